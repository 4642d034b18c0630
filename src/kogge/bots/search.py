"""`hard`: information-set Monte Carlo tree search, for any game of the contract and any number of players.

Each simulation redeals what the seat cannot know, descends the tree, adds one node, continues by `medium`'s rules of thumb to a horizon and
counts every seat's gain (its result, from 0 to 1). A node stands for an information set: the public history since the root, not a full
state; simulations with different hidden cards share it. The tree ends at the first chance event. (With `THROUGH_CHANCE` it continues, and
the chance event becomes part of the history.)

Secret choices stay secret: within a secret round, a seat's node is identified by the public history before the round and the seat's own
choices. So all seats choose simultaneously, each with its own statistics; the choices enter the history when they are revealed.

An `Evaluator` (evaluator.py) gives priors and values: from the rules of thumb alone, or from a net too.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kogge.bots.chance import REDEALING, ROLLOUT, stream
from kogge.bots.rules_of_thumb import RulesOfThumb, best_with_noise, bot_scratch_fields
from kogge.engine.chance import random_start
from kogge.engine.contract import CHANCE, Game
from kogge.engine.flow import OVER, flow_of
from kogge.engine.record_view import Fields, record_dtype
from kogge.engine.rule import rule

MAX_PATH = 256  # decisions on one path of the tree

Node = record_dtype(
    [
        ("key", np.uint64),  # a hash of the public history
        ("value", np.float64),  # sum of the gains of the seat to decide
        ("square", np.float64),  # sum of their squares
        ("visits", np.int32),
        ("first", np.int32),  # its edge with the lowest action, or NONE
        ("has_priors", np.int32),  # 1 once a net has given priors for its moves
    ]
)
Edge = record_dtype(
    [
        ("value", np.float64),  # sum of the deciding seat's gains after this move
        ("share", np.float64),  # sum of its win shares, the estimate that hints show
        ("prior", np.float32),  # probability by rules of thumb or net
        ("visits", np.int32),
        ("legal_visits", np.int32),  # visits of the node in which this move was legal
        ("next", np.int32),  # the edge with the next higher action, or NONE
        ("action", np.int16),
    ]
)
NONE = -1


def work_fields(game: Game) -> Fields:
    """The working memory of a search: scratch, and the state of the current simulation."""
    seats = (game.players[-1],)
    return [
        *bot_scratch_fields(game),
        ("move_edges", np.int32, (game.n_actions,)),  # the edge of each open move
        ("history", np.uint64),  # hash of the public history since the root
        ("pending", np.uint64, seats),  # by seat: a hash of its choices in the current secret round
        ("secret", np.int64),  # the number of that round, or 0
        ("used", np.int64, (2,)),  # nodes and edges in use
        ("depth", np.int64),  # decisions on the path
        ("path", np.int32, (MAX_PATH, 3)),  # node, edge and seat of each decision; NONE as edge where the simulation ended
        ("gains", np.float64, seats),  # from 0 to 1
        ("expected", np.float64, seats),  # points expected
    ]


# indices in `parameters`, the array of a search's parameters; those in the second line concern the net
EXPLORE, TEMPERATURE, UNIFORM, HORIZON, DEPTH, WIN_WEIGHT, POINT_SCALE, NOISE, THROUGH_CHANCE = range(9)
NET_VISITS, NET_TEMPERATURE, VALUE_WEIGHT, VALUE_HORIZON, N_PARAMETERS = range(9, 14)


@dataclass(frozen=True, eq=False)
class Evaluator:
    """The evaluation rules of a search; `context` is the `NetContext`."""

    evaluate: Callable[..., bool]
    """evaluate(box, s, moves, parameters, nodes, edges, node, new, events_left, context, w): evaluate the legal moves, and set their
    priors if there is a node. `new` is the number of moves without an edge so far, `events_left` the number of chance events before the
    horizon. Returns whether the simulation ends here."""
    is_enough: Callable[..., bool]
    """is_enough(parameters, w): may the simulation end at the horizon?"""
    count_gains: Callable[..., None]
    """count_gains(box, s, parameters, context, w): the gain of each seat."""


@rule
def extend_hash(key, number):
    """Extend the hash with one more value."""
    return random_start(key, number)


@rule
def find_node(key, slots, nodes, w):
    """The node with this key, added if it is new; NONE if the tree is full."""
    mask = slots.shape[0] - 1
    slot = np.int64(key >> np.uint64(20)) & mask
    while slots[slot] != NONE:
        if nodes[slots[slot]].key == key:
            return slots[slot]
        slot = (slot + 1) & mask
    if w.used[0] == nodes.shape[0]:
        return NONE
    node = w.used[0]
    w.used[0] += 1
    slots[slot] = node
    nodes[node].key = key
    nodes[node].value = 0.0
    nodes[node].square = 0.0
    nodes[node].visits = 0
    nodes[node].first = NONE
    nodes[node].has_priors = 0
    return node


@rule
def add_edge(edges, w, action, after):
    """Insert a new edge in front of the edge `after`."""
    edge = w.used[1]
    w.used[1] += 1
    edges[edge].value = 0.0
    edges[edge].share = 0.0
    edges[edge].prior = 0.0
    edges[edge].visits = 0
    edges[edge].legal_visits = 0
    edges[edge].next = after
    edges[edge].action = action
    return edge


@rule
def find_edges(nodes, edges, w, node):
    """Find the edge of every legal move, adding missing ones; edges are sorted by action. Returns how many are new."""
    edge = nodes[node].first
    before = NONE
    new = 0
    for i in range(w.open):
        action = w.moves[i]
        while edge != NONE and edges[edge].action < action:
            before = edge
            edge = edges[edge].next
        if edge == NONE or edges[edge].action != action:
            edge = add_edge(edges, w, action, edge)
            if before == NONE:
                nodes[node].first = edge
            else:
                edges[before].next = edge
            new += 1
        w.move_edges[i] = edge
        edges[edge].legal_visits += 1
    return new


@rule
def set_priors(edges, move_edges, n, worth, temperature, uniform, overwrite):
    """Set priors: a softmax of the moves' worth, mixed with a uniform part. Without `overwrite`, visited moves keep their priors."""
    highest = worth[0]
    for i in range(1, n):
        highest = max(highest, worth[i])
    total = 0.0
    for i in range(n):
        worth[i] = math.exp((worth[i] - highest) / temperature)
        total += worth[i]
    for i in range(n):
        if overwrite or edges[move_edges[i]].visits == 0:
            edges[move_edges[i]].prior = (1.0 - uniform) * worth[i] / total + uniform / n


@rule
def best_by_puct(nodes, edges, node, move_edges, n, explore):
    """The move to visit next, by PUCT; only visits in which the move was legal count."""
    visits = nodes[node].visits
    mean = 0.5
    spread = 0.5
    if visits > 0:
        mean = nodes[node].value / visits
        spread = math.sqrt(max(0.0, nodes[node].square / visits - mean * mean)) + 0.02
    best = 0
    highest = -1e9
    for i in range(n):
        edge = edges[move_edges[i]]
        gain = edge.value / edge.visits if edge.visits > 0 else mean
        value = gain + explore * spread * edge.prior * math.sqrt(1.0 * edge.legal_visits) / (1.0 + edge.visits)
        if value > highest:
            best, highest = i, value
    return best


@rule
def backpropagate(nodes, edges, w):
    """Add each seat's gain to the nodes and edges on the path."""
    for level in range(w.depth):
        node, edge, seat = w.path[level, 0], w.path[level, 1], w.path[level, 2]
        nodes[node].visits += 1
        nodes[node].value += w.gains[seat]
        nodes[node].square += w.gains[seat] * w.gains[seat]
        if edge != NONE:
            edges[edge].visits += 1
            edges[edge].value += w.gains[seat]
            edges[edge].share += w.shares[seat]


@rule
def start_at_root(w):
    """Reset the state of the simulation to the root."""
    w.history = 1
    w.pending[:] = 0
    w.secret = 0
    w.depth = 0


@rule
def reveal_round(w, players, secret):
    """At the end of a secret round, add its choices to the public history."""
    if w.secret != 0 and secret != w.secret:
        for seat in range(players):
            w.history = extend_hash(w.history, w.pending[seat])
        w.pending[:] = 0
    w.secret = secret


@rule
def note_choice(w, seat, action):
    """Add a choice to the public history, or in a secret round to the seat's pending choices."""
    if w.secret == 0:
        w.history = extend_hash(extend_hash(w.history, seat), action)
    else:
        w.pending[seat] = extend_hash(w.pending[seat], action)


@rule
def note_event(w):
    """Add the chance event to the public history."""
    for part in range(w.event.shape[0]):
        w.history = extend_hash(w.history, w.event[part])


def gains_rule(game: Game, heuristics: RulesOfThumb) -> Callable[..., None]:
    """The rule `count_gains(box, s, parameters, context, w)` of a game."""
    is_over, expected_points, split_win = game.is_over, heuristics.expected_points, flow_of(game).split_win

    @rule
    def count_gains(box, s, parameters, context, w):
        """The gain of each seat: from the final result, or from expected points if the game is not over."""
        if is_over(s):
            split_win(box, s, w)
            for seat in range(s.players):
                w.expected[seat] = w.points[seat]
        else:
            expected_points(box, s, w.expected)
            soft_shares(s.players, w.expected, parameters[POINT_SCALE], w.shares)
        for seat in range(s.players):
            w.gains[seat] = gain_of(s.players, parameters, w.shares, w.expected, seat)

    return count_gains


@rule
def gain_of(players, parameters, shares, points, seat):
    """The gain of a seat, from 0 to 1: its win share and its lead over the best other seat, weighted by `WIN_WEIGHT`."""
    lead = lead_over_best(players, points, seat)
    scaled_lead = 0.5 + 0.5 * lead / (parameters[POINT_SCALE] + abs(lead))
    return parameters[WIN_WEIGHT] * shares[seat] + (1.0 - parameters[WIN_WEIGHT]) * scaled_lead


@rule
def lead_over_best(players, expected, seat):
    """The seat's points minus those of the best other seat."""
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, expected[other])
    return expected[seat] - best


@rule
def soft_shares(players, expected, scale, shares):
    """Win shares from expected points, by softmax: a lead of `scale` points is clear but not certain."""
    highest = expected[0]
    for seat in range(1, players):
        highest = max(highest, expected[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(2.0 * (expected[seat] - highest) / scale)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


def simulation_rule(game: Game, evaluator: Evaluator) -> Callable[..., int]:
    """The rule `run_simulation(box, s, seed, parameters, slots, nodes, edges, context, w)` of a game."""
    prepare_turn, advance, secret_round = flow_of(game).prepare_turn, flow_of(game).advance, game.secret_round
    evaluate, is_enough = evaluator.evaluate, evaluator.is_enough

    @rule
    def run_simulation(box, s, seed, parameters, slots, nodes, edges, context, w):
        """Play from the root down the tree to a new node, then by rules of thumb up to the horizon. Returns the number of decisions.

        Tree and rollout share one loop, so that each rule of the game is called in only one place: that halves compile time.
        """
        start_at_root(w)
        pick = random_start(seed, ROLLOUT)
        node, events_left, decisions = np.int64(0), parameters[HORIZON], 0
        before = np.int64(OVER)  # who was next one step earlier
        while prepare_turn(box, s, w) != OVER:
            if w.next == CHANCE and before != CHANCE:
                if parameters[THROUGH_CHANCE] <= 0.0:
                    node = NONE
                if node == NONE:
                    events_left -= 1.0
                    if events_left <= 0.0 and is_enough(parameters, w):
                        break
            if w.open > 1:
                decisions += 1
                new = w.open
                if node != NONE:
                    reveal_round(w, s.players, secret_round(s))
                    node, new = enter_node(w, parameters, slots, nodes, edges)
                elif parameters[HORIZON] <= 0.0:
                    break
                if evaluate(box, s, w.moves, parameters, nodes, edges, node, new, events_left, context, w):
                    end_at(w, node)
                    break
                if node != NONE:
                    best, node = descend(w, parameters, nodes, edges, node)
                else:
                    best, pick = best_with_noise(w.worth, w.open, parameters[NOISE], pick)
                w.action = w.moves[best]
            before = w.next
            advance(box, s, w)
            if before == CHANCE and node != NONE:
                note_event(w)
        return decisions

    return run_simulation


@rule
def enter_node(w, parameters, slots, nodes, edges):
    """The node of this decision and how many of its moves are new; NONE and all of them if the tree is full or at its maximum depth."""
    if w.depth >= MAX_PATH or w.depth >= parameters[DEPTH] or w.used[1] + w.open > edges.shape[0]:
        return NONE, w.open
    node = find_node(extend_hash(extend_hash(w.history, w.next), w.pending[w.next]), slots, nodes, w)
    if node == NONE:
        return NONE, w.open
    return node, find_edges(nodes, edges, w, node)


@rule
def end_at(w, node):
    """End the simulation here: add the node, if there is one, to the path without an edge."""
    if node != NONE:
        w.path[w.depth, 0], w.path[w.depth, 1], w.path[w.depth, 2] = node, NONE, w.next
        w.depth += 1


@rule
def descend(w, parameters, nodes, edges, node):
    """Make one decision in the tree. Returns the index of the move, and the node; NONE instead of a new node, where the tree ends."""
    best = best_by_puct(nodes, edges, node, w.move_edges, w.open, parameters[EXPLORE])
    w.path[w.depth, 0], w.path[w.depth, 1], w.path[w.depth, 2] = node, w.move_edges[best], w.next
    w.depth += 1
    note_choice(w, w.next, w.moves[best])
    return best, (NONE if nodes[node].visits == 0 else node)


def search_rule(game: Game, evaluator: Evaluator) -> Callable[..., int]:
    """The rule `simulate(box, tables, seat, seed, first, count, parameters, slots, nodes, edges, context, w)` of a game."""
    run_simulation, count_gains, resample_hidden = simulation_rule(game, evaluator), evaluator.count_gains, game.resample_hidden

    @rule
    def simulate(box, tables, seat, seed, first, count, parameters, slots, nodes, edges, context, w):
        """Run simulations first, first + 1, … for the seat to decide on tables[0]. Returns the number of decisions."""
        decisions = 0
        s = tables[1]
        for number in range(first, first + count):
            tables[1] = tables[0]
            resample_hidden(box, s, seat, stream(seed, number, REDEALING))
            decisions += run_simulation(box, s, stream(seed, number, ROLLOUT), parameters, slots, nodes, edges, context, w)
            count_gains(box, s, parameters, context, w)
            backpropagate(nodes, edges, w)
        return decisions

    return simulate
