"""What the environments call, compiled: one game by its row, or a span of many.

A call from Python takes arrays and indices. Every array comes from the caller; nothing is allocated here.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from kogge.envs.rewards import pay_rule
from kogge.kit.chance import next_random, random_start, scaled_below
from kogge.kit.contract import CHANCE, Game
from kogge.kit.flow import CHOICES, settle_rule, winners_rule
from kogge.kit.rule import numba_module, rule

EVERY_SEAT = -1  # as the learner's seat: every seat's decisions come from outside


class EnvEngine:
    """One game's compiled entry points for environments. Each is compiled, or taken from the cache, when first called."""

    def __init__(self, game: Game):
        settle = settle_rule(game)
        pay = pay_rule(game, winners_rule(game))
        next_choice, show, force = next_choice_rule(game, settle), show_rule(game), force_rule(game)
        entry = functools.partial(numba_module().njit, cache=True, nogil=True)
        self.start_games: Callable[..., None] = entry(_start_games(game, next_choice, show))
        self.step_games: Callable[..., None] = entry(_step_games(game, next_choice, show, pay))
        self.first_illegal: Callable[..., int] = entry(first_illegal)
        self.pick_moves: Callable[..., None] = entry(pick_moves)
        self.set_up: Callable[..., int] = entry(_set_up(game, force))
        self.decide: Callable[..., int] = entry(_decide(game, force))
        self.let_happen: Callable[..., int] = entry(_let_happen(game, force))
        self.observe: Callable[..., None] = entry(_observe(game))
        self.redeal: Callable[..., None] = entry(_redeal(game))
        self.pay: Callable[..., None] = entry(_pay(pay))


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
        """Go on to the learner's next choice; the other seats take moves at random from stream i. Returns the open moves, 0 when it is over."""
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


def _start_games(game: Game, next_choice: Callable[..., int], show: Callable[..., None]) -> Callable[..., None]:
    setup = game.setup

    def start_games(boxes, rows, first, last, terms, seeds, learners, picks, legal, open_moves, event, observations, masks, seats):
        """Set up the games from `first` up to `last` and bring each to its first choice."""
        for i in range(first, last):
            s = rows[i]
            picks[i] = random_start(seeds[i], CHOICES)
            setup(boxes[0], s, terms[0], terms[1], seeds[i])
            open_moves[i] = next_choice(boxes[0], s, learners[i], picks, i, legal[i], event)
            show(boxes[0], s, i, legal[i], open_moves[i], observations, masks, seats)

    return start_games


def _step_games(
    game: Game, next_choice: Callable[..., int], show: Callable[..., None], pay: Callable[..., None]
) -> Callable[..., None]:
    setup, step, to_move, observe = game.setup, game.step, game.to_move, game.observe

    def step_games(
        boxes, rows, first, last, terms, seeds, learners, picks, legal, open_moves, event, observations, masks, seats,
        actions, rewards, dones, final, won, points, ties,
    ):  # fmt: skip
        """One decision in each game; a game that ends is paid out and the next one begins in its row, `terms[3]` seeds further."""
        players = terms[0]
        for i in range(first, last):
            s = rows[i]
            mover = to_move(s)
            step(boxes[0], s, actions[i])
            n = next_choice(boxes[0], s, learners[i], picks, i, legal[i], event)
            dones[i] = n == 0
            rewards[i, :] = 0
            if n == 0:
                pay(boxes[0], s, terms[2], rewards[i], won, points, ties)
                if final.shape[0] > 0:
                    observe(boxes[0], s, mover, final[i])
            while n == 0:
                seeds[i] += terms[3]
                picks[i] = random_start(seeds[i], CHOICES)
                if learners[i] != EVERY_SEAT:
                    learners[i] = (learners[i] + 1) % players
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


def force_rule(game: Game) -> Callable[..., int]:
    """The rule `force(box, s, moves)` of a game."""
    is_over, to_move, legal, step = game.is_over, game.to_move, game.legal, game.step

    @rule
    def force(box, s, moves):
        """Make every decision that has exactly one legal move. Returns the open moves, 0 at a chance event or the end."""
        while not is_over(s) and to_move(s) != CHANCE:
            n = legal(box, s, moves)
            if n != 1:
                return n
            step(box, s, moves[0])
        return 0

    return force


def _set_up(game: Game, force: Callable[..., int]) -> Callable[..., int]:
    setup = game.setup

    def set_up(boxes, rows, players, options, seed, moves):
        """A new table in row 0, before its first chance event or at its first choice."""
        setup(boxes[0], rows[0], players, options, seed)
        return force(boxes[0], rows[0], moves)

    return set_up


def _decide(game: Game, force: Callable[..., int]) -> Callable[..., int]:
    step = game.step

    def decide(boxes, rows, action, moves):
        """Carry out a decision, up to a chance event or the next real choice. Returns the open moves."""
        step(boxes[0], rows[0], action)
        return force(boxes[0], rows[0], moves)

    return decide


def _let_happen(game: Game, force: Callable[..., int]) -> Callable[..., int]:
    is_over, to_move, draw_event, happen = game.is_over, game.to_move, game.draw_event, game.happen

    def let_happen(boxes, rows, moves, event):
        """Let chance bring all that is due before the next real choice. Returns the open moves."""
        n = 0
        s = rows[0]
        while n == 0 and not is_over(s) and to_move(s) == CHANCE:
            draw_event(boxes[0], s, event)
            happen(boxes[0], s, event)
            n = force(boxes[0], s, moves)
        return n

    return let_happen


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


def _pay(pay: Callable[..., Any]) -> Callable[..., None]:
    def pay_row(boxes, rows, kind, out, won, points, ties):
        """What the finished game in row 0 pays each seat."""
        pay(boxes[0], rows[0], kind, out, won, points, ties)

    return pay_row
