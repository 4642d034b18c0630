"""What people say at tables."""

from __future__ import annotations

import time

import sqlalchemy as sa

from kogge.web.db.schema import chat
from kogge.web.tables.row_store import RowStore, bump_revision


class ChatStore(RowStore):
    """Keeps the talk."""

    def say(self, table_id: str, user_id: str, name: str, text: str) -> None:
        """A word at the table."""
        with self.writing() as db:
            db.execute(chat.insert().values(table_id=table_id, user_id=user_id, name=name, text=text, at=time.time()))
            bump_revision(db, table_id)
            self.notify_table(db, table_id)
        self.forget_row(table_id)

    def chat_at(self, table_id: str, limit: int = 50) -> list[sa.Row]:
        """The last words at a table, in order."""
        with self.engine.connect() as db:
            query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(limit)
            return list(reversed(db.execute(query).all()))
