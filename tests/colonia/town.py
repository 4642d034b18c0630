"""Helpers of this game's tests: the town on a given day, set up by field."""

from __future__ import annotations

from typing import Any

import numpy as np

from kogge.games.colonia.bag import update_bounds_from_open_resources
from kogge.games.colonia.table import FAMILY_CARD, IN_PORT, MORNING, WEEK_CARD
from kogge.games.colonia.week import continue_week
from kogge.games.colonia.words import (
    CITIES,
    CURRENCIES,
    DAYS,
    EDICT_NAMES,
    EXTRA,
    GOODS,
    N_LINES,
    RESOURCES,
    SHRINE,
    STREETS,
)
from position import Position, new_position

LEATHER, IRON, WOOD, LINEN, FUR = range(5)
SADDLE, CARTWHEEL, PAINTING, CLOTHING, FOOTWEAR = range(5)
BERGEN, BRUGGE, LONDON, NOWGOROD = range(4)
YELLOW, BLUE, GREEN, RED, ORANGE, PURPLE = range(1, 7)  # C1.1 seats

EXAMPLE_CARD = 12  # the week card of the rulebook: contracts 1 2 1 2 1, five dice, three ships
IN_THE_BOX = {5: 0, 9: 1, 12: 2, 14: 3, 15: 4, "shrine": SHRINE}  # a relic's line by its cost


def counts(names: tuple[str, ...], text: str) -> list[int]:
    """'wood wood fur' as counts by name."""
    words = text.split()
    assert all(word in names for word in words), text
    return [words.count(name) for name in names]


def relic(text: str) -> int:
    """'bergen 9' or 'london shrine' as a relic card."""
    city, cost = text.split()
    return CITIES.index(city) * N_LINES + IN_THE_BOX[cost if cost == "shrine" else int(cost)]


class Town(Position):
    """A table of Colonia; seats count from 1, as people do."""

    decided = 0

    def edicts(self, *names: str) -> Town:
        """This week's edicts, in order of their days."""
        for number, name in enumerate(names):
            self.s.week_edicts[number] = EDICT_NAMES.index(name)
            self.s.edicts_left[EDICT_NAMES.index(name)] = 0
        return self

    def cards(self, **cards: int) -> Town:
        """The family cards played this week, yellow=5 and so on; 0 = a card that counts as zero."""
        for player, card in enumerate(cards.values()):
            self.s.card[player] = card or 3
            self.s.zero[player] = card == 0
            self.s.hand[player] &= ~(1 << (int(self.s.card[player]) - 3))
        return self

    def has(self, seat: int, resources: str = "", goods: str = "", relics: str = "", **money: int) -> Town:
        """What lies behind a seat's screen; resources come out of the bag, in the open."""
        player = seat - 1
        taken = np.array(counts(RESOURCES, resources), np.int16)
        self.s.bag[:] -= taken
        self.s.resources[player] += taken
        self.s.goods[player] = counts(GOODS, goods)
        for card in relics.split(", ") if relics else []:
            self.s.relic_deck[relic(card)] -= 1
            self.s.loose[player, relic(card) // N_LINES, relic(card) % N_LINES] += 1
        for currency, amount in money.items():
            self.s.money[player, CURRENCIES.index(currency)] = amount
        return self

    def booth(self, number: int, resources: str) -> Town:
        """Resources in a booth, out of the bag."""
        taken = np.array(counts(RESOURCES, resources), np.int16)
        self.s.bag[:] -= taken
        self.s.booth_cubes[number - 1] = taken
        return self

    def street(self, day: str, *members: int) -> Town:
        """Members standing in a street, by seat, out of the supply."""
        for player, count in enumerate(members):
            self.s.streets[STREETS.index(day), player] += count
            self.s.supply[player] -= count
        return self

    def order(self, craftsman: int, *orders: tuple[int, int]) -> Town:
        """Orders (seat, members) carried over, from the top."""
        for row, (seat, members) in enumerate(orders):
            self.s.order_owner[craftsman, row] = seat - 1
            self.s.order_members[craftsman, row] = members
            self.s.supply[seat - 1] -= members
        self.s.orders[craftsman] = len(orders)
        return self

    def loaded(self, berth: int, **holds: int) -> Town:
        """Members on the holds of a ship: h1=seat … h4=seat, x=seat."""
        for hold, seat in holds.items():
            self.s.hold_owner[berth - 1, EXTRA if hold == "x" else int(hold[1:]) - 1] = seat - 1
            self.s.supply[seat - 1] -= 1
        return self

    def display(self, *cards: str) -> Town:
        """Relic cards on places 1, 2, 3 …; '' leaves one empty."""
        for place, card in enumerate(cards):
            if card:
                self.s.relic_deck[relic(card)] -= 1
                self.s.display[place] = relic(card)
        return self

    def guarded(self, **places: int) -> Town:
        """Members on relic cards: p3=seat."""
        for place, seat in places.items():
            self.s.guard[int(place[1:]) - 1] = seat - 1
            self.s.supply[seat - 1] -= 1
        return self

    def begin(self) -> Town:
        """Continue the week to the next decision or chance event."""
        update_bounds_from_open_resources(self.s)
        continue_week(self.box, self.s)
        self.set()
        return self

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat)

    def family(self, seat: int) -> dict[str, Any]:
        return self.match.view()["seats"][seat - 1]

    def screen(self, seat: int) -> dict[str, Any]:
        return self.match.view(seat)["seats"][seat - 1]["screen"]

    def states(self) -> list[str]:
        """The states of the edicts that were not decided before."""
        return [edict["state"] for edict in self.match.view()["edicts"]][self.decided :]

    def craftsman(self, good: int) -> dict[str, Any]:
        return self.match.view()["craftsmen"][good]

    def orders(self, good: int) -> list[tuple[int, int]]:
        return [(order["seat"], order["members"]) for order in self.craftsman(good)["orders"]]

    def ship(self, berth: int) -> dict[str, Any]:
        return self.match.view()["harbour"][berth - 1]


def town(
    day: str,
    players: int = 4,
    week: int = 2,
    card: int = EXAMPLE_CARD,
    ships: tuple[int, ...] = (1, 5, 9, 13),
    order: tuple[int, ...] = (),
    box: str | None = None,
    phase: int = MORNING,
) -> Town:
    """The town on the morning of a day: ships in port, a week card, no edicts; all else is empty, and everyone at home."""
    at = Town(new_position("colonia", players, box=box).match)
    s = at.s
    s.week, s.day, s.phase = week, DAYS.index(day), phase
    s.week_card, s.weeks_left[card - 1] = card - 1, 0
    for berth, ship in enumerate(ships):
        s.berths[berth] = ship - 1
        s.ship_is[ship - 1] = IN_PORT
    for place, seat in enumerate(order or range(1, players + 1)):
        s.order[place] = seat - 1
    s.player = s.order[0]
    s.week_edicts[:] = [EDICT_NAMES.index("one_less")] * 3  # none of them left to vote on
    s.edict = 3
    return at


def voting(day: str, *edicts: str, cards: tuple[int, ...] = (8, 3, 4, 5), **given: Any) -> Town:
    """The morning of a day with these edicts, the others of the week rejected; the cards played by seat, 0 = counts as zero."""
    at = town(day, players=len(cards), **given)
    at.s.edict = 3 - len(edicts)
    at.s.edict_passed[: 3 - len(edicts)] = 0
    before = [name for name in ("foreign_merchants", "recall_tuesday", "more_resources") if name not in edicts]
    at.decided = 3 - len(edicts)
    at.edicts(*before[: 3 - len(edicts)], *edicts)
    return at.cards(**{f"seat{seat}": card for seat, card in enumerate(cards, 1)})


def monday(players: int = 4, week: int = 2, **given: Any) -> Town:
    return town("monday", players, week, phase=WEEK_CARD, **given)


def tuesday(players: int = 4, week: int = 2, **given: Any) -> Town:
    at = town("tuesday", players, week, phase=FAMILY_CARD, **given)
    at.s.player = 0
    return at
