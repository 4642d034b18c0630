"""Observations: what a seat knows, as numbers for learning. layout.py says what each number means."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.colonia.bag import AT_START, BY_EDICT, cubes_in_bag, unseen_behind
from kogge.games.colonia.harbour import goods_in_one, has_all
from kogge.games.colonia.prepare import ships_to_leave
from kogge.games.colonia.relics import city_of, line_of, may_buy, relics_in_deck
from kogge.games.colonia.scoring import loose_points, shrine_points
from kogge.games.colonia.table import ENSHRINING, OVER, PHASES, RECALL, VOTE
from kogge.games.colonia.words import (
    BERTHS,
    BOOTHS,
    EDICTS_A_WEEK,
    EXTRA,
    EXTRA_PAYS,
    LOWEST_CARD,
    MAX_HOLDS,
    MAX_LINES,
    MAX_PLAYERS,
    N_BOOTHS,
    N_CITIES,
    N_EDICTS,
    N_FAMILY_CARDS,
    N_GOODS,
    N_PLACES,
    N_RESOURCES,
    N_STREETS,
    NONE,
    SHRINE,
)
from kogge.games.colonia.workshops import has_recipe

N_PHASES = len(PHASES)
OBSERVED_ROWS = 12  # of a craftsman's column; as many as the standard box has
N_COMMON = N_PHASES + 7 + 6 + N_STREETS + BOOTHS + N_GOODS + 2 + EDICTS_A_WEEK * (N_EDICTS + 3) + N_EDICTS
N_BOOTH = N_RESOURCES + 1 + MAX_PLAYERS
N_ROW = 1 + MAX_PLAYERS
N_CRAFTSMAN = 3 + OBSERVED_ROWS * N_ROW
N_HOLD = N_GOODS + 2 + MAX_PLAYERS
N_BERTH = 2 + N_CITIES + (MAX_HOLDS + 1) * N_HOLD
N_CARD = 4 + N_CITIES + MAX_PLAYERS
N_SHRINE = 2 + MAX_PLAYERS
N_SEAT = 8 + N_STREETS + N_FAMILY_CARDS + 4
N_SCREEN = N_CITIES + N_GOODS + N_RESOURCES + N_CITIES * MAX_LINES + N_FAMILY_CARDS + 2
N_KNOWN = 3 + 3 * N_CITIES + 2 * N_GOODS + N_RESOURCES + N_PLACES + BERTHS * (MAX_HOLDS + 1)

AT_MARKET = N_COMMON
AT_CRAFTSMEN = AT_MARKET + N_BOOTHS * N_BOOTH
AT_HARBOUR = AT_CRAFTSMEN + N_GOODS * N_CRAFTSMAN
AT_DISPLAY = AT_HARBOUR + BERTHS * N_BERTH
AT_BOUGHT = AT_DISPLAY + N_PLACES * N_CARD
AT_SHRINES = AT_BOUGHT + N_CARD
AT_SEATS = AT_SHRINES + N_CITIES * N_SHRINE
AT_SCREEN = AT_SEATS + MAX_PLAYERS * N_SEAT
AT_KNOWN = AT_SCREEN + N_SCREEN
AT_BOUNDS = AT_KNOWN + MAX_PLAYERS * N_KNOWN
AT_RECIPES = AT_BOUNDS + 2 * N_RESOURCES
OBS_SIZE = AT_RECIPES + N_GOODS


@rule
def observe(box, s, seat, seen):
    """The observation: everything public, the observing seat first, then clockwise; the seat's own screen; and what a player with a perfect
    memory knows of every screen."""
    seen[:] = 0
    observe_common(box, s, seen)
    for booth in range(N_BOOTHS):
        observe_booth(s, seat, booth, seen, AT_MARKET + booth * N_BOOTH)
    for craftsman in range(N_GOODS):
        observe_craftsman(s, seat, craftsman, seen, AT_CRAFTSMEN + craftsman * N_CRAFTSMAN)
    for berth in range(BERTHS):
        if s.berths[berth] != NONE:
            observe_ship(box, s, seat, berth, seen, AT_HARBOUR + berth * N_BERTH)
    for place in range(N_PLACES):
        if s.display[place] != NONE:
            observe_card(box, s.display[place], seen, AT_DISPLAY + place * N_CARD)
            mark_seat(s, seat, s.guard[place], seen, AT_DISPLAY + place * N_CARD + 4 + N_CITIES)
    if s.phase == ENSHRINING:
        observe_card(box, s.bought, seen, AT_BOUGHT)
    observe_shrines(box, s, seat, seen)
    for turn in range(s.players):
        observe_seat(s, s.order[turn], turn, seen, AT_SEATS + (s.order[turn] - seat) % s.players * N_SEAT)
    observe_screen(s, seat, seen, AT_SCREEN)
    for player in range(s.players):
        observe_known(box, s, player, seen, AT_KNOWN + (player - seat if player >= seat else player - seat + s.players) * N_KNOWN)
    for kind in range(N_RESOURCES):
        seen[AT_BOUNDS + kind] = s.unseen_most[AT_START, kind] / 18
        seen[AT_BOUNDS + N_RESOURCES + kind] = s.unseen_most[BY_EDICT, kind] / 18
    for craftsman in range(N_GOODS):
        seen[AT_RECIPES + craftsman] = 1 if has_recipe(box, s, seat, craftsman) else 0


@rule
def mark_seat(s, seat, owner, seen, at):
    """Mark the owner, counted from the observing seat, by a 1; no mark for NONE."""
    if owner != NONE:
        turn = int(owner) - seat
        seen[at + (turn if turn >= 0 else turn + s.players)] = 1  # a division would cost more than all the rest


@rule
def observe_common(box, s, seen):
    """Phase, day, week, players, decks, the street recalled from, the week card, this week's edicts and those to come."""
    seen[s.phase] = 1
    seen[N_PHASES + s.day] = 1
    at = N_PHASES + 7
    seen[at] = s.week / 6
    seen[at + 1] = s.players / 6
    seen[at + 2] = cubes_in_bag(s) / 90
    seen[at + 3] = relics_in_deck(s) / 48
    seen[at + 4] = s.one_less
    seen[at + 5] = s.extra_hold
    at += 6
    if s.phase == RECALL:
        seen[at + s.street] = 1
    at += N_STREETS
    if s.week_card != NONE:
        for booth in range(BOOTHS):
            seen[at + booth] = box.week_booths[s.week_card, booth] / 6
        for craftsman in range(N_GOODS):
            seen[at + BOOTHS + craftsman] = box.week_contracts[s.week_card, craftsman] / 2
        seen[at + BOOTHS + N_GOODS] = box.week_dice[s.week_card] / 6
        seen[at + BOOTHS + N_GOODS + 1] = ships_to_leave(box, s) / BERTHS
    observe_edicts(s, seen, at + BOOTHS + N_GOODS + 2)


@rule
def observe_edicts(s, seen, at):
    """Each of this week's edicts: which it is, whether it is next, was passed, was rejected; then which ones are in the deck."""
    for number in range(EDICTS_A_WEEK):
        if s.week_edicts[number] != NONE:
            seen[at + s.week_edicts[number]] = 1
            seen[at + N_EDICTS] = 1 if s.edict == number else 0
            seen[at + N_EDICTS + 1] = 1 if s.edict_passed[number] == 1 else 0
            seen[at + N_EDICTS + 2] = 1 if s.edict_passed[number] == 0 else 0
        at += N_EDICTS + 3
    for edict in range(N_EDICTS):
        seen[at + edict] = s.edicts_left[edict]


@rule
def observe_booth(s, seat, booth, seen, at):
    """The resources in a booth, or whose members stand there."""
    for kind in range(N_RESOURCES):
        seen[at + kind] = s.booth_cubes[booth, kind] / 3
    seen[at + N_RESOURCES] = s.booth_members[booth] / 6
    mark_seat(s, seat, s.booth_owner[booth], seen, at + N_RESOURCES + 1)


@rule
def observe_craftsman(s, seat, craftsman, seen, at):
    """The bar, the orders, the new ones; and whose they are, from the top."""
    seen[at] = s.bar[craftsman] / OBSERVED_ROWS
    seen[at + 1] = s.orders[craftsman] / OBSERVED_ROWS
    seen[at + 2] = s.new_orders[craftsman] / 6
    at += 3
    for row in range(min(s.orders[craftsman], OBSERVED_ROWS)):
        seen[at] = s.order_members[craftsman, row] / 6
        mark_seat(s, seat, s.order_owner[craftsman, row], seen, at + 1)
        at += N_ROW


@rule
def observe_ship(box, s, seat, berth, seen, at):
    """Where a ship sails, whether it leaves on Saturday, and its holds: goods, pay, whose member."""
    ship = s.berths[berth]
    seen[at] = 1
    seen[at + 1] = 1 if s.week_card != NONE and berth < ships_to_leave(box, s) else 0
    seen[at + 2 + box.ship_city[ship]] = 1
    at += 2 + N_CITIES
    for hold in range(EXTRA + 1):
        if hold == EXTRA:
            seen[at] = s.extra_hold
            seen[at + N_GOODS + 1] = EXTRA_PAYS / 10
        elif hold < box.ship_holds[ship]:
            seen[at] = 1
            seen[at + N_GOODS + 1] = box.hold_pays[ship, hold] / 10
            for good in range(N_GOODS):
                seen[at + 1 + good] = box.hold_goods[ship, hold, good]
        mark_seat(s, seat, s.hold_owner[berth, hold], seen, at + N_GOODS + 2)
        at += N_HOLD


@rule
def observe_card(box, card, seen, at):
    """A relic card: cost, points, whether it is a shrine, the city."""
    seen[at] = 1
    seen[at + 1] = box.cost[line_of(card)] / 15
    seen[at + 2] = box.worth[line_of(card)] / 5
    seen[at + 3] = 1 if line_of(card) == SHRINE else 0
    seen[at + 4 + city_of(card)] = 1


@rule
def observe_shrines(box, s, seat, seen):
    """Whose a city's shrine is, whether it is filled, and what the relic in it is worth."""
    for city in range(N_CITIES):
        at = AT_SHRINES + city * N_SHRINE
        if s.shrine_line[city] != NONE:
            seen[at] = 1
            seen[at + 1] = box.worth[s.shrine_line[city]] / 5
        mark_seat(s, seat, s.shrine_owner[city], seen, at + 2)


@rule
def observe_seat(s, player, turn, seen, at):
    """A player's turn, members, family cards, card of the week and revealed vote."""
    seen[at] = 1 if s.player == player and s.phase != OVER else 0
    seen[at + 1] = 1
    seen[at + 2] = turn / 5
    seen[at + 3] = s.passed[player]
    seen[at + 4] = s.supply[player] / 20
    seen[at + 5] = s.city_hall[player] / 8
    seen[at + 6] = s.early[player] / 4
    seen[at + 7] = s.zero[player]
    at += 8
    for street in range(N_STREETS):
        seen[at + street] = s.streets[street, player] / 10
    at += N_STREETS
    for card in range(N_FAMILY_CARDS):
        seen[at + card] = (s.hand[player] >> card) & 1
    at += N_FAMILY_CARDS
    seen[at] = s.card[player] / 8
    if s.phase != VOTE and s.vote[player] != NONE:
        seen[at + 1] = 1
        seen[at + 2 + s.vote[player]] = 1


@rule
def observe_screen(s, seat, seen, at):
    """The seat's own money, goods, resources and loose relics, and its choice that is not revealed yet."""
    for city in range(N_CITIES):
        seen[at + city] = s.money[seat, city] / 15
    at += N_CITIES
    for good in range(N_GOODS):
        seen[at + good] = s.goods[seat, good] / 3
    at += N_GOODS
    for kind in range(N_RESOURCES):
        seen[at + kind] = s.resources[seat, kind] / 4
    at += N_RESOURCES
    for city in range(N_CITIES):
        for line in range(MAX_LINES):
            seen[at + line] = s.loose[seat, city, line]
        at += MAX_LINES
    if s.chosen[seat] > 0:
        seen[at + s.chosen[seat] - LOWEST_CARD] = 1
    if s.phase == VOTE and s.vote[seat] != NONE:
        seen[at + N_FAMILY_CARDS + s.vote[seat]] = 1


@rule
def observe_known(box, s, player, seen, at):
    """What a player with a perfect memory knows of a player's screen: points, money, goods, loose relics, resources seen, and what they
    are enough for."""
    seen[at] = (loose_points(box, s, player) + shrine_points(box, s, player)) / 20
    seen[at + 1] = unseen_behind(s, player) / 4
    seen[at + 2] = s.unseen_late[player] / 2
    at += 3
    for city in range(N_CITIES):
        seen[at + city] = s.money[player, city] / 15
        for line in range(MAX_LINES):
            if s.loose[player, city, line] > 0:
                seen[at + N_CITIES + city] += s.loose[player, city, line] * box.worth[line] / 5
                seen[at + 2 * N_CITIES + city] = max(seen[at + 2 * N_CITIES + city], box.worth[line] / 5)
    at += 3 * N_CITIES
    for good in range(N_GOODS):
        seen[at + good] = s.goods[player, good] / 3
    at += N_GOODS
    for kind in range(N_RESOURCES):
        seen[at + kind] = resources_seen(s, player, kind) / 4
    at += N_RESOURCES
    for craftsman in range(N_GOODS):
        one, other = box.recipe[craftsman, 0], box.recipe[craftsman, 1]
        needed = 2 if one == other else 1
        if resources_seen(s, player, one) >= needed and resources_seen(s, player, other) >= needed:
            seen[at + craftsman] = 1
    at += N_GOODS
    for place in range(N_PLACES):
        seen[at + place] = 1 if may_buy(box, s, player, place) else 0
    observe_loadable(box, s, player, seen, at + N_PLACES)


@rule
def observe_loadable(box, s, player, seen, at):
    """The holds that a player has the goods for, loaded already or not."""
    goods = goods_in_one(s.goods[player])
    for berth in range(BERTHS):
        if s.berths[berth] != NONE:
            for hold in range(box.ship_holds[s.berths[berth]]):
                seen[at + hold] = 1 if has_all(goods, box.hold_wants[s.berths[berth], hold]) else 0
            seen[at + EXTRA] = 1 if s.extra_hold == 1 and goods > 0 else 0
        at += MAX_HOLDS + 1


@rule
def resources_seen(s, player, kind):
    """The number of resources of a kind behind a screen that everyone has seen."""
    return s.resources[player, kind] - s.unseen[AT_START, player, kind] - s.unseen[BY_EDICT, player, kind]
