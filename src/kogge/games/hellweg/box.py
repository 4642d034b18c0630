"""H1 What is in the box: the map, the trade cards, the goods cards, read from a box file into one read-only record."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from kogge.engine.boxes import BoxFile
from kogge.engine.record_view import record_dtype
from kogge.games.hellweg.words import (
    BIT,
    CARD_KINDS,
    DISCOUNT,
    EXTRA_CARRIAGES,
    FREE_CHOICE_CARD,
    KINDS,
    MAX_GOODS_CARDS,
    MAX_HOUSES,
    MAX_NAME,
    MAX_PLAYERS,
    MAX_ROADS,
    MAX_TOWNS,
    MAX_TRADE_CARDS,
    MAX_WORD,
    MERCHANTS,
    N_GOODS_CARDS,
    N_KINDS,
    NONE,
    PLACES,
    PRICES,
    PRIVILEGES,
    SETUP_ROUNDS,
    SHORTENED_BY,
)

Box = record_dtype(
    [
        ("road_towns", np.int32, (MAX_ROADS,)),  # the two towns of a road, as bits
        ("bonus_with", np.int32, (N_GOODS_CARDS,)),  # H5.4 the kinds a partner may have, as bits; 0 = no bonus
        ("bonus_order", np.int32, (N_GOODS_CARDS,)),  # H5.4 cards with a bonus, the greatest gain first
        ("bonus_cards", np.int16),  # how many they are
        ("goods", np.int16),  # H1.1 per player
        ("carriages", np.int16),  # H1.1 per player
        ("thaler", np.int32),  # H1.1 per player
        ("black_carriages", np.int16),  # H7.6
        ("towns", np.int16),  # how many towns there are, and so on
        ("houses", np.int16),
        ("roads", np.int16),
        ("trade_cards", np.int16),
        ("goods_cards", np.int16),  # without Free Choice
        ("no_start", np.int16, (MAX_TOWNS,)),  # H1.5 1: no good is set up here
        ("town_house", np.int16, (MAX_TOWNS, N_KINDS)),  # the town's house of a kind, or NONE
        ("house_town", np.int16, (MAX_HOUSES,)),
        ("house_kind", np.int16, (MAX_HOUSES,)),
        ("kind_houses", np.int16, (N_KINDS,)),  # how many houses of a kind there are
        ("kind_house", np.int16, (N_KINDS, MAX_TOWNS)),  # the houses of a kind, in order
        ("road_ends", np.int16, (MAX_ROADS, 2)),
        ("road_between", np.int16, (MAX_TOWNS, MAX_TOWNS)),  # the road that joins two towns, or NONE
        ("paved", np.int16, (MAX_ROADS,)),  # 1 paved, 0 bad
        ("village", np.int16, (MAX_ROADS,)),  # 1: the road passes a village
        ("symbol_goods", np.int16, (PRICES[-1] + 1,)),  # H1.3 goods by price
        ("symbol_carriages", np.int16, (PRICES[-1] + 1,)),  # H1.3 carriages by price
        ("trade_house", np.int16, (MAX_TRADE_CARDS, PLACES)),  # H1.3 houses in the order of sale
        ("trade_price", np.int16, (MAX_TRADE_CARDS, PLACES)),
        ("trade_by_town", np.int16, (MAX_TRADE_CARDS, PLACES)),  # the places of a card in the order of the towns on the map
        ("card_kind", np.int16, (N_GOODS_CARDS,)),  # of a goods card; NONE for Free Choice
        ("card_price", np.int32, (N_GOODS_CARDS,)),
        ("card_value", np.int32, (N_GOODS_CARDS,)),
        ("players_from", np.int16, (N_GOODS_CARDS,)),  # H1.4 in play with so many players or more
        ("good_plus", np.int16, (N_GOODS_CARDS,)),  # H5.2 the kind of good that pays 1 more, or NONE
        ("carriage_plus", np.int16, (N_GOODS_CARDS,)),  # H5.3 1: a carriage taken back pays 1
        ("cheapest_card", np.int16),  # the lowest of their prices
        ("bonus_value", np.int32, (N_GOODS_CARDS,)),
        ("route_towns", np.int16, (EXTRA_CARRIAGES + 1, 2)),  # H7.5 by privilege, then H7.6
        ("privilege_copies", np.int16),
        ("privilege_from", np.int16),  # H7.3 goods cards from this price on give a privilege
        ("town_at", np.float32, (MAX_TOWNS, 2)),  # degrees east and north, for drawing
        ("town_word", np.uint8, (MAX_TOWNS, MAX_WORD)),  # in the notation, as UTF-8
        ("town_name", np.uint8, (MAX_TOWNS, MAX_NAME)),  # on the map, as UTF-8
        ("card_word", np.uint8, (N_GOODS_CARDS, MAX_WORD)),
    ]
)

MAX_PIECES = 99
MAX_THALER = 9999
MAX_SYMBOLS = 3  # H1.3
TABLES = ["pieces", "no_start", "towns", "roads", "symbols", "trade", "goods_card", "free_choice_card", "privileges"]
ROUTES = [*PRIVILEGES, "extra_carriages"]


def read_box(file: BoxFile, box: Any) -> None:
    """H1 Validate a box file and write it into the record; unknown and missing values are refused."""
    file.check_complete(TABLES, "table")
    _read_pieces(file, box)
    towns = _read_towns(file, box)
    _read_no_start(file, box, towns)
    _read_roads(file, box, towns)
    _check_connected(file, box, towns)
    _read_symbols(file, box)
    _read_trade(file, box, towns)
    _read_goods_cards(file, box)
    _read_privileges(file, box, towns)


def _flag(file: BoxFile, value: Any, what: str, *keys: str) -> int:
    if type(value) is not bool:
        file.refuse(f"{what} must be true or false, not {value!r}.", *keys)
    return int(value)


def _letters(file: BoxFile, text: Any, most: int, what: str, *keys: str) -> np.ndarray:
    """A word as UTF-8 in a fixed number of bytes."""
    if not isinstance(text, str) or not text.strip() or not text.isprintable() or len(text.encode()) > most:
        file.refuse(f"{what} must be a text of 1 to {most} bytes, not {text!r}.", *keys)
    return np.frombuffer(text.encode().ljust(most, b"\0"), np.uint8)


def _word(file: BoxFile, text: Any, what: str, *keys: str) -> np.ndarray:
    """A word of the notation."""
    if not isinstance(text, str) or not re.fullmatch(r"[a-z0-9_]+", text):
        file.refuse(f"{what} must be written with a-z, 0-9 and _, not {text!r}.", *keys)
    return _letters(file, text, MAX_WORD, what, *keys)


def _read_pieces(file: BoxFile, box: Any) -> None:
    """H1.1 Enough of each for the starting positions (H1.5)."""
    bounds = {
        "goods": (SETUP_ROUNDS, MAX_PIECES),
        "carriages": (SETUP_ROUNDS, MAX_PIECES),
        "merchants": (MERCHANTS, MERCHANTS),
        "thaler": (0, MAX_THALER),
        "black_carriages": (0, MAX_PIECES),
    }
    pieces = file.fields(file.table("pieces"), list(bounds), "pieces", "pieces")
    for name, (least, most) in bounds.items():
        file.integer(pieces[name], least, most, f"the number of {name}", "pieces", name)
    box.goods, box.carriages = pieces["goods"], pieces["carriages"]
    box.thaler, box.black_carriages = pieces["thaler"], pieces["black_carriages"]


def _read_towns(file: BoxFile, box: Any) -> list[str]:
    """H1.2 Towns with one or two houses of different kinds."""
    towns = file.table("towns")
    if not 2 <= len(towns) <= MAX_TOWNS:
        file.refuse(f"a map has 2 to {MAX_TOWNS} towns, not {len(towns)}.", "towns")
    box.towns = len(towns)
    box.town_house[:] = NONE
    houses = 0
    for town, (word, found) in enumerate(towns.items()):
        where = ("towns", word)
        entry = file.fields(found, ["name", "houses", "at"], f"town {word}", *where)
        box.town_word[town] = _word(file, word, "a town", *where)
        box.town_name[town] = _letters(file, entry["name"], MAX_NAME, f"the name of {word}", *where, "name")
        box.town_at[town] = _position(file, entry["at"], word)
        for kind in _house_kinds(file, entry["houses"], word):
            box.town_house[town, kind] = houses
            box.house_town[houses], box.house_kind[houses] = town, kind
            box.kind_house[kind, box.kind_houses[kind]] = houses
            box.kind_houses[kind] += 1
            houses += 1
    box.houses = houses
    return list(towns)


def _position(file: BoxFile, at: Any, town: str) -> tuple[float, float]:
    if not isinstance(at, list) or len(at) != 2 or any(type(part) not in (int, float) or not -1e6 < part < 1e6 for part in at):
        file.refuse(f"the position of {town} must be two numbers, east and north, not {at!r}.", "towns", town, "at")
    return float(at[0]), float(at[1])


def _house_kinds(file: BoxFile, houses: Any, town: str) -> list[int]:
    where = ("towns", town, "houses")
    listed = file.items(houses, f"the houses of {town}", *where)
    kinds = [file.index_of(kind, KINDS, "kind of house", *where) for kind in listed]
    if not 1 <= len(kinds) <= 2 or len(set(kinds)) < len(kinds):
        file.refuse(f"{town} must have one house or two of different kinds, not {listed!r}.", *where)
    return kinds


def _read_no_start(file: BoxFile, box: Any, towns: list[str]) -> None:
    """H1.5 Towns where no good is set up; one must be left where it may."""
    for town in file.items(file.content["no_start"], "no_start", "no_start"):
        box.no_start[file.index_of(town, towns, "town", "no_start")] = 1
    if sum(box.no_start) == box.towns:
        file.refuse("no town is left where a good may be set up.", "no_start")


def _read_roads(file: BoxFile, box: Any, towns: list[str]) -> None:
    """H1.2 Roads between two different known towns, at most one between any two."""
    roads = file.table("roads")
    if len(roads) > MAX_ROADS:
        file.refuse(f"more than {MAX_ROADS} roads do not fit.", "roads")
    box.roads = len(roads)
    box.road_between[:] = NONE
    for road, (name, found) in enumerate(roads.items()):
        where = ("roads", name)
        entry = file.fields(found, ["paved", "village"], f"road {name}", *where)
        ends = name.split("-")
        if len(ends) != 2 or ends[0] == ends[1]:
            file.refuse(f"a road is written as two different towns, town-town, not {name!r}.", *where)
        one, other = (file.index_of(end, towns, "town", *where) for end in ends)
        if box.road_between[one, other] != NONE:
            file.refuse(f"there are two roads between {ends[0]} and {ends[1]}.", *where)
        box.road_ends[road] = one, other
        box.road_towns[road] = BIT[one] | BIT[other]
        box.road_between[one, other] = box.road_between[other, one] = road
        box.paved[road] = _flag(file, entry["paved"], "paved", *where)
        box.village[road] = _flag(file, entry["village"], "village", *where)


def _check_connected(file: BoxFile, box: Any, towns: list[str]) -> None:
    """H1.2 Every town can be reached from every other."""
    joined = int(BIT[0])
    for _ in towns:
        for road in range(box.roads):
            if joined & box.road_towns[road]:
                joined |= int(box.road_towns[road])
    for town, name in enumerate(towns):
        if not joined & BIT[town]:
            file.refuse(f"the map is not connected: no way leads from {towns[0]} to {name}.", "towns", name)


def _read_symbols(file: BoxFile, box: Any) -> None:
    """H1.3 One to three symbols for each price."""
    symbols = file.fields(file.table("symbols"), [str(price) for price in PRICES], "symbols", "symbols")
    for price in PRICES:
        where = ("symbols", str(price))
        listed = file.items(symbols[str(price)], f"the symbols for {price}", *where)
        counts = [file.integer(count, 0, MAX_SYMBOLS, f"the number of symbols for {price}", *where) for count in listed]
        if len(counts) != 2 or not 1 <= sum(counts) <= MAX_SYMBOLS:
            file.refuse(f"the symbols for {price} must be goods and carriages, 1 to {MAX_SYMBOLS} together, not {listed!r}.", *where)
        box.symbol_goods[price], box.symbol_carriages[price] = counts


def _read_trade(file: BoxFile, box: Any, towns: list[str]) -> None:
    """H1.3 Every house on three cards, once at each price."""
    trade = file.fields(file.table("trade"), ["cards"], "trade", "trade")
    cards = file.items(trade["cards"], "cards", "trade", "cards")
    names = [f"{towns[box.house_town[house]]}.{KINDS[box.house_kind[house]]}" for house in range(box.houses)]
    seen: set[tuple[int, int]] = set()
    for number, card in enumerate(cards):
        entries = _card_entries(file, card, number, names)
        for house, price in entries:
            if (house, price) in seen:
                file.refuse(f"{names[house]} stands at {price} a second time on trade card {number + 1}.", *_entry_at(names[house], price))
            seen.add((house, price))
        _store_card(file, box, number, entries, names)
    for house, name in enumerate(names):
        for price in PRICES:
            if (house, price) not in seen:
                file.refuse(f"{name} stands on no trade card at {price}; every house must stand on three, at 3, 4 and 5.", "trade", "cards")
    if len(cards) <= SHORTENED_BY:
        file.refuse(f"there must be more than {SHORTENED_BY} trade cards.", "trade", "cards")
    box.trade_cards = len(cards)


def _entry_at(house: Any, price: Any) -> tuple[str, ...]:
    """The keys that locate a house with a price on the trade cards, in the usual notation; otherwise those of the list of cards."""
    return "trade", "cards", f'{house}", {price}'


def _card_entries(file: BoxFile, card: Any, number: int, names: list[str]) -> list[tuple[int, int]]:
    """H1.3 A card has four entries, a house and a price."""
    what = f"trade card {number + 1}"
    listed = file.items(card, what, "trade", "cards")
    if len(listed) != PLACES:
        file.refuse(f"{what} must have {PLACES} towns, not {len(listed)}.", "trade", "cards")
    entries = []
    for entry in listed:
        if not isinstance(entry, list) or len(entry) != 2:
            file.refuse(f"{what} must have entries of a house and a price, not {entry!r}.", "trade", "cards")
        house, price = entry
        if house not in names:
            file.refuse(f"{what} has an unknown house {house!r}; known are {', '.join(names)}.", "trade", "cards", str(house))
        file.integer(price, PRICES[0], PRICES[-1], f"the price of {house} on {what}", *_entry_at(house, price))
        entries.append((names.index(house), price))
    return entries


def _store_card(file: BoxFile, box: Any, number: int, entries: list[tuple[int, int]], names: list[str]) -> None:
    """H1.3 Four different towns, every kind."""
    houses = [house for house, _ in entries]
    at = _entry_at(names[houses[0]], entries[0][1])
    towns = [int(box.house_town[house]) for house in houses]
    if len(set(towns)) < PLACES:
        file.refuse(f"trade card {number + 1} must show four different towns.", *at)
    for kind, name in enumerate(KINDS):
        if kind not in [box.house_kind[house] for house in houses]:
            file.refuse(f"trade card {number + 1} has no {name} house; every kind must be on every card.", *at)
    box.trade_house[number] = houses
    box.trade_price[number] = [price for _, price in entries]
    box.trade_by_town[number] = sorted(range(PLACES), key=lambda place: towns[place])


def _read_goods_cards(file: BoxFile, box: Any) -> None:
    """H1.4 The goods cards, each with its own name, and H8.1 Free Choice."""
    cards = file.items(file.content["goods_card"], "goods_card", "goods_card")
    if len(cards) > MAX_GOODS_CARDS:
        file.refuse(f"more than {MAX_GOODS_CARDS} goods cards do not fit.", "goods_card")
    box.goods_cards = len(cards)
    box.card_kind[:] = box.good_plus[:] = NONE
    needed, functions = ["name", "kind", "price", "value", "players_from"], ("good_plus", "carriage_plus", "bonus")
    names: list[str] = []
    for card, found in enumerate(cards):
        where = ("goods_card", str(found["name"]) if isinstance(found, dict) and "name" in found else "")
        entry = file.fields(found, needed, f"goods card {card + 1}", *where, optional=functions)
        _read_price_and_value(file, box, card, entry, names, *where)
        box.card_kind[card] = file.index_of(entry["kind"], CARD_KINDS, "kind of goods card", *where, "kind")
        box.players_from[card] = file.integer(entry["players_from"], 2, MAX_PLAYERS, "players_from", *where, "players_from")
        _read_functions(file, box, card, entry, *where)
    free = file.fields(file.table("free_choice_card"), ["name", "price", "value"], "free_choice_card", "free_choice_card")
    _read_price_and_value(file, box, FREE_CHOICE_CARD, free, names, "free_choice_card")
    box.cheapest_card = min(entry["price"] for entry in [*cards, free])
    gains = {card: box.bonus_value[card] - box.card_value[card] for card in range(box.goods_cards) if box.bonus_with[card]}
    order = sorted((card for card in gains if gains[card] > 0), key=lambda card: -gains[card])
    box.bonus_cards = len(order)
    box.bonus_order[: len(order)] = order


def _read_price_and_value(file: BoxFile, box: Any, card: int, entry: dict[str, Any], names: list[str], *where: str) -> None:
    """H4.3 A price that bears the discount, H5.1 an end value."""
    box.card_word[card] = _word(file, entry["name"], "the name of a goods card", *where, "name")
    if entry["name"] in names:
        file.refuse(f"two goods cards are called {entry['name']!r}.", *where, "name")
    names.append(entry["name"])
    box.card_price[card] = file.integer(entry["price"], DISCOUNT, MAX_THALER, f"the price of {entry['name']}", *where, "price")
    box.card_value[card] = file.integer(entry["value"], 0, MAX_THALER, f"the value of {entry['name']}", *where, "value")


def _read_functions(file: BoxFile, box: Any, card: int, entry: dict[str, Any], *where: str) -> None:
    """H5.2 good +1, H5.3 carriage +1, H5.4 bonus; a card may have several, or none."""
    if "good_plus" in entry:
        box.good_plus[card] = file.index_of(entry["good_plus"], KINDS, "kind of good", *where, "good_plus")
    if "carriage_plus" in entry:
        box.carriage_plus[card] = _flag(file, entry["carriage_plus"], "carriage_plus", *where, "carriage_plus")
    if "bonus" in entry:
        where = (*where, "bonus")
        bonus = file.fields(entry["bonus"], ["with", "value"], "a bonus", *where)
        partners = file.items(bonus["with"], "the kinds of a bonus", *where)
        kinds = [file.index_of(kind, CARD_KINDS, "kind of goods card", *where) for kind in partners]
        if not kinds or len(set(kinds)) < len(kinds):
            file.refuse(f"a bonus needs one or more different kinds, not {partners!r}.", *where)
        box.bonus_with[card] = sum(1 << kind for kind in kinds)
        box.bonus_value[card] = file.integer(bonus["value"], 0, MAX_THALER, "the value of a bonus", *where)


def _read_privileges(file: BoxFile, box: Any, towns: list[str]) -> None:
    """H7.5 The routes of the privileges, H7.6 and of the extra carriages; H7.5 a card of each kind for every player."""
    found = file.fields(file.table("privileges"), [*ROUTES, "copies", "privilege_from_price"], "privileges", "privileges")
    for route, name in enumerate(ROUTES):
        where = ("privileges", name)
        ends = [file.index_of(town, towns, "town", *where) for town in file.items(found[name], f"the route of {name}", *where)]
        if len(ends) != 2 or ends[0] == ends[1]:
            file.refuse(f"the route of {name} must be two different towns, not {found[name]!r}.", *where)
        box.route_towns[route] = ends
    box.privilege_copies = file.integer(found["copies"], MAX_PLAYERS, MAX_PIECES, "copies", "privileges", "copies")
    box.privilege_from = file.integer(
        found["privilege_from_price"], 0, MAX_THALER, "privilege_from_price", "privileges", "privilege_from_price"
    )
