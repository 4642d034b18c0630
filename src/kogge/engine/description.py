"""A position as text, for language models and other readers: `Match.describe`.

A game describes a view as entries: a subject ("Ship 2", "Seat 1") and its state in one line of text. The game's part `describe` has the
function `entries(view, seat)` for this; games without that part are described by the tables of their view.
The text is made from `view(seat)` and `lines_for(seat)` alone, so it contains nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from kogge.engine.default_view import sections_of

if TYPE_CHECKING:
    from kogge.engine.contract import Game

Entry = tuple[str, str]
"""A subject and its text."""


def entries_of(game: Game, view: dict[str, Any], seat: int | None) -> list[Entry]:
    """The entries of a view, by the game's own description or by the default one."""
    own = game.part("describe")
    entries: list[Entry] = own.entries(view, seat) if own is not None else default_entries(view)
    return entries


def lines_to_print(game: Game, lines: Iterable[str]) -> list[str]:
    """The lines of the record that a game's description prints: all but those whose outcome its entries already contain.

    Its part `describe` lists the first words of those lines: of chance events in `REPEATED`, of moves in `REPEATED_MOVES`.
    """
    own = game.part("describe")
    events, moves = getattr(own, "REPEATED", ()), getattr(own, "REPEATED_MOVES", ())
    found = []
    for line in lines:
        who, word = line.split()[:2]
        if word not in (events if who == "*" else moves):
            found.append(line)
    return found


def default_entries(view: dict[str, Any]) -> list[Entry]:
    """The rows of a view's tables, for games without a description of their own."""
    found = []
    for section in sections_of(view):
        for name, cells in section.rows:
            subject = f"Seat {name}" if section.of_seats else f"{section.title} {name}".strip()
            headed = zip(section.headings, cells, strict=True) if section.headings else (("", cell) for cell in cells)
            found.append((subject, ", ".join(f"{heading} {cell}".strip() for heading, cell in headed)))
    return found


def full_text(head: str, entries: Iterable[Entry]) -> str:
    """The whole position."""
    return "\n".join([head, *_lines(entries)])


def changes_text(head: str, lines: Sequence[str], before: Iterable[Entry], now: Iterable[Entry]) -> str:
    """The lines played since the position `before`, and the entries that differ from it."""
    old, new = dict(before), dict(now)
    changed = [(subject, text) for subject, text in new.items() if old.get(subject) != text]
    removed = [subject for subject in old if subject not in new]
    text = [head]
    if lines:
        text += ["Played since your last decision:", *lines]
    if changed or removed:
        text.append("Changed since then:")
    text += _lines(changed)
    if removed:
        text.append(f"No longer there: {', '.join(removed)}")
    return "\n".join(text)


def _lines(entries: Iterable[Entry]) -> list[str]:
    return [f"{subject}: {text}" for subject, text in entries]


def with_counts(words: Iterable[str]) -> str:
    """Words that may repeat, each with its number: "2 iron, wood"."""
    numbers: dict[str, int] = {}
    for word in words:
        numbers[word] = numbers.get(word, 0) + 1
    return ", ".join(word if number == 1 else f"{number} {word}" for word, number in numbers.items())


def amounts(numbers: dict[str, int]) -> str:
    """What there is of each kind, without zeros: "2 iron, 1 wood"; "none"."""
    return ", ".join(f"{number} {word}" for word, number in numbers.items() if number) or "none"


def seat_name(number: int, seat: int | None) -> str:
    """The subject of a seat's entry."""
    return f"Seat {number} (you)" if number == seat else f"Seat {number}"
