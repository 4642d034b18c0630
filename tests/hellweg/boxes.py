"""Boxes for tests: the standard one as text, a tiny one, and one as big as the record can hold."""

from __future__ import annotations

import random

from kogge.games import game_by_id

STANDARD = (game_by_id("hellweg").folder / "box.toml").read_text("utf-8")
CARDS = """[[goods_card]]
name = "coal1"
kind = "coal"
price = 15
value = 19
players_from = 2
"""
KINDS = ("beer", "salt", "iron")


def box_text(towns: dict[str, list[str]], roads: list[str], trade: list[list[tuple[str, int]]], goods_cards: str = CARDS) -> str:
    """A box file with this map and these trade cards."""
    names = list(towns)
    lines = [
        "pieces = { goods = 12, carriages = 8, merchants = 2, thaler = 10, black_carriages = 2 }",
        f'no_start = ["{names[0]}"]',
        "[towns]",
        *(
            f'{town} = {{ name = "{town.title()}", houses = {houses}, at = [{i % 4}, {i // 4}] }}'.replace("'", '"')
            for i, (town, houses) in enumerate(towns.items())
        ),
        "[roads]",
        *(f'"{road}" = {{ paved = {str(i % 3 == 0).lower()}, village = {str(i % 4 == 0).lower()} }}' for i, road in enumerate(roads)),
        "[symbols]\n3 = [1, 0]\n4 = [1, 1]\n5 = [2, 1]",
        "[trade]\ncards = [",
        *("  [" + ", ".join(f'["{house}", {price}]' for house, price in card) + "]," for card in trade),
        "]",
        goods_cards,
        '[free_choice_card]\nname = "free"\nprice = 15\nvalue = 18',
        f'[privileges]\nstore = ["{names[0]}", "{names[1]}"]\nextend = ["{names[1]}", "{names[2]}"]',
        f'thaler = ["{names[0]}", "{names[-1]}"]',
        f'extra_carriages = ["{names[1]}", "{names[-1]}"]\ncopies = 4\nprivilege_from_price = 20',
    ]
    return "\n".join(lines) + "\n"


def tiny_box() -> str:
    """Four towns on a string, a house each: three trade cards."""
    houses = ["a.beer", "b.salt", "c.iron", "d.beer"]
    trade = [[(house, 3 + (card + place) % 3) for place, house in enumerate(houses)] for card in range(3)]
    return box_text({"a": ["beer"], "b": ["salt"], "c": ["iron"], "d": ["beer"]}, ["a-b", "b-c", "c-d"], trade)


def great_map(towns: int = 16, roads: int = 48) -> tuple[dict[str, list[str]], list[str]]:
    """Towns of two houses, a ring of roads and as many chords as asked for."""
    names = [f"town{i}" for i in range(towns)]
    pairs = [(i, (i + step) % towns) for step in range(1, towns) for i in range(towns)]
    unique = list(dict.fromkeys(tuple(sorted(pair)) for pair in pairs))
    return {name: [KINDS[i % 3], KINDS[(i + 1) % 3]] for i, name in enumerate(names)}, [f"town{a}-town{b}" for a, b in unique[:roads]]


def great_trade(towns: dict[str, list[str]]) -> list[list[tuple[str, int]]]:
    """H1.3 Every house at 3, 4 and 5, on cards of four different towns with every kind."""
    chance = random.Random(7)
    cards = []
    for price in (3, 4, 5):
        houses = [f"{town}.{kind}" for town, kinds in towns.items() for kind in kinds]
        dealt: list[list[str]] = []
        while len(dealt) * 4 < len(houses):
            chance.shuffle(houses)
            dealt = [houses[i : i + 4] for i in range(0, len(houses), 4)]
            swaps = 0
            while swaps < 4000 and not all(map(is_card, dealt)):
                one, other = chance.sample(dealt, 2)
                i, j = chance.randrange(4), chance.randrange(4)
                if not (is_card(one) and is_card(other)):
                    one[i], other[j] = other[j], one[i]
                swaps += 1
            if not all(map(is_card, dealt)):
                dealt = []
        cards += [[(house, price) for house in card] for card in dealt]
    return cards


def is_card(houses: list[str]) -> bool:
    """H1.3 Four different towns, every kind."""
    towns, kinds = zip(*(house.split(".") for house in houses), strict=True)
    return len(set(towns)) == 4 and len(set(kinds)) == 3


def great_box() -> str:
    """Sixteen towns, 32 houses, 48 roads, 24 trade cards, 16 goods cards: all that the record can hold."""
    towns, roads = great_map()
    goods_cards = "".join(CARDS.replace("coal1", f"coal{i}") for i in range(1, 17))
    return box_text(towns, roads, great_trade(towns), goods_cards)
