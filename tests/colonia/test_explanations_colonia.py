"""Explanations of moves in hints and analyses."""

from __future__ import annotations

from colonia.town import town, tuesday, voting
from kogge.web.i18n.translation import explain, say_plain

NAMES = ["Anne", "Bas", "Cato", "Dirk"]


def explanation(at, move):
    assert move in at.moves()
    return say_plain(explain(at.match, move).message, NAMES)


def test_c4_1_a_vote_says_what_the_edict_does_and_how_many_votes_the_player_has():
    at = voting("thursday", "saddler", cards=(5, 3, 0, 5)).begin()
    assert explanation(at, "yes") == "5 of 13 votes in favour: The saddler completes two more orders."
    assert explanation(at, "no") == "5 of 13 votes against: The saddler completes two more orders."


def test_c4_2_on_a_tie_the_explanation_says_what_the_mayor_decides():
    at = voting("thursday", "saddler", cards=(5, 0, 0, 5)).begin().play("yes", "no")
    assert explanation(at, "yes") == "passed: The saddler completes two more orders."
    assert explanation(at, "no") == "rejected for good"


def test_c3_2_a_family_card_says_who_stays_at_home_and_which_cards_are_left():
    at = tuesday().set(supply=4)
    assert explanation(at, "card 3") == "keeps 1 member at home; cards left: 4, 5, 6, 7, 8"
    assert explanation(at, "card 5") == "You have only 4 at home, so it would count as zero: no votes, and last in turn order."


def test_c4_3_an_exchange_says_what_the_player_has_afterwards():
    at = voting("saturday", "exchange_money").has(1, mark=4, gulden=1).begin().play(*["yes"] * 4)
    assert explanation(at, "exchange 3 mark gulden") == "you’d have 1 Mark and 4 Gulden"
    assert explanation(at, "skip") == "nothing changes for you"
    at = voting("thursday", "draw_two").begin().play(*["yes"] * 4)
    assert explanation(at, "draw") == "from 90 in the bag; only you see them"
    at = voting("friday", "roll_for_good").has(1, goods="painting").begin().play(*["yes"] * 4).chance("good 1 6")
    assert explanation(at, "choose painting") == "you’d have 2 × painting"


def test_c9_2_a_shrine_says_what_a_relic_counts_in_it():
    at = town("sunday").display("bergen shrine").has(1, relics="bergen 12", mark=15).begin().play("buy 1")
    assert explanation(at, "enshrine 3") == "worth 6 instead of 3"
    assert explanation(at, "leave") == "only a relic of Bergen you buy later can go in"
