"""Moves, houses, roads and chance events as text, and back: the notation of RULES.md."""

from __future__ import annotations

from typing import Any

from kogge.games.hellweg.new_card import START_PLAYER, TURN_UP
from kogge.games.hellweg.table import START
from kogge.games.hellweg.turn import (
    BUY_AT,
    CARRIAGE_AT,
    CHOOSE,
    DUMP_AT,
    END_ACTION,
    EXTEND_ALL,
    EXTEND_CARRIAGE_AT,
    EXTEND_GOOD_AT,
    FORGO,
    GO_TO,
    GOOD_AT,
    NEXT,
    SELL_AT,
    STORE_CARRIAGE,
    STORE_GOOD,
    TAKE_CARD,
    TAKE_CARRIAGE_AT,
    TAKE_GOOD_AT,
    TAKE_STORED,
    TAKE_THALER,
    USE,
)
from kogge.games.hellweg.words import FREE_CHOICE_CARD, KINDS, PLACES, PRIVILEGES
from kogge.kit.start import read_start, start_text

ALONE = {
    FORGO: "forgo",
    TAKE_STORED: "take warehouse",
    NEXT: "next",
    TAKE_THALER: "thaler",
    STORE_GOOD: "store good",
    STORE_CARRIAGE: "store carriage",
    EXTEND_ALL: "extend",
    END_ACTION: "end",
}


def word(letters: Any) -> str:
    """A word as a box record keeps it."""
    return bytes(letters).rstrip(b"\0").decode()


def town_text(box: Any, town: int) -> str:
    """`soest`, or '' if the box has no such town."""
    return word(box.town_word[town]) if town < box.towns else ""


def house_text(box: Any, house: int) -> str:
    """`soest.salt`, or '' if the box has no such house."""
    return f"{town_text(box, box.house_town[house])}.{KINDS[box.house_kind[house]]}" if house < box.houses else ""


def road_text(box: Any, road: int) -> str:
    """`dortmund-soest`, or '' if the box has no such road."""
    return "-".join(town_text(box, end) for end in box.road_ends[road]) if road < box.roads else ""


def card_text(box: Any, card: int) -> str:
    """`coal1`, or '' if the box has no such goods card."""
    return word(box.card_word[card]) if card < box.goods_cards or card == FREE_CHOICE_CARD else ""


def privilege_text(box: Any, kind: int) -> str:
    """`store`, `extend` or `thaler`."""
    return PRIVILEGES[kind]


# the first action of a block, what its moves begin with, and what they name
BLOCKS = (
    (CHOOSE, "privilege", privilege_text),
    (USE, "use", privilege_text),
    (TAKE_CARD, "card", card_text),
    (EXTEND_CARRIAGE_AT, "extend", road_text),
    (EXTEND_GOOD_AT, "extend", house_text),
    (BUY_AT, "buy", town_text),
    (DUMP_AT, "dump", house_text),
    (GO_TO, "go", town_text),
    (SELL_AT, "sell", house_text),
    (TAKE_CARRIAGE_AT, "take", road_text),
    (TAKE_GOOD_AT, "take", house_text),
    (CARRIAGE_AT, "carriage", road_text),
    (GOOD_AT, "good", house_text),
)


def move_text(box: Any, action: int) -> str:
    """An action in notation."""
    if action in ALONE:
        return ALONE[action]
    first, verb, named = next(block for block in BLOCKS if action >= block[0])
    name = named(box, action - first)
    return f"{verb} {name}" if name else ""


def trade_card_text(box: Any, card: int) -> str:
    """A trade card in a record: its four houses and prices, in the order of sale."""
    houses, prices = box.trade_house[card], box.trade_price[card]
    return " ".join(f"{house_text(box, houses[place])} {prices[place]}" for place in range(PLACES))


def event_text(box: Any, s: Any, event: Any) -> str:
    """A chance event."""
    if event[0] == START_PLAYER:
        return start_text(event[1])
    return f"card {trade_card_text(box, event[1])}"


def read_event(box: Any, s: Any, words: list[str], event: Any) -> bool:
    """The event that these words say; False if they say none."""
    event[:] = 0
    start_player = read_start(words, s.players)
    if start_player is not None:
        event[0], event[1] = START_PLAYER, start_player
        return True
    for card in range(box.trade_cards):
        if words == ["card", *trade_card_text(box, card).split(" ")]:
            event[0], event[1] = TURN_UP, card
            return True
    return False


def events_due(box: Any, s: Any) -> list[str]:
    """What chance could bring now."""
    if s.phase == START:
        return [start_text(seat) for seat in range(s.players)]
    return [f"card {trade_card_text(box, card)}" for card in range(box.trade_cards) if s.to_come[card] == 1]
