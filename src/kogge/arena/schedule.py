"""Who meets whom, in which seats, with which seed: every line-up plays each seed once in every rotation of its seats."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kogge.bots import Bot, bot_name, bot_named
from kogge.games import setting_of
from kogge.kit.checks import checked_first_seed
from kogge.kit.errors import BadOption, quoted
from kogge.kit.setting import Setting


@dataclass(frozen=True)
class Plan:
    """What is to be played. With the same plan, game number i is the same game on every machine.

    A bot is a name (`medium`, `hard@500`, `module:callable`) or a callable. `players=None` and `options=None` take the game's defaults.
    """

    game: str
    players: int | None
    options: Sequence[str] | None
    bots: Sequence[str | Bot]
    seed: int = 1
    box: str | Path | None = None

    def __post_init__(self) -> None:
        checked_first_seed(self.seed)
        if not isinstance(self.bots, (list, tuple)):
            raise BadOption(f"bots is a list of bots, not {quoted(self.bots)}.", code="bad_bots", found=self.bots)
        for bot in self.bots:  # a wrong one is refused now rather than in the middle of a game
            bot_named(bot)
        if len(set(self.names)) < 2:
            raise BadOption("An arena needs at least two different bots, for example --bots easy,medium.", code="bad_bots")
        for name in set(self.names):
            if len({id(bot) for bot, other in zip(self.bots, self.names, strict=True) if other == name and callable(bot)}) > 1:
                raise BadOption(f"Two different bots are both called {name}; give one of them another name.", code="bad_bots")
        self.setting  # noqa: B018 (checks game, players, options and box)

    @functools.cached_property
    def setting(self) -> Setting:
        """The game with its players, options and box."""
        return setting_of(self.game, self.players, self.options, self.box)

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """The bots by their names."""
        return tuple(bot_name(bot) for bot in self.bots)

    def bot(self, name: str) -> Bot:
        """A bot of the plan by its name."""
        return bot_named(self.bots[self.names.index(name)])

    def heading(self) -> dict[str, Any]:
        """What is played, in plain words and numbers: results belong to one heading."""
        return {
            "game": self.game,
            "players": self.setting.players,
            "options": list(self.setting.options),
            "bots": list(self.names),
            "seed": self.seed,
            "box": None if self.box is None else str(self.box),
        }


@dataclass(frozen=True)
class Pairing:
    """One game of a plan."""

    number: int
    seed: int
    seats: tuple[str, ...]


def line_ups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """The groups that meet: all bots if there are as many as seats, every choice of them if there are more.

    If there are fewer, each takes several seats, and those left over are taken by every choice of bots in turn.
    """
    if len(bots) >= players:
        return sorted(set(itertools.combinations(bots, players)), key=lambda group: [bots.index(bot) for bot in group])
    each, left = divmod(players, len(bots))
    return [bots * each + extra for extra in itertools.combinations(bots, left)]


def pairings(plan: Plan, games: int) -> Iterator[Pairing]:
    """The first `games` games of a plan; a multiple of `games_in_a_round` is balanced exactly."""
    groups = line_ups(plan.names, plan.setting.players)
    for number in range(games):
        rest, rotation = divmod(number, plan.setting.players)
        seed, group = divmod(rest, len(groups))
        seats = groups[group][rotation:] + groups[group][:rotation]
        yield Pairing(number, plan.seed + seed, seats)


def games_in_a_round(plan: Plan) -> int:
    """After so many games every line-up has played one seed in all rotations."""
    return plan.setting.players * len(line_ups(plan.names, plan.setting.players))
