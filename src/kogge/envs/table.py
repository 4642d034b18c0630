"""One game on compiled rules: what the PettingZoo environment and the OpenSpiel states lay their words over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import kogge
from kogge.envs.compiled import DECIDE, HAPPEN, LOOK, PLAY_OUT, SET_UP, env_engine
from kogge.envs.rewards import reward_number
from kogge.games import game_by_id
from kogge.kit.boxes import load_box
from kogge.kit.chance import random_start
from kogge.kit.contract import CHANCE
from kogge.kit.flow import OVER, scratch_dtype
from kogge.kit.match import Match


class Setting:
    """A game with its box, players, options and reward: all that is the same for every table of it."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Sequence[str] | None = None,
        reward: str = "win",
        box: str | Path | None = None,
    ):
        self.game = game_by_id(game)
        self.loaded = load_box(self.game, box)
        self.players = kogge.checked_players(game, players)
        self.options = tuple(self.game.default_options if options is None else kogge.checked_options(game, options))
        self.option_bits = self.game.option_bits(self.options)
        self.reward, self.reward_number = reward, reward_number(reward)
        self.engine = env_engine(self.game)
        self.terms = np.array([self.players, self.option_bits, self.reward_number], np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game.id, self.players, self.options, self.reward, self.loaded.header)


class Table:
    """One table of a setting: its row, the moves now open, and `seat`: who decides (from 0), CHANCE or OVER."""

    __slots__ = ("_moves", "_open", "_paid", "_raw", "_scratch", "rows", "seat", "setting")

    def __init__(self, setting: Setting, seed: int):
        self._blank(setting)
        self._go_on(SET_UP, seed)

    def _blank(self, setting: Setting) -> None:
        self.setting = setting
        self._raw = np.zeros(setting.game.Table.itemsize, np.uint8)  # numpy copies bytes far faster than records
        self.rows = self._raw.view(setting.game.Table)
        self._scratch = np.zeros(1, scratch_dtype(setting.game))
        self._moves = self._scratch["moves"][0]
        self._paid = np.zeros(setting.players)

    def _go_on(self, what: int, number: int = 0) -> None:
        setting = self.setting
        self._open, self.seat = setting.engine.go_on(setting.loaded.rows, self.rows, what, number, setting.terms, self._scratch, self._paid)

    def __reduce__(self) -> tuple[Any, ...]:
        return _table_of, (self.setting, self.rows)

    def __deepcopy__(self, memo: dict) -> Table:
        return self.copy()

    def copy(self) -> Table:
        """The same table once more."""
        twin = Table.__new__(Table)
        twin._blank(self.setting)
        twin._raw[:] = self._raw
        twin._moves[: self._open] = self._moves[: self._open]
        twin._open, twin.seat = self._open, self.seat
        twin._paid[:] = self._paid
        return twin

    def copied_rows(self) -> np.ndarray:
        """The row alone, once more."""
        return self._raw.copy().view(self.setting.game.Table)

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

    def decide(self, action: int) -> None:
        """Carry out a legal action, up to a chance event or the next real choice."""
        self._go_on(DECIDE, action)

    def let_happen(self) -> None:
        """Let chance bring all that is due before the next real choice."""
        if self.is_chance_due:
            self._go_on(HAPPEN)

    def reseed(self, number: int) -> None:
        """Let chance go another way from here."""
        self.rows["chance"] = random_start(number, 0)

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew what the seat cannot know."""
        self.setting.engine.redeal(self.setting.loaded.rows, self.rows, seat, seed)

    def lay(self, rows: np.ndarray) -> None:
        """Make this the table of `rows`."""
        self.rows[:] = rows
        self._go_on(LOOK)

    def observe(self, seat: int, out: np.ndarray) -> None:
        """What a seat knows, as numbers."""
        self.setting.engine.observe(self.setting.loaded.rows, self.rows, seat, out)

    def play_out(self, number: int) -> None:
        """Finish the game with moves at random."""
        self._go_on(PLAY_OUT, number)

    def rewards(self) -> list[float]:
        """What the finished game pays each seat; all 0 while it runs."""
        return self._paid.tolist()

    def match(self) -> Match:
        """This position as a match, for its view and points; it has no past."""
        setting = self.setting
        match = Match(setting.game, setting.loaded, setting.players, setting.options, 0)
        match.rows[:] = self.rows
        return match

    def drawn(self, seat: int | None = None, names: Sequence[str] | None = None) -> Any:
        """The table as a seat (None: a spectator) sees it, as something rich can print."""
        seen = self.match().view(None if seat is None else seat + 1)
        return self.setting.game.draw(seen, list(names or (f"player {seat + 1}" for seat in range(self.setting.players))))


def _table_of(setting: Setting, rows: np.ndarray) -> Table:
    table = Table(setting, 0)
    table.lay(rows)
    return table
