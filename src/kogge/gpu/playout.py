"""Whole games, wholly on the device: nothing but a few sums comes back."""

from __future__ import annotations

import numpy as np

from kogge.gpu.device import gpu, multiprocessors
from kogge.gpu.kernels import DECISIONS, DECISIONS_SQUARED, POINTS, POLICIES, SHARES, n_sums, playout_kernel
from kogge.kit.boxes import LoadedBox
from kogge.kit.compiled import Tally
from kogge.kit.contract import Game
from kogge.kit.errors import BadOption

THREADS = 64  # in a block
THREADS_AT_ONCE = 768  # on one multiprocessor: more of them crowd the tables out of its cache


class Playouts(Tally):
    """What whole games added up to; besides a `Tally`'s sums how far lengths and points spread."""

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


def _mean_and_spread(total, squared, games):
    """Mean and standard deviation out of a sum and a sum of squares."""
    mean = total / games
    return mean, np.sqrt(np.maximum(squared / games - mean * mean, 0))


def playouts(
    game: Game,
    loaded: LoadedBox,
    players: int,
    options: tuple[str, ...],
    seed: int,
    count: int,
    policy: str = "random",
    rows: np.ndarray | None = None,
) -> Playouts:
    """Play `count` games with the seeds from `seed` on, every seat by the same policy. The last ones' final tables are left in `rows`."""
    if policy not in POLICIES:
        raise BadOption(f"There is no policy {policy!r} on the GPU; there are {', '.join(POLICIES)}.")
    if type(count) is not int or count < 1:
        raise BadOption(f"The number of games is a whole number from 1 on, not {count!r}.")
    cuda = gpu()
    kept = np.zeros(0, game.Table) if rows is None else rows
    boxes, blank, ends = cuda.to_device(loaded.rows), cuda.to_device(np.zeros(1, game.Table)), cuda.to_device(kept)
    sums, next_game = cuda.to_device(np.zeros(n_sums(players), np.int64)), cuda.to_device(np.zeros(1, np.int64))
    blocks = min(multiprocessors() * THREADS_AT_ONCE // THREADS, -(-count // THREADS))
    kernel = playout_kernel(game, policy)
    kernel[blocks, min(THREADS, count)](boxes, blank, ends, players, game.option_bits(options), seed, count, next_game, sums)
    if rows is not None:
        ends.copy_to_host(rows)
    return Playouts(players, count, sums.copy_to_host())


def simulate(
    game: Game, loaded: LoadedBox, players: int, options: tuple[str, ...], seed: int, count: int, rows: np.ndarray | None = None
) -> Tally:
    """`kogge.kit.compiled.random_games` on the device: the same games, the same tables at their ends."""
    return playouts(game, loaded, players, options, seed, count, "random", rows)
