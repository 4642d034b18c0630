"""What a player may do now, in one sentence; and every move in words."""

from __future__ import annotations

from typing import Any

from kogge.games.colonia.board.words import (
    BERTHS,
    CRAFTSMAN,
    GOODS,
    STREET,
    city,
    counted,
    currency,
    effect,
    good,
    relic,
    resource,
)
from kogge.kit.board import N_, NN_, Saying, View, Word

PLAIN = {
    "choose_good": N_("You rolled a 6: choose a good, at the craftsman who makes it."),
    "draw_two": N_("Draw two resources from the bag, or do without?"),
    "market": N_("Empty a booth: every resource costs a member. Or pass for today."),
    "workshops": N_("Give an order to a craftsman, or pass for today."),
    "loading": N_("Load a hold of a ship, or pass for today."),
    "buying": N_("Buy a relic card, or pass for today."),
    "guarding": N_("Put a member on a card that shall stay, or pass."),
}


def ask(view: View, seat: int, moves: list[str], picked: list[str]) -> Saying:
    """What the player may do now."""
    phase = view["phase"]
    if phase == "family_card":
        if view["one_less"]:
            return Saying(N_("Choose a family card: its votes are yours this week; this once it takes one member fewer."))
        return Saying(N_("Choose a family card: as many members go to the city hall, as many votes are yours this week."))
    if phase == "vote":
        parts = {"effect": effect(voted_on(view)), "n": view["seats"][seat - 1]["votes"]}
        return Saying(NN_("{effect} Yes or no? You have {n} vote.", "{effect} Yes or no? You have {n} votes."), parts)
    if phase == "tie":
        return Saying(N_("{effect} The vote is tied, and you are the mayor: yes or no?"), {"effect": effect(voted_on(view))})
    if phase == "recall":
        return Saying(N_("How many members will you take home from {street}?"), {"street": Word(STREET[view["recall_from"]])})
    if phase == "enshrining":
        return ask_for_shrine(view["enshrining"])
    if phase == "exchange":
        return ask_exchange(picked)
    if phase == "loading" and picked:
        return Saying(N_("Which good goes into the extra hold?"))
    return Saying(PLAIN[phase])


def voted_on(view: View) -> str:
    """The edict that is to be decided."""
    return next(str(one["edict"]) for one in view["edicts"] if one["state"] == "voting")


def ask_for_shrine(bought: dict[str, Any]) -> Saying:
    """C9.2 After a shrine, C9.3 after a relic."""
    parts = {"city": city(bought["city"])}
    if bought["shrine"]:
        return Saying(N_("Put one of your relics of {city} into the shrine for good? It will count double."), parts)
    parts |= {"points": bought["points"], "double": bought["in_shrine"][str(bought["points"])]}
    return Saying(N_("Put this relic into your shrine of {city} for good? It will count {double} instead of {points}."), parts)


def ask_exchange(picked: list[str]) -> Saying:
    """C4 exchange_money, click by click."""
    if not picked:
        return Saying(N_("Exchange money: choose the currency you give, or do without."))
    if len(picked) == 1:
        return Saying(N_("You give {one}: which currency will you take?"), {"one": currency(picked[0])})
    return Saying(N_("How many {one} for {other}?"), {"one": currency(picked[0]), "other": currency(picked[1])})


def label(view: View, move: str) -> Saying:
    """A move in words, for its button."""
    verb, *words = move.split(" ")
    if verb == "card":
        return label_card(view, int(words[0]))
    if verb == "recall":
        n = int(words[0])
        if not n:
            return Saying(N_("Take nobody home"))
        return Saying(NN_("Take {n} member home", "Take {n} members home"), {"n": n})
    if verb == "booth":
        cubes = view["market"][int(words[0]) - 1]["resources"]
        parts: dict[str, Any] = {"booth": words[0], "resources": counted(cubes), "n": len(cubes)}
        return Saying(NN_("Empty booth {booth} with {n} member: {resources}", "Empty booth {booth} with {n} members: {resources}"), parts)
    if verb == "order":
        return label_order(view["craftsmen"][GOODS.index(words[0])])
    if verb == "load":
        return label_load(view, words)
    if verb == "exchange":
        parts = {"amount": words[0], "one": currency(words[1]), "other": currency(words[2])}
        return Saying(N_("Exchange {amount} {one} for {other}"), parts)
    if verb in ("buy", "guard"):
        return label_card_on_display(view["display"][int(words[0]) - 1], verb)
    return label_single(view, verb, words)


def label_card(view: View, card: int) -> Saying:
    """C3.2, C3.3 A family card, and whether it would count as zero."""
    if card in view["seats"][view["seat"] - 1]["cards_for_zero"]:
        return Saying(N_("Family card {card}: you lack members, so it counts as zero"), {"card": card})
    votes = Word(NN_("{n} vote", "{n} votes"), None, {"n": card})
    members = Word(NN_("{n} member", "{n} members"), None, {"n": view["card_members"][str(card)]})
    return Saying(N_("Family card {card}: {votes}, {members}"), {"card": card, "votes": votes, "members": members})


def label_order(craftsman: dict[str, Any]) -> Saying:
    """C6.1 What an order costs, and whether it is sure to be made this week."""
    parts = {
        "craftsman": Word(CRAFTSMAN[craftsman["craftsman"]]),
        "good": good(craftsman["good"]),
        "resources": [resource(kind) for kind in craftsman["recipe"]],
        "n": craftsman["members"],
    }
    if craftsman["sure"]:
        message = NN_(
            "{craftsman}: order {good} for {resources} and {n} member; above the bar",
            "{craftsman}: order {good} for {resources} and {n} members; above the bar",
        )
    else:
        message = NN_(
            "{craftsman}: order {good} for {resources} and {n} member; below the bar",
            "{craftsman}: order {good} for {resources} and {n} members; below the bar",
        )
    return Saying(message, parts)


def label_load(view: View, words: list[str]) -> Saying:
    """C7.1 What goes in and what it will pay."""
    berth, _, name = words[0].partition(".")
    ship = view["harbour"][int(berth) - 1]
    hold = next(one for one in ship["holds"] if one["hold"] == name)
    goods = counted(words[1:] or hold["goods"])
    parts = {
        "berth": BERTHS[int(berth) - 1],
        "goods": goods,
        "city": city(ship["city"]),
        "amount": hold["pays"],
        "currency": currency(ship["currency"]),
    }
    if ship["leaves"]:
        return Saying(N_("Berth {berth}, for {city}, sails this week: load {goods} for {amount} {currency}"), parts)
    return Saying(N_("Berth {berth}, for {city}, stays this week: load {goods} for {amount} {currency}"), parts)


def label_card_on_display(card: dict[str, Any], verb: str) -> Saying:
    """C9.1, C9.4 A relic card to buy or to guard."""
    parts = {"place": card["place"], "card": relic(card), "amount": card["cost"], "currency": currency(card["currency"])}
    if verb == "guard":
        return Saying(N_("Place {place}: guard {card} (costs {amount} {currency})"), parts)
    if card["guard"]:
        return Saying(N_("Place {place}, guarded: buy {card} for {amount} {currency}"), parts)
    return Saying(N_("Place {place}: buy {card} for {amount} {currency}"), parts)


def label_single(view: View, verb: str, words: list[str]) -> Saying:
    """The shorter moves."""
    if verb == "choose":
        return Saying(N_("Choose {good}"), {"good": good(words[0])})
    if verb == "enshrine":
        return Saying(N_("Put the relic worth {points} into the shrine"), {"points": words[0]})
    if verb == "leave":
        bought = view["enshrining"]
        return Saying(N_("Leave the shrine empty") if bought and bought["shrine"] else N_("Leave the relic out of the shrine"))
    messages = {
        "yes": N_("Yes"),
        "no": N_("No"),
        "draw": N_("Draw two resources"),
        "skip": N_("Do without"),
        "pass": N_("Pass"),
    }
    return Saying(messages[verb])
