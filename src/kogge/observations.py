"""Observations: their description, the observation of a match, and observations as named arrays.

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
    """The layout of a game's observations; a single block if the game declares none."""
    found = game if isinstance(game, Game) else game_by_id(game)
    return found.layout or unnamed(found.obs_size)


def describe(game: str, box: str | Path | None = None) -> list[Feature]:
    """Every number of a game's observations, in order: its index, name, meaning, range, and the seat that it describes.

    Names that depend on the box (towns, houses, cards) are those of `box`; None: the standard box.
    """
    config = game_config(game, box=box)
    return layout_of(config.game).features(config.loaded.box)


def observe(match: Match, seat: int | None = None) -> np.ndarray:
    """The observation of a seat (None: the seat to decide) as float32: itself first, then the others clockwise."""
    observer = checked_match(match).seat if seat is None else seat
    return observed(checked_match(match).game, match.loaded.box, match.rows, match.checked_seat(observer))


def unpack(game: str, observations: Any) -> dict[str, Any]:
    """Split observations (numpy or PyTorch) into one array for each block, by name.

    Leading axes (games, time) are kept: for 1,024 games `seat.coins` has the shape (1024, seats).
    """
    return layout_of(game).unpack(observations)
