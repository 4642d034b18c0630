"""Thousands of games of one kind in arrays, stepped in compiled code over all cores. Needs nothing but numpy and numba.

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

from kogge.envs.compiled import ANEW, EVERY_SEAT, Shown, place_dtype
from kogge.envs.compiled_match import Task
from kogge.games import setting_of
from kogge.kit.chance import next_random, random_start
from kogge.kit.checks import MOST_THREADS, checked_first_seed, checked_numbers, checked_whole
from kogge.kit.errors import BadOption, IllegalMove, listed, quoted

SMALLEST_SPAN = 64  # games; fewer are not worth waking a thread for
MOST_GAMES = 1 << 24  # side by side
MOVE_STREAM = 2  # which stream of a seed `random_actions` draws from


class Batch:
    """Many games side by side, each at the choice of one seat.

    `step` takes one action per game. A game that ends pays its rewards, says so in `dones`, and the next game begins in its place at once.
    What is seen lies in arrays that the next step overwrites: the batch's own, or those given to `write_into`.

    observations  (games, obs_size) float32: what the seat to decide may know, that seat first
    masks         (games, n_actions) bool: what it may do
    seats         (games,) int64: who it is, from 0
    rewards       (games, players) float32: by seat, not 0 only where a game has just ended
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
        reward: str = "win",
        opponents: str | None = None,
        box: str | Path | None = None,
        threads: int | None = None,
        final_observations: bool = False,
    ):
        """`opponents="random"`: only one seat of each game (another one in its next game) is asked, the others move at random."""
        self.setting = setting_of(game, players, options, box)
        self._task = Task(self.setting, reward)
        kind = self.setting.game
        self.game, self.players = kind, self.setting.players
        self.games = games = checked_whole(games, "games", most=MOST_GAMES)
        self.threads = checked_whole(os.cpu_count() or 1 if threads is None else threads, "threads", most=MOST_THREADS)
        if opponents is not None and not (isinstance(opponents, str) and opponents == "random"):
            raise BadOption(f"opponents is None or 'random', not {quoted(opponents)}.", code="bad_opponents", found=opponents)
        self.opponents = opponents
        self._engine = self._task.engine
        self._terms = np.array([*self._task.terms, games], np.int64)
        self._rows = np.zeros(games, kind.Table)
        self._places = np.zeros(games, place_dtype(kind))
        self.seeds = self._places["seed"]
        """The seed of the game now in each place: `kogge.new(…, seed=…)` with it deals the same."""
        self.learners = self._places["learner"]
        self.learners[:] = EVERY_SEAT
        self.points, self.shares = self._places["points"], self._places["shares"]
        """By place and seat: the points and the shares of the win that the last game to end there ended with."""
        self._stream = np.zeros(1, np.uint64)
        self.legal = self._places["moves"]
        """The open moves of each game in ascending order, the first `open_moves` of each row."""
        self.open_moves = self._places["open"]
        self.final_observations = np.zeros((games if final_observations else 0, kind.obs_size), np.float32)
        self._spans = self._cut()
        self._pool = ThreadPoolExecutor(len(self._spans) - 1, "kogge") if len(self._spans) > 1 else None
        self.write_into(
            np.zeros((games, kind.obs_size), np.float32),
            np.zeros((games, kind.n_actions), np.bool_),
            np.zeros(games, np.int64),
            np.zeros((games, self.players), np.float32),
            np.zeros(games, np.bool_),
        )
        self.reset(seed)

    def _cut(self) -> list[tuple[int, int]]:
        """The games cut into one span per thread."""
        spans = max(1, min(self.threads, self.games // SMALLEST_SPAN))
        edges = [self.games * k // spans for k in range(spans + 1)]
        return list(itertools.pairwise(edges))

    def write_into(
        self,
        observations: np.ndarray | None = None,
        masks: np.ndarray | None = None,
        seats: np.ndarray | None = None,
        rewards: np.ndarray | None = None,
        dones: np.ndarray | None = None,
    ) -> None:
        """From now on write into these arrays (None: as before), for example one time slice of a training buffer."""
        kind, n = self.game, self.games
        fitting = (
            _fitting(observations, (n, kind.obs_size), np.float32, "observations", self),
            _fitting(masks, (n, kind.n_actions), np.bool_, "masks", self),
            _fitting(seats, (n,), np.int64, "seats", self),
            _fitting(rewards, (n, self.players), np.float32, "rewards", self),
            _fitting(dones, (n,), np.bool_, "dones", self),
        )
        self.observations, self.masks, self.seats, self.rewards, self.dones = fitting

    def reset(self, seed: int | None = None) -> None:
        """Begin anew in every place: game i with seed + i, and each game after it there as many seeds further as there are games."""
        start = secrets.randbits(60) if seed is None else checked_first_seed(seed)
        self.seeds[:] = np.arange(start, start + self.games)
        self._stream[0] = next_random(random_start(start, MOVE_STREAM))
        if self.opponents:
            self.learners[:] = np.arange(self.games) % self.players
        self._actions = np.full(self.games, ANEW, np.int64)
        self._in_spans()

    def step(self, actions: Any) -> None:
        """Carry out one decision in every game. An illegal one raises `IllegalMove` and no game has changed."""
        numbers = checked_numbers(actions, (self.games,), "The actions, one for each game,")
        wrong = self._engine.first_illegal(numbers, self._places)
        if wrong >= 0:
            legal = [str(action) for action in self.legal[wrong, : self.open_moves[wrong]]]
            said = f"Game {wrong}: action {numbers[wrong]} is not legal; legal are {listed(legal)}."
            raise IllegalMove(said, found=int(numbers[wrong]), legal=legal)
        self._actions = numbers
        self._in_spans()

    def random_actions(self, out: np.ndarray | None = None) -> np.ndarray:
        """A legal action for each game, all equally likely."""
        actions = np.zeros(self.games, np.int64) if out is None else _fitting(out, (self.games,), np.int64, "actions", self)
        self._engine.pick_moves(self._places, self._stream, actions)
        return actions

    def _step(self, first: int, last: int) -> None:
        shown = Shown(self.observations, self.masks, self.seats, self.rewards, self.dones, self.final_observations)
        self._engine.step_games(self.setting.loaded.rows, self._rows, self._places, first, last, self._terms, self._actions, shown)

    def _in_spans(self) -> None:
        """Every span but the last on a thread of its own, the last one here."""
        waiting = [self._pool.submit(self._step, *span) for span in self._spans[:-1]] if self._pool else []
        self._step(*self._spans[-1])
        for future in waiting:
            future.result()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()


def _fitting(array: Any, shape: tuple[int, ...], dtype: Any, name: str, batch: Batch) -> np.ndarray:
    """An array fit to be written into, the batch's present one for None."""
    if array is None:
        present: np.ndarray = getattr(batch, name)
        return present
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
