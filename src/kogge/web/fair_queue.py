"""A fair queue: a few threads that do what people ask for, one thing for each person at a time, however much one of them asks for."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

log = logging.getLogger("kogge.turns")

Job = Callable[[], None]
Found = TypeVar("Found")


class FairQueue:
    """Threads, and a queue for each person: they take turns, nobody has two things done at once, and each may wait for only so much."""

    def __init__(self, name: str, threads: int, most_each: int, most: int):
        self._name, self._threads, self._most_each, self._most = name, threads, most_each, most
        self._queues: OrderedDict[str, deque[Job]] = OrderedDict()
        self._busy: set[str] = set()
        self._count = 0
        self._begun = self._stopped = False
        self._changed = threading.Condition()

    def end(self) -> None:
        """Do nothing more; what is being done ends by itself."""
        with self._changed:
            self._stopped = True
            self._queues.clear()
            self._count = 0
            self._changed.notify_all()

    @property
    def waiting(self) -> int:
        """How many things wait to be done."""
        return self._count

    def put(self, who: str, job: Job) -> bool:
        """Something to be done for somebody; False if they, or all together, wait for too much already."""
        with self._changed:
            queue = self._queues.setdefault(who, deque())
            if self._stopped or len(queue) >= self._most_each or self._count >= self._most:
                if not queue:
                    del self._queues[who]
                return False
            queue.append(job)
            self._count += 1
            self._begin()
            self._changed.notify()
            return True

    def soon(self, who: str, find: Callable[[], Found]) -> Future[Found] | None:
        """Something to be found out for somebody, as soon as it is; None if too much waits already."""
        coming: Future[Found] = Future()

        def job() -> None:
            if not coming.set_running_or_notify_cancel():
                return  # whoever asked has gone
            try:
                coming.set_result(find())
            except Exception as error:
                coming.set_exception(error)

        return coming if self.put(who, job) else None

    def _begin(self) -> None:
        """The threads start with the first thing to do."""
        if not self._begun:
            self._begun = True
            for number in range(self._threads):
                threading.Thread(target=self._work, name=f"{self._name}-{number}", daemon=True).start()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._stopped and self._next() is None:
                    self._changed.wait()
                if self._stopped:
                    return
                who, job = self._take()
            try:
                job()
            except Exception:
                log.exception("A thread of %s met a fault and goes on.", self._name)
            finally:
                with self._changed:
                    self._busy.discard(who)
                    self._changed.notify()

    def _next(self) -> str | None:
        return next((who for who in self._queues if who not in self._busy), None)

    def _take(self) -> tuple[str, Job]:
        who = self._next()
        assert who is not None
        queue = self._queues.pop(who)
        job = queue.popleft()
        if queue:
            self._queues[who] = queue  # behind all others
        self._busy.add(who)
        self._count -= 1
        return who, job
