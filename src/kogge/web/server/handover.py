"""Workers pass connections on, so that one worker serves all requests of a table: it has the record, the pages and the log in memory.

The workers share the listening socket, so a connection reaches any of them. If its next request is for a table that another worker keeps,
the worker sends that one the connection and the bytes that it has read, through a Unix socket (`SCM_RIGHTS`), and gives up its own copy
once the other has confirmed. This only saves work: every worker can serve every table, and does so when the keeper of the table cannot be
reached, does not confirm in time or dies before it does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import zlib
from collections.abc import Callable

MAX_START = 200  # bytes of a request among which the table's id must be
MAX_PASSED = 65_536  # bytes that are passed on with a connection
BACKLOG = 64  # connections that wait to be taken; a worker that hangs gets no more
MAX_WAIT = 1.0  # seconds until a worker serves a connection itself that the keeper has not taken
TAKEN = b"1"  # the keeper's confirmation that it takes a connection
WITHDRAWN = b"0"  # the sender serves the connection itself
_CLOEXEC = getattr(socket, "MSG_CMSG_CLOEXEC", 0)  # processes that are started do not get the connections
_TABLE = re.compile(rb"[A-Z]+ [^ ?]*/t(?:ables)?/([A-Za-z0-9_-]{10,32})[/ ?]")


def keeper_of(request: bytes, workers: int) -> int | None:
    """Which of several workers keeps the table that a request is for; None if it is for no table."""
    found = _TABLE.match(request[:MAX_START])
    return zlib.crc32(found[1]) % workers if found else None


class Handover:
    """Passes connections on to the other workers, and takes theirs. `slot` is this worker's number; its socket is in `folder`."""

    def __init__(self, folder: str, slot: int, workers: int):
        self._folder, self._slot, self._workers = folder, slot, workers
        self._listener: socket.socket | None = None

    def _path(self, slot: int) -> str:
        return f"{self._folder}/worker-{slot}"

    def pass_on(self, transport: asyncio.Transport, received: bytes, serve_here: Callable[[bytes], object]) -> bool:
        """Pass a connection on if another worker keeps the table that its next request is for. `received`: what was read of the request.
        False if the connection stays here. `serve_here` is called with `received` if the other worker does not take it."""
        keeper = keeper_of(received, self._workers)
        if keeper in (None, self._slot) or len(received) > MAX_PASSED or transport.is_closing() or transport.get_write_buffer_size():
            return False
        assert keeper is not None
        with contextlib.ExitStack() as unless_sent:
            try:
                other = unless_sent.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET))
                other.setblocking(False)
                other.connect(self._path(keeper))
                socket.send_fds(other, [received], [transport.get_extra_info("socket").fileno()])
            except OSError:  # it is starting, dead or busy, or this system has no such sockets
                return False
            unless_sent.pop_all()
        transport.pause_reading()  # what comes now is for the other worker
        loop = asyncio.get_running_loop()

        def end_waiting() -> None:
            loop.remove_reader(other)
            timer.cancel()
            with other:
                if _was_taken(other):
                    transport.abort()  # closes this process's copy only
                elif not transport.is_closing():
                    with contextlib.suppress(OSError):  # the keeper is dead
                        other.send(WITHDRAWN)
                    transport.resume_reading()
                    serve_here(received)

        timer = loop.call_later(MAX_WAIT, end_waiting)
        loop.add_reader(other, end_waiting)
        return True

    def begin(self, take: Callable[[socket.socket, bytes], object]) -> None:
        """Take connections from the other workers: `take` is called in the event loop with each, and with what was read of its request."""
        self._loop, self._take = asyncio.get_running_loop(), take
        with contextlib.suppress(OSError):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(self._path(self._slot))  # of the worker that this one replaces
            self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._listener.setblocking(False)
            self._listener.bind(self._path(self._slot))
            self._listener.listen(BACKLOG)
            self._loop.add_reader(self._listener, self._accept, self._listener)

    def end(self) -> None:
        """Take no more connections but those that were already sent."""
        if self._listener is not None:
            self._loop.remove_reader(self._listener)
            listener, self._listener = self._listener, None
            with listener, contextlib.suppress(OSError):
                listener.shutdown(socket.SHUT_RD)  # from now on the others are refused
                self._accept(listener)

    def _accept(self, listener: socket.socket) -> None:
        try:
            while True:
                other, _ = listener.accept()
                other.setblocking(False)
                self._loop.add_reader(other, self._receive, other)
        except BlockingIOError:
            pass
        except OSError:  # no descriptor is free: try again later, since the loop would call this again at once
            if self._listener is not None:
                self._loop.remove_reader(listener)
                self._loop.call_later(MAX_WAIT, self._listen_again)

    def _listen_again(self) -> None:
        if self._listener is not None:
            self._loop.add_reader(self._listener, self._accept, self._listener)

    def _receive(self, other: socket.socket) -> None:
        self._loop.remove_reader(other)
        with other, contextlib.suppress(OSError):
            received, descriptors, _, _ = socket.recv_fds(other, MAX_PASSED, 1, _CLOEXEC)
            for descriptor in descriptors:  # none if the sender has died
                connection = socket.socket(fileno=descriptor)
                if _confirm(other):
                    self._take(connection, received)
                else:
                    connection.close()


def _was_taken(other: socket.socket) -> bool:
    """Whether the keeper has confirmed. If not, it cannot do so any more."""
    with contextlib.suppress(OSError):
        other.shutdown(socket.SHUT_RD)
        return other.recv(len(TAKEN)) == TAKEN
    return False


def _confirm(other: socket.socket) -> bool:
    """Confirm that this worker takes a connection. False if the sender no longer waits, because it serves the connection itself. If the
    sender has ended instead, nobody else serves it."""
    try:
        other.send(TAKEN)
    except OSError:
        with contextlib.suppress(OSError):  # it has withdrawn it, or is about to say so
            return other.recv(len(WITHDRAWN)) != WITHDRAWN
        return False
    return True
