"""Who meets whom, in which seats, with which seed: every line-up plays each seed once in every rotation of its seats."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from kogge.kit.errors import BadOption


@dataclass(frozen=True)
class Plan:
    """What is to be played. With the same plan, game number i is the same game on every machine."""

    game: str
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int = 1
    box: str | None = None

    def __post_init__(self) -> None:
        if len(set(self.bots)) < 2:
            raise BadOption("An arena needs at least two different bots, for example --bots easy,medium.")


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
    groups = line_ups(plan.bots, plan.players)
    for number in range(games):
        rest, rotation = divmod(number, plan.players)
        seed, group = divmod(rest, len(groups))
        seats = groups[group][rotation:] + groups[group][:rotation]
        yield Pairing(number, plan.seed + seed, seats)


def games_in_a_round(plan: Plan) -> int:
    """After so many games every line-up has played one seed in all rotations."""
    return plan.players * len(line_ups(plan.bots, plan.players))
