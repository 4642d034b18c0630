"""A net's weights in a file, with a model card: its game, rules, training and strength."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.boxes import LoadedBox, standard_box_with
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import BadBox, KoggeError
from kogge.engine.signature import signature
from kogge.engine.tensors import BadTensors, read_tensors, write_tensors

FILE = "net.safetensors"
"""The file of a game's own net, in its folder."""
SCALE = ".scale"
"""The suffix of the array with the row scales of a quantized matrix."""
HALF, INT8 = "float16", "int8"
MIN_QUANTIZED = 1 << 14
"""Smaller matrices are not quantized."""


class BadNet(KoggeError):
    """A net for another game, other rules or other sizes."""


@dataclass(frozen=True)
class Weights:
    """The arrays of a net in single precision, by name, and its card."""

    tensors: dict[str, np.ndarray]
    card: dict[str, Any]


def card_of(game: Game, sizes: Mapping[str, int], unit: float, trained: Mapping[str, Any]) -> dict[str, Any]:
    """The model card of a net: the game it is for, and how it was trained."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "signature": signature(game),
        "trained_for": {"box": {}, "default_options": list(game.default_options)},
        "sizes": dict(sizes),
        "points_unit": unit,
        "trained": dict(trained),
    }


def write_weights(path: Path, weights: Weights, kind: str = HALF) -> None:
    """Write a net in half precision, or with its large matrices quantized to int8."""
    tensors: dict[str, np.ndarray] = {}
    for name, array in weights.tensors.items():
        if array.ndim < 2:
            tensors[name] = array.astype(np.float32)
        elif kind == HALF or array.size < MIN_QUANTIZED:
            tensors[name] = array.astype(np.float16)
        else:
            tensors[name], tensors[name + SCALE] = quantize(array)
    write_tensors(path, tensors, {"card": json.dumps(weights.card)})


def quantize(matrix: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A matrix quantized to int8, and the scale of each row."""
    scale = np.maximum(np.abs(matrix).max(1), 1e-12).astype(np.float32) / 127
    return np.rint(matrix / scale[:, None]).astype(np.int8), scale


def read_weights(path: Path) -> Weights:
    """The net in a file, not yet validated for a game."""
    arrays, about = read_tensors(path)
    tensors = {}
    for name, array in arrays.items():
        if not name.endswith(SCALE):
            scale = arrays.get(name + SCALE)
            tensors[name] = array.astype(np.float32) if scale is None else array.astype(np.float32) * scale[:, None]
    try:
        card = json.loads(about["card"])
    except (KeyError, ValueError):
        card = None
    if not isinstance(card, dict):
        raise BadTensors(f"{path.name} has no card, so its game is unknown.")
    return Weights(tensors, card)


def checked_weights(weights: Weights, game: Game) -> Weights:
    """The argument, if the weights fit the game: its id, rules and sizes."""
    card = weights.card
    if card.get("game") != game.id:
        raise BadNet(f"This net plays {card.get('game')!r}, not {game.title}.", code="other_game")
    here = signature(game, trained_box(game, card))
    if card.get("signature") != here:
        raise BadNet(
            f"This net was trained on other rules of {game.title}: its signature is {card.get('signature')}, here it is {here}.",
            code="other_rules",
        )
    expected = shapes_of(game, card)
    for name, shape in expected.items():
        found = weights.tensors.get(name)
        if found is None or found.shape != shape or not np.isfinite(found).all():
            problem = "missing" if found is None else f"of shape {found.shape}"
            raise BadNet(f"This net does not fit {game.title}: {name} is {problem}, not of shape {shape}.", code="other_sizes")
    return weights


def trained_box(game: Game, card: Mapping[str, Any]) -> LoadedBox:
    """The box that a net was trained with: the standard box, with the keys replaced that the net's card lists (values before a
    correction)."""
    trained_for = card.get("trained_for", {})
    other = trained_for.get("box", {}) if isinstance(trained_for, dict) else None
    if not isinstance(other, dict):
        raise BadNet("This net's card does not say for which box it was trained.", code="other_rules")
    try:
        return standard_box_with(game, other)
    except BadBox as error:
        raise BadNet(f"This net was trained with a box that {game.title} cannot have: {error}", code="other_rules") from None


def facts_of(config: GameConfig) -> np.ndarray:
    """The net's inputs besides the observation: which options are on, and the number of players, one-hot."""
    game = config.game
    return np.array([option in config.options for option in game.options] + [n == config.players for n in game.players], np.float32)


def shapes_of(game: Game, card: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """The shape of every array of a net for a game, given the sizes in its card."""

    sizes = card.get("sizes")
    width, blocks = (sizes.get("width"), sizes.get("blocks")) if isinstance(sizes, dict) else (None, None)
    if type(width) is not int or type(blocks) is not int or not 1 <= width <= 4096 or not 0 <= blocks <= 16:
        raise BadNet("This net's card does not say how large it is.", code="other_sizes")
    shapes: dict[str, tuple[int, ...]] = {
        "first.weight": (width, game.obs_size),
        "facts.weight": (width, len(game.options) + len(game.players)),
        "first.bias": (width,),
    }
    for block in range(blocks):
        for layer in ("into", "back"):
            shapes[f"blocks.{block}.{layer}.weight"] = (width, width)
            shapes[f"blocks.{block}.{layer}.bias"] = (width,)
    seats = game.players[-1]
    return shapes | {
        "policy.weight": (game.n_actions, width),
        "policy.bias": (game.n_actions,),
        "value.weight": (2 * seats, width),
        "value.bias": (2 * seats,),
    }
