"""Helpers of this game's tests: positions in a given phase."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.games.speicherstadt.table import BIDDING, OFFER, PROCESSING, PURCHASE
from kogge.games.speicherstadt.words import GOODS, MAX_ROW, N_GOODS, NONE, ROW_PLACES
from position import Position, new_position

COFFEE, TEA, SPICES, RUBBER, CLOTH = range(5)


def cubes(text: str) -> list[int]:
    """'tea tea cloth' as cubes by good."""
    words = text.split()
    assert all(word in GOODS for word in words)
    return [words.count(good) for good in GOODS]


def row_of(*kinds: int) -> list[int]:
    return [*kinds, *[NONE] * (MAX_ROW - len(kinds))]


def offering(players: int = 3, **fields: Any) -> Position:
    """Seat 1 is start player; the first card is about to be turned up."""
    return new_position("speicherstadt", players).set(phase=OFFER, **fields)


def bidding(*kinds: int, players: int = 3, **fields: Any) -> Position:
    """These cards lie in the row; seat 1 is start player and bids first."""
    at = new_position("speicherstadt", players)
    return at.set(phase=BIDDING, row_cards=len(kinds), row_kind=row_of(*kinds), **fields)


def selling(kind: int, merchants: list[int], players: int = 3, coins: int = 9, **fields: Any) -> Position:
    """One card is for sale; merchants (seats from 1) from the lowest place up."""
    at = new_position("speicherstadt", players)
    rows = np.full((MAX_ROW, ROW_PLACES), NONE)
    rows[0, : len(merchants)] = [seat - 1 for seat in merchants]
    price = [len(merchants), 0, 0, 0, 0, 0]
    at.s.row_merchants[...] = rows
    return at.set(
        phase=PURCHASE,
        row_cards=1,
        row_kind=row_of(kind),
        row_price=price,
        selling=0,
        player=merchants[0] - 1,
        coins=[coins] * players + [0] * (5 - players),
        **fields,
    )


def unloading(loose: str, players: int = 3, **fields: Any) -> Position:
    """Seat 1 is start player and processes these loose cubes, which came out of the bag."""
    at = new_position("speicherstadt", players)
    at.s.bag[:] -= np.array(cubes(loose), np.int16)
    table = np.zeros((5, N_GOODS), np.int16)
    table[0] = cubes(loose)
    return at.set(**{"phase": PROCESSING, "player": 0, "loose": table} | fields)


def with_contract(at: Position, goods: str, seat: int = 1) -> Position:
    """The seat owns a contract of the box with these goods."""
    wanted = cubes(goods)
    kind = next(k for k in range(60) if list(at.box.contract_goods[k]) == wanted)
    card = at.s.contracts
    at.s.contract_kind[card] = kind
    at.s.contract_owner[card] = seat - 1
    at.s.contract_missing[card] = wanted
    return at.set(contracts=card + 1)
