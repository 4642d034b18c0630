"""Tables with a clock: whose time is up, pauses, and what people agree to."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from kogge.web.db.schema import seats, tables
from kogge.web.tables.clock_sql import BOT, TIME, now_in, set_due
from kogge.web.tables.row_store import RowStore, bump_revision


class ClockStore(RowStore):
    """Keeps the time of those who play with a clock."""

    def now(self) -> float:
        """This moment, as the database has it."""
        with self._reading.connect() as db:
            return float(db.execute(sa.select(now_in(db))).scalar_one())

    def times_up(self) -> list[str]:
        """The tables where the time of whoever is to decide is up."""
        with self._reading.connect() as db:
            return list(db.scalars(sa.select(tables.c.id).where(tables.c.due <= now_in(db)).order_by(tables.c.due).limit(100)))

    def end_time(self, table_id: str, level: str) -> bool:
        """Someone's time is up: their seat is marked and, where a bot shall play on, it is this bot's. False if they decided meanwhile."""
        with self.writing() as db:
            query = tables.select().where(tables.c.id == table_id, tables.c.due <= now_in(db)).with_for_update()
            row = db.execute(query).first()
            if row is None:
                return False
            bot = {"level": level} if row.time_up == BOT else {}
            db.execute(seats.update().where(seats.c.table_id == table_id, seats.c.seat == row.turn).values(mark=TIME, **bot))
            self._told(db, table_id)
        self.forget_row(table_id)
        return True

    def agree(self, table_id: str, user_id: str, to: str | None) -> list[sa.Row]:
        """Someone agrees to something, or to nothing any more; returns all seats as they are then. One at a time says so."""
        with self.writing() as db:
            db.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            db.execute(seats.update().where(seats.c.table_id == table_id, seats.c.user_id == user_id).values(agrees=to))
            self._told(db, table_id)
            found = list(db.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)))
        self.forget_row(table_id)
        return found

    def withdraw(self, table_id: str, what: str) -> None:
        """Nobody agrees to this any more."""
        with self.writing() as db:
            db.execute(seats.update().where(seats.c.table_id == table_id, seats.c.agrees == what).values(agrees=None))
            self._told(db, table_id)
        self.forget_row(table_id)

    def pause(self, table_id: str) -> bool:
        """The clock stands still."""
        return self._change(table_id, tables.c.paused.is_(None), lambda now: {"paused": now})

    def end_pause(self, table_id: str) -> bool:
        """The clock runs on: the pause has cost nobody time."""
        lasted = tables.c.paused
        return self._change(
            table_id,
            tables.c.paused.is_not(None),
            lambda now: {"since": tables.c.since + now - lasted, "before": tables.c.before + now - lasted, "paused": None},
        )

    def _change(self, table_id: str, where: sa.ColumnElement[bool], values: Any) -> bool:
        here = sa.and_(tables.c.id == table_id, tables.c.status == "running", tables.c.move_seconds > 0, where)
        with self.writing() as db:
            if db.execute(tables.update().where(here).values(values(now_in(db)))).rowcount != 1:
                return False
            db.execute(seats.update().where(seats.c.table_id == table_id).values(agrees=None))
            self._told(db, table_id)
        self.forget_row(table_id)
        return True

    def _told(self, db: sa.Connection, table_id: str) -> None:
        set_due(db, [table_id])
        bump_revision(db, table_id)
        self.notify_table(db, table_id)
