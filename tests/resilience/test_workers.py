"""Workers that hang, are upgraded or cannot start; a process that restarts; a database that refuses the site."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

import kogge
from benchmarks.scratch_postgres import Postgres
from kogge.web.config import Settings
from kogge.web.db.database import CONNECTIONS, TIMEOUTS
from kogge.web.db.schema import tables
from kogge.web.db.store import Store
from kogge.web.server.serve import wait_for_database
from kogge.web.server.workers import interpreter
from servers import Site, get, post

pytestmark = pytest.mark.full

SOURCES = Path(kogge.__file__).parent


def wait_until(holds: Callable[[], object], why: Callable[[], str] = lambda: "") -> None:
    until = time.monotonic() + 120
    while not holds():
        assert time.monotonic() < until, why()
        time.sleep(0.05)


def number(site: Site, name: str) -> float:
    lines = get(site.url + "/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name + " ")), 0.0)


def test_a_worker_that_hangs_is_replaced(make_site, postgres):
    """Regression: nobody noticed, and half of all requests waited for as long as it hung."""
    site: Site = make_site(postgres.new_database(), workers=2, options=["--metrics", "127.0.0.1"])
    wait_until(lambda: site.output().count("serves.") == 2, site.output)  # while it starts, a worker has more time
    hung = site.worker_ids()[0]
    os.kill(hung, signal.SIGSTOP)
    try:
        wait_until(lambda: hung not in site.worker_ids() and len(site.worker_ids()) == 2, site.output)
    finally:
        kill_if_running(hung)
    assert f"worker {hung} hangs and is killed." in site.output()
    for _ in range(8):
        assert get(site.url + "/", timeout=30).status_code == 200
    wait_until(lambda: number(site, 'kogge_worker_restarts_total{reason="hung"}') == 1)


def test_one_worker_serves_all_requests_of_a_table_and_the_other_when_it_dies(make_site, postgres):
    options = ["--log", "json", "--metrics", "127.0.0.1"]
    site: Site = make_site(postgres.new_database(), workers=2, options=options, KOGGE_AFFINITY="yes")
    wait_until(lambda: site.output().count("serves.") == 2, site.output)

    def served() -> list[int]:
        """The workers that served the requests of tables so far."""
        entries = [json.loads(line) for line in site.output().splitlines() if line.startswith("{")]
        return [entry["worker"] for entry in entries if "/tables/" in str(entry.get("path"))]

    with httpx.Client(base_url=site.url, timeout=60) as anne:
        anne.headers["Authorization"] = "Bearer " + anne.post("/api/people", json={"name": "Anne"}).json()["token"]
        body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bea"}]}
        tables = [anne.post("/api/tables", json=body).json()["id"] for _ in range(12)]
        keepers: list[int] = []
        for table in tables:
            before = len(served())
            answers = [get(f"{site.url}/api/tables/{table}", headers=anne.headers) for _ in range(6)]  # a connection each
            answers += [anne.get(f"/api/tables/{table}")]  # and one for many tables
            assert {(answer.status_code, answer.json()["id"]) for answer in answers} == {(200, table)}
            wait_until(lambda wanted=before + 7: len(served()) == wanted)
            [keeper] = set(served()[before:])
            keepers.append(keeper)
        assert len(set(keepers)) == 2
        os.kill(keepers[0], signal.SIGKILL)
        assert get(f"{site.url}/api/tables/{tables[0]}", headers=anne.headers).status_code == 200


def kill_if_running(process: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


@pytest.fixture
def store(postgres: Postgres) -> Iterator[Store]:
    """A store as the site uses it, with one table."""
    store = Store(postgres.new_database(), bounded=True)
    store.migrate()
    row = {"id": "one", "game": "speicherstadt", "players": 2, "options": "", "secret": "", "status": "open", "version": 0}
    row |= {"revision": 0, "lines": 0, "listed": False, "host": "", "created": 0.0, "changed": 0.0}
    with store.writing() as db:
        db.execute(tables.insert().values(row))
    yield store
    store.close()


def test_a_process_that_hangs_in_a_transaction_loses_its_locks(store):
    """Others that want to change the same table wait a few seconds, and then they can."""
    with store.engine.connect() as hung:
        hung.execute(sa.select(tables.c.id).with_for_update())
        with store.change_table("one"):
            pass
        with pytest.raises(sa.exc.DBAPIError):
            hung.execute(sa.text("SELECT 1"))
    with store.reading() as db:
        assert db.scalar(sa.select(tables.c.revision)) == 1


def test_the_site_has_statement_timeouts_and_the_command_line_has_none(store):
    with store.reading() as db:
        assert {name: db.scalar(sa.text(f"SHOW {name}")) for name in TIMEOUTS} == {name: f"{n}s" for name, n in TIMEOUTS.items()}
    command_line = Store(str(store.url))
    with command_line.reading() as db:
        assert {db.scalar(sa.text(f"SHOW {name}")) for name in TIMEOUTS} == {"0"}
    command_line.close()


def test_connection_options_of_the_operator_take_precedence(store):
    own = Store(str(store.url.update_query_dict({"options": "-c statement_timeout=77s"})), bounded=True)
    with own.reading() as db:
        assert db.scalar(sa.text("SHOW statement_timeout")) == "77s"
        assert db.scalar(sa.text("SHOW lock_timeout")) == f"{TIMEOUTS['lock_timeout']}s"
    own.close()


@pytest.mark.parametrize("clocks", [1, 3000])
def test_the_poll_of_clocks_and_the_erasure_of_a_user_use_their_indexes(store, clocks):
    with store.writing() as db:
        db.execute(sa.text("INSERT INTO tables SELECT (jsonb_populate_record(t, jsonb_build_object('id', n::text))).* "
                           "FROM tables t, generate_series(1, 5000) n WHERE t.id = 'one'"))  # fmt: skip
        db.execute(sa.text("UPDATE tables SET due = 4e9 WHERE id ~ '^[0-9]+$' AND id::int <= :clocks"), {"clocks": clocks})
        db.execute(sa.text("INSERT INTO lines SELECT 'one', n, 'x', 'user' || n % 500, 0 FROM generate_series(1, 20000) n"))
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        db.execute(sa.text("VACUUM ANALYZE"))
    statements: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda *about: statements.append(about[2] % about[3] if about[3] else about[2]))
    assert store.tables.times_up() == []
    with store.reading() as db:
        for query, index in ((statements[-1], "tables_by_due"), ("SELECT * FROM lines WHERE who = 'user7'", "lines_by_who")):
            plan = "\n".join(db.scalars(sa.text("EXPLAIN " + query.replace(":", "\\:"))))
            assert index in plan, plan


@pytest.mark.parametrize("workers", [1, 2])
def test_a_wrong_database_password_is_reported_at_once_and_ends_the_site(postgres, workers):
    """Regression: the site waited for a database that would never let it in."""
    database = postgres.new_database()
    owner = Store(database)
    with owner.engine.begin() as db:
        db.execute(sa.text(f"DROP ROLE IF EXISTS locked{workers}"))
        db.execute(sa.text(f"CREATE ROLE locked{workers} LOGIN PASSWORD 'right'"))
    rules = postgres.folder / "db" / "pg_hba.conf"
    before = rules.read_text()
    rules.write_text(f"host all locked{workers} 127.0.0.1/32 scram-sha-256\n{before}")
    try:
        with owner.engine.begin() as db:
            db.execute(sa.text("SELECT pg_reload_conf()"))
        refused = database.replace("kogge@", f"locked{workers}:wrong@")
        wait_until(lambda: "password" in refusal_of(refused))
        site = Site(refused, workers=workers, start=False)
        site.start_only()
        assert site.process.wait(60) == 1
        assert "password authentication failed" in site.output()
        assert "wrong" not in site.output()
        assert "Traceback" not in site.output()
        site.close()
    finally:
        rules.write_text(before)
        with owner.engine.begin() as db:
            db.execute(sa.text("SELECT pg_reload_conf()"))
            db.execute(sa.text(f"DROP ROLE locked{workers}"))
        owner.close()


def refusal_of(address: str) -> str:
    store = Store(address)
    try:
        store.check_usable()
        return ""
    except kogge.KoggeError as error:
        return str(error)
    finally:
        store.close()


class Visitors:
    """Send requests one after the other on new connections; each must be answered."""

    def __init__(self, site: Site):
        self.site, self.answers, self.faults = site, 0, []
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._ask)
        self._thread.start()

    def _ask(self) -> None:
        while not self._stopped.is_set():
            try:
                answer = post(self.site.url + "/api/people", json={"name": "Anne"}, timeout=60)
                if answer.status_code >= 500:
                    self.faults.append(answer.text)
            except httpx.HTTPError as error:
                self.faults.append(repr(error))
            self.answers += 1

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()
        assert self.answers > 5
        assert not self.faults, self.faults[:3]


def test_a_single_process_restarts_on_its_socket_without_losing_a_request(make_site):
    site: Site = make_site()
    visitors = Visitors(site)
    try:
        for n in range(1, 3):
            wait_until(lambda n=n: visitors.answers > 5 * n)
            site.process.send_signal(signal.SIGHUP)
            wait_until(lambda n=n: site.output().count("Kogge is at") == n + 1, site.output)
            wait_until(lambda seen=visitors.answers: visitors.answers > seen + 5)
    finally:
        visitors.stop()
    assert site.process.poll() is None
    assert site.stop() == 0


MIGRATION = '''"""A later version: a column that older code does not know."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("remark", sa.String(40), nullable=True))
'''


class Installation:
    """The package in a folder of its own: links to the sources, except for the schema, which can be of a later version."""

    def __init__(self, folder: Path):
        self.folder, self.db = folder, folder / "kogge" / "web" / "db"
        for level, exception in ((SOURCES, "web"), (SOURCES / "web", "db")):
            here = folder / "kogge" / level.relative_to(SOURCES)
            here.mkdir(parents=True)
            for entry in level.iterdir():
                if entry.name not in (exception, "__pycache__"):
                    (here / entry.name).symlink_to(entry)
        self.install_this()

    def install_this(self) -> None:
        shutil.rmtree(self.db, ignore_errors=True)
        shutil.copytree(SOURCES / "web" / "db", self.db, ignore=shutil.ignore_patterns("__pycache__"))

    def install_later(self, migration: str = MIGRATION) -> None:
        schema = self.db / "schema.py"
        text = schema.read_text().replace('HEAD = "0001"', 'HEAD = "0002"')
        schema.write_text(
            text.replace('    sa.Index("tables_by_status"', '    sa.Column("remark", sa.String(40)),\n    sa.Index("tables_by_status"')
        )
        (self.db / "migrations" / "versions" / "0002_remark.py").write_text(migration)

    def install_broken(self) -> None:
        (self.db / "schema.py").write_text("raise SystemExit(1)\n")


def reload(site: Site) -> set[int]:
    """All workers are replaced; returns the new ones."""
    before = set(site.worker_ids())
    site.process.send_signal(signal.SIGHUP)
    wait_until(lambda: not before & set(site.worker_ids()) and len(site.worker_ids()) == 2, site.output)
    return set(site.worker_ids())


def schema_of(store: Store) -> str:
    with store.engine.connect() as db:
        return str(db.scalar(sa.text("SELECT version_num FROM alembic_version")))


def test_a_site_is_upgraded_and_downgraded_without_an_interruption(tmp_path, make_site, postgres):
    """Old and new workers share the migrated database; the parent keeps the socket."""
    installed = Installation(tmp_path / "installed")
    site: Site = make_site(postgres.new_database(), workers=2, PYTHONPATH=str(installed.folder), PYTHONDONTWRITEBYTECODE="1")
    store = Store(site.db)
    assert schema_of(store) == "0001"
    visitors = Visitors(site)
    try:
        wait_until(lambda: visitors.answers > 5)
        installed.install_broken()
        old = set(site.worker_ids())
        site.process.send_signal(signal.SIGHUP)
        wait_until(lambda: "the new workers cannot start; the old ones go on." in site.output(), site.output)
        assert set(site.worker_ids()) == old
        installed.install_this()
        installed.install_later()
        reload(site)
        assert schema_of(store) == "0002"
        shutil.rmtree(installed.db)
        installed.install_this()
        reload(site)  # a downgrade on the upgraded database
        assert schema_of(store) == "0002"
        wait_until(lambda seen=visitors.answers: visitors.answers > seen + 5)
    finally:
        store.close()
        visitors.stop()
    assert "Traceback" not in site.output()


def test_more_workers_than_postgresql_has_connections_for_are_reported(postgres, capfd):
    store = Store(postgres.new_database())
    allowed = store.allowed_connections()
    store.close()
    assert allowed == 197
    settings = Settings(db=str(store.url), workers=allowed // CONNECTIONS)
    assert wait_for_database(settings)
    assert "max_connections" not in capfd.readouterr().err
    assert wait_for_database(settings.model_copy(update={"workers": allowed // CONNECTIONS + 1}))
    assert "PostgreSQL allows 197 connections, and 8 workers may need 216" in capfd.readouterr().err


def test_a_new_worker_runs_the_version_that_the_link_names(tmp_path, monkeypatch):
    """Each version is in a folder of its own, so that one that runs never meets files of another."""
    for version in ("1", "2"):
        (tmp_path / version / "bin").mkdir(parents=True)
        for name in ("python", "kogge"):
            (tmp_path / version / "bin" / name).touch()
    current = tmp_path / "current"
    monkeypatch.setattr(sys, "argv", [str(current / "bin" / "kogge"), "serve"])
    for version in ("1", "2", "1"):
        current.unlink(missing_ok=True)
        current.symlink_to(version)
        assert interpreter() == str(tmp_path / version / "bin" / "python")
    monkeypatch.setattr(sys, "argv", [str(SOURCES / "__main__.py"), "serve"])
    assert interpreter() == sys.executable


def test_older_code_refuses_a_database_that_is_no_longer_compatible(tmp_path, postgres):
    """A migration that older code cannot cope with raises COMPATIBLE, and older code then refuses the database."""
    installed = Installation(tmp_path / "installed")
    database = postgres.new_database()
    store = Store(database)
    store.migrate()
    installed.install_later()
    schema = installed.db / "schema.py"
    schema.write_text(schema.read_text().replace('COMPATIBLE = "0001"', 'COMPATIBLE = "0002"'))
    environment = os.environ | {"PYTHONPATH": str(installed.folder), "KOGGE_DB": database}
    done = subprocess.run([sys.executable, "-m", "kogge", "db", "verify"], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    with pytest.raises(kogge.KoggeError, match="is of a later version of Kogge"):
        store.check_usable()
    store.close()
