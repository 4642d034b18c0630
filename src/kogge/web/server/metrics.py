"""Health and metrics: `/healthz`, `/livez`, `/readyz`, `/metrics` in Prometheus' text format, and a log line for every request."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import platform
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future

import prometheus_client
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Scope

import kogge
from kogge.web import problems
from kogge.web.db.outage import outage
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs
from kogge.web.server.backup import LAST_BACKUP
from kogge.web.server.logs import masked
from kogge.web.server.logs import requests as request_log
from kogge.web.server.workers import SHARED_FOLDER
from kogge.web.services import Services, services_of

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
DATABASE_TIMEOUT = 5.0  # seconds after which a database that does not answer counts as down
MIN_FREE = 32_000_000  # bytes on the disk of a SQLite file; with less the site is not ready
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]  # kogge_start_time_seconds is enough
router = APIRouter(include_in_schema=False)
ROBOTS = "User-agent: *\nAllow: /$\nAllow: /rules/\nAllow: /lessons/\nAllow: /static/\nDisallow: /\n"


COUNTERS = {
    "moves_written": "Moves in the database.",
    "commits": "Transactions that wrote moves; several moves may share one.",
    "commit_seconds": "Seconds that these transactions took.",
    "bot_moves": "Moves that bots made.",
    "notices_sent": "Notifications that a push service or a mail server accepted.",
    "notices_failed": "Notifications that were not accepted; most are tried again.",
    "mail_sent": "E-mails that the mail server accepted.",
    "mail_failed": "E-mails that the mail server did not accept.",
}
GAUGES = {
    "moves_waiting": "Moves that wait for a commit.",
    "database_connections": "Connections to the database that are in use.",
    "database_connections_max": "How many there may be.",
    "open_files": "File descriptors in use, connections included.",
    "mail_waiting": "E-mails that wait to be sent.",
    "bots_waiting": "Tables that wait for a bot.",
    "replays_waiting": "Replays that wait to be made.",
    "hints_waiting": "Hints that wait to be computed.",
    "analyses_waiting": "Finished games that wait to be analysed.",
    "tables_in_memory": "Tables that are kept in memory.",
    "event_streams": "Event streams that are open.",
    "resident_bytes": "Memory in use.",
}
STATUSES = {"open": N_("Open games"), "running": N_("Running games"), "over": N_("Finished games"), "record": N_("Uploaded records")}


class Metrics:
    """The metrics of the site.

    Each of several workers writes its values into a shared folder once a second; the worker that answers `/metrics` adds them up.
    Counters include workers that have ended, gauges do not.
    """

    def __init__(self, services: Services):
        self._services = services
        self._own = own = CollectorRegistry()
        self._requests = Counter("kogge_requests", "Requests by method and status.", ["method", "status"], registry=own)
        seconds = Histogram("kogge_request_seconds", "How long requests took.", ["method"], buckets=BUCKETS, registry=own)
        self._seconds = {method: seconds.labels(method) for method in ("GET", "POST")}
        self._route_requests = Counter("kogge_route_requests", "Requests by route.", ["route"], registry=own)
        self._route_seconds = Counter("kogge_route_seconds", "Seconds that requests took, by route.", ["route"], registry=own)
        # cached, because finding the metric of a label takes longer than incrementing it
        self._requests_of = functools.cache(self._requests.labels)
        self._of_route = functools.cache(lambda route: (self._route_requests.labels(route), self._route_seconds.labels(route)))
        self._counters = {name: Counter(f"kogge_{name}", text, registry=own) for name, text in COUNTERS.items()}
        self._gauges = {name: Gauge(f"kogge_{name}", text, registry=own, multiprocess_mode="livesum") for name, text in GAUGES.items()}
        self._refusals = Counter("kogge_refusals", "Requests beyond a limit, by kind of limit.", ["kind"], registry=own)
        began = Gauge("kogge_start_time_seconds", "When the site was started.", registry=own, multiprocess_mode="min")
        began.set(time.time())
        self._noted: dict[str, float] = dict.fromkeys(COUNTERS, 0)
        self._noting = threading.Lock()

    def record_request(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log one request."""
        route = route_of(scope)
        if request_log.isEnabledFor(logging.INFO):
            entry = {"method": scope["method"], "path": masked(scope["path"]), "status": status, "ms": round(seconds * 1000, 1)}
            entry |= {"route": route, "request_id": scope["state"]["request_id"]}
            user = scope["state"].get("user")
            entry |= {"user": self._services.accounts.pseudonym(user)} if user else {}
            request_log.info("request", extra=entry)
        method = scope["method"] if scope["method"] in self._seconds else "GET"
        self._requests_of(method, status).inc()
        self._seconds[method].observe(seconds)
        requests, route_seconds = self._of_route(route)
        requests.inc()
        route_seconds.inc(seconds)

    def use(self, jobs: Jobs) -> None:
        """With several workers, write this one's values every second."""
        if SHARED_FOLDER in os.environ:
            jobs.every(1, self._note, name="metrics")

    def _note(self) -> None:
        """Copy the services' own counts into the metrics."""
        services = self._services
        move_writer, notifications = services.tables.store.move_writer, services.notifications
        counts: dict[str, float] = {
            "moves_written": move_writer.moves,
            "commits": move_writer.batches,
            "bot_moves": services.opponents.moves,
        }
        counts |= {"notices_sent": notifications.sent, "notices_failed": notifications.failed}
        counts |= {"mail_sent": notifications.mail.sent, "mail_failed": notifications.mail.failed}
        counts |= {"commit_seconds": move_writer.seconds}
        database = services.tables.db
        with self._noting:
            for name, now in counts.items():
                self._counters[name].inc(now - self._noted[name])
                self._noted[name] = now
            for kind, now in services.limits.refused.copy().items():
                self._refusals.labels(kind).inc(now - self._noted.get(f"refused {kind}", 0))
                self._noted[f"refused {kind}"] = now
            self._gauges["moves_waiting"].set(move_writer.waiting)
            self._gauges["database_connections"].set(database.pool_in_use())
            self._gauges["database_connections_max"].set(database.max_connections)
            self._gauges["open_files"].set(open_files())
            self._gauges["mail_waiting"].set(notifications.mail.waiting)
            self._gauges["bots_waiting"].set(services.opponents.waiting)
            self._gauges["replays_waiting"].set(services.replays.waiting)
            self._gauges["hints_waiting"].set(services.hints.waiting)
            self._gauges["analyses_waiting"].set(services.analyses.waiting)
            self._gauges["tables_in_memory"].set(len(services.tables.sessions))
            self._gauges["event_streams"].set(services.hub.streams())
            self._gauges["resident_bytes"].set(resident_bytes())

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        self._note()
        registry = CollectorRegistry()
        if SHARED_FOLDER in os.environ:
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        else:
            registry.register(self._own)
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[Metric]:
        """The metrics that are the same for all workers. Those from the database are left out while it is down."""
        info = GaugeMetricFamily("kogge_build_info", "The version that runs.", labels=["version", "python"])
        info.add_metric([kogge.__version__, platform.python_version()], 1)
        yield info
        try:
            found = list(self._from_database()) if self._services.tables.db.is_healthy() else []
        except SQLAlchemyError:
            found = []
        free = self._services.tables.db.free_bytes()
        if free is not None:
            yield GaugeMetricFamily("kogge_disk_free_bytes", "Free space on the disk of the SQLite file.", free)
        yield GaugeMetricFamily("kogge_database_up", "1 if the database answers, else 0.", int(bool(found)))
        yield from found

    def _from_database(self) -> Iterator[Metric]:
        services = self._services
        backup = services.tables.db.get_setting(LAST_BACKUP)
        yield GaugeMetricFamily("kogge_last_backup_timestamp_seconds", "When the last good backup was made; 0: never.", float(backup or 0))
        tables = GaugeMetricFamily("kogge_tables", "Tables by status.", labels=["status"])
        for status, n in sorted(services.tables.store.count_by_status().items()):
            tables.add_metric([status], n)
        yield tables
        waiting = services.notifications.store.count_pending()
        yield GaugeMetricFamily("kogge_notices_waiting", "Notifications that are still to be sent.", waiting)
        reports = len(services.moderation.store.open_reports())
        yield GaugeMetricFamily("kogge_reports_open", "Reports that no moderator has resolved.", reports)

    def load(self) -> dict[str, int]:
        """Load and queues of this process, and the tables of all, for the moderation page; each with its English name."""
        services = self._services
        numbers = {
            N_("Bot queue"): services.opponents.waiting,
            N_("Replay queue"): services.replays.waiting,
            N_("Event streams"): services.hub.streams(),
            N_("Games in memory"): len(services.tables.sessions),
            N_("Memory (MB)"): resident_bytes() // 1_000_000,
        }
        counts = sorted(services.tables.store.count_by_status().items())
        return numbers | {STATUSES[status]: count for status, count in counts if status in STATUSES}


def route_of(scope: Scope) -> str:
    """The path of the route that answered, with the names of its parameters; `/static` for all files, `none` for no route."""
    if scope["path"].startswith("/static/"):
        return "/static"
    return str(getattr(scope.get("route"), "path", "")) or "none"


class Health:
    """Health checks of the database and its disk. They have a thread of their own, and concurrent requests share one check."""

    def __init__(self, store: Store, jobs: Jobs):
        self._store = store
        self._queue = jobs.queue("health", 1, 1, 1)
        self._asked: Future[bool] | None = None

    async def is_healthy(self) -> bool:
        """Whether the database answers in time."""
        if self._asked is None or self._asked.done():
            self._asked = self._queue.submit("", self._store.is_healthy)
        if self._asked is None:
            return False  # the queue has ended: the site is stopping
        try:
            return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._asked)), DATABASE_TIMEOUT)
        except TimeoutError:
            return False

    def has_room(self) -> bool:
        """Whether there is room on the disk. The disk of a PostgreSQL server is known to be full only after a write has failed."""
        free = self._store.free_bytes()
        return not outage.is_full() and (free is None or free > MIN_FREE)


@router.get("/healthz")
async def health(request: Request) -> Response:
    """200 if the database answers, else 503."""
    well = await services_of(request).health.is_healthy()
    return JSONResponse({"well": well}, 200 if well else 503, headers={"Cache-Control": "no-store"})


@router.get("/livez")
async def alive(request: Request) -> Response:
    """200, always: for a supervisor that restarts a process which does not answer."""
    return JSONResponse({"alive": True}, headers={"Cache-Control": "no-store"})


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """200 if requests may be sent here; 503, and why, while the database is down, the disk is full or the process is stopping."""
    services = services_of(request)
    why = ""
    if services.hub.closing:
        why = "stopping"
    elif not await services.health.is_healthy():
        why = "database"
    elif not services.health.has_room():
        why = "disk"
    more = {"why": why} if why else {}
    return JSONResponse({"ready": not why} | more, 503 if why else 200, headers={"Cache-Control": "no-store"})


@router.get("/robots.txt")
async def robots(request: Request) -> Response:
    """Search engines may list the lobby, the rules and the lessons, not tables and users."""
    return Response(ROBOTS, media_type="text/plain", headers={"Cache-Control": "public, max-age=86400"})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """For Prometheus, from the networks that `kogge serve --metrics` names; all others get 404."""
    services = services_of(request)
    if not services.site_address.may_read_metrics(request.scope):
        raise problems.no_page()
    return Response(services.metrics.text(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


def open_files() -> int:
    """How many file descriptors this process has open."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def resident_bytes() -> int:
    """The memory that this process uses."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
