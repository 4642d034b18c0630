"""Hidden information: screens, secret choices, blind draws, and what resample_hidden may change (docs/colonia-information.md)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

import kogge
from colonia.histories import EveryMove, all_twins, new_match, past_of, players_of, read_line, with_draw_two
from colonia.town import monday, town, tuesday, voting
from kogge.engine.record_view import record_view
from kogge.games import game_by_id
from kogge.games.colonia.bag import AT_START, BY_EDICT, pay_resource, take_blind, update_bounds_from_open_resources
from kogge.games.colonia.observation import AT_KNOWN, AT_SCREEN, N_SCREEN, OBS_SIZE
from kogge.games.colonia.words import N_RESOURCES

GAME = game_by_id("colonia")


def observed(at, seat):
    out = np.zeros(OBS_SIZE, np.float32)
    GAME.observe(at.box, at.s, seat - 1, out)
    return out.tolist()


def resampled(at, seat, seed):
    """A copy of the table, resampled for a seat."""
    twin = type(at)(at.match.copy())
    GAME.resample_hidden(twin.box, twin.s, seat - 1, seed)
    return twin


# secret choices


def test_c3_1_a_chosen_family_card_is_in_its_owners_view_alone():
    at = tuesday(4).begin().play("card 7", "card 4")
    other = tuesday(4).begin().play("card 3", "card 4")
    for seat in (None, 2, 3, 4):
        assert at.match.view(seat) == other.match.view(seat)
    assert at.match.view(1)["seats"][0]["chosen_card"] == 7
    assert observed(at, 3) == observed(other, 3)
    assert observed(at, 1) != observed(other, 1)
    assert at.moves() == other.moves()


def test_c4_1_a_vote_is_in_its_owners_view_alone_until_all_are_in():
    at, other = (voting("thursday", "saddler").begin().play(vote, "yes") for vote in ("yes", "no"))
    for seat in (None, 2, 3, 4):
        assert at.match.view(seat) == other.match.view(seat)
    assert at.match.view(1)["seats"][0]["vote"] == "yes"
    assert observed(at, 2) == observed(other, 2)
    assert observed(at, 1) != observed(other, 1)


def test_c3_1_the_record_of_a_running_game_has_no_pending_choice():
    match = kogge.new("colonia", players=3, seed=2)
    while match.view()["phase"] != "family_card":
        match.play(match.moves()[0])
    lines = len(match.lines)
    match.play("card 3")
    match.play("card 8")
    assert match.revealed_lines() == match.lines[:lines]
    assert not any(line.endswith(("card 3", "card 8")) for line in match.record().splitlines())
    match.play("card 5")
    assert match.lines[lines : lines + 3] == ["1 card 3", "2 card 8", "3 card 5"]
    assert "1 card 3" in match.record()


def test_c4_1_consecutive_secret_rounds_have_different_numbers():
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


def test_resampling_redraws_the_secret_choices_of_others_and_keeps_the_seats_own():
    at = tuesday(4).begin().play("card 7", "card 4")
    chosen = {tuple(resampled(at, 2, seed).s.chosen[:4].tolist()) for seed in range(60)}
    assert chosen == {(card, 4, 0, 0) for card in range(3, 9)}
    votes = voting("thursday", "saddler", cards=(0, 8, 3, 5)).begin().play("yes", "no")
    seen = {tuple(resampled(votes, 3, seed).s.vote[:4].tolist()) for seed in range(60)}
    assert seen == {(-1, yes, 0, -1) for yes in (0, 1)}


# screens


HIDDEN = {"money": 3, "goods": 2, "resources": 1, "loose": 1}


@pytest.mark.parametrize("field", HIDDEN)
def test_the_content_of_a_screen_is_in_no_other_seats_view(field):
    at = town("sunday").display("bergen 5").has(1, "fur", "saddle", "bergen 9").begin()
    other = type(at)(at.match.copy())
    getattr(other.s, field)[2, 0] += HIDDEN[field]
    for seat in (None, 1, 2, 4):
        assert at.match.view(seat) == other.match.view(seat)
    assert at.match.view(3) != other.match.view(3)
    assert observed(at, 1)[:AT_KNOWN] == observed(other, 1)[:AT_KNOWN], "but players remember what they saw before"
    assert observed(at, 3)[AT_SCREEN : AT_SCREEN + N_SCREEN] != observed(other, 3)[AT_SCREEN : AT_SCREEN + N_SCREEN]


def test_points_are_visible_to_their_owner_and_at_the_end_to_all():
    at = town("sunday", week=6).display("bergen 5").has(2, relics="bergen 9").begin()
    assert [seat["points"] for seat in at.seen(2)["seats"]] == [None, 2, None, None]
    assert [seat["points"] for seat in at.seen()["seats"]] == [None] * 4
    at.play("pass", "pass", "pass", "pass")
    assert all(seat["points"] is not None and seat["screen"] is not None for seat in at.seen()["seats"])


def test_public_information_is_in_every_view():
    at = town("sunday").display("bergen 5").street("tuesday", 3).order(0, (2, 4)).loaded(1, h1=3).begin()
    at.s.shrine_owner[1], at.s.shrine_line[1] = 3, 2
    view = at.seen()
    assert view["seats"][0]["streets"]["tuesday"] == 3
    assert view["seats"][3]["shrines"] == [{"city": "brugge", "relic": 3, "points": 6}]
    assert view["seats"][3]["shrine_points"] == 6


# what can be deduced, and what resample_hidden redraws


def unseen(at, seat):
    return at.s.unseen[:, seat - 1].sum(axis=0).tolist()


def dealt(*hands: str):
    """Start resources for three seats, then the rest of the set-up."""
    from position import new_position

    at = new_position("colonia", 3)
    at.chance(*[f"resources {seat} {hand}" for seat, hand in enumerate(hands, 1)])
    return at.chance("good 1 1", "good 2 1", "good 3 1", "ship 1 1", "ship 2 5", "ship 3 9", "ship 4 13")


def test_c1_2_start_resources_are_hidden_and_resampled_for_other_seats_only():
    at = dealt("leather leather leather leather", "iron iron iron iron", "wood wood wood wood")
    assert [unseen(at, seat) for seat in (1, 2, 3)] == [[4, 0, 0, 0, 0], [0, 4, 0, 0, 0], [0, 0, 4, 0, 0]]
    hands = [resampled(at, 1, seed).s.resources[:3].copy() for seed in range(40)]
    assert all(hand[0].tolist() == [4, 0, 0, 0, 0] for hand in hands)
    assert all(hand.sum(axis=1).tolist() == [4, 4, 4] for hand in hands)
    assert len({hand.tobytes() for hand in hands}) > 30


def test_resampling_keeps_resources_that_were_taken_publicly():
    at = town("wednesday", 3).booth(1, "fur fur fur").begin().play("booth 1")
    at.s.unseen_most[:] = 18
    for seed in range(10):
        assert resampled(at, 2, seed).s.resources.tolist() == at.s.resources.tolist()


def test_c1_3_paying_more_than_was_seen_reveals_a_resource_that_was_drawn_blind():
    at = town("thursday", 3).has(1, "leather leather")
    at.s.resources[0] += np.array([0, 2, 0, 0, 2], np.int16)
    at.s.unseen[0, 0] = [0, 2, 0, 0, 2]
    at.s.bag[:] -= np.array([0, 2, 0, 0, 2], np.int16)
    at.begin().play("order saddle")
    assert unseen(at, 1) == [0, 1, 0, 0, 2], "one leather was seen, the iron was not"
    at.play("order footwear")
    assert unseen(at, 1) == [0, 1, 0, 0, 1]
    for seed in range(20):
        hand = resampled(at, 2, seed).s.resources[0]
        assert hand.sum() == 2


def test_seeing_most_of_a_resource_bounds_how_many_of_it_can_be_hidden():
    """All 18 furs but two lie in the market; when they are back in the bag, others still know: at most two were unseen."""
    at = monday(3, card=2)
    at.s.resources[1] = at.s.unseen[0, 1] = [0, 0, 0, 2, 2]
    at.s.bag[:] = [18, 18, 18, 16, 16]
    at.chance("week 1", "booth 1 fur fur", "booth 2 fur fur fur fur", "booth 3 fur fur fur fur fur fur", "booth 4 fur fur fur")
    at.chance("booth 5 fur iron iron iron iron", "booth 6 iron iron iron iron iron iron", "booth 7 iron iron iron iron")
    assert at.s.unseen_most[0].tolist() == [18, 4, 18, 18, 2]
    at.s.booth_cubes[:] = 0
    at.s.bag[:] = [0, 1, 0, 2, 16]
    hands = [resampled(at, 1, seed).s.resources[1].tolist() for seed in range(80)]
    assert {hand[4] for hand in hands} == {0, 1, 2}, "although the bag is full of furs"
    assert {hand[3] for hand in hands} >= {2, 3, 4}


def test_an_empty_bag_reveals_which_resources_are_hidden_but_not_who_has_them():
    at = monday(3, card=2)
    at.s.resources[1] = at.s.unseen[0, 1] = [0, 0, 0, 0, 4]
    at.s.resources[2] = at.s.unseen[0, 2] = [0, 0, 0, 4, 0]
    at.s.bag[:] = [2, 0, 0, 0, 0]
    at.chance("week 1", "booth 1 leather leather")
    at.s.bag[:] = [10, 10, 10, 10, 10]  # returned later, for all to see
    for seed in range(30):
        twin = resampled(at, 1, seed)
        assert twin.s.resources[1:3].sum(axis=0).tolist() == [0, 0, 0, 4, 4]
        assert twin.s.bag.tolist() == [10] * N_RESOURCES
    assert len({resampled(at, 1, seed).s.resources[1].tobytes() for seed in range(30)}) > 2


def test_draw_two_loosens_the_bounds_only_for_the_two_resources_drawn():
    at = voting("thursday", "draw_two", cards=(8, 3, 4))
    at.s.resources[1] = at.s.unseen[0, 1] = [0, 0, 4, 0, 0]
    at.s.bag[:] = [18, 18, 14, 18, 18]
    at.s.unseen_most[0] = [0, 0, 18, 18, 18]  # leather and iron once all lay open
    at.begin().play("yes", "yes", "yes")
    at.play("skip", "draw").chance("draw 2 leather iron")
    assert unseen(at, 2) == [1, 1, 4, 0, 0]
    hands = [resampled(at, 1, seed).s.resources[1] for seed in range(80)]
    assert all(hand.sum() == 6 for hand in hands)
    assert max(hand[0] + hand[1] for hand in hands) == 2, "of six unseen resources at most the two drawn later can be leather or iron"


def test_resampling_for_one_seat_after_the_other_keeps_every_total():
    at = dealt("leather leather iron iron", "wood wood fur fur", "linen linen linen leather")
    twin = resampled(resampled(resampled(at, 1, 1), 2, 2), 3, 3)
    assert twin.s.unseen_most.tolist() == at.s.unseen_most.tolist()
    assert (twin.s.bag + twin.s.resources.sum(axis=0)).tolist() == [18] * N_RESOURCES
    assert record_view(twin.match.rows).chance != at.s.chance


# which draw a payment is attributed to


def hidden_resources_of_seat_1(start: list[int], late: list[int], most: list[int]):
    """Seat 1 of three has these unseen resources from the start and from draw_two; `most` bounds those from the start."""
    at = town("thursday", 3)
    for when, cubes in ((AT_START, start), (BY_EDICT, late)):
        at.s.unseen[when, 0] = cubes
        at.s.resources[0] += np.array(cubes, np.int16)
        at.s.bag[:] -= np.array(cubes, np.int16)
    at.s.unseen_late[0] = sum(late)
    at.s.unseen_most[AT_START] = most
    return at


def test_a_payment_that_only_the_start_can_explain_is_attributed_to_the_start():
    at = hidden_resources_of_seat_1([2, 1, 0, 0, 0], [0] * 5, [5] * 5)
    pay_resource(at.s, 0, 0)
    assert at.s.unseen_most.tolist() == [[4, 5, 5, 5, 5], [17, 18, 18, 18, 18]]


def test_a_payment_that_only_draw_two_can_explain_is_attributed_to_draw_two():
    at = hidden_resources_of_seat_1([0, 2, 0, 0, 0], [1, 1, 0, 0, 0], [0, 5, 5, 5, 5])
    pay_resource(at.s, 0, 0)
    assert (at.s.unseen_late[0], at.s.unseen_most[AT_START].tolist()) == (1, [0, 5, 5, 5, 5])


def test_a_payment_that_either_draw_can_explain_is_attributed_to_neither():
    for start, late in (([1, 1, 0, 0, 0], [0, 1, 0, 0, 1]), ([0, 1, 0, 0, 1], [1, 1, 0, 0, 0])):
        at = hidden_resources_of_seat_1(start, late, [1, 5, 5, 5, 5])
        pay_resource(at.s, 0, 0)
        assert (at.s.unseen_late[0], at.s.unseen_most.tolist()) == (2, [[1, 5, 5, 5, 5], [17, 18, 18, 18, 18]])
        pay_resource(at.s, 0, 1)
        pay_resource(at.s, 0, 4)
        assert at.s.unseen_late[0] == 1, "only one is left"


# the same game for a seat, with another hidden history


def resampled_rows(match, seat, seed=99):
    rows = match.rows.copy()
    GAME.resample_hidden(match.loaded.box, record_view(rows), seat - 1, seed)
    return rows


def test_a_different_hidden_past_changes_no_view_observation_or_resampling():
    looked = hidden = 0
    for match, twin, apart in all_twins(9):
        for seat in set(range(1, match.players + 1)) - apart:
            assert match.view(seat) == twin.view(seat)
            assert (kogge.observe(match, seat) == kogge.observe(twin, seat)).all(), (match.lines[-1], seat)
            assert resampled_rows(match, seat).tobytes() == resampled_rows(twin, seat).tobytes(), (match.lines[-1], seat)
            looked += 1
            hidden += match.rows.tobytes() != twin.rows.tobytes()
    assert looked > 1000
    assert hidden > 500, "in the others everything drawn has been revealed"


def test_a_resampled_table_can_be_reached_by_a_possible_history():
    """A record with the same public lines and the seat's own draws leads to the resampled table."""
    looked = 0
    for lines in with_draw_two(4):
        match, drawn = new_match(players_of(lines)), False
        for number, line in enumerate(lines):
            if drawn and number % 40 == 0 and not match.is_chance_due:
                for seat in range(1, match.players + 1):
                    assert_possible(match, lines[:number], seat)
                    looked += 1
            read_line(match, line)
            drawn = drawn or line.startswith("* draw ")
    assert looked > 50


def assert_possible(match: EveryMove, lines: list[str], seat: int):
    rows = resampled_rows(match, seat, seed=len(lines))
    imagined, table = record_view(rows), record_view(match.rows)
    past = past_of(lines, table.unseen.sum(axis=0), imagined.unseen.sum(axis=0), seat - 1)
    assert past is not None
    twin = new_match(match.players)
    assert all(read_line(twin, line) for line in past)
    for field in ("resources", "bag", "goods", "money", "booth_cubes", "supply", "unseen_most", "unseen_late"):
        assert np.array_equal(twin.rows[field], rows[field]), field


def test_resampled_hands_have_the_right_probabilities():
    """From two leather, an iron and two furs, seats 2 and 3 draw one each, a fur goes to a booth and back, then seat 2 draws another.

    The probability of each outcome for seat 1, who saw only the fur, is counted over all orders of the five.
    """
    cubes = (0, 0, 1, 4, 4)
    expected: Counter[tuple[int, int, int]] = Counter()
    for first, second, booth, *rest in permutations(cubes):
        if booth == 4:
            for third in (booth, *rest):
                expected[second, *sorted((first, third))] += 1
    at = town("monday", 3)
    at.s.bag[:] = [1, 0, 0, 0, 2]
    for player, kind in ((1, 0), (2, 1)):
        at.s.resources[player, kind] = at.s.unseen[AT_START, player, kind] = 1
    at.s.bag[4], at.s.booth_cubes[0, 4] = 1, 1
    update_bounds_from_open_resources(at.s)
    at.s.bag[4], at.s.booth_cubes[0, 4] = 2, 0
    at.s.unseen_most[BY_EDICT] = 18
    update_bounds_from_open_resources(at.s)
    take_blind(at.s, 1, BY_EDICT, np.array([1, 0, 0, 0, 0], np.int16), 0)
    rounds = 4000
    found: Counter[tuple[int, int, int]] = Counter()
    for seed in range(rounds):
        rows = resampled_rows(at.match, 1, seed)
        found[outcome(record_view(rows))] += 1
    assert set(found) == set(expected)
    for what, ways in expected.items():
        likely = float(Fraction(ways, expected.total()))
        assert abs(found[what] / rounds - likely) < 4 * (likely * (1 - likely) / rounds) ** 0.5, what


def outcome(s) -> tuple[int, ...]:
    """What seat 3 holds, then what seat 2 holds, by kind."""
    return tuple(kind for player in (2, 1) for kind in range(N_RESOURCES) for _ in range(s.resources[player, kind]))
