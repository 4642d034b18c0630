"""Imagined continuations of a game, in which whoever imagines them knows no more than they could: the rest is dealt anew each time.

Number n of a seed is the same chance at whatever table it begins. So two tables that differ by one decision are compared by the same
imagined games, and what differs between them is the decision, not the luck of the draw.
"""

from __future__ import annotations

import threading

import numpy as np

from kogge.bots.compiled import Tree, bot_engine
from kogge.bots.hard import default_knobs
from kogge.bots.knowledge import Knowledge
from kogge.bots.rules_of_thumb import END, rules_of_thumb_for
from kogge.bots.search import DEPTH, HORIZON, NOISE
from kogge.engine.config import GameConfig
from kogge.engine.contract import reseed
from kogge.engine.match import Match

ONLOOKER = -1
"""The seat of somebody who has none: `resample_hidden` deals them anew whatever any one seat alone knows."""
SHARE, POINTS, WORTH, N_COUNTED = range(4)
"""What is counted of each imagined game, by seat: `WORTH` is what `hard` seeks, partly the share and partly the lead in points."""


class Imagination:
    """Plays on from tables of one setting, on as many threads as call it."""

    def __init__(self, config: GameConfig):
        advice = rules_of_thumb_for(config.game)
        self.config, self._engine = config, bot_engine(config.game)
        self._as_hard = default_knobs(advice)
        self._to_the_end = default_knobs(advice)
        self._to_the_end[[HORIZON, DEPTH, NOISE]] = END, 0, advice.noise  # no tree: all as `medium` plays
        self._own = threading.local()

    @property
    def hides(self) -> bool:
        """Can anybody know something that others cannot?"""
        return self.config.game.resample_hidden is not reseed

    def warm_up(self, match: Match) -> None:
        """Have everything compiled."""
        if match.seat:
            self._engine.warm_up(Knowledge(match))

    def played_out(self, rows: np.ndarray, seat: int, seed: int, first: int, count: int) -> np.ndarray:
        """Games first, first + 1, … of a seed, as a seat (from 0, or ONLOOKER) may imagine them, played to the end as `medium` plays.

        What they came to: (game, what, seat).
        """
        if not hasattr(self._own, "tree"):
            self._own.tree = Tree(self.config, rows, 1)  # this thread's scratch; nothing grows in it
        tree: Tree = self._own.tree
        tree.tables[0], tree.simulations = rows[0], first
        return self._grown(tree, seat, seed, self._to_the_end, count)

    def searched(self, rows: np.ndarray, seat: int, seed: int, count: int) -> np.ndarray:
        """The same as `hard` imagines them: all seek their best until chance comes in, and what follows is counted at its horizon."""
        return self._grown(Tree(self.config, rows, count), seat, seed, self._as_hard, count)

    def _grown(self, tree: Tree, seat: int, seed: int, knobs: np.ndarray, count: int) -> np.ndarray:
        players = self.config.players
        out = np.zeros((count, N_COUNTED, players))
        shares, points, worth = (tree.works[name][0][:players] for name in ("shares", "promised", "gains"))
        for number in range(count):
            tree.grow(self._engine, seat, seed, knobs, 1)
            out[number, SHARE], out[number, POINTS], out[number, WORTH] = shares, points, worth
        return out
