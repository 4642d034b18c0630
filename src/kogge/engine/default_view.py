"""A view as plain tables: how a game without a drawing or a board of its own is shown, in the terminal and in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

SAID_ELSEWHERE = ("game", "players", "options", "names", "seat", "over", "winners")
"""What every view tells and whoever shows it says anyway."""
WIDEST = 8  # columns
NOTHING = "–"


@dataclass(frozen=True)
class Part:
    """One table of a shown view: a row for each thing, its name first. Without headings every row is a name and what it is."""

    title: str
    headings: list[str]
    rows: list[tuple[str, list[str]]]
    of_seats: bool = False
    """Is each row a seat, in order?"""


def parts_of(view: dict[str, Any]) -> list[Part]:
    """A view as tables: single things first, then whatever there are several of, one table each; the seats last."""
    own = {key: value for key, value in view.items() if key not in SAID_ELSEWHERE and value not in (None, "", [], {})}
    many = {key: dict(_named(value)) for key, value in own.items() if is_table(value)}
    single = [(words(key), [said(value)]) for key, value in own.items() if key not in many]
    found = [Part("", [], single)] if single else []
    return found + [_table(key, many[key]) for key in sorted(many, key=lambda key: key == "seats")]


def _table(key: str, things: dict[str, dict[str, Any]]) -> Part:
    """A column for each property; where that would be too wide, all of a thing's properties in one line."""
    headings = list(dict.fromkeys(heading for thing in things.values() for heading in thing or ()))
    if len(headings) > WIDEST:
        return Part(words(key), [], [(name, [said(_told(thing))]) for name, thing in things.items()], key == "seats")
    rows = [(name, [said((thing or {}).get(heading)) for heading in headings]) for name, thing in things.items()]
    return Part(words(key), [words(heading) for heading in headings], rows, key == "seats")


def _told(thing: dict[str, Any] | None) -> dict[str, Any]:
    """The properties of which there is something to say."""
    return {key: value for key, value in (thing or {}).items() if said(value) != NOTHING}


def is_table(value: Any) -> bool:
    """Are these several things with the same kinds of properties?"""
    rows = [row for _, row in _named(value)]
    return any(rows) and all(row is None or isinstance(row, dict) for row in rows)


def _named(value: Any) -> Iterator[tuple[str, Any]]:
    """The things in a dict by their keys, in a list by their numbers."""
    if isinstance(value, dict):
        yield from ((words(key), one) for key, one in value.items())
    elif isinstance(value, list):
        yield from ((str(number), one) for number, one in enumerate(value, 1))


def words(key: str) -> str:
    """A key of a view as one reads it."""
    return key.replace("_", " ")


def said(value: Any) -> str:
    """Anything in a view as one line; nothing at all is a dash, in every language."""
    if value is None or value is False or value in ("", [], {}):
        return NOTHING
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join(f"{words(key)} {said(one)}" for key, one in value.items())
    if isinstance(value, list):
        nested = any(isinstance(one, (dict, list)) for one in value)
        return ("; " if nested else ", ").join(said(one) for one in value)
    return words(value) if isinstance(value, str) else str(value)


def draw_plainly(view: dict[str, Any], names: list[str]) -> Any:
    """The `draw` of a game without one: the tables of its view, as something rich can print."""
    from rich.console import Group
    from rich.table import Table

    from kogge.engine.terminal_words import seat_text

    shown = []
    for part in parts_of(view):
        table = Table(title=part.title or None, title_justify="left", show_header=bool(part.headings))
        for heading in ["", *(part.headings or [""])]:
            table.add_column(heading)
        for seat, (name, row) in enumerate(part.rows, 1):
            mark = "★ " if seat in view["winners"] else "▶ " if seat == view["seat"] else ""
            table.add_row(seat_text(seat, f"{mark}{name} {names[seat - 1]}") if part.of_seats else name, *row)
        shown.append(table)
    return Group(*shown)
