"""The pages of lessons and puzzles. What was played so far is in the address; that something was solved is remembered for the person."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kogge.exercises import first_game_of
from kogge.games import game_ids
from kogge.web.pages.asker import Anybody, SiteTables, person_now
from kogge.web.pages.forms import TextField, go
from kogge.web.pages.table_pages import picks
from kogge.web.pages.templating import page
from kogge.web.pages.tutor import KINDS, Course, course_of, look_at, puzzle_of_today
from kogge.web.play.person import Person
from kogge.web.speech import refusals
from kogge.web.speech.boards import board_of
from kogge.web.speech.words import game as spoken

router = APIRouter(include_in_schema=False)


def kind_of(request: Request) -> str:
    """Lessons or puzzles, as the address says."""
    return str(request.scope["path"].split("/")[1])


def solved_by(site: SiteTables, person: Person | None) -> set[tuple[str, str, str]]:
    """What this person has solved."""
    return site.store.solved_by(person.id) if person else set()


@router.get("/lessons/{game}")
def lessons(request: Request, site: SiteTables, person: Anybody, game: str) -> Response:
    """The lessons of a game, and the first game after them."""
    if game not in game_ids() or not KINDS["lessons"](game):
        raise refusals.no_game()
    spoken.set(game)
    solved = {name for kind, of, name in solved_by(site, person) if (kind, of) == ("lessons", game)}
    first = first_game_of(game)
    return page(request, "lessons.html", game=game, board=board_of(game), first=first, lessons=KINDS["lessons"](game), solved=solved)


@router.get("/puzzles/{game}")
def puzzle_today(game: str) -> Response:
    """Today's puzzle of a game."""
    puzzle = puzzle_of_today(game) if game in game_ids() else None
    if puzzle is None:
        raise refusals.no_page()
    return go(f"/puzzles/{game}/{puzzle.name}")


@router.get("/lessons/{game}/{name}")
@router.get("/puzzles/{game}/{name}")
def exercise(request: Request, site: SiteTables, person: Anybody, game: str, name: str, played: str = "", pick: str = "") -> Response:
    """An exercise, after the moves made there so far."""
    return shown(request, site, person, game, name, picks(played), picks(pick))


@router.get("/lessons/{game}/{name}/board")
@router.get("/puzzles/{game}/{name}/board")
def board(request: Request, site: SiteTables, person: Anybody, game: str, name: str, played: str = "", pick: str = "") -> Response:
    """The exercise alone, to be put in place of the old one."""
    return shown(request, site, person, game, name, picks(played), picks(pick))


@router.post("/lessons/{game}/{name}")
@router.post("/puzzles/{game}/{name}")
def move(request: Request, site: SiteTables, game: str, name: str, move: TextField, played: TextField = "") -> Response:
    """A move in an exercise."""
    person = person_now(request)
    made = [*picks(played), move]
    seen, now = look_at(found(request, site, person, game, name), made)
    if now.solved:
        site.store.solve(person.id, kind_of(request), game, name)
    if request.headers.get("hx-request") == "true":
        return shown(request, site, person, game, name, made)
    return go(seen.home)


@router.get("/lessons/{game}/{name}/places.css")
@router.get("/puzzles/{game}/{name}/places.css")
def places(request: Request, site: SiteTables, game: str, name: str) -> Response:
    """Where the things of this exercise's board stand."""
    seen, _now = look_at(found(request, site, None, game, name), ())
    if seen.board.places is None:
        raise refusals.no_page()
    return Response(seen.board.places(seen.view), media_type="text/css", headers={"Cache-Control": "private, max-age=86400"})


def found(request: Request, site: SiteTables, person: Person | None, game: str, name: str) -> Course:
    """The exercise of an address."""
    if game not in game_ids():
        raise refusals.no_game()
    return course_of(kind_of(request), game, name, solved_by(site, person))


def shown(
    request: Request, site: SiteTables, person: Person | None, game: str, name: str, played: list[str], picked: list[str] | None = None
) -> Response:
    """An exercise as a page, or as a part of one."""
    course = found(request, site, person, game, name)
    seen, now = look_at(course, played, picked or ())
    template = "fragments/exercise.html" if request.headers.get("hx-request") == "true" else "exercise.html"
    return page(request, template, look=seen, course=course, now=now, notice="")
