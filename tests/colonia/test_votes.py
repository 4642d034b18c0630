"""C4 Votes, Wednesday to Saturday, before the day's action."""

from __future__ import annotations

from colonia.town import GREEN, PURPLE, RED, YELLOW, voting


def test_c4_1_a_vote_weighs_the_card_value():
    """The rulebook's example: yes 5 + 3, no 7 + 4, so 8 : 11 and rejected."""
    at = voting("thursday", "saddler", cards=(4, 0, 3, 7, 0, 5)).begin()
    assert at.states()[0] == "voting"
    at.play("no", "yes", "no", "yes")
    assert [at.family(seat)["vote"] for seat in (PURPLE, GREEN, RED, YELLOW)] == ["yes", "yes", "no", "no"]
    assert at.states()[0] == "rejected"


def test_c4_1_each_edict_is_carried_out_entirely_before_the_next_is_voted_on():
    at = voting("wednesday", "recall_tuesday", "more_resources").street("tuesday", 2, 1).begin()
    at.play("yes", "yes", "yes", "yes")
    assert at.states()[:2] == ["passed", "waiting"]
    assert (at.seat, at.moves()) == (1, ["recall 0", "recall 1", "recall 2"])
    at.play("recall 2", "recall 1")
    assert at.states()[:2] == ["passed", "voting"]
    assert (at.seat, at.moves()) == (1, ["yes", "no"])


def test_c4_1_votes_of_one_day_go_from_left_to_right_and_other_days_wait():
    at = voting("thursday", "saddler", "tailor", "two_ships").begin()
    assert at.states() == ["voting", "waiting", "waiting"]
    at.play("yes", "no", "no", "no")
    assert at.states() == ["rejected", "voting", "waiting"]
    at.play("yes", "yes", "no", "no")
    assert at.states() == ["rejected", "passed", "waiting"]


def test_c4_1_votes_are_asked_in_seat_order_and_shown_when_all_are_in():
    at = voting("thursday", "saddler", order=(3, 1, 4, 2)).begin()
    for vote in ("yes", "no", "yes"):
        assert [seat["vote"] for seat in at.seen()["seats"]] == [None] * 4
        at.play(vote)
    assert at.seat == 4
    at.play("no")
    assert [seat["vote"] for seat in at.seen()["seats"]] == ["yes", "no", "yes", "no"]


def test_c4_2_a_card_that_counts_as_zero_does_not_vote():
    at = voting("thursday", "saddler", cards=(0, 4, 0, 5)).begin()
    assert at.seat == 2
    at.play("yes")
    assert at.seat == 4
    at.play("no")
    assert at.states()[0] == "rejected"
    assert at.family(1)["vote"] is None


def test_c4_2_on_a_tie_the_mayor_decides_regardless_of_their_own_vote():
    at = voting("thursday", "saddler", cards=(8, 3, 4, 7), order=(1, 4, 3, 2)).begin().play("no", "yes", "no", "yes")
    assert at.states()[0] == "rejected", "12 : 10 is no tie"
    tie = voting("thursday", "saddler", cards=(7, 3, 4), order=(1, 3, 2)).begin().play("no", "yes", "yes")
    assert (tie.seat, tie.moves(), tie.seen()["phase"]) == (1, ["yes", "no"], "tie")
    tie.play("yes")
    assert tie.states()[0] == "passed"
    assert tie.family(1)["vote"] == "no"


def test_c4_2_at_zero_to_zero_the_mayor_decides_alone():
    at = voting("thursday", "saddler", cards=(0, 0, 0), order=(2, 1, 3)).begin()
    assert (at.seat, at.seen()["phase"]) == (2, "tie")
    at.play("no")
    assert at.states()[0] == "rejected"


def test_c4_3_passed_or_not_the_edict_leaves_the_game():
    for votes in (["yes"] * 4, ["no"] * 4):
        at = voting("thursday", "saddler").begin().play(*votes)
        assert "saddler" not in at.seen()["edicts_left"]


def test_c4_3_an_edict_that_can_have_no_effect_is_voted_on_all_the_same():
    at = voting("wednesday", "more_resources")
    at.s.bag[:] = 0
    at.begin().play("yes", "yes", "yes", "yes")
    assert at.states()[0] == "passed"
    assert at.seen()["phase"] != "booths", "nothing to draw, no line"
