"""Bots at tables. They think in threads outside the event loop; after a restart, tables that wait for a bot continue by themselves.

Thinking time is shared fairly between the addresses of the players, and between the people at one address (`jobs.py`). Tables beyond a
limit wait until `_resume` finds them again. Unattended tables, at which only bots play and nobody watches, have the lowest
priority: one of them at a time, only when no other table waits, with a rest after each move.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

import sqlalchemy as sa

import kogge.bots
from kogge.engine.match import Match
from kogge.engine.side_module import numba_is_missing
from kogge.games import game_ids
from kogge.web.bus import TableChanged
from kogge.web.jobs import Jobs, Share, Turns
from kogge.web.problems import Problem
from kogge.web.tables.service import TableService
from kogge.web.tables.session import chance_at

log = logging.getLogger("kogge.bots")

RESUME_SECONDS = 2.0  # seconds between searches for tables that still wait for a bot
FALLBACK_LEVELS = {"hard": "medium", "expert": "net"}  # the level that plays instead until the search is compiled
MAX_PER_USER, MAX_PER_ADDRESS, MAX_WAITING = 20, 200, 2000  # limits on tables that wait for a bot: of one person, of one address, of all
MAX_BOTS_ONLY = 100  # tables without people that `_resume` fetches at a time
REST_FACTOR = 4  # the rest after a move at an unattended table, as a multiple of the thinking time
BUSY_RETRY_SECONDS = 0.1  # while other tables wait: seconds until an unattended table is tried again
SLOW_MOVES = 3  # after so many bot moves in a row the pauses become short, so that people need not wait long
SHORT_PAUSE_FACTOR = 0.1  # the short pause, as a fraction of the normal one
UNDO_PAUSE_FACTOR = 4  # the pause while the previous move can still be undone, as a multiple of the normal one
MAX_PACE = 3.1  # the largest `pace` that `_resume` expects
COMPILE_SCRIPT = "import os, sys, kogge.bots\nos.nice(10) if hasattr(os, 'nice') else None\nkogge.bots.warm_up(sys.argv[1])"


def offered_levels(game: str | None) -> list[str]:
    """The levels that players can choose: all but `net`, which is the expert without search."""
    return [level for level in kogge.bots.levels(game) if level != "net"]


class Compiler:
    """Compiles the search of every game after the start, in a separate process. Until a game is compiled, weaker levels play instead of
    `hard` and `expert`."""

    def __init__(self) -> None:
        # the compiled games; without numba, all were compiled ahead of time (`engine/side_module.py`)
        self.ready: set[str] = {*game_ids()} if numba_is_missing() else set()
        self._process: subprocess.Popen | None = None
        self._stopped = False

    async def compile_all(self, jobs: Jobs) -> None:
        """Compile one game after the other."""
        if numba_is_missing():
            return
        await asyncio.sleep(2)  # serve the first page before compiling
        for game in game_ids():
            if not self._stopped:
                await jobs.call(self._compile, game)

    def end(self) -> None:
        """Stop compiling."""
        self._stopped = True
        if self._process is not None:
            self._process.terminate()

    def _compile(self, game: str) -> None:
        if self._stopped:
            return
        # in a new session, so that Ctrl+C reaches only the server, which then ends this process
        self._process = subprocess.Popen([sys.executable, "-c", COMPILE_SCRIPT, game], stderr=subprocess.DEVNULL, start_new_session=True)
        is_compiled = self._process.wait() == 0
        if is_compiled and not self._stopped:
            kogge.bots.warm_up(game)  # loads the compiled code from the cache
            self.ready.add(game)
        elif not self._stopped:
            log.warning("%s could not be compiled; `medium` plays instead of `hard`, and `net` instead of `expert`.", game)

    def choose(self, level: str, match: Match, seed: int) -> str:
        """Choose a bot's move for the seat to decide."""
        if match.game.id not in self.ready:
            level = FALLBACK_LEVELS.get(level, level)
        return kogge.bots.choose(match, level, seed=seed)


class Opponents:
    """All bots of the site."""

    def __init__(
        self,
        tables: TableService,
        pause: float,
        jobs: Jobs,
        share_of: Callable[[str], Share] = lambda user_id: user_id,
        threads: int = 2,
    ):
        """`pause`: the seconds that a bot normally waits before it moves. `share_of`: a user's share in fair turns (`jobs.py`)."""
        self.tables, self.pause, self.jobs, self._share_of = tables, pause, jobs, share_of
        self.compiler = Compiler()
        self._queue = jobs.queue("bot", threads, MAX_PER_USER, MAX_WAITING, MAX_PER_ADDRESS)
        self._unattended: Turns[tuple[str, int]] = Turns(MAX_PER_USER, MAX_WAITING, MAX_PER_ADDRESS)
        self._unattended_runs = False  # a bot of an unattended table thinks or rests, or tries again soon
        self._loop: asyncio.AbstractEventLoop | None = None
        self._due: set[tuple[str, int]] = set()  # tables and versions whose bot move is scheduled or in progress
        self._in_a_row: dict[str, int] = {}  # by table: bot moves since a person's turn
        self._lock = threading.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._quiet = 0.0  # `_resume` skips tables that have changed in the last so many seconds
        self.moves = 0
        jobs.every(RESUME_SECONDS, self._resume, name="bots", at_once=True)

    def begin(self, compiles: bool = False) -> None:
        """Start; called once inside the event loop. `compiles`: whether to compile the search of all games now."""
        self._loop = asyncio.get_running_loop()
        if compiles:
            self._start_task(self.compiler.compile_all(self.jobs))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task, and keep a reference until it ends."""
        assert self._loop is not None
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _resume(self) -> None:
        """At the start and periodically: continue tables that still wait for a bot, for example after a restart or an error."""
        table_ids = self.tables.store.running_tables(self._quiet)
        table_ids += self.tables.store.bots_alone(self._quiet, MAX_BOTS_ONLY, self.tables.presence.channels())
        for table_id in table_ids:
            row, seats = self.tables.store.table_and_seats(table_id)
            if row is not None:
                self.table_changed(TableChanged(row, seats))
        self._quiet = RESUME_SECONDS + self.pause * UNDO_PAUSE_FACTOR * MAX_PACE

    def end(self) -> None:
        """Stop thinking; a move that is being written is finished."""
        self._loop = None
        self.compiler.end()
        self._queue.end()
        for task in self._tasks:
            task.cancel()

    @property
    def waiting(self) -> int:
        """How many tables wait for their bot to think."""
        return self._queue.waiting + self._unattended.count

    def table_changed(self, change: TableChanged) -> None:
        """A table has changed: if a bot is to decide, it moves after a pause, so that people can follow. Safe from any thread."""
        row, seat_rows = change.info, change.seats
        if self._loop is None or row.status != "running" or row.paused or not row.turn or not seat_rows[row.turn - 1].level:
            self._in_a_row.pop(row.id, None)
            return
        with self._lock:
            if (row.id, row.version) in self._due:
                return
            self._due.add((row.id, row.version))
        player = next((one.user_id for one in seat_rows if one.kind == "person" and not one.level), None)
        submit = self._submit if player or self.tables.presence.is_watched(row.id) else self._submit_unattended
        share = self._share_of(player or row.host)
        self._loop.call_soon_threadsafe(self._loop.call_later, self.pause_at(row, change.pace), submit, row.id, row.version, share)

    def pause_at(self, row: Any, pace: float = 1.0) -> float:
        """How many seconds a bot waits before it moves: more while a person can undo their move, fewer after several bot moves in a row,
        none if nobody watches."""
        if not self.tables.presence.is_watched(row.id):
            return 0.0
        if row.undo_floor < row.lines:
            return self.pause * pace * UNDO_PAUSE_FACTOR
        return self.pause if self._in_a_row.get(row.id, 0) < SLOW_MOVES else self.pause * SHORT_PAUSE_FACTOR

    def _submit(self, table_id: str, version: int, share: Share) -> None:
        """Queue the bot's thinking, then play its move. Called in the event loop."""
        future = self._queue.submit(share, lambda: self._think(table_id, version)) if self._loop is not None else None
        if future is None:
            self._done(table_id, version)
        else:
            self._start_task(self._play(table_id, version, future))

    def _submit_unattended(self, table_id: str, version: int, share: Share) -> None:
        """Queue an unattended table, with the lowest priority. Called in the event loop."""
        if not self._unattended.put(share, (table_id, version)):
            self._done(table_id, version)
        elif not self._unattended_runs:
            self._next_unattended()

    def _next_unattended(self) -> None:
        """Let a bot think at the next unattended table. If other tables wait, try again later."""
        self._unattended_runs = False
        if self._loop is None or not self._unattended.count:
            return
        taken = None if self._queue.waiting else self._unattended.take()
        self._unattended_runs = True
        if taken is None:
            self._loop.call_later(BUSY_RETRY_SECONDS, self._next_unattended)
        else:
            self._start_task(self._play_unattended(*taken))

    async def _play_unattended(self, share: Share, due: tuple[str, int]) -> None:
        """Think and move at an unattended table, then rest."""
        table_id, version = due
        began = time.perf_counter()
        future = self._queue.submit("", lambda: self._think(table_id, version))
        if future is None:
            self._done(table_id, version)
        else:
            await self._play(table_id, version, future)
        seconds = time.perf_counter() - began
        self._unattended.done(share, seconds)
        if self._loop is not None:
            self._loop.call_later(REST_FACTOR * seconds, self._next_unattended)

    async def _play(self, table_id: str, version: int, future: Future[tuple[int, str] | None]) -> None:
        """Play the move once the bot has chosen it."""
        try:
            choice = await asyncio.wrap_future(future)
            if choice is not None:
                seat, move = choice
                self._in_a_row[table_id] = self._in_a_row.get(table_id, 0) + 1
                await self.tables.play_bot(table_id, seat, move, version)
                self.moves += 1
        except Problem:
            pass  # the table changed in the meantime, and that change called `table_changed`
        except sa.exc.SQLAlchemyError as error:
            log.warning("A bot at table %s could not move yet: %s", table_id, str(error).partition("\n")[0])
        except Exception:
            log.exception("A bot at table %s could not move.", table_id)
        finally:
            self._done(table_id, version)

    def _done(self, table_id: str, version: int) -> None:
        """The move was played or given up; if the table still waits for it, `_resume` may schedule it again."""
        with self._lock:
            self._due.discard((table_id, version))

    def _think(self, table_id: str, version: int) -> tuple[int, str] | None:
        """The seat and the move of the bot that is to decide at this version; None if no bot is to decide, or if another server has
        claimed the decision."""
        with self.tables.store.db.claim(table_id, version) as is_claimed:
            table = self.tables.sessions.snapshot(table_id)
            seat = table.match.seat
            level = table.seats[seat - 1].level if seat else None
            if not is_claimed or table.version != version or not seat or not level:
                return None
            seed = chance_at((table.info.secret or table.info.id) + "bot", version) >> 2
            return seat, self.compiler.choose(level, table.match.copy(), seed)
