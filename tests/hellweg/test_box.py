"""H1 Components, and which boxes are refused."""

from __future__ import annotations

import re

import pytest

import kogge
from hellweg.boxes import CARDS, STANDARD, box_text, great_box, great_map, great_trade, tiny_box
from hellweg.westphalia import cards, pieces
from kogge.games.hellweg.table import OVER
from position import new_position
from random_play import positions


def view(box=None, players=4, options=()):
    return new_position("hellweg", players, list(options), box).match.view()


def test_h1_2_towns_have_one_or_two_houses_and_six_roads_leave_dortmund():
    seen = view()
    houses = [house["house"] for town in seen["towns"] for house in town["houses"]]
    assert len(seen["towns"]) == 10
    assert len(houses) == 16
    assert [road["road"] for road in seen["roads"] if "dortmund" in road["towns"]] == [
        "essen-dortmund",
        "dortmund-soest",
        "dortmund-hagen",
        "dortmund-moenster",
        "dortmund-corbach",
        "dortmund-builefeld",
    ]


def test_h1_2_the_roads_of_the_examples_are_paved_or_bad_as_the_rulebook_says():
    roads = {road["road"]: road for road in view()["roads"]}
    assert roads["hagen-olpe"]["paved"]
    assert roads["dortmund-hagen"]["paved"]
    assert not roads["olpe-corbach"]["paved"]
    assert not roads["dortmund-corbach"]["paved"]
    assert roads["dortmund-soest"]["village"]


def test_h1_3_twelve_cards_on_which_every_house_stands_at_3_4_and_5_and_every_kind_on_each():
    box = new_position("hellweg", 2, []).box
    assert box.trade_cards == 12
    seen = [(int(box.trade_house[card, place]), int(box.trade_price[card, place])) for card in range(12) for place in range(4)]
    assert sorted(seen) == [(house, price) for house in range(16) for price in (3, 4, 5)]
    for card in range(12):
        assert {int(box.house_kind[house]) for house in box.trade_house[card]} == {0, 1, 2}
        assert len({int(box.house_town[house]) for house in box.trade_house[card]}) == 4


def test_h1_3_one_to_three_symbols_by_price():
    box = new_position("hellweg", 2, []).box
    assert [(int(box.symbol_goods[price]), int(box.symbol_carriages[price])) for price in (3, 4, 5)] == [(1, 0), (1, 1), (2, 1)]


def played(box, options=(), players=2, seed=1):
    match = new_position("hellweg", players, list(options), box, seed).match.resolve_chance()
    for _ in positions(match, seed):
        pass
    return match


def test_h1_2_a_box_as_big_as_the_record_needs_no_code():
    great = great_box()
    seen = view(great)
    assert (len(seen["towns"]), len(seen["roads"]), len(seen["goods_cards"])) == (16, 48, 16)
    assert seen["turns"] == 24
    match = played(great, ["warehouse", "passengers", "free_choice", "counter"], 4)
    assert sum(line.startswith("* card") for line in match.lines) == 24


@pytest.mark.parametrize(("options", "turns"), [([], 3), (["short"], 1)])
def test_h1_2_a_tiny_box_plays_to_the_end(options, turns):
    match = played(tiny_box(), options)
    assert sum(line.startswith("* card") for line in match.lines) == turns


def test_h1_2_what_the_record_cannot_hold_is_refused():
    towns, roads = great_map(17, 30)
    problem(box_text(towns, roads, []), "2 to 16 towns, not 17")
    towns, roads = great_map(16, 49)
    problem(box_text(towns, roads, great_trade(towns)), "more than 48 roads do not fit")
    towns, roads = great_map(16, 48)
    many = "".join(CARDS.replace("coal1", f"coal{i}") for i in range(17))
    problem(box_text(towns, roads, great_trade(towns), many), "more than 16 goods cards do not fit")


def problem(text, message):
    with pytest.raises(kogge.BadBox, match=re.escape(message)) as raised:
        new_position("hellweg", 2, [], text)
    return str(raised.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("goods = 12", "goods = 2"), "the number of goods must be a whole number from 3 to 99, not 2"),
        (("goods = 12", "goods = 12.0"), "not 12.0"),
        (("goods = 12", "goods = true"), "not True"),
        (("goods = 12, ", ""), "pieces has no goods"),
        (("goods = 12", "cubes = 12, goods = 12"), "unknown field of pieces 'cubes'"),
        (("merchants = 2", "merchants = 3"), "the number of merchants must be a whole number from 2 to 2"),
        (("thaler = 10,", "thaler = -1,"), "the number of thaler must be a whole number from 0"),
        (('no_start = ["dortmund"]', 'no_start = ["cologne"]'), "unknown town 'cologne'"),
        (('no_start = ["dortmund"]', 'no_start = "dortmund"'), "no_start must be a list"),
        (('no_start = ["dortmund"]', ""), "no_start is missing"),
        (('houses = ["beer", "salt"], at = [6.76', "houses = [], at = [6.76"), "duisburg must have one house or two of different kinds"),
        (('houses = ["beer", "salt"], at = [6.76', 'houses = ["beer", "beer"], at = [6.76'), "one house or two of different kinds"),
        (('houses = ["beer", "salt"], at = [6.76', 'houses = ["beer", "wool"], at = [6.76'), "unknown kind of house 'wool'"),
        (("at = [6.76, 51.43]", "at = [6.76]"), "the position of duisburg must be two numbers"),
        (("at = [6.76, 51.43]", "at = [true, 51.43]"), "the position of duisburg must be two numbers"),
        (('name = "Duisburg"', 'name = ""'), "the name of duisburg must be a text"),
        (('name = "Duisburg", ', ""), "town duisburg has no name"),
        (("essen = {", "Essen = {"), "a town must be written with a-z, 0-9 and _, not 'Essen'"),
        (('"duisburg-essen"', '"duisburg-cologne"'), "unknown town 'cologne'"),
        (('"duisburg-essen"', '"duisburg-duisburg"'), "two different towns, town-town, not 'duisburg-duisburg'"),
        (('"duisburg-essen"', '"duisburg"'), "two different towns, town-town, not 'duisburg'"),
        (('"duisburg-essen"', '"dortmund-essen"'), "there are two roads between essen and dortmund"),
        (("paved = true, village = false }", "paved = 1, village = false }"), "paved must be true or false, not 1"),
        (("[symbols]", "[symbol]"), "unknown table 'symbol'"),
        (("3 = [1, 0]", "3 = [0, 0]"), "the symbols for 3 must be goods and carriages, 1 to 3 together"),
        (("3 = [1, 0]", "3 = [2, 2]"), "the symbols for 3 must be goods and carriages, 1 to 3 together"),
        (("3 = [1, 0]", "3 = [1]"), "the symbols for 3 must be goods and carriages"),
        (("3 = [1, 0]", "6 = [1, 0]"), "unknown field of symbols '6'"),
        (
            ('["moenster.beer", 4]', '["moenster.beer", 6]'),
            "the price of moenster.beer on trade card 1 must be a whole number from 3 to 5, not 6",
        ),
        (('["moenster.beer", 4]', '["moenster.beer", 4.0]'), "not 4.0"),
        (('["moenster.beer", 4]', '["moenster.beer", 3]'), "moenster.beer stands at 3 a second time on trade card 4"),
        (('["moenster.beer", 4]', '["moenster.salt", 4]'), "trade card 1 has an unknown house 'moenster.salt'"),
        (('["moenster.beer", 4], ', ""), "trade card 1 must have 4 towns, not 3"),
        (('["moenster.beer", 4]', '["paderborn.salt", 4]'), "trade card 1 must show four different towns"),
        (('["olpe.iron", 4]', '["hagen.beer", 4]'), "trade card 1 has no iron house"),
        (('["moenster.beer", 4]', '"moenster.beer"'), "entries of a house and a price"),
        (("price = 15\nvalue = 19", "price = 1\nvalue = 19"), "the price of coal1 must be a whole number from 2"),
        (("price = 15\nvalue = 19", "price = 15\nvalue = -1"), "the value of coal1 must be a whole number from 0"),
        (('kind = "coal"', 'kind = "tea"'), "unknown kind of goods card 'tea'"),
        (("players_from = 3", "players_from = 5"), "players_from must be a whole number from 2 to 4, not 5"),
        (('good_plus = "beer"', 'good_plus = "wine"'), "unknown kind of good 'wine'"),
        (("carriage_plus = true", "carriage_plus = 1"), "carriage_plus must be true or false"),
        (('with = ["coal", "wine"]', "with = []"), "a bonus needs one or more different kinds"),
        (('with = ["coal", "wine"]', 'with = ["coal", "beer"]'), "unknown kind of goods card 'beer'"),
        (('name = "coal2"', 'name = "coal1"'), "two goods cards are called 'coal1'"),
        (('name = "free"', 'name = "coal1"'), "two goods cards are called 'coal1'"),
        (('name = "coal2"', 'name = "coal 2"'), "the name of a goods card must be written with"),
        (('store = ["builefeld", "corbach"]', 'store = ["builefeld"]'), "the route of store must be two different towns"),
        (('store = ["builefeld", "corbach"]', 'store = ["builefeld", "bonn"]'), "unknown town 'bonn'"),
        (("copies = 4", "copies = 3"), "copies must be a whole number from 4"),
        (("[trade]", "[trade"), "not a TOML file"),
    ],
)
def test_h1_3_what_is_wrong_in_a_box_is_refused_in_one_sentence(change, message):
    assert change[0] in STANDARD
    error = problem(STANDARD.replace(change[0], change[1], 1), message)
    assert error.count("\n") == 0


def test_h1_2_an_unconnected_map_is_refused():
    roads = re.compile(r'^"(hagen-olpe|olpe-corbach)" = .*\n', re.M)
    problem(roads.sub("", STANDARD), "the map is not connected: no way leads from duisburg to olpe")


def test_h1_3_a_card_too_few_is_refused_with_the_house_that_is_missing():
    last = re.compile(r'^  \[\["moenster.iron", 5\].*\n', re.M)
    problem(last.sub("", STANDARD), "stands on no trade card at")


def line_of(text, words):
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["duisburg.beer", 4]', '["duisburg.beer", 7]'),
        ('["hagen.beer", 3]', '["hagen.wool", 3]'),
        ("price = 30", "price = 0"),
        ('olpe = { name = "Olpe", houses = ["iron"]', 'olpe = { name = "Olpe", houses = ["tin"]'),
        ('"paderborn-corbach" = { paved = false', '"paderborn-corbach" = { paved = 0'),
        ("copies = 4", "copies = 0"),
        ("black_carriages = 2", "black_carriages = -2"),
    ],
)
def test_h1_3_a_refusal_names_the_line(tmp_path, old, new):
    path = tmp_path / "mine.toml"
    text = STANDARD.replace(old, new, 1)
    path.write_text(text, "utf-8")
    with pytest.raises(kogge.BadBox, match=rf"mine\.toml, line {line_of(text, new)}: "):
        kogge.new("hellweg", box=path)


def test_h1_4_a_box_with_other_goods_cards_is_played_as_it_is():
    text = STANDARD.replace("players_from = 4", "players_from = 2")
    assert len(view(text, players=2)["goods_cards"]) == 7


def test_h6_1_great_numbers_of_a_box_are_counted_right():
    text = STANDARD.replace("goods = 12", "goods = 99").replace("value = 19", "value = 9999")
    at = new_position("hellweg", 2, [], text)
    pieces(cards(at, 1, "coal1", "coal2", "coal3"), 1, "olpe.iron 40, soest.salt 59")
    pieces(cards(at, 2), 2, "olpe.iron 98, hagen-olpe 8")
    at.s.money[1] = 10 + 3 * 9999
    at.set(phase=OVER)
    assert at.match.points() == [10 + 3 * 9999] * 2
    assert at.match.winners() == [1], "99 goods in houses against 98"
