"""The pages of lessons and puzzles. The address holds the moves so far; the database remembers what a user has solved."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kogge.games import game_ids
from kogge.learn.exercises import first_game_of
from kogge.web import problems
from kogge.web.accounts.users import User
from kogge.web.dependencies import OptionalUser, TextField, ensure_user, redirect
from kogge.web.i18n.translation import board_of, games_by_complexity
from kogge.web.learn.service import (
    KINDS,
    Course,
    attempt_view,
    course_of,
    move_in_words,
    puzzle_of_today,
    puzzles_by_day,
    solution_of,
    streak_of,
)
from kogge.web.services import services_of
from kogge.web.tables.routes import picks
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)


def kind_of(request: Request) -> str:
    """Lessons or puzzles, according to the address."""
    return str(request.scope["path"].split("/")[1])


def solved_by(request: Request, user: User | None) -> set[tuple[str, str, str]]:
    """What this user has solved."""
    return services_of(request).solved.solved_by(user.id) if user else set()


@router.get("/lessons")
def learn(request: Request, user: OptionalUser) -> Response:
    """All games that have lessons."""
    boards = {game: board_of(game) for game in games_by_complexity() if KINDS["lessons"](game)}
    return page(request, "learn.html", boards=boards, solved=solved_by(request, user))


@router.get("/puzzles")
def puzzles(request: Request, user: OptionalUser) -> Response:
    """Today's puzzles, those of the last weeks, and how many days in a row were solved."""
    solved = solved_by(request, user)
    archive = {game: puzzles_by_day(game) for game in games_by_complexity() if KINDS["puzzles"](game)}
    streaks = {game: streak_of(game, solved) for game in archive}
    return page(request, "puzzles.html", boards={game: board_of(game) for game in archive}, archive=archive, streaks=streaks, solved=solved)


@router.get("/lessons/{game}")
def lessons(request: Request, user: OptionalUser, game: str) -> Response:
    """The lessons of a game, and the offer of a first game after them."""
    if game not in game_ids() or not KINDS["lessons"](game):
        raise problems.no_game()
    solved = {name for kind, of, name in solved_by(request, user) if (kind, of) == ("lessons", game)}
    first = first_game_of(game)
    return page(request, "lessons.html", game=game, board=board_of(game), first=first, lessons=KINDS["lessons"](game), solved=solved)


@router.get("/puzzles/{game}")
def puzzle_today(game: str) -> Response:
    """Today's puzzle of a game."""
    puzzle = puzzle_of_today(game) if game in game_ids() else None
    if puzzle is None:
        raise problems.no_page()
    return redirect(f"/puzzles/{game}/{puzzle.name}")


@router.get("/puzzles/{game}/{name}/solution")
def solution(request: Request, user: OptionalUser, game: str, name: str) -> Response:
    """The solution of a puzzle, for those who give up; it does not count as solved."""
    course = course_at(request, user, game, name)
    return exercise_page(request, user, game, name, [solution_of(course.exercise)], given_up=True)


@router.get("/lessons/{game}/{name}")
@router.get("/puzzles/{game}/{name}")
def exercise(request: Request, user: OptionalUser, game: str, name: str, played: str = "", pick: str = "") -> Response:
    """An exercise after the moves so far."""
    return exercise_page(request, user, game, name, picks(played), picks(pick))


@router.get("/lessons/{game}/{name}/board")
@router.get("/puzzles/{game}/{name}/board")
def board(request: Request, user: OptionalUser, game: str, name: str, played: str = "", pick: str = "") -> Response:
    """The exercise as a fragment."""
    return exercise_page(request, user, game, name, picks(played), picks(pick))


@router.post("/lessons/{game}/{name}")
@router.post("/puzzles/{game}/{name}")
def move(request: Request, game: str, name: str, move: TextField, played: TextField = "") -> Response:
    """Play a move in an exercise."""
    user = ensure_user(request)
    made = [*picks(played), move]
    table_view, attempt = attempt_view(course_at(request, user, game, name), made)
    if attempt.solved:
        services_of(request).solved.mark_solved(user.id, kind_of(request), game, name)
    if request.headers.get("hx-request") == "true":
        return exercise_page(request, user, game, name, made)
    return redirect(table_view.page_url)


@router.get("/lessons/{game}/{name}/places.css")
@router.get("/puzzles/{game}/{name}/places.css")
def places(request: Request, game: str, name: str) -> Response:
    """The places on this exercise's board."""
    table_view, _attempt = attempt_view(course_at(request, None, game, name), ())
    if table_view.board.places is None:
        raise problems.no_page()
    return Response(table_view.board.places(table_view.view), media_type="text/css", headers={"Cache-Control": "private, max-age=86400"})


def course_at(request: Request, user: User | None, game: str, name: str) -> Course:
    """The exercise at an address."""
    if game not in game_ids():
        raise problems.no_game()
    return course_of(kind_of(request), game, name, solved_by(request, user))


def exercise_page(
    request: Request,
    user: User | None,
    game: str,
    name: str,
    played: list[str],
    picked: list[str] | None = None,
    given_up: bool = False,
) -> Response:
    """Render an exercise as a page or as a fragment. After the move of a puzzle, `tried` has it in words, with its effect."""
    course = course_at(request, user, game, name)
    table_view, attempt = attempt_view(course, played, picked or ())
    template = "fragments/exercise.html" if request.headers.get("hx-request") == "true" else "exercise.html"
    first = first_game_of(game) if course.kind == "lessons" and course.next is None else None
    tried = move_in_words(course, played[0]) if course.kind == "puzzles" and played else None
    more: dict[str, Any] = {"first": first, "tried": tried, "given_up": given_up}
    return page(request, template, table=table_view, course=course, attempt=attempt, notice="", **more)
