"""`hard`: information-set Monte Carlo tree search, for any game of the contract and any number of players.

Each simulation deals anew what the seat cannot know, walks down the tree, adds one node, plays on by `medium`'s rules of thumb to a horizon
and counts what every seat gained. A node stands for what has openly happened since the root, not for a true state: simulations with
different hidden things share it. The tree ends where chance comes in; after that nobody's plan can be exact.

Choices made in secret stay secret here: within a secret round a seat's node is named by what lay open before that round and by the
seat's own choices, never by those of the others. So all choose at once, each by their own statistics; the choices enter the names when
they are revealed.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from kogge.bots.chance import REDEALING, ROLLOUT, stream
from kogge.bots.thumbs import Thumbs, best_with_noise
from kogge.kit.chance import next_random, random_start
from kogge.kit.contract import CHANCE, Game
from kogge.kit.flow import settle_rule, winners_rule
from kogge.kit.rule import rule
from kogge.kit.sheet import record_dtype

Node = record_dtype(
    [
        ("name", np.uint64),  # what has openly happened, as a hash
        ("value", np.float64),  # sum of what the seat to decide gained in the visits
        ("square", np.float64),  # sum of the squares of that
        ("visits", np.int32),
        ("first", np.int32),  # its edge with the lowest action, NONE = none yet
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

# the knobs of a search, in their array
EXPLORE, CALM, UNIFORM, HORIZON, DEPTH, WIN_PART, SCALE, NOISE, N_KNOBS = range(9)
END = 10_000.0  # a horizon beyond the end of any game


@rule
def mixed(name, number):
    """A name with one more thing in it."""
    return random_start(name, number)


@rule
def find_node(name, slots, nodes, used):
    """The node of this name, added if there is room; NONE if there is none."""
    mask = slots.shape[0] - 1
    slot = np.int64(name >> np.uint64(20)) & mask
    while slots[slot] != NONE:
        if nodes[slots[slot]].name == name:
            return slots[slot]
        slot = (slot + 1) & mask
    if used[0] == nodes.shape[0]:
        return NONE
    node = used[0]
    used[0] += 1
    slots[slot] = node
    nodes[node].name = name
    nodes[node].value = 0.0
    nodes[node].square = 0.0
    nodes[node].visits = 0
    nodes[node].first = NONE
    return node


@rule
def add_edge(edges, used, action, after):
    """A new edge in front of `after`."""
    edge = used[1]
    used[1] += 1
    edges[edge].value = 0.0
    edges[edge].share = 0.0
    edges[edge].prior = 0.0
    edges[edge].visits = 0
    edges[edge].met = 0
    edges[edge].next = after
    edges[edge].action = action
    return edge


@rule
def meet_moves(nodes, edges, used, node, moves, n, met):
    """Find the edge of every legal move, adding those never seen; the edges are kept in order of action. Returns how many are new."""
    edge = nodes[node].first
    before = NONE
    new = 0
    for i in range(n):
        action = moves[i]
        while edge != NONE and edges[edge].action < action:
            before = edge
            edge = edges[edge].next
        if edge == NONE or edges[edge].action != action:
            edge = add_edge(edges, used, action, edge)
            if before == NONE:
                nodes[node].first = edge
            else:
                edges[before].next = edge
            new += 1
        met[i] = edge
        edges[edge].met += 1
    return new


@rule
def set_priors(edges, met, n, worth, calm, uniform):
    """The likelier a move, the more the rule of thumb thinks of it; none is ruled out."""
    highest = worth[0]
    for i in range(1, n):
        highest = max(highest, worth[i])
    total = 0.0
    for i in range(n):
        worth[i] = math.exp((worth[i] - highest) / calm)
        total += worth[i]
    for i in range(n):
        if edges[met[i]].visits == 0:
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
def learn(nodes, edges, path, depth, gains, shares):
    """Every seat on the path learns what it gained itself."""
    for level in range(depth):
        node, edge, seat = path[level, 0], path[level, 1], path[level, 2]
        nodes[node].visits += 1
        nodes[node].value += gains[seat]
        nodes[node].square += gains[seat] * gains[seat]
        edges[edge].visits += 1
        edges[edge].value += gains[seat]
        edges[edge].share += shares[seat]


def forced_rule(game: Game) -> Callable[..., int]:
    """The rule `make_forced(box, s, moves)` of a game."""
    is_over, to_move, legal, step = game.is_over, game.to_move, game.legal, game.step

    @rule
    def make_forced(box, s, moves):
        """Make forced moves. Returns the number of moves then open, 0 when the game is over, CHANCE when a chance event is due."""
        while not is_over(s):
            if to_move(s) == CHANCE:
                return CHANCE
            n = legal(box, s, moves)
            if n != 1:
                return n
            step(box, s, moves[0])
        return 0

    return make_forced


def gains_rule(game: Game, thumbs: Thumbs) -> Callable[..., None]:
    """The rule `count_gains(box, s, knobs, gains, shares, promised, won, points, ties)` of a game."""
    is_over, promise, mark_winners = game.is_over, thumbs.promise, winners_rule(game)

    @rule
    def count_gains(box, s, knobs, gains, shares, promised, won, points, ties):
        """What each seat gained, from 0 to 1: partly its share of the win, partly its lead in points over the best of the others."""
        if is_over(s):
            shared = mark_winners(box, s, won, points, ties)
            for seat in range(s.players):
                promised[seat] = points[seat]
                shares[seat] = (1.0 / shared) if won[seat] else 0.0
        else:
            promise(box, s, promised)
            share_softly(s.players, promised, knobs[SCALE], shares)
        for seat in range(s.players):
            lead = lead_over_best(s.players, promised, seat)
            gained = 0.5 + 0.5 * lead / (knobs[SCALE] + abs(lead))
            gains[seat] = knobs[WIN_PART] * shares[seat] + (1.0 - knobs[WIN_PART]) * gained

    return count_gains


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


def rollout_rule(game: Game, thumbs: Thumbs, settle: Callable[..., int], make_forced: Callable[..., int]) -> Callable[..., int]:
    """The rule `play_on(box, s, n, knobs, seed, moves, event, worth)` of a game."""
    step, judge = game.step, thumbs.judge

    @rule
    def play_on(box, s, n, knobs, seed, moves, event, worth):
        """Play on by rule of thumb until chance has come in as often as the horizon says, or to the end. Returns the decisions made."""
        pick = random_start(seed, ROLLOUT)
        breaks = knobs[HORIZON]
        decisions = 0
        if breaks <= 0.0:
            return decisions
        while n != 0:
            if n == CHANCE:
                breaks -= 1.0
                if breaks <= 0.0:
                    return decisions
                n = settle(box, s, moves, event)
                continue
            judge(box, s, moves, n, worth)
            best, pick = best_with_noise(worth, n, knobs[NOISE], pick)
            step(box, s, moves[best])
            decisions += 1
            n = make_forced(box, s, moves)
        return decisions

    return play_on


def descend_rule(game: Game, thumbs: Thumbs, make_forced: Callable[..., int]) -> Callable[..., tuple[int, int]]:
    """The rule `descend(box, s, knobs, slots, nodes, edges, used, path, pending, moves, worth, met)` of a game."""
    to_move, legal, step, secret_round, judge = game.to_move, game.legal, game.step, game.secret_round, thumbs.judge

    @rule
    def descend(box, s, knobs, slots, nodes, edges, used, path, pending, moves, worth, met):
        """Walk down the tree to the first new node, the next chance event or the end. Returns the depth and the moves then open."""
        history = np.uint64(1)
        pending[:] = 0
        depth = 0
        n = legal(box, s, moves)
        secret = secret_round(s)
        while n > 0 and depth < path.shape[0] and depth < knobs[DEPTH]:
            seat = to_move(s)
            name = mixed(mixed(history, seat), pending[seat])
            node = find_node(name, slots, nodes, used)
            if node == NONE or used[1] + n > edges.shape[0]:
                return depth, n
            new_node = nodes[node].visits == 0
            if meet_moves(nodes, edges, used, node, moves, n, met) > 0:
                judge(box, s, moves, n, worth)
                set_priors(edges, met, n, worth, knobs[CALM], knobs[UNIFORM])
            best = most_promising(nodes, edges, node, met, n, knobs[EXPLORE])
            path[depth, 0], path[depth, 1], path[depth, 2] = node, met[best], seat
            depth += 1
            action = moves[best]
            step(box, s, action)
            n = make_forced(box, s, moves)
            if secret == 0:
                history = mixed(mixed(history, seat), action)
            else:
                pending[seat] = mixed(pending[seat], action)
            now = secret_round(s) if n > 0 else 0
            if secret != 0 and now != secret:
                for other in range(s.players):
                    history = mixed(history, pending[other])
                pending[:] = 0
            secret = now
            if new_node:
                break
        return depth, n

    return descend


def search_rule(game: Game, thumbs: Thumbs) -> Callable[..., int]:
    """The rule `simulate(box, tables, seat, seed, first, count, knobs, …)` of a game."""
    settle, make_forced = settle_rule(game), forced_rule(game)
    descend = descend_rule(game, thumbs, make_forced)
    play_on = rollout_rule(game, thumbs, settle, make_forced)
    count_gains = gains_rule(game, thumbs)
    redeal = game.redeal

    @rule
    def simulate(
        box, tables, seat, seed, first, count, knobs, slots, nodes, edges, used, path, pending,
        moves, event, worth, met, gains, shares, promised, won, points, ties,
    ):  # fmt: skip
        """Simulations first, first + 1, … of a search for the seat that decides on tables[0]. Returns the decisions imagined."""
        decisions = 0
        s = tables[1]
        for number in range(first, first + count):
            tables[1] = tables[0]
            redeal(box, s, seat, stream(seed, number, REDEALING))
            depth, n = descend(box, s, knobs, slots, nodes, edges, used, path, pending, moves, worth, met)
            decisions += depth
            decisions += play_on(box, s, n, knobs, next_random(random_start(seed, number)), moves, event, worth)
            count_gains(box, s, knobs, gains, shares, promised, won, points, ties)
            learn(nodes, edges, path, depth, gains, shares)
        return decisions

    return simulate
