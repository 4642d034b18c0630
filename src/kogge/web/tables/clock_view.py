"""The clocks of a table as a page shows them, and the clock fields of the form for a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kogge.web import problems as problems
from kogge.web.i18n.translation import N_, Duration, _
from kogge.web.tables.clock_sql import ASK, TIME
from kogge.web.tables.clocks import DAY, NO_CLOCK, Clock

KINDS = ("", "live", "1", "3", "7")  # no clock, live, or this many days a move


@dataclass(frozen=True)
class Left:
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

    def __init__(self, row: Any, seat_rows: Sequence[Any], now: float):
        self.row, self.seat_rows, self.now = row, seat_rows, now

    def __str__(self) -> str:
        """The clock in a sentence."""
        said = N_("A move has {move}, and everyone has {bank} more for the whole game. When time is up, a bot plays on.")
        if self.row.time_up == ASK:
            said = N_("A move has {move}, and everyone has {bank} more for the whole game. When time is up, the others decide.")
        return _(said).format(move=Duration(self.row.move_seconds), bank=Duration(self.row.bank_seconds))

    @property
    def late(self) -> Any:
        """The seat to decide, if its time is up and the others decide what happens."""
        one = self.seat_rows[self.row.turn - 1] if self.row.turn else None
        return one if one is not None and one.mark == TIME and not one.level else None

    def left(self, seat: int) -> Left | None:
        """The time left for a seat; None for a bot."""
        row, one = self.row, self.seat_rows[seat - 1]
        whole = row.move_seconds + (row.bank_seconds if one.bank is None else one.bank)
        if one.kind != "person" or one.level or row.status == "open":
            return None
        if seat != row.turn or row.since is None:
            return Left(whole, False)
        until = row.since + whole
        return Left(max(0.0, until - (self.now if row.paused is None else row.paused)), row.due is not None)


def wished_clock(form: Mapping[str, Any]) -> Clock:
    """The clock that was chosen in a form."""
    kind = str(form.get("clock", ""))
    if kind not in KINDS:
        raise problems.bad_form()
    time_up = str(form.get("time_up", "")) or NO_CLOCK.time_up
    if kind == "live":
        return Clock(_number(form, "seconds", 15), _number(form, "minutes", 20) * 60, time_up)
    return Clock(int(kind) * DAY, _number(form, "days_off", 7) * DAY, time_up) if kind else NO_CLOCK


def _number(form: Mapping[str, Any], name: str, default: int) -> int:
    said = str(form.get(name, "")) or str(default)
    if not said.isascii() or not said.isdigit() or len(said) > 6:
        raise problems.bad_form()
    return int(said)
