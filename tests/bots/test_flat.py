"""Flat Monte Carlo: the gain of a move in rollouts that begin with it."""

from __future__ import annotations

import numpy as np
import pytest

import kogge
from kogge.bots.flat import flat_dtype, move_trials, rollout_parameters
from kogge.bots.rules_of_thumb import END
from kogge.bots.search import POINT_SCALE, WIN_WEIGHT
from kogge.games import game_ids


def gains_of(match, moves, seed, first, rollouts, horizon=0.0):
    """(moves, rollouts): the gains of moves of a match."""
    game, actions = match.game, np.array([match.loaded.actions[move] for move in moves])
    gains = np.zeros((len(moves), rollouts), np.float32)
    working = np.zeros(1, game.Table), np.zeros(1, flat_dtype(game))
    rows = match.rows.copy()
    places, seeds = np.zeros(len(moves), np.int64), np.full(len(moves), seed)
    move_trials(game)(match.loaded.rows, rows, places, actions, seeds, first, rollout_parameters(game, horizon), *working, gains)
    assert rows.tobytes() == match.rows.tobytes(), "the table itself does not change"
    return gains


@pytest.mark.parametrize("game", game_ids())
def test_a_rollout_depends_on_its_seed_number_and_move_only(game):
    match = kogge.new(game, seed=4)
    moves = match.moves()[:3]
    gains = gains_of(match, moves, 7, 0, 6)
    assert ((gains > 0) & (gains < 1)).all()
    assert np.array_equal(gains_of(match, moves, 7, 2, 4), gains[:, 2:])
    assert np.array_equal(gains_of(match, moves[::-1], 7, 0, 6), gains[::-1])
    assert not np.array_equal(gains_of(match, moves, 8, 0, 6), gains)


@pytest.mark.parametrize("game", game_ids())
def test_a_move_that_ends_the_game_gains_what_the_result_is_worth(game):
    match, before = kogge.new(game, seed=4), None
    while match.seat is not None:
        before = match.copy()
        match.play(match.moves()[0])
    seat, points, winners = before.seat, match.points(), match.winners()
    lead = points[seat - 1] - max(other for number, other in enumerate(points, 1) if number != seat)
    parameters = rollout_parameters(match.game)
    won, scale = parameters[WIN_WEIGHT], parameters[POINT_SCALE]
    expected = won * (seat in winners) / len(winners) + (1 - won) * (0.5 + 0.5 * lead / (scale + abs(lead)))
    assert gains_of(before, before.moves()[:1], 7, 0, 4, horizon=END)[0] == pytest.approx(expected, abs=1e-6)
