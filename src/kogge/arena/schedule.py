"""The schedule of an arena: the bots, their seats and the seed of each game.

A player's neighbours matter as much as the seat itself: it is an advantage to sit after a weak player. So a line-up plays every seating
equally often, not only the rotations of one cyclic order. Each seed is played in all rotations of one order; the next seed takes the
mirrored order, then the next pair of orders, and so on through all of them in a cycle.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kogge.bots import Bot, bot_name, bot_named
from kogge.engine.config import GameConfig
from kogge.engine.errors import BadOption, quoted
from kogge.engine.validation import checked_first_seed
from kogge.games import game_config


@dataclass(frozen=True)
class Plan:
    """A plan of games. Game number i of a plan is the same on every machine.

    A bot is a name (`medium`, `hard@500`, `module:callable`) or a callable. `players=None` and `options=None` take the game's defaults.
    """

    game: str
    players: int | None = None
    options: Sequence[str] | None = None
    bots: Sequence[str | Bot] = ("random", "easy", "medium")
    seed: int = 1
    box: str | Path | None = None

    def __post_init__(self) -> None:
        checked_first_seed(self.seed)
        if not isinstance(self.bots, (list, tuple)):
            raise BadOption(f"bots is a list of bots, not {quoted(self.bots)}.", code="bad_bots", found=self.bots)
        for bot in self.bots:  # refuse a bad bot now rather than in the middle of a game
            bot_named(bot)
        if len(set(self.names)) < 2:
            raise BadOption("An arena needs at least two different bots, for example --bots easy,medium.", code="bad_bots")
        for name in set(self.names):
            if len({id(bot) for bot, other in zip(self.bots, self.names, strict=True) if other == name and callable(bot)}) > 1:
                raise BadOption(f"Two different bots are both called {name}; give one of them another name.", code="bad_bots")
        self.config  # noqa: B018 (checks game, players, options and box)

    @functools.cached_property
    def config(self) -> GameConfig:
        """The game with its players, options and box."""
        return game_config(self.game, self.players, self.options, self.box)

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """The bots by their names."""
        return tuple(bot_name(bot) for bot in self.bots)

    def bot(self, name: str) -> Bot:
        """A bot of the plan by its name."""
        return bot_named(self.bots[self.names.index(name)])

    def heading(self) -> dict[str, Any]:
        """A description of what is played; results are only valid for the same heading."""
        return {
            "game": self.game,
            "players": self.config.players,
            "options": list(self.config.options),
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
    """The groups of bots that play together: all combinations of as many bots as there are seats.

    With fewer bots than seats, each bot takes the same number of seats, and every combination of bots takes the seats left over.
    """
    if len(bots) >= players:
        return sorted(set(itertools.combinations(bots, players)), key=lambda group: [bots.index(bot) for bot in group])
    each, seats_left = divmod(players, len(bots))
    return [bots * each + extra for extra in itertools.combinations(bots, seats_left)]


def cyclic_orders(line_up: Sequence[str], seed: int) -> list[tuple[str, ...]]:
    """Every different order of a line-up around the table, each once, shuffled by the seed; each is followed by its mirror image."""
    first, *rest = line_up
    pairs: dict[tuple[str, ...], list[tuple[str, ...]]] = {}  # keyed by the least rotation of an order and its mirror image
    for others in dict.fromkeys(itertools.permutations(rest)):
        order = (first, *others)
        key = min(rotations(order) + rotations(order[::-1]))
        pair = pairs.setdefault(key, [])
        if all(order not in rotations(known) for known in pair):
            pair.append(order)
    shuffled = sorted(enumerate(pairs.values()), key=lambda pair: hashlib.blake2b(f"{seed} {pair[0]}".encode()).digest())
    return [order for _, pair in shuffled for order in pair]


def rotations(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different seatings of one cyclic order."""
    return list(dict.fromkeys(order[first:] + order[:first] for first in range(len(order))))


def pairings(plan: Plan, games: int) -> Iterator[Pairing]:
    """The first `games` games of a plan; a multiple of `games_in_a_round` is balanced exactly, in seats and in neighbours."""
    return itertools.islice(_all_pairings(plan), games)


def _all_pairings(plan: Plan) -> Iterator[Pairing]:
    orders = _orders(plan)
    number = 0
    seeds = itertools.count(plan.seed)  # each line-up and order gets its own seed, so that the results are independent
    for time in itertools.count():
        for of_line_up in orders:
            seed = next(seeds)
            for seats in rotations(of_line_up[time % len(of_line_up)]):
                yield Pairing(number, seed, seats)
                number += 1


def _orders(plan: Plan) -> list[list[tuple[str, ...]]]:
    """The cyclic orders of each line-up."""
    return [cyclic_orders(line_up, plan.seed) for line_up in line_ups(plan.names, plan.config.players)]


def games_in_a_round(plan: Plan) -> int:
    """The smallest number of games after which every line-up has played each of its seatings equally often."""
    orders = _orders(plan)
    seeds = math.lcm(*(len(of_line_up) for of_line_up in orders))
    return sum(seeds // len(of_line_up) * sum(len(rotations(order)) for order in of_line_up) for of_line_up in orders)
