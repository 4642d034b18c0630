"""The input of a bot: not the match, but what its seat knows, with the rest redealt at random."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.bots.chance import REDEALING, stream
from kogge.engine.config import GameConfig
from kogge.engine.errors import KoggeError
from kogge.engine.layout import observed
from kogge.engine.match import Match, checked_match
from kogge.engine.record_view import copy_rows, record_view
from kogge.engine.validation import LAST_SEED, checked_whole


class Knowledge:
    """One seat's knowledge at its decision. It contains a redealt table, not the true one.

    Your own bot is a callable that takes a `Knowledge` and returns one of its `moves`:

    >>> def first(knowledge):
    ...     return knowledge.moves[0]
    """

    def __init__(self, match: Match, seed: int = 0, turn: int | None = None, text: str = ""):
        seat = checked_match(match).seat
        if seat is None:
            raise KoggeError("The game is over: there is nothing to decide.", code="game_over")
        self.config: GameConfig = match.config
        self.game, self.loaded = match.game, match.loaded
        self.players, self.options = match.players, match.options
        self.seat: int = seat
        self.seed = checked_whole(seed, "A bot's seed", 0, LAST_SEED)
        """A bot that takes all its randomness from this seed makes reproducible choices."""
        self.moves: list[str] = match.moves()
        self.actions: list[int] = [match.loaded.actions[move] for move in self.moves]
        self.turn: int = len(match.revealed_lines()) if turn is None else turn
        """A number that differs between decisions: by default the number of public lines in the record."""
        self.rows: np.ndarray = _redealt(match.config, match.rows, self.seat, stream(self.seed, self.turn, REDEALING))
        self.names = match.names
        self.text = text
        """The output of `Match.describe` since the seat's last decision; only for bots whose attribute `reads_text` is true."""

    @functools.cached_property
    def view(self) -> dict[str, Any]:
        """The seat's view, as plain dict, list, int and str."""
        return self.redealt(self.seed).view(self.seat)

    @functools.cached_property
    def observation(self) -> np.ndarray:
        """The seat's observation as numbers, for learning; `kogge.describe` explains each."""
        return observed(self.game, self.loaded.box, self.rows, self.seat)

    def redealt(self, seed: int) -> Match:
        """A match that is possible from the seat's point of view: what it knows is kept, everything else is redealt, also future chance."""
        match = Match(self.config, checked_whole(seed, "A bot's seed", 0, LAST_SEED), self.names)
        match._set_trusted_position(_redealt(self.config, self.rows, self.seat, seed))
        return match

    def random(self) -> random.Random:
        """A random generator for this decision; it depends on seed, seat and turn."""
        return random.Random(f"{self.seed} {self.seat} {self.turn}")


def knowledge_for(bot: Bot, match: Match, seed: int, turn: int | None = None) -> Knowledge:
    """The knowledge of the seat to decide; with the position as text if the bot reads it."""
    text = ""
    if getattr(bot, "reads_text", False) and match.seat:
        text = match.describe(match.seat, match.last_decision(match.seat))
    return Knowledge(match, seed, turn, text)


def _redealt(config: GameConfig, rows: np.ndarray, seat: int, seed: int) -> np.ndarray:
    copy = copy_rows(rows)
    config.game.resample_hidden(config.loaded.box, record_view(copy), seat - 1, seed)
    return copy


Bot = Callable[[Knowledge], str]
"""A bot: a function from a seat's knowledge to one of its moves."""
