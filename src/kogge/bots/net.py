"""`net`: a trained player. Its input is the seat's observation (`observe`); it takes the most likely move of its policy.

`Net.predict` uses numpy: a few matrix products, a millisecond or less. The function `predict` is the same for compiled code, one
observation at a time.
"""

from __future__ import annotations

import functools
import math
import warnings
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kogge.bots.knowledge import Knowledge
from kogge.bots.weights import FILE, BadNet, Weights, checked_weights, facts_of, quantize, read_weights
from kogge.engine.boxes import load_box
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.rule import rule

EPSILON = np.float32(1e-5)  # of the layer norm


class Layers(NamedTuple):
    """A net's weights in single precision: (inputs, outputs), except `policy` and `value`, which are (outputs, inputs)."""

    first: np.ndarray
    """(observation, width)"""
    first_bias: np.ndarray
    """(width,), with the contribution of the configuration added."""
    into: np.ndarray
    """(blocks, width, width)"""
    into_bias: np.ndarray
    back: np.ndarray
    back_bias: np.ndarray
    policy: np.ndarray
    """(actions, width)"""
    policy_bias: np.ndarray
    value: np.ndarray
    """(2 × seats, width): the logits of the shares, then the points."""
    value_bias: np.ndarray
    int8_into: tuple[np.ndarray, np.ndarray]
    """`into` quantized to int8, and the scale of each column: for compiled code."""
    int8_back: tuple[np.ndarray, np.ndarray]


class Prediction(NamedTuple):
    """A net's output for some observations."""

    logits: np.ndarray
    """(n, n_actions): the logits of the policy."""
    shares: np.ndarray
    """(n, players): win shares, the observing seat first, then clockwise."""
    points: np.ndarray
    """(n, players): final points, in the same order."""


class Net:
    """A net for one game configuration."""

    def __init__(self, game_layers: Layers, weights: Weights, config: GameConfig):
        self.config, self.card = config, weights.card
        self.unit = float(weights.card["points_unit"])
        self.layers = game_layers._replace(first_bias=game_layers.first_bias + weights.tensors["facts.weight"] @ facts_of(config))

    @functools.cached_property
    def quantized(self) -> QuantizedNet:
        """The weights for compiled code."""
        return quantized_net(self.layers)

    def predict(self, observations: np.ndarray) -> Prediction:
        """The net's output for observations of shape (n, obs_size)."""
        net = self.layers
        nonzero = np.flatnonzero(observations.any(0))  # most of an observation is 0
        h = np.maximum(observations[:, nonzero] @ net.first[nonzero] + net.first_bias, 0)
        for block in range(len(net.into)):
            h = h + np.maximum(_normed(h) @ net.into[block] + net.into_bias[block], 0) @ net.back[block] + net.back_bias[block]
        h = _normed(h)
        values = (h @ net.value.T + net.value_bias).reshape(len(h), 2, -1)[:, :, : self.config.players]
        shares = np.exp(values[:, 0] - values[:, 0].max(1, keepdims=True))
        return Prediction(h @ net.policy.T + net.policy_bias, shares / shares.sum(1, keepdims=True), values[:, 1] / self.unit)

    def actions(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The most likely legal action for each observation: (n, obs_size) and masks (n, n_actions) in, (n,) out."""
        likeliest: np.ndarray = np.where(masks, self.predict(observations).logits, -np.inf).argmax(1)
        return likeliest


def _normed(h: np.ndarray) -> np.ndarray:
    centred = h - h.mean(1, keepdims=True)
    normed: np.ndarray = centred / np.sqrt((centred * centred).mean(1, keepdims=True) + EPSILON)
    return normed


def layers_of(weights: Weights) -> Layers:
    """The layers of a net from its weights."""
    tensors, blocks = weights.tensors, range(weights.card["sizes"]["blocks"])
    width = len(tensors["first.bias"])

    def stacked(layer: str, kind: str, shape: tuple[int, ...]) -> np.ndarray:
        return np.array([tensors[f"blocks.{i}.{layer}.{kind}"].T for i in blocks], np.float32).reshape(len(blocks), *shape)

    into, back = stacked("into", "weight", (width, width)), stacked("back", "weight", (width, width))
    return Layers(
        np.ascontiguousarray(tensors["first.weight"].T), tensors["first.bias"],
        into, stacked("into", "bias", (width,)), back, stacked("back", "bias", (width,)),
        tensors["policy.weight"], tensors["policy.bias"], tensors["value.weight"], tensors["value.bias"],
        _quantized(into), _quantized(back),
    )  # fmt: skip


def _quantized(matrices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Matrices quantized to int8, and the scale of each column."""
    pairs = [quantize(matrix.T) for matrix in matrices]
    quantized = np.array([matrix.T for matrix, _ in pairs], np.int8).reshape(matrices.shape)
    return quantized, np.array([scale for _, scale in pairs], np.float32).reshape(matrices.shape[:2])


def has_net(game: Game) -> bool:
    """Does the game come with a trained net?"""
    return (game.folder / FILE).is_file()


@functools.lru_cache(16)
def _loaded(game: Game, path: Path) -> tuple[Weights, Layers]:
    weights = checked_weights(read_weights(path), game)
    remaining = {name: array for name, array in weights.tensors.items() if name == "facts.weight"}  # the layers hold all others
    return Weights(remaining, weights.card), layers_of(weights)


@functools.lru_cache(64)
def net_for(config: GameConfig, path: Path | None = None) -> Net:
    """Load a net for a configuration, from a file or the game's own. A net that does not fit the game is refused.

    With a box other than the standard one it can be used, but gives a warning that it was not trained for this box.
    """
    game = config.game
    if path is None and not has_net(game):
        raise BadNet(f"{game.title} has no net; train one with `kogge train {game.id}`.", code="no_net")
    weights, layers = _loaded(game, game.folder / FILE if path is None else path)
    if config.loaded != load_box(game):
        warnings.warn(f"The net of {game.title} was not trained for the box {config.loaded.header}: it may play badly.", stacklevel=2)
    return Net(layers, weights, config)


def net_bot(knowledge: Knowledge, path: Path | None = None) -> str:
    """The most likely move of the net's policy."""
    net = net_for(knowledge.config, path)
    return knowledge.moves[int(net.predict(knowledge.observation[None]).logits[0, knowledge.actions].argmax())]


# the same, compiled


class QuantizedNet(NamedTuple):
    """A net's weights for compiled code. The large matrices are int8, so that they stay in the processor's cache, with a scale for each
    column."""

    first: np.ndarray
    first_bias: np.ndarray
    into: np.ndarray
    into_scale: np.ndarray
    into_bias: np.ndarray
    back: np.ndarray
    back_scale: np.ndarray
    back_bias: np.ndarray
    policy: np.ndarray
    policy_bias: np.ndarray
    value: np.ndarray
    value_bias: np.ndarray


def quantized_net(net: Layers) -> QuantizedNet:
    """A net's weights for compiled code."""
    return QuantizedNet(
        net.first, net.first_bias, *net.int8_into, net.into_bias, *net.int8_back, net.back_bias,
        net.policy, net.policy_bias, net.value, net.value_bias,
    )  # fmt: skip


class Workspace(NamedTuple):
    """The activations between layers, for compiled code."""

    h: np.ndarray
    middle: np.ndarray
    normed: np.ndarray
    places: np.ndarray
    """The indices of the nonzero inputs."""


def workspace_for(net: QuantizedNet) -> Workspace:
    """A workspace for a net."""
    inputs, width = net.first.shape
    h, middle, normed = np.zeros((3, width), np.float32)
    return Workspace(h, middle, normed, np.zeros(max(inputs, width), np.int64))


@rule
def add_scaled(out, row, factor):
    """Add a multiple of a row."""
    for j in range(out.shape[0]):
        out[j] += factor * np.float32(row[j])


@rule
def add_four(out, one, two, three, four, a, b, c, d):
    """Add multiples of four rows: each number of `out` is fetched once instead of four times."""
    for j in range(out.shape[0]):
        out[j] += (a * np.float32(one[j]) + b * np.float32(two[j])) + (c * np.float32(three[j]) + d * np.float32(four[j]))


@rule
def add_product(out, factors, rows, places):
    """Add each row times its factor; zero factors are skipped."""
    n = 0
    for k in range(factors.shape[0]):
        if factors[k] != 0:
            places[n] = k
            n += 1
    multiple_of_four = n - n % 4
    for i in range(0, multiple_of_four, 4):
        a, b, c, d = places[i], places[i + 1], places[i + 2], places[i + 3]
        add_four(out, rows[a], rows[b], rows[c], rows[d], factors[a], factors[b], factors[c], factors[d])
    for i in range(multiple_of_four, n):
        add_scaled(out, rows[places[i]], factors[places[i]])


@rule
def norm_row(h, out):
    """Normalize a row to mean 0 and standard deviation 1."""
    width = h.shape[0]
    mean = np.float32(0.0)
    for j in range(width):
        mean += h[j]
    mean /= np.float32(width)
    spread = np.float32(0.0)
    for j in range(width):
        out[j] = h[j] - mean
        spread += out[j] * out[j]
    factor = np.float32(1.0 / math.sqrt(spread / np.float32(width) + EPSILON))
    for j in range(width):
        out[j] *= factor


@rule
def product_of_rows(one, two):
    """The dot product, in four independent sums."""
    a, b, c, d = np.float32(0.0), np.float32(0.0), np.float32(0.0), np.float32(0.0)
    multiple_of_four = one.shape[0] - one.shape[0] % 4
    for j in range(0, multiple_of_four, 4):
        a += one[j] * two[j]
        b += one[j + 1] * two[j + 1]
        c += one[j + 2] * two[j + 2]
        d += one[j + 3] * two[j + 3]
    for j in range(multiple_of_four, one.shape[0]):
        a += one[j] * two[j]
    return (a + b) + (c + d)


@rule
def predict(net, workspace, observation, moves, n, worth, values):
    """The net's output for one observation: a logit for each of the n moves, then logits of win shares and points for all seats."""
    h, middle, normed, places = workspace.h, workspace.middle, workspace.normed, workspace.places
    for j in range(h.shape[0]):
        h[j] = net.first_bias[j]  # a loop, because `h[:] = …` takes numba three seconds longer to compile
    add_product(h, observation, net.first, places)
    for j in range(h.shape[0]):
        h[j] = max(h[j], np.float32(0.0))
    for block in range(net.into.shape[0]):
        norm_row(h, normed)
        middle[:] = 0.0
        add_product(middle, normed, net.into[block], places)
        for j in range(h.shape[0]):
            middle[j] = max(middle[j] * net.into_scale[block, j] + net.into_bias[block, j], np.float32(0.0))
        normed[:] = 0.0
        add_product(normed, middle, net.back[block], places)
        for j in range(h.shape[0]):
            h[j] += normed[j] * net.back_scale[block, j] + net.back_bias[block, j]
    norm_row(h, normed)
    for i in range(n):
        worth[i] = net.policy_bias[moves[i]] + product_of_rows(net.policy[moves[i]], normed)
    for i in range(net.value.shape[0]):
        values[i] = net.value_bias[i] + product_of_rows(net.value[i], normed)
