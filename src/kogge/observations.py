"""What a seat knows, as numbers: what each number is, the numbers of a match, and many of them as arrays with names.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> numbers = kogge.observe(game, seat=2)
>>> kogge.describe("speicherstadt")[40].name
>>> kogge.unpack("speicherstadt", numbers)["seat.coins"]
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.contract import Game
from kogge.engine.layout import Feature, Layout, observed, unnamed
from kogge.engine.match import Match, checked_match
from kogge.games import game_by_id, game_config


def layout_of(game: str | Game) -> Layout:
    """The blocks of a game's observations; a single one if the game does not say what its numbers are."""
    found = game if isinstance(game, Game) else game_by_id(game)
    return found.layout or unnamed(found.obs_size)


def describe(game: str, box: str | Path | None = None) -> list[Feature]:
    """Every number of a game's observations, in order: its index, name, meaning, range, and whom it concerns.

    What is named by the box (towns, houses, cards) is named as in `box`, the game's own if it is None.
    """
    config = game_config(game, box=box)
    return layout_of(config.game).features(config.loaded.box)


def observe(match: Match, seat: int | None = None) -> np.ndarray:
    """What a seat may know, as numbers (float32): itself first, then the others clockwise. None is the seat to decide."""
    whose = checked_match(match).seat if seat is None else seat
    return observed(checked_match(match).game, match.loaded.box, match.rows, match.checked_seat(whose))


def unpack(game: str, observations: Any) -> dict[str, Any]:
    """Observations as an array for each block, by name, numpy's or PyTorch's.

    Whatever axes lie before the last one (games, time) stay in front: of 1,024 games `seat.coins` has the shape (1024, seats).
    """
    return layout_of(game).unpack(observations)
