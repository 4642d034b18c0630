"""H4 Actions, with the rulebook's examples of a purchase in Dortmund and of an action phase."""

from __future__ import annotations

from hellweg.westphalia import (
    ANNE,
    DORTMUND_BEER,
    DORTMUND_IRON,
    HERMAN,
    MARC,
    acting,
    cards,
    carriages,
    goods,
    seen,
    starting,
)

EIGHT_CARRIAGES = "hagen-olpe 5, dortmund-hagen 3"


def test_h4_1_example_anne_buys_in_dortmund_and_puts_the_carriage_on_the_road_to_soest():
    at = acting(card=DORTMUND_BEER).play("buy dortmund")
    assert seen(at)["money"] == 5
    assert goods(at) == {"dortmund.beer": 2}, "two goods, on the brown house"
    assert len(at.moves()) == len(starting(at, "carriage")) == 6, "six roads leave Dortmund"
    at.play("carriage dortmund-soest")
    assert seen(at)["money"] == 6, "the village pays 1"
    assert (carriages(at), at.seat) == ({"dortmund-soest": 1}, 2)


def test_h4_1_example_of_the_action_phase():
    at = acting(money=[10, 40, 10, 0])
    at.play("thaler")
    assert seen(at, ANNE)["money"] == 11
    at.play("card coal1")
    assert (seen(at, HERMAN)["money"], seen(at, HERMAN)["cards"]) == (25, ["coal1"])
    assert at.seat == MARC, "with no good on the map there is no place for a bonus carriage"
    at.play("buy moenster", "carriage dortmund-moenster")
    assert (seen(at, MARC)["money"], goods(at, MARC), carriages(at, MARC)) == (6, {"moenster.iron": 1}, {"dortmund-moenster": 1})
    at.play("buy hagen", "carriage hagen-olpe")
    assert seen(at, ANNE)["money"] == 11 - 3, "3 instead of 5: her first merchant stands on the market"
    assert goods(at, ANNE) == {"hagen.beer": 2}
    at.play("card wine1")
    assert seen(at, HERMAN)["money"] == 25 - 23, "2 less"
    at.play("extend moenster.iron")
    assert (seen(at, MARC)["money"], goods(at, MARC)) == (5, {"moenster.iron": 2})
    assert at.match.is_chance_due
    assert all(seen(at, seat)["merchants_home"] == 2 for seat in (1, 2, 3))


def test_h4_3_example_herman_puts_a_bonus_carriage_with_each_card():
    at = acting({HERMAN: "soest.salt, corbach.salt"}, player=1, money=[10, 40, 10, 0])
    at.play("card coal1")
    assert at.moves() == [
        "carriage dortmund-soest",
        "carriage soest-paderborn",
        "carriage dortmund-corbach",
        "carriage olpe-corbach",
        "carriage paderborn-corbach",
        "carriage soest-corbach",
        "forgo",
    ]
    at.play("carriage dortmund-soest", "thaler", "thaler", "card coal2", "carriage soest-corbach")
    assert carriages(at, HERMAN) == {"dortmund-soest": 1, "soest-corbach": 1}
    assert seen(at, HERMAN)["money"] == 40 - 15 + 1 - 13


def test_h4_1_a_town_with_any_merchant_is_closed_through_both_rounds():
    at = acting(money=[50, 50, 50, 0])
    assert starting(at, "buy") == ["buy dortmund", "buy soest", "buy moenster", "buy hagen"]
    at.play("buy soest")
    assert starting(at, "buy") == ["buy dortmund", "buy moenster", "buy hagen"]
    at.play("buy hagen", "carriage hagen-olpe", "thaler")
    assert (at.seat, starting(at, "buy")) == (1, ["buy dortmund", "buy moenster"])


def test_h4_1_goods_first_then_carriages_no_good_needed_there():
    at = acting({1: "corbach.salt"}).play("buy moenster")
    assert goods(at) == {"corbach.salt": 1, "moenster.iron": 1}
    assert at.moves() == ["carriage dortmund-moenster", "carriage moenster-builefeld", "carriage essen-moenster"]


def test_h4_1_a_price_of_three_brings_one_good_and_no_carriage():
    at = acting().play("buy soest")
    assert (goods(at), carriages(at), seen(at)["money"], at.seat) == ({"soest.salt": 1}, {}, 7, 2)


def test_h4_1_the_discount_needs_the_first_merchant_on_the_market():
    at = acting(players=2).play("buy soest", "thaler", "buy moenster", "carriage dortmund-moenster")
    assert seen(at, 1)["money"] == 10 - 3 - 4, "both merchants stand on the card"
    at.play("buy hagen", "carriage hagen-olpe")
    assert seen(at, 2)["money"] == 11 - 3


def test_h4_1_the_money_must_be_there_before_the_action():
    at = acting(money=[4, 0, 0, 0])
    assert starting(at, "buy") == ["buy dortmund", "buy soest", "buy moenster"], "Hagen costs 5"
    poor = acting(money=[2, 0, 0, 0], on_market=[1, 0, 0, 0], round_number=1)
    assert starting(poor, "buy") == ["buy dortmund", "buy soest", "buy moenster"], "4 - 2 = 2"


def test_h4_2_a_good_onto_an_own_good_or_a_carriage_at_a_town_with_an_own_good():
    at = acting({1: "olpe.iron, soest.iron", 2: "corbach.salt"})
    assert starting(at, "extend") == [
        "extend soest.iron",
        "extend olpe.iron",
        "extend dortmund-soest",
        "extend soest-paderborn",
        "extend hagen-olpe",
        "extend olpe-corbach",
        "extend soest-corbach",
    ]
    at.play("extend olpe-corbach")
    assert (seen(at)["money"], carriages(at), seen(at)["merchants_home"]) == (10, {"olpe-corbach": 1}, 1), "1 paid, the village gives 1"


def test_h4_2_costs_one_thaler_never_less():
    at = acting({1: "olpe.iron"}, money=[1, 0, 0, 0], on_market=[1, 0, 0, 0], round_number=1)
    at.play("extend olpe.iron")
    assert seen(at)["money"] == 0
    assert starting(acting({1: "olpe.iron"}, money=[0, 9, 9, 0]), "extend") == []


def test_h4_2_a_good_that_must_be_taken_has_to_leave_the_named_place_legal():
    at = acting({1: "olpe.iron 1, soest.iron 11"}).play("extend olpe.iron")
    assert at.moves() == ["forgo", "take soest.iron"]
    at.play("take soest.iron")
    assert goods(at) == {"olpe.iron": 2, "soest.iron": 10}
    back = acting({1: "olpe.iron 2, soest.iron 10"}).play("extend olpe.iron")
    assert back.moves() == ["forgo", "take soest.iron", "take olpe.iron"]
    back.play("take olpe.iron")
    assert goods(back) == {"olpe.iron": 2, "soest.iron": 10}, "it may go back to where it was"


def test_h4_3_any_open_card_may_be_taken_if_it_can_be_paid():
    at = acting(money=[20, 0, 0, 0])
    assert starting(at, "card") == ["card coal1", "card coal2", "card coal3", "card herring1", "card herring2"]
    cards(at, 2, "coal2").set()
    assert starting(at, "card") == ["card coal1", "card coal3", "card herring1", "card herring2"]
    cheaper = acting(money=[13, 0, 0, 0], on_market=[1, 0, 0, 0], round_number=1)
    assert starting(cheaper, "card") == ["card coal1", "card coal2", "card coal3"]


def test_h4_3_the_bonus_carriage_may_always_be_forgone():
    at = acting({1: "olpe.iron"}, money=[20, 0, 0, 0]).play("card coal1")
    assert at.moves() == ["carriage hagen-olpe", "carriage olpe-corbach", "forgo"]
    at.play("forgo")
    assert (carriages(at), seen(at)["cards"], seen(at)["carriages_supply"]) == ({}, ["coal1"], 8)


def test_h4_3_with_an_empty_supply_the_bonus_carriage_is_taken_or_forgone_and_then_placed():
    at = acting({1: "corbach.salt, " + EIGHT_CARRIAGES}, money=[20, 0, 0, 0]).play("card coal1")
    assert at.moves() == ["forgo", "take dortmund-hagen", "take hagen-olpe"]
    at.play("take hagen-olpe")
    assert starting(at, "forgo") == [], "a piece taken must be placed"
    at.play("carriage olpe-corbach")
    assert carriages(at) == {"hagen-olpe": 4, "dortmund-hagen": 3, "olpe-corbach": 1}
    assert seen(at)["money"] == 20 - 15 + 1


def test_h4_4_a_thaler_is_always_possible_so_there_is_no_passing():
    at = acting().play("thaler")
    assert (seen(at)["money"], seen(at)["merchants_home"]) == (11, 1)
    broke = acting(money=[0, 9, 9, 0])
    assert broke.seat == 2, "with no money the thaler is the only move and makes itself"
    assert seen(broke)["money"] == 1


def test_h4_5_any_number_of_merchants_on_the_market():
    at = acting()
    for _ in range(5):
        at.play("thaler")
    assert at.match.view()["market"] == [2, 2, 1]


def test_h4_5_village_money_cannot_pay_for_the_action():
    at = acting({1: "olpe.iron"}, money=[0, 9, 9, 0])
    assert at.seat == 2, "extending to the village road would give the thaler that it costs"
    assert carriages(at) == {}


def test_h4_6_bought_goods_are_taken_or_forgone_one_by_one_when_the_supply_is_empty():
    at = acting({1: "olpe.iron 11, soest.salt"}, card=DORTMUND_BEER).play("buy dortmund")
    assert at.moves() == ["forgo", "take soest.salt", "take olpe.iron"]
    at.play("take olpe.iron")
    assert at.moves() == ["forgo", "take dortmund.beer", "take soest.salt", "take olpe.iron"], (
        "the first one is placed, the next is asked for"
    )
    at.play("forgo")
    assert goods(at) == {"dortmund.beer": 1, "soest.salt": 1, "olpe.iron": 10}
    assert len(starting(at, "carriage")) == 6, "the supply has a carriage: it must be placed"
    assert starting(at, "forgo", "take") == []


def test_h4_6_pieces_of_the_supply_are_placed_before_any_is_taken_from_the_map():
    at = acting({1: "olpe.iron 11"}, card=DORTMUND_BEER).play("buy dortmund")
    assert goods(at) == {"dortmund.beer": 1, "olpe.iron": 11}
    assert at.moves() == ["forgo", "take dortmund.beer", "take olpe.iron"]


def test_h4_6_a_carriage_taken_may_go_back_and_a_village_pays_again_but_carriage_plus_does_not():
    at = acting({1: "dortmund-soest 8"}, card=DORTMUND_BEER)
    cards(at, 1, "herring1").play("buy dortmund", "take dortmund-soest", "carriage dortmund-soest")
    assert (carriages(at), seen(at)["money"]) == ({"dortmund-soest": 8}, 10 - 5 + 1)


def test_h4_6_a_carriage_taken_to_extend_goes_to_the_named_road():
    at = acting({1: "corbach.salt, " + EIGHT_CARRIAGES}).play("extend soest-corbach")
    assert at.moves() == ["forgo", "take dortmund-hagen", "take hagen-olpe"]
    at.play("take dortmund-hagen")
    assert carriages(at) == {"hagen-olpe": 5, "dortmund-hagen": 2, "soest-corbach": 1}
    forgone = acting({1: "corbach.salt, " + EIGHT_CARRIAGES}).play("extend soest-corbach", "forgo")
    assert (seen(forgone)["money"], seen(forgone)["merchants_home"]) == (9, 1), "paid all the same"


def test_h4_7_after_the_second_round_all_merchants_go_home():
    at = acting(players=2).play("buy soest", "thaler", "thaler")
    assert [place["merchant"] for place in at.match.view()["trade_card"]] == [None, None, 1, None]
    at.play("buy hagen", "carriage hagen-olpe")
    at.chance(f"card {DORTMUND_IRON}")
    view = at.match.view()
    assert view["market"] == [0, 0]
    assert all(place["merchant"] is None for place in view["trade_card"])
