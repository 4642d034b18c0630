"""How any game is played, once for all of them: who is next, what happens without a choice, who has won.

Every loop that plays reads the same: while somebody is next, let the seat choose if a choice is open, and `advance`.

    while prepare_turn(box, s, scratch) != OVER:
        if scratch.open > 1:
            scratch.action = scratch.moves[...]
        advance(box, s, scratch)

A step is thus one thing: a chance event, a forced move or a chosen one; `scratch` tells which, and whose.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from kogge.engine.chance import next_random, random_start, scaled_below
from kogge.engine.contract import CHANCE, Game
from kogge.engine.record_view import Fields, record_dtype, record_view
from kogge.engine.rule import rule

CHOICES = 1  # which stream of a seed picks the moves of random play; stream 0 is the table's own chance
OVER = -2
"""`prepare_turn` answers this when nobody is next: the game is over."""
NOTHING = -1
"""No action."""


def scratch_fields(game: Game) -> Fields:
    """What playing a game needs beside its table. Whoever plays brings it, so that no rule ever allocates memory."""
    seats = (game.players[-1],)
    return [
        ("next", np.int64),  # who is next: a seat, CHANCE or OVER
        ("open", np.int64),  # how many moves are open to that seat
        ("action", np.int64),  # the move to carry out: the only one, or what was chosen; NOTHING if none is open
        ("points", np.int64, seats),  # by seat, once the win is shared out
        ("ties", np.int64, seats),  # the tie-break by seat
        ("shares", np.float64, seats),  # of the win, by seat
        ("moves", np.int16, (game.n_actions,)),  # the open ones, in ascending order
        ("event", np.int16, (game.event_size,)),  # what chance brought last
    ]


@functools.cache
def scratch_dtype(game: Game) -> np.dtype:
    """The record that `scratch` is a row of."""
    return record_dtype(scratch_fields(game))


class Flow:
    """The rules by which one game flows, interpreted as they stand; whatever is compiled compiles these same ones."""

    def __init__(self, game: Game):
        self.turn_of: Callable[..., int] = _turn_of(game)
        self.find_moves: Callable[..., int] = _find_moves(game)
        self.let_happen: Callable[..., None] = _let_happen(game)
        self.prepare_turn: Callable[..., int] = _prepare_turn(self)
        self.advance: Callable[..., None] = _advance(game, self)
        self.random_play: Callable[..., int] = _random_play(game, self)
        self.split_win: Callable[..., int] = _split_win(game)


@functools.cache
def flow_of(game: Game) -> Flow:
    """The flow of a game."""
    return Flow(game)


def _turn_of(game: Game) -> Callable[..., int]:
    is_over, to_move = game.is_over, game.to_move

    @rule
    def turn_of(s):
        """Who is next: a seat, CHANCE or OVER."""
        return OVER if is_over(s) else to_move(s)

    return turn_of


def _find_moves(game: Game) -> Callable[..., int]:
    legal = game.legal

    @rule
    def find_moves(box, s, scratch):
        """The moves open to the seat that is next. Returns how many; the first is taken unless another is chosen."""
        n = legal(box, s, scratch.moves)
        scratch.open = n
        scratch.action = scratch.moves[0]
        return n

    return find_moves


def _let_happen(game: Game) -> Callable[..., None]:
    draw_event, happen = game.draw_event, game.happen

    @rule
    def let_happen(box, s, scratch):
        """Chance picks what happens, and it happens."""
        draw_event(box, s, scratch.event)
        happen(box, s, scratch.event)

    return let_happen


def _prepare_turn(flow: Flow) -> Callable[..., int]:
    turn_of, find_moves = flow.turn_of, flow.find_moves

    @rule
    def prepare_turn(box, s, scratch):
        """Who is next: a seat, whose open moves are then in `scratch`, CHANCE or OVER. Changes nothing on the table."""
        turn = turn_of(s)
        scratch.open = 0
        scratch.action = NOTHING
        if turn >= 0 and find_moves(box, s, scratch) == 0:
            turn = OVER  # no game is without a move; were one so, it had better end than be played for ever
        scratch.next = turn
        return turn

    return prepare_turn


def _advance(game: Game, flow: Flow) -> Callable[..., None]:
    step, let_happen = game.step, flow.let_happen

    @rule
    def advance(box, s, scratch):
        """One step: the chance event that is due, or the move in `scratch.action`."""
        if scratch.next == CHANCE:
            let_happen(box, s, scratch)
        else:
            step(box, s, scratch.action)

    return advance


def _random_play(game: Game, flow: Flow) -> Callable[..., int]:
    setup, prepare_turn, advance = game.setup, flow.prepare_turn, flow.advance

    @rule
    def random_play(box, s, players, options, seed, scratch):
        """A whole game in which every seat takes one of its legal moves at random. Returns the number of decisions."""
        setup(box, s, players, options, seed)
        pick = random_start(seed, CHOICES)
        decisions = 0
        while prepare_turn(box, s, scratch) != OVER:
            if scratch.open > 1:
                pick = next_random(pick)
                scratch.action = scratch.moves[scaled_below(pick, scratch.open)]
                decisions += 1
            advance(box, s, scratch)
        return decisions

    return random_play


def _split_win(game: Game) -> Callable[..., int]:
    count_points, tie_break = game.points, game.tie_break

    @rule
    def split_win(box, s, scratch):
        """Most points win; tied, the greater tie-break; still tied, the win is shared. Returns how many share it."""
        points, ties = scratch.points, scratch.ties
        count_points(box, s, points)
        tie_break(box, s, ties)
        best = 0
        for seat in range(1, s.players):
            if points[seat] > points[best] or (points[seat] == points[best] and ties[seat] > ties[best]):
                best = seat
        shared = 0
        for seat in range(s.players):
            shared += points[seat] == points[best] and ties[seat] == ties[best]
        for seat in range(s.players):
            scratch.shares[seat] = 1.0 / shared if points[seat] == points[best] and ties[seat] == ties[best] else 0.0
        return shared

    return split_win


def win_shares(game: Game, box: Any, rows: np.ndarray) -> list[float]:
    """The share of the win that each seat of a finished table has."""
    s, scratch = record_view(rows), record_view(np.zeros(1, scratch_dtype(game)))
    flow_of(game).split_win(box, s, scratch)
    return [float(share) for share in scratch.shares[: s.players]]
