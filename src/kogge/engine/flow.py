"""The flow of play, the same for all games: who is next, which moves are forced, who has won.

Every loop that plays a game has this form:

    while prepare_turn(box, s, scratch) != OVER:
        if scratch.open > 1:
            scratch.action = scratch.moves[...]
        advance(box, s, scratch)

A step is a chance event, a forced move or a chosen move; `scratch` says which, and whose.
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

CHOICES = 1  # the random stream of a seed that picks the moves of random play; stream 0 is the table's chance
OVER = -2
"""`prepare_turn` returns this when the game is over."""
NO_ACTION = -1
"""The value of `scratch.action` when no seat is to decide."""


def scratch_fields(game: Game) -> Fields:
    """The working memory for playing a game, provided by the caller so that no rule allocates any."""
    seats = (game.players[-1],)
    return [
        ("next", np.int64),  # who is next: a seat, CHANCE or OVER
        ("open", np.int64),  # the number of legal moves of that seat
        ("action", np.int64),  # the move to carry out: the only legal one, or the one chosen; NO_ACTION if there is none
        ("points", np.int64, seats),  # by seat, set by `split_win`
        ("ties", np.int64, seats),  # the tie-break by seat
        ("shares", np.float64, seats),  # of the win, by seat
        ("moves", np.int16, (game.n_actions,)),  # the legal moves, in ascending order
        ("event", np.int16, (game.event_size,)),  # the last chance event
    ]


@functools.cache
def scratch_dtype(game: Game) -> np.dtype:
    """The record type of `scratch`."""
    return record_dtype(scratch_fields(game))


class Flow:
    """The functions of one game's flow. They run interpreted, and compiled entry points compile the same ones."""

    def __init__(self, game: Game):
        self.turn_of: Callable[..., int] = _turn_of(game)
        self.find_moves: Callable[..., int] = _find_moves(game)
        self.resolve_event: Callable[..., None] = _resolve_event(game)
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
        """The seat that is next, CHANCE or OVER."""
        return OVER if is_over(s) else to_move(s)

    return turn_of


def _find_moves(game: Game) -> Callable[..., int]:
    legal = game.legal

    @rule
    def find_moves(box, s, scratch):
        """Find the legal moves of the seat that is next and preselect the first. Returns their number."""
        n = legal(box, s, scratch.moves)
        scratch.open = n
        scratch.action = scratch.moves[0]
        return n

    return find_moves


def _resolve_event(game: Game) -> Callable[..., None]:
    draw_event, happen = game.draw_event, game.happen

    @rule
    def resolve_event(box, s, scratch):
        """Draw the chance event that is due and apply it."""
        draw_event(box, s, scratch.event)
        happen(box, s, scratch.event)

    return resolve_event


def _prepare_turn(flow: Flow) -> Callable[..., int]:
    turn_of, find_moves = flow.turn_of, flow.find_moves

    @rule
    def prepare_turn(box, s, scratch):
        """Find who is next, a seat, CHANCE or OVER, and write a seat's legal moves into `scratch`. Does not change the table."""
        turn = turn_of(s)
        scratch.open = 0
        scratch.action = NO_ACTION
        if turn >= 0 and find_moves(box, s, scratch) == 0:
            turn = OVER  # a seat without moves breaks the contract: end the game rather than loop forever
        scratch.next = turn
        return turn

    return prepare_turn


def _advance(game: Game, flow: Flow) -> Callable[..., None]:
    step, resolve_event = game.step, flow.resolve_event

    @rule
    def advance(box, s, scratch):
        """One step: the chance event that is due, or the move in `scratch.action`."""
        if scratch.next == CHANCE:
            resolve_event(box, s, scratch)
        else:
            step(box, s, scratch.action)

    return advance


def _random_play(game: Game, flow: Flow) -> Callable[..., int]:
    setup, prepare_turn, advance = game.setup, flow.prepare_turn, flow.advance

    @rule
    def random_play(box, s, players, options, seed, scratch):
        """Play a game in which every seat takes a random legal move. Returns the number of decisions."""
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
        """The most points win; then the greatest tie-break; then the win is shared. Returns the number of winners."""
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
    """Each seat's share of the win at a finished table."""
    s, scratch = record_view(rows), record_view(np.zeros(1, scratch_dtype(game)))
    flow_of(game).split_win(box, s, scratch)
    return [float(share) for share in scratch.shares[: s.players]]
