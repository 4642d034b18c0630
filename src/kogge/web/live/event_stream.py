"""An open event stream as a response. A client that does not read is disconnected."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from kogge.web.live.sse_clients import SseClient

if TYPE_CHECKING:
    from kogge.web.live.hub import Hub

TRANSPORT = "kogge.transport"  # the extension under which a request finds its transport (`bounded_protocol.py`)
MAX_BUFFERED = 16_384  # bytes that the server buffers for a slow client; the operating system buffers as many


class EventStream(Response):
    """An open event stream. There are thousands of them, so each holds little: two small tasks, no timer, no buffer."""

    media_type = "text/event-stream"

    def __init__(
        self,
        live: Hub,
        listeners: dict,
        channel: str,
        listener: SseClient,
        client_keys: tuple[str, ...],
        first: str,
        known: Callable[[], bool],
        catch_up: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._live, self._listeners, self._channel, self._listener = live, listeners, channel, listener
        self._client_counts, self._first, self._known, self._catch_up = client_keys, first, known, catch_up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the stream until the client or the server closes it."""
        listener, channel = self._listener, self._channel
        self._listeners.setdefault(channel, set()).add(listener)
        self._live.enter(channel, listener.user_id, self._client_counts, listener.unseen)
        if listener.seated:
            self._live.presence_changed(channel)
        bound(scope, listener)
        watch = asyncio.ensure_future(_watch(receive, listener))
        try:
            if listener.user_id and not self._known():
                listener.cut_off()  # the user signed out elsewhere while this stream was being opened
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send(_body(self._first))
            if self._catch_up is not None:
                await asyncio.to_thread(self._catch_up, channel)
            while not self._live.closing and (text := await listener.next()):
                await send(_body(text))
            await send(_body("", more=False))
        finally:
            watch.cancel()
            self._live.leave(channel, listener.user_id, self._client_counts, listener.unseen)
            if listener.seated:
                self._live.presence_changed(channel)
            self._listeners[channel].discard(listener)
            if not self._listeners[channel]:
                del self._listeners[channel]


def bound(scope: Scope, listener: SseClient) -> None:
    """Limit the buffers of a client that does not read, and allow the connection to be aborted."""
    listener.transport = transport = scope.get("extensions", {}).get(TRANSPORT)
    if transport is None:
        return
    transport.set_write_buffer_limits(MAX_BUFFERED)
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_BUFFERED)


async def _watch(receive: Receive, listener: SseClient) -> None:
    """Wait for the disconnect; a client sends nothing else."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.leave()


def _body(text: str, more: bool = True) -> Message:
    return {"type": "http.response.body", "body": text.encode(), "more_body": more}
