"""`kogge serve` as it is typed."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time

import httpx

COMMAND = [sys.executable, "-m", "kogge.cli", "serve"]


def first_page(address: str) -> httpx.Response:
    """The first answer of a server that has only just said where it will be."""
    until = time.monotonic() + 60
    while True:
        try:
            return httpx.get(address, timeout=10)
        except httpx.TransportError:
            assert time.monotonic() < until, "the server says where it is but does not answer"
            time.sleep(0.1)


def test_serve_prints_its_address_and_for_the_room_a_code(tmp_path):
    environment = os.environ | {"KOGGE_COMPILE": "no", "PYTHONUNBUFFERED": "1"}
    command = [*COMMAND, "--lan", "--port", "0", "--db", f"sqlite:///{tmp_path / 'kogge.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        address = re.search(r"http://[\d.]+:(\d+)", server.stdout.readline())
        code = [server.stdout.readline() for _ in range(5)]
        assert set("".join(code)) & set("█▀▄")
        try:
            assert first_page(f"http://127.0.0.1:{address.group(1)}").status_code == 200
        finally:
            server.terminate()
            server.stdout.read()
    assert (tmp_path / "kogge.db").exists()


def test_a_taken_port_is_said_in_one_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        run = subprocess.run(
            [*COMMAND, "--port", port, "--db", f"sqlite:///{tmp_path / 'x.db'}"], capture_output=True, text=True, timeout=60
        )
    assert run.returncode != 0
    assert port in run.stderr
    assert "Traceback" not in run.stderr
