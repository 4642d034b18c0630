"""A game on compiled rules, for your own search or learning code: `kogge.new(…, compiled=True)`.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7, compiled=True)
>>> game.step(game.actions[0])
>>> tried = game.copy()
>>> tried.play(tried.texts()[-1])

It holds only the position: no record, no undo, no names. In return a decision takes a few microseconds, and a copy about one.
"""

from __future__ import annotations

import functools
import secrets
from typing import Any

import numpy as np

from kogge.engine.chance import seed_number
from kogge.engine.config import GameConfig
from kogge.engine.errors import BadOption, IllegalMove, listed, quoted
from kogge.engine.flow import OVER
from kogge.engine.validation import LAST_SEED, checked_seed, checked_whole
from kogge.envs.compiled_match import CompiledMatch, Task


class FastMatch(CompiledMatch):
    """One game at its table, on compiled rules. Seats count from 1. A decision is an action (a number) or its text in the notation.

    Chance events are drawn automatically; the same seed gives the same events as in `Match`.
    """

    __slots__ = ()

    @classmethod
    def of(cls, config: GameConfig, seed: int | str | None = None) -> FastMatch:
        """A new game at its first decision."""
        number = seed_number(secrets.token_hex() if checked_seed(seed) is None else seed)  # type: ignore[arg-type]
        match = cls(_task(config), number)
        match.resolve_chance()
        return match

    @property
    def config(self) -> GameConfig:
        """Game, box, players and options."""
        return self.task.config

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.task.players

    @property
    def seat(self) -> int | None:
        """The seat to decide (1..n); None when the game is over."""
        return None if self.turn == OVER else self.turn + 1

    @property
    def actions(self) -> list[int]:
        """The legal actions of the seat to decide, in ascending order; [] when the game is over."""
        return self.moves

    def texts(self) -> list[str]:
        """The legal moves of the seat to decide, as notation, in the order of `actions`."""
        named = self.task.loaded.move_texts
        return [named[action] for action in self.moves]

    def step(self, action: int) -> None:
        """Carry out a legal action, then the chance events and forced moves after it. An illegal one changes nothing."""
        self.decide(action)
        self.resolve_chance()

    def play(self, move: str) -> None:
        """The same, with the move in notation."""
        action = self.task.loaded.actions.get(move) if isinstance(move, str) else None
        if action is None or action not in self.moves:
            legal = self.texts()
            raise IllegalMove(f"{quoted(move)} is not legal for seat {self.seat} now; legal are: {listed(legal)}.", found=move, legal=legal)
        self.step(action)

    def play_out_randomly(self, seed: int) -> list[float]:
        """Finish the game with random moves. Returns each seat's share of the win."""
        self.play_out(checked_whole(seed, "A seed", 0, LAST_SEED))
        return self.win_shares()

    def points(self) -> list[int]:
        """Points by seat: the current score during play, the final one at the end."""
        return self.match().points()

    def win_shares(self) -> list[float]:
        """Each seat's share of the win, all 0 while the game runs."""
        return [0.0] * self.players if self._result is None else [float(share) for share in self._result.shares[0]]

    def winners(self) -> list[int]:
        """The seats that won, [] while the game runs."""
        return [seat for seat, share in enumerate(self.win_shares(), 1) if share > 0]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat (None: a spectator), as `Match.view`."""
        return self.match().view(seat)

    def observation(self, seat: int | None = None) -> np.ndarray:
        """The observation of a seat (None: the seat to decide), as numbers."""
        observer = self.seat if seat is None else seat
        if not isinstance(observer, (int, np.integer)) or not 1 <= observer <= self.players:
            raise BadOption(f"There is no seat {quoted(observer)}; seats are 1 to {self.players}.", code="no_such_seat", found=observer)
        out = np.zeros(self.task.game.obs_size, np.float32)
        self.observe(int(observer) - 1, out)
        return out

    def redealt(self, seat: int, seed: int) -> FastMatch:
        """A copy in which everything that a seat cannot know is redealt, future chance included."""
        copy = self.copy()
        copy.resample_hidden(checked_whole(seat, "seat", 1, self.players) - 1, checked_whole(seed, "A seed", 0, LAST_SEED))
        return copy

    def __repr__(self) -> str:
        now = f"won by {self.winners()}" if self.is_over else f"seat {self.seat} to decide"
        return f"<kogge {self.task.game.id}, compiled, {self.players} players, {now}>"


@functools.lru_cache(64)
def _task(config: GameConfig) -> Task:
    return Task(config)
