"""All requests of a table are served by one of several workers, if it can be reached."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from awaiting import awaited
from kogge.web.server import handover
from kogge.web.server.bounded_protocol import BoundedProtocol, bounded_protocol, take
from kogge.web.server.handover import BACKLOG, Handover, keeper_of

ID = "Zm9vYmFyYmF6cXV4"


def table_of_slot(slot: int) -> str:
    return next(one for one in (f"{ID}{number}" for number in range(100)) if keeper_of(f"GET /t/{one} ".encode(), 2) == slot)


def test_every_address_of_a_table_has_the_same_keeper():
    paths = ["/t/{}", "/t/{}?seat=1", "/t/{}/board", "/t/{}/events?page=1", "/api/tables/{}/moves?brief=1", "/below/t/{}/move"]
    keepers = {keeper_of(f"{method} {path.format(ID)} HTTP/1.1\r\n".encode(), 97) for path in paths for method in ("GET", "POST")}
    assert len(keepers) == 1
    assert keepers != {None}


@pytest.mark.parametrize("request_line", ["GET / HTTP/1.1", "POST /api/tables HTTP/1.1", "GET /?a=/t/" + ID + "/ HTTP/1.1", "\x16\x03", ""])
def test_a_request_for_no_table_has_no_keeper(request_line):
    assert keeper_of(request_line.encode(), 2) is None


class Answering(asyncio.Protocol):
    """A connection to a worker that answers with its slot and what it has read."""

    def __init__(self, slot: int, handover: Handover, received: bytes = b""):
        self.slot, self.handover, self.received = slot, handover, received

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        if self.received:
            self.answer(self.received)

    def data_received(self, data: bytes) -> None:
        if not self.handover.pass_on(self.transport, data, self.answer):
            self.answer(data)

    def answer(self, data: bytes) -> None:
        self.transport.write(b"%d: %s" % (self.slot, data))


class Two:
    """The workers of a folder; the second takes connections."""

    def __init__(self, folder: Path):
        self.first, self.second = Handover(str(folder), 0, 2), Handover(str(folder), 1, 2)
        self.request = f"GET /t/{table_of_slot(1)} HTTP".encode()
        self._loop = asyncio.get_running_loop()
        self.protocols: list[Answering] = []
        self._clients: list[socket.socket] = []
        self.second.begin(lambda *taken: self._loop.create_task(self._serve(1, self.second, *taken)))

    async def _serve(self, slot: int, handover: Handover, connection: socket.socket, received: bytes = b"") -> None:
        protocol = Answering(slot, handover, received)
        self.protocols.append(protocol)
        await self._loop.connect_accepted_socket(lambda: protocol, connection)

    async def client(self) -> Callable[[bytes], Coroutine[Any, Any, bytes]]:
        """Ask on one connection, which the first worker has accepted."""
        near, far = socket.socketpair()
        near.setblocking(False)
        self._clients.append(near)
        await self._serve(0, self.first, far)

        async def ask(request: bytes) -> bytes:
            await self._loop.sock_sendall(near, request)
            return await self._loop.sock_recv(near, 1000)

        return ask

    async def end(self) -> None:
        self.second.end()
        await asyncio.sleep(0.01)
        for client in self._clients:
            client.close()
        for protocol in self.protocols:
            protocol.transport.abort()
        await asyncio.sleep(0.01)

    def hang(self) -> None:
        """The second worker no longer looks at its socket."""
        self._loop.remove_reader(self.second._listener)

    def die(self) -> None:
        """The second worker, which hangs, is killed."""
        self.second._listener.close()
        self.second._listener = None

    def go_on(self) -> None:
        self._loop.add_reader(self.second._listener, self.second._accept, self.second._listener)


def with_workers(test: Callable[[Two], Coroutine[Any, Any, None]], folder: Path) -> None:
    async def run() -> None:
        two = Two(folder)
        await test(two)
        await two.end()

    awaited(run())


def test_a_connection_is_passed_on_with_what_was_read_and_goes_on_at_the_keeper(tmp_path):
    async def test(two: Two) -> None:
        ask = await two.client()
        assert await ask(b"GET / HTTP") == b"0: GET / HTTP"
        assert await ask(two.request) == b"1: " + two.request
        assert await ask(b"GET / HTTP") == b"1: GET / HTTP"

    with_workers(test, tmp_path)


def test_a_worker_serves_the_tables_of_one_that_has_ended(tmp_path):
    async def test(two: Two) -> None:
        two.second.end()
        ask = await two.client()
        assert await ask(two.request) == b"0: " + two.request

    with_workers(test, tmp_path)


def test_a_worker_serves_the_tables_of_one_that_hangs(tmp_path, monkeypatch):
    """Those that wait for it are served here after a moment, all others at once; and it takes none of them when it goes on."""
    monkeypatch.setattr(handover, "MAX_WAIT", 0.05)

    async def test(two: Two) -> None:
        two.hang()
        answers = await asyncio.gather(*[(await two.client())(two.request) for _ in range(BACKLOG + 10)])
        assert set(answers) == {b"0: " + two.request}
        before = len(two.protocols)
        two.go_on()
        await asyncio.sleep(0.05)
        assert len(two.protocols) == before

    with_workers(test, tmp_path)


def test_a_worker_serves_what_it_passed_to_one_that_dies_before_it_takes_it(tmp_path):
    async def test(two: Two) -> None:
        two.hang()
        asking = asyncio.ensure_future((await two.client())(two.request))
        await asyncio.sleep(0.01)
        assert not asking.done()
        two.die()
        assert await asking == b"0: " + two.request

    with_workers(test, tmp_path)


def test_a_worker_that_ends_still_takes_what_waits_for_it(tmp_path):
    async def test(two: Two) -> None:
        two.hang()
        asking = asyncio.ensure_future((await two.client())(two.request))
        await asyncio.sleep(0.01)
        two.second.end()
        assert await asking == b"1: " + two.request

    with_workers(test, tmp_path)


def test_a_worker_takes_what_was_passed_to_it_by_one_that_has_ended_meanwhile(tmp_path, monkeypatch):
    monkeypatch.setattr(handover, "MAX_WAIT", 0.1)

    async def test(two: Two) -> None:
        two.hang()
        asking = asyncio.ensure_future((await two.client())(two.request))
        await asyncio.sleep(0.02)
        two.protocols[-1].transport.close()  # as uvicorn does when it stops
        await asyncio.sleep(0.15)
        two.go_on()
        assert await asking == b"1: " + two.request

    with_workers(test, tmp_path)


def test_a_worker_without_free_descriptors_tries_again_later(tmp_path, monkeypatch):
    monkeypatch.setattr(handover, "MAX_WAIT", 0.2)
    tries = []
    accept = Handover._accept
    monkeypatch.setattr(Handover, "_accept", lambda self, listener: tries.append(accept(self, listener)))

    async def test(two: Two) -> None:
        two.hang()
        asking = asyncio.ensure_future((await two.client())(two.request))
        await asyncio.sleep(0.01)
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (0, limits[1]))
        try:
            two.go_on()
            await asyncio.sleep(0.05)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert len(tries) == 1
        assert await asking == b"0: " + two.request
        assert await (await two.client())(two.request) == b"1: " + two.request

    with_workers(test, tmp_path)


async def answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["path"] == "/waits":
        await asyncio.Event().wait()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"here"})


def protocol(head_seconds: float, worker: Handover | None = None, received: bytes = b"") -> BoundedProtocol:
    """A connection of the real server."""
    kind = bounded_protocol(head_seconds, worker)
    config = uvicorn.Config(answer, log_config=None, http=kind, ws="none", lifespan="off")
    config.load()
    return kind(config, uvicorn.server.ServerState(), {}, received=received)


def test_no_timer_ends_a_connection_while_another_worker_is_asked(tmp_path, monkeypatch):
    monkeypatch.setattr(handover, "MAX_WAIT", 0.3)

    async def test(two: Two) -> None:
        two.hang()
        near, far = socket.socketpair()
        near.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: protocol(0.1, two.first), far)
        await loop.sock_sendall(near, two.request + b"/1.1\r\nHost: kogge\r\n\r\n")
        response = b""
        while b"here" not in response:
            part = await loop.sock_recv(near, 1000)
            assert part, "the connection was closed"
            response += part
        near.close()
        await asyncio.sleep(0.01)

    with_workers(test, tmp_path)


def test_a_connection_that_was_passed_on_is_not_read_while_pipelined_requests_wait():
    uvloop = pytest.importorskip("uvloop", reason="NO UVLOOP: flow control of its connections was not tested.")

    async def test() -> None:
        near, far = socket.socketpair()
        made = protocol(
            10, received=b"GET /waits HTTP/1.1\r\nHost: kogge\r\n\r\nPOST / HTTP/1.1\r\nHost: kogge\r\nContent-Length: 9\r\n\r\n"
        )
        await take(far, lambda: made)
        assert made.pipeline
        assert not made.transport.is_reading()
        made.transport.abort()
        near.close()
        for task in made.tasks:
            task.cancel()
        await asyncio.sleep(0)

    awaited(test(), uvloop.new_event_loop)


def test_a_connection_stays_while_a_response_is_unsent(tmp_path):
    async def test(two: Two) -> None:
        class Busy:
            def is_closing(self) -> bool:
                return False

            def get_write_buffer_size(self) -> int:
                return 1

        assert not two.first.pass_on(Busy(), two.request, print)  # type: ignore[arg-type]

    with_workers(test, tmp_path)
