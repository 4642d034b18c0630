"""One game on compiled rules, the base of the PettingZoo environment and the OpenSpiel states."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np

from kogge.engine.chance import random_start
from kogge.engine.config import GameConfig
from kogge.engine.contract import CHANCE, Game
from kogge.engine.errors import IllegalMove, listed, quoted
from kogge.engine.flow import OVER, scratch_dtype
from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.engine.validation import LAST_SEED, checked_rows, checked_whole, is_whole
from kogge.envs.compiled import DECIDE, PLAY_OUT, RESOLVE_CHANCE, SET_UP, UPDATE, env_engine
from kogge.envs.rewards import Reward, compute_rewards, reward_number


class WorkArrays:
    """Working arrays for compiled code; their content is only valid during a call."""

    __slots__ = ("moves", "next", "rewards", "scratch")

    def __init__(self, game: Game, players: int):
        self.scratch = np.zeros(1, scratch_dtype(game))
        self.moves: np.ndarray = self.scratch["moves"][0]
        self.next: np.ndarray = self.scratch["next"]
        self.rewards = np.zeros(players)


class GameResult(NamedTuple):
    """The result of a finished game."""

    rewards: list[float]
    points: np.ndarray
    shares: np.ndarray


class Task:
    """A game configuration with a kind of reward, and the compiled code for it."""

    def __init__(self, config: GameConfig, reward: str | Reward = "win"):
        self.config, self.reward = config, reward
        self.game, self.loaded, self.players = config.game, config.loaded, config.players
        self.reward_number = reward_number(reward)
        self.engine = env_engine(self.game)
        self.terms = np.array([config.players, config.option_bits, self.reward_number], np.int64)
        self._work_arrays = threading.local()

    @property
    def work(self) -> WorkArrays:
        """The working arrays of this thread: compiled code runs without the GIL."""
        found: WorkArrays | None = getattr(self._work_arrays, "work", None)
        if found is None:
            found = self._work_arrays.work = WorkArrays(self.game, self.players)
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.config, self.reward)


class CompiledMatch:
    """One game of a task: its row, the legal moves, and `turn`: the seat to decide (from 0), CHANCE or OVER."""

    __slots__ = ("_raw", "_result", "moves", "rows", "task", "turn")

    def __init__(self, task: Task, seed: int):
        self._begin(task)
        self._run(SET_UP, checked_whole(seed, "The seed of a table", 0, LAST_SEED))

    def _begin(self, task: Task) -> None:
        self.task = task
        self._raw = np.zeros(task.game.Table.itemsize, np.uint8)  # numpy copies bytes far faster than records
        self.rows = self._raw.view(task.game.Table)
        self.turn = OVER
        self._result: GameResult | None = None

    def _run(self, what: int, number: int = 0) -> None:
        task, work = self.task, self.task.work
        work.next[0] = self.turn
        n, seat = task.engine.run_game(task.loaded.rows, self.rows, what, number, task.terms, work.scratch, work.rewards)
        self.moves: list[int] = work.moves[:n].tolist()
        """The legal moves, in ascending order."""
        self.turn = seat
        if seat == OVER:
            points, shares = (work.scratch[name][:, : task.players].copy() for name in ("points", "shares"))
            self._result = GameResult(work.rewards.tolist(), points, shares)

    def __reduce__(self) -> tuple[Any, ...]:
        return _match_of, (type(self), self.task, self.rows.tobytes())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def copy(self) -> Self:
        """A copy."""
        copy = self.__class__.__new__(self.__class__)
        copy.task, copy.moves, copy.turn, copy._result = self.task, self.moves, self.turn, self._result
        copy._raw = self._raw.copy()
        copy.rows = copy._raw.view(self.task.game.Table)
        return copy

    def copied_rows(self) -> np.ndarray:
        """A copy of the row."""
        return self._raw.copy().view(self.task.game.Table)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.turn == OVER

    @property
    def is_chance_due(self) -> bool:
        """Is a chance event next?"""
        return self.turn == CHANCE

    def decide(self, action: int | None) -> None:
        """Carry out a legal action, up to a chance event or the next real choice. An illegal one changes nothing."""
        if not is_whole(action) or action not in self.moves:
            legal = [str(move) for move in self.moves]
            raise IllegalMove(f"Action {quoted(action)} is not legal; legal are {listed(legal)}.", found=action, legal=legal)
        self._run(DECIDE, int(action))

    def resolve_chance(self) -> None:
        """Resolve all chance events that are due before the next real choice."""
        if self.is_chance_due:
            self._run(RESOLVE_CHANCE)

    def resolve_event(self) -> None:
        """Resolve one chance event and the forced moves after it."""
        if self.is_chance_due:
            self._run(DECIDE)

    def apply_event(self, event: np.ndarray) -> None:
        """Apply a possible chance event and the forced moves after it."""
        self.task.game.happen(self.task.loaded.box, record_view(self.rows), event)
        self._run(UPDATE)

    def reseed(self, number: int, stream: int = 0) -> None:
        """Change future chance."""
        self.rows["chance"] = random_start(number, stream)

    def resample_hidden(self, seat: int, seed: int) -> None:
        """Redeal what the seat cannot know."""
        self.task.engine.resample_hidden(self.task.loaded.rows, self.rows, seat, seed)

    def set_position(self, rows: np.ndarray) -> None:
        """Set the table to a copy of `rows`."""
        self.rows[:] = checked_rows(rows, self.task.game.Table)
        self._result = None
        self._run(UPDATE)

    def observe(self, seat: int, out: np.ndarray) -> None:
        """The observation of a seat."""
        self.task.engine.observe(self.task.loaded.rows, self.rows, seat, out)

    def play_out(self, number: int) -> None:
        """Finish the game with random moves."""
        self._run(PLAY_OUT, number)

    def rewards(self) -> list[float]:
        """The reward of each seat; all 0 while the game runs."""
        if self._result is None:
            return [0.0] * self.task.players
        if callable(self.task.reward):
            rewards: list[float] = compute_rewards(self.task.reward, self._result.points, self._result.shares)[0].tolist()
            return rewards
        return list(self._result.rewards)

    def match(self) -> Match:
        """This position as a match without a past, for its view and points."""
        match = Match(self.task.config, 0)
        match.rows[:] = self.rows
        return match

    def drawn(self, seat: int | None = None, names: Sequence[str] | None = None) -> Any:
        """The table as a seat (None: a spectator) sees it, as something rich can print."""
        view = self.match().view(None if seat is None else seat + 1)
        return self.task.game.draw(view, list(names or (f"seat {seat + 1}" for seat in range(self.task.players))))


def _match_of(kind: type[CompiledMatch], task: Task, rows: bytes) -> CompiledMatch:
    table = kind(task, 0)
    table.set_position(np.frombuffer(bytearray(rows), task.game.Table))
    return table
