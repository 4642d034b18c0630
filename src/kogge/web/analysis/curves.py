"""Charts as SVG: computes the coordinates; the templates draw them. Every colour comes from the stylesheet, for light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.arena.page import round_numbers

WIDTH, HEIGHT = 720, 220
LEFT, RIGHT, TOP, BOTTOM = 62, 8, 10, 26


@dataclass(frozen=True)
class Tick:
    """A grid line and its label."""

    at: float
    value: float


@dataclass(frozen=True)
class Chart:
    """A curve for each seat over the lines of a record."""

    paths: list[str]
    """By seat."""
    values: list[Tick]
    """The labelled values."""
    rounds: list[Tick]
    """The first lines of the rounds."""
    total: int
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    bottom: int = HEIGHT - BOTTOM

    def x(self, line: int) -> float:
        """The x coordinate of a line of the record."""
        return _x(line, self.total)


def chart(heights: Sequence[Sequence[float]], rounds: dict[int, int], low: float, high: float) -> Chart:
    """A chart of values by line and seat, between two bounds; `rounds`: each round with its first line."""
    total = max(1, len(heights) - 1)
    players = range(len(heights[0]) if heights else 0)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (value - low) / ((high - low) or 1), 1)

    paths = ["M" + "L".join(f"{_x(line, total)} {y(one[seat])}" for line, one in enumerate(heights)) for seat in players]
    values = [Tick(y(value), value) for value in round_numbers(low, high)]
    return Chart(paths, values, [Tick(_x(line, total), number) for number, line in rounds.items()], total)


def _x(line: int, total: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * line / total, 1)
