"""C1 Components and set-up."""

from __future__ import annotations

import pytest

from colonia.town import Town, town, voting
from kogge.games.colonia.words import COLOURS, RESOURCES
from position import new_position

DEALT = [f"resources {seat} leather iron wood linen" for seat in (1, 2, 3)]
GOODS_ROLLED = ["good 1 1", "good 2 2", "good 3 3"]


def new(players: int = 3) -> Town:
    return Town(new_position("colonia", players).match)


@pytest.mark.parametrize(("players", "members"), [(3, 38), (4, 30), (5, 25), (6, 21)])
def test_c1_1_fewer_players_have_more_family_members(players, members):
    seats = new(players).seen()["seats"]
    assert [seat["supply"] for seat in seats] == [members] * players
    assert [seat["colour"] for seat in seats] == list(COLOURS[:players])


def test_c1_2_everyone_has_cards_3_to_8_five_of_each_money_four_resources_and_a_good():
    at = new().chance("resources 1 leather leather iron fur", *DEALT[1:], *GOODS_ROLLED)
    assert at.family(1)["family_cards"] == [3, 4, 5, 6, 7, 8]
    assert at.screen(1)["money"] == {"mark": 5, "gulden": 5, "pfund": 5, "grivna": 5}
    assert at.screen(1)["resources"] == {"leather": 2, "iron": 1, "wood": 0, "linen": 0, "fur": 1}
    assert at.screen(1)["goods"]["saddle"] == 1
    assert sum(at.screen(1)["goods"].values()) == 1


@pytest.mark.parametrize("good", ["saddle", "cartwheel", "painting", "clothing", "footwear"])
def test_c1_2_a_rolled_six_is_chosen_at_once_before_the_next_seats_die(good):
    at = new().chance(*DEALT, "good 1 6")
    assert at.seat == 1
    assert at.moves() == ["choose saddle", "choose cartwheel", "choose painting", "choose clothing", "choose footwear"]
    at.play(f"choose {good}")
    assert at.screen(1)["goods"][good] == 1
    assert at.match.events_due()[0] == "good 2 1"


def test_c1_2_the_die_shows_the_goods_in_their_order():
    at = new().chance(*DEALT, "good 1 4", "good 2 5", "good 3 2")
    assert [next(good for good, count in at.screen(seat)["goods"].items() if count) for seat in (1, 2, 3)] == [
        "clothing",
        "footwear",
        "cartwheel",
    ]


def test_c1_3_the_bag_holds_18_of_each_resource():
    at = new()
    assert at.s.bag.tolist() == [18] * 5
    assert at.seen()["bag"] == 90
    at.chance(*DEALT)
    assert at.s.bag.tolist() == [15, 15, 15, 15, 18]


def test_c1_3_if_fewer_are_left_than_are_to_be_drawn_all_that_is_left_is_drawn_and_then_nothing_more():
    at = town("monday", phase=5)
    at.s.bag[:] = [1, 0, 0, 1, 0]
    at.chance("week 4")  # booths 5 2 3 5 5 4 5
    assert at.match.events_due() == ["booth 1 R R"]
    assert not at.match.read_event(["booth", "1", "leather"])
    assert not at.match.read_event(["booth", "1", "leather", "leather"])
    at.chance("booth 1 linen leather")
    assert at.seen()["bag"] == 0
    assert at.seen()["phase"] == "edicts", "the other booths get nothing, and no line"


def test_c1_3_goods_of_the_bank_are_unlimited():
    at = voting("friday", "roll_for_good")
    at.s.goods[:4] = 12
    at.begin().play("yes", "yes", "yes", "yes").chance("good 1 1")
    assert at.screen(1)["goods"]["saddle"] == 13


def test_c1_4_four_ships_lie_in_port_and_ten_relic_cards_on_display():
    at = new().chance(*DEALT, *GOODS_ROLLED)
    assert at.match.events_due() == [f"ship 1 {ship}" for ship in range(1, 17)]
    at.chance("ship 1 16", "ship 2 3", "ship 3 1", "ship 4 7")
    assert [ship["ship"] for ship in at.seen()["harbour"]] == [16, 3, 1, 7]
    assert not at.match.read_event(["relic", "2", "bergen", "5"]), "place 1 comes first"
    at.chance("relic 1 bergen 15")
    assert not at.match.read_event(["relic", "2", "bergen", "15"]), "there is one only"
    at.chance("relic 2 bergen shrine", *[f"relic {place} london 5" for place in (3, 4, 5)])
    at.chance(*[f"relic {place} nowgorod 9" for place in (6, 7, 8)], "relic 9 brugge 14", "relic 10 brugge 14")
    view = at.seen()
    assert view["display"][0] == {
        "place": 1,
        "guard": None,
        "city": "bergen",
        "currency": "mark",
        "cost": 15,
        "points": 5,
        "shrine": False,
    }
    assert view["display"][1]["shrine"]
    assert view["display"][10:] == [None, None]
    assert view["decks"] == {"weeks": 14, "edicts": 18, "ships": 12, "relics": 38}
    assert at.match.events_due() == [f"week {card}" for card in range(1, 15)]


def test_c1_5_nine_booths_two_of_them_coloured_and_five_columns_with_their_bars_at_the_top():
    view = new().seen()
    assert [booth["booth"] for booth in view["market"] if booth["extra"]] == [8, 9]
    assert len(view["market"]) == 9
    assert [(man["craftsman"], man["good"]) for man in view["craftsmen"]] == [
        ("saddler", "saddle"),
        ("wainwright", "cartwheel"),
        ("painter", "painting"),
        ("tailor", "clothing"),
        ("shoemaker", "footwear"),
    ]
    assert all((man["rows"], man["bar"], man["orders"]) == (12, 0, []) for man in view["craftsmen"])


def test_c1_6_four_days_have_a_street():
    assert list(new().family(1)["streets"]) == ["tuesday", "wednesday", "thursday", "friday"]


def test_resources_of_a_line_are_read_in_any_order_and_written_in_a_fixed_one():
    at = new().chance("resources 1 fur leather wood leather")
    assert at.match.lines[-1] == "* resources 1 leather leather wood fur"
    assert list(RESOURCES) == ["leather", "iron", "wood", "linen", "fur"]
