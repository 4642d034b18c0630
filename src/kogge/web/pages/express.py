"""Past the framework: the two things that programs ask most, or hold longest. A plain good move, and an open event stream.

Whatever is not that, or is refused, goes the ordinary way and is answered there: what may be done is decided in one place.
"""

from __future__ import annotations

import json
import re
import time

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from kogge.web.pages.api import events, person_or_none
from kogge.web.pages.manners import check, dressed
from kogge.web.play.tables import Tables

MOVE = re.compile(r"/api/tables/([A-Za-z0-9_-]{10,32})/moves")
EVENTS = re.compile(r"(?:/api/tables|/t)/([A-Za-z0-9_-]{10,32})/events")
MOST_BODY = 1000  # bytes of a plain move
MOST_MOVE = 200  # signs of its notation


class Express:
    """Around the whole site."""

    def __init__(self, app: FastAPI):
        self.app = app
        self.tables: Tables = app.state.tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what is plain; hand on everything else."""
        method = scope.get("method")
        if method == "POST" and scope["query_string"] == b"brief=1" and (found := MOVE.fullmatch(scope["path"])):
            first = await receive()
            if await self._move(found[1], scope, first, send):
                return
            receive = again(first, receive)
        if method == "GET" and (found := EVENTS.fullmatch(scope["path"])) and await self._stream(found[1], scope, receive, send):
            return
        await self.app(scope, receive, send)

    async def _move(self, table_id: str, scope: Scope, message: Message, send: Send) -> bool:
        began = time.perf_counter()
        wish, request = plain_move(message), Request({**scope, "app": self.app})
        if wish is None or request.headers.get("content-type") != "application/json":
            return False
        try:
            check(request)
            person = await person_or_none(request)
            if person is None:
                return False
            await self.tables.play_soon(person, table_id, *wish)
        except Exception:  # whatever it is, the ordinary way says it
            return False
        answer = json.dumps({"id": table_id, "version": wish[2] + 1}, separators=(",", ":")).encode()
        headers = dressed(request, [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer))])
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})
        self.app.state.metrics.answered(scope, 200, time.perf_counter() - began)
        return True

    async def _stream(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> bool:
        began = time.perf_counter()
        follow = {b"": False, b"follow=1": True}.get(scope["query_string"])
        if follow is None:
            return False
        try:
            request = Request({**scope, "app": self.app})
            check(request)
            person = await person_or_none(request)
            if self.tables.store.shared:
                stream = await run_in_threadpool(events, request, self.tables, person, table_id, follow)
            else:
                stream = events(request, self.tables, person, table_id, follow)
        except Exception:  # whatever it is, the ordinary way says it
            return False
        stream.raw_headers = dressed(request, stream.raw_headers)
        self.app.state.metrics.answered(scope, 200, time.perf_counter() - began)
        del request
        await stream(scope, receive, send)
        return True


def plain_move(message: Message) -> tuple[int, str, int] | None:
    """Seat, move and version, if that is all there is."""
    body = message.get("body", b"")
    if message.get("more_body") or len(body) > MOST_BODY:
        return None
    try:
        wish = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not isinstance(wish, dict):
        return None
    seat, move, version = wish.get("seat"), wish.get("move"), wish.get("version")
    if len(wish) == 3 and type(seat) is int and type(move) is str and type(version) is int and len(move) <= MOST_MOVE:
        return seat, move, version
    return None


def again(first: Message, receive: Receive) -> Receive:
    """What was read already comes first."""
    messages = [first]

    async def next_message() -> Message:
        return messages.pop() if messages else await receive()

    return next_message
