"""The prompt for a player, in one sentence; and every move in words."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, Message, Term, View
from kogge.games.hellweg.board.words import (
    PRIVILEGE,
    buyer,
    card_of,
    card_word,
    house_word,
    is_road,
    kind_word,
    name_of,
    of_both,
    place_on_card,
    place_word,
    road_of,
    thaler,
)


def prompt(view: View, seat: int, moves: list[str], picked: list[str]) -> Message:
    """What the player may do now."""
    asks = view["asks"]
    if asks in ("good", "carriage", "extend"):
        return ask_for_place(view)
    if asks in ("sell", "go", "dump"):
        return ask_for_sale(view, moves)
    if asks == "action":
        return ask_for_action(view, moves, picked)
    if asks == "end" and has_claim(moves):
        return Message(N_("Your goods card gives you a privilege. Take it now or later, or end your action."))
    messages = {
        "bonus_carriage": N_("Bonus: place a carriage on a highlighted road, or skip it."),
        "take_good": N_("You have no goods left in your supply. Move one from the board, or give it up."),
        "take_carriage": N_("You have no carriages left in your supply. Move one from the board, or give it up."),
        "store": N_("What do you want to store?"),
        "end": N_("Use another privilege, or end your action."),
    }
    return Message(messages[asks])


def ask_for_place(view: View) -> Message:
    """Where pieces go."""
    placing = view["placing"]
    town = {"town": name_of(view, placing["town"])} if placing["town"] else {}
    if view["asks"] == "extend":
        parts = {"pieces": of_both(placing["goods"], placing["carriages"])}
        return Message(N_("Empty the warehouse: {pieces} still to place. Choose a highlighted house or road."), parts)
    if view["asks"] == "good":
        if placing["for"] == "setup":
            return Message(N_("Setup, round {round} of 3: place a good in a house."), {"round": view["round"]})
        return Message(N_("Choose a house for the good."))
    if placing["for"] == "setup":
        return Message(N_("Now place a carriage on a road at {town}. A village pays 1 thaler."), town)
    if town:
        return Message(N_("Place the carriage on a road at {town}."), town)
    return Message(N_("Place the carriage on a highlighted road."))


def ask_for_sale(view: View, moves: list[str]) -> Message:
    """What is sold, and by which way."""
    if view["asks"] == "dump":
        price = thaler(min(view["sale"]["dump"].values()))
        return Message(N_("You sold nothing. Sell any one good for {price}, or skip."), {"price": price})
    bought = buyer(view)
    assert bought is not None
    parts: dict[str, Any] = {"town": name_of(view, bought["town"]), "kind": kind_word(bought["kind"])}
    parts["price"] = thaler(view["sale"]["pays"])
    if view["asks"] == "go":
        return Message(N_("Which way to {town}? Choose the next town."), parts)
    if f"sell {bought['house']}" in moves:
        return Message(N_("{town} pays {price} for {kind}. Choose goods to sell, or skip."), parts)
    return Message(N_("{town} pays {price} for {kind}. Choose goods to deliver, or skip."), parts)


def ask_for_action(view: View, moves: list[str], picked: list[str]) -> Message:
    """The one action."""
    if picked:
        return Message(N_("Extend for 1 thaler: choose a house for a good or a road for a carriage."))
    if has_claim(moves):
        return Message(N_("Place a merchant in a town or at the market. Before or after that you may take a privilege and use your own."))
    if any(move.startswith("use ") for move in moves):
        return Message(N_("Place a merchant in a town or at the market. Before or after that you may use privileges."))
    return Message(N_("Place a merchant: buy in a town on the card, or use the market."))


def has_claim(moves: list[str]) -> bool:
    """May a privilege be taken that a goods card gave?"""
    return any(move.startswith("privilege ") for move in moves)


def label(view: View, move: str) -> Message:
    """A move in words, for its button."""
    verb, *words = move.split(" ")
    if verb in ("good", "carriage", "extend", "take"):
        return label_place(view, verb, words)
    if verb in ("sell", "go", "dump"):
        return label_sale(view, verb, words[0])
    if verb == "next":
        return Message(N_("Skip") if view["asks"] == "dump" else N_("Skip this town"))
    if verb in ("buy", "card"):
        return label_purchase(view, verb, words[0])
    if verb in ("use", "privilege"):
        message = N_("Use the privilege “{privilege}”") if verb == "use" else N_("Take the privilege “{privilege}”")
        return Message(message, {"privilege": Term(PRIVILEGE[words[0]])})
    messages = {
        "forgo": N_("Skip it"),
        "thaler": N_("Take a thaler and turn your privileges face up") if view["routes"] else N_("Take a thaler"),
        "store good": N_("Store a good"),
        "store carriage": N_("Store a carriage"),
        "end": N_("End your action"),
    }
    return Message(messages[move])


def label_place(view: View, verb: str, words: list[str]) -> Message:
    """A house or a road for a piece, or from which to take one."""
    if not words:
        return Message(N_("Extend with everything from the warehouse"))
    if words[0] == "warehouse":
        return Message(N_("Take one from the warehouse"))
    parts = {"place": place_word(view, words[0])}
    if verb == "take":
        return Message(N_("Move yours from {place}"), parts)
    if not is_road(view, words[0]):
        return Message(N_("A good in {place}"), parts)
    road = road_of(view, words[0])
    messages = {
        (True, True): N_("A carriage on the paved road {place}; the village pays 1 thaler"),
        (True, False): N_("A carriage on the paved road {place}"),
        (False, True): N_("A carriage on the bad road {place}; the village pays 1 thaler"),
        (False, False): N_("A carriage on the bad road {place}"),
    }
    return Message(messages[road["paved"], road["village"]], parts)


def label_sale(view: View, verb: str, place: str) -> Message:
    """A good to sell, or the next town of its way."""
    if verb == "go":
        return Message(N_("On to {town}"), {"town": name_of(view, place)})
    if verb == "dump":
        price = thaler(view["sale"]["dump"][place.rpartition(".")[2]])
        return Message(N_("Sell a good from {house} for {price}"), {"house": house_word(view, place), "price": price})
    bought = buyer(view)
    assert bought is not None
    parts = {"house": house_word(view, place), "town": name_of(view, bought["town"])}
    if place == bought["house"]:
        return Message(N_("Sell a good in {house} on the spot"), parts)
    return Message(N_("Deliver a good from {house} to {town}"), parts)


def label_purchase(view: View, verb: str, named: str) -> Message:
    """Pieces in a town, or a goods card."""
    if verb == "card":
        price = thaler(card_of(view, named)["costs"])
        return Message(N_("Buy the goods card {card} for {price}"), {"card": card_word(view, named), "price": price})
    place = place_on_card(view, named)
    parts = {
        "house": house_word(view, place["house"]),
        "pieces": of_both(place["goods"], place["carriages"]),
        "price": thaler(place["costs"]),
    }
    return Message(N_("Buy in {house} for {price}: {pieces}"), parts)
