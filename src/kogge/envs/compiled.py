"""The compiled functions of the environments: for one game, or for a range of many.

A call from Python takes arrays and indices. Every array comes from the caller; nothing is allocated here.
Both `step_games` and `bring_on` are one loop in which each rule is called at one place only: a compiler takes long over every further one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from kogge.engine.chance import next_random, random_start, scaled_below, scrambled
from kogge.engine.contract import CHANCE, Game
from kogge.engine.flow import CHOICES, OVER, Flow, flow_of, scratch_fields
from kogge.engine.record_view import record_dtype
from kogge.engine.rule import entry_points
from kogge.envs.rewards import pay_rule

EVERY_SEAT = -1  # as the learner's seat: every seat's decisions come from outside
ANEW = -2  # as an action: start a new game
SET_UP, DECIDE, HAPPEN, PLAY_OUT, LOOK = range(5)  # what `bring_on` does


class EnvEngine:
    """One game's compiled entry points for environments, each compiled or loaded from the cache on its first call."""

    def __init__(self, game: Game):
        flow, pay = flow_of(game), pay_rule(game)
        entry = entry_points(game, "envs")
        self.step_games: Callable[..., None] = entry(_step_games(game, flow, pay))
        self.first_illegal: Callable[..., int] = entry(first_illegal)
        self.pick_for: Callable[..., None] = entry(pick_for)
        self.pick_moves: Callable[..., None] = entry(pick_moves)
        self.bring_on: Callable[..., tuple[int, int]] = entry(_bring_on(game, flow, pay))
        self.observe: Callable[..., None] = entry(_observe(game))
        self.resample_hidden: Callable[..., None] = entry(_redeal(game))
        self.remember: Callable[..., None] = entry(_remember(game))


@functools.cache
def env_engine(game: Game) -> EnvEngine:
    """The compiled environment engine of a game."""
    return EnvEngine(game)


# many games


@functools.cache
def place_dtype(game: Game) -> np.dtype:
    """The record of one place of a batch: the scratch of its current game, and what lasts from game to game."""
    return record_dtype(
        [
            *scratch_fields(game),
            ("seed", np.int64),  # of the current game
            ("learner", np.int64),  # the seat whose decisions come from outside, or EVERY_SEAT
            ("pick", np.uint64),  # the random state by which the other seats move
            ("turn", np.int64),  # the number of decisions so far
        ]
    )


def _step_games(game: Game, flow: Flow, pay: Callable[..., None]) -> Callable[..., None]:
    setup, observe, prepare_turn, advance = game.setup, game.observe, flow.prepare_turn, flow.advance

    def step_games(boxes, rows, places, which, first, last, terms, actions, observations, masks, seats, rewards, dones, final):
        """One decision in each place of `which` from number `first` up to `last`, up to the next choice there that is not made here.

        A game that ends is paid out and the next one begins in its row. `terms` are players, options, kind of reward, how many seeds
        further the next game's is, and whether the seats that are not the learner's move at random. An action ANEW begins a game with the
        seed as it is. The other arrays are what a batch shows, by place (`kogge.envs.vector.Batch` says what is in them); who calls has
        cleared rewards and dones. They come one by one, and the rules that fill them are part of this loop: docs/speed.md says why.
        """
        box = boxes[0]
        for k in range(first, last):
            i = which[k]
            s, place = rows[i], places[i]
            mover, place.action = place.next, actions[k]
            place.turn += 1
            while True:
                if place.action == ANEW:
                    place.pick = random_start(place.seed, CHOICES)
                    place.turn = 0
                    setup(box, s, terms[0], terms[1], place.seed)
                else:
                    advance(box, s, place)
                if prepare_turn(box, s, place) == OVER:
                    if not dones[i] and actions[k] != ANEW:
                        dones[i] = True
                        pay(box, s, terms[2], rewards[i], place)
                        if final.shape[0] > 0:
                            observe(box, s, mover if place.learner == EVERY_SEAT else place.learner, final[i])
                    place.seed += terms[3]
                    if place.learner != EVERY_SEAT:
                        place.learner = (place.learner + 1) % terms[0]
                    place.action = ANEW
                elif place.open > 1:
                    if terms[4] == 0 or place.next == place.learner:
                        break
                    place.pick = next_random(place.pick)
                    place.action = place.moves[scaled_below(place.pick, place.open)]
                    place.turn += 1
            seats[i] = place.next
            masks[i, :] = False
            for move in range(place.open):
                masks[i, place.moves[move]] = True
            observe(box, s, place.next, observations[i])

    return step_games


def first_illegal(actions, which, places):
    """The first index in `which` of a place whose action is illegal, -1 if there is none."""
    for k in range(which.shape[0]):
        place = places[which[k]]
        legal = place.moves
        low, high = 0, place.open
        while low < high:
            middle = (low + high) // 2
            if legal[middle] < actions[k]:
                low = middle + 1
            else:
                high = middle
        if low == place.open or legal[low] != actions[k]:
            return k
    return -1


def pick_for(places, which, actions):
    """A random legal move for each place of `which`, the same as in `random_play` with that seed."""
    for k in range(which.shape[0]):
        place = places[which[k]]
        place.pick = next_random(place.pick)
        actions[k] = place.moves[scaled_below(place.pick, place.open)]


def pick_moves(places, stream, actions):
    """A random legal move for each place."""
    x = stream[0]
    for i in range(actions.shape[0]):
        x = next_random(x)
        actions[i] = places[i].moves[scaled_below(x, places[i].open)]
    stream[0] = x


# one game


def _bring_on(game: Game, flow: Flow, pay: Callable[..., None]) -> Callable[..., tuple[int, int]]:
    setup, prepare_turn, advance = game.setup, flow.prepare_turn, flow.advance

    def bring_on(boxes, rows, what, number, terms, scratches, paid):
        """Advance the table in row 0 up to a chance event, a real choice or the end.

        SET_UP it with a seed; DECIDE, carrying out an action; let HAPPEN what chance brings before the next choice; PLAY_OUT the game with
        random moves; or only look where it stands. Returns the open moves and the seat to decide, or CHANCE, or OVER, when it pays out.
        """
        box, s, scratch = boxes[0], rows[0], scratches[0]
        if what == SET_UP:
            setup(box, s, terms[0], terms[1], number)
        pick = random_start(number, CHOICES)
        is_due = what == DECIDE
        scratch.action = number
        while True:
            if is_due:
                advance(box, s, scratch)
            seat = prepare_turn(box, s, scratch)
            if seat == OVER:
                pay(box, s, terms[2], paid, scratch)
                return scratch.open, scratch.next
            is_due = scratch.open == 1 or what == PLAY_OUT or (what == HAPPEN and seat == CHANCE)
            if not is_due:
                return scratch.open, scratch.next
            if scratch.open > 1:
                pick = next_random(pick)
                scratch.action = scratch.moves[scaled_below(pick, scratch.open)]

    return bring_on


def _observe(game: Game) -> Callable[..., None]:
    observe = game.observe

    def observe_row(boxes, rows, seat, out):
        """The observation of a seat of the table in row 0."""
        observe(boxes[0], rows[0], seat, out)

    return observe_row


def _redeal(game: Game) -> Callable[..., None]:
    resample_hidden = game.resample_hidden

    def redeal_row(boxes, rows, seat, seed):
        """Redeal what the seat cannot know of the table in row 0."""
        resample_hidden(boxes[0], rows[0], seat, seed)

    return redeal_row


def _remember(game: Game) -> Callable[..., None]:
    observe = game.observe
    low, half = np.uint64(0xFFFFFFFF), np.uint64(32)

    def remember(boxes, rows, mover, action, players, observation, digests):
        """Add to each seat's hash its observation of the table in row 0, and to the mover's its action."""
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
