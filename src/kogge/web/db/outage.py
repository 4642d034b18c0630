"""Logs an outage of the database, or a full disk, once instead of once per request."""

from __future__ import annotations

import logging
import threading
import time

import sqlalchemy as sa

log = logging.getLogger("kogge.database")


FULL_FOR = 30.0  # seconds for which the disk counts as full after a failed write


def is_disk_full(error: BaseException | str) -> bool:
    """Whether a write failed because the disk is full. SQLite and PostgreSQL word it differently."""
    return any(word in str(error).lower() for word in ("disk is full", "no space left", "disk i/o error"))


class Outage(logging.Filter):
    """Tracks whether the database is away. As a filter of log handlers it drops and counts other messages about the same outage."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._began: float | None = None
        self._connected = False  # a database that was never there is reported by `Database.explaining_errors`
        self._dropped = 0
        self.full_at = float("-inf")  # when a write last failed because the disk was full (time.monotonic)

    def watch(self, engine: sa.Engine) -> None:
        """Track the broken and the new connections of this engine."""
        sa.event.listen(engine, "handle_error", self._on_error)
        sa.event.listen(engine, "connect", lambda *_: self._end())

    def _on_error(self, context: sa.engine.ExceptionContext) -> None:
        error = context.original_exception
        if is_disk_full(error):
            if not self.is_full():
                log.error("The disk of the database is full: nothing can be saved. Requests that write get 507 until there is room.")
            self.full_at = time.monotonic()
        elif context.is_disconnect or context.connection is None:
            self._begin(" ".join(str(error).split("\n")[0].split()))

    def is_full(self) -> bool:
        """Whether a write has just failed because the disk was full."""
        return time.monotonic() - self.full_at < FULL_FOR

    def _begin(self, why: str) -> None:
        with self._lock:
            if self._began is not None or not self._connected:
                return
            log.error("The database is away: %s. Requests get 503 until it is back.", why)
            self._began, self._dropped = time.monotonic(), 0

    def _end(self) -> None:
        with self._lock:
            self._connected = True
            if self._began is None:
                return
            seconds, self._began = time.monotonic() - self._began, None
            log.warning("The database is back after %.1f seconds; %d messages about it were left out.", seconds, self._dropped)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged. While the database is away or its disk is full, database errors and other warnings are not."""
        if record.name != log.name and self.is_full() and is_disk_full(f"{record.getMessage()} {record.exc_info and record.exc_info[1]}"):
            return False
        if self._began is None or record.levelno < logging.WARNING:
            return True
        kind = record.exc_info[0] if record.exc_info else None
        if kind is not None and not issubclass(kind, sa.exc.SQLAlchemyError):
            return True
        self._dropped += 1
        return False


outage = Outage()
"""The one instance: a process has one database."""
