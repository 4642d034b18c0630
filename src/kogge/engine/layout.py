"""The layout of an observation: a game declares named blocks in order; their positions follow from that.

    OBSERVED = Layout(
        one_of("phase", PHASES, "the phase of play", "phase"),
        Many("seat", SEATS, (Block("coins", "coins in hand", "coins", per=10),)),
    )

`observe` writes the numbers, the layout describes them; a test changes fields of the table and checks that the two agree.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kogge.engine.errors import BadOption
from kogge.engine.record_view import record_view

SEAT = "seat"
"""The name of the axis of seats, counted clockwise from the observing seat."""
EVERYONE, SELF = "everyone", "self"

Labels = Sequence[str] | Callable[[Any], Sequence[str]]


@dataclass(frozen=True)
class Axis:
    """An axis of a block: its size and a label for each entry, given as a list or as a function of the box."""

    name: str
    size: int
    labels: Labels

    def labels_in(self, box: Any) -> list[str]:
        """The labels; entries that this box does not use are labelled by their number."""
        labels = list(self.labels(box) if callable(self.labels) else self.labels)
        return [labels[i] if i < len(labels) and labels[i] else str(i + 1) for i in range(self.size)]


def axis(name: str, labels: Sequence[str]) -> Axis:
    """An axis with one entry for each label."""
    return Axis(name, len(labels), tuple(labels))


def numbered(name: str, size: int, first: int = 1) -> Axis:
    """An axis whose labels are numbers."""
    return axis(name, [str(first + i) for i in range(size)])


def seats(most: int) -> Axis:
    """The axis of seats, clockwise from the observing one."""
    return axis(SEAT, [SELF, *(f"+{i}" for i in range(1, most))])


@dataclass(frozen=True)
class Block:
    """Numbers with one meaning, one for each entry of the axes."""

    name: str
    meaning: str
    fields: str
    """The fields of the table they are computed from, separated by spaces (without fields of the box)."""
    axes: tuple[Axis, ...] = ()
    per: float = 1
    """The raw number is divided by this."""
    most: float = 1
    """The maximum with the standard box; infinity: unbounded."""
    least: float = 0
    """The minimum; minus infinity: unbounded."""
    one_hot: bool = False
    """One-hot along the last axis: at most one number is 1, the others are 0."""
    own: bool = False
    """Private information of the observing seat."""


def one_of(name: str, labels: Sequence[str], meaning: str, fields: str, own: bool = False) -> Block:
    """A block in which one of several things is marked by a 1."""
    return Block(name, meaning, fields, (axis(name, labels),), one_hot=True, own=own)


def one_seat(name: str, meaning: str, fields: str, most: int) -> Block:
    """A one-hot block that marks a seat."""
    return Block(name, meaning, fields, (seats(most),), one_hot=True)


@dataclass(frozen=True)
class Many:
    """Blocks that repeat for each entry of an axis: all of the first entry, then of the next. Without an axis they only share a name."""

    name: str
    axis: Axis | None
    parts: tuple[Block | Many, ...]


@dataclass(frozen=True)
class PlacedBlock:
    """A block with its position: its full name, all its axes, and the index of each of its numbers."""

    name: str
    block: Block
    axes: tuple[Axis, ...]
    indices: np.ndarray

    @property
    def shape(self) -> tuple[int, ...]:
        """The size of each axis."""
        return tuple(axis.size for axis in self.axes)


@dataclass(frozen=True)
class Feature:
    """One number of an observation."""

    index: int
    name: str
    """Its block and, in brackets, its label on each axis: `row.kind[2, ship]`."""
    meaning: str
    low: float
    high: float
    """`low` to `high` is the range; infinite if unbounded."""
    concerns: str
    """The seat it describes: `everyone`, `self`, or another seat; `+1` is the next one clockwise."""


class Layout:
    """All blocks of an observation, in order."""

    def __init__(self, *parts: Block | Many):
        self.parts = parts
        self.size = sum(_size(part) for part in parts)
        self.blocks = tuple(_placed(parts, (), (), np.zeros((), np.int64)))
        names = [placed.name for placed in self.blocks]
        assert len(set(names)) == len(names), f"two blocks have one name: {names}"

    def features(self, box: Any) -> list[Feature]:
        """Every number of an observation, in order, with the labels of a box."""
        found = [feature for placed in self.blocks for feature in _features(placed, box)]
        return sorted(found, key=lambda feature: feature.index)

    def unpack(self, observations: Any) -> dict[str, Any]:
        """Split observations into one array for each block, by name; leading axes (games, time) are kept."""
        if not hasattr(observations, "shape") or not observations.shape or observations.shape[-1] != self.size:
            found = getattr(observations, "shape", type(observations).__name__)
            raise BadOption(f"Observations are an array whose last axis has {self.size} numbers, not {found}.", code="bad_array")
        return {placed.name: observations[..., placed.indices] for placed in self.blocks}


def unnamed(size: int) -> Layout:
    """The layout of a game that declares none."""
    return Layout(Block("observation", "not described by the game", "", (numbered("index", size, 0),), most=math.inf))


def _size(part: Block | Many) -> int:
    if isinstance(part, Many):
        return (part.axis.size if part.axis else 1) * sum(_size(one) for one in part.parts)
    return math.prod(axis.size for axis in part.axes)


def _placed(parts: Sequence[Block | Many], names: tuple[str, ...], axes: tuple[Axis, ...], starts: np.ndarray) -> list[PlacedBlock]:
    """Place the blocks of some parts; `starts` holds the index of their first number for each entry of the enclosing axes."""
    found: list[PlacedBlock] = []
    at = starts
    for part in parts:
        if isinstance(part, Many):
            along = (part.axis,) if part.axis else ()
            inner = at[..., None] + _size(part) // part.axis.size * np.arange(part.axis.size) if part.axis else at
            found += _placed(part.parts, (*names, part.name), (*axes, *along), inner)
        else:
            shape = tuple(axis.size for axis in part.axes)
            inner = at.reshape(at.shape + (1,) * len(shape)) + np.arange(math.prod(shape)).reshape(shape)
            found.append(PlacedBlock(".".join((*names, part.name)), part, (*axes, *part.axes), inner))
        at = at + _size(part)
    return found


def _features(placed: PlacedBlock, box: Any) -> list[Feature]:
    block = placed.block
    labels = [axis.labels_in(box) for axis in placed.axes]
    place = next((i for i, axis in enumerate(placed.axes) if axis.name == SEAT), None)
    found = []
    for position in itertools.product(*(range(axis.size) for axis in placed.axes)):
        labelled = ", ".join(labels[i][entry] for i, entry in enumerate(position))
        concerns = SELF if block.own else EVERYONE if place is None else labels[place][position[place]]
        name = f"{placed.name}[{labelled}]" if labelled else placed.name
        found.append(Feature(int(placed.indices[position]), name, _meaning(block), float(block.least), float(block.most), concerns))
    return found


@functools.cache
def _meaning(block: Block) -> str:
    return block.meaning if block.per == 1 else f"{block.meaning}, divided by {block.per:g}"


def observed(game: Any, box: Any, rows: np.ndarray, seat: int) -> np.ndarray:
    """The observation of a seat (from 1) at a table."""

    out = np.zeros(game.obs_size, np.float32)
    game.observe(box, record_view(rows), seat - 1, out)
    return out
