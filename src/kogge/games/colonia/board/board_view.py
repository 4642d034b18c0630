"""Template variables besides the view: where the pieces are, the order of the quarters, the effect of a click."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kogge.engine.board import View
from kogge.games.colonia.board import tooltips as tooltips
from kogge.games.colonia.board import words
from kogge.games.colonia.board.words import BERTHS, CITIES, CURRENCIES, DAYS, GOODS, RESOURCES, STREETS

QUARTER_OF_PHASE = {  # where on the board the decision is made; the others are made in the quarter of the day
    "choose_good": "thursday",
    "family_card": "tuesday",
    "draw_two": "wednesday",
    "exchange": "saturday",
    "buying": "sunday",
    "enshrining": "sunday",
    "guarding": "sunday",
}


ROWS = (("monday", "tuesday", "wednesday", "thursday"), ("council", "friday", "saturday", "sunday"))  # every quarter has its place


# where every piece lies


def pieces(view: View) -> Iterator[tuple[str, str]]:
    """Members, resources, ships, relic cards, edicts."""
    for seat, player in enumerate(view["seats"], 1):
        yield from [(f"member-{seat}", f"supply-{seat}")] * player["supply"]
        yield from [(f"member-{seat}", f"hall-{seat}")] * player["city_hall"]
        for street, members in player["streets"].items():
            yield from [(f"member-{seat}", f"{street}-{seat}")] * members
        for shrine in player["shrines"]:
            yield f"relic-{shrine['city']}-shrine", f"shrine-{shrine['city']}"
    for booth in view["market"]:
        yield from [(f"member-{booth['seat']}", f"booth-{booth['booth']}-members")] * booth["members"]
        yield from ((kind, f"booth-{booth['booth']}") for kind in booth["resources"])
    for craftsman in view["craftsmen"]:
        for row, order in enumerate(craftsman["orders"]):
            yield from [(f"member-{order['seat']}", f"order-{craftsman['good']}-{row}")] * order["members"]
    for ship in view["harbour"]:
        if ship:
            yield f"ship-{ship['ship']}", f"berth-{ship['berth']}"
            for hold in ship["holds"]:
                if hold["seat"]:
                    yield f"member-{hold['seat']}", f"hold-{ship['ship']}-{hold['hold']}"
    for card in view["display"]:
        if card:
            yield f"relic-{card['city']}-{'shrine' if card['shrine'] else card['cost']}", f"place-{card['place']}"
            if card["guard"]:
                yield f"member-{card['guard']}", f"guard-{card['place']}"


# what the template shows


def board_view(table: Any) -> dict[str, Any]:
    """The quarters in reading order, and the meaning of the clicks so far."""
    view = table.view
    chosen = chain(view, table.moves, table.picked)
    table.picked[:] = chosen
    return {
        "words": words,
        "tooltips": tooltips,
        "goods": GOODS,
        "resources": RESOURCES,
        "cities": CITIES,
        "currencies": CURRENCIES,
        "berths": BERTHS,
        "streets": STREETS,
        "days": DAYS,
        "emblems": words.EMBLEM,
        "quarters": ROWS,
        "rows": rows(view),
        "focus": focus(view),
        "council_first": view["phase"] in ("vote", "tie"),
        "moves": set(table.moves),
        "extra": extra_loads(table.moves),
        "chain": chosen,
        "exchange": exchanges(table.moves, chosen),
        "can": affordable(view, table.seat),
        "printed": table.printed,
        "click_key": click_key,
        "ids_of": ids_of,
        "order_ids": order_ids,
        "ship_key": ship_key,
        "quarter_key": quarter_key,
        "street_key": street_key,
        "roster_key": roster_key,
    }


# the keys of the board's fragments


def frame_key(table: Any) -> list[Any] | None:
    """What the board depends on, except for its public fragments, while the viewer has nothing to decide; None while they decide."""
    view, seat = table.view, table.seat
    if table.moves or not seat:
        return None
    quarters = [quarter_key(table, day) for row in ROWS for day in row if day != "council"]
    return [focus(view), view["phase"] in ("vote", "tie"), view["mayor"] == seat, view["seats"][seat - 1], quarters]


def click_key(table: Any, move: str) -> Any:
    """Whether this move can be made now, and its preview."""
    return (move, table.previews.get(move), table.view["phase"]) if move in table.moves else None


def ids_of(table: Any, *places: str) -> list[list[str]]:
    """The pieces at some places."""
    return [table.at_place(place) for place in places]


def order_ids(table: Any, craftsman: dict[str, Any]) -> list[list[str]]:
    """The members who stand for the orders of a craftsman."""
    return ids_of(table, *(f"order-{craftsman['good']}-{row}" for row in range(len(craftsman["orders"]))))


def quarter_key(table: Any, day: str) -> list[Any]:
    """What a quarter depends on; [] where the viewer decides: that is always drawn anew."""
    view, can = table.view, table.board_view["can"].get(day, [])
    if table.moves and day == focus(view):
        return []
    now = view["day"] == day, focus(view) == day, view["phase"] in ("vote", "tie")
    street = street_key(table, day) if day in STREETS else None
    return [now, can, street, table.names, inside_key(table, day)]


def inside_key(table: Any, day: str) -> list[Any]:
    """The same for the inside of a quarter."""
    view = table.view
    seats, me = view["seats"], view["seats"][table.seat - 1] if table.seat else {}
    if day == "monday":
        return [view["week_card"], view["decks"]]
    if day == "tuesday":
        halls = ids_of(table, *(f"hall-{seat}" for seat in range(1, len(seats) + 1)))
        shown = [(player["card"], player["counts_as_zero"], player["votes"]) for player in seats]
        mine = [me.get(name) for name in ("family_cards", "cards_for_zero", "chosen_card", "supply")], view["card_members"]
        return [view["order"], shown, halls, view["phase"] == "family_card" and [table.turn, mine]]
    if day == "wednesday":
        places = [place for booth in view["market"] for place in (f"booth-{booth['booth']}", f"booth-{booth['booth']}-members")]
        return [view["market"], me.get("supply"), view["bag"], ids_of(table, *places)]
    if day == "thursday":
        orders = [order_ids(table, craftsman) for craftsman in view["craftsmen"]]
        return [view["craftsmen"], table.board_view["rows"], orders, view["phase"] == "choose_good"]
    if day == "friday":
        ships = [ship for ship in view["harbour"] if ship]
        holds = [f"hold-{ship['ship']}-{hold['hold']}" for ship in ships for hold in ship["holds"]]
        return [view["harbour"], ids_of(table, *(f"berth-{ship['berth']}" for ship in ships), *holds)]
    if day == "saturday":
        return [view["due"], view["windows"], view["window_points"]]
    cards = [card for card in view["display"] if card]
    places = [place for card in cards for place in (f"place-{card['place']}", f"guard-{card['place']}")]
    return [view["display"], view["basic_places"], ids_of(table, *places)]


def ship_key(table: Any, ship: dict[str, Any]) -> list[Any]:
    """The fragment key of a ship: everything that its drawing depends on."""
    berth = ship["berth"]
    shown = [tooltips.hold_tooltip(table, ship, hold) for hold in ship["holds"]]
    clicked = [click_key(table, move) for move in table.moves if move.startswith(f"load {berth}.")]
    can = [hold for hold in table.board_view["can"].get("friday", ()) if hold.startswith(f"{berth}.")]
    ids = ids_of(table, f"berth-{berth}", *(f"hold-{ship['ship']}-{hold['hold']}" for hold in ship["holds"]))
    return [ship, shown, clicked, can, ids, table.names, table.board_view["chain"] if clicked else None]


def street_key(table: Any, day: str) -> list[Any]:
    """The fragment key of a street: everything that its drawing depends on."""
    view = table.view
    recalled = [table.moves, table.previews, view["seats"]] if table.moves and view["recall_from"] == day else None
    ids = [table.at_place(f"{day}-{seat}") for seat in range(1, len(view["seats"]) + 1)]
    return [ids, recalled, table.seat, table.names, [player["streets"][day] for player in view["seats"]]]


def roster_key(table: Any, seat: int) -> list[Any]:
    """The fragment key of a player's entry in the roster."""
    view, player = table.view, table.view["seats"][seat - 1]
    facts = [player["points"], player["shrine_points"], player["family_cards"], view["over"], view["phase"] == "family_card"]
    return [facts, table.at_place(f"supply-{seat}"), table.names]


def focus(view: View) -> str:
    """The quarter in which something is decided now: the day's own, or the one that an edict concerns."""
    if view["recall_from"]:
        return str(view["recall_from"])
    return QUARTER_OF_PHASE.get(view["phase"]) or view["day"] or "monday"


def rows(view: View) -> int:
    """How many spaces of the craftsmen's columns to draw: all that are in use, and a minimum."""
    return int(max(6, *(max(one["bar"], len(one["orders"])) + 1 for one in view["craftsmen"])))


def affordable(view: View, seat: int | None) -> dict[str, list[str]]:
    """What this player could pay for now, in today's quarter and those still to come this week."""
    player = view["seats"][seat - 1] if seat else None
    if player is None or not player["screen"] or view["over"] or view["day"] is None:
        return {}
    home, screen = player["supply"], player["screen"]
    found = {
        "wednesday": [str(one["booth"]) for one in view["market"] if one["resources"] and len(one["resources"]) <= home],
        "thursday": [
            one["good"]
            for one in view["craftsmen"]
            if one["members"] <= home and len(one["orders"]) < one["rows"] and all(screen["resources"][kind] for kind in one["recipe"])
        ],
        "friday": [
            f"{ship['berth']}.{hold['hold']}"
            for ship in view["harbour"]
            if ship and home
            for hold in ship["holds"]
            if not hold["seat"] and has_goods(screen["goods"], hold["goods"])
        ],
        "sunday": [str(card["place"]) for card in view["display"] if card and screen["money"][card["currency"]] >= card["cost"]],
    }
    return {day: things for day, things in found.items() if DAYS.index(day) >= DAYS.index(view["day"])}


def has_goods(mine: dict[str, int], wanted: list[str]) -> bool:
    """Do these goods fill a hold?"""
    if wanted == ["any"]:
        return any(mine.values())
    return all(mine[name] >= n for name, n in Counter(wanted).items())


def extra_loads(moves: list[str]) -> dict[int, list[str]]:
    """C4 extra_hold: the goods that can go into each berth's extra hold."""
    found: dict[int, list[str]] = {}
    for move in moves:
        if move.startswith("load ") and ".x " in move:
            berth, good = move.removeprefix("load ").split(".x ")
            found.setdefault(int(berth), []).append(good)
    return found


def chain(view: View, moves: list[str], picked: list[str]) -> list[str]:
    """The clicks that are still valid: an extra hold, or the currency to give and the one to take."""
    if view["phase"] == "loading":
        return [one for one in picked[:1] if one.isdigit() and int(one) in extra_loads(moves)]
    if view["phase"] != "exchange":
        return []
    chosen = picked[:2]
    while chosen and not exchanges(moves, chosen):
        chosen.pop()
    return chosen


def exchanges(moves: list[str], chosen: list[str]) -> dict[str, str]:
    """C4 exchange_money: what can be clicked next, with labels: a currency to give, one to take, then an amount."""
    found = {}
    for move in moves:
        verb, *rest = move.split(" ")
        if verb == "exchange" and rest[1 : 1 + len(chosen)] == chosen:
            if len(chosen) == 2:
                found[rest[0]] = move
            else:
                found[rest[1 + len(chosen)]] = "~".join([*chosen, rest[1 + len(chosen)]])
    return found


def leads_to(pick: str, move: str) -> bool:
    """Does a click lead to a move: a berth whose extra hold the move loads, the currencies that it exchanges, or its confirmation?"""
    verb, *rest = move.split(" ")
    clicked = pick.split("~")
    if verb == "exchange":
        return rest[1 : 1 + len(clicked)] == clicked
    return pick == f"sure~{move}" or (pick.isdigit() and move.startswith(f"load {pick}.x "))
