"""Rules of thumb for The Speicherstadt: the value of a card for a player, the chance to win a bid at a good price, and the best use of each
cube. All values are in points at the end of the game; a coin is valued by what it can still buy."""

from __future__ import annotations

import math

from kogge.engine.rule import rule
from kogge.games.speicherstadt.fire import firemen_total
from kogge.games.speicherstadt.processing import PAIR_CUBES, TRIPLE_CUBES, contract_by_number, cubes_in_warehouse
from kogge.games.speicherstadt.scoring import CONTRACTS, N_PARTS, is_complete, office_points, part_of_score
from kogge.games.speicherstadt.scoring import FIRES as FIRE_POINTS
from kogge.games.speicherstadt.table import BIDDING, OVER, PURCHASE
from kogge.games.speicherstadt.turn import BUY, DELIVER, DISCARD, DONE, HOUSE, PARTS, SELL, SWAP, TRADE, WAREHOUSE
from kogge.games.speicherstadt.words import (
    BANK,
    CHAMBER,
    CHURCH,
    CONTRACT,
    FIRE,
    HARBOUR,
    MERCHANTS,
    N_GOODS,
    NONE,
    OFFICE,
    PRAYER_BOAT,
    SHIP,
    TRADER,
    WAREHOUSE_PLACES,
    D,
    E,
)
from kogge.games.speicherstadt.words import WAREHOUSE as WAREHOUSE_CARD

BEGINNER_NOISE = 70.0  # the maximum error of `beginner`, in points; a person wins a fair share against it in the first game
EASY_NOISE = 2.5  # the maximum error of `easy`, in points
ROLLOUT_NOISE = 0.4  # the same for the rollouts of `hard`
POINT_SCALE = 8.0  # a clear lead, in points
TEMPERATURE = 1.0  # temperature of the priors of `hard`, in points
HORIZON = 3.0  # rollouts of `hard` cover this round and the next two


@rule
def own_cubes(s, player, good):
    """The player's cubes of a good: loose, in the merchant house, in the warehouse."""
    cubes = s.loose[player, good]
    if s.house[player] == good:
        cubes += 1
    if s.warehouse_owner == player:
        cubes += s.warehouse[good]
    return cubes


@rule
def rounds_to_come(box, s):
    """How many rounds follow this one, from the cards still in the stacks."""
    cards = float(s.stack_left)
    for stack in range(s.stack + 1, E):
        for kind in range(CONTRACT + 10):  # the standard box has ten kinds of contract
            cards += box.stack_cards[stack, kind]
    return cards / (s.players + 1)


@rule
def cards_to_come(box, s, kind):
    """How many cards of a kind can still be turned up."""
    cards = s.left[kind]
    for stack in range(s.stack + 1, E):
        cards += box.stack_cards[stack, kind]
    return cards


@rule
def coin_worth(s, player, rounds):
    """The value of a coin: about a point while there are rounds to come, almost nothing at the end; the chamber's owner keeps it."""
    worth = 0.08 + 1.0 * rounds / (rounds + 2.0)
    if s.chamber_owner == player:
        return max(worth, 1.0)
    return worth


@rule
def fires_to_come(box, s):
    """Points of all the fires still ahead."""
    worth = box.fire_worth[E]
    if s.stack < E and s.left[FIRE] > 0:
        worth += box.fire_worth[s.stack]
    for stack in range(s.stack + 1, E):
        if box.stack_cards[stack, FIRE] > 0:
            worth += box.fire_worth[stack]
    return worth


@rule
def standing_in_fire(s, player, total):
    """From 1 (safely the strongest brigade) to -1 (the weakest), if the player's firemen were worth `total`."""
    above = below = 0.0
    for other in range(s.players):
        if other != player:
            theirs = firemen_total(s, other)
            if theirs > total:
                above += 1
            elif theirs < total:
                below += 1
            else:
                above += 0.5
                below += 0.5
    place = (below - above) / (s.players - 1)
    if above == 0 and below > 0:
        return 0.6 + 0.4 * place
    if below == 0 and above > 0:
        return -0.6 + 0.4 * place
    return 0.4 * place


@rule
def open_spaces(s, player, good):
    """Spaces for a good on the player's unfinished contracts, less the cubes already kept for them."""
    spaces = 0
    for card in range(s.contracts):
        if s.contract_owner[card] == player:
            spaces += s.contract_missing[card, good]
    return spaces


@rule
def missing_cubes(s, card):
    """Spaces of a contract still empty."""
    missing = 0
    for good in range(N_GOODS):
        missing += s.contract_missing[card, good]
    return missing


@rule
def chance_to_fill(s, missing, ships, waiting):
    """How likely `missing` spaces are to be filled, with so many ships to come and `waiting` spaces of other contracts beside them."""
    if missing == 0:
        return 1.0
    mine = 1.5 * ships / s.players  # matching cubes one can hope for
    return mine / (mine + 0.55 * missing + 0.15 * waiting)


@rule
def space_worth(box, s, player, good):
    """The value of a cube of this good on the best contract of the player that needs it: higher if the contract is nearly complete."""
    best = 0.0
    for card in range(s.contracts):
        if s.contract_owner[card] == player and s.contract_missing[card, good] > 0:
            size = box.contract_size[s.contract_kind[card]]
            best = max(best, (3.0 * size - 1.0) / size * (1.35 - 0.2 * missing_cubes(s, card)))
    return best


@rule
def contract_worth(box, s, player, contract, ships):
    """A contract on offer: its points, if the ships still to come and the cubes kept can fill it."""
    waiting = held = 0
    for good in range(N_GOODS):
        waiting += open_spaces(s, player, good)
        held += min(own_cubes(s, player, good), box.contract_goods[contract, good])
    size = box.contract_size[contract]
    return (3.0 * size - 1.0) * chance_to_fill(s, size - held, ships, waiting)


@rule
def ship_worth(box, s, player, place, coin, ships):
    """A ship: cubes for contracts first, then for the warehouse, a trader or the merchant house; and the ship itself for the harbour."""
    worth = 0.0
    room = WAREHOUSE_PLACES - cubes_in_warehouse(s) if s.warehouse_owner == player else 0
    for good in range(N_GOODS):
        spaces = open_spaces(s, player, good)
        for _ in range(s.row_cubes[place, good]):
            if spaces > 0:
                worth += space_worth(box, s, player, good)
                spaces -= 1
            elif room > 0:
                worth += 1.0
                room -= 1
            elif s.trader_owner[good] == player:
                worth += coin
            else:
                worth += 0.5 * coin
    if s.harbour_owner == player:
        worth += 1.0
    elif s.harbour_owner == NONE and (s.stack < D or s.left[HARBOUR] > 0):
        worth += 1.0 / s.players
    return worth


@rule
def card_worth(box, s, player, place, rounds, coin):
    """The value of the card at a place of the row for this player."""
    kind = s.row_kind[place]
    ships = cards_to_come(box, s, SHIP)
    if kind == NONE:
        return 0.0
    if kind >= CONTRACT:
        for other in range(s.row_cards):
            if s.row_kind[other] == SHIP:
                ships += 1
        return contract_worth(box, s, player, kind - CONTRACT, ships)
    if kind < TRADER:
        total = firemen_total(s, player)
        better = standing_in_fire(s, player, total + kind + 1) - standing_in_fire(s, player, total)
        return fires_to_come(box, s) * (better + 0.07 * (kind + 1))
    if kind < SHIP:
        return 1.0 + 0.5 * coin * 0.8 * ships / s.players
    if kind == SHIP:
        return ship_worth(box, s, player, place, coin, ships)
    if kind == OFFICE:
        return office_points(s.offices[player] + 1) - office_points(s.offices[player]) + 0.4 * cards_to_come(box, s, OFFICE)
    if kind == WAREHOUSE_CARD:
        return min(4.0, 0.8 * ships)
    if kind == BANK:
        return coin * (rounds + 1)
    if kind == HARBOUR:
        return s.ships[player] + 0.6 * ships / s.players
    if kind == CHURCH:
        return 4.0
    if kind == PRAYER_BOAT:
        return 3.0
    return 0.7 * s.coins[player] + 1.2 * rounds if kind == CHAMBER else 0.0


@rule
def would_buy(box, s, player, place, price, rounds):
    """The probability that a player pays this price for the card."""
    if s.coins[player] < price:
        return 0.0
    coin = coin_worth(s, player, rounds)
    gain = card_worth(box, s, player, place, rounds, coin) - coin * price
    return min(0.95, max(0.05, 0.5 + 0.25 * gain))


@rule
def hope_in_row(box, s, player, place, rounds, worth, coin, more, later):
    """The expected gain from the player's merchants at a card, with `more` own merchants on top and `later` of other players after them.

    From the lowest merchant up each owner buys or leaves it to the next, one coin cheaper.
    """
    price = s.row_price[place] + more + later
    reached = 1.0
    hope = 0.0
    for rung in range(s.row_price[place] + more):
        owner = s.row_merchants[place, rung] if rung < s.row_price[place] else player
        if owner == player:
            gain = worth - coin * price
            if gain > 0 and s.coins[player] >= price:
                hope += reached * gain
                reached *= 0.1
        else:
            buys = would_buy(box, s, owner, place, price, rounds)
            hope += 0.12 * coin * reached * buys * price  # what they pay is gone
            reached *= 1.0 - buys
        price -= 1
    return hope


@rule
def judge_bids(box, s, moves, n, worth):
    """Place a merchant where it adds most: at a card that is worth more than its likely price and unlikely to be bought before."""
    player = s.player
    rounds = rounds_to_come(box, s)
    coin = coin_worth(s, player, rounds)
    later = 0.5 * (MERCHANTS * s.players - s.placed - 1) / s.row_cards
    for i in range(n):
        place = moves[i]
        mine = card_worth(box, s, player, place, rounds, coin)
        after = hope_in_row(box, s, player, place, rounds, mine, coin, 1, later)
        worth[i] = after - hope_in_row(box, s, player, place, rounds, mine, coin, 0, later)


@rule
def best_later_gain(box, s, player, coins, rounds, coin):
    """The best bargain further right for which the player stands lowest and `coins` suffice."""
    best = 0.0
    for place in range(s.selling + 1, s.row_cards):
        if s.row_price[place] > 0 and s.row_merchants[place, 0] == player and coins >= s.row_price[place]:
            best = max(best, card_worth(box, s, player, place, rounds, coin) - coin * s.row_price[place])
    return best


@rule
def judge_purchase(box, s, moves, n, worth):
    """Buy what is worth its price, unless the money is needed further right or the card will come cheaper to an own merchant above."""
    player, place = s.player, s.selling
    rounds = rounds_to_come(box, s)
    coin = coin_worth(s, player, rounds)
    price = s.row_price[place]
    mine = card_worth(box, s, player, place, rounds, coin)
    buy = mine - coin * price
    if s.bought[player] == 0:
        buy -= coin
    buy += best_later_gain(box, s, player, s.coins[player] - price, rounds, coin)
    keep = best_later_gain(box, s, player, s.coins[player], rounds, coin)
    reached = 1.0
    for rung in range(1, price):
        cheaper = price - rung
        owner = s.row_merchants[place, rung]
        if owner == player:
            if mine > coin * cheaper:
                keep += reached * (mine - coin * cheaper)
                reached = 0.0
        else:
            reached *= 1.0 - would_buy(box, s, owner, place, cheaper, rounds)
    keep -= 0.15 * (1.0 - reached) * mine  # a card left to a rival helps the rival
    for i in range(n):
        worth[i] = buy if moves[i] == BUY else keep


@rule
def cube_worth(box, s, player, good, coin, ships):
    """The value of keeping a cube: for a contract space later, otherwise little."""
    if open_spaces(s, player, good) >= own_cubes(s, player, good):
        return space_worth(box, s, player, good) * min(0.9, 0.25 + 0.1 * ships)
    if s.trader_owner[good] == player:
        return 0.9 * coin
    return 0.05 + 0.02 * ships


@rule
def judge_processing(box, s, moves, n, worth):
    """Fill contracts, sell cubes that no contract needs, and keep those that one will need."""
    player = s.player
    rounds = rounds_to_come(box, s)
    coin = coin_worth(s, player, rounds)
    ships = cards_to_come(box, s, SHIP)
    for i in range(n):
        worth[i] = processing_worth(box, s, player, moves[i], coin, ships)


@rule
def processing_worth(box, s, player, action, coin, ships):
    """The gain of one use of own cubes."""
    if action == DONE:
        return 0.0
    if action >= DELIVER:
        card = contract_by_number(s, player, PARTS[action, 0])
        size = box.contract_size[s.contract_kind[card]]
        missing = missing_cubes(s, card)
        return 5.0 + (3.0 * size - 1.0) / missing
    if action >= SWAP:
        wanted = PARTS[action, 1]
        if open_spaces(s, player, wanted) <= own_cubes(s, player, wanted):
            return -1.0
        return space_worth(box, s, player, wanted) - laid_down_worth(box, s, player, TRIPLE_CUBES[PARTS[action, 0]], coin, ships)
    if action >= SELL:
        return 0.9 * coin - laid_down_worth(box, s, player, PAIR_CUBES[action - SELL], coin, ships)
    if action >= DISCARD:
        return -1.0
    if action >= WAREHOUSE:
        return 1.0 + cube_worth(box, s, player, action - WAREHOUSE, coin, ships)
    if action >= HOUSE:
        return 0.01 + 0.9 * cube_worth(box, s, player, action - HOUSE, coin, ships)
    return coin - cube_worth(box, s, player, action - TRADE, coin, ships) + (0.15 * coin)


@rule
def laid_down_worth(box, s, player, cubes, coin, ships):
    """The lost value of the cubes laid down; a cube from the warehouse would have counted a point."""
    lost = 0.0
    for good in range(N_GOODS):
        for used in range(cubes[good]):
            if s.loose[player, good] > used:
                lost += 0.6 * cube_worth(box, s, player, good, coin, ships)
            else:
                lost += 0.1 + cube_worth(box, s, player, good, coin, ships)
                if s.warehouse_owner == player and s.warehouse[good] > 0:
                    lost += 1.0
    return lost


@rule
def judge(box, s, moves, n, worth):
    """`medium`: the worth of each legal move for the player to decide."""
    if s.phase == BIDDING:
        judge_bids(box, s, moves, n, worth)
    elif s.phase == PURCHASE:
        judge_purchase(box, s, moves, n, worth)
    else:
        judge_processing(box, s, moves, n, worth)


@rule
def judge_simply(box, s, moves, n, worth):
    """`easy`: bids for valuable cards without considering rivals, and buys a card if it seems worth its price."""
    if s.phase != BIDDING and s.phase != PURCHASE:
        judge_processing(box, s, moves, n, worth)
        return
    rounds = rounds_to_come(box, s)
    coin = coin_worth(s, s.player, rounds)
    for i in range(n):
        place = moves[i] if s.phase == BIDDING else s.selling
        gain = card_worth(box, s, s.player, place, rounds, coin) - coin * s.row_price[place]
        worth[i] = gain if s.phase == BIDDING or moves[i] == BUY else 0.0


@rule
def expected_points(box, s, out):
    """The expected final points of each player, for a table between rounds."""
    rounds = rounds_to_come(box, s)
    ships = cards_to_come(box, s, SHIP)
    fires = fires_to_come(box, s) if s.phase != OVER else 0.0
    for player in range(s.players):
        coin = coin_worth(s, player, rounds)
        points = fires * standing_in_fire(s, player, firemen_total(s, player)) + 0.2 * math.sqrt(firemen_total(s, player)) * min(1.0, fires)
        for part in range(FIRE_POINTS, N_PARTS):
            if part != CONTRACTS:
                points += part_of_score(box, s, player, part)
        if s.chamber_owner == player:
            points += rounds - s.coins[player]  # the coins are counted below
        points += coin * s.coins[player] + expected_contracts(box, s, player, ships)
        if s.bank_owner == player:
            points += coin * rounds
        if s.harbour_owner == player:
            points += 0.6 * ships / s.players
        for good in range(N_GOODS):
            if s.trader_owner[good] == player:
                points += 0.4 * coin * ships / s.players
        if s.warehouse_owner == player:
            points += min(WAREHOUSE_PLACES - cubes_in_warehouse(s), 0.5 * ships)
        out[player] = points


@rule
def expected_contracts(box, s, player, ships):
    """Points of the contracts, by how likely each is to be filled; a cube kept at home counts half on the first that wants it."""
    waiting = 0
    for good in range(N_GOODS):
        waiting += open_spaces(s, player, good)
    points = 0.0
    for card in range(s.contracts):
        if s.contract_owner[card] == player:
            full = 3.0 * box.contract_size[s.contract_kind[card]] - 1.0
            if is_complete(s, card):
                points += full
            else:
                missing = 1.0 * missing_cubes(s, card)
                held = 0.0
                for good in range(N_GOODS):
                    held += min(own_cubes(s, player, good), s.contract_missing[card, good])
                waits = waiting - missing
                missing = max(0.3, missing - 0.8 * held)
                points += full * chance_to_fill(s, missing, ships, waits)
    return points
