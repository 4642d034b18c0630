"""What a seat knows: its own dice and the bids. What others read of a roll, and what is dealt anew for a search."""

from __future__ import annotations

from kogge.engine.chance import random_start
from kogge.engine.layout import Block, Layout, numbered, seats
from kogge.engine.rule import rule
from kogge_liars_dice.rules import BIDDING, FACES, MAX_DICE, MAX_PLAYERS, N_BIDS, NONE, OVER, draw_below

OBSERVED = Layout(
    Block("own", "the own dice of a face", "dice", (numbered("face", FACES),), per=MAX_DICE, own=True),
    Block("bid", "the last bid", "bid", (numbered("bid", N_BIDS),), one_hot=True),
    Block("turn", "whose turn it is", "player phase", (seats(MAX_PLAYERS),), one_hot=True),
)
OBS_SIZE = OBSERVED.size


def seen_by(words: list[str]) -> int | None:
    """L2.1 A roll is seen by its owner alone: the seat is its second word."""
    return int(words[1])


def public_event(words: list[str]) -> str:
    """L2.1 All others see that this seat has rolled."""
    return " ".join(words[:2])


@rule
def resample_hidden(box, s, seat, seed):
    """L2.1 The dice under the other cups are rolled anew; those who have not rolled yet have none. An onlooker is seat -1."""
    s.chance = random_start(seed, 1)
    if s.phase == OVER:
        return
    for player in range(s.players):
        if player != seat and (s.phase == BIDDING or player < s.player):
            for face in range(FACES):
                s.dice[player, face] = 0
            for _ in range(box.dice):
                s.dice[player, draw_below(s, FACES)] += 1


@rule
def observe(box, s, seat, out):
    """The own dice, the last bid, and whose turn it is, counted from the seat itself."""
    out[:] = 0
    for face in range(FACES):
        out[face] = s.dice[seat, face] / MAX_DICE
    if s.bid != NONE:
        out[FACES + s.bid] = 1
    if s.phase == BIDDING:
        out[FACES + N_BIDS + (s.player - seat) % s.players] = 1
