"""Seats, neighbours and seeds are balanced."""

from __future__ import annotations

from collections import Counter

import pytest

from kogge.arena.ratings import ratings
from kogge.arena.run import report
from kogge.arena.schedule import Plan, cyclic_orders, games_in_a_round, line_ups, pairings
from kogge.bots.compiled import rule_of_thumb_games
from kogge.bots.rules_of_thumb import RULE_OF_THUMB_LEVELS
from kogge.engine.errors import BadOption
from kogge.games import game_ids


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
    assert len(set(rounds)) == len(rounds)
    assert len({(pairing.seed, pairing.seats) for pairing in rounds}) == len(rounds), "no game is played twice"


@pytest.mark.parametrize(("letters", "players"), [("ab", 4), ("abc", 3), ("abc", 4), ("abcd", 4), ("abcde", 5), ("aabc", 4)])
def test_in_a_round_every_pair_of_bots_sits_side_by_side_equally_often_in_both_orders(letters, players):
    bots = named(letters)
    plan = Plan("speicherstadt", players, (), bots)
    before = Counter()
    for pairing in pairings(plan, games_in_a_round(plan)):
        before.update(zip(pairing.seats, pairing.seats[1:] + pairing.seats[:1], strict=True))
    for one in set(bots):
        for other in set(bots):
            assert before[one, other] == before[other, one]
    if len(set(letters)) == len(letters) == players:
        assert len(set(before.values())) == 1


def test_every_cyclic_order_comes_once_each_followed_by_its_mirror_image():
    orders = cyclic_orders("abcde", 1)
    assert len(set(orders)) == len(orders) == 24
    assert all(mirror == (order[0], *order[:0:-1]) for order, mirror in zip(orders[::2], orders[1::2], strict=True))
    assert orders != cyclic_orders("abcde", 2), "the order follows from the seed"
    assert [tuple(order.translate({97: "x"}) for order in one) for one in orders] == cyclic_orders("xbcde", 1), "the names do not matter"
    assert len(cyclic_orders("aabb", 1)) == 2
    assert len(cyclic_orders("abbb", 1)) == 1


def twin(knowledge):
    """Never called: the games of the test below are played compiled."""


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.about(game)) for game in game_ids()])
def test_a_bot_listed_twice_gets_equal_ratings(game):
    names = ("medium", "random", f"{__name__}:twin")
    plan = Plan(game, 3, None, names)
    rounds = list(pairings(plan, 3000))
    level = {names[0]: RULE_OF_THUMB_LEVELS.index("medium"), names[1]: RULE_OF_THUMB_LEVELS.index("random")}
    level[names[2]] = level["medium"]
    shares, points, _ = rule_of_thumb_games(
        plan.config, [pairing.seed for pairing in rounds], [[level[bot] for bot in pairing.seats] for pairing in rounds]
    )
    played = [
        {"seed": pairing.seed, "seats": pairing.seats, "shares": shares[i].tolist(), "points": points[i].tolist()}
        for i, pairing in enumerate(rounds)
    ]
    rated = ratings(played, names)
    for one, other in ((names[0], names[2]), (names[2], names[0])):
        assert rated[one]["low"] < rated[other]["rating"] < rated[one]["high"]
    first, _, last = report(plan, played)["bots"]
    assert first["win_share_low"] < last["win_share"] < first["win_share_high"]


def test_bots_of_different_names_meet_equally_often():
    plan = Plan("speicherstadt", 3, (), named("abcde"))
    meetings = Counter()
    for pairing in pairings(plan, games_in_a_round(plan)):
        meetings.update(frozenset((one, other)) for one in pairing.seats for other in pairing.seats if one < other)
    assert len(meetings) == 10
    assert len(set(meetings.values())) == 1


def test_with_fewer_bots_than_seats_each_bot_takes_the_extra_seat_in_turn():
    assert line_ups(("a", "b", "c"), 4) == [("a", "b", "c", "a"), ("a", "b", "c", "b"), ("a", "b", "c", "c")]


def test_an_arena_needs_two_different_bots():
    with pytest.raises(BadOption, match="at least two different bots"):
        Plan("speicherstadt", 4, (), ("easy", "easy"))


def test_every_line_up_has_seeds_of_its_own():
    plan = Plan("speicherstadt", 3, (), named("abcd"), seed=5)
    seeds = [(frozenset(pairing.seats), pairing.seed) for pairing in pairings(plan, 2 * games_in_a_round(plan))]
    assert len({seed for _, seed in seeds}) == len(set(seeds)) == 16
    assert min(seed for _, seed in seeds) == 5
