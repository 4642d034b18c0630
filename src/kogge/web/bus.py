"""A small event bus: a service publishes what has happened; other parts of the site subscribe in `app.py`.

Subscribers are called in the publisher's thread, one after the other, and must be quick: they hand long work to a queue or to the event
loop. An error in a subscriber is logged and does not stop the others.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

log = logging.getLogger("kogge.bus")


@dataclass(frozen=True)
class TableChanged:
    """Something visible at a table has changed: its record, seats, chat or clock."""

    info: Any
    """The table after the change (`TableInfo`)."""
    seats: Sequence[Any]
    """Its seats in order (`SeatInfo`)."""
    snapshot: Any = None
    """The table after a move (`TableSnapshot`); None if a subscriber has to load it."""
    pace: float = 1.0
    """The pace of the user who changed it, as a multiple of the normal time."""

    @property
    def table_id(self) -> str:
        """The id of the table."""
        return str(self.info.id)


@dataclass(frozen=True)
class ChangedElsewhere:
    """Another server has changed a table that is watched through this one."""

    table_id: str


@dataclass(frozen=True)
class UserChanged:
    """A user's name or preferences have changed. An empty `user_id` means any user: events may have been missed."""

    user_id: str


@dataclass(frozen=True)
class TableGone:
    """A table was removed: called off, closed or deleted."""

    table_id: str


@dataclass(frozen=True)
class PresenceChanged:
    """A player of a table came or left."""

    table_id: str


@dataclass(frozen=True)
class UserPresent:
    """A user opened their first or closed their last stream of a table in this process, hid or showed its page, or sent a request."""

    table_id: str
    user_id: str
    here: bool
    """False: they have left."""


@dataclass(frozen=True)
class SignedOut:
    """Tokens of a user were revoked: their streams must end."""

    user_id: str


Event = TypeVar("Event")


class Bus:
    """The subscribers of each type of event."""

    def __init__(self) -> None:
        self._subscribers: dict[type, list[Callable[[Any], None]]] = {}

    def subscribe(self, event: type[Event], subscriber: Callable[[Event], None]) -> None:
        """Call `subscriber` with every event of this type."""
        self._subscribers.setdefault(event, []).append(subscriber)

    def publish(self, event: object) -> None:
        """Call every subscriber; safe from any thread."""
        for subscriber in self._subscribers.get(type(event), ()):
            try:
                subscriber(event)
            except Exception:
                log.exception("A subscriber of %s failed.", type(event).__name__)
