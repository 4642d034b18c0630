"""Event streams end when their token is void, and when nobody reads them."""

from __future__ import annotations

import contextlib
import socket
import threading
import time

import httpx
import pytest

from kogge.web.live.hub import MAX_UNREAD
from servers import Site, get, post

pytestmark = pytest.mark.full

ME = {"kind": "me"}


def caller(site: Site, name: str = "", token: str = "") -> httpx.Client:
    token = token or post(site.url + "/api/people", json={"name": name}).json()["token"]
    return httpx.Client(base_url=site.url, timeout=60, headers={"Authorization": f"Bearer {token}"})


def token_of(client: httpx.Client) -> str:
    return client.headers["Authorization"].removeprefix("Bearer ")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_signing_out_elsewhere_ends_the_streams_of_void_tokens_on_every_server(request, make_site, kind):
    db = request.getfixturevalue("postgres").new_database() if kind == "postgresql" else ""
    sites = [make_site(db), *([make_site(db)] if db else [])]
    with caller(sites[0], "Anne") as anne, caller(sites[-1], "Herman") as herman, contextlib.ExitStack() as streams:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, ME]}).json()["id"]
        thief = streams.enter_context(caller(sites[-1], token=token_of(anne)))
        paths = (f"/api/tables/{table}/events?follow=1", f"/t/{table}/events", "/events")
        stolen = [streams.enter_context(thief.stream("GET", path)) for path in paths]
        others = streams.enter_context(herman.stream("GET", f"/t/{table}/events"))
        for stream in (*stolen, others):
            assert stream.status_code == 200
        new = anne.post("/api/people/sign-out-elsewhere").json()["token"]
        for stream in stolen:
            with contextlib.suppress(httpx.RemoteProtocolError, httpx.ReadError):
                for _ in stream.iter_raw():
                    pass
        events = others.iter_text()
        assert "revision" in next(events)
        with caller(sites[0], token=new) as again:
            again.post(f"/t/{table}/chat", data={"text": "hello"})
            assert "data-revision" in next(part for part in events if "event: update" in part), "streams of others go on"
        assert thief.get(f"/api/tables/{table}").json()["mine"] == []


def streams_open(site: Site) -> int:
    text = get(site.url + "/metrics").text
    return int(float(next(line.split()[1] for line in text.splitlines() if line.startswith("kogge_event_streams "))))


def test_a_stream_that_nobody_reads_is_cut_off_and_readers_go_on(make_site):
    site = make_site(options=["--metrics", "127.0.0.1"])
    with caller(site, "Anne") as anne:
        table = anne.post("/api/tables", json={"game": "hellweg", "seats": [ME, {"kind": "bot", "level": "random"}]}).json()
        while not table["moves"]:  # the player to decide gets all legal moves with every change
            table = anne.get(f"/api/tables/{table['id']}").json()
        silent = socket.socket()
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        silent.connect(("127.0.0.1", site.port))
        head = f"GET /api/tables/{table['id']}/events?follow=1 HTTP/1.1\r\nHost: x\r\nAuthorization: {anne.headers['Authorization']}"
        silent.sendall(f"{head}\r\n\r\n".encode())
        bytes_heard = 0
        with anne.stream("GET", f"/api/tables/{table['id']}/events?follow=1") as reading:
            parts = reading.iter_raw()

            def read() -> None:
                nonlocal bytes_heard
                with contextlib.suppress(httpx.HTTPError):
                    for part in parts:
                        bytes_heard += len(part)

            reader = threading.Thread(target=read, daemon=True)
            reader.start()
            end = time.monotonic() + 120
            while streams_open(site) < 2:
                assert time.monotonic() < end
            with httpx.Client(base_url=site.url, headers=anne.headers, timeout=60) as talker:
                words = 0
                while streams_open(site) == 2:
                    for _ in range(10):
                        talker.post(f"/t/{table['id']}/chat", data={"text": "x"})
                    words += 10
                    assert bytes_heard < 20 * MAX_UNREAD, "a stream that nobody reads goes on without end"
            assert streams_open(site) == 1, "the client that reads stays connected"
            end = time.monotonic() + 120
            while bytes_heard <= MAX_UNREAD:  # it may still lie unread in a thread that had no turn
                assert time.monotonic() < end, words
                time.sleep(0.02)
            silent.close()
            stop = anne.post("/api/people/sign-out-elsewhere")
            assert stop.status_code == 200
            reader.join(120)
            assert not reader.is_alive()
