"""What happens at a table, step by step: a chance event, a chosen move, a forced one. `Match.steps` and `Match.watch` hand them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

View = dict[str, Any]


class Position:
    """A table at one moment. It is looked at only if somebody asks, and then once for each pair of eyes."""

    def __init__(self, rows: np.ndarray, look: Callable[[np.ndarray, int | None], View]):
        self.rows, self._look = rows, look
        self._views: dict[int | None, View] = {}

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) could know then."""
        if seat not in self._views:
            self._views[seat] = self._look(self.rows, seat)
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
