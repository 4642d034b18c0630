"""S3.21-S3.22 Income, and what comes after it."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.speicherstadt.table import LAST_FIRE, OFFER
from kogge.games.speicherstadt.words import E


@rule
def income(s, player):
    """S3.21 One coin; one more without a purchase this round; one more again for the bank."""
    coins = 1
    if s.bought[player] == 0:
        coins += 1
    if s.bank_owner == player:
        coins += 1
    return coins


@rule
def pay_income(s):
    """S3.21 Everyone takes their income. S3.22 The start-player coin passes to the left; S3.4 then an Offer, or E if only E is left."""
    for player in range(s.players):
        s.coins[player] += income(s, player)
    s.bought[:] = 0
    s.start_player = (s.start_player + 1) % s.players
    s.player = s.start_player
    s.phase = LAST_FIRE if s.stack == E else OFFER
