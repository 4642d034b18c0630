"""What people do at tables. Pages and API call these functions; each checks, changes the store, and tells everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kogge.web.play.clocks import Clocks
from kogge.web.play.live import Live
from kogge.web.play.person import Person
from kogge.web.play.playing import Playing
from kogge.web.play.records import Records
from kogge.web.play.seating import Seating
from kogge.web.play.stand_ins import StandIns
from kogge.web.speech.refusals import Refused
from kogge.web.speech.texts import fit
from kogge.web.speech.words import N_
from kogge.web.storage.store import Store

MOST_CHAT = 300


class Tables(Seating, Playing, Records):
    """All tables of the site, each subject in its module; bots in people's stead in `stand_ins`, time in `clocks`."""

    def __init__(self, store: Store, live: Live, levels: Callable[[str | None], Sequence[str]]):
        super().__init__(store, live, levels)
        self.stand_ins, self.clocks = StandIns(self), Clocks(self)

    def say(self, person: Person, table_id: str, text: str) -> None:
        """A word at the table: those who sit there, and those who look on."""
        self.row(table_id)
        text = " ".join(fit(text).split())[:MOST_CHAT]
        if not text:
            raise Refused(422, N_("Write something first."))
        self.store.say(table_id, person.id, person.name, text)
        self.changed(table_id)
