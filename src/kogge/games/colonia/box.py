"""C1 What is in the box: week cards, ships, relic cards and the figures of the set-up, read from a box file into one read-only record."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.engine.boxes import BoxFile
from kogge.engine.record_view import record_dtype
from kogge.games.colonia.words import (
    BERTHS,
    BOOTHS,
    CITIES,
    CRAFTSMEN,
    CURRENCIES,
    EDICT_NAMES,
    EDICTS,
    GOOD_BITS,
    GOODS,
    MAX_DICE,
    MAX_EDICTS,
    MAX_HOLDS,
    MAX_LINES,
    MAX_PLAYERS,
    MAX_ROWS,
    MAX_SHIPS,
    MAX_WEEK_CARDS,
    N_EDICTS,
    N_GOODS,
    N_LINES,
    RESOURCES,
    SHRINE,
)

Box = record_dtype(
    [
        ("hold_wants", np.int64, (MAX_SHIPS, MAX_HOLDS)),  # hold_goods of a hold in one number, GOOD_BITS each
        ("start_money", np.int32),  # of each currency
        ("window_points", np.int32),
        ("hold_pays", np.int32, (MAX_SHIPS, MAX_HOLDS)),
        ("cost", np.int32, (N_LINES,)),  # of a relic card by line; the last is the shrine's
        ("worth", np.int32, (N_LINES,)),  # points; a shrine has none
        ("family_members", np.int16, (MAX_PLAYERS + 1,)),  # by number of players
        ("start_resources", np.int16),
        ("start_goods", np.int16),  # dice rolled for a good
        ("contract_rows", np.int16),
        ("recipe", np.int16, (N_GOODS, 2)),  # the two resources a craftsman wants
        ("weeks", np.int16),  # week cards in the box
        ("week_booths", np.int16, (MAX_WEEK_CARDS, BOOTHS)),
        ("week_contracts", np.int16, (MAX_WEEK_CARDS, N_GOODS)),
        ("week_dice", np.int16, (MAX_WEEK_CARDS,)),
        ("week_ships", np.int16, (MAX_WEEK_CARDS,)),
        ("ships", np.int16),  # ships in the box
        ("ship_city", np.int16, (MAX_SHIPS,)),
        ("ship_holds", np.int16, (MAX_SHIPS,)),
        ("hold_goods", np.int16, (MAX_SHIPS, MAX_HOLDS, N_GOODS)),  # how many of each good a hold shows
        ("lines", np.int16),  # kinds of relic, by cost
        ("line_count", np.int16, (N_LINES,)),  # cards of a line in one city
        ("edict_cards", np.int16, (N_EDICTS,)),  # cards of an edict
    ]
)

MIN_WEEK_CARDS, MIN_SHIPS, RELICS_OF_A_CITY = 14, 16, 11
MAX_MEMBERS = 99
MAX_MONEY = 9999
MAX_IN_A_BOOTH = 18
MAX_GOODS_IN_A_HOLD = 6
MAX_START_RESOURCES, MAX_START_GOODS = 10, 6
SINGLE_EDICTS = ("draw_two", "two_relics")  # C1.7 at most one card each: the table stores their effects only once
# C1.7 lists of names that must be as printed, because moves and records contain them
PRINTED = {"resources": RESOURCES, "goods": GOODS, "craftsmen": CRAFTSMEN, "cities": CITIES, "currencies": CURRENCIES}
OTHER_KEYS = [
    "family_members",
    "start",
    "contract_rows",
    "recipes",
    "window_points",
    "relics_per_city",
    "shrine_cost",
    "weeks",
    "ships",
    "edicts",
]


def read_box(file: BoxFile, box: Any) -> None:
    """C1.7 Validate a box file and write it into the record; missing, unknown and invalid values are refused."""
    file.check_complete([*PRINTED, *OTHER_KEYS], "key")
    for key, names in PRINTED.items():
        if file.content[key] != list(names):
            file.refuse(f"{key} must be {list(names)}, in this order.", key)
    _read_figures(file, box)
    _read_recipes(file, box)
    _read_relics(file, box)
    _read_weeks(file, box)
    _read_ships(file, box)
    _read_edicts(file, box)


def _read_figures(file: BoxFile, box: Any) -> None:
    """C1.1, C1.2 Members by number of players, what each starts with; rows of a column, a window's worth, a shrine's cost."""
    members = file.fields(file.table("family_members"), ["3", "4", "5", "6"], "family_members", "family_members")
    for players, count in members.items():
        box.family_members[int(players)] = file.integer(count, 1, MAX_MEMBERS, f"members with {players} players", "family_members", players)
    start = file.fields(file.table("start"), ["money_each", "resources", "goods_by_die"], "start", "start")
    box.start_money = file.integer(start["money_each"], 0, MAX_MONEY, "money_each", "start", "money_each")
    box.start_resources = file.integer(start["resources"], 0, MAX_START_RESOURCES, "resources at the start", "start")
    box.start_goods = file.integer(start["goods_by_die"], 0, MAX_START_GOODS, "goods_by_die", "start", "goods_by_die")
    box.contract_rows = file.integer(file.content["contract_rows"], 1, MAX_ROWS, "contract_rows", "contract_rows")
    box.window_points = file.integer(file.content["window_points"], 0, MAX_MONEY, "window_points", "window_points")
    box.cost[SHRINE] = file.integer(file.content["shrine_cost"], 1, MAX_MONEY, "shrine_cost", "shrine_cost")


def _read_recipes(file: BoxFile, box: Any) -> None:
    """C6.1 Two resources for each craftsman; the two may be alike."""
    recipes = file.items(file.content["recipes"], "recipes", "recipes")
    if len(recipes) != N_GOODS:
        file.refuse(f"there are {N_GOODS} recipes, one for each craftsman, not {len(recipes)}.", "recipes")
    for good, recipe in enumerate(recipes):
        names = file.items(recipe, "a recipe", "recipes")
        if len(names) != 2:
            file.refuse(f"a recipe has 2 resources, not {len(names)}.", "recipes")
        for n in range(2):
            box.recipe[good, n] = file.index_of(names[n], RESOURCES, "resource", "recipes")


def _read_relics(file: BoxFile, box: Any) -> None:
    """C1.4 Eleven relics and a shrine for each city; two lines never have the same cost, since the notation tells them apart by it."""
    lines = file.rows("relics_per_city", ["cost", "points", "count"])
    if len(lines) > MAX_LINES:
        file.refuse(f"relics_per_city has at most {MAX_LINES} lines, not {len(lines)}.", "relics_per_city")
    box.lines = len(lines)
    for line, (relic, where) in enumerate(lines):
        box.cost[line] = file.integer(relic["cost"], 1, MAX_MONEY, "a relic's cost", *where)
        box.worth[line] = file.integer(relic["points"], 0, MAX_MONEY, "a relic's points", *where)
        box.line_count[line] = file.integer(relic["count"], 1, RELICS_OF_A_CITY, "the count of a relic", *where)
        if relic["cost"] in [before["cost"] for before, _ in lines[:line]]:
            file.refuse(f"two lines of relics cost {relic['cost']}; costs must differ.", *where)
    count = sum(relic["count"] for relic, _ in lines)
    if count != RELICS_OF_A_CITY:
        file.refuse(f"a city has {RELICS_OF_A_CITY} relics, not {count}.", "relics_per_city")
    box.line_count[SHRINE] = 1


def _read_weeks(file: BoxFile, box: Any) -> None:
    """C2 A week card: seven booths, five regular contracts, dice, ships that leave."""
    weeks = file.rows("weeks", ["booths", "contracts", "dice", "ships"])
    if not MIN_WEEK_CARDS <= len(weeks) <= MAX_WEEK_CARDS:
        file.refuse(f"there are {MIN_WEEK_CARDS} to {MAX_WEEK_CARDS} week cards, not {len(weeks)}.", "weeks")
    box.weeks = len(weeks)
    for week, (card, where) in enumerate(weeks):
        what = f"of week card {week + 1}"
        box.week_booths[week] = _numbers(file, card["booths"], BOOTHS, MAX_IN_A_BOOTH, f"booths {what}", *where)
        box.week_contracts[week] = _numbers(file, card["contracts"], N_GOODS, MAX_ROWS, f"contracts {what}", *where)
        box.week_dice[week] = file.integer(card["dice"], 0, MAX_DICE, f"dice {what}", *where)
        box.week_ships[week] = file.integer(card["ships"], 0, BERTHS, f"ships {what}", *where)


def _numbers(file: BoxFile, value: Any, count: int, most: int, what: str, *keys: str) -> list[int]:
    numbers = file.items(value, what, *keys)
    if len(numbers) != count:
        file.refuse(f"{what} are {count} numbers, not {len(numbers)}.", *keys)
    return [file.integer(number, 0, most, f"each of the {what}", *keys) for number in numbers]


def _read_ships(file: BoxFile, box: Any) -> None:
    """C7, C8 A ship sails to a city and has 3 or 4 holds; a hold shows goods and what it pays."""
    ships = file.rows("ships", ["city", "holds"])
    if not MIN_SHIPS <= len(ships) <= MAX_SHIPS:
        file.refuse(f"there are {MIN_SHIPS} to {MAX_SHIPS} ships, not {len(ships)}.", "ships")
    box.ships = len(ships)
    for ship, (card, where) in enumerate(ships):
        box.ship_city[ship] = file.index_of(card["city"], CITIES, "city", *where)
        holds = file.items(card["holds"], f"holds of ship {ship + 1}", *where)
        if not 3 <= len(holds) <= MAX_HOLDS:
            file.refuse(f"ship {ship + 1} must have 3 or {MAX_HOLDS} holds, not {len(holds)}.", *where)
        box.ship_holds[ship] = len(holds)
        for number, hold in enumerate(holds):
            what = f"hold {number + 1} of ship {ship + 1}"
            file.fields(hold, ["goods", "pays"], what, *where)
            box.hold_pays[ship, number] = file.integer(hold["pays"], 1, MAX_MONEY, f"what {what} pays", *where)
            _read_hold(file, hold["goods"], what, box.hold_goods[ship, number], *where)
            counts = box.hold_goods[ship, number].tolist()
            box.hold_wants[ship, number] = sum(count << GOOD_BITS * good for good, count in enumerate(counts))


def _read_hold(file: BoxFile, goods: Any, what: str, counts: Any, *where: str) -> None:
    """C7.1 The goods that a hold shows; the same good may be shown twice."""
    shown = file.items(goods, f"the goods of {what}", *where)
    if not 1 <= len(shown) <= MAX_GOODS_IN_A_HOLD:
        file.refuse(f"{what} must show 1 to {MAX_GOODS_IN_A_HOLD} goods, not {len(shown)}.", *where)
    for good in shown:
        counts[file.index_of(good, GOODS, "good", *where)] += 1


def _read_edicts(file: BoxFile, box: Any) -> None:
    """C2.4, C1.7 Any selection of the edicts that the rules know, each on its day."""
    edicts = file.rows("edicts", ["id", "day"])
    if len(edicts) > MAX_EDICTS:
        file.refuse(f"there are at most {MAX_EDICTS} edicts, not {len(edicts)}.", "edicts")
    for edict, where in edicts:
        name = edict["id"]
        if name not in EDICT_NAMES:
            known = ", ".join(EDICT_NAMES)
            file.refuse(f"unknown edict {name!r}; known are {known}. A new one needs a rule of its own (games/colonia/edicts.py).", *where)
        if type(edict["day"]) is not int or edict["day"] != EDICTS[name] + 1:
            file.refuse(f"the day of edict {name!r} is {EDICTS[name] + 1}, not {edict['day']!r}.", *where)
        box.edict_cards[EDICT_NAMES.index(name)] += 1
        if name in SINGLE_EDICTS and box.edict_cards[EDICT_NAMES.index(name)] > 1:
            file.refuse(f"edict {name!r} is listed twice; there can be only one card of it.", *where)
