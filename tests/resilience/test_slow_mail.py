"""A mail server that hangs: no request waits for it, and operators see it."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

pytestmark = pytest.mark.full


class SilentServer:
    """Accepts connections and says nothing until it hangs up."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.connections: list[socket.socket] = []
        self.called = threading.Event()
        self.thread = threading.Thread(target=self._accept)
        self.thread.start()

    def _accept(self) -> None:
        while True:
            try:
                self.connections.append(self.listener.accept()[0])
            except OSError:
                return
            self.called.set()

    def hang_up(self) -> None:
        if self.thread.is_alive():
            self.listener.shutdown(socket.SHUT_RDWR)
            self.thread.join()
        self.listener.close()
        for connection in self.connections:
            connection.close()


@pytest.fixture
def mail_server() -> Iterator[SilentServer]:
    server = SilentServer()
    yield server
    server.hang_up()


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_mail_server_that_hangs_delays_no_page(make_site, mail_server):
    smtp = {"KOGGE_SMTP": f"smtp://127.0.0.1:{mail_server.port}", "KOGGE_MAIL_FROM": "kogge@kogge.example"}
    site = make_site(options=["--metrics", "127.0.0.1", "--public", "http://127.0.0.1"], **smtp)

    def confirm(number: int) -> int:
        with httpx.Client(base_url=site.url, timeout=8) as user:
            return user.post("/me/mail", data={"address": f"user{number}@mail.example", "digest": "hour"}).status_code

    with ThreadPoolExecutor(4) as users:
        answers = [users.submit(confirm, number) for number in range(4)]
        assert mail_server.called.wait(30)
        with httpx.Client(base_url=site.url, timeout=8) as visitor:  # the server is silent for longer than this
            assert visitor.get("/").status_code == 200
            assert visitor.post("/sign-in/mail", data={"address": "user1@mail.example"}).status_code == 200
            assert [answer.result() for answer in answers] == [303] * 4
            metrics = visitor.get("/metrics").text
    assert re.search(r"^kogge_mail_waiting [1-9]", metrics, re.MULTILINE), "waiting mails are counted"
    mail_server.hang_up()
    wait_until(lambda: "Cannot send mail" in site.output())
    wait_until(lambda: bool(re.search(r"^kogge_mail_failed_total [1-9]", httpx.get(f"{site.url}/metrics").text, re.MULTILINE)))
