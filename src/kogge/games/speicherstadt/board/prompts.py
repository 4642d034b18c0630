"""The prompt for a player, in one sentence; and every move in words."""

from __future__ import annotations

from kogge.engine.board import N_, NN_, Message, View
from kogge.games.speicherstadt.board.words import card_word, good, kind_of_piece


def prompt(view: View, seat: int, moves: list[str], picked: list[str]) -> Message:
    """What the player may do now."""
    if view["phase"] == "bidding":
        n = view["seats"][seat - 1]["merchants_home"]
        return Message(NN_("Place your last merchant above a card.", "Place a merchant above a card ({n} left)."), {"n": n})
    if view["phase"] == "purchase":
        lot = view["row"][view["selling"] - 1]
        parts = {"card": card_word(lot["card"], lot["cubes"]), "n": lot["price"]}
        return Message(NN_("Buy {card} for {n} coin, or decline?", "Buy {card} for {n} coins, or decline?"), parts)
    goods = [kind_of_piece(piece) for piece in picked]
    if not goods:
        return Message(N_("Unload: tap or drag a cube; choose two to sell, three to swap. Then finish."))
    if len(goods) == 1:
        return Message(N_("Place the {good}, or add a cube to sell or swap."), {"good": good(goods[0])})
    if len(goods) == 2:
        return Message(N_("Sell both for 1 coin? Or choose a third cube to swap."))
    return Message(N_("Which cube do you take in exchange?"))


def confirm_prompt(view: View, move: str) -> Message | None:
    """S3.19 Cubes that are still on the quay are lost."""
    lost = view["seats"][view["seat"] - 1]["loose"] if move == "done" else []
    if not lost:
        return None
    parts = {"n": len(lost), "goods": [good(one) for one in lost]}
    message = NN_(
        "You would discard {n} cube: {goods}. Finish anyway?",
        "You would discard {n} cubes: {goods}. Finish anyway?",
    )
    return Message(message, parts)


def confirm_label(view: View, move: str) -> Message:
    """S3.19 The button after the question."""
    n = len(view["seats"][view["seat"] - 1]["loose"])
    return Message(NN_("Yes, discard {n} cube", "Yes, discard {n} cubes"), {"n": n})


def short_label(view: View, move: str) -> Message | None:
    """A bid in a few words; with the number of its place if the same card is on offer twice."""
    verb, *words = move.split(" ")
    if verb != "bid":
        return None
    lot = view["row"][int(words[0]) - 1]
    parts = {"place": words[0], "card": card_word(lot["card"], lot["cubes"])}
    same = [one for one in view["row"] if one and (one["card"], one["cubes"]) == (lot["card"], lot["cubes"])]
    return Message(N_("Bid for {card}") if len(same) == 1 else N_("Bid for {card} (card {place})"), parts)


def label(view: View, move: str) -> Message:
    """A move in words, for its button."""
    verb, *words = move.split(" ")
    if verb == "bid":
        lot = view["row"][int(words[0]) - 1]
        parts = {"place": words[0], "card": card_word(lot["card"], lot["cubes"]), "price": lot["next_price"]}
        return Message(N_("Card {place}, {card}: place a merchant (price: {price})"), parts)
    if verb == "buy":
        n = view["row"][view["selling"] - 1]["price"]
        return Message(NN_("Buy for {n} coin", "Buy for {n} coins"), {"n": n})
    if verb == "deliver":
        return Message(N_("Deliver {good} to contract {number}"), {"good": good(words[0]), "number": words[1]})
    if verb == "sell":
        return Message(N_("Sell {goods} for 1 coin"), {"goods": [good(one) for one in words]})
    if verb == "swap":
        return Message(N_("Take {good} for {goods}"), {"goods": [good(one) for one in words[:3]], "good": good(words[4])})
    lost = len(view["seats"][view["seat"] - 1]["loose"]) if verb == "done" else 0
    if lost:
        return Message(NN_("Finish (discard {n} cube)", "Finish (discard {n} cubes)"), {"n": lost})
    messages = {
        "pass": N_("Decline"),
        "done": N_("Finish"),
        "trade": N_("Sell {good} to the trader for 1 coin"),
        "house": N_("Store {good} in the merchant house"),
        "warehouse": N_("Store {good} in the warehouse"),
        "discard": N_("Discard the stored {good}"),
    }
    return Message(messages[verb], {"good": good(words[0])} if words else {})
