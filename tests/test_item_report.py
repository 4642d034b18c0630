"""The item report: what each item of a game contributed, adding up to the result."""

from __future__ import annotations

import random

import pytest

import kogge
from kogge.games import game_ids
from kogge.web.i18n.translation import LANGUAGES, in_language, say_plain

NAMES = ["Anne", "Bas", "Cato", "Dirk"]


@pytest.fixture(scope="module", params=game_ids())
def played(request):
    """A random game and its item report."""
    match, chance = kogge.new(request.param, players=4, seed=3), random.Random(3)
    while match.seat:
        moves = match.moves()
        match.play("buy" if "buy" in moves else chance.choice(moves))
    return match, list(match.game.part("board.item_report").item_report(match.steps()))


def test_the_points_of_the_items_add_up_to_the_result(played):
    match, items = played
    for seat, player in enumerate(match.view(None)["seats"], 1):
        own = [one for one in items if one["seat"] == seat]
        final = dict(player["final"])
        elsewhere = {"thaler", "windows", *(() if any(one["name"] == "firemen" for one in own) else ("fires",))}
        assert sum(one["brought"]["points"] for one in own) == sum(n for key, n in final.items() if key not in elsewhere)
        assert all(0 < one["line"] <= len(match.lines) for one in own)


def test_every_item_and_unit_has_a_name_in_every_language(played):
    match, items = played
    item_report, view = match.game.part("board.item_report"), match.view(None)
    assert items
    for language in LANGUAGES:
        with in_language(language):
            assert all(say_plain(item_report.item_name(view, one["name"]), NAMES) for one in items)
    assert {unit for one in items for unit in (*one["cost"], *one["brought"])} <= set(item_report.UNITS)
