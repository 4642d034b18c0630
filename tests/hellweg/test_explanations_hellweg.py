"""Explanations of moves in hints and analyses."""

from __future__ import annotations

from hellweg.westphalia import EXAMPLE_ROUND, acting, selling
from kogge.web.i18n.translation import explain, say_plain

NAMES = ["Anne", "Herman", "Marc"]


def explanation(at, move):
    assert move in at.moves()
    return say_plain(explain(at.match, move).message, NAMES)


def test_h3_3_a_carriage_says_what_it_joins_and_how_many_are_left():
    at = acting({1: "dortmund.beer, dortmund-hagen, essen-dortmund, dortmund-moenster"})
    assert explanation(at, "extend dortmund-corbach") == "links Dortmund and Corbach · 4 carriages left · leaves 9 thaler"
    assert explanation(at, "extend dortmund-soest").endswith("leaves 10 thaler"), "the village pays one"
    assert explanation(at, "extend dortmund-hagen") == "you already have 1 there · 4 carriages left · leaves 9 thaler"
    assert explanation(at, "extend essen-dortmund") == "both carriages stay after a transport · 4 carriages left · leaves 9 thaler"
    at = acting({1: "essen.iron, essen-dortmund, dortmund-moenster"})
    assert explanation(at, "extend essen-moenster").startswith("another way from Essen to Mönster · ")


def test_h7_5_a_carriage_says_which_privilege_it_brings_or_what_is_still_missing():
    at = acting({1: "hagen.beer, dortmund-hagen, dortmund-moenster 2"}, ["warehouse"]).play("buy hagen")
    assert explanation(at, "carriage hagen-olpe") == "links Hagen and Olpe · earns “Extend” · 4 carriages left"
    missing = "2 more roads for “Extra carriages”"
    assert explanation(at, "carriage duisburg-hagen") == f"links Duisburg and Hagen · {missing} · 4 carriages left"


def test_h3_2_a_good_says_where_it_can_be_sold_and_with_the_counter_for_how_much():
    beside = {1: "dortmund.beer, hagen.beer, dortmund-hagen, paderborn.beer"}
    assert explanation(acting(beside), "extend dortmund.beer") == "can be sold in Dortmund, Hagen · leaves 9 thaler"
    assert explanation(acting(beside), "extend paderborn.beer") == "can only be sold in Paderborn so far · leaves 9 thaler"
    counted = "can be sold in Dortmund, Hagen · 4 buyers still to come, at up to 5 thaler · leaves 9 thaler"
    assert explanation(acting(beside, ["counter"]), "extend dortmund.beer") == counted
    assert explanation(acting(beside, ["counter"], to_come=0), "extend paderborn.beer").split(" · ")[1] == "no more buyers to come there"


def test_h4_6_a_piece_that_is_taken_says_what_is_no_longer_joined():
    at = acting({1: "essen.iron, dortmund-soest, dortmund-moenster 2, essen-dortmund 2, moenster-builefeld, hagen-olpe 2"})
    assert explanation(at, "extend essen-moenster") == "your supply is empty: you move one of your own there · leaves 9 thaler"
    at.play("extend essen-moenster")
    assert explanation(at, "take dortmund-soest") == "Dortmund and Soest are no longer linked"
    assert explanation(at, "take hagen-olpe") == "Hagen and Olpe stay linked"
    assert explanation(at, "forgo") == "you give up this piece"


def test_h3_1_h7_1_explanations_of_not_selling_and_of_storing():
    at = selling(EXAMPLE_ROUND, {1: "moenster.iron"})
    assert explanation(at, "next") == "you sell nothing to Mönster this turn"
    assert explanation(at.play("next"), "dump moenster.iron") == "you’d have 12 thaler"
    assert explanation(at, "next") == "you keep your goods"
    assert explanation(acting(options=["warehouse"]), "store carriage") == "1 carriage in the warehouse"
