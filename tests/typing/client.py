"""A small program that uses Kogge as a third party would; it passes `mypy --strict`."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import kogge
import kogge.bots
from kogge.arena import Plan, run_arena
from kogge.bots import Knowledge
from kogge.games.hellweg.view import HellwegView
from kogge.simulate import simulate


def first(knowledge: Knowledge) -> str:
    """A bot."""
    return knowledge.moves[0]


def play(game: str) -> list[int]:
    """Play a game to its end; returns the winners."""
    match = kogge.new(game, players=kogge.list_games()[game].default_players, seed=7)
    while match.seat is not None:
        move: str = kogge.bots.choose(match, first, seed=1)
        match.play(move)
    seen = match.view(1)
    winners: list[int] = seen["winners"]
    assert winners == match.winners()
    return winners


def thaler(match: kogge.Match) -> dict[str, int]:
    """The money of every seat, and a field that every view has."""
    view = cast(HellwegView, match.view(2))
    return {name: player["money"] for name, player in zip(view["names"] or [], view["seats"], strict=True)}


def refusal() -> tuple[str, int | None, tuple[str, ...]]:
    """The error in a record."""
    try:
        kogge.load(Path("game.kogge"))
    except kogge.BadRecord as error:
        return error.code, error.line, error.legal
    return "", None, ()


def look(record: Path) -> dict[str, int]:
    """The sum of the seats to decide at each position of a record; reads observations by name on the way."""
    seen: dict[kogge.Match, int] = {}
    for position in kogge.replay(record, compiled=True):
        match = position.match()
        seen[match.copy()] = seen.get(match, 0) + (position.seat or 0)
        coins = kogge.unpack(match.game.id, kogge.observe(match, 1))["seat.coins"]
        assert len(coins) == len([feature for feature in kogge.describe(match.game.id) if feature.name.startswith("seat.coins")])
    return {match.key: count for match, count in seen.items()}


def study(config: kogge.GameConfig) -> float:
    """How often the first seat wins."""
    found = simulate(config.game.id, config.players, config.options, games=10)
    report = run_arena(Plan(config.game.id, None, None, (first, "random")), 2)
    return float(found["win_share"][0]) + float(report["games"])
