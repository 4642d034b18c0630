"""C7 Friday: ships are loaded. C8 Saturday: ships leave and pay."""

from __future__ import annotations

import numpy as np

from kogge.engine.chance import sum_of
from kogge.engine.rule import rule
from kogge.games.colonia.order import begin_with_mayor, next_player, pass_for_the_day
from kogge.games.colonia.prepare import ships_to_leave
from kogge.games.colonia.relics import draw_relics
from kogge.games.colonia.table import IN_DECK, IN_PORT, LOADING, MORNING, PUT_ASIDE, SHIPS
from kogge.games.colonia.words import (
    BASIC_PLACES,
    BERTHS,
    EXTRA,
    EXTRA_PAYS,
    FRIDAY,
    GOOD_BITS,
    N_GOODS,
    NONE,
    SATURDAY,
    SPARE_BITS,
    STREET_FRIDAY,
    SUNDAY,
)


@rule
def open_loading(s):
    """C7.1 The mayor begins."""
    s.phase = LOADING
    begin_with_mayor(s)


@rule
def has_goods_to_load(s, player):
    """C7.1 A member in supply and any good at all: without them there is no need to look at the ships."""
    return sum_of(s.goods[player]) > 0 and s.supply[player] > 0


@rule
def goods_in_one(goods):
    """So many of each good in one number, for has_all."""
    together = np.int64(0)
    for good in range(N_GOODS):
        together |= np.int64(goods[good]) << GOOD_BITS * good
    return together


@rule
def has_all(goods, wanted):
    """C7.1 At least so many of each good? Both as one number: the spare bit above a good goes only where more is wanted than is there."""
    return ((goods | SPARE_BITS) - wanted) & SPARE_BITS == SPARE_BITS


@rule
def may_load(box, s, goods, berth, hold):
    """C7.1 A hold not loaded yet, whose goods the player has (`goods`, in one number); `has_goods_to_load` checks for a member."""
    return (s.hold_owner[berth, hold] == NONE) & has_all(goods, box.hold_wants[s.berths[berth], hold])


@rule
def load(box, s, berth, hold):
    """C7.1 Return the goods shown and place a member on the hold; then the next player."""
    for good in range(N_GOODS):
        s.goods[s.player, good] -= box.hold_goods[s.berths[berth], hold, good]
    place_on_hold(s, berth, hold)


@rule
def may_load_extra(s, player, berth, good):
    """C4 extra_hold: this Friday one good of any kind may go on each ship's extra hold."""
    return s.extra_hold == 1 and s.hold_owner[berth, EXTRA] == NONE and s.supply[player] > 0 and s.goods[player, good] > 0


@rule
def load_extra(s, berth, good):
    """C4 extra_hold: return that good and place a member on the extra hold."""
    s.goods[s.player, good] -= 1
    place_on_hold(s, berth, EXTRA)


@rule
def place_on_hold(s, berth, hold):
    """C7.1 One member from supply marks the hold as loaded."""
    s.supply[s.player] -= 1
    s.hold_owner[berth, hold] = s.player
    next_player(s)


@rule
def leave_loading(s):
    """C7.1 Passing is final. When all have passed, Friday ends."""
    pass_for_the_day(s)
    if not next_player(s):
        close_loading(s)


@rule
def close_loading(s):
    """C7.2 Street Friday goes home, except members of ships that left early this very Friday. C4 Empty extra holds are gone."""
    for player in range(s.players):
        s.supply[player] += s.streets[STREET_FRIDAY, player] - s.early[player]
        s.streets[STREET_FRIDAY, player] = s.early[player]
        s.early[player] = 0
    s.extra_hold = 0
    s.day = SATURDAY
    s.phase = MORNING


@rule
def sail_on_saturday(box, s):
    """C8.1 The ships above the bar leave and pay; C8.2 then empty berths are refilled."""
    leave_harbour(box, s, ships_to_leave(box, s))
    refill_berths(s)


@rule
def leave_harbour_early(box, s, ships):
    """C4 two_ships, one_ship: paid as on Saturday; the members stay on street Friday over this Friday's return (C7.2)."""
    for player in range(s.players):
        s.early[player] -= s.streets[STREET_FRIDAY, player]
    leave_harbour(box, s, ships)
    for player in range(s.players):
        s.early[player] += s.streets[STREET_FRIDAY, player]
    refill_berths(s)


@rule
def leave_harbour(box, s, ships):
    """C8.1 From berth I on, ships are paid and leave. C8.2 Those that stay move up in order, with their members."""
    for berth in range(ships):
        pay_ship(box, s, berth)
        s.ship_is[s.berths[berth]] = PUT_ASIDE
    for berth in range(BERTHS):
        follower = berth + ships
        s.berths[berth] = s.berths[follower] if follower < BERTHS else NONE
        for hold in range(EXTRA + 1):
            s.hold_owner[berth, hold] = s.hold_owner[follower, hold] if follower < BERTHS else NONE


@rule
def hold_pays(box, ship, hold):
    """C8.1 What a loaded hold pays: as printed, C4 extra_hold 2."""
    return EXTRA_PAYS if hold == EXTRA else box.hold_pays[ship, hold]


@rule
def pay_ship(box, s, berth):
    """C8.1 Each loaded hold pays its player in the ship's currency; the members go to street Friday."""
    ship = s.berths[berth]
    for hold in range(EXTRA + 1):
        owner = s.hold_owner[berth, hold]
        if owner != NONE:
            s.money[owner, box.ship_city[ship]] += hold_pays(box, ship, hold)
            s.streets[STREET_FRIDAY, owner] += 1


@rule
def refill_berths(s):
    """C8.2 Empty berths are refilled in ascending order."""
    s.phase = SHIPS
    find_empty_berth(s)


@rule
def find_empty_berth(s):
    """C8.2 Is a ship to be drawn for a berth? If all are full, the day goes on: C1.4 after set-up with the relic cards."""
    if empty_berth(s) < BERTHS:
        shuffle_ships_if_needed(s)
    elif s.week == 0:
        draw_relics(s, 0, BASIC_PLACES)
    else:
        s.phase = MORNING
        if s.day != FRIDAY:
            s.day = SUNDAY


@rule
def empty_berth(s):
    """The first berth without a ship, BERTHS if there is none."""
    for berth in range(BERTHS):
        if s.berths[berth] == NONE:
            return berth
    return BERTHS


@rule
def shuffle_ships_if_needed(s):
    """C8.2 Only when a ship must be drawn and the deck is empty, all ships put aside are shuffled into a new deck."""
    for ship in range(s.ship_is.shape[0]):
        if s.ship_is[ship] == IN_DECK:
            return
    for ship in range(s.ship_is.shape[0]):
        if s.ship_is[ship] == PUT_ASIDE:
            s.ship_is[ship] = IN_DECK


@rule
def berth_ship(s, ship):
    """C8.2 A ship goes to the first empty berth."""
    s.berths[empty_berth(s)] = ship
    s.ship_is[ship] = IN_PORT
    find_empty_berth(s)
