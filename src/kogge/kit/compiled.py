"""The rules compiled for the CPU. Importing this is free; the first engine asked for imports numba and compiles, or loads from the cache.

A call from Python takes arrays and indices, never a record: that costs 0.3 µs instead of 10.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.kit.boxes import LoadedBox
from kogge.kit.contract import Game
from kogge.kit.flow import random_play_rule, settle_rule, winners_rule
from kogge.kit.rule import entry_points


class Engine:
    """One game's compiled entry points."""

    def __init__(self, game: Game):
        self.game = game
        settle = settle_rule(game)
        random_play = random_play_rule(game, settle)
        mark_winners = winners_rule(game)
        entry = entry_points(game.id)
        self.random_games: Callable[..., int] = entry(_random_games(random_play, mark_winners))


def _random_games(random_play: Callable[..., int], mark_winners: Callable[..., int]) -> Callable[..., int]:
    def random_games(boxes, rows, players, options, seed, count, moves, event, points_sum, wins, won, points, ties):
        """Play games seed, seed + 1, … at random; game i ends in row i (mod the rows given). Returns the decisions made."""
        decisions = 0
        for i in range(count):
            s = rows[i % rows.shape[0]]
            decisions += random_play(boxes[0], s, players, options, seed + i, moves, event)
            shared = mark_winners(boxes[0], s, won, points, ties)
            for seat in range(players):
                points_sum[seat] += points[seat]
                if won[seat]:
                    wins[seat] += 1.0 / shared
        return decisions

    return random_games


@functools.cache
def engine(game: Game) -> Engine:
    """The compiled engine of a game."""
    return Engine(game)


class Tally:
    """What random games added up to: decisions, points and wins by seat."""

    def __init__(self, players: int):
        self.games = 0
        self.decisions = 0
        self.points = np.zeros(players, np.int64)
        self.wins = np.zeros(players, np.float64)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.points += other.points
        self.wins += other.wins


def random_games(
    game: Game, loaded: LoadedBox, players: int, options: tuple[str, ...], seed: int, count: int, rows: np.ndarray | None = None
) -> Tally:
    """Play `count` random games with the seeds from `seed` on, in compiled code. The tables they end with are left in `rows`, if given."""
    tally = Tally(players)
    tally.games = count
    scratch: list[Any] = [np.zeros(game.n_actions, np.int16), np.zeros(game.event_size, np.int16)]
    standing = [np.zeros(players, np.bool_), np.zeros(players, np.int64), np.zeros(players, np.int64)]
    tally.decisions = engine(game).random_games(
        loaded.rows,
        np.zeros(1, game.Table) if rows is None else rows,
        players,
        game.option_bits(options),
        seed,
        count,
        *scratch,
        tally.points,
        tally.wins,
        *standing,
    )
    return tally
