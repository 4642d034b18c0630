"""One person's data: all of it as they may have it, and all of it gone.

What others share stays theirs: a game that was played stays a game, its record as valid as before, with nobody's name at that seat.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

import sqlalchemy as sa

from kogge.web.db.database import OUT
from kogge.web.db.schema import archive, bans, chat, friends, lines, metadata, reports, seats, tables, users
from kogge.web.tables.row_store import RowStore, bump_revision
from kogge.web.tables.store import unpacked

NOBODY = "N. N."
SHARED = (seats, chat, lines)  # where a person's rows are among those of others; whatever else has a `user_id` is theirs alone


def own_tables() -> list[sa.Table]:
    """The tables of the database whose rows belong to one person each."""
    return [table for table in metadata.sorted_tables if "user_id" in table.c and table not in SHARED]


class ErasureStore(RowStore):
    """Gives and erases one person's data."""

    def data_of(self, user_id: str) -> dict[str, Any]:
        """Everything that is kept about a person, but for keys that would let a reader be them."""
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        with self.engine.connect() as db:

            def rows(query: sa.Select) -> list[dict[str, Any]]:
                return [{key: value for key, value in row._mapping.items() if is_plain(key, value)} for row in db.execute(query)]

            columns = [tables.c[name] for name in ("id", "game", "players", "options", "status", "result", "created", "changed")]
            found = {
                "person": rows(users.select().where(users.c.id == user_id)),
                "tables": rows(sa.select(*columns).where(sa.or_(tables.c.id.in_(sits), tables.c.host == user_id))),
                "seats": rows(seats.select().where(seats.c.user_id == user_id)),
                "talk": rows(chat.select().where(chat.c.user_id == user_id)),
                "decisions": rows(lines.select().where(lines.c.who == user_id)),
                "reports": rows(reports.select().where(reports.c.by_user == user_id)),
                "bans": rows(bans.select().where(bans.c.whom == user_id)),
            }
            return found | {table.name: rows(table.select().where(table.c.user_id == user_id)) for table in own_tables()}

    def tables_with(self, user_id: str) -> list[sa.Row]:
        """Where this person sits, or has the say: id, status, host."""
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        with self.engine.connect() as db:
            query = sa.select(tables.c.id, tables.c.status, tables.c.host).where(sa.or_(tables.c.id.in_(sits), tables.c.host == user_id))
            return list(db.execute(query))

    def erase(self, user_id: str) -> list[str]:
        """This person was never here, as far as that can be: returns the tables that have changed by it.

        Tables that wait and uploaded records must be gone before, and a bot must sit wherever they play.
        """
        with self.writing() as db:
            if not self.shared:
                db.exec_driver_sql("PRAGMA secure_delete = ON")  # what is deleted is overwritten, too, in the file
            theirs = list(db.scalars(sa.select(seats.c.table_id).where(seats.c.user_id == user_id).distinct()))
            names = list(db.scalars(sa.select(users.c.name).where(users.c.id == user_id)))
            for table_id in theirs:
                _forget_at(db, table_id, user_id, names)
            db.execute(tables.update().where(tables.c.host == user_id).values(host=""))
            db.execute(chat.delete().where(chat.c.user_id == user_id))
            db.execute(reports.delete().where(sa.or_(reports.c.by_user == user_id, reports.c.about == user_id)))
            db.execute(bans.update().where(bans.c.whom == user_id).values(reason=""))
            for table in own_tables():
                db.execute(table.delete().where(table.c.user_id == user_id))
            db.execute(friends.delete().where(friends.c.friend_id == user_id))
            db.execute(users.delete().where(users.c.id == user_id))
            self.notify(db, f"{OUT} {user_id}")
            for table_id in theirs:
                self.notify_table(db, table_id)
        if not self.shared:
            with self.engine.connect() as db:
                db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")  # nor does it stay in what is written beside the file
        for table_id in theirs:
            self.forget_row(table_id)
        return theirs


def _forget_at(db: sa.Connection, table_id: str, user_id: str, names: list[str]) -> None:
    """Nobody sat there, at one table; who decided what is known only by seat from then on."""
    here = seats.c.table_id == table_id
    db.execute(seats.update().where(here, seats.c.user_id == user_id).values(name=NOBODY, user_id=None, agrees=None))
    db.execute(seats.update().where(here, seats.c.wanted_by.in_(names)).values(wanted_by=NOBODY))
    db.execute(lines.update().where(lines.c.table_id == table_id, lines.c.who == user_id).values(who=None))
    packed = db.scalar(sa.select(archive.c.packed).where(archive.c.table_id == table_id))
    if packed:
        kept = [[text, None if who == user_id else who, at] for text, who, at in unpacked(packed)]
        content = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()
        db.execute(archive.update().where(archive.c.table_id == table_id).values(packed=zlib.compress(content, 9)))
    bump_revision(db, table_id)


def is_plain(key: str, value: Any) -> bool:
    """May this be handed out? Keys and hashes of keys are nobody's business, not even their owner's."""
    return not isinstance(value, bytes | memoryview) and not any(word in key for word in ("secret", "token", "key", "hash", "epoch"))
