"""Observations: what a seat knows, as numbers for learning. layout.py says what each number means."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.speicherstadt.fire import firemen_total
from kogge.games.speicherstadt.table import OVER, PHASES, PURCHASE
from kogge.games.speicherstadt.words import CONTRACT, MAX_PLAYERS, MAX_ROW, N_GOODS, NONE, ROW_PLACES, SHIP, E

N_PHASES = len(PHASES)
OBSERVED_CONTRACTS = 8  # of one player; more than the standard box leaves anyone room for
N_COMMON = N_PHASES + E + 1 + 2 * N_GOODS + (CONTRACT + 1) + MAX_ROW + 2
N_ROW = (CONTRACT + 1) + 2 * N_GOODS + 1 + ROW_PLACES * MAX_PLAYERS
N_SEAT = 7 + 5 + N_GOODS * 4 + 6 + OBSERVED_CONTRACTS * (N_GOODS + 1)
OBS_SIZE = N_COMMON + MAX_ROW * N_ROW + MAX_PLAYERS * N_SEAT


@rule
def observe(box, s, seat, seen):
    """The observation: everything public, the observing seat first, then clockwise."""
    seen[:] = 0
    observe_common(box, s, seen)
    for place in range(s.row_cards):
        observe_row(box, s, seat, place, seen, N_COMMON + place * N_ROW)
    for turn in range(s.players):
        player = (seat + turn) % s.players
        observe_seat(box, s, player, seen, N_COMMON + MAX_ROW * N_ROW + turn * N_SEAT)
        if s.start_player == player:
            seen[N_COMMON + MAX_ROW * N_ROW + turn * N_SEAT] = 1
        if s.player == player and s.phase != OVER:
            seen[N_COMMON + MAX_ROW * N_ROW + turn * N_SEAT + 1] = 1


@rule
def observe_common(box, s, seen):
    """Phase, stack, bag, goods discard, what is left in the stack (contracts together), the card being sold, players, round."""
    seen[s.phase] = 1
    at = N_PHASES
    seen[at + s.stack] = 1
    at += E + 1
    for good in range(N_GOODS):
        seen[at + good] = s.bag[good] / 9
        seen[at + N_GOODS + good] = s.goods_discard[good] / 9
    at += 2 * N_GOODS
    for kind in range(s.left.shape[0]):
        if s.left[kind] > 0:
            seen[at + min(kind, CONTRACT)] += s.left[kind] / 5
    at += CONTRACT + 1
    if s.phase == PURCHASE:
        seen[at + s.selling] = 1
    at += MAX_ROW
    seen[at] = s.players / 5
    seen[at + 1] = s.round_number / 12


@rule
def observe_row(box, s, seat, place, seen, at):
    """A card of the row: its kind, what a contract asks for, what a ship carries, the price, whose merchants stand where."""
    kind = s.row_kind[place]
    if kind == NONE:
        return
    seen[at + min(kind, CONTRACT)] = 1
    at += CONTRACT + 1
    for good in range(N_GOODS):
        if kind >= CONTRACT:
            seen[at + good] = box.contract_goods[kind - CONTRACT, good]
        if kind == SHIP:
            seen[at + N_GOODS + good] = s.row_cubes[place, good]
    at += 2 * N_GOODS
    seen[at] = s.row_price[place] / ROW_PLACES
    at += 1
    for rung in range(s.row_price[place]):
        owner = s.row_merchants[place, rung]
        seen[at + rung * MAX_PLAYERS + (owner - seat) % s.players] = 1


@rule
def observe_seat(box, s, player, seen, at):
    """A player's coins, points, cards, cubes and contracts. The first two numbers (start player, to move) are set by `observe`."""
    seen[at + 2] = s.coins[player] / 10
    seen[at + 3] = s.score[player] / 10
    seen[at + 4] = s.ships[player] / 5
    seen[at + 5] = s.offices[player] / 4
    seen[at + 6] = s.bought[player] / 3
    at += 7
    seen[at] = firemen_total(s, player) / 10
    for value in range(1, 5):
        seen[at + value] = s.firemen[player, value]
    at += 5
    for good in range(N_GOODS):
        seen[at + good] = s.loose[player, good]
        seen[at + N_GOODS + good] = 1 if s.house[player] == good else 0
        seen[at + 2 * N_GOODS + good] = s.warehouse[good] if s.warehouse_owner == player else 0
        seen[at + 3 * N_GOODS + good] = 1 if s.trader_owner[good] == player else 0
    at += 4 * N_GOODS
    seen[at] = 1 if s.warehouse_owner == player else 0
    seen[at + 1] = 1 if s.bank_owner == player else 0
    seen[at + 2] = 1 if s.harbour_owner == player else 0
    seen[at + 3] = 1 if s.church_owner == player else 0
    seen[at + 4] = 1 if s.prayer_boat_owner == player else 0
    seen[at + 5] = 1 if s.chamber_owner == player else 0
    observe_contracts(box, s, player, seen, at + 6)


@rule
def observe_contracts(box, s, player, seen, at):
    """A player's contracts in order bought: their size, and the cubes still missing by good."""
    number = 0
    for card in range(s.contracts):
        if s.contract_owner[card] == player and number < OBSERVED_CONTRACTS:
            seen[at] = box.contract_size[s.contract_kind[card]] / 4
            for good in range(N_GOODS):
                seen[at + 1 + good] = s.contract_missing[card, good]
            at += N_GOODS + 1
            number += 1
