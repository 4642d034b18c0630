"""The registry of games. A game is a package here with a `GAME`; it is imported when first asked for."""

from __future__ import annotations

import difflib
import importlib

from kogge.kit.contract import Game
from kogge.kit.errors import BadOption

IDS = ("colonia", "hellweg", "speicherstadt")


def game_by_id(game: str) -> Game:
    """A game by its id; an unknown id is refused with the known ones."""
    if not isinstance(game, str) or game not in IDS:
        near = difflib.get_close_matches(str(game), IDS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadOption(f"There is no game {game!r}; the games are {', '.join(IDS)}.{hint}")
    return importlib.import_module(f"kogge.games.{game}").GAME  # Python keeps an imported module: the second time costs nothing
