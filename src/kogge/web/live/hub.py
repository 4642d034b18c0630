"""Sends server-sent events to pages and programs when something has changed.

A page receives "table T has changed" and fetches what it may see. A program that follows a table receives what happened, line by line.
Several server processes notify each other through PostgreSQL (`pg_notify.py`).
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

from kogge.web.bus import Bus
from kogge.web.live.event_stream import EventStream
from kogge.web.live.presence import LEASE, Elsewhere, Presence
from kogge.web.live.sse_clients import PageClient, ProgramClient, SseClient, event

HEARTBEAT = 15.0  # seconds; lets both ends notice a dead connection
BEATS = 100  # batches in which the heartbeats are sent: thousands at once would block the event loop
LOBBY = "lobby"  # a channel is this, or the id of a table
LOBBY_PAUSE = 1.0  # seconds; the lobby is notified at most this often
PRESENCE_PAUSE = 1.5  # seconds until a table is notified of who came and left: reloading a page does not count as leaving
BEGIN = "retry: 1000\n"  # milliseconds until a browser reconnects


class Hub(Presence):
    """Which clients listen to which channel; sends events to them."""

    def __init__(self, bus: Bus | None = None, elsewhere: Elsewhere | None = None, now: Callable[[], float] = time.time) -> None:
        super().__init__(bus or Bus(), elsewhere, now)
        self._listeners: dict[str, set[PageClient]] = {}
        self._followers: dict[str, set[ProgramClient]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0
        self._lobby_due = threading.Lock()
        self._presence_due: set[str] = set()
        self._heart: asyncio.TimerHandle | None = None
        self._round: list[SseClient] = []
        self._tick = 0
        self.closing = False

    def begin(self) -> None:
        """Called once inside the event loop."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        self._beat()

    def _beat(self) -> None:
        """Send heartbeats to one batch of clients, then to the next, so that thousands do not get them at once."""
        assert self._loop is not None
        if not self._tick:
            self._round = self._all()
        for listener in self._round[self._tick :: BEATS]:
            listener.put(": still here\n\n")
        self._tick = (self._tick + 1) % BEATS
        self._heart = self._loop.call_later(HEARTBEAT / BEATS, self._beat)

    def _all(self) -> list[SseClient]:
        return [one for kind in (self._listeners, self._followers) for listeners in kind.values() for one in listeners]

    def end(self) -> None:
        """Close every stream; safe from any thread and inside a signal handler."""
        self.closing = True
        self._soon(self._let_go)

    def _let_go(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
        for listener in self._all():
            listener.leave()

    def sign_out(self, user_id: str) -> None:
        """Close the streams of a user whose tokens have been revoked; safe from any thread."""
        self._soon(self._cut, user_id)

    def check_all(self) -> None:
        """Close the streams of all users, so that they reconnect and are checked: a sign-out may have been missed. Safe from any thread."""
        self._soon(self._cut, None)

    def _cut(self, user_id: str | None) -> None:
        for listener in self._all():
            if listener.user_id and user_id in (None, listener.user_id):
                listener.cut_off()

    def _soon(self, do: Callable[..., object], *arguments: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, *arguments)

    def publish(self, channel: str, revision: int) -> None:
        """Publish a change to the pages of a channel; safe from any thread."""
        if channel in self._listeners:
            self._soon(self._tell, channel, revision)

    def publish_lobby(self) -> None:
        """Notify the lobby soon that some table has changed; many changes become one event."""
        if LOBBY in self._listeners and self._loop is not None and self._lobby_due.acquire(blocking=False):
            self._soon(self._loop.call_later, LOBBY_PAUSE, self._tell_lobby)

    def tell_presence(self, channel: str) -> None:
        """Notify the pages of a table soon that somebody came or left; safe from any thread."""
        if channel in self._listeners and channel != LOBBY:
            self._soon(self._tell_presence_soon, channel)

    def _tell_presence_soon(self, channel: str) -> None:
        if channel not in self._presence_due and self._loop is not None:
            self._presence_due.add(channel)
            self._loop.call_later(PRESENCE_PAUSE, self._tell_presence, channel)

    def _tell_presence(self, channel: str) -> None:
        self._presence_due.discard(channel)
        for listener in self._listeners.get(channel, ()):
            listener.put(event("presence", channel))

    def _look_again_later(self, channel: str, user_id: str) -> None:
        if self._loop is not None:
            self._soon(self._loop.call_later, LEASE + 1, self._lease_ends, channel, user_id)

    def _tell_lobby(self) -> None:
        self._lobby_due.release()
        self._tell(LOBBY, int(time.time() * 10))

    def _tell(self, channel: str, revision: int) -> None:
        for listener in self._listeners.get(channel, ()):
            listener.put_revision(revision)

    def followers(self, channel: str) -> list[ProgramClient]:
        """The clients that receive every line."""
        return list(self._followers.get(channel, ()))

    def in_loop(self, do: Callable[..., object], *arguments: object) -> None:
        """Call something in the event loop: at once in its own thread, otherwise soon."""
        if threading.get_ident() == self._thread:
            do(*arguments)
        else:
            self._soon(do, *arguments)

    def listen(
        self,
        channel: str,
        user_id: str,
        client_keys: tuple[str, ...],
        now: int,
        known: Callable[[], bool] = lambda: True,
        seated: bool = False,
        unseen: bool = False,
        catch_up: Callable[[str], None] | None = None,
    ) -> EventStream:
        """The event stream of a page: the current revision at once, then each new revision, and a heartbeat. `catch_up` is called once
        the stream listens, so that no change in between is missed."""
        listener = PageClient(user_id, now, seated, unseen)
        return EventStream(self, self._listeners, channel, listener, client_keys, BEGIN + event("revision", now), known, catch_up)

    def follow(
        self,
        channel: str,
        user_id: str,
        client_keys: tuple[str, ...],
        catch_up: Callable[[str], None],
        known: Callable[[], bool] = lambda: True,
        seated: bool = False,
    ) -> EventStream:
        """The event stream of a program: all lines so far, then every change as it happens, and a heartbeat."""
        follower = ProgramClient(user_id, seated)
        return EventStream(self, self._followers, channel, follower, client_keys, BEGIN + "\n", known, catch_up)
