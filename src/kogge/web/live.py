"""News for those who look on: "table T has changed", by server-sent events. What changed they fetch themselves, each what they may see.

Today the news stay in this process. Several workers would share them here, and only here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

HEARTBEAT = 15.0  # seconds; so that both ends notice a dead connection


class Live:
    """Who listens to which table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Queue[int]]] = {}
        self._present: dict[str, Counter[str]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False

    def begin(self) -> None:
        """Called once inside the event loop."""
        self._loop = asyncio.get_running_loop()

    def end(self) -> None:
        """Let every listener go; safe from any thread."""
        self.closing = True
        for channel in list(self._listeners):
            self.publish(channel, 0)

    def publish(self, channel: str, news: int) -> None:
        """Something changed; safe from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, channel, news)

    def _tell(self, channel: str, news: int) -> None:
        for queue in self._listeners.get(channel, ()):
            queue.put_nowait(news)

    def is_present(self, channel: str, user_id: str) -> bool:
        """Does this person look at the table right now?"""
        return self._present.get(channel, Counter())[user_id] > 0

    def is_watched(self, channel: str) -> bool:
        """Does anyone look at the table right now?"""
        return channel in self._listeners

    async def listen(self, channel: str, user_id: str, now: int) -> AsyncIterator[str]:
        """The event stream of one page: the state of the news at once, then every change, and a heartbeat."""
        queue: asyncio.Queue[int] = asyncio.Queue()
        self._listeners.setdefault(channel, set()).add(queue)
        self._present.setdefault(channel, Counter())[user_id] += 1
        try:
            yield f"retry: 1000\nevent: news\ndata: {now}\n\n"
            while not self.closing:
                try:
                    news = await asyncio.wait_for(queue.get(), HEARTBEAT)
                    while not queue.empty():
                        news = queue.get_nowait()
                    if news:
                        yield f"event: news\ndata: {news}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            self._forget(channel, user_id, queue)

    def _forget(self, channel: str, user_id: str, queue: asyncio.Queue[int]) -> None:
        self._listeners[channel].discard(queue)
        self._present[channel][user_id] -= 1
        if not self._listeners[channel]:
            del self._listeners[channel], self._present[channel]
