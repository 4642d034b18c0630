"""What the environments call, compiled: one game by its row, or a span of many.

A call from Python takes arrays and indices. Every array comes from the caller; nothing is allocated here.
Both `step_games` and `go_on` are one loop in which each rule is called at one place only: a compiler takes long over every further one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from kogge.envs.rewards import pay_rule
from kogge.kit.chance import next_random, random_start, scaled_below, scrambled
from kogge.kit.contract import CHANCE, Game
from kogge.kit.flow import CHOICES, winners_rule
from kogge.kit.rule import entry_points, rule

OVER = -2  # as the seat to decide: nobody, the game is over
EVERY_SEAT = -1  # as the learner's seat: every seat's decisions come from outside
ANEW, NOTHING = -1, -2  # as an action: begin a new game; do nothing
SET_UP, DECIDE, HAPPEN, PLAY_OUT, LOOK = range(5)  # what `go_on` does


class EnvEngine:
    """One game's compiled entry points for environments. Each is compiled, or taken from the cache, when first called."""

    def __init__(self, game: Game):
        pay, show = pay_rule(game, winners_rule(game)), show_rule(game)
        entry = entry_points(game.id, "envs")
        self.step_games: Callable[..., None] = entry(_step_games(game, show, pay))
        self.first_illegal: Callable[..., int] = entry(first_illegal)
        self.pick_moves: Callable[..., None] = entry(pick_moves)
        self.go_on: Callable[..., tuple[int, int]] = entry(_go_on(game, pay))
        self.observe: Callable[..., None] = entry(_observe(game))
        self.redeal: Callable[..., None] = entry(_redeal(game))
        self.remember: Callable[..., None] = entry(_remember(game))


@functools.cache
def env_engine(game: Game) -> EnvEngine:
    """The compiled environment engine of a game."""
    return EnvEngine(game)


# many games


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


def _step_games(game: Game, show: Callable[..., None], pay: Callable[..., None]) -> Callable[..., None]:
    setup, step, legal_moves, is_over, to_move = game.setup, game.step, game.legal, game.is_over, game.to_move
    draw_event, happen, observe = game.draw_event, game.happen, game.observe

    def step_games(
        boxes, rows, first, last, terms, seeds, learners, picks, legal, open_moves, actions,
        observations, masks, seats, rewards, dones, final, event, won, points, ties,
    ):  # fmt: skip
        """One decision in each game from `first` up to `last`, up to the learner's next choice there, the others moving at random.

        A game that ends is paid out and the next one begins in its row. `terms` are players, options, kind of reward, and how many
        seeds further the next game's is. An action ANEW begins a game with the seed as it is.
        """
        box = boxes[0]
        for i in range(first, last):
            s = rows[i]
            rewards[i, :] = 0
            dones[i] = False
            mover, action, n = seats[i], actions[i], 0
            while True:
                if action == ANEW:
                    picks[i] = random_start(seeds[i], CHOICES)
                    setup(box, s, terms[0], terms[1], seeds[i])
                elif action != NOTHING:
                    step(box, s, action)
                action = NOTHING
                if is_over(s):
                    if not dones[i] and actions[i] != ANEW:
                        dones[i] = True
                        pay(box, s, terms[2], rewards[i], won, points, ties)
                        if final.shape[0] > 0:
                            observe(box, s, mover, final[i])
                    seeds[i] += terms[3]
                    if learners[i] != EVERY_SEAT:
                        learners[i] = (learners[i] + 1) % terms[0]
                    action = ANEW
                elif to_move(s) == CHANCE:
                    draw_event(box, s, event)
                    happen(box, s, event)
                else:
                    n = legal_moves(box, s, legal[i])
                    if n == 1:
                        action = np.int64(legal[i, 0])
                    elif learners[i] != EVERY_SEAT and to_move(s) != learners[i]:
                        picks[i] = next_random(picks[i])
                        action = np.int64(legal[i, scaled_below(picks[i], n)])
                    else:
                        break
            open_moves[i] = n
            show(box, s, i, legal[i], n, observations, masks, seats)

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


def _go_on(game: Game, pay: Callable[..., None]) -> Callable[..., tuple[int, int]]:
    setup, step, legal, is_over, to_move = game.setup, game.step, game.legal, game.is_over, game.to_move
    draw_event, happen = game.draw_event, game.happen

    def go_on(boxes, rows, what, number, terms, moves, event, paid, won, points, ties):
        """Bring the table in row 0 on, up to a chance event, a real choice or the end.

        SET_UP it with a seed; DECIDE, carrying out an action; let HAPPEN what chance brings before the next choice; PLAY_OUT the game with
        random moves; or only LOOK where it stands. Returns the open moves and the seat to decide, or CHANCE, or OVER, when it pays out.
        """
        box, s = boxes[0], rows[0]
        action = np.int64(number) if what == DECIDE else NOTHING
        if what == SET_UP:
            setup(box, s, terms[0], terms[1], number)
        pick = random_start(number, CHOICES)
        while True:
            if action != NOTHING:
                step(box, s, action)
            action = NOTHING
            if is_over(s):
                pay(box, s, terms[2], paid, won, points, ties)
                return 0, OVER
            seat = np.int64(to_move(s))
            if seat == CHANCE:
                if what != HAPPEN and what != PLAY_OUT:
                    return 0, seat
                draw_event(box, s, event)
                happen(box, s, event)
            else:
                n = np.int64(legal(box, s, moves))
                if n == 1:
                    action = np.int64(moves[0])
                elif what == PLAY_OUT:
                    pick = next_random(pick)
                    action = np.int64(moves[scaled_below(pick, n)])
                else:
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
