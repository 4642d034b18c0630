"""The chance events: their encoding, how they are drawn, whether an event from a record is possible, and their effects.

A chance event is seven numbers: what happens (START_PLAYER or TURN_UP), the seat or the kind of card, and a ship's cubes by good.
"""

from __future__ import annotations

from kogge.engine.chance import draw_below, draw_handful, draw_weighted
from kogge.engine.rule import rule
from kogge.games.speicherstadt.fire import resolve_fire
from kogge.games.speicherstadt.offer import continue_offer, cubes_for_a_ship, turn_up
from kogge.games.speicherstadt.table import LAST_FIRE, OFFER, OVER, START
from kogge.games.speicherstadt.words import CUBES_ON_A_SHIP, FIRE, N_GOODS, SHIP, E

START_PLAYER, TURN_UP = 0, 1
EVENT_SIZE = 2 + N_GOODS


@rule
def draw_event(box, s, event):
    """Chance picks the start player (S2.1), a card of the open stack (S3.1) with a ship's cubes (S3.2), or brings the 4th fire (S4.1)."""
    event[:] = 0
    if s.phase == START:
        event[0] = START_PLAYER
        event[1] = draw_below(s, s.players)
        return
    event[0] = TURN_UP
    event[1] = FIRE if s.phase == LAST_FIRE else draw_kind(s)
    if event[1] == SHIP:
        draw_cubes(s, event)


@rule
def draw_kind(s):
    """S3.1 Every card left in the stack is equally likely to be on top."""
    return draw_weighted(s, s.left, s.stack_left)


@rule
def draw_cubes(s, event):
    """S3.2 A ship's cubes are drawn blind from the bag, one after the other."""
    draw_handful(s, s.bag, CUBES_ON_A_SHIP, event, 2)


@rule
def may_happen(box, s, event):
    """Is this chance event possible now?"""
    if s.phase == START:
        return event[0] == START_PLAYER and 0 <= event[1] < s.players
    if event[0] != TURN_UP:
        return False
    if s.phase == LAST_FIRE:
        return event[1] == FIRE
    return s.phase == OFFER and s.left[event[1]] > 0 and may_carry(s, event)


@rule
def may_carry(s, event):
    """S3.2 A ship carries three cubes that were in the bag, or all that were left; other cards carry none."""
    cubes = 0
    for good in range(N_GOODS):
        if event[2 + good] > s.bag[good]:
            return False
        cubes += event[2 + good]
    return cubes == (cubes_for_a_ship(s) if event[1] == SHIP else 0)


@rule
def happen(box, s, event):
    """Carry out a chance event."""
    if event[0] == START_PLAYER:
        s.start_player = event[1]
        s.phase = OFFER
        continue_offer(s)
    elif s.phase == LAST_FIRE:
        resolve_fire(s, box.fire_worth[E])  # S4.1
        s.discarded += 1
        s.phase = OVER
    else:
        turn_up(box, s, event)
        continue_offer(s)
