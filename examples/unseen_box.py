"""Writes a box that nobody has written about, to tell what a player knows of the rules from what it remembers of the printed cards.

    python examples/unseen_box.py colonia 7 > unseen.toml
    python -m kogge.agents.benchmark colonia --box unseen.toml --bots easy,medium

The same seed gives the same box. The rules stay the same; what is printed on the cards is shuffled.
"""

import random
import sys
import tomllib
from importlib.resources import files

import kogge
from kogge.lab.variants import toml_of


def colonia(box, chance):
    """Other recipes, other goods in the holds, other weeks."""
    chance.shuffle(box["recipes"])
    other = dict(zip(box["goods"], chance.sample(box["goods"], len(box["goods"])), strict=True))
    for ship in box["ships"]:
        for hold in ship["holds"]:
            hold["goods"] = [other[good] for good in hold["goods"]]
    for week in box["weeks"]:
        chance.shuffle(week["booths"])
        chance.shuffle(week["contracts"])


def hellweg(box, chance):
    """Every house has its prices in another order, and the goods cards have other values."""
    places = [place for card in box["trade"]["cards"] for place in card]
    for house in {house: None for house, _ in places}:
        prices = [price for name, price in places if name == house]
        chance.shuffle(prices)
        for place in places:
            if place[0] == house:
                place[1] = prices.pop()
    for card in box["goods_card"]:
        card["value"] += chance.randint(-2, 2)


def speicherstadt(box, chance):
    """Other goods on the contracts, other fires and firemen."""
    goods = ["coffee", "tea", "spices", "rubber", "cloth"]
    other = dict(zip(goods, chance.sample(goods, len(goods)), strict=True))
    for stack, contracts in box["contracts"].items():
        box["contracts"][stack] = [[other[good] for good in contract] for contract in contracts]
    for part in (box["fires"], box["firemen"]):
        values = list(part.values())
        chance.shuffle(values)
        part.update(zip(part, values, strict=True))


def main():
    """Print the box."""
    shuffles = {"colonia": colonia, "hellweg": hellweg, "speicherstadt": speicherstadt}
    arguments = sys.argv[1:] or [""]
    if arguments[0] not in shuffles or not all(one.isdecimal() for one in arguments[1:]):
        sys.exit(f"Say a game, one of {', '.join(shuffles)}, and a seed: python examples/unseen_box.py colonia 7")
    game = arguments[0]
    box = tomllib.loads(files(f"kogge.games.{game}").joinpath("box.toml").read_text("utf-8"))
    shuffles[game](box, random.Random(" ".join(arguments)))
    print(f"# An unseen box, made by unseen_box.py {' '.join(arguments)} with Kogge {kogge.__version__}.")
    print(toml_of(box))


if __name__ == "__main__":
    main()
