"""C6 Thursday: goods."""

from __future__ import annotations

import pytest

from colonia.town import CLOTHING, FOOTWEAR, GREEN, PAINTING, PURPLE, RED, SADDLE, YELLOW, town


def workshops(players: int = 4, **given):
    at = town("thursday", players, **given)
    at.s.bar[:] = [1, 2, 1, 2, 1]
    return at


def test_c6_1_the_first_new_order_costs_one_member_the_second_two_no_matter_whose_the_first_was():
    """The rulebook's example: purple orders a saddle for one member, green the next one for two."""
    at = workshops(6, order=(PURPLE, GREEN, RED, YELLOW, 2, 5)).has(PURPLE, "leather iron").has(GREEN, "leather iron fur").begin()
    assert at.moves() == ["order saddle", "pass"]
    at.play("order saddle")
    assert at.seat == GREEN
    at.play("order saddle")
    assert at.orders(SADDLE) == [(PURPLE, 1), (GREEN, 2)]
    assert (at.family(PURPLE)["supply"], at.family(GREEN)["supply"]) == (20, 19)
    assert at.screen(GREEN)["resources"]["fur"] == 1
    assert at.s.bag.tolist() == [18, 18, 18, 18, 17]


@pytest.mark.parametrize(
    ("good", "recipe"),
    [
        ("saddle", "leather iron"),
        ("cartwheel", "iron wood"),
        ("painting", "wood linen"),
        ("clothing", "linen fur"),
        ("footwear", "fur leather"),
    ],
)
def test_c6_1_each_craftsman_wants_two_resources(good, recipe):
    at = workshops().has(1, recipe).begin()
    assert at.moves() == [f"order {good}", "pass"]


def test_c6_1_one_order_at_a_time_and_passing_is_final():
    at = workshops(3).has(1, "leather leather iron iron").has(2, "wood linen").begin().play("order saddle", "pass")
    assert at.seat == 1
    at.play("pass")
    assert at.seen()["phase"] == "dice"


def test_c6_1_without_enough_members_no_order():
    at = workshops(3).has(1, "leather iron").has(2, "leather iron wood").begin()
    at.s.supply[1] = 1
    at.play("order saddle")
    assert (at.seat, at.moves()) == (2, ["order cartwheel", "pass"]), "the next saddle wants two members, the first wheel one"


def test_c6_2_orders_carried_over_fill_the_upper_spaces_and_do_not_raise_the_price():
    at = workshops().order(SADDLE, (3, 4), (2, 1)).has(1, "leather iron").begin().play("order saddle")
    assert at.orders(SADDLE)[:3] == [(3, 4), (2, 1), (1, 1)]


def test_c6_2_a_full_column_takes_no_more():
    at = workshops().order(SADDLE, *[(2, 1)] * 11).has(1, "leather leather iron iron").begin().play("order saddle")
    assert len(at.orders(SADDLE)) == 12
    assert at.seen()["phase"] == "dice", "one more saddle could be paid, but there is no space"


def test_c6_3_spaces_below_the_bar_may_be_used():
    at = workshops().order(FOOTWEAR, (2, 1), (2, 2), (2, 3)).has(1, "fur leather").begin().play("order footwear")
    assert at.orders(FOOTWEAR)[3] == (1, 1)
    assert at.craftsman(FOOTWEAR)["bar"] == 1


def test_c6_4_as_many_dice_as_the_week_card_says_even_if_no_order_stands_anywhere():
    at = workshops().begin()
    assert at.match.events_due() == ["dice D D D D D"]
    assert not at.match.read_event(["dice", "1", "2", "3", "4"])
    assert not at.match.read_event(["dice", "1", "2", "3", "4", "7"])
    assert not at.match.read_event(["dice", "1", "2", "3", "4", "5", "6"])
    at.chance("dice 5 4 3 2 1")
    assert at.seen()["day"] != "thursday"
    assert at.match.lines == ["* dice 5 4 3 2 1"]


def test_c6_4_a_rolled_four_moves_the_tailors_bar():
    """The rulebook's example: the tailor's bar, at two, is moved one down by a four."""
    at = workshops().order(CLOTHING, (1, 1), (2, 1), (3, 1), (4, 1)).begin().chance("dice 4 1 1 1 1")
    assert at.orders(CLOTHING) == [(4, 1)]


def test_c6_4_a_six_moves_all_five_bars():
    at = workshops()
    for craftsman in range(5):
        at.order(craftsman, *[(2, 1)] * 4)
    at.begin().chance("dice 6 1 1 1 1")
    assert [len(man["orders"]) for man in at.seen()["craftsmen"]] == [0, 1, 2, 1, 2]


def test_c6_5_each_space_above_the_bar_gives_one_good_however_many_members_stand_there():
    """The rulebook's example: red collects two paintings, green one, yellow below the bar none."""
    at = workshops().order(PAINTING, (RED, 1), (GREEN, 3), (RED, 2), (YELLOW, 4)).begin()
    at.chance("dice 3 3 1 1 1")
    assert [at.screen(seat)["goods"]["painting"] for seat in (RED, GREEN, YELLOW)] == [2, 1, 0]


def test_c6_6_members_that_collected_move_to_street_thursday_and_the_rest_slide_up_in_order():
    at = workshops().street("thursday", 2, 0, 0, 5).order(PAINTING, (RED, 1), (GREEN, 3), (RED, 2), (YELLOW, 4), (GREEN, 5)).begin()
    at.chance("dice 3 3 1 1 1")
    assert at.orders(PAINTING) == [(YELLOW, 4), (GREEN, 5)]
    assert [seat["streets"]["thursday"] for seat in at.seen()["seats"]] == [0, 0, 3, 3]
    assert at.family(YELLOW)["supply"] == 30 - 4, "two came home, four still stand on the order"
    assert [man["bar"] for man in at.seen()["craftsmen"]] == [0] * 5
