"""Presence in a database that several processes share: each writes who is at which table through it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
import sqlalchemy.dialects.postgresql

from kogge.web.db.database import HERE, LEFT, Database
from kogge.web.db.schema import presence


class Present(NamedTuple):
    """A user's presence at a table through one process."""

    user_id: str
    until: float
    """Until when they count as present, or when they left."""
    visible: bool
    """Whether they see the table."""


_PRESENT = sa.select(presence.c.user_id, presence.c.until, presence.c.visible).where(presence.c.table_id == sa.bindparam("table_id"))


class PresenceStore:
    """The store of presence."""

    def __init__(self, db: Database):
        self.db = db

    def write_present(self, there: Sequence[tuple[str, str, bool]], seconds: float) -> None:
        """Write which users are at which tables through this process, and whether they see them; valid for the next seconds."""
        if not there:
            return
        until = time.time() + seconds
        insert = sa.dialects.postgresql.insert(presence)
        rows = [
            {"table_id": table, "user_id": user, "server": self.db.server, "until": until, "visible": visible}
            for table, user, visible in sorted(set(there))
        ]
        changed = {"until": until, "visible": insert.excluded.visible}
        with self.db.writing() as db:
            db.execute(insert.on_conflict_do_update(index_elements=list(presence.primary_key), set_=changed), rows)

    def write_absent(self, table_id: str, user_id: str) -> None:
        """Write that a user has left this process, and notify the others."""
        mine = sa.and_(presence.c.table_id == table_id, presence.c.user_id == user_id, presence.c.server == self.db.server)
        with self.db.writing() as db:
            db.execute(presence.update().where(mine).values(until=time.time()))
            self.db.notify(db, f"{LEFT} {table_id} {user_id} {self.db.server}")

    def notify_presence_changed(self, table_id: str) -> None:
        """Notify the other processes that somebody came to a table or left it."""
        with self.db.writing() as db:
            self.db.notify(db, f"{HERE} {table_id} {self.db.server}")

    def expired_leases(self, after: float, until: float) -> list[str]:
        """The tables where somebody's lease ended in this time."""
        query = sa.select(presence.c.table_id).where(presence.c.until > after, presence.c.until <= until).distinct()
        with self.db.engine.connect() as db:
            return list(db.scalars(query))

    def forget_absent(self, seconds: float) -> None:
        """Delete the rows of users who have been away this long."""
        with self.db.writing() as db:
            db.execute(presence.delete().where(presence.c.until < time.time() - seconds))

    def present_at(self, table_id: str) -> list[Present]:
        """Who is at a table through each process; of those who left, when that was."""
        with self.db.reading() as db:
            return [Present(*row) for row in db.execute(_PRESENT, {"table_id": table_id})]
