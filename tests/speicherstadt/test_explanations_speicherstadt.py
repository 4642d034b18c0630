"""What hints and analyses say of a move."""

from __future__ import annotations

from harbour import CLOTH, RUBBER, cubes, selling, unloading, with_contract

from kogge.games.speicherstadt.words import CHURCH, NONE
from kogge.web.i18n.translation import explain, say_plain

NAMES = ["Anne", "Bas", "Cato"]


def said(at, move):
    assert move in at.moves()
    return say_plain(explain(at.match, move).says, NAMES)


def test_s3_18_storing_says_what_it_is_for_and_what_stays_on_the_quay():
    at = unloading("tea tea cloth", warehouse_owner=0, warehouse=cubes("spices"))
    assert said(at, "house tea") == "kept for later rounds · 2 cubes on the quay then"
    assert said(at, "warehouse tea") == "the warehouse counts 2 points · 2 cubes on the quay then"
    assert said(unloading("tea"), "house tea") == "kept for later rounds · nothing on the quay then"
    at = unloading("tea cloth", house=[RUBBER, NONE, NONE, NONE, NONE])
    assert said(at, "discard rubber") == "makes room; on the quay: tea, cloth"


def test_s3_16_a_swap_says_who_wants_the_cube():
    owners = [NONE] * 5
    owners[CLOTH] = 0
    at = with_contract(unloading("tea tea cloth tea", goods_discard=cubes("coffee cloth rubber"), trader_owner=owners), "coffee spices")
    assert said(at, "swap tea tea tea for coffee") == "contract 1 lacks coffee · 2 cubes on the quay then"
    assert said(at, "swap tea tea tea for cloth") == "your trader buys cloth · 2 cubes on the quay then"
    assert said(at, "swap tea tea tea for rubber") == "no contract or trader of yours wants rubber · 2 cubes on the quay then"


def test_s3_19_done_says_what_is_lost():
    assert said(unloading("tea tea"), "done") == "2 cubes are lost"
    assert said(unloading("", house=[RUBBER, NONE, NONE, NONE, NONE], trader_owner=[0] * 5), "done") == "nothing is lost"


def test_s3_10_buying_or_declining_the_last_card_of_a_round_has_a_sentence_too():
    at = selling(CHURCH, [1])
    assert said(at, "buy") == "8 coins left"
    assert said(at, "pass") == "nobody gets the card"
