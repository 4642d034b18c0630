"""However a stream ends, its user counts as absent and it no longer counts against a limit."""

from __future__ import annotations

import asyncio

import uvloop

from awaiting import awaited
from kogge.web.live.hub import TRANSPORT, Hub

TABLE, HERMAN = "1234", "herman"


async def closed_transport() -> asyncio.Transport:
    """The transport of a client that has gone."""
    lost = asyncio.get_running_loop().create_future()

    class Protocol(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport = transport

        def connection_lost(self, exc: Exception | None) -> None:
            lost.set_result(self.transport)

    server = await asyncio.get_running_loop().create_server(Protocol, "127.0.0.1", 0)
    _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    writer.close()
    transport: asyncio.Transport = await lost
    server.close()
    return transport


def test_a_client_that_leaves_before_its_stream_begins_does_not_stay_present():
    async def main() -> Hub:
        hub = Hub()
        hub.begin()
        scope = {"type": "http", "extensions": {TRANSPORT: await closed_transport()}}

        async def receive() -> dict:
            return {"type": "http.disconnect"}

        async def send(message: dict) -> None:
            pass

        await hub.listen(TABLE, HERMAN, ("herman", "192.0.2.1"), 0)(scope, receive, send)
        hub.end()
        return hub

    hub = awaited(main(), uvloop.new_event_loop)
    assert hub.streams() == 0
    assert hub.streams_of("192.0.2.1") == 0
    assert not hub.is_present(TABLE, HERMAN)


def test_a_stream_ends_when_nothing_more_can_be_received():
    async def main() -> Hub:
        hub = Hub()
        hub.begin()

        async def receive() -> dict:
            raise RuntimeError("The connection is broken.")

        async def send(message: dict) -> None:
            pass

        await asyncio.wait_for(hub.listen(TABLE, HERMAN, ("herman",), 0)({"type": "http"}, receive, send), 5)
        hub.end()
        return hub

    assert awaited(main(), uvloop.new_event_loop).streams() == 0
