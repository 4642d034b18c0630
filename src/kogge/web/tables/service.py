"""What people do at tables. Pages and API call these functions; each checks, changes the store, and tells everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from kogge.web import problems as problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_
from kogge.web.i18n.user_text import fit
from kogge.web.live.hub import Hub
from kogge.web.problems import Problem
from kogge.web.tables.clocks import Clocks
from kogge.web.tables.forks import Forks
from kogge.web.tables.playing import Playing
from kogge.web.tables.records import Records
from kogge.web.tables.stand_ins import StandIns

MAX_CHAT = 300


class Tables(Forks, Playing, Records):
    """All tables of the site, each subject in its module; bots in people's stead in `stand_ins`, time in `clocks`."""

    def __init__(self, db: Store, live: Hub, levels: Callable[[str | None], Sequence[str]]):
        super().__init__(db, live, levels)
        self.stand_ins, self.clocks = StandIns(self), Clocks(self)

    def say(self, person: User, table_id: str, text: str) -> None:
        """A word at the table: those who sit there, and those who look on. Among strangers only those talk, and hear, who want to."""
        row, seat_rows = self.row_and_seats(table_id)
        if not may_talk(row, seat_rows, person):
            raise Problem(403, N_("Strangers play here: who sits at the table and wants to talk says so first."))
        text = " ".join(fit(text).split())[:MAX_CHAT]
        if not text:
            raise Problem(422, N_("Write something first."))
        self.store.say(table_id, person.id, person.name, text)
        self.changed(table_id)

    def want_talk(self, person: User, table_id: str, talks: bool) -> None:
        """At a table of strangers: somebody wants to talk with those who want it too, or no longer."""
        _row, seat_rows = self.at_my_table(person, table_id)
        if not seats_of(seat_rows, person.id):
            raise problems.not_your_seat()
        self.store.set_talks(table_id, person.id, talks)
        self.changed(table_id)


def may_talk(row: sa.Row, seat_rows: Sequence[sa.Row], person: User | None) -> bool:
    """May this person talk at a table, and read what was said? Where anyone could sit down, both sides must want it."""
    return not row.listed or (person is not None and any(one.user_id == person.id and one.talks for one in seat_rows))
