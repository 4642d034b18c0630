"""Every outcome of the chance event that is due, with its exact probability: for OpenSpiel's chance nodes and for exact algorithms.

`draw_event` runs once for each possible sequence of draws. Every rule draws by `draw_below`, `draw_weighted` or `draw_handful`
(chance.py), which here take their results from a `DrawEnumerator` instead of the generator.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from kogge.engine.config import GameConfig
from kogge.engine.record_view import copy_rows, record_view, view_with_source

MAX_OUTCOMES = 1_000
"""An event with more sequences of draws than this is not enumerated."""


FIRST_ESTIMATE_FACTOR = 4  # the first sequence gives an estimate of their number; stop at once if it exceeds the limit by this factor


class Outcome(NamedTuple):
    """One possible outcome of a chance event."""

    text: str
    """As in a record, without '* '."""
    probability: Fraction
    event: np.ndarray


class TooManyOutcomes(Exception):
    """There are more sequences of draws than the limit."""


class DrawEnumerator:
    """A source of draws that enumerates every sequence of results, like the digits of a counter; `advance` starts the next sequence."""

    def __init__(self, most: int) -> None:
        self.most, self.sequences = most, 0
        self._path: list[tuple[int, list[tuple[int, Fraction]]]] = []
        self._at, self.probability = 0, Fraction(1)

    enumerates = True

    def below(self, n: int) -> int:
        """The result of the next draw of one of n equally likely numbers."""
        return self.weighted([1] * n)

    def weighted(self, weights: Sequence[int]) -> int:
        """The result of the next draw of an index with these weights."""
        if self._at == len(self._path):
            total = sum(weights)
            self._path.append((0, [(index, Fraction(weight, total)) for index, weight in enumerate(weights) if weight]))
        number, choices = self._path[self._at]
        self._at += 1
        index, probability = choices[number]
        self.probability *= probability
        return index

    def advance(self) -> bool:
        """Start the next sequence; False after the last."""
        self.sequences += 1
        if self.sequences == 1 and math.prod(len(choices) for _, choices in self._path) > FIRST_ESTIMATE_FACTOR * self.most:
            raise TooManyOutcomes
        while self._path and self._path[-1][0] == len(self._path[-1][1]) - 1:
            self._path.pop()
        if not self._path:
            return False
        if self.sequences >= self.most:
            raise TooManyOutcomes
        number, choices = self._path.pop()
        self._path.append((number + 1, choices))
        self._at, self.probability = 0, Fraction(1)
        return True


def chance_outcomes(config: GameConfig, rows: np.ndarray, most: int = MAX_OUTCOMES) -> list[Outcome] | None:
    """The outcomes possible at this table, in alphabetical order; None if there are more than `most`. The table is not changed."""
    game, box = config.game, config.loaded.box
    draw, draws = inspect.unwrap(game.draw_event), DrawEnumerator(most)
    copy = copy_rows(rows)
    s, plain = view_with_source(copy, draws), record_view(copy)
    found: dict[str, Outcome] = {}
    try:
        while True:
            event = np.zeros(game.event_size, np.int16)
            draw(box, s, event)
            text = game.event_text(box, plain, event)
            before = found[text].probability if text in found else Fraction(0)
            found[text] = Outcome(text, before + draws.probability, event)
            if not draws.advance():
                return sorted(found.values())
    except (TooManyOutcomes, NotImplementedError):
        return None
