"""Pictures of a match with the site's board."""

from __future__ import annotations

import html
import random
import re
import subprocess
import sys

import pytest

import kogge


def match_in_progress(game: str, names: list[str] | None = None) -> kogge.Match:
    match, chance = kogge.new(game, players=3, seed=5, names=names), random.Random(5)
    for _ in range(30):
        match.play(chance.choice(match.moves()))
    return match


@pytest.mark.parametrize("game", kogge.game_ids())
def test_board_html_is_the_sites_board_and_loads_nothing(game):
    page = kogge.board_html(match_in_progress(game))
    assert f"game-{game}" in page
    assert page.count("<symbol") >= 5, "the pieces are inside"
    used = set(re.findall(r'<use\s+href="#([\w-]+)"', page))
    assert used == set(re.findall(r'<symbol id="([\w-]+)"', page))
    assert "/static/" not in page
    assert not re.search(r"<script|<link|\bsrc=|@import|url\((?!\"data:)", page)


@pytest.mark.parametrize("game", kogge.game_ids())
def test_board_html_draws_a_finished_game(game):
    match, chance = kogge.new(game, players=3, seed=6), random.Random(6)
    while not match.is_over:
        match.play(chance.choice(match.moves()))
    assert "Seat 1" in kogge.board_html(match)


def test_a_notebook_shows_the_board_in_a_frame_without_scripts():
    match = match_in_progress("hellweg", ["<b>Anna</b>", "Ben", "Cem"])
    shown = match._repr_html_()
    frame = re.fullmatch(r'<svg .*<iframe sandbox="" .*srcdoc="([^"]*)"></iframe></foreignObject></svg>', shown, re.DOTALL)
    assert frame, "a sandboxed frame"
    assert html.unescape(frame[1]) == kogge.board_html(match)
    assert "<b>Anna</b>" not in html.unescape(frame[1]), "names are text"
    *_, last = kogge.replay(match)
    assert last._repr_html_().startswith("<svg"), "a position of a replay too"


def test_board_html_shows_only_what_its_seat_may_see():
    match = match_in_progress("colonia")
    own, other, nobody = (kogge.board_html(match, seat) for seat in (1, 2, None))
    assert len({own, other, nobody}) == 3
    assert 'class="tray screen' in own
    assert 'class="tray screen' not in nobody
    with pytest.raises(kogge.BadOption, match="There is no seat 9"):
        kogge.board_html(match, 9)


def test_without_the_packages_of_the_site_a_notebook_shows_the_terminals_drawing():
    code = """
import sys
sys.modules["jinja2"] = None
import kogge
match = kogge.new("speicherstadt", seed=1)
assert match._repr_html_() == kogge.svg(match)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
