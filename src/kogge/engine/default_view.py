"""The default display of a view as tables, in the terminal and in the browser, for games without their own drawing or board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

COMMON_KEYS = ("game", "players", "options", "names", "seat", "over", "winners")
"""Keys of every view, which the page shows elsewhere."""
MAX_COLUMNS = 8
EMPTY = "–"


@dataclass(frozen=True)
class Section:
    """One table: a row for each item, its name first. Without headings, every row is a name and a value."""

    title: str
    headings: list[str]
    rows: list[tuple[str, list[str]]]
    of_seats: bool = False
    """Is each row a seat, in order?"""


def sections_of(view: dict[str, Any]) -> list[Section]:
    """A view as tables: single values first, then one table for each collection, the seats last."""
    entries = {key: value for key, value in view.items() if key not in COMMON_KEYS and value not in (None, "", [], {})}
    collections = {key: dict(_named(value)) for key, value in entries.items() if is_table(value)}
    single = [(words(key), [text_of(value)]) for key, value in entries.items() if key not in collections]
    found = [Section("", [], single)] if single else []
    return found + [_table(key, collections[key]) for key in sorted(collections, key=lambda key: key == "seats")]


def _table(key: str, items: dict[str, dict[str, Any]]) -> Section:
    """A column for each property; if there are too many, all properties of an item in one line."""
    headings = list(dict.fromkeys(heading for item in items.values() for heading in item or ()))
    if len(headings) > MAX_COLUMNS:
        return Section(words(key), [], [(name, [text_of(_nonempty(item))]) for name, item in items.items()], key == "seats")
    rows = [(name, [text_of((item or {}).get(heading)) for heading in headings]) for name, item in items.items()]
    return Section(words(key), [words(heading) for heading in headings], rows, key == "seats")


def _nonempty(item: dict[str, Any] | None) -> dict[str, Any]:
    """The properties that have a value."""
    return {key: value for key, value in (item or {}).items() if text_of(value) != EMPTY}


def is_table(value: Any) -> bool:
    """Is this a collection of items with properties?"""
    rows = [row for _, row in _named(value)]
    return any(rows) and all(row is None or isinstance(row, dict) for row in rows)


def _named(value: Any) -> Iterator[tuple[str, Any]]:
    """The items of a dict with their keys, of a list with their numbers."""
    if isinstance(value, dict):
        yield from ((words(key), one) for key, one in value.items())
    elif isinstance(value, list):
        yield from ((str(number), one) for number, one in enumerate(value, 1))


def words(key: str) -> str:
    """A key of a view as readable text."""
    return key.replace("_", " ")


def text_of(value: Any) -> str:
    """A value of a view as one line; a dash for an empty one."""
    if value is None or value is False or value in ("", [], {}):
        return EMPTY
    if value is True:
        return "✓"
    if isinstance(value, dict):
        return ", ".join(f"{words(key)} {text_of(one)}" for key, one in value.items())
    if isinstance(value, list):
        nested = any(isinstance(one, (dict, list)) for one in value)
        return ("; " if nested else ", ").join(text_of(one) for one in value)
    return words(value) if isinstance(value, str) else str(value)


def draw_plainly(view: dict[str, Any], names: list[str]) -> Any:
    """The default `draw` of a game: the tables of its view, as something rich can print."""
    from rich.console import Group
    from rich.table import Table

    from kogge.engine.terminal_symbols import seat_text

    tables = []
    for section in sections_of(view):
        table = Table(title=section.title or None, title_justify="left", show_header=bool(section.headings))
        for heading in ["", *(section.headings or [""])]:
            table.add_column(heading)
        for seat, (name, row) in enumerate(section.rows, 1):
            mark = "★ " if seat in view["winners"] else "▶ " if seat == view["seat"] else ""
            table.add_row(seat_text(seat, f"{mark}{name} {names[seat - 1]}") if section.of_seats else name, *row)
        tables.append(table)
    return Group(*tables)
