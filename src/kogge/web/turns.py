"""Fair turns: whose job is next, when many want the same few threads.

A share is an address, or a person at an address: `("192.0.2.1", "anne")`. Addresses take turns first, then the people of an address among
themselves, so nobody gets more by becoming many people. Whose turn it is follows from the time that each has used: who has used less goes
first, and who comes new starts where the others are (start-time fair queueing). The number of jobs that an address runs at once, and the
number that wait, are limited.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

Job = TypeVar("Job")
Share = str | tuple[str, str]
"""Who waits: an address (or whatever else is to have turns of its own), or a person at an address."""

REMEMBERED = 10_000  # shares without a job whose used time is kept, while it is more than the others have used


class _Member(Protocol):
    """One who takes turns. `used` is the time used so far, on the clock of the line around them."""

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


class _Line(Generic[Member]):
    """Those who take turns. `now` is the clock of the line: how far the one who was served last had come."""

    def __init__(self, new: Callable[[float], Member], used: float = 0.0):
        self._new, self.used, self.now = new, used, 0.0
        self.running = self.waiting = 0
        self.members: dict[str, Member] = {}
        self._ahead: dict[str, float] = {}  # those without a job who have used more than the clock says

    def member(self, name: str) -> Member:
        """One of the line; a new one starts at the line's clock."""
        if name not in self.members:
            self.members[name] = self._new(max(self._ahead.pop(name, 0.0), self.now))
        return self.members[name]

    def leave(self, name: str) -> None:
        """Forget one who has no job, except for the time that they have used beyond the others."""
        member = self.members[name]
        if member.running or member.waiting:
            return
        del self.members[name]
        if member.used > self.now:
            if len(self._ahead) >= REMEMBERED:
                self._ahead = {known: used for known, used in self._ahead.items() if used > self.now}
            if len(self._ahead) < REMEMBERED:
                self._ahead[name] = member.used

    def next(self, at_once: int) -> str | None:
        """Whose turn it is: of those who wait and may run one more job, the one who runs the fewest now and has used the least time."""
        ready = [(member.running, member.used, name) for name, member in self.members.items() if member.may_run(at_once)]
        return min(ready, key=lambda one: one[:2])[2] if ready else None

    def may_run(self, at_once: int) -> bool:
        return bool(self.waiting) and self.running < at_once and any(member.may_run(at_once) for member in self.members.values())


def _address(used: float) -> _Line[_Person]:
    return _Line(_Person, used)


class Turns(Generic[Job]):
    """The jobs that wait.

    `most` may wait in all, `most_address` for one address and `most_each` for one person there. An address runs at most `at_once` jobs at
    the same time.
    """

    def __init__(self, most_each: int, most: int, most_address: int | None = None, at_once: int = 1):
        self._most_each, self._most, self._most_address, self._at_once = most_each, most, most_address or most, at_once
        self._all: _Line[_Line[_Person]] = _Line(_address)

    @property
    def count(self) -> int:
        """How many jobs wait."""
        return self._all.waiting

    @property
    def running(self) -> int:
        """How many jobs run."""
        return self._all.running

    def put(self, share: Share, job: Job) -> bool:
        """Add a job; False if there are too many, of this share or of all."""
        address, person = self._found(share)
        full = self._all.waiting >= self._most or address.waiting >= self._most_address or person.waiting >= self._most_each
        if not full:
            person.jobs.append(job)
            self._wait(address, 1)
        self._leave(share)
        return not full

    def take(self) -> tuple[Share, Job] | None:
        """The next job, with its share; None if nobody who waits may run one more. Call `done` afterwards."""
        if (name := self._all.next(self._at_once)) is None:
            return None
        address = self._all.members[name]
        inner = address.next(self._at_once)
        assert inner is not None  # `next` has found somebody there who may run a job
        person = address.members[inner]
        job: Job = person.jobs.popleft()
        self._wait(address, -1)
        self._run(address, person)
        return (name, inner), job

    def start(self, share: Share) -> bool:
        """Start a job without waiting; False if others of this address wait, or run as many as it may."""
        address, person = self._found(share)
        may = not address.waiting and address.running < self._at_once
        if may:
            self._run(address, person)
        self._leave(share)
        return may

    def done(self, share: Share, seconds: float) -> None:
        """A share's job has ended; it has used so much time."""
        address, person = self._found(share)
        for one in (self._all, address, person):
            one.running -= 1
            one.used += seconds
        self._leave(share)

    def remove(self, share: Share, job: Job) -> bool:
        """Remove a job that waits; False if it does not wait any more."""
        address, person = self._found(share)
        waits = job in person.jobs
        if waits:
            person.jobs.remove(job)
            self._wait(address, -1)
        self._leave(share)
        return waits

    def clear(self) -> None:
        """Remove all waiting jobs."""
        for name, address in list(self._all.members.items()):
            for inner, person in list(address.members.items()):
                self._wait(address, -len(person.jobs))
                person.jobs.clear()
                self._leave((name, inner))

    def _wait(self, address: _Line[_Person], more: int) -> None:
        self._all.waiting += more
        address.waiting += more

    def _run(self, address: _Line[_Person], person: _Person) -> None:
        self._all.now, address.now = max(self._all.now, address.used), max(address.now, person.used)
        for one in (self._all, address, person):
            one.running += 1

    def _found(self, share: Share) -> tuple[_Line[_Person], _Person]:
        name, inner = (share, "") if isinstance(share, str) else share
        address = self._all.member(name)
        return address, address.member(inner)

    def _leave(self, share: Share) -> None:
        """Forget a share that has no job any more."""
        name, inner = (share, "") if isinstance(share, str) else share
        self._all.members[name].leave(inner)
        self._all.leave(name)
