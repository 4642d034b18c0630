"""Pipelined requests: a few are answered in order, many are refused, and none is left without an answer."""

from __future__ import annotations

import contextlib
import logging
import socket

import pytest

from awaiting import until
from kogge.web.server.bounded_protocol import MAX_PIPELINED
from servers import LocalSite, post

STREAM = b"GET /events HTTP/1.1\r\nHost: kogge\r\n\r\n"
LIVE = b"GET /livez HTTP/1.1\r\nHost: kogge\r\n\r\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    site = LocalSite(f"sqlite:///{tmp_path_factory.mktemp('site') / 'kogge.db'}")
    yield site
    site.close()


def connected(site: LocalSite) -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.port), timeout=20)


def streams(site: LocalSite) -> int:
    return site.app.state.services.hub.streams()


def test_a_few_requests_at_once_are_answered_in_turn(site):
    with connected(site) as connection:
        connection.sendall(LIVE * 3)
        answers = b""
        while answers.count(b"HTTP/1.1 200 OK") < 3:
            answers += connection.recv(4096)


def test_many_requests_behind_an_open_stream_close_the_connection(site):
    with connected(site) as connection:
        connection.sendall(STREAM + LIVE * (MAX_PIPELINED + 1))
        with contextlib.suppress(ConnectionResetError):
            while connection.recv(4096):
                pass
    until(lambda: streams(site) == 0, "the stream has ended")


def test_a_stream_ends_with_its_connection_although_another_request_waits(site, caplog):
    with connected(site) as connection:
        connection.sendall(STREAM + LIVE)
        assert b"200 OK" in connection.recv(4096)
        until(lambda: streams(site) == 1, "the stream is open")
    until(lambda: streams(site) == 0, "the stream has ended", 5)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_stream_with_an_endless_body_is_closed(site):
    with connected(site) as connection:
        person = post(site.url + "/api/people", json={"name": "Mallory"}).json()["token"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        head = {"Authorization": f"Bearer {person}"}
        table_id = post(site.url + "/api/tables", json={"game": "speicherstadt", "seats": seats}, headers=head).json()["id"]
        connection.sendall(f"GET /t/{table_id}/events HTTP/1.1\r\nHost: kogge\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        until(lambda: streams(site) == 1, "the stream is open")
        connection.sendall((b"2000\r\n" + b"x" * 8192 + b"\r\n") * 3)
        until(lambda: streams(site) == 0, "the stream has ended", 5)


@pytest.mark.parametrize("path", ["/api/tables/{}/moves", "/t/{}/move"])
def test_a_client_that_leaves_in_the_middle_of_a_body_causes_no_error(site, caplog, path):
    token = post(site.url + "/api/people", json={"name": "Mallory"}).json()["token"]
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    head = f"POST {path.format('AAAAAAAAAAAA')} HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nAuthorization: Bearer {token}\r\n"
    with caplog.at_level(logging.INFO), connected(site) as connection:
        connection.sendall(f"{head}Content-Type: {kind}\r\nContent-Length: 100\r\n\r\nab".encode())
        connection.shutdown(socket.SHUT_RDWR)
        connection.close()
        until(lambda: [one.status for one in caplog.records if one.name == "kogge.requests" and path[-4:] in one.path] == [400], "400")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
