"""News for those who look on, by server-sent events.

A page is told "table T has changed" and fetches what it may see. A program that follows a table is told what happened, line by line.
Several server processes share their news through PostgreSQL (`news.py`).
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

HEARTBEAT = 15.0  # seconds; so that both ends notice a dead connection
LOBBY = "lobby"
LOBBY_PAUSE = 1.0  # the lobby hears of changes at most this often


class Follower:
    """Somebody who is told every line of a table: what they have heard so far."""

    def __init__(self, user_id: str, queue: asyncio.Queue[str]):
        self.user_id = user_id
        self.version = self.news = self.lines = 0
        self._queue = queue

    def put(self, text: str) -> None:
        """Tell them; inside the event loop."""
        self._queue.put_nowait(text)


class Live:
    """Who listens to which table."""

    def __init__(self, present_elsewhere: Callable[[str], set[str]] | None = None) -> None:
        self._listeners: dict[str, set[asyncio.Queue[Any]]] = {}
        self._followers: dict[str, set[Follower]] = {}
        self._present: dict[str, Counter[str]] = {}
        self._present_elsewhere = present_elsewhere
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lobby_due = threading.Lock()
        self.when_present: Callable[[str, str, bool], None] = lambda channel, user_id, here: None
        self.closing = False

    def begin(self) -> None:
        """Called once inside the event loop."""
        self._loop = asyncio.get_running_loop()

    def end(self) -> None:
        """Let every listener go; safe from any thread."""
        self.closing = True
        for channel in list(self._listeners):
            self.publish(channel, 0)
        for channel in list(self._followers):
            self.hand([(follower, "") for follower in self.followers(channel)])

    def publish(self, channel: str, news: int) -> None:
        """Something changed; safe from any thread."""
        if channel in self._listeners and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, channel, news)

    def publish_lobby(self) -> None:
        """Some table changed: those in the lobby hear of it soon, of many changes at once."""
        if LOBBY in self._listeners and self._loop is not None and self._lobby_due.acquire(blocking=False):
            self._loop.call_soon_threadsafe(self._loop.call_later, LOBBY_PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due.release()
        self._tell(LOBBY, int(time.time() * 10))

    def _tell(self, channel: str, news: int) -> None:
        for queue in self._listeners.get(channel, ()):
            queue.put_nowait(news)

    def followers(self, channel: str) -> list[Follower]:
        """Those who are told every line."""
        return list(self._followers.get(channel, ()))

    def hand(self, updates: list[tuple[Follower, str]]) -> None:
        """Tell several followers at once; safe from any thread."""
        if updates and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hand, updates)

    def _hand(self, updates: list[tuple[Follower, str]]) -> None:
        for follower, text in updates:
            follower.put(text)

    def channels(self) -> list[str]:
        """Everything somebody listens to."""
        return list(self._present)

    def streams(self) -> int:
        """How many event streams are open."""
        return sum(sum(users.values()) for users in list(self._present.values()))

    def looking(self) -> list[tuple[str, str]]:
        """Tables and who looks at them through this process."""
        return [(channel, user) for channel, users in list(self._present.items()) for user in list(users) if user and users[user] > 0]

    def is_present(self, channel: str, user_id: str) -> bool:
        """Does this person look at the table right now?"""
        if self._present.get(channel, Counter())[user_id] > 0:
            return True
        return self._present_elsewhere is not None and user_id in self._present_elsewhere(channel)

    def is_watched(self, channel: str) -> bool:
        """Does anyone look at the table right now?"""
        return channel in self._present

    async def listen(self, channel: str, user_id: str, now: int) -> AsyncIterator[str]:
        """The event stream of one page: the state of the news at once, then every change, and a heartbeat."""
        queue: asyncio.Queue[Any] = asyncio.Queue()
        self._listeners.setdefault(channel, set()).add(queue)
        self._remember(channel, user_id)
        told = now
        try:
            yield f"retry: 1000\nevent: news\ndata: {now}\n\n"
            while not self.closing:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        news = await queue.get()
                    while not queue.empty():
                        news = max(news, queue.get_nowait())
                    if news > told:
                        told = news
                        yield f"event: news\ndata: {news}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            _drop(self._listeners, channel, queue)
            self._forget(channel, user_id)

    async def follow(self, channel: str, user_id: str, spread: Callable[[str], None]) -> AsyncIterator[str]:
        """The event stream of a program: all lines so far, then every change as it happens, and a heartbeat."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        follower = Follower(user_id, queue)
        self._remember(channel, user_id)
        self._followers.setdefault(channel, set()).add(follower)
        try:
            yield "retry: 1000\n\n"
            await asyncio.get_running_loop().run_in_executor(None, spread, channel)
            while not self.closing:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        update = await queue.get()
                    if update:
                        yield f"event: table\ndata: {update}\n\n"
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            _drop(self._followers, channel, follower)
            self._forget(channel, user_id)

    def _remember(self, channel: str, user_id: str) -> None:
        present = self._present.setdefault(channel, Counter())
        present[user_id] += 1
        if present[user_id] == 1:
            self.when_present(channel, user_id, True)

    def _forget(self, channel: str, user_id: str) -> None:
        present = self._present[channel]
        present[user_id] -= 1
        if not present[user_id]:
            del present[user_id]
            self.when_present(channel, user_id, False)
        if not present:
            del self._present[channel]


def _drop(sets: dict[str, set[Any]], channel: str, one: Any) -> None:
    sets[channel].discard(one)
    if not sets[channel]:
        del sets[channel]
