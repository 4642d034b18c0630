"""C7 Friday: loading. C8 Saturday: pay."""

from __future__ import annotations

from colonia.town import RED, town, voting
from kogge.games.colonia.table import IN_DECK, PUT_ASIDE
from kogge.games.colonia.words import MAX_SHIPS


def harbour(players: int = 4, **given):
    return town("friday", players, **given)


def test_c7_1_exactly_the_goods_shown_are_returned_and_one_member_placed():
    at = harbour().has(1, goods="saddle cartwheel cartwheel painting footwear footwear").begin()
    assert at.moves() == ["load 1.1", "load 1.3", "load 2.1", "load 2.2", "load 3.1", "load 4.1", "pass"]
    at.play("load 1.3")
    assert at.screen(1)["goods"] == {"saddle": 0, "cartwheel": 1, "painting": 0, "clothing": 0, "footwear": 1}
    assert at.ship(1)["holds"][2] == {"hold": "3", "goods": ["saddle", "cartwheel", "painting", "footwear"], "pays": 13, "seat": 1}
    assert at.family(1)["supply"] == 29


def test_c7_1_a_ship_with_three_holds_has_no_fourth():
    at = harbour(ships=(1, 2, 5, 6)).has(1, goods="saddle cartwheel painting clothing footwear").begin()
    assert not any(move.endswith(".4") for move in at.moves())
    assert "load 1.4" in harbour(ships=(3, 2, 5, 6)).has(1, goods="cartwheel painting clothing").begin().moves()


def test_c7_1_each_hold_once_while_the_ship_is_in_port():
    at = harbour().loaded(1, h1=3).has(1, goods="cartwheel footwear").begin()
    assert "load 1.1" not in at.moves()


def test_c7_1_one_hold_at_a_time_and_passing_is_final():
    at = harbour(3).has(1, goods="saddle cartwheel painting footwear").has(2, goods="saddle cartwheel").begin()
    at.play("load 4.1")
    assert at.seat == 2
    at.play("pass")
    assert at.seat == 1
    at.play("load 2.1")
    assert at.seen()["day"] == "saturday", "seat 1 has no goods left, seat 2 has passed for the day"


def test_c7_1_without_a_member_nobody_loads():
    at = harbour(3).has(1, goods="saddle cartwheel").has(2, goods="saddle footwear")
    at.s.supply[0] = 0
    at.begin()
    assert at.seat == 2


def test_c7_2_street_friday_goes_home_and_members_on_holds_stay():
    at = harbour(card=7).street("friday", 3, 1).loaded(2, h2=2).begin()
    assert at.seen()["day"] == "saturday"
    assert [seat["streets"]["friday"] for seat in at.seen()["seats"]] == [0, 0, 0, 0]
    assert [seat["supply"] for seat in at.seen()["seats"]] == [30, 29, 30, 30]
    assert at.ship(1)["holds"][1]["seat"] == 2, "the ship from berth II has moved up with its member"


def test_c7_2_members_of_ships_that_left_early_this_friday_go_home_next_friday():
    at = voting("friday", "one_ship", "exchange_money").street("friday", 3, 1).loaded(1, h1=1, h2=2).begin()
    at.play(*["yes"] * 4)
    assert [seat["streets"]["friday"] for seat in at.seen()["seats"]] == [4, 2, 0, 0]
    at.chance("ship 4 2")
    assert at.seen()["day"] == "saturday"
    assert [seat["streets"]["friday"] for seat in at.seen()["seats"]] == [1, 1, 0, 0]
    assert [seat["supply"] for seat in at.seen()["seats"]] == [29, 29, 30, 30]
    later = harbour().street("friday", 1, 1).begin()
    assert [seat["streets"]["friday"] for seat in later.seen()["seats"]] == [0, 0, 0, 0]


def saturday(**given):
    return town("saturday", **given)


def test_c8_1_each_loaded_hold_pays_in_the_ships_currency():
    """The rulebook's example: red's hold on the ship to Brügge pays nine gulden."""
    at = saturday(card=2, ships=(1, 5, 9, 13)).loaded(2, h2=RED).begin()
    assert at.screen(RED)["money"] == {"mark": 5, "gulden": 14, "pfund": 5, "grivna": 5}
    assert at.family(RED)["streets"]["friday"] == 1


def test_c8_1_only_ships_above_the_bar_leave_berth_one_first():
    at = saturday(card=2).loaded(1, h1=1).loaded(2, h1=2).loaded(3, h1=3).loaded(4, h1=4).begin()
    assert at.screen(1)["money"]["mark"] == 11
    assert at.screen(2)["money"]["gulden"] == 11
    assert at.screen(3)["money"]["pfund"] == 5
    assert at.screen(4)["money"]["grivna"] == 5


def test_c8_1_ships_leave_loaded_or_not():
    assert saturday(card=10).begin().seen()["ships_aside"] == [1, 5, 9, 13]


def test_c8_2_two_ships_leave_and_two_move_up_with_their_members():
    """The rulebook's example."""
    at = saturday(card=2).loaded(3, h1=3, h3=1).loaded(4, h2=4, x=2).begin()
    assert at.match.events_due() == [f"ship 3 {ship}" for ship in range(1, 17) if ship not in (1, 5, 9, 13)]
    at.chance("ship 3 4", "ship 4 16")
    assert [ship["ship"] for ship in at.seen()["harbour"]] == [9, 13, 4, 16]
    assert [hold["seat"] for hold in at.ship(1)["holds"]] == [3, None, 1]
    assert [(hold["hold"], hold["seat"]) for hold in at.ship(2)["holds"]] == [("1", None), ("2", 4), ("3", None), ("x", 2)]
    assert [hold["seat"] for hold in at.ship(3)["holds"]] == [None] * 4


def test_c8_2_berths_are_refilled_in_week_six_too():
    at = saturday(week=6).begin()
    assert at.match.events_due()[0].startswith("ship 1 ")


def test_c8_2_only_when_a_ship_must_be_drawn_and_the_deck_is_empty_are_those_put_aside_shuffled_in():
    at = saturday(card=2)
    for ship in range(16):
        if at.s.ship_is[ship] == IN_DECK:
            at.s.ship_is[ship] = PUT_ASIDE
    at.s.ship_is[15] = IN_DECK
    at.begin()
    assert at.match.events_due() == ["ship 3 16"]
    at.chance("ship 3 16")
    assert at.match.events_due() == [f"ship 4 {ship}" for ship in range(1, 16) if ship not in (9, 13)], "those just left included"
    at.chance("ship 4 1")
    assert at.seen()["decks"]["ships"] == 12
    assert at.seen()["ships_aside"] == []


def test_c8_2_an_empty_deck_is_not_shuffled_before_a_ship_is_needed():
    at = saturday(card=7)
    for ship in range(MAX_SHIPS):
        if at.s.ship_is[ship] == IN_DECK:
            at.s.ship_is[ship] = PUT_ASIDE
    at.s.ship_is[15] = IN_DECK
    at.begin().chance("ship 4 16")
    assert at.seen()["decks"]["ships"] == 0
    assert len(at.seen()["ships_aside"]) == 12
