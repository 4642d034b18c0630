"""The actions of a game: every move has a number, and moves of one sort are a block of consecutive numbers.

A game lists its blocks once, in order, each with what its moves name: `load=(BERTHS, MAX_HOLDS)` is a block with one action for each
berth and hold, `done=()` a single action. Rules, notation and bots read from this one table which block an action is in and what
it names.
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
        """parts[action, i]: the i-th thing that the action names. A look at a table: rules need no division. Narrow, since a kernel holds
        a copy for every rule that looks, and a GPU has room for 64 KB of constants."""

    def text(self, words: Mapping[str, Callable[..., str]], box: Any, action: int) -> str:
        """An action in notation: `words` says for each block how a move is written, given the box and what the move names."""
        return words[self.names[action]](box, *self._named[action])
