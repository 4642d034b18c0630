"""How a search evaluates moves and positions: `hard` uses only the rules of thumb, `expert` also a net. Both are the same compiled search;
its parameters select whether the net is used.

The net gives move priors and, weighted by `VALUE_WEIGHT`, the value of a position for every seat. Its only input is the observation of the
seat to decide.

One evaluation by the net takes as long as a few simulations. So new nodes have priors from the rules of thumb, and the net computes priors
only after some visits; it computes values once per simulation or never.
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import numpy as np

from kogge.bots.net import Net, QuantizedNet, Workspace, layers_of, predict, quantized_net, workspace_for
from kogge.bots.rules_of_thumb import RulesOfThumb
from kogge.bots.search import (
    NET_TEMPERATURE,
    NET_VISITS,
    NONE,
    TEMPERATURE,
    UNIFORM,
    VALUE_HORIZON,
    VALUE_WEIGHT,
    Evaluator,
    gain_of,
    gains_rule,
    set_priors,
    work_fields,
)
from kogge.bots.weights import Weights, shapes_of
from kogge.engine.contract import Game
from kogge.engine.record_view import record_dtype
from kogge.engine.rule import rule


class NetContext(NamedTuple):
    """A net and its workspace, as the search gets them."""

    net: QuantizedNet
    workspace: Workspace
    unit: float
    """The net's output for one point."""


def net_context(net: Net) -> NetContext:
    """The context of a search with a net; each has its own workspace, since threads run in parallel."""
    return NetContext(net.quantized, workspace_for(net.quantized), net.unit)


@functools.cache
def no_net_context(game: Game) -> NetContext:
    """The context of a search without a net: the smallest net, all zeros, which is never evaluated."""
    smallest = {"sizes": {"width": 1, "blocks": 1}}
    zeros = {name: np.zeros(shape, np.float32) for name, shape in shapes_of(game, smallest).items()}
    quantized = quantized_net(layers_of(Weights(zeros, smallest)))
    return NetContext(quantized, workspace_for(quantized), 1.0)


@functools.cache
def work_dtype(game: Game) -> np.dtype:
    """The record type of `w`, the working memory of a search."""
    seats = game.players[-1]
    return record_dtype(
        [
            *work_fields(game),
            ("observation", np.float32, (game.obs_size,)),  # of the seat to decide
            ("prediction", np.float32, (2 * seats,)),  # logits of shares, then points, that seat first
            ("net_used", np.int64),  # has the net evaluated a position in this simulation?
            ("net_shares", np.float64, (seats,)),  # its result, by seat
            ("net_points", np.float64, (seats,)),
        ]
    )


@rule
def store_prediction(players, unit, w):
    """Store the net's prediction by seat."""
    prediction, seats = w.prediction, w.prediction.shape[0] // 2
    highest = prediction[0]
    for turn in range(1, players):
        highest = max(highest, prediction[turn])
    total = 0.0
    for turn in range(players):
        total += math.exp(prediction[turn] - highest)
    for turn in range(players):
        seat = (w.next + turn) % players
        w.net_shares[seat] = math.exp(prediction[turn] - highest) / total
        w.net_points[seat] = prediction[seats + turn] / unit
    w.net_used = 1


@rule
def mix_in_net(players, parameters, w):
    """Mix the net's prediction into the result of a simulation, with weight `VALUE_WEIGHT`."""
    weight = parameters[VALUE_WEIGHT]
    for seat in range(players):
        w.gains[seat] = (1.0 - weight) * w.gains[seat] + weight * gain_of(players, parameters, w.net_shares, w.net_points, seat)
        w.shares[seat] = (1.0 - weight) * w.shares[seat] + weight * w.net_shares[seat]


@rule
def is_prior_due(parameters, nodes, node, new, w):
    """Should the net compute priors for this node now? At the root at once, elsewhere after some visits, and again if new moves appear;
    never if its temperature is 0, as in `hard`."""
    if node == NONE or parameters[NET_TEMPERATURE] <= 0.0:
        return False
    if nodes[node].has_priors != 0:
        return new > 0
    return w.depth == 0 or nodes[node].visits >= parameters[NET_VISITS]


@rule
def is_value_due(parameters, nodes, node, events_left, w):
    """Should the net evaluate this position? Once per simulation, at the end of the tree and within `VALUE_HORIZON` of the horizon; never
    at the root, where the value would be the same for every move."""
    if parameters[VALUE_WEIGHT] <= 0.0 or w.net_used != 0 or w.depth == 0 or events_left > parameters[VALUE_HORIZON]:
        return False
    return node == NONE or nodes[node].visits == 0


def evaluator_for(game: Game, heuristics: RulesOfThumb) -> Evaluator:
    """The evaluator of a search. Where the net is not used, the rules of thumb give move priors and, at the horizon, expected points."""
    judge, observe, count_by_rules_of_thumb = heuristics.judge, game.observe, gains_rule(game, heuristics)

    @rule
    def evaluate(box, s, moves, parameters, nodes, edges, node, new, events_left, context, w):
        """Evaluate the legal moves by the net or by rules of thumb. Returns whether the simulation ends here."""
        prior_due, value_due = is_prior_due(parameters, nodes, node, new, w), is_value_due(parameters, nodes, node, events_left, w)
        if prior_due or value_due:
            observe(box, s, w.next, w.observation)
            predict(context.net, context.workspace, w.observation, moves, w.open, w.worth, w.prediction)
            if node != NONE:
                set_priors(
                    edges, w.move_edges, w.open, w.worth, parameters[NET_TEMPERATURE], parameters[UNIFORM], nodes[node].has_priors == 0
                )
                nodes[node].has_priors = 1
        elif new > 0:
            judge(box, s, moves, w.open, w.worth)
            if node != NONE:
                set_priors(edges, w.move_edges, w.open, w.worth, parameters[TEMPERATURE], parameters[UNIFORM], False)
        if value_due:
            store_prediction(s.players, context.unit, w)
            return events_left <= 0.0 or parameters[VALUE_WEIGHT] >= 1.0
        return False

    @rule
    def is_enough(parameters, w):
        """May the simulation end at the horizon? Not before the net has evaluated a position, if it is to do so."""
        return parameters[VALUE_WEIGHT] <= 0.0 or w.net_used != 0

    @rule
    def count_gains(box, s, parameters, context, w):
        """The gains by rules of thumb, mixed with the net's."""
        count_by_rules_of_thumb(box, s, parameters, context, w)
        if w.net_used != 0:
            mix_in_net(s.players, parameters, w)
            w.net_used = 0

    return Evaluator(evaluate, is_enough, count_gains)
