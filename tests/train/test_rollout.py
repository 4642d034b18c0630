"""Gains and targets of decisions, compared with a simple computation table by table and seat by seat."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from kogge.engine.config import GameConfig
from kogge.games import game_by_id

torch = pytest.importorskip("torch", reason="the extra train is not installed: training is NOT tested")

from kogge.train.recipe import Recipe  # noqa: E402
from kogge.train.rollout import Rollout  # noqa: E402

GAME = game_by_id("speicherstadt")
STEPS = 40


@pytest.fixture
def rollout():
    """A rollout of random numbers at tables of two to five players."""
    random = torch.Generator().manual_seed(3)
    configs = [GameConfig(GAME, players) for players in GAME.players for _ in range(3)]
    n, seats = len(configs), GAME.players[-1]
    tables = SimpleNamespace(n=n, game=GAME, configs=configs, masks=torch.zeros(n, GAME.n_actions, dtype=torch.bool))
    synthetic = Rollout(tables, Recipe(steps=STEPS, tables=n, gae_lambda=0.9), torch.float32)
    players = torch.tensor([config.players for config in configs])
    synthetic.seats[:] = (torch.rand(STEPS + 1, n, generator=random) * players).long()
    synthetic.values[:] = torch.rand(synthetic.values.shape, generator=random)
    synthetic.outcomes[:] = torch.rand(STEPS, n, 2, seats, generator=random)
    synthetic.dones[:] = torch.rand(STEPS, n, generator=random) < 0.1
    synthetic._compute_targets(False)
    return synthetic


def test_only_at_tables_with_frozen_nets_is_learning_limited_to_one_seat(rollout):
    everywhere = rollout.counts.clone()
    rollout.is_against = torch.arange(rollout.tables.n) % 2 == 1
    rollout._compute_targets(True)
    learns = rollout.seats[:-1] == torch.arange(rollout.tables.n) % rollout.players
    assert torch.equal(rollout.counts[:, ::2], everywhere[:, ::2])
    assert torch.equal(rollout.counts[:, 1::2], (everywhere & learns)[:, 1::2])
    assert rollout.counts[:, 1::2].any()


@pytest.mark.parametrize(("share", "against"), [(1.0, 12), (0.5, 6), (0.25, 3), (0.0, 0)])
def test_a_share_of_the_tables_has_frozen_nets(share, against):
    configs = [GameConfig(GAME, 2)] * 12
    tables = SimpleNamespace(n=12, game=GAME, configs=configs, masks=torch.zeros(12, GAME.n_actions, dtype=torch.bool))
    assert len(Rollout(tables, Recipe(steps=1, tables=12, against_share=share), torch.float32).against) == against


def next_of(rollout, table, t, seat):
    """The step of the seat's next decision in the same game, or "over" with the step at which the game ends, or nothing."""
    for later in range(t, STEPS):
        if rollout.dones[later, table]:
            return "over", later
        if int(rollout.seats[later + 1, table]) == seat:
            return "next", later + 1
    return None, None


def gain_of(rollout, table, t):
    """The gain of a decision: what it led to, and a part of the gain of the seat's next one."""
    seat = int(rollout.seats[t, table])
    what, at = next_of(rollout, table, t, seat)
    prediction = rollout.values[t, table, :, 0]
    if what is None:
        return None
    if what == "over":
        return rollout.outcomes[at, table, :, seat] - prediction
    step = rollout.values[at, table, :, 0] - prediction
    if at == STEPS:
        return step
    further = gain_of(rollout, table, at)
    return step if further is None else step + rollout.gae_lambda * further


def test_gains_run_from_a_seats_decision_to_its_next_one(rollout):
    for t, table in itertools.product(range(STEPS), range(rollout.tables.n)):
        expected = gain_of(rollout, table, t)
        assert bool(rollout.counts[t, table]) == (expected is not None)
        if expected is not None:
            assert rollout.gains[t, table].tolist() == pytest.approx(expected.tolist(), abs=1e-5)


def test_targets_follow_the_outcome_of_every_seat_from_decision_to_decision(rollout):
    for table in range(rollout.tables.n):
        players = int(rollout.players[table])
        decay = rollout.gae_lambda ** (1 / players)

        def by_seat(t, seat, table=table, players=players):
            return rollout.values[t, table, :, (seat - int(rollout.seats[t, table])) % players]

        for seat in range(players):
            outcome = by_seat(STEPS, seat)
            for t in range(STEPS - 1, -1, -1):
                if rollout.dones[t, table]:
                    outcome = rollout.outcomes[t, table, :, seat]
                else:
                    outcome = (1 - decay) * by_seat(t + 1, seat) + decay * outcome
                clockwise = (seat - int(rollout.seats[t, table])) % players
                assert rollout.targets[t, table, :, clockwise].tolist() == pytest.approx(outcome.tolist(), abs=1e-5)
