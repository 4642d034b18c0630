"""Messages between several server processes on one PostgreSQL: which table changed (LISTEN/NOTIFY), and who is at which table."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from kogge.web.bus import Bus, ChangedElsewhere, PresenceChanged, SignedOut, UserChanged, UserPresent
from kogge.web.db.database import CAME_OR_LEFT, CLOSED_LAST_PAGE, NOTIFY_CHANNEL, SIGNED_OUT, USER_CHANGED
from kogge.web.jobs import Jobs, Queue
from kogge.web.live.hub import LOBBY, Hub
from kogge.web.live.presence import LEASE, PresenceStore, Present
from kogge.web.problems import Problem

log = logging.getLogger("kogge.pg_notify")

REMEMBERED_FOR = 14 * 86_400  # seconds that a departure is remembered: twice the longest absence timeout of a table
MAX_QUEUED = 100_000  # messages that may wait to be sent
WRITTEN_WITHIN = 5.0  # seconds within which a departure is written; the check of leases looks back this far
CACHE_SECONDS = 3.0  # seconds that an answer about presence is cached, unless somebody comes or leaves
# without keepalives, a listener would wait for ever on a connection that a firewall has dropped, and miss who signed out
KEEPALIVES = {"keepalives": 1, "keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3}


class SharedPresence:
    """Presence through any process: read from the database and cached for a moment."""

    def __init__(self, store: PresenceStore):
        self.store = store
        self._cache: dict[str, tuple[float, list[Present]]] = {}
        self._changes = 0  # number of calls of `forget`: a row read before the last one is outdated and not cached

    def present_at(self, table_id: str) -> dict[str, float]:
        """The users of a table and until when they count as present; for those who left, when that was."""
        until: dict[str, float] = {}
        for one in self._rows(table_id):
            until[one.user_id] = max(one.until, until.get(one.user_id, 0.0))
        return until

    def looking_at(self, table_id: str) -> set[str]:
        """The users who see a table."""
        now = time.time()
        return {one.user_id for one in self._rows(table_id) if one.visible and one.until > now}

    def is_cached(self, table_id: str) -> bool:
        """Whether both are known without reading the database."""
        return time.monotonic() - self._cache.get(table_id, (-CACHE_SECONDS, []))[0] < CACHE_SECONDS

    def _rows(self, table_id: str) -> list[Present]:
        when, rows = self._cache.get(table_id, (-CACHE_SECONDS, []))
        if time.monotonic() - when >= CACHE_SECONDS:
            changes, rows = self._changes, self.store.present_at(table_id)
            if len(self._cache) > 10_000:
                self._cache.clear()
            if changes == self._changes:
                self._cache[table_id] = (time.monotonic(), rows)
        return rows

    def forget(self, table_id: str) -> None:
        """Read the presence at a table anew: somebody came or left."""
        self._changes += 1
        self._cache.pop(table_id, None)


class PgNotify:
    """Receives the changes of other processes, and publishes who is present in this one."""

    def __init__(self, store: PresenceStore, hub: Hub, bus: Bus, jobs: Jobs):
        self.store, self.hub, self.bus = store, hub, bus
        self._stopped = threading.Event()
        self._changes = jobs.queue("other-servers", 2, MAX_QUEUED, MAX_QUEUED)
        self._presence_queue = jobs.queue("presence", 1, MAX_QUEUED, MAX_QUEUED)  # one thread, so that arriving and leaving stay in order
        self._checked = time.time()  # leases that ended before then have been noticed
        jobs.every(LEASE / 3, self._repeat_presence, name="presence")
        self._thread = threading.Thread(target=self._listen_on, name="other-servers", daemon=True)

    def begin(self) -> None:
        """Start listening."""
        self._thread.start()

    def user_present(self, event: UserPresent) -> None:
        """Write that a user came or left."""
        self._submit(self._presence_queue, "", self._write_presence, event.table_id, event.user_id, event.here)

    def presence_changed(self, event: PresenceChanged) -> None:
        """Notify the other servers, then the pages of this one, that somebody came or left."""
        self._submit(self._presence_queue, "", self._announce_presence, event.table_id)

    def end(self) -> None:
        """Stop."""
        self._stopped.set()
        self._thread.join(3)

    def _submit(self, queue: Queue, share: str, do: Callable[..., object], *arguments: object) -> None:
        if not self._stopped.is_set():
            queue.put(share, lambda: self._logging_errors(do, *arguments))

    def _logging_errors(self, do: Callable[..., object], *arguments: object) -> None:
        try:
            do(*arguments)
        except (Problem, sa.exc.SQLAlchemyError) as error:
            log.warning("A message from or to other servers was lost: %s", error)

    def _write_presence(self, channel: str, user_id: str, here: bool) -> None:
        if user_id and channel != LOBBY:
            store, visible = self.store, self.hub.sees(channel, user_id)
            store.write_present([(channel, user_id, visible)], LEASE) if here else store.write_absent(channel, user_id)
            self.hub.forget_elsewhere(channel)

    def _announce_presence(self, channel: str) -> None:
        """Notify only after the presence is written: clients read it at once."""
        try:
            self.store.notify_presence_changed(channel)
        finally:
            self.hub.announce_presence(channel)

    def _repeat_presence(self) -> None:
        """Renew the leases of the users of this server, and check for expired ones: a server that died does not report who left."""
        self._submit(self._presence_queue, "", self._renew)  # in order, so that nobody who has just left is written as present
        self.check_leases()
        self.store.forget_absent(REMEMBERED_FOR)

    def check_leases(self) -> None:
        """Update this server's pages of the tables at which a lease has ended since the last check."""
        now = time.time()
        for channel in self.store.expired_leases(self._checked - WRITTEN_WITHIN, now):
            self.hub.announce_presence(channel)
        self._checked = now

    def _renew(self) -> None:
        self.store.write_present([one for one in self.hub.present_here() if one[0] != LOBBY], LEASE)

    def _listen_on(self) -> None:
        """Listen until stopped; after every interruption, publish every watched channel again."""
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as error:
                if not self._stopped.is_set():
                    log.warning(
                        "Lost the database connection that listens for other servers (%s); reconnecting.",
                        str(error).strip().partition("\n")[0],
                    )
                self._stopped.wait(0.5)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(**listen_arguments(self.store.db.url), autocommit=True) as connection:
            connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
            self.bus.publish(UserChanged(""))
            self.hub.check_all()
            for channel in self.hub.channels():
                self._handle(channel)
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=1.0):
                    self._handle(notice.payload)

    def _handle(self, message: str) -> None:
        kind, _, rest = message.partition(" ")
        if kind == USER_CHANGED:
            self.bus.publish(UserChanged(rest))
        elif kind == SIGNED_OUT:
            self.bus.publish(UserChanged(rest))
            self.bus.publish(SignedOut(rest))
        elif rest.rpartition(" ")[2] == self.store.db.server:
            pass  # this process has published its own changes already
        elif kind == CAME_OR_LEFT:
            table = rest.partition(" ")[0]
            self.hub.forget_elsewhere(table)
            self.hub.announce_presence(table)
        elif kind == CLOSED_LAST_PAGE:
            table, user, _server = rest.split(" ")
            self.hub.forget_elsewhere(table)
            self.hub.left_elsewhere(table, user)
        elif self.hub.is_watched(kind) and kind != LOBBY:
            self._submit(self._changes, kind, self.bus.publish, ChangedElsewhere(kind))
        else:
            self.hub.publish_lobby()


def listen_arguments(url: sa.URL) -> dict[str, Any]:
    """The connection arguments for listening: the database's address, with keepalives unless the operator sets them."""
    _, arguments = url.get_dialect()().create_connect_args(url)
    return {**KEEPALIVES, **arguments}
