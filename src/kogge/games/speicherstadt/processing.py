"""S3.13-S3.20 Processing: each player in turn uses their goods.

An own cube is loose (from this round's ships, or swapped), in the merchant house, or in the warehouse; of each good a loose one is used
first, then the house's, then the warehouse's.
"""

from __future__ import annotations

import itertools

import numpy as np

from kogge.engine.rule import rule
from kogge.games.speicherstadt.income import pay_income
from kogge.games.speicherstadt.table import PROCESSING
from kogge.games.speicherstadt.words import N_GOODS, NONE, WAREHOUSE_PLACES

# A hand of cubes is packed into one number with six bits per good: five for the count and a guard bit, so that hands can be subtracted
# without borrowing from the next good. So the check whether a player owns three cubes, 35 times per decision, is one subtraction.
BITS = 6
FULL = 0b011111
GUARD = sum(1 << (BITS * good + BITS - 1) for good in range(N_GOODS))


def hand_of(goods: tuple[int, ...]) -> int:
    """Pack goods into one number."""
    return sum(1 << (BITS * good) for good in goods)


# all combinations of two or three cubes, goods in their fixed order: as a hand, and as [combination, good] = number of cubes
PAIRS = list(itertools.combinations_with_replacement(range(N_GOODS), 2))
TRIPLES = list(itertools.combinations_with_replacement(range(N_GOODS), 3))
PAIR_HANDS = np.array([hand_of(pair) for pair in PAIRS], np.int64)
TRIPLE_HANDS = np.array([hand_of(triple) for triple in TRIPLES], np.int64)
PAIR_CUBES = np.array([[pair.count(good) for good in range(N_GOODS)] for pair in PAIRS], np.int16)
TRIPLE_CUBES = np.array([[triple.count(good) for good in range(N_GOODS)] for triple in TRIPLES], np.int16)
N_PAIRS, N_TRIPLES = len(PAIRS), len(TRIPLES)


@rule
def open_processing(s):
    """S3.13 The start player first."""
    s.phase = PROCESSING
    s.player = s.start_player


@rule
def own_hand(s, player):
    """S3.13 The cubes that a player may use, as one number: from this round's ships, the merchant house and the warehouse."""
    hand = np.int64(0)
    for good in range(N_GOODS):
        hand += np.int64(s.loose[player, good]) << (BITS * good)
    if s.house[player] != NONE:
        hand += np.int64(1) << (BITS * s.house[player])
    if s.warehouse_owner == player:
        for good in range(N_GOODS):
            hand += np.int64(s.warehouse[good]) << (BITS * good)
    return hand


@rule
def cubes_of(hand, good):
    """The number of cubes of a good in a hand."""
    return (hand >> (BITS * good)) & FULL


@rule
def has_cubes(hand, wanted):
    """Does a hand have all the cubes of another?"""
    return (hand + GUARD - wanted) & GUARD == GUARD


@rule
def give_up(s, player, good):
    """One own cube leaves its place: a loose one first, then the house's, then the warehouse's."""
    if s.loose[player, good] > 0:
        s.loose[player, good] -= 1
    elif s.house[player] == good:
        s.house[player] = NONE
    else:
        s.warehouse[good] -= 1


@rule
def lay_down(s, player, good):
    """S3.15 A cube used up goes to the goods discard, never to the bag."""
    give_up(s, player, good)
    s.goods_discard[good] += 1


@rule
def contract_by_number(s, player, number):
    """The contract that a player bought as their first (0), second (1) …"""
    for card in range(s.contracts):
        if s.contract_owner[card] == player:
            if number == 0:
                return card
            number -= 1
    return NONE


@rule
def may_deliver(s, hand, good, card):
    """S3.14 Onto a matching empty space of an own contract."""
    return s.contract_missing[card, good] > 0 and cubes_of(hand, good) > 0


@rule
def deliver(s, player, good, card):
    """S3.14 The cube stays on the contract for good."""
    give_up(s, player, good)
    s.contract_missing[card, good] -= 1


@rule
def may_trade(s, player, hand, good):
    """S3.15 To an own trader of that good."""
    return s.trader_owner[good] == player and cubes_of(hand, good) > 0


@rule
def trade(s, player, good):
    """S3.15 One coin for one cube."""
    lay_down(s, player, good)
    s.coins[player] += 1


@rule
def sell(s, player, pair):
    """S3.17 Merchant house: two own cubes to the goods discard for one coin."""
    for good in range(N_GOODS):
        for _ in range(PAIR_CUBES[pair, good]):
            lay_down(s, player, good)
    s.coins[player] += 1


@rule
def may_swap_for(s, triple, good):
    """S3.16 The cube taken lies in the goods discard, one of the three just laid down included."""
    return s.goods_discard[good] + TRIPLE_CUBES[triple, good] > 0


@rule
def swap(s, player, triple, wanted):
    """S3.16 Merchant house: three own cubes to the goods discard, then take one of choice that lies there; it becomes loose."""
    for good in range(N_GOODS):
        for _ in range(TRIPLE_CUBES[triple, good]):
            lay_down(s, player, good)
    s.goods_discard[wanted] -= 1
    s.loose[player, wanted] += 1


@rule
def may_keep_in_house(s, player, good):
    """S3.18 The merchant house keeps one cube."""
    return s.loose[player, good] > 0 and s.house[player] == NONE


@rule
def keep_in_house(s, player, good):
    """S3.18 A loose cube goes into the merchant house."""
    s.loose[player, good] -= 1
    s.house[player] = good


@rule
def cubes_in_warehouse(s):
    """S6.4 Cubes lying in the warehouse."""
    cubes = 0
    for good in range(N_GOODS):
        cubes += s.warehouse[good]
    return cubes


@rule
def may_keep_in_warehouse(s, player, good):
    """S3.18 The warehouse keeps up to four: a loose cube, or if none of that good is loose the house's."""
    if s.warehouse_owner != player or cubes_in_warehouse(s) >= WAREHOUSE_PLACES:
        return False
    return s.loose[player, good] > 0 or s.house[player] == good


@rule
def keep_in_warehouse(s, player, good):
    """S3.18 A loose cube goes into the warehouse; if none of that good is loose, the house's."""
    if s.loose[player, good] > 0:
        s.loose[player, good] -= 1
    else:
        s.house[player] = NONE
    s.warehouse[good] += 1


@rule
def has_loose_of_another(s, player, good):
    """S3.18 Is a cube of another good loose?"""
    for other in range(N_GOODS):
        if other != good and s.loose[player, other] > 0:
            return True
    return False


@rule
def may_discard(s, player, good):
    """S3.18 A stored cube may be given up to make room for another good."""
    stored = s.house[player] == good or (s.warehouse_owner == player and s.warehouse[good] > 0)
    return stored and has_loose_of_another(s, player, good)


@rule
def discard(s, player, good):
    """S3.18 One stored cube, the house's first, goes to the goods discard."""
    if s.house[player] == good:
        s.house[player] = NONE
    else:
        s.warehouse[good] -= 1
    s.goods_discard[good] += 1


@rule
def done(s, player):
    """S3.19 Loose cubes go to the goods discard. Then the next player clockwise; after the last one, the income."""
    for good in range(N_GOODS):
        s.goods_discard[good] += s.loose[player, good]
        s.loose[player, good] = 0
    s.player = (player + 1) % s.players
    if s.player == s.start_player:
        pay_income(s)
