"""What people do at tables. Pages and API call these functions; each checks, changes the store, and tells everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from kogge.web.play.clocks import Clocks
from kogge.web.play.erasing import Erasing
from kogge.web.play.forks import Forks
from kogge.web.play.live import Live
from kogge.web.play.person import Person, seats_of
from kogge.web.play.playing import Playing
from kogge.web.play.stand_ins import StandIns
from kogge.web.speech import refusals
from kogge.web.speech.refusals import Refused
from kogge.web.speech.texts import fit
from kogge.web.speech.words import N_
from kogge.web.storage.store import Store

MOST_CHAT = 300


class Tables(Forks, Playing, Erasing):
    """All tables of the site, each subject in its module; bots in people's stead in `stand_ins`, time in `clocks`."""

    def __init__(self, store: Store, live: Live, levels: Callable[[str | None], Sequence[str]]):
        super().__init__(store, live, levels)
        self.stand_ins, self.clocks = StandIns(self), Clocks(self)
        self.check_talk: Callable[[Person], None] = lambda person: None  # the keeper may have muted somebody

    def say(self, person: Person, table_id: str, text: str) -> None:
        """A word at the table: those who sit there, and those who look on. Among strangers only those talk, and hear, who want to."""
        row, sitting = self.row_and_seats(table_id)
        self.check_talk(person)
        if not may_talk(row, sitting, person):
            raise Refused(403, N_("Strangers play here: who sits at the table and wants to talk says so first."))
        text = " ".join(fit(text).split())[:MOST_CHAT]
        if not text:
            raise Refused(422, N_("Write something first."))
        self.store.say(table_id, person.id, person.name, text)
        self.changed(table_id)

    def want_talk(self, person: Person, table_id: str, talks: bool) -> None:
        """At a table of strangers: somebody wants to talk with those who want it too, or no longer."""
        _row, sitting = self.at_my_table(person, table_id)
        if not seats_of(sitting, person.id):
            raise refusals.not_your_seat()
        self.store.seat_for_talk(table_id, person.id, talks)
        self.changed(table_id)


def may_talk(row: sa.Row, sitting: Sequence[sa.Row], person: Person | None) -> bool:
    """May this person talk at a table, and read what was said? Where anyone could sit down, both sides must want it."""
    return not row.listed or (person is not None and any(one.user_id == person.id and one.talks for one in sitting))
