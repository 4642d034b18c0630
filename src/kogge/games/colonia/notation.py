"""Moves and chance events as text, and back: the notation of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge.games.colonia.bag import cubes_in_bag
from kogge.games.colonia.chance import resources_to_draw, subject
from kogge.games.colonia.prepare import edicts_due
from kogge.games.colonia.table import (
    BOOTHS_FILL,
    DICE,
    DIE,
    DRAWING,
    EDICTS_UP,
    IN_DECK,
    RELICS,
    SHIPS,
    START_RESOURCES,
    TIEBREAK,
    WEEK_CARD,
)
from kogge.games.colonia.turn import ACTIONS, first_line_worth_as_much
from kogge.games.colonia.words import (
    CITIES,
    CUBES_OF_A_RESOURCE,
    CURRENCIES,
    EDICT_NAMES,
    GOODS,
    LOWEST_CARD,
    N_EDICTS,
    N_LINES,
    N_RELIC_CARDS,
    N_RESOURCES,
    RESOURCES,
    SHRINE,
    SIX,
)

# the first word of a chance event, by the phase in which it is due
EVENT_WORDS = {
    START_RESOURCES: "resources",
    DIE: "good",
    SHIPS: "ship",
    RELICS: "relic",
    WEEK_CARD: "week",
    BOOTHS_FILL: "booth",
    EDICTS_UP: "edicts",
    TIEBREAK: "tiebreak",
    DRAWING: "draw",
    DICE: "dice",
}
ALL_RESOURCES = N_RESOURCES * CUBES_OF_A_RESOURCE
NUMBERS = {str(number) for number in range(1, 100)}
DRAWS_RESOURCES = (START_RESOURCES, BOOTHS_FILL, DRAWING)


def _exchange_text(box: Any, amount: int, currency: int, other: int) -> str:
    return f"exchange {amount + 1} {CURRENCIES[currency]} {CURRENCIES[other]}" if currency != other else ""


def _enshrine_text(box: Any, line: int) -> str:
    """Relics worth the same are one move, so only the first of their lines has a text."""
    if line >= box.lines or first_line_worth_as_much(box, line) != line:
        return ""
    return f"enshrine {box.worth[line]}"


# how the moves of each block are written
MOVES: dict[str, Callable[..., str]] = {
    "choose": lambda box, good: f"choose {GOODS[good]}",
    "card": lambda box, card: f"card {card + LOWEST_CARD}",
    "yes": lambda box: "yes",
    "no": lambda box: "no",
    "recall": lambda box, members: f"recall {members}",
    "draw": lambda box: "draw",
    "skip": lambda box: "skip",
    "booth": lambda box, booth: f"booth {booth + 1}",
    "order": lambda box, craftsman: f"order {GOODS[craftsman]}",
    "load": lambda box, berth, hold: f"load {berth + 1}.{hold + 1}",
    "load_extra": lambda box, berth, good: f"load {berth + 1}.x {GOODS[good]}",
    "exchange": _exchange_text,
    "buy": lambda box, place: f"buy {place + 1}",
    "enshrine": _enshrine_text,
    "leave": lambda box: "leave",
    "guard": lambda box, place: f"guard {place + 1}",
    "decline": lambda box: "pass",
}


def move_text(box: Any, action: int) -> str:
    """An action in notation."""
    return ACTIONS.text(MOVES, box, action)


def resources_text(cubes: Any) -> str:
    """Resources by kind as words."""
    return " ".join(RESOURCES[kind] for kind in range(N_RESOURCES) for _ in range(int(cubes[kind])))


def relic_text(box: Any, card: int) -> str:
    """A relic card: its city, and its cost or `shrine`."""
    city, line = divmod(card, N_LINES)
    return f"{CITIES[city]} {'shrine' if line == SHRINE else box.cost[line]}"


def event_text(box: Any, s: Any, event: Any) -> str:
    """A chance event, `s` being the table just before it."""
    phase = int(event[0])
    word = EVENT_WORDS[phase]
    if phase == WEEK_CARD:
        return f"{word} {event[1] + 1}"
    if phase == EDICTS_UP:
        return f"{word} {' '.join(EDICT_NAMES[edict] for edict in event[1 : 1 + edicts_due(s)])}"
    if phase == DICE:
        return f"{word} {' '.join(str(die) for die in event[1:] if die > 0)}"
    where = f"{word} {event[1] + 1}"
    if phase in DRAWS_RESOURCES:
        return f"{where} {resources_text(event[2:])}"
    if phase == SHIPS:
        return f"{where} {event[2] + 1}"
    return f"{where} {relic_text(box, int(event[2]))}" if phase == RELICS else f"{where} {event[2]}"


def read_event(box: Any, s: Any, words: list[str], event: Any) -> bool:
    """Parse a chance event; False if these words are no event that is possible now."""
    event[:] = 0
    phase = int(s.phase)
    event[0] = phase
    if len(words) < 2 or words[0] != EVENT_WORDS.get(phase):
        return False
    if phase == DICE:
        return _read_numbers(words[1:], event, 1)
    if phase == EDICTS_UP:
        return _read_edicts(words[1:], event, int(edicts_due(s)))
    if not _read_numbers(words[1:2], event, 1):
        return False
    event[1] -= 1
    if phase == WEEK_CARD:
        return len(words) == 2
    if phase in DRAWS_RESOURCES:
        return _read_resources(words[2:], event)
    if phase == RELICS:
        return _read_relic(box, words[2:], event)
    if len(words) != 3 or not _read_numbers(words[2:], event, 2):
        return False
    if phase == SHIPS:
        event[2] -= 1
    return True


def _read_numbers(words: list[str], event: Any, at: int) -> bool:
    """Plain digits, without signs and leading zeros."""
    if len(words) > len(event) - at or not all(word in NUMBERS for word in words):
        return False
    for n, word in enumerate(words):
        event[at + n] = int(word)
    return True


def _read_edicts(words: list[str], event: Any, due: int) -> bool:
    if len(words) != due or not all(word in EDICT_NAMES for word in words):
        return False
    event[1 : 1 + due] = [EDICT_NAMES.index(word) for word in words]
    return True


def _read_resources(words: list[str], event: Any) -> bool:
    """The order of the resources means nothing."""
    if len(words) > ALL_RESOURCES or not all(word in RESOURCES for word in words):
        return False
    for word in words:
        event[2 + RESOURCES.index(word)] += 1
    return True


def _read_relic(box: Any, words: list[str], event: Any) -> bool:
    names = {relic_text(box, card): card for card in range(N_RELIC_CARDS) if box.line_count[card % N_LINES] > 0}
    event[2] = names.get(" ".join(words), -1)
    return len(words) == 2 and bool(event[2] >= 0)


def events_due(box: Any, s: Any) -> list[str]:
    """What chance could bring now; R is any resource that is in the bag, D a die 1-6, E an edict that is left."""
    phase = int(s.phase)
    word = EVENT_WORDS[phase]
    if phase == WEEK_CARD:
        return [f"{word} {card + 1}" for card in range(box.weeks) if s.weeks_left[card] == 1]
    if phase == EDICTS_UP:
        left = ", ".join(EDICT_NAMES[edict] for edict in range(N_EDICTS) if s.edicts_left[edict] > 0)
        return [f"{word}{' E' * int(edicts_due(s))} (each E one of {left})"]
    if phase == DICE:
        return [word + " D" * int(box.week_dice[s.week_card])]
    where = f"{word} {subject(s) + 1}"
    if phase in DRAWS_RESOURCES:
        return [where + " R" * min(int(resources_to_draw(box, s)), int(cubes_in_bag(s)))]
    if phase == SHIPS:
        return [f"{where} {ship + 1}" for ship in range(box.ships) if s.ship_is[ship] == IN_DECK]
    if phase == RELICS:
        return [f"{where} {relic_text(box, card)}" for card in range(N_RELIC_CARDS) if s.relic_deck[card] > 0]
    return [f"{where} {die}" for die in range(1, 7)]


def event_parts(box: Any, s: Any, words: list[str]) -> dict[str, str]:
    """Resources, dice and edicts are entered one by one, everything else at once."""
    phase = int(s.phase)
    if phase not in (*DRAWS_RESOURCES, DICE, EDICTS_UP):
        return {} if words else {event: event for event in events_due(box, s)}
    begin = [EVENT_WORDS[phase]] if phase in (DICE, EDICTS_UP) else [EVENT_WORDS[phase], str(subject(s) + 1)]
    entered = words or begin
    if len(entered) - len(begin) >= _entered_one_by_one(box, s):
        return {} if words else {" ".join(begin): " ".join(begin)}
    return {part: " ".join([*entered, part]) for part in _can_follow(s, entered)}


def _entered_one_by_one(box: Any, s: Any) -> int:
    """How many dice, edicts or resources are due."""
    if s.phase == DICE:
        return int(box.week_dice[s.week_card])
    return int(edicts_due(s)) if s.phase == EDICTS_UP else min(int(resources_to_draw(box, s)), int(cubes_in_bag(s)))


def _can_follow(s: Any, entered: list[str]) -> list[str]:
    """Any die; an edict that is left; a resource that, as far as all can know, may be in the bag."""
    if s.phase == DICE:
        return [str(die) for die in range(1, SIX + 1)]
    if s.phase == EDICTS_UP:
        return [name for edict, name in enumerate(EDICT_NAMES) if s.edicts_left[edict] > entered.count(name)]
    unknown = s.bag + s.unseen.sum((0, 1))
    return [name for kind, name in enumerate(RESOURCES) if unknown[kind] > entered.count(name)]


def public_event(words: list[str]) -> str:
    """C1.2 Of such a draw all others know what it is for, and who draws."""
    return " ".join(words[:2])


def seen_by(words: list[str]) -> int | None:
    """C1.2 Start resources, and what draw_two brings, are seen by the drawer alone."""
    return int(words[1]) if words[0] in (EVENT_WORDS[START_RESOURCES], EVENT_WORDS[DRAWING]) else None
