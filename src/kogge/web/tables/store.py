"""Tables as they are kept: opened, found in lists, and who sits down where."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from kogge.web.db.schema import archive, chat, favourites, kept_out, lines, seats, tables
from kogge.web.tables.clock_sql import set_due, start_turn
from kogge.web.tables.line_store import line_rows
from kogge.web.tables.row_store import RowStore, bump_revision, next_version

Opening = tuple[Sequence[str], int | None] | None
"""The lines a game starts with and whose turn it is then."""
_KEPT_OUT = sa.select(sa.func.count()).where(kept_out.c.table_id == sa.bindparam("table_id"), kept_out.c.user_id == sa.bindparam("user_id"))


class TableStore(RowStore):
    """Keeps tables and seats."""

    def add_table(self, table: dict[str, Any], seat_rows: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
        """A new table with its seats and the lines it starts with."""
        with self.writing() as db:
            _add_table(db, table, seat_rows, texts)

    def add_rematch(self, table_id: str, table: dict[str, Any], seat_rows: Sequence[dict[str, Any]], texts: Sequence[str]) -> str:
        """Where they play again: the first one to ask decides, and only then is there a new table."""
        with self.writing() as db:
            first = sa.and_(tables.c.id == table_id, tables.c.rematch.is_(None))
            if db.execute(tables.update().where(first).values(rematch=table["id"], revision=tables.c.revision + 1)).rowcount == 1:
                _add_table(db, table, seat_rows, texts)
                self.notify_table(db, table_id)
            found = str(db.scalar(sa.select(tables.c.rematch).where(tables.c.id == table_id)))
        self.forget_row(table_id)
        return found

    def sit(
        self,
        table_id: str,
        seat: int,
        kind: str,
        values: dict[str, Any],
        *where: sa.ColumnElement[bool],
        only: str | None = None,
        opening: Opening = None,
    ) -> bool:
        """Change who sits at a seat; False if it is no longer of this `kind`, or no longer as `where` says: of two at once one is first.

        With `only`, False too if this person sits at the table already. Whoever takes the last open seat starts the game: the `opening`
        (lines and turn) is written in the same transaction.
        """
        here = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == kind, *where)
        with self.writing() as db:
            db.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # one at a time sits down at a table
            if only and db.scalar(sa.select(sa.func.count()).where(seats.c.table_id == table_id, seats.c.user_id == only)):
                return False
            if db.execute(seats.update().where(here).values(values)).rowcount != 1:
                return False
            bump_revision(db, table_id)
            if opening is not None:
                _start_if_full(db, table_id, *opening)
            set_due(db, [table_id])
            self.notify_table(db, table_id)
        self.forget_row(table_id)
        return True

    def send_away(self, table_id: str, seat: int, *where: sa.ColumnElement[bool], for_good: bool = False) -> bool:
        """Whoever sits at a seat of a table that has not begun leaves it; `for_good`: they may not come back. False if it has begun."""
        waits = sa.exists().where(tables.c.id == table_id, tables.c.status == "open")
        with self.writing() as db:
            db.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            here = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "person", waits, *where)
            who = db.scalar(sa.select(seats.c.user_id).where(here))
            if who is None:
                return False
            db.execute(seats.update().where(here).values(kind="open", user_id=None, name=""))
            if for_good and not db.scalar(_KEPT_OUT, {"table_id": table_id, "user_id": who}):
                db.execute(kept_out.insert().values(table_id=table_id, user_id=who))
            bump_revision(db, table_id)
            self.notify_table(db, table_id)
        self.forget_row(table_id)
        return True

    def is_kept_out(self, table_id: str, user_id: str) -> bool:
        """Was this person sent away from this table?"""
        with self._reading.connect() as db:
            return bool(db.scalar(_KEPT_OUT, {"table_id": table_id, "user_id": user_id}))

    def remove_table(self, table_id: str, *where: sa.ColumnElement[bool]) -> bool:
        """A table and all that belongs to it are gone; False if it is no longer as `where` says."""
        with self.writing() as db:
            found = db.scalar(sa.select(tables.c.id).where(tables.c.id == table_id, *where).with_for_update())
            if found is None:
                return False
            for part in (lines, archive, chat, seats, kept_out, favourites):
                db.execute(part.delete().where(part.c.table_id == table_id))
            db.execute(tables.update().where(tables.c.rematch == table_id).values(rematch=None))
            db.execute(tables.delete().where(tables.c.id == table_id))
            self.notify_table(db, table_id)
        self.forget_row(table_id)
        return True

    def stand_ins_due(self, now: float) -> list[sa.Row]:
        """The seats where a bot that was asked for may sit down by now."""
        with self.engine.connect() as db:
            return list(db.execute(seats.select().where(seats.c.wanted_at <= now)))

    # lists of tables

    def tables_of(self, user_id: str, limit: int = 30) -> list[sa.Row]:
        """The tables where somebody sits or looks after a record, the latest first."""
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
        records = sa.select(tables.c.id).where(tables.c.host == user_id, tables.c.status == "record")
        query = tables.select().where(tables.c.id.in_(sits.union_all(records)))  # with `or` every table would be looked at
        with self.engine.connect() as db:
            return list(db.execute(query.order_by(tables.c.changed.desc()).limit(limit)))

    def listed_tables(self, status: str, limit: int = 30) -> list[sa.Row]:
        """Tables that anyone may find."""
        with self.engine.connect() as db:
            query = tables.select().where(tables.c.status == status, tables.c.listed)
            return list(db.execute(query.order_by(tables.c.changed.desc()).limit(limit)))

    def running_tables(self, quiet: float = 0.0) -> list[str]:
        """Tables where a bot sits at the seat to decide and nothing has happened for some seconds."""
        to_decide = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn)
        query = sa.select(tables.c.id).join(seats, to_decide).where(tables.c.status == "running", seats.c.level.is_not(None))
        query = query.where(tables.c.paused.is_(None))
        with self.engine.connect() as db:
            return list(db.scalars(query.where(tables.c.changed <= time.time() - quiet)))

    def count_by_status(self) -> dict[str, int]:
        """How many tables there are."""
        with self.engine.connect() as db:
            return {row[0]: row[1] for row in db.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))}

    def seats_at(self, table_ids: Sequence[str]) -> dict[str, list[sa.Row]]:
        """Who sits at these tables."""
        found: dict[str, list[sa.Row]] = {table_id: [] for table_id in table_ids}
        with self.engine.connect() as db:
            for row in db.execute(seats.select().where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.seat)):
                found[row.table_id].append(row)
        return found


def _add_table(db: sa.Connection, table: dict[str, Any], seat_rows: Sequence[dict[str, Any]], texts: Sequence[str]) -> None:
    now = time.time()
    row = {"version": 1, "revision": 1, "lines": len(texts), "created": now, "changed": now, "rematch": None} | table
    db.execute(tables.insert().values(row))
    db.execute(seats.insert(), [{"table_id": table["id"], "user_id": None, "level": None} | seat for seat in seat_rows])
    if texts:
        db.execute(lines.insert(), line_rows(table["id"], 0, texts, None, now))
    if texts and table.get("move_seconds"):
        start_turn(db, [table["id"]])


def _start_if_full(db: sa.Connection, table_id: str, texts: Sequence[str], turn: int | None) -> None:
    waits = sa.select(sa.func.count()).where(seats.c.table_id == table_id, seats.c.kind == "open")
    version = db.scalar(sa.select(tables.c.version).where(tables.c.id == table_id, tables.c.status == "open"))
    if version is None or db.scalar(waits):
        return
    begun = next_version(db, table_id, version, {"lines": len(texts), "turn": turn, "status": "over" if turn is None else "running"})
    if begun and texts:
        db.execute(lines.insert(), line_rows(table_id, 0, texts, None, time.time()))
        start_turn(db, [table_id])
