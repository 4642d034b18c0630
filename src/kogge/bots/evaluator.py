"""Who counsels a search: in `hard` the rules of thumb alone, in `expert` a net too. It is one search, compiled once; knobs say whether the
net is asked.

The net says which moves are likely, and, as far as it is trusted, what a position is worth to every seat. It is asked as the seat to decide
there: nothing but that seat's observation goes in.

Where it is asked is a matter of time: it takes as long as a few simulations. So a node that is visited once or twice has the rules of thumb
for a prior, and the net is asked when the node proves to matter; for values it is asked once a simulation, or never.
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import numpy as np

from kogge.bots.net import Net, Quick, Workspace, bench_for, layers_of, preview, quick_of
from kogge.bots.rules_of_thumb import RulesOfThumb
from kogge.bots.search import (
    ASKED_AT,
    NET_CALM,
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
    """What a net's evaluator thinks with."""

    net: Quick
    bench: Workspace
    unit: float
    """What the net calls one point."""


def mind_of(net: Net) -> NetContext:
    """What a search thinks with that has a net; a bench of its own, since threads think at the same time."""
    return NetContext(net.quick, bench_for(net.quick), net.unit)


@functools.cache
def empty_mind(game: Game) -> NetContext:
    """What a search is handed that asks no net: one of the smallest size, which knows nothing."""
    smallest = {"sizes": {"width": 1, "blocks": 1}}
    nothing = {name: np.zeros(shape, np.float32) for name, shape in shapes_of(game, smallest).items()}
    quick = quick_of(layers_of(Weights(nothing, smallest)))
    return NetContext(quick, bench_for(quick), 1.0)


@functools.cache
def work_dtype(game: Game) -> np.dtype:
    """The record `w` of a search."""
    seats = game.players[-1]
    return record_dtype(
        [
            *work_fields(game),
            ("seen", np.float32, (game.obs_size,)),  # by the seat to decide
            ("foreseen", np.float32, (2 * seats,)),  # logits of shares, then points, that seat first
            ("looked", np.int64),  # has the net said in this simulation what it is worth?
            ("net_shares", np.float64, (seats,)),  # if so: by seat
            ("net_points", np.float64, (seats,)),
        ]
    )


@rule
def keep_foreseen(players, unit, w):
    """What the net foresees, by seat."""
    foreseen, seats = w.foreseen, w.foreseen.shape[0] // 2
    highest = foreseen[0]
    for turn in range(1, players):
        highest = max(highest, foreseen[turn])
    total = 0.0
    for turn in range(players):
        total += math.exp(foreseen[turn] - highest)
    for turn in range(players):
        seat = (w.next + turn) % players
        w.net_shares[seat] = math.exp(foreseen[turn] - highest) / total
        w.net_points[seat] = foreseen[seats + turn] / unit
    w.looked = 1


@rule
def trust_net(players, knobs, w):
    """Of what a simulation brought, a part is what the net foresaw in it."""
    trust = knobs[VALUE_WEIGHT]
    for seat in range(players):
        w.gains[seat] = (1.0 - trust) * w.gains[seat] + trust * gain_of(players, knobs, w.net_shares, w.net_points, seat)
        w.shares[seat] = (1.0 - trust) * w.shares[seat] + trust * w.net_shares[seat]


@rule
def is_to_be_told(knobs, nodes, node, new, w):
    """Is the net to say now which moves of this node are likely? At the root at once, elsewhere after some visits, then for new moves;
    never where its calm is nothing, as in `hard`."""
    if node == NONE or knobs[NET_CALM] <= 0.0:
        return False
    if nodes[node].has_priors != 0:
        return new > 0
    return w.depth == 0 or nodes[node].visits >= knobs[ASKED_AT]


@rule
def is_to_be_valued(knobs, nodes, node, breaks, w):
    """Should the net evaluate this position? Once per simulation, where the tree ends, within `VALUE_HORIZON` of the horizon; never at
    the root, where the value would be the same for every move."""
    if knobs[VALUE_WEIGHT] <= 0.0 or w.looked != 0 or w.depth == 0 or breaks > knobs[VALUE_HORIZON]:
        return False
    return node == NONE or nodes[node].visits == 0


def counsel_for(game: Game, advice: RulesOfThumb) -> Evaluator:
    """The evaluator of a net. Where the net is not asked, the rules of thumb give move priors and, at the horizon, expected points."""
    judge, observe, count_by_thumb = advice.judge, game.observe, gains_rule(game, advice)

    @rule
    def weigh(box, s, moves, knobs, nodes, edges, node, new, breaks, mind, w):
        """By the net where it is its turn, else by rule of thumb. Ends a simulation whose worth is then known."""
        told, valued = is_to_be_told(knobs, nodes, node, new, w), is_to_be_valued(knobs, nodes, node, breaks, w)
        if told or valued:
            observe(box, s, w.next, w.seen)
            preview(mind.net, mind.bench, w.seen, moves, w.open, w.worth, w.foreseen)
            if node != NONE:
                set_priors(edges, w.met, w.open, w.worth, knobs[NET_CALM], knobs[UNIFORM], nodes[node].has_priors == 0)
                nodes[node].has_priors = 1
        elif new > 0:
            judge(box, s, moves, w.open, w.worth)
            if node != NONE:
                set_priors(edges, w.met, w.open, w.worth, knobs[TEMPERATURE], knobs[UNIFORM], False)
        if valued:
            keep_foreseen(s.players, mind.unit, w)
            return breaks <= 0.0 or knobs[VALUE_WEIGHT] >= 1.0
        return False

    @rule
    def is_enough(knobs, w):
        """At the horizon, unless the net is still to be asked, which it is at the next decision."""
        return knobs[VALUE_WEIGHT] <= 0.0 or w.looked != 0

    @rule
    def count_gains(box, s, knobs, mind, w):
        """As the rules of thumb count, and as the net does."""
        count_by_thumb(box, s, knobs, mind, w)
        if w.looked != 0:
            trust_net(s.players, knobs, w)
            w.looked = 0

    return Evaluator(weigh, is_enough, count_gains)
