"""Observations: what a seat knows, as numbers for learning. layout.py says what each number means."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.hellweg.actions import open_claims
from kogge.games.hellweg.scoring import cards_worth, carriages_on_roads, goods_in_houses
from kogge.games.hellweg.table import FACE_UP, NOT_OWNED, OVER, PHASES, QUESTIONS
from kogge.games.hellweg.words import (
    BIT,
    MAX_HOUSES,
    MAX_PLAYERS,
    MAX_ROADS,
    MAX_TOWNS,
    N_GOODS_CARDS,
    N_PRIVILEGES,
    NONE,
    PLACES,
    PRICES,
)

N_PHASES, N_QUESTIONS, N_OPTIONS = len(PHASES), len(QUESTIONS), 5
LOWEST, N_PRICES = PRICES[0], len(PRICES)
N_GOING_ON = N_PHASES + N_QUESTIONS + N_OPTIONS + 7
N_SALE = PLACES + 1 + MAX_TOWNS
N_PLACE = 1 + MAX_PLAYERS  # price, then whose merchant
N_TRADE = MAX_HOUSES * (N_PRICES + 1) + PLACES * N_PLACE
N_CARDS = N_GOODS_CARDS
N_COMMON = N_GOING_ON + N_SALE + N_TRADE + N_CARDS
N_SEAT = 14 + 2 * N_PRIVILEGES + N_GOODS_CARDS + MAX_HOUSES + MAX_ROADS
OBS_SIZE = N_COMMON + MAX_PLAYERS * N_SEAT


@rule
def observe(box, s, seat, seen):
    """The observation: everything public, the observing seat first, then clockwise."""
    seen[:] = 0
    observe_going_on(box, s, seen)
    observe_sale(box, s, seen, N_GOING_ON)
    observe_trade(box, s, seat, seen, N_GOING_ON + N_SALE)
    for card in range(N_GOODS_CARDS):
        seen[N_COMMON - N_CARDS + card] = 1 if s.card_owner[card] == NONE else 0
    for turn in range(s.players):
        player = (seat + turn) % s.players
        at = N_COMMON + turn * N_SEAT
        observe_seat(box, s, player, seen, at)
        seen[at] = 1 if s.start_player == player else 0
        seen[at + 1] = 1 if s.player == player and s.phase != OVER else 0


@rule
def observe_going_on(box, s, seen):
    """Phase, current decision, options, progress of the game, and pieces still to be placed."""
    seen[s.phase] = 1
    seen[N_PHASES + s.asks] = 1
    at = N_PHASES + N_QUESTIONS
    for option in range(N_OPTIONS):
        seen[at + option] = s.options >> option & 1
    at += N_OPTIONS
    seen[at] = s.players / MAX_PLAYERS
    seen[at + 1] = s.turn / s.turns
    seen[at + 2] = s.round_number / 2
    seen[at + 3] = s.goods_due / 3
    seen[at + 4] = s.carriages_due / 3
    seen[at + 5] = s.acted
    seen[at + 6] = s.using


@rule
def observe_sale(box, s, seen, at):
    """The place that buys, whether something was sold, and the towns that a transport has touched."""
    if s.place < PLACES:
        seen[at + s.place] = 1
    seen[at + PLACES] = 1 if s.sold > 0 else 0
    for town in range(box.towns):
        seen[at + PLACES + 1 + town] = 1 if s.on_path & BIT[town] != 0 else 0


@rule
def observe_trade(box, s, seat, seen, at):
    """For each house: its price on the open card, and its prices still to come; for each place of the open card: its price and merchant."""
    for card in range(box.trade_cards):
        for place in range(PLACES):
            if s.to_come[card] == 1:
                price = box.trade_price[card, place] - LOWEST
                seen[at + box.trade_house[card, place] * (N_PRICES + 1) + 1 + price] = 1
    if s.trade_card == NONE:
        return
    places_at = at + MAX_HOUSES * (N_PRICES + 1)
    for place in range(PLACES):
        price = box.trade_price[s.trade_card, place] / 5
        seen[at + box.trade_house[s.trade_card, place] * (N_PRICES + 1)] = price
        seen[places_at + place * N_PLACE] = price
        if s.merchants[place] != NONE:
            seen[places_at + place * N_PLACE + 1 + (s.merchants[place] - seat) % s.players] = 1


@rule
def observe_seat(box, s, player, seen, at):
    """A player's money, pieces, claims, privileges, cards, goods by house, carriages by road. `observe` sets the first two numbers."""
    seen[at + 2] = s.money[player] / 20
    seen[at + 3] = cards_worth(box, s, player) / 50
    seen[at + 4] = s.goods_supply[player] / 12
    seen[at + 5] = s.carriages_supply[player] / 8
    seen[at + 6] = s.goods_stored[player] / 4
    seen[at + 7] = s.carriages_stored[player] / 4
    seen[at + 8] = goods_in_houses(box, s, player) / 12
    seen[at + 9] = carriages_on_roads(box, s, player) / 8
    seen[at + 10] = s.on_market[player] / 2
    seen[at + 11] = 1 if s.black_owner == player else 0
    seen[at + 12] = 1 if s.black_owner == NONE else 0
    seen[at + 13] = open_claims(s, player) / N_PRIVILEGES
    at += 14
    for kind in range(N_PRIVILEGES):
        seen[at + 2 * kind] = 1 if s.privileges[player, kind] != NOT_OWNED else 0
        seen[at + 2 * kind + 1] = 1 if s.privileges[player, kind] == FACE_UP else 0
    at += 2 * N_PRIVILEGES
    for card in range(N_GOODS_CARDS):
        seen[at + card] = 1 if s.card_owner[card] == player else 0
    at += N_GOODS_CARDS
    for house in range(box.houses):
        seen[at + house] = s.goods[player, house] / 3
    at += MAX_HOUSES
    for road in range(box.roads):
        seen[at + road] = s.carriages[player, road] / 2
