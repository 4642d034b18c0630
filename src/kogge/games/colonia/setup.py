"""C1 Set-up."""

from __future__ import annotations

from kogge.engine.chance import random_start
from kogge.engine.rule import rule
from kogge.games.colonia.bag import cubes_in_bag
from kogge.games.colonia.goods import open_rolling
from kogge.games.colonia.harbour import refill_berths
from kogge.games.colonia.order import begin_with_mayor, next_player_once
from kogge.games.colonia.table import IN_DECK, START_RESOURCES
from kogge.games.colonia.words import (
    CUBES_OF_A_RESOURCE,
    MONDAY,
    N_CITIES,
    N_EDICTS,
    N_FAMILY_CARDS,
    N_LINES,
    NONE,
)


@rule
def setup(box, s, players, options, seed):
    """C1.1-C1.6 Everyone's members, cards and money; full bag and decks, an empty board. Then chance deals resources."""
    s.chance = random_start(seed, 0)
    s.players = players
    s.week = 0
    s.day = MONDAY
    for player in range(s.order.shape[0]):
        s.order[player] = player
    begin_with_mayor(s)
    lay_out_families(box, s)
    lay_out_screens(box, s)
    lay_out_council(box, s)
    lay_out_market_and_workshops(s)
    lay_out_harbour_and_relics(box, s)
    open_start_resources(box, s)


@rule
def lay_out_families(box, s):
    """C1.1 All members in supply. C1.2 Family cards 3 to 8 in hand."""
    s.supply[:] = 0
    s.hand[:] = 0
    for player in range(s.players):
        s.supply[player] = box.family_members[s.players]
        s.hand[player] = (1 << N_FAMILY_CARDS) - 1
    s.city_hall[:] = 0
    s.streets[:] = 0
    s.early[:] = 0
    s.chosen[:] = 0
    s.card[:] = 0
    s.zero[:] = 0
    s.one_less = 0
    s.tied[:] = 0
    s.rolled[:] = 0


@rule
def lay_out_screens(box, s):
    """C1.2 Money of each currency; no goods, no resources, no relics yet. C1.3 A full bag."""
    s.money[:] = 0
    for player in range(s.players):
        s.money[player, :] = box.start_money
    s.goods[:] = 0
    s.resources[:] = 0
    s.unseen[:] = 0
    s.unseen_late[:] = 0
    s.unseen_most[:] = CUBES_OF_A_RESOURCE
    s.loose[:] = 0
    s.bag[:] = CUBES_OF_A_RESOURCE
    s.rolls = 0


@rule
def lay_out_council(box, s):
    """C1.4 Full decks of week cards and edicts."""
    s.week_card = NONE
    s.weeks_left[:] = 0
    for card in range(box.weeks):
        s.weeks_left[card] = 1
    for edict in range(N_EDICTS):
        s.edicts_left[edict] = box.edict_cards[edict]
    s.week_edicts[:] = NONE
    s.edict_passed[:] = NONE
    s.edict = 0
    s.street = 0
    s.vote[:] = NONE


@rule
def lay_out_market_and_workshops(s):
    """C1.5 Empty booths and columns, bars at the top."""
    s.delivery = NONE
    s.booth = 0
    s.booth_cubes[:] = 0
    s.booth_owner[:] = NONE
    s.booth_members[:] = 0
    s.bar[:] = 0
    s.orders[:] = 0
    s.new_orders[:] = 0
    s.order_owner[:] = NONE
    s.order_members[:] = 0


@rule
def lay_out_harbour_and_relics(box, s):
    """C1.4 Full decks of ships and relic cards; nothing in port, nothing on display."""
    s.ship_is[:] = NONE
    for ship in range(box.ships):
        s.ship_is[ship] = IN_DECK
    s.berths[:] = NONE
    s.hold_owner[:] = NONE
    s.extra_hold = 0
    s.display[:] = NONE
    s.guard[:] = NONE
    for city in range(N_CITIES):
        for line in range(N_LINES):
            s.relic_deck[city * N_LINES + line] = box.line_count[line]
    s.relic_discard[:] = 0
    s.place = 0
    s.last_place = 0
    s.shrine_owner[:] = NONE
    s.shrine_line[:] = NONE
    s.bought = NONE
    s.window_owner[:] = NONE
    s.window_paid[:] = 0


@rule
def open_start_resources(box, s):
    """C1.2 In seat order, each draws resources blind from the bag; then each rolls for goods."""
    s.phase = START_RESOURCES
    if box.start_resources == 0:
        open_start_goods(box, s)


@rule
def next_start_resources(box, s):
    """C1.3 With nothing left in the bag nothing is drawn."""
    if not next_player_once(s) or cubes_in_bag(s) == 0:
        open_start_goods(box, s)


@rule
def open_start_goods(box, s):
    """C1.2 In seat order, each rolls for a good."""
    if box.start_goods > 0:
        open_rolling(s, box.start_goods)
    else:
        refill_berths(s)
