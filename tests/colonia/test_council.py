"""C3 Tuesday: the council and the player order."""

from __future__ import annotations

import pytest

from colonia.town import GREEN, PURPLE, RED, YELLOW, tuesday
from kogge.games.colonia.words import STREET_FRIDAY, STREET_THURSDAY, STREET_TUESDAY, STREET_WEDNESDAY


def test_c3_1_all_choose_in_secret_in_seat_order_and_reveal_together():
    at = tuesday(3, order=(3, 1, 2)).begin()
    assert at.seat == 1
    assert at.moves() == ["card 3", "card 4", "card 5", "card 6", "card 7", "card 8"]
    at.play("card 5", "card 8")
    assert [seat["card"] for seat in at.seen()["seats"]] == [None, None, None]
    assert [seat["family_cards"] for seat in at.seen()["seats"]] == [[3, 4, 5, 6, 7, 8]] * 3
    at.play("card 3")
    assert [seat["card"] for seat in at.seen()["seats"]] == [5, 8, 3]
    assert at.family(1)["family_cards"] == [3, 4, 6, 7, 8]


def test_c3_1_a_played_card_is_gone_and_the_last_one_is_forced():
    at = tuesday(3, week=6)
    at.s.hand[:3] = [0b100000, 0b000110, 0b000001]
    at.begin()
    assert at.seat == 2, "seat 1 has only the 8"
    assert at.moves() == ["card 4", "card 5"]
    at.play("card 4")
    assert [seat["card"] for seat in at.seen()["seats"]] == [8, 4, 3]


def test_c3_2_greens_six_sends_six_members_and_has_six_votes():
    """The rulebook's example."""
    at = tuesday(3).begin().play("card 3", "card 4", "card 6")
    green = at.family(GREEN)
    assert (green["votes"], green["supply"], green["streets"]["tuesday"]) == (6, 38 - 6, 6)


def test_c3_3_too_few_in_supply_takes_only_the_missing_ones_from_the_streets_in_order_and_counts_as_zero():
    at = tuesday(3)
    at.s.supply[0] = 2
    at.street("tuesday", 1).street("wednesday", 2).street("thursday", 3).street("friday", 4)
    at.s.supply[0] = 2
    at.begin().play("card 8", "card 4", "card 3")
    yellow = at.family(YELLOW)
    assert yellow["streets"] == {"tuesday": 8, "wednesday": 0, "thursday": 0, "friday": 4}, "2 + 1 + 2 + 3 are 8"
    assert (yellow["counts_as_zero"], yellow["votes"]) == (True, 0)
    assert at.seen()["order"] == [2, 3, 1]


def test_c3_3_street_tuesday_is_not_supply_though_it_goes_home_on_the_same_day():
    at = tuesday(3)
    at.street("tuesday", 10)
    at.s.supply[0] = 4
    at.begin().play("card 5", "card 4", "card 3")
    yellow = at.family(YELLOW)
    assert yellow["counts_as_zero"]
    assert (yellow["supply"], yellow["streets"]["tuesday"]) == (9, 5), "nine of the street go home, five come from the city hall"


def test_c3_3_if_still_short_all_available_members_go_and_members_elsewhere_are_never_taken():
    at = tuesday(3).order(0, (1, 4)).loaded(1, h1=1).display("bergen 5").guarded(p1=1)
    at.s.supply[0] = 1
    at.s.streets[STREET_FRIDAY, 0] = 1
    at.begin().play("card 8", "card 4", "card 3")
    assert at.family(YELLOW)["streets"] == {"tuesday": 2, "wednesday": 0, "thursday": 0, "friday": 0}
    assert at.orders(0) == [(1, 4)]
    assert at.ship(1)["holds"][0]["seat"] == 1
    assert at.seen()["display"][0]["guard"] == 1


def test_c3_3_exactly_enough_is_enough():
    at = tuesday(3)
    at.s.supply[0] = 8
    at.begin().play("card 8", "card 4", "card 3")
    assert not at.family(YELLOW)["counts_as_zero"]
    assert at.seen()["order"] == [1, 2, 3]


def test_c3_4_equal_cards_reverse_last_weeks_order():
    """The rulebook's example: purple 7, red 5, yellow 5, green 3; last week yellow was second and red last."""
    at = tuesday(6, order=(PURPLE, YELLOW, GREEN, 2, 5, RED)).begin()
    at.play("card 5", "card 4", "card 3", "card 5", "card 4", "card 7")
    order = [seat for seat in at.seen()["order"] if seat in (YELLOW, GREEN, RED, PURPLE)]
    assert order == [PURPLE, RED, YELLOW, GREEN]
    assert at.seen()["mayor"] == PURPLE


def test_c3_4_a_whole_tied_group_is_reversed():
    at = tuesday(4, order=(2, 4, 1, 3)).begin().play("card 6", "card 6", "card 6", "card 8")
    assert at.seen()["order"] == [4, 3, 1, 2]


def test_c3_4_zeros_form_one_group_at_the_end_whatever_their_printed_numbers():
    at = tuesday(4, order=(2, 4, 1, 3))
    at.s.supply[1] = at.s.supply[3] = 2
    at.begin().play("card 3", "card 8", "card 4", "card 3")
    assert at.seen()["order"] == [3, 1, 4, 2]


def test_c3_5_in_week_one_equal_values_are_decided_by_die_groups_from_the_highest_down():
    at = tuesday(6, week=1).begin().play("card 4", "card 7", "card 4", "card 7", "card 8", "card 3")
    assert at.match.events_due() == [f"tiebreak 2 {die}" for die in range(1, 7)]
    at.chance("tiebreak 2 1", "tiebreak 4 6", "tiebreak 1 5", "tiebreak 3 2")
    assert at.seen()["order"] == [5, 4, 2, 1, 3, 6]


def test_c3_5_the_same_die_rolls_again_among_themselves_the_higher_subgroup_first():
    at = tuesday(6, week=1).begin().play(*["card 5"] * 6)
    at.chance("tiebreak 1 2", "tiebreak 2 6", "tiebreak 3 4", "tiebreak 4 2", "tiebreak 5 6", "tiebreak 6 2")
    assert at.seen()["order"] == [2, 5, 3, 1, 4, 6], "not settled yet: 2 and 5, then 1, 4 and 6"
    at.chance("tiebreak 2 1", "tiebreak 5 1")
    at.chance("tiebreak 2 3", "tiebreak 5 5")
    at.chance("tiebreak 1 1", "tiebreak 4 6", "tiebreak 6 6")
    at.chance("tiebreak 4 2", "tiebreak 6 1")
    assert at.seen()["order"] == [5, 2, 3, 4, 6, 1]


def test_c3_5_different_cards_need_no_die_and_later_weeks_none_at_all():
    assert tuesday(3, week=1).begin().play("card 3", "card 4", "card 5").seen()["order"] == [3, 2, 1]
    assert tuesday(3, week=2).begin().play("card 5", "card 5", "card 5").seen()["order"] == [3, 2, 1]


def test_c3_6_street_tuesday_goes_home_before_the_city_hall_moves_there():
    at = tuesday(3).street("tuesday", 7, 3, 0).begin().play("card 5", "card 4", "card 3")
    assert [seat["streets"]["tuesday"] for seat in at.seen()["seats"]] == [5, 4, 3]
    assert [seat["supply"] for seat in at.seen()["seats"]] == [33, 34, 35]


@pytest.mark.parametrize(("supply", "zero"), [(3, True), (4, False)])
def test_c3_7_after_one_less_everyone_places_one_member_fewer_but_votes_keep_the_printed_value(supply, zero):
    at = tuesday(3)
    at.s.one_less = 1
    at.s.supply[0] = supply
    at.s.streets[STREET_TUESDAY, 0] = 0
    at.s.streets[STREET_WEDNESDAY, 0] = 5
    at.begin().play("card 5", "card 4", "card 3")
    assert at.family(YELLOW)["streets"]["tuesday"] == 4
    assert at.family(YELLOW)["votes"] == (0 if zero else 5)
    assert at.family(2)["streets"]["tuesday"] == 3
    assert at.family(2)["votes"] == 4
    assert not at.seen()["one_less"], "for that one Tuesday only"
    assert at.s.streets[STREET_THURSDAY].tolist() == [0] * 6


def test_c3_4_there_is_no_mayor_before_the_first_council_and_last_weeks_until_the_next():
    assert tuesday(3, week=1).begin().seen()["mayor"] is None
    at = tuesday(3, week=2, order=(2, 1, 3)).begin()
    assert at.seen()["mayor"] == 2
    assert at.play("card 3", "card 4", "card 8").seen()["mayor"] == 3
