"""Event streams: sends server-sent events to pages and programs when something has changed.

A table's page receives the HTML that has changed (`tables/streams.py`). The lobby's page is only notified of a change. A program that
follows a table receives its new lines.
Several server processes notify each other through PostgreSQL (`pg_notify.py`).
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from kogge.web.bus import Bus
from kogge.web.live.presence import LEASE, Elsewhere, Presence

TRANSPORT = "kogge.transport"  # the extension under which a request finds its transport (`bounded_protocol.py`)
MAX_IGNORED_BODY = 16_000  # bytes of a request body that are read and ignored; the same as `limits.MAX_FORM`
MAX_BUFFERED = 16_384  # bytes that the server buffers for a slow client; the operating system buffers as many


class EventStream(Response):
    """An open event stream. There are thousands of them, so each holds little: two small tasks, no timer, no buffer.

    With sse-starlette 3.7 an idle stream takes five tasks and 30 kB instead of two tasks and 5.5 kB.
    """

    media_type = "text/event-stream"

    def __init__(
        self,
        hub: Hub,
        listeners: dict,
        channel: str,
        listener: SseClient,
        client_keys: tuple[str, ...],
        first: bytes,
        token_is_valid: Callable[[], bool],
        catch_up: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._hub, self._listeners, self._channel, self._listener = hub, listeners, channel, listener
        self._client_counts, self._first, self._token_is_valid, self._catch_up = client_keys, first, token_is_valid, catch_up

    def start(self) -> Message:
        """The message that begins the response."""
        return {"type": "http.response.start", "status": 200, "headers": self.raw_headers}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the stream until the client or the server closes it."""
        listener, channel = self._listener, self._channel
        self._listeners.setdefault(channel, set()).add(listener)
        self._hub.enter(channel, listener.user_id, self._client_counts, listener.unseen)
        watch = asyncio.ensure_future(_wait_for_disconnect(receive, listener))
        try:
            if listener.seated or (channel != LOBBY and len(self._listeners[channel]) <= SMALL_AUDIENCE):
                self._hub.presence_changed(channel)
            limit_buffers(scope, listener)
            if listener.user_id and not self._token_is_valid():
                listener.abort()  # the user signed out elsewhere while this stream was being opened
            await send(self.start())
            await send(_body(self._first))
            if self._catch_up is not None:
                await asyncio.to_thread(self._catch_up, channel)
            self.raw_headers, self._catch_up = [], None  # streams stay open for hours: keep only what is needed
            scope["headers"] = []
            while not self._hub.closing and (text := await listener.next()):
                await send(_body(text))
                del text  # free it, as it may be long, before waiting for the next one
            await send(_body(b"", more=False))
        finally:
            watch.cancel()
            self._hub.leave(channel, listener.user_id, self._client_counts, listener.unseen)
            if listener.seated or (channel != LOBBY and len(self._listeners[channel]) <= SMALL_AUDIENCE):
                self._hub.presence_changed(channel)
            self._listeners[channel].discard(listener)
            if not self._listeners[channel]:
                del self._listeners[channel]
                self._hub.on_empty(channel)


def limit_buffers(scope: Scope, listener: SseClient) -> None:
    """Limit the buffers of a client that does not read, and allow the connection to be aborted."""
    listener.transport = transport = scope.get("extensions", {}).get(TRANSPORT)
    if transport is None or transport.is_closing():
        return  # the client may have gone before its stream was opened
    transport.set_write_buffer_limits(MAX_BUFFERED)
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_BUFFERED)


async def _wait_for_disconnect(receive: Receive, listener: SseClient) -> None:
    """Close the stream when the client disconnects, or when it sends more than `MAX_IGNORED_BODY`."""
    n_ignored = 0
    try:
        while n_ignored <= MAX_IGNORED_BODY and (message := await receive())["type"] != "http.disconnect":
            n_ignored += len(message.get("body", b""))
    finally:
        listener.close()  # also if receiving fails, because nothing else would close the stream


def _body(text: bytes, more: bool = True) -> Message:
    return {"type": "http.response.body", "body": text, "more_body": more}


MAX_UNREAD = 65_536  # bytes that may wait for a client that does not read; beyond that it is disconnected


class SseClient:
    """The client of an event stream and its unsent events. Everything but `user_id` belongs to the event loop."""

    __slots__ = ("_is_closed", "_texts", "_waiter", "seated", "transport", "unseen", "user_id")

    def __init__(self, user_id: str, seated: bool = False):
        self.user_id, self.seated = user_id, seated
        self.unseen = False  # a hidden page (in a background tab)
        self.transport: asyncio.Transport | None = None
        self._texts = b""
        self._waiter: asyncio.Future[None] | None = None
        self._is_closed = False

    def put(self, text: bytes) -> None:
        """Send something. A client that does not read is disconnected, and catches up when it reconnects."""
        if len(self._texts) > MAX_UNREAD:
            self._texts = b""
            self.abort()
            return
        self._texts = self._texts + text if self._texts else text  # usually the same object for all clients, in memory once
        self._wake()

    def close(self) -> None:
        """Close the stream; unsent events are dropped."""
        self._is_closed = True
        self._wake()

    def abort(self) -> None:
        """Abort the connection: a normal close would wait until the client has read everything."""
        self.close()
        if self.transport is not None:
            self.transport.abort()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def next(self) -> bytes:
        """The next text to send, as soon as there is one; b'' once the stream is closed."""
        while not self._texts and not self._is_closed:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        texts, self._texts = self._texts, b""
        return b"" if self._is_closed else texts


class PageClient(SseClient):
    """A page: it receives the channel's `revision`, a number that grows with every change; only the latest unsent one is sent.

    The page of a table has a `viewer` and receives updates instead: `page` is the page after the last update sent, `page_id` its id."""

    __slots__ = ("address", "last_sent", "page", "page_id", "viewer")

    def __init__(
        self,
        user_id: str,
        revision: int,
        seated: bool = False,
        unseen: bool = False,
        viewer: Any = None,
        page_id: str = "",
        address: str = "",
    ) -> None:
        super().__init__(user_id, seated)
        self.last_sent, self.unseen = revision, unseen
        self.viewer, self.page_id, self.address = viewer, page_id, address
        self.page: Any = None

    def put_revision(self, revision: int) -> None:
        """Send a new revision."""
        if revision > self.last_sent:
            self.last_sent, self._texts = revision, b""
            self.put(event("revision", revision))


class ProgramClient(SseClient):
    """A program: it receives every line of a table. `version`, `revision` and `lines` say what it has received so far."""

    __slots__ = ("lines", "revision", "version")

    def __init__(self, user_id: str, seated: bool = False):
        super().__init__(user_id, seated)
        self.version = self.revision = self.lines = 0

    def put_update(self, update: str) -> None:
        """Send new lines."""
        self.put(event("table", update))


def event(name: str, data: object) -> bytes:
    """Format a server-sent event."""
    return f"event: {name}\ndata: {data}\n\n".encode()


def text_event(name: str, text: str) -> bytes:
    """The same for a text of several lines."""
    return event(name, text.replace("\n", "\ndata: "))


HEARTBEAT = 15.0  # seconds between heartbeats, by which both ends notice a dead connection
HEARTBEAT_BATCHES = 100  # heartbeats are sent in this many batches: thousands at once would block the event loop
LOBBY = "lobby"  # a channel is this, or the id of a table
LOBBY_PAUSE = 1.0  # seconds; the lobby is notified at most this often
PRESENCE_PAUSE = 1.5  # seconds until a table is notified of who came and left: reloading a page does not count as leaving
SMALL_AUDIENCE = 12  # with more pages of a table, spectators who come or leave cause no update
RETRY_FIELD = b"retry: 1000\n"  # of the stream's first event: milliseconds until a browser reconnects


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
        self._tasks: set[asyncio.Task[None]] = set()
        self._heartbeat_timer: asyncio.TimerHandle | None = None
        self._heartbeat_clients: list[SseClient] = []
        self._heartbeat_batch = 0
        self.closing = False
        self.on_presence: Callable[[str], None] = lambda channel: None
        """Called when somebody came to a table or left it."""
        self.on_empty: Callable[[str], None] = lambda channel: None
        """Called when the last page of a channel was closed."""

    def begin(self) -> None:
        """Called once inside the event loop."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        self._send_heartbeats()

    def _send_heartbeats(self) -> None:
        """Send heartbeats to one batch of clients, and schedule the next batch."""
        assert self._loop is not None
        if not self._heartbeat_batch:
            self._heartbeat_clients = self._all_clients()
        for listener in self._heartbeat_clients[self._heartbeat_batch :: HEARTBEAT_BATCHES]:
            # a page reconnects when it misses two; a program only sees that the connection is alive
            listener.put(event("heartbeat", ".") if isinstance(listener, PageClient) else b": still here\n\n")
        self._heartbeat_batch = (self._heartbeat_batch + 1) % HEARTBEAT_BATCHES
        self._heartbeat_timer = self._loop.call_later(HEARTBEAT / HEARTBEAT_BATCHES, self._send_heartbeats)

    def _all_clients(self) -> list[SseClient]:
        return [one for kind in (self._listeners, self._followers) for listeners in kind.values() for one in listeners]

    def end(self) -> None:
        """Close every stream; safe from any thread and inside a signal handler."""
        self.closing = True
        self._call_soon(self._close_all)

    def _close_all(self) -> None:
        if self._heartbeat_timer is not None:
            self._heartbeat_timer.cancel()
        for listener in self._all_clients():
            listener.close()

    def sign_out(self, user_id: str) -> None:
        """Close the streams of a user whose tokens have been revoked; safe from any thread."""
        self._call_soon(self._abort_streams, user_id)

    def check_all(self) -> None:
        """Close all users' streams; reconnecting needs a valid token, and a sign-out may have been missed. Safe from any thread."""
        self._call_soon(self._abort_streams, None)

    def _abort_streams(self, user_id: str | None) -> None:
        for listener in self._all_clients():
            if listener.user_id and user_id in (None, listener.user_id):
                listener.abort()

    def _call_soon(self, function: Callable[..., object], *arguments: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)

    def publish(self, channel: str, revision: int) -> None:
        """Publish a change to the pages of a channel; safe from any thread."""
        if channel in self._listeners:
            self._call_soon(self._send_revision, channel, revision)

    def publish_lobby(self) -> None:
        """Notify the lobby, after a pause, that some table has changed; many changes become one event."""
        if LOBBY in self._listeners and self._loop is not None and self._lobby_due.acquire(blocking=False):
            self._call_soon(self._loop.call_later, LOBBY_PAUSE, self._notify_lobby)

    def announce_presence(self, channel: str) -> None:
        """Notify the pages of a table, after a pause, that somebody came or left; safe from any thread."""
        if channel in self._listeners and channel != LOBBY:
            self._call_soon(self._schedule_presence, channel)

    def _schedule_presence(self, channel: str) -> None:
        if channel not in self._presence_due and self._loop is not None:
            self._presence_due.add(channel)
            self._loop.call_later(PRESENCE_PAUSE, self._announce_presence, channel)

    def _announce_presence(self, channel: str) -> None:
        self._presence_due.discard(channel)
        self.forget_elsewhere(channel)
        for listener in self._listeners.get(channel, ()):
            if listener.viewer is None:
                listener.put(event("presence", channel))
        self.on_presence(channel)

    def _schedule_lease_end(self, channel: str, user_id: str) -> None:
        if self._loop is not None:
            self._call_soon(self._loop.call_later, LEASE + 1, self._lease_ends, channel, user_id)

    def _notify_lobby(self) -> None:
        self._lobby_due.release()
        self._send_revision(LOBBY, int(time.time() * 10))

    def _send_revision(self, channel: str, revision: int) -> None:
        for listener in self._listeners.get(channel, ()):
            if listener.viewer is None:
                listener.put_revision(revision)

    def pages(self, channel: str) -> list[PageClient]:
        """The pages of a table that receive updates."""
        return [one for one in list(self._listeners.get(channel, ())) if one.viewer is not None]

    def start_task(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Start a coroutine as a task; call this in the event loop."""
        assert self._loop is not None
        task = self._loop.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def followers(self, channel: str) -> list[ProgramClient]:
        """The clients that receive every line."""
        return list(self._followers.get(channel, ()))

    def call_in_loop(self, function: Callable[..., object], *arguments: object) -> None:
        """Call something in the event loop: at once in its own thread, otherwise soon."""
        if threading.get_ident() == self._thread:
            function(*arguments)
        else:
            self._call_soon(function, *arguments)

    def listen(
        self,
        channel: str,
        user_id: str,
        client_keys: tuple[str, ...],
        revision: int,
        token_is_valid: Callable[[], bool] = lambda: True,
        seated: bool = False,
        unseen: bool = False,
        catch_up: Callable[[str], None] | None = None,
    ) -> EventStream:
        """The event stream of a page: the current revision at once, then each new revision, and a heartbeat. `catch_up` is called once
        the stream listens, so that no change in between is missed."""
        return self.serve(channel, PageClient(user_id, revision, seated, unseen), client_keys, token_is_valid, catch_up)

    def serve(
        self,
        channel: str,
        listener: PageClient,
        client_keys: tuple[str, ...],
        token_is_valid: Callable[[], bool],
        catch_up: Callable[[str], None] | None,
    ) -> EventStream:
        """The event stream of this client."""
        first = RETRY_FIELD + event("revision", listener.last_sent)
        return EventStream(self, self._listeners, channel, listener, client_keys, first, token_is_valid, catch_up)

    def follow(
        self,
        channel: str,
        user_id: str,
        client_keys: tuple[str, ...],
        catch_up: Callable[[str], None],
        token_is_valid: Callable[[], bool] = lambda: True,
        seated: bool = False,
    ) -> EventStream:
        """The event stream of a program: all lines so far, then every change as it happens, and a heartbeat."""
        follower = ProgramClient(user_id, seated)
        return EventStream(self, self._followers, channel, follower, client_keys, RETRY_FIELD + b"\n", token_is_valid, catch_up)
