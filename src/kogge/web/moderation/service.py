"""The moderation of a public site: who may not act or talk, tables that are closed, words and names that are taken away.

Every server knows the bans by heart and reads them anew every few seconds, so that nothing is asked of the database for a request.
"""

from __future__ import annotations

import ipaddress
import logging
import threading
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from babel.dates import format_datetime

from kogge.web import problems as problems
from kogge.web.accounts.service import Accounts
from kogge.web.accounts.users import User, clean_name
from kogge.web.i18n.translation import N_, language
from kogge.web.i18n.user_text import fit
from kogge.web.moderation.store import BAN, MUTE
from kogge.web.problems import Problem
from kogge.web.tables.service import Tables

log = logging.getLogger("kogge.moderation")

FRESH = 2.0  # seconds after which the bans are read anew
MAX_REASON = 300
WORDS = 10  # of the person that a report is about, kept with it


class Until:
    """A moment, said in the language of the moment."""

    def __init__(self, seconds: float):
        self.seconds = seconds

    def __str__(self) -> str:
        return str(format_datetime(datetime.fromtimestamp(self.seconds, UTC), "short", locale=language.get())) + " UTC"


class Moderation:
    """What the moderation does, and what follows from it."""

    def __init__(self, tables: Tables, people: Accounts):
        self.tables, self.people, self.store = tables, people, tables.db
        self._whom: dict[tuple[str, str], float | None] = {}
        self._ranges: list[tuple[Any, float | None]] = []
        self._stopped = threading.Event()

    def begin(self) -> None:
        """Know the bans, and read them anew again and again."""
        threading.Thread(target=self._read_on, name="moderation", daemon=True).start()

    def end(self) -> None:
        """TourStep."""
        self._stopped.set()

    def _read_on(self) -> None:
        while True:
            try:
                self.read_bans()
            except sa.exc.SQLAlchemyError as error:
                log.warning("Bans cannot be read: %s", str(error).partition("\n")[0])
            if self._stopped.wait(FRESH):
                return

    def read_bans(self) -> None:
        """Who may not act, or not talk, as the database has it now."""
        whom: dict[tuple[str, str], float | None] = {}
        ranges = []
        for one in self.store.bans():
            network = network_of(one.whom)
            if network is None:
                known = whom.get((one.kind, one.whom), 0.0)
                whom[one.kind, one.whom] = None if known is None or one.until is None else max(known, one.until)
            elif one.kind == BAN:
                ranges.append((network, one.until))
        self._whom, self._ranges = whom, ranges

    # who is problem

    def check_person(self, person: User | None) -> None:
        """Refuse somebody who is banned."""
        if person is not None and (BAN, person.id) in self._whom:
            refuse(self._whom[BAN, person.id])

    def check_address(self, host: str) -> None:
        """Refuse an address in a range that is banned."""
        if not self._ranges:
            return
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return
        address = getattr(address, "ipv4_mapped", None) or address
        for network, until in self._ranges:
            if address in network:
                refuse(until)

    def check_talk(self, person: User) -> None:
        """Refuse the words of somebody who is muted."""
        if (MUTE, person.id) in self._whom and not is_past(self._whom[MUTE, person.id]):
            raise Problem(403, N_("You may not talk here for now."))

    # what users say to the moderation

    def report(self, person: User, table_id: str, about: str, reason: str) -> None:
        """Something is wrong at a table: with all of it, with a seat (`seat-2`) or with a word (`word-17`)."""
        _row, seat_rows = self.tables.row_and_seats(table_id)
        kind, _, number = about.partition("-")
        talk = self.tables.store.chat_at(table_id)
        whom = None
        if kind == "seat":
            whom = next((one.user_id for one in seat_rows if str(one.seat) == number), None)
        elif kind == "word":
            whom = next((word.user_id for word in talk if str(word.id) == number), None)
        said = " / ".join(word.text for word in [word for word in talk if word.user_id == whom][-WORDS:])
        self.store.report(person.id, table_id, whom, said[-500:], " ".join(fit(reason).split())[:MAX_REASON])

    # what the moderation does

    def ban(self, kind: str, whom: str, hours: float | None, reason: str) -> None:
        """A person or an address range may not act, or not talk, for so many hours; for good if none are given."""
        if kind not in (BAN, MUTE) or (network_of(whom) is None and self.store.user(whom) is None) or (kind == MUTE and network_of(whom)):
            raise Problem(422, N_("There is no such person, nor is this an address range."))
        network = network_of(whom)
        self.store.ban(
            kind, whom if network is None else str(network), None if not hours else time.time() + hours * 3600, fit(reason)[:200]
        )
        self.read_bans()
        if kind == BAN and network is None:
            self.tables.live.sign_out(whom)
            self.store.say_signed_out(whom)

    def lift(self, number: int) -> None:
        """A ban is over."""
        if not self.store.lift_ban(number):
            raise nothing_there()
        self.read_bans()

    def settle(self, number: int) -> None:
        """A report needs nothing more."""
        if not self.store.settle_report(number):
            raise nothing_there()

    def close(self, table_id: str) -> None:
        """A table is gone, whatever happens there."""
        self.tables.row(table_id)
        self.tables.store.remove_table(table_id)
        self.tables.gone(table_id)

    def remove_words(self, table_id: str, whom: str) -> None:
        """What somebody said at a table is gone."""
        self.tables.row(table_id)
        self.tables.store.remove_words(table_id, whom)
        self.tables.changed(table_id)

    def rename(self, whom: str, name: str) -> None:
        """Someone is called otherwise, everywhere."""
        if not self.store.take_name(whom, clean_name(name) or "N. N."):
            raise nothing_there()
        self.people.forget(whom)

    def overview(self) -> dict[str, Any]:
        """Reports and bans."""
        return {"reports": plain(self.store.open_reports()), "bans": plain(self.store.bans())}

    def people_called(self, name: str) -> list[dict[str, Any]]:
        """Whoever has this name, and their ids."""
        return [{"id": one.id, "name": one.name, "created": one.created} for one in self.store.people_called(name)]


def plain(rows: Sequence[sa.Row]) -> list[dict[str, Any]]:
    """Rows as JSON has them."""
    return [dict(row._mapping) for row in rows]


MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")  # IPv4 addresses written as IPv6


def network_of(text: str) -> Any:
    """An address range, or None. What is written as IPv6 and means IPv4 is IPv4: so are the addresses that it is compared with."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, ipaddress.IPv6Network) and network.subnet_of(MAPPED):
        return ipaddress.ip_network(f"{network.network_address.ipv4_mapped}/{network.prefixlen - 96}")
    return network


def is_past(until: float | None) -> bool:
    """Is a ban over?"""
    return until is not None and until <= time.time()


def refuse(until: float | None) -> None:
    """Refuse, unless the time is over."""
    if until is None:
        raise Problem(403, N_("Whoever keeps this site has closed it to you."))
    if not is_past(until):
        raise Problem(403, N_("Whoever keeps this site has closed it to you until {time}."), time=Until(until))


def nothing_there() -> Problem:
    """What the moderation named is not there, or no longer."""
    return Problem(404, problems.no_page().message)
