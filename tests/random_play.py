"""Random play through the API, the same in every run."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import kogge
from kogge.kit.match import Match


class Dice:
    """Picks that depend on the seed alone."""

    def __init__(self, seed: int):
        self.state = seed * 2654435761 % 2**32 or 1

    def pick(self, texts: list[str]) -> str:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return texts[(self.state >> 8) % len(texts)]


def positions(match: Match, seed: int) -> Iterator[Match]:
    """Play to the end, handing out the match at every decision and at the end."""
    dice = Dice(seed)
    while match.seat is not None:
        yield match
        match.play(dice.pick(match.moves()))
    yield match


@functools.cache
def sampled(game: str, count: int = 25) -> list[list[Match]]:
    """Random games with every number of players and any options, each as a list of its positions: at every decision, and at the end.

    They are played once in a run: whatever is always true is looked for in the same positions, which nobody may change.
    """
    counts, names = kogge.games()[game]["players"], kogge.games()[game]["options"]
    found = []
    for number in range(count):
        options = [name for bit, name in enumerate(names) if number // len(counts) * 11 >> bit & 1]
        match = kogge.new(game, players=counts[number % len(counts)], options=options, seed=number)
        found.append([at.copy() for at in positions(match, number)])
    return found


def sampled_positions(game: str, every: int = 1) -> Iterator[Match]:
    """Every so-many-th position of the sampled games, and the end of each: what is lost once stays lost."""
    for places in sampled(game):
        yield from (at for number, at in enumerate(places) if number % every == 0 or at.is_over)


def played(game: str, players: int, options: list[str] | None = None, seed: int = 1) -> Match:
    """A whole random game."""
    match = kogge.new(game, players=players, options=options, seed=seed)
    for _ in positions(match, seed):
        pass
    return match


def option_sets(game: str) -> list[list[str]]:
    """The option sets worth trying: none, each alone, all."""
    names = list(kogge.games()[game]["options"])
    sets = [[], *([name] for name in names), names]
    return [chosen for i, chosen in enumerate(sets) if chosen not in sets[:i]]


def tables() -> list[tuple[str, int, list[str]]]:
    """Every game with every number of players; the option sets take turns."""
    found = []
    for game, about in kogge.games().items():
        sets = option_sets(game)
        counts = about["players"]
        for i in range(max(len(counts), len(sets))):
            found.append((game, counts[i % len(counts)], sets[i % len(sets)]))
    return found
