"""Background work: the one interface for all of it, and fair turns.

- `call` runs short blocking code for a coroutine.
- `run` and `queue` run long work with fair turns (`Turns`): each address has one job running at a time, however many it queues.
- `every` runs something periodically; with `leader`, only one of several servers on one database does.

`ThreadJobs` uses a few threads. `LoopJobs` uses turns of the event loop and no thread at all, for places that have none (a browser):
blocking code is called in place, also the code that FastAPI and Starlette would run in a thread (`without_threads`).

Fair turns decide whose job is next when many want the same few threads. A share is an address, or a person at an address:
`("192.0.2.1", "anne")`. Addresses take turns first, then the people of an address among themselves, so nobody gets more by becoming many
people. The one who has used the least time is next, and a newcomer starts level with the one served last (start-time fair
queueing). The number of jobs that an address runs at once, and the number that wait, are limited.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import anyio.to_thread

log = logging.getLogger("kogge.jobs")

Job = Callable[[], None]
Result = TypeVar("Result")
Item = TypeVar("Item")
Claim = Callable[[str, int], AbstractContextManager[bool]]
"""Asks whether this process may run a job: of several servers on one database, only one gets the claim (`Database.claim`)."""
Share = str | tuple[str, str]
"""Whose job it is: an address (or another key, such as a table), or a person at an address."""

REMEMBERED = 10_000  # the most shares without a job whose used time is kept; it is kept only while it is ahead of the others'


# fair turns


class _Member(Protocol):
    """A member of a fair queue: a person or an address. `used` is the time it has used, in the virtual time of that queue."""

    used: float
    running: int

    @property
    def waiting(self) -> int:
        """How many jobs wait."""

    def may_run(self, at_once: int) -> bool:
        """Whether one of the jobs that wait may start."""


Member = TypeVar("Member", bound=_Member)


class _Person:
    """The jobs of one person."""

    def __init__(self, used: float):
        self.used, self.running = used, 0
        self.jobs: deque[Any] = deque()

    @property
    def waiting(self) -> int:
        return len(self.jobs)

    def may_run(self, at_once: int) -> bool:
        return bool(self.jobs) and self.running < at_once


class _FairQueue(Generic[Member]):
    """Members that take turns. `now`, its virtual time, is what the member served last had used before it was served."""

    def __init__(self, new: Callable[[float], Member], used: float = 0.0):
        self._new, self.used, self.now = new, used, 0.0
        self.running = self.waiting = 0
        self.members: dict[str, Member] = {}
        self._used_ahead: dict[str, float] = {}  # members without a job that have used more than `now`

    def member(self, name: str) -> Member:
        """A member; a new one begins at `now`."""
        if name not in self.members:
            self.members[name] = self._new(max(self._used_ahead.pop(name, 0.0), self.now))
        return self.members[name]

    def leave(self, name: str) -> None:
        """Forget a member without a job. If it has used more than `now`, remember that: leaving must not be an advantage."""
        member = self.members[name]
        if member.running or member.waiting:
            return
        del self.members[name]
        if member.used > self.now:
            if len(self._used_ahead) >= REMEMBERED:
                self._used_ahead = {known: used for known, used in self._used_ahead.items() if used > self.now}
            if len(self._used_ahead) < REMEMBERED:
                self._used_ahead[name] = member.used

    def next(self, at_once: int) -> str | None:
        """Whose turn it is: of the members whose next job may start, the one with the fewest running, then with the least used time."""
        ready = [(member.running, member.used, name) for name, member in self.members.items() if member.may_run(at_once)]
        return min(ready, key=lambda one: one[:2])[2] if ready else None

    def may_run(self, at_once: int) -> bool:
        return bool(self.waiting) and self.running < at_once and any(member.may_run(at_once) for member in self.members.values())


def _address(used: float) -> _FairQueue[_Person]:
    return _FairQueue(_Person, used)


class Turns(Generic[Item]):
    """The jobs that wait.

    `max_waiting` may wait in all, `max_per_address` for one address and `max_per_person` for one person there. An address runs at most
    `at_once` jobs at the same time.
    """

    def __init__(self, max_per_person: int, max_waiting: int, max_per_address: int | None = None, at_once: int = 1):
        self._max_per_person, self._max_waiting, self._at_once = max_per_person, max_waiting, at_once
        self._max_per_address = max_per_address or max_waiting
        self._all: _FairQueue[_FairQueue[_Person]] = _FairQueue(_address)

    @property
    def count(self) -> int:
        """How many jobs wait."""
        return self._all.waiting

    @property
    def running(self) -> int:
        """How many jobs run."""
        return self._all.running

    def put(self, share: Share, job: Item) -> bool:
        """Add a job; False if there are too many, of this share or of all."""
        address, person = self._members_of(share)
        full = self._all.waiting >= self._max_waiting or address.waiting >= self._max_per_address or person.waiting >= self._max_per_person
        if not full:
            person.jobs.append(job)
            self._wait(address, 1)
        self._leave(share)
        return not full

    def take(self) -> tuple[Share, Item] | None:
        """The next job, with its share; None if no waiting job may run now. Call `done` when it has ended."""
        if (name := self._all.next(self._at_once)) is None:
            return None
        address = self._all.members[name]
        inner = address.next(self._at_once)
        assert inner is not None  # `next` has found somebody there who may run a job
        person = address.members[inner]
        job: Item = person.jobs.popleft()
        self._wait(address, -1)
        self._run(address, person)
        return (name, inner), job

    def start(self, share: Share) -> bool:
        """Start a job without waiting; False if jobs of this address wait, or as many run as are allowed."""
        address, person = self._members_of(share)
        can_start = not address.waiting and address.running < self._at_once
        if can_start:
            self._run(address, person)
        self._leave(share)
        return can_start

    def done(self, share: Share, seconds: float) -> None:
        """A share's job has ended; it has used so much time."""
        address, person = self._members_of(share)
        for member in (self._all, address, person):
            member.running -= 1
            member.used += seconds
        self._leave(share)

    def remove(self, share: Share, job: Item) -> bool:
        """Remove a job that waits; False if it does not wait any more."""
        address, person = self._members_of(share)
        queued = job in person.jobs
        if queued:
            person.jobs.remove(job)
            self._wait(address, -1)
        self._leave(share)
        return queued

    def clear(self) -> None:
        """Remove all waiting jobs."""
        for name, address in list(self._all.members.items()):
            for inner, person in list(address.members.items()):
                self._wait(address, -len(person.jobs))
                person.jobs.clear()
                self._leave((name, inner))

    def _wait(self, address: _FairQueue[_Person], more: int) -> None:
        self._all.waiting += more
        address.waiting += more

    def _run(self, address: _FairQueue[_Person], person: _Person) -> None:
        self._all.now, address.now = max(self._all.now, address.used), max(address.now, person.used)
        for member in (self._all, address, person):
            member.running += 1

    def _members_of(self, share: Share) -> tuple[_FairQueue[_Person], _Person]:
        name, inner = (share, "") if isinstance(share, str) else share
        address = self._all.member(name)
        return address, address.member(inner)

    def _leave(self, share: Share) -> None:
        """Forget a share that has no job any more."""
        name, inner = (share, "") if isinstance(share, str) else share
        self._all.members[name].leave(inner)
        self._all.leave(name)


# queues and jobs


class Queue(Protocol):
    """A queue with fair turns: each share has its own, they take turns, and the length of each is limited."""

    @property
    def waiting(self) -> int:
        """How many jobs wait."""

    def put(self, share: Share, job: Job) -> bool:
        """Queue a job for a share; False if the share's queue, or all together, are full."""

    def submit(self, share: Share, fn: Callable[[], Result]) -> Future[Result] | None:
        """Queue a job and return a future for its result; None if the queue is full."""

    def end(self) -> None:
        """Start no more jobs; running ones finish."""


class _QueueBase:
    """`Queue.submit` on top of `put`."""

    def put(self, share: Share, job: Job) -> bool:
        """Add a job."""
        raise NotImplementedError

    def submit(self, share: Share, fn: Callable[[], Result]) -> Future[Result] | None:
        """Queue a job and return a future for its result; None if the queue is full."""
        future: Future[Result] = Future()

        def job() -> None:
            if not future.set_running_or_notify_cancel():
                return  # the future was cancelled
            try:
                future.set_result(fn())
            except Exception as error:
                future.set_exception(error)

        return future if self.put(share, job) else None


class ThreadQueue(_QueueBase):
    """A queue for a few threads; they start with the first job."""

    def __init__(self, name: str, threads: int, max_per_person: int, max_waiting: int, max_per_address: int | None = None):
        self._name, self._threads = name, threads
        self._turns: Turns[Job] = Turns(max_per_person, max_waiting, max_per_address)
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


class LoopQueue(_QueueBase):
    """A queue that runs in the event loop: one job, then everything else that is ready, then the next job."""

    def __init__(self, name: str, max_per_person: int, max_waiting: int, max_per_address: int | None = None):
        self._name = name
        self._turns: Turns[Job] = Turns(max_per_person, max_waiting, max_per_address)
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
    """Whether this implementation uses threads."""

    def __init__(self, claim: Claim | None = None):
        self._claim: Claim = claim or (lambda name, version: nullcontext(True))
        self._periodic: list[_Periodic] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._queues: list[Queue] = []
        self._default: Queue | None = None
        self.stopped = False

    def queue(self, name: str, workers: int, max_per_person: int, max_waiting: int, max_per_address: int | None = None) -> Queue:
        """A new queue with fair turns: how many jobs run at once, and how many may wait, for each person, for all and for each address."""
        queue = self._new_queue(name, workers, max_per_person, max_waiting, max_per_address)
        self._queues.append(queue)
        return queue

    def _new_queue(self, name: str, workers: int, max_per_person: int, max_waiting: int, max_per_address: int | None) -> Queue:
        raise NotImplementedError

    async def call(self, fn: Callable[..., Result], *arguments: Any) -> Result:
        """Run short blocking code, such as a transaction."""
        raise NotImplementedError

    async def run(self, fn: Callable[..., Result], *arguments: Any, share: Share) -> Result:
        """Run long work, in fair turns with that of other shares."""
        if self._default is None:
            self._default = self.queue("jobs", 2, 100, 2000)
        future = self._default.submit(share, lambda: fn(*arguments))
        if future is None:
            raise asyncio.QueueFull
        return await asyncio.wrap_future(future)

    def every(self, seconds: float, fn: Callable[[], object], *, name: str, leader: bool = False, at_once: bool = False) -> None:
        """Run a function periodically; with `at_once` the first run is at the start, otherwise after `seconds`.

        With `leader`, only one of several servers that share a database runs it at a time. Errors are logged and do not end the repetition.
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
        with self._claim(one.name, 0) as is_leader:
            if is_leader:
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

    def _new_queue(self, name: str, workers: int, max_per_person: int, max_waiting: int, max_per_address: int | None) -> Queue:
        return ThreadQueue(name, workers, max_per_person, max_waiting, max_per_address)

    async def call(self, fn: Callable[..., Result], *arguments: Any) -> Result:
        """Run short blocking code in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, fn, *arguments)

    def end(self) -> None:
        """Stop; running jobs finish."""
        super().end()
        self._pool.shutdown(wait=False, cancel_futures=True)


class LoopJobs(Jobs):
    """Jobs in turns of the event loop; blocking code is called in place."""

    threads = False

    def _new_queue(self, name: str, workers: int, max_per_person: int, max_waiting: int, max_per_address: int | None) -> Queue:
        return LoopQueue(name, max_per_person, max_waiting, max_per_address)

    async def call(self, fn: Callable[..., Result], *arguments: Any) -> Result:
        """Run blocking code in place."""
        return fn(*arguments)

    def begin(self) -> None:
        """Start the periodic jobs; from now on, nothing in this event loop uses a thread."""
        without_threads()
        super().begin()


_loops_without_threads: weakref.WeakSet[asyncio.AbstractEventLoop] = weakref.WeakSet()
_run_in_thread, _to_thread = anyio.to_thread.run_sync, asyncio.to_thread


def without_threads() -> None:
    """From now on the running event loop calls in place what Starlette, anyio and asyncio would run in a thread. Other event loops of this
    process keep their threads."""
    _loops_without_threads.add(asyncio.get_running_loop())
    anyio.to_thread.run_sync = _run_sync  # type: ignore[assignment]
    asyncio.to_thread = _call_in_place


async def _run_sync(fn: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    if asyncio.get_running_loop() in _loops_without_threads:
        return contextvars.copy_context().run(fn, *arguments)
    return await _run_in_thread(fn, *arguments, **options)


async def _call_in_place(fn: Callable[..., Any], /, *arguments: Any, **options: Any) -> Any:
    if asyncio.get_running_loop() in _loops_without_threads:
        return contextvars.copy_context().run(fn, *arguments, **options)
    return await _to_thread(fn, *arguments, **options)
