"""What people are to be told, and where: notices that wait, push subscriptions of devices, mailboxes."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import devices, mailboxes, notices

PUSH, MAIL = "push", "mail"


class NoticeStore(Database):
    """Keeps notices."""

    def subscribe(self, device_id: str, subscription: dict[str, str] | None) -> None:
        """Where this device is reached by push; None: no longer."""
        with self.writing() as db:
            push = json.dumps(subscription) if subscription else None
            db.execute(devices.update().where(devices.c.id == device_id).values(push=push))

    def subscriptions_of(self, user_id: str) -> dict[str, dict[str, str]]:
        """A person's devices that are reached by push, and how."""
        query = sa.select(devices.c.id, devices.c.push).where(devices.c.user_id == user_id, devices.c.push.is_not(None))
        with self.engine.connect() as db:
            return {row.id: json.loads(row.push) for row in db.execute(query)}

    def mailbox(self, user_id: str) -> sa.Row | None:
        """A person's mailbox."""
        with self.engine.connect() as db:
            return db.execute(mailboxes.select().where(mailboxes.c.user_id == user_id)).first()

    def people_at(self, address: str) -> list[str]:
        """Those who have said, and shown, that this mailbox is theirs."""
        query = sa.select(mailboxes.c.user_id).where(mailboxes.c.address == address, mailboxes.c.confirmed)
        with self.engine.connect() as db:
            return list(db.scalars(query))

    def set_mailbox(self, user_id: str, values: dict[str, Any] | None) -> None:
        """A person's mailbox is another, or is theirs, or is no more (None)."""
        this = mailboxes.c.user_id == user_id
        with self.writing() as db:
            if values is None:
                db.execute(mailboxes.delete().where(this))
                db.execute(notices.delete().where(notices.c.user_id == user_id, notices.c.way == MAIL))
            elif not db.execute(mailboxes.update().where(this).values(values)).rowcount:
                new = {"confirmed": False, "digest": "hour", "last": 0.0} | values
                db.execute(mailboxes.insert().values(user_id=user_id, **new))

    def add_notices(self, user_id: str, table_id: str, version: int, due: dict[str, float]) -> None:
        """A turn, which began with this version of the table, is to be told by these ways, then; it is told once."""
        with self.writing() as db:
            for way, at in due.items():
                here = sa.and_(notices.c.user_id == user_id, notices.c.table_id == table_id, notices.c.way == way)
                known = db.scalar(sa.select(notices.c.version).where(here).with_for_update())
                if known is None:
                    db.execute(notices.insert().values(user_id=user_id, table_id=table_id, way=way, version=version, due=at))
                elif known != version:
                    db.execute(notices.update().where(here).values(version=version, due=at, tries=0))

    def due_notices(self, limit: int = 100) -> list[sa.Row]:
        """What is to be told by now, the earliest first."""
        with self.engine.connect() as db:
            return list(db.execute(notices.select().where(notices.c.due <= time.time()).order_by(notices.c.due).limit(limit)))

    def waiting_notices(self) -> int:
        """How many are still to be told."""
        with self.engine.connect() as db:
            return int(db.scalar(sa.select(sa.func.count()).where(notices.c.due.is_not(None))) or 0)

    def put_off(self, notice: sa.Row, was: float, due: float | None, tries: int = 0) -> bool:
        """A notice that was due at `was` is due then, None: never, it was told; False if it has changed, or another server was first."""
        same = sa.and_(notices.c.user_id == notice.user_id, notices.c.table_id == notice.table_id, notices.c.way == notice.way)
        with self.writing() as db:
            values = {"due": due, "tries": notice.tries + tries}
            return db.execute(notices.update().where(same, notices.c.due == was).values(values)).rowcount == 1

    def told_by_mail(self, user_id: str, table_ids: Sequence[str]) -> None:
        """What was in a letter is told."""
        told = sa.and_(notices.c.user_id == user_id, notices.c.way == MAIL, notices.c.table_id.in_(table_ids))
        with self.writing() as db:
            db.execute(notices.update().where(told).values(due=None))
            db.execute(mailboxes.update().where(mailboxes.c.user_id == user_id).values(last=time.time()))
