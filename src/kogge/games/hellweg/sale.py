"""H3 Sale: the four towns of the trade card buy, in printed order, from one player after the other."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.actions import open_actions
from kogge.games.hellweg.network import joined_towns, lift_carriage
from kogge.games.hellweg.pieces import lift_good
from kogge.games.hellweg.table import DUMP, GO, NOTHING, OVER, SALE, SELL
from kogge.games.hellweg.words import BIT, DUMP_PRICE, LAST_CARD_BONUS, NONE, PASSENGERS, PLACES


@rule
def open_sale(box, s):
    """H3 The start player sells first."""
    s.phase = SALE
    s.player = s.start_player
    pass_towns(box, s)


@rule
def pass_towns(box, s):
    """H3.1 On to the next town, in printed order, that buys a kind the player has; H3.5 after the fourth any one good may go."""
    while s.place < PLACES and s.stocked[s.player, box.house_kind[buyer(box, s)]] == 0:
        s.place += 1
    s.asks = SELL if s.place < PLACES else DUMP


@rule
def is_last_card(s):
    """H3.6 Is the open trade card the last one?"""
    return s.turn == s.turns


@rule
def buyer(box, s):
    """H3.1 The house that buys now."""
    return box.trade_house[s.trade_card, s.place]


@rule
def sellers(box, s, player):
    """H3.2 The towns (as bits) with a good for the buyer: its own, and every one that own carriages join to it."""
    house = buyer(box, s)
    return s.stocked[player, box.house_kind[house]] & joined_towns(box, s, player, box.house_town[house], 0)


@rule
def sell(box, s, house):
    """H3.2 From the spot the sale is done at once; from another town the good sets out."""
    if house == buyer(box, s):
        sell_to_buyer(box, s, house, 0)
    else:
        s.selling = house
        s.asks = GO
        s.path_towns = 0
        s.on_path = 0
        enter_town(s, box.house_town[house])


@rule
def enter_town(s, town):
    """H3.3 The path goes on to a town, and never back to it."""
    s.path[s.path_towns] = town
    s.path_towns += 1
    s.on_path |= BIT[town]


@rule
def towns_to_go(box, s, player):
    """H3.3 The next towns (as bits): one own carriage on, and from there the buyer can be reached without touching the path again."""
    here = s.path[s.path_towns - 1]
    ahead = joined_towns(box, s, player, box.house_town[buyer(box, s)], s.on_path)
    return s.links[player, here] & ahead


@rule
def go(box, s, town):
    """H3.3 One road on; the path ends on reaching the buyer."""
    enter_town(s, town)
    if town == box.house_town[buyer(box, s)]:
        arrive(box, s)


@rule
def arrive(box, s):
    """H3.3 From each bad road used that holds exactly one own carriage, it goes back. H3.7 A village on the way pays 1 with passengers."""
    player = s.player
    lost = 0
    villages = 0
    for stage in range(1, s.path_towns):
        road = box.road_between[s.path[stage - 1], s.path[stage]]
        villages += box.village[road]
        if goes_back(box, s, player, road):
            lift_carriage(box, s, player, road)
            s.carriages_supply[player] += 1
            lost += 1
    extra = lost * carriage_plus(box, s, player)
    if villages > 0 and s.options & PASSENGERS != 0:
        extra += 1
    house = s.selling
    leave_path(s)
    sell_to_buyer(box, s, house, extra)


@rule
def goes_back(box, s, player, road):
    """H3.3 Does a transport on this road take a carriage back? On a bad road with exactly one own carriage."""
    return box.paved[road] == 0 and s.carriages[player, road] == 1


@rule
def leave_path(s):
    """H3.3 The transport is over."""
    s.selling = NONE
    s.path[:] = NONE
    s.path_towns = 0
    s.on_path = 0


@rule
def sell_to_buyer(box, s, house, extra):
    """H3.1 One good for the card's price; then the next town."""
    s.sold += 1
    pay_sale(box, s, house, box.trade_price[s.trade_card, s.place] + extra)
    next_town(box, s)


@rule
def pay_sale(box, s, house, price):
    """H3.4 The good goes back to the supply, and is paid for."""
    player = s.player
    lift_good(box, s, player, house)
    s.money[player] += paid_for(box, s, player, box.house_kind[house], price)


@rule
def paid_for(box, s, player, kind, price):
    """H3.8 A good pays the price, 2 more on the last card, 1 more for each own `good +1` of its kind."""
    bonus = LAST_CARD_BONUS if is_last_card(s) else 0
    return price + bonus + good_plus(box, s, player, kind)


@rule
def good_plus(box, s, player, kind):
    """H5.2 How many own goods cards pay 1 more for a good of that kind."""
    cards = 0
    for card in range(box.goods_cards):
        if s.card_owner[card] == player and box.good_plus[card] == kind:
            cards += 1
    return cards


@rule
def carriage_plus(box, s, player):
    """H5.3 How many own goods cards pay 1 for each carriage that a sale takes back."""
    cards = 0
    for card in range(box.goods_cards):
        if s.card_owner[card] == player:
            cards += box.carriage_plus[card]
    return cards


@rule
def next_town(box, s):
    """H3.1 At most one good a town. H3.5 Only who sold nothing may sell a good elsewhere."""
    s.place += 1
    pass_towns(box, s)
    if s.asks == DUMP and s.sold > 0:
        next_to_sell(box, s)


@rule
def decline(box, s):
    """H3.1, H3.5 Nobody is forced to sell."""
    if s.asks == SELL:
        next_town(box, s)
    else:
        next_to_sell(box, s)


@rule
def dump(box, s, house):
    """H3.5 Any own good out of any house for 2 thaler."""
    pay_sale(box, s, house, DUMP_PRICE)
    next_to_sell(box, s)


@rule
def next_to_sell(box, s):
    """H3 The next player clockwise; after the last one the actions, H2.1 or after the last card the end."""
    s.place = 0
    s.sold = 0
    s.player = (s.player + 1) % s.players
    if s.player != s.start_player:
        pass_towns(box, s)
    elif is_last_card(s):
        s.phase = OVER
        s.asks = NOTHING
    else:
        open_actions(s)
