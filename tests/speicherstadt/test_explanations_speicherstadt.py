"""Explanations of moves in hints and analyses."""

from __future__ import annotations

from harbour import CLOTH, RUBBER, cubes, selling, unloading, with_contract

from kogge.games.speicherstadt.words import CHURCH, NONE
from kogge.web.i18n.translation import explain, say_plain

NAMES = ["Anne", "Bas", "Cato"]


def explanation(at, move):
    assert move in at.moves()
    return say_plain(explain(at.match, move).message, NAMES)


def test_s3_18_storing_says_what_it_is_for_and_what_stays_on_the_quay():
    at = unloading("tea tea cloth", warehouse_owner=0, warehouse=cubes("spices"))
    assert explanation(at, "house tea") == "saved for later rounds · leaves 2 cubes on the quay"
    assert explanation(at, "warehouse tea") == "2 points in the warehouse · leaves 2 cubes on the quay"
    assert explanation(unloading("tea"), "house tea") == "saved for later rounds · empties the quay"
    at = unloading("tea cloth", house=[RUBBER, NONE, NONE, NONE, NONE])
    assert explanation(at, "discard rubber") == "makes room for tea, cloth"


def test_s3_16_a_swap_says_who_wants_the_cube():
    owners = [NONE] * 5
    owners[CLOTH] = 0
    at = with_contract(unloading("tea tea cloth tea", goods_discard=cubes("coffee cloth rubber"), trader_owner=owners), "coffee spices")
    assert explanation(at, "swap tea tea tea for coffee") == "contract 1 needs coffee · leaves 2 cubes on the quay"
    assert explanation(at, "swap tea tea tea for cloth") == "your trader buys cloth · leaves 2 cubes on the quay"
    assert explanation(at, "swap tea tea tea for rubber") == "none of your contracts or traders needs rubber · leaves 2 cubes on the quay"


def test_s3_19_done_says_what_is_lost():
    assert explanation(unloading("tea tea"), "done") == "discards 2 cubes"
    assert explanation(unloading("", house=[RUBBER, NONE, NONE, NONE, NONE], trader_owner=[0] * 5), "done") == "nothing is wasted"


def test_s3_10_buying_or_declining_the_last_card_of_a_round_has_a_sentence_too():
    at = selling(CHURCH, [1])
    assert explanation(at, "buy") == "8 coins left"
    assert explanation(at, "pass") == "nobody gets it"
