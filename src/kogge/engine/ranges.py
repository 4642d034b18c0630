"""The range of a field of a table, declared beside the field: what a position set by hand may hold (position_check.py)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np


class Range(NamedTuple):
    """From `least` to `most`, both allowed; a seat is below the number of players instead."""

    least: int
    most: int
    is_seat: bool = False


SEAT = Range(0, 0, True)
SEAT_OR_NONE = Range(-1, 0, True)
FLAG = Range(0, 1)


def between(least: int, most: int) -> Range:
    """Whole numbers from `least` to `most`."""
    return Range(least, most)


_declared: list[tuple[np.dtype, dict[str, Range]]] = []


def declare(dtype: np.dtype, ranges: dict[str, Range]) -> None:
    """Store the ranges of a record's fields, by the identity of the type: two equal record types may have different ranges."""
    _declared.append((dtype, ranges))


def ranges_of(dtype: np.dtype) -> dict[str, Range]:
    """The declared ranges of a game's table; {} where a game declares none."""
    return next((ranges for known, ranges in _declared if known is dtype), {})
