"""Data that only the operator may read: the database, its backups, its password."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from commands import run_command
from kogge.web.accounts.store import AccountStore
from kogge.web.db.schema import chat
from kogge.web.db.store import Store
from servers import Site, post

pytestmark = pytest.mark.full

ME = {"kind": "me"}


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.is_file()}


def kogge(*arguments: object, **environment: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "kogge", *map(str, arguments)]
    wide = {"NO_COLOR": "1", "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | wide | environment, umask=0, timeout=300)


def test_database_and_backup_are_readable_by_their_owner_alone(tmp_path, monkeypatch):
    old = os.umask(0)  # as careless as can be
    try:
        site = Site(f"sqlite:///{tmp_path / 'kogge.db'}")
    finally:
        os.umask(old)
    try:
        token = post(site.url + "/api/people", json={"name": "Anne"}).json()["token"]
        body = {"game": "speicherstadt", "seats": [ME, ME]}
        assert post(site.url + "/api/tables", json=body, headers={"Authorization": f"Bearer {token}"}).status_code == 201
        assert set(modes(tmp_path)) == {"kogge.db", "kogge.db-wal", "kogge.db-shm"}
        assert set(modes(tmp_path).values()) == {0o600}
        (tmp_path / "copies").mkdir()
        done = kogge("db", "backup", tmp_path / "copies" / "one.db", "--db", site.db)
        assert done.returncode == 0, done.stderr
        done = kogge("db", "restore", tmp_path / "copies" / "one.db", "--db", f"sqlite:///{tmp_path / 'copies' / 'two.db'}")
        assert done.returncode == 0, done.stderr
        assert {name: mode for name, mode in modes(tmp_path / "copies").items() if mode != 0o600} == {}
        assert {"one.db", "two.db"} <= set(modes(tmp_path / "copies"))
    finally:
        site.close()


@pytest.fixture(scope="module")
def big_database(tmp_path_factory) -> str:
    """A database whose backup takes a while."""
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('big') / 'kogge.db'}")
    store.migrate()
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000) "
    with store.engine.begin() as db:
        db.exec_driver_sql(numbers + "INSERT INTO users (id, name, created) SELECT 'user-' || i, hex(zeroblob(20)), 0.0 FROM n")
    store.close()
    return str(store.url)


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_backup_told_to_stop_leaves_nothing_behind(tmp_path, big_database, sig):
    copies = tmp_path / "copies"
    copies.mkdir()
    command = [sys.executable, "-m", "kogge", "db", "backup", str(copies / "one.db"), "--db", big_database]
    # processes started in the background ignore SIGINT
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    )
    until = time.monotonic() + 300
    while not any(path.stat().st_size for path in copies.glob("*.part-wal")):
        assert process.poll() is None
        assert time.monotonic() < until
    process.send_signal(sig)
    assert process.wait(300) != 0
    process.communicate()
    assert list(copies.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    with store.engine.begin() as db:
        chat.drop(db)
    store.close()
    done = kogge("db", "backup", tmp_path / "one.db", "--db", store.url)
    assert done.returncode != 0
    assert [path.name for path in tmp_path.glob("one*")] == []


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    done = run_command("db", "backup", tmp_path / "one.db", "--db", store.url)
    assert done.returncode != 0
    assert "later version of Kogge" in done.stdout + done.stderr
    assert [path.name for path in tmp_path.glob("one*")] == []


@pytest.mark.parametrize("command", [["serve"], ["db", "backup", "x.db"], ["db", "verify"]])
def test_a_password_on_the_command_line_is_refused(command):
    for address in ("postgresql://kogge:geheim@127.0.0.1:1/kogge", "postgresql://kogge@127.0.0.1:1/kogge?password=geheim"):
        done = run_command(*command, "--db", address, NO_COLOR="1", COLUMNS="200")
        assert done.returncode == 2
        assert "KOGGE_DB" in done.stderr
        assert "geheim" not in done.stderr


def test_a_site_with_a_password_shows_it_in_no_process_list(postgres, tmp_path):
    with psycopg.connect(postgres.new_database(), autocommit=True) as connection:
        connection.execute("CREATE ROLE guarded LOGIN PASSWORD 'sehr-geheim' SUPERUSER")
    site = Site(postgres.new_database().replace("kogge@", "guarded:sehr-geheim@"), workers=2)
    try:
        assert len(site.worker_ids()) == 2
        done = kogge("db", "backup", tmp_path / "one.db", KOGGE_DB=site.db)
        assert done.returncode == 0, done.stderr
        commands = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if os.access(path, os.R_OK)]
        assert "sehr-geheim" not in site.output()
        assert not any(b"sehr-geheim" in one for one in commands)
        if sum(b"kogge" in one and b"serve" in one for one in commands) < 3:
            pytest.skip("This machine's process list does not show our own processes: whether one shows a password cannot be seen here.")
    finally:
        site.close()


READ = """import sys
from kogge.web.accounts.store import AccountStore
from kogge.web.db.database import Database
db = Database(sys.argv[1])
accounts = AccountStore(db)
print(accounts.user("anne-id") is not None, accounts.user("herman-id") is not None)
db.close()"""


def test_another_process_that_reads_takes_no_lock_from_the_server(tmp_path):
    """SQLite's locks belong to a process and end when it closes the file anywhere; then a departing reader would delete the log."""
    db = f"sqlite:///{tmp_path / 'kogge.db'}"
    store = Store(db)
    store.migrate()
    AccountStore(store).add_user("anne-id", "Anne")

    def read() -> str:
        return subprocess.run([sys.executable, "-c", READ, db], capture_output=True, text=True, check=True).stdout.strip()

    with store.engine.connect() as one, store.engine.connect() as two:  # a second connection is opened while the first is there
        assert one.scalar(sa.text("SELECT 1")) == two.scalar(sa.text("SELECT 1"))
        assert read() == "True False"
        AccountStore(store).add_user("herman-id", "Herman")
        assert read() == "True True"
    store.close()
    assert read() == "True True", "what was written is there after the server has ended, too"
