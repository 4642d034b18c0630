"""The kernels: the code of one GPU thread. Each is built for one game, from the same rules that the CPU runs.

A thread has its table in local memory. The hardware interleaves local memory, so that the same field of 32 neighbouring threads is one
cache line: rules written for one table access memory efficiently as long as the threads do the same thing.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.engine.chance import next_random, random_start, scaled_below
from kogge.engine.contract import CHANCE, MAX_PLAYERS, Game
from kogge.engine.flow import CHOICES, OVER, flow_of, scratch_dtype
from kogge.engine.rule import rule
from kogge.gpu.device import Kernel, compiled, cuda_module

cuda: Any = None  # numba's CUDA once the first kernel is built; numba's simulator needs this name

POLICIES = ("random", "medium")
SHARES = math.lcm(*range(1, MAX_PLAYERS + 1))
"""A win is counted as this many integer parts, divisible by every number of winners, so that the order of additions does not matter."""

DECISIONS, DECISIONS_SQUARED, POINTS = range(3)
"""Indices in `sums`: from POINTS + 3 * seat on, the seat's points, squared points and win parts."""


def n_sums(players: int) -> int:
    """The size of `sums`."""
    return POINTS + 3 * players


def _compiled(function: Callable[..., None], game: Game | None = None) -> Kernel:
    """Compile a function into a kernel; all rules it calls must be defined before."""
    global cuda
    cuda = cuda_module()
    return compiled(function, game)


@functools.cache
def playout_kernel(game: Game, policy: str) -> Kernel:
    """The kernel that plays whole games of one policy against itself."""
    return _compiled(_playouts(game, policy), game)


@functools.cache
def step_kernel(game: Game) -> Kernel:
    """The kernel that starts games, or plays one decision at each table."""
    return _compiled(_step_tables(game), game)


@functools.cache
def observe_kernel(game: Game) -> Kernel:
    """The kernel that writes the observation of the seat to decide."""
    return _compiled(_observe_tables(game), game)


@functools.cache
def pick_kernel() -> Kernel:
    """The kernel that chooses a random legal move at every table."""
    return _compiled(pick_actions)


@functools.cache
def think_kernel(game: Game) -> Kernel:
    """The kernel that chooses the move of `medium` at some tables."""
    return _compiled(_think_at_tables(game), game)


@functools.cache
def trial_kernel(game: Game) -> Kernel:
    """The kernel that tries moves at some tables by rollouts."""
    return _compiled(_try_moves(game), game)


def phase_rule(game: Game) -> Callable[..., int]:
    """The rule `phase_of(s)` of a game: the threads of a warp synchronize by phase, and at chance events."""
    if not game.waits_by_phase:

        @rule
        def no_phase(s):
            """Everything between two chance events is one phase."""
            return 0

        return no_phase

    @rule
    def phase_of(s):
        """The phase in the table's state."""
        return s.phase

    return phase_of


# whole games


def choose_rule(game: Game, policy: str) -> Callable[..., tuple[int, int]]:
    """The rule `choose(box, tables, seed, decisions, pick, scratch)`: the index of the chosen move, and the next random state."""
    if policy == "random":

        @rule
        def choose(box, tables, seed, decisions, pick, scratch):
            """A random legal move, the same as in `random_play` on the CPU."""
            pick = next_random(pick)
            return scaled_below(pick, scratch.open), pick

        return choose

    from kogge.bots.rules_of_thumb import MEDIUM, think_rule

    think = think_rule(game)

    @rule
    def choose_by_rule_of_thumb(box, tables, seed, decisions, pick, scratch):
        """The move of `medium`, the same as in `rule_of_thumb_play` on the CPU."""
        return think(box, tables, MEDIUM, seed, decisions, scratch), pick

    return choose_by_rule_of_thumb


def scratch_of(game: Game, policy: str) -> np.dtype:
    """The working memory of a policy; rules of thumb need a field for the moves' worth."""
    if policy == "random":
        return scratch_dtype(game)

    from kogge.bots.rules_of_thumb import bot_scratch_dtype

    return bot_scratch_dtype(game)


def _playouts(game: Game, policy: str) -> Callable[..., None]:
    setup, step, flow = game.setup, game.step, flow_of(game)
    turn_of, resolve_event, find_moves, split_win = flow.turn_of, flow.resolve_event, flow.find_moves, flow.split_win
    choose, phase_of = choose_rule(game, policy), phase_rule(game)
    table, scratch_type = game.Table, scratch_of(game, policy)
    n_tables, all_sums = (1 if policy == "random" else 2), n_sums(game.players[-1])

    def playouts(boxes, blank, rows, players, options, seed, count, next_game, sums):
        """Play games seed, seed + 1, …: each thread takes the next game when it is free. The last games' final tables go to `rows`.

        The loops play like `advance`, but the 32 threads of a warp wait for each other where chance events or phases begin, so that all
        run the same part of the rules.
        """
        tables = cuda.local.array(n_tables, table)
        scratches = cuda.local.array(1, scratch_type)
        own_sums = cuda.local.array(all_sums, np.int64)
        for k in range(all_sums):
            own_sums[k] = 0
        tables[0] = blank[0]
        box, s, scratch = boxes[0], tables[0], scratches[0]
        keep = rows.shape[0]
        number = cuda.atomic.add(next_game, 0, 1)
        while number < count:
            setup(box, s, players, options, seed + number)
            pick = random_start(seed + number, CHOICES)
            decisions = 0
            n = 1
            while n > 0 and turn_of(s) != OVER:
                while turn_of(s) == CHANCE:
                    resolve_event(box, s, scratch)
                phase = phase_of(s)
                while n > 0 and turn_of(s) >= 0 and phase_of(s) == phase:
                    n = find_moves(box, s, scratch)
                    if n > 1:
                        k, pick = choose(box, tables, seed + number, decisions, pick, scratch)
                        scratch.action = scratch.moves[k]
                        decisions += 1
                    if n > 0:
                        step(box, s, scratch.action)
            shared = split_win(box, s, scratch)
            own_sums[DECISIONS] += decisions
            own_sums[DECISIONS_SQUARED] += decisions * decisions
            for seat in range(players):
                own_sums[POINTS + 3 * seat] += scratch.points[seat]
                own_sums[POINTS + 3 * seat + 1] += scratch.points[seat] * scratch.points[seat]
                if scratch.shares[seat] > 0:
                    own_sums[POINTS + 3 * seat + 2] += SHARES // shared
            if number >= count - keep:
                rows[number % keep] = tables[0]
            number = cuda.atomic.add(next_game, 0, 1)
        for k in range(POINTS + 3 * players):
            cuda.atomic.add(sums, k, own_sums[k])

    return playouts


# one decision at a time


def _step_tables(game: Game) -> Callable[..., None]:
    setup, step, flow = game.setup, game.step, flow_of(game)
    turn_of, resolve_event, prepare_turn, split_win = flow.turn_of, flow.resolve_event, flow.prepare_turn, flow.split_win
    n_actions, scratch_type = game.n_actions, scratch_dtype(game)

    def step_tables(
        boxes, rows, players, options, restart, seeds, picks, actions, masks, open_moves, seats, dones, illegal, points, shares
    ):
        """Play one decision at every table. Where a game ends, its result is stored and the next game begins, with a seed n higher.

        `players` and `options` have an entry for each table. An action that the table's mask does not allow is refused and changes
        nothing. With `restart`, no decision is played and a new game begins at every table.
        """
        i = cuda.grid(1)
        if i >= rows.shape[0]:
            return
        action = actions[i]
        dones[i] = False
        illegal[i] = not restart and (action < 0 or action >= n_actions or not masks[i, action])
        if illegal[i]:
            return
        scratches = cuda.local.array(1, scratch_type)
        box, s, scratch = boxes[0], rows[i], scratches[0]
        scratch.action, scratch.open = action, 0
        begin = restart
        while scratch.open < 2:
            if begin:
                setup(box, s, players[i], options[i], seeds[i])
                picks[i] = random_start(seeds[i], CHOICES)
                begin = False
            else:
                step(box, s, scratch.action)
            while turn_of(s) == CHANCE:
                resolve_event(box, s, scratch)
            if prepare_turn(box, s, scratch) == OVER:
                split_win(box, s, scratch)
                for seat in range(players[i]):
                    points[i, seat] = scratch.points[seat]
                    shares[i, seat] = scratch.shares[seat]
                dones[i] = True
                seeds[i] += rows.shape[0]
                begin = True
        seats[i] = scratch.next
        open_moves[i] = scratch.open
        for k in range(n_actions):
            masks[i, k] = False
        for k in range(scratch.open):
            masks[i, scratch.moves[k]] = True

    return step_tables


def _think_at_tables(game: Game) -> Callable[..., None]:
    from kogge.bots.rules_of_thumb import MEDIUM, think_rule

    find_moves, think = flow_of(game).find_moves, think_rule(game)
    table, scratch_type = game.Table, scratch_of(game, "medium")

    def think_at_tables(boxes, rows, places, seeds, turn, actions):
        """The move of `medium` at each of these tables, for the seat to decide there."""
        i = cuda.grid(1)
        if i >= places.shape[0]:
            return
        tables = cuda.local.array(2, table)
        scratches = cuda.local.array(1, scratch_type)
        scratch = scratches[0]
        tables[0] = rows[places[i]]
        find_moves(boxes[0], tables[0], scratch)
        actions[i] = scratch.moves[think(boxes[0], tables, MEDIUM, seeds[places[i]], turn, scratch)]

    return think_at_tables


def _try_moves(game: Game) -> Callable[..., None]:
    from kogge.bots.flat import flat_dtype, flat_rule

    gain_of_move, table, scratch_type = flat_rule(game, phase_rule(game)), game.Table, flat_dtype(game)

    def try_moves(boxes, rows, places, actions, seeds, first, rollouts, parameters, gains):
        """Write the gain of actions[i] at rows[places[i]] in rollout first + k of seeds[i] into gains[i, k]; an action below 0 is skipped.
        The threads of a warp try the same move."""
        job = cuda.grid(1)
        i = job // rollouts
        if i >= places.shape[0] or actions[i] < 0:
            return
        tables = cuda.local.array(1, table)
        scratches = cuda.local.array(1, scratch_type)
        tables[0] = rows[places[i]]
        k = job - i * rollouts
        gains[i, k] = gain_of_move(boxes[0], tables[0], actions[i], seeds[i], first + k, parameters, scratches[0])

    return try_moves


def pick_actions(masks, open_moves, picks, actions):
    """A random legal move at every table, the same as in `random_play` on the CPU."""
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
        """Write the observation of the seat to decide at each table."""
        i = cuda.grid(1)
        if i < rows.shape[0]:
            observe(boxes[0], rows[i], to_move(rows[i]), observations[i])

    return observe_tables
