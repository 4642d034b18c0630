"""Flat Monte Carlo: the value of a move, estimated by rollouts that begin with it.

There is no tree: after the move all seats play by `medium`'s rules of thumb, up to the horizon. So any number of moves can be tried at the
same time: a GPU tries millions a second (`kogge.gpu.GpuBatch.try_moves`), and a net learns from the results (`kogge.train.teacher`).
Rollout n of a seed uses the same redealt cards and the same chance for every move (common random numbers), so two moves are compared under
the same conditions.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from kogge.bots.chance import REDEALING, ROLLOUT, stream
from kogge.bots.hard import default_parameters, net_parameters
from kogge.bots.net import has_net, net_for
from kogge.bots.rules_of_thumb import best_with_noise, bot_scratch_fields, rules_of_thumb_for
from kogge.bots.search import HORIZON, NOISE, gains_rule
from kogge.engine.chance import random_start
from kogge.engine.config import GameConfig
from kogge.engine.contract import CHANCE, Game
from kogge.engine.flow import OVER, flow_of
from kogge.engine.record_view import record_dtype
from kogge.engine.rule import entry_points, rule


@functools.cache
def flat_dtype(game: Game) -> np.dtype:
    """The record type of a rollout's working memory."""
    seats = (game.players[-1],)
    return record_dtype([*bot_scratch_fields(game), ("expected", np.float64, seats), ("gains", np.float64, seats)])


def flat_rule(game: Game, phase_of: Callable[..., int]) -> Callable[..., float]:
    """The rule `gain_of_move(box, s, action, seed, number, parameters, w)` of a game. The threads of a GPU wait for each other where
    `phase_of(s)` changes."""
    rules_of_thumb, flow, step, resample_hidden = rules_of_thumb_for(game), flow_of(game), game.step, game.resample_hidden
    judge, count_gains = rules_of_thumb.judge, gains_rule(game, rules_of_thumb)
    turn_of, find_moves, resolve_event = flow.turn_of, flow.find_moves, flow.resolve_event

    @rule
    def gain_of_move(box, s, action, seed, number, parameters, w):
        """The gain of the seat to decide in rollout `number`: redeal, play the move, continue by rules of thumb up to the horizon.

        The steps of `advance`, ordered as in the GPU's playouts: the threads of a warp meet where chance events or phases begin.
        """
        seat = turn_of(s)
        resample_hidden(box, s, seat, stream(seed, number, REDEALING))
        pick = random_start(stream(seed, number, ROLLOUT), ROLLOUT)
        step(box, s, action)
        breaks = parameters[HORIZON]
        n = 1
        while n > 0 and turn_of(s) != OVER:
            if turn_of(s) == CHANCE:
                breaks -= 1.0
                if breaks <= 0.0:
                    break
                while turn_of(s) == CHANCE:
                    resolve_event(box, s, w)
            phase = phase_of(s)
            while n > 0 and turn_of(s) >= 0 and phase_of(s) == phase:
                n = find_moves(box, s, w)
                if n > 1:
                    judge(box, s, w.moves, n, w.worth)
                    best, pick = best_with_noise(w.worth, n, parameters[NOISE], pick)
                    w.action = w.moves[best]
                if n > 0:
                    step(box, s, w.action)
        count_gains(box, s, parameters, 0, w)
        return w.gains[seat]

    return gain_of_move


@rule
def one_phase(s):
    """The `phase_of` for the CPU, where no threads wait for each other."""
    return 0


@functools.cache
def move_trials(game: Game) -> Callable[..., None]:
    """The compiled `try_moves(boxes, rows, places, actions, seeds, first, parameters, tables, works, gains)` of a game on the CPU."""
    gain_of_move = flat_rule(game, one_phase)

    def try_moves(boxes, rows, places, actions, seeds, first, parameters, tables, works, gains):
        """gains[i, k] = the gain of actions[i] at rows[places[i]] in rollout first + k of seeds[i]; an action below 0 is skipped."""
        for i in range(places.shape[0]):
            for k in range(gains.shape[1]):
                if actions[i] >= 0:
                    tables[0] = rows[places[i]]
                    gains[i, k] = gain_of_move(boxes[0], tables[0], actions[i], seeds[i], first + k, parameters, works[0])

    return entry_points(game, "bots")(try_moves)


def rollout_parameters(game: Game, horizon: float = 0.0) -> np.ndarray:
    """The parameters of the teacher's rollouts: those of `expert`, or of `hard` if the game has no net. `horizon` replaces theirs; 0 does
    not."""
    parameters = net_parameters(net_for(GameConfig(game))) if has_net(game) else default_parameters(rules_of_thumb_for(game))
    if horizon > 0:
        parameters[HORIZON] = horizon
    return parameters
