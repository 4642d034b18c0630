"""The threads that render pages: addresses take turns, so one address cannot block all others.

FastAPI and Starlette run each route that is a plain function in a thread of anyio's pool, whose limiter is first come, first served.
`PagePool` is a limiter with fair turns instead (`jobs.py`): a few requests of each address run at once, in the order of arrival,
and the next free thread goes to the address that has used the least time. When too many requests wait, further ones are refused.
Periodic jobs are no requests; together they have a share of their own.

anyio has no public way to replace the default limiter of an event loop; `tests/web/test_page_pool.py` checks the internals used here.
"""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar
from dataclasses import dataclass
from types import TracebackType

import anyio.to_thread

from kogge.web import problems
from kogge.web.jobs import Share, Turns
from kogge.web.problems import Problem

MAX_WAITING = 300  # requests of one address that may wait for a thread
MAX_WAITING_IN_ALL = 20_000
REFUSAL_PAUSE = 1.0  # seconds before a refusal is sent: a flooding client that is refused at once sends thousands of requests a second


class NoRoom(Problem):
    """Too many requests of this address wait for a thread."""

    def __init__(self) -> None:
        refusal = problems.too_much()
        super().__init__(refusal.status, refusal.message)


@dataclass(slots=True)
class Visit:
    """A request that may need a thread, once or several times."""

    share: Share
    admitted: bool = False
    """Whether it has had a thread: from then on it is not refused, because it may already have changed something."""


visit: ContextVar[Visit | None] = ContextVar("visit", default=None)
"""The current request; anyio's limiter does not get it as an argument."""


class PagePool(anyio.CapacityLimiter):
    """Limits the threads in use, in all and for each address."""

    def __new__(cls, threads: int, at_once: int) -> PagePool:
        """Create an instance of this class: the `__new__` of anyio's base class returns one of another class."""
        return object.__new__(cls)

    def __init__(self, threads: int, at_once: int):
        self._threads = threads
        self._turns: Turns[asyncio.Future[None]] = Turns(MAX_WAITING, MAX_WAITING_IN_ALL, MAX_WAITING, at_once)
        self._held: dict[asyncio.Task[object] | None, tuple[Share, float]] = {}

    @property
    def waiting(self) -> int:
        """How many wait for a thread."""
        return self._turns.count

    async def __aenter__(self) -> None:
        current_visit = visit.get()
        share = current_visit.share if current_visit else ""
        if self._turns.running >= self._threads or not self._turns.start(share):
            await self._wait(share, current_visit)
        if current_visit:
            current_visit.admitted = True
        self._held[asyncio.current_task()] = share, time.perf_counter()

    async def _wait(self, share: Share, request_visit: Visit | None) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        while not self._turns.put(share, turn):
            await asyncio.sleep(REFUSAL_PAUSE)
            if request_visit and not request_visit.admitted:
                raise NoRoom
        self._admit_next()  # perhaps a thread has become free meanwhile
        try:
            await turn
        except asyncio.CancelledError:
            if not self._turns.remove(share, turn) and not turn.cancelled():  # it has just got a thread: give it back
                self._end(share, 0.0)
            raise

    async def __aexit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None, exc_tb: TracebackType | None) -> None:
        share, began = self._held.pop(asyncio.current_task())
        self._end(share, time.perf_counter() - began)

    def _end(self, share: Share, seconds: float) -> None:
        self._turns.done(share, seconds)
        self._admit_next()

    def _admit_next(self) -> None:
        """Give free threads to the next requests in turn."""
        while self._turns.running < self._threads and (taken := self._turns.take()) is not None:
            share, turn = taken
            if turn.cancelled():  # its request has gone
                self._turns.done(share, 0.0)
            else:
                turn.set_result(None)


def use_page_pool(threads: int, at_once: int) -> PagePool:
    """Replace anyio's limiter of the running event loop by a `PagePool`."""
    from anyio._backends._asyncio import _default_thread_limiter

    pool = PagePool(threads, at_once)
    _default_thread_limiter.set(pool)  # type: ignore[arg-type]
    return pool
