"""A position of Hellweg Westfalicus as text (engine/description.py). Every house and road has an entry, so that few entries change."""

from __future__ import annotations

from typing import Any

from kogge.engine.description import Entry, amounts, seat_name

REPEATED = ("card",)
"""The first words of the chance events whose outcome the entries already contain."""


def entries(view: dict[str, Any], seat: int | None) -> list[Entry]:
    """The turn with the current decision, the trade card, the seats with their pieces, then the goods cards and the map."""
    found = [("Turn", _turn(view))]
    found += [(f"Town {place}", _place(town)) for place, town in enumerate(view["trade_card"] or [], 1)]
    if view["sale"] is not None:
        found.append(("Sale", _sale(view["sale"])))
    if view["placing"] is not None:
        found.append(("To be placed", _placing(view["placing"])))
    found += [(seat_name(number, seat), _player(view, number - 1)) for number in range(1, view["players"] + 1)]
    found += [(f"Goods card {card['card']}", _goods_card(card)) for card in view["goods_cards"]]
    if view["routes"] is not None:
        found += [(f"Route {name.replace('_', ' ')}", _route(route)) for name, route in view["routes"].items()]
    if view["to_come"] is not None:
        prices = (f"{house} {' '.join(map(str, prices))}" for house, prices in view["to_come"].items() if prices)
        found.append(("Prices on trade cards to come", ", ".join(prices)))
    found += [(f"House {house['house']}", _by_seat(house["goods"])) for town in view["towns"] for house in town["houses"]]
    found += [(f"Road {road['road']}{_printed(road)}", _by_seat(road["carriages"])) for road in view["roads"]]
    return found


def _printed(road: dict[str, Any]) -> str:
    """The properties of a road on the map: paved, or with a village that pays for the first carriage."""
    return " (paved)" if road["paved"] else f" (village, pays {road['pays']})" if road["village"] else ""


def _by_seat(pieces: list[int]) -> str:
    """The pieces of each seat that has some."""
    return ", ".join(f"{number} of seat {seat}" for seat, number in enumerate(pieces, 1) if number) or "empty"


def _turn(view: dict[str, Any]) -> str:
    text = f"{view['turn']} of {view['turns']}, {view['phase']}, start player {view['start_player']}, asked: {view['asks']}"
    round_number = f", round {view['round']}" if view["round"] is not None else ""
    return text + round_number + (", last trade card: sales pay 2 more" if view["last_card"] else "")


def _place(place: dict[str, Any]) -> str:
    costs = "" if place["costs"] == place["price"] else f" (for the player to decide {place['costs']})"
    pieces = f"{place['goods']} goods" + (f" {place['carriages']} carriages" if place["carriages"] else "")
    merchant = "" if place["merchant"] is None else f", merchant of seat {place['merchant']}"
    return f"{place['house']} {place['price']}{costs}, {pieces}{merchant}"


def _sale(sale: dict[str, Any]) -> str:
    where = f"town {sale['place']} buys, pays {sale['pays']}" if sale["place"] else "goods that no town buys"
    dump = f"; sold elsewhere: {amounts(sale['dump'])}"
    way = f"; on its way from {sale['from']} by {' '.join(sale['path'])}" if sale["from"] else ""
    losing = f", carriages go back from {' '.join(sale['losing'])}" if sale["losing"] else ""
    return f"{where}; {sale['sold']} sold{dump}{way}{losing}"


def _placing(placing: dict[str, Any]) -> str:
    pieces = "" if placing["goods"] is None else f" {placing['goods']} goods, {placing['carriages']} carriages"
    where = placing["at"] or placing["town"]
    return f"for {placing['for']}{pieces}{f' at {where}' if where else ''}"


def _player(view: dict[str, Any], player: int) -> str:
    seat = view["seats"][player]
    parts = [f"{seat['money']} thaler", f"{seat['points']} points", f"{seat['merchants_home']} merchants at home"]
    if view["market"][player]:
        parts.append(f"{view['market'][player]} on the market")
    if seat["pays_less"]:
        parts.append("pays less")
    parts.append(f"supply {seat['goods_supply']} goods {seat['carriages_supply']} carriages")
    if seat["goods_stored"] or seat["carriages_stored"]:
        parts.append(f"stored {seat['goods_stored']} goods {seat['carriages_stored']} carriages")
    if seat["cards"]:
        parts.append(f"cards {' '.join(seat['cards'])}")
    privileges = [f"{name} {state.replace('_', ' ')}" for name, state in seat["privileges"].items() if state]
    if privileges:
        parts.append(f"privileges {', '.join(privileges)}")
    if seat["claims"]:
        parts.append(f"may take {seat['claims']} privileges")
    return "; ".join(parts)


def _goods_card(card: dict[str, Any]) -> str:
    if card["owner"] is not None:
        return f"owned by seat {card['owner']}, counts {card['worth']}"
    parts = [f"price {card['price']}, value {card['value']}"]
    if card["good_plus"]:
        parts.append(f"{card['good_plus']} +1")
    if card["carriage_plus"]:
        parts.append("carriage +1")
    if card["bonus"]:
        parts.append(f"value {card['bonus']['value']} with {' or '.join(card['bonus']['with'])}")
    return ", ".join(parts)


def _route(route: dict[str, Any]) -> str:
    towns = " ".join(route["towns"])
    if "left" in route:
        return f"{towns}, {route['left']} privileges left"
    owner = "nobody's" if route["owner"] is None else f"of seat {route['owner']}"
    return f"{towns}, {route['carriages']} black carriages, {owner}"
