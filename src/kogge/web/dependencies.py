"""FastAPI dependencies: who makes a request, the services that answer it, and the fields of forms.

The middleware resolves the user once per request; everything here reads what it found (`request.state.user`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from annotated_types import Interval
from fastapi import Depends, Form, Request
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool

from kogge.web.accounts import preferences
from kogge.web.accounts.service import device_name, token_of
from kogge.web.accounts.users import User
from kogge.web.i18n.translation import N_, language
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.pages import Viewer
from kogge.web.tables.service import TableService
from kogge.web.tables.session import TABLE_ID
from kogge.web.templating import MOVE_MILLISECONDS

Number = Annotated[int, Interval(ge=-(2**31), lt=2**31)]
"""An integer that every database can store."""


async def tables_of(request: Request) -> TableService:
    """The service of tables. With several servers, a request for parts of a page also notes that its table is watched through this one."""
    tables = services_of(request).tables
    table_id = request.path_params.get("table_id", "")
    if tables.store.db.shared and request.headers.get("hx-request") == "true" and TABLE_ID.fullmatch(table_id):
        tables.presence.note_page(table_id)
    return tables


def resolve_user(request: Request) -> User | None:
    """The user of a request, looked up at most once; None for a visitor without a valid token. May ask the database."""
    state = request.scope["state"]
    if "user" not in state:
        state["user"] = services_of(request).accounts.authenticate(token_of(request))
    user: User | None = state["user"]
    return user


async def optional_user(request: Request) -> User | None:
    """The user of a request; None for a visitor. A banned user may only read."""
    known = "user" in request.scope["state"]  # if not, the database did not answer the middleware: query again and raise its error
    return unless_banned(request, resolve_user(request) if known else await run_in_threadpool(resolve_user, request))


def unless_banned(request: Request, user: User | None) -> User | None:
    """The user, unless they are banned and the request would change something."""
    if request.method not in ("GET", "HEAD"):
        services_of(request).moderation.check_user(user)
    return user


async def current_user(request: Request) -> User:
    """The user of a request; without one it is refused with 401."""
    user = await optional_user(request)
    if user is None:
        raise Problem(401, N_("You are not signed in. Request a token first (POST /api/people)."))
    return user


def new_user(request: Request, name: str = "") -> User:
    """Create a user for a visitor. The number of new users per address is limited."""
    services = services_of(request)
    services.limits.check_newcomer(request)
    device = device_name(request.headers.get("user-agent", ""))
    return services.accounts.create(name, device, preferences.valid_preferences(request.cookies))


def ensure_user(request: Request) -> User:
    """The user of a request; a visitor becomes a new user, and the middleware adds their cookie to the response."""
    user = unless_banned(request, resolve_user(request))
    if user is None:
        user = request.state.user = request.state.newcomer = new_user(request)
    return user


def renamed_user(request: Request, nickname: str) -> User:
    """The user of a request under the nickname they have just chosen; '' keeps the old one."""
    user, services = ensure_user(request), services_of(request)
    if nickname.strip() not in ("", user.name):
        services.limits.check_rename(request, user)
    request.state.user = renamed = services.accounts.rename(user, nickname)
    return renamed


def pace_of(request: Request, user: User) -> float:
    """How long animations take for this user, as a multiple of the normal time."""
    cookies = request.cookies if "cookie" in request.headers else {}
    return MOVE_MILLISECONDS[preferences.preference("pace", user.preferences, cookies)] / MOVE_MILLISECONDS["normal"]


def token_check(request: Request) -> Callable[[], bool]:
    """A function that checks whether the token of this request is still valid; streams call it when they begin."""
    accounts, token = services_of(request).accounts, token_of(request)
    return lambda: accounts.cached_user(token) is not None


TableServiceDep = Annotated[TableService, Depends(tables_of)]
CurrentUser = Annotated[User, Depends(current_user)]
OptionalUser = Annotated[User | None, Depends(optional_user)]


TextField = Annotated[str, Form(max_length=400)]
NumberField = Annotated[Number, Form()]
SeatField = Annotated[Number | None, Form()]


def redirect(address: str) -> RedirectResponse:
    """Redirect the browser after a form."""
    return RedirectResponse(address, 303)


def viewer_of(request: Request, user: User | None) -> Viewer:
    """Who looks at a table."""
    cookies = request.cookies if "cookie" in request.headers else {}
    prefers = preferences.all_preferences(user.preferences if user else {}, cookies)
    return Viewer(user, language.get(), prefers, site_link(request))


def site_link(request: Request) -> str:
    """The address of the site, as others can reach it."""
    return services_of(request).site_address.address or str(request.base_url).rstrip("/")


def table_link(request: Request, table_id: str) -> str:
    """The link to a table, at an address that others can reach."""
    return f"{site_link(request)}/t/{table_id}"
