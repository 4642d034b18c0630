"""What the environments call, compiled: one game by its row, or a span of many.

A call from Python takes arrays and indices. Every array comes from the caller; nothing is allocated here.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.envs.rewards import pay_rule
from kogge.kit.chance import next_random, random_start, scaled_below, scrambled
from kogge.kit.contract import CHANCE, Game
from kogge.kit.flow import CHOICES, settle_rule, winners_rule
from kogge.kit.rule import numba_module, rule

OVER = -2  # as the seat to decide: nobody, the game is over
SET_UP, DECIDE, HAPPEN, LOOK = range(4)  # what `go_on` does
ANEW = -1  # as an action: no decision, but a new game
EVERY_SEAT = -1  # as the learner's seat: every seat's decisions come from outside


class EnvEngine:
    """One game's compiled entry points for environments. Each is compiled, or taken from the cache, when first called."""

    def __init__(self, game: Game):
        settle = settle_rule(game)
        pay = pay_rule(game, winners_rule(game))
        next_choice, show, force = next_choice_rule(game, settle), show_rule(game), force_rule(game)
        entry = functools.partial(numba_module().njit, cache=True, nogil=True)
        self.step_games: Callable[..., None] = entry(_step_games(game, next_choice, show, pay))
        self.first_illegal: Callable[..., int] = entry(first_illegal)
        self.pick_moves: Callable[..., None] = entry(pick_moves)
        self.go_on: Callable[..., tuple[int, int]] = entry(_go_on(game, force))
        self.observe: Callable[..., None] = entry(_observe(game))
        self.redeal: Callable[..., None] = entry(_redeal(game))
        self.play_out: Callable[..., None] = entry(_play_out(game, settle, pay))
        self.remember: Callable[..., None] = entry(_remember(game))


@functools.cache
def env_engine(game: Game) -> EnvEngine:
    """The compiled environment engine of a game."""
    return EnvEngine(game)


# many games


def next_choice_rule(game: Game, settle: Callable[..., int]) -> Callable[..., int]:
    """The rule `next_choice(box, s, learner, picks, i, moves, event)` of a game."""
    to_move, step = game.to_move, game.step

    @rule
    def next_choice(box, s, learner, picks, i, moves, event):
        """Go on to the learner's next choice; the others take moves at random from stream i. Returns the open moves, 0 when it is over."""
        n = settle(box, s, moves, event)
        while n > 0 and learner != EVERY_SEAT and to_move(s) != learner:
            picks[i] = next_random(picks[i])
            step(box, s, moves[scaled_below(picks[i], n)])
            n = settle(box, s, moves, event)
        return n

    return next_choice


def show_rule(game: Game) -> Callable[..., None]:
    """The rule `show(box, s, i, moves, n, observations, masks, seats)` of a game."""
    to_move, observe = game.to_move, game.observe

    @rule
    def show(box, s, i, moves, n, observations, masks, seats):
        """Write what the seat to decide in game i may know and do."""
        seat = to_move(s)
        seats[i] = seat
        masks[i, :] = False
        for k in range(n):
            masks[i, moves[k]] = True
        observe(box, s, seat, observations[i])

    return show


def _step_games(game: Game, next_choice: Callable[..., int], show: Callable[..., None], pay: Callable[..., None]) -> Callable[..., None]:
    setup, step, to_move, observe = game.setup, game.step, game.to_move, game.observe

    def step_games(
        boxes, rows, first, last, terms, seeds, learners, picks, legal, open_moves, actions,
        observations, masks, seats, rewards, dones, final, event, won, points, ties,
    ):  # fmt: skip
        """One decision in each game from `first` up to `last`; a game that ends is paid out and the next one begins in its row.

        `terms` are players, options, kind of reward, and how many seeds further the next game's is. An action ANEW begins a game
        with the seed as it is.
        """
        players = terms[0]
        for i in range(first, last):
            s = rows[i]
            n = 0
            rewards[i, :] = 0
            dones[i] = False
            anew = actions[i] == ANEW
            if not anew:
                mover = to_move(s)
                step(boxes[0], s, actions[i])
                n = next_choice(boxes[0], s, learners[i], picks, i, legal[i], event)
                if n == 0:
                    dones[i] = True
                    pay(boxes[0], s, terms[2], rewards[i], won, points, ties)
                    if final.shape[0] > 0:
                        observe(boxes[0], s, mover, final[i])
            while n == 0:
                if not anew:
                    seeds[i] += terms[3]
                    if learners[i] != EVERY_SEAT:
                        learners[i] = (learners[i] + 1) % players
                anew = False
                picks[i] = random_start(seeds[i], CHOICES)
                setup(boxes[0], s, players, terms[1], seeds[i])
                n = next_choice(boxes[0], s, learners[i], picks, i, legal[i], event)
            open_moves[i] = n
            show(boxes[0], s, i, legal[i], n, observations, masks, seats)

    return step_games


def first_illegal(actions, legal, open_moves):
    """The first game whose action is not among its open moves, -1 if there is none."""
    for i in range(actions.shape[0]):
        low, high = 0, open_moves[i]
        while low < high:
            middle = (low + high) // 2
            if legal[i, middle] < actions[i]:
                low = middle + 1
            else:
                high = middle
        if low == open_moves[i] or legal[i, low] != actions[i]:
            return i
    return -1


def pick_moves(legal, open_moves, stream, actions):
    """One of the open moves of each game, at random."""
    x = stream[0]
    for i in range(actions.shape[0]):
        x = next_random(x)
        actions[i] = legal[i, scaled_below(x, open_moves[i])]
    stream[0] = x


# one game


def force_rule(game: Game) -> Callable[..., tuple[int, int]]:
    """The rule `force(box, s, moves)` of a game."""
    is_over, to_move, legal, step = game.is_over, game.to_move, game.legal, game.step

    @rule
    def force(box, s, moves):
        """Make every decision that has exactly one legal move. Returns the open moves and the seat to decide, or CHANCE, or OVER."""
        while not is_over(s):
            seat = np.int64(to_move(s))
            if seat == CHANCE:
                return 0, seat
            n = np.int64(legal(box, s, moves))
            if n != 1:
                return n, seat
            step(box, s, moves[0])
        return 0, OVER

    return force


def _go_on(game: Game, force: Callable[..., tuple[int, int]]) -> Callable[..., tuple[int, int]]:
    setup, step, draw_event, happen = game.setup, game.step, game.draw_event, game.happen

    def go_on(boxes, rows, what, number, players, options, moves, event):
        """Bring the table in row 0 on, up to a chance event or a real choice: set it up with a seed (SET_UP), carry out an action (DECIDE),
        let chance bring all that is due (HAPPEN), or only say where it stands (LOOK)."""
        s = rows[0]
        if what == SET_UP:
            setup(boxes[0], s, players, options, number)
        elif what == DECIDE:
            step(boxes[0], s, number)
        n, seat = 0, CHANCE
        while seat == CHANCE:
            if what == HAPPEN:
                draw_event(boxes[0], s, event)
                happen(boxes[0], s, event)
            n, seat = force(boxes[0], s, moves)
            if what != HAPPEN:
                break
        return n, seat

    return go_on


def _observe(game: Game) -> Callable[..., None]:
    observe = game.observe

    def observe_row(boxes, rows, seat, out):
        """What a seat knows of the table in row 0."""
        observe(boxes[0], rows[0], seat, out)

    return observe_row


def _redeal(game: Game) -> Callable[..., None]:
    redeal = game.redeal

    def redeal_row(boxes, rows, seat, seed):
        """Deal anew what the seat cannot know of the table in row 0."""
        redeal(boxes[0], rows[0], seat, seed)

    return redeal_row


def _play_out(game: Game, settle: Callable[..., int], pay: Callable[..., Any]) -> Callable[..., None]:
    step = game.step

    def play_out(boxes, rows, pick, kind, out, moves, event, won, points, ties):
        """Finish the game in row 0 with moves at random, and say what it then pays each seat."""
        x = np.uint64(pick)
        n = settle(boxes[0], rows[0], moves, event)
        while n > 0:
            x = next_random(x)
            step(boxes[0], rows[0], moves[scaled_below(x, n)])
            n = settle(boxes[0], rows[0], moves, event)
        pay(boxes[0], rows[0], kind, out, won, points, ties)

    return play_out


def _remember(game: Game) -> Callable[..., None]:
    observe = game.observe
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)

    def remember(boxes, rows, mover, action, players, observation, digests):
        """Add to each seat's digest what it now sees of the table in row 0, and to the mover's what it did."""
        seen = observation.view(np.uint32)
        for seat in range(players):
            observe(boxes[0], rows[0], seat, observation)
            first, second = digests[seat] & low, digests[seat] >> half
            if seat == mover:
                first = scrambled(first, np.uint64(action + 1))
            for k in range(seen.shape[0]):
                if seen[k] != 0:
                    first = scrambled(first ^ np.uint64(k), np.uint64(seen[k]))
                    second = (second * np.uint64(31) + first) & low
            first = scrambled(first, second)
            digests[seat] = (scrambled(second, first) << half) | first

    return remember
