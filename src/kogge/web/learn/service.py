"""Lessons and puzzles on the boards of the tables. They need no table: an exercise's position and the moves so far determine everything."""

from __future__ import annotations

import functools
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from urllib.parse import urlencode

import sqlalchemy as sa

from kogge.engine.board import Message
from kogge.engine.errors import IllegalMove
from kogge.learn.exercises import Attempt, Exercise, attempt, lessons_of
from kogge.learn.puzzles import puzzles_of
from kogge.web import problems
from kogge.web.accounts.users import BOT_NAMES
from kogge.web.db import schema
from kogge.web.db.database import Database
from kogge.web.i18n.translation import _, board_of, explain
from kogge.web.tables.info import SeatInfo, TableInfo
from kogge.web.tables.session import TableSession
from kogge.web.tables.table_view import TableView, take_confirmation

KINDS = {"lessons": lessons_of, "puzzles": puzzles_of}
ARCHIVE_DAYS = 30  # days of puzzles that the page of puzzles lists
ME = "me"  # the user, among the seats of an exercise

Pieces = dict[str, list[str]]


@dataclass(frozen=True)
class Course:
    """An exercise within its course, as a user sees it."""

    kind: str
    exercise: Exercise
    number: int
    """Counted from 1."""
    exercises: tuple[Exercise, ...]
    solved: frozenset[str]
    """The names of the exercises solved before."""

    @property
    def next(self) -> Exercise | None:
        """The next exercise."""
        return self.exercises[self.number] if self.number < len(self.exercises) else None


def course_of(kind: str, game_id: str, name: str, solved: set[tuple[str, str, str]]) -> Course:
    """An exercise by its name; raises a `Problem` for an unknown one."""
    exercises = KINDS[kind](game_id)
    for number, one in enumerate(exercises, 1):
        if one.name == name:
            return Course(kind, one, number, exercises, frozenset(found for its, of, found in solved if (its, of) == (kind, game_id)))
    raise problems.no_page()


def puzzle_of_today(game_id: str) -> Exercise | None:
    """The puzzle of the day, in the order of the file; None if a game has none."""
    puzzles = puzzles_of(game_id)
    return puzzles[datetime.now(UTC).date().toordinal() % len(puzzles)] if puzzles else None


def puzzles_by_day(game_id: str) -> list[tuple[float, Exercise]]:
    """The puzzles of the last days, today's first, each once: the day in seconds since 1970, and its puzzle."""
    puzzles, today = puzzles_of(game_id), datetime.now(UTC).date()
    days = [today - timedelta(days=ago) for ago in range(min(ARCHIVE_DAYS, len(puzzles)))]
    return [(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp(), puzzles[day.toordinal() % len(puzzles)]) for day in days]


def streak_of(game_id: str, solved: set[tuple[str, str, str]]) -> int:
    """How many days in a row have their puzzle solved, up to today, or up to yesterday while today's is not."""
    done = [("puzzles", game_id, puzzle.name) in solved for _day, puzzle in puzzles_by_day(game_id)]
    counted = done if not done or done[0] else done[1:]
    return counted.index(False) if False in counted else len(counted)


@functools.lru_cache(512)
def position_after(exercise: Exercise, played: tuple[str, ...]) -> tuple[Attempt, Pieces, list[list[Message]]]:
    """An exercise after some moves, with the places of its pieces and its log."""
    tried = attempt(exercise, played)
    match = tried.match
    session = TableSession(match.game.id, match.players, " ".join(match.options), match.rules)
    session.follow(match.lines)
    return tried, {place: list(ids) for place, ids in session.pieces.ids.items()}, session.log


def checked_position(exercise: Exercise, played: Sequence[str]) -> tuple[Attempt, Pieces, list[list[Message]]]:
    """The same; raises a `Problem` for moves that cannot be played."""
    try:
        return position_after(exercise, tuple(played))
    except IllegalMove as error:
        raise problems.illegal_move(str(error.found)) from None


def attempt_view(course: Course, played: Sequence[str], picked: Sequence[str] = ()) -> tuple[TableView, Attempt]:
    """An exercise after some moves, ready for a page."""
    exercise = course.exercise
    tried, ids, log = checked_position(exercise, played)
    match, seat = tried.match.copy(), exercise.seat
    board = board_of(exercise.game)
    table_view = TableView(
        info=TableInfo(exercise.name, exercise.game, match.players),
        seats=[_seat(number, number == seat) for number in range(1, match.players + 1)],
        board=board,
        seat=seat,
        own_seats=[seat],
        view=match.view(seat),
        moves=[] if tried.over else match.moves(),
        ids={place: list(pieces) for place, pieces in ids.items()},
        log=[(number, one) for number, messages in enumerate(log, 1) for one in messages],
        version=len(tried.played) + 1,
        at=len(match.lines),
        total=len(match.lines),
        picked=[] if tried.over else list(picked),
        page_url=f"/{course.kind}/{exercise.game}/{exercise.name}?{urlencode({'played': '~'.join(tried.played)})}",
        points=match.points() if match.is_over else [],
    )
    take_confirmation(table_view)
    table_view.previews = {move: found for move in table_view.moves if (found := board.preview(match, move))}
    table_view.drop_useless_clicks()
    return table_view, tried


def solution_of(exercise: Exercise) -> str:
    """The move that solves a puzzle."""
    return exercise.goal[0].move[0]


def move_in_words(course: Course, move: str) -> tuple[str, str]:
    """A first move of an exercise, and its effect, each as a sentence; the effect is empty if the game does not describe it."""
    before, tried = attempt_view(course, ())
    effect = explain(tried.match.copy(), move)
    return as_sentence(before.label(move)), as_sentence(before.plain(effect.message)) if effect else ""


def as_sentence(text: str) -> str:
    """Words with a capital letter and a full stop."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if not text or text[-1] in ".!?…" else ".")


def _seat(number: int, is_mine: bool) -> SeatInfo:
    if is_mine:
        return SeatInfo("", number, "person", ME, name=_("You"))
    return SeatInfo("", number, "bot", name=BOT_NAMES[number], level="easy")


# what users have solved


class SolvedStore:
    """Stores what users have solved."""

    def __init__(self, db: Database):
        self.db = db

    def mark_solved(self, user_id: str, kind: str, game: str, name: str) -> None:
        """Mark an exercise as solved; solving it again changes nothing."""
        row = {"user_id": user_id, "kind": kind, "game": game, "name": name, "at": time.time()}
        with suppress(sa.exc.IntegrityError), self.db.writing() as db:
            db.execute(schema.solved.insert().values(row))

    def solved_by(self, user_id: str) -> set[tuple[str, str, str]]:
        """What a user has solved: kind, game and name of each."""
        with self.db.engine.connect() as db:
            columns = schema.solved.c
            query = sa.select(columns.kind, columns.game, columns.name).where(columns.user_id == user_id)
            return {(row[0], row[1], row[2]) for row in db.execute(query)}
