"""What hints and analyses say of a move."""

from __future__ import annotations

from hellweg.westphalia import EXAMPLE_ROUND, acting, selling
from kogge.web.i18n.translation import explain, say_plain

NAMES = ["Anne", "Herman", "Marc"]


def said(at, move):
    assert move in at.moves()
    return say_plain(explain(at.match, move).says, NAMES)


def test_h3_3_a_carriage_says_what_it_joins_and_how_many_are_left():
    at = acting({1: "dortmund.beer, dortmund-hagen, essen-dortmund, dortmund-moenster"})
    assert said(at, "extend dortmund-corbach") == "joins Dortmund and Corbach · 4 carriages left · 9 thaler left"
    assert said(at, "extend dortmund-soest").endswith("10 thaler left"), "the village pays one"
    assert said(at, "extend dortmund-hagen") == "you have 1 there already · 4 carriages left · 9 thaler left"
    assert said(at, "extend essen-dortmund") == "both carriages stay there when goods pass · 4 carriages left · 9 thaler left"
    at = acting({1: "essen.iron, essen-dortmund, dortmund-moenster"})
    assert said(at, "extend essen-moenster").startswith("another way from Essen to Mönster · ")


def test_h7_5_a_carriage_says_which_privilege_it_brings_or_what_is_still_missing():
    at = acting({1: "hagen.beer, dortmund-hagen, dortmund-moenster 2"}, ["warehouse"]).play("buy hagen")
    assert said(at, "carriage hagen-olpe") == "joins Hagen and Olpe · brings “Extend” · 4 carriages left"
    missing = "then 2 roads are missing for “Extra carriages”"
    assert said(at, "carriage duisburg-hagen") == f"joins Duisburg and Hagen · {missing} · 4 carriages left"


def test_h3_2_a_good_says_where_it_can_be_sold_and_with_the_counter_for_how_much():
    beside = {1: "dortmund.beer, hagen.beer, dortmund-hagen, paderborn.beer"}
    assert said(acting(beside), "extend dortmund.beer") == "sells in Dortmund, Hagen · 9 thaler left"
    assert said(acting(beside), "extend paderborn.beer") == "sells only in Paderborn so far · 9 thaler left"
    counted = "sells in Dortmund, Hagen · 4 buyers not turned up yet, at up to 5 thaler · 9 thaler left"
    assert said(acting(beside, ["counter"]), "extend dortmund.beer") == counted
    assert (
        said(acting(beside, ["counter"], to_come=0), "extend paderborn.beer").split(" · ")[1]
        == "all cards that buy it there were turned up"
    )


def test_h4_6_a_piece_that_is_taken_says_what_is_no_longer_joined():
    at = acting({1: "essen.iron, dortmund-soest, dortmund-moenster 2, essen-dortmund 2, moenster-builefeld, hagen-olpe 2"})
    assert said(at, "extend essen-moenster") == "your supply has none: one of yours is moved there · 9 thaler left"
    at.play("extend essen-moenster")
    assert said(at, "take dortmund-soest") == "Dortmund and Soest are no longer joined"
    assert said(at, "take hagen-olpe") == "Hagen and Olpe stay joined"
    assert said(at, "forgo") == "this piece is not placed, now or later"


def test_h3_1_h7_1_what_is_not_sold_and_what_is_stored():
    at = selling(EXAMPLE_ROUND, {1: "moenster.iron"})
    assert said(at, "next") == "Mönster buys nothing of yours this turn"
    assert said(at.play("next"), "dump moenster.iron") == "12 thaler then"
    assert said(at, "next") == "your goods stay where they are"
    assert said(acting(options=["warehouse"]), "store carriage") == "1 carriage in the warehouse then"
