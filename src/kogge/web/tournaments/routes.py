"""The pages of series and tournaments."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

import kogge
from kogge.web import problems
from kogge.web.dependencies import OptionalUser, TextField, ensure_user, redirect, renamed_user, site_link
from kogge.web.i18n.translation import board_of, games_by_complexity
from kogge.web.services import services_of
from kogge.web.tables.clocks import clock_from_form
from kogge.web.templating import page
from kogge.web.tournaments.service import MAX_PEOPLE, MIN_PEOPLE, ROUNDS, SERIES, SERIES_GAMES, Tournaments, sizes_of

router = APIRouter(include_in_schema=False)


def tournaments_of(request: Request) -> Tournaments:
    """The site's tournaments."""
    tournaments: Tournaments = services_of(request).tournaments
    return tournaments


@router.get("/tournaments")
def tournaments(request: Request, user: OptionalUser) -> Response:
    """The user's series and tournaments, and the form for a new one."""
    boards: dict[str, Any] = {game: board_of(game) for game in games_by_complexity()}
    choices: dict[str, Any] = {"series_games": SERIES_GAMES, "rounds": ROUNDS, "people": range(MIN_PEOPLE, MAX_PEOPLE + 1)}
    mine = tournaments_of(request).store.of_user(user.id) if user else []
    return page(request, "tournaments.html", boards=boards, games=kogge.list_games(), mine=mine, sizes=sizes_of, **choices)


@router.post("/tournaments")
async def create(request: Request) -> Response:
    """Open a series or a tournament."""
    return await run_in_threadpool(_create, request, await request.form())


def _create(request: Request, form: FormData) -> Response:
    user = renamed_user(request, str(form.get("nickname", "")))
    kind, game = str(form.get("kind", "")), str(form.get("game", ""))
    names = ("series_places", "series_games") if kind == SERIES else ("places", "rounds")
    numbers = [str(form.get(name, "")) for name in names]
    if not all(one.isascii() and one.isdigit() and len(one) < 3 for one in numbers):
        raise problems.bad_form()
    places, rounds = map(int, numbers)
    made = tournaments_of(request).create(user, kind, game, str(form.get("title", "")), places, rounds, clock_from_form(form))
    return redirect(f"/tournaments/{made}")


@router.get("/tournaments/{tournament_id}")
def tournament(request: Request, user: OptionalUser, tournament_id: str) -> Response:
    """One series or tournament: who takes part, its games, its ranking."""
    view = tournaments_of(request).view(tournament_id)
    link = f"{site_link(request)}/tournaments/{tournament_id}"
    found = view.tournament
    return page(request, "tournament.html", view=view, board=board_of(found.game), link=link, series=found.kind == SERIES)


@router.post("/tournaments/{tournament_id}/join")
def join(request: Request, tournament_id: str, nickname: TextField = "") -> Response:
    """Take part."""
    tournaments_of(request).join(renamed_user(request, nickname), tournament_id)
    return redirect(f"/tournaments/{tournament_id}")


@router.post("/tournaments/{tournament_id}/leave")
def leave(request: Request, tournament_id: str) -> Response:
    """Leave before it begins."""
    tournaments_of(request).leave(ensure_user(request), tournament_id)
    return redirect(f"/tournaments/{tournament_id}")


@router.post("/tournaments/{tournament_id}/start")
def start(request: Request, tournament_id: str) -> Response:
    """Start the first round; only the host may."""
    tournaments_of(request).start(ensure_user(request), tournament_id)
    return redirect(f"/tournaments/{tournament_id}")


@router.post("/tournaments/{tournament_id}/call-off")
def call_off(request: Request, tournament_id: str) -> Response:
    """Call it off; only the host may, before it begins."""
    tournaments_of(request).call_off(ensure_user(request), tournament_id)
    return redirect("/tournaments")
