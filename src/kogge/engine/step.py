"""What happens at a table, step by step: a chance event, a chosen move, a forced one. `Match.steps` and `Match.watch` hand them out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from kogge.engine.match import Match

View = dict[str, Any]


class Position:
    """A table at one moment of a match. It is looked at only if somebody asks, and then once for each pair of eyes."""

    __slots__ = ("_of", "_views", "number", "rows")

    def __init__(self, of: Match, rows: np.ndarray, number: int):
        self._of, self.rows, self.number = of, rows, number
        """`number`: how many lines of the record led here."""
        self._views: dict[int | None, View] | None = None

    @property
    def line(self) -> str:
        """The line of the record that led here; '' at the start."""
        return self._of.lines[self.number - 1] if self.number else ""

    @property
    def seat(self) -> int | None:
        """The seat to decide (1..n); 0: chance is next; None: the game is over."""
        seat: int | None = self.view(None)["seat"]
        return seat

    def match(self) -> Match:
        """The position as a match of its own, free to play on, with the past that led there."""
        return self._of.at_line(self.rows, self.number)

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) could know then. Not to be changed."""
        if self._views is None:
            self._views = {}
        if seat not in self._views:
            self._views[seat] = self._of.seen_at(self.rows, seat)
        return self._views[seat]


@dataclass(frozen=True)
class Step:
    """One thing that happened: who or chance, what, whether there was a choice, and the table before and after it."""

    seat: int | None
    """Whose move it was (1..n); None: chance."""
    text: str
    """The move or the event, in the game's notation."""
    forced: bool
    """Was it the only legal move? Such a one makes itself and has no line in the record."""
    line: int
    """The line of the record it belongs to, counted from 1: its own, or the one that it followed from; 0: before the first."""
    only: int | None
    """The one seat that knew of it when it happened: a draw behind a screen, a choice to be revealed later. None: everyone did."""
    _before: Position = field(repr=False, compare=False)
    _after: Position = field(repr=False, compare=False)

    def before(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) could know just before it, as `Match.view` tells it. Not to be changed."""
        return self._before.view(seat)

    def after(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) could know just after it, as `Match.view` tells it. Not to be changed."""
        return self._after.view(seat)
