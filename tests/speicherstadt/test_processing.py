"""S3.13-S3.20 Processing, with the worked example of the rulebook."""

from __future__ import annotations

from harbour import CLOTH, RUBBER, TEA, cubes, unloading, with_contract

from kogge.games.speicherstadt.words import NONE


def mine(at):
    return at.match.view()["seats"][0]


def test_s3_13_goods_of_ships_house_and_warehouse_are_used_in_any_order_any_number_of_times():
    at = unloading("tea cloth", house=[RUBBER, NONE, NONE, NONE, NONE], warehouse=cubes("spices"), warehouse_owner=0)
    for move in ["sell tea cloth", "sell spices rubber", "swap tea rubber cloth for tea", "swap tea spices rubber for spices"]:
        assert move in at.moves()
    at.play("sell spices rubber", "sell tea cloth")
    assert mine(at)["coins"] == 5 + 2 + 2, "two sales, and two coins of income without a purchase"


def test_s3_13_of_each_good_a_loose_cube_is_used_first_then_the_houses_then_the_warehouses():
    at = unloading(
        "tea cloth", house=[TEA, NONE, NONE, NONE, NONE], warehouse=cubes("tea"), warehouse_owner=0, trader_owner=[-1, 0, -1, -1, -1]
    )
    at.play("trade tea")
    assert (mine(at)["loose"], mine(at)["house"], mine(at)["warehouse"]) == (["cloth"], "tea", ["tea"])
    at.play("trade tea")
    assert (mine(at)["house"], mine(at)["warehouse"]) == (None, ["tea"])
    at.play("trade tea")
    assert mine(at)["warehouse"] == []


def test_s3_14_a_cube_is_delivered_onto_a_matching_empty_space_and_stays():
    at = with_contract(unloading("tea coffee coffee"), "coffee spices")
    assert [move for move in at.moves() if move.startswith("deliver")] == ["deliver coffee 1"]
    at.play("deliver coffee 1")
    assert mine(at)["contracts"][0]["missing"] == ["spices"]
    assert not any(move.startswith("deliver") for move in at.moves())


def test_s3_14_contracts_are_numbered_in_order_bought_and_complete_ones_keep_their_number():
    at = unloading("tea tea coffee spices")
    with_contract(at, "coffee spices")
    with_contract(at, "tea spices", seat=2)
    with_contract(at, "coffee tea rubber")
    at.play("deliver coffee 1", "deliver spices 1")
    assert mine(at)["contracts"][0]["complete"]
    at.play("deliver tea 2")
    assert mine(at)["contracts"][1]["missing"] == ["coffee", "rubber"]


def test_s3_15_a_players_own_trader_pays_one_coin_a_cube_which_goes_to_the_goods_discard():
    at = unloading("tea tea cloth", trader_owner=[-1, 0, -1, -1, 1])
    assert [move for move in at.moves() if move.startswith("trade")] == ["trade tea"], "the cloth trader is seat 2's"
    at.play("trade tea")
    assert mine(at)["coins"] == 6
    assert at.s.goods_discard[TEA] == 1
    assert at.s.bag[TEA] == 7


def test_s3_16_three_cubes_are_swapped_for_one_that_lies_in_the_discard():
    at = unloading("tea tea tea cloth", goods_discard=cubes("coffee"), bag=[8, 6, 9, 9, 8])
    swaps = [move for move in at.moves() if move.startswith("swap tea tea tea")]
    assert swaps == ["swap tea tea tea for coffee", "swap tea tea tea for tea"], "rubber lies only in the bag"
    at.play("swap tea tea tea for coffee")
    assert mine(at)["loose"] == ["coffee", "cloth"]
    assert list(at.s.goods_discard) == cubes("tea tea tea")


def test_s3_16_one_of_the_three_just_laid_down_may_be_taken():
    at = unloading("tea tea tea").play("swap tea tea tea for tea")
    assert mine(at)["loose"] == ["tea"]
    assert at.s.goods_discard[TEA] == 2


def test_s3_17_two_cubes_bring_one_coin():
    at = unloading("tea cloth rubber").play("sell tea cloth")
    assert mine(at)["coins"] == 6
    assert mine(at)["loose"] == ["rubber"]


def test_s3_18_the_house_keeps_one_cube_and_the_warehouse_four():
    at = unloading("tea tea tea tea cloth cloth", warehouse_owner=0).play("house cloth")
    assert not any(move.startswith("house") for move in at.moves())
    at.play(*["warehouse tea"] * 4)
    assert mine(at)["warehouse"] == ["tea"] * 4
    assert not any(move.startswith("warehouse") for move in at.moves())


def test_s3_18_without_the_warehouse_card_nothing_is_kept_there():
    at = unloading("tea cloth", warehouse_owner=1)
    assert not any(move.startswith("warehouse") for move in at.moves())


def test_s3_18_the_houses_cube_may_move_to_the_warehouse():
    at = unloading("cloth", house=[TEA, NONE, NONE, NONE, NONE], warehouse_owner=0).play("warehouse tea")
    assert (mine(at)["house"], mine(at)["warehouse"]) == (None, ["tea"])
    assert "house cloth" in at.moves()


def test_s3_18_a_stored_cube_may_be_given_up_to_make_room_for_another_good():
    at = unloading("cloth", house=[TEA, NONE, NONE, NONE, NONE], warehouse=cubes("tea"), warehouse_owner=0)
    at.play("discard tea")
    assert (mine(at)["house"], mine(at)["warehouse"]) == (None, ["tea"]), "the house's first"
    assert at.s.goods_discard[TEA] == 1


def test_s3_18_nothing_is_given_up_while_no_other_good_is_loose():
    at = unloading("tea", house=[TEA, NONE, NONE, NONE, NONE])
    assert not any(move.startswith("discard") for move in at.moves())
    also_loose = unloading("tea cloth", house=[TEA, NONE, NONE, NONE, NONE])
    also_loose.play("discard tea")
    assert mine(also_loose)["loose"] == ["tea", "cloth"], "the loose one stays loose"


def test_s3_19_loose_cubes_go_to_the_goods_discard_never_to_the_bag():
    at = unloading("tea cloth cloth")
    bag = list(at.s.bag)
    at.play("done")
    assert list(at.s.goods_discard) == cubes("tea cloth cloth")
    assert list(at.s.bag) == bag


def test_s3_19_where_nothing_else_is_possible_stored_cubes_stay():
    at = unloading("tea cloth", house=[NONE, RUBBER, NONE, NONE, NONE]).play("done")
    assert at.match.view()["seats"][1]["house"] == "rubber", "seat 2's processing had only `done`"


def test_s3_20_the_emptied_ship_stays_with_its_owner_and_nobody_uses_anothers_goods():
    at = unloading("tea", ships=[1, 0, 0, 0, 0], house=[NONE, CLOTH, NONE, NONE, NONE])
    assert at.moves() == ["done", "house tea"]
    at.play("done")
    assert mine(at)["ships"] == 1


def test_s3_14_worked_example_blue_unloads_two_ships():
    at = unloading(
        "rubber rubber tea tea spices spices", trader_owner=[-1, 0, -1, -1, -1], goods_discard=cubes("coffee"), bag=[8, 7, 7, 7, 9]
    )
    with_contract(at, "coffee tea rubber")
    at.play("deliver rubber 1", "deliver tea 1", "house spices")
    assert "swap tea spices rubber for coffee" in at.moves(), "the other way the rulebook names"
    at.play("trade tea", "sell spices rubber")
    assert mine(at)["contracts"][0]["missing"] == ["coffee"]
    assert mine(at)["house"] == "spices"
    assert mine(at)["coins"] == 5 + 2 + 2, "two coins more before an income of two (nothing bought on this table)"


def test_s3_13_the_start_player_first_then_clockwise():
    at = unloading("tea", start_player=1, player=1)
    assert at.seat == 1, "seats 2 and 3 had nothing to do"
