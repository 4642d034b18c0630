"""People's pages, the ranking, and friends."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

import kogge
from kogge.games import game_ids
from kogge.web import problems as problems
from kogge.web.accounts.profiles import profile_of
from kogge.web.dependencies import OptionalUser, TableServiceDep, person_now
from kogge.web.forms import TextField, go
from kogge.web.i18n.board_text import board_of
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)


@router.get("/people/{page_id}")
def person_page(request: Request, site: TableServiceDep, person: OptionalUser, page_id: str) -> Response:
    """A person's page: one's own (`me`), or one that its person shows."""
    row = (site.db.user(person.id) if person else None) if page_id == "me" else site.db.person_of_page(page_id)
    if row is None:
        raise Problem(404, N_("There is no such page, or whoever it is about keeps it to themselves."))
    own = person is not None and row.id == person.id
    boards = {game: board_of(game) for game in game_ids()}
    context: dict[str, Any] = {
        "who": row,
        "own": own,
        "seen": profile_of(site.db, row.id),
        "boards": boards,
        "games": kogge.list_games(),
    }
    friends = site.db.friends_of(row.id) if own else []
    base = request.app.state.site_address.address or str(request.base_url).rstrip("/")
    link = f"{base}/friends/{request.app.state.people.friend_code(person)}" if own else ""
    return page(request, "person.html", friends=friends, link=link, **context)


@router.post("/me/page")
def set_page(request: Request, site: TableServiceDep, public: TextField = "", ranked: TextField = "") -> Response:
    """Private, shown to whoever has its link, or ranked too."""
    site.db.set_page(person_now(request).id, bool(public), bool(ranked))
    return go("/people/me")


@router.post("/t/{table_id}/favourite")
def favourite(request: Request, site: TableServiceDep, table_id: str, wanted: TextField = "") -> Response:
    """A game to look at again."""
    site.db.set_favourite(person_now(request).id, site.row(table_id).id, bool(wanted))
    return go("/people/me")


@router.get("/ranking/{game}")
def ranking(request: Request, site: TableServiceDep, game: str) -> Response:
    """Those who want to be ranked."""
    if game not in game_ids():
        raise problems.no_game()
    return page(request, "ranking.html", game=game, board=board_of(game), rows=site.db.ranking(game), games=game_ids(), boards=board_of)


@router.get("/friends/{code}")
def invitation(request: Request, site: TableServiceDep, person: OptionalUser, code: str) -> Response:
    """Someone wants to be friends."""
    row = site.db.user(request.app.state.people.whose_friend_code(code))
    if row is None:
        raise void_code()
    return page(request, "friend.html", other=row.name, code=code, own=person is not None and person.id == row.id)


@router.post("/friends/{code}")
def befriend(request: Request, site: TableServiceDep, code: str) -> Response:
    """They are friends."""
    other, person = request.app.state.people.whose_friend_code(code), person_now(request)
    if site.db.user(other) is None or other == person.id:
        raise void_code()
    site.db.befriend(person.id, other)
    return go("/people/me")


@router.post("/me/unfriend")
def unfriend(request: Request, site: TableServiceDep, friend: TextField) -> Response:
    """They are friends no longer."""
    site.db.unfriend(person_now(request).id, friend[:32])
    return go("/people/me")


def void_code() -> Problem:
    """A link that is too old, or none of ours."""
    return Problem(404, N_("This invitation is no longer valid. Ask for a new one."))
