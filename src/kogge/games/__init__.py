"""All available games: the packages in this folder, and installed packages with the entry point `kogge.games`.

Games are discovered, not listed, and imported on first use.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import pkgutil
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from kogge.engine.boxes import LoadedBox
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import BadOption, quoted

GROUP = "kogge.games"
"""The group of entry points: `nim = "my_package.nim"` names the package whose `GAME` is the game `nim`."""


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
        near = difflib.get_close_matches(quoted(game).strip("'"), game_ids(), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        known = ", ".join(game_ids())
        raise BadOption(f"There is no game {quoted(game)}; the games are {known}.{hint}", code="no_such_game", found=game, legal=game_ids())
    found: Game = importlib.import_module(packages()[game]).GAME  # cheap: Python caches imported modules
    return found


def game_config(
    game: str,
    players: int | None = None,
    options: Sequence[str] | None = None,
    box: str | Path | LoadedBox | None = None,
    rules: int | None = None,
) -> GameConfig:
    """A validated configuration: a game by its id with players, options, box and version of the rules; None takes the game's default."""
    return GameConfig(game_by_id(game), players, options, box, rules)


def __getattr__(name: str) -> ModuleType:
    """A game's package, imported when it is first reached for: `kogge.games.colonia`."""
    if name not in packages():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(packages()[name])
