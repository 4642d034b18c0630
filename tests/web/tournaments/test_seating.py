"""Seating: all pairs of players meet equally often, at tables of sizes as equal as possible."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from kogge.web.tournaments.seating import BOT, beaten_by_seat, points, seat_round, table_sizes


@pytest.mark.parametrize("people", range(4, 25))
@pytest.mark.parametrize("most", [4, 5])
def test_every_table_has_three_to_five_seats(people, most):
    sizes = table_sizes(people, 3, most)
    assert all(3 <= size <= most for size in sizes)
    assert 0 <= sum(sizes) - people <= (people == 5 and most == 4), "only five people at tables of four need a bot"
    assert max(sizes) - min(sizes) <= 1


def rounds_of(people: int, most: int, count: int) -> list[list[list[int]]]:
    played: list[list[list[int]]] = []
    for number in range(count):
        earlier = [table for tables in played for table in tables]
        played.append(seat_round(list(range(1, people + 1)), table_sizes(people, 3, most), earlier, f"x {number}"))
    return played


@pytest.mark.parametrize("people", [5, 6, 7, 11, 16, 24])
def test_everyone_plays_once_a_round_and_meets_others_before_meeting_again(people):
    played = rounds_of(people, 4, 3)
    met: Counter[tuple[int, ...]] = Counter()
    for tables in played:
        assert sorted(one for table in tables for one in table if one != BOT) == list(range(1, people + 1))
        for table in tables:
            met.update(tuple(sorted(pair)) for pair in itertools.combinations(table, 2) if BOT not in pair)
    if people >= 16:
        assert max(met.values()) == 1, "nobody meets anybody twice"
    else:
        possible = people * (people - 1) / 2
        assert max(met.values()) - (min(met.values()) if len(met) == possible else 0) <= 2


def test_nobody_sits_at_one_seat_more_often_than_needed():
    sat: Counter[tuple[int, int]] = Counter()
    for tables in rounds_of(16, 4, 4):
        for table in tables:
            sat.update((one, seat) for seat, one in enumerate(table))
    assert max(sat.values()) <= 2


def test_the_same_seed_gives_the_same_seating():
    assert rounds_of(11, 5, 2) == rounds_of(11, 5, 2)


def test_a_place_is_worth_the_share_of_opponents_beaten():
    assert beaten_by_seat([(2, 30), (1, 20), (3, 10)]) == {2: 2, 1: 1, 3: 0}
    assert beaten_by_seat([(2, 30), (1, 20), (3, 20)]) == {2: 2, 1: 0.5, 3: 0.5}
    assert beaten_by_seat([(1, 7), (2, 7)]) == {1: 0.5, 2: 0.5}
    assert [points(beaten, 4) for beaten in (3, 2, 1, 0)] == [12, 8, 4, 0]
    assert [points(beaten, 5) for beaten in (4, 0.5)] == [12, 1.5]
