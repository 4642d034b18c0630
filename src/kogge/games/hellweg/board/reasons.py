"""Why something cannot be done now: it is said to whoever tries. All of it follows from what everyone sees."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, Message, Seat
from kogge.games.hellweg.board.words import buyer, kind_word, name_of, thaler


def is_asked(look: Any, question: str) -> bool:
    """Does the onlooker decide this now?"""
    return bool(look.moves) and look.view["asks"] == question


def no_purchase(look: Any, place: dict[str, Any]) -> Message | None:
    """H4.1 Why nothing can be bought at a place of the trade card."""
    if not is_asked(look, "action") or f"buy {place['town']}" in look.moves:
        return None
    if place["merchant"]:
        return Message(N_("The merchant of {who} stands there already."), {"who": Seat(place["merchant"])})
    return too_dear(look, place["costs"])


def no_card(look: Any, card: dict[str, Any]) -> Message | None:
    """H4.3 Why a goods card cannot be bought."""
    if not is_asked(look, "action") or card["owner"] or f"card {card['card']}" in look.moves:
        return None
    return too_dear(look, card["costs"])


def no_offer(look: Any, name: str) -> Message | None:
    """H4.2, H7.2 Why nothing can be extended."""
    if name != "extend" or not is_asked(look, "action") or any(move.split(" ")[0] == name for move in look.moves):
        return None
    if look.view["routes"]:
        me = look.view["seats"][look.seat - 1]
        return None if me["goods_stored"] + me["carriages_stored"] else Message(N_("You have nothing in the warehouse."))
    return too_dear(look, look.view["extend_price"])


def no_sale(look: Any, house: dict[str, Any]) -> Message | None:
    """H3.1, H3.2 Why no good can be sold from a house."""
    bought = buyer(look.view)
    if not is_asked(look, "sell") or bought is None or f"sell {house['house']}" in look.moves or not house["goods"][look.seat - 1]:
        return None
    parts = {"town": name_of(look.view, bought["town"]), "kind": kind_word(bought["kind"])}
    if house["kind"] != bought["kind"]:
        return Message(N_("{town} buys only {kind}."), parts)
    return Message(N_("Your carriages make no way from here to {town}."), parts)


def too_dear(look: Any, price: int) -> Message | None:
    """Too little money."""
    money = look.view["seats"][look.seat - 1]["money"]
    return Message(N_("It costs {price}; you have {money}."), {"price": thaler(price), "money": thaler(money)}) if money < price else None
