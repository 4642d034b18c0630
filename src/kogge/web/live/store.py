"""Presence in a database that several processes share: each writes who is at which table through it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa
import sqlalchemy.dialects.postgresql

from kogge.web.db.database import HERE, LEFT, Database
from kogge.web.db.schema import presence


class PresenceStore:
    """The store of presence."""

    def __init__(self, db: Database):
        self.db = db

    def say_present(self, there: Sequence[tuple[str, str, bool]], seconds: float) -> None:
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

    def say_absent(self, table_id: str, user_id: str) -> None:
        """Write that a user has left this process, and notify the others."""
        mine = sa.and_(presence.c.table_id == table_id, presence.c.user_id == user_id, presence.c.server == self.db.server)
        with self.db.writing() as db:
            db.execute(presence.update().where(mine).values(until=time.time()))
            self.db.notify(db, f"{LEFT} {table_id} {user_id} {self.db.server}")

    def say_presence_changed(self, table_id: str) -> None:
        """Notify the other processes that somebody came to a table or left it."""
        with self.db.writing() as db:
            self.db.notify(db, f"{HERE} {table_id} {self.db.server}")

    def lapsed(self, after: float, until: float) -> list[str]:
        """The tables where somebody's lease ended in this time."""
        query = sa.select(presence.c.table_id).where(presence.c.until > after, presence.c.until <= until).distinct()
        with self.db.engine.connect() as db:
            return list(db.scalars(query))

    def forget_absent(self, seconds: float) -> None:
        """Delete the rows of users who have been away this long."""
        with self.db.writing() as db:
            db.execute(presence.delete().where(presence.c.until < time.time() - seconds))

    def present_at(self, table_id: str) -> dict[str, float]:
        """Until when users are at a table, through any process; for those who left, when that was."""
        query = sa.select(presence.c.user_id, sa.func.max(presence.c.until)).where(presence.c.table_id == table_id)
        with self.db.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(query.group_by(presence.c.user_id))}

    def looking_at(self, table_id: str) -> set[str]:
        """The users who see a table, through any process."""
        query = sa.select(presence.c.user_id).where(presence.c.table_id == table_id, presence.c.until > time.time(), presence.c.visible)
        with self.db.engine.connect() as db:
            return set(db.scalars(query))
