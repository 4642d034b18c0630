"""The games that are there: every package in this folder, and every installed package that names its game at the entry point `kogge.games`.

A game is found, never listed, and imported when first asked for.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import pkgutil
from importlib.metadata import entry_points

from kogge.kit.contract import Game
from kogge.kit.errors import BadOption

GROUP = "kogge.games"
"""The entry point: `nim = "my_package.nim"` names the package whose `GAME` is the game `nim`."""


@functools.cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's id, in alphabetical order."""
    own = {found.name: f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__) if found.ispkg}
    others = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return dict(sorted((others | own).items()))


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(packages())


def game_by_id(game: str) -> Game:
    """A game by its id; an unknown id is refused with the known ones."""
    if not isinstance(game, str) or game not in packages():
        near = difflib.get_close_matches(str(game), game_ids(), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadOption(f"There is no game {game!r}; the games are {', '.join(game_ids())}.{hint}")
    return importlib.import_module(packages()[game]).GAME  # Python keeps an imported module: the second time costs nothing
