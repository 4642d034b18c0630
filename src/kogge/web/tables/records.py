"""Records: upload one as a table to replay, and export a table as a record, as far as the reader may know it."""

from __future__ import annotations

import base64
import zlib
from typing import Any

import kogge
from kogge.engine.errors import KoggeError
from kogge.engine.match import Match
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of, tidy_name
from kogge.web.db.database import new_id
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem, check_text
from kogge.web.tables.fairness import opened
from kogge.web.tables.session import Sessions
from kogge.web.tables.store import TableStore

MAX_RECORD = 400_000  # characters


class Records:
    """Imports and exports records."""

    def __init__(self, store: TableStore, sessions: Sessions):
        self.store, self.sessions = store, sessions

    def upload(self, person: User, text: str) -> str:
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
        table |= {"status": "record", "turn": match.seat, "listed": False, "host": person.id}
        self.store.add_table(table, seat_rows, match.lines)
        return str(table["id"])

    def record(self, table_id: str, person: User | None) -> str:
        """The record of a table; of a running game only if it holds nothing that this user may not know."""
        table = self.sessions.snapshot(table_id)
        row, match = table.info, table.match
        mine = seats_of(table.seats, person.id) if person else []
        seat = mine[0] if len(mine) == 1 else None  # two people who share a screen keep their secrets from each other
        if keeps_secrets(row, match) and match.lines_for(seat, show_concealed=False) != match.revealed_lines():
            raise problems.secret_record()
        named = match.copy()
        named.names = [record_name(one) for one in table.seats]
        record = named.record()
        return opened(record, row.secret, row.forked) if row.status == "over" and row.secret else record


def record_in_link(record: str, at: int | None = None) -> str:
    """A record as the part of an address after `#`: compressed (raw deflate) in base64url. `at`: the move to show.

    `static/record_link.js` reads it, on a site and in the browser edition; a server never sees it.
    """
    packed = zlib.compress(record.encode(), 9, wbits=-15)
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"record={text}" + ("" if at is None else f"&at={at}")


def keeps_secrets(row: Any, match: Match) -> bool:
    """Whether this table hides anything from anybody."""
    return row.status != "record" and not match.is_over


def record_name(seat: Any) -> str:
    """The name of a seat in the header of a record."""
    name = tidy_name(seat.name) or f"Seat {seat.seat}"
    return f"{name} ({seat.level})" if seat.kind == "bot" else name
