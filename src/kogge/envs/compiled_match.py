"""One game on compiled rules: what stands behind the PettingZoo environment and the OpenSpiel states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kogge.engine.chance import random_start
from kogge.engine.config import GameConfig
from kogge.engine.contract import CHANCE
from kogge.engine.errors import IllegalMove, listed, quoted
from kogge.engine.flow import OVER, scratch_dtype
from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.engine.validation import LAST_SEED, checked_rows, checked_whole, is_whole
from kogge.envs.compiled import DECIDE, HAPPEN, LOOK, PLAY_OUT, SET_UP, env_engine
from kogge.envs.rewards import Reward, paid_by, reward_number


class Task:
    """A setting and what it pays: all that is the same for every game of it."""

    def __init__(self, config: GameConfig, reward: str | Reward = "win"):
        self.config, self.reward = config, reward
        self.game, self.loaded, self.players = config.game, config.loaded, config.players
        self.reward_number = reward_number(reward)
        self.engine = env_engine(self.game)
        self.terms = np.array([config.players, config.option_bits, self.reward_number], np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, (self.config, self.reward)


class CompiledMatch:
    """One game of a task: its row, the moves now open, and `seat`: who decides (from 0), CHANCE or OVER."""

    __slots__ = ("_moves", "_open", "_paid", "_raw", "_scratch", "rows", "seat", "task")

    def __init__(self, task: Task, seed: int):
        self._blank(task)
        self._bring_on(SET_UP, checked_whole(seed, "The seed of a table", 0, LAST_SEED))

    def _blank(self, task: Task) -> None:
        self.task = task
        self._raw = np.zeros(task.game.Table.itemsize, np.uint8)  # numpy copies bytes far faster than records
        self.rows = self._raw.view(task.game.Table)
        self._scratch = np.zeros(1, scratch_dtype(task.game))
        self._moves: np.ndarray = self._scratch["moves"][0]
        self._paid = np.zeros(task.players)

    def _bring_on(self, what: int, number: int = 0) -> None:
        task = self.task
        self._open, self.seat = task.engine.bring_on(task.loaded.rows, self.rows, what, number, task.terms, self._scratch, self._paid)

    def __reduce__(self) -> tuple[Any, ...]:
        return _match_of, (self.task, self.rows.tobytes())

    def __deepcopy__(self, memo: dict[int, Any]) -> CompiledMatch:
        return self.copy()

    def copy(self) -> CompiledMatch:
        """The same table once more."""
        twin = CompiledMatch.__new__(CompiledMatch)
        twin._blank(self.task)
        twin._raw[:] = self._raw
        twin._moves[: self._open] = self._moves[: self._open]
        twin._open = self._open
        twin.seat = twin._scratch["next"] = self.seat
        twin._paid[:] = self._paid
        return twin

    def copied_rows(self) -> np.ndarray:
        """The row alone, once more."""
        return self._raw.copy().view(self.task.game.Table)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.seat == OVER

    @property
    def is_chance_due(self) -> bool:
        """Is the next thing to happen a chance event?"""
        return self.seat == CHANCE

    @property
    def moves(self) -> np.ndarray:
        """The open moves, in ascending order."""
        return self._moves[: self._open]

    def decide(self, action: int | None) -> None:
        """Carry out a legal action, up to a chance event or the next real choice. An illegal one changes nothing."""
        if not is_whole(action) or not (self.moves == action).any():
            legal = [str(move) for move in self.moves]
            raise IllegalMove(f"Action {quoted(action)} is not legal; legal are {listed(legal)}.", found=action, legal=legal)
        self._bring_on(DECIDE, int(action))

    def resolve_event(self) -> None:
        """Let chance bring all that is due before the next real choice."""
        if self.is_chance_due:
            self._bring_on(HAPPEN)

    def let_one_happen(self) -> None:
        """Let chance bring one event, and what is forced after it."""
        if self.is_chance_due:
            self._bring_on(DECIDE)

    def apply_event(self, event: np.ndarray) -> None:
        """Let this chance event happen, one that can come now, and what is forced after it."""
        self.task.game.happen(self.task.loaded.box, record_view(self.rows), event)
        self._bring_on(LOOK)

    def reseed(self, number: int, stream: int = 0) -> None:
        """Let chance go another way from here."""
        self.rows["chance"] = random_start(number, stream)

    def resample_hidden(self, seat: int, seed: int) -> None:
        """Deal anew what the seat cannot know."""
        self.task.engine.resample_hidden(self.task.loaded.rows, self.rows, seat, seed)

    def set_position(self, rows: np.ndarray) -> None:
        """Make this the table of `rows`."""
        self.rows[:] = checked_rows(rows, self.task.game.Table)
        self._bring_on(LOOK)

    def observe(self, seat: int, out: np.ndarray) -> None:
        """What a seat knows, as numbers."""
        self.task.engine.observe(self.task.loaded.rows, self.rows, seat, out)

    def play_out(self, number: int) -> None:
        """Finish the game with moves at random."""
        self._bring_on(PLAY_OUT, number)

    def rewards(self) -> list[float]:
        """What the finished game pays each seat; all 0 while it runs."""
        if callable(self.task.reward) and self.is_over:
            points, shares = (self._scratch[name][:, : self.task.players] for name in ("points", "shares"))
            paid: list[float] = paid_by(self.task.reward, points, shares)[0].tolist()
            return paid
        return self._paid.tolist()

    def match(self) -> Match:
        """This position as a match, for its view and points; it has no past."""
        match = Match(self.task.config, 0)
        match.rows[:] = self.rows
        return match

    def drawn(self, seat: int | None = None, names: Sequence[str] | None = None) -> Any:
        """The table as a seat (None: a spectator) sees it, as something rich can print."""
        seen = self.match().view(None if seat is None else seat + 1)
        return self.task.game.draw(seen, list(names or (f"seat {seat + 1}" for seat in range(self.task.players))))


def _match_of(task: Task, rows: bytes) -> CompiledMatch:
    table = CompiledMatch(task, 0)
    table.set_position(np.frombuffer(bytearray(rows), task.game.Table))
    return table
