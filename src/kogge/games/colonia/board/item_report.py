"""The item report: the points of relics, the pay of ships, the goods of craftsmen, and the edicts that were decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kogge.engine.board import N_, NN_, Term, View
from kogge.engine.match import Step
from kogge.games.colonia.board.log import sailed
from kogge.games.colonia.board.words import CRAFTSMAN, CURRENCIES, CURRENCY, GOODS, city, edict, relic

UNITS = {
    "points": NN_("{n} point", "{n} points"),
    "given": NN_("{n} order", "{n} orders"),
    "made": NN_("{n} good made", "{n} goods made"),
    "loaded": NN_("{n} good loaded", "{n} goods loaded"),
    **{name: "{n} " + CURRENCY[name] for name in CURRENCIES},  # a currency is called the same in every language
}

Item = dict[str, Any]
"""Seat, line, name, cost and earnings."""


def item_name(view: View, name: str) -> Term:
    """The name of an item in words."""
    kind, *words = name.split(" ")
    if kind == "relic":
        return relic({"shrine": False, "city": words[0], "points": words[1]})
    if kind == "shrine":
        return relic({"shrine": True, "city": words[0]})
    if kind == "ship":
        return Term(N_("Ship for {city}"), "ship", {"city": city(words[0])})
    if kind == "edict":
        message = N_("{edict}: passed") if words[1] == "passed" else N_("{edict}: rejected")
        return Term(message, None, {"edict": edict(words[0])})
    return Term(CRAFTSMAN[words[0]], GOODS[list(CRAFTSMAN).index(words[0])])


def item_report(steps: Sequence[Step]) -> Iterator[Item]:
    """Relics and shrines that were bought, ships that were loaded, orders that were given, edicts that were decided."""
    items: list[Item] = []
    ships: dict[tuple[int, int], Item] = {}
    crafts: dict[tuple[int, str], Item] = {}

    def new_item(seat: int, line: int, name: str, **cost: int) -> Item:
        items.append({"seat": seat, "line": line, "name": name, "cost": Counter(cost), "brought": Counter()})
        return items[-1]

    for step in steps:
        before, after = step.before(), step.after()
        verb, *words = step.text.split(" ")
        if step.seat and verb == "buy":
            card = before["display"][int(words[0]) - 1]
            name = f"shrine {card['city']}" if card["shrine"] else f"relic {card['city']} {card['points']}"
            item = new_item(step.seat, step.line, name, **{card["currency"]: card["cost"]})
            item["brought"]["points"] += 0 if card["shrine"] else card["points"]
        elif step.seat and verb == "enshrine":
            place = before["enshrining"]
            name = f"relic {place['city']} {words[0]}"
            mine = next(one for one in reversed(items) if (one["seat"], one["name"]) == (step.seat, name))
            mine["brought"]["points"] = place["in_shrine"][words[0]]
        elif step.seat and verb == "order":
            craft = before["craftsmen"][GOODS.index(words[0])]["craftsman"]
            if (step.seat, craft) not in crafts:
                crafts[step.seat, craft] = new_item(step.seat, step.line, f"craft {craft}")
            crafts[step.seat, craft]["cost"]["given"] += 1
        elif step.seat and verb == "load":
            ship = before["harbour"][int(words[0].partition(".")[0]) - 1]
            hold = next(one for one in ship["holds"] if one["hold"] == words[0].partition(".")[2])
            if (step.seat, ship["ship"]) not in ships:
                ships[step.seat, ship["ship"]] = new_item(step.seat, step.line, f"ship {ship['city']}")
            ships[step.seat, ship["ship"]]["cost"]["loaded"] += len(hold["goods"])
        for ship in sailed(before, after):
            for hold in ship["holds"]:
                if hold["seat"]:
                    ships[hold["seat"], ship["ship"]]["brought"][ship["currency"]] += hold["pays"]
        for seat, craft in carried_out(before, after):
            if (seat, craft) in crafts:
                crafts[seat, craft]["brought"]["made"] += 1
        for one in decided(before, after):
            new_item(0, step.line, f"edict {one['edict']} {one['state']}")
    yield from items


def carried_out(before: View, after: View) -> Iterator[tuple[int, str]]:
    """C6.5 The orders that were carried out as Thursday ended: whose, and by which craftsman."""
    if before["day"] == "thursday" and after["day"] != "thursday":
        for was, now in zip(before["craftsmen"], after["craftsmen"], strict=True):
            for order in was["orders"][: len(was["orders"]) - len(now["orders"])]:
                yield order["seat"], was["craftsman"]


def decided(before: View, after: View) -> Iterator[dict[str, Any]]:
    """C4.2 The edicts that were passed or rejected."""
    for was, now in zip(before["edicts"], after["edicts"], strict=False):
        if was["edict"] == now["edict"] and was["state"] != now["state"] and now["state"] in ("passed", "rejected"):
            yield now
