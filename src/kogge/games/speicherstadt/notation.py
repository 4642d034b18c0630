"""Moves, cards and chance events as text, and back: the notation of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge.engine.start import read_start, start_text
from kogge.games.speicherstadt.chance import START_PLAYER, TURN_UP
from kogge.games.speicherstadt.offer import cubes_for_a_ship
from kogge.games.speicherstadt.processing import PAIRS, TRIPLES
from kogge.games.speicherstadt.table import LAST_FIRE, START
from kogge.games.speicherstadt.turn import ACTIONS
from kogge.games.speicherstadt.words import (
    CONTRACT,
    FIRE,
    FIREMAN,
    GOODS,
    N_KINDS,
    SHIP,
    SINGLE_CARDS,
    TRADER,
)

SINGLE_NAMES = {kind: name for name, kind in SINGLE_CARDS.items()}


def goods_text(cubes: Any) -> str:
    """Cubes by good as words, in the fixed order of the goods."""
    return " ".join([name for name, count in zip(GOODS, cubes, strict=False) for _ in range(count)])


def triple_text(triple: int) -> str:
    """Three goods as words."""
    return " ".join(GOODS[good] for good in TRIPLES[triple])


# how the moves of each block are written
MOVES: dict[str, Callable[..., str]] = {
    "bid": lambda box, place: f"bid {place + 1}",
    "buy": lambda box: "buy",
    "decline": lambda box: "pass",
    "done": lambda box: "done",
    "trade": lambda box, good: f"trade {GOODS[good]}",
    "house": lambda box, good: f"house {GOODS[good]}",
    "warehouse": lambda box, good: f"warehouse {GOODS[good]}",
    "discard": lambda box, good: f"discard {GOODS[good]}",
    "sell": lambda box, pair: "sell " + " ".join(GOODS[good] for good in PAIRS[pair]),
    "swap": lambda box, triple, good: f"swap {triple_text(triple)} for {GOODS[good]}",
    "deliver": lambda box, number, good: f"deliver {GOODS[good]} {number + 1}",
}


def move_text(box: Any, action: int) -> str:
    """An action in notation."""
    return ACTIONS.text(MOVES, box, action)


def card_text(box: Any, kind: int, worth: int = 0) -> str:
    """A card without its cubes: `fireman 3`, `trader tea`, `contract coffee spices`, `office`, `fire 2`."""
    if kind == FIRE:
        return f"fire {worth}"
    if kind >= CONTRACT:
        return "contract " + goods_text(box.contract_goods[kind - CONTRACT])
    if kind == SHIP:
        return "ship"
    if kind >= TRADER and kind < SHIP:
        return f"trader {GOODS[kind - TRADER]}"
    return f"fireman {kind - FIREMAN + 1}" if kind < TRADER else SINGLE_NAMES[kind]


def event_text(box: Any, s: Any, event: Any) -> str:
    """A chance event, `s` being the table just before it."""
    if event[0] == START_PLAYER:
        return start_text(event[1])
    card = card_text(box, int(event[1]), int(box.fire_worth[s.stack]))
    return f"card {card} {goods_text(event[2:])}".rstrip()


def read_event(box: Any, s: Any, words: list[str], event: Any) -> bool:
    """Parse a chance event; False if these words are no event of this game."""
    event[:] = 0
    start_player = read_start(words, s.players)
    if start_player is not None:
        event[0], event[1] = START_PLAYER, start_player
        return True
    if words[:1] != ["card"]:
        return False
    event[0] = TURN_UP
    if words[1:2] == ["ship"]:
        return _read_ship(words[2:], event)
    names = {card_text(box, kind, int(box.fire_worth[s.stack])): kind for kind in range(N_KINDS) if kind != SHIP}
    event[1] = names.get(" ".join(words[1:]), -1)
    return bool(event[1] >= 0)


def _read_ship(cubes: list[str], event: Any) -> bool:
    event[1] = SHIP
    if not all(cube in GOODS for cube in cubes) or cubes != sorted(cubes, key=GOODS.index):
        return False
    for cube in cubes:
        event[2 + GOODS.index(cube)] += 1
    return True


def events_due(box: Any, s: Any) -> list[str]:
    """What chance could bring now; a ship's cubes as G, any good that is in the bag, in the fixed order."""
    if s.phase == START:
        return [start_text(seat) for seat in range(s.players)]
    worth = int(box.fire_worth[s.stack])
    if s.phase == LAST_FIRE:
        return [f"card fire {worth}"]
    ship = " G" * cubes_for_a_ship(s)
    return [f"card {card_text(box, kind, worth)}{ship if kind == SHIP else ''}" for kind in range(N_KINDS) if s.left[kind] > 0]


def event_parts(box: Any, s: Any, words: list[str]) -> dict[str, str]:
    """A card, then a ship's cubes as they come out of the bag; they are written in the fixed order."""
    if not words:
        return {card: card for card in (event.partition(" G")[0] for event in events_due(box, s))}
    cubes = words[2:]
    if words[:2] != ["card", "ship"] or len(cubes) >= cubes_for_a_ship(s) or not all(cube in GOODS for cube in cubes):
        return {}
    left = [good for number, good in enumerate(GOODS) if s.bag[number] > cubes.count(good)]
    return {good: " ".join(["card ship", *sorted([*cubes, good], key=GOODS.index)]) for good in left}
