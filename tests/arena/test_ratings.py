"""Plackett-Luce ratings."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.arena.ratings import ELO, Likelihood, finishing_orders, rating_among, ratings, win_share


def drawn_results(strength, games, chance, rotations=1, mood=0.0):
    """Simulated games of the model itself: the places follow the order of exponential clocks. Games of one seed are correlated."""
    bots = "abcd"[: len(strength)]
    results = []
    for number in range(games):
        if number % rotations == 0:
            moods = chance.normal(0, mood, len(strength))
        seats = [bots[i] for i in chance.permutation(len(strength))]
        clock = [chance.exponential() / np.exp(strength[bots.index(bot)] + moods[bots.index(bot)]) for bot in seats]
        places = np.argsort(np.argsort(clock))
        results.append(
            {
                "seed": number // rotations,
                "seats": seats,
                "points": [int(10 - place) for place in places],
                "shares": [float(place == 0) for place in places],
            }
        )
    return results


def test_the_most_likely_strengths_are_close_to_the_true_ones():
    strength = np.array([-1.0, -0.2, 0.3, 0.9])
    results = drawn_results(strength, 3000, np.random.default_rng(1))
    assert Likelihood(finishing_orders(results, "abcd"), 4).best() == pytest.approx(strength, abs=0.08)


@pytest.mark.parametrize(
    ("strength", "games"),
    [
        ([-0.6, 0.0, 0.2, 0.4], 120),
        ([-0.5, -0.5, 0.5, 0.5], 12),  # few games
        ([-2.4, 2.4], 30),  # one bot wins all of them, most of the time
        ([-2.5, -2.0, 1.0, 3.5], 24),  # hardly a surprise
    ],
)
def test_the_interval_covers_the_true_rating_about_95_percent_of_the_time(strength, games):
    bots = "abcd"[: len(strength)]
    inside = []
    for seed in range(120 // len(bots)):
        rated = ratings(drawn_results(np.array(strength), games, np.random.default_rng(seed)), bots)
        inside += [rated[bot]["low"] <= 1500 + ELO * strength[i] <= rated[bot]["high"] for i, bot in enumerate(bots)]
    assert 0.9 <= np.mean(inside) < 1


def test_the_interval_allows_for_correlated_games_of_one_seed():
    truth, inside = np.array([-0.5, 0.0, 0.5]), []
    for seed in range(40):
        rated = ratings(drawn_results(truth, 120, np.random.default_rng(seed), rotations=6, mood=1.0), "abc")
        inside.append(
            rated["b"]["low"] <= 1500 <= rated["b"]["high"]
        )  # luck pulls the other ratings towards the middle, where this one is already
    assert np.mean(inside) >= 0.88


def test_for_two_players_the_rating_difference_is_that_of_elo():
    results = [{"seed": i, "seats": ["a", "b"], "points": [1, 0], "shares": [1.0, 0.0]} for i in range(1000)]
    results += [{"seed": i, "seats": ["a", "b"], "points": [0, 1], "shares": [0.0, 1.0]} for i in range(100)]
    rated = ratings(results, "ab")
    assert rated["a"]["rating"] - rated["b"]["rating"] == pytest.approx(400, abs=2)


def test_the_interval_of_a_bot_that_wins_everything_does_not_collapse():
    def rated(games):
        results = [{"seed": i, "seats": ["a", "b"], "points": [1, 0], "shares": [1.0, 0.0]} for i in range(games)]
        return ratings(results, "ab")["a"]

    few, many = rated(5), rated(500)
    assert 1500 < few["low"] < few["rating"] < few["high"]
    assert few["high"] - few["low"] > 400
    assert many["high"] - many["low"] > 200
    assert few["low"] < many["low"] < many["rating"] < 3000, "more wins narrow the interval"


def test_a_win_share_has_a_95_percent_interval():
    mean, low, high = win_share(np.array([1.0] * 30 + [0.0] * 70), np.arange(100))
    assert mean == 0.3
    assert low == pytest.approx(0.22, abs=0.01)
    assert high == pytest.approx(0.40, abs=0.01)
    mean, low, high = win_share(np.ones(40), np.arange(40))
    assert (mean, high) == (1.0, pytest.approx(1.0))
    assert 0.88 < low < 0.93


def test_rating_one_player_among_known_ratings_agrees_with_rating_all_together():
    """With the others' ratings fixed at their joint estimate, the remaining one gets the same rating and interval."""
    rng, bots = np.random.default_rng(5), ["a", "b", "c"]
    results = []
    for seed in range(300):
        seats = list(rng.permutation(bots))
        strength = {"a": 1.0, "b": 0.0, "c": -1.0}
        points = [strength[one] + rng.gumbel() for one in seats]
        shares = [float(one == max(points)) for one in points]
        results.append({"seats": seats, "points": points, "shares": shares, "seed": seed})
    together = ratings(results, bots)
    games = []
    for result in results:
        order = sorted(range(3), key=lambda seat: -result["points"][seat])
        names = [result["seats"][seat] for seat in order]
        games.append(([together[name]["rating"] for name in names if name != "a"], names.index("a")))
    alone = rating_among(games)
    assert alone["rating"] == pytest.approx(together["a"]["rating"], abs=25), "the prior draws it towards 1500"
    assert alone["low"] < together["a"]["rating"] < alone["high"]
    assert rating_among([([1500.0], 0)])["high"] - rating_among([([1500.0], 0)])["low"] > 400, "one game gives a wide interval"
    assert rating_among(games)["high"] - rating_among(games)["low"] < 150
