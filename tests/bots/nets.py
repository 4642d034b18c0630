"""Untrained nets: enough to test how nets are loaded, refused and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kogge.bots.weights import Weights, card_of, shapes_of, write_weights
from kogge.engine.contract import Game

SIZES = {"width": 24, "blocks": 2}


def random_net(game: Game, seed: int = 1) -> Weights:
    """A net with random weights."""
    random, card = np.random.default_rng(seed), card_of(game, SIZES, 0.05, {"on": "nothing"})
    return Weights({name: random.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes_of(game, card).items()}, card)


def write_net(game: Game, folder: Path, **card: Any) -> Path:
    """Write a random net to a file, with changes to its card; returns the path."""
    weights, path = random_net(game), folder / f"{game.id}.safetensors"
    write_weights(path, Weights(weights.tensors, {**weights.card, **card}))
    return path
