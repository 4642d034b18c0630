"""The seat to decide, its legal moves, and carrying out a move, in the order of the rules."""

from __future__ import annotations

from kogge.engine.actions import Actions
from kogge.engine.contract import CHANCE
from kogge.engine.rule import rule
from kogge.games.speicherstadt.bidding import bid, may_bid
from kogge.games.speicherstadt.processing import (
    N_PAIRS,
    N_TRIPLES,
    PAIR_HANDS,
    TRIPLE_HANDS,
    contract_by_number,
    deliver,
    discard,
    done,
    has_cubes,
    keep_in_house,
    keep_in_warehouse,
    may_deliver,
    may_discard,
    may_keep_in_house,
    may_keep_in_warehouse,
    may_swap_for,
    may_trade,
    own_hand,
    sell,
    swap,
    trade,
)
from kogge.games.speicherstadt.purchase import buy, decline, may_buy
from kogge.games.speicherstadt.table import BIDDING, LAST_FIRE, OFFER, OVER, PURCHASE, START
from kogge.games.speicherstadt.words import MAX_CONTRACTS, MAX_ROW, N_GOODS

# every action has a number; the blocks are in the order of a round
ACTIONS = Actions(
    bid=(MAX_ROW,),  # place in the row
    buy=(),
    decline=(),
    done=(),
    trade=(N_GOODS,),
    house=(N_GOODS,),
    warehouse=(N_GOODS,),
    discard=(N_GOODS,),
    sell=(N_PAIRS,),
    swap=(N_TRIPLES, N_GOODS),
    deliver=(MAX_CONTRACTS, N_GOODS),  # contract's number
)
BID, BUY, PASS, DONE, TRADE, HOUSE, WAREHOUSE, DISCARD, SELL, SWAP, DELIVER = ACTIONS.firsts
PARTS = ACTIONS.parts
N_ACTIONS = ACTIONS.size


@rule
def is_over(s):
    """S4.1 The game is over when E has been resolved."""
    return s.phase == OVER


@rule
def to_move(s):
    """The player to decide; chance picks the start player and turns up cards."""
    return CHANCE if s.phase == START or s.phase == OFFER or s.phase == LAST_FIRE else s.player


@rule
def legal(box, s, moves):
    """The legal actions of the player to decide, in ascending order."""
    if s.phase == BIDDING:
        return legal_bids(s, moves)
    if s.phase == PURCHASE:
        moves[0] = PASS
        if not may_buy(s):
            return 1
        moves[0] = BUY
        moves[1] = PASS
        return 2
    return legal_processing(s, moves)


@rule
def legal_bids(s, moves):
    """S3.7 Every card whose row has room."""
    n = 0
    for place in range(s.row_cards):
        if may_bid(s, place):
            moves[n] = BID + place
            n += 1
    return n


@rule
def legal_processing(s, moves):
    """S3.13 Whatever the player's cubes allow, in any order, any number of times; and to be done."""
    player = s.player
    hand = own_hand(s, player)
    moves[0] = DONE
    n = 1
    if hand == 0:
        return n
    for good in range(N_GOODS):
        if may_trade(s, player, hand, good):
            moves[n] = TRADE + good
            n += 1
    n = legal_storing(s, player, moves, n)
    n = legal_sales(hand, moves, n)
    n = legal_swaps(s, hand, moves, n)
    return legal_deliveries(s, player, hand, moves, n)


@rule
def legal_storing(s, player, moves, n):
    """S3.18 Into the house, into the warehouse, or out of them to make room."""
    for good in range(N_GOODS):
        if may_keep_in_house(s, player, good):
            moves[n] = HOUSE + good
            n += 1
    for good in range(N_GOODS):
        if may_keep_in_warehouse(s, player, good):
            moves[n] = WAREHOUSE + good
            n += 1
    for good in range(N_GOODS):
        if may_discard(s, player, good):
            moves[n] = DISCARD + good
            n += 1
    return n


@rule
def legal_sales(hand, moves, n):
    """S3.17 Any two own cubes."""
    for pair in range(N_PAIRS):
        if has_cubes(hand, PAIR_HANDS[pair]):
            moves[n] = SELL + pair
            n += 1
    return n


@rule
def legal_swaps(s, hand, moves, n):
    """S3.16 Any three own cubes for one that then lies in the goods discard."""
    for triple in range(N_TRIPLES):
        if has_cubes(hand, TRIPLE_HANDS[triple]):
            for good in range(N_GOODS):
                if may_swap_for(s, triple, good):
                    moves[n] = SWAP + N_GOODS * triple + good
                    n += 1
    return n


@rule
def legal_deliveries(s, player, hand, moves, n):
    """S3.14 Onto the player's contracts, in order bought."""
    number = 0
    for card in range(s.contracts):
        if s.contract_owner[card] == player:
            for good in range(N_GOODS):
                if may_deliver(s, hand, good, card):
                    moves[n] = DELIVER + N_GOODS * number + good
                    n += 1
            number += 1
    return n


@rule
def step(box, s, action):
    """Carry out one decision."""
    player = s.player
    if action < BUY:
        bid(s, action - BID)
    elif action == BUY:
        buy(box, s)
    elif action == PASS:
        decline(s)
    elif action == DONE:
        done(s, player)
    elif action < HOUSE:
        trade(s, player, action - TRADE)
    elif action < WAREHOUSE:
        keep_in_house(s, player, action - HOUSE)
    elif action < DISCARD:
        keep_in_warehouse(s, player, action - WAREHOUSE)
    elif action < SELL:
        discard(s, player, action - DISCARD)
    elif action < SWAP:
        sell(s, player, action - SELL)
    elif action < DELIVER:
        swap(s, player, PARTS[action, 0], PARTS[action, 1])
    else:
        deliver(s, player, PARTS[action, 1], contract_by_number(s, player, PARTS[action, 0]))
