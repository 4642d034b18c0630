"""The `kogge serve` command."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
import subprocess
import sys
import time

import httpx
import pytest
from typer.testing import CliRunner

import kogge
from kogge.cli import app

COMMAND = [sys.executable, "-m", "kogge", "serve"]


def first_page(address: str) -> httpx.Response:
    """The first answer of a server that has just printed its address."""
    until = time.monotonic() + 60
    while True:
        try:
            return httpx.get(address, timeout=10)
        except httpx.TransportError:
            assert time.monotonic() < until, "the server printed its address but does not answer"
            time.sleep(0.1)


@pytest.mark.full
def test_serve_on_the_lan_prints_its_address_and_a_qr_code(tmp_path):
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


@pytest.mark.full
def test_a_port_in_use_is_reported_without_a_traceback(tmp_path):
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


@pytest.mark.full
def test_a_database_that_cannot_be_opened_is_reported_in_one_sentence(tmp_path):
    result = subprocess.run(
        [*COMMAND, "--port", "0", "--db", f"sqlite:///{tmp_path}/none/kogge.db"], capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 1
    assert result.stderr == f"kogge: The database {tmp_path}/none/kogge.db cannot be opened: unable to open database file.\n"


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "mysql://host/name",
        "foo+bar://x",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite+x:///kogge.db",
        "postgresql://u@host:many/x",
    ],
)
def test_an_invalid_database_address_is_refused(address):
    result = CliRunner().invoke(app, ["serve", "--db", address])
    assert result.exit_code == 2
    assert "A database is sqlite:///FILE or postgresql://USER@HOST/NAME." in " ".join(result.output.replace("│", " ").split())


def database_with(path, statement):
    with sqlite3.connect(path) as db:
        db.execute(statement)
    db.close()
    return f"sqlite:///{path}"


def test_foreign_newer_and_unreachable_databases_are_refused_in_one_sentence(tmp_path):
    (tmp_path / "letter.db").write_text("Dear Herman, …" * 99, "utf-8")
    later = database_with(tmp_path / "later.db", "CREATE TABLE alembic_version (version_num VARCHAR(32))")
    database_with(tmp_path / "later.db", "INSERT INTO alembic_version VALUES ('9999')")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound, but nobody listens
        expected = {
            f"sqlite:///{tmp_path / 'letter.db'}": "letter.db cannot be opened: file is not a database.",
            database_with(tmp_path / "other.db", "CREATE TABLE songs (title TEXT)"): "other.db is not a database of Kogge",
            later: "later.db is of a later version of Kogge (9999; this one knows",
            f"postgresql://127.0.0.1:{nobody.getsockname()[1]}/x": "Connection refused.",
        }
        for address, sentence in expected.items():
            result = CliRunner().invoke(app, ["db", "verify", "--db", address])
            assert isinstance(result.exception, kogge.KoggeError), address
            assert sentence in str(result.exception)
            assert "\n" not in str(result.exception)
