"""Replay a game: the table after each line of the record, as far as the viewer may know.

A replay takes a while to compute. It has its own threads with fair turns (`jobs.py`), so that it delays no other page; requests for the
same replay share one computation, and a replay that takes too long is refused.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

import numpy as np

from kogge.engine.match import Match
from kogge.engine.record_view import copy_rows
from kogge.web.accounts.users import User, seats_of
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs, Result, ThreadJobs
from kogge.web.problems import Problem
from kogge.web.tables.service import TableService
from kogge.web.tables.session import TableSession
from kogge.web.tables.table_view import TableView, readable_log

MAX_CACHED = 16  # replays in memory
MAX_LINES, MAX_SECONDS = 5000, 15.0  # limits for one replay; a long game has about 500 lines and takes half a second
THREADS, MAX_PER_ADDRESS, MAX_WAITING = 2, 8, 32  # limits on waiting replays: for one address, for all


class Replay:
    """One replayed game. `frames`: the table's bytes and the places of the pieces, before the first line and after each line."""

    def __init__(self, session: TableSession, lines: list[str], seconds: float = MAX_SECONDS):
        self.session = session
        until = time.monotonic() + seconds
        self.frames: list[tuple[np.ndarray, dict[str, list[str]]]] = [self._frame()]
        for line in lines:
            if time.monotonic() > until:
                raise too_long()
            session.follow([line])
            self.frames.append(self._frame())

    def match_at(self, line: int) -> Match:
        """The match after this many lines."""
        return self.session.match.at_line(self.frames[line][0], line)

    def _frame(self) -> tuple[np.ndarray, dict[str, list[str]]]:
        return copy_rows(self.session.match.rows), self.session.pieces.ids


class Replays:
    """The cache of replays; the least recently used are dropped first."""

    def __init__(self, tables: TableService, jobs: Jobs | None = None, most_lines: int = MAX_LINES, seconds: float = MAX_SECONDS):
        self.tables, self._most_lines, self._seconds = tables, most_lines, seconds
        self._queue = (jobs or ThreadJobs()).queue("replay", THREADS, MAX_PER_ADDRESS, MAX_WAITING)
        self._futures: dict[tuple[str, int], Future[Replay]] = {}
        self._cache: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self._lock = threading.Lock()

    def end(self) -> None:
        """Stop computing replays."""
        self._queue.end()

    @property
    def waiting(self) -> int:
        """How many replays wait to be computed."""
        return self._queue.waiting

    def submit(self, fn: Callable[[], Result], client_key: str) -> Future[Result]:
        """Run another long computation in the threads of the replays, in fair turns with them."""
        future = self._queue.submit(client_key, fn)
        if future is None:
            raise too_many()
        return future

    def of(self, row: Any) -> Replay:
        """The replay of a table, computed now if it is not in the cache."""
        with self._lock:
            cached = self._cache.get((row.id, row.version))
        if cached is not None:
            return cached
        if row.lines > self._most_lines:
            raise too_long()
        future: Future[Replay] = Future()
        self._make(row, future)
        return future.result()

    def request(self, row: Any, client_key: str = "") -> Future[Replay]:
        """A future for the replay of a table; requests for the same replay share it. Does not block."""
        if row.lines > self._most_lines:
            raise too_long()
        key = (row.id, row.version)
        with self._lock:
            if key in self._futures:
                return self._futures[key]
            future: Future[Replay] = Future()
            if key in self._cache:
                self._cache.move_to_end(key)
                future.set_result(self._cache[key])
            elif self._queue.put(client_key, lambda: self._make(row, future)):
                self._futures[key] = future
            else:
                raise too_many()
            return future

    def _make(self, row: Any, future: Future[Replay]) -> None:
        replay = fault = None
        try:
            replay = Replay(
                TableSession(row.game, row.players, row.options, row.rules), self.tables.store.texts(row.id)[: row.lines], self._seconds
            )
        except Exception as error:
            fault = error
        with self._lock:
            self._futures.pop((row.id, row.version), None)
            if replay is not None:
                self._cache[row.id, row.version] = replay
                while len(self._cache) > MAX_CACHED:
                    self._cache.popitem(last=False)
        if replay is not None:
            future.set_result(replay)
        else:
            future.set_exception(fault)

    def view(self, table_id: str, user: User | None, at: int | None = None, replay: Replay | None = None) -> TableView:
        """The table after line `at`, as this user may see it; of a running game only what is public."""
        row, seat_rows = self.tables.sessions.row_and_seats(table_id)
        replay = replay or self.of(row)
        mine = seats_of(seat_rows, user.id) if user else []
        seat = mine[0] if len(mine) == 1 else None
        match = replay.session.match
        known = len(match.revealed_lines()) if row.status == "running" else len(replay.frames) - 1
        at = known if at is None else max(0, min(at, known))
        rows, ids = replay.frames[at]
        if row.status == "running":
            rows = match.game.redact_history(np.concatenate([frame for frame, _ in replay.frames]), at)
        past_match = match.with_rows(rows)
        view = past_match.view(seat)
        points = past_match.points() if past_match.is_over else []
        log = replay.session.with_log()[1]
        table_view = TableView(
            info=row,
            seats=seat_rows,
            board=replay.session.board,
            seat=seat,
            own_seats=mine,
            view=view,
            moves=[],
            ids=ids,
            log=readable_log(log, seat, at, row.status == "running"),
            version=row.version,
            at=at,
            total=known,
            replay=True,
            rounds=first_lines(log.rounds[:known]),
            points=points,
            earned=log.earned if view["over"] else {},
        )
        return table_view


def first_lines(rounds: Sequence[int]) -> dict[int, int]:
    """The first line of each round, given the round after each line."""
    found: dict[int, int] = {}
    for line, number in enumerate(rounds, 1):
        if number:
            found.setdefault(number, line)
    return found


def too_many() -> Problem:
    """Too many replays wait."""
    return Problem(503, N_("Many replays are being prepared. Try again in a moment."))


def too_long() -> Problem:
    """The replay would take too long."""
    return Problem(422, N_("This game is too long for a move-by-move replay. You can still download its record."))
