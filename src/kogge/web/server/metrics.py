"""How the server is doing: `/healthz`, `/metrics` in the text form of Prometheus, and a log line for every request."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import prometheus_client
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.types import Scope

from kogge.web import problems as problems
from kogge.web.accounts.service import token_of
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_
from kogge.web.server.logs import masked
from kogge.web.server.logs import requests as request_log

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
ABSENCE_TIMEOUT = 5.0  # seconds after which a database that does not answer is not well
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # set by the command: where several workers write their numbers
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]  # kogge_start_time_seconds says it of all
router = APIRouter(include_in_schema=False)


COUNTERS = {
    "moves_written": "Moves in the database.",
    "commits": "Transactions that wrote moves; several moves may share one.",
    "bot_moves": "Moves that bots made.",
    "notices_sent": "Notifications that a push service or a mail server took.",
    "notices_failed": "Notifications that could not be handed over; most are tried again.",
    "mail_sent": "E-mails that the mail server took.",
    "mail_failed": "E-mails that the mail server did not take.",
}
GAUGES = {
    "mail_waiting": "E-mails that wait to be sent.",
    "bots_waiting": "Tables that wait for a bot.",
    "replays_waiting": "Replays that wait to be made.",
    "tables_in_memory": "Tables that are kept in memory.",
    "event_streams": "Event streams that are open.",
    "resident_bytes": "Memory in use.",
}


class Metrics:
    """The numbers of the site.

    Of several workers each writes its own into a folder that the command has made for them, and whichever is asked adds up all of them:
    counts of those that have died too, but of what is there now only that of the living. A worker is read as it was a moment ago.
    """

    def __init__(self, state: Any):
        self._state, self._stopped = state, threading.Event()
        self._own = own = CollectorRegistry()
        self._answers = Counter("kogge_requests", "Requests by how they were answered.", ["method", "status"], registry=own)
        seconds = Histogram("kogge_request_seconds", "How long they took.", ["method"], buckets=BOUNDS, registry=own)
        self._seconds = {method: seconds.labels(method) for method in ("GET", "POST")}
        self._counters = {name: Counter(f"kogge_{name}", text, registry=own) for name, text in COUNTERS.items()}
        self._gauges = {name: Gauge(f"kogge_{name}", text, registry=own, multiprocess_mode="livesum") for name, text in GAUGES.items()}
        began = Gauge("kogge_start_time_seconds", "Since when the site is up.", registry=own, multiprocess_mode="min")
        began.set(time.time())
        self._noted = dict.fromkeys(COUNTERS, 0)
        self._noting = threading.Lock()

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log one request."""
        if request_log.isEnabledFor(logging.INFO):
            said = {"method": scope["method"], "path": masked(scope["path"]), "status": status, "ms": round(seconds * 1000, 1)}
            person = self._state.accounts.cached_user(token_of(Request(scope)))
            said |= {"user": self._state.accounts.pseudonym(person)} if person else {}
            request_log.info("request", extra=said)
        method = scope["method"] if scope["method"] in self._seconds else "GET"
        self._answers.labels(method, status).inc()
        self._seconds[method].observe(seconds)

    def begin(self) -> None:
        """Where others read this worker's numbers, note them every second."""
        if FOLDER in os.environ:
            threading.Thread(target=self._note_often, name="metrics", daemon=True).start()

    def end(self) -> None:
        """TourStep noting."""
        self._stopped.set()

    def _note_often(self) -> None:
        while not self._stopped.wait(1):
            self._note()

    def _note(self) -> None:
        """What others count and this process only reads."""
        state = self._state
        move_writer, bots, notifications = state.tables.store.move_writer, state.bots, state.notifications
        counts = {"moves_written": move_writer.moves, "commits": move_writer.batches, "bot_moves": bots.moves}
        counts |= {"notices_sent": notifications.sent, "notices_failed": notifications.failed}
        counts |= {"mail_sent": notifications.mail.sent, "mail_failed": notifications.mail.failed}
        with self._noting:
            for name, now in counts.items():
                self._counters[name].inc(now - self._noted[name])
                self._noted[name] = now
            self._gauges["mail_waiting"].set(notifications.mail.waiting)
            self._gauges["bots_waiting"].set(bots.waiting)
            self._gauges["replays_waiting"].set(state.replays.waiting)
            self._gauges["tables_in_memory"].set(len(state.tables.sessions))
            self._gauges["event_streams"].set(state.live.streams())
            self._gauges["resident_bytes"].set(resident_bytes())

    def text(self) -> bytes:
        """Everything, in Prometheus' text form."""
        self._note()
        shown = CollectorRegistry()
        if FOLDER in os.environ:
            MultiProcessCollector(shown)  # type: ignore[no-untyped-call]
        else:
            shown.register(self._own)
        shown.register(self)
        return generate_latest(shown)

    def collect(self) -> Iterator[Metric]:
        """What is the same for all workers, and asked of the database."""
        tables = GaugeMetricFamily("kogge_tables", "Tables by how far they are.", labels=["status"])
        for status, n in sorted(self._state.tables.store.count_by_status().items()):
            tables.add_metric([status], n)
        yield tables
        waiting = self._state.notifications.store.count_pending()
        yield GaugeMetricFamily("kogge_notices_waiting", "Notifications that are still to be told.", waiting)
        yield GaugeMetricFamily("kogge_reports_open", "Reports that are not resolved.", len(self._state.moderation.store.open_reports()))


class Pulse:
    """Whether the database answers: asked by a thread of its own, so that nobody who wants to know waits for a page; many ask at once."""

    def __init__(self, store: Store):
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pulse")
        self._asked: Future[bool] | None = None

    def end(self) -> None:
        """TourStep asking."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def is_well(self) -> bool:
        """Does it answer within a few seconds?"""
        if self._asked is None or self._asked.done():
            self._asked = self._thread.submit(self._store.is_well)
        try:
            return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._asked)), ABSENCE_TIMEOUT)
        except TimeoutError:
            return False


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Well: 200; the database does not answer: 503."""
    well = await request.app.state.pulse.is_well()
    return JSONResponse({"well": well}, 200 if well else 503, headers={"Cache-Control": "no-store"})


@router.get("/livez")
async def alive(request: Request) -> Response:
    """This process answers; nothing else is asked. Who gets no answer here may start it anew."""
    return JSONResponse({"alive": True}, headers={"Cache-Control": "no-store"})


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """May requests be sent here? Not while the database is away, nor while the process is stopping."""
    good = not request.app.state.live.closing and await request.app.state.pulse.is_well()
    return JSONResponse({"ready": good}, 200 if good else 503, headers={"Cache-Control": "no-store"})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """For Prometheus, where the operator has opened it (`kogge serve --metrics`); for all others there is no such page."""
    if not request.app.state.site_address.may_read_metrics(request.scope):
        raise problems.no_page()
    return Response(request.app.state.metrics.text(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


STATUSES = {"open": N_("Tables that wait"), "running": N_("Tables in play"), "over": N_("Tables that are over"), "record": N_("Records")}


def load_of(state: Any) -> dict[str, int]:
    """Load and queues of the process that is asked, and the tables of all; each by its name in English."""
    numbers = {
        N_("Bots to think"): state.bots.waiting,
        N_("Replays to make"): state.replays.waiting,
        N_("Event streams"): state.live.streams(),
        N_("Tables in memory"): len(state.tables.sessions),
        N_("Memory (MB)"): resident_bytes() // 1_000_000,
    }
    return numbers | {
        STATUSES[status]: count for status, count in sorted(state.tables.store.count_by_status().items()) if status in STATUSES
    }


def resident_bytes() -> int:
    """The memory this process uses."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
