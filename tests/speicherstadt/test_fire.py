"""S5 Fire."""

from __future__ import annotations

import numpy as np

from kogge.games.speicherstadt.fire import resolve_fire
from position import new_position


def after_fire(worth, *firemen):
    """Scores after a fire, each player having these firemen values."""
    at = new_position("speicherstadt", len(firemen))
    table = np.zeros((5, 5), np.int16)
    for player, values in enumerate(firemen):
        for value in values:
            table[player, value - 1] += 1
    at.s.firemen[...] = table
    resolve_fire(at.s, worth)
    return at.match.points()


def test_s5_1_the_highest_total_gains_and_the_lowest_loses():
    assert after_fire(3, [1, 2], [5], [1]) == [0, 3, -3]


def test_s5_2_ties_score_in_full():
    assert after_fire(2, [5], [2, 3], [1]) == [2, 2, -2]
    assert after_fire(2, [5], [], []) == [2, -2, -2]


def test_s5_2_if_all_totals_are_equal_nobody_scores():
    assert after_fire(4, [5], [2, 3], [4, 1]) == [0, 0, 0]
    assert after_fire(4, [], [], []) == [0, 0, 0]


def test_s5_3_firemen_are_not_used_up_and_the_worth_is_in_the_box():
    at = new_position("speicherstadt", 2)
    assert list(at.box.fire_worth) == [0, 1, 2, 3, 4]
    at.s.firemen[0, 4] = 1
    resolve_fire(at.s, 1)
    resolve_fire(at.s, 2)
    assert at.match.points() == [3, -3], "scores may be negative"
