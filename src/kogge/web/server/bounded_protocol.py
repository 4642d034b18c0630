"""HTTP with bounds: heads of requests may be only so long, and whoever sends, or reads, too slowly is cut off.

uvicorn itself waits without end for a request to be complete, and with httptools it takes a head of any length. A reverse proxy guards
against both; a site without one, or whose port can be reached past it, must hold too.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kogge.web.limits import MAX_BODY
from kogge.web.live.event_stream import TRANSPORT

HEAD_SECONDS = float(os.environ.get("KOGGE_PATIENCE", "15"))  # in which a head must be there
BODY_SECONDS = 4 * HEAD_SECONDS  # in which a body must be there; and the longest without a byte read of an answer
MAX_HEAD = 32_768  # bytes
LINE_COST = 100  # bytes that a line of it takes in memory beside its text
MAX_BYTES = 3 * MAX_BODY  # of a whole request, with everything that is neither head nor body
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class BoundedProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *wishes: Any, **more: Any):
        super().__init__(*wishes, **more)
        self._timer: asyncio.TimerHandle | None = None  # until a head, or a body, is complete
        self._waits_for_body = False
        self._unread_timer: asyncio.TimerHandle | None = None  # until an answer is read
        self._is_complete, self._in_head = False, True
        self._head = self._bytes = 0

    # what comes in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new connection: its first request must come in time."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Something comes. Whatever it is, a request must be complete in time."""
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
            self._wait(HEAD_SECONDS if self._in_head else BODY_SECONDS)

    def on_message_begin(self) -> None:
        """A request begins. It knows its connection: an event stream that nobody reads is ended at once."""
        super().on_message_begin()
        self.scope["extensions"] = {TRANSPORT: self.transport}  # type: ignore[dict-item]
        self._is_complete, self._in_head = False, True
        self._head = self._bytes = 0

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of its head; or one that follows the body, which counts as well."""
        self._count(len(name) + len(value) + LINE_COST)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MAX_HEAD:
            raise ValueError("The head is too long.")  # the parser stops, and uvicorn refuses the request

    def on_headers_complete(self) -> None:
        """The head is there; the body has a time of its own."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there."""
        self._is_complete = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or one too large."""
        if self._head > MAX_HEAD:
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        """Answer that it is too large, if no answer has begun yet, and close the connection."""
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
        """Time is up; only somebody who gets an answer to a complete request, and has sent a stray byte since, may stay."""
        self._timer = None
        if self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            self.transport.abort()

    # what goes out

    def pause_writing(self) -> None:
        """They do not read what they asked for."""
        super().pause_writing()
        self._watch_reading(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """They read on."""
        self._stop_watching()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked for. The connection is closed when the last answer is read, if that happens."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self._watch_reading(self.transport.get_write_buffer_size())

    def _watch_reading(self, unread: int) -> None:
        self._stop_watching()
        self._unread_timer = self.loop.call_later(BODY_SECONDS, self._is_unread, unread)

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
        """They have gone."""
        self._stop_waiting()
        self._stop_watching()
        super().connection_lost(exc)
