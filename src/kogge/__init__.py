"""Kogge: three trading board games at one table, to play, study and train for.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(game.moves()[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kogge.games import game_by_id, game_ids
from kogge.kit.boxes import load_box
from kogge.kit.errors import BadBox, BadOption, BadRecord, IllegalMove, KoggeError
from kogge.kit.match import Match, listed
from kogge.kit.record import read_record

__version__ = "0.1.0"
__all__ = [
    "BadBox",
    "BadOption",
    "BadRecord",
    "IllegalMove",
    "KoggeError",
    "Match",
    "games",
    "load",
    "new",
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
    kind = game_by_id(game)
    chosen = tuple(kind.default_options if options is None else checked_options(kind.id, options))
    seats = checked_players(kind.id, players)
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, (int, str))):
        raise BadOption(f"A seed is a whole number or a text, not {seed!r}.")
    if box is not None and not isinstance(box, (str, Path)):
        raise BadBox(f"A box is given by the path of its file; {box!r} is not a path.")
    return Match(kind, load_box(kind, box), seats, chosen, seed, checked_names(names, seats)).go_on()


def load(text: str, folder: str | Path = ".", boxes: bool = True) -> Match:
    """A game from a record, at its last event. `folder` is where the record lies: a box file is looked for from there.

    `boxes=False` opens no file: only records of the standard box are read. Use it for records that strangers send.
    """
    return read_record(text, game_by_id, folder, boxes)


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


def checked_players(game: str, players: int | None) -> int:
    """A number of players that the game allows, its default for None."""
    kind = game_by_id(game)
    if players is None:
        return kind.default_players
    if type(players) is not int or players not in kind.players:
        raise BadOption(f"{kind.title} has {kind.players[0]} to {kind.players[-1]} players, not {players!r}.")
    return players


def checked_options(game: str, options: Sequence[str]) -> list[str]:
    """The options in the game's own order; an unknown one is refused."""
    kind = game_by_id(game)
    if not isinstance(options, (list, tuple, set, frozenset)):
        raise BadOption(f"options is a list of names, not {options!r}.")
    for option in options:
        if not isinstance(option, str) or option not in kind.options:
            raise BadOption(f"{kind.title} has no option {option!r}; it knows {listed(list(kind.options))}.")
    return [option for option in kind.options if option in options]


def checked_names(names: Sequence[str] | None, players: int) -> list[str] | None:
    """One name per seat, each fit for the record's header."""
    if names is None:
        return None
    if not isinstance(names, (list, tuple)) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BadOption(f"names needs one name for each of the {players} seats, not {names!r}.")
    for name in names:
        if not name.strip() or any(sign in name for sign in ",#\n\r"):
            raise BadOption(f"A name is not empty and has no comma, no # and no line break, not {name!r}.")
    return [name.strip() for name in names]
