"""What is hidden: screens, secret choices, blind draws; and what redeal may change (docs/colonia-information.md)."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from colonia.town import monday, town, tuesday, voting
from kogge.games import game_by_id
from kogge.games.colonia.learning import AT_SCREEN, N_SCREEN, OBS_SIZE
from kogge.games.colonia.words import N_RESOURCES
from kogge.kit.sheet import sheet

GAME = game_by_id("colonia")


def observed(at, seat):
    out = np.zeros(OBS_SIZE, np.float32)
    GAME.observe(at.box, at.s, seat - 1, out)
    return out.tolist()


def redealt(at, seat, seed):
    """The same table as the seat might think it is."""
    twin = type(at)(at.match.copy())
    GAME.redeal(twin.box, twin.s, seat - 1, seed)
    return twin


def all_eyes(at):
    players = at.match.players
    return [at.match.view(seat) for seat in [None, *range(1, players + 1)]], [observed(at, seat) for seat in range(1, players + 1)]


# secret choices


def test_a_chosen_family_card_is_in_its_owners_view_alone():
    at = tuesday(4).begin().play("card 7", "card 4")
    other = tuesday(4).begin().play("card 3", "card 4")
    for seat in (None, 2, 3, 4):
        assert at.match.view(seat) == other.match.view(seat)
    assert at.match.view(1)["seats"][0]["chosen_card"] == 7
    assert observed(at, 3) == observed(other, 3)
    assert observed(at, 1) != observed(other, 1)
    assert at.moves() == other.moves()


def test_a_vote_is_in_its_owners_view_alone_until_all_are_in():
    at, other = (voting("thursday", "saddler").begin().play(vote, "yes") for vote in ("yes", "no"))
    for seat in (None, 2, 3, 4):
        assert at.match.view(seat) == other.match.view(seat)
    assert at.match.view(1)["seats"][0]["vote"] == "yes"
    assert observed(at, 2) == observed(other, 2)
    assert observed(at, 1) != observed(other, 1)


def test_the_record_of_a_running_game_holds_no_pending_choice():
    match = kogge.new("colonia", players=3, seed=2)
    while match.view()["phase"] != "family_card":
        match.play(match.moves()[0])
    lines = len(match.lines)
    match.play("card 3")
    match.play("card 8")
    assert match.known_lines() == match.lines[:lines]
    assert not any(line.endswith(("card 3", "card 8")) for line in match.record().splitlines())
    match.play("card 5")
    assert match.lines[lines : lines + 3] == ["1 card 3", "2 card 8", "3 card 5"]
    assert "1 card 3" in match.record()


def test_one_secret_round_is_told_from_the_next():
    at = voting("thursday", "saddler", "tailor").begin()
    first = GAME.secret_round(at.s)
    at.play("no", "no", "no", "no")
    second = GAME.secret_round(at.s)
    assert 0 != first != second != 0
    at.play("no", "no", "no", "no")
    assert GAME.secret_round(at.s) == 0
    assert GAME.secret_round(tuesday().s) not in (0, first, second)
    tie = voting("thursday", "saddler", cards=(7, 3, 4)).begin().play("yes", "no", "no")
    assert (tie.seen()["phase"], GAME.secret_round(tie.s)) == ("tie", 0)


def test_redeal_lets_others_choose_again_and_keeps_the_seats_own_choice():
    at = tuesday(4).begin().play("card 7", "card 4")
    chosen = {tuple(redealt(at, 2, seed).s.chosen[:4].tolist()) for seed in range(60)}
    assert chosen == {(card, 4, 0, 0) for card in range(3, 9)}
    votes = voting("thursday", "saddler", cards=(0, 8, 3, 5)).begin().play("yes", "no")
    seen = {tuple(redealt(votes, 3, seed).s.vote[:4].tolist()) for seed in range(60)}
    assert seen == {(-1, yes, 0, -1) for yes in (0, 1)}


# screens


HIDDEN = {"money": 3, "goods": 2, "resources": 1, "loose": 1}


@pytest.mark.parametrize("field", HIDDEN)
def test_what_lies_behind_a_screen_is_in_nobody_elses_view(field):
    at = town("sunday").display("bergen 5").has(1, "fur", "saddle", "bergen 9").begin()
    other = type(at)(at.match.copy())
    getattr(other.s, field)[2, 0] += HIDDEN[field]
    for seat in (None, 1, 2, 4):
        assert at.match.view(seat) == other.match.view(seat)
    assert at.match.view(3) != other.match.view(3)
    assert observed(at, 1) == observed(other, 1)
    assert observed(at, 3)[AT_SCREEN : AT_SCREEN + N_SCREEN] != observed(other, 3)[AT_SCREEN : AT_SCREEN + N_SCREEN]


def test_points_are_known_to_their_owner_and_at_the_end_to_all():
    at = town("sunday", week=6).display("bergen 5").has(2, relics="bergen 9").begin()
    assert [seat["points"] for seat in at.seen(2)["seats"]] == [None, 2, None, None]
    assert [seat["points"] for seat in at.seen()["seats"]] == [None] * 4
    at.play("pass", "pass", "pass", "pass")
    assert all(seat["points"] is not None and seat["screen"] is not None for seat in at.seen()["seats"])


def test_what_stands_in_the_open_is_in_every_view():
    at = town("sunday").display("bergen 5").street("tuesday", 3).order(0, (2, 4)).loaded(1, h1=3).begin()
    at.s.shrine_owner[1], at.s.shrine_line[1] = 3, 2
    view = at.seen()
    assert view["seats"][0]["streets"]["tuesday"] == 3
    assert view["seats"][3]["shrines"] == [{"city": "brugge", "relic": 3}]
    assert view["seats"][3]["shrine_points"] == 6


# what can be worked out, and what redeal deals anew


def unseen(at, seat):
    return at.s.unseen[:, seat - 1].sum(axis=0).tolist()


def dealt(*hands: str):
    """Start resources for three seats, then the rest of the set-up."""
    from position import laid

    at = laid("colonia", 3)
    at.chance(*[f"resources {seat} {hand}" for seat, hand in enumerate(hands, 1)])
    return at.chance("good 1 1", "good 2 1", "good 3 1", "ship 1 1", "ship 2 5", "ship 3 9", "ship 4 13")


def test_start_resources_are_unseen_and_dealt_anew_for_others_only():
    at = dealt("leather leather leather leather", "iron iron iron iron", "wood wood wood wood")
    assert [unseen(at, seat) for seat in (1, 2, 3)] == [[4, 0, 0, 0, 0], [0, 4, 0, 0, 0], [0, 0, 4, 0, 0]]
    hands = [redealt(at, 1, seed).s.resources[:3].copy() for seed in range(40)]
    assert all(hand[0].tolist() == [4, 0, 0, 0, 0] for hand in hands)
    assert all(hand.sum(axis=1).tolist() == [4, 4, 4] for hand in hands)
    assert len({hand.tobytes() for hand in hands}) > 30


def test_what_was_taken_in_the_open_stays_where_everyone_saw_it_go():
    at = town("wednesday", 3).booth(1, "fur fur fur").begin().play("booth 1")
    at.s.unseen_most[:] = 18
    for seed in range(10):
        assert redealt(at, 2, seed).s.resources.tolist() == at.s.resources.tolist()


def test_paying_more_than_was_seen_shows_a_resource_that_was_drawn_blind():
    at = town("thursday", 3).has(1, "leather leather")
    at.s.resources[0] += np.array([0, 2, 0, 0, 2], np.int16)
    at.s.unseen[0, 0] = [0, 2, 0, 0, 2]
    at.s.bag[:] -= np.array([0, 2, 0, 0, 2], np.int16)
    at.begin().play("order saddle")
    assert unseen(at, 1) == [0, 1, 0, 0, 2], "one leather was seen, the iron was not"
    at.play("order footwear")
    assert unseen(at, 1) == [0, 1, 0, 0, 1]
    for seed in range(20):
        hand = redealt(at, 2, seed).s.resources[0]
        assert hand.sum() == 2


def test_a_resource_that_all_lay_open_once_cannot_have_been_drawn_blind_before():
    """All 18 furs but two lie in the market; when they are back in the bag, others still know: at most two were unseen."""
    at = monday(3, card=2)
    at.s.resources[1] = at.s.unseen[0, 1] = [0, 0, 0, 2, 2]
    at.s.bag[:] = [18, 18, 18, 16, 16]
    at.chance("week 1", "booth 1 fur fur", "booth 2 fur fur fur fur", "booth 3 fur fur fur fur fur fur", "booth 4 fur fur fur")
    at.chance("booth 5 fur iron iron iron iron", "booth 6 iron iron iron iron iron iron", "booth 7 iron iron iron iron")
    assert at.s.unseen_most[0].tolist() == [18, 4, 18, 18, 2]
    at.s.booth_cubes[:] = 0
    at.s.bag[:] = [0, 1, 0, 2, 16]
    hands = [redealt(at, 1, seed).s.resources[1].tolist() for seed in range(80)]
    assert {hand[4] for hand in hands} == {0, 1, 2}, "though the bag is full of furs"
    assert {hand[3] for hand in hands} >= {2, 3, 4}


def test_an_emptied_bag_tells_others_exactly_what_is_unseen_but_not_who_has_it():
    at = monday(3, card=2)
    at.s.resources[1] = at.s.unseen[0, 1] = [0, 0, 0, 0, 4]
    at.s.resources[2] = at.s.unseen[0, 2] = [0, 0, 0, 4, 0]
    at.s.bag[:] = [2, 0, 0, 0, 0]
    at.chance("week 1", "booth 1 leather leather")
    at.s.bag[:] = [10, 10, 10, 10, 10]  # returned later, for all to see
    for seed in range(30):
        twin = redealt(at, 1, seed)
        assert twin.s.resources[1:3].sum(axis=0).tolist() == [0, 0, 0, 4, 4]
        assert twin.s.bag.tolist() == [10] * N_RESOURCES
    assert len({redealt(at, 1, seed).s.resources[1].tobytes() for seed in range(30)}) > 2


def test_draw_two_opens_the_bounds_again_for_the_two_drawn_only():
    at = voting("thursday", "draw_two", cards=(8, 3, 4))
    at.s.resources[1] = at.s.unseen[0, 1] = [0, 0, 4, 0, 0]
    at.s.bag[:] = [18, 18, 14, 18, 18]
    at.s.unseen_most[0] = [0, 0, 18, 18, 18]  # leather and iron once all lay open
    at.begin().play("yes", "yes", "yes")
    at.play("skip", "draw").chance("draw 2 leather iron")
    assert unseen(at, 2) == [1, 1, 4, 0, 0]
    hands = [redealt(at, 1, seed).s.resources[1] for seed in range(80)]
    assert all(hand.sum() == 6 for hand in hands)
    assert max(hand[0] + hand[1] for hand in hands) == 2, "of six unseen resources at most the two drawn later can be leather or iron"


def test_redealing_for_several_seats_one_after_the_other_keeps_every_total():
    at = dealt("leather leather iron iron", "wood wood fur fur", "linen linen linen leather")
    twin = redealt(redealt(redealt(at, 1, 1), 2, 2), 3, 3)
    assert twin.s.unseen_most.tolist() == at.s.unseen_most.tolist()
    assert (twin.s.bag + twin.s.resources.sum(axis=0)).tolist() == [18] * N_RESOURCES
    assert sheet(twin.match.rows).chance != at.s.chance
