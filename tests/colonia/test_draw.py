"""The table in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import kogge
from kogge.games import game_by_id
from random_play import positions

NAMES = ["Anne", "Herman", "a player with a long name", "hard", "easy", "six"]


def drawn(match, seat, width=100):
    console = Console(width=width, record=True, force_terminal=False, file=io.StringIO())
    console.print(game_by_id("colonia").draw(match.view(seat), NAMES[: match.players]))
    return console.export_text()


@pytest.mark.parametrize("players", [3, 6])
def test_every_table_fits_100_columns_and_shows_market_craftsmen_ships_relics_streets_and_screen(players):
    for number, match in enumerate(positions(kogge.new("colonia", players=players, seed=players), 1)):
        if number % 25 and not match.is_over:
            continue
        text = drawn(match, 1)
        assert max(len(line) for line in text.splitlines()) <= 100
        for word in ("market", "craftsmen", "harbour", "relic cards", "home", "Tu", "Anne: behind the screen", "money", "Week"):
            assert word in text
        assert "…" not in text, "nothing is cut off"
        assert "…" not in drawn(match, 1, width=80), "nor in a narrower terminal"


def test_nobody_elses_screen_is_drawn():
    match = kogge.new("colonia", players=3, seed=1)
    assert drawn(match, 2).count("behind the screen") == 1
    assert "Herman: behind the screen" in drawn(match, 2)
    assert "behind the screen" not in drawn(match, None)
