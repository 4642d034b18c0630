"""Explanations: the effects of moves, and why something cannot be done now. They use only public information.

The board itself previews sales (tooltips.py); `explain` covers the other moves, for hints and analyses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.engine.board import N_, NN_, Message, MovePreview, Seat, Term, View, try_move, view_after
from kogge.games.hellweg.board.reach import joined, roads_lacking
from kogge.games.hellweg.board.words import (
    PRIVILEGE,
    PRIVILEGE_EFFECT,
    buyer,
    card_of,
    goods,
    is_road,
    kind_word,
    name_of,
    of_both,
    place_on_card,
    road_of,
    thaler,
)


def explain(match: Any, move: str) -> MovePreview | None:
    """The consequences of a move; None for sales, which the board previews."""
    verb, *words = move.split(" ")
    view, seat = match.view(None), match.seat
    if verb in ("buy", "card"):
        explanations = [of_purchase(view, seat, verb, words[0])]
    elif verb in ("good", "carriage", "take"):
        explanations = list(of_piece(view, view_after(match, move), seat, verb, words[0]))
    elif verb == "extend" and words:
        explanations = list(of_extension(match, move, words[0]))
    elif verb in ("thaler", "use", "store", "extend"):
        explanations = list(of_market(view, view_after(match, move), seat, words[0] if verb == "use" else verb))
        explanations += [Term(N_("uses no merchant; the privilege is turned face down"))] * (verb == "use")
    elif verb in ("dump", "next", "forgo", "end", "privilege"):
        explanations = [of_short(view, view_after(match, move), seat, verb, words)]
    else:
        return None
    parts = {f"then{number}": one for number, one in enumerate(explanations)}
    return MovePreview(Message(" · ".join(f"{{{key}}}" for key in parts), parts))


def of_purchase(view: View, seat: int, verb: str, named: str) -> Term:
    """H4.1, H4.3 What a goods card counts, and the thaler that are left."""
    money = view["seats"][seat - 1]["money"]
    if verb == "buy":
        return left(money - place_on_card(view, named)["costs"])
    card = card_of(view, named)
    value = card["value"] if card["worth"] is None else card["worth"]
    return Term(N_("worth {value} at the end; leaves {money}"), None, {"value": value, "money": thaler(money - card["costs"])})


def left(money: int) -> Term:
    """The remaining thaler."""
    return Term(N_("leaves {money}"), None, {"money": thaler(money)})


def of_piece(before: View, after: View, seat: int, verb: str, place: str) -> Iterator[Term]:
    """A piece that is placed or taken."""
    if verb == "good":
        yield from of_good(after, seat, place)
    elif verb == "carriage":
        yield from of_carriage(before, after, seat, place)
    elif place == "warehouse":
        yield stored(after["seats"][seat - 1])
    else:
        yield of_taking(after, seat, place)


def of_good(view: View, seat: int, house: str) -> Iterator[Term]:
    """H3.1, H3.2 The towns that can buy it with the present carriages; with the counter, the prices still to come."""
    town, _, kind = house.rpartition(".")
    reached = joined(view, seat, town)
    houses = [(one["id"], own["house"]) for one in view["towns"] if one["id"] in reached for own in one["houses"] if own["kind"] == kind]
    if len(houses) == 1:
        yield Term(N_("can only be sold in {town} so far"), None, {"town": name_of(view, town)})
    else:
        yield Term(N_("can be sold in {towns}"), None, {"towns": [name_of(view, one) for one, _house in houses]})
    if view["to_come"] is not None:
        yield of_buyers([price for _town, one in houses for price in view["to_come"][one]])


def of_buyers(prices: list[int]) -> Term:
    """The places on trade cards still to come that would buy a good."""
    if not prices:
        return Term(N_("no more buyers to come there"))
    message = NN_("{n} buyer still to come, at up to {price}", "{n} buyers still to come, at up to {price}")
    return Term(message, None, {"n": len(prices), "price": thaler(max(prices))})


def of_carriage(before: View, after: View, seat: int, road: str) -> Iterator[Term]:
    """H3.3, H7.5 What a carriage connects, what it wins or lacks to win, and the remaining carriages."""
    me = after["seats"][seat - 1]
    yield on_road(before, seat, road)
    yield from of_routes(before, after, seat)
    yield Term(NN_("{n} carriage left", "{n} carriages left"), None, {"n": me["carriages_supply"] + me["carriages_stored"]})


def on_road(before: View, seat: int, road: str) -> Term:
    """H3.2, H3.3 The towns that it joins, or the carriage beside which it stands."""
    one = road_of(before, road)
    there, (first, second) = one["carriages"][seat - 1], one["towns"]
    if there == 1 and not one["paved"]:
        return Term(N_("both carriages stay after a transport"))
    if there:
        return Term(N_("you already have {count} there"), None, {"count": there})
    parts = {"first": name_of(before, first), "second": name_of(before, second)}
    if second in joined(before, seat, first):
        return Term(N_("another way from {first} to {second}"), None, parts)
    return Term(N_("links {first} and {second}"), None, parts)


def of_routes(before: View, after: View, seat: int) -> Iterator[Term]:
    """H7.5, H7.6 What the completed routes bring; otherwise the route nearest to completion."""
    nearer = {}
    for name, route in (after["routes"] or {}).items():
        if is_won(before, seat, name):
            continue
        if is_won(after, seat, name):
            yield Term(N_("earns “{privilege}”"), None, {"privilege": route_word(name)})
            continue
        missing = roads_lacking(after, seat, route["towns"])
        if missing < roads_lacking(before, seat, route["towns"]):
            nearer[name] = missing
    if nearer:
        name = min(nearer, key=lambda one: nearer[one])
        message = NN_("{n} more road for “{privilege}”", "{n} more roads for “{privilege}”")
        yield Term(message, None, {"n": nearer[name], "privilege": route_word(name)})


def is_won(view: View, seat: int, name: str) -> bool:
    """Has the player already won this route?"""
    if name in PRIVILEGE:
        return view["seats"][seat - 1]["privileges"][name] is not None
    return view["routes"][name]["owner"] is not None


def route_word(name: str) -> Term:
    """What a route brings."""
    return Term(PRIVILEGE.get(name) or N_("Extra carriages"))


def of_taking(after: View, seat: int, place: str) -> Term:
    """H4.6 What remains where a piece was taken."""
    if not is_road(after, place):
        there = next(one["goods"][seat - 1] for town in after["towns"] for one in town["houses"] if one["house"] == place)
        return Term(N_("you’d have {goods} there"), None, {"goods": goods(there)})
    first, second = road_of(after, place)["towns"]
    parts = {"first": name_of(after, first), "second": name_of(after, second)}
    if second in joined(after, seat, first):
        return Term(N_("{first} and {second} stay linked"), None, parts)
    return Term(N_("{first} and {second} are no longer linked"), None, parts)


def of_extension(match: Any, move: str, place: str) -> Iterator[Term]:
    """H4.2 The same for a piece placed for a thaler; H4.6 with an empty supply one must be taken first."""
    before, seat, trial = match.view(None), match.seat, try_move(match, move)[0]
    after = trial.view(None)
    own, was = (view["seats"][seat - 1] for view in (after, before))
    if (own["goods_on_map"], own["carriages_on_map"]) == (was["goods_on_map"], was["carriages_on_map"]):
        yield Term(N_("your supply is empty: you move one of your own there"))
    elif is_road(before, place):
        yield from of_carriage(before, after, seat, place)
    else:
        yield from of_good(after, seat, place)
    yield left(own["money"])


def of_market(before: View, after: View, seat: int, what: str) -> Iterator[Term]:
    """H4.4, H7.1, H7.2 A thaler and the privileges it turns up; what is in the warehouse, or leaves it."""
    own, was = (view["seats"][seat - 1] for view in (after, before))
    if what == "extend":
        yield Term(N_("{pieces} to place"), None, {"pieces": of_both(was["goods_stored"], was["carriages_stored"])})
    elif what == "thaler":
        yield Term(N_("you’d have {money}"), None, {"money": thaler(own["money"])})
        if n := list(was["privileges"].values()).count("down"):
            yield Term(NN_("turns {n} privilege face up", "turns {n} privileges face up"), None, {"n": n})
    else:
        yield stored(own)


def stored(me: dict[str, Any]) -> Term:
    """H7.1 What is in the warehouse afterwards."""
    pieces = of_both(me["goods_stored"], me["carriages_stored"])
    return Term(N_("{pieces} in the warehouse"), None, {"pieces": pieces}) if pieces else Term(N_("empties the warehouse"))


def of_short(before: View, after: View, seat: int, verb: str, words: list[str]) -> Term:
    """H3.1, H3.5, H4.6, H7.3 What is sold, left or taken."""
    if verb == "dump":
        return Term(N_("you’d have {money}"), None, {"money": thaler(after["seats"][seat - 1]["money"])})
    if verb == "privilege":
        return Term(PRIVILEGE_EFFECT[words[0]])
    if verb == "forgo":
        return Term(N_("you give up this piece"))
    if verb == "end":
        return Term(N_("{who} is next"), None, {"who": Seat(after["seat"])}) if after["seat"] else Term(N_("a new trade card follows"))
    if place := buyer(before):
        return Term(N_("you sell nothing to {town} this turn"), None, {"town": name_of(before, place["town"])})
    return Term(N_("you keep your goods"))


def is_asked(table: Any, question: str) -> bool:
    """Does the viewer decide this now?"""
    return bool(table.moves) and table.view["asks"] == question


def no_purchase(table: Any, place: dict[str, Any]) -> Message | None:
    """H4.1 Why nothing can be bought at a place of the trade card."""
    if not is_asked(table, "action") or f"buy {place['town']}" in table.moves:
        return None
    if place["merchant"]:
        return Message(N_("{who} already has a merchant there."), {"who": Seat(place["merchant"])})
    return too_dear(table, place["costs"])


def no_card(table: Any, card: dict[str, Any]) -> Message | None:
    """H4.3 Why a goods card cannot be bought."""
    if not is_asked(table, "action") or card["owner"] or f"card {card['card']}" in table.moves:
        return None
    return too_dear(table, card["costs"])


def no_offer(table: Any, name: str) -> Message | None:
    """H4.2, H7.2 Why nothing can be extended."""
    if name != "extend" or not is_asked(table, "action") or any(move.split(" ")[0] == name for move in table.moves):
        return None
    if table.view["routes"]:
        me = table.view["seats"][table.seat - 1]
        return None if me["goods_stored"] + me["carriages_stored"] else Message(N_("You have nothing in the warehouse."))
    return too_dear(table, table.view["extend_price"])


def no_sale(table: Any, house: dict[str, Any]) -> Message | None:
    """H3.1, H3.2 Why no good can be sold from a house."""
    bought = buyer(table.view)
    if not is_asked(table, "sell") or bought is None or f"sell {house['house']}" in table.moves or not house["goods"][table.seat - 1]:
        return None
    parts = {"town": name_of(table.view, bought["town"]), "kind": kind_word(bought["kind"])}
    if house["kind"] != bought["kind"]:
        return Message(N_("{town} buys only {kind}."), parts)
    return Message(N_("Your carriages don’t link this town to {town}."), parts)


def too_dear(table: Any, price: int) -> Message | None:
    """Too little money."""
    money = table.view["seats"][table.seat - 1]["money"]
    return Message(N_("This costs {price}; you have {money}."), {"price": thaler(price), "money": thaler(money)}) if money < price else None
