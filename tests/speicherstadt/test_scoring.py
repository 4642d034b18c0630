"""S6 Final score."""

from __future__ import annotations

import pytest
from harbour import cubes

from kogge.games.speicherstadt.table import OVER, PROCESSING
from kogge.games.speicherstadt.words import NONE
from position import new_position


def finished_position(players=2, **fields):
    return new_position("speicherstadt", players).set(phase=OVER, **fields)


def contracts(at, *goods):
    for card, wanted in enumerate(goods):
        kind = next(k for k in range(60) if list(at.box.contract_goods[k]) == cubes(wanted))
        at.s.contract_kind[card] = kind
        at.s.contract_owner[card] = 0
    return at.set(contracts=len(goods))


def test_s6_1_complete_contracts_count_5_8_11_and_incomplete_ones_nothing():
    at = contracts(finished_position(), "coffee spices", "coffee tea rubber", "coffee tea rubber cloth", "tea spices")
    at.s.contract_missing[3] = cubes("tea")
    assert at.match.points() == [5 + 8 + 11, 0]


def test_s6_2_traders_church_prayer_boat_harbour_and_chamber():
    at = finished_position(
        trader_owner=[0, 0, 1, NONE, NONE], church_owner=0, prayer_boat_owner=1, ships=[2, 3, 0, 0, 0], harbour_owner=1, chamber_owner=0
    )
    finals = [seat["final"] for seat in at.match.view()["seats"]]
    assert (finals[0]["traders"], finals[1]["traders"]) == (2, 1)
    assert (finals[0]["church"], finals[1]["prayer_boat"]) == (4, 3)
    assert (finals[0]["harbour"], finals[1]["harbour"]) == (0, 3)
    assert (finals[0]["chamber"], finals[1]["chamber"]) == (5, 0)
    assert at.match.view()["seats"][0]["coins"] == 5, "the coins are kept"


@pytest.mark.parametrize(("offices", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)])
def test_s6_3_offices(offices, points):
    assert finished_position(offices=[offices, 0, 0, 0, 0]).match.points() == [points, 0]


def test_s6_4_cubes_in_the_warehouse_score_and_the_houses_does_not():
    at = finished_position(warehouse_owner=1, warehouse=cubes("tea tea cloth"), house=[0, 1, NONE, NONE, NONE])
    assert at.match.points() == [0, 3]


def test_s6_5_most_points_win_then_most_coins_then_the_win_is_shared():
    assert finished_position(3, score=[3, 4, 4, 0, 0], coins=[9, 5, 6, 0, 0]).match.winners() == [3]
    assert finished_position(3, score=[3, 4, 4, 0, 0], coins=[9, 6, 6, 0, 0]).match.winners() == [2, 3]


def test_s6_6_during_play_only_the_score_track_counts():
    at = new_position("speicherstadt", 2).set(phase=PROCESSING, church_owner=0, score=[0, 2, 0, 0, 0], loose=[cubes("tea")] + [[0] * 5] * 4)
    assert at.match.points() == [0, 2]
    assert at.match.winners() == []


def test_s6_6_during_play_the_points_are_those_of_fires_and_counts_has_what_everything_would_be_worth():
    at = contracts(
        new_position("speicherstadt", 2).set(phase=PROCESSING, score=[-1, 1, 0, 0, 0], trader_owner=[0, 1, 1, NONE, NONE]), "coffee spices"
    )
    anne, bea = at.match.view()["seats"]
    assert (anne["points"], anne["final"], sum(anne["counts"].values())) == (-1, None, -1 + 5 + 1)
    assert (bea["points"], bea["counts"]["traders"], bea["counts"]["fires"]) == (1, 2, 1)
