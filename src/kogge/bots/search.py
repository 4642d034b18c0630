"""`hard`: information-set Monte Carlo tree search, for any game of the contract and any number of players.

Each simulation deals anew what the seat cannot know, walks down the tree, adds one node, plays on by `medium`'s rules of thumb to a horizon
and counts what every seat gained. A node stands for what has openly happened since the root, not for a true state: simulations with
different hidden things share it. The tree ends where chance comes in; after that nobody's plan can be exact. (A knob lets it go on, with
what chance brought as one more thing that has happened.)

Choices made in secret stay secret here: within a secret round a seat's node is named by what lay open before that round and by the
seat's own choices, never by those of the others. So all choose at once, each by their own statistics; the choices enter the names when
they are revealed.

How moves are weighed and what a simulation brought is a evaluator's to say (evaluator.py): the rules of thumb alone, or a net with them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kogge.bots.chance import REDEALING, ROLLOUT, stream
from kogge.bots.rules_of_thumb import RulesOfThumb, best_with_noise, thinking_fields
from kogge.engine.chance import random_start
from kogge.engine.contract import CHANCE, Game
from kogge.engine.flow import OVER, flow_of
from kogge.engine.record_view import Fields, record_dtype
from kogge.engine.rule import rule

DEEPEST = 256  # decisions on one path of the tree

Node = record_dtype(
    [
        ("name", np.uint64),  # what has openly happened, as a hash
        ("value", np.float64),  # sum of what the seat to decide gained in the visits
        ("square", np.float64),  # sum of the squares of that
        ("visits", np.int32),
        ("first", np.int32),  # its edge with the lowest action, NONE = none yet
        ("has_priors", np.int32),  # whether a net has said which of its moves are likely
    ]
)
Edge = record_dtype(
    [
        ("value", np.float64),  # sum of what the deciding seat gained after this move
        ("share", np.float64),  # sum of its share of the win, the estimate a player is shown
        ("prior", np.float32),  # how likely the rule of thumb finds this move
        ("visits", np.int32),
        ("met", np.int32),  # visits of the node in which this move was legal
        ("next", np.int32),  # edge with the next higher action, NONE = last
        ("action", np.int16),
    ]
)
NONE = -1


def work_fields(game: Game) -> Fields:
    """What a search needs: its scratch, and where the simulation that is going on stands."""
    seats = (game.players[-1],)
    return [
        *thinking_fields(game),
        ("met", np.int32, (game.n_actions,)),  # the edge of each open move
        ("history", np.uint64),  # what has openly happened since the root, as a hash
        ("pending", np.uint64, seats),  # by seat: its choices of a secret round that is going on, as a hash
        ("secret", np.int64),  # the number of that round, or 0
        ("used", np.int64, (2,)),  # nodes and edges in use
        ("depth", np.int64),  # decisions on the path
        ("path", np.int32, (DEEPEST, 3)),  # node, edge and seat of each; no edge where the simulation ended
        ("gains", np.float64, seats),  # from 0 to 1
        ("promised", np.float64, seats),  # points expected
    ]


# the knobs of a search, in their array; those of the second line turn a net's evaluator
EXPLORE, TEMPERATURE, UNIFORM, HORIZON, DEPTH, WIN_PART, SCALE, NOISE, ACROSS = range(9)
ASKED_AT, NET_CALM, VALUE_WEIGHT, VALUE_HORIZON, N_KNOBS = range(9, 14)


@dataclass(frozen=True, eq=False)
class Evaluator:
    """How a search weighs moves and counts gains: rules, each handed `mind`, what the evaluator thinks with."""

    weigh: Callable[..., bool]
    """weigh(box, s, moves, knobs, nodes, edges, node, new, breaks, mind, w): the worth of the open moves, as priors if they have a node;
    `new` of them have been met for the first time. Is the simulation to end here?"""
    is_enough: Callable[..., bool]
    """is_enough(knobs, w): may the simulation end, now that chance has come in as often as the horizon says?"""
    count_gains: Callable[..., None]
    """count_gains(box, s, knobs, mind, w): what each seat gained."""


@rule
def mixed(name, number):
    """A name with one more thing in it."""
    return random_start(name, number)


@rule
def find_node(name, slots, nodes, w):
    """The node of this name, added if there is room; NONE if there is none."""
    mask = slots.shape[0] - 1
    slot = np.int64(name >> np.uint64(20)) & mask
    while slots[slot] != NONE:
        if nodes[slots[slot]].name == name:
            return slots[slot]
        slot = (slot + 1) & mask
    if w.used[0] == nodes.shape[0]:
        return NONE
    node = w.used[0]
    w.used[0] += 1
    slots[slot] = node
    nodes[node].name = name
    nodes[node].value = 0.0
    nodes[node].square = 0.0
    nodes[node].visits = 0
    nodes[node].first = NONE
    nodes[node].has_priors = 0
    return node


@rule
def add_edge(edges, w, action, after):
    """A new edge in front of `after`."""
    edge = w.used[1]
    w.used[1] += 1
    edges[edge].value = 0.0
    edges[edge].share = 0.0
    edges[edge].prior = 0.0
    edges[edge].visits = 0
    edges[edge].met = 0
    edges[edge].next = after
    edges[edge].action = action
    return edge


@rule
def meet_moves(nodes, edges, w, node):
    """Find the edge of every open move, adding those never seen; the edges are kept in order of action. Returns how many are new."""
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
        w.met[i] = edge
        edges[edge].met += 1
    return new


@rule
def set_priors(edges, met, n, worth, calm, uniform, anew):
    """The likelier a move, the more is thought of it; none is ruled out. Moves that have been tried keep what they had, unless `anew`."""
    highest = worth[0]
    for i in range(1, n):
        highest = max(highest, worth[i])
    total = 0.0
    for i in range(n):
        worth[i] = math.exp((worth[i] - highest) / calm)
        total += worth[i]
    for i in range(n):
        if anew or edges[met[i]].visits == 0:
            edges[met[i]].prior = (1.0 - uniform) * worth[i] / total + uniform / n


@rule
def most_promising(nodes, edges, node, met, n, explore):
    """The move to try next: a good one so far, or a likely one little tried (PUCT, counting only visits in which the move was legal)."""
    visits = nodes[node].visits
    mean = 0.5
    spread = 0.5
    if visits > 0:
        mean = nodes[node].value / visits
        spread = math.sqrt(max(0.0, nodes[node].square / visits - mean * mean)) + 0.02
    best = 0
    highest = -1e9
    for i in range(n):
        tried = edges[met[i]].visits
        gained = edges[met[i]].value / tried if tried > 0 else mean
        value = gained + explore * spread * edges[met[i]].prior * math.sqrt(1.0 * edges[met[i]].met) / (1.0 + tried)
        if value > highest:
            best, highest = i, value
    return best


@rule
def learn(nodes, edges, w):
    """Every seat on the path learns what it gained itself."""
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
    """Nothing has happened yet."""
    w.history = 1
    w.pending[:] = 0
    w.secret = 0
    w.depth = 0


@rule
def hear_of_round(w, players, secret):
    """When a secret round is over, its choices are revealed together."""
    if w.secret != 0 and secret != w.secret:
        for seat in range(players):
            w.history = mixed(w.history, w.pending[seat])
        w.pending[:] = 0
    w.secret = secret


@rule
def note_choice(w, seat, action):
    """A choice made openly is known to all, one of a secret round only to the seat itself."""
    if w.secret == 0:
        w.history = mixed(mixed(w.history, seat), action)
    else:
        w.pending[seat] = mixed(w.pending[seat], action)


@rule
def note_event(w):
    """What chance brings is known to all who go on in the tree."""
    for part in range(w.event.shape[0]):
        w.history = mixed(w.history, w.event[part])


def gains_rule(game: Game, advice: RulesOfThumb) -> Callable[..., None]:
    """The rule `count_gains(box, s, knobs, mind, w)` of a game."""
    is_over, promise, split_win = game.is_over, advice.promise, flow_of(game).split_win

    @rule
    def count_gains(box, s, knobs, mind, w):
        """What each seat gained, as the game ended or as the rules of thumb see its end."""
        if is_over(s):
            split_win(box, s, w)
            for seat in range(s.players):
                w.promised[seat] = w.points[seat]
        else:
            promise(box, s, w.promised)
            share_softly(s.players, w.promised, knobs[SCALE], w.shares)
        for seat in range(s.players):
            w.gains[seat] = gain_of(s.players, knobs, w.shares, w.promised, seat)

    return count_gains


@rule
def gain_of(players, knobs, shares, points, seat):
    """What a seat gained, from 0 to 1: partly its share of the win, partly its lead in points over the best of the others."""
    lead = lead_over_best(players, points, seat)
    led = 0.5 + 0.5 * lead / (knobs[SCALE] + abs(lead))
    return knobs[WIN_PART] * shares[seat] + (1.0 - knobs[WIN_PART]) * led


@rule
def lead_over_best(players, promised, seat):
    """Points ahead of the best of the others, or behind."""
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, promised[other])
    return promised[seat] - best


@rule
def share_softly(players, promised, scale, shares):
    """Expected points as shares of the win: a lead of `scale` points is a clear one, not a certain one."""
    highest = promised[0]
    for seat in range(1, players):
        highest = max(highest, promised[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp(2.0 * (promised[seat] - highest) / scale)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


def simulation_rule(game: Game, evaluator: Evaluator) -> Callable[..., int]:
    """The rule `run_simulation(box, s, seed, knobs, slots, nodes, edges, mind, w)` of a game."""
    prepare_turn, advance, secret_round = flow_of(game).prepare_turn, flow_of(game).advance, game.secret_round
    weigh, is_enough = evaluator.weigh, evaluator.is_enough

    @rule
    def run_simulation(box, s, seed, knobs, slots, nodes, edges, mind, w):
        """Play on from the root: down the tree to a new node, then by rule of thumb until chance has come in as often as the horizon says.

        One loop for both, and each rule of the game called in one place only: that halves the time to compile. Returns the decisions made.
        """
        start_at_root(w)
        pick = random_start(seed, ROLLOUT)
        node, breaks, decisions = np.int64(0), knobs[HORIZON], 0
        before = np.int64(OVER)  # who was next a step ago
        while prepare_turn(box, s, w) != OVER:
            if w.next == CHANCE and before != CHANCE:
                if knobs[ACROSS] <= 0.0:
                    node = NONE
                if node == NONE:
                    breaks -= 1.0
                    if breaks <= 0.0 and is_enough(knobs, w):
                        break
            if w.open > 1:
                decisions += 1
                new = w.open
                if node != NONE:
                    hear_of_round(w, s.players, secret_round(s))
                    node, new = enter_node(w, knobs, slots, nodes, edges)
                elif knobs[HORIZON] <= 0.0:
                    break
                if weigh(box, s, w.moves, knobs, nodes, edges, node, new, breaks, mind, w):
                    end_at(w, node)
                    break
                if node != NONE:
                    best, node = walk(w, knobs, nodes, edges, node)
                else:
                    best, pick = best_with_noise(w.worth, w.open, knobs[NOISE], pick)
                w.action = w.moves[best]
            before = w.next
            advance(box, s, w)
            if before == CHANCE and node != NONE:
                note_event(w)
        return decisions

    return run_simulation


@rule
def enter_node(w, knobs, slots, nodes, edges):
    """The node of this decision and how many of its moves are new; NONE, all new, where the tree is full or as deep as it may be."""
    if w.depth >= DEEPEST or w.depth >= knobs[DEPTH] or w.used[1] + w.open > edges.shape[0]:
        return NONE, w.open
    node = find_node(mixed(mixed(w.history, w.next), w.pending[w.next]), slots, nodes, w)
    if node == NONE:
        return NONE, w.open
    return node, meet_moves(nodes, edges, w, node)


@rule
def end_at(w, node):
    """The simulation ends here, and if this is a node, it learns of it."""
    if node != NONE:
        w.path[w.depth, 0], w.path[w.depth, 1], w.path[w.depth, 2] = node, NONE, w.next
        w.depth += 1


@rule
def walk(w, knobs, nodes, edges, node):
    """One decision in the tree. Returns the index of the move, and NONE if the node was new: there the tree ends for now."""
    best = most_promising(nodes, edges, node, w.met, w.open, knobs[EXPLORE])
    w.path[w.depth, 0], w.path[w.depth, 1], w.path[w.depth, 2] = node, w.met[best], w.next
    w.depth += 1
    note_choice(w, w.next, w.moves[best])
    return best, (NONE if nodes[node].visits == 0 else node)


def search_rule(game: Game, evaluator: Evaluator) -> Callable[..., int]:
    """The rule `simulate(box, tables, seat, seed, first, count, knobs, slots, nodes, edges, mind, w)` of a game."""
    run_simulation, count_gains, resample_hidden = simulation_rule(game, evaluator), evaluator.count_gains, game.resample_hidden

    @rule
    def simulate(box, tables, seat, seed, first, count, knobs, slots, nodes, edges, mind, w):
        """Simulations first, first + 1, … of a search for the seat that decides on tables[0]. Returns the decisions imagined."""
        decisions = 0
        s = tables[1]
        for number in range(first, first + count):
            tables[1] = tables[0]
            resample_hidden(box, s, seat, stream(seed, number, REDEALING))
            decisions += run_simulation(box, s, stream(seed, number, ROLLOUT), knobs, slots, nodes, edges, mind, w)
            count_gains(box, s, knobs, mind, w)
            learn(nodes, edges, w)
        return decisions

    return simulate
