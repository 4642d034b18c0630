"""What the numbers of an observation are: a game declares named blocks, once and in order; where each lies follows from that.

    OBSERVED = Layout(
        one_of("phase", PHASES, "the phase of play", "phase"),
        Many("seat", SEATS, (Block("coins", "coins in hand", "coins", per=10),)),
    )

`observe` writes the numbers, the layout says what they are; a test pokes the table and sees that they agree.
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
"""The name of the axis that counts seats from the observing one, clockwise."""
EVERYONE, SELF = "everyone", "self"

Labels = Sequence[str] | Callable[[Any], Sequence[str]]


@dataclass(frozen=True)
class Axis:
    """A direction in which a block has several numbers: so many, each with a label. Labels may depend on the box: a function of it."""

    name: str
    size: int
    labels: Labels

    def labels_in(self, box: Any) -> list[str]:
        """The labels; where a box has fewer things than the observation has room for, the number stands."""
        given = list(self.labels(box) if callable(self.labels) else self.labels)
        return [given[i] if i < len(given) and given[i] else str(i + 1) for i in range(self.size)]


def axis(name: str, labels: Sequence[str]) -> Axis:
    """An axis with these labels."""
    return Axis(name, len(labels), tuple(labels))


def counted(name: str, size: int, first: int = 1) -> Axis:
    """An axis whose labels are numbers."""
    return axis(name, [str(first + i) for i in range(size)])


def seats(most: int) -> Axis:
    """The seats, from the observing one clockwise."""
    return axis(SEAT, [SELF, *(f"+{i}" for i in range(1, most))])


@dataclass(frozen=True)
class Block:
    """Numbers that mean the same, one for each entry of its axes."""

    name: str
    meaning: str
    fields: str
    """The fields of the table that they are made of, separated by spaces; those of the box are not named."""
    axes: tuple[Axis, ...] = ()
    per: float = 1
    """What was counted is divided by this."""
    most: float = 1
    """The greatest number there can be in the standard box. Infinity: the rules set no bound."""
    least: float = 0
    """The least one; minus infinity: the rules set no bound."""
    one_hot: bool = False
    """Is at most one of them 1, along the last axis, and the others 0?"""
    own: bool = False
    """Is it of what only the observing seat knows?"""


def one_of(name: str, labels: Sequence[str], meaning: str, fields: str, own: bool = False) -> Block:
    """A block in which one of several things is marked by a 1."""
    return Block(name, meaning, fields, (axis(name, labels),), one_hot=True, own=own)


def whose(name: str, meaning: str, fields: str, most: int) -> Block:
    """A block in which a seat is marked by a 1."""
    return Block(name, meaning, fields, (seats(most),), one_hot=True)


@dataclass(frozen=True)
class Many:
    """Blocks that come again for each entry of an axis: all of the first entry, then all of the next. No axis: they only share a name."""

    name: str
    axis: Axis | None
    parts: tuple[Block | Many, ...]


@dataclass(frozen=True)
class PlacedBlock:
    """A block where it lies: its full name, all its axes, and the index of each of its numbers."""

    name: str
    block: Block
    axes: tuple[Axis, ...]
    indices: np.ndarray

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers along each axis."""
        return tuple(axis.size for axis in self.axes)


@dataclass(frozen=True)
class Feature:
    """One number of an observation."""

    index: int
    name: str
    """Its block and, in brackets, its place along each axis: `row.kind[2, ship]`."""
    meaning: str
    low: float
    high: float
    """The range; infinity where the rules set no bound."""
    concerns: str
    """`everyone`, `self`, or the seat: `+1` is the next one clockwise."""


class Layout:
    """All blocks of an observation, in the order in which they lie."""

    def __init__(self, *parts: Block | Many):
        self.parts = parts
        self.size = sum(_size(part) for part in parts)
        self.blocks = tuple(_laid(parts, (), (), np.zeros((), np.int64)))
        names = [laid.name for laid in self.blocks]
        assert len(set(names)) == len(names), f"two blocks have one name: {names}"

    def features(self, box: Any) -> list[Feature]:
        """Every number, in order, with the labels of a box."""
        found = [feature for laid in self.blocks for feature in _features(laid, box)]
        return sorted(found, key=lambda feature: feature.index)

    def unpack(self, observations: Any) -> dict[str, Any]:
        """Observations as an array for each block, by name; whatever axes lie before the last one (games, time) stay before the block's."""
        if not hasattr(observations, "shape") or not observations.shape or observations.shape[-1] != self.size:
            found = getattr(observations, "shape", type(observations).__name__)
            raise BadOption(f"Observations are an array whose last axis has {self.size} numbers, not {found}.", code="bad_array")
        return {laid.name: observations[..., laid.indices] for laid in self.blocks}


def unnamed(size: int) -> Layout:
    """The layout of a game that does not say what its numbers are."""
    return Layout(Block("observation", "not described by the game", "", (counted("index", size, 0),), most=math.inf))


def _size(part: Block | Many) -> int:
    if isinstance(part, Many):
        return (part.axis.size if part.axis else 1) * sum(_size(one) for one in part.parts)
    return math.prod(axis.size for axis in part.axes)


def _laid(parts: Sequence[Block | Many], names: tuple[str, ...], axes: tuple[Axis, ...], starts: np.ndarray) -> list[PlacedBlock]:
    """The blocks of some parts; `starts` has the index of their first number, for each entry of the axes they lie within."""
    found: list[PlacedBlock] = []
    at = starts
    for part in parts:
        if isinstance(part, Many):
            along = (part.axis,) if part.axis else ()
            inner = at[..., None] + _size(part) // part.axis.size * np.arange(part.axis.size) if part.axis else at
            found += _laid(part.parts, (*names, part.name), (*axes, *along), inner)
        else:
            shape = tuple(axis.size for axis in part.axes)
            inner = at.reshape(at.shape + (1,) * len(shape)) + np.arange(math.prod(shape)).reshape(shape)
            found.append(PlacedBlock(".".join((*names, part.name)), part, (*axes, *part.axes), inner))
        at = at + _size(part)
    return found


def _features(laid: PlacedBlock, box: Any) -> list[Feature]:
    block = laid.block
    labels = [axis.labels_in(box) for axis in laid.axes]
    place = next((i for i, axis in enumerate(laid.axes) if axis.name == SEAT), None)
    found = []
    for where in itertools.product(*(range(axis.size) for axis in laid.axes)):
        said = ", ".join(labels[i][entry] for i, entry in enumerate(where))
        concerns = SELF if block.own else EVERYONE if place is None else labels[place][where[place]]
        name = f"{laid.name}[{said}]" if said else laid.name
        found.append(Feature(int(laid.indices[where]), name, _meaning(block), float(block.least), float(block.most), concerns))
    return found


@functools.cache
def _meaning(block: Block) -> str:
    return block.meaning if block.per == 1 else f"{block.meaning}, divided by {block.per:g}"


def observed(game: Any, box: Any, rows: np.ndarray, seat: int) -> np.ndarray:
    """What a seat (from 1) knows of a table, as numbers."""
    out = np.zeros(game.obs_size, np.float32)
    game.observe(box, record_view(rows), seat - 1, out)
    return out
