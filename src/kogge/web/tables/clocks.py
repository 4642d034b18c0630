"""Clocks: the SQL that counts the time, what players may do about it, and the clocks as a page shows them.

Each decision has its own seconds; any time beyond them comes out of the seat's bank. Both kinds of games use the same clock: in live games
the bank holds minutes and a move has some seconds; in games over days a move has days and the bank holds days off. All times are those of
the database, so clocks run even while no server does.

When a player's time is up, a bot plays on at once, or the others decide: while fewer than half of them want a bot, the table waits and the
late player may still decide. A player whose time ran out can take their seat back; a player who conceded cannot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from kogge.web import problems
from kogge.web.accounts.users import User
from kogge.web.db.schema import seats, tables
from kogge.web.i18n.translation import N_, Duration, _
from kogge.web.problems import Problem
from kogge.web.tables.info import SeatInfo, TableInfo

if TYPE_CHECKING:
    from kogge.web.tables.session import Sessions
    from kogge.web.tables.stand_ins import Levels
    from kogge.web.tables.store import TableStore

TIME, CONCEDED, WON = "time", "conceded", "won"  # values of `seats.mark`; won: the only opponent has conceded
BOT, ASK = "bot", "ask"  # values of `tables.time_up`: a bot plays on, or the others decide
PAUSE = "pause"  # a value of `seats.agrees`, like `BOT`: the seat wants a pause, or a bot for the player whose time is up
DAY = 86_400
MAX_MOVE, MAX_BANK = 7 * DAY, 30 * DAY  # seconds
KINDS = ("", "live", "1", "3", "7")  # in a form: no clock, live, or this many days a move

_NOW = {
    "sqlite": "((julianday('now') - 2440587.5) * 86400.0)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) AS double precision)",
}
_BANK = sa.func.coalesce(seats.c.bank, tables.c.bank_seconds)
_DECIDES = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn, seats.c.level.is_(None), seats.c.kind == "person")


# the clock of a table


@dataclass(frozen=True)
class Clock:
    """The clock of a table: seconds for each decision, a bank of seconds for the whole game, and what happens when both are used up."""

    move_seconds: int = 0
    bank_seconds: int = 0
    time_up: str = BOT


NO_CLOCK = Clock()


def check_clock(clock: Clock, manual_chance: bool) -> Clock:
    """Check the clock of a new table."""
    if clock.time_up not in (BOT, ASK):
        raise problems.bad_form()
    if (
        not 0 <= clock.move_seconds <= MAX_MOVE
        or not 0 <= clock.bank_seconds <= MAX_BANK
        or (clock.bank_seconds and not clock.move_seconds)
    ):
        raise Problem(
            422,
            N_("Choose between one second and {move} per move, and a reserve of up to {bank}."),
            move=Duration(MAX_MOVE),
            bank=Duration(MAX_BANK),
        )
    if clock.move_seconds and manual_chance:
        raise Problem(422, N_("A physical game has no clock."))
    return clock


def clock_from_form(form: Mapping[str, Any]) -> Clock:
    """The clock that was chosen in a form."""
    kind = str(form.get("clock", ""))
    if kind not in KINDS:
        raise problems.bad_form()
    time_up = str(form.get("time_up", "")) or NO_CLOCK.time_up
    if kind == "live":
        return Clock(_number(form, "seconds", 15), _number(form, "minutes", 20) * 60, time_up)
    return Clock(int(kind) * DAY, _number(form, "days_off", 7) * DAY, time_up) if kind else NO_CLOCK


def _number(form: Mapping[str, Any], name: str, default: int) -> int:
    text = str(form.get(name, "")) or str(default)
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise problems.bad_form()
    return int(text)


def is_by_days(table: TableInfo) -> bool:
    """Whether a table is played over days: a move has half a day or more."""
    return table.move_seconds >= DAY // 2


# SQL: every function is part of a transaction of the caller


def now_in(db: sa.Connection) -> sa.ColumnElement[float]:
    """The current time of the database."""
    return sa.literal_column(_NOW[db.dialect.name], sa.Float)


def charge(db: sa.Connection, ids: Sequence[str]) -> None:
    """A decision was made at these tables: subtract the time beyond `move_seconds` from the seat's bank."""
    beyond = now_in(db) - tables.c.since - tables.c.move_seconds
    left = sa.case((beyond <= 0, _BANK), (beyond < _BANK, _BANK - beyond), else_=0.0)
    going = sa.and_(tables.c.id.in_(ids), tables.c.since.is_not(None))
    db.execute(seats.update().where(going, _DECIDES).values(bank=left, mark=None))
    db.execute(seats.update().where(seats.c.table_id.in_(ids), seats.c.agrees == BOT).values(agrees=None))


def charge_handover(db: sa.Connection, table_id: str, seat: int) -> None:
    """A bot takes over the seat to decide: charge its player for the time used so far, and count `move_seconds` as used up.

    `before` is cleared, so that undoing the previous decision does not refund that time.
    """
    moment = sa.func.coalesce(tables.c.paused, now_in(db))
    beyond = moment - tables.c.since - tables.c.move_seconds
    over_time = sa.and_(tables.c.id == table_id, tables.c.turn == seat, tables.c.since.is_not(None), beyond > 0)
    db.execute(seats.update().where(over_time, _DECIDES).values(bank=sa.case((beyond < _BANK, _BANK - beyond), else_=0.0)))
    decided_by_person = sa.exists().where(_DECIDES)
    db.execute(tables.update().where(over_time, decided_by_person).values(since=moment - tables.c.move_seconds, before=None))


def start_turn(db: sa.Connection, ids: Sequence[str]) -> None:
    """Start the time of the next decision, or of the first one, at these tables."""
    started = {"before": tables.c.since, "since": now_in(db), "undone": 0}
    db.execute(tables.update().where(tables.c.id.in_(ids), tables.c.move_seconds > 0).values(started))
    set_due(db, ids)


def resume_turn(db: sa.Connection, ids: Sequence[str]) -> None:
    """A seat has repeated an earlier one of several decisions that it had undone: the clock of the last one continues."""
    db.execute(tables.update().where(tables.c.id.in_(ids)).values(undone=tables.c.undone - 1))
    set_due(db, ids)


def undo_turn(db: sa.Connection, table_id: str) -> None:
    """Undo a decision without giving time back: the clock continues from when it began, with the bank that the seat had then.

    Only the start of the last decision is stored. If that decision is undone already, the clock keeps running, and `resume_turn` continues
    it when the decisions before it are repeated: each decision has its own time once.
    """
    beyond = tables.c.since - tables.c.before - tables.c.move_seconds
    this_table, known = tables.c.id == table_id, tables.c.before.is_not(None)
    db.execute(seats.update().where(this_table, known, _DECIDES, beyond > 0).values(bank=_BANK + beyond))
    db.execute(tables.update().where(this_table, ~known).values(undone=tables.c.undone + 1))
    db.execute(tables.update().where(this_table, known).values(since=tables.c.before, before=None))
    set_due(db, [table_id])


def set_due(db: sa.Connection, ids: Sequence[str]) -> None:
    """Set when the time of the seat to decide runs out: never for bots, during a pause, or when it has run out already."""
    bank = sa.select(_BANK).where(_DECIDES, seats.c.mark.is_(None)).correlate(tables).scalar_subquery()
    runs = sa.and_(tables.c.status == "running", tables.c.paused.is_(None))
    due = sa.case((runs, tables.c.since + tables.c.move_seconds + bank), else_=None)
    db.execute(tables.update().where(tables.c.id.in_(ids), tables.c.move_seconds > 0).values(due=due))


# what players may do


class Clocks:
    """Time limits, pauses and conceding, for all tables."""

    def __init__(self, store: TableStore, sessions: Sessions, levels: Levels):
        self.store, self.sessions, self.levels = store, sessions, levels

    def handle_expired(self) -> None:
        """Handle every table where time has run out; of several servers only one handles each."""
        for table_id in self.store.times_up():
            row, seat_rows = self.sessions.row_and_seats(table_id)
            if self.store.end_time(table_id, self.level_at(row, seat_rows)):
                self.sessions.changed(table_id)

    def level_at(self, table: TableInfo, seats_there: Sequence[SeatInfo]) -> str:
        """The level of the bots at a table: the strongest if they differ, the middle level if there are none."""
        levels = list(self.levels(table.game))
        bot_levels = [seat.level for seat in seats_there if seat.kind == "bot" and seat.level in levels]
        return max(bot_levels, key=levels.index) if bot_levels else levels[len(levels) // 2]

    def _at_running_table(self, user: User, table_id: str) -> tuple[TableInfo, Sequence[SeatInfo]]:
        row, seat_rows = self.sessions.row_and_seats_as_member(user, table_id)
        if row.status != "running":
            raise problems.not_begun() if row.status == "open" else problems.is_over()
        if all(one.user_id != user.id for one in seat_rows):
            raise problems.not_your_seat()
        if all(one.mark == CONCEDED for one in seat_rows if one.user_id == user.id):
            raise has_conceded()
        return row, seat_rows

    def concede(self, user: User, table_id: str) -> None:
        """Concede: a bot of the table's level plays on, for good, and everybody sees it."""
        row, seat_rows = self._at_running_table(user, table_id)
        conceded = {
            "level": self.level_at(row, seat_rows),
            "mark": CONCEDED,
            "wanted_level": None,
            "wanted_by": None,
            "wanted_at": None,
            "agrees": None,
        }
        plays = seats.c.mark.is_distinct_from(CONCEDED)
        mine = [one.seat for one in seat_rows if one.user_id == user.id]
        if not [seat for seat in mine if self.store.sit(table_id, seat, "person", conceded, plays)]:
            raise has_conceded()
        if not active_seats(self.sessions.row_and_seats(table_id)[1]):
            self.store.end_pause(table_id)  # nobody is left who could end it
        self.sessions.changed(table_id)

    def take_win(self, user: User, table_id: str) -> None:
        """Take the win after the only opponent has conceded: bots play the rest, so that the record is complete."""
        row, seat_rows = self._at_running_table(user, table_id)
        mine = [one for one in seat_rows if one.user_id == user.id]
        others = [one for one in seat_rows if one.user_id != user.id]
        if len(mine) != 1 or len(others) != 1 or others[0].mark != CONCEDED:
            raise Problem(409, N_("Nobody has conceded to you."))
        won = {"level": self.level_at(row, seat_rows), "mark": WON, "wanted_level": None, "wanted_by": None, "wanted_at": None}
        if not self.store.sit(table_id, mine[0].seat, "person", won, seats.c.level.is_(None)):
            raise problems.too_late()
        self.sessions.changed(table_id)

    def ask_pause(self, user: User, table_id: str) -> None:
        """Ask for a pause, or agree to one; the clock stops when all players agree."""
        table, _seats = self._at_running_table(user, table_id)
        if not table.move_seconds:
            raise Problem(409, N_("This game has no clock."))
        if all(one.agrees == PAUSE for one in active_seats(self.store.agree(table_id, user.id, PAUSE))):
            self.store.pause(table_id)
        self.sessions.changed(table_id)

    def no_pause(self, user: User, table_id: str) -> None:
        """Refuse a pause, or end it."""
        table, _seats = self._at_running_table(user, table_id)
        if table.paused is not None:
            self.store.end_pause(table_id)
        else:
            self.store.withdraw(table_id, PAUSE)
        self.sessions.changed(table_id)

    def want_bot(self, user: User, table_id: str) -> None:
        """Vote for a bot in the seat of a player whose time is up; it takes over when at least half of the others want it."""
        row, seat_rows = self._at_running_table(user, table_id)
        late = next((one for one in seat_rows if one.seat == row.turn and one.mark == TIME and not one.level), None)
        if late is None or late.user_id == user.id:
            raise Problem(409, N_("Nobody has run out of time."))
        others = [one for one in active_seats(self.store.agree(table_id, user.id, BOT)) if one.seat != late.seat]
        if 2 * sum(one.agrees == BOT for one in others) >= len(others):
            values = {"level": self.level_at(row, seat_rows), "wanted_by": None}
            self.store.sit(table_id, late.seat, "person", values, seats.c.mark == TIME, seats.c.level.is_(None))
        self.sessions.changed(table_id)


def has_conceded() -> Problem:
    """A user who has conceded can no longer act at the table."""
    return Problem(409, N_("You have already resigned."))


def active_seats(seat_rows: Sequence[SeatInfo]) -> list[SeatInfo]:
    """The seats whose players play for themselves."""
    return [one for one in seat_rows if one.kind == "person" and not one.level]


# what a page shows


@dataclass(frozen=True)
class TimeLeft:
    """The time that a seat has left for its next decision: the move's own time, and its whole bank."""

    seconds: float
    runs: bool
    """Whether it runs now."""

    def __str__(self) -> str:
        return str(Duration(self.seconds)) if self.seconds >= DAY else clock_text(self.seconds)


def clock_text(seconds: float) -> str:
    """Format a time like a clock: 4:05, 1:04:05."""
    minutes, rest = divmod(max(0, round(seconds)), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


class Times:
    """The times of all seats at a table with a clock."""

    def __init__(self, table: TableInfo, seat_rows: Sequence[SeatInfo], now: float):
        self.info, self.seats, self.now = table, seat_rows, now

    def __str__(self) -> str:
        """The clock in a sentence."""
        sentence = N_("{move} per move, plus {bank} in reserve. When time runs out, a bot takes over.")
        if self.info.time_up == ASK:
            sentence = N_("{move} per move, plus {bank} in reserve. When time runs out, the others decide what happens.")
        return _(sentence).format(move=Duration(self.info.move_seconds), bank=Duration(self.info.bank_seconds))

    @property
    def late(self) -> SeatInfo | None:
        """The seat to decide, if its time is up and the others decide what happens."""
        one = self.seats[self.info.turn - 1] if self.info.turn else None
        return one if one is not None and one.mark == TIME and not one.level else None

    def left(self, seat: int) -> TimeLeft | None:
        """The time left for a seat; None for a bot."""
        row, one = self.info, self.seats[seat - 1]
        full = row.move_seconds + (row.bank_seconds if one.bank is None else one.bank)
        if one.kind != "person" or one.level or row.status == "open":
            return None
        if seat != row.turn or row.since is None:
            return TimeLeft(full, False)
        until = row.since + full
        return TimeLeft(max(0.0, until - (self.now if row.paused is None else row.paused)), row.due is not None)
