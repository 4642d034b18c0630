"""Who asks: what pages and API find out about a request before they do anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from annotated_types import Interval
from fastapi import Depends, Request
from starlette.concurrency import run_in_threadpool

from kogge.web import problems as problems
from kogge.web.accounts import preferences
from kogge.web.accounts.service import device_name, token_of
from kogge.web.accounts.users import User
from kogge.web.i18n.translation import N_
from kogge.web.tables.service import TableService
from kogge.web.tables.session import TABLE_ID
from kogge.web.templating import MOVE_LASTS

Number = Annotated[int, Interval(ge=-(2**31), lt=2**31)]
"""A number that any database can hold; no table has a larger one."""


async def tables_of(request: Request) -> TableService:
    """The site's tables. Where several servers share them, the one that a page asks learns that somebody looks on."""
    tables: TableService = request.app.state.tables
    table_id = request.path_params.get("table_id", "")
    if tables.store.db.shared and request.headers.get("hx-request") == "true" and TABLE_ID.fullmatch(table_id):
        tables.presence.note_page(table_id)
    return tables


async def person_or_none(request: Request) -> User | None:
    """Who asks, if they are known."""
    return allowed(request, await run_in_threadpool(user_of, request) if "user" not in request.scope["state"] else request.state.user)


def user_of(request: Request) -> User | None:
    """The user of a request: the middleware has looked them up, unless the database was away."""
    state, accounts = request.scope["state"], request.app.state.accounts
    if "user" not in state:
        state["user"] = accounts.authenticate(token_of(request))
    user: User | None = state["user"]
    return user


def allowed(request: Request, person: User | None) -> User | None:
    """Whoever asks, if they may: who is banned may look on, and do nothing."""
    if request.method not in ("GET", "HEAD"):
        request.app.state.moderation.check_user(person)
    return person


async def person_of(request: Request) -> User:
    """Who asks; unknown ones are told how to become known."""
    person = await person_or_none(request)
    if person is None:
        raise problems.Problem(401, N_("Nobody is logged in: ask for a token first (POST /api/people)."))
    return person


def newcomer(request: Request, name: str = "") -> User:
    """Someone new, and counted: nobody becomes many people at once."""
    request.app.state.limits.check_newcomer(request)
    called = device_name(request.headers.get("user-agent", ""))
    person: User = request.app.state.accounts.create(name, called, preferences.valid_preferences(request.cookies))
    return person


def person_now(request: Request) -> User:
    """Who acts; a newcomer becomes somebody, and the answer carries their cookie (`every_request.py` adds it)."""
    known = allowed(request, user_of(request))
    if known is None:
        known = request.state.newcomer = newcomer(request)
    return known


def pace_of(request: Request, person: User) -> float:
    """How long things shall take for whoever asks: so many times as long as usual."""
    cookies = request.cookies if "cookie" in request.headers else {}
    return MOVE_LASTS[preferences.preference("pace", person.preferences, cookies)] / MOVE_LASTS["normal"]


def still_known(request: Request) -> Callable[[], bool]:
    """Is the token of this request still good? Asked when its stream begins: they may have signed out elsewhere meanwhile."""
    accounts, token = request.app.state.accounts, token_of(request)
    return lambda: accounts.cached_user(token) is not None


TableServiceDep = Annotated[TableService, Depends(tables_of)]
CurrentUser = Annotated[User, Depends(person_of)]
OptionalUser = Annotated[User | None, Depends(person_or_none)]
