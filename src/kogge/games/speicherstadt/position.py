"""Invariants of a table, for positions set by hand: totals that never change, and fields that must agree with each other."""

from __future__ import annotations

from typing import Any

from kogge.games.speicherstadt.words import GOODS, MERCHANTS, NONE, ROW_PLACES


def conserved(box: Any, s: Any) -> dict[str, int]:
    """S1.3 The cubes of each good, wherever they lie; those on a contract are what is no longer missing there."""
    found = {}
    for good, name in enumerate(GOODS):
        lying = s.bag[good] + s.goods_discard[good] + s.loose[:, good].sum() + s.warehouse[good] + s.row_cubes[:, good].sum()
        lying += (s.house == good).sum()
        for contract in range(s.contracts):
            lying += box.contract_goods[s.contract_kind[contract], good] - s.contract_missing[contract, good]
        found[name] = int(lying)
    return found


def check_position(box: Any, s: Any) -> str:
    """Redundant fields agree, and nobody has more merchants than there are."""
    if s.left.sum() != s.stack_left:
        return f"stack_left is {s.stack_left}, and left has {s.left.sum()} cards"
    for place in range(len(s.row_price)):
        owners = s.row_merchants[place].tolist()
        price = s.row_price[place]
        if NONE in owners[:price] or any(owner != NONE for owner in owners[price:ROW_PLACES]):
            return f"row_price of place {place} is {price}, and the merchants there are {owners}"
    for player in range(s.players):
        if (s.row_merchants == player).sum() > MERCHANTS:
            return f"player {player} has more than {MERCHANTS} merchants in the row"
    for contract in range(len(s.contract_kind)):
        kind, is_bought = s.contract_kind[contract], contract < s.contracts
        if is_bought != (kind != NONE) or is_bought != (s.contract_owner[contract] != NONE):
            return f"{s.contracts} contracts were bought, and contract {contract} has the kind {kind}"
        if is_bought and (s.contract_missing[contract] > box.contract_goods[kind]).any():
            return f"on contract {contract} more is missing than it asks for"
    return ""
