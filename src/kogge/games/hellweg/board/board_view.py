"""Template variables besides the view: where the pieces are, the chart of the map, and the move of each click."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kogge.engine.board import View
from kogge.games.hellweg.board import tooltips as tooltips
from kogge.games.hellweg.board.map import chart_of
from kogge.games.hellweg.board.words import (
    CARD_KIND,
    KIND,
    KINDS,
    PRIVILEGE,
    ROUTES,
    buyer,
    card_word,
    functions,
    is_road,
    modern_name,
    name_of,
)

EXTENDING = "extend"  # the chain of clicks of the family game's Extend: the market first, then the place


def pieces(view: View) -> Iterator[tuple[str, str]]:
    """Goods, carriages, merchants, cards."""
    for seat, player in enumerate(view["seats"], 1):
        yield from pieces_of(view, seat, player)
    for place, one in enumerate(view["trade_card"] or [], 1):
        if one["merchant"]:
            yield f"merchant-{one['merchant']}", f"place-{place}"
    for card in view["goods_cards"]:
        yield f"card-{card['card']}", f"owned-{card['owner']}" if card["owner"] else "open"
    yield "start", f"start-{view['start_player']}"


def pieces_of(view: View, seat: int, player: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """One player's pieces: on the map, at the market, in the warehouse, at home."""
    for town in view["towns"]:
        for house in town["houses"]:
            yield from [(f"good-{seat}", f"{house['house']}-{seat}")] * house["goods"][seat - 1]
    for road in view["roads"]:
        yield from [(f"carriage-{seat}", f"{road['road']}-{seat}")] * road["carriages"][seat - 1]
    yield from [(f"good-{seat}", f"store-{seat}")] * player["goods_stored"]
    yield from [(f"carriage-{seat}", f"shed-{seat}")] * player["carriages_stored"]
    yield from [(f"good-{seat}", f"goods-{seat}")] * player["goods_supply"]
    yield from [(f"carriage-{seat}", f"carriages-{seat}")] * player["carriages_supply"]
    yield from [(f"merchant-{seat}", f"market-{seat}")] * view["market"][seat - 1]
    yield from [(f"merchant-{seat}", f"home-{seat}")] * player["merchants_home"]


def board_view(table: Any) -> dict[str, Any]:
    """The chart, and the moves by what is clicked."""
    view = table.view
    chain = [EXTENDING, str(table.at)]  # clicks made at another moment of the game do not count
    table.picked[:] = chain if table.picked == chain and has_extension(table.moves) else []
    clicked = clicks(view, table.moves, bool(table.picked))
    return {
        "words": {"kind": KIND, "card": CARD_KIND, "privilege": PRIVILEGE},
        "tooltips": tooltips,
        "kinds": KINDS,
        "routes": ROUTES,
        "chart": chart_of(view),
        "click": clicked,
        "on_map": any(thing.split(" ")[0] in ("house", "road", "town") for thing in clicked),
        "taking": table.moves and view["asks"] in ("take_good", "take_carriage"),
        "cards_to_buy": any(move.startswith("card ") for move in table.moves),
        "extending": "~".join(chain) if has_extension(table.moves) and not table.picked else "",
        "prices": {place["house"]: place["pays"] for place in view["trade_card"] or []},
        "buyer": buyer(view),
        "walked": view["sale"]["roads"] if view["sale"] else [],
        "losing": view["sale"]["losing"] if view["sale"] else [],
        "functions": functions,
        "name_of": name_of,
        "modern_name": modern_name,
        "card_word": card_word,
        "black_from": [player["own_carriages"] for player in view["seats"]],
        "town_key": town_key,
        "road_key": road_key,
        "desk_key": desk_key,
        "stores_key": stores_key,
        "panel_key": panel_key,
        "roster_key": roster_key,
    }


# the keys of the board's fragments


def frame_key(table: Any) -> list[Any]:
    """What the board depends on, except for its public fragments, while the viewer has nothing to decide."""
    view, seat = table.view, table.seat
    return [view["start_player"] == seat, owned_key(table, seat, True)] if seat else []


def piles_of(table: Any, place: str) -> list[list[str]]:
    """The pieces at a place, by seat."""
    return [table.at_place(f"{place}-{seat}") for seat in range(1, table.view["players"] + 1)]


def clicks_on(table: Any, things: list[str]) -> list[Any]:
    """The effect of a click on these items, with its preview; for the player to decide also the contents of their labels."""
    if not table.moves:
        return []
    view, click = table.view, table.board_view["click"]
    found = [(click[thing], table.previews.get(click[thing])) if thing in click else None for thing in things]
    return [found, view["asks"], view["sale"], view["trade_card"], view["routes"]]


def town_key(table: Any, town: dict[str, Any]) -> list[Any]:
    """The fragment key of a town: everything that its drawing depends on."""
    view, prices, sale, asked = table.view, table.board_view["prices"], table.view["sale"], table.board_view["buyer"]
    houses = [house["house"] for house in town["houses"]]
    here = [(asked or {}).get("house") in houses and asked, (asked or {}).get("town") == town["id"]]
    if sale:
        here += [sale["from"] in houses and sale["from"], town["id"] in sale["path"]]
    piles = [piles_of(table, house) for house in houses]
    clicked = clicks_on(table, [f"town {town['id']}", *(f"house {house}" for house in houses)])
    return [town, [prices.get(house) for house in houses], here, piles, table.names, table.moves and table.seat, view["options"], clicked]


def road_key(table: Any, road: dict[str, Any]) -> list[Any]:
    """The fragment key of a road: everything that its drawing depends on."""
    lost, clicked = road["road"] in table.board_view["losing"], clicks_on(table, [f"road {road['road']}"])
    return [road, lost, piles_of(table, road["road"]), table.board_view["black_from"], table.names, clicked]


def desk_key(table: Any) -> list[Any]:
    """The fragment key of the trade card, the market and the goods cards."""
    view = table.view
    shown = [view[name] for name in ("trade_card", "turn", "turns", "sale", "last_card", "extend_price", "routes", "asks")]
    stands = [table.at_place(f"place-{place}") for place in range(1, len(view["trade_card"] or ()) + 1)]
    asked = [table.moves, table.previews, table.picked, view["seats"][table.seat - 1], table.at] if table.moves else []
    return [shown, stands, piles_of(table, "market"), table.names, asked]


def stores_key(table: Any) -> list[Any]:
    """The fragment key of the warehouse and the privileges."""
    return [*desk_key(table), piles_of(table, "store"), piles_of(table, "shed"), table.board_view["black_from"]]


def owned_key(table: Any, seat: int, mine: bool) -> list[Any]:
    """What a player has in their area."""
    view, player = table.view, table.view["seats"][seat - 1]
    cards = [card for card in view["goods_cards"] if card["owner"] == seat]
    supply = [player["goods_supply"], player["carriages_supply"]] if mine else []
    return [supply, player["claims"], player["privileges"], cards, view["routes"]]


def panel_key(table: Any, seat: int, mine: bool) -> list[Any]:
    """The fragment key of a player's area."""
    view = table.view
    used = clicks_on(table, [f"use {name}" for name in view["seats"][seat - 1]["privileges"]]) if mine and view["routes"] else []
    return [*owned_key(table, seat, mine), table.names, used, mine and bool(table.moves)]


def roster_key(table: Any, seat: int) -> list[Any]:
    """The fragment key of a player's entry in the roster."""
    view = table.view
    ids = [table.at_place(f"{place}-{seat}") for place in ("goods", "carriages", "home")]
    return [view["seats"][seat - 1], view["start_player"], ids, table.names]


def has_extension(moves: list[str]) -> bool:
    """May one place be extended for 1 thaler?"""
    return any(move.startswith("extend ") for move in moves)


def clicks(view: View, moves: list[str], extending: bool) -> dict[str, str]:
    """The move of each clickable item; houses and roads to extend only after a click on Extend."""
    found = {}
    for move in moves:
        verb, _, named = move.partition(" ")
        if (verb == "extend" and named != "") == extending:
            found[place_of(view, verb, named)] = move
    return found


def place_of(view: View, verb: str, named: str) -> str:
    """The item on the board that a move is made with."""
    if verb in ("good", "carriage", "take", "sell", "dump", "extend") and named:
        return "warehouse" if named == "warehouse" else f"road {named}" if is_road(view, named) else f"house {named}"
    if verb == "go":
        return f"town {named}"
    return f"{verb} {named}".strip()


def places(view: View) -> str:
    """The positions of towns, roads and scenery in per cent, as a stylesheet: pages have no inline styles."""
    chart = chart_of(view)
    spots = {f"town-{i}": chart.towns[town["id"]] for i, town in enumerate(view["towns"], 1)}
    spots |= {f"road-{i}": chart.roads[road["road"]].at for i, road in enumerate(view["roads"], 1)}
    spots |= {f"scenery-{i}": at for i, (_kind, at) in enumerate(chart.scenery, 1)}
    return "".join(f'[data-at="{name}"] {{ left: {across}%; top: {down}%; }}\n' for name, (across, down) in spots.items())


def leads_to(pick: str, move: str) -> bool:
    """Does the click on Extend, or a confirmation, lead to this move?"""
    return pick == f"sure~{move}" or (pick.split("~")[0] == EXTENDING and move.startswith("extend "))
