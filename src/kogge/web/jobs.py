"""Background work: the one interface for all of it.

- `call` runs short blocking code for a coroutine.
- `run` and `queue` run long work with fair turns (`turns.py`): each address has one job running at a time, however many it queues.
- `every` runs something periodically; with `leader`, only one of several servers on one database does.

`ThreadJobs` uses a few threads. `LoopJobs` uses turns of the event loop and no thread at all, for places that have none (a browser):
blocking code is called in place, also the code that FastAPI and Starlette would run in a thread (`without_threads`).
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
import threading
import time
import weakref
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import anyio.to_thread

from kogge.web.turns import Share, Turns

log = logging.getLogger("kogge.jobs")

Job = Callable[[], None]
Found = TypeVar("Found")
Claim = Callable[[str, int], AbstractContextManager[bool]]
"""Asks whether this process may run a job: of several servers on one database, only one gets the claim (`Database.claim`)."""


class Queue(Protocol):
    """A queue with fair turns: each share has its own, they take turns, and the length of each is limited."""

    @property
    def waiting(self) -> int:
        """How many jobs wait."""

    def put(self, share: Share, job: Job) -> bool:
        """Queue a job for a share; False if the share's queue, or all together, are full."""

    def soon(self, share: Share, find: Callable[[], Found]) -> Future[Found] | None:
        """Queue a job and return a future for its result; None if the queue is full."""

    def end(self) -> None:
        """Start no more jobs; running ones finish."""


class _Soon:
    """`Queue.soon` on top of `put`."""

    def put(self, share: Share, job: Job) -> bool:
        """Add a job."""
        raise NotImplementedError

    def soon(self, share: Share, find: Callable[[], Found]) -> Future[Found] | None:
        """Queue a job and return a future for its result; None if the queue is full."""
        coming: Future[Found] = Future()

        def job() -> None:
            if not coming.set_running_or_notify_cancel():
                return  # the future was cancelled
            try:
                coming.set_result(find())
            except Exception as error:
                coming.set_exception(error)

        return coming if self.put(share, job) else None


class ThreadQueue(_Soon):
    """A queue for a few threads; they start with the first job."""

    def __init__(self, name: str, threads: int, most_each: int, most: int, most_address: int | None = None):
        self._name, self._threads = name, threads
        self._turns: Turns[Job] = Turns(most_each, most, most_address)
        self._begun = self._stopped = False
        self._changed = threading.Condition()

    def end(self) -> None:
        """Start no more jobs; running ones finish."""
        with self._changed:
            self._stopped = True
            self._turns.clear()
            self._changed.notify_all()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._turns.count

    def put(self, share: Share, job: Job) -> bool:
        """Queue a job for a share; False if the share's queue, or all together, are full."""
        with self._changed:
            if self._stopped or not self._turns.put(share, job):
                return False
            if not self._begun:
                self._begun = True
                for number in range(self._threads):
                    threading.Thread(target=self._work, name=f"{self._name}-{number}", daemon=True).start()
            self._changed.notify()
            return True

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._stopped and (taken := self._turns.take()) is None:
                    self._changed.wait()
                if self._stopped:
                    return
            assert taken is not None
            share, job = taken
            seconds = _run(self._name, job)
            with self._changed:
                self._turns.done(share, seconds)
                self._changed.notify()


class LoopQueue(_Soon):
    """A queue that runs in the event loop: one job, then everything else that is ready, then the next job."""

    def __init__(self, name: str, most_each: int, most: int, most_address: int | None = None):
        self._name = name
        self._turns: Turns[Job] = Turns(most_each, most, most_address)
        self._stopped = self._planned = False

    def end(self) -> None:
        """Start no more jobs."""
        self._stopped = True
        self._turns.clear()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._turns.count

    def put(self, share: Share, job: Job) -> bool:
        """Queue a job for a share; False if the share's queue, or all together, are full."""
        if self._stopped or not self._turns.put(share, job):
            return False
        self._plan()
        return True

    def _plan(self) -> None:
        if not self._planned:
            self._planned = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._planned = False
        if (taken := self._turns.take()) is not None:
            share, job = taken
            self._turns.done(share, _run(self._name, job))
            if self._turns.count:
                self._plan()


def _run(name: str, job: Job) -> float:
    """Run a job. Returns the seconds that it took."""
    began = time.perf_counter()
    try:
        job()
    except Exception:
        log.exception("A job of %s failed.", name)
    return time.perf_counter() - began


@dataclass(frozen=True)
class _Periodic:
    seconds: float
    fn: Callable[[], object]
    name: str
    leader: bool
    at_once: bool


class Jobs:
    """The base of both implementations. `claim` decides which of several servers is the leader."""

    threads = True
    """May anything be done in threads?"""

    def __init__(self, claim: Claim | None = None):
        self._claim: Claim = claim or (lambda name, version: nullcontext(True))
        self._periodic: list[_Periodic] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._queues: list[Queue] = []
        self._default: Queue | None = None
        self.stopped = False

    def queue(self, name: str, workers: int, most_each: int, most: int, most_address: int | None = None) -> Queue:
        """A new queue with fair turns: how many jobs run at once, and how many may wait, for each person, for all and for each address."""
        made = self._new_queue(name, workers, most_each, most, most_address)
        self._queues.append(made)
        return made

    def _new_queue(self, name: str, workers: int, most_each: int, most: int, most_address: int | None) -> Queue:
        raise NotImplementedError

    async def call(self, fn: Callable[..., Found], *arguments: Any) -> Found:
        """Run short blocking code, such as a transaction."""
        raise NotImplementedError

    async def run(self, fn: Callable[..., Found], *arguments: Any, share: Share) -> Found:
        """Run long work, in fair turns with that of other shares."""
        if self._default is None:
            self._default = self.queue("jobs", 2, 100, 2000)
        coming = self._default.soon(share, lambda: fn(*arguments))
        if coming is None:
            raise asyncio.QueueFull
        return await asyncio.wrap_future(coming)

    def every(self, seconds: float, fn: Callable[[], object], *, name: str, leader: bool = False, at_once: bool = False) -> None:
        """Run something every so many seconds; `at_once`: for the first time at the start.

        With `leader`, only one of several servers that share a database runs it at a time. An error is logged, and it runs again next time.
        """
        self._periodic.append(_Periodic(seconds, fn, name, leader, at_once))

    def begin(self) -> None:
        """Start the periodic jobs; called inside the event loop."""
        self._tasks = [asyncio.get_running_loop().create_task(self._repeat(one), name=one.name) for one in self._periodic]

    async def _repeat(self, one: _Periodic) -> None:
        pause = 0.0 if one.at_once else one.seconds
        while not self.stopped:
            await asyncio.sleep(pause)
            pause = one.seconds
            try:
                await self.call(self._once, one)
            except Exception as error:
                log.warning(
                    "The periodic job %s failed and will be tried again: %s",
                    one.name,
                    str(error).partition("\n")[0],
                    exc_info=_fault(error),
                )

    def _once(self, one: _Periodic) -> None:
        if self.stopped:
            return
        if not one.leader:
            one.fn()
            return
        with self._claim(one.name, 0) as mine:
            if mine:
                one.fn()

    def end(self) -> None:
        """Stop; running jobs finish."""
        self.stopped = True
        for task in self._tasks:
            task.cancel()
        for queue in self._queues:
            queue.end()


def _fault(error: Exception) -> Exception | None:
    """The error, if its traceback is worth logging; None for an error of the database."""
    return None if type(error).__module__.startswith("sqlalchemy") else error


class ThreadJobs(Jobs):
    """Jobs in a few threads."""

    def __init__(self, claim: Claim | None = None, threads: int = 4):
        super().__init__(claim)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="jobs")

    def _new_queue(self, name: str, workers: int, most_each: int, most: int, most_address: int | None) -> Queue:
        return ThreadQueue(name, workers, most_each, most, most_address)

    async def call(self, fn: Callable[..., Found], *arguments: Any) -> Found:
        """Run short blocking code in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, fn, *arguments)

    def end(self) -> None:
        """Stop; running jobs finish."""
        super().end()
        self._pool.shutdown(wait=False, cancel_futures=True)


class LoopJobs(Jobs):
    """Jobs in turns of the event loop; blocking code is called in place."""

    threads = False

    def _new_queue(self, name: str, workers: int, most_each: int, most: int, most_address: int | None) -> Queue:
        return LoopQueue(name, most_each, most, most_address)

    async def call(self, fn: Callable[..., Found], *arguments: Any) -> Found:
        """Run blocking code in place."""
        return fn(*arguments)

    def begin(self) -> None:
        """Start the periodic jobs; from now on, nothing in this event loop uses a thread."""
        without_threads()
        super().begin()


_loops_without_threads: weakref.WeakSet[asyncio.AbstractEventLoop] = weakref.WeakSet()
_run_in_thread, _to_thread = anyio.to_thread.run_sync, asyncio.to_thread


def without_threads() -> None:
    """Let the running event loop call blocking code in place: what Starlette, anyio and asyncio would run in a thread. Other event loops
    of this process keep their threads."""
    _loops_without_threads.add(asyncio.get_running_loop())
    anyio.to_thread.run_sync = _run_sync  # type: ignore[assignment]
    asyncio.to_thread = _call_aside


async def _run_sync(fn: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    if asyncio.get_running_loop() in _loops_without_threads:
        return contextvars.copy_context().run(fn, *arguments)
    return await _run_in_thread(fn, *arguments, **options)


async def _call_aside(fn: Callable[..., Any], /, *arguments: Any, **options: Any) -> Any:
    if asyncio.get_running_loop() in _loops_without_threads:
        return contextvars.copy_context().run(fn, *arguments, **options)
    return await _to_thread(fn, *arguments, **options)
