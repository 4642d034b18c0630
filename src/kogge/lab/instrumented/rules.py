"""The measurements at each choice of a game, interpreted and compiled. `w` is the players' scratch record with the measurements."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.bots.rules_of_thumb import bot_scratch_fields, rules_of_thumb_for, think_rule
from kogge.engine.contract import Game
from kogge.engine.flow import OVER, flow_of
from kogge.engine.layout import SELF
from kogge.engine.record_view import record_dtype, record_view
from kogge.engine.rule import rule
from kogge.observations import layout_of

NOBODY = -1


@functools.cache
def own_numbers(game: Game) -> np.ndarray:
    """The indices of the numbers of an observation that describe the observing seat itself."""
    box = record_view(np.zeros(1, game.Box))
    return np.array([feature.index for feature in layout_of(game).features(box) if feature.concerns == SELF], np.int64)


@functools.cache
def measuring_dtype(game: Game) -> np.dtype:
    """The record type of the scratch with the measurements."""
    seats, own = game.players[-1], max(1, len(own_numbers(game)))
    return record_dtype(
        [
            *bot_scratch_fields(game),
            ("observation", np.float32, (game.obs_size,)),
            ("had", np.float32, (seats, own)),  # each seat's own numbers at its last choice
            ("gained", np.float32, (seats, own)),  # the sum of their increases
            ("offered", np.int32, (seats, game.n_actions)),  # how often a seat could choose a move
            ("taken", np.int32, (seats, game.n_actions)),  # how often it chose it
            ("expected", np.float64, (seats,)),  # expected points
            ("leader", np.int64),  # the leader by expected points, NOBODY at first
            ("changes", np.int64),  # how often the lead has changed hands
            ("since", np.int64),  # the choice at which the lead last changed
            ("choices", np.int64),  # the number of choices so far
            ("first", np.int64),  # the seat that made the first choice, NOBODY before
        ]
    )


class MeasuringRules:
    """The measuring rules of one game."""

    def __init__(self, game: Game):
        self.begin: Callable[..., None] = reset_measurements
        self.measure_lead: Callable[..., None] = _measure_lead(game)
        self.measure_gains: Callable[..., None] = _measure_gains(game)
        self.measure_choice: Callable[..., None] = _measure_choice(self)
        self.measure_end: Callable[..., None] = _measure_end(self)
        self.measured_play: Callable[..., None] = _measured_play(game, self)


@functools.cache
def measuring_rules(game: Game) -> MeasuringRules:
    """The measuring rules of a game."""
    return MeasuringRules(game)


@rule
def reset_measurements(w):
    """Reset the measurements."""
    w.had[:] = 0
    w.gained[:] = 0
    w.offered[:] = 0
    w.taken[:] = 0
    w.leader = NOBODY
    w.changes = 0
    w.since = 0
    w.choices = 0
    w.first = NOBODY


def _measure_lead(game: Game) -> Callable[..., None]:
    expected_points = rules_of_thumb_for(game).expected_points

    @rule
    def measure_lead(box, s, w):
        """Update the leader by expected points. The lead changes only when another seat has strictly more."""
        expected_points(box, s, w.expected)
        best = 0
        shared = False
        for seat in range(1, s.players):
            if w.expected[seat] > w.expected[best]:
                best = seat
                shared = False
            elif w.expected[seat] == w.expected[best]:
                shared = True
        if w.leader == NOBODY:
            if not shared:
                w.leader = best
                w.since = w.choices
        elif w.expected[best] > w.expected[w.leader]:
            w.leader = best
            w.changes += 1
            w.since = w.choices

    return measure_lead


def _measure_gains(game: Game) -> Callable[..., None]:
    observe = game.observe

    @rule
    def measure_gains(box, s, w, seat, own):
        """Add the increases of a seat's own numbers since its last choice."""
        observe(box, s, seat, w.observation)
        for i in range(own.shape[0]):
            has = w.observation[own[i]]
            if has > w.had[seat, i]:
                w.gained[seat, i] += has - w.had[seat, i]
            w.had[seat, i] = has

    return measure_gains


def _measure_choice(rules: MeasuringRules) -> Callable[..., None]:
    measure_lead, measure_gains = rules.measure_lead, rules.measure_gains

    @rule
    def measure_choice(box, s, w, own):
        """Record a choice: the seat to decide is about to play `w.action`."""
        if w.first == NOBODY:
            w.first = w.next
        for i in range(w.open):
            w.offered[w.next, w.moves[i]] += 1
        w.taken[w.next, w.action] += 1
        measure_gains(box, s, w, w.next, own)
        measure_lead(box, s, w)
        w.choices += 1

    return measure_choice


def _measure_end(rules: MeasuringRules) -> Callable[..., None]:
    measure_lead, measure_gains = rules.measure_lead, rules.measure_gains

    @rule
    def measure_end(box, s, w, own):
        """Record the end of the game."""
        for seat in range(s.players):
            measure_gains(box, s, w, seat, own)
        measure_lead(box, s, w)

    return measure_end


def _measured_play(game: Game, rules: MeasuringRules) -> Callable[..., None]:
    setup, prepare_turn, advance, think = game.setup, flow_of(game).prepare_turn, flow_of(game).advance, think_rule(game)
    measure_choice, measure_end = rules.measure_choice, rules.measure_end

    @rule
    def measured_play(box, tables, players, options, seed, levels, w, own):
        """Play an instrumented game between rules of thumb on tables[0]; tables[1] is the redealt copy."""
        s = tables[0]
        reset_measurements(w)
        setup(box, s, players, options, seed)
        while prepare_turn(box, s, w) != OVER:
            if w.open > 1:
                w.action = w.moves[think(box, tables, levels[w.next], seed, w.choices, w)]
                measure_choice(box, s, w, own)
            advance(box, s, w)
        measure_end(box, s, w, own)

    return measured_play


def new_scratch(game: Game) -> tuple[np.ndarray, Any]:
    """The scratch, as an array for compiled rules and as a record view for interpreted ones."""
    rows = np.zeros(1, measuring_dtype(game))
    return rows, record_view(rows)
