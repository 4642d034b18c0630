"""The configuration of a game, validated once. Everything that runs rules, above all compiled ones, takes a `GameConfig` and trusts it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kogge.engine.boxes import LoadedBox, load_box
from kogge.engine.contract import Game
from kogge.engine.errors import BadBox, BadOption, listed, quoted
from kogge.engine.validation import is_whole


@dataclass(frozen=True, init=False)
class GameConfig:
    """A game with its box, number of players, options and rules version. None takes the game's default.

    Immutable, hashable and picklable; equal if the same game is played in the same way.
    """

    game: Game
    loaded: LoadedBox
    players: int
    options: tuple[str, ...]
    """In the game's own order."""
    rules: int
    option_bits: int = field(compare=False, repr=False)
    """The options as the bit set that `setup` takes."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Sequence[str] | None = None,
        box: str | Path | LoadedBox | None = None,
        rules: int | None = None,
    ):
        if not isinstance(game, Game):
            raise BadOption(f"A GameConfig needs a game, not {quoted(game)}.", found=game)
        chosen = checked_options(game, options)
        version = checked_rules(game, rules)
        found: dict[str, Any] = {
            "game": game,
            "loaded": checked_box(game, box),
            "players": checked_players(game, players),
            "options": chosen,
            "rules": version,
            "option_bits": game.option_bits(chosen),
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        box = "" if self.loaded.header in ("", "standard") else f", box={self.loaded.header!r}"
        return f"GameConfig({self.game.id!r}, players={self.players}, options={list(self.options)}{box})"

    def __reduce__(self) -> tuple[Any, ...]:
        return GameConfig, (self.game, self.players, self.options, self.loaded, self.rules)


def checked_players(game: Game, players: Any) -> int:
    """A number of players that the game allows, its default for None."""
    if players is None:
        return game.default_players
    if not is_whole(players) or players not in game.players:
        first, last = game.players[0], game.players[-1]
        raise BadOption(
            f"{game.title} has {first} to {last} players, not {quoted(players)}.",
            code="bad_players",
            found=players,
            legal=[str(number) for number in game.players],
        )
    return int(players)


def checked_options(game: Game, options: Any) -> tuple[str, ...]:
    """The options in the game's order, its defaults for None; an unknown one is refused."""
    if options is None:
        return game.default_options
    if not isinstance(options, (list, tuple, set, frozenset)):
        raise BadOption(f"options is a list of names, not {quoted(options)}.", code="bad_options", found=options)
    for option in options:
        if not isinstance(option, str) or option not in game.options:
            known = list(game.options)
            raise BadOption(
                f"{game.title} has no option {quoted(option)}; it knows {listed(known)}.", code="no_such_option", found=option, legal=known
            )
    return tuple(option for option in game.options if option in options)


def checked_rules(game: Game, rules: Any) -> int:
    """The game's rules version; any other version is refused."""
    if rules is not None and (type(rules) is not int or rules != game.rules_version):
        raise BadOption(other_rules(game, rules), code="no_such_rules", found=rules)
    return game.rules_version


def other_rules(game: Game, rules: Any) -> str:
    """The error message for another rules version."""
    return f"{game.title} is played here by version {game.rules_version} of its rules, not by {quoted(rules)}."


def checked_box(game: Game, box: Any) -> LoadedBox:
    """A box of the game: the standard one for None, one from a file, or one already loaded."""
    if isinstance(box, LoadedBox):
        if box.game is not game:
            raise BadBox(f"This box is one of {box.game.title}, not of {game.title}.")
        return box
    if box is not None and not isinstance(box, (str, Path)):
        raise BadBox(f"A box is given by the path of its file; {quoted(box)} is not a path.", found=box)
    return load_box(game, box)


def checked_config(config: Any) -> GameConfig:
    """The argument, if it is a `GameConfig`."""
    if not isinstance(config, GameConfig):
        raise BadOption(f"A configuration is a GameConfig (see kogge.game_config), not {quoted(config)}.", found=config)
    return config
