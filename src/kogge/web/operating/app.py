"""The site put together: store, tables, bots, pages, API, and what every answer has in common."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import anyio.to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Router
from starlette.types import Scope

import kogge
from kogge.games import game_ids
from kogge.kit.errors import KoggeError
from kogge.web.operating.logs import masked
from kogge.web.operating.metrics import Metrics, Pulse, load_of
from kogge.web.operating.metrics import router as metrics_router
from kogge.web.pages import (
    analysis_pages,
    api,
    data_pages,
    deeds,
    device_pages,
    hint_pages,
    keeper_pages,
    limits,
    lobby_pages,
    notice_pages,
    passkey_pages,
    people_pages,
    record_pages,
    settings_pages,
    table_pages,
    tutor_pages,
)
from kogge.web.pages.every_request import EveryRequest, refuse
from kogge.web.pages.gate import Gate
from kogge.web.pages.replay import Replays
from kogge.web.pages.templating import FOLDER
from kogge.web.play.adviser import Adviser
from kogge.web.play.analyst import Analyst
from kogge.web.play.bots import BotPlayers, offered_levels
from kogge.web.play.devices import Devices
from kogge.web.play.keeper import Keeper
from kogge.web.play.live import Live
from kogge.web.play.mail import Mail
from kogge.web.play.notices import Notices
from kogge.web.play.other_servers import OtherServers, SharedPresence
from kogge.web.play.passkeys import Passkeys
from kogge.web.play.people import People
from kogge.web.play.profiles import Rater
from kogge.web.play.push import Push
from kogge.web.play.tables import Tables
from kogge.web.speech import refusals
from kogge.web.speech.boards import folder_of
from kogge.web.speech.refusals import Refused
from kogge.web.speech.words import N_
from kogge.web.storage.archivist import Archivist, Retention
from kogge.web.storage.store import Store

log = logging.getLogger("kogge")

LEAST_TOKEN = 20
# threads for pages: each takes Python's lock from the event loop, which answers moves; on PostgreSQL they mostly wait for the database
THREADS, THREADS_ON_POSTGRES = 2, 24


def create_app(
    db: str = "sqlite:///kogge.db", gate: Gate | None = None, pause: float | None = None, retention: Retention | None = None
) -> Site:
    """The site. `db` is a database address, `gate` how others reach it, `pause` how long a bot waits while people look on.

    `retention` says what is packed or forgotten after how many days; without it nothing is.
    """
    gate = gate or Gate()
    store = Store(db)
    with store.reached():
        store.migrate()
        people, push = People(store), Push(store, gate.address if gate.address.startswith("https://") else "mailto:operator@localhost")
    live = Live(SharedPresence(store).at if store.shared else None)
    tables = Tables(store, live, offered_levels)
    bots = BotPlayers(tables, float(os.environ.get("KOGGE_BOT_PAUSE", "0.9")) if pause is None else pause)
    rater = Rater(store)
    mail = Mail(store, gate.address, people.key)
    notices = Notices(tables, push, mail)

    def when_changed(row: Any, sitting: Sequence[Any]) -> None:
        bots.look_at(row, sitting)
        rater.look_at(row, sitting)
        notices.look_at(row, sitting)

    tables.when_changed = when_changed
    people.when_signed_out = live.sign_out
    other_servers = OtherServers(tables, people) if store.shared else None
    keeper, archivist = Keeper(tables, people), Archivist(store, retention or Retention(0, 0, 0))
    replays, pulse = Replays(tables), Pulse(store)
    analyst, adviser = Analyst(tables), Adviser(tables, lambda game: game in bots.compiler.ready)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS_ON_POSTGRES if store.shared else THREADS
        live.begin()
        if other_servers:
            other_servers.begin()
        bots.begin()
        tables.stand_ins.begin()
        keeper.begin()
        notices.begin()
        archivist.begin()
        app.state.metrics.begin()
        if os.environ.get("KOGGE_COMPILE", "yes") != "no":
            bots.compiler.begin()
        yield
        app.state.metrics.end()
        archivist.end()
        bots.compiler.end()
        notices.end()
        tables.stand_ins.end()
        keeper.end()
        rater.end()
        bots.end()
        replays.end()
        analyst.end()
        adviser.end()
        pulse.end()
        live.end()
        if other_servers:
            other_servers.end()
        store.close()

    app = FastAPI(
        title="Kogge",
        version=kogge.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers=REFUSALS,
    )
    app.state.tables, app.state.live, app.state.bots, app.state.gate = tables, live, bots, gate
    app.state.people, app.state.devices = people, Devices(store, people)
    app.state.keeper, app.state.keeper_token = keeper, keepers_token()
    app.state.load = lambda: load_of(app.state)
    app.state.notices, app.state.mail, app.state.passkeys = notices, mail, Passkeys(store)
    app.state.replays, app.state.pulse = replays, pulse
    app.state.analyst, app.state.adviser = analyst, adviser
    app.state.limits, app.state.metrics = limits.Limits(gate.workers), Metrics(app.state)
    app.openapi = lambda: api.described(app)  # type: ignore[method-assign]
    app.include_router(metrics_router)
    rooms = (api, lobby_pages, table_pages, deeds, record_pages, tutor_pages, settings_pages, device_pages, data_pages, people_pages)
    for room in (*rooms, notice_pages, passkey_pages, keeper_pages):
        app.include_router(room.router)
    for room in (analysis_pages, hint_pages):
        app.include_router(room.router)
    for game in game_ids():
        if (folder_of(game) / "static").is_dir():
            app.mount(f"/static/{game}", Files(directory=folder_of(game) / "static"))
    app.mount("/static", Files(directory=FOLDER / "static"), name="static")
    return Site(app)


def keepers_token() -> str:
    """What opens the keeper's page; '' if nothing does."""
    token = os.environ.get("KOGGE_ADMIN_TOKEN", "")
    if token and len(token) < LEAST_TOKEN:
        raise KoggeError(f"KOGGE_ADMIN_TOKEN has {LEAST_TOKEN} characters at least: `openssl rand -hex 24` makes one.", code="short_token")
    return token


class Site(EveryRequest):
    """The whole site as a server calls it: the plain routes, and FastAPI with all others, whose answers are compressed."""

    def __init__(self, app: FastAPI):
        self.state = app.state
        others = Mount("", GZipMiddleware(app, minimum_size=1000, compresslevel=5))
        super().__init__(ExceptionMiddleware(Router([*api.ROUTES, others]), REFUSALS), app, app.state.metrics.answered)


class Files(StaticFiles):
    """Static files; those asked for with their version may be kept for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with the time it may be kept."""
        response = await super().get_response(path, scope)
        lasting = scope.get("query_string", b"").startswith(b"v=")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "public, max-age=600"
        return response


def is_disk_full(error: Exception) -> bool:
    """Could it not be written for want of room? SQLite and PostgreSQL say it in different words."""
    return any(word in str(error).lower() for word in ("disk is full", "no space left", "disk i/o error"))


def on_refused(request: Request, refused: Refused) -> Response:
    """What is refused is said in a sentence."""
    return refuse(request, refused)


def on_bad_form(request: Request, error: RequestValidationError) -> Response:
    """A form that is none of ours."""
    return refuse(request, refusals.bad_form())


def on_database(request: Request, error: SQLAlchemyError) -> Response:
    """The database did not do what it should."""
    log.error("The database refused %s: %s", masked(request.url.path), str(error).partition("\n")[0])
    return refuse(request, refusals.disk_full() if is_disk_full(error) else refusals.no_database())


def on_http(request: Request, error: HTTPException) -> Response:
    """What the frameworks refuse."""
    known = {404: refusals.no_page(), 413: limits.too_long(), 405: Refused(405, N_("That cannot be done at this address."))}
    return refuse(request, known.get(error.status_code, Refused(error.status_code, refusals.bad_form().message)))


def on_fault(request: Request, error: Exception) -> Response:
    """A fault of ours: a number to look it up in the log."""
    number = secrets.token_hex(4)
    log.error("Fault %s at %s", number, masked(request.url.path), exc_info=error)
    return refuse(request, Refused(500, N_("Something went wrong on our side (fault {number}). The table is safe."), number=number))


# whatever goes wrong becomes a sentence, never a traceback
REFUSALS: dict[Any, Any] = {
    Refused: on_refused,
    RequestValidationError: on_bad_form,
    SQLAlchemyError: on_database,
    HTTPException: on_http,
    Exception: on_fault,
}
