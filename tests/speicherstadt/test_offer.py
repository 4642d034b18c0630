"""S3.1-S3.4 Offer, and S4 the end."""

from __future__ import annotations

import pytest
from harbour import cubes, offering

import kogge
from kogge.games.speicherstadt.table import OFFER
from kogge.games.speicherstadt.words import SHIP
from position import new_position

ONLY_FIRES = "[fires]\nA = 1\nB = 1\nE = 2\n"


def test_s3_1_players_plus_one_cards_are_turned_up_left_to_right():
    at = new_position("speicherstadt", 2).chance("start 1", "card office", "card warehouse")
    assert at.match.is_chance_due
    at.chance("card fireman 1")
    assert [card["card"] for card in at.match.view()["row"]] == ["office", "warehouse", "fireman 1"]
    assert not at.match.is_chance_due
    assert at.match.view()["phase"] == "bidding"


def test_s3_1_a_full_row_leaves_a_fire_on_the_deck_until_the_next_offer():
    box = "[fires]\nA = 3\nE = 4\n[counts]\noffices = {A = 3}\n"
    at = new_position("speicherstadt", 2, [], box).chance("start 1", "card office", "card office", "card office")
    assert at.match.view()["stacks"]["A"] == {"fire 3": 1}
    at.play(*["bid 1", "bid 2"] * 3)
    while at.seat:
        at.play("pass")
    assert at.match.events_due() == ["card fire 3"]


def test_s3_1_the_row_stays_short_when_only_e_is_left():
    at = new_position("speicherstadt", 4, [], "[fires]\nE = 4\n[counts]\noffices = {A = 2}\n").chance(
        "start 1", "card office", "card office"
    )
    assert at.moves() == ["bid 1", "bid 2"]


def test_s3_2_a_ship_gets_three_cubes_from_the_bag_as_it_is_turned_up():
    at = new_position("speicherstadt", 2, [], "[fires]\nE = 4\n[counts]\nships = {A = 3}\n").chance("start 1")
    assert at.match.events_due() == ["card ship G G G"]
    at.chance("card ship coffee coffee tea")
    assert at.match.view()["row"][0]["cubes"] == ["coffee", "coffee", "tea"]
    assert at.match.view()["bag"] == {"coffee": 7, "tea": 8, "spices": 9, "rubber": 9, "cloth": 9}


def test_s3_2_if_the_bag_runs_short_a_ship_gets_what_is_left():
    at = new_position("speicherstadt", 2, [], "[fires]\nE = 4\n[counts]\nships = {A = 3}\n").set(bag=cubes("tea cloth"), phase=OFFER)
    assert not at.match.read_event(["card", "ship", "tea"])
    at.chance("card ship tea cloth", "card ship")
    assert at.match.events_due() == ["card ship"]


def test_s3_2_the_goods_of_a_ship_are_written_in_their_fixed_order_and_must_be_in_the_bag():
    at = offering(2, bag=cubes("tea tea cloth coffee"), left=[0] * SHIP + [9] + [0] * (79 - SHIP - 1))
    for wrong in ["tea coffee cloth", "coffee coffee tea", "tea tea", "tea tea tea", "tea tea tin", "coffee tea tea cloth"]:
        assert not at.match.read_event(["card", "ship", *wrong.split()]), wrong
    at.chance("card ship coffee tea tea")


def test_s3_3_a_fire_is_resolved_at_once_and_replaced_and_only_bought_firemen_count():
    at = new_position("speicherstadt", 2, [], "[fires]\nA = 3\nE = 4\n[firemen]\nA = [5, 5]\n[counts]\noffices = {A = 2}\n").chance(
        "start 1"
    )
    at.s.firemen[1, 0] = 1
    at.chance("card fireman 5", "card fire 3")
    assert at.match.points() == [-3, 3]
    assert at.match.view()["discarded"] == 1
    at.chance("card office", "card fireman 5")
    assert len(at.match.view()["row"]) == 3


def test_s3_3_the_replacement_of_a_fire_may_be_a_fire_too():
    at = new_position("speicherstadt", 2, [], ONLY_FIRES + "[counts]\noffices = {C = 1}\n").chance("start 1", "card fire 1", "card fire 1")
    assert at.match.events_due() == ["card office"]


def test_s3_4_a_row_with_a_card_is_played_even_if_the_last_card_turned_up_was_a_fire():
    at = new_position("speicherstadt", 3, [], "[fires]\nB = 3\nE = 4\n[counts]\noffices = {A = 2}\n")
    at.chance("start 1", "card office", "card office", "card fire 3")
    assert at.match.view()["phase"] == "bidding"


def test_s3_4_with_an_empty_row_there_is_no_round_and_no_income_and_e_is_resolved_at_once():
    at = new_position("speicherstadt", 2, [], ONLY_FIRES).chance("start 2", "card fire 1", "card fire 1")
    assert at.match.events_due() == ["card fire 2"]
    at.chance("card fire 2")
    assert at.match.is_over
    assert [seat["coins"] for seat in at.match.view()["seats"]] == [5, 5]


def test_s3_4_fires_above_e_are_turned_up_in_the_next_offer_and_firemen_just_bought_count():
    box = "[fires]\nB = 1\nE = 4\n[firemen]\nA = [2]\n[counts]\noffices = {A = 2}\n"
    at = new_position("speicherstadt", 2, [], box).chance("start 1", "card fireman 2", "card office", "card office")
    at.play("bid 1", "bid 2", "bid 2", "bid 3", "bid 3", "bid 3", "buy", "pass", "pass", "pass", "pass", "pass")
    at.chance("card fire 1", "card fire 4")
    assert at.match.is_over
    assert [seat["final"]["fires"] for seat in at.match.view()["seats"]] == [5, -5]


def test_s4_1_after_the_last_round_and_its_income_the_fourth_fire_ends_the_game():
    at = new_position("speicherstadt", 2, [], "[fires]\nE = 4\n[counts]\noffices = {A = 2}\n").chance(
        "start 1", "card office", "card office"
    )
    at.play(*["bid 1", "bid 2"] * 3)
    while at.seat:
        at.play("pass")
    assert at.match.events_due() == ["card fire 4"]
    assert [seat["coins"] for seat in at.match.view()["seats"]] == [7, 7], "income comes first"
    at.chance("card fire 4")
    assert at.match.is_over
    assert at.moves() == []


@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_s3_1_the_view_says_how_many_rounds_the_game_has_all_through_it(players, rounds):
    match = kogge.new("speicherstadt", players=players, seed=players)
    while not match.is_over:
        assert match.view(None)["rounds"] == rounds
        match.play(match.moves()[0])
    assert match.view(None)["round"] == match.view(None)["rounds"] == rounds
