"""H8 Free Choice."""

from __future__ import annotations

from hellweg.westphalia import DORTMUND_BEER, EXAMPLE_ROUND, acting, before_card, cards, goods, starting
from position import new_position


def owner(map_of, options=("free_choice",), card=EXAMPLE_ROUND):
    return cards(acting({1: map_of}, list(options), card=card), 1, "free").set()


def test_h8_1_its_owner_chooses_the_house_for_each_good_bought_in_a_town_of_two():
    at = owner("", card=DORTMUND_BEER).play("buy dortmund")
    assert at.moves() == ["good dortmund.beer", "good dortmund.iron"]
    at.play("good dortmund.iron", "good dortmund.beer")
    assert goods(at) == {"dortmund.beer": 1, "dortmund.iron": 1}
    assert len(starting(at, "carriage")) == 6


def test_h8_1_in_a_town_of_one_house_there_is_no_choice():
    at = owner("").play("buy hagen")
    assert goods(at) == {"hagen.beer": 2}


def test_h8_1_players_without_the_card_get_no_choice():
    at = cards(acting({}, ["free_choice"], card=DORTMUND_BEER), 2, "free").set().play("buy dortmund")
    assert goods(at) == {"dortmund.beer": 2}


def test_h8_1_to_extend_one_own_good_in_that_town_is_enough():
    at = owner("dortmund.iron, olpe.iron")
    assert starting(at, "extend")[:3] == ["extend dortmund.beer", "extend dortmund.iron", "extend olpe.iron"]
    at.play("extend dortmund.beer")
    assert goods(at) == {"dortmund.beer": 1, "dortmund.iron": 1, "olpe.iron": 1}


def test_h8_1_the_choice_also_applies_to_extending_from_the_warehouse():
    at = owner("dortmund.iron", ["warehouse", "free_choice"])
    at.set(goods_stored=[2, 0, 0, 0], goods_supply=[9, 12, 12, 0]).play("extend")
    assert at.moves() == ["good dortmund.beer", "good dortmund.iron"]


def test_h8_1_a_good_taken_to_extend_must_leave_one_in_that_town():
    at = owner("dortmund.iron, olpe.iron 11").play("extend dortmund.beer")
    assert at.moves() == ["forgo", "take olpe.iron"]
    two = owner("dortmund.iron 2, olpe.iron 10").play("extend dortmund.beer")
    assert two.moves() == ["forgo", "take dortmund.iron", "take olpe.iron"]


def test_h8_1_no_effect_on_set_up_or_sales():
    at = cards(before_card(options=["free_choice"], map_of={1: "moenster.beer"}), 1, "free").chance(f"card {EXAMPLE_ROUND}")
    assert at.moves() == ["dump moenster.beer", "next"], "Moenster asks for iron"
    start = (
        cards(new_position("hellweg", 2, ["free_choice"]), 1, "free").chance("start 1").play("good soest.salt", "carriage soest-corbach")
    )
    assert goods(start) == {"soest.salt": 1}


def test_h8_1_without_the_option_the_card_does_not_exist():
    assert starting(acting(money=[99, 0, 0, 0]), "card")[-1] != "card free"
    assert starting(acting(options=["free_choice"], money=[99, 0, 0, 0]), "card")[-1] == "card free"
