"""Nets that have learned nothing: enough to see that a net is loaded, refused and played as it should be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kogge.bots.weights import Weights, card_of, shapes_of, write_weights
from kogge.engine.contract import Game

SIZES = {"width": 24, "blocks": 2}


def made_up(game: Game, seed: int = 1) -> Weights:
    """A net of random numbers."""
    random, card = np.random.default_rng(seed), card_of(game, SIZES, 0.05, {"on": "nothing"})
    return Weights({name: random.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes_of(game, card).items()}, card)


def written(game: Game, folder: Path, **card: Any) -> Path:
    """Such a net as a file, with another card if wanted."""
    weights, path = made_up(game), folder / f"{game.id}.safetensors"
    write_weights(path, Weights(weights.tensors, {**weights.card, **card}))
    return path
