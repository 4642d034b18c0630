"""What a seat may know, as plain dicts, lists, numbers and words. It is the same for everyone: only future chance is hidden."""

from __future__ import annotations

from typing import Any, TypedDict

from kogge.engine.match import MatchView
from kogge.games.speicherstadt.bidding import next_price
from kogge.games.speicherstadt.fire import fire_hits, firemen_total
from kogge.games.speicherstadt.income import income
from kogge.games.speicherstadt.notation import card_text, goods_text
from kogge.games.speicherstadt.offer import row_places
from kogge.games.speicherstadt.scoring import N_PARTS, PARTS, contract_points, contract_worth, is_complete, part_of_score
from kogge.games.speicherstadt.setup import removed
from kogge.games.speicherstadt.table import BIDDING, OFFER, OVER, PHASES, PURCHASE
from kogge.games.speicherstadt.words import (
    GOODS,
    HOUSE_PLACES,
    MERCHANTS,
    N_GOODS,
    NONE,
    ROW_PLACES,
    STACKS,
    WAREHOUSE_PLACES,
    E,
)

OWNED_ONCE = ("warehouse", "bank", "harbour", "church", "prayer_boat", "chamber")


class RowCard(TypedDict):
    """A card on offer."""

    card: str
    cubes: list[str]
    """The goods on a ship, one word a cube."""
    merchants: list[int]
    """Whose they are, from the lowest place up."""
    price: int
    """The price for the player who may buy it first."""
    next_price: int
    """What it would cost with one more merchant above it."""


class Contract(TypedDict):
    """A contract that somebody has."""

    goods: list[str]
    missing: list[str]
    complete: bool
    worth: int
    """Its points once it is complete."""
    points: int
    """Its points at the moment: 0 while it is incomplete."""


class Player(TypedDict):
    """A player, with all that they own."""

    coins: int
    points: int
    merchants_home: int
    bought: int
    """Cards bought in this round."""
    income: int
    firemen: list[int]
    """Their values."""
    firemen_total: int
    in_a_fire: int
    """1: a fire would bring its points now; -1: it would cost them; 0: neither."""
    traders: list[str]
    """Their goods."""
    ships: int
    offices: int
    cards: list[str]
    """The special cards, of which there is one each."""
    contracts: list[Contract]
    house: str | None
    """The good in the merchant house."""
    warehouse: list[str]
    loose: list[str]
    """Of ships bought in this round, and swapped ones."""
    counts: dict[str, int]
    """Points by source, if the game ended now."""
    final: dict[str, int] | None
    """Points by source, at the end of the game."""


class Room(TypedDict):
    """How many goods fit in."""

    house: int
    warehouse: int


class SpeicherstadtPart(TypedDict):
    """The game's own part of the view."""

    phase: str
    round: int
    rounds: int
    """How many rounds the game will have."""
    start_player: int
    selling: int | None
    """In the purchase: the place of the row that is sold now, from 1."""
    row: list[RowCard | None]
    """By place; None where the card is gone."""
    row_places: int
    rungs: int
    """Places for merchants above a card."""
    room: Room
    bag: dict[str, int]
    goods_discard: dict[str, int]
    stacks: dict[str, dict[str, int]]
    """By stack: the cards it still holds, and how many of each."""
    discarded: int
    seats: list[Player]


class SpeicherstadtView(MatchView, SpeicherstadtPart):
    """The view of The Speicherstadt (`Match.view`)."""


def view(box: Any, s: Any, seat: int | None) -> SpeicherstadtPart:
    """The whole table, except the order of the cards to come."""
    stacks = {name: _stack(box, s, stack) for stack, name in enumerate(STACKS)}
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "rounds": _rounds(s, stacks),
        "start_player": int(s.start_player) + 1,
        "selling": int(s.selling) + 1 if s.phase == PURCHASE else None,
        "row": [_row_card(box, s, place) for place in range(s.row_cards)],
        "row_places": int(row_places(s)),
        "rungs": ROW_PLACES,
        "room": {"house": HOUSE_PLACES, "warehouse": WAREHOUSE_PLACES},
        "bag": _by_good(s.bag),
        "goods_discard": _by_good(s.goods_discard),
        "stacks": stacks,
        "discarded": int(s.discarded),
        "seats": [_player(box, s, player) for player in range(s.players)],
    }


def _rounds(s: Any, stacks: dict[str, dict[str, int]]) -> int:
    """S3.1 All rounds: those so far, and as many as the cards still to come fill; a fire fills no place."""
    cards = sum(count for stack in stacks.values() for card, count in stack.items() if not card.startswith("fire "))
    cards += int(s.row_cards) if s.phase == OFFER else 0
    return int(s.round_number) + -(-cards // int(row_places(s)))


def _by_good(cubes: Any) -> dict[str, int]:
    return {name: int(cubes[good]) for good, name in enumerate(GOODS)}


def _row_card(box: Any, s: Any, place: int) -> RowCard | None:
    kind = int(s.row_kind[place])
    if kind == NONE:
        return None
    price = int(s.row_price[place])
    return {
        "card": card_text(box, kind),
        "cubes": goods_text(s.row_cubes[place]).split(),
        "merchants": [int(s.row_merchants[place, rung]) + 1 for rung in range(price)],
        "price": price,
        "next_price": int(next_price(s, place)),
    }


def _stack(box: Any, s: Any, stack: int) -> dict[str, int]:
    """Which cards a stack still holds; they are public, their order is not."""
    opened = s.stack
    if stack < opened or (stack == E and s.phase == OVER):
        return {}
    is_opened, cards = stack == opened < E, {}
    for kind, left in enumerate((s.left if is_opened else box.stack_cards[stack]).tolist()):
        if left > 0 and not is_opened:
            left -= int(removed(box, s, stack, kind))
        if left > 0:
            cards[card_text(box, kind, int(box.fire_worth[stack]))] = left
    return cards


def _player(box: Any, s: Any, player: int) -> Player:
    owners = {name: getattr(s, f"{name}_owner") for name in OWNED_ONCE}
    house = int(s.house[player])
    parts = {PARTS[part]: int(part_of_score(box, s, player, part)) for part in range(N_PARTS)}
    in_rows = s.row_merchants[: s.row_cards].tolist()
    return {
        "coins": int(s.coins[player]),
        "points": sum(parts.values()) if s.phase == OVER else int(s.score[player]),
        "merchants_home": MERCHANTS - sum(row.count(player) for row in in_rows) if s.phase in (BIDDING, PURCHASE) else MERCHANTS,
        "bought": int(s.bought[player]),
        "income": int(income(s, player)),
        "firemen": [value for value in range(1, 6) for _ in range(s.firemen[player, value - 1])],
        "firemen_total": int(firemen_total(s, player)),
        "in_a_fire": int(fire_hits(s, player)),
        "traders": [GOODS[good] for good in range(N_GOODS) if s.trader_owner[good] == player],
        "ships": int(s.ships[player]),
        "offices": int(s.offices[player]),
        "cards": [name for name in OWNED_ONCE if owners[name] == player],
        "contracts": [_contract(box, s, card) for card in range(s.contracts) if s.contract_owner[card] == player],
        "house": None if house == NONE else GOODS[house],
        "warehouse": goods_text(s.warehouse).split() if owners["warehouse"] == player else [],
        "loose": goods_text(s.loose[player]).split(),
        "counts": parts,
        "final": parts if s.phase == OVER else None,
    }


def _contract(box: Any, s: Any, card: int) -> Contract:
    return {
        "goods": goods_text(box.contract_goods[s.contract_kind[card]]).split(),
        "missing": goods_text(s.contract_missing[card]).split(),
        "complete": bool(is_complete(s, card)),
        "worth": int(contract_worth(box, s, card)),
        "points": int(contract_points(box, s, card)),
    }
