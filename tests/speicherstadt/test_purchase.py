"""S3.8-S3.12 Purchase."""

from __future__ import annotations

import pytest
from harbour import SPICES, TEA, bidding, cubes, selling

from kogge.games.speicherstadt.words import (
    BANK,
    CHAMBER,
    CHURCH,
    CONTRACT,
    FIREMAN,
    HARBOUR,
    OFFICE,
    PRAYER_BOAT,
    SHIP,
    TRADER,
    WAREHOUSE,
)


def test_s3_8_cards_are_sold_left_to_right():
    at = bidding(OFFICE, CHURCH, BANK, players=2).play("bid 1", "bid 3", "bid 1", "bid 3", "bid 1", "bid 3")
    assert at.match.view()["selling"] == 1
    at.play("pass", "pass", "pass")
    assert at.match.view()["selling"] == 3, "nobody bid on the second card"


def test_s3_9_the_price_is_the_number_of_merchants_own_ones_included():
    at = selling(OFFICE, [2, 1, 2, 3], coins=5)
    assert at.seat == 2
    at.play("buy")
    assert at.match.view()["seats"][1]["coins"] == 5 - 4 + 1, "paid four; one coin of income"


def test_s3_9_the_lowest_possible_price_is_one():
    at = selling(OFFICE, [2, 1], coins=1)
    assert at.seat == 1, "seat 2 has one coin and the price was two"
    at.play("buy")
    assert at.match.view()["seats"][0]["offices"] == 1


def test_s3_9_each_own_merchant_is_a_decision_of_its_own():
    at = selling(OFFICE, [1, 1, 2]).play("pass")
    assert at.seat == 1
    assert at.match.view()["row"][0]["price"] == 2


def test_s3_10_whoever_declines_or_cannot_pay_takes_back_one_merchant_and_the_price_falls():
    at = selling(OFFICE, [1, 2, 3])
    at.play("pass")
    row = at.match.view()["row"][0]
    assert (row["merchants"], row["price"], at.seat) == ([2, 3], 2, 2)
    poor = selling(OFFICE, [1, 2, 3], coins=2)
    assert poor.match.view()["row"][0]["merchants"] == [2, 3], "seat 1 could not pay three: a forced pass"


def test_s3_11_the_buyer_takes_the_card_and_all_merchants_go_home():
    at = bidding(OFFICE, CHURCH, BANK, players=2).play("bid 1", "bid 1", "bid 1", "bid 2", "bid 2", "bid 2", "buy")
    view = at.match.view()
    assert view["row"][0] is None
    assert [seat["merchants_home"] for seat in view["seats"]] == [2, 1]
    assert view["seats"][0]["offices"] == 1


@pytest.mark.parametrize(
    ("kind", "where", "what"),
    [
        (FIREMAN + 4, "firemen", [5]),
        (TRADER + SPICES, "traders", ["spices"]),
        (OFFICE, "offices", 1),
        (WAREHOUSE, "cards", ["warehouse"]),
        (BANK, "cards", ["bank"]),
        (HARBOUR, "cards", ["harbour"]),
        (CHURCH, "cards", ["church"]),
        (PRAYER_BOAT, "cards", ["prayer_boat"]),
        (CHAMBER, "cards", ["chamber"]),
        (
            CONTRACT,
            "contracts",
            [{"goods": ["coffee", "spices"], "missing": ["coffee", "spices"], "complete": False, "worth": 5, "points": 0}],
        ),
    ],
)
def test_s3_11_every_kind_of_card_lies_open_before_its_buyer(kind, where, what):
    at = selling(kind, [2, 3]).play("buy")
    assert at.match.view()["seats"][1][where] == what
    assert at.match.view()["seats"][2][where] != what


def test_s3_11_a_ship_brings_its_cubes():
    at = selling(SHIP, [3, 3], row_cubes=[cubes("tea tea cloth")] + [[0] * 5] * 5).play("buy")
    assert at.match.view()["seats"][2]["ships"] == 1
    assert at.match.view()["seats"][2]["loose"] == ["tea", "tea", "cloth"]


def test_s3_12_a_card_that_nobody_buys_is_discarded_and_an_unsold_ships_cubes_with_it():
    at = selling(SHIP, [1, 2], row_cubes=[cubes("tea tea cloth")] + [[0] * 5] * 5)
    before = at.s.goods_discard[TEA]
    at.play("pass", "pass")
    assert at.s.goods_discard[TEA] == before + 2
    assert at.match.view()["discarded"] == 1


def test_s3_12_a_card_nobody_bid_on_is_discarded():
    at = bidding(OFFICE, CHURCH, BANK, players=2).play(*["bid 1"] * 6, "buy")
    assert at.match.view()["discarded"] == 2
