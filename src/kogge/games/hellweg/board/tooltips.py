"""Tooltips of cards, privileges and places of the market, and the preview of a sale for each way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Term, Tooltip, View, try_move
from kogge.games.hellweg.board import explanations
from kogge.games.hellweg.board.words import (
    CARD_KIND,
    PRIVILEGE,
    PRIVILEGE_EFFECT,
    functions,
    house_word,
    kind_word,
    name_of,
    of_both,
    road_word,
    thaler,
)

OFFERS = {
    "extend": N_("For 1 thaler: place a good in a house where you have one, or a carriage on a road at a town where you have goods."),
    "extend all": N_("Place everything you have in the warehouse: goods where you have goods, carriages on roads next to your goods."),
    "store": N_("Put one piece from your supply into the warehouse. Extend places everything from there."),
    "thaler": N_("Take a thaler from the bank. You can always do this."),
    "thaler all": N_("Take a thaler from the bank and turn all your privileges face up."),
    "card": N_("Take a goods card; then you may place a carriage next to one of your goods."),
}
MAX_WAYS = 6


def card_tooltip(table: Any, card: dict[str, Any]) -> Tooltip:
    """A goods card."""
    does = list(functions(card))
    value = card["value"] if card["worth"] is None else card["worth"]
    name = Term(CARD_KIND[card["kind"]], card["kind"] or "free")
    return Tooltip(
        name,
        Message("{does}", {"does": does}) if does else Message(N_("worth its value at the end")),
        Message(N_("Price {price}, worth {value} at the end"), {"price": card["costs"], "value": value}),
        explanations.no_card(table, card),
    )


def house_tooltip(table: Any, house: dict[str, Any]) -> Tooltip:
    """A house, and what the trade card pays there."""
    view = table.view
    paid = next((place["pays"] for place in view["trade_card"] or [] if place["house"] == house["house"]), None)
    now = None if paid is None else Message(N_("The trade card pays {price} here"), {"price": thaler(paid)})
    parts = {"kind": kind_word(house["kind"])}
    does = Message(N_("{kind}: goods here are sold in this house, or travel by carriage to another house of this kind."), parts)
    return Tooltip(house_word(view, house["house"]), does, now, explanations.no_sale(table, house))


def village_tooltip(table: Any, road: dict[str, Any]) -> Tooltip:
    """A village at a road."""
    passengers = "passengers" in table.view["options"]
    now = Message(N_("Passenger traffic: a transport past a village earns 1 extra thaler")) if passengers else None
    does = Message(N_("Village: placing a carriage here pays 1 thaler"))
    return Tooltip(road_word(table.view, road["road"]), does, now)


def privilege_tooltip(view: View, name: str) -> Tooltip:
    """A privilege, and how many are left of it."""
    route = view["routes"][name]
    first, second = (name_of(view, town) for town in route["towns"])
    parts: dict[str, Any] = {"first": first, "second": second}
    title = Term(PRIVILEGE.get(name) or N_("Extra carriages"))
    return Tooltip(title, Message(PRIVILEGE_EFFECT[name]), Message(N_("Link {first} and {second} with your carriages to earn it"), parts))


def stall_tooltip(table: Any, place: dict[str, Any]) -> Tooltip:
    """A town of the trade card."""
    view = table.view
    parts = {"pieces": of_both(place["goods"], place["carriages"]), "price": thaler(place["costs"])}
    return Tooltip(
        house_word(view, place["house"]),
        Message(
            N_("First it buys a good from everyone for {price}; then the first merchant there gets {pieces}."),
            parts | {"price": thaler(place["pays"])},
        ),
        Message(N_("Costs you {price} now"), parts),
        explanations.no_purchase(table, place),
    )


def offer_tooltip(table: Any, name: str, title: str) -> Tooltip:
    """Something to do at the market."""
    both = f"{name} all" if table.view["routes"] and f"{name} all" in OFFERS else name
    return Tooltip(Term("{title}", None, {"title": title}), Message(OFFERS[both]), None, explanations.no_offer(table, name))


def preview(match: Any, move: str) -> MovePreview | None:
    """H3.2, H3.3 What a sale brings: the thaler, and the carriages that go back to the supply, by each way that the good can take."""
    if not move.startswith(("sell ", "go ")):
        return None
    before = match.view(None)
    path = list(before["sale"]["path"])  # of a good that is on its way
    found = list(itertools.islice(ways(match, move, path, before), MAX_WAYS))
    terms = [way_word(before, after) for _towns, after in found]
    roads = tuple(tuple(roads_of(before, towns)) for towns, _after in found if towns)
    if len(terms) == 1:
        return MovePreview(Message("{way}", {"way": terms[0]}), roads)
    return MovePreview(Message(N_("{count} possible routes: {ways}"), {"count": len(terms), "ways": terms}), roads)


def ways(match: Any, move: str, towns: list[str], before: View) -> Iterator[tuple[list[str], View]]:
    """Every way from here: its towns, and the view at its end."""
    trial, moves = try_move(match, move)
    start = [move.removeprefix("sell ").rpartition(".")[0]] if move.startswith("sell ") else []
    path = [*towns, *start, *(one.removeprefix("go ") for one in moves if one.startswith("go "))]
    view = trial.view(None)
    if view["asks"] == "go" and view["seat"] == before["seat"]:
        for step in trial.moves():
            yield from ways(trial, step, path, before)
    else:
        yield (path if len(path) > 1 else []), view


def roads_of(view: View, towns: list[str]) -> Iterator[str]:
    """The roads from town to town."""
    for first, second in itertools.pairwise(towns):
        yield next(str(road["road"]) for road in view["roads"] if set(road["towns"]) == {first, second})


def way_word(before: View, after: View) -> Term:
    """The result of one way."""
    was, now = (view["seats"][before["seat"] - 1] for view in (before, after))
    parts: dict[str, Any] = {"money": thaler(now["money"] - was["money"])}
    back = now["carriages_supply"] - was["carriages_supply"]
    if not back:
        return Term(N_("{money}, keeps all carriages"), None, parts)
    return Term(NN_("{money}, uses up {n} carriage", "{money}, uses up {n} carriages"), None, parts | {"n": back})
