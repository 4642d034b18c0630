"""The SQL of moderation: reports, bans and mutes, and what a moderator removes or renames."""

from __future__ import annotations

import time
from dataclasses import dataclass

import sqlalchemy as sa

from kogge.web.db.database import SIGNED_OUT, USER_CHANGED, Database
from kogge.web.db.schema import bans, chat, reports, seats, users

BAN, MUTE = "ban", "mute"


@dataclass(frozen=True, slots=True)
class Report:
    """A report about a table, or about a user there. The fields are the columns of `reports`, and the name of the user."""

    id: int
    table_id: str
    by_user: str
    about: str | None
    """The id of the reported user."""
    chat_excerpt: str
    reason: str
    at: float
    resolved: float | None
    name: str | None
    """The name of the reported user."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban or a mute. The fields are the columns of `bans`, and the name of the user."""

    id: int
    kind: str
    """`BAN` or `MUTE`."""
    whom: str
    """A user's id, or an address range."""
    until: float | None
    """None: permanently."""
    reason: str
    at: float
    name: str | None


@dataclass(frozen=True, slots=True)
class FoundUser:
    """A user found by name."""

    id: str
    name: str
    created: float


class ModerationStore:
    """Reports and bans. Every method is one transaction."""

    def __init__(self, db: Database):
        self.db = db

    def add_report(self, reporter: str, table_id: str, about: str | None, chat_excerpt: str, reason: str) -> None:
        """Store a report about a table, or about a user there.

        A repeated report updates the existing one, so one user cannot hide the reports of others among many.
        """
        same = sa.and_(reports.c.by_user == reporter, reports.c.table_id == table_id, reports.c.about.is_not_distinct_from(about))
        values = {"chat_excerpt": chat_excerpt, "reason": reason}
        with self.db.writing() as tx:
            tx.execute(sa.select(users.c.id).where(users.c.id == reporter).with_for_update())  # serialises the reports of one user
            if not tx.execute(reports.update().where(same, reports.c.resolved.is_(None)).values(values)).rowcount:
                tx.execute(reports.insert().values(at=time.time(), by_user=reporter, table_id=table_id, about=about, **values))

    def open_reports(self, limit: int = 100) -> list[Report]:
        """Unresolved reports, oldest first, each with the name of the user it is about."""
        query = sa.select(reports, users.c.name).outerjoin(users, users.c.id == reports.c.about)
        with self.db.engine.connect() as tx:
            found = tx.execute(query.where(reports.c.resolved.is_(None)).order_by(reports.c.at).limit(limit))
            return [Report(*row) for row in found]

    def resolve_report(self, report_id: int) -> bool:
        """Mark a report as resolved; False if there is no such open report."""
        with self.db.writing() as tx:
            is_open = sa.and_(reports.c.id == report_id, reports.c.resolved.is_(None))
            return tx.execute(reports.update().where(is_open).values(resolved=time.time())).rowcount == 1

    def add_ban(self, kind: str, target: str, until: float | None, reason: str) -> None:
        """Ban or mute a user (an id) or ban an address range; `until` None: permanently."""
        with self.db.writing() as tx:
            tx.execute(bans.insert().values(kind=kind, whom=target, until=until, reason=reason, at=time.time()))

    def remove_ban(self, ban_id: int) -> bool:
        """Remove a ban or mute; False if there is no such one."""
        with self.db.writing() as tx:
            return tx.execute(bans.delete().where(bans.c.id == ban_id)).rowcount == 1

    def active_bans(self) -> list[Ban]:
        """Bans and mutes in force, latest first, each with the name of the user."""
        query = sa.select(bans, users.c.name).outerjoin(users, users.c.id == bans.c.whom)
        with self.db.engine.connect() as tx:
            in_force = sa.or_(bans.c.until.is_(None), bans.c.until > time.time())
            return [Ban(*row) for row in tx.execute(query.where(in_force).order_by(bans.c.id.desc()))]

    def rename_everywhere(self, user_id: str, name: str) -> list[str] | None:
        """Rename a user at all tables and in all chats, finished games included. Returns these tables; None if there is no such user."""
        own_seats = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        own_messages = sa.select(chat.c.table_id).where(chat.c.user_id == user_id)
        with self.db.change_tables(own_seats.union(own_messages)) as (tx, changed):
            if tx.execute(users.update().where(users.c.id == user_id).values(name=name)).rowcount != 1:
                return None
            tx.execute(seats.update().where(seats.c.user_id == user_id).values(name=name))
            tx.execute(chat.update().where(chat.c.user_id == user_id).values(name=name))
            self.db.notify(tx, f"{USER_CHANGED} {user_id}")
        return changed

    def users_named(self, name: str, limit: int = 20) -> list[FoundUser]:
        """Users with this exact name, newest first."""
        query = sa.select(users.c.id, users.c.name, users.c.created).where(users.c.name == name)
        with self.db.engine.connect() as tx:
            return [FoundUser(*row) for row in tx.execute(query.order_by(users.c.created.desc()).limit(limit))]

    def delete_expired(self, older: float, limit: int) -> int:
        """Delete chat messages, resolved reports and ended bans from before `older`; returns their number."""
        old = sa.select(chat.c.id).where(chat.c.at < older).order_by(chat.c.id).limit(limit)
        with self.db.change_tables(sa.select(chat.c.table_id).where(chat.c.id.in_(old))) as (tx, _tables):
            deleted = tx.execute(chat.delete().where(chat.c.id.in_(old))).rowcount
            deleted += tx.execute(reports.delete().where(reports.c.resolved < older)).rowcount
            deleted += tx.execute(bans.delete().where(bans.c.until < older)).rowcount
        return int(deleted)

    def notify_signed_out(self, user_id: str) -> None:
        """Tell the other servers to close the streams of this user."""
        with self.db.writing() as tx:
            self.db.notify(tx, f"{SIGNED_OUT} {user_id}")
