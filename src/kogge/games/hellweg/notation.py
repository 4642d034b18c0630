"""Moves, houses, roads and chance events as text, and back: the notation of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge.engine.start import read_start, start_text
from kogge.games.hellweg.chance import START_PLAYER, TURN_UP
from kogge.games.hellweg.table import START
from kogge.games.hellweg.turn import ACTIONS
from kogge.games.hellweg.words import FREE_CHOICE_CARD, KINDS, NONE, PLACES, PRIVILEGES


def word(letters: Any) -> str:
    """A word from its UTF-8 bytes in a box record."""
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


def named_move(verb: str, name: str) -> str:
    """A move with the name of a component; '' if the box has no such component."""
    return f"{verb} {name}" if name else ""


# how the moves of each block are written
MOVES: dict[str, Callable[..., str]] = {
    "good": lambda box, house: named_move("good", house_text(box, house)),
    "carriage": lambda box, road: named_move("carriage", road_text(box, road)),
    "forgo": lambda box: "forgo",
    "take_good": lambda box, house: named_move("take", house_text(box, house)),
    "take_carriage": lambda box, road: named_move("take", road_text(box, road)),
    "take_stored": lambda box: "take warehouse",
    "sell": lambda box, house: named_move("sell", house_text(box, house)),
    "go": lambda box, town: named_move("go", town_text(box, town)),
    "dump": lambda box, house: named_move("dump", house_text(box, house)),
    "next": lambda box: "next",
    "buy": lambda box, town: named_move("buy", town_text(box, town)),
    "extend_good": lambda box, house: named_move("extend", house_text(box, house)),
    "extend_carriage": lambda box, road: named_move("extend", road_text(box, road)),
    "card": lambda box, card: named_move("card", card_text(box, card)),
    "thaler": lambda box: "thaler",
    "store_good": lambda box: "store good",
    "store_carriage": lambda box: "store carriage",
    "extend": lambda box: "extend",
    "use": lambda box, kind: f"use {PRIVILEGES[kind]}",
    "privilege": lambda box, kind: f"privilege {PRIVILEGES[kind]}",
    "end": lambda box: "end",
}


def move_text(box: Any, action: int) -> str:
    """An action in notation."""
    return ACTIONS.text(MOVES, box, action)


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
    """Parse a chance event; False if these words are no event of this game."""
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


def is_concealed(box: Any, s: Any, words: list[str]) -> bool:
    """H2.2 Every trade card but the current one."""
    return words[0] == "card" and (s.trade_card == NONE or words[1:] != trade_card_text(box, s.trade_card).split(" "))


def events_due(box: Any, s: Any) -> list[str]:
    """The chance events possible now."""
    if s.phase == START:
        return [start_text(seat) for seat in range(s.players)]
    return [f"card {trade_card_text(box, card)}" for card in range(box.trade_cards) if s.to_come[card] == 1]


def event_parts(box: Any, s: Any, words: list[str]) -> dict[str, str]:
    """H2.2 All printed trade cards, played or not: nobody may look up which ones are gone."""
    events = events_due(box, s) if s.phase == START else [f"card {trade_card_text(box, card)}" for card in range(box.trade_cards)]
    return {} if words else {event: event for event in events}
