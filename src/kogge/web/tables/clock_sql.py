"""The SQL of clocks. Each decision has its own seconds; what it takes beyond them comes out of the seat's bank.

One clock serves both kinds of games: live, the bank holds minutes and a move has a few seconds more; over days, a move has days and the
bank holds days off. All times are the database's: no server's clock counts, and no server need run in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from kogge.web.db.schema import seats, tables

TIME, CONCEDED, WON = "time", "conceded", "won"  # values of `seats.mark`; won: the only opponent has conceded
BOT, ASK = "bot", "ask"  # values of `tables.time_up`: a bot plays on, or the others decide
PAUSE = "pause"  # values of `seats.agrees`: this, or `BOT` for somebody whose time is up
DAY = 86_400

_NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) AS double precision)",
}
_BANK = sa.func.coalesce(seats.c.bank, tables.c.bank_seconds)
_DECIDES = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn, seats.c.level.is_(None), seats.c.kind == "person")


def is_by_days(row: Any) -> bool:
    """Whether a table is played over days: a move has half a day or more."""
    return bool(row.move_seconds >= DAY // 2)


def now_in(db: sa.Connection) -> sa.ColumnElement[float]:
    """The current time of the database."""
    return sa.literal_column(_NOW[db.dialect.name], sa.Float)


def charge(db: sa.Connection, ids: Sequence[str]) -> None:
    """Charge a decision at these tables: the time it took beyond the move's own comes out of the seat's bank."""
    beyond = now_in(db) - tables.c.since - tables.c.move_seconds
    left = sa.case((beyond <= 0, _BANK), (beyond < _BANK, _BANK - beyond), else_=0.0)
    going = sa.and_(tables.c.id.in_(ids), tables.c.since.is_not(None))
    db.execute(seats.update().where(going, _DECIDES).values(bank=left, mark=None))
    db.execute(seats.update().where(seats.c.table_id.in_(ids), seats.c.agrees == BOT).values(agrees=None))


def charge_handover(db: sa.Connection, table_id: str, seat: int) -> None:
    """A bot takes over the seat to decide: charge the time its player has used so far, and mark the move's own time as used up.

    Undoing the decision before this one must not refund that time, so `before` is cleared.
    """
    moment = sa.func.coalesce(tables.c.paused, now_in(db))
    beyond = moment - tables.c.since - tables.c.move_seconds
    here = sa.and_(tables.c.id == table_id, tables.c.turn == seat, tables.c.since.is_not(None), beyond > 0)
    db.execute(seats.update().where(here, _DECIDES).values(bank=sa.case((beyond < _BANK, _BANK - beyond), else_=0.0)))
    person = sa.exists().where(_DECIDES)
    db.execute(tables.update().where(here, person).values(since=moment - tables.c.move_seconds, before=None))


def start_turn(db: sa.Connection, ids: Sequence[str]) -> None:
    """Start the time of the next decision, or of the first one, at these tables."""
    started = {"before": tables.c.since, "since": now_in(db), "undone": 0}
    db.execute(tables.update().where(tables.c.id.in_(ids), tables.c.move_seconds > 0).values(started))
    set_due(db, ids)


def go_on(db: sa.Connection, ids: Sequence[str]) -> None:
    """A seat has made a decision again that it had undone together with a later one: its clock goes on, in the time of that later one."""
    db.execute(tables.update().where(tables.c.id.in_(ids)).values(undone=tables.c.undone - 1))
    set_due(db, ids)


def take_back(db: sa.Connection, table_id: str) -> None:
    """Undo a decision without giving time back: the clock continues from when it began, with the bank that the seat had then.

    When it began is known of the last decision only. Where that is undone already, the clock just continues, and goes on when the
    decisions before it are made again (`go_on`): each decision has its own time once.
    """
    beyond = tables.c.since - tables.c.before - tables.c.move_seconds
    here, known = tables.c.id == table_id, tables.c.before.is_not(None)
    db.execute(seats.update().where(here, known, _DECIDES, beyond > 0).values(bank=_BANK + beyond))
    db.execute(tables.update().where(here, ~known).values(undone=tables.c.undone + 1))
    db.execute(tables.update().where(here, known).values(since=tables.c.before, before=None))
    set_due(db, [table_id])


def set_due(db: sa.Connection, ids: Sequence[str]) -> None:
    """Set when the time of the seat to decide runs out: never for bots, during a pause, or when it has run out already."""
    bank = sa.select(_BANK).where(_DECIDES, seats.c.mark.is_(None)).correlate(tables).scalar_subquery()
    runs = sa.and_(tables.c.status == "running", tables.c.paused.is_(None))
    due = sa.case((runs, tables.c.since + tables.c.move_seconds + bank), else_=None)
    db.execute(tables.update().where(tables.c.id.in_(ids), tables.c.move_seconds > 0).values(due=due))
