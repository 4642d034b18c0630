"""Rules of thumb for Colonia: resources are valued by the goods that they can become, goods by the holds that need them, money by the
relics that it buys in its city, and family members by their possible uses this week. All values are in points at the end of the game."""

from __future__ import annotations

import math

from kogge.engine.rule import rule
from kogge.games.colonia.council import votes
from kogge.games.colonia.market import cubes_in_booth
from kogge.games.colonia.prepare import ships_to_leave
from kogge.games.colonia.relics import city_of, line_of
from kogge.games.colonia.scoring import points as count_points
from kogge.games.colonia.scoring import sole_richest
from kogge.games.colonia.table import OVER
from kogge.games.colonia.turn import (
    BOOTH,
    BUY,
    CARD,
    CHANGE,
    DRAW_NOW,
    ENSHRINE,
    GUARD,
    LEAVE,
    LOAD,
    LOAD_EXTRA,
    NO,
    ORDER,
    PARTS,
    PASS,
    RECALL_HOME,
    SKIP,
    YES,
)
from kogge.games.colonia.words import (
    BERTHS,
    DRAW_TWO,
    EXCHANGE_MONEY,
    EXTRA,
    EXTRA_HOLD,
    EXTRA_PAYS,
    FOREIGN_MERCHANTS,
    FRIDAY,
    LOWEST_CARD,
    MORE_RESOURCES,
    N_CITIES,
    N_GOODS,
    N_PLACES,
    N_RESOURCES,
    NONE,
    ONE_LESS,
    ONE_SHIP,
    RECALL_THURSDAY,
    RECALL_TUESDAY,
    RECALL_WEDNESDAY,
    SADDLER,
    SATURDAY,
    SHOEMAKER,
    SHRINE,
    STREET_THURSDAY,
    STREET_TUESDAY,
    STREET_WEDNESDAY,
    THURSDAY,
    TWO_RELICS,
    TWO_SHIPS,
    WEEKS,
)
from kogge.games.colonia.workshops import members_for_order

BEGINNER_NOISE = 3.8  # the maximum error of `beginner`, in points; a person wins a fair share against it in the first game
EASY_NOISE = 0.9  # the maximum error of `easy`, in points
ROLLOUT_NOISE = 0.15  # the same for the rollouts of `hard`
POINT_SCALE = 6.0  # a clear lead, in points
TEMPERATURE = 0.4  # temperature of the priors of `hard`, in points
HORIZON = 4.0  # rollouts of `hard` cover about a week

GOOD = 0.75  # points a good is worth while a hold can still want it


@rule
def money_worth(coins):
    """Points that coins of one currency can buy: fifteen buy five points, five only one, so one full purse beats many thin ones."""
    dear, rest = coins // 15, coins % 15
    return 4.2 * dear + 0.12 * rest + 0.0125 * rest * rest


@rule
def goods_to_make(box, s, player, booth):
    """How many goods the player's resources, with those of a booth (NONE: without), pair up to; a kind alone is left over."""
    pairs = 0.0
    for kind in range(N_RESOURCES):
        mine = own_resources(s, player, kind, booth)
        before = own_resources(s, player, (kind + N_RESOURCES - 1) % N_RESOURCES, booth)
        after = own_resources(s, player, (kind + 1) % N_RESOURCES, booth)
        pairs += 0.5 * min(mine, before + after)
    return pairs


@rule
def own_resources(s, player, kind, booth):
    """The player's resources of a kind, with those of a booth, if any."""
    return s.resources[player, kind] + (s.booth_cubes[booth, kind] if booth != NONE else 0)


@rule
def making_worth(s, pairs):
    """The value of making this many goods: the workshops make about four per week and player, the rest has to wait."""
    weeks = WEEKS - s.week
    soon = min(pairs, 4.0)
    later = min(max(0.0, pairs - 4.0), 4.0)
    return GOOD * (0.72 * soon + (0.4 if weeks > 0 else 0.15) * later)


@rule
def member_worth(s, spare):
    """The value of one more member in the supply: high when few are left, low when many are."""
    return 0.28 / (1.0 + 0.35 * max(0, spare))


@rule
def members_worth(s, before, after):
    """The loss of value when the supply falls from one number to another."""
    lost = 0.0
    for spare in range(after, before):
        lost += member_worth(s, spare)
    return lost


@rule
def holds_wanting(box, s, good):
    """How many of a good the empty holds in port need."""
    wanted = 0
    for berth in range(BERTHS):
        ship = s.berths[berth]
        if ship != NONE:
            for hold in range(box.ship_holds[ship]):
                if s.hold_owner[berth, hold] == NONE:
                    wanted += box.hold_goods[ship, hold, good]
    return wanted


@rule
def good_worth(box, s, player, good):
    """The value of one more of a good: a hold may need it now, or a later ship."""
    wanted = holds_wanting(box, s, good) > s.goods[player, good]
    if s.week == WEEKS:
        return GOOD if wanted and s.day <= FRIDAY else 0.02
    return (1.1 if wanted else 0.8) * GOOD - 0.06 * s.goods[player, good]


@rule
def judge(box, s, moves, n, worth):
    """`medium`: the worth of each legal move for the player to decide."""
    for i in range(n):
        worth[i] = move_worth(box, s, s.player, moves[i])


@rule
def move_worth(box, s, player, action):
    """The worth of one move, by the part of the week it belongs to."""
    if action < BOOTH:
        return council_worth(box, s, player, action)
    if action < ORDER:
        return booth_worth(box, s, player, action - BOOTH)
    if action < LOAD:
        return order_worth(box, s, player, action - ORDER)
    if action < CHANGE:
        return load_worth(box, s, player, action)
    if action < BUY:
        return exchange_worth(box, s, player, 1 + PARTS[action, 0], PARTS[action, 1], PARTS[action, 2])
    if action < ENSHRINE:
        return relic_worth(box, s, player, s.display[action - BUY])
    if action < LEAVE:
        return 0.2 + box.worth[action - ENSHRINE]
    if action == LEAVE:
        return min(3.0, 0.7 * (WEEKS - s.week))
    if action < PASS:
        return guard_worth(box, s, player, action - GUARD)
    return 0.0


@rule
def council_worth(box, s, player, action):
    """Set-up, family cards, votes, and what edicts offer."""
    if action < CARD:
        return good_worth(box, s, player, action)
    if action < YES:
        return family_card_worth(s, player, action - CARD + LOWEST_CARD)
    if action == YES:
        return edict_worth(box, s, player, s.week_edicts[s.edict])
    if action == NO:
        return 0.0
    if action < DRAW_NOW:
        return 0.1 * (action - RECALL_HOME)
    return 0.4 if action == DRAW_NOW else 0.0


@rule
def family_card_worth(s, player, card):
    """Every card is played once: play a high one while there are many members and strong competition, never one that counts as zero."""
    members = card - s.one_less
    if s.supply[player] < members:
        return -1.5 - 0.05 * card
    spare = s.supply[player] - members + s.streets[STREET_TUESDAY, player]
    early = 0.1 * card * (1.0 if s.week > 1 else 0.6)
    return early - members_worth(s, spare + members, spare)


@rule
def edict_worth(box, s, player, edict):
    """The use of an edict for this player, minus its average use for the others."""
    others = 0.0
    for other in range(s.players):
        if other != player:
            others += edict_use(box, s, other, edict)
    return edict_use(box, s, player, edict) - others / (s.players - 1)


@rule
def edict_use(box, s, player, edict):
    """What an edict is good for, as far as everyone can see it: members, orders, loaded holds, the player's place in the order."""
    if edict in (MORE_RESOURCES, FOREIGN_MERCHANTS):
        return 0.03 * s.supply[player] + 0.02 * votes(s, player)
    if edict == RECALL_TUESDAY:
        return 0.12 * min(3, s.streets[STREET_TUESDAY, player])
    if edict == RECALL_WEDNESDAY:
        return 0.12 * min(3, s.streets[STREET_WEDNESDAY, player])
    if edict == RECALL_THURSDAY:
        return 0.12 * min(3, s.streets[STREET_THURSDAY, player])
    if SADDLER <= edict <= SHOEMAKER:
        return craftsman_use(box, s, player, edict - SADDLER)
    if edict in (TWO_SHIPS, ONE_SHIP):
        return loaded_pay(box, s, player, 2 if edict == TWO_SHIPS else 1)
    if edict == EXTRA_HOLD:
        return 0.05 * min(6, s.supply[player])
    if edict in (TWO_RELICS, EXCHANGE_MONEY):
        return 0.04 * votes(s, player)
    if edict == ONE_LESS:
        return -0.01 * s.supply[player]
    return 0.1 if edict == DRAW_TWO else 0.0


@rule
def craftsman_use(box, s, player, craftsman):
    """Orders standing at a craftsman, and the resources to give more."""
    use = 0.0
    for row in range(s.bar[craftsman], s.orders[craftsman]):
        if s.order_owner[craftsman, row] == player:
            use += 0.5
    pairs = min(s.resources[player, box.recipe[craftsman, 0]], s.resources[player, box.recipe[craftsman, 1]])
    return use + 0.15 * min(2, pairs)


@rule
def loaded_pay(box, s, player, ships):
    """The immediate pay of the player's loaded holds on the first ships, unless they sail on Saturday anyway."""
    pay = 0.0
    for berth in range(ships):
        ship = s.berths[berth]
        for hold in range(box.ship_holds[ship]):
            if s.hold_owner[berth, hold] == player:
                pay += 0.02 * box.hold_pays[ship, hold] * (1.0 if berth < ships_to_leave(box, s) else 4.0)
    return pay


@rule
def booth_worth(box, s, player, booth):
    """A booth: the goods its resources can become, less the members that stay there for a week."""
    cubes = cubes_in_booth(s, booth)
    now = making_worth(s, goods_to_make(box, s, player, NONE))
    then = making_worth(s, goods_to_make(box, s, player, booth))
    back = s.streets[STREET_WEDNESDAY, player]
    lost = members_worth(s, s.supply[player] + back, s.supply[player] + back - cubes)
    return then - now + 0.02 * cubes - 0.75 * lost


@rule
def order_worth(box, s, player, craftsman):
    """An order: the good, if the bar reaches it this week or a later one, less its members."""
    row = s.orders[craftsman]
    reach = s.bar[craftsman] + box.week_dice[s.week_card] / 3.0
    likely = 1.0 if row < s.bar[craftsman] else min(0.95, max(0.0, 0.55 + 0.45 * (reach - row - 0.5)))
    waits = 0.45 if s.week < WEEKS - 1 else 0.3 if s.week < WEEKS else 0.0
    value = good_worth(box, s, player, craftsman)
    back = s.streets[STREET_THURSDAY, player]
    members = members_for_order(s, craftsman)
    lost = members_worth(s, s.supply[player] + back, s.supply[player] + back - members)
    kept = 0.1 if s.week < WEEKS else 0.0  # the resources could wait for a cheaper order
    return value * (likely + (1.0 - likely) * waits) - lost * (1.6 - 0.6 * likely) - kept


@rule
def load_worth(box, s, player, action):
    """A hold: the value of its pay in its city, minus the value of the goods elsewhere; a ship that stays pays later."""
    if action < LOAD_EXTRA:
        berth, hold = PARTS[action, 0], PARTS[action, 1]
        pay = box.hold_pays[s.berths[berth], hold]
    else:
        berth, hold, pay = PARTS[action, 0], EXTRA, EXTRA_PAYS
    city = box.ship_city[s.berths[berth]]
    coins = s.money[player, city] + coming_pay(box, s, player, city)
    value = money_worth(coins + pay) - money_worth(coins)
    if berth >= ships_to_leave(box, s):
        value *= 0.8
    n_goods = 1 if hold == EXTRA else 0
    if hold != EXTRA:
        for good in range(N_GOODS):
            n_goods += box.hold_goods[s.berths[berth], hold, good]
    keep = 0.0 if s.week == WEEKS else 0.45
    return value + 0.3 * n_goods - keep * n_goods * GOOD - member_worth(s, s.supply[player])


@rule
def coming_pay(box, s, player, city):
    """The coming pay of the player's loaded holds for a city."""
    pay = 0
    for berth in range(BERTHS):
        ship = s.berths[berth]
        if ship != NONE and box.ship_city[ship] == city:
            for hold in range(box.ship_holds[ship]):
                if s.hold_owner[berth, hold] == player:
                    pay += box.hold_pays[ship, hold]
    return pay


@rule
def dearest_relic(box, s, city, coins):
    """The most points of any relic on display in a city that costs at most this many coins."""
    best = 0
    for place in range(N_PLACES):
        card = s.display[place]
        if card != NONE and city_of(card) == city and line_of(card) != SHRINE and box.cost[line_of(card)] <= coins:
            best = max(best, box.worth[line_of(card)])
    return best


@rule
def exchange_worth(box, s, player, amount, currency, other):
    """Change money that makes up for what a better relic costs."""
    have, want = s.money[player, currency], s.money[player, other]
    gain = dearest_relic(box, s, other, want + amount) - dearest_relic(box, s, other, want)
    loss = dearest_relic(box, s, currency, have) - dearest_relic(box, s, currency, have - amount)
    later = 0.3 if s.week < WEEKS else 0.0
    drift = money_worth(want + amount) - money_worth(want) + money_worth(have - amount) - money_worth(have)
    return gain - loss + later * drift - 0.02 * amount


@rule
def relic_worth(box, s, player, card):
    """A relic card: its points, minus what the coins would buy later; a shrine is worth the best relic that can go into it."""
    city, line = city_of(card), line_of(card)
    coins, cost = s.money[player, city], box.cost[line]
    points = float(box.worth[line])
    if line == SHRINE:
        points = shrine_hope(box, s, player, city)
    elif s.shrine_owner[city] == player and s.shrine_line[city] == NONE:
        points *= 1.6
    if s.week == WEEKS:
        return points - 0.01 * cost
    saved = money_worth(coins) - money_worth(coins - cost)
    return points - (0.55 + 0.06 * (WEEKS - s.week)) * saved


@rule
def shrine_hope(box, s, player, city):
    """The best loose relic of the city, or in early weeks one that is still to be bought."""
    best = 0.0
    for line in range(box.lines):
        if s.loose[player, city, line] > 0:
            best = max(best, float(box.worth[line]))
    return max(best, min(3.4, 0.9 * (WEEKS - s.week)))


@rule
def guard_worth(box, s, player, place):
    """Guard what next Sunday's money will probably buy."""
    card = s.display[place]
    city, line = city_of(card), line_of(card)
    coins = s.money[player, city] + coming_pay(box, s, player, city)
    points = 2.5 if line == SHRINE else float(box.worth[line])
    if coins < 0.55 * box.cost[line]:
        return -0.1
    return 0.1 * points - 1.3 * member_worth(s, s.supply[player])


@rule
def judge_simply(box, s, moves, n, worth):
    """`easy`: takes many resources, makes and loads what it can, buys the dearest relic, votes at random, and ignores members."""
    for i in range(n):
        action = moves[i]
        worth[i] = 0.0
        if BOOTH <= action < ORDER:
            worth[i] = 0.3 * cubes_in_booth(s, action - BOOTH)
        elif ORDER <= action < CHANGE:
            worth[i] = 1.0
        elif BUY <= action < ENSHRINE:
            worth[i] = 0.1 * box.cost[line_of(s.display[action - BUY])]
        elif ENSHRINE <= action < LEAVE:
            worth[i] = 1.0
        elif GUARD <= action < PASS:
            worth[i] = -0.5
        elif action == DRAW_NOW or RECALL_HOME < action < DRAW_NOW:
            worth[i] = 0.5
        elif action == SKIP:
            worth[i] = 0.2


@rule
def expected_points(box, s, out):
    """The points each player may expect in the end: those scored, what money, goods, orders and resources will still become."""
    count_points(box, s, out)
    if s.phase == OVER:
        return
    for player in range(s.players):
        out[player] += expected_purse(box, s, player) + expected_stock(box, s, player)
        for city in range(N_CITIES):
            if s.shrine_owner[city] == player and s.shrine_line[city] == NONE:
                out[player] += min(3.0, 0.8 * (WEEKS - s.week))
            if s.week >= WEEKS - 1 and sole_richest(s, city) == player:
                out[player] += 0.4 * box.window_points
        out[player] += 0.03 * math.sqrt(1.0 * s.supply[player]) * (WEEKS - s.week)


@rule
def expected_purse(box, s, player):
    """The points that the money and the pay of loaded holds will buy."""
    worth = 0.0
    for city in range(N_CITIES):
        coins = s.money[player, city] + coming_pay(box, s, player, city)
        worth += money_worth(coins)
    return worth * (0.95 if s.week < WEEKS else 0.8)


@rule
def expected_stock(box, s, player):
    """The points that resources, orders and goods will still become."""
    last = s.week == WEEKS
    worth = 0.0
    if not (last and s.day > THURSDAY):
        worth += 0.8 * making_worth(s, goods_to_make(box, s, player, NONE))
        for craftsman in range(N_GOODS):
            for row in range(s.orders[craftsman]):
                if s.order_owner[craftsman, row] == player:
                    worth += GOOD * (0.95 if row <= s.bar[craftsman] + 1 else 0.6 if not last else 0.1)
    if not (last and s.day >= SATURDAY):
        for good in range(N_GOODS):
            worth += 0.9 * GOOD * s.goods[player, good]
    return worth
