"""Plackett-Luce ratings."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.arena.ratings import ELO, fitted, ratings, standings, win_share


def drawn_results(strength, games, chance):
    """Games drawn from the model itself: whoever's exponential clock rings first is next."""
    bots = "abcd"
    results = []
    for number in range(games):
        seats = [bots[i] for i in chance.permutation(len(strength))]
        clock = [chance.exponential() / np.exp(strength[bots.index(bot)]) for bot in seats]
        places = np.argsort(np.argsort(clock))
        results.append(
            {
                "seed": number // 4,
                "seats": seats,
                "points": [int(10 - place) for place in places],
                "shares": [float(place == 0) for place in places],
            }
        )
    return results


def test_the_strengths_that_drew_the_games_are_found_again():
    strength = np.array([-1.0, -0.2, 0.3, 0.9])
    results = drawn_results(strength, 3000, np.random.default_rng(1))
    found = fitted(standings(results, "abcd"), np.ones(len(results)), 4)
    assert found == pytest.approx(strength, abs=0.08)


def test_the_interval_holds_the_truth_about_nineteen_times_in_twenty():
    strength = np.array([-0.6, 0.0, 0.2, 0.4])
    inside = 0
    for seed in range(25):
        rated = ratings(drawn_results(strength, 120, np.random.default_rng(seed)), "abcd", draws=60)
        inside += sum(rated[bot]["low"] <= 1500 + ELO * strength[i] <= rated[bot]["high"] for i, bot in enumerate("abcd"))
    assert 85 <= inside <= 100


def test_for_two_players_a_rating_is_elo():
    results = [{"seed": i, "seats": ["a", "b"], "points": [1, 0], "shares": [1.0, 0.0]} for i in range(1000)]
    results += [{"seed": i, "seats": ["a", "b"], "points": [0, 1], "shares": [0.0, 1.0]} for i in range(100)]
    rated = ratings(results, "ab", draws=2)
    assert rated["a"]["rating"] - rated["b"]["rating"] == pytest.approx(400, abs=2)


def test_a_bot_that_never_won_has_a_finite_rating():
    results = [{"seed": i, "seats": ["a", "b"], "points": [1, 0], "shares": [1.0, 0.0]} for i in range(50)]
    rated = ratings(results, "ab", draws=5)
    assert 1500 < rated["a"]["rating"] < 3000


def test_the_interval_of_a_win_share():
    mean, low, high = win_share(np.array([1.0] * 30 + [0.0] * 70), np.arange(100))
    assert mean == 0.3
    assert low == pytest.approx(0.22, abs=0.01)
    assert high == pytest.approx(0.40, abs=0.01)
    mean, low, high = win_share(np.ones(40), np.arange(40))
    assert (mean, high) == (1.0, pytest.approx(1.0))
    assert 0.88 < low < 0.93
