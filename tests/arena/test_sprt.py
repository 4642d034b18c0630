"""The sequential test of the arena."""

from __future__ import annotations

import math

import numpy as np
import pytest

from kogge.arena.run import run_arena
from kogge.arena.schedule import Plan
from kogge.arena.sprt import BATCH, MIN_SEEDS, Sprt, seed_shares
from kogge.engine.errors import BadOption


def decided(share: float, seed: int, test: Sprt) -> str | None:
    """The hypothesis accepted for a bot that wins this share of the four rotations of each seed; seeds differ in luck."""
    chance = np.random.default_rng(seed)
    shares = np.empty(0)
    for _ in range(400):
        luck = chance.beta(share * 6, (1 - share) * 6, BATCH)  # the rotations of a seed are alike
        shares = np.append(shares, chance.binomial(4, luck) / 4)
        ratio = test.ratio(shares)
        if len(shares) >= MIN_SEEDS and not test.bounds[0] < ratio < test.bounds[1]:
            return "H1" if ratio > 0 else "H0"
    return None


def test_the_sprt_keeps_its_error_rates():
    test = Sprt("one", 0.25, 0.3)
    for share, wrong in ((0.25, "H1"), (0.3, "H0")):
        answers = [decided(share, seed, test) for seed in range(300)]
        assert answers.count(None) == 0
        assert answers.count(wrong) / 300 < 0.05 + 3 * math.sqrt(0.05 * 0.95 / 300)


def test_the_arena_stops_when_the_sprt_is_decided():
    plan = Plan("speicherstadt", 3, bots=("medium", "random", "random"))
    report = run_arena(plan, 3000, sprt=Sprt("medium", 1 / 3, 0.4))
    assert report["sprt"]["accepted"] == "H1"
    assert report["games"] < 3000
    assert report["sprt"]["seeds"] * 3 == report["games"]
    same = run_arena(Plan("speicherstadt", 3, bots=("random", "random", "medium")), 3000, sprt=Sprt("random", 1 / 3, 0.4))
    assert same["sprt"]["accepted"] == "H0"


def test_an_undecided_sprt_accepts_no_hypothesis():
    plan = Plan("speicherstadt", 3, bots=("medium", "random"))
    report = run_arena(plan, 12, sprt=Sprt("medium", 1 / 3, 0.4))
    assert report["games"] == 12
    assert report["sprt"]["accepted"] is None


def test_all_games_of_a_seed_count_as_one_observation():
    games = [{"seed": 1, "seats": ["a", "b"], "shares": [1.0, 0.0]}, {"seed": 1, "seats": ["b", "a"], "shares": [1.0, 0.0]}]
    assert seed_shares(games, "a").tolist() == [0.5]


@pytest.mark.parametrize("numbers", [(0.3, 0.2, 0.05, 0.05), (0.0, 0.2, 0.05, 0.05), (0.2, 0.3, 0.6, 0.5), (0.2, math.nan, 0.05, 0.05)])
def test_invalid_hypotheses_are_refused(numbers):
    with pytest.raises(BadOption):
        Sprt("one", *numbers)


def test_an_sprt_about_a_bot_that_does_not_play_is_refused():
    with pytest.raises(BadOption, match="which does not play"):
        run_arena(Plan("speicherstadt", 3), 3, sprt=Sprt("expert", 0.3, 0.4))
