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
    """The indices of the numbers of an observation that are about the observing seat itself."""
    box = record_view(np.zeros(1, game.Box))
    return np.array([feature.index for feature in layout_of(game).features(box) if feature.concerns == SELF], np.int64)


@functools.cache
def notes_dtype(game: Game) -> np.dtype:
    """The record type of the scratch with the measurements."""
    seats, own = game.players[-1], max(1, len(own_numbers(game)))
    return record_dtype(
        [
            *bot_scratch_fields(game),
            ("seen", np.float32, (game.obs_size,)),  # an observation
            ("had", np.float32, (seats, own)),  # by seat, its own numbers when it last chose
            ("gained", np.float32, (seats, own)),  # the sum of their increases
            ("offered", np.int32, (seats, game.n_actions)),  # how often a move was open to a seat that had a choice
            ("taken", np.int32, (seats, game.n_actions)),  # how often it took that one
            ("expected", np.float64, (seats,)),  # the points that each seat may expect
            ("leader", np.int64),  # the leader by expected points, NOBODY at first
            ("changes", np.int64),  # how often the lead has changed hands
            ("since", np.int64),  # the choice at which the lead last changed
            ("choices", np.int64),  # made so far
            ("first", np.int64),  # the seat that made the first, NOBODY before
        ]
    )


class Notes:
    """The measuring rules of one game."""

    def __init__(self, game: Game):
        self.begin: Callable[..., None] = begin_notes
        self.note_lead: Callable[..., None] = _note_lead(game)
        self.note_things: Callable[..., None] = _note_things(game)
        self.note_choice: Callable[..., None] = _note_choice(self)
        self.note_end: Callable[..., None] = _note_end(self)
        self.watched_play: Callable[..., None] = _watched_play(game, self)


@functools.cache
def notes_of(game: Game) -> Notes:
    """The measuring rules of a game."""
    return Notes(game)


@rule
def begin_notes(w):
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


def _note_lead(game: Game) -> Callable[..., None]:
    expected_points = rules_of_thumb_for(game).expected_points

    @rule
    def note_lead(box, s, w):
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

    return note_lead


def _note_things(game: Game) -> Callable[..., None]:
    observe = game.observe

    @rule
    def note_things(box, s, w, seat, own):
        """Add the increases of a seat's own numbers since its last choice."""
        observe(box, s, seat, w.seen)
        for i in range(own.shape[0]):
            has = w.seen[own[i]]
            if has > w.had[seat, i]:
                w.gained[seat, i] += has - w.had[seat, i]
            w.had[seat, i] = has

    return note_things


def _note_choice(notes: Notes) -> Callable[..., None]:
    note_lead, note_things = notes.note_lead, notes.note_things

    @rule
    def note_choice(box, s, w, own):
        """Record a choice: the seat to decide takes `w.action`, which is not carried out yet."""
        if w.first == NOBODY:
            w.first = w.next
        for i in range(w.open):
            w.offered[w.next, w.moves[i]] += 1
        w.taken[w.next, w.action] += 1
        note_things(box, s, w, w.next, own)
        note_lead(box, s, w)
        w.choices += 1

    return note_choice


def _note_end(notes: Notes) -> Callable[..., None]:
    note_lead, note_things = notes.note_lead, notes.note_things

    @rule
    def note_end(box, s, w, own):
        """Record the end of the game."""
        for seat in range(s.players):
            note_things(box, s, w, seat, own)
        note_lead(box, s, w)

    return note_end


def _watched_play(game: Game, notes: Notes) -> Callable[..., None]:
    setup, prepare_turn, advance, think = game.setup, flow_of(game).prepare_turn, flow_of(game).advance, think_rule(game)
    note_choice, note_end = notes.note_choice, notes.note_end

    @rule
    def watched_play(box, tables, players, options, seed, levels, w, own):
        """Play an instrumented game between rules of thumb on tables[0]; tables[1] is the redealt copy."""
        s = tables[0]
        begin_notes(w)
        setup(box, s, players, options, seed)
        while prepare_turn(box, s, w) != OVER:
            if w.open > 1:
                w.action = w.moves[think(box, tables, levels[w.next], seed, w.choices, w)]
                note_choice(box, s, w, own)
            advance(box, s, w)
        note_end(box, s, w, own)

    return watched_play


def new_notes(game: Game) -> tuple[np.ndarray, Any]:
    """The scratch, as an array for compiled rules and as a record view for interpreted ones."""
    rows = np.zeros(1, notes_dtype(game))
    return rows, record_view(rows)
