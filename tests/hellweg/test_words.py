"""The notation, the view and the table in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import kogge
from hellweg.boxes import great_box
from hellweg.westphalia import DORTMUND_BEER, acting, cards, selling
from kogge.games import game_by_id
from kogge.games.hellweg.draw import WIDTH, draw_map
from position import new_position
from random_play import played, positions


def printed(match, width=100):
    out = io.StringIO()
    Console(width=width, file=out).print(match.game.draw(match.view(1), ["Anne", "Herman", "Marc", "Eva"][: match.players]))
    return out.getvalue()


def test_the_map_shows_every_town_with_everyones_goods_and_carriages():
    at = acting({1: "soest.salt 2, hagen-olpe", 3: "soest.salt, hagen-olpe 2"})
    text = draw_map(at.match.view()).plain
    for town in at.match.view()["towns"]:
        assert town["name"] in text
    assert "salt 2·1◄3" in text, "two of seat 1's and one of seat 3's, asked for at 3"
    assert "1·2" in text, "the carriages between Hagen and Olpe"
    assert max(len(line) for line in text.splitlines()) <= WIDTH


@pytest.mark.parametrize("options", [[], ["warehouse", "passengers", "free_choice", "short", "counter"]])
def test_the_table_fits_into_a_hundred_columns_at_every_moment(options):
    for number, at in enumerate(positions(kogge.new("hellweg", players=4, options=options, seed=5), 5)):
        if number % 25 == 0 or at.is_over:
            assert max(len(line.rstrip()) for line in printed(at).splitlines()) <= 100
    assert "The game is over" in printed(at)


def test_the_largest_possible_map_is_drawn():
    text = draw_map(new_position("hellweg", 4, [], great_box()).match.view()).plain
    assert all(f"Town{i}" in text for i in range(16))


def test_the_view_shows_what_is_being_placed_and_sold():
    at = cards(acting(card=DORTMUND_BEER, options=["free_choice"]), 1, "free").play("buy dortmund")
    assert at.match.view()["placing"] == {"for": "buy", "goods": 2, "carriages": 1, "town": "dortmund", "at": None}
    assert at.match.view()["asks"] == "good"
    full = acting({1: "olpe.iron 12"}).play("extend olpe.iron")
    assert full.match.view()["placing"] == {"for": "extend", "goods": 1, "carriages": 0, "town": None, "at": "olpe.iron"}
    assert full.match.view()["asks"] == "take_good"
    sale = selling(DORTMUND_BEER, {1: "essen.iron"}).match.view()
    assert (sale["asks"], sale["sale"]) == (
        "sell",
        {
            "place": 2,
            "pays": 3,
            "dump": {"beer": 2, "salt": 2, "iron": 2},
            "sold": 0,
            "from": None,
            "path": [],
            "roads": [],
            "losing": [],
        },
    )


def test_every_move_of_the_rules_has_its_notation():
    texts = set(new_position("hellweg", 2, []).match.loaded.actions)
    for text in [
        "good dortmund.beer",
        "carriage dortmund-soest",
        "sell soest.salt",
        "go soest",
        "dump soest.salt",
        "next",
        "buy soest",
        "card coal1",
        "card free",
        "thaler",
        "extend soest.salt",
        "extend dortmund-soest",
        "extend",
        "store good",
        "store carriage",
        "use store",
        "use extend",
        "use thaler",
        "end",
        "take soest.salt",
        "take dortmund-soest",
        "take warehouse",
        "forgo",
        "privilege store",
        "privilege extend",
        "privilege thaler",
    ]:
        assert text in texts
    assert len(texts) == 16 * 5 + 16 * 3 + 10 * 2 + 10 + 8 + 6


def test_a_record_that_contains_a_forced_move_is_refused():
    match = played("hellweg", 3, ["warehouse"], 2)
    at = next(number for number, line in enumerate(match.lines) if " buy " in line)
    wrong = [*match.lines[: at + 1], f"{match.lines[at][0]} good hagen.beer", *match.lines[at + 1 :]]
    record = match.record().replace("\n".join(match.lines), "\n".join(wrong))
    with pytest.raises(kogge.BadRecord, match="is played automatically and is not written"):
        kogge.load(record)


def test_the_options_are_named_in_the_order_of_their_bits():
    assert list(game_by_id("hellweg").options) == ["warehouse", "passengers", "free_choice", "short", "counter"]
