"""Kogge: three trading board games at one table, to play, study and train for.

>>> import kogge
>>> game = kogge.new("speicherstadt", players=3, seed=7)
>>> game.play(game.moves()[0])
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, overload

from kogge.engine import match as _match
from kogge.engine.config import GameConfig
from kogge.engine.contract import Game
from kogge.engine.errors import BadBox, BadOption, BadRecord, IllegalMove, KoggeError
from kogge.engine.layout import Feature
from kogge.engine.match import Match, Position, Step, svg
from kogge.engine.validation import checked_names, checked_switch
from kogge.forks import fork
from kogge.games import game_by_id, game_config, game_ids
from kogge.observations import describe, observe, unpack
from kogge.pictures import board_html, notebook_html
from kogge.records import load, replay

if TYPE_CHECKING:
    from kogge.fast import FastMatch

PACKAGES = ("analysis", "arena", "bots", "data", "envs", "gpu", "lab", "learn")
"""Imported on first use: `import kogge` is enough for `kogge.bots.choose`."""

__version__ = "1.0.0rc1"
__all__ = [
    "BadBox",
    "BadOption",
    "BadRecord",
    "Feature",
    "GameConfig",
    "GameInfo",
    "IllegalMove",
    "KoggeError",
    "Match",
    "Position",
    "Step",
    "board_html",
    "describe",
    "fork",
    "game_by_id",
    "game_config",
    "game_ids",
    "list_games",
    "load",
    "new",
    "observe",
    "replay",
    "svg",
    "unpack",
]

_match.notebook_picture = notebook_html


def __getattr__(name: str) -> ModuleType | type:
    if name in PACKAGES:
        return importlib.import_module(f"{__name__}.{name}")
    if name == "FastMatch":
        from kogge.fast import FastMatch

        return FastMatch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@overload
def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    options: Sequence[str] | None = None,
    box: str | Path | None = None,
    names: Sequence[str] | None = None,
    manual_chance: bool = False,
    compiled: Literal[False] = False,
) -> Match: ...
@overload
def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    options: Sequence[str] | None = None,
    box: str | Path | None = None,
    *,
    compiled: Literal[True],
) -> FastMatch: ...
def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    options: Sequence[str] | None = None,
    box: str | Path | None = None,
    names: Sequence[str] | None = None,
    manual_chance: bool = False,
    compiled: bool = False,
) -> Match | FastMatch:
    """A new game, at its first decision.

    `players=None` and `options=None` take the game's defaults; a list of options is the whole set. The same seed gives the same chance;
    without a seed it is random. `box` is the path of another box file. Invalid arguments raise a `KoggeError`.
    `manual_chance=True` is for a physical game: every chance event is entered with `Match.apply_chance`, from the first one on.
    `compiled=True` gives a `FastMatch`, which holds only positions and no record, for your own search or learning code.
    """
    config = game_config(game, players, options, box)
    if checked_switch(compiled, "compiled"):
        if names is not None or manual_chance is not False:
            raise BadOption("A game with compiled=True takes neither names nor manual_chance; leave compiled=True out to use them.")
        from kogge.fast import FastMatch

        return FastMatch.of(config, seed)
    return Match(config, seed, checked_names(names, config.players), manual_chance=manual_chance).resolve_chance()


@dataclass(frozen=True, eq=False)
class GameInfo(Mapping[str, Any]):
    """A game's title, players and options. The fields can be read like a dict too: `info["players"]`."""

    title: str
    players: list[int]
    """The possible numbers of players."""
    default_players: int
    options: dict[str, str]
    """What each option does, by its name."""
    default_options: list[str]

    def __getitem__(self, key: str) -> Any:
        if key not in self.__dataclass_fields__:
            raise KeyError(key)
        return getattr(self, key)

    def __iter__(self) -> Iterator[str]:
        return iter(self.__dataclass_fields__)

    def __len__(self) -> int:
        return len(self.__dataclass_fields__)


def list_games() -> dict[str, GameInfo]:
    """The games with title, player counts, options and defaults, by id."""
    return {id: _info(game_by_id(id)) for id in game_ids()}


def _info(game: Game) -> GameInfo:
    return GameInfo(game.title, list(game.players), game.default_players, dict(game.options), list(game.default_options))
