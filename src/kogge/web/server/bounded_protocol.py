"""uvicorn's HTTP protocol with limits: the size of request heads, the number of pipelined requests, and timeouts for slow clients.

uvicorn has no timeout for an incomplete request; with httptools it accepts a head of any length; and it keeps all pipelined requests in
memory: behind an open event stream, 64 KB of them take 10 MB. A reverse proxy protects against all three, but the site must also
survive without one.

This class uses uvicorn's internals: `HttpToolsProtocol`, its parser callbacks, `transport`, `cycle`, `pipeline` and `scope`. They are no
public API; `tests/web/server/test_bounded_protocol.py` checks each of them, so run it before allowing another version of uvicorn. This
module can be deleted once uvicorn limits the size of a head, the number of pipelined requests, and the time for sending a request and for
reading a response.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kogge.web.limits import MAX_BODY
from kogge.web.live.hub import TRANSPORT
from kogge.web.server.handover import Handover

MAX_HEAD = 32_768  # bytes
LINE_COST = 100  # bytes of memory that a header line takes beside its text
MAX_BYTES = 3 * MAX_BODY  # of a whole request, including chunk sizes and trailers
MAX_PIPELINED = 4  # pipelined requests that may wait; browsers and proxies send none
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def bounded_protocol(header_timeout: float, handover: Handover | None = None) -> type[BoundedProtocol]:
    """The class for `uvicorn.Config(http=…)`: a head must arrive within `header_timeout` seconds, a body within four times that.
    `handover` passes connections on to other workers."""
    settings = {"head_seconds": header_timeout, "body_seconds": 4 * header_timeout, "handover": handover}
    return type("BoundedProtocol", (BoundedProtocol,), settings)


async def take(connection: socket.socket, protocol: Callable[[], BoundedProtocol]) -> None:
    """Serve a connection that another worker has passed on."""
    with suppress(OSError):  # its client has gone
        transport, taken = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        if taken.flow is not None and taken.flow.read_paused:
            transport.pause_reading()  # uvloop begins to read after `connection_made`, although pipelined requests were received already


class BoundedProtocol(HttpToolsProtocol):
    """One connection."""

    head_seconds = 15.0
    body_seconds = 60.0
    """Seconds in which a body must arrive; also the longest time in which no byte of a response is read."""
    handover: Handover | None = None

    # beside uvicorn's attributes these would make the object's dict four times as large
    __slots__ = ("_bytes", "_head", "_in_head", "_is_complete", "_received", "_running", "_timer", "_unread_timer", "_waits_for_body")

    def __init__(self, *args: Any, received: bytes = b"", **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._received = received  # what another worker has read of the first request
        self._timer: asyncio.TimerHandle | None = None  # runs until a head, or a body, is complete
        self._waits_for_body = False
        self._unread_timer: asyncio.TimerHandle | None = None  # runs until a response is read
        self._is_complete, self._in_head = False, True
        self._head = self._bytes = 0
        self._running: RequestResponseCycle | None = None  # the request being answered while pipelined ones wait; None: none wait

    # incoming

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        super().connection_made(transport)
        self._wait(self.head_seconds)
        if self._received:
            self._read(self._received)
            self._received = b""

    def data_received(self, data: bytes) -> None:
        """Read a request, unless another worker is to answer it."""
        if self.handover is None or not self._is_between_requests() or not self.handover.pass_on(self.transport, data, self._read):
            self._read(data)
        else:  # no timer may close the connection while the other worker is asked; `_read` starts them again
            self._stop_waiting()
            self._unset_keepalive_if_required()

    def _is_between_requests(self) -> bool:
        """Whether the next byte begins a request, and all responses are complete."""
        if self.scope is None:
            return True  # it is the first
        return not self._in_head and self.cycle is not None and self.cycle.response_complete and not self.cycle.more_body

    def _read(self, data: bytes) -> None:
        """Count the bytes and restart the timer when a head is complete."""
        self._is_complete = False
        self._bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._bytes > (MAX_HEAD if self._in_head else MAX_BYTES):
            self._refuse()
        elif self._is_complete:
            self._stop_waiting()
        elif self._timer is None or self._waits_for_body == self._in_head:
            self._stop_waiting()
            self._wait(self.head_seconds if self._in_head else self.body_seconds)

    def on_message_begin(self) -> None:
        """Begin a request. Its scope holds the transport, so that an event stream that nobody reads can be aborted."""
        super().on_message_begin()
        self.scope["extensions"] = {TRANSPORT: self.transport}  # type: ignore[dict-item]
        self._is_complete, self._in_head = False, True
        self._head = self._bytes = 0

    def on_url(self, url: bytes) -> None:
        """Count a part of the URL."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header line, or a trailer after the body."""
        self._count(len(name) + len(value) + LINE_COST)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MAX_HEAD:
            raise ValueError("The head is too long.")  # the parser stops, and uvicorn refuses the request

    def on_headers_complete(self) -> None:
        """The head is complete; the body has its own time."""
        self._in_head = False
        if self.cycle is not None and not self.cycle.response_complete:
            if len(self.pipeline) >= MAX_PIPELINED:
                raise ValueError("Too many requests wait.")  # the parser stops, and uvicorn refuses the request
            self._running = self._running or self.cycle
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._is_complete = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer 400, or 431 if the head is too long. While another response is being sent, close the connection instead."""
        if self._running is not None:
            self.transport.abort()
        elif self._head > MAX_HEAD:
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        """Answer 431 if no response has begun, and close the connection."""
        if self._in_head and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(TOO_LARGE)
            self.transport.close()
        else:
            self.transport.abort()

    def _wait(self, seconds: float) -> None:
        self._waits_for_body = not self._in_head
        self._timer = self.loop.call_later(seconds, self._is_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_late(self) -> None:
        """Abort the connection, unless a complete request is still being answered."""
        self._timer = None
        if self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            self.transport.abort()

    # outgoing

    def on_response_complete(self) -> None:
        """Continue with the next pipelined request, if there is one."""
        self._running = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The client does not read: start the timer."""
        super().pause_writing()
        self._watch_reading(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stop_watching()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection. It closes only after its last response is read, so this needs a timeout too."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self._watch_reading(self.transport.get_write_buffer_size())

    def _watch_reading(self, unread: int) -> None:
        self._stop_watching()
        self._unread_timer = self.loop.call_later(self.body_seconds, self._is_unread, unread)

    def _is_unread(self, before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread >= before:
            self.transport.abort()
        else:
            self._watch_reading(unread)

    def _stop_watching(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop both timers, and notify the request being answered: uvicorn notifies only the last one received."""
        self._stop_waiting()
        self._stop_watching()
        if self._running is not None:
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)
