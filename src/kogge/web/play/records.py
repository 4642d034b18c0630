"""Records: one becomes a table that can be replayed, and a table becomes one, as far as its reader may know it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

import kogge
from kogge.kit.errors import KoggeError
from kogge.kit.match import Match
from kogge.web.play.deal import opened
from kogge.web.play.finding import Finding
from kogge.web.play.person import Person, seats_of, tidy_name
from kogge.web.speech import refusals
from kogge.web.speech.refusals import Refused
from kogge.web.speech.texts import fit
from kogge.web.speech.words import N_
from kogge.web.storage.database import new_id

MOST_RECORD = 400_000  # characters


class Records(Finding):
    """Reads and writes records."""

    def upload(self, person: Person, text: str) -> str:
        """A record becomes a table that can be replayed. It is played by the rules first."""
        if len(text) > MOST_RECORD:
            raise Refused(413, N_("This file is too long to be a record."))
        try:
            match = kogge.load(text, boxes=False)
        except KoggeError as error:
            raise refusals.from_rules(error) from None
        names = [fit(name) for name in match.names or ()] or [f"{seat}" for seat in range(1, match.players + 1)]
        sitting = [{"seat": seat, "kind": "record", "name": name[:40]} for seat, name in enumerate(names, 1)]
        table: dict[str, Any] = {
            "id": new_id(),
            "game": match.game.id,
            "players": match.players,
            "options": " ".join(match.options),
            "rules": match.rules,
            "secret": "",
        }
        table |= {"status": "record", "turn": match.seat, "listed": False, "host": person.id}
        self.store.add_table(table, sitting, match.lines)
        return str(table["id"])

    def record(self, table_id: str, person: Person | None) -> str:
        """The record of a table; of a running one only if it holds nothing that this person may not know."""
        with self.at_one_moment(table_id) as (row, sitting, standing):
            match: Match = standing.match
            mine = seats_of(sitting, person.id) if person else []
            eyes = mine[0] if len(mine) == 1 else None  # two people at one screen keep their secrets from each other
            if keeps_secrets(row, match) and match.lines_for(eyes, looking_back=False) != match.known_lines():
                raise refusals.secret_record()
            match.names = [record_name(one) for one in sitting]
            record = match.record()
            match.names = None  # the names at the table are the site's to show
            return opened(record, row.secret, row.forked) if row.status == "over" and row.secret else record


def keeps_secrets(row: sa.Row, match: Match) -> bool:
    """Is there something at this table that not everybody may know?"""
    return row.status != "record" and not match.is_over


def record_name(seat: sa.Row) -> str:
    """A seat's name in the header of a record."""
    name = tidy_name(seat.name) or f"Seat {seat.seat}"
    return f"{name} ({seat.level})" if seat.kind == "bot" else name
