"""How a search evaluates moves and positions: `hard` uses the rules of thumb alone, `expert` a net too. Both are the same compiled search;
parameters say whether the net is asked.

The net gives move priors and, weighted by `VALUE_WEIGHT`, the value of a position for every seat. Its only input is the observation of the
seat to decide.

A call of the net takes as long as a few simulations. So new nodes have priors from the rules of thumb, and the net is asked for priors only
after some visits; for values it is asked once per simulation or never.
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
    """The context of a search without a net: the smallest net, all zeros, which is never asked."""
    smallest = {"sizes": {"width": 1, "blocks": 1}}
    nothing = {name: np.zeros(shape, np.float32) for name, shape in shapes_of(game, smallest).items()}
    quantized = quantized_net(layers_of(Weights(nothing, smallest)))
    return NetContext(quantized, workspace_for(quantized), 1.0)


@functools.cache
def work_dtype(game: Game) -> np.dtype:
    """The record type of `w`, the working memory of a search."""
    seats = game.players[-1]
    return record_dtype(
        [
            *work_fields(game),
            ("seen", np.float32, (game.obs_size,)),  # the observation of the seat to decide
            ("prediction", np.float32, (2 * seats,)),  # logits of shares, then points, that seat first
            ("net_asked", np.int64),  # has the net evaluated a position in this simulation?
            ("net_shares", np.float64, (seats,)),  # its result, by seat
            ("net_points", np.float64, (seats,)),
        ]
    )


@rule
def keep_prediction(players, unit, w):
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
    w.net_asked = 1


@rule
def mix_in_net(players, knobs, w):
    """Mix the net's prediction into the result of a simulation, with weight `VALUE_WEIGHT`."""
    trust = knobs[VALUE_WEIGHT]
    for seat in range(players):
        w.gains[seat] = (1.0 - trust) * w.gains[seat] + trust * gain_of(players, knobs, w.net_shares, w.net_points, seat)
        w.shares[seat] = (1.0 - trust) * w.shares[seat] + trust * w.net_shares[seat]


@rule
def is_prior_due(knobs, nodes, node, new, w):
    """Should the net give priors for this node now? At the root at once, elsewhere after some visits, later for new moves; never if its
    temperature is 0, as in `hard`."""
    if node == NONE or knobs[NET_TEMPERATURE] <= 0.0:
        return False
    if nodes[node].has_priors != 0:
        return new > 0
    return w.depth == 0 or nodes[node].visits >= knobs[NET_VISITS]


@rule
def is_value_due(knobs, nodes, node, breaks, w):
    """Should the net evaluate this position? Once per simulation, where the tree ends, within `VALUE_HORIZON` of the horizon; never at
    the root, where the value would be the same for every move."""
    if knobs[VALUE_WEIGHT] <= 0.0 or w.net_asked != 0 or w.depth == 0 or breaks > knobs[VALUE_HORIZON]:
        return False
    return node == NONE or nodes[node].visits == 0


def evaluator_for(game: Game, advice: RulesOfThumb) -> Evaluator:
    """The evaluator of a net. Where the net is not asked, the rules of thumb give move priors and, at the horizon, expected points."""
    judge, observe, count_by_thumb = advice.judge, game.observe, gains_rule(game, advice)

    @rule
    def evaluate(box, s, moves, knobs, nodes, edges, node, new, breaks, context, w):
        """Evaluate the open moves, by the net where it is due, otherwise by rules of thumb. True: the simulation ends here."""
        prior_due, value_due = is_prior_due(knobs, nodes, node, new, w), is_value_due(knobs, nodes, node, breaks, w)
        if prior_due or value_due:
            observe(box, s, w.next, w.seen)
            predict(context.net, context.workspace, w.seen, moves, w.open, w.worth, w.prediction)
            if node != NONE:
                set_priors(edges, w.move_edges, w.open, w.worth, knobs[NET_TEMPERATURE], knobs[UNIFORM], nodes[node].has_priors == 0)
                nodes[node].has_priors = 1
        elif new > 0:
            judge(box, s, moves, w.open, w.worth)
            if node != NONE:
                set_priors(edges, w.move_edges, w.open, w.worth, knobs[TEMPERATURE], knobs[UNIFORM], False)
        if value_due:
            keep_prediction(s.players, context.unit, w)
            return breaks <= 0.0 or knobs[VALUE_WEIGHT] >= 1.0
        return False

    @rule
    def is_enough(knobs, w):
        """May the simulation end at the horizon? Not if the net's value is still to come, at the next decision."""
        return knobs[VALUE_WEIGHT] <= 0.0 or w.net_asked != 0

    @rule
    def count_gains(box, s, knobs, context, w):
        """The gains by rules of thumb, mixed with the net's."""
        count_by_thumb(box, s, knobs, context, w)
        if w.net_asked != 0:
            mix_in_net(s.players, knobs, w)
            w.net_asked = 0

    return Evaluator(evaluate, is_enough, count_gains)
