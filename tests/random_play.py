"""Random play through the API, the same in every run."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import kogge
from kogge.check import MovePicker, TableSetup, option_sets, positions, tables_of
from kogge.engine.match import Match
from kogge.games import game_ids

__all__ = ["MovePicker", "option_sets", "played", "positions", "sampled", "sampled_positions", "sampled_views", "tables"]


@functools.cache
def sampled(game: str, count: int = 25) -> list[list[Match]]:
    """Random games with every number of players and any options, each as a list of its positions: at every decision, and at the end.

    They are played once in a run and shared by all tests of invariants, which must not change them.
    """
    counts, names = kogge.list_games()[game]["players"], kogge.list_games()[game]["options"]
    found = []
    for number in range(count):
        options = [name for bit, name in enumerate(names) if number // len(counts) * 11 >> bit & 1]
        match = kogge.new(game, players=counts[number % len(counts)], options=options, seed=number)
        found.append([at.copy() for at in positions(match, number)])
    return found


def sampled_positions(game: str, every: int = 1) -> Iterator[Match]:
    """Every n-th position of the sampled games, and the end of each. That suffices for conserved quantities: what is lost stays lost."""
    for places in sampled(game):
        yield from (at for number, at in enumerate(places) if number % every == 0 or at.is_over)


@functools.cache
def _views(game: str) -> list[dict[str, Any]]:
    return [at.view() for at in sampled_positions(game)]


def sampled_views(game: str) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Every position of the sampled games with its public view. Making the views takes most of the time, so they are cached."""
    return zip(sampled_positions(game), _views(game), strict=True)


def played(game: str, players: int, options: list[str] | None = None, seed: int = 1) -> Match:
    """A whole random game."""
    return TableSetup(game, players, list(kogge.list_games()[game]["default_options"]) if options is None else options).played(seed)


def tables() -> list[tuple[str, int, list[str]]]:
    """Every game with every number of players; the option sets take turns."""
    return [(table.id, table.players, table.options) for game in game_ids() for table in tables_of(game)]
