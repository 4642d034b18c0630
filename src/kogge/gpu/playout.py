"""Whole games on the device; only a few sums are copied back."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.engine.compiled import Tally
from kogge.engine.config import GameConfig, checked_config
from kogge.engine.validation import checked_choice, checked_first_seed, checked_rows, checked_whole
from kogge.gpu.device import gpu, multiprocessors
from kogge.gpu.kernels import DECISIONS, DECISIONS_SQUARED, POINTS, POLICIES, SHARES, n_sums, playout_kernel

THREADS = 64  # in a block
MAX_RESIDENT_THREADS = 768  # on one multiprocessor; with more, the tables no longer fit into its cache


class Playouts(Tally):
    """The totals of whole games: a `Tally` with the standard deviations of lengths and points."""

    def __init__(self, players: int, games: int, sums: np.ndarray):
        super().__init__(players)
        seats = sums[POINTS:].reshape(players, 3)
        self.games = games
        self.decisions = int(sums[DECISIONS])
        self.points[:] = seats[:, 0]
        self.wins[:] = seats[:, 2] / SHARES
        self.mean_length, self.length_spread = _mean_and_spread(sums[DECISIONS], sums[DECISIONS_SQUARED], games)
        self.mean_points, self.points_spread = _mean_and_spread(seats[:, 0], seats[:, 1], games)
        self.win_share = self.wins / games


def _mean_and_spread(total: Any, squared: Any, games: int) -> tuple[Any, Any]:
    """Mean and standard deviation from a sum and a sum of squares."""
    mean = total / games
    return mean, np.sqrt(np.maximum(squared / games - mean * mean, 0))


def playouts(config: GameConfig, seed: int, count: int, policy: str = "random", rows: np.ndarray | None = None) -> Playouts:
    """Play `count` games with seeds `seed`, `seed + 1`, …, one policy for every seat. The last games' final tables go to `rows`."""
    game, players = checked_config(config).game, config.players
    checked_choice(policy, POLICIES, "The policy on the GPU")
    seed, count = checked_first_seed(seed), checked_whole(count, "The number of games")
    last_tables = checked_rows(np.zeros(0, game.Table) if rows is None else rows, game.Table, 0)
    cuda = gpu()
    boxes, blank, ends = cuda.to_device(config.loaded.rows), cuda.to_device(np.zeros(1, game.Table)), cuda.to_device(last_tables)
    sums, next_game = cuda.to_device(np.zeros(n_sums(players), np.int64)), cuda.to_device(np.zeros(1, np.int64))
    blocks = min(multiprocessors() * MAX_RESIDENT_THREADS // THREADS, -(-count // THREADS))
    kernel = playout_kernel(game, policy)
    kernel[blocks, min(THREADS, count)](boxes, blank, ends, players, config.option_bits, seed, count, next_game, sums)
    if rows is not None:
        ends.copy_to_host(rows)
    return Playouts(players, count, sums.copy_to_host())


def simulate(config: GameConfig, seed: int, count: int, rows: np.ndarray | None = None) -> Tally:
    """`kogge.engine.compiled.random_games` on the device: the same games, the same final tables."""
    return playouts(config, seed, count, "random", rows)
