"""The SQL of planned moves."""

from __future__ import annotations

import json
from dataclasses import dataclass

import sqlalchemy as sa

from kogge.web.db.database import Database
from kogge.web.db.schema import plans, seats, tables

Answers = dict[str, tuple[str, str]]
"""Decision to answer and the basis that it relies on."""


@dataclass(frozen=True)
class Plan:
    """What a seat has planned."""

    answers: Answers
    held_at: int = -1
    lapsed: int = 0


class PlanStore:
    """Planned moves by table and seat. Every method is one transaction."""

    def __init__(self, db: Database):
        self.db = db

    def plan(self, table_id: str, seat: int) -> Plan:
        """The plan of a seat; an empty one if there is none."""
        with self.db.reading() as db:
            row = db.execute(plans.select().where(_of(table_id, seat))).first()
        if row is None:
            return Plan({})
        return Plan({key: (value, basis) for key, (value, basis) in json.loads(row.plan).items()}, row.held_at, row.lapsed)

    def save(self, table_id: str, seat: int, answers: Answers, held_at: int = -1, lapsed: int = 0) -> None:
        """Replace the plan of a seat."""
        with self.db.writing() as db:
            db.execute(plans.delete().where(_of(table_id, seat)))
            if answers or lapsed:
                values = {"plan": json.dumps(answers), "held_at": held_at, "lapsed": lapsed}
                db.execute(plans.insert().values(table_id=table_id, seat=seat, **values))

    def clear(self, table_id: str) -> None:
        """Remove all plans of a table."""
        with self.db.writing() as db:
            db.execute(plans.delete().where(plans.c.table_id == table_id))

    def due(self, after: str, limit: int) -> list[str]:
        """The tables after this id at which the player to decide has a plan; a restart may have kept it from being played."""
        decides_now = sa.and_(tables.c.id == plans.c.table_id, tables.c.turn == plans.c.seat, tables.c.lines != plans.c.held_at)
        player = sa.and_(seats.c.table_id == plans.c.table_id, seats.c.seat == plans.c.seat, seats.c.level.is_(None))
        query = sa.select(tables.c.id).join(plans, decides_now).join(seats, player)
        query = query.where(tables.c.status == "running", tables.c.paused.is_(None), plans.c.plan != "{}", tables.c.id > after)
        with self.db.reading() as db:
            return list(db.scalars(query.order_by(tables.c.id).limit(limit)))


def _of(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(plans.c.table_id == table_id, plans.c.seat == seat)
