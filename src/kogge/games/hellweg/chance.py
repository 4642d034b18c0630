"""Every chance event: who starts, and H2.1 the trade card that is turned up.

A chance event is two numbers: what happens (START_PLAYER or TURN_UP), and the seat or the trade card.
"""

from __future__ import annotations

from kogge.engine.chance import draw_below, draw_weighted
from kogge.engine.rule import rule
from kogge.games.hellweg.sale import open_sale
from kogge.games.hellweg.setup import open_setup
from kogge.games.hellweg.table import NEW_CARD, START

START_PLAYER, TURN_UP = 0, 1
EVENT_SIZE = 2


@rule
def draw_event(box, s, event):
    """Chance picks the start player (H1.5) or the next trade card (H2.1)."""
    if s.phase == START:
        event[0] = START_PLAYER
        event[1] = draw_below(s, s.players)
    else:
        event[0] = TURN_UP
        event[1] = draw_card(box, s)


@rule
def draw_card(box, s):
    """H2.1 Every card not turned up yet is equally likely to be on top; H1.4 the two that went out unseen are as likely as any."""
    return draw_weighted(s, s.to_come, box.trade_cards - s.turn)


@rule
def may_happen(box, s, event):
    """Is this chance event possible now?"""
    if s.phase == START:
        return event[0] == START_PLAYER and 0 <= event[1] < s.players
    return s.phase == NEW_CARD and event[0] == TURN_UP and s.to_come[event[1]] == 1


@rule
def happen(box, s, event):
    """Carry out a chance event: H1.5 set-up begins, or H2.1 a trade card lies open and everyone sells."""
    if event[0] == START_PLAYER:
        open_setup(s, event[1])
    else:
        s.to_come[event[1]] = 0
        s.trade_card = event[1]
        s.turn += 1
        open_sale(box, s)
