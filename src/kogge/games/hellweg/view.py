"""What a seat may know, as plain dicts, lists, numbers and words. In this game it is the same for everyone: only future chance is hidden.

Anyone can work out which trade cards are still to come; the view shows it only with the option `counter`.
"""

from __future__ import annotations

import itertools
from typing import Any, TypedDict

import numpy as np

from kogge.engine.match import MatchView
from kogge.games.hellweg.actions import open_claims, price_for
from kogge.games.hellweg.notation import card_text, house_text, road_text, town_text, word
from kogge.games.hellweg.sale import buyer, goes_back, is_last_card, paid_for
from kogge.games.hellweg.scoring import bonuses_earned, card_worth, cards_worth, carriages_on_roads, goods_in_houses
from kogge.games.hellweg.table import (
    ACTIONS,
    BONUS,
    BUYING,
    EXTENDING,
    EXTENDING_ALL,
    FACE_DOWN,
    FACE_UP,
    GO,
    JUST_TURNED_UP,
    NOT_OWNED,
    OVER,
    PHASES,
    QUESTIONS,
    SALE,
    SETTING_UP,
    SETUP,
)
from kogge.games.hellweg.words import (
    CARD_KINDS,
    COUNTER,
    DUMP_PRICE,
    EXTEND,
    EXTEND_PRICE,
    EXTRA_CARRIAGES,
    FREE_CHOICE_CARD,
    KINDS,
    LAST_CARD_BONUS,
    MERCHANTS,
    N_GOODS_CARDS,
    N_KINDS,
    N_PRIVILEGES,
    NONE,
    NOT_IN_PLAY,
    PLACES,
    PRICES,
    PRIVILEGES,
    STORE,
    THALER,
    WAREHOUSE,
)

PRIVILEGE_STATES = {NOT_OWNED: None, FACE_DOWN: "down", FACE_UP: "up", JUST_TURNED_UP: "just_turned_up"}
PURPOSES = {SETTING_UP: "setup", BUYING: "buy", EXTENDING: "extend", BONUS: "bonus", EXTENDING_ALL: "extend"}


class Place(TypedDict):
    """A town of the open trade card."""

    house: str
    town: str
    kind: str
    price: int
    """As printed."""
    costs: int
    """For the player to decide."""
    pays: int
    """The price for selling there, before bonuses of goods cards."""
    goods: int
    carriages: int
    merchant: int | None
    """The seat whose merchant stands there."""


class House(TypedDict):
    """A house of a town."""

    house: str
    kind: str
    goods: list[int]
    """By seat."""


class Town(TypedDict):
    """A town of the map."""

    id: str
    name: str
    at: list[float]
    """Where it lies, in degrees: east and north."""
    setup: bool
    """May pieces start here?"""
    houses: list[House]


class Road(TypedDict):
    """A road of the map."""

    road: str
    towns: list[str]
    paved: bool
    village: bool
    pays: int
    carriages: list[int]
    """By seat."""


Bonus = TypedDict("Bonus", {"with": list[str], "value": int})
"""The bonus of a goods card: how much more it counts together with a card of one of these kinds."""


class GoodsCard(TypedDict):
    """A goods card in play."""

    card: str
    kind: str | None
    """None: Free Choice."""
    price: int
    costs: int
    """For the player to decide."""
    value: int
    good_plus: str | None
    """The kind of goods that count more."""
    carriage_plus: bool
    bonus: Bonus | None
    owner: int | None
    worth: int | None
    """What it counts for its owner now."""


class PrivilegeRoute(TypedDict):
    """The route of a privilege."""

    towns: list[str]
    left: int
    """How many still lie there."""


class CarriageRoute(TypedDict):
    """The route of the black carriages."""

    towns: list[str]
    carriages: int
    owner: int | None


class Routes(TypedDict):
    """The routes of the warehouse."""

    store: PrivilegeRoute
    extend: PrivilegeRoute
    thaler: PrivilegeRoute
    extra_carriages: CarriageRoute


Sale = TypedDict(
    "Sale",
    {
        "place": int | None,  # of the trade card, from 1; None: goods are sold that no town buys
        "pays": int | None,  # what the town pays, but for what the way brings
        "dump": dict[str, int],  # by kind
        "sold": int,
        "from": str | None,  # the house that the good on its way left
        "path": list[str],  # the towns it has touched
        "roads": list[str],  # the roads it took
        "losing": list[str],  # those of them that lose a carriage
    },
)
"""The sale of the player to decide."""

Placing = TypedDict(
    "Placing",
    {
        "for": str,
        "goods": int | None,  # None during the setup
        "carriages": int | None,
        "town": str | None,
        "at": str | None,  # the house or road that is extended
    },
)
"""The pieces still to be placed, what for and where."""


class Final(TypedDict):
    """The parts of the final points."""

    thaler: int
    cards: int


class Player(TypedDict):
    """A player, with all that they own."""

    money: int
    points: int
    cards_worth: int
    merchants_home: int
    pays_less: bool
    goods_supply: int
    carriages_supply: int
    goods_stored: int
    carriages_stored: int
    goods_on_map: int
    carriages_on_map: int
    own_carriages: int
    """How many there are in their colour."""
    black_carriages: bool
    cards: list[str]
    privileges: dict[str, str | None]
    """By privilege: `down`, `up` or `just_turned_up`; None: not theirs."""
    claims: int
    """Privileges they may still take."""
    final: Final | None


class HellwegPart(TypedDict):
    """The game's own part of the view."""

    phase: str
    asks: str
    """What the player to decide is asked."""
    turn: int
    turns: int
    last_card: bool
    round: int | None
    start_player: int
    trade_card: list[Place] | None
    market: list[int]
    """Merchants on the market, by seat."""
    extend_price: int
    towns: list[Town]
    roads: list[Road]
    goods_cards: list[GoodsCard]
    routes: Routes | None
    """With the option `warehouse`."""
    sale: Sale | None
    placing: Placing | None
    to_come: dict[str, list[int]] | None
    """With the option `counter`: by house, the prices on trade cards not turned up yet."""
    seats: list[Player]


class HellwegView(MatchView, HellwegPart):
    """The view of Hellweg Westfalicus (`Match.view`)."""


def view(box: Any, s: Any, seat: int | None) -> HellwegPart:
    """The whole table, except the order of the cards to come."""
    return {
        "phase": PHASES[s.phase],
        "asks": QUESTIONS[s.asks],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "last_card": bool(s.turn > 0 and is_last_card(s)),
        "round": int(s.round_number) + 1 if s.phase in (SETUP, ACTIONS) else None,
        "start_player": int(s.start_player) + 1,
        "trade_card": [_place(box, s, place) for place in range(PLACES)] if s.trade_card != NONE else None,
        "market": [int(s.on_market[player]) for player in range(s.players)],
        "extend_price": EXTEND_PRICE,
        "towns": [_town(box, s, town) for town in range(box.towns)],
        "roads": [_road(box, s, road) for road in range(box.roads)],
        "goods_cards": [_goods_card(box, s, card) for card in range(N_GOODS_CARDS) if s.card_owner[card] != NOT_IN_PLAY],
        "routes": _routes(box, s),
        "sale": _sale(box, s) if s.phase == SALE else None,
        "placing": _placing(box, s),
        "to_come": _to_come(box, s) if s.options & COUNTER else None,
        "seats": [_player(box, s, player) for player in range(s.players)],
    }


def redact_history(tables: np.ndarray, at: int) -> np.ndarray:
    """H2.2 An earlier turn, without its trade card and buyer, with the cards to come of the current turn, and with everyone's thaler as at
    the end of that turn."""
    redacted, current = tables[at : at + 1].copy(), tables[-1]
    redacted["to_come"] = current["to_come"]
    if redacted["turn"][0] < current["turn"]:
        redacted["trade_card"], redacted["place"] = NONE, PLACES
        redacted["money"] = tables["money"][tables["turn"] == redacted["turn"]][-1]
    return redacted


def _place(box: Any, s: Any, place: int) -> Place:
    """A town of the open trade card, with the merchant standing there."""
    house, price = int(box.trade_house[s.trade_card, place]), int(box.trade_price[s.trade_card, place])
    return {
        "house": house_text(box, house),
        "town": town_text(box, int(box.house_town[house])),
        "kind": KINDS[box.house_kind[house]],
        "price": price,
        "costs": _costs(s, price),
        "pays": price + (LAST_CARD_BONUS if is_last_card(s) else 0),
        "goods": int(box.symbol_goods[price]),
        "carriages": int(box.symbol_carriages[price]),
        "merchant": _seat(s.merchants[place]),
    }


def _costs(s: Any, price: int) -> int:
    """What a printed price is for the player to decide."""
    return int(price_for(s, s.player, price)) if s.phase == ACTIONS else price


def _seat(owner: Any) -> int | None:
    return int(owner) + 1 if owner >= 0 else None


def _town(box: Any, s: Any, town: int) -> Town:
    houses = [int(box.town_house[town, kind]) for kind in range(N_KINDS) if box.town_house[town, kind] != NONE]
    return {
        "id": town_text(box, town),
        "name": word(box.town_name[town]),
        "at": [round(float(degrees), 4) for degrees in box.town_at[town]],
        "setup": not box.no_start[town],
        "houses": [
            {
                "house": house_text(box, house),
                "kind": KINDS[box.house_kind[house]],
                "goods": [int(s.goods[player, house]) for player in range(s.players)],
            }
            for house in sorted(houses)
        ],
    }


def _road(box: Any, s: Any, road: int) -> Road:
    return {
        "road": road_text(box, road),
        "towns": [town_text(box, int(town)) for town in box.road_ends[road]],
        "paved": bool(box.paved[road]),
        "village": bool(box.village[road]),
        "pays": int(box.village[road]),
        "carriages": [int(s.carriages[player, road]) for player in range(s.players)],
    }


def _goods_card(box: Any, s: Any, card: int) -> GoodsCard:
    """A goods card in play; `worth` is its current value for its owner."""
    owner = int(s.card_owner[card])
    bonus: Bonus = {
        "with": [name for kind, name in enumerate(CARD_KINDS) if box.bonus_with[card] >> kind & 1],
        "value": int(box.bonus_value[card]),
    }
    return {
        "card": card_text(box, card),
        "kind": None if card == FREE_CHOICE_CARD else CARD_KINDS[box.card_kind[card]],
        "price": int(box.card_price[card]),
        "costs": _costs(s, int(box.card_price[card])),
        "value": int(box.card_value[card]),
        "good_plus": None if box.good_plus[card] == NONE else KINDS[box.good_plus[card]],
        "carriage_plus": bool(box.carriage_plus[card]),
        "bonus": bonus if box.bonus_with[card] else None,
        "owner": _seat(owner),
        "worth": int(card_worth(box, card, bonuses_earned(box, s, owner))) if owner != NONE else None,
    }


def _routes(box: Any, s: Any) -> Routes | None:
    """With the warehouse: the routes, the privileges that still lie there, and whose the black carriages are."""
    if not s.options & WAREHOUSE:
        return None
    return {
        "store": _privilege_route(box, s, STORE),
        "extend": _privilege_route(box, s, EXTEND),
        "thaler": _privilege_route(box, s, THALER),
        "extra_carriages": {
            "towns": _route_towns(box, EXTRA_CARRIAGES),
            "carriages": int(box.black_carriages),
            "owner": _seat(s.black_owner),
        },
    }


def _privilege_route(box: Any, s: Any, privilege: int) -> PrivilegeRoute:
    owned = sum(int(s.privileges[player, privilege]) != NOT_OWNED for player in range(s.players))
    return {"towns": _route_towns(box, privilege), "left": int(box.privilege_copies) - owned}


def _route_towns(box: Any, route: int) -> list[str]:
    return [town_text(box, int(town)) for town in box.route_towns[route]]


def _sale(box: Any, s: Any) -> Sale:
    """The town that buys now, what it pays (without villages on the way), and what any good pays that no town buys.

    While a good is in transport: the house it left, the towns it has touched, its roads, and those of them that lose a carriage.
    """
    going, player = s.asks == GO, s.player
    path = [int(s.path[stage]) for stage in range(s.path_towns)] if going else []
    roads = [int(box.road_between[town, after]) for town, after in itertools.pairwise(path)]
    pays = None
    if s.place < PLACES:
        pays = int(paid_for(box, s, player, box.house_kind[buyer(box, s)], box.trade_price[s.trade_card, s.place]))
    return {
        "place": int(s.place) + 1 if s.place < PLACES else None,
        "pays": pays,
        "dump": {name: int(paid_for(box, s, player, kind, DUMP_PRICE)) for kind, name in enumerate(KINDS)},
        "sold": int(s.sold),
        "from": house_text(box, int(s.selling)) if going else None,
        "path": [town_text(box, town) for town in path],
        "roads": [road_text(box, road) for road in roads],
        "losing": [road_text(box, road) for road in roads if goes_back(box, s, player, road)],
    }


def _placing(box: Any, s: Any) -> Placing | None:
    """The pieces still to be placed, what for and where."""
    if s.phase == SETUP:
        return {
            "for": "setup",
            "goods": None,
            "carriages": None,
            "town": town_text(box, int(s.town)) if s.town != NONE else None,
            "at": None,
        }
    if s.phase != ACTIONS or s.goods_due + s.carriages_due == 0:
        return None
    named = None
    if s.purpose == EXTENDING:
        named = house_text(box, int(s.extended)) if s.goods_due else road_text(box, int(s.extended))
    return {
        "for": PURPOSES[s.purpose],
        "goods": int(s.goods_due),
        "carriages": int(s.carriages_due),
        "town": town_text(box, int(s.town)) if s.purpose == BUYING else None,
        "at": named,
    }


def _to_come(box: Any, s: Any) -> dict[str, list[int]]:
    """The houses on trade cards not turned up yet, with their prices."""
    prices: dict[str, list[int]] = {house_text(box, house): [] for house in range(box.houses)}
    for price in PRICES:
        for card in range(box.trade_cards):
            for place in range(PLACES):
                if s.to_come[card] and box.trade_price[card, place] == price:
                    prices[house_text(box, int(box.trade_house[card, place]))].append(price)
    return prices


def _player(box: Any, s: Any, player: int) -> Player:
    thaler, cards = int(s.money[player]), int(cards_worth(box, s, player))
    away = int(s.on_market[player]) + sum(int(s.merchants[place] == player) for place in range(PLACES))
    return {
        "money": thaler,
        "points": thaler + cards,
        "cards_worth": cards,
        "merchants_home": MERCHANTS - away,
        "pays_less": bool(price_for(s, player, 0) < 0),
        "goods_supply": int(s.goods_supply[player]),
        "carriages_supply": int(s.carriages_supply[player]),
        "goods_stored": int(s.goods_stored[player]),
        "carriages_stored": int(s.carriages_stored[player]),
        "goods_on_map": int(goods_in_houses(box, s, player)),
        "carriages_on_map": int(carriages_on_roads(box, s, player)),
        "own_carriages": int(box.carriages),
        "black_carriages": bool(s.black_owner == player),
        "cards": [card_text(box, card) for card in range(N_GOODS_CARDS) if s.card_owner[card] == player],
        "privileges": {PRIVILEGES[kind]: PRIVILEGE_STATES[int(s.privileges[player, kind])] for kind in range(N_PRIVILEGES)},
        "claims": int(open_claims(s, player)),
        "final": {"thaler": thaler, "cards": cards} if s.phase == OVER else None,
    }
