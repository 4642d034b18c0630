"""Moderation of a public site: reports, bans and mutes, closed tables, deleted chat, changed names.

Every server caches the bans and reloads them every few seconds, so that checking a request needs no query.
"""

from __future__ import annotations

import ipaddress
import time
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_datetime

from kogge.web import problems
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.users import DELETED_NAME, User, clean_name
from kogge.web.bus import SignedOut
from kogge.web.i18n.translation import N_, language
from kogge.web.jobs import Jobs
from kogge.web.moderation.store import BAN, MUTE, ModerationStore
from kogge.web.problems import Problem, check_text
from kogge.web.tables.service import TableService

REFRESH_SECONDS = 2.0  # how often the bans are read again
MAX_REASON = 300
MAX_EXCERPT_MESSAGES, MAX_EXCERPT = 10, 500  # chat messages of the reported user that are stored with a report; characters

IPV4_MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class LocalTime:
    """A point in time that formats itself in the language of the request."""

    def __init__(self, timestamp: float):
        self.timestamp = timestamp

    def __str__(self) -> str:
        return str(format_datetime(datetime.fromtimestamp(self.timestamp, UTC), "short", locale=language.get())) + " UTC"


class Moderation:
    """What moderators do, and the checks that follow from it."""

    def __init__(self, store: ModerationStore, tables: TableService, accounts: AccountService, jobs: Jobs):
        self.store, self.tables, self.accounts = store, tables, accounts
        self._users: dict[tuple[str, str], float | None] = {}  # (kind, user id): until when; None: permanently
        self._networks: list[tuple[Network, float | None]] = []
        jobs.every(REFRESH_SECONDS, self.load_bans, name="bans", at_once=True)

    def load_bans(self) -> None:
        """Read the bans in force from the database."""
        users: dict[tuple[str, str], float | None] = {}
        networks = []
        for ban in self.store.active_bans():
            network = parse_network(ban.whom)
            if network is None:
                known = users.get((ban.kind, ban.whom), 0.0)
                users[ban.kind, ban.whom] = None if known is None or ban.until is None else max(known, ban.until)
            elif ban.kind == BAN:
                networks.append((network, ban.until))
        self._users, self._networks = users, networks

    # checks

    def check_user(self, user: User | None) -> None:
        """Refuse a banned user."""
        if user is not None and (BAN, user.id) in self._users:
            refuse_until(self._users[BAN, user.id])

    def check_address(self, host: str) -> None:
        """Refuse an address in a banned range."""
        if not self._networks:
            return
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return
        address = getattr(address, "ipv4_mapped", None) or address
        for network, until in self._networks:
            if address in network:
                refuse_until(until)

    def check_chat(self, user: User) -> None:
        """Refuse chat messages of a muted user."""
        if (MUTE, user.id) in self._users and not is_past(self._users[MUTE, user.id]):
            raise Problem(403, N_("You cannot use the chat for now."))

    # for users

    def report(self, reporter: User, table_id: str, about: str, reason: str) -> None:
        """Report a table, the user at a seat (`seat-2`) or the author of a chat message (`message-17`)."""
        _row, seat_rows = self.tables.row_and_seats(table_id)
        kind, _, number = about.partition("-")
        messages = self.tables.store.chat_at(table_id)
        reported = None
        if kind == "seat":
            reported = next((seat.user_id for seat in seat_rows if str(seat.seat) == number), None)
        elif kind == "message":
            reported = next((message.user_id for message in messages if str(message.id) == number), None)
        excerpt = " / ".join([message.text for message in messages if message.user_id == reported][-MAX_EXCERPT_MESSAGES:])
        self.store.add_report(reporter.id, table_id, reported, excerpt[-MAX_EXCERPT:], " ".join(check_text(reason).split())[:MAX_REASON])

    # for moderators

    def ban(self, target: str, hours: float, reason: str) -> None:
        """Ban a user or an address range; 0 hours: permanently. The streams of a banned user are closed."""
        network = parse_network(target)
        self._add_ban(BAN, target if network is None else str(network), hours, reason)
        if network is None:
            self.tables.bus.publish(SignedOut(target))
            self.store.notify_signed_out(target)

    def mute(self, target: str, hours: float, reason: str) -> None:
        """Forbid a user to chat; 0 hours: permanently."""
        if parse_network(target) is not None:
            raise no_such_target()
        self._add_ban(MUTE, target, hours, reason)

    def _add_ban(self, kind: str, target: str, hours: float, reason: str) -> None:
        if parse_network(target) is None and self.accounts.store.user(target) is None:
            raise no_such_target()
        self.store.add_ban(kind, target, time.time() + hours * 3600 if hours else None, check_text(reason)[:200])
        self.load_bans()

    def lift(self, ban_id: int) -> None:
        """End a ban or a mute."""
        if not self.store.remove_ban(ban_id):
            raise problems.no_page()
        self.load_bans()

    def resolve_report(self, report_id: int) -> None:
        """Mark a report as resolved."""
        if not self.store.resolve_report(report_id):
            raise problems.no_page()

    def close_table(self, table_id: str) -> None:
        """Delete a table with its record and its chat."""
        self.tables.row(table_id)
        self.tables.store.remove_table(table_id)
        self.tables.sessions.gone(table_id)

    def remove_chat(self, table_id: str, user_id: str) -> None:
        """Delete the chat messages of a user at a table."""
        self.tables.row(table_id)
        self.tables.store.remove_messages(table_id, user_id)
        self.tables.sessions.changed(table_id)

    def rename(self, user_id: str, name: str) -> None:
        """Rename a user everywhere, finished games included."""
        changed = self.store.rename_everywhere(user_id, clean_name(name) or DELETED_NAME)
        if changed is None:
            raise problems.no_page()
        self.accounts.forget(user_id)
        self.tables.sessions.all_changed(changed)

    def overview(self) -> dict[str, Any]:
        """Open reports and bans in force."""
        reports, bans = self.store.open_reports(), self.store.active_bans()
        return {"reports": [asdict(report) for report in reports], "bans": [asdict(ban) for ban in bans]}

    def users_named(self, name: str) -> list[dict[str, Any]]:
        """Users with this exact name."""
        return [asdict(user) for user in self.store.users_named(name)]


def parse_network(text: str) -> Network | None:
    """An address range, or None. An IPv4 range written as IPv6 becomes IPv4, like addresses in `check_address`."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(network, ipaddress.IPv6Network) and network.subnet_of(IPV4_MAPPED):
        return ipaddress.ip_network(f"{network.network_address.ipv4_mapped}/{network.prefixlen - 96}")
    return network


def is_past(until: float | None) -> bool:
    """Has a ban ended?"""
    return until is not None and until <= time.time()


def refuse_until(until: float | None) -> None:
    """Raise the problem of a banned user, unless the ban has ended."""
    if until is None:
        raise Problem(403, N_("You are banned from this site."))
    if not is_past(until):
        raise Problem(403, N_("You are banned from this site until {time}."), time=LocalTime(until))


def no_such_target() -> Problem:
    """A ban or mute of an unknown user."""
    return Problem(422, N_("There is no such user, and this is not an address range either."))
