"""Fork a game: a new table that starts from a moment of another game, with one person and bots.

A finished game and an uploaded record hide nothing; the fork keeps the hidden cards, or deals anew what the chosen seat could not know.
A running game may be forked only by a person who plays it alone against bots, and what that person cannot know is always dealt anew,
whichever seat they take. So a fork reveals nothing about the running game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kogge.engine.chance import keyed_words
from kogge.engine.errors import KoggeError
from kogge.forks import past_of
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.db.database import new_id
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem
from kogge.web.tables.fairness import past_hash
from kogge.web.tables.session import Sessions
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT
from kogge.web.tables.store import TableStore


def may_fork(row: Any, seat_rows: Sequence[Any], person: User | None) -> bool:
    """Whether this person may fork this table's game."""
    if row.status in ("over", "record"):
        return True
    others = [one for one in seat_rows if person is None or one.user_id != person.id]
    return row.status == "running" and len(others) == len(seat_rows) - 1 and all(one.kind == "bot" for one in others)


class Forks:
    """Opens tables that continue another game."""

    def __init__(self, store: TableStore, sessions: Sessions, seat_row: Callable[..., dict[str, Any]]):
        self.store, self.sessions, self._seat_row = store, sessions, seat_row

    def fork(self, person: User, table_id: str, at: int, seat: int, level: str, same: bool) -> str:
        """Open a table that continues after line `at`: this person at any seat, bots at the others; `same`: keep hidden cards."""
        table_then = self.sessions.snapshot(table_id)
        row, seat_rows = table_then.info, table_then.seats
        if not may_fork(row, seat_rows, person):
            raise Problem(403, N_("You can continue from here once the game is over."))
        if not 1 <= seat <= row.players:
            raise problems.bad_form()
        running = row.status == "running"
        knowing = seats_of(seat_rows, person.id)[0] if running else None if same else seat
        secret, match = secrets.token_hex(32), table_then.match.copy()
        try:
            then = past_of(match, min(max(at, 0), len(match.revealed_lines() if running else match.lines)), knowing, secrets.token_hex())
        except KoggeError as error:
            raise cannot_go_on(error) from None
        past = list(then.lines)
        then.chance = partial(keyed_words, secret)
        if then.resolve_chance().is_over:
            raise over_there()
        table: dict[str, Any] = {
            "id": new_id(),
            "game": row.game,
            "players": row.players,
            "options": row.options,
            "rules": row.rules,
            "secret": secret,
            "forked": len(past),
            "past": past_hash(past),
        }
        table |= {"status": "running", "turn": then.seat, "undo_floor": len(then.lines), "listed": False, "host": person.id}
        table |= {"absence_timeout": ABSENCE_TIMEOUT, "many_seats": False, "manual_chance": False, "hands": False, "hints": True}
        seats = [self._seat_row(person, row.game, one, "me" if one == seat else "bot", level=level) for one in range(1, row.players + 1)]
        self.store.add_table(table, seats, then.lines)
        if running:  # they may try out there what they play here, with hints
            self.store.mark_hinted(table_id, seats_of(seat_rows, person.id)[0])
        self.sessions.changed(table["id"])
        return str(table["id"])


def cannot_go_on(error: KoggeError) -> Problem:
    """Why the game cannot be continued from there."""
    if error.code == "game_over":
        return over_there()
    return Problem(422, N_("The hidden cards could not be reshuffled at this move. Choose another move."))


def over_there() -> Problem:
    """No decision is left in that game."""
    return Problem(422, N_("The game is already over there. Go back to a move before the end."))
