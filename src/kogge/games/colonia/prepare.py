"""C2 Monday: prepare the week."""

from __future__ import annotations

from kogge.engine.chance import sum_of
from kogge.engine.rule import rule
from kogge.games.colonia.bag import cubes_in_bag, update_bounds_from_open_resources
from kogge.games.colonia.council import open_council
from kogge.games.colonia.table import BOOTHS_FILL, EDICTS_UP, MORNING
from kogge.games.colonia.words import (
    BERTHS,
    BOOTHS,
    EDICT_DAY,
    EDICTS_A_WEEK,
    FOREIGN_MERCHANTS,
    MERCHANT_OFFERS,
    MORE_RESOURCES,
    N_BOOTHS,
    N_GOODS,
    N_RESOURCES,
    NONE,
    WEEKS,
)


@rule
def turn_up_week_card(box, s, card):
    """C2.1 A week card. C2.2 Each craftsman's bar moves down by their regular contracts, and new orders count from 0 again."""
    s.week_card = card
    s.weeks_left[card] = 0
    for craftsman in range(N_GOODS):
        s.bar[craftsman] = box.week_contracts[card, craftsman]
        s.new_orders[craftsman] = 0
    deliver_to_booths(box, s, NONE)


@rule
def deliver_to_booths(box, s, delivery):
    """C2.1 Booths are filled one after the other: by the week card (NONE), or by an edict."""
    s.delivery = delivery
    s.booth = 0
    s.phase = BOOTHS_FILL
    find_booth(box, s)


@rule
def resources_due(box, s, booth):
    """C2.1 What the week card shows. C4 more_resources: one more to each of booths 1-7; foreign_merchants: four to each of 8 and 9."""
    if s.delivery == FOREIGN_MERCHANTS:
        return MERCHANT_OFFERS if booth >= BOOTHS else 0
    if booth >= BOOTHS:
        return 0
    return 1 if s.delivery == MORE_RESOURCES else box.week_booths[s.week_card, booth]


@rule
def find_booth(box, s):
    """C1.3 The next booth that gets something; when there is none, or the bag is empty, the delivery is over."""
    while s.booth < N_BOOTHS and resources_due(box, s, s.booth) == 0:
        s.booth += 1
    if s.booth == N_BOOTHS or cubes_in_bag(s) == 0:
        update_bounds_from_open_resources(s)
        if s.delivery == NONE:
            open_edicts(s)
        else:
            s.phase = MORNING


@rule
def fill_booth(box, s, event, at):
    """C2.1 The resources drawn, event[at:] by kind, are added to the booth."""
    for kind in range(N_RESOURCES):
        s.bag[kind] -= event[at + kind]
        s.booth_cubes[s.booth, kind] += event[at + kind]
    s.booth += 1
    find_booth(box, s)


@rule
def ships_to_leave(box, s):
    """C2.3 The week card's number of ships leave on Saturday, berth I first; in week 6 all of them."""
    return BERTHS if s.week == WEEKS else box.week_ships[s.week_card]


@rule
def edicts_due(s):
    """C2.4 Three edicts a week, or all that are left."""
    return min(EDICTS_A_WEEK, sum_of(s.edicts_left))


@rule
def open_edicts(s):
    """C2.4 Edicts are turned up; with none left (custom boxes only) the council follows at once."""
    s.phase = EDICTS_UP
    if edicts_due(s) == 0:
        begin_votes_of_week(s, 0)


@rule
def turn_up_edicts(s, event, at):
    """C2.4 The edicts, event[at:] as drawn, are sorted by day; equal days stay in the order drawn."""
    edicts = edicts_due(s)
    for number in range(edicts):
        edict = event[at + number]
        s.edicts_left[edict] -= 1
        place = number
        while place > 0 and EDICT_DAY[s.week_edicts[place - 1]] > EDICT_DAY[edict]:
            s.week_edicts[place] = s.week_edicts[place - 1]
            place -= 1
        s.week_edicts[place] = edict
    begin_votes_of_week(s, edicts)


@rule
def begin_votes_of_week(s, edicts):
    """C2.4 So many edicts lie open and nobody has voted yet; the council follows."""
    s.week_edicts[edicts:] = NONE
    s.edict_passed[:] = NONE
    s.edict = 0
    s.vote[:] = NONE
    open_council(s)
