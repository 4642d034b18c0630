"""Kogge: three trading board games at one table, to play, study and train for.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(game.moves()[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kogge.games import game_by_id, game_ids, setting_of
from kogge.kit.checks import checked_names, checked_path
from kogge.kit.errors import BadBox, BadOption, BadRecord, IllegalMove, KoggeError
from kogge.kit.match import Match
from kogge.kit.record import read_record, text_of
from kogge.kit.setting import Setting

__version__ = "0.1.0"
__all__ = [
    "BadBox",
    "BadOption",
    "BadRecord",
    "IllegalMove",
    "KoggeError",
    "Match",
    "Setting",
    "game_by_id",
    "game_ids",
    "games",
    "load",
    "new",
    "setting_of",
]


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    options: Sequence[str] | None = None,
    box: str | Path | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new game, at its first decision.

    `players=None` and `options=None` take the game's defaults; a list of options is the whole set. The same seed gives the same chance;
    without one it is drawn from the system. `box` is the path of another box file. Anything wrong raises a `KoggeError`.
    """
    setting = setting_of(game, players, options, box)
    return Match(setting, seed, checked_names(names, setting.players)).go_on()


def load(record: str | Path, folder: str | Path | None = None, boxes: bool = True) -> Match:
    """A game from a record, at its last event: the record's text, or the `Path` of its file.

    A box file is looked for from `folder`; None is the folder of the record's file, or the current one.
    `boxes=False` opens no such file: only records of the standard box are read. Use it for records that strangers send.
    """
    lies_in = record.parent if isinstance(record, Path) else Path()
    text = text_of(record) if isinstance(record, Path) else record
    return read_record(text, game_by_id, checked_path(folder, "folder") or lies_in, boxes)


def games() -> dict[str, dict[str, Any]]:
    """The games: title, player counts, options and defaults by id."""
    return {
        id: {
            "title": game.title,
            "players": list(game.players),
            "default_players": game.default_players,
            "options": dict(game.options),
            "default_options": list(game.default_options),
        }
        for id, game in ((id, game_by_id(id)) for id in game_ids())
    }
