"""News for those who look on, by server-sent events.

A page is told "table T has changed" and fetches what it may see. A program that follows a table is told what happened, line by line.
Several server processes share their news through PostgreSQL (`news.py`).
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

HEARTBEAT = 15.0  # seconds; so that both ends notice a dead connection
BEATS = 100  # they do not all beat at once
LOBBY = "lobby"
WIRE = "kogge.wire"  # where a request finds its connection (`doorman.py`)
LOBBY_PAUSE = 1.0  # the lobby hears of changes at most this often
LEASE = 45.0  # seconds that somebody who asks, or is said to be there, counts as present unless it is said again
REMEMBERED = 50_000  # so many of those who have left
MOST_UNREAD = 65_536  # signs that may wait for a reader who has not read what came before; whoever lets more pile up is cut off
MOST_ON_THE_WIRE = 16_384  # bytes that the server, and again its machine, keep for one stream
BEGIN = "retry: 1000\n"  # milliseconds until a browser tries again


class Listener:
    """Somebody at the other end of an event stream, and what is on its way to them. Everything but `user_id` belongs to the event loop."""

    __slots__ = ("_is_gone", "_texts", "_waiter", "user_id", "wire")

    def __init__(self, user_id: str):
        self.user_id = user_id
        self.wire: asyncio.Transport | None = None
        self._texts = ""
        self._waiter: asyncio.Future[None] | None = None
        self._is_gone = False

    def put(self, text: str) -> None:
        """Tell them something; who does not read is cut off, and hears everything when they come back."""
        if len(self._texts) > MOST_UNREAD:
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
        if self.wire is not None:
            self.wire.abort()

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


class PageListener(Listener):
    """A page: it hears how far the news of its table are; what it has not yet read of older news is left out."""

    __slots__ = ("told",)

    def __init__(self, user_id: str, news: int):
        super().__init__(user_id)
        self.told = news

    def put_news(self, news: int) -> None:
        """Something changed."""
        if news > self.told:
            self.told, self._texts = news, ""
            self.put(_event("news", news))


class Follower(Listener):
    """A program: it hears every line of a table. `version`, `news` and `lines` say what it has heard so far."""

    __slots__ = ("lines", "news", "version")

    def __init__(self, user_id: str):
        super().__init__(user_id)
        self.version = self.news = self.lines = 0


class Live:
    """Who listens to which table."""

    def __init__(self, present_elsewhere: Callable[[str], dict[str, float]] | None = None, now: Callable[[], float] = time.time) -> None:
        self.now, self.began = now, now()
        self._until: dict[tuple[str, str], float] = {}  # those who ask, until when they count as present; those who left, since when not
        self._listeners: dict[str, set[PageListener]] = {}
        self._followers: dict[str, set[Follower]] = {}
        self._present: dict[str, Counter[str]] = {}
        self._askers: Counter[str] = Counter()
        self._present_elsewhere = present_elsewhere
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0
        self._lobby_due = threading.Lock()
        self._heart: asyncio.TimerHandle | None = None
        self._round: list[Listener] = []
        self._tick = 0
        self.when_present: Callable[[str, str, bool], None] = lambda channel, user_id, here: None
        self.closing = False

    def begin(self) -> None:
        """Called once inside the event loop."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        self._beat()

    def _beat(self) -> None:
        """A heartbeat for some, then for others, so that thousands are not told all at once."""
        assert self._loop is not None
        if not self._tick:
            self._round = self._all()
        for listener in self._round[self._tick :: BEATS]:
            listener.put(": still here\n\n")
        self._tick = (self._tick + 1) % BEATS
        self._heart = self._loop.call_later(HEARTBEAT / BEATS, self._beat)

    def _all(self) -> list[Listener]:
        return [one for kind in (self._listeners, self._followers) for listeners in kind.values() for one in listeners]

    def end(self) -> None:
        """Let every listener go; safe from any thread, and in the midst of a signal."""
        self.closing = True
        self._soon(self._let_go)

    def _let_go(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
        for listener in self._all():
            listener.leave()

    def sign_out(self, user_id: str) -> None:
        """The streams of this person were opened with tokens that are void now; safe from any thread."""
        self._soon(self._cut, user_id)

    def check_all(self) -> None:
        """It is not known whose tokens are void: everybody shall come back and be looked at; safe from any thread."""
        self._soon(self._cut, None)

    def _cut(self, user_id: str | None) -> None:
        for listener in self._all():
            if listener.user_id and user_id in (None, listener.user_id):
                listener.cut_off()

    def _soon(self, do: Callable[..., object], *arguments: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, *arguments)

    def publish(self, channel: str, news: int) -> None:
        """Something changed; safe from any thread."""
        if channel in self._listeners:
            self._soon(self._tell, channel, news)

    def publish_lobby(self) -> None:
        """Some table changed: those in the lobby hear of it soon, of many changes at once."""
        if LOBBY in self._listeners and self._loop is not None and self._lobby_due.acquire(blocking=False):
            self._soon(self._loop.call_later, LOBBY_PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due.release()
        self._tell(LOBBY, int(time.time() * 10))

    def _tell(self, channel: str, news: int) -> None:
        for listener in self._listeners.get(channel, ()):
            listener.put_news(news)

    def followers(self, channel: str) -> list[Follower]:
        """Those who are told every line."""
        return list(self._followers.get(channel, ()))

    def hand(self, updates: list[tuple[Follower, str]]) -> None:
        """Tell several followers at once; safe from any thread, and heard in the order in which it was said."""
        if not updates:
            return
        if threading.get_ident() == self._thread and self._loop is not None:
            self._loop.call_soon(self._hand, updates)  # behind what other threads have said; it need not be woken
        else:
            self._soon(self._hand, updates)

    def _hand(self, updates: list[tuple[Follower, str]]) -> None:
        for follower, update in updates:
            follower.put(_event("table", update))

    def channels(self) -> list[str]:
        """Everything somebody listens to."""
        return list(self._present)

    def streams(self) -> int:
        """How many event streams are open."""
        return sum(sum(users.values()) for users in list(self._present.values()))

    def streams_of(self, asker: str) -> int:
        """How many of them one asker has open."""
        return self._askers[asker]

    def looking(self) -> list[tuple[str, str]]:
        """Tables and who looks at them through this process."""
        return [(channel, user) for channel, users in list(self._present.items()) for user in list(users) if user and users[user] > 0]

    def asks(self, channel: str, user_id: str) -> None:
        """Somebody without a stream, a program or a page without scripts, does something at a table: for a while they count as there."""
        now, key = self.now(), (channel, user_id)
        if self._until.get(key, 0.0) < now + LEASE * 2 / 3:
            self._note(key, now + LEASE)
            if not self._looks(channel, user_id):
                self.when_present(channel, user_id, True)

    def _note(self, key: tuple[str, str], until: float) -> None:
        self._until[key] = until
        if len(self._until) > REMEMBERED:
            longest = sorted(self._until.copy().items(), key=lambda one: one[1])[: REMEMBERED // 2]
            for old, _ in longest:
                self._until.pop(old, None)

    def _looks(self, channel: str, user_id: str) -> bool:
        return self._present.get(channel, Counter())[user_id] > 0

    def last_seen(self, channel: str, user_id: str) -> float:
        """When this person was last at the table: now, if they are there. While nobody was served nobody can have been away."""
        now = self.now()
        if self._looks(channel, user_id):
            return now
        elsewhere = self._present_elsewhere(channel).get(user_id, 0.0) if self._present_elsewhere is not None else 0.0
        return max(self.began, min(now, max(elsewhere, self._until.get((channel, user_id), 0.0))))

    def is_present(self, channel: str, user_id: str) -> bool:
        """Is this person at the table right now?"""
        if self._looks(channel, user_id) or self._until.get((channel, user_id), 0.0) > self.now():
            return True
        return self._present_elsewhere is not None and self._present_elsewhere(channel).get(user_id, 0.0) > self.now()

    def is_watched(self, channel: str) -> bool:
        """Does anyone look at the table right now?"""
        return channel in self._present

    def listen(
        self, channel: str, user_id: str, askers: tuple[str, ...], now: int, known: Callable[[], bool] = lambda: True
    ) -> EventStream:
        """The event stream of one page: the state of the news at once, then every change, and a heartbeat."""
        return EventStream(self, self._listeners, channel, PageListener(user_id, now), askers, BEGIN + _event("news", now), known)

    def follow(
        self,
        channel: str,
        user_id: str,
        askers: tuple[str, ...],
        spread: Callable[[str], None],
        known: Callable[[], bool] = lambda: True,
    ) -> EventStream:
        """The event stream of a program: all lines so far, then every change as it happens, and a heartbeat."""
        return EventStream(self, self._followers, channel, Follower(user_id), askers, BEGIN + "\n", known, lambda: spread(channel))

    def enter(self, channel: str, user_id: str, askers: tuple[str, ...]) -> None:
        """Somebody looks on."""
        self._askers.update(askers)
        present = self._present.setdefault(channel, Counter())
        present[user_id] += 1
        if present[user_id] == 1:
            self.when_present(channel, user_id, True)

    def go(self, channel: str, user_id: str, askers: tuple[str, ...]) -> None:
        """They look on no longer."""
        for asker in askers:
            self._askers[asker] -= 1
            if not self._askers[asker]:
                del self._askers[asker]
        present = self._present[channel]
        present[user_id] -= 1
        if not present[user_id]:
            del present[user_id]
            self._note((channel, user_id), self.now())
            self.when_present(channel, user_id, False)
        if not present:
            del self._present[channel]


class EventStream(Response):
    """An open event stream. There are thousands of them, so it holds little: two small tasks, no timer, no buffer."""

    media_type = "text/event-stream"

    def __init__(
        self,
        live: Live,
        listeners: dict,
        channel: str,
        listener: Listener,
        askers: tuple[str, ...],
        first: str,
        known: Callable[[], bool],
        spread: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._live, self._listeners, self._channel, self._listener = live, listeners, channel, listener
        self._askers, self._first, self._known, self._spread = askers, first, known, spread

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stay until one of both ends leaves."""
        listener, channel = self._listener, self._channel
        self._listeners.setdefault(channel, set()).add(listener)
        self._live.enter(channel, listener.user_id, self._askers)
        bound(scope, listener)
        watch = asyncio.ensure_future(_watch(receive, listener))
        try:
            if listener.user_id and not self._known():
                listener.cut_off()  # they signed out elsewhere while this stream was being opened
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send(_body(self._first))
            if self._spread is not None:
                await asyncio.to_thread(self._spread)
            while not self._live.closing and (text := await listener.next()):
                await send(_body(text))
            await send(_body("", more=False))
        finally:
            watch.cancel()
            self._live.go(channel, listener.user_id, self._askers)
            self._listeners[channel].discard(listener)
            if not self._listeners[channel]:
                del self._listeners[channel]


def bound(scope: Scope, listener: Listener) -> None:
    """Keep little for a reader who does not read, and let them be cut off."""
    listener.wire = wire = scope.get("extensions", {}).get(WIRE)
    if wire is None:
        return
    wire.set_write_buffer_limits(MOST_ON_THE_WIRE)
    connection = wire.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_ON_THE_WIRE)


async def _watch(receive: Receive, listener: Listener) -> None:
    """The other end sends nothing more; it can only leave."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.leave()


def _body(text: str, more: bool = True) -> Message:
    return {"type": "http.response.body", "body": text.encode(), "more_body": more}


def _event(name: str, data: object) -> str:
    return f"event: {name}\ndata: {data}\n\n"
