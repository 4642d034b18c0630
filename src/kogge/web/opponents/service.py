"""Bots at the table: they think in threads outside the event loop, and a table that waits for one after a restart goes on by itself.

Their thinking is shared fairly between people: those who opened the tables take turns (`fair_queue.py`). What one person's tables want
beyond the most that may wait is left alone until `_look_around` comes by again.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
from concurrent.futures import CancelledError
from typing import Any

import sqlalchemy as sa

import kogge.bots
from kogge.engine.match import Match
from kogge.games import game_ids
from kogge.web.bus import TableChanged
from kogge.web.fair_queue import FairQueue
from kogge.web.problems import Problem
from kogge.web.tables.service import TableService
from kogge.web.tables.session import chance_at

log = logging.getLogger("kogge.bots")

QUIET = 2.0  # seconds without a change after which a table that waits for a bot is looked at again: its bot may be lost
STANDING_IN = {"hard": "medium", "expert": "net"}  # until it is compiled
MAX_EACH, MAX = 20, 2000  # tables that wait for a bot: of one person, of all
TO_REGRET = 3  # pauses that a bot waits while the move before it may still be taken back
SLOWEST = 2  # the largest `pace`
COMPILE = "import os, sys, kogge.bots\nos.nice(10) if hasattr(os, 'nice') else None\nkogge.bots.warm_up(sys.argv[1])"


def offered_levels(game: str | None) -> list[str]:
    """The levels that people are offered: all but `net`, who is the expert without thinking."""
    return [level for level in kogge.bots.levels(game) if level != "net"]


class Compiler:
    """Compiles what searches, for every game from the start, in a process of its own: nobody waits for it; until then others stand in."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self._process: subprocess.Popen | None = None
        self._stopped = threading.Event()

    def begin(self) -> None:
        """Start compiling, game by game."""
        threading.Thread(target=self._compile_all, name="compiler", daemon=True).start()

    def end(self) -> None:
        """TourStep compiling."""
        self._stopped.set()
        if self._process is not None:
            self._process.terminate()

    def _compile_all(self) -> None:
        self._stopped.wait(2)  # the first page comes first
        for game in game_ids():
            if self._stopped.is_set():
                return
            self._process = subprocess.Popen([sys.executable, "-c", COMPILE, game], stderr=subprocess.DEVNULL)
            done = self._process.wait() == 0
            if done and not self._stopped.is_set():
                kogge.bots.warm_up(game)  # from the cache
                self.ready.add(game)
            elif not self._stopped.is_set():
                log.warning("%s could not be compiled; its hard bots play as medium ones, its experts as trained ones.", game)

    def choose(self, level: str, match: Match, seed: int) -> str:
        """A bot's move for the seat to decide."""
        if match.game.id not in self.ready:
            level = STANDING_IN.get(level, level)
        return kogge.bots.choose(match, level, seed=seed)


class Opponents:
    """Every bot of the site."""

    def __init__(self, tables: TableService, pause: float, threads: int = 2):
        self.tables, self.pause = tables, pause
        self.compiler = Compiler()
        self._queue = FairQueue("bot", threads, MAX_EACH, MAX)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._due: set[tuple[str, int]] = set()
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self.moves = 0

    def begin(self) -> None:
        """Called once inside the event loop: whoever waits for a bot since the last time gets its move now."""
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._look_around, name="bots", daemon=True).start()

    def _look_around(self) -> None:
        """At the start, and again and again: a table whose bot was lost with another server, or to a fault, goes on."""
        quiet = 0.0
        while not self._stopped.is_set():
            try:
                for table_id in self.tables.store.running_tables(quiet):
                    row, seats = self.tables.store.table_and_seats(table_id)
                    if row is not None:
                        self.look_at(TableChanged(row, seats))
            except sa.exc.SQLAlchemyError as error:
                log.warning("Bots wait: %s", str(error).partition("\n")[0])
            quiet = QUIET + self.pause * TO_REGRET * SLOWEST
            self._stopped.wait(QUIET)

    def end(self) -> None:
        """TourStep thinking; a move that is being written is written."""
        self._loop = None
        self._stopped.set()
        self._queue.end()

    @property
    def waiting(self) -> int:
        """How many tables wait for a bot that others keep from thinking."""
        return self._queue.waiting

    def look_at(self, change: TableChanged) -> None:
        """Something changed at a table: if a bot is to decide, it will, after a pause for people to see what happened. From any thread."""
        row, seat_rows = change.row, change.seats
        if self._loop is None or row.status != "running" or row.paused or not row.turn or not seat_rows[row.turn - 1].level:
            return
        with self._lock:
            if (row.id, row.version) in self._due:
                return
            self._due.add((row.id, row.version))
        self._loop.call_soon_threadsafe(self._loop.call_later, self.pause_at(row, change.pace), self._submit, row.id, row.version, row.host)

    def pause_at(self, row: Any, pace: float = 1.0) -> float:
        """How long a bot waits at a table: longer where somebody may still take their move back, not at all where nobody looks on."""
        if not self.tables.presence.is_watched(row.id):
            return 0.0
        return self.pause * pace * TO_REGRET if row.undo_floor < row.lines else self.pause

    def _submit(self, table_id: str, version: int, host: str) -> None:
        if not self._queue.put(host, lambda: self._decide(table_id, version)):
            self._done(table_id, version)

    def _decide(self, table_id: str, version: int) -> None:
        try:
            if not self._stopped.is_set():
                with self.tables.store.db.claim(table_id, version) as mine:
                    if mine:
                        self._move(table_id, version)
        except (Problem, CancelledError):
            pass  # somebody changed the table meanwhile, and that change called `look_at`; or the site is closing
        except sa.exc.SQLAlchemyError as error:
            log.warning("A bot at table %s waits: %s", table_id, str(error).partition("\n")[0])
        except Exception:
            log.exception("A bot at table %s could not move.", table_id)
        finally:
            self._done(table_id, version)

    def _done(self, table_id: str, version: int) -> None:
        with self._lock:
            self._due.discard((table_id, version))

    def _move(self, table_id: str, version: int) -> None:
        table = self.tables.sessions.snapshot(table_id)
        row, seat = table.row, table.match.seat
        if table.version != version or not seat or not table.seats[seat - 1].level:
            return
        number = chance_at((row.secret or row.id) + "bot", version) >> 2
        move = self.compiler.choose(table.seats[seat - 1].level, table.match.copy(), number)
        if (loop := self._loop) is not None:
            asyncio.run_coroutine_threadsafe(self.tables.play_bot(table_id, seat, move, version), loop).result()
            self.moves += 1
