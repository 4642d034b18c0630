"""Those at the other end of an event stream: pages, and programs that follow a table. What is on its way to each waits here."""

from __future__ import annotations

import asyncio

MAX_UNREAD = 65_536  # characters that may wait for somebody who does not read; when there are more, they are cut off


class SseClient:
    """Someone at the other end of an event stream, and what is on its way to them. Everything but `user_id` belongs to the event loop."""

    __slots__ = ("_is_gone", "_texts", "_waiter", "seated", "transport", "unseen", "user_id")

    def __init__(self, user_id: str, seated: bool = False):
        self.user_id, self.seated = user_id, seated
        self.unseen = False  # a page that lies behind others
        self.transport: asyncio.Transport | None = None
        self._texts = ""
        self._waiter: asyncio.Future[None] | None = None
        self._is_gone = False

    def put(self, text: str) -> None:
        """Tell them something; who does not read is cut off, and hears everything when they come back."""
        if len(self._texts) > MAX_UNREAD:
            self._texts = ""
            self.cut_off()
            return
        self._texts += text
        self._wake()

    def leave(self) -> None:
        """They are gone, or shall go."""
        self._is_gone = True
        self._wake()

    def cut_off(self) -> None:
        """They shall go at once: a plain end would wait until they have read everything."""
        self.leave()
        if self.transport is not None:
            self.transport.abort()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def next(self) -> str:
        """What there is to be told, as soon as there is something; '' once they are gone."""
        while not self._texts and not self._is_gone:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        told, self._texts = self._texts, ""
        return "" if self._is_gone else told


class PageClient(SseClient):
    """A page: it hears its table's `revision`, a number that grows with every change; of several that wait, only the last."""

    __slots__ = ("last_sent",)

    def __init__(self, user_id: str, revision: int, seated: bool = False, unseen: bool = False):
        super().__init__(user_id, seated)
        self.last_sent, self.unseen = revision, unseen

    def put_revision(self, revision: int) -> None:
        """Something changed."""
        if revision > self.last_sent:
            self.last_sent, self._texts = revision, ""
            self.put(event("revision", revision))


class ProgramClient(SseClient):
    """A program: it hears every line of a table. `version`, `revision` and `lines` say what it has heard so far."""

    __slots__ = ("lines", "revision", "version")

    def __init__(self, user_id: str, seated: bool = False):
        super().__init__(user_id, seated)
        self.version = self.revision = self.lines = 0

    def put_update(self, update: str) -> None:
        """Lines have happened."""
        self.put(event("table", update))


def event(name: str, data: object) -> str:
    """A server-sent event as it is written."""
    return f"event: {name}\ndata: {data}\n\n"
