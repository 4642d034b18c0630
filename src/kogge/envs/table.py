"""One game on compiled rules: what the PettingZoo environment and the OpenSpiel states lay their words over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import kogge
from kogge.envs.compiled import env_engine
from kogge.envs.rewards import reward_number
from kogge.games import game_by_id
from kogge.kit.boxes import load_box
from kogge.kit.contract import CHANCE
from kogge.kit.match import Match
from kogge.kit.sheet import sheet


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
        self.event = np.zeros(self.game.event_size, np.int16)


class Table:
    """One table of a setting: its row, and the moves now open."""

    __slots__ = ("_moves", "_open", "_s", "rows", "setting")

    def __init__(self, setting: Setting, seed: int):
        self.setting = setting
        self.rows = np.zeros(1, setting.game.Table)
        self._s = sheet(self.rows)
        self._moves = np.zeros(setting.game.n_actions, np.int16)
        self._open = setting.engine.set_up(setting.loaded.rows, self.rows, setting.players, setting.option_bits, seed, self._moves)

    def copy(self) -> Table:
        """The same table once more."""
        twin = Table.__new__(Table)
        twin.setting = self.setting
        twin.rows = self.rows.copy()
        twin._s = sheet(twin.rows)
        twin._moves = self._moves.copy()
        twin._open = self._open
        return twin

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.setting.game.is_over(self._s))

    @property
    def is_chance_due(self) -> bool:
        """Is the next thing to happen a chance event?"""
        return not self.is_over and self.setting.game.to_move(self._s) == CHANCE

    @property
    def seat(self) -> int:
        """The seat to decide, from 0."""
        return int(self.setting.game.to_move(self._s))

    @property
    def moves(self) -> np.ndarray:
        """The open moves, in ascending order."""
        return self._moves[: self._open]

    def decide(self, action: int) -> None:
        """Carry out a legal action, up to a chance event or the next real choice."""
        self._open = self.setting.engine.decide(self.setting.loaded.rows, self.rows, action, self._moves)

    def let_happen(self) -> None:
        """Let chance bring all that is due before the next real choice."""
        if self.is_chance_due:
            self._open = self.setting.engine.let_happen(self.setting.loaded.rows, self.rows, self._moves, self.setting.event)

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew what the seat cannot know."""
        self.setting.engine.redeal(self.setting.loaded.rows, self.rows, seat, seed)

    def lay(self, rows: np.ndarray) -> None:
        """Make this the table of `rows`, which stands at a real choice or at the end."""
        self.rows[:] = rows
        game = self.setting.game
        self._open = 0 if self.is_over else int(game.legal(self.setting.loaded.box, self._s, self._moves))

    def observe(self, seat: int, out: np.ndarray) -> None:
        """What a seat knows, as numbers."""
        self.setting.engine.observe(self.setting.loaded.rows, self.rows, seat, out)

    def rewards(self) -> list[float]:
        """What the finished game pays each seat; all 0 while it runs."""
        players = self.setting.players
        out = np.zeros(players, np.float32)
        if self.is_over:
            standing = [np.zeros(players, np.bool_), np.zeros(players, np.int64), np.zeros(players, np.int64)]
            self.setting.engine.pay(self.setting.loaded.rows, self.rows, self.setting.reward_number, out, *standing)
        return out.tolist()

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
