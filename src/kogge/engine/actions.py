"""The actions of a game: every move has a number, and moves of one kind form a block of consecutive numbers.

A game lists its blocks once, in order, each with the sizes of its arguments: `load=(BERTHS, MAX_HOLDS)` is a block with one action for
each berth and hold, `done=()` a single action. Rules, notation and bots look up an action's block and arguments here.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

MAX_PARTS = 3


class Actions:
    """The table of a game's actions."""

    def __init__(self, **blocks: tuple[int, ...]):
        named = [(name, parts) for name, sizes in blocks.items() for parts in itertools.product(*map(range, sizes))]
        self.names = [name for name, _ in named]
        self._named = [parts for _, parts in named]
        self.size = len(named)
        self.firsts = tuple(self.names.index(name) for name in blocks)
        """The first action of each block, in order."""
        self.parts = np.array([(*parts, *[0] * (MAX_PARTS - len(parts))) for parts in self._named], np.int16)
        """parts[action, i]: the i-th argument of the action. A table, so that rules need no division. int16, because a GPU kernel holds a
        copy for every rule that reads it, and a GPU has 64 KB for constants."""

    def text(self, words: Mapping[str, Callable[..., str]], box: Any, action: int) -> str:
        """An action in notation: `words` has, for each block, a function of the box and the action's arguments."""
        return words[self.names[action]](box, *self._named[action])
