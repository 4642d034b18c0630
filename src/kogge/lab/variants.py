"""Variants to compare: named game configurations, most often boxes with one number changed.

A number of a box is named by its path in the file: `fires.D`, `goods_card.coal1.value`, `weeks.3.dice`. An entry of a list is named by its
`name` or `id`, or by its number, counted from 1; `*` is every entry.
"""

from __future__ import annotations

import copy
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kogge.engine.boxes import BoxFile, LoadedBox
from kogge.engine.config import GameConfig, checked_config
from kogge.engine.errors import BadBox, BadOption, listed, quoted
from kogge.engine.validation import LAST_SEED, checked_switch, is_whole

MAX_VALUES = 100  # of one sweep
MAX_VALUE_LENGTH = 60  # characters of a value in a label

Value = int | bool | str | list[Any] | dict[str, Any]
"""A value in a box file."""


@dataclass(frozen=True)
class Variant:
    """A named game configuration to compare."""

    label: str
    config: GameConfig

    def __post_init__(self) -> None:
        if not isinstance(self.label, str) or not self.label.strip() or not self.label.isprintable():
            raise BadOption(f"A variant's label is a text of one line, not {quoted(self.label)}.", code="bad_label", found=self.label)
        checked_config(self.config)


@dataclass(frozen=True)
class Change:
    """One change of a box: set the value at `path` to `value`, or add `value` to it."""

    path: str
    value: Value
    add: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.path, str) or not self.path.isprintable() or not self.path:
            raise BadOption(
                f"A number of a box is named by its path, like fires.D, not by {quoted(self.path)}.", code="bad_path", found=self.path
            )
        if not _fits_a_box(self.value):
            message = f"A box file has whole numbers, texts, true, false, and lists and tables of these, not {quoted(self.value)}."
            raise BadOption(message, code="bad_values", found=self.value)
        checked_switch(self.add, "add")

    def __str__(self) -> str:
        return f"{self.path} {'+=' if self.add else '='} {_inline(self.value)[:MAX_VALUE_LENGTH]}"


def changed(config: GameConfig, *changes: Change) -> GameConfig:
    """The same configuration with a changed box, which is validated like any box file."""
    game, file = checked_config(config).game, config.loaded.file
    content = copy.deepcopy(file.content)
    for change in changes:
        if not isinstance(change, Change):
            raise BadOption(f"A box is changed by a Change, not by {quoted(change)}.", code="bad_change", found=change)
        for holder, key in _places(content, change.path, file.name):
            holder[key] = _sum(holder[key], change) if change.add else change.value
    message = ", ".join(map(str, changes))
    try:
        box = LoadedBox(game, BoxFile(toml_of(content), file.name), f"{config.loaded.header}, {message}")
    except BadBox as error:  # its line number is meaningless: this file is generated
        words = re.sub(r"^.*?(, line \d+)?: ", "", str(error), count=1)
        raise BadBox(f"{file.name} with {message}: {words}") from None
    return GameConfig(game, config.players, config.options, box, config.rules)


def swept(config: GameConfig, path: str, values: Sequence[Value], add: bool = False) -> list[Variant]:
    """A variant for each value of one number."""
    if not isinstance(values, (list, tuple, range)) or not 1 <= len(values) <= MAX_VALUES:
        raise BadOption(f"A sweep takes 1 to {MAX_VALUES} values, not {quoted(values)}.", code="bad_values", found=values)
    changes = [Change(path, value, add) for value in values]
    return [Variant(str(change), changed(config, change)) for change in changes]


def read_change(text: str) -> tuple[str, list[Value], bool]:
    """Parse a change such as `fires.D=2..5`, `fires.D=2,4` or `fires.*+=-1,1`: the path, the values, and whether they are added."""
    found = re.fullmatch(r"\s*([^=+]+?)\s*(\+?)=\s*(.+?)\s*", text)
    if found is None:
        raise BadOption(
            f"A change is written like fires.D=2..5, fires.D=2,4 or fires.D+=1, not {quoted(text)}.", code="bad_change", found=text
        )
    path, plus, values = found.groups()
    if ends := re.fullmatch(r"(-?\d{1,6})\s*\.\.\s*(-?\d{1,6})", values):
        first, last = int(ends[1]), int(ends[2])
        if not 0 <= last - first < MAX_VALUES:
            raise BadOption(f"{values} is not a range of 1 to {MAX_VALUES} numbers.", code="bad_values", found=values)
        return path, list(range(first, last + 1)), bool(plus)
    try:
        listed_values: list[Value] = tomllib.loads(f"x = [{values}]")["x"]
    except (tomllib.TOMLDecodeError, RecursionError):
        message = f"{quoted(values)} is neither a range like 2..5 nor values as a box file has them, separated by commas."
        raise BadOption(message, code="bad_values", found=values) from None
    return path, listed_values, bool(plus)


def _places(content: Any, path: str, name: str) -> Iterator[tuple[Any, Any]]:
    """The places that a path leads to: each as a container and a key or index."""
    *steps, last = path.split(".")
    holders = [content]
    for step in steps:
        holders = [holder[key] for holder in holders for key in _keys(holder, step, path, name)]
    for holder in holders:
        for key in _keys(holder, last, path, name):
            yield holder, key


def _keys(holder: Any, step: str, path: str, name: str) -> list[Any]:
    known: dict[str, Any]
    if isinstance(holder, dict):
        known = {key: key for key in holder}
    elif isinstance(holder, list):
        known = {str(number): number - 1 for number in range(1, len(holder) + 1)}
        for number, entry in enumerate(holder):
            if isinstance(entry, dict):
                known |= {str(entry[key]): number for key in ("name", "id") if key in entry}
    else:
        raise BadOption(f"{path} does not exist in {name}: before {step} there is {quoted(holder)}.", code="bad_path", found=path)
    if step == "*":
        return list(dict.fromkeys(known.values()))
    if step not in known:
        legal = [*known]
        raise BadOption(
            f"{path} does not exist in {name}: instead of {step} there is {listed(legal)}.", code="bad_path", found=path, legal=legal
        )
    return [known[step]]


def _sum(before: Any, change: Change) -> int:
    if not is_whole(before) or not is_whole(change.value):
        message = f"{change.path} is {quoted(before)}, to which {quoted(change.value)} cannot be added."
        raise BadOption(message, code="bad_values", found=change.value)
    return before + change.value


def _fits_a_box(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and _fits_a_box(entry) for key, entry in value.items())
    if isinstance(value, list):
        return all(map(_fits_a_box, value))
    return isinstance(value, (bool, str)) or (is_whole(value) and abs(value) <= LAST_SEED)


def toml_of(content: dict[str, Any]) -> str:
    """Write what tomllib has read as TOML again."""
    return "".join(f"{json.dumps(key, ensure_ascii=False)} = {_inline(entry)}\n" for key, entry in content.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key, ensure_ascii=False)} = {_inline(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower() if isinstance(value, bool) else str(value)
