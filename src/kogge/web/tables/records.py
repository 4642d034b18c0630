"""Records on the site: upload or paste one as a table to replay, correct a pasted one, export a table, and fork a game.

A record is exported as far as the reader may know it.

A fork is a new table that continues from a move of another game, with one user and bots. From a finished game or an uploaded record, the
fork keeps the hidden cards, or redeals what the chosen seat could not know. A running game may be forked only by a user who plays it alone
against bots, and everything that this user cannot know is redealt, whichever seat they take; so a fork reveals nothing about the running
game. `kogge.forks` computes the position.
"""

from __future__ import annotations

import base64
import secrets
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import kogge
from kogge.engine.chance import keyed_words
from kogge.engine.errors import BadRecord, KoggeError
from kogge.engine.match import Match
from kogge.forks import past_of
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of, tidy_name
from kogge.web.db.database import new_id
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem, check_text
from kogge.web.tables.fairness import past_hash, with_secret
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.session import Sessions
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT
from kogge.web.tables.store import TableStore

MAX_RECORD = 400_000  # characters
CONTEXT_LINES = 3  # lines shown before and after a wrong one
MAX_LEGAL = 60  # legal lines that are offered instead of a wrong one


class Records:
    """Imports and exports records."""

    def __init__(self, store: TableStore, sessions: Sessions):
        self.store, self.sessions = store, sessions

    def upload(self, user: User, text: str) -> str:
        """Turn a record into a table to replay, after playing it by the rules."""
        if len(text) > MAX_RECORD:
            raise Problem(413, N_("This file is too long for a game record."))
        try:
            match = kogge.load(text, boxes=False)
        except KoggeError as error:
            raise problems.from_rules(error) from None
        names = [check_text(name) for name in match.names or ()] or [f"{seat}" for seat in range(1, match.players + 1)]
        seat_rows = [{"seat": seat, "kind": "record", "name": name[:40]} for seat, name in enumerate(names, 1)]
        table: dict[str, Any] = {
            "id": new_id(),
            "game": match.game.id,
            "players": match.players,
            "options": " ".join(match.options),
            "rules": match.rules,
            "secret": "",
        }
        table |= {"status": "record", "turn": match.seat, "listed": False, "host": user.id}
        self.store.add_table(table, seat_rows, match.lines)
        return str(table["id"])

    def record(self, table_id: str, user: User | None) -> str:
        """The record of a table; of a running game only if it holds nothing that this user may not know."""
        table = self.sessions.snapshot(table_id)
        row, match = table.info, table.match
        mine = seats_of(table.seats, user.id) if user else []
        seat = mine[0] if len(mine) == 1 else None  # None if several people share the screen: they must not see each other's secrets
        if keeps_secrets(row, match) and match.lines_for(seat, show_concealed=False) != match.revealed_lines():
            raise problems.secret_record()
        named = match.copy()
        named.names = [record_name(one) for one in table.seats]
        record = named.record()
        return with_secret(record, row.secret, row.forked) if row.status == "over" and row.secret else record


def record_in_link(record: str, at: int | None = None) -> str:
    """A record as the part of an address after `#`: compressed (raw deflate) in base64url. `at`: the move to show.

    `static/record_link.js` reads it, on a site and in the browser edition; a server never sees it.
    """
    packed = zlib.compress(record.encode(), 9, wbits=-15)
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"record={text}" + ("" if at is None else f"&at={at}")


def keeps_secrets(table: TableInfo, match: Match) -> bool:
    """Whether this table hides anything from anybody."""
    return table.status != "record" and not match.is_over


def record_name(seat: SeatInfo) -> str:
    """The name of a seat in the header of a record."""
    name = tidy_name(seat.name) or f"Seat {seat.seat}"
    return f"{name} ({seat.level})" if seat.kind == "bot" else name


# correcting a pasted record


@dataclass(frozen=True)
class WrongLine:
    """The first wrong line of a record."""

    number: int
    """From 1; one more than the record has if something is missing at its end."""
    text: str
    """The line as it stands, '' if it is missing."""
    problem: str
    """What is wrong, in the reader's language."""
    legal: Sequence[str]
    """What would be legal there, as whole lines."""
    usable: Sequence[str]
    """Those of them that can be used as they are; the others are patterns, such as `* card ship G G G`."""
    before: Sequence[tuple[int, str]]
    after: Sequence[tuple[int, str]]


def wrong_line(text: str) -> WrongLine | None:
    """The first wrong line of a record; None if no line in particular is wrong."""
    try:
        kogge.load(text, boxes=False)
    except BadRecord as error:
        if error.line is None:
            return None
        lines = text.split("\n")
        at = error.line - 1
        numbered = list(enumerate(lines, 1))
        return WrongLine(
            number=error.line,
            text=lines[at].rstrip("\r") if at < len(lines) else "",
            problem=problems.from_rules(error).sentence(),
            legal=list(error.legal)[:MAX_LEGAL],
            usable=[line for line in error.legal if not any(word.isupper() for word in line.split())],
            before=numbered[max(0, at - CONTEXT_LINES) : at],
            after=numbered[at + 1 : at + 1 + CONTEXT_LINES],
        )
    except KoggeError:
        return None
    return None


def with_line(text: str, number: int, new: str | None) -> str:
    """A record with line `number` (from 1) replaced by `new`, appended if it is past the end, or removed if `new` is None."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    new = None if new is None else " ".join(new.split())
    if new is None:
        lines[number - 1 : number] = []
    elif number > len(lines):
        lines.append(new)
    else:
        lines[number - 1] = new
    return "\n".join(lines) + "\n"


# forks


def may_fork(table: TableInfo, seats: Sequence[SeatInfo], user: User | None) -> bool:
    """Whether this user may fork this table's game."""
    if table.status in ("over", "record"):
        return True
    others = [seat for seat in seats if user is None or seat.user_id != user.id]
    return table.status == "running" and len(others) == len(seats) - 1 and all(seat.kind == "bot" for seat in others)


class Forks:
    """Opens tables that continue another game."""

    def __init__(self, store: TableStore, sessions: Sessions, seat_row: Callable[..., dict[str, Any]]):
        self.store, self.sessions, self._seat_row = store, sessions, seat_row

    def fork(self, user: User, table_id: str, at: int, seat: int, level: str, same: bool) -> str:
        """Open a table that continues after line `at`: this user at any seat, bots at the others; `same`: keep hidden cards."""
        source = self.sessions.snapshot(table_id)
        info = source.info
        if not may_fork(info, source.seats, user):
            raise Problem(403, N_("You can continue from here once the game is over."))
        if not 1 <= seat <= info.players:
            raise problems.bad_form()
        running = info.status == "running"
        knowing = seats_of(source.seats, user.id)[0] if running else None if same else seat
        secret, match = secrets.token_hex(32), source.match.copy()
        try:
            position = past_of(
                match, min(max(at, 0), len(match.revealed_lines() if running else match.lines)), knowing, secrets.token_hex()
            )
        except KoggeError as error:
            raise cannot_continue(error) from None
        past = list(position.lines)
        position.chance = partial(keyed_words, secret)
        if position.resolve_chance().is_over:
            raise no_decision_left()
        table: dict[str, Any] = {
            "id": new_id(),
            "game": info.game,
            "players": info.players,
            "options": info.options,
            "rules": info.rules,
            "secret": secret,
            "forked": len(past),
            "past": past_hash(past),
        }
        table |= {"status": "running", "turn": position.seat, "undo_floor": len(position.lines), "listed": False, "host": user.id}
        table |= {"absence_timeout": ABSENCE_TIMEOUT, "many_seats": False, "manual_chance": False, "phone_hands": False, "hints": True}
        seats = [self._seat_row(user, info.game, one, "me" if one == seat else "bot", level=level) for one in range(1, info.players + 1)]
        self.store.add_table(table, seats, position.lines)
        if running:  # with hints, they can try out at the fork what to play here
            self.store.mark_hinted(table_id, seats_of(source.seats, user.id)[0])
        self.sessions.changed(table["id"])
        return str(table["id"])


def cannot_continue(error: KoggeError) -> Problem:
    """Why the game cannot be continued from there."""
    if error.code == "game_over":
        return no_decision_left()
    return Problem(422, N_("The hidden cards could not be reshuffled at this move. Choose another move."))


def no_decision_left() -> Problem:
    """No decision is left in that game."""
    return Problem(422, N_("The game is already over there. Go back to a move before the end."))
