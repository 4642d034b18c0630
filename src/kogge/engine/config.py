"""A setting: what is played, checked once. Whatever runs the rules, above all compiled ones, takes a setting and trusts it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kogge.engine.boxes import LoadedBox, load_box
from kogge.engine.contract import Game
from kogge.engine.errors import BadBox, BadOption, listed, quoted


@dataclass(frozen=True, init=False)
class GameConfig:
    """A game with its box, number of players, options and version of the rules. None takes the game's default.

    It never changes, so it can be a key and be sent to other processes; two settings are equal if the same is played in both.
    """

    game: Game
    loaded: LoadedBox
    players: int
    options: tuple[str, ...]
    """In the game's own order."""
    rules: int
    option_bits: int = field(compare=False, repr=False)
    """Options and version as `setup` takes them."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Sequence[str] | None = None,
        box: str | Path | LoadedBox | None = None,
        rules: int | None = None,
    ):
        if not isinstance(game, Game):
            raise BadOption(f"A setting needs a game, not {quoted(game)}.", found=game)
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

    def __reduce__(self) -> tuple[Any, ...]:
        return GameConfig, (self.game, self.players, self.options, self.loaded, self.rules)


def checked_players(game: Game, players: Any) -> int:
    """A number of players that the game allows, its default for None."""
    if players is None:
        return game.default_players
    if type(players) is not int or players not in game.players:
        first, last = game.players[0], game.players[-1]
        raise BadOption(
            f"{game.title} has {first} to {last} players, not {quoted(players)}.",
            code="bad_players",
            found=players,
            legal=[str(number) for number in game.players],
        )
    return players


def checked_options(game: Game, options: Any) -> tuple[str, ...]:
    """The options in the game's own order, its defaults for None; an unknown one is refused."""
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
    """The version of the game's rules; None takes it, another one is refused."""
    if rules is not None and (type(rules) is not int or rules != game.rules_version):
        raise BadOption(other_rules(game, rules), code="no_such_rules", found=rules)
    return game.rules_version


def other_rules(game: Game, rules: Any) -> str:
    """The sentence that refuses another version of the rules."""
    return f"{game.title} is played here by version {game.rules_version} of its rules, not by {quoted(rules)}."


def checked_box(game: Game, box: Any) -> LoadedBox:
    """A box of the game: its own for None, one from a file, or one that is loaded already."""
    if isinstance(box, LoadedBox):
        if box.game is not game:
            raise BadBox(f"This box is one of {box.game.title}, not of {game.title}.")
        return box
    if box is not None and not isinstance(box, (str, Path)):
        raise BadBox(f"A box is given by the path of its file; {quoted(box)} is not a path.", found=box)
    return load_box(game, box)


def checked_config(config: Any) -> GameConfig:
    """A setting, which is checked already."""
    if not isinstance(config, GameConfig):
        raise BadOption(f"What is played is given by a setting (kogge.game_config), not by {quoted(config)}.", found=config)
    return config
