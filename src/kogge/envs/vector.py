"""Thousands of games of one configuration in arrays, stepped by compiled code on all cores. Needs only numpy and numba.

>>> from kogge.envs.vector import Batch
>>> batch = Batch("speicherstadt", 1024, players=4, seed=7)
>>> for _ in range(100):
...     batch.step(batch.random_actions())
>>> batch.observations.shape[0], batch.rewards.shape
(1024, (1024, 4))
"""

from __future__ import annotations

import itertools
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from kogge.engine.chance import next_random, random_start
from kogge.engine.errors import BadOption, IllegalMove, listed
from kogge.engine.validation import MAX_THREADS, checked_first_seed, checked_numbers, checked_whole
from kogge.envs.compiled import EVERY_SEAT, NEW_GAME, place_dtype
from kogge.envs.compiled_match import Task
from kogge.envs.opponents import Opponent, Opponents, checked_opponents
from kogge.envs.rewards import Reward, compute_rewards
from kogge.games import game_config

MIN_SPAN = 64  # games per thread; fewer are not worth a thread
MAX_GAMES = 1 << 24  # side by side
MOVE_STREAM = 2  # which stream of a seed `random_actions` draws from


class Batch:
    """Many games side by side, each at a decision of one seat.

    `step` takes one action per game. When a game ends, its rewards and `dones` are set, and the next game begins in its place at once.
    The results are in arrays that the next step overwrites: the batch's own, or those passed to `write_into`.

    observations  (games, obs_size) float32: the observation of the seat to decide
    masks         (games, n_actions) bool: its legal actions
    seats         (games,) int64: the seat to decide, from 0
    rewards       (games, players) float32: by seat; nonzero only where a game has just ended
    dones         (games,) bool: has a game just ended here?
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        options: Sequence[str] | None = None,
        seed: int | None = None,
        *,
        reward: str | Reward = "win",
        opponents: Opponents | None = None,
        box: str | Path | None = None,
        threads: int | None = None,
        final_observations: bool = False,
    ):
        """With `opponents` (`envs/opponents.py`) the caller decides for one seat of each game, another one in its next game.

        `reward`: `win`, `margin`, `points`, or a callable that computes rewards from points and shares of the games that ended.
        """
        self.config = game_config(game, players, options, box)
        self._task = Task(self.config, reward)
        kind = self.config.game
        self.game, self.players = kind, self.config.players
        self.games = games = checked_whole(games, "games", most=MAX_GAMES)
        self.threads = checked_whole(os.cpu_count() or 1 if threads is None else threads, "threads", most=MAX_THREADS)
        self.opponents, self._all = opponents, np.arange(games)
        at_random = isinstance(opponents, str) and opponents == "random"  # these move inside compiled code
        self._others: list[Opponent] = []
        if opponents is not None and not at_random:
            self._others, self._opponent_of = checked_opponents(opponents, self.players)
        self.engine = self._task.engine
        self._terms = np.array([*self._task.terms, games, at_random], np.int64)
        self.tables = np.zeros(games, kind.Table)
        """The table of each game, hidden information included."""
        self.places = np.zeros(games, place_dtype(kind))
        self.seeds = self.places["seed"]
        """The seed of the current game in each place, as for `kogge.new(…, seed=…)`."""
        self.turns = self.places["turn"]
        """The number of decisions in the current game of each place."""
        self.learners = self.places["learner"]
        self.learners[:] = EVERY_SEAT
        self.points, self.shares = self.places["points"][:, : self.players], self.places["shares"][:, : self.players]
        """By place and seat: points and win shares of the last finished game."""
        self._stream = np.zeros(1, np.uint64)
        self.legal = self.places["moves"]
        """The legal moves of each game in ascending order: the first `open_moves` of each row."""
        self.open_moves = self.places["open"]
        self.final_observations = np.zeros((games if final_observations else 0, kind.obs_size), np.float32)
        spans = len(self._cut(games))
        self._pool = ThreadPoolExecutor(spans - 1, "kogge") if spans > 1 else None
        self.write_into(
            np.zeros((games, kind.obs_size), np.float32),
            np.zeros((games, kind.n_actions), np.bool_),
            np.zeros(games, np.int64),
            np.zeros((games, self.players), np.float32),
            np.zeros(games, np.bool_),
        )
        self.reset(seed)

    def _cut(self, games: int) -> list[tuple[int, int]]:
        """Divide the games into one span per thread."""
        spans = max(1, min(self.threads, games // MIN_SPAN))
        edges = [games * k // spans for k in range(spans + 1)]
        return list(itertools.pairwise(edges))

    def write_into(
        self,
        observations: np.ndarray | None = None,
        masks: np.ndarray | None = None,
        seats: np.ndarray | None = None,
        rewards: np.ndarray | None = None,
        dones: np.ndarray | None = None,
    ) -> None:
        """Write into these arrays from now on (None: keep the current one), for example one time slice of a training buffer."""
        kind, n = self.game, self.games
        fitting = (
            _fitting(observations, (n, kind.obs_size), np.float32, "observations", self),
            _fitting(masks, (n, kind.n_actions), np.bool_, "masks", self),
            _fitting(seats, (n,), np.int64, "seats", self),
            _fitting(rewards, (n, self.players), np.float32, "rewards", self),
            _fitting(dones, (n,), np.bool_, "dones", self),
        )
        self.observations, self.masks, self.seats, self.rewards, self.dones = fitting

    def reset(self, seed: int | None = None, learner: int = 0) -> None:
        """Start a new game in every place: game i has seed + i, and each later game in a place adds the number of places to the seed.

        With opponents, the learner of game i has the seat `learner` + i (from 0, modulo the number of players).
        """
        start = secrets.randbits(60) if seed is None else checked_first_seed(seed)
        first = checked_whole(learner, "learner", 0, self.players - 1)
        self.seeds[:] = np.arange(start, start + self.games)
        self._stream[0] = next_random(random_start(start, MOVE_STREAM))
        if self.opponents is not None:
            self.learners[:] = (first + self._all) % self.players
        self._advance(self._all, np.full(self.games, NEW_GAME, np.int64))
        self._let_others_move(self._all)
        self.rewards[:], self.dones[:] = 0, False  # a game that ends before the learner's first decision pays nothing

    def step(self, actions: Any, places: Any = None) -> None:
        """Play one decision in every game, or only in some places. An illegal one raises `IllegalMove`, and no game is changed."""
        which = self._all if places is None else self._checked_places(places)
        numbers = self._checked_actions(actions, which, "The actions, one for each game,")
        self.rewards[which], self.dones[which] = 0, False
        self._advance(which, numbers)
        self._let_others_move(which)

    def _checked_places(self, places: Any) -> np.ndarray:
        which = checked_numbers(places, (np.size(places),), "places")
        if len(which) == 0 or which.min() < 0 or which.max() >= self.games or len(np.unique(which)) < len(which):
            raise BadOption(f"places must be distinct numbers from 0 to {self.games - 1}.", code="bad_array", found=places)
        return which

    def _checked_actions(self, actions: Any, which: np.ndarray, what: str) -> np.ndarray:
        """An action for each place of `which`, all legal."""
        numbers = checked_numbers(actions, (len(which),), what)
        wrong = self.engine.first_illegal(numbers, which, self.places)
        if wrong >= 0:
            place = which[wrong]
            legal = [str(action) for action in self.legal[place, : self.open_moves[place]]]
            message = f"Game {place}: action {numbers[wrong]} is not legal; legal are {listed(legal)}."
            raise IllegalMove(message, found=int(numbers[wrong]), legal=legal)
        return numbers

    def _let_others_move(self, which: np.ndarray) -> None:
        """Let the opponents decide in some places, until the learner is to decide in each."""
        waiting = which
        while self._others:
            turns = (self.places["next"][waiting] - self.learners[waiting]) % self.players
            waiting, turns = waiting[turns > 0], turns[turns > 0]
            if not len(waiting):
                break
            for number, opponent in enumerate(self._others):
                places = waiting[self._opponent_of[turns - 1] == number]
                if len(places):
                    self._advance(places, self._checked_actions(opponent(self, places), places, "The opponents' actions"))

    def random_actions(self, out: np.ndarray | None = None) -> np.ndarray:
        """A random legal action for each game."""
        actions = np.zeros(self.games, np.int64) if out is None else _fitting(out, (self.games,), np.int64, "actions", self)
        self.engine.pick_moves(self.places, self._stream, actions)
        return actions

    def _advance(self, which: np.ndarray, actions: np.ndarray) -> None:
        """Play one decision in each place of `which`, divided into spans: the last one in this thread, all others in the thread pool."""

        def step(span: tuple[int, int]) -> None:
            self.engine.step_games(
                self.config.loaded.rows, self.tables, self.places, which, *span, self._terms, actions, self.observations, self.masks,
                self.seats, self.rewards, self.dones, self.final_observations,
            )  # fmt: skip

        over_before = self.dones[which].copy() if callable(self._task.reward) else None
        *others, last = self._cut(len(which))
        waiting = [self._pool.submit(step, span) for span in others] if self._pool else []
        step(last)
        for future in waiting:
            future.result()
        if over_before is not None:
            ended = which[self.dones[which] & ~over_before]
            if len(ended):
                self.rewards[ended] = compute_rewards(self._task.reward, self.points[ended], self.shares[ended])  # type: ignore[arg-type]

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()


def _fitting(array: Any, shape: tuple[int, ...], dtype: Any, name: str, batch: Batch) -> np.ndarray:
    """The argument, if it is a suitable output array; the current array for None."""
    if array is None:
        current: np.ndarray = getattr(batch, name)
        return current
    if (
        not isinstance(array, np.ndarray)
        or array.shape != shape
        or array.dtype != dtype
        or not array.flags.c_contiguous
        or not array.flags.writeable
    ):
        what = f"{array.dtype} of shape {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
        raise BadOption(f"{name} must be a writeable C-contiguous numpy array, {np.dtype(dtype)} of shape {shape}, not {what}.")
    return array
