"""The devices that people use, and the tickets with which they sign in on another one."""

from __future__ import annotations

import time

import sqlalchemy as sa

from kogge.web.db.database import OUT, Database
from kogge.web.db.schema import devices, tickets, users


class DeviceStore(Database):
    """Keeps devices and tickets."""

    def user_on(self, user_id: str, device_id: str) -> sa.Row | None:
        """A person, and when the device was last seen; `seen` is None if it is none of theirs."""
        theirs = sa.and_(devices.c.user_id == users.c.id, devices.c.id == device_id)
        query = sa.select(users, devices.c.seen).select_from(users.outerjoin(devices, theirs)).where(users.c.id == user_id)
        with self.engine.connect() as db:
            return db.execute(query).first()

    def add_device(self, device_id: str, user_id: str, name: str, most: int) -> bool:
        """A person uses one more device; False if they have so many already."""
        now = time.time()
        with self.writing() as db:
            db.execute(sa.select(users.c.id).where(users.c.id == user_id).with_for_update())  # one at a time
            if (db.scalar(sa.select(sa.func.count()).where(devices.c.user_id == user_id)) or 0) >= most:
                return False
            db.execute(devices.insert().values(id=device_id, user_id=user_id, name=name, created=now, seen=now))
        return True

    def devices_of(self, user_id: str) -> list[sa.Row]:
        """A person's devices, the latest seen first."""
        with self.engine.connect() as db:
            return list(db.execute(devices.select().where(devices.c.user_id == user_id).order_by(devices.c.seen.desc(), devices.c.id)))

    def note_seen(self, device_id: str) -> None:
        """A device was used."""
        with self.writing() as db:
            db.execute(devices.update().where(devices.c.id == device_id).values(seen=time.time()))

    def remove_device(self, device_id: str, user_id: str) -> None:
        """This person no longer uses this device, and a ticket that was made there is void."""
        with self.writing() as db:
            db.execute(tickets.delete().where(tickets.c.user_id == user_id))
            db.execute(devices.delete().where(devices.c.id == device_id, devices.c.user_id == user_id))
            self.notify(db, f"{OUT} {user_id}")

    def add_ticket(self, ticket_id: str, user_id: str, seconds: float) -> None:
        """Whoever shows this ticket in time is this person; an earlier one of theirs is void, and old ones of all are forgotten."""
        now = time.time()
        with self.writing() as db:
            db.execute(tickets.delete().where(sa.or_(tickets.c.user_id == user_id, tickets.c.until < now)))
            db.execute(tickets.insert().values(id=ticket_id, user_id=user_id, until=now + seconds))

    def take_ticket(self, ticket_id: str) -> str | None:
        """Whose ticket it is, once; None if there is none, or its time is over."""
        with self.writing() as db:
            taken = db.execute(tickets.delete().where(tickets.c.id == ticket_id).returning(tickets.c.user_id, tickets.c.until)).first()
        return taken.user_id if taken is not None and taken.until >= time.time() else None
