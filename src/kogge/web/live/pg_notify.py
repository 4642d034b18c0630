"""What several server processes on one PostgreSQL tell each other: which table changed (LISTEN/NOTIFY), and who looks at which table."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from kogge.web.bus import Bus, ChangedElsewhere, PresenceChanged, SignedOut, UserChanged, UserPresent
from kogge.web.db.database import HERE, LEFT, NOTIFY_CHANNEL, OUT, USER
from kogge.web.jobs import Jobs, Queue
from kogge.web.live.hub import LOBBY, Hub
from kogge.web.live.presence import LEASE
from kogge.web.live.store import PresenceStore
from kogge.web.problems import Problem

log = logging.getLogger("kogge.pg_notify")

REMEMBERED_FOR = 14 * 86_400  # seconds that is known since when somebody is away: twice the longest time a table may wait for them
MAX_QUEUED = 100_000  # messages that wait to be passed on
KNOWN_FOR = 0.5  # seconds that an answer of who is present may be used
# who only listens would wait for ever at a connection that a firewall on the way has forgotten, and never hear who has signed out
ALIVE = {"keepalives": 1, "keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3}


class SharedPresence:
    """Who looks at a table through any process: asked of the database, remembered for a moment."""

    def __init__(self, store: PresenceStore):
        self.store, self.looking_at = store, store.looking_at
        self._known: dict[str, tuple[float, dict[str, float]]] = {}

    def present_at(self, table_id: str) -> dict[str, float]:
        """The people at a table and until when they are; those who have left, since when they are not."""
        when, who = self._known.get(table_id, (0.0, {}))
        if time.monotonic() - when > KNOWN_FOR:
            who = self.store.present_at(table_id)
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[table_id] = (time.monotonic(), who)
        return who


class PgNotify:
    """Hears what other processes changed, and tells them who is here."""

    def __init__(self, store: PresenceStore, hub: Hub, bus: Bus, jobs: Jobs):
        self.store, self.hub, self.bus = store, hub, bus
        self._stopped = threading.Event()
        self._changes = jobs.queue("other-servers", 2, MAX_QUEUED, MAX_QUEUED)
        self._in_order = jobs.queue("presence", 1, MAX_QUEUED, MAX_QUEUED)  # who came and then left has left
        jobs.every(LEASE / 3, self._repeat_presence, name="presence")
        self._thread = threading.Thread(target=self._listen_on, name="other-servers", daemon=True)

    def begin(self) -> None:
        """Start to listen."""
        self._thread.start()

    def user_present(self, event: UserPresent) -> None:
        """Write down who came and who left."""
        self._submit(self._in_order, "", self._say, event.table_id, event.user_id, event.here)

    def presence_changed(self, event: PresenceChanged) -> None:
        """Tell the other servers, then the pages here, that somebody came or left."""
        self._submit(self._in_order, "", self._tell_presence, event.table_id)

    def end(self) -> None:
        """Stop."""
        self._stopped.set()
        self._thread.join(3)

    def _submit(self, queue: Queue, share: str, do: Callable[..., object], *arguments: object) -> None:
        if not self._stopped.is_set():
            queue.put(share, lambda: self._calmly(do, *arguments))

    def _calmly(self, do: Callable[..., object], *arguments: object) -> None:
        try:
            do(*arguments)
        except (Problem, sa.exc.SQLAlchemyError) as error:
            log.warning("Other servers: %s", error)

    def _say(self, channel: str, user_id: str, here: bool) -> None:
        if user_id and channel != LOBBY:
            store, looks = self.store, self.hub.sees(channel, user_id)
            store.say_present([(channel, user_id, looks)], LEASE) if here else store.say_absent(channel, user_id)

    def _tell_presence(self, channel: str) -> None:
        """Only when it is written who came and who left: whoever is told asks at once."""
        try:
            self.store.say_presence_changed(channel)
        finally:
            self.hub.tell_presence(channel)

    def _repeat_presence(self) -> None:
        self.store.say_present([one for one in self.hub.there() if one[0] != LOBBY], LEASE)
        self.store.forget_absent(REMEMBERED_FOR)

    def _listen_on(self) -> None:
        """Listen for good: after every interruption everything that somebody looks at is told again."""
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as error:
                if not self._stopped.is_set():
                    log.warning(
                        "Other servers cannot be heard: the database went away (%s); trying again", str(error).strip().partition("\n")[0]
                    )
                self._stopped.wait(0.5)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(**heard_at(self.store.db.url), autocommit=True) as connection:
            connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
            self.bus.publish(UserChanged(""))
            self.hub.check_all()
            for channel in self.hub.channels():
                self._hear(channel)
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=1.0):
                    self._hear(notice.payload)

    def _hear(self, message: str) -> None:
        about, _, who = message.partition(" ")
        if about == USER:
            self.bus.publish(UserChanged(who))
        elif about == OUT:
            self.bus.publish(UserChanged(who))
            self.bus.publish(SignedOut(who))
        elif who.rpartition(" ")[2] == self.store.db.server:
            pass  # what this process has changed it has told already
        elif about == HERE:
            self.hub.tell_presence(who.partition(" ")[0])
        elif about == LEFT:
            table, user, _server = who.split(" ")
            self.hub.left_elsewhere(table, user)
        elif self.hub.is_watched(about) and about != LOBBY:
            self._submit(self._changes, about, self.bus.publish, ChangedElsewhere(about))
        else:
            self.hub.publish_lobby()


def heard_at(url: sa.URL) -> dict[str, Any]:
    """Where other processes are heard: the database's address, and how soon a dead connection is noticed, unless the operator says."""
    _, given = url.get_dialect()().create_connect_args(url)
    return {**ALIVE, **given}
