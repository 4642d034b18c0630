"""What is hidden: the cards that others lay in this round, and redealing them for search."""

from __future__ import annotations

from kogge.engine.chance import draw_weighted, random_start, sum_of
from kogge.engine.rule import rule
from kogge_goofspiel.table import LAYING, NONE


@rule
def secret_round(s):
    """G2.2 While all lay, nobody knows the others' cards: the round's number names these choices."""
    return s.round_number if s.phase == LAYING else 0


@rule
def resample_hidden(box, s, seat, seed):
    """G2.2 Those asked before have each laid some card of those they held."""
    s.chance = random_start(seed, 1 + seat)
    for player in range(s.players):
        if player != seat and s.laid[player] != NONE:
            lay_another(s, player)


@rule
def lay_another(s, player):
    """Take the card back and lay any of the hand, all equally likely."""
    s.hand[player, s.laid[player]] = 1
    s.laid[player] = draw_weighted(s, s.hand[player], sum_of(s.hand[player]))
    s.hand[player, s.laid[player]] = 0
