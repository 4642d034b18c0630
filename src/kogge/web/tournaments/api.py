"""Series and tournaments as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from kogge.web.dependencies import CurrentUser, Number
from kogge.web.services import services_of
from kogge.web.tables.api import ClockRequest
from kogge.web.tables.clocks import NO_CLOCK, Clock
from kogge.web.tournaments.service import TournamentView

router = APIRouter(prefix="/api", tags=["tournaments"])


class TournamentRequest(BaseModel):
    """A new series or tournament."""

    kind: Literal["series", "tournament"]
    game: str
    title: Annotated[str, Field(max_length=60)] = ""
    places: Number
    """How many people may take part: in a series as many as play the game, in a tournament 4 to 24."""
    rounds: Number
    """3, 5 or 7 games of a series; 2 to 5 rounds of a tournament."""
    clock: ClockRequest | None = None
    options: Annotated[list[str], Field(max_length=20)] | None = None


@router.post("/tournaments", status_code=201)
def create(request: Request, user: CurrentUser, body: TournamentRequest) -> dict[str, Any]:
    """Open a series or a tournament; its host takes part."""
    clock = Clock(**body.clock.model_dump()) if body.clock else NO_CLOCK
    tournaments = services_of(request).tournaments
    made = tournaments.create(user, body.kind, body.game, body.title, body.places, body.rounds, clock, body.options)
    return tournament_json(tournaments.view(made))


@router.get("/tournaments/{tournament_id}")
def tournament(request: Request, tournament_id: str) -> dict[str, Any]:
    """One series or tournament: who takes part, its games by round, its ranking."""
    return tournament_json(services_of(request).tournaments.view(tournament_id))


@router.post("/tournaments/{tournament_id}/join")
def join(request: Request, user: CurrentUser, tournament_id: str) -> dict[str, Any]:
    """Take part. 409: it is full or has begun."""
    services_of(request).tournaments.join(user, tournament_id)
    return tournament(request, tournament_id)


@router.post("/tournaments/{tournament_id}/leave")
def leave(request: Request, user: CurrentUser, tournament_id: str) -> dict[str, Any]:
    """Leave before it begins."""
    services_of(request).tournaments.leave(user, tournament_id)
    return tournament(request, tournament_id)


@router.post("/tournaments/{tournament_id}/start")
def start(request: Request, user: CurrentUser, tournament_id: str) -> dict[str, Any]:
    """Start the first round; only the host may."""
    services_of(request).tournaments.start(user, tournament_id)
    return tournament(request, tournament_id)


def tournament_json(view: TournamentView) -> dict[str, Any]:
    """A tournament as JSON."""
    tournament, names = view.tournament, view.names
    games = [
        {
            "table": game.table_id,
            "round": game.round,
            "seats": [names.get(number) for number in game.people],
            "over": bool(game.beaten),
            "beaten": list(game.beaten),
        }
        for game in view.games
    ]
    ranking = [
        {"rank": one.rank, "name": one.name, "points": round(one.points, 3), "wins": one.wins, "games": one.games} for one in view.standings
    ]
    about = {name: getattr(tournament, name) for name in ("id", "kind", "title", "game", "places", "rounds", "round", "status")}
    return about | {"options": tournament.options.split(), "ranking": ranking, "games": games}
