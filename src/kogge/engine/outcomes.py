"""Every outcome of the chance event that is due, with its exact probability: for OpenSpiel's chance nodes and for exact algorithms.

`draw_event` is run once for each way its draws can go. Every rule draws by `draw_below`, `draw_weighted` or `draw_handful` (chance.py),
which here ask the listing instead of the generator.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from kogge.engine.config import GameConfig
from kogge.engine.record_view import copy_rows, record_view, sourced_view

MAX_OUTCOMES = 1_000
"""An event that can go in more ways than this is not listed."""


CLEARLY = 4  # the first way shows about how many there are: so many times too many, and the rest need not be gone through


class Outcome(NamedTuple):
    """One way a chance event can go."""

    text: str
    """As in a record, without '* '."""
    probability: Fraction
    event: np.ndarray


class TooMany(Exception):
    """There are more ways than wanted."""


class Listing:
    """The draws of one way, and then those of the next: all choices are gone through like the digits of a counter."""

    def __init__(self, most: int) -> None:
        self.most, self.ways = most, 0
        self._path: list[tuple[int, list[tuple[int, Fraction]]]] = []
        self._at, self.probability = 0, Fraction(1)

    lists = True

    def below(self, n: int) -> int:
        """The next choice, of n numbers that are equally likely."""
        return self.one_of([1] * n)

    def one_of(self, weights: Sequence[int]) -> int:
        """The next choice, of indices with these weights."""
        if self._at == len(self._path):
            total = sum(weights)
            self._path.append((0, [(index, Fraction(weight, total)) for index, weight in enumerate(weights) if weight]))
        number, choices = self._path[self._at]
        self._at += 1
        index, probability = choices[number]
        self.probability *= probability
        return index

    def is_next(self) -> bool:
        """Go to the next way; False after the last."""
        self.ways += 1
        if self.ways == 1 and math.prod(len(choices) for _, choices in self._path) > CLEARLY * self.most:
            raise TooMany
        while self._path and self._path[-1][0] == len(self._path[-1][1]) - 1:
            self._path.pop()
        if not self._path:
            return False
        if self.ways >= self.most:
            raise TooMany
        number, choices = self._path.pop()
        self._path.append((number + 1, choices))
        self._at, self.probability = 0, Fraction(1)
        return True


def chance_outcomes(config: GameConfig, rows: np.ndarray, most: int = MAX_OUTCOMES) -> list[Outcome] | None:
    """What chance can bring at this table, in alphabetical order; None if that is more than `most` ways. Nothing changes."""
    game, box = config.game, config.loaded.box
    draw, listing = inspect.unwrap(game.draw_event), Listing(most)
    copy = copy_rows(rows)
    s, plain = sourced_view(copy, listing), record_view(copy)
    found: dict[str, Outcome] = {}
    try:
        while True:
            event = np.zeros(game.event_size, np.int16)
            draw(box, s, event)
            text = game.event_text(box, plain, event)
            before = found[text].probability if text in found else Fraction(0)
            found[text] = Outcome(text, before + listing.probability, event)
            if not listing.is_next():
                return sorted(found.values())
    except (TooMany, NotImplementedError):
        return None
