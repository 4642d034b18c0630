"""Seats and seeds are balanced."""

from __future__ import annotations

from collections import Counter

import pytest

from kogge.arena.schedule import Plan, games_in_a_round, line_ups, pairings
from kogge.kit.errors import BadOption


def named(letters: str) -> tuple[str, ...]:
    """A bot for each letter."""
    return tuple(f"hard@{ord(letter)}" for letter in letters)


@pytest.mark.parametrize(("letters", "players"), [("ab", 2), ("abc", 4), ("abcd", 4), ("abcde", 3), ("abbb", 4), ("ab", 5)])
def test_in_a_round_every_bot_sits_in_every_seat_equally_often(letters, players):
    bots = named(letters)
    plan = Plan("speicherstadt", players, (), bots)
    rounds = list(pairings(plan, 2 * games_in_a_round(plan)))
    seats = Counter((bot, seat) for pairing in rounds for seat, bot in enumerate(pairing.seats))
    for bot in set(bots):
        assert len({seats[bot, seat] for seat in range(players)}) == 1
    assert [pairing.number for pairing in rounds] == list(range(len(rounds)))
    assert {pairing.seed for pairing in rounds} == {1, 2}


def test_bots_of_different_names_meet_equally_often():
    plan = Plan("speicherstadt", 3, (), named("abcde"))
    meetings = Counter()
    for pairing in pairings(plan, games_in_a_round(plan)):
        meetings.update(frozenset((one, other)) for one in pairing.seats for other in pairing.seats if one < other)
    assert len(meetings) == 10
    assert len(set(meetings.values())) == 1


def test_too_few_bots_take_several_seats():
    assert line_ups(("a", "b", "c"), 4) == [("a", "b", "c", "a"), ("a", "b", "c", "b"), ("a", "b", "c", "c")]


def test_one_bot_alone_is_no_arena():
    with pytest.raises(BadOption, match="at least two different bots"):
        Plan("speicherstadt", 4, (), ("easy", "easy"))
