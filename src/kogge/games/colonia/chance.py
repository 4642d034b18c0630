"""The chance events: their encoding, how they are drawn, whether an event from a record is possible, and their effects.

An event is EVENT_SIZE numbers. The first is the phase in which it is due, the others are:

    START_RESOURCES, DRAWING    the player, then the resources drawn, by kind
    DIE, TIEBREAK               the player, the die
    SHIPS                       the berth, the ship
    RELICS                      the place, the relic card
    WEEK_CARD                   the week card
    BOOTHS_FILL                 the booth, then the resources drawn, by kind
    EDICTS_UP                   the edicts as drawn, then zeros if fewer than three are left
    DICE                        the dice as rolled, then zeros
"""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import draw_below, draw_weighted, sum_of
from kogge.engine.rule import rule
from kogge.games.colonia.bag import AT_START, draw_from_bag, may_come_from_bag, take_blind
from kogge.games.colonia.council import roll_tiebreak
from kogge.games.colonia.edicts import DRAWN_EACH, take_drawn
from kogge.games.colonia.goods import roll_for_good, rolls_each
from kogge.games.colonia.harbour import berth_ship, empty_berth
from kogge.games.colonia.prepare import edicts_due, fill_booth, resources_due, turn_up_edicts, turn_up_week_card
from kogge.games.colonia.relics import relics_in_deck, turn_up_relic
from kogge.games.colonia.setup import next_start_resources
from kogge.games.colonia.table import (
    BOOTHS_FILL,
    DICE,
    DIE,
    DRAWING,
    EDICTS_UP,
    IN_DECK,
    OVER,
    RELICS,
    SHIPS,
    START_RESOURCES,
    TIEBREAK,
    WEEK_CARD,
)
from kogge.games.colonia.week import continue_week
from kogge.games.colonia.words import EDICTS_A_WEEK, MAX_DICE, N_EDICTS, N_RELIC_CARDS, SIX
from kogge.games.colonia.workshops import roll_extra_contracts

EVENT_SIZE = 1 + MAX_DICE
CHANCE_PHASES = (START_RESOURCES, DIE, SHIPS, RELICS, WEEK_CARD, BOOTHS_FILL, EDICTS_UP, TIEBREAK, DRAWING, DICE)
IS_CHANCE = np.array([phase in CHANCE_PHASES for phase in range(OVER + 1)])


@rule
def is_chance_due(s):
    """Is the phase one in which chance decides? An event is named by its phase."""
    return IS_CHANCE[s.phase]


@rule
def subject(s):
    """The subject of the event: the berth, the place, the booth, or the player."""
    if s.phase == SHIPS:
        return empty_berth(s)
    if s.phase == RELICS:
        return s.place
    return s.booth if s.phase == BOOTHS_FILL else s.player


@rule
def resources_to_draw(box, s):
    """C1.2, C2.1, C4 How many resources are to be drawn now."""
    if s.phase == START_RESOURCES:
        return box.start_resources
    return DRAWN_EACH if s.phase == DRAWING else resources_due(box, s, s.booth)


@rule
def draw_event(box, s, event):
    """Draw the chance event that is due, from the possible ones."""
    event[:] = 0
    phase = s.phase
    event[0] = phase
    if phase == WEEK_CARD:
        event[1] = draw_week_card(s)
    elif phase == EDICTS_UP:
        draw_edicts(s, event)
    elif phase == DICE:
        for n in range(box.week_dice[s.week_card]):
            event[1 + n] = 1 + draw_below(s, SIX)
    else:
        event[1] = subject(s)
        if phase == SHIPS:
            event[2] = draw_ship(s)
        elif phase == RELICS:
            event[2] = draw_relic(s)
        elif phase in (DIE, TIEBREAK):
            event[2] = 1 + draw_below(s, SIX)
        else:
            draw_from_bag(s, resources_to_draw(box, s), event, 2)


@rule
def draw_week_card(s):
    """C2.1 Each week card left is equally likely."""
    return draw_weighted(s, s.weeks_left, sum_of(s.weeks_left))


@rule
def draw_edicts(s, event):
    """C2.4 Three edicts, one after the other, each card left equally likely; with fewer left, those."""
    left = sum_of(s.edicts_left)
    for number in range(min(EDICTS_A_WEEK, left)):
        pick = draw_below(s, left - number)
        for edict in range(N_EDICTS):
            pick -= s.edicts_left[edict] - times_drawn(event, number, edict)
            if pick < 0:
                event[1 + number] = edict
                break


@rule
def times_drawn(event, number, edict):
    """How often the edict is among the first `number` edicts of the event."""
    times = 0
    for before in range(number):
        times += event[1 + before] == edict
    return times


@rule
def draw_ship(s):
    """C8.2 Each ship in the deck is equally likely."""
    ships = 0
    for ship in range(s.ship_is.shape[0]):
        ships += s.ship_is[ship] == IN_DECK
    pick = draw_below(s, ships)
    drawn = 0
    for ship in range(s.ship_is.shape[0] - 1):
        pick -= s.ship_is[ship] == IN_DECK
        drawn += pick >= 0
    return drawn


@rule
def draw_relic(s):
    """C9.5 Each relic card in the deck is equally likely."""
    return draw_weighted(s, s.relic_deck, relics_in_deck(s))


@rule
def may_happen(box, s, event):
    """Is this chance event possible now?"""
    phase = s.phase
    if event[0] != phase or not is_chance_due(s):
        return False
    if phase == WEEK_CARD:
        return 0 <= event[1] < s.weeks_left.shape[0] and s.weeks_left[event[1]] == 1
    if phase == EDICTS_UP:
        return may_be_edicts(s, event)
    if phase == DICE:
        return may_be_dice(box, s, event)
    if event[1] != subject(s):
        return False
    if phase == SHIPS:
        return 0 <= event[2] < s.ship_is.shape[0] and s.ship_is[event[2]] == IN_DECK
    if phase == RELICS:
        return 0 <= event[2] < N_RELIC_CARDS and s.relic_deck[event[2]] > 0
    if phase in (DIE, TIEBREAK):
        return 1 <= event[2] <= SIX
    return may_come_from_bag(s, resources_to_draw(box, s), event, 2)


@rule
def may_be_edicts(s, event):
    """C2.4 Three edicts that are still in the deck, or all that are left, and nothing after them."""
    due = edicts_due(s)
    for number in range(EDICTS_A_WEEK):
        edict = event[1 + number]
        if number >= due:
            if edict != 0:
                return False
        elif edict < 0 or edict >= N_EDICTS or s.edicts_left[edict] <= times_drawn(event, number, edict):
            return False
    return True


@rule
def may_be_dice(box, s, event):
    """C6.4 As many dice as the week card says."""
    dice = box.week_dice[s.week_card]
    for n in range(MAX_DICE):
        least, most = (1, SIX) if n < dice else (0, 0)
        if event[1 + n] < least or event[1 + n] > most:
            return False
    return True


@rule
def happen(box, s, event):
    """Carry out a chance event, and continue the week."""
    phase = s.phase
    if phase == BOOTHS_FILL:
        fill_booth(box, s, event, 2)
    elif phase == RELICS:
        turn_up_relic(s, event[2])
    elif phase == SHIPS:
        berth_ship(s, event[2])
    elif phase == WEEK_CARD:
        turn_up_week_card(box, s, event[1])
    elif phase == EDICTS_UP:
        turn_up_edicts(s, event, 1)
    elif phase == DICE:
        roll_extra_contracts(s, event, 1)
    elif phase == TIEBREAK:
        roll_tiebreak(s, event[2])
    elif phase == DIE:
        roll_for_good(s, rolls_each(box, s), event[2])
    elif phase == DRAWING:
        take_drawn(s, event, 2)
    else:
        take_blind(s, s.player, AT_START, event, 2)
        next_start_resources(box, s)
    continue_week(box, s)
