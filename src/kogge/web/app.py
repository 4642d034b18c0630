"""Creates the site: store, services, routes, API and error handlers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Mount, Router
from starlette.types import Scope

import kogge
from kogge.games import game_ids
from kogge.web import info_routes, limits, problems
from kogge.web.accounts import routes as accounts_routes
from kogge.web.accounts.passkeys import Passkeys
from kogge.web.accounts.profiles import Profiles
from kogge.web.accounts.ratings import Ratings
from kogge.web.accounts.service import AccountService, PersonalData
from kogge.web.accounts.store import AccountStore
from kogge.web.analysis import routes as analysis_routes
from kogge.web.analysis.service import AnalysisService, AnalysisStore, Analyst, Hints, analyse_in_turns
from kogge.web.bus import Bus, ChangedElsewhere, PresenceChanged, SignedOut, TableChanged, TableGone, UserChanged, UserPresent
from kogge.web.config import Settings
from kogge.web.db.outage import is_disk_full
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_, folder_of
from kogge.web.jobs import Claim, Jobs, ThreadJobs
from kogge.web.learn import routes as learn_routes
from kogge.web.learn.service import SolvedStore
from kogge.web.live.hub import Hub
from kogge.web.live.pg_notify import PgNotify, SharedPresence
from kogge.web.live.presence import PresenceStore
from kogge.web.mcp import mcp_endpoint
from kogge.web.middleware import SiteMiddleware, refuse
from kogge.web.moderation import api as moderation_api
from kogge.web.moderation import routes as moderation_routes
from kogge.web.moderation.service import Moderation
from kogge.web.moderation.store import ModerationStore
from kogge.web.notifications import routes as notification_routes
from kogge.web.notifications.mail import Mail
from kogge.web.notifications.push import Push
from kogge.web.notifications.service import Notifications
from kogge.web.notifications.store import NotificationStore
from kogge.web.opponents.service import Opponents, offered_levels
from kogge.web.page_pool import NoRoom, use_page_pool
from kogge.web.plans import routes as plans_routes
from kogge.web.plans.service import Plans
from kogge.web.plans.store import PlanStore
from kogge.web.problems import Problem
from kogge.web.server.logs import masked
from kogge.web.server.metrics import Health
from kogge.web.server.metrics import router as metrics_router
from kogge.web.server.retention import Retention, RetentionJob
from kogge.web.services import Services
from kogge.web.site_address import BelowPath, SiteAddress
from kogge.web.tables import api, lobby_routes, record_routes
from kogge.web.tables import routes as table_routes
from kogge.web.tables.pages import TablePages
from kogge.web.tables.replay import Replays
from kogge.web.tables.service import TableService
from kogge.web.tables.streams import TableStreams
from kogge.web.templating import FOLDER
from kogge.web.tournaments import api as tournaments_api
from kogge.web.tournaments import routes as tournaments_routes
from kogge.web.tournaments.service import Tournaments
from kogge.web.tournaments.store import TournamentStore

log = logging.getLogger("kogge")

# threads for pages: few, because they compete with the event loop for the GIL; on PostgreSQL more, because they mostly wait
THREADS, THREADS_ON_POSTGRES = 2, 24
PAGES_OF_ADDRESS, PAGES_OF_ADDRESS_ON_POSTGRES = 1, 2  # how many of these threads one address may use at once


def create_app(settings: Settings, new_jobs: Callable[[Claim], Jobs] = ThreadJobs, analyst: Analyst = analyse_in_turns) -> Site | BelowPath:
    """Create the whole site. `new_jobs` creates its `Jobs` (`jobs.py`); `analyst` analyses games if these use no threads."""
    site_address = SiteAddress(settings)
    store = Store(settings.db, bounded=True)
    jobs = new_jobs(store.claim)
    contact = settings.address if settings.address.startswith("https://") else "mailto:operator@localhost"
    with store.explaining_errors():
        store.migrate()
        accounts = AccountService(AccountStore(store))
        push = Push(store, jobs, contact, settings.push_allow)
    bus, presence = Bus(), PresenceStore(store)
    rate_limits = limits.Limits(settings.workers, settings.rate_limits, settings.crowded_networks)
    live = Hub(bus, SharedPresence(presence) if store.shared else None)
    tables = TableService(store.tables, bus, live, offered_levels, accounts.store.friends)
    tables.use(jobs)
    pages = TablePages(tables, settings.browser)
    streams = TableStreams(live, tables.sessions, pages, settings.rate_limits)
    bots = Opponents(tables, settings.bot_pause, jobs, rate_limits.share_of)
    plans = Plans(PlanStore(store), tables, jobs, bots.pause_at)
    tournaments = Tournaments(TournamentStore(store), tables, jobs)
    profiles = Profiles(accounts.store, tables.store)
    ratings = Ratings(accounts.store, tables.store, jobs)
    notification_store = NotificationStore(store)
    mail = Mail(notification_store, jobs, settings.address, accounts.key, settings.smtp.get_secret_value(), settings.mail_from)
    notifications = Notifications(notification_store, accounts.store, tables, push, mail, jobs, settings.notice_after, rate_limits.share_of)

    for subscriber in (
        streams.table_changed,
        bots.table_changed,
        plans.table_changed,
        tournaments.table_changed,
        ratings.table_changed,
        notifications.table_changed,
    ):
        bus.subscribe(TableChanged, subscriber)
    bus.subscribe(SignedOut, lambda event: live.sign_out(event.user_id))
    accounts.on_sign_out = lambda user_id: bus.publish(SignedOut(user_id))
    accounts.on_tables_changed = tables.sessions.all_changed
    bus.subscribe(UserChanged, lambda event: accounts.forget(event.user_id) if event.user_id else accounts.forget_all())
    bus.subscribe(TableGone, streams.table_gone)
    bus.subscribe(ChangedElsewhere, streams.changed_elsewhere)
    pg_notify = PgNotify(presence, live, bus, jobs) if store.shared else None
    if pg_notify:
        bus.subscribe(UserPresent, pg_notify.user_present)
        bus.subscribe(PresenceChanged, pg_notify.presence_changed)
    else:
        bus.subscribe(PresenceChanged, lambda event: live.announce_presence(event.table_id))
    moderation = Moderation(ModerationStore(store), tables, accounts, jobs)
    retention_job = RetentionJob(store, jobs, Retention(settings.archive_days, settings.open_days, settings.chat_days))
    replays, health = Replays(tables, jobs), Health(store, jobs)
    analyses = AnalysisService(AnalysisStore(store), tables, settings.analysis_depth, settings.compile, jobs, analyst)
    hints = Hints(tables, lambda game: game in bots.compiler.ready, settings.hint_depth, jobs, rate_limits.share_of)

    services = Services(
        settings=settings,
        site_address=site_address,
        tables=tables,
        hub=live,
        streams=streams,
        pages=pages,
        opponents=bots,
        plans=plans,
        tournaments=tournaments,
        accounts=accounts,
        passkeys=Passkeys(accounts.store),
        profiles=profiles,
        personal_data=PersonalData(accounts, tables),
        moderation=moderation,
        notifications=notifications,
        replays=replays,
        analyses=analyses,
        solved=SolvedStore(store),
        hints=hints,
        limits=rate_limits,
        health=health,
    )
    services.metrics.use(jobs)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if jobs.threads:
            use_page_pool(*((THREADS_ON_POSTGRES, PAGES_OF_ADDRESS_ON_POSTGRES) if store.shared else (THREADS, PAGES_OF_ADDRESS)))
        live.begin()
        if pg_notify:
            pg_notify.begin()
        bots.begin(compiles=settings.compile)
        plans.begin()
        jobs.begin()
        async with mcp.running() if mcp else nullcontext():
            yield
        retention_job.end()
        jobs.end()
        plans.end()
        bots.end()
        replays.end()
        analyses.end()
        hints.end()
        live.end()
        if pg_notify:
            pg_notify.end()
        store.close()

    app = FastAPI(
        title="Kogge",
        version=kogge.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers=PROBLEM_HANDLERS,
    )
    app.state.services = services
    app.openapi = lambda: api.openapi_schema(app)  # type: ignore[method-assign]
    app.include_router(metrics_router)
    for router in (
        api.router,
        lobby_routes.router,
        info_routes.router,
        table_routes.router,
        record_routes.router,
        learn_routes.router,
        accounts_routes.api,
        accounts_routes.router,
        notification_routes.api,
        notification_routes.router,
        moderation_api.router,
        moderation_routes.router,
        analysis_routes.router,
        plans_routes.api,
        plans_routes.router,
        tournaments_api.router,
        tournaments_routes.router,
    ):
        app.include_router(router)
    mcp = mcp_endpoint(services) if settings.mcp else None
    if mcp:
        app.router.routes.append(mcp.route)
    for game in game_ids():
        if (folder_of(game) / "static").is_dir():
            app.mount(f"/static/{game}", Files(directory=folder_of(game) / "static"))
    app.mount("/static", Files(directory=FOLDER / "static"), name="static")
    site = Site(app)
    return BelowPath(site, site_address.prefix, app.state) if site_address.prefix else site


class Site(SiteMiddleware):
    """The ASGI app: the plain routes, and FastAPI with all others, whose responses are compressed."""

    def __init__(self, app: FastAPI):
        self.state = app.state
        others = Mount("", GZipMiddleware(app, minimum_size=1000, compresslevel=5))
        router = Router([*api.ROUTES, *table_routes.ROUTES, others])
        super().__init__(ExceptionMiddleware(router, PROBLEM_HANDLERS), app, app.state.services)


class Files(StaticFiles):
    """Static files; requests that name a version may be cached for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with its cache headers."""
        response = await super().get_response(path, scope)
        lasting = scope.get("query_string", b"").startswith(b"v=")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "public, max-age=600"
        return response


def in_page_pool(handler: Callable[[Request, Any], Response]) -> Callable[[Request, Any], Awaitable[Response]]:
    """Render an error in a thread, like any page. If the pool refuses (`NoRoom`), render that refusal in the event loop, because an
    exception from an error handler is not handled."""

    async def handle(request: Request, error: Any) -> Response:
        if isinstance(error, NoRoom):
            return refuse(request, error)
        try:
            return await run_in_threadpool(handler, request, error)
        except NoRoom as problem:
            return refuse(request, problem)

    return handle


def on_refused(request: Request, problem: Problem) -> Response:
    """Show a refusal as one sentence."""
    return refuse(request, problem)


def on_bad_form(request: Request, error: RequestValidationError) -> Response:
    """Refuse a form that no page of the site sends."""
    return refuse(request, problems.bad_form())


def on_database(request: Request, error: SQLAlchemyError) -> Response:
    """Log an error of the database and show it as one sentence. A value that it cannot hold, such as U+0000, is the client's mistake and
    is not logged: alerts count errors in the log."""
    if isinstance(error, DataError):
        return refuse(request, problems.bad_form())
    log.error("Database error at %s: %s", masked(request.url.path), str(error).partition("\n")[0])
    return refuse(request, problems.disk_full() if is_disk_full(error) else problems.no_database())


def on_http(request: Request, error: HTTPException) -> Response:
    """Show an HTTP error of the frameworks in the site's own form."""
    known = {404: problems.no_page(), 413: limits.too_long(), 405: Problem(405, N_("This address does not support that."))}
    return refuse(request, known.get(error.status_code, Problem(error.status_code, problems.bad_form().message)))


async def on_disconnect(request: Request, error: ClientDisconnect) -> Response:
    """End a request whose client disconnected before its body was complete. Nobody reads this response; it is not logged as an error."""
    return Response(status_code=400)


def on_fault(request: Request, error: Exception) -> Response:
    """Log an unexpected error under the request's id, and show this id."""
    number = request.state.request_id
    log.error("Fault %s at %s", number, masked(request.url.path), exc_info=error, extra={"request_id": number})
    return refuse(request, Problem(500, N_("Something went wrong on our side (error {number}). Your game is safe."), number=number))


# every error becomes a sentence, never a traceback
PROBLEM_HANDLERS: dict[Any, Any] = {
    Problem: in_page_pool(on_refused),
    RequestValidationError: in_page_pool(on_bad_form),
    SQLAlchemyError: in_page_pool(on_database),
    HTTPException: in_page_pool(on_http),
    ClientDisconnect: on_disconnect,
    Exception: in_page_pool(on_fault),
}
