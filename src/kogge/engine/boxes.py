"""Boxes: the printed components of a game, read from a TOML file, validated, and stored in one read-only record."""

from __future__ import annotations

import functools
import os
import re
import stat
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from kogge.engine.contract import Game
from kogge.engine.errors import BadBox, quoted
from kogge.engine.record_view import record_view

MAX_BYTES = 1_000_000  # of a box file; the standard ones have some thousands


class BoxFile:
    """A parsed box file that reports errors with their line number."""

    def __init__(self, text: str, name: str):
        self.text, self.name = text, name
        try:
            self.content: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else len(text.splitlines()) or 1  # otherwise the error is at the end of the file
            raise BadBox(f"{name}: not a TOML file: {error}.", line=line) from None
        except RecursionError:
            raise BadBox(f"{name}: not a box file: its tables are nested too deeply.") from None

    def refuse(self, message: str, *keys: str) -> NoReturn:
        """Raise `BadBox` with the line of the innermost of `keys` (table, then key)."""
        line = self._line_of(keys)
        raise BadBox(f"{self.name}{f', line {line}' if line else ''}: {message}", line=line)

    def _line_of(self, keys: tuple[str, ...]) -> int | None:
        found, start = None, 0
        lines = self.text.splitlines()
        for key in keys:
            word = re.compile(rf"""^\s*(\[+\s*([\w"'-]+\.)*["']?{re.escape(key)}["']?\s*\]|["']?{re.escape(key)}["']?\s*(\.|=))""")
            inside = re.compile(rf"""(^|[\s,{{."'\[]){re.escape(key)}(["'\s=.,\]]|$)""")
            for pattern in (word, inside):
                hit = next((i for i in range(start, len(lines)) if pattern.search(lines[i])), None)
                if hit is not None:
                    found = start = hit
                    break
        return None if found is None else found + 1

    def table(self, key: str, parent: str | None = None) -> dict[str, Any]:
        """A table of the file; a missing one is empty."""
        holder = self.content if parent is None else self.table(parent)
        value = holder.get(key, {})
        if not isinstance(value, dict):
            self.refuse(f"{key} must be a table, not {value!r}.", *(k for k in (parent, key) if k))
        return value

    def check_keys(self, found: dict[str, Any], known: list[str], what: str, *keys: str) -> None:
        """Refuse unknown keys."""
        for key in found:
            if key not in known:
                self.refuse(f"unknown {what} {key!r}; known are {', '.join(known)}.", *keys, key)

    def integer(self, value: Any, least: int, most: int, what: str, *keys: str) -> int:
        """A TOML integer within bounds; 1.0 and true are not integers."""
        if type(value) is not int or not least <= value <= most:
            self.refuse(f"{what} must be a whole number from {least} to {most}, not {value!r}.", *keys)
        return value

    def items(self, value: Any, what: str, *keys: str) -> list[Any]:
        """A TOML array."""
        if not isinstance(value, list):
            self.refuse(f"{what} must be a list, not {value!r}.", *keys)
        return value

    def check_complete(self, known: list[str], what: str) -> None:
        """Refuse a file that lacks one of these keys or has another one."""
        self.check_keys(self.content, known, what)
        for key in known:
            if key not in self.content:
                self.refuse(f"{key} is missing.")

    def fields(self, found: Any, needed: list[str], what: str, *keys: str, optional: tuple[str, ...] = ()) -> dict[str, Any]:
        """A table with all needed fields, optionally some others, and no unknown ones."""
        if not isinstance(found, dict):
            self.refuse(f"{what} must be a table with {', '.join(needed)}, not {found!r}.", *keys)
        self.check_keys(found, [*needed, *optional], f"field of {what}", *keys)
        for field in needed:
            if field not in found:
                self.refuse(f"{what} has no {field}.", *keys)
        return found

    def rows(self, key: str, fields: list[str]) -> list[tuple[dict[str, Any], tuple[str, ...]]]:
        """A list of tables with exactly these fields, each with the keys that locate its line."""
        found = self.items(self.content[key], key, key)
        lines = self.text.splitlines()
        start = next((n for n, line in enumerate(lines) if line.replace(" ", "").startswith(f"{key}=[")), len(lines))
        entries = [line.split("#")[0].strip().rstrip(",") for line in lines[start:] if line.lstrip().startswith("{")]
        places = [(key, *entries[number : number + 1]) for number in range(len(found))]
        return [(self.fields(row, fields, f"entry {n + 1} of {key}", *places[n]), places[n]) for n, row in enumerate(found)]

    def index_of(self, name: Any, names: Sequence[str], what: str, *keys: str) -> int:
        """The index of a name in the game's list of names."""
        if not isinstance(name, str) or name not in names:
            self.refuse(f"unknown {what} {name!r}; known are {', '.join(names)}.", *keys)
        return names.index(name)


class LoadedBox:
    """A loaded box: the array for compiled rules, the record view for interpreted ones, and the text of every move."""

    def __init__(self, game: Game, file: BoxFile, header: str):
        self.game, self.file, self.header = game, file, header
        self.rows = np.zeros(1, game.Box)
        game.read_box(file, record_view(self.rows))
        self.rows.flags.writeable = False
        self.box = record_view(self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoadedBox) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __repr__(self) -> str:
        return f"LoadedBox({self.game.id!r}, {self.file.name!r})"

    @property
    def _identity(self) -> tuple[Game, str, bytes]:
        return self.game, self.header, self.rows.tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        if self is _standard_box(self.game):
            return _standard_box, (self.game,)
        return _unpickled_box, (self.game, self.file.text, self.file.name, self.header)

    @functools.cached_property
    def move_texts(self) -> list[str]:
        """Action to notation."""
        return [self.game.move_text(self.box, action) for action in range(self.game.n_actions)]

    @functools.cached_property
    def actions(self) -> dict[str, int]:
        """Notation to action."""
        return {text: action for action, text in enumerate(self.move_texts) if text}


def load_box(game: Game, path: str | Path | None = None) -> LoadedBox:
    """The game's standard box, or another one from a file."""
    if path is None or str(path) == "standard":
        return _standard_box(game)
    return LoadedBox(game, BoxFile(_read_text(Path(path)), str(path)), Path(path).as_posix())


def standard_box_with(game: Game, other: Mapping[str, Any]) -> LoadedBox:
    """The game's standard box with some keys replaced, such as the values before a correction. Validated like any box file."""
    standard = _standard_box(game)
    file = BoxFile(standard.file.text, standard.file.name)
    file.content |= other
    return LoadedBox(game, file, f"standard, but for {', '.join(other)}") if other else standard


def _unpickled_box(game: Game, text: str, name: str, header: str) -> LoadedBox:
    """A box is pickled as its text, so the receiver does not need the file."""
    return LoadedBox(game, BoxFile(text, name), header)


@functools.cache
def _standard_box(game: Game) -> LoadedBox:
    return LoadedBox(game, BoxFile((game.folder / "box.toml").read_text("utf-8"), "box.toml"), "standard")


def _read_text(path: Path) -> str:
    name = str(path) if str(path).isprintable() else quoted(str(path))
    try:
        return _read_bytes(path, name).decode("utf-8")
    except OSError as error:
        raise BadBox(f"{name}: cannot be read ({error.strerror or error}).", code="unreadable", found=path) from None
    except UnicodeDecodeError:
        raise BadBox(f"{name}: not a UTF-8 text file.", code="unreadable", found=path) from None
    except ValueError:
        raise BadBox(f"{quoted(str(path))}: not the name of a file.", code="unreadable", found=path) from None


def _read_bytes(path: Path, name: str) -> bytes:
    """The content of a regular file of bounded size. The path may come from a stranger's record, so pipes and devices are refused."""
    with open(path, "rb", opener=lambda file, flags: os.open(file, flags | getattr(os, "O_NONBLOCK", 0))) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise BadBox(f"{name}: not a regular file.", code="unreadable", found=path)
        content = file.read(MAX_BYTES + 1) or b""  # None: a special file without data yet
    if len(content) > MAX_BYTES:
        raise BadBox(f"{name}: too long to be a box file.", code="unreadable", found=path)
    return content
