"""The game configurations to train on."""

from __future__ import annotations

import itertools

from kogge.engine.config import GameConfig
from kogge.engine.contract import Game


def all_configs(game: Game) -> list[GameConfig]:
    """Every number of players with every set of options, with the standard box."""
    names = list(game.options)
    chosen = [subset for size in range(len(names) + 1) for subset in itertools.combinations(names, size)]
    return [GameConfig(game, players, options) for players in game.players for options in chosen]


def spread_configs(game: Game, n: int, default_share: float) -> list[GameConfig]:
    """A configuration for each of n tables, equal ones side by side: the default for `default_share` of them, every configuration equally
    often for the rest."""
    defaults = round(n * default_share)
    every, rest = all_configs(game), n - defaults
    return [GameConfig(game)] * defaults + [every[i * len(every) // rest] for i in range(rest)]
