"""The seat to decide, its legal moves, and carrying out a move, in the order of the rules."""

from __future__ import annotations

from kogge.engine.actions import Actions
from kogge.engine.contract import CHANCE
from kogge.engine.rule import rule
from kogge.games.hellweg.actions import (
    buy,
    choose_privilege,
    end,
    extend_carriage,
    extend_good,
    forgo,
    highest_price,
    may_buy,
    may_extend,
    may_take_card,
    put_carriage,
    put_good,
    take_card,
    take_thaler,
)
from kogge.games.hellweg.pieces import (
    chooses_freely,
    may_put_good,
    may_take_good,
    only_house,
    take_carriage,
    take_from_warehouse,
    take_good,
    towns_for_a_carriage,
    towns_with_goods,
)
from kogge.games.hellweg.sale import buyer, decline, dump, go, sell, sellers, towns_to_go
from kogge.games.hellweg.setup import set_up_carriage, set_up_good
from kogge.games.hellweg.table import (
    ACTION,
    BONUS_CARRIAGE,
    DUMP,
    END,
    EXTENDING,
    EXTENDING_ALL,
    GO,
    NEW_CARD,
    NOT_OWNED,
    OVER,
    PUT_ALL,
    PUT_CARRIAGE,
    PUT_GOOD,
    SELL,
    SETTING_UP,
    START,
    STORE,
    TAKE_GOOD,
)
from kogge.games.hellweg.warehouse import (
    extend_all,
    may_extend_all,
    may_use,
    put_stored_carriage,
    put_stored_good,
    store_carriage,
    store_good,
    use,
)
from kogge.games.hellweg.words import BIT, MAX_HOUSES, MAX_ROADS, MAX_TOWNS, N_GOODS_CARDS, N_PRIVILEGES, NONE, PLACES, WAREHOUSE

# The loops below write every move and count it only if it is legal: that avoids branches, which the processor often mispredicts.
# Values that do not change are read before the loop: the compiler would read them from the table again after every write.

# every action has a number; the blocks are in the order of a turn
ACTIONS = Actions(
    good=(MAX_HOUSES,),
    carriage=(MAX_ROADS,),
    forgo=(),
    take_good=(MAX_HOUSES,),
    take_carriage=(MAX_ROADS,),
    take_stored=(),
    sell=(MAX_HOUSES,),
    go=(MAX_TOWNS,),
    dump=(MAX_HOUSES,),
    next=(),
    buy=(MAX_TOWNS,),
    extend_good=(MAX_HOUSES,),
    extend_carriage=(MAX_ROADS,),
    card=(N_GOODS_CARDS,),
    thaler=(),
    store_good=(),
    store_carriage=(),
    extend=(),
    use=(N_PRIVILEGES,),
    privilege=(N_PRIVILEGES,),
    end=(),
)
GOOD_AT, CARRIAGE_AT, FORGO, TAKE_GOOD_AT, TAKE_CARRIAGE_AT, TAKE_STORED, SELL_AT, GO_TO, DUMP_AT, NEXT, BUY_AT, *_LATER = ACTIONS.firsts
EXTEND_GOOD_AT, EXTEND_CARRIAGE_AT, TAKE_CARD, TAKE_THALER, STORE_GOOD, STORE_CARRIAGE, EXTEND_ALL, USE, CHOOSE, END_ACTION = _LATER
N_ACTIONS = ACTIONS.size


@rule
def is_over(s):
    """H2.1 The game is over after the sale to the last card."""
    return s.phase == OVER


@rule
def to_move(s):
    """The player to decide; chance picks the start player and turns up trade cards."""
    return CHANCE if s.phase == START or s.phase == NEW_CARD else s.player


@rule
def legal(box, s, moves):
    """The legal actions of the player to decide, in ascending order."""
    asks = s.asks
    if asks == SELL:
        return legal_sales(box, s, moves)
    if asks == ACTION:
        return legal_actions(box, s, moves)
    if asks == GO:
        return legal_ways(box, s, moves)
    if asks == DUMP:
        return legal_dumps(box, s, moves)
    if asks <= PUT_ALL:
        return legal_places(box, s, moves)
    if asks in (END, STORE):
        return legal_extras(s, moves)
    return legal_takes(box, s, moves)


@rule
def legal_sales(box, s, moves):
    """H3.1 Every good that the town may buy, and to go on to the next town."""
    n = 0
    player = s.player
    kind = box.house_kind[buyer(box, s)]
    towns = sellers(box, s, player)
    for number in range(box.kind_houses[kind]):
        house = box.kind_house[kind, number]
        moves[n] = SELL_AT + house
        n += towns & BIT[box.house_town[house]] != 0
    moves[n] = NEXT
    return n + 1


@rule
def legal_ways(box, s, moves):
    """H3.3 One road on."""
    n = 0
    towns = towns_to_go(box, s, s.player)
    for town in range(box.towns):
        moves[n] = GO_TO + town
        n += towns & BIT[town] != 0
    return n


@rule
def legal_dumps(box, s, moves):
    """H3.5 Any own good in a house, or none."""
    n = legal_own_houses(box, s, s.player, DUMP_AT, moves, 0)
    moves[n] = NEXT
    return n + 1


@rule
def legal_own_houses(box, s, player, first, moves, n):
    """H3.5, H4.2 Every house with an own good."""
    for house in range(box.houses):
        moves[n] = first + house
        n += s.goods[player, house] > 0
    return n


@rule
def legal_places(box, s, moves):
    """H1.5, H4.1-H4.3, H7.2 Where the piece, or one of the pieces, may go; H4.3 the bonus carriage may be forgone."""
    player, asks = s.player, s.asks
    n = 0
    if asks == PUT_GOOD or (asks == PUT_ALL and s.goods_due > 0):
        n = legal_houses(box, s, player, moves, n)
    if asks == PUT_CARRIAGE and s.purpose == EXTENDING:
        moves[n] = CARRIAGE_AT + s.extended
        n += 1
    elif asks != PUT_GOOD and (asks != PUT_ALL or s.carriages_due > 0):
        n = legal_roads(box, towns_for_a_carriage(s, player), CARRIAGE_AT, moves, n)
    if asks == BONUS_CARRIAGE:
        moves[n] = FORGO
        n += 1
    return n


@rule
def legal_houses(box, s, player, moves, n):
    """H1.5, H4.1, H4.2, H7.2 Every house the good may go to."""
    only = only_house(box, s, player)
    if only != NONE:
        moves[n] = GOOD_AT + only
        return n + 1
    if s.purpose == EXTENDING_ALL:
        return legal_houses_to_extend(box, s, player, GOOD_AT, moves, n)
    for house in range(box.houses):
        moves[n] = GOOD_AT + house
        n += may_put_good(box, s, house)
    return n


@rule
def legal_roads(box, towns, first, moves, n):
    """H4.2 Every road with an end at one of the towns."""
    for road in range(box.roads):
        moves[n] = first + road
        n += box.road_towns[road] & towns != 0
    return n


@rule
def legal_takes(box, s, moves):
    """H4.6 The supply has none: take one from a house or road, H7.8 or from the warehouse, or forgo it."""
    player = s.player
    moves[0] = FORGO
    n = 1
    if s.asks == TAKE_GOOD:
        for house in range(box.houses):
            moves[n] = TAKE_GOOD_AT + house
            n += may_take_good(box, s, player, house)
        stored = s.goods_stored[player]
    else:
        for road in range(box.roads):
            moves[n] = TAKE_CARRIAGE_AT + road
            n += s.carriages[player, road] > 0
        stored = s.carriages_stored[player]
    if stored > 0:
        moves[n] = TAKE_STORED
        n += 1
    return n


@rule
def legal_actions(box, s, moves):
    """H4 Everything whose conditions can be met; H4.4 a thaler always. H7.7, H7.3 With the warehouse also privileges before it."""
    player, card, most = s.player, s.trade_card, highest_price(s, s.player)
    n = 0
    for rank in range(PLACES):
        place = box.trade_by_town[card, rank]
        moves[n] = BUY_AT + box.house_town[box.trade_house[card, place]]
        n += may_buy(box, s, card, place, most)
    if may_extend(s, player):
        n = legal_extensions(box, s, player, moves, n)
    if box.cheapest_card <= most:
        n = legal_cards(box, s, most, moves, n)
    moves[n] = TAKE_THALER
    n += 1
    if s.options & WAREHOUSE != 0:
        n = legal_storing(s, player, moves, n)
        if may_extend_all(s, player):
            moves[n] = EXTEND_ALL
            n += 1
        n = legal_claims(s, player, moves, legal_uses(s, player, moves, n))
    return n


@rule
def legal_cards(box, s, most, moves, n):
    """H4.3 Every open goods card that the player can pay."""
    for card in range(N_GOODS_CARDS):
        moves[n] = TAKE_CARD + card
        n += may_take_card(box, s, card, most)
    return n


@rule
def legal_extensions(box, s, player, moves, n):
    """H4.2 In the family game: every place that may be named."""
    n = legal_houses_to_extend(box, s, player, EXTEND_GOOD_AT, moves, n)
    return legal_roads(box, towns_with_goods(s, player), EXTEND_CARRIAGE_AT, moves, n)


@rule
def legal_houses_to_extend(box, s, player, first, moves, n):
    """H4.2 Every house where the player already has a good. H8.1 With Free Choice a good in that town is enough."""
    if not chooses_freely(s, player):
        return legal_own_houses(box, s, player, first, moves, n)
    towns = towns_with_goods(s, player)
    for house in range(box.houses):
        moves[n] = first + house
        n += towns & BIT[box.house_town[house]] != 0
    return n


@rule
def legal_storing(s, player, moves, n):
    """H7.1 What the supply has."""
    if s.goods_supply[player] > 0:
        moves[n] = STORE_GOOD
        n += 1
    if s.carriages_supply[player] > 0:
        moves[n] = STORE_CARRIAGE
        n += 1
    return n


@rule
def legal_uses(s, player, moves, n):
    """H7.7 The privileges that may be used now."""
    for kind in range(N_PRIVILEGES):
        if may_use(s, player, kind):
            moves[n] = USE + kind
            n += 1
    return n


@rule
def legal_claims(s, player, moves, n):
    """H7.3 With a claim open, a privilege of any kind not owned."""
    if s.claims[player] > 0:
        for kind in range(N_PRIVILEGES):
            if s.privileges[player, kind] == NOT_OWNED:
                moves[n] = CHOOSE + kind
                n += 1
    return n


@rule
def legal_extras(s, moves):
    """H7.1 What to store; H7.7 what to use, H7.3 or to take, after the action, and the end."""
    player = s.player
    if s.asks == STORE:
        return legal_storing(s, player, moves, 0)
    n = legal_claims(s, player, moves, legal_uses(s, player, moves, 0))
    moves[n] = END_ACTION
    return n + 1


@rule
def step(box, s, action):
    """Carry out one decision."""
    if action < FORGO:
        put(box, s, action)
    elif action < SELL_AT:
        take(box, s, action)
    elif action < BUY_AT:
        trade(box, s, action)
    elif action < TAKE_THALER:
        act(box, s, action)
    elif action == TAKE_THALER:
        take_thaler(s)
    elif action == STORE_GOOD:
        store_good(s)
    elif action == STORE_CARRIAGE:
        store_carriage(s)
    elif action == EXTEND_ALL:
        extend_all(s)
    elif action < CHOOSE:
        use(s, action - USE)
    elif action < END_ACTION:
        choose_privilege(s, action - CHOOSE)
    else:
        end(s)


@rule
def put(box, s, action):
    """H1.5, H4.1, H7.2 A good or a carriage is placed."""
    if action < CARRIAGE_AT:
        house = action - GOOD_AT
        if s.purpose == SETTING_UP:
            set_up_good(box, s, house)
        elif s.asks == PUT_ALL:
            put_stored_good(box, s, house)
        else:
            put_good(box, s, house)
    else:
        road = action - CARRIAGE_AT
        if s.purpose == SETTING_UP:
            set_up_carriage(box, s, road)
        elif s.asks == PUT_ALL:
            put_stored_carriage(box, s, road)
        else:
            put_carriage(box, s, road)


@rule
def take(box, s, action):
    """H4.6 A piece is forgone, or taken from a house, a road or the warehouse."""
    if action == FORGO:
        forgo(s)
    elif action < TAKE_CARRIAGE_AT:
        take_good(box, s, s.player, action - TAKE_GOOD_AT)
    elif action < TAKE_STORED:
        take_carriage(box, s, s.player, action - TAKE_CARRIAGE_AT)
    else:
        take_from_warehouse(s, s.player)


@rule
def trade(box, s, action):
    """H3 A good is sold, or moves on, or is not sold."""
    if action < GO_TO:
        sell(box, s, action - SELL_AT)
    elif action < DUMP_AT:
        go(box, s, action - GO_TO)
    elif action < NEXT:
        dump(box, s, action - DUMP_AT)
    else:
        decline(box, s)


@rule
def act(box, s, action):
    """H4.1-H4.3 A merchant buys, extends or takes a goods card."""
    if action < EXTEND_GOOD_AT:
        buy(box, s, action - BUY_AT)
    elif action < EXTEND_CARRIAGE_AT:
        extend_good(s, action - EXTEND_GOOD_AT)
    elif action < TAKE_CARD:
        extend_carriage(s, action - EXTEND_CARRIAGE_AT)
    else:
        take_card(box, s, action - TAKE_CARD)
