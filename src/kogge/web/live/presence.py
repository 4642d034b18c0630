"""Who is at which table: users with an open event stream, and users who have just sent a request there.

If several processes share a database, each stores there who is present through it (`PresenceStore`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

import sqlalchemy as sa
import sqlalchemy.dialects.postgresql

from kogge.web.bus import Bus, PresenceChanged, UserPresent
from kogge.web.db.database import CAME_OR_LEFT, CLOSED_LAST_PAGE, Database
from kogge.web.db.schema import presence

LEASE = 45.0  # seconds that a user counts as present after a request, or after another server reported them
MAX_REMEMBERED = 50_000  # users whose departure is remembered


class Elsewhere(Protocol):
    """Who is at tables through the other servers that share the database."""

    def present_at(self, table_id: str) -> dict[str, float]:
        """Until when users are at a table; for those who left, when that was."""

    def looking_at(self, table_id: str) -> set[str]:
        """The users who see a table right now."""

    def is_cached(self, table_id: str) -> bool:
        """Whether both answers are known without waiting for the database."""

    def forget(self, table_id: str) -> None:
        """Drop what is cached of a table."""


class Presence:
    """Who is present, through this process or through others that share its database."""

    def __init__(self, bus: Bus, elsewhere: Elsewhere | None = None, now: Callable[[], float] = time.time) -> None:
        self.bus, self._elsewhere, self.now, self.began = bus, elsewhere, now, now()
        # by table and user: until when they count as present; for those who left, when that was
        self._until: dict[tuple[str, str], float] = {}
        self._present: dict[str, Counter[str]] = {}  # by table: the users with an open stream, and how many streams
        self._unseen: Counter[tuple[str, str]] = Counter()  # by table and user: the streams of hidden pages (in a background tab)
        self._pages: dict[str, float] = {}  # by table: until when it counts as watched by pages whose streams another process serves
        self._client_counts: Counter[str] = Counter()  # by user and by address: their open streams (`limits.py`)

    def channels(self) -> list[str]:
        """All channels with a listener."""
        return list(self._present)

    def streams(self) -> int:
        """How many event streams are open."""
        return sum(sum(users.values()) for users in list(self._present.values()))

    def streams_of(self, client_key: str) -> int:
        """How many streams a user or an address has open."""
        return self._client_counts[client_key]

    def present_here(self) -> list[tuple[str, str, bool]]:
        """All tables with the users who are there through this process, and whether they see it."""
        return [
            (channel, user, self.sees(channel, user))
            for channel, users in list(self._present.items())
            for user in list(users)
            if user and users[user] > 0
        ]

    def sees(self, channel: str, user_id: str) -> bool:
        """Whether a user who is present sees the table; False if all their pages of it are hidden."""
        streams = self._present.get(channel, Counter())[user_id]
        return not streams or streams > self._unseen[channel, user_id]

    def is_looking(self, channel: str, user_id: str) -> bool:
        """Whether this user sees the table right now, on any of their devices."""
        is_here = self._has_stream(channel, user_id) or self._until.get((channel, user_id), 0.0) > self.now()
        return (is_here and self.sees(channel, user_id)) or (self._elsewhere is not None and user_id in self._elsewhere.looking_at(channel))

    def note_activity(self, channel: str, user_id: str) -> None:
        """A client without a stream (a program, or a page without scripts) did something at a table: count its user as present for a
        while."""
        now, key = self.now(), (channel, user_id)
        until = self._until.get(key, 0.0)
        if until < now + LEASE * 2 / 3:
            self._note(key, now + LEASE)
            if not self._has_stream(channel, user_id):
                self.bus.publish(UserPresent(channel, user_id, True))
                self._schedule_lease_end(channel, user_id)
                if until < now:
                    self.presence_changed(channel)

    def _schedule_lease_end(self, channel: str, user_id: str) -> None:
        """Call `_lease_ends` when the lease is over. `Hub` overrides this; here, without an event loop, it does nothing."""

    def _lease_ends(self, channel: str, user_id: str) -> None:
        """Publish that a user without a stream is gone, unless they have sent a request since."""
        if not self._has_stream(channel, user_id) and self._until.get((channel, user_id), 0.0) < self.now():
            self.presence_changed(channel)

    def left_elsewhere(self, channel: str, user_id: str) -> None:
        """A user closed the last page that another process served: earlier requests to this process no longer count as presence."""
        if not self._has_stream(channel, user_id) and self._until.get((channel, user_id), 0.0) > self.now():
            self._note((channel, user_id), self.now())
            self.bus.publish(UserPresent(channel, user_id, False))
            self.presence_changed(channel)

    def presence_changed(self, channel: str) -> None:
        """Publish that a player of a table came or left; safe from any thread."""
        self.bus.publish(PresenceChanged(channel))

    def _note(self, key: tuple[str, str], until: float) -> None:
        self._until[key] = until
        if len(self._until) > MAX_REMEMBERED:
            longest = sorted(self._until.copy().items(), key=lambda one: one[1])[: MAX_REMEMBERED // 2]
            for old, _ in longest:
                self._until.pop(old, None)

    def _has_stream(self, channel: str, user_id: str) -> bool:
        return self._present.get(channel, Counter())[user_id] > 0

    def last_seen(self, channel: str, user_id: str) -> float:
        """When this user was last at the table: now, if they are there. At the earliest when this process started: before that nobody
        was served."""
        now = self.now()
        if self._has_stream(channel, user_id):
            return now
        elsewhere = self._elsewhere.present_at(channel).get(user_id, 0.0) if self._elsewhere is not None else 0.0
        return max(self.began, min(now, max(elsewhere, self._until.get((channel, user_id), 0.0))))

    def is_present(self, channel: str, user_id: str) -> bool:
        """Whether this user is at the table right now."""
        if self._has_stream(channel, user_id) or self._until.get((channel, user_id), 0.0) > self.now():
            return True
        return self._elsewhere is not None and self._elsewhere.present_at(channel).get(user_id, 0.0) > self.now()

    def is_known(self, channel: str) -> bool:
        """Whether all questions about a table can be answered without waiting for a database."""
        return self._elsewhere is None or self._elsewhere.is_cached(channel)

    def forget_elsewhere(self, channel: str) -> None:
        """Read anew who is at a table through the other servers: somebody came or left."""
        if self._elsewhere is not None:
            self._elsewhere.forget(channel)

    def watchers(self, channel: str, seated: Collection[str]) -> int:
        """How many people watch a table without a seat, as far as this process knows; without an account they count once for each page."""
        users = self._present.get(channel, Counter())
        elsewhere = self._elsewhere.looking_at(channel) if self._elsewhere is not None else set()
        return len(({user for user in list(users) if users[user] > 0} | elsewhere) - {""} - set(seated)) + users[""]

    def is_watched(self, channel: str) -> bool:
        """Whether anyone watches the table right now, as far as this process knows."""
        return channel in self._present or self._pages.get(channel, 0.0) > self.now()

    def note_page(self, channel: str) -> None:
        """A page requests something of a table; another process may serve its stream."""
        if len(self._pages) >= MAX_REMEMBERED:
            self._pages.clear()
        self._pages[channel] = self.now() + LEASE

    def enter(self, channel: str, user_id: str, client_keys: tuple[str, ...], unseen: bool = False) -> None:
        """A stream was opened; `unseen`: by a hidden page."""
        self._client_counts.update(client_keys)
        present, saw = self._present.setdefault(channel, Counter()), self.sees(channel, user_id)
        present[user_id] += 1
        self._unseen[channel, user_id] += unseen
        if present[user_id] == 1 or saw != self.sees(channel, user_id):
            self.bus.publish(UserPresent(channel, user_id, True))

    def leave(self, channel: str, user_id: str, client_keys: tuple[str, ...], unseen: bool = False) -> None:
        """A stream was closed."""
        for client_key in client_keys:
            self._client_counts[client_key] -= 1
            if not self._client_counts[client_key]:
                del self._client_counts[client_key]
        present, saw = self._present[channel], self.sees(channel, user_id)
        present[user_id] -= 1
        self._unseen[channel, user_id] -= unseen
        if not self._unseen[channel, user_id]:
            del self._unseen[channel, user_id]
        if not present[user_id]:
            del present[user_id]
            self._note((channel, user_id), self.now())
            self.bus.publish(UserPresent(channel, user_id, False))
        elif saw != self.sees(channel, user_id):
            self.bus.publish(UserPresent(channel, user_id, True))
        if not present:
            del self._present[channel]


class Present(NamedTuple):
    """A user's presence at a table through one process."""

    user_id: str
    until: float
    """Until when they count as present, or when they left."""
    visible: bool
    """Whether they see the table."""


_PRESENT = sa.select(presence.c.user_id, presence.c.until, presence.c.visible).where(presence.c.table_id == sa.bindparam("table_id"))


class PresenceStore:
    """The store of presence."""

    def __init__(self, db: Database):
        self.db = db

    def write_present(self, users: Sequence[tuple[str, str, bool]], seconds: float) -> None:
        """Write which users are at which tables through this process, and whether they see them; valid for the next seconds."""
        if not users:
            return
        until = time.time() + seconds
        insert = sa.dialects.postgresql.insert(presence)
        rows = [
            {"table_id": table, "user_id": user, "server": self.db.server, "until": until, "visible": visible}
            for table, user, visible in sorted(set(users))
        ]
        changed = {"until": until, "visible": insert.excluded.visible}
        with self.db.writing() as db:
            db.execute(insert.on_conflict_do_update(index_elements=list(presence.primary_key), set_=changed), rows)

    def write_absent(self, table_id: str, user_id: str) -> None:
        """Write that a user has left this process, and notify the others."""
        mine = sa.and_(presence.c.table_id == table_id, presence.c.user_id == user_id, presence.c.server == self.db.server)
        with self.db.writing() as db:
            db.execute(presence.update().where(mine).values(until=time.time()))
            self.db.notify(db, f"{CLOSED_LAST_PAGE} {table_id} {user_id} {self.db.server}")

    def notify_presence_changed(self, table_id: str) -> None:
        """Notify the other processes that somebody came to a table or left it."""
        with self.db.writing() as db:
            self.db.notify(db, f"{CAME_OR_LEFT} {table_id} {self.db.server}")

    def expired_leases(self, after: float, until: float) -> list[str]:
        """The tables where somebody's lease ended in this time."""
        query = sa.select(presence.c.table_id).where(presence.c.until > after, presence.c.until <= until).distinct()
        with self.db.engine.connect() as db:
            return list(db.scalars(query))

    def forget_absent(self, seconds: float) -> None:
        """Delete the rows of users who have been away this long."""
        with self.db.writing() as db:
            db.execute(presence.delete().where(presence.c.until < time.time() - seconds))

    def present_at(self, table_id: str) -> list[Present]:
        """Who is at a table, or has left it, by process."""
        with self.db.reading() as db:
            return [Present(*row) for row in db.execute(_PRESENT, {"table_id": table_id})]
