"""Analyses of finished games, and hints at the table.

Games are analysed one at a time, each in a separate process with low priority; in the browser edition, which has no processes, an
`Analyst` runs in the event loop. Partial results are stored in the database, so every server can show them. Hints use only what their seat
knows. One thread computes them, in fair turns by address and then by user.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import subprocess
import sys
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import kogge
from kogge.analysis import Analysis, Choice, iter_analysis, rank_moves
from kogge.engine.match import Match
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.db import schema
from kogge.web.db.database import Database
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs, Share
from kogge.web.problems import Problem
from kogge.web.tables.service import TableService

log = logging.getLogger("kogge.analysis_service")

MAX_ANALYSES_EACH, MAX_ANALYSES = 3, 30  # games that wait to be analysed: of one address, of all
MAX_LINES = 5000
DEEPER_FACTOR = 4  # factor of the depth for a deeper analysis
LOST_AFTER = 30.0  # after so many seconds without progress an analysis may be requested again: its server has probably ended


Analyst = Callable[[int, str], AsyncIterator[str]]
"""Analyses a record to a depth, in the event loop: yields the growing analysis as JSON."""


async def analyse_in_turns(depth: int, record: str) -> AsyncIterator[str]:
    """Analyse a record in small steps; everything else that is ready runs between them."""
    for found in iter_analysis(kogge.load(record, boxes=False), depth, threads=1):
        yield found.as_json()
        await asyncio.sleep(0)


@dataclass(frozen=True)
class StoredAnalysis:
    """A stored analysis: its depth, its progress, its JSON, and when it last changed."""

    depth: int
    progress: float
    text: str
    changed: float


class AnalysisStore:
    """Stores one analysis for each table: the latest."""

    def __init__(self, db: Database):
        self.db = db

    def get(self, table_id: str) -> StoredAnalysis | None:
        """The analysis of a table's game so far."""
        with self.db.engine.connect() as db:
            row = db.execute(schema.analyses.select().where(schema.analyses.c.table_id == table_id)).first()
        return StoredAnalysis(row.depth, row.progress, zlib.decompress(row.packed).decode(), row.changed) if row else None

    def save(self, table_id: str, depth: int, progress: float, text: str) -> None:
        """Store the analysis so far, in place of the earlier one."""
        values = {"depth": depth, "progress": progress, "packed": zlib.compress(text.encode()), "changed": time.time()}
        with self.db.writing() as db:
            same_table = schema.analyses.c.table_id == table_id
            if not db.execute(schema.analyses.update().where(same_table).values(values)).rowcount:
                db.execute(schema.analyses.insert().values(table_id=table_id, **values))


class AnalysisService:
    """Analyses finished games: in a process, or, where `jobs` has no threads, with `analyst`."""

    def __init__(
        self, store: AnalysisStore, tables: TableService, depth: int, compiled: bool, jobs: Jobs, analyst: Analyst = analyse_in_turns
    ):
        self.store, self.tables, self.depth, self._compiled = store, tables, depth, compiled
        self._jobs, self._analyst = jobs, analyst
        self._queue = jobs.queue("analysis_service", 1, MAX_ANALYSES_EACH, MAX_ANALYSES)
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._requested: dict[str, int] = {}
        """By table: the depth of the analyses that run or wait, in order."""
        self._process: subprocess.Popen[str] | None = None
        self._stopped = False
        self._lock = threading.Lock()

    def end(self) -> None:
        """Stop analysing."""
        self._stopped = True
        self._queue.end()
        if self._process is not None:
            self._process.terminate()
        for task in self._tasks:
            task.cancel()

    @property
    def waiting(self) -> int:
        """How many games wait to be analysed."""
        return self._queue.waiting

    def ahead_of(self, table_id: str) -> int | None:
        """How many games come before this one: 0 if it is being analysed; None if nobody has requested it here."""
        with self._lock:
            return list(self._requested).index(table_id) if table_id in self._requested else None

    def analysis_of(self, table_id: str) -> Analysis | None:
        """The analysis of a game so far; None if nobody has requested it, or if the server that ran it is gone."""
        stored = self.store.get(table_id)
        if stored and not stored.progress and self.ahead_of(table_id) is None and self._is_lost(stored):
            return None
        return _read(stored.text) if stored else None

    def may_go_deeper(self, table_id: str, user: User | None) -> bool:
        """Whether this user may request a deeper analysis, which takes minutes: only if they played in this game or uploaded it."""
        row, seat_rows = self.tables.row_and_seats(table_id)
        return user is not None and (user.id == row.host or bool(seats_of(seat_rows, user.id)))

    def ask(self, table_id: str, client_key: str, deeper: bool = False) -> None:
        """Request the analysis of a finished game, unless one that is as deep exists or is under way."""
        row = self.tables.row(table_id)
        if row.status not in ("over", "record"):
            raise Problem(409, N_("You can analyse a game once it is over."))
        if row.lines > MAX_LINES:
            raise Problem(422, N_("This game is too long to analyse."))
        depth = self.depth * (DEEPER_FACTOR if deeper else 1)
        stored = self.store.get(table_id)
        if stored and stored.depth >= depth and (stored.progress == 1 or not self._is_lost(stored)):
            return
        with self._lock:
            if table_id in self._requested:
                return
            if not self._queue.put(client_key, lambda: self._analyse(table_id)):
                raise Problem(503, N_("Many games are waiting to be analysed. Try again in a moment."))
            self._requested[table_id] = depth
            if stored is None:  # so that the other servers know of it
                self.store.save(table_id, depth, 0.0, empty_analysis(row, depth).as_json())

    def _is_lost(self, stored: StoredAnalysis) -> bool:
        return self.tables.presence.now() - stored.changed > LOST_AFTER

    def _analyse(self, table_id: str) -> None:
        if not self._jobs.threads:
            task = asyncio.get_running_loop().create_task(self._analyse_in_loop(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        with self._lock:
            depth = self._requested[table_id]
        try:
            if not self._stopped:
                self._run(table_id, depth, without_names(self.tables.records.record(table_id, None)))
        finally:
            with self._lock:
                self._requested.pop(table_id, None)

    async def _analyse_in_loop(self, table_id: str) -> None:
        """Analyse a game in the event loop, after those that were requested before."""
        depth = self._requested[table_id]
        try:
            async with self._one_at_a_time:
                record = without_names(self.tables.records.record(table_id, None))
                async for text in self._analyst(depth, record):
                    self.store.save(table_id, depth, _read(text).progress, text)
        except Exception:
            log.exception("The game at table %s could not be analysed.", table_id)
        finally:
            self._requested.pop(table_id, None)

    def _run(self, table_id: str, depth: int, record: str) -> None:
        """Run a process for this game; every line that it prints is the analysis so far."""
        command = [sys.executable, "-m", "kogge.analysis", str(depth)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen(command, env=self._environment(), text=True, encoding="utf-8", **pipes) as process:
            self._process = process
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stderr is not None
            try:
                process.stdin.write(record)
                process.stdin.close()
                for text in process.stdout:
                    self.store.save(table_id, depth, _read(text).progress, text.rstrip())
                errors = process.stderr.read()
            finally:
                process.kill()
                self._process = None
        if process.returncode and not self._stopped:
            log.warning("The game at table %s could not be analysed: %s", table_id, errors.strip().rpartition("\n")[2])

    def _environment(self) -> dict[str, str]:
        """The environment of the process. Without compilation it runs interpreted: slower, but it starts at once."""
        off = {} if self._compiled else {"NUMBA_DISABLE_JIT": "1"}
        return {**os.environ, **off, "PYTHONIOENCODING": "utf-8"}


def empty_analysis(row: Any, depth: int) -> Analysis:
    """An empty analysis."""
    return Analysis(row.game, row.players, (), depth, 0, 0.0, True, (), (), (), (), ())


def without_names(record: str) -> str:
    """A record without names: an analysis is kept even if a user has their name erased."""
    return "\n".join(line for line in record.split("\n") if not line.startswith("Names:"))


@functools.lru_cache(32)
def _read(text: str) -> Analysis:
    """Parse an analysis from its JSON; cached, because every move of a replay needs it."""
    return Analysis.from_json(text)


MAX_HINTS_EACH, MAX_HINTS_ADDRESS, MAX_HINTS = 2, 8, 80  # waiting hints: of one user, of one address, of all
MAX_SHOWN = 1000  # hints that are remembered
RETRY_AFTER = 3  # seconds after which a page asks again while a game's search is being compiled
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"  # then nothing has to be compiled first


class Hints:
    """Evaluates decisions for users who may have hints."""

    def __init__(
        self,
        tables: TableService,
        is_ready: Callable[[str], bool],
        depth: int,
        jobs: Jobs,
        share_of: Callable[[str], Share] = lambda user_id: user_id,
    ):
        self.tables, self._is_ready, self._share_of = tables, is_ready, share_of
        """`is_ready`: is this game's search compiled? `share_of`: a user's share, at their address."""
        self._depth = depth
        self._shown: OrderedDict[tuple[str, str, int], tuple[int, tuple[Choice, ...]]] = OrderedDict()
        """By user, table and seat: the version of the table and the hint that is shown there."""
        self._queue = jobs.queue("hints_service", 1, MAX_HINTS_EACH, MAX_HINTS, MAX_HINTS_ADDRESS)

    def end(self) -> None:
        """Stop computing hints."""
        self._queue.end()

    @property
    def waiting(self) -> int:
        """How many hints wait to be computed."""
        return self._queue.waiting

    def request(self, user: User, table_id: str, seat: int, version: int, also: Sequence[str] = ()) -> Future[tuple[Choice, ...]]:
        """A future for the best moves at a user's decision, best first, together with the moves in `also`."""
        future = self.evaluate(user, self._decision(user, table_id, seat, version), also)
        if not self.tables.row_and_seats(table_id)[1][seat - 1].hinted:
            self.tables.store.mark_hinted(table_id, seat)
        return future

    def show(self, user: User, table_id: str, seat: int, version: int, choices: tuple[Choice, ...]) -> None:
        """Remember a hint: it stays on the board, also after a click, until the decision is made or the hint is hidden."""
        self._shown[user.id, table_id, seat] = (version, choices)
        while len(self._shown) > MAX_SHOWN:
            self._shown.popitem(last=False)

    def hide(self, user: User, table_id: str, seat: int) -> None:
        """Hide a hint."""
        self._shown.pop((user.id, table_id, seat), None)

    def current(self, user: User, table_id: str, seat: int, version: int) -> tuple[Choice, ...]:
        """The hint that the board shows at this version of a table; () if it shows none."""
        shown_at, choices = self._shown.get((user.id, table_id, seat), (-1, ()))
        return choices if shown_at == version else ()

    def evaluate(self, user: User, match: Match, also: Sequence[str] = ()) -> Future[tuple[Choice, ...]]:
        """The same for a position that the user may know."""
        self._require_ready(match.game.id)

        def think() -> tuple[Choice, ...]:
            return rank_moves(match, self._depth, also=[move for move in also if move in match.moves()])

        future = self._queue.submit(self._share_of(user.id), think)
        if future is None:
            raise Problem(503, N_("The hint engine is busy. Try again in a moment."))
        return future

    def _decision(self, user: User, table_id: str, seat: int, version: int) -> Match:
        """A copy of the match at a user's decision, if hints are allowed there."""
        table = self.tables.sessions.snapshot(table_id)
        row, seat_rows = table.info, table.seats
        if not row.hints:
            raise Problem(403, N_("Hints are off in this game."))
        if not 1 <= seat <= row.players or seat_rows[seat - 1].user_id != user.id:
            raise problems.not_your_seat()
        self._require_ready(row.game)
        table.require_version(version)
        if table.match.seat != seat:
            raise problems.not_your_turn()
        return table.match.copy()

    def _require_ready(self, game: str) -> None:
        if not INTERPRETED and not self._is_ready(game):
            problem = Problem(503, N_("Hints are still loading. Try again in a minute."))
            problem.retry_after = RETRY_AFTER
            raise problem
