"""The SQL of notifications: pending ones, push subscriptions of devices, mailboxes."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import devices, mailboxes, notices

PUSH, MAIL = "push", "mail"


@dataclass(frozen=True, slots=True)
class Mailbox:
    """Where a user gets e-mail."""

    user_id: str
    address: str
    confirmed: bool
    """The user has opened the link that was sent there."""
    digest: str
    """How often a mail may be sent: `hour`, `day` or `never`."""
    last: float
    """When the last mail was sent."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification that is due: it is a user's turn at a table, or they are invited there."""

    user_id: str
    table_id: str
    channel: str
    """`PUSH` or `MAIL`."""
    version: int
    """The table's version when the turn began."""
    due: float
    tries: int


class NotificationStore:
    """Notifications and where they go. Every method is one transaction."""

    def __init__(self, db: Database):
        self.db = db

    # push subscriptions

    def set_subscription(self, device_id: str, subscription: dict[str, str] | None) -> None:
        """Set or remove (None) the push subscription of a device."""
        with self.db.writing() as tx:
            push = json.dumps(subscription) if subscription else None
            tx.execute(devices.update().where(devices.c.id == device_id).values(push=push))

    def subscriptions(self, user_id: str) -> dict[str, dict[str, str]]:
        """The push subscriptions of a user, by device id."""
        query = sa.select(devices.c.id, devices.c.push).where(devices.c.user_id == user_id, devices.c.push.is_not(None))
        with self.db.engine.connect() as tx:
            return {row.id: json.loads(row.push) for row in tx.execute(query)}

    # mailboxes

    def mailbox(self, user_id: str) -> Mailbox | None:
        """The mailbox of a user."""
        with self.db.engine.connect() as tx:
            row = tx.execute(mailboxes.select().where(mailboxes.c.user_id == user_id)).first()
            return Mailbox(*row) if row is not None else None

    def owners(self, address: str) -> list[str]:
        """The ids of the users who have confirmed this mailbox."""
        query = sa.select(mailboxes.c.user_id).where(mailboxes.c.address == address, mailboxes.c.confirmed)
        with self.db.engine.connect() as tx:
            return list(tx.scalars(query))

    def set_mailbox(self, user_id: str, values: dict[str, Any] | None) -> None:
        """Create, change or delete (None) the mailbox of a user."""
        own = mailboxes.c.user_id == user_id
        with self.db.writing() as tx:
            if values is None:
                tx.execute(mailboxes.delete().where(own))
                tx.execute(notices.delete().where(notices.c.user_id == user_id, notices.c.way == MAIL))
            elif not tx.execute(mailboxes.update().where(own).values(values)).rowcount:
                new = {"confirmed": False, "digest": "hour", "last": 0.0} | values
                tx.execute(mailboxes.insert().values(user_id=user_id, **new))

    # pending notifications

    def add(self, user_id: str, table_id: str, version: int, due: dict[str, float]) -> None:
        """Schedule the notification of a turn, which began at this version of the table, once per channel."""
        with self.db.writing() as tx:
            for channel, at in due.items():
                same = sa.and_(notices.c.user_id == user_id, notices.c.table_id == table_id, notices.c.way == channel)
                known = tx.scalar(sa.select(notices.c.version).where(same).with_for_update())
                if known is None:
                    tx.execute(notices.insert().values(user_id=user_id, table_id=table_id, way=channel, version=version, due=at))
                elif known != version:
                    tx.execute(notices.update().where(same).values(version=version, due=at, tries=0))

    def repeat(self, user_id: str, table_id: str, version: int, due: dict[str, float]) -> None:
        """Schedule the notification of a turn again, also on channels where it was sent already."""
        with self.db.writing() as tx:
            for channel, at in due.items():
                same = sa.and_(notices.c.user_id == user_id, notices.c.table_id == table_id, notices.c.way == channel)
                if not tx.execute(notices.update().where(same).values(version=version, due=at, tries=0)).rowcount:
                    tx.execute(notices.insert().values(user_id=user_id, table_id=table_id, way=channel, version=version, due=at))

    def due(self, limit: int = 100) -> list[Notice]:
        """The notifications that are due, earliest first."""
        query = notices.select().where(notices.c.due <= time.time()).order_by(notices.c.due).limit(limit)
        with self.db.engine.connect() as tx:
            return [Notice(*row) for row in tx.execute(query)]

    def count_pending(self) -> int:
        """The number of notifications that were not sent yet."""
        with self.db.engine.connect() as tx:
            return int(tx.scalar(sa.select(sa.func.count()).where(notices.c.due.is_not(None))) or 0)

    def reschedule(self, notice: Notice, old_due: float, due: float | None, tries: int = 0) -> bool:
        """Move a notification from `old_due` to `due` (None: it is done); False if it has changed or another server was first."""
        same = sa.and_(notices.c.user_id == notice.user_id, notices.c.table_id == notice.table_id, notices.c.way == notice.channel)
        with self.db.writing() as tx:
            values = {"due": due, "tries": notice.tries + tries}
            return tx.execute(notices.update().where(same, notices.c.due == old_due).values(values)).rowcount == 1

    def mark_mailed(self, user_id: str, table_ids: Sequence[str]) -> None:
        """Mark the notifications that were in a digest as done, and note when it was sent."""
        sent = sa.and_(notices.c.user_id == user_id, notices.c.way == MAIL, notices.c.table_id.in_(table_ids))
        with self.db.writing() as tx:
            tx.execute(notices.update().where(sent).values(due=None))
            tx.execute(mailboxes.update().where(mailboxes.c.user_id == user_id).values(last=time.time()))

    def claim_digest(self, user_id: str) -> AbstractContextManager[bool]:
        """May this server write this user's digest now? Only one server at a time may."""
        return self.db.claim(user_id, 0)
