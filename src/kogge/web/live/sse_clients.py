"""The clients of event streams: pages, and programs that follow a table. Each has a queue of unsent events."""

from __future__ import annotations

import asyncio

MAX_UNREAD = 65_536  # characters that may wait for a client that does not read; beyond that it is disconnected


class SseClient:
    """The client of an event stream and its unsent events. Everything but `user_id` belongs to the event loop."""

    __slots__ = ("_is_gone", "_texts", "_waiter", "seated", "transport", "unseen", "user_id")

    def __init__(self, user_id: str, seated: bool = False):
        self.user_id, self.seated = user_id, seated
        self.unseen = False  # a hidden page (in a background tab)
        self.transport: asyncio.Transport | None = None
        self._texts = ""
        self._waiter: asyncio.Future[None] | None = None
        self._is_gone = False

    def put(self, text: str) -> None:
        """Send something. A client that does not read is disconnected, and catches up when it reconnects."""
        if len(self._texts) > MAX_UNREAD:
            self._texts = ""
            self.cut_off()
            return
        self._texts += text
        self._wake()

    def leave(self) -> None:
        """Close the stream; unsent events are dropped."""
        self._is_gone = True
        self._wake()

    def cut_off(self) -> None:
        """Abort the connection: a normal close would wait until the client has read everything."""
        self.leave()
        if self.transport is not None:
            self.transport.abort()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def next(self) -> str:
        """The next text to send, as soon as there is one; '' once the stream is closed."""
        while not self._texts and not self._is_gone:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        texts, self._texts = self._texts, ""
        return "" if self._is_gone else texts


class PageClient(SseClient):
    """A page: it receives its table's `revision`, a number that grows with every change; of several that wait, only the last is sent."""

    __slots__ = ("last_sent",)

    def __init__(self, user_id: str, revision: int, seated: bool = False, unseen: bool = False):
        super().__init__(user_id, seated)
        self.last_sent, self.unseen = revision, unseen

    def put_revision(self, revision: int) -> None:
        """Send a new revision."""
        if revision > self.last_sent:
            self.last_sent, self._texts = revision, ""
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


def event(name: str, data: object) -> str:
    """Format a server-sent event."""
    return f"event: {name}\ndata: {data}\n\n"
