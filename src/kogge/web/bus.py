"""A small event bus: a service publishes what has happened, and every part of the site that wants to know subscribes in `app.py`.

Subscribers are called in the publisher's thread, one after the other, and must be quick: what takes time they hand to a queue or to the
event loop. A subscriber that fails is logged and does not stop the others.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

log = logging.getLogger("kogge.bus")


@dataclass(frozen=True)
class TableChanged:
    """Something that can be seen at a table has changed: its record, its seats, its chat, its clock."""

    row: Any
    """The table's row after the change."""
    seats: Sequence[Any]
    """Its seats, in order."""
    snapshot: Any = None
    """All of the table after a move (`TableSnapshot`); None: whoever needs more than row and seats asks for it."""
    pace: float = 1.0
    """How fast the person who changed it likes things to happen: so many times as long as usual."""

    @property
    def table_id(self) -> str:
        """Which table."""
        return str(self.row.id)


@dataclass(frozen=True)
class ChangedElsewhere:
    """Another server has changed a table that somebody looks at through this one."""

    table_id: str


@dataclass(frozen=True)
class UserChanged:
    """A user has another name or other preferences, or something may have been missed of all of them (`user_id` is '')."""

    user_id: str


@dataclass(frozen=True)
class TableGone:
    """A table was called off, closed or removed."""

    table_id: str


@dataclass(frozen=True)
class PresenceChanged:
    """Somebody who sits at a table came or left."""

    table_id: str


@dataclass(frozen=True)
class UserPresent:
    """Somebody opened or closed the last page or stream that this process served them of a table, or did something there."""

    table_id: str
    user_id: str
    here: bool


@dataclass(frozen=True)
class SignedOut:
    """Tokens of a user are void: what was opened with them ends."""

    user_id: str


Event = TypeVar("Event")


class Bus:
    """Who wants to know of which events."""

    def __init__(self) -> None:
        self._subscribers: dict[type, list[Callable[[Any], None]]] = {}

    def subscribe(self, event: type[Event], subscriber: Callable[[Event], None]) -> None:
        """Call `subscriber` with every event of this type."""
        self._subscribers.setdefault(event, []).append(subscriber)

    def publish(self, event: object) -> None:
        """Tell every subscriber; safe from any thread."""
        for subscriber in self._subscribers.get(type(event), ()):
            try:
                subscriber(event)
            except Exception:
                log.exception("A subscriber of %s failed.", type(event).__name__)
