"""Rollouts: continuations of a game from what one seat or a spectator knows; hidden information is redealt for each.

Rollout n of a seed has the same chance at every table. So two tables that differ by one decision are compared with common random numbers:
the difference is due to the decision, not to luck.
"""

from __future__ import annotations

import threading

import numpy as np

from kogge.bots.compiled import Tree, bot_engine
from kogge.bots.hard import default_parameters
from kogge.bots.knowledge import Knowledge
from kogge.bots.rules_of_thumb import END, rules_of_thumb_for
from kogge.bots.search import DEPTH, HORIZON, NOISE
from kogge.engine.config import GameConfig
from kogge.engine.match import Match

SPECTATOR = -1
"""A spectator's "seat": `resample_hidden` redeals everything that is not public."""
SHARE, POINTS, WORTH, N_QUANTITIES = range(4)
"""The quantities of each rollout, by seat. `WORTH` is what `hard` maximizes: partly the win share, partly the lead in points."""


class Rollouts:
    """Rollouts for one game configuration; thread-safe."""

    def __init__(self, config: GameConfig):
        heuristics = rules_of_thumb_for(config.game)
        self.config, self._engine = config, bot_engine(config.game)
        self._hard_parameters = default_parameters(heuristics)
        self._full_game_parameters = default_parameters(heuristics)
        self._full_game_parameters[[HORIZON, DEPTH, NOISE]] = END, 0, heuristics.noise  # no tree: all seats play like `medium`
        self._thread = threading.local()

    def warm_up(self, match: Match) -> None:
        """Compile everything."""
        if match.seat:
            self._engine.warm_up(Knowledge(match))

    def play_out(self, rows: np.ndarray, seat: int, seed: int, first: int, count: int) -> np.ndarray:
        """Rollouts first, first + 1, … of a seed from the knowledge of a seat (from 0, or SPECTATOR), played to the end like `medium`.

        Returns (rollout, quantity, seat).
        """
        if not hasattr(self._thread, "tree"):
            self._thread.tree = Tree(self.config, rows, 1)  # working memory only; no tree is built
        tree: Tree = self._thread.tree
        tree.tables[0], tree.simulations = rows[0], first
        return self._results(tree, seat, seed, self._full_game_parameters, count)

    def search(self, rows: np.ndarray, seat: int, seed: int, count: int) -> np.ndarray:
        """The simulations of a `hard` search: all seats search up to the next chance event, then play up to the horizon."""
        return self._results(Tree(self.config, rows, count), seat, seed, self._hard_parameters, count)

    def _results(self, tree: Tree, seat: int, seed: int, parameters: np.ndarray, count: int) -> np.ndarray:
        players = self.config.players
        out = np.zeros((count, N_QUANTITIES, players))
        shares, points, worth = (tree.works[name][0][:players] for name in ("shares", "expected", "gains"))
        for number in range(count):
            tree.grow(self._engine, seat, seed, parameters, 1)
            out[number, SHARE], out[number, POINTS], out[number, WORTH] = shares, points, worth
        return out
