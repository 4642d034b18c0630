"""S3.5-S3.7 Bidding."""

from __future__ import annotations

from harbour import bidding

from kogge.games.speicherstadt.words import OFFICE, SHIP
from position import new_position


def test_s3_5_from_the_start_player_clockwise_three_times_round():
    at = bidding(OFFICE, SHIP, OFFICE, OFFICE, start_player=2, player=2)
    seats = []
    for _ in range(9):
        seats.append(at.seat)
        at.play("bid 2" if len(seats) < 8 else "bid 1")
    assert seats == [3, 1, 2] * 3
    assert at.match.view()["phase"] == "purchase"


def test_s3_6_a_merchant_goes_on_the_lowest_free_place_and_several_of_one_player_may_stand_in_one_row():
    at = bidding(OFFICE, SHIP, OFFICE, OFFICE).play("bid 2", "bid 2", "bid 1", "bid 2")
    assert at.match.view()["row"][1]["merchants"] == [1, 2, 1]
    assert at.match.view()["row"][0]["merchants"] == [3]


def test_s3_7_a_row_holds_eight_and_a_merchant_may_not_be_held_back():
    at = bidding(OFFICE, SHIP, OFFICE, OFFICE).play(*["bid 1"] * 8)
    assert at.moves() == ["bid 2", "bid 3", "bid 4"]


def test_s3_7_when_every_row_is_full_the_merchants_left_stay_at_home():
    at = new_position("speicherstadt", 5, [], "[fires]\nE = 4\n[counts]\noffices = {A = 1}\n")
    at.set(coins=[9] * 5).chance("start 3", "card office")
    view = at.match.view()
    assert view["phase"] == "purchase", "eight forced bids, then bidding ends"
    assert view["row"][0]["merchants"] == [3, 4, 5, 1, 2, 3, 4, 5]
    assert [seat["merchants_home"] for seat in view["seats"]] == [2, 2, 1, 1, 1]
