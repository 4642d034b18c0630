"""Plain routes: a response is sent at once, an event stream is left to the site's middleware, which holds nothing else meanwhile."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

from starlette.responses import Response

from awaiting import awaited
from kogge.web.live.hub import Hub
from kogge.web.middleware import STREAM, asgi_app


def sent_by(handler, scope):
    sent = []

    async def send(message):
        sent.append(message["type"])

    awaited(asgi_app(handler)(scope, None, send))
    return sent


def test_a_response_is_sent_at_once():
    async def hello(_request):
        return Response("hello")

    assert sent_by(hello, {"type": "http", "state": {}}) == ["http.response.start", "http.response.body"]


def test_an_event_stream_is_left_to_the_middleware():
    stream = Hub().listen("lobby", "", (), 1)

    async def events(_request):
        return stream

    scope = {"type": "http", "state": {}}
    assert sent_by(events, scope) == []
    assert scope["state"][STREAM] is stream


def test_an_open_stream_keeps_neither_its_headers_nor_its_request():
    async def opened():
        hub, scope, sent, waits = Hub(), {"headers": [(b"host", b"kogge")]}, [], asyncio.Event()
        stream = hub.listen("lobby", "", (), 1)

        async def receive():
            await waits.wait()
            return {"type": "http.disconnect"}

        async def send(message):
            sent.append(message)

        task = asyncio.create_task(stream(scope, receive, send))
        while len(sent) < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        kept = SimpleNamespace(scope=scope["headers"], raw=stream.raw_headers)
        waits.set()
        await task
        return sent[0]["headers"], kept

    headers, kept = awaited(opened())
    assert headers
    assert (kept.scope, kept.raw) == ([], [])
