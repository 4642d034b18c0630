"""The item report: the points, coins and cubes that each card earned. The firemen are one item: they count together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kogge.engine.board import N_, NN_, Term, View
from kogge.engine.match import Step
from kogge.games.speicherstadt.board.words import card_word, kind_of
from kogge.games.speicherstadt.scoring import office_points

UNITS = {
    "points": NN_("{n} point", "{n} points"),
    "coins": NN_("{n} coin", "{n} coins"),
    "delivered": NN_("{n} cube delivered", "{n} cubes delivered"),
}
ONCE = ("church", "prayer_boat", "harbour", "chamber", "warehouse")  # the final score lists these by name

Item = dict[str, Any]
"""Seat, line, name, cost and earnings."""


def item_name(view: View, name: str) -> Term:
    """The name of an item in words."""
    kind, *goods = name.split(" ")
    if kind == "firemen":
        return Term(N_("Firemen"), "fireman")
    return card_word(kind, goods) if kind == "ship" else card_word(name)


def item_report(steps: Sequence[Step]) -> Iterator[Item]:
    """The report on every card that was bought."""
    items: list[Item] = []
    cubes: dict[int, list[tuple[str, Item]]] = {}  # by seat: each cube and the ship that it came with
    for step in steps:
        if step.seat and step.text == "buy":
            item = bought(step, items)
            loaded = [(good, item) for good in item["name"].split(" ")[1:]] if kind_of(item["name"]) == "ship" else []
            cubes.setdefault(step.seat, []).extend(loaded)
        elif step.seat:
            use(step, cubes.setdefault(step.seat, []), items)
    if steps and steps[-1].after()["over"]:
        count(items, steps[-1].after())
    yield from items


def bought(step: Step, items: list[Item]) -> Item:
    """A card changes hands; another fireman joins the others."""
    view = step.before()
    lot = view["row"][view["selling"] - 1]
    name = "firemen" if kind_of(lot["card"]) == "fireman" else " ".join([lot["card"], *(lot["cubes"] or ())])
    mine = next((one for one in items if one["seat"] == step.seat and one["name"] == name == "firemen"), None)
    if mine:
        mine["cost"]["coins"] += lot["price"]
        return mine
    item: Item = {"seat": step.seat, "line": step.line, "name": name, "cost": {"coins": lot["price"]}, "brought": Counter()}
    items.append(item | {"round": view["round"]} if name == "bank" else item)
    return items[-1]


def use(step: Step, cubes: list[tuple[str, Item]], items: list[Item]) -> None:
    """S3.14-S3.19 Cubes find their use."""
    verb, *words = step.text.split(" ")
    if verb == "deliver":
        taken(cubes, words[:1])["brought"]["delivered"] += 1
    elif verb == "trade":
        taken(cubes, words)
        trader = next(one for one in items if (one["seat"], one["name"]) == (step.seat, f"trader {words[0]}"))
        trader["brought"]["coins"] += 1
    elif verb == "sell":
        taken(cubes, words)["brought"]["coins"] += 1
    elif verb == "swap":
        cubes.append((words[-1], taken(cubes, words[:3])))
    elif verb in ("discard", "done"):
        me = step.after()["seats"][(step.seat or 0) - 1]
        left = Counter([*me["warehouse"], *([me["house"]] if me["house"] else []), *me["loose"]])
        for one in list(cubes):
            left[one[0]] -= 1
            if left[one[0]] < 0:
                cubes.remove(one)


def taken(cubes: list[tuple[str, Item]], goods: list[str]) -> Item:
    """Cubes of these goods are used; the ship of the first."""
    ships = []
    for good in goods:
        one = next(cube for cube in cubes if cube[0] == good)
        cubes.remove(one)
        ships.append(one[1])
    return ships[0]


def count(items: list[Item], view: View) -> None:
    """S6 What counts when the game is over."""
    for seat, player in enumerate(view["seats"], 1):
        own = [one for one in items if one["seat"] == seat]
        contracts, offices = iter(player["contracts"]), 0
        for item in own:
            kind, points = kind_of(item["name"]), 0
            if kind == "contract":
                points = next(contracts)["points"]
            elif kind == "office":
                offices += 1
                points = int(office_points(offices) - office_points(offices - 1))
            elif kind == "bank":
                item["brought"]["coins"] += view["round"] - item.pop("round") + 1
            elif kind == "firemen":
                points = player["final"]["fires"]
            else:
                points = player["final"][kind] if kind in ONCE else int(kind == "trader")
            item["brought"]["points"] += points
