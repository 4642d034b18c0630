"""Observations: what a seat knows, as numbers for learning, and what each number means."""

from __future__ import annotations

import math

from kogge.engine.layout import Block, Layout, Many, numbered, seats
from kogge.engine.rule import rule
from kogge_goofspiel.box import MAX_CARDS, MAX_WORTH
from kogge_goofspiel.table import MAX_PLAYERS, NONE

N_COMMON = MAX_WORTH + 3
N_SEAT = MAX_CARDS + 3
CARD = numbered("card", MAX_CARDS)
OBSERVED = Layout(
    Block("left", "prizes of a worth not yet turned up", "left", (numbered("worth", MAX_WORTH),), most=math.inf),
    Block("pot", "what is at stake", "pot", per=MAX_WORTH, most=math.inf),
    Block("players", "players", "players", per=MAX_PLAYERS),
    Block("carry", "1 if a pot that nobody takes stays", "options"),
    Block("laid", "the card just laid", "laid", (CARD,), one_hot=True, own=True),
    Many(
        "seat",
        seats(MAX_PLAYERS),
        (
            Block("hand", "1 if it has the card, or might have", "hand laid", (CARD,)),
            Block("won", "what its prizes are worth", "won", per=100, most=math.inf),
            Block("shown", "its card of the round before", "shown", per=MAX_CARDS),
            Block("has_laid", "1 if it has laid a card", "laid"),
        ),
    ),
)
OBS_SIZE = OBSERVED.size


@rule
def observe(box, s, seat, out):
    """The prizes left, the pot, the own card laid; then by seat, the own first: cards, points, the card shown, has one been laid?"""
    out[:] = 0
    for worth in range(1, MAX_WORTH + 1):
        out[worth - 1] = s.left[worth]
    out[MAX_WORTH] = s.pot / MAX_WORTH
    out[MAX_WORTH + 1] = s.players / MAX_PLAYERS
    out[MAX_WORTH + 2] = s.options
    if s.laid[seat] != NONE:
        out[N_COMMON + s.laid[seat]] = 1
    for turn in range(s.players):
        observe_seat(s, seat, (seat + turn) % s.players, out, N_COMMON + MAX_CARDS + turn * N_SEAT)


@rule
def observe_seat(s, seat, player, out, at):
    """One player. What another has just laid still counts as in their hand: nobody knows that it is not."""
    for card in range(MAX_CARDS):
        out[at + card] = s.hand[player, card]
    if player != seat and s.laid[player] != NONE:
        out[at + s.laid[player]] = 1
    at += MAX_CARDS
    out[at] = s.won[player] / 100
    out[at + 1] = (s.shown[player] + 1) / MAX_CARDS
    out[at + 2] = 0 if s.laid[player] == NONE else 1
