"""What is conserved in every game."""

from __future__ import annotations

import itertools
import random

from hypothesis import given
from hypothesis import strategies as st

import kogge
from hellweg.westphalia import DORTMUND_IRON, carriages, selling
from kogge.games.hellweg.words import MAX_TOWNS
from random_play import sampled_positions, sampled_views


def test_h1_1_twelve_goods_and_eight_carriages_a_player_and_two_black_ones_are_conserved():
    for _, view in sampled_views("hellweg"):
        for seat in view["seats"]:
            assert seat["goods_supply"] + seat["goods_stored"] + seat["goods_on_map"] == 12
            black = 2 if seat["black_carriages"] else 0
            assert seat["carriages_supply"] + seat["carriages_stored"] + seat["carriages_on_map"] == 8 + black
            pieces = ("goods_supply", "goods_stored", "carriages_supply", "carriages_stored")
            assert min(seat[name] for name in pieces) >= 0
        assert sum(seat["black_carriages"] for seat in view["seats"]) <= 1


def test_h4_1_money_is_never_negative_and_merchants_are_conserved():
    for _, view in sampled_views("hellweg"):
        for number, seat in enumerate(view["seats"], 1):
            assert seat["money"] >= 0
            on_card = sum(place["merchant"] == number for place in view["trade_card"] or [])
            assert seat["merchants_home"] + on_card + view["market"][number - 1] == 2


def test_h1_4_no_goods_card_and_no_privilege_is_lost_or_doubled():
    for _, view in sampled_views("hellweg"):
        owned = [card for seat in view["seats"] for card in seat["cards"]]
        assert len(owned) == len(set(owned)) == sum(card["owner"] is not None for card in view["goods_cards"])
        if view["routes"]:
            for kind in ("store", "extend", "thaler"):
                assert view["routes"][kind]["left"] + sum(seat["privileges"][kind] is not None for seat in view["seats"]) == 4
        else:
            assert not any(state for seat in view["seats"] for state in seat["privileges"].values())


def test_h3_3_a_path_never_uses_a_road_without_an_own_carriage_and_only_bad_roads_with_exactly_one_lose_it():
    before = None
    for at, view in sampled_views("hellweg"):
        if before:
            seat, roads = before["seat"] - 1, {road["road"]: road for road in before["roads"]}
            move = at.lines[before["lines"]].split(" ", 1)[1]
            lost = {road["road"] for road in view["roads"] if road["carriages"][seat] < roads[road["road"]]["carriages"][seat]}
            if move.split()[0] in ("sell", "go"):
                for name in lost:
                    assert not roads[name]["paved"]
                    assert roads[name]["carriages"][seat] == 1
            path = (view["sale"] or {"path": []})["path"]
            owned = [set(road["towns"]) for road in view["roads"] if view["seat"] and road["carriages"][view["seat"] - 1]]
            assert all({one, other} in owned for one, other in itertools.pairwise(path))
            assert len(path) == len(set(path))
            if move.split()[0] not in ("sell", "go", "take"):
                assert lost == set(), "carriages leave a road only by a sale or H4.6"
        before = None if at.is_over else {"seat": at.seat, "roads": view["roads"], "lines": len(at.lines)}


def test_h3_2_links_and_stocked_towns_are_those_of_the_carriages_and_goods():
    box = kogge.new("hellweg").loaded.box
    for at in sampled_positions("hellweg", every=5):
        for player in range(at.players):
            links = [0] * MAX_TOWNS
            for road in range(box.roads):
                if at.rows["carriages"][0, player, road]:
                    one, other = (int(end) for end in box.road_ends[road])
                    links[one] |= 1 << other
                    links[other] |= 1 << one
            assert at.rows["links"][0, player].tolist() == links
            stocked = [0, 0, 0]
            for house in range(box.houses):
                if at.rows["goods"][0, player, house]:
                    stocked[box.house_kind[house]] |= 1 << int(box.house_town[house])
            assert at.rows["stocked"][0, player].tolist() == stocked


def test_h2_2_future_chance_is_in_no_view():
    for number, at in enumerate(sampled_positions("hellweg", every=10)):
        twin = at.copy()
        twin.reseed(number)
        assert all(twin.view(seat) == at.view(seat) for seat in [None, *range(1, at.players + 1)])


ROADS = [road["road"] for road in kogge.new("hellweg").view()["roads"]]
IRON = ["essen", "soest", "moenster", "builefeld", "olpe"]


def simple_paths(roads, here, goal, path=()):
    """Every path from one town to another that visits no town twice, by brute force."""
    if here == goal:
        return [[*path, here]]
    near = [town for road in roads if here in road.split("-") for town in road.split("-") if town != here]
    return [way for town in near if town not in path for way in simple_paths(roads, town, goal, (*path, here))]


@given(st.lists(st.sampled_from(ROADS), max_size=8), st.sampled_from(IRON), st.integers(0, 10**6))
def test_h3_3_the_ways_offered_are_exactly_the_simple_paths_of_own_carriages(laid_roads, town, seed):
    at = selling(DORTMUND_IRON, {1: ", ".join([f"{town}.iron", *laid_roads])})
    ways = simple_paths(set(laid_roads), town, "dortmund")
    offered = at.match.view()["sale"] is not None and at.match.view()["sale"]["place"] == 3
    assert offered == bool(ways)
    if not ways:
        return
    at.play(f"sell {town}.iron")
    walked, dice = [town], random.Random(seed)
    while at.match.view()["asks"] == "go":
        walked = at.match.view()["sale"]["path"]
        ahead = {way[len(walked)] for way in ways if way[: len(walked)] == walked}
        assert set(at.moves()) == {f"go {near}" for near in ahead}
        step = dice.choice(sorted(ahead))
        at.play(f"go {step}")
        walked = [*walked, step]
    (way,) = [way for way in ways if way[: len(walked)] == walked]
    bad = {road["road"] for road in at.match.view()["roads"] if not road["paved"]}
    used = {road for road in laid_roads for pair in itertools.pairwise(way) if set(road.split("-")) == set(pair)}
    left = [road for road in laid_roads if not (road in used & bad and laid_roads.count(road) == 1)]
    assert carriages(at) == {road: left.count(road) for road in left}
