"""Helpers of this game's tests: positions in a given phase, with pieces on the map."""

from __future__ import annotations

from typing import Any

from kogge.games.hellweg.network import lay_carriage
from kogge.games.hellweg.notation import card_text, house_text, road_text, trade_card_text
from kogge.games.hellweg.pieces import place_good
from kogge.games.hellweg.table import ACTION, ACTIONS, FACE_DOWN, FACE_UP, NEW_CARD
from kogge.games.hellweg.words import N_GOODS_CARDS, PRIVILEGES
from position import Position, new_position

# trade cards of the standard box
EXAMPLE_ROUND = "moenster.iron 4 hagen.beer 5 soest.salt 3 dortmund.beer 4"
DORTMUND_BEER = "builefeld.salt 4 essen.iron 3 dortmund.beer 5 soest.iron 4"
DORTMUND_IRON = "builefeld.salt 3 duisburg.beer 3 dortmund.iron 5 olpe.iron 5"

ANNE, HERMAN, MARC = 1, 2, 3


def pieces(at: Position, seat: int, text: str) -> Position:
    """Put pieces of a seat's supply on the map: 'dortmund.iron 2, hagen-olpe' is two goods and a carriage."""
    player = seat - 1
    for entry in filter(None, text.split(", ")):
        where, _, count = entry.partition(" ")
        for _ in range(int(count or 1)):
            if "." in where:
                place_good(at.box, at.s, player, house(at, where))
                at.s.goods_supply[player] -= 1
            else:
                lay_carriage(at.box, at.s, player, road(at, where))
                at.s.carriages_supply[player] -= 1
    assert at.s.goods_supply[player] >= 0
    assert at.s.carriages_supply[player] >= 0
    return at


def house(at: Position, name: str) -> int:
    return [house_text(at.box, number) for number in range(at.box.houses)].index(name)


def road(at: Position, name: str) -> int:
    return [road_text(at.box, number) for number in range(at.box.roads)].index(name)


def trade_card(at: Position, text: str) -> int:
    return [trade_card_text(at.box, number) for number in range(at.box.trade_cards)].index(text)


def cards(at: Position, seat: int, *names: str) -> Position:
    """Goods cards that a seat owns."""
    numbers = {card_text(at.box, number): number for number in range(N_GOODS_CARDS)}
    for name in names:
        at.s.card_owner[numbers[name]] = seat - 1
    return at


def privileges(at: Position, seat: int, **states: str) -> Position:
    """Privileges that a seat owns: store='up', thaler='down'."""
    for kind, state in states.items():
        at.s.privileges[seat - 1, PRIVILEGES.index(kind)] = {"up": FACE_UP, "down": FACE_DOWN}[state]
    return at


def before_card(players: int = 3, options: list[str] | None = None, map_of: dict[int, str] | None = None, **fields: Any) -> Position:
    """The first trade card is about to be turned up, seat 1 is start player; each seat of `map_of` has these pieces on the map."""
    at = new_position("hellweg", players, options or [])
    for seat, text in (map_of or {}).items():
        pieces(at, seat, text)
    return at.set(phase=NEW_CARD, **fields)


def selling(card: str, map_of: dict[int, str], options: list[str] | None = None, players: int = 3, **fields: Any) -> Position:
    """This trade card was just turned up and seat 1 sells first."""
    return before_card(players, options, map_of, **fields).chance(f"card {card}")


def acting(
    map_of: dict[int, str] | None = None,
    options: list[str] | None = None,
    card: str = EXAMPLE_ROUND,
    players: int = 3,
    box: str | None = None,
    **fields: Any,
) -> Position:
    """Seat 1 is start player and does its first action; this trade card lies open."""
    at = new_position("hellweg", players, options or [], box)
    for seat, text in (map_of or {}).items():
        pieces(at, seat, text)
    at.s.to_come[trade_card(at, card)] = 0
    return at.set(phase=ACTIONS, asks=ACTION, turn=1, trade_card=trade_card(at, card), **fields)


def seen(at: Position, seat: int = 1) -> dict[str, Any]:
    """The public view of a seat."""
    return at.match.view()["seats"][seat - 1]


def goods(at: Position, seat: int = 1) -> dict[str, int]:
    """A seat's goods by house, where there are any."""
    houses = [house for town in at.match.view()["towns"] for house in town["houses"]]
    return {house["house"]: house["goods"][seat - 1] for house in houses if house["goods"][seat - 1]}


def carriages(at: Position, seat: int = 1) -> dict[str, int]:
    """A seat's carriages by road, where there are any."""
    return {road["road"]: road["carriages"][seat - 1] for road in at.match.view()["roads"] if road["carriages"][seat - 1]}


def starting(at: Position, *verbs: str) -> list[str]:
    """The legal moves that start with one of these words."""
    return [move for move in at.moves() if move.split()[0] in verbs]
