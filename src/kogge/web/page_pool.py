"""The threads that make pages: addresses take turns, so that one of them cannot keep all the others waiting.

FastAPI and Starlette run every plain function of a route in a thread of anyio's pool, whose limiter serves first come, first served.
`PagePool` is a limiter that takes turns instead (`jobs.py`): each address has a few pages made at once, in the order in which it asked,
and the next page is that of the address that has used the least time. Too many that wait are refused. A periodic job,
which is no request, has a share of its own.

anyio has no public way to replace the default limiter of an event loop; `tests/web/test_page_pool.py` names what is used here.
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
REFUSAL_PAUSE = 1.0  # seconds until a flood is refused: answered at once, it would come back thousands of times a second


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
    """Whether it had a thread before: then it is not refused halfway, when something may have been done."""


visit: ContextVar[Visit | None] = ContextVar("visit", default=None)
"""The request that runs now; anyio's limiter does not get it as an argument."""


class PagePool(anyio.CapacityLimiter):
    """Limits the threads in use, in all and for each address."""

    def __new__(cls, threads: int, at_once: int) -> PagePool:
        """A limiter of our own: anyio's base class would make one of its own kind."""
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
        here = visit.get()
        share = here.share if here else ""
        if self._turns.running >= self._threads or not self._turns.start(share):
            await self._wait(share, here)
        if here:
            here.admitted = True
        self._held[asyncio.current_task()] = share, time.perf_counter()

    async def _wait(self, share: Share, here: Visit | None) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        while not self._turns.put(share, turn):
            await asyncio.sleep(REFUSAL_PAUSE)
            if here and not here.admitted:
                raise NoRoom
        self._go_on()  # perhaps a thread has become free meanwhile
        try:
            await turn
        except asyncio.CancelledError:
            if not self._turns.remove(share, turn) and not turn.cancelled():  # its turn came just now
                self._end(share, 0.0)
            raise

    async def __aexit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None, exc_tb: TracebackType | None) -> None:
        share, began = self._held.pop(asyncio.current_task())
        self._end(share, time.perf_counter() - began)

    def _end(self, share: Share, seconds: float) -> None:
        self._turns.done(share, seconds)
        self._go_on()

    def _go_on(self) -> None:
        """Give the threads that are free to the next in turn."""
        while self._turns.running < self._threads and (taken := self._turns.take()) is not None:
            other, turn = taken
            if turn.cancelled():  # its request has gone
                self._turns.done(other, 0.0)
            else:
                turn.set_result(None)


def use_page_pool(threads: int, at_once: int) -> PagePool:
    """Make the pages of this event loop in a pool that takes turns. Called inside the event loop."""
    from anyio._backends._asyncio import _default_thread_limiter

    pool = PagePool(threads, at_once)
    _default_thread_limiter.set(pool)  # type: ignore[arg-type]
    return pool
