"""The rules page's tables from the box: what a price buys, the goods cards, the towns of the privileges."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, Term
from kogge.games.hellweg.board.words import CARD_KIND, PRIVILEGE, functions, of_both

PLAYERS = (2, 3, 4)
EXTRA = N_("Extra carriages")


def rules_context(printed: dict[str, Any]) -> dict[str, Any]:
    """The tables of the rules page."""
    names = {town: entry["name"] for town, entry in printed["towns"].items()}
    cards = [goods_card(card) for card in printed["goods_card"]]
    routes = {PRIVILEGE[kind]: kind for kind in PRIVILEGE} | {EXTRA: "extra_carriages"}
    return {
        "symbols": [(price, of_both(*bought)) for price, bought in printed["symbols"].items()],
        "cards": cards,
        "free": goods_card({"kind": None} | printed["free_choice_card"]),
        "lying_out": [(players, sum(card["from"] <= players for card in cards)) for players in PLAYERS],
        "second_tobacco": sorted(card["from"] for card in cards if card["kind"] == "tobacco")[1],
        "pair": {card["kind"]: (card["value"], card["bonus"]["value"]) for card in printed["goods_card"] if "bonus" in card},
        "turns": len(printed["trade"]["cards"]),
        "closed": [names[town] for town in printed["no_start"]],
        "routes": [(word, [names[town] for town in printed["privileges"][kind]]) for word, kind in routes.items()],
        "extra_towns": [names[town] for town in printed["privileges"]["extra_carriages"]],
    }


def goods_card(card: dict[str, Any]) -> dict[str, Any]:
    """A goods card for the table: its name, price, value and functions, and the number of players from which it is in the game."""
    full = {"good_plus": None, "carriage_plus": False, "bonus": None} | card
    return {
        "kind": card["kind"],
        "name": Term(CARD_KIND[card["kind"]], card["kind"] or "free"),
        "price": card["price"],
        "value": card["value"],
        "does": list(functions(full)),
        "from": card.get("players_from", PLAYERS[0]),
    }
