"""Streams opened and dropped in every way, at tables in every state, leave nothing behind on the server."""

from __future__ import annotations

import random
import socket
import struct
import threading

import httpx
import pytest

from awaiting import until
from servers import LocalSite, post

pytestmark = pytest.mark.full

ME, OPEN = {"kind": "me"}, {"kind": "open"}
RECORD = "Game: speicherstadt\nPlayers: 2\n\n* start 2\n* card office\n* card trader tea\n* card contract coffee spices\n2 bid 1\n"
ROUNDS = 25


@pytest.fixture
def site(tmp_path):
    site = LocalSite(f"sqlite:///{tmp_path / 'kogge.db'}", KOGGE_RATE_LIMITS="on")
    yield site
    site.close()


def drop_stream(site: LocalSite, path: str, token: str, way: str) -> None:
    """Open a stream and drop it."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=60) as connection:
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        if way == "in the middle of the request":
            request = request[: len(request) // 2]
        connection.sendall(request)
        if way == "after the first event":
            connection.recv(4096)
        if way == "half closed":
            connection.recv(4096)
            connection.shutdown(socket.SHUT_WR)
        if way in ("at once, with a reset", "after the first event"):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_dropped_streams_leave_nothing_behind(site):
    hub = site.app.state.services.hub
    token = post(site.url + "/api/people", json={"name": "Mallory"}).json()["token"]
    with httpx.Client(base_url=site.url, timeout=60, headers={"Authorization": f"Bearer {token}"}) as mallory:
        tables = {
            "open": mallory.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN]}).json()["id"],
            "running": mallory.post("/api/tables", json={"game": "colonia", "seats": [ME] * 3}).json()["id"],
            "record": mallory.post("/api/records", content=RECORD, headers={"Content-Type": "text/plain"}).json()["id"],
            "none": "AAAAAAAAAAAAAAAAAAAAAA",
        }
        gone = mallory.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN]}).json()["id"]
        paths = ["/events", "/events?unseen=1"]
        for table_id in (*tables.values(), gone):
            paths += [f"/t/{table_id}/events?page=x&unseen=1", f"/t/{table_id}/events", f"/api/tables/{table_id}/events?follow=1"]
        ways = ["in the middle of the request", "at once", "at once, with a reset", "after the first event", "half closed"]
        chance = random.Random(24)
        for turn in range(ROUNDS):
            drops = [
                threading.Thread(target=drop_stream, args=(site, chance.choice(paths), chance.choice((token, "")), chance.choice(ways)))
                for _ in range(12)
            ]
            for one in drops:
                one.start()
            mallory.post(f"/t/{tables['open']}/chat", data={"text": "hello"})
            if turn == ROUNDS // 2:
                mallory.post(f"/t/{gone}/call-off")
            for one in drops:
                one.join()
        until(lambda: hub.streams() == 0, "all streams have ended")
        assert (dict(hub._client_counts), dict(hub._present), +hub._unseen) == ({}, {}, {})
        assert (hub._listeners, hub._followers) == ({}, {})
        with mallory.stream("GET", "/events") as stream:
            assert stream.status_code == 200
