"""Accounts as they are kept: an id, a nickname, what they prefer, and the epoch of their tokens."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping

import sqlalchemy as sa

from kogge.web.db.database import OUT, USER
from kogge.web.db.schema import devices, seats, tables, tickets, users
from kogge.web.tables.row_store import RowStore


class PeopleStore(RowStore):
    """Keeps people."""

    def add_user(
        self, user_id: str, name: str, device: tuple[str, str] | None = None, preferences: Mapping[str, str] | None = None
    ) -> None:
        """Someone new, with their first device (its id and name)."""
        now = time.time()
        with self.writing() as db:
            db.execute(users.insert().values(id=user_id, name=name, created=now, preferences=json.dumps(dict(preferences or {}))))
            if device is not None:
                db.execute(devices.insert().values(id=device[0], user_id=user_id, name=device[1], created=now, seen=now))

    def user(self, user_id: str) -> sa.Row | None:
        """A person by id."""
        with self.engine.connect() as db:
            return db.execute(users.select().where(users.c.id == user_id)).first()

    def rename(self, user_id: str, name: str) -> None:
        """A new nickname, at every table they sit at that is not over; names of others at their screen stay."""
        mine = sa.select(users.c.name).where(users.c.id == user_id).scalar_subquery()
        going_on = sa.select(tables.c.id).where(tables.c.status.in_(("open", "running")))
        with self.writing() as db:
            db.execute(
                seats.update().where(seats.c.user_id == user_id, seats.c.name == mine, seats.c.table_id.in_(going_on)).values(name=name)
            )
            db.execute(users.update().where(users.c.id == user_id).values(name=name))
            self.notify(db, f"{USER} {user_id}")
            changed = list(db.scalars(sa.select(seats.c.table_id).where(seats.c.user_id == user_id)))
        for table_id in changed:
            self.forget_row(table_id)

    def prefer(self, user_id: str, wishes: Mapping[str, str]) -> None:
        """What a person has chosen; what they say nothing about stays."""
        this = users.c.id == user_id
        with self.writing() as db:
            found = db.scalar(sa.select(users.c.preferences).where(this).with_for_update())
            if found is not None:
                db.execute(users.update().where(this).values(preferences=json.dumps(json.loads(found) | dict(wishes))))
                self.notify(db, f"{USER} {user_id}")

    def next_epoch(self, user_id: str, device_id: str) -> int:
        """From now on only new tokens of this person count, and this device of theirs; no ticket that was made before makes another."""
        with self.writing() as db:
            db.execute(tickets.delete().where(tickets.c.user_id == user_id))
            db.execute(devices.delete().where(devices.c.user_id == user_id, devices.c.id != device_id))
            query = users.update().where(users.c.id == user_id).values(epoch=users.c.epoch + 1).returning(users.c.epoch)
            self.notify(db, f"{OUT} {user_id}")
            return int(db.scalar(query) or 0)
