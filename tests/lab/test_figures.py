"""Intervals cover the true value, and the split of a variance finds its causes."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.lab.figures import mean_of, p_values, parts_of, ratio_difference, ratio_of, share_of, t_quantile


def coverage(figures, true_value):
    return np.mean([figure["low"] <= true_value <= figure["high"] for figure in figures])


def test_students_t_is_wide_for_few_samples():
    assert [round(t_quantile(n), 1) for n in (4, 9, 39)] == [2.8, 2.3, 2.0]


def test_the_interval_of_a_mean_covers_the_true_value_about_95_percent_of_the_time():
    chance = np.random.default_rng(1)
    assert 0.93 < coverage([mean_of(chance.normal(3, 2, 12)) for _ in range(2000)], 3) < 0.97


def test_the_interval_of_a_slope_covers_the_true_value_about_95_percent_of_the_time():
    chance = np.random.default_rng(2)
    figures = []
    for _ in range(600):
        x = chance.normal(0, 1, (40, 50))
        y = 0.7 * x + chance.normal(0, 3, x.shape)
        figures.append(ratio_of((x * y).sum(1), (x * x).sum(1)))
    assert 0.92 < coverage(figures, 0.7) < 0.98


def test_the_interval_of_a_rate_difference_covers_the_true_value_about_95_percent_of_the_time():
    chance = np.random.default_rng(3)
    figures = []
    for _ in range(600):
        offered, other = chance.integers(5, 40, 40), chance.integers(5, 40, 40)
        figures.append(ratio_difference(chance.binomial(offered, 0.6), offered, chance.binomial(other, 0.5), other))
    assert 0.92 < coverage(figures, 0.1) < 0.98


def test_the_interval_of_a_share_stays_between_0_and_1():
    none = share_of(np.zeros(50))
    assert none["mean"] == 0
    assert 0 <= none["low"] < none["high"] < 0.1


def test_p_values_of_seats_rarely_raise_false_alarms_and_find_real_differences():
    chance = np.random.default_rng(4)

    def played(weights, games=1000):
        return np.eye(4)[chance.choice(4, games, p=weights)]

    alarms = [min(p_values(played([0.25] * 4))) < 0.05 for _ in range(2000)]
    assert 0.02 < np.mean(alarms) < 0.065, "one study in twenty at most, whichever seat it is about"
    first, *_, last = p_values(played([0.32, 0.25, 0.23, 0.2]))
    assert first < 0.01
    assert last < 0.05
    assert p_values(np.eye(4)[np.zeros(40, int)])[1] < 0.01, "a seat that never wins"


@pytest.mark.parametrize("made_of", [{"who": 1.0}, {"seat": 1.0}, {"deal": 1.0}, {"rest": 1.0}, {"who": 0.5, "deal": 0.25, "rest": 0.25}])
def test_the_variance_of_points_is_split_into_its_causes(made_of):
    chance, seats, seeds = np.random.default_rng(5), 4, 4000
    points = np.zeros((seeds, seats, seats))
    unit = np.array([2.0, -1.0, 0.5, -1.5])
    spread = {
        "who": np.broadcast_to(np.eye(seats) - 1 / seats, points.shape),
        "seat": np.broadcast_to(unit, points.shape),
        "deal": np.broadcast_to(chance.normal(0, 1, (seeds, 1, seats)), points.shape),
        "rest": chance.normal(0, 1, points.shape),
    }
    for part, share in made_of.items():
        aside = spread[part] - spread[part].mean(2, keepdims=True)
        points = points + aside * np.sqrt(share / (aside**2).mean())
    found = parts_of(points)
    for part in ("who", "seat", "deal", "rest"):
        assert found[part] == pytest.approx(made_of.get(part, 0), abs=0.03)
    assert sum(found.values()) == pytest.approx(1)


def test_the_verdict_on_a_seat_follows_its_p_value_and_not_its_interval():
    from kogge.lab.report import _seats

    chance = np.random.default_rng(9)
    named = 0
    for _ in range(1000):
        shares = np.eye(4)[chance.choice(4, 400)]
        seats = _seats(shares, shares)
        assert all(bool(seat["verdict"]) == (seat["p"] < 0.05) for seat in seats)
        named += any(seat["verdict"] for seat in seats)
    assert named < 65, "about one study in twenty; by the seats' own intervals it was one in six"
