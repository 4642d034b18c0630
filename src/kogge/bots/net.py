"""`net`: a learned player. It sees what its seat may know as numbers (`observe`), and takes the move that its policy finds likeliest.

Reckoned by numpy alone: a few products of matrices, a millisecond or less. Nothing is compiled, and nothing but the observation goes in.
`preview` is the same for compiled code, one observation at a time.
"""

from __future__ import annotations

import functools
import math
import warnings
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kogge.bots.knowledge import Knowledge
from kogge.bots.weights import FILE, BadNet, Weights, as_whole_numbers, checked_weights, facts_of, read_weights
from kogge.engine.boxes import load_box
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.rule import rule

STEADY = np.float32(1e-5)  # keeps the spread of a row from being nothing


class Layers(NamedTuple):
    """A net's numbers, all in single precision. What a number comes from is the row, what it goes to the column; not so in the last two."""

    first: np.ndarray
    """(observation, width)"""
    first_bias: np.ndarray
    """(width,), the facts of the setting already in it."""
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
    whole_into: tuple[np.ndarray, np.ndarray]
    """`into` as whole numbers of eight bits, and what their columns are to be multiplied by: for compiled code."""
    whole_back: tuple[np.ndarray, np.ndarray]


class Foreseen(NamedTuple):
    """What a net makes of some observations."""

    logits: np.ndarray
    """(n, n_actions): the greater, the likelier the action."""
    shares: np.ndarray
    """(n, players): of the win, the observing seat first and the others clockwise after it."""
    points: np.ndarray
    """(n, players): at the end, in the same order."""


class Net:
    """A net ready to play one setting."""

    def __init__(self, game_layers: Layers, weights: Weights, config: GameConfig):
        self.config, self.card = config, weights.card
        self.unit = float(weights.card["points_unit"])
        self.layers = game_layers._replace(first_bias=game_layers.first_bias + weights.tensors["facts.weight"] @ facts_of(config))

    @functools.cached_property
    def quick(self) -> Quick:
        """The same for compiled code."""
        return quick_of(self.layers)

    def preview(self, observations: np.ndarray) -> Foreseen:
        """What the net makes of observations, (n, obs_size)."""
        net = self.layers
        seen = np.flatnonzero(observations.any(0))  # most of an observation is nothing
        h = np.maximum(observations[:, seen] @ net.first[seen] + net.first_bias, 0)
        for block in range(len(net.into)):
            h = h + np.maximum(_normed(h) @ net.into[block] + net.into_bias[block], 0) @ net.back[block] + net.back_bias[block]
        h = _normed(h)
        values = (h @ net.value.T + net.value_bias).reshape(len(h), 2, -1)[:, :, : self.config.players]
        shares = np.exp(values[:, 0] - values[:, 0].max(1, keepdims=True))
        return Foreseen(h @ net.policy.T + net.policy_bias, shares / shares.sum(1, keepdims=True), values[:, 1] / self.unit)

    def actions(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The likeliest of the open actions for many observations at once: (n, obs_size) and (n, n_actions) go in, (n,) comes out."""
        likeliest: np.ndarray = np.where(masks, self.preview(observations).logits, -np.inf).argmax(1)
        return likeliest


def _normed(h: np.ndarray) -> np.ndarray:
    away = h - h.mean(1, keepdims=True)
    normed: np.ndarray = away / np.sqrt((away * away).mean(1, keepdims=True) + STEADY)
    return normed


def layers_of(weights: Weights) -> Layers:
    """The numbers of a net that fits, laid out to be reckoned with."""
    tensors, blocks = weights.tensors, range(weights.card["sizes"]["blocks"])
    width = len(tensors["first.bias"])

    def stacked(layer: str, kind: str, shape: tuple[int, ...]) -> np.ndarray:
        return np.array([tensors[f"blocks.{i}.{layer}.{kind}"].T for i in blocks], np.float32).reshape(len(blocks), *shape)

    into, back = stacked("into", "weight", (width, width)), stacked("back", "weight", (width, width))
    return Layers(
        np.ascontiguousarray(tensors["first.weight"].T), tensors["first.bias"],
        into, stacked("into", "bias", (width,)), back, stacked("back", "bias", (width,)),
        tensors["policy.weight"], tensors["policy.bias"], tensors["value.weight"], tensors["value.bias"],
        _whole(into), _whole(back),
    )  # fmt: skip


def _whole(matrices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Some matrices as whole numbers, and what their columns are to be multiplied by."""
    found = [as_whole_numbers(matrix.T) for matrix in matrices]
    numbers = np.array([whole.T for whole, _ in found], np.int8).reshape(matrices.shape)
    return numbers, np.array([scale for _, scale in found], np.float32).reshape(matrices.shape[:2])


def has_net(game: Game) -> bool:
    """Has the game a net of its own?"""
    return (game.folder / FILE).is_file()


@functools.lru_cache(16)
def _loaded(game: Game, path: Path) -> tuple[Weights, Layers]:
    weights = checked_weights(read_weights(path), game)
    few = {name: array for name, array in weights.tensors.items() if name == "facts.weight"}  # the layers hold the others
    return Weights(few, weights.card), layers_of(weights)


@functools.lru_cache(64)
def net_for(config: GameConfig, path: Path | None = None) -> Net:
    """The net in a file, by default the game's own, ready to play a setting; one that does not fit is refused.

    It plays from another box than the standard one too, if asked, and a warning says once that it has not learned to.
    """
    game = config.game
    if path is None and not has_net(game):
        raise BadNet(f"{game.title} has no net here; `kogge train {game.id}` makes one.", code="no_net")
    weights, layers = _loaded(game, game.folder / FILE if path is None else path)
    if config.loaded != load_box(game):
        warnings.warn(f"The net of {game.title} was not trained for the box {config.loaded.header}: it may play badly.", stacklevel=2)
    return Net(layers, weights, config)


def net_bot(knowledge: Knowledge, path: Path | None = None) -> str:
    """The move that the net finds likeliest."""
    net = net_for(knowledge.config, path)
    return knowledge.moves[int(net.preview(knowledge.observation[None]).logits[0, knowledge.actions].argmax())]


# the same, compiled


class Quick(NamedTuple):
    """A net's numbers for compiled code. The large matrices are whole numbers of eight bits, which stay in the processor's cache; what each
    column of them is to be multiplied by is beside them."""

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


def quick_of(net: Layers) -> Quick:
    """A net's numbers, for compiled code."""
    return Quick(
        net.first, net.first_bias, *net.whole_into, net.into_bias, *net.whole_back, net.back_bias,
        net.policy, net.policy_bias, net.value, net.value_bias,
    )  # fmt: skip


class Workspace(NamedTuple):
    """Where compiled code lays down the numbers between two layers."""

    h: np.ndarray
    middle: np.ndarray
    normed: np.ndarray
    places: np.ndarray
    """Of the numbers that are not nothing."""


def bench_for(net: Quick) -> Workspace:
    """A bench for a net."""
    seen, width = net.first.shape
    h, middle, normed = np.zeros((3, width), np.float32)
    return Workspace(h, middle, normed, np.zeros(max(seen, width), np.int64))


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
    """Add each row times its factor; what is not above or below nothing is left out."""
    n = 0
    for k in range(factors.shape[0]):
        if factors[k] != 0:
            places[n] = k
            n += 1
    whole = n - n % 4
    for i in range(0, whole, 4):
        a, b, c, d = places[i], places[i + 1], places[i + 2], places[i + 3]
        add_four(out, rows[a], rows[b], rows[c], rows[d], factors[a], factors[b], factors[c], factors[d])
    for i in range(whole, n):
        add_scaled(out, rows[places[i]], factors[places[i]])


@rule
def norm_row(h, out):
    """The row with mean 0 and spread 1."""
    width = h.shape[0]
    mean = np.float32(0.0)
    for j in range(width):
        mean += h[j]
    mean /= np.float32(width)
    spread = np.float32(0.0)
    for j in range(width):
        out[j] = h[j] - mean
        spread += out[j] * out[j]
    factor = np.float32(1.0 / math.sqrt(spread / np.float32(width) + STEADY))
    for j in range(width):
        out[j] *= factor


@rule
def product_of_rows(one, two):
    """The sum of the products, place by place, in four sums that do not wait for each other."""
    a, b, c, d = np.float32(0.0), np.float32(0.0), np.float32(0.0), np.float32(0.0)
    whole = one.shape[0] - one.shape[0] % 4
    for j in range(0, whole, 4):
        a += one[j] * two[j]
        b += one[j + 1] * two[j + 1]
        c += one[j + 2] * two[j + 2]
        d += one[j + 3] * two[j + 3]
    for j in range(whole, one.shape[0]):
        a += one[j] * two[j]
    return (a + b) + (c + d)


@rule
def preview(net, bench, seen, moves, n, worth, values):
    """What the net makes of one observation: the logit of each of the n moves, and the logits of the shares and the points of all seats."""
    h, middle, normed, places = bench.h, bench.middle, bench.normed, bench.places
    for j in range(h.shape[0]):
        h[j] = net.first_bias[j]  # `h[:] = …` would have numba compile how it would complain of two sizes: that takes three seconds
    add_product(h, seen, net.first, places)
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
