"""The compiled functions of the environments: for one game, or for a range of many.

A call from Python takes arrays and indices. Every array comes from the caller; nothing is allocated here.
`step_games` and `run_game` are each one loop in which each rule is called in only one place: every further call costs compile time.
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
from kogge.envs.rewards import reward_rule

EVERY_SEAT = -1  # as the learner's seat: the caller decides for every seat
NEW_GAME = -2  # as an action: start a new game
SET_UP, DECIDE, RESOLVE_CHANCE, PLAY_OUT, UPDATE = range(5)  # the tasks of `run_game`


class EnvEngine:
    """One game's compiled entry points for environments, each compiled or loaded from the cache on its first call."""

    def __init__(self, game: Game):
        flow, write_rewards = flow_of(game), reward_rule(game)
        entry = entry_points(game, "envs")
        self.step_games: Callable[..., None] = entry(_step_games(game, flow, write_rewards))
        self.first_illegal: Callable[..., int] = entry(first_illegal)
        self.pick_seeded_moves: Callable[..., None] = entry(pick_seeded_moves)
        self.pick_moves: Callable[..., None] = entry(pick_moves)
        self.run_game: Callable[..., tuple[int, int]] = entry(_run(game, flow, write_rewards))
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
    """The record of one place of a batch: the scratch of its current game, and the state that lasts from game to game."""
    return record_dtype(
        [
            *scratch_fields(game),
            ("seed", np.int64),  # of the current game
            ("learner", np.int64),  # the seat for which the caller decides, or EVERY_SEAT
            ("pick", np.uint64),  # the random state for the other seats' random moves
            ("turn", np.int64),  # the number of decisions so far
        ]
    )


def _step_games(game: Game, flow: Flow, write_rewards: Callable[..., None]) -> Callable[..., None]:
    setup, observe, prepare_turn, advance = game.setup, game.observe, flow.prepare_turn, flow.advance

    def step_games(boxes, rows, places, which, first, last, terms, actions, observations, masks, seats, rewards, dones, final):
        """Play one decision in places `which[first:last]`, and continue up to the next decision that the caller has to make.

        When a game ends, its rewards are written and the next game begins in the same row. `terms` holds: players, options, kind of reward,
        the increment of the seed for the next game, and whether the seats other than the learner's move at random. The action NEW_GAME
        begins a game with the current seed. `kogge.envs.vector.Batch` documents the output arrays; the caller must have cleared rewards and
        dones. They are separate arguments, filled inside this loop, for speed (docs/speed.md).
        """
        box = boxes[0]
        for k in range(first, last):
            i = which[k]
            s, place = rows[i], places[i]
            mover, place.action = place.next, actions[k]
            place.turn += 1
            while True:
                if place.action == NEW_GAME:
                    place.pick = random_start(place.seed, CHOICES)
                    place.turn = 0
                    setup(box, s, terms[0], terms[1], place.seed)
                else:
                    advance(box, s, place)
                if prepare_turn(box, s, place) == OVER:
                    if not dones[i] and actions[k] != NEW_GAME:
                        dones[i] = True
                        write_rewards(box, s, terms[2], rewards[i], place)
                        if final.shape[0] > 0:
                            observe(box, s, mover if place.learner == EVERY_SEAT else place.learner, final[i])
                    place.seed += terms[3]
                    if place.learner != EVERY_SEAT:
                        place.learner = (place.learner + 1) % terms[0]
                    place.action = NEW_GAME
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


def pick_seeded_moves(places, which, actions):
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


def _run(game: Game, flow: Flow, write_rewards: Callable[..., None]) -> Callable[..., tuple[int, int]]:
    setup, prepare_turn, advance = game.setup, flow.prepare_turn, flow.advance

    def run_game(boxes, rows, what, number, terms, scratches, rewards):
        """Advance the table in row 0 up to a chance event, a real choice or the end.

        `what` is SET_UP: set up a game with the seed `number`; DECIDE: carry out the action `number`; RESOLVE_CHANCE: apply the chance
        events before the next choice; PLAY_OUT: finish the game with random moves; UPDATE: only find who is next. Returns the number of
        legal moves, and the seat to decide, CHANCE or OVER. At the end the rewards are written into `rewards`.
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
                write_rewards(box, s, terms[2], rewards, scratch)
                return scratch.open, scratch.next
            is_due = scratch.open == 1 or what == PLAY_OUT or (what == RESOLVE_CHANCE and seat == CHANCE)
            if not is_due:
                return scratch.open, scratch.next
            if scratch.open > 1:
                pick = next_random(pick)
                scratch.action = scratch.moves[scaled_below(pick, scratch.open)]

    return run_game


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
        """Extend each seat's hash by its observation of the table in row 0, and the mover's by its action."""
        words = observation.view(np.uint32)
        for seat in range(players):
            observe(boxes[0], rows[0], seat, observation)
            first, second = digests[seat] & low, digests[seat] >> half
            if seat == mover:
                first = scrambled(first, np.uint64(action + 1))
            for k in range(words.shape[0]):
                if words[k] != 0:
                    first = scrambled(first ^ np.uint64(k), np.uint64(words[k]))
                    second = (second * np.uint64(31) + first) & low
            first = scrambled(first, second)
            digests[seat] = (scrambled(second, first) << half) | first

    return remember
