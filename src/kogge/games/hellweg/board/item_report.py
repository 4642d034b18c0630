"""The item report: the earnings of each goods card, and the income from each kind of goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kogge.engine.board import N_, NN_, Term, View
from kogge.engine.match import Step
from kogge.games.hellweg.board.words import KIND, KINDS, buyer, card_of, card_word

UNITS = {
    "thaler": NN_("{n} thaler", "{n} thaler"),
    "points": NN_("{n} point", "{n} points"),
    "sold": NN_("{n} sold", "{n} sold"),
}
MARKET = {"villages": N_("Villages"), "market": N_("Thaler from the market")}

Item = dict[str, Any]
"""Seat, line, name, cost and earnings."""


def item_name(view: View, name: str) -> Term:
    """The name of an item in words."""
    if name in KINDS:
        return Term(N_("Sales: {kind}"), None, {"kind": Term(KIND[name], name)})
    return Term(MARKET[name]) if name in MARKET else card_word(view, name)


def item_report(steps: Sequence[Step]) -> Iterator[Item]:
    """Every goods card that was bought, and the sources of all money."""
    cards: list[Item] = []
    earned: dict[tuple[int, str], Item] = {}
    for step in steps:
        if not step.seat:
            continue
        verb, *words = step.text.split(" ")
        before, after = step.before(), step.after()
        if verb == "card":
            cost = {"thaler": card_of(before, words[0])["costs"]}
            cards.append({"seat": step.seat, "line": step.line, "name": words[0], "cost": cost, "brought": Counter()})
            continue
        gain = after["seats"][step.seat - 1]["money"] - before["seats"][step.seat - 1]["money"]
        if gain > 0:
            name = source(before, verb, words)
            empty = {"seat": step.seat, "line": step.line, "name": name, "cost": {}, "brought": Counter()}
            item = earned.setdefault((step.seat, name), empty)
            item["brought"] += Counter({"thaler": gain, "sold": int(name in KINDS)})
    if steps and steps[-1].after()["over"]:
        for card in cards:
            card["brought"]["points"] += card_of(steps[-1].after(), card["name"])["worth"]
    yield from cards
    yield from (earned[key] for key in sorted(earned, key=lambda key: (key[0], (*KINDS, *MARKET).index(key[1]))))


def source(before: View, verb: str, words: list[str]) -> str:
    """The source of money: a sale of a kind, a village or the market."""
    if verb == "dump":
        return words[0].rpartition(".")[2]
    if verb in ("sell", "go"):
        place = buyer(before)
        return str(place["kind"]) if place else "market"
    return "villages" if verb in ("carriage", "extend") else "market"
