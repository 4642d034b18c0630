"""Background clean-up of old data, in small steps that delay no move.

It archives games that ended long ago, and removes tables that never began, idle users, and old chat messages, reports and bans.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import astuple, dataclass

import sqlalchemy as sa

from kogge.web.accounts.store import AccountStore
from kogge.web.db.schema import tables
from kogge.web.db.store import Store
from kogge.web.jobs import Jobs
from kogge.web.moderation.store import ModerationStore

log = logging.getLogger("kogge.retention_job")

ROUND = 3600.0  # seconds between two rounds of clean-up
MAX_REWRITTEN = 32_000_000  # bytes of lines that `vacuum` may rewrite while the site runs; moves wait about half a second
AT_ONCE, REST = 20, 0.5  # games archived in one step, and the seconds between two steps


@dataclass(frozen=True)
class Retention:
    """After how many days old data is archived or removed; 0: never."""

    archive_days: float = 90
    """Finished games are archived."""
    open_days: float = 30
    """Tables that still wait for players are removed, and users who have no data and have not come back."""
    chat_days: float = 365
    """Chat messages, resolved reports and expired bans are removed."""


class RetentionJob:
    """Runs the clean-up every hour; only one of several servers on one database does so at a time."""

    def __init__(self, store: Store, jobs: Jobs, retention: Retention):
        self.store, self.retention = store, retention
        self._stopped = threading.Event()
        self._rest = REST if jobs.threads else 0.0
        self._queue = jobs.queue("retention", 1, 1, 1)  # a round may take long, so it does not take a thread of short jobs
        if any(astuple(retention)):
            jobs.every(ROUND, lambda: self._queue.put("", self.run), name="retention", at_once=True)

    def end(self) -> None:
        """Stop after the current step."""
        self._stopped.set()

    def run(self) -> None:
        """One round, in small steps."""
        try:
            with self.store.claim("archive", 0) as mine:
                changed = 0
                for days, task in self._tasks():
                    while mine and days and not self._stopped.is_set() and (done := task(time.time() - days * 86_400)):
                        changed += done
                        self._stopped.wait(self._rest)
                if changed and not self._stopped.is_set():
                    self.store.vacuum(MAX_REWRITTEN)
        except sa.exc.SQLAlchemyError as error:
            log.warning("Archiving or removing old data failed and will be tried again: %s", str(error).partition("\n")[0])

    def _tasks(self) -> list[tuple[float, Callable[[float], int]]]:
        retention = self.retention
        return [
            (retention.archive_days, lambda older: self.store.tables.archive_tables(older, AT_ONCE)),
            (retention.open_days, self._remove_abandoned),
            (retention.open_days, lambda older: AccountStore(self.store).delete_idle(older, 10 * AT_ONCE)),
            (retention.chat_days, lambda older: ModerationStore(self.store).delete_expired(older, 50 * AT_ONCE)),
        ]

    def _remove_abandoned(self, older: float) -> int:
        """Remove tables that nobody has joined."""
        found = self.store.tables.abandoned(older, AT_ONCE)
        for table_id in found:
            self.store.tables.remove_table(table_id, tables.c.status == "open", tables.c.changed < older)
        return len(found)
