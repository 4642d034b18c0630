"""Hints at the table: what the engine thinks of a decision, using only what its seat knows.

Hints are computed in a thread of their own, one at a time for each user, so they do not slow down the tables.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from kogge.analysis import Choice, weigh
from kogge.engine.match import Match
from kogge.web import problems as problems
from kogge.web.accounts.users import User
from kogge.web.i18n.translation import N_
from kogge.web.jobs import ThreadQueue
from kogge.web.problems import Problem
from kogge.web.tables.service import TableService

MAX_EACH, MAX = 2, 40  # limits on waiting hints: of one user, of all
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"  # then nothing has to be compiled first


class Hints:
    """Evaluates decisions for users who may have hints."""

    def __init__(self, tables: TableService, is_ready: Callable[[str], bool], depth: int):
        self.tables, self._is_ready = tables, is_ready
        """`is_ready`: is this game's search compiled?"""
        self._depth = depth
        self._queue = ThreadQueue("hints_service", 1, MAX_EACH, MAX)

    def end(self) -> None:
        """Stop computing hints."""
        self._queue.end()

    @property
    def waiting(self) -> int:
        """How many hints wait to be computed."""
        return self._queue.waiting

    def soon(self, person: User, table_id: str, seat: int, version: int, also: Sequence[str] = ()) -> Future[tuple[Choice, ...]]:
        """A future for the best moves at a user's decision, best first, together with the moves in `also`."""
        match = self._decision(person, table_id, seat, version)

        def think() -> tuple[Choice, ...]:
            return weigh(match, self._depth, also=[move for move in also if move in match.moves()])

        coming = self._queue.soon(person.id, think)
        if coming is None:
            raise Problem(503, N_("The engine has much to think about just now. Try again in a moment."))
        return coming

    def _decision(self, person: User, table_id: str, seat: int, version: int) -> Match:
        """A copy of the match at a user's decision, if hints are allowed there."""
        table = self.tables.sessions.snapshot(table_id)
        row, seat_rows = table.row, table.seats
        if not row.hints:
            raise Problem(403, N_("There are no hints at this table."))
        if not 1 <= seat <= row.players or seat_rows[seat - 1].user_id != person.id:
            raise problems.not_your_seat()
        if not INTERPRETED and not self._is_ready(row.game):
            raise Problem(503, N_("The engine is still getting ready. Try again in a minute."))
        table.require_version(version)
        if table.match.seat != seat:
            raise problems.not_your_turn()
        return table.match.copy()
