"""Positions for tests: a match whose table is set field by field, readable for board gamers."""

from __future__ import annotations

from typing import Any

from kogge.engine.boxes import BoxFile, LoadedBox
from kogge.engine.match import Match
from kogge.engine.record_view import record_view
from kogge.games import game_by_id, game_config


class Position:
    """A match with direct access to its box and its table."""

    def __init__(self, match: Match):
        self.match = match
        self.box, self.s = match.loaded.box, record_view(match.rows)

    def set(self, **fields: Any) -> Position:
        """Set fields of the table; then make the forced moves, as the match does."""
        for name, value in fields.items():
            if self.match.game.Table.fields[name][0].shape:
                getattr(self.s, name)[...] = value
            else:
                setattr(self.s, name, value)
        self.match._play_forced()
        return self

    def play(self, *moves: str) -> Position:
        """Play moves in notation, up to the next chance event."""
        for move in moves:
            assert move in self.match.moves(), f"{move} is not among {self.match.moves()}"
            self.match.decide(self.match.loaded.actions[move])
        return self

    def chance(self, *events: str) -> Position:
        """Apply these chance events."""
        for event in events:
            assert self.match.read_event(event.split(" ")), f"{event} is not among {self.match.events_due()}"
        return self

    def moves(self) -> list[str]:
        return self.match.moves()

    @property
    def seat(self) -> int | None:
        return self.match.seat


def new_position(game: str, players: int, options: list[str] | None = None, box: str | None = None, seed: int = 1) -> Position:
    """A table before its first chance event; `box` is the text of another box file."""
    loaded = None if box is None else LoadedBox(game_by_id(game), BoxFile(box, "test box"), "test box")
    return Position(Match(game_config(game, players, options, loaded), seed))
