"""Exercises (lessons and puzzles): a prepared position, one or two moves to make, and a condition for success.

They are data in a game's folder, so adding one needs no code. A lesson is a file `lessons/NAME.toml`:

    title = "The price"                  the subject, in English; translations are in the game's catalogues
    idea = "…"                           the idea to learn
    task = "…"                           the task
    right = "…"                          shown after a solution
    wrong = "…"                          shown after a wrong move
    seat = 1                             the learner's seat
    moves = 1                            how many consecutive decisions the learner may make
    record = '''…'''                     the position: a record that leads to the seat's decision

    [[goal]]                             the exercise is solved as soon as all goals hold after a move
    see = "own.coins"                    a path in the seat's view (`Match.view`): keys and indices (from 0) separated by dots. `own` is the
                                         seat's own entry; an entry of a list can also be found by its name (`roads.essen-dortmund.pays`)
    at_least = 4                         or `at_most`, `is`, `holds` (contains), `more` (the increase since before the move; negative: a
                                         decrease)

    [[goal]]
    move = ["bid 1", "load 1.*"]         the last move matches one of these patterns; * matches anything
"""

from __future__ import annotations

import functools
import operator
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from kogge.engine.errors import BadOption, IllegalMove, quoted
from kogge.engine.match import Match
from kogge.engine.record import read_text
from kogge.games import game_by_id
from kogge.records import load

WORDS = ("title", "idea", "task", "right", "wrong")
OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "is": operator.eq,
    "at_least": operator.ge,
    "at_most": operator.le,
    "holds": operator.contains,
}
TESTS = (*OPERATORS, "more")
MAX_MOVES = 4


@dataclass(frozen=True)
class Condition:
    """A condition on a value in the view, or on the last move."""

    see: str = ""
    test: str = ""
    value: Any = None
    move: tuple[str, ...] = ()

    def holds(self, seat: int, before: Mapping[str, Any], after: Mapping[str, Any], move: str) -> bool:
        """Is it met after a move, given the seat's views before and after it?"""
        if self.move:
            return any(fnmatchcase(move, pattern) for pattern in self.move)
        found = value_at(after, self.see, seat)
        if self.test == "more":
            more = found - value_at(before, self.see, seat)
            return bool(more >= self.value if self.value > 0 else more <= self.value)
        return bool(OPERATORS[self.test](found, self.value))


@dataclass(frozen=True)
class Exercise:
    """A position and a task."""

    game: str
    name: str
    seat: int
    moves: int
    record: str
    goal: tuple[Condition, ...]
    words: dict[str, str]
    shares: dict[str, int] = field(default_factory=dict)
    """Of a puzzle: how many of 100 games each legal move wins."""

    def __hash__(self) -> int:
        return hash((self.game, self.name))

    @property
    def match(self) -> Match:
        """A new match at the position: a decision of the seat."""
        match = _position(self.record)
        if match.game.id != self.game or match.seat != self.seat:
            message = f"{self.name}: the record does not lead to a decision of seat {quoted(self.seat)} in {self.game}."
            raise BadOption(message, code="bad_lesson", found=self.seat)
        return match.copy()


@functools.lru_cache(256)
def _position(record: str) -> Match:
    return load(record, boxes=False)


@dataclass(frozen=True)
class Attempt:
    """An exercise after some moves."""

    exercise: Exercise
    match: Match
    played: tuple[str, ...]
    solved: bool

    @property
    def failed(self) -> bool:
        """Has the attempt failed? Then no further move can solve the exercise."""
        return not self.solved and (len(self.played) >= self.exercise.moves or self.match.seat != self.exercise.seat)

    @property
    def over(self) -> bool:
        """Is the attempt finished?"""
        return self.solved or self.failed


def attempt(exercise: Exercise, played: Sequence[str] = ()) -> Attempt:
    """The exercise after these moves; an illegal one raises `IllegalMove`."""
    match = exercise.match
    now, before = Attempt(exercise, match, (), False), match.view(exercise.seat)
    for number, move in enumerate(played, 1):
        if now.over or move not in match.moves():
            raise IllegalMove(f"{quoted(move)} cannot be played in this exercise now.", found=move, legal=[] if now.over else match.moves())
        match.decide(match.loaded.actions[move])
        after = match.view(exercise.seat)
        solved = all(one.holds(exercise.seat, before, after, move) for one in exercise.goal)
        now = Attempt(exercise, match, tuple(played[:number]), solved)
    return now


def value_at(view: Mapping[str, Any], path: str, seat: int) -> Any:
    """The value at a path of a view."""
    value: Any = view
    for key in path.split("."):
        if value is view and key == "own":
            value = view["seats"][seat - 1]
        elif isinstance(value, Mapping):
            value = value[key]
        elif key.isdigit():
            value = value[int(key)]
        else:
            value = next(one for one in value if isinstance(one, Mapping) and key in one.values())
    return value


@dataclass(frozen=True)
class FirstGame:
    """The short game offered after the lessons."""

    players: int
    options: tuple[str, ...] = ()


# files


@functools.cache
def lessons_of(game: str) -> tuple[Exercise, ...]:
    """The lessons of a game, ordered by the number that begins their file name."""
    folder = game_by_id(game).folder / "lessons"
    return tuple(_lesson(game, path) for path in sorted(folder.glob("*.toml"), key=_number_of)) if folder.is_dir() else ()


def _number_of(path: Path) -> tuple[int, str]:
    number = path.stem.partition("-")[0]
    return int(number) if number.isascii() and number.isdigit() else 0, path.stem


@functools.cache
def first_game_of(game: str) -> FirstGame:
    """The short first game. `first_game.toml` in the game's folder may set `players` and `options`; the default is the smallest number of
    players and the game's default options."""
    about = game_by_id(game)
    path = about.folder / "first_game.toml"
    content = toml_of(path) if path.is_file() else {}
    players, options = content.get("players", about.players[0]), tuple(content.get("options", about.default_options))
    if players not in about.players or not all(option in about.options for option in options):
        raise BadOption(f"{path.name}: {about.id} has no such number of players, or no such options.", code="bad_lesson", found=content)
    return FirstGame(players, options)


def _lesson(game: str, path: Path) -> Exercise:
    content = toml_of(path)
    missing = [key for key in (*WORDS, "record", "goal") if not content.get(key)]
    if missing:
        raise BadOption(f"{path.name}: {missing[0]} is missing.", code="bad_lesson", found=missing[0])
    words = {word: " ".join(str(content[word]).split()) for word in WORDS}
    return exercise_of(game, path.stem, content, words)


def exercise_of(game: str, name: str, content: Mapping[str, Any], words: dict[str, str]) -> Exercise:
    """An exercise from a file. Its record is read on demand."""
    seat, moves, record = content.get("seat", 1), content.get("moves", 1), str(content["record"])
    goal = tuple(_condition(name, one) for one in content["goal"])
    if type(moves) is not int or not 1 <= moves <= MAX_MOVES:
        raise BadOption(f"{name}: moves is a number from 1 to {MAX_MOVES}, not {quoted(moves)}.", code="bad_lesson", found=moves)
    return Exercise(game, name, seat, moves, record, goal, words)


def _condition(name: str, content: Mapping[str, Any]) -> Condition:
    if set(content) == {"move"}:
        move = content["move"]
        return Condition(move=(move,) if isinstance(move, str) else tuple(move))
    tests = [test for test in TESTS if test in content]
    if set(content) != {"see", *tests} or len(tests) != 1:
        raise BadOption(f"{name}: a goal has 'move', or 'see' with one of {', '.join(TESTS)}.", code="bad_lesson", found=dict(content))
    return Condition(str(content["see"]), tests[0], content[tests[0]])


def toml_of(path: Path) -> dict[str, Any]:
    """The content of a TOML file; a syntax error raises `BadOption`."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{path.name}: {error}", code="bad_lesson", found=path.name) from None
