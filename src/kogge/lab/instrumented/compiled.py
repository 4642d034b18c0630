"""Instrumented games between rules of thumb, compiled. Importing this is cheap; the first games compile or load from the cache."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.flow import flow_of
from kogge.engine.rule import entry_points
from kogge.lab.instrumented.rules import measuring_rules, new_scratch, own_numbers


def _play_games(game: Game) -> Callable[..., None]:
    measured_play, split_win = measuring_rules(game).measured_play, flow_of(game).split_win

    def play_games(boxes, tables, players, options, seeds, levels, works, own, shares, points, figures, gained, offered, taken):
        """Play games with seeds[i] and levels[i] by seat; the measurements go into row i of the other arrays."""
        w = works[0]
        for i in range(seeds.shape[0]):
            measured_play(boxes[0], tables, players, options, seeds[i], levels[i], w, own)
            split_win(boxes[0], tables[0], w)
            figures[i, 0], figures[i, 1], figures[i, 2], figures[i, 3] = w.choices, w.changes, w.since, w.first
            for seat in range(players):
                shares[i, seat] = w.shares[seat]
                points[i, seat] = w.points[seat]
                for k in range(own.shape[0]):
                    gained[i, seat, k] = w.gained[seat, k]
                for action in range(offered.shape[2]):
                    offered[i, seat, action] = w.offered[seat, action]
                    taken[i, seat, action] = w.taken[seat, action]

    return play_games


@functools.cache
def engine(game: Game) -> Callable[..., None]:
    """The compiled entry point of a game."""
    play_games = _play_games(game)
    return entry_points(game, "bots", "lab/instrumented")(play_games)


class Measurements:
    """The measurements of some games, as arrays by game, some also by seat."""

    def __init__(self, config: GameConfig, games: int):
        game, players = config.game, config.players
        self.shares = np.zeros((games, players))
        """Win shares by seat."""
        self.points = np.zeros((games, players), np.int64)
        self.figures = np.zeros((games, 4), np.int64)
        """The number of choices and of lead changes, the choice at which the lead last changed, and the seat that made the first choice."""
        self.gained = np.zeros((games, players, len(own_numbers(game))), np.float32)
        """The increase of each seat's own numbers."""
        self.offered = np.zeros((games, players, game.n_actions), np.int32)
        self.taken = np.zeros((games, players, game.n_actions), np.int32)


def measured_games(config: GameConfig, seeds: np.ndarray, levels: np.ndarray) -> Measurements:
    """Play games between rules of thumb with levels[i] by seat. The arguments are not validated: only the lab may call this."""
    found, game = Measurements(config, len(seeds)), config.game
    engine(game)(
        config.loaded.rows, np.zeros(2, game.Table), config.players, config.option_bits, seeds.astype(np.int64), levels.astype(np.int8),
        new_scratch(game)[0], own_numbers(game), found.shares, found.points, found.figures, found.gained, found.offered, found.taken,
    )  # fmt: skip
    return found
