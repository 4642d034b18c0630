"""The prompt for a player, in one sentence; and every move in words."""

from __future__ import annotations

from typing import Any

from kogge.engine.board import N_, NN_, Message, Term, View
from kogge.games.colonia.board.words import (
    BERTHS,
    CRAFTSMAN,
    GOODS,
    STREET,
    city,
    currency,
    effect,
    good,
    relic,
    resource,
    with_counts,
)

PLAIN = {
    "choose_good": N_("You rolled a 6. Choose any good."),
    "draw_two": N_("Draw two resources from the bag?"),
    "market": N_("Empty a booth (one member per resource), or pass for today."),
    "workshops": N_("Give an order to a craftsman, or pass for today."),
    "loading": N_("Load a hold, or pass for today."),
    "buying": N_("Buy a relic card, or pass for today."),
    "guarding": N_("Guard a card so that it stays, or pass."),
}


def prompt(view: View, seat: int, moves: list[str], picked: list[str]) -> Message:
    """What the player may do now."""
    phase = view["phase"]
    if phase == "family_card":
        if view["one_less"]:
            return Message(N_("Play a family card: its number is your votes this week; this time you send one member fewer."))
        return Message(N_("Play a family card: its number is both the members you send and the votes you get."))
    if phase == "vote":
        parts = {"effect": effect(voted_on(view)), "n": view["seats"][seat - 1]["votes"]}
        return Message(NN_("{effect} Yes or no? You have {n} vote.", "{effect} Yes or no? You have {n} votes."), parts)
    if phase == "tie":
        return Message(N_("{effect} The vote is tied and you are the mayor: yes or no?"), {"effect": effect(voted_on(view))})
    if phase == "recall":
        return Message(N_("How many members do you bring home from {street}?"), {"street": Term(STREET[view["recall_from"]])})
    if phase == "enshrining":
        return ask_for_shrine(view["enshrining"])
    if phase == "exchange":
        return ask_exchange(picked)
    if phase == "loading" and picked:
        return Message(N_("Which good goes into the extra hold?"))
    return Message(PLAIN[phase])


def decision_key(view: View) -> str:
    """C4.1 The edict that is voted on: a vote on a later edict of the day can be given in advance."""
    return f"vote {voted_on(view)}" if view["phase"] == "vote" else ""


def voted_on(view: View) -> str:
    """The edict that is to be decided."""
    return next(str(one["edict"]) for one in view["edicts"] if one["state"] == "voting")


def ask_for_shrine(bought: dict[str, Any]) -> Message:
    """C9.2 After a shrine, C9.3 after a relic."""
    parts = {"city": city(bought["city"])}
    if bought["shrine"]:
        return Message(N_("Put one of your relics of {city} into the shrine for good? It then counts double."), parts)
    parts |= {"points": bought["points"], "double": bought["in_shrine"][str(bought["points"])]}
    return Message(N_("Put this relic into your shrine of {city} for good? It then counts {double} instead of {points}."), parts)


def ask_exchange(picked: list[str]) -> Message:
    """C4 exchange_money, click by click."""
    if not picked:
        return Message(N_("Exchange money: choose the currency you give, or skip."))
    if len(picked) == 1:
        return Message(N_("You give {one}. Which currency do you want?"), {"one": currency(picked[0])})
    return Message(N_("How many {one} for {other}?"), {"one": currency(picked[0]), "other": currency(picked[1])})


def label(view: View, move: str) -> Message:
    """A move in words, for its button."""
    verb, *words = move.split(" ")
    if verb == "card":
        return label_card(view, int(words[0]))
    if verb == "recall":
        n = int(words[0])
        if not n:
            return Message(N_("Bring nobody home"))
        return Message(NN_("Bring {n} member home", "Bring {n} members home"), {"n": n})
    if verb == "booth":
        cubes = view["market"][int(words[0]) - 1]["resources"]
        parts: dict[str, Any] = {"booth": words[0], "resources": with_counts(cubes), "n": len(cubes)}
        return Message(NN_("Empty booth {booth} with {n} member: {resources}", "Empty booth {booth} with {n} members: {resources}"), parts)
    if verb == "order":
        return label_order(view["craftsmen"][GOODS.index(words[0])])
    if verb == "load":
        return label_load(view, words)
    if verb == "exchange":
        parts = {"amount": words[0], "one": currency(words[1]), "other": currency(words[2])}
        return Message(N_("Exchange {amount} {one} for {other}"), parts)
    if verb in ("buy", "guard"):
        return label_card_on_display(view["display"][int(words[0]) - 1], verb)
    return label_single(view, verb, words)


def label_card(view: View, card: int) -> Message:
    """C3.2, C3.3 A family card, and whether it would count as zero."""
    if card in view["seats"][view["seat"] - 1]["cards_for_zero"]:
        return Message(N_("Family card {card}: too few members, so it counts as zero"), {"card": card})
    votes = Term(NN_("{n} vote", "{n} votes"), None, {"n": card})
    members = Term(NN_("{n} member", "{n} members"), None, {"n": view["card_members"][str(card)]})
    return Message(N_("Family card {card}: {votes}, {members}"), {"card": card, "votes": votes, "members": members})


def label_order(craftsman: dict[str, Any]) -> Message:
    """C6.1 What an order costs, and whether it is sure to be made this week."""
    parts = {
        "craftsman": Term(CRAFTSMAN[craftsman["craftsman"]]),
        "good": good(craftsman["good"]),
        "resources": [resource(kind) for kind in craftsman["recipe"]],
        "n": craftsman["members"],
    }
    if craftsman["sure"]:
        message = NN_(
            "{craftsman}: order {good} for {resources} and {n} member (above the bar)",
            "{craftsman}: order {good} for {resources} and {n} members (above the bar)",
        )
    else:
        message = NN_(
            "{craftsman}: order {good} for {resources} and {n} member (below the bar)",
            "{craftsman}: order {good} for {resources} and {n} members (below the bar)",
        )
    return Message(message, parts)


def label_load(view: View, words: list[str]) -> Message:
    """C7.1 What goes in and what it will pay."""
    berth, _, name = words[0].partition(".")
    ship = view["harbour"][int(berth) - 1]
    hold = next(one for one in ship["holds"] if one["hold"] == name)
    goods = with_counts(words[1:] or hold["goods"])
    parts = {
        "berth": BERTHS[int(berth) - 1],
        "goods": goods,
        "city": city(ship["city"]),
        "amount": hold["pays"],
        "currency": currency(ship["currency"]),
    }
    if ship["leaves"]:
        return Message(N_("Berth {berth}, for {city}, sails this week: load {goods} for {amount} {currency}"), parts)
    return Message(N_("Berth {berth}, for {city}, stays this week: load {goods} for {amount} {currency}"), parts)


def label_card_on_display(card: dict[str, Any], verb: str) -> Message:
    """C9.1, C9.4 A relic card to buy or to guard."""
    parts = {"place": card["place"], "card": relic(card), "amount": card["cost"], "currency": currency(card["currency"])}
    if verb == "guard":
        return Message(N_("Place {place}: guard {card} (price: {amount} {currency})"), parts)
    if card["guard"]:
        return Message(N_("Place {place}, guarded: buy {card} for {amount} {currency}"), parts)
    return Message(N_("Place {place}: buy {card} for {amount} {currency}"), parts)


def label_single(view: View, verb: str, words: list[str]) -> Message:
    """The shorter moves."""
    if verb == "choose":
        return Message(N_("Choose {good}"), {"good": good(words[0])})
    if verb == "enshrine":
        return Message(N_("Put the relic worth {points} into the shrine"), {"points": words[0]})
    if verb == "leave":
        bought = view["enshrining"]
        return Message(N_("Leave the shrine empty") if bought and bought["shrine"] else N_("Don’t put it into the shrine"))
    messages = {
        "yes": N_("Yes"),
        "no": N_("No"),
        "draw": N_("Draw two resources"),
        "skip": N_("Skip"),
        "pass": N_("Pass"),
    }
    return Message(messages[verb])
