"""The words of Hellweg Westfalicus inside sentences: towns, houses, roads, cards, amounts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, NN_, Message, Term, View

KINDS = ("beer", "salt", "iron")
KIND = {"beer": N_("beer"), "salt": N_("salt"), "iron": N_("ironware")}
CARD_KIND = {"coal": N_("Coal"), "herring": N_("Herring"), "wine": N_("Wine"), "tobacco": N_("Tobacco"), None: N_("Free Choice")}
PRIVILEGE = {"store": N_("Store"), "extend": N_("Extend"), "thaler": N_("Take a thaler and turn face up")}
ROUTES = (*PRIVILEGE, "extra_carriages")
PRIVILEGE_EFFECT = {
    "store": N_("Store a good or a carriage from your supply, as an extra action."),
    "extend": N_("Place everything from the warehouse, as an extra action."),
    "thaler": N_("Take a thaler and turn your privileges face up, as an extra action."),
    "extra_carriages": N_("Two extra carriages for the first player to link the two towns; they go to the warehouse."),
}


def thaler(n: int) -> Term:
    """An amount of money."""
    return Term(NN_("{n} thaler", "{n} thaler"), None, {"n": n})


def amount(word: Term) -> int:
    """How many thaler that is."""
    return int(word.parts["n"])


def goods(n: int) -> Term:
    """So many goods."""
    return Term(NN_("{n} good", "{n} goods"), None, {"n": n})


def carriages(n: int) -> Term:
    """So many carriages."""
    return Term(NN_("{n} carriage", "{n} carriages"), None, {"n": n})


def of_both(good: int, carriage: int) -> list[Term]:
    """Goods and carriages, where there are any."""
    return [goods(good)] * (good > 0) + [carriages(carriage)] * (carriage > 0)


def kind_word(kind: str) -> Term:
    """Beer, salt or ironware."""
    return Term(KIND[kind], kind)


MODERN = {"Mönster": "Münster", "Builefeld": "Bielefeld", "Corbach": "Korbach"}
"""Towns that have another name today."""


def modern_name(name: str) -> Message:
    """A town's name, and what it is called today."""
    if name not in MODERN:
        return Message("{town}", {"town": name})
    return Message(N_("{town}, today {modern}"), {"town": name, "modern": MODERN[name]})


def name_of(view: View, town: str) -> str:
    """A town's name on the map."""
    return next(str(one["name"]) for one in view["towns"] if one["id"] == town)


def house_word(view: View, house: str) -> Term:
    """A trading house: its town and its kind."""
    town, _, kind = house.rpartition(".")
    return Term(N_("{town} ({kind})"), None, {"town": name_of(view, town), "kind": kind_word(kind)})


def road_of(view: View, road: str) -> dict[str, Any]:
    """A road in the view."""
    return next(one for one in view["roads"] if one["road"] == road)


def road_word(view: View, road: str) -> Term:
    """A road: the towns at its ends."""
    first, second = road_of(view, road)["towns"]
    return Term("{first}–{second}", None, {"first": name_of(view, first), "second": name_of(view, second)})


def place_word(view: View, place: str) -> Term:
    """A house or a road, by its notation."""
    return road_word(view, place) if is_road(view, place) else house_word(view, place)


def is_road(view: View, place: str) -> bool:
    """Does this notation name a road?"""
    return any(one["road"] == place for one in view["roads"])


def card_of(view: View, card: str) -> dict[str, Any]:
    """A goods card in the view."""
    return next(one for one in view["goods_cards"] if one["card"] == card)


def card_word(view: View, card: str) -> Term:
    """A goods card: its kind, and what distinguishes it from others of its kind."""
    one = card_of(view, card)
    kind = Term(CARD_KIND[one["kind"]], one["kind"] or "free")
    if one["good_plus"]:
        return Term(N_("{card} ({kind} +1)"), None, {"card": kind, "kind": kind_word(one["good_plus"])})
    if one["carriage_plus"]:
        return Term(N_("{card} (carriage +1)"), None, {"card": kind})
    if one["bonus"]:
        return Term(N_("{card} (bonus {value})"), None, {"card": kind, "value": one["bonus"]["value"]})
    return kind


def functions(card: dict[str, Any]) -> Iterator[Term]:
    """What a goods card does besides its value."""
    if card["good_plus"]:
        yield Term(N_("+1 for each {kind} sold"), None, {"kind": kind_word(card["good_plus"])})
    if card["carriage_plus"]:
        yield Term(N_("+1 for each carriage used up by a transport"))
    if card["bonus"]:
        partners = [Term(CARD_KIND[kind], kind) for kind in card["bonus"]["with"]]
        message = (
            N_("worth {value} together with another {kinds}") if len(partners) == 1 else N_("worth {value} together with one of {kinds}")
        )
        yield Term(message, None, {"value": card["bonus"]["value"], "kinds": partners})
    if card["kind"] is None:
        yield Term(N_("choose between the houses of a town"))


def place_on_card(view: View, town: str) -> dict[str, Any]:
    """The place of a town on the open trade card."""
    return next(one for one in view["trade_card"] if one["town"] == town)


def buyer(view: View) -> dict[str, Any] | None:
    """The place of the trade card that buys now."""
    sale = view["sale"]
    return view["trade_card"][sale["place"] - 1] if sale and sale["place"] else None
