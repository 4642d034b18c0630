"""The kernels: what one GPU thread does. Each is built for one game, from the very rules that the CPU runs.

A thread keeps the table it plays in its own local memory. The hardware lays local memory out so that the same field of 32 neighbouring
threads is one piece: rules written for one table read and write whole cache lines when the tables do the same thing.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.gpu.device import Kernel, cuda_module
from kogge.kit.chance import next_random, random_start, scaled_below
from kogge.kit.contract import CHANCE, Game
from kogge.kit.flow import CHOICES, winners_rule
from kogge.kit.rule import rule

cuda: Any = None  # numba's CUDA once the first kernel is built; its simulator looks for this very name

POLICIES = ("random", "medium")
SHARES = 60
"""A win is counted in sixtieths: it can be shared by up to six and stays a whole number, so the order of adding does not matter."""

DECISIONS, DECISIONS_SQUARED, POINTS = range(3)
"""Places in `sums`: POINTS + 3 * seat are the seat's points, its points squared, its wins in sixtieths."""


BY_PHASE = ("hellweg", "speicherstadt")
"""Games whose threads wait for each other at every phase. Measured: it makes these faster by a tenth and Colonia slower by a sixth."""

NOTHING = -1
"""No action."""


def n_sums(players: int) -> int:
    """How many sums whole games leave."""
    return POINTS + 3 * players


def _compiled(function: Callable[..., None]) -> Kernel:
    """A kernel out of a function all of whose rules are made."""
    global cuda
    cuda = cuda_module()
    return cuda.jit(function, cache=True)


@functools.cache
def playout_kernel(game: Game, policy: str) -> Kernel:
    """The kernel that plays whole games of one policy against itself."""
    return _compiled(_playouts(game, policy))


@functools.cache
def step_kernel(game: Game) -> Kernel:
    """The kernel that begins games, or carries out one decision on each table."""
    return _compiled(_step_tables(game))


@functools.cache
def observe_kernel(game: Game) -> Kernel:
    """The kernel that writes what the seat to decide may know."""
    return _compiled(_observe_tables(game))


@functools.cache
def pick_kernel() -> Kernel:
    """The kernel that takes a random legal move at every table."""
    return _compiled(pick_actions)


def due_rules(game: Game) -> tuple[Callable[..., bool], Callable[..., bool]]:
    """The rules `is_chance_due(s)` and `is_choice_due(s)` of a game; when neither is, it is over."""
    is_over, to_move = game.is_over, game.to_move

    @rule
    def is_chance_due(s):
        """Is the next thing to happen a chance event?"""
        return not is_over(s) and to_move(s) == CHANCE

    @rule
    def is_choice_due(s):
        """Has a seat to decide?"""
        return not is_over(s) and to_move(s) != CHANCE

    return is_chance_due, is_choice_due


def phase_rule(game: Game) -> Callable[..., int]:
    """The rule `phase_of(s)` of a game: what the threads of a warp wait for each other by, besides chance events."""
    if game.id not in BY_PHASE:

        @rule
        def no_phase(s):
            """All of the time between two chance events is one phase."""
            return 0

        return no_phase

    @rule
    def phase_of(s):
        """The phase written on the table."""
        return s.phase

    return phase_of


# whole games


def choose_rule(game: Game, policy: str) -> Callable[..., tuple[int, int]]:
    """The rule `choose(box, tables, moves, n, worth, seed, decisions, pick)`: the index of the move taken, and the next random state."""
    if policy == "random":

        @rule
        def choose(box, tables, moves, n, worth, seed, decisions, pick):
            """Any legal move, all equally likely: the same ones as in `random_play` on the CPU."""
            pick = next_random(pick)
            return scaled_below(pick, n), pick

        return choose

    from kogge.bots.chance import PICKING, REDEALING, SEATS, stream
    from kogge.bots.thumbs import MEDIUM, pick_rule, thumbs_of

    pick_by_thumb, to_move, redeal = pick_rule(thumbs_of(game)), game.to_move, game.redeal

    @rule
    def choose_by_thumb(box, tables, moves, n, worth, seed, decisions, pick):
        """What `medium` takes, thinking over what it knows, tables[1]: the same moves as in `thumb_play` on the CPU."""
        seat = to_move(tables[0])
        own = stream(seed, seat, SEATS)
        tables[1] = tables[0]
        redeal(box, tables[1], seat, stream(own, decisions, REDEALING))
        return pick_by_thumb(box, tables[1], MEDIUM, moves, n, worth, stream(own, decisions, PICKING)), pick

    return choose_by_thumb


def _playouts(game: Game, policy: str) -> Callable[..., None]:
    setup, is_over, legal, step = game.setup, game.is_over, game.legal, game.step
    draw_event, happen = game.draw_event, game.happen
    choose, mark_winners = choose_rule(game, policy), winners_rule(game)
    is_chance_due, is_choice_due = due_rules(game)
    phase_of = phase_rule(game)
    table, n_actions, event_size, most = game.Table, game.n_actions, game.event_size, game.players[-1]
    n_tables, n_worth = (1, 1) if policy == "random" else (2, game.n_actions)
    all_sums = n_sums(most)

    def playouts(boxes, blank, rows, players, options, seed, count, next_game, sums):
        """Play games seed, seed + 1, …: a thread takes the next one as soon as it is free. The last games end in `rows`, by number.

        The 32 threads of a warp wait for each other where chance events or phases begin: then all are in the same part of a round.
        """
        tables = cuda.local.array(n_tables, table)
        moves = cuda.local.array(n_actions, np.int16)
        event = cuda.local.array(event_size, np.int16)
        worth = cuda.local.array(n_worth, np.float64)
        won = cuda.local.array(most, np.bool_)
        points = cuda.local.array(most, np.int64)
        ties = cuda.local.array(most, np.int64)
        own = cuda.local.array(all_sums, np.int64)
        for k in range(all_sums):
            own[k] = 0
        tables[0] = blank[0]
        box, s = boxes[0], tables[0]
        keep = rows.shape[0]
        number = cuda.atomic.add(next_game, 0, 1)
        while number < count:
            setup(box, s, players, options, seed + number)
            pick = random_start(seed + number, CHOICES)
            decisions = 0
            n = 1
            while n > 0 and not is_over(s):
                while is_chance_due(s):
                    draw_event(box, s, event)
                    happen(box, s, event)
                phase = phase_of(s)
                while n > 0 and is_choice_due(s) and phase_of(s) == phase:
                    n = legal(box, s, moves)
                    k = 0
                    if n > 1:
                        k, pick = choose(box, tables, moves, n, worth, seed + number, decisions, pick)
                        decisions += 1
                    if n > 0:
                        step(box, s, moves[k])
            shared = mark_winners(box, s, won, points, ties)
            own[DECISIONS] += decisions
            own[DECISIONS_SQUARED] += decisions * decisions
            for seat in range(players):
                own[POINTS + 3 * seat] += points[seat]
                own[POINTS + 3 * seat + 1] += points[seat] * points[seat]
                if won[seat]:
                    own[POINTS + 3 * seat + 2] += SHARES // shared
            if number >= count - keep:
                rows[number % keep] = tables[0]
            number = cuda.atomic.add(next_game, 0, 1)
        for k in range(POINTS + 3 * players):
            cuda.atomic.add(sums, k, own[k])

    return playouts


# one decision at a time


def _step_tables(game: Game) -> Callable[..., None]:
    setup, to_move, legal, step = game.setup, game.to_move, game.legal, game.step
    draw_event, happen = game.draw_event, game.happen
    mark_winners = winners_rule(game)
    is_chance_due, is_choice_due = due_rules(game)
    n_actions, event_size, most = game.n_actions, game.event_size, game.players[-1]

    def step_tables(boxes, rows, players, options, anew, seeds, picks, actions, masks, open_moves, seats, dones, refused, points, shares):
        """One decision on every table. Where a game ends its points are left and the next one begins, as many seeds on as there are tables.

        An action that the table's mask does not allow is refused and changes nothing. `anew`: no decision, a game begins everywhere.
        """
        i = cuda.grid(1)
        if i >= rows.shape[0]:
            return
        action = actions[i]
        dones[i] = False
        refused[i] = not anew and (action < 0 or action >= n_actions or not masks[i, action])
        if refused[i]:
            return
        moves = cuda.local.array(n_actions, np.int16)
        event = cuda.local.array(event_size, np.int16)
        won = cuda.local.array(most, np.bool_)
        counted = cuda.local.array(most, np.int64)
        ties = cuda.local.array(most, np.int64)
        box, s = boxes[0], rows[i]
        begin, forced, n = anew, action, 0
        while n == 0:
            if begin:
                setup(box, s, players, options, seeds[i])
                picks[i] = random_start(seeds[i], CHOICES)
                begin = False
            else:
                step(box, s, forced)
            forced = NOTHING
            while is_chance_due(s):
                draw_event(box, s, event)
                happen(box, s, event)
            if is_choice_due(s):
                n = legal(box, s, moves)
                if n == 1:
                    forced, n = moves[0], 0
            if n == 0 and forced == NOTHING:
                shared = mark_winners(box, s, won, counted, ties)
                for seat in range(players):
                    points[i, seat] = counted[seat]
                    shares[i, seat] = 1.0 / shared if won[seat] else 0.0
                dones[i] = True
                seeds[i] += rows.shape[0]
                begin = True
        seats[i] = to_move(s)
        open_moves[i] = n
        for k in range(n_actions):
            masks[i, k] = False
        for k in range(n):
            masks[i, moves[k]] = True

    return step_tables


def pick_actions(masks, open_moves, picks, actions):
    """One of the legal moves of every table at random: over a game the same ones as in `random_play` on the CPU."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        picks[i] = next_random(picks[i])
        k = scaled_below(picks[i], open_moves[i])
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if k == 0:
                    actions[i] = action
                    return
                k -= 1


def _observe_tables(game: Game) -> Callable[..., None]:
    to_move, observe = game.to_move, game.observe

    def observe_tables(boxes, rows, observations):
        """What the seat to decide at each table may know."""
        i = cuda.grid(1)
        if i < rows.shape[0]:
            observe(boxes[0], rows[i], to_move(rows[i]), observations[i])

    return observe_tables
