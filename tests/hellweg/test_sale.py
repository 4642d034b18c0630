"""H3 Sale, with the rulebook's example of a sale in Dortmund."""

from __future__ import annotations

from hellweg.westphalia import (
    ANNE,
    DORTMUND_BEER,
    DORTMUND_IRON,
    EXAMPLE_ROUND,
    MARC,
    before_card,
    cards,
    carriages,
    goods,
    seen,
    selling,
    starting,
)

MARCS_MAP = "moenster.iron, olpe.iron, olpe-corbach, dortmund-corbach, hagen-olpe, dortmund-hagen, dortmund-moenster 2"


def in_dortmund():
    """The rulebook's example: Dortmund asks for iron; Anne has two there, Marc three ways to deliver."""
    at = selling(DORTMUND_IRON, {ANNE: "dortmund.iron 2", MARC: MARCS_MAP})
    assert (at.seat, at.moves()) == (ANNE, ["sell dortmund.iron", "next"])
    at.play("sell dortmund.iron")
    assert seen(at, ANNE)["money"] == 10 + 5
    assert goods(at, ANNE) == {"dortmund.iron": 1}
    assert at.seat == MARC, "Herman has nothing at all"
    return at


def test_h3_3_example_olpe_via_corbach_loses_both_carriages():
    at = in_dortmund()
    assert at.moves() == ["sell moenster.iron", "sell olpe.iron", "next"]
    at.play("sell olpe.iron")
    assert at.moves() == ["go hagen", "go corbach"]
    at.play("go corbach")
    assert carriages(at, MARC) == {"hagen-olpe": 1, "dortmund-hagen": 1, "dortmund-moenster": 2}
    assert (seen(at, MARC)["money"], seen(at, MARC)["carriages_supply"]) == (15, 4)


def test_h3_3_example_olpe_via_hagen_loses_none_since_both_roads_are_paved():
    at = in_dortmund()
    before = carriages(at, MARC)
    at.play("sell olpe.iron", "go hagen")
    assert carriages(at, MARC) == before
    assert (seen(at, MARC)["money"], goods(at, MARC)) == (15, {"moenster.iron": 1})


def test_h3_3_example_moenster_loses_none_since_two_carriages_are_a_permanent_connection():
    at = in_dortmund()
    before = carriages(at, MARC)
    at.play("sell moenster.iron")
    assert carriages(at, MARC) == before
    assert (seen(at, MARC)["money"], goods(at, MARC)) == (15, {"olpe.iron": 1})


def test_h3_1_four_towns_in_printed_order_one_good_each_and_never_forced():
    at = selling(DORTMUND_BEER, {1: "essen.iron 2, dortmund.beer 3, soest.iron"})
    asked = []
    while at.match.view()["phase"] == "sale" and at.match.view()["asks"] == "sell":
        asked.append(at.match.view()["sale"]["place"])
        assert "next" in at.moves()
        at.play(at.moves()[0])
    assert asked == [2, 3, 4], "nothing for Builefeld"
    assert seen(at)["money"] == 10 + 3 + 5 + 4
    assert goods(at) == {"essen.iron": 1, "dortmund.beer": 2}
    assert seen(selling(DORTMUND_BEER, {1: "essen.iron"}).play("next", "next"))["money"] == 10


def test_h3_1_clockwise_from_the_start_player_each_finishing_all_four_towns():
    at = selling(EXAMPLE_ROUND, dict.fromkeys((1, 2, 3), "moenster.iron, hagen.beer"), start_player=1, player=1)
    seats = []
    while at.match.view()["phase"] == "sale":
        seats.append(at.seat)
        at.play(at.moves()[0])
    assert seats == [2, 2, 3, 3, 1, 1]


def test_h3_2_by_transport_only_over_an_unbroken_chain_of_own_carriages():
    chain = "olpe.iron, hagen-olpe"
    assert selling(DORTMUND_IRON, {1: chain}).moves() == ["sell olpe.iron", "next"], "Olpe itself asks fourth; Dortmund is passed over"
    assert selling(DORTMUND_IRON, {1: chain}).match.view()["sale"]["place"] == 4
    joined = selling(DORTMUND_IRON, {1: chain + ", dortmund-hagen"})
    assert joined.match.view()["sale"]["place"] == 3
    others = selling(DORTMUND_IRON, {1: chain, 2: "dortmund-hagen"})
    assert others.match.view()["sale"]["place"] == 4, "seat 2's carriage counts only for seat 2"


def test_h3_2_only_goods_of_the_kind_asked_for():
    at = selling(EXAMPLE_ROUND, {1: "moenster.beer, dortmund.iron, dortmund-moenster"})
    assert (at.match.view()["sale"]["place"], at.moves()) == (1, ["sell dortmund.iron", "next"])
    at.play("next")
    assert at.match.view()["sale"]["place"] == 4, "Hagen asks for beer too, but is not joined"
    assert at.moves() == ["sell moenster.beer", "next"]


def test_h3_3_the_path_is_any_simple_path_walked_town_by_town():
    # a square Dortmund - Essen - Moenster - Builefeld - Dortmund with the diagonal Dortmund - Moenster
    at = selling(
        DORTMUND_IRON,
        {1: "essen.iron, essen-dortmund 2, essen-moenster 2, dortmund-moenster, moenster-builefeld, dortmund-builefeld"},
    )
    at.play("sell essen.iron")
    assert at.moves() == ["go dortmund", "go moenster"]
    at.play("go moenster")
    assert at.moves() == ["go dortmund", "go builefeld"], "never back to Essen"
    at.play("go builefeld")
    assert seen(at)["money"] == 15, "from Builefeld the only way on leads to the buyer and makes itself"


def test_h3_3_no_step_into_a_dead_end_and_none_beyond_the_buyer():
    at = selling(DORTMUND_IRON, {1: "essen.iron, essen-moenster 2, duisburg-essen, essen-dortmund 2, dortmund-corbach, olpe-corbach"})
    at.play("sell essen.iron")
    assert seen(at)["money"] == 15, "Moenster and Duisburg are dead ends, so the way to Dortmund makes itself"
    assert carriages(at)["dortmund-corbach"] == 1


def test_h3_3_carriages_lost_in_a_sale_are_missing_at_the_next_town():
    at = selling(DORTMUND_IRON, {1: "essen.iron 2, essen-dortmund, dortmund-hagen, hagen-olpe"})
    at.play("sell essen.iron")
    assert carriages(at) == {"dortmund-hagen": 1, "hagen-olpe": 1}
    assert at.match.view()["phase"] != "sale", "Olpe asks for iron too, but Essen is cut off now"
    assert goods(at) == {"essen.iron": 1}


def test_h3_3_carriages_go_back_only_when_the_path_is_complete():
    at = selling(DORTMUND_IRON, {MARC: MARCS_MAP + ", soest-corbach"})
    at.play("sell olpe.iron")
    assert carriages(at, MARC)["olpe-corbach"] == 1
    view = at.match.view()["sale"]
    assert (view["from"], view["path"]) == ("olpe.iron", ["olpe"])
    assert goods(at, MARC)["olpe.iron"] == 1, "the good lies there until it arrives"


def test_h3_3_a_bad_road_with_two_own_carriages_keeps_both_even_if_others_have_one():
    at = selling(DORTMUND_IRON, {1: "essen.iron, essen-dortmund 2", 2: "essen.iron, essen-dortmund"})
    at.play("sell essen.iron")
    assert carriages(at, 1) == {"essen-dortmund": 2}
    at.play("sell essen.iron")
    assert carriages(at, 2) == {}
    assert carriages(at, 1) == {"essen-dortmund": 2}


def test_h3_4_a_connection_serves_both_houses_of_a_town_and_the_good_goes_back_to_the_supply():
    at = selling(EXAMPLE_ROUND, {1: "moenster.beer, dortmund.iron, dortmund-moenster 2"})
    at.play("sell dortmund.iron", "sell moenster.beer")
    assert (seen(at)["money"], seen(at)["goods_supply"], goods(at)) == (18, 12, {})


def test_h3_5_who_sold_nothing_may_sell_any_good_for_two():
    at = selling(EXAMPLE_ROUND, {1: "olpe.iron, corbach.salt 2"})
    assert at.moves() == ["dump olpe.iron", "dump corbach.salt", "next"]
    at.play("dump corbach.salt")
    assert (seen(at)["money"], goods(at)) == (12, {"olpe.iron": 1, "corbach.salt": 1})
    assert at.match.view()["phase"] == "actions", "only one"


def test_h3_5_unwilling_counts_as_unable_but_one_sale_is_enough_to_lose_it():
    at = selling(EXAMPLE_ROUND, {1: "moenster.iron, corbach.salt"})
    at.play("next")
    assert at.moves() == ["dump moenster.iron", "dump corbach.salt", "next"]
    sold = selling(EXAMPLE_ROUND, {1: "moenster.iron, corbach.salt"}).play("sell moenster.iron")
    assert sold.match.view()["phase"] == "actions"


def test_h3_5_goods_in_the_warehouse_cannot_be_sold():
    at = selling(EXAMPLE_ROUND, {}, ["warehouse"], goods_stored=[3, 0, 0, 0], goods_supply=[9, 12, 12, 0])
    assert at.match.view()["phase"] == "actions"
    assert seen(at)["goods_stored"] == 3


def test_h3_6_on_the_last_card_every_sale_pays_two_more():
    at = selling(EXAMPLE_ROUND, {1: "moenster.iron, hagen.beer", 2: "olpe.iron"}, turn=11)
    assert at.match.view()["last_card"]
    at.play("sell moenster.iron", "sell hagen.beer", "dump olpe.iron")
    assert seen(at, 1)["money"] == 10 + 6 + 7
    assert seen(at, 2)["money"] == 10 + 2 + 2
    assert at.match.is_over
    tenth = selling(EXAMPLE_ROUND, {1: "moenster.iron"}, ["short"], turn=9).play("sell moenster.iron")
    assert seen(tenth)["money"] == 16


def test_h3_7_with_passengers_a_transport_past_a_village_pays_one_more_once_per_good():
    far = "corbach.salt, olpe-corbach 2, duisburg-hagen 2, hagen-olpe, dortmund-hagen, dortmund-soest 2"
    at = selling(EXAMPLE_ROUND, {1: far}, ["passengers"]).play("sell corbach.salt")
    assert seen(at)["money"] == 10 + 3 + 1, "two villages on the way, one thaler"
    assert seen(selling(EXAMPLE_ROUND, {1: far}).play("sell corbach.salt"))["money"] == 10 + 3


def test_h3_7_passengers_pay_nothing_on_the_spot_for_a_dumped_good_or_without_a_village():
    spot = selling(EXAMPLE_ROUND, {1: "soest.salt, dortmund-soest"}, ["passengers"]).play("sell soest.salt")
    assert seen(spot)["money"] == 13
    dumped = selling(EXAMPLE_ROUND, {1: "corbach.salt, olpe-corbach"}, ["passengers"]).play("dump corbach.salt")
    assert seen(dumped)["money"] == 12
    plain = selling(EXAMPLE_ROUND, {1: "corbach.salt, soest-corbach"}, ["passengers"]).play("sell corbach.salt")
    assert seen(plain)["money"] == 13


def test_h3_7_whether_passengers_pay_depends_on_the_chosen_way():
    far = "corbach.salt, soest-corbach, dortmund-corbach, dortmund-soest"
    village = selling(EXAMPLE_ROUND, {1: far}, ["passengers"]).play("sell corbach.salt", "go dortmund")
    assert (seen(village)["money"], carriages(village)) == (14, {"soest-corbach": 1})
    direct = selling(EXAMPLE_ROUND, {1: far}, ["passengers"]).play("sell corbach.salt", "go soest")
    assert (seen(direct)["money"], carriages(direct)) == (13, {"dortmund-corbach": 1, "dortmund-soest": 1})


def test_h3_8_everything_a_sale_pays_is_added_up():
    at = before_card(options=["passengers"], map_of={1: "corbach.salt, dortmund-corbach, dortmund-soest"}, turn=11)
    cards(at, 1, "coal2", "herring1").chance(f"card {EXAMPLE_ROUND}")
    at.play("sell corbach.salt")
    assert seen(at)["money"] == 10 + 3 + 2 + 1 + 1 + 2, "price, last card, salt +1, passengers, two carriages at carriage +1"


def test_h3_1_the_sale_offers_nothing_but_sales():
    at = selling(EXAMPLE_ROUND, {1: "moenster.iron"})
    assert starting(at, "sell", "next") == at.moves()
