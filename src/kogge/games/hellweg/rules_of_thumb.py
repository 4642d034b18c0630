"""Rules of thumb for Hellweg Westfalicus: all prices still to come are known, but not their order. So a good is valued by the best prices
that its town and the towns joined to it will still pay, a carriage by the houses that goods can reach with it, a goods card by its profit.
All values are in thaler at the end of the game."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.actions import open_claims, price_for
from kogge.games.hellweg.network import joined_towns
from kogge.games.hellweg.sale import buyer, carriage_plus, good_plus, is_last_card
from kogge.games.hellweg.scoring import cards_worth
from kogge.games.hellweg.table import FACE_DOWN, FACE_UP, NOT_OWNED, PUT_ALL, SALE, SETTING_UP, TAKE_GOOD
from kogge.games.hellweg.turn import (
    BUY_AT,
    CARRIAGE_AT,
    CHOOSE,
    DUMP_AT,
    END_ACTION,
    EXTEND_ALL,
    EXTEND_CARRIAGE_AT,
    EXTEND_GOOD_AT,
    FORGO,
    GO_TO,
    NEXT,
    SELL_AT,
    STORE_CARRIAGE,
    STORE_GOOD,
    TAKE_CARD,
    TAKE_CARRIAGE_AT,
    TAKE_GOOD_AT,
    TAKE_STORED,
    TAKE_THALER,
    USE,
)
from kogge.games.hellweg.words import (
    BIT,
    DISCOUNT,
    DUMP_PRICE,
    EXTEND,
    EXTEND_PRICE,
    FREE_CHOICE_CARD,
    LAST_CARD_BONUS,
    N_GOODS_CARDS,
    N_KINDS,
    N_PRIVILEGES,
    NONE,
    PASSENGERS,
    PLACES,
    STORE,
    WAREHOUSE,
)

BEGINNER_NOISE = 60.0  # the maximum error of `beginner`, in thaler; a person wins a fair share against it in the first game
EASY_NOISE = 9.0  # the maximum error of `easy`, in thaler
ROLLOUT_NOISE = 0.6  # the same for the rollouts of `hard`
POINT_SCALE = 12.0  # a clear lead, in thaler
TEMPERATURE = 1.0  # temperature of the priors of `hard`, in thaler
HORIZON = 3.0  # rollouts of `hard` cover this turn and the next two

LATER = 0.88  # a thaler later against one now
STORED_GOOD, STORED_CARRIAGE = 2.6, 1.0  # a piece in the warehouse


@rule
def turns_to_come(s):
    """Trade cards still to be turned up before the end."""
    return s.turns - s.turn


@rule
def asked_for(box, s, price):
    """The houses (as bits) that will still pay this price, on cards to come or further down the open one."""
    houses = 0
    for card in range(box.trade_cards):
        if s.to_come[card] == 1:
            for place in range(PLACES):
                if box.trade_price[card, place] == price:
                    houses |= 1 << box.trade_house[card, place]
    if s.phase == SALE:
        for place in range(s.place + 1, PLACES):
            if box.trade_price[s.trade_card, place] == price:
                houses |= 1 << box.trade_house[s.trade_card, place]
    return houses


@rule
def likelihood(box, s):
    """The probability that a remaining card is turned up; with `short` two of them never are."""
    left = box.trade_cards - s.turn
    return turns_to_come(s) / left if left > 0 else 0.0


@rule
def stock(box, s, player, towns, kind, at5, at4, at3):
    """In some towns (as bits): the player's goods of a kind, and how often 5, 4 and 3 will still be paid for one there."""
    goods = fives = fours = threes = 0
    for number in range(box.kind_houses[kind]):
        house = box.kind_house[kind, number]
        if towns & BIT[box.house_town[house]] != 0:
            goods += s.goods[player, house]
            fives += at5 >> house & 1
            fours += at4 >> house & 1
            threes += at3 >> house & 1
    return goods, fives, fours, threes


@rule
def stock_worth(goods, fives, fours, threes, plus, likely):
    """The expected income from some goods with these sales to come: mostly the best prices; surplus goods earn little."""
    sales = fives + fours + threes
    if goods == 0 or sales == 0:
        return 0.4 * goods
    best = min(goods, fives)
    good = min(goods - best, fours)
    poor = min(goods - best - good, threes)
    sold = best + good + poor
    mean = (5.0 * fives + 4.0 * fours + 3.0 * threes) / sales
    each = 0.6 * (5.0 * best + 4.0 * good + 3.0 * poor) + 0.4 * mean * sold
    return LATER * likely * (each + plus * sold) * (1.0 - 0.12 * sold / sales) + 0.4 * (goods - sold)


@rule
def good_gain(box, s, player, house, more, at5, at4, at3):
    """The change of the expected income of the goods in a house and in joined towns if there are `more` goods (negative: fewer)."""
    kind = box.house_kind[house]
    towns = joined_towns(box, s, player, box.house_town[house], 0)
    plus = good_plus(box, s, player, kind)
    likely = likelihood(box, s)
    goods, fives, fours, threes = stock(box, s, player, towns, kind, at5, at4, at3)
    return stock_worth(goods + more, fives, fours, threes, plus, likely) - stock_worth(goods, fives, fours, threes, plus, likely)


@rule
def road_worth(box, s, player, road):
    """The value of a carriage beyond today's goods: on a paved road it stays, on a bad road it is used up unless there are two."""
    lasting = 0.9 if box.paved[road] == 1 else 0.45
    if s.carriages[player, road] > 0:
        lasting = 0.05 if box.paved[road] == 1 else 0.4
    return lasting * min(1.0, turns_to_come(s) / 6.0)


@rule
def carriage_gain(box, s, player, road, at5, at4, at3):
    """A carriage that joins two networks lets the goods of each reach the houses of the other; a village pays at once."""
    gain = road_worth(box, s, player, road) + box.village[road]
    one = joined_towns(box, s, player, box.road_ends[road, 0], 0)
    if one & BIT[box.road_ends[road, 1]] != 0:
        return gain
    other = joined_towns(box, s, player, box.road_ends[road, 1], 0)
    likely = likelihood(box, s)
    for kind in range(N_KINDS):
        plus = good_plus(box, s, player, kind)
        goods, fives, fours, threes = stock(box, s, player, one, kind, at5, at4, at3)
        others, fives2, fours2, threes2 = stock(box, s, player, other, kind, at5, at4, at3)
        gain += stock_worth(goods + others, fives + fives2, fours + fours2, threes + threes2, plus, likely)
        gain -= stock_worth(goods, fives, fours, threes, plus, likely) + stock_worth(others, fives2, fours2, threes2, plus, likely)
        gain += 0.04 * min(goods + 1, fives2 + fours2 + threes2) + 0.04 * min(others + 1, fives + fours + threes)
    return gain


@rule
def hope_of_carriage(s):
    """A carriage still to be placed, its road not chosen yet."""
    return 1.6 * min(1.0, turns_to_come(s) / 6.0)


@rule
def market_bonus(s, player):
    """A player who goes to the market first pays 2 less for a purchase in the second round."""
    if s.round_number == 0 and s.on_market[player] == 0 and s.using == 0:
        return 0.6 * DISCOUNT
    return 0.0


@rule
def judge(box, s, moves, n, worth):
    """`medium`: the worth of each legal move for the player to decide."""
    at5, at4, at3 = asked_for(box, s, 5), asked_for(box, s, 4), asked_for(box, s, 3)
    for i in range(n):
        action = moves[i]
        if action < SELL_AT:
            worth[i] = placing_worth(box, s, s.player, action, at5, at4, at3)
        elif action <= NEXT:
            worth[i] = selling_worth(box, s, s.player, action, at5, at4, at3)
        elif action < TAKE_CARD:
            worth[i] = buying_worth(box, s, s.player, action, at5, at4, at3)
        elif action < TAKE_THALER:
            worth[i] = goods_card_worth(box, s, s.player, action - TAKE_CARD) + market_bonus(s, s.player)
        else:
            worth[i] = market_worth(s, s.player, action)


@rule
def placing_worth(box, s, player, action, at5, at4, at3):
    """The gain of a piece at its new place; a piece taken from elsewhere costs its value there."""
    if action < CARRIAGE_AT:
        gain = good_gain(box, s, player, action, 1, at5, at4, at3)
        return gain + start_worth(box, s, action) if s.purpose == SETTING_UP else gain + (0.5 if s.asks == PUT_ALL else 0.0)
    if action < FORGO:
        return carriage_gain(box, s, player, action - CARRIAGE_AT, at5, at4, at3)
    if action == FORGO:
        return 0.0
    wanted = piece_wanted(box, s, player, at5, at4, at3)
    if action < TAKE_CARRIAGE_AT:
        return wanted + good_gain(box, s, player, action - TAKE_GOOD_AT, -1, at5, at4, at3)
    if action < TAKE_STORED:
        return wanted - road_worth(box, s, player, action - TAKE_CARRIAGE_AT) - 0.8
    return wanted - (STORED_GOOD if s.asks == TAKE_GOOD else STORED_CARRIAGE)


@rule
def start_worth(box, s, house):
    """A starting town with many roads, paved ones above all, and rivals elsewhere."""
    worth = 0.0
    town = BIT[box.house_town[house]]
    for road in range(box.roads):
        if box.road_towns[road] & town != 0:
            worth += 0.15 + 0.2 * box.paved[road]
    for player in range(s.players):
        if player != s.player:
            worth -= 0.1 * s.goods[player, house]
    return worth


@rule
def piece_wanted(box, s, player, at5, at4, at3):
    """The value, at its new place, of the piece that has to be taken."""
    if s.asks != TAKE_GOOD:
        return hope_of_carriage(s)
    house = s.extended if s.extended != NONE else box.trade_house[s.trade_card, s.place]
    return good_gain(box, s, player, house, 1, at5, at4, at3)


@rule
def selling_worth(box, s, player, action, at5, at4, at3):
    """Sell if today's price beats what the good would bring later; go by roads that keep their carriages."""
    if action == NEXT:
        return 0.0
    last = LAST_CARD_BONUS if is_last_card(s) else 0
    if action < GO_TO:
        house = action - SELL_AT
        price = box.trade_price[s.trade_card, s.place] + last + good_plus(box, s, player, box.house_kind[house])
        if is_last_card(s):
            return float(price) - (0.1 if house != buyer(box, s) else 0.0)
        away = 0.0 if house == buyer(box, s) else 0.5
        return price - away + good_gain(box, s, player, house, -1, at5, at4, at3)
    if action < DUMP_AT:
        return way_worth(box, s, player, action - GO_TO)
    house = action - DUMP_AT
    price = DUMP_PRICE + last + good_plus(box, s, player, box.house_kind[house])
    return price + (0.0 if is_last_card(s) else good_gain(box, s, player, house, -1, at5, at4, at3))


@rule
def way_worth(box, s, player, town):
    """One road on: a village may pay, a lonely carriage on a bad road is lost; the shorter way breaks ties."""
    road = box.road_between[s.path[s.path_towns - 1], town]
    worth = 0.5 if town == box.house_town[buyer(box, s)] else 0.0
    if box.paved[road] == 0 and s.carriages[player, road] == 1:
        worth += carriage_plus(box, s, player) - 1.2 * min(1.0, turns_to_come(s) / 4.0)
    if s.options & PASSENGERS != 0 and box.village[road] == 1:
        worth += 0.8
    return worth


@rule
def buying_worth(box, s, player, action, at5, at4, at3):
    """Buy or extend: the value of the pieces minus their cost."""
    if action < EXTEND_GOOD_AT:
        town = action - BUY_AT
        for place in range(PLACES):
            house = box.trade_house[s.trade_card, place]
            if box.house_town[house] == town:
                price = box.trade_price[s.trade_card, place]
                goods = min(box.symbol_goods[price], s.goods_supply[player])
                gain = good_gain(box, s, player, house, goods, at5, at4, at3) - price_for(s, player, price)
                return gain + box.symbol_carriages[price] * hope_of_carriage(s)
        return 0.0
    gain = market_bonus(s, player) - EXTEND_PRICE
    if action < EXTEND_CARRIAGE_AT:
        if s.goods_supply[player] == 0:
            return gain - 1.0
        return gain + good_gain(box, s, player, action - EXTEND_GOOD_AT, 1, at5, at4, at3)
    if s.carriages_supply[player] == 0:
        return gain - 1.0
    return gain + carriage_gain(box, s, player, action - EXTEND_CARRIAGE_AT, at5, at4, at3)


@rule
def goods_card_worth(box, s, player, card):
    """A goods card: its end value over its price, its function in the sales to come, the hope of a partner; an empty purse hurts."""
    before = cards_worth(box, s, player)
    s.card_owner[card] = player
    profit = cards_worth(box, s, player) - before - price_for(s, player, box.card_price[card])
    s.card_owner[card] = NONE
    left = s.money[player] - price_for(s, player, box.card_price[card])
    turns = turns_to_come(s)
    worth = profit - 0.3 * max(0, 6 - left) * min(1.0, turns / 3.0)
    if card == FREE_CHOICE_CARD:
        return worth + 0.1 * turns
    if box.good_plus[card] != NONE:
        worth += 0.5 * turns
    worth += 0.25 * turns * box.carriage_plus[card]
    if box.bonus_with[card] != 0:
        worth += 0.15 * (box.bonus_value[card] - box.card_value[card])
    if s.options & WAREHOUSE != 0 and box.card_price[card] >= box.privilege_from:
        worth += 0.3 * turns
    return worth + 0.5 * hope_of_carriage(s)


@rule
def market_worth(s, player, action):
    """A thaler, the warehouse, and privileges: free gains are always taken."""
    turns = turns_to_come(s)
    if action == TAKE_THALER:
        down = 0
        for kind in range(N_PRIVILEGES):
            down += 1 if s.privileges[player, kind] == FACE_DOWN else 0
        return 1.0 + market_bonus(s, player) + 1.2 * down * min(1.0, turns / 3.0)
    if action == STORE_GOOD:
        return (STORED_GOOD if turns > 1 else 0.2) - 0.15 * s.goods_stored[player] + market_bonus(s, player)
    if action == STORE_CARRIAGE:
        return (STORED_CARRIAGE if turns > 3 else 0.1) - 0.2 * s.carriages_stored[player] + market_bonus(s, player)
    if action == EXTEND_ALL or action == USE + EXTEND:
        due = 1.2 if turns <= 2 else 0.5
        return due * s.goods_stored[player] + 0.8 * s.carriages_stored[player] + market_bonus(s, player)
    if action == END_ACTION:
        return 0.05
    if action < CHOOSE:
        return 3.0 if action == USE + STORE else 2.0
    return 1.0 if action == CHOOSE + STORE else 0.9 if action == CHOOSE + EXTEND else 0.8


@rule
def judge_simply(box, s, moves, n, worth):
    """`easy`: judges like `medium`, but with much noise, and sells whatever it can at once."""
    judge(box, s, moves, n, worth)
    for i in range(n):
        if SELL_AT <= moves[i] < GO_TO:
            worth[i] = 2.0 * box.trade_price[s.trade_card, s.place]


@rule
def expected_points(box, s, out):
    """The expected final thaler of each player: money, cards, and the expected income from goods and carriages."""
    at5, at4, at3 = asked_for(box, s, 5), asked_for(box, s, 4), asked_for(box, s, 3)
    turns = turns_to_come(s)
    growing = 1.0 + 0.12 * min(1.0, turns / 3.0)
    for player in range(s.players):
        worth = growing * s.money[player] + cards_worth(box, s, player)
        worth += expected_goods(box, s, player, at5, at4, at3)
        for road in range(box.roads):
            if s.carriages[player, road] > 0:
                lasting = 1.1 if box.paved[road] == 1 else 0.6
                worth += (lasting + 0.4 * (s.carriages[player, road] - 1)) * min(1.0, turns / 6.0)
        if turns > 1:
            worth += STORED_GOOD * s.goods_stored[player] + STORED_CARRIAGE * s.carriages_stored[player]
        for card in range(N_GOODS_CARDS - 1):
            if s.card_owner[card] == player:
                worth += turns * (0.5 * (box.good_plus[card] != NONE) + 0.25 * box.carriage_plus[card])
        for kind in range(N_PRIVILEGES):
            if s.privileges[player, kind] != NOT_OWNED:
                worth += 0.3 * turns + (0.5 if s.privileges[player, kind] == FACE_UP else 0.0)
        worth += open_claims(s, player) * (0.3 * turns + 0.4)
        out[player] = worth


@rule
def expected_goods(box, s, player, at5, at4, at3):
    """The expected income from the player's goods on the map, network by network."""
    likely = likelihood(box, s)
    worth = 0.0
    for kind in range(N_KINDS):
        plus = good_plus(box, s, player, kind)
        counted = 0
        for number in range(box.kind_houses[kind]):
            house = box.kind_house[kind, number]
            town = BIT[box.house_town[house]]
            if s.goods[player, house] > 0 and counted & town == 0:
                towns = joined_towns(box, s, player, box.house_town[house], 0)
                counted |= towns
                goods, fives, fours, threes = stock(box, s, player, towns, kind, at5, at4, at3)
                worth += stock_worth(goods, fives, fours, threes, plus, likely) + 0.05 * (fives + fours + threes)
    return worth
