"""S3.8-S3.12 Purchase: the cards are sold, left to right."""

from __future__ import annotations

from kogge.engine.rule import rule
from kogge.games.speicherstadt.processing import open_processing
from kogge.games.speicherstadt.table import PURCHASE
from kogge.games.speicherstadt.words import (
    BANK,
    CHAMBER,
    CHURCH,
    CONTRACT,
    FIREMAN,
    HARBOUR,
    N_GOODS,
    NONE,
    OFFICE,
    PRAYER_BOAT,
    ROW_PLACES,
    SHIP,
    TRADER,
    WAREHOUSE,
)


@rule
def open_purchase(s):
    """S3.8 The leftmost card is sold first."""
    s.phase = PURCHASE
    s.selling = 0
    offer_to_lowest(s)


@rule
def offer_to_lowest(s):
    """S3.9 The owner of the lowest merchant decides. S3.12 A card with no merchant left is discarded, and the next one is sold."""
    while s.selling < s.row_cards:
        if s.row_price[s.selling] > 0:
            s.player = s.row_merchants[s.selling, 0]
            return
        if s.row_kind[s.selling] != NONE:
            discard_card(s)
        s.selling += 1
    s.row_cards = 0
    open_processing(s)


@rule
def may_buy(s):
    """S3.9 The price, as many coins as merchants stand there, must be in the owner's purse at that moment."""
    return s.coins[s.player] >= s.row_price[s.selling]


@rule
def buy(box, s):
    """S3.11 Pay, take the card; all merchants of that row go home."""
    place, player = s.selling, s.player
    s.coins[player] -= s.row_price[place]
    s.bought[player] += 1
    take_card(box, s, player, place)
    s.row_kind[place] = NONE
    s.row_price[place] = 0
    s.row_merchants[place, :] = NONE
    offer_to_lowest(s)


@rule
def decline(s):
    """S3.10 Take back that one merchant; the price falls by 1 and the next merchant's owner decides."""
    place = s.selling
    for rung in range(1, ROW_PLACES):
        s.row_merchants[place, rung - 1] = s.row_merchants[place, rung]
    s.row_merchants[place, ROW_PLACES - 1] = NONE
    s.row_price[place] -= 1
    offer_to_lowest(s)


@rule
def discard_card(s):
    """S3.12 An unsold card is discarded; a ship's cubes go to the goods discard at that moment."""
    for good in range(N_GOODS):
        s.goods_discard[good] += s.row_cubes[s.selling, good]
        s.row_cubes[s.selling, good] = 0
    s.row_kind[s.selling] = NONE
    s.discarded += 1


@rule
def take_card(box, s, player, place):
    """S3.11 The card lies open before its buyer, who may use it from now on."""
    kind = s.row_kind[place]
    if kind >= CONTRACT:
        take_contract(box, s, player, kind - CONTRACT)
    elif kind < TRADER:
        s.firemen[player, kind - FIREMAN] += 1
    elif kind < SHIP:
        s.trader_owner[kind - TRADER] = player
    elif kind == SHIP:
        take_ship(s, player, place)
    elif kind == OFFICE:
        s.offices[player] += 1
    elif kind == WAREHOUSE:
        s.warehouse_owner = player
    elif kind == BANK:
        s.bank_owner = player
    elif kind == HARBOUR:
        s.harbour_owner = player
    elif kind == CHURCH:
        s.church_owner = player
    elif kind == PRAYER_BOAT:
        s.prayer_boat_owner = player
    elif kind == CHAMBER:
        s.chamber_owner = player


@rule
def take_ship(s, player, place):
    """S3.13 The cubes of a ship can be used in this round's Processing. S3.20 The ship stays with its owner."""
    s.ships[player] += 1
    for good in range(N_GOODS):
        s.loose[player, good] += s.row_cubes[place, good]
        s.row_cubes[place, good] = 0


@rule
def take_contract(box, s, player, contract):
    """S3.14 A contract comes with all its spaces empty."""
    card = s.contracts
    s.contract_kind[card] = contract
    s.contract_owner[card] = player
    for good in range(N_GOODS):
        s.contract_missing[card, good] = box.contract_goods[contract, good]
    s.contracts += 1
