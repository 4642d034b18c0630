"""How the server is doing: `/healthz`, `/metrics` in the text form of Prometheus, and a log line for every request."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from bisect import bisect_left
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Scope

from kogge.web.operating.logs import requests as request_log
from kogge.web.speech import refusals
from kogge.web.storage.store import Store

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
PATIENCE = 5.0  # seconds after which a database that does not answer is not well
router = APIRouter(include_in_schema=False)


class Metrics:
    """Counters of this process."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.slower: dict[str, list[int]] = {"GET": [0] * (len(BOUNDS) + 1), "POST": [0] * (len(BOUNDS) + 1)}
        self.seconds = {"GET": 0.0, "POST": 0.0}
        self.began = time.time()

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log one request."""
        if request_log.isEnabledFor(logging.INFO):
            said = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
            request_log.info("request", extra=said)
        method = scope["method"] if scope["method"] in self.slower else "GET"
        self.answers[method, status] += 1
        self.slower[method][bisect_left(BOUNDS, seconds)] += 1
        self.seconds[method] += seconds

    def lines(self, state: Any) -> list[str]:
        """Everything, in Prometheus' text form."""
        store, live, bots = state.tables.store, state.live, state.bots
        out = ["# TYPE kogge_requests_total counter"]
        out += [f'kogge_requests_total{{method="{method}",status="{status}"}} {n}' for (method, status), n in sorted(self.answers.items())]
        out.append("# TYPE kogge_request_seconds histogram")
        for method, counts in self.slower.items():
            for i, bound in enumerate((*BOUNDS, "+Inf")):
                out.append(f'kogge_request_seconds_bucket{{method="{method}",le="{bound}"}} {sum(counts[: i + 1])}')
            out.append(f'kogge_request_seconds_sum{{method="{method}"}} {self.seconds[method]:.6f}')
            out.append(f'kogge_request_seconds_count{{method="{method}"}} {sum(counts)}')
        out.append("# TYPE kogge_tables gauge")
        out += [f'kogge_tables{{status="{status}"}} {n}' for status, n in sorted(store.count_by_status().items())]
        numbers = {
            "moves_written_total": store.commits.moves,
            "commits_total": store.commits.batches,
            "bot_moves_total": bots.moves,
            "bots_waiting": bots.waiting,
            "replays_waiting": state.replays.waiting,
            "tables_in_memory": len(state.tables.standings),
            "event_streams": live.streams(),
            "resident_bytes": resident_bytes(),
            "start_time_seconds": self.began,
        }
        for name, value in numbers.items():
            out += [f"# TYPE kogge_{name} {'counter' if name.endswith('total') else 'gauge'}", f"kogge_{name} {value}"]
        return out


class Pulse:
    """Whether the database answers: asked by a thread of its own, so that nobody who wants to know waits for a page; many ask at once."""

    def __init__(self, store: Store):
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pulse")
        self._asked: Future[bool] | None = None

    def end(self) -> None:
        """Stop asking."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def is_well(self) -> bool:
        """Does it answer within a few seconds?"""
        if self._asked is None or self._asked.done():
            self._asked = self._thread.submit(self._store.is_well)
        try:
            return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._asked)), PATIENCE)
        except TimeoutError:
            return False


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Well: 200; the database does not answer: 503."""
    well = await request.app.state.pulse.is_well()
    return JSONResponse({"well": well}, 200 if well else 503, headers={"Cache-Control": "no-store"})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """For Prometheus, where the operator has opened it (`kogge serve --metrics`); for all others there is no such page."""
    if not request.app.state.gate.may_read_metrics(request.scope):
        raise refusals.no_page()
    return PlainTextResponse("\n".join(request.app.state.metrics.lines(request.app.state)) + "\n", media_type="text/plain; version=0.0.4")


def resident_bytes() -> int:
    """The memory this process uses."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
