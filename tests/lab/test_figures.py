"""Intervals hold the truth, and parts are what they were made of."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.lab.figures import chance_if_equal, mean_of, parts_of, ratio_difference, ratio_of, share_of, student


def held(figures, truth):
    return np.mean([figure["low"] <= truth <= figure["high"] for figure in figures])


def test_students_interval_is_wide_for_few():
    assert [round(student(n), 1) for n in (4, 9, 39)] == [2.8, 2.3, 2.0]


def test_the_interval_of_a_mean_holds_the_truth_about_nineteen_times_in_twenty():
    chance = np.random.default_rng(1)
    assert 0.93 < held([mean_of(chance.normal(3, 2, 12)) for _ in range(2000)], 3) < 0.97


def test_the_interval_of_a_slope_holds_the_truth_about_nineteen_times_in_twenty():
    chance = np.random.default_rng(2)
    figures = []
    for _ in range(600):
        x = chance.normal(0, 1, (40, 50))
        y = 0.7 * x + chance.normal(0, 3, x.shape)
        figures.append(ratio_of((x * y).sum(1), (x * x).sum(1)))
    assert 0.92 < held(figures, 0.7) < 0.98


def test_two_rates_are_compared():
    chance = np.random.default_rng(3)
    figures = []
    for _ in range(600):
        offered, other = chance.integers(5, 40, 40), chance.integers(5, 40, 40)
        figures.append(ratio_difference(chance.binomial(offered, 0.6), offered, chance.binomial(other, 0.5), other))
    assert 0.92 < held(figures, 0.1) < 0.98


def test_a_share_stays_between_nothing_and_all():
    none = share_of(np.zeros(50))
    assert none["mean"] == 0
    assert 0 <= none["low"] < none["high"] < 0.1


def test_equal_seats_are_rarely_called_unequal_and_unequal_ones_are():
    chance = np.random.default_rng(4)

    def played(weights, games=1000):
        return np.eye(4)[chance.choice(4, games, p=weights)]

    alarms = [chance_if_equal(played([0.25] * 4)) < 0.05 for _ in range(400)]
    assert np.mean(alarms) < 0.08
    assert chance_if_equal(played([0.32, 0.25, 0.23, 0.2])) < 0.01


@pytest.mark.parametrize("made_of", [{"who": 1.0}, {"seat": 1.0}, {"deal": 1.0}, {"rest": 1.0}, {"who": 0.5, "deal": 0.25, "rest": 0.25}])
def test_points_are_taken_apart_into_what_they_were_made_of(made_of):
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
