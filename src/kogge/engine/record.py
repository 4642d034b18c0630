"""Reading game records: a text format that can be written by hand and replayed (docs/RECORD.md). `Match.record` writes one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kogge.engine.config import GameConfig, other_rules
from kogge.engine.contract import Game
from kogge.engine.errors import BadBox, BadOption, BadRecord, listed, quoted
from kogge.engine.match import Match
from kogge.engine.record_cache import cache_key, load_cached, store_cached
from kogge.engine.validation import fits_header

KEYS = ("Game", "Players", "Options", "Rules", "Box", "Names", "Seed", "Result", "Commitment", "Secret", "Deal")


def iter_record(text: str, game_by_id: Callable[[str], Game], folder: str | Path = ".", boxes: bool = True) -> Iterator[Match]:
    """Replay a record line by line. Yields the same match object before the first line and after each."""
    reader = _Reader(text)
    return reader.play(reader.new_match(game_by_id, Path(folder), boxes))


@dataclass(frozen=True)
class Replay:
    """A replayed record: the match at its end, the table before the first line, and the lines as numbers."""

    match: Match
    initial_rows: np.ndarray
    line_codes: np.ndarray
    """The lines as one sequence of numbers: an action for a decision; CHANCE followed by the event for a chance event."""


def replay_record(
    text: str, game_by_id: Callable[[str], Game], folder: str | Path = ".", boxes: bool = True, cached: bool = False
) -> Replay:
    """Replay a record by the rules. With `cached`, the result is read from or written to the cache (record_cache.py)."""
    reader = _Reader(text)
    match = reader.new_match(game_by_id, Path(folder), boxes)
    initial_rows = match.rows.copy()
    key = cache_key(text, match.loaded) if cached else b""
    if (known := load_cached(key) if cached else None) is not None:
        undo_floor, size = int.from_bytes(known[:4], "big"), 4 + initial_rows.nbytes
        match.restore([line for _, line in reader.events], np.frombuffer(known[4:size], initial_rows.dtype), undo_floor)
        return Replay(match, initial_rows, np.frombuffer(known[size:], np.int16))
    line_codes: list[int] = []
    for played in reader.play(match):
        line_codes += played.last_line_codes()
    done = Replay(match, initial_rows, np.array(line_codes, np.int16))
    if cached:
        store_cached(key, match.undo_floor.to_bytes(4, "big") + match.rows.tobytes() + done.line_codes.tobytes())
    return done


def read_text(path: Path) -> str:
    """The text of a record file."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a UTF-8 text file.", code="unreadable", found=path) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadRecord(f"{path} cannot be read: {why}.", code="unreadable", found=path) from None


def read_header(text: str) -> dict[str, str]:
    """The known fields of a record's header that have a value."""
    return {key: value for key, (_, value) in _Reader(text).fields.items()}


def _play_line(match: Match, number: int, line: str) -> None:
    if match.is_over:
        message = f"found {quoted(line)}, but the game is over and nothing may follow."
        raise BadRecord(message, code="after_the_end", line=number, found=line)
    if match.is_chance_due:
        words = line.split(" ")
        if words[0] != "*" or not match.read_event(words[1:]):
            due = _due(match)
            message = f"found {quoted(line)}; a chance event must come here: {listed(due)}."
            raise BadRecord(message, code="not_this_chance", line=number, found=line, legal=due)
        return
    seat, _, move = line.partition(" ")
    moves = match.moves()
    if seat != str(match.seat) or move not in moves:
        legal = [f"{match.seat} {move}" for move in moves]
        message = f"found {quoted(line)}; legal are: {listed(legal)}. A forced move is played automatically and is not written."
        raise BadRecord(message, code="illegal_move", line=number, found=line, legal=legal)
    match.decide(match.loaded.actions[move])


def _due(match: Match) -> list[str]:
    return [f"* {event}" for event in match.events_due()]


class _Reader:
    """A parsed record: header fields with their line numbers, then the lines of the game."""

    def __init__(self, text: str):
        if not isinstance(text, str):
            raise BadRecord(f"A record is a text, not {type(text).__name__}.")
        self.fields: dict[str, tuple[int, str]] = {}
        self.events: list[tuple[int, str]] = []
        in_header = True
        self.last = 0
        for self.last, raw in enumerate(text.removeprefix("\ufeff").rstrip("\n").split("\n"), 1):
            line = raw.split("#", 1)[0].rstrip()
            if in_header and (line or "#" in raw):
                self._read_field(self.last, line)
            elif in_header:
                in_header = not self.fields
            elif line:
                self.events.append((self.last, line))

    def _read_field(self, number: int, line: str) -> None:
        if not line:
            return
        key, colon, value = line.partition(":")
        if not colon or not key.strip():
            message = f"found {quoted(line)}; the header has lines 'Key: value' and ends with a blank line."
            raise BadRecord(message, code="bad_header", line=number, found=line)
        if key in KEYS and value.strip():
            if key in self.fields:
                message = f"{key} is given twice, first on line {self.fields[key][0]}."
                raise BadRecord(message, code="given_twice", line=number, found=key)
            self.fields[key] = (number, value.strip())

    def _field(self, key: str) -> tuple[int, str]:
        return self.fields.get(key, (0, ""))

    def _required(self, key: str, example: str) -> tuple[int, str]:
        if key not in self.fields:
            raise BadRecord(f"the header has no {key}; write for example '{key}: {example}'.", code="missing_field", line=1, found=key)
        return self.fields[key]

    def new_match(self, game_by_id: Callable[[str], Game], folder: Path, boxes: bool) -> Match:
        """A match as the header describes it, before the first line."""
        number, name = self._required("Game", "NAME")
        try:
            game = game_by_id(name)
        except BadOption as error:
            raise BadRecord(str(error), code=error.code, line=number, found=error.found, legal=error.legal) from None
        players = self._read_players(game)
        options = self._read_options(game)
        rules = self._read_rules(game)
        number, box = self._field("Box")
        other = box not in ("", "standard")
        if other and not boxes:
            message = f"only the standard box can be used here, not {quoted(box)}."
            raise BadRecord(message, code="other_box", line=number, found=box)
        try:
            config = GameConfig(game, players, options, folder / box if other else None, rules)
        except BadBox as error:
            raise BadRecord(f"the box does not load: {error}", code=error.code, line=number, found=box) from None
        return Match(config, self._read_seed(), self._read_names(players))

    def _read_seed(self) -> int | str | None:
        number, seed = self._field("Seed")
        if not fits_header(seed):
            raise BadRecord(f"Seed is a text of one line, not {quoted(seed)}.", code="bad_seed", line=number, found=seed)
        return int(seed) if re.fullmatch("[0-9]{1,18}", seed) else seed or None

    def _read_players(self, game: Game) -> int:
        number, players = self._required("Players", str(game.default_players))
        if not re.fullmatch("[0-9]{1,3}", players) or int(players) not in game.players:
            message = f"{game.title} has {game.players[0]} to {game.players[-1]} players, not {quoted(players)}."
            raise BadRecord(message, code="bad_players", line=number, found=players, legal=[str(count) for count in game.players])
        return int(players)

    def _read_options(self, game: Game) -> list[str]:
        number, text = self._field("Options")
        names = text.split()
        for option in names:
            if option not in game.options or names.count(option) > 1:
                what = "twice" if option in game.options else "unknown"
                message = f"option {quoted(option)} is {what}; {game.title} knows {listed(list(game.options))}."
                raise BadRecord(message, code="no_such_option", line=number, found=option, legal=list(game.options))
        return [option for option in game.options if option in names]

    def _read_rules(self, game: Game) -> int:
        """The rules version; a record without one has version 1."""
        number, text = self._field("Rules")
        if (text or "1") != str(game.rules_version):
            raise BadRecord(other_rules(game, text or 1), code="no_such_rules", line=number, found=text)
        return game.rules_version

    def _read_names(self, players: int) -> list[str] | None:
        number, text = self._field("Names")
        names = [name.strip() for name in text.split(",")]
        if text and len(names) != players:
            raise BadRecord(f"Names has {len(names)} entries for {players} seats.", code="bad_names", line=number, found=text)
        return names if text else None

    def play(self, match: Match) -> Iterator[Match]:
        """Play the lines: yields the match before the first and after each."""
        yield match
        for number, line in self.events:
            _play_line(match, number, line)
            yield match
        if match.is_chance_due:
            due = _due(match)
            message = f"the record ends where a chance event must follow: {listed(due)}."
            raise BadRecord(message, code="chance_missing", line=self.last + 1, legal=due)
        self.check_result(match)

    def check_result(self, match: Match) -> None:
        """Check the `Result` field, if present."""
        number, text = self._field("Result")
        if not text:
            return
        if not match.is_over:
            message = "there is a Result, but the game is not over after the last event."
            raise BadRecord(message, code="early_result", line=number, found=text)
        points = " ".join(str(points) for points in match.points())
        if " ".join(text.split()) != points:
            message = f"found Result {quoted(text)}, but the game gives {points!r}."
            raise BadRecord(message, code="wrong_result", line=number, found=text, legal=[points])
