"""S1 What is in the box: the five stacks of trade cards, read from a box file into one read-only record."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.engine.boxes import BoxFile
from kogge.engine.record_view import record_dtype
from kogge.games.speicherstadt.words import (
    CONTRACT,
    FIRE,
    FIREMAN,
    GOODS,
    MAX_CONTRACTS,
    N_GOODS,
    N_KINDS,
    SHIP,
    SINGLE_CARDS,
    STACKS,
    TRADER,
)

Box = record_dtype(
    [
        ("fire_worth", np.int32, (5,)),  # by stack; 0 = no fire in it
        ("stack_cards", np.int16, (5, N_KINDS)),  # how many cards of each kind a stack holds
        ("contract_goods", np.int16, (MAX_CONTRACTS, N_GOODS)),  # cubes of each good a contract asks for
        ("contract_size", np.int16, (MAX_CONTRACTS,)),  # cubes in all
    ]
)

MAX_CARDS = 9999  # more of one card than anyone prints, and a number the record can hold
MAX_WORTH = 1_000_000
# S1.5 how the box file calls the cards it counts, and how many of each there may be at most
COUNTED = {
    "ships": ("ship", MAX_CARDS),
    "traders": ("trader", 5),
    "offices": ("office", 4),
    "warehouse": ("warehouse", 1),
    "bank": ("bank", 1),
    "harbour": ("harbour", 1),
    "church": ("church", 1),
    "prayer_boat": ("prayer_boat", 1),
    "chamber": ("chamber", 1),
}


def read_box(file: BoxFile, box: Any) -> None:
    """S1.5 Validate a box file and write it into the record; unknown values are refused."""
    file.check_keys(file.content, ["fires", "firemen", "contracts", "counts"], "table")
    _read_fires(file, box)
    _read_firemen(file, box)
    _read_contracts(file, box)
    _read_counts(file, box)


def _read_fires(file: BoxFile, box: Any) -> None:
    fires = file.table("fires")
    file.check_keys(fires, list(STACKS), "stack", "fires")
    if "E" not in fires:
        file.refuse("the fire of stack E is missing: write E = 4 under [fires].", "fires")
    for name, worth in fires.items():
        stack = STACKS.index(name)
        box.fire_worth[stack] = file.integer(worth, 1, MAX_WORTH, f"the worth of fire {name}", "fires", name)
        box.stack_cards[stack, FIRE] = 1


def _by_stack(file: BoxFile, table: dict[str, Any], *keys: str) -> list[tuple[int, Any]]:
    """What a table says about stacks A to D, A first."""
    file.check_keys(table, list(STACKS[:4]), "stack", *keys)
    return [(stack, table[name]) for stack, name in enumerate(STACKS[:4]) if name in table]


def _read_firemen(file: BoxFile, box: Any) -> None:
    for stack, values in _by_stack(file, file.table("firemen"), "firemen"):
        for value in file.items(values, "firemen of a stack", "firemen", STACKS[stack]):
            kind = FIREMAN + file.integer(value, 1, 5, "a fireman's value", "firemen", STACKS[stack]) - 1
            box.stack_cards[stack, kind] += 1


def _read_contracts(file: BoxFile, box: Any) -> None:
    known: list[list[int]] = []
    cards = 0
    for stack, contracts in _by_stack(file, file.table("contracts"), "contracts"):
        where = ("contracts", STACKS[stack])
        for goods in file.items(contracts, "contracts of a stack", *where):
            needs = _contract_needs(file, goods, *where)
            if needs not in known:
                if len(known) < MAX_CONTRACTS:
                    box.contract_goods[len(known)] = needs
                    box.contract_size[len(known)] = sum(needs)
                known.append(needs)
            cards += 1
            if cards > MAX_CONTRACTS:
                file.refuse(f"more than {MAX_CONTRACTS} contracts in one box do not fit.", *where)
            box.stack_cards[stack, CONTRACT + known.index(needs)] += 1


def _contract_needs(file: BoxFile, goods: Any, *where: str) -> list[int]:
    """S1.5 A contract asks for two to four cubes of the five goods; a good may repeat."""
    listed = file.items(goods, "a contract", *where)
    if not 2 <= len(listed) <= 4:
        file.refuse(f"a contract has 2 to 4 goods, not {len(listed)}.", *where)
    named = [file.index_of(good, GOODS, "good", *where) for good in listed]
    return [named.count(good) for good in range(N_GOODS)]


def _read_counts(file: BoxFile, box: Any) -> None:
    counts = file.table("counts")
    file.check_keys(counts, list(COUNTED), "card", "counts")
    for name, (card, most) in COUNTED.items():
        in_all = 0
        for stack, count in _by_stack(file, file.table(name, "counts"), "counts", name):
            count = file.integer(count, 0, MAX_CARDS, f"the number of {name} in {STACKS[stack]}", "counts", name)
            for n in range(count if card == "trader" else 0):
                if in_all + n < most:  # S1.5 traders get their goods in order, stack A first
                    box.stack_cards[stack, TRADER + in_all + n] = 1
            if card != "trader":
                box.stack_cards[stack, SHIP if card == "ship" else SINGLE_CARDS[card]] = count
            in_all += count
        if in_all > most:
            file.refuse(f"at most {most} of {name}, not {in_all}.", "counts", name)
