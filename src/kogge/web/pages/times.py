"""The clocks of a table, as a page shows them, and as the form of a new table asks for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kogge.web.play.clocks import DAY, NO_CLOCK, Clock
from kogge.web.speech import refusals
from kogge.web.speech.words import Span

KINDS = ("", "live", "1", "3", "7")  # none, live, or so many days a move


@dataclass(frozen=True)
class Left:
    """The time that a seat has left for its next decision: the move's own, and all of its bank."""

    seconds: float
    runs: bool
    """Does it run now?"""

    def __str__(self) -> str:
        return str(Span(self.seconds)) if self.seconds >= DAY else told(self.seconds)


def told(seconds: float) -> str:
    """A time as clocks show it: 4:05, 1:04:05."""
    minutes, rest = divmod(max(0, round(seconds)), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


def times_left(row: Any, sitting: Sequence[Any], now: float) -> list[Left | None]:
    """By seat; None for bots."""
    found: list[Left | None] = []
    for one in sitting:
        whole = row.move_seconds + (row.bank_seconds if one.bank is None else one.bank)
        if one.kind != "person" or one.level:
            found.append(None)
        elif one.seat != row.turn or row.since is None:
            found.append(Left(whole, False))
        else:
            until = row.since + whole
            found.append(Left(max(0.0, until - (now if row.paused is None else row.paused)), row.due is not None))
    return found


def wished_clock(form: Mapping[str, Any]) -> Clock:
    """The clock that a form asks for."""
    kind = str(form.get("clock", ""))
    if kind not in KINDS:
        raise refusals.bad_form()
    time_up = str(form.get("time_up", "")) or NO_CLOCK.time_up
    if kind == "live":
        return Clock(_number(form, "seconds", 15), _number(form, "minutes", 20) * 60, time_up)
    return Clock(int(kind) * DAY, _number(form, "days_off", 7) * DAY, time_up) if kind else NO_CLOCK


def _number(form: Mapping[str, Any], name: str, default: int) -> int:
    said = str(form.get(name, "")) or str(default)
    if not said.isascii() or not said.isdigit() or len(said) > 6:
        raise refusals.bad_form()
    return int(said)
