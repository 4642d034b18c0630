"""The web suite once more, on a PostgreSQL and two workers; and what only several workers can do."""

from __future__ import annotations

import importlib.util
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from kogge.web.live import Live
from kogge.web.scratch_postgres import Postgres
from kogge.web.store import Store, metadata
from kogge.web.tables import Tables
from plug.servers import Site

pytestmark = pytest.mark.xdist_group("postgres")
WEB = Path(__file__).parents[1] / "web"


def suite(name: str) -> dict[str, object]:
    """The tests of a module of the web suite; their fixtures are ours."""
    spec = importlib.util.spec_from_file_location(f"web_{name}", WEB / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {key: value for key, value in vars(module).items() if key.startswith("test_") or key in ("ANNE", "HERMAN", "Client")}


globals().update(suite("test_api"))
globals().update({key: value for key, value in suite("test_tables").items() if "migrations" not in key})
Client = suite("conftest")["Client"]


@pytest.fixture(scope="module")
def site(postgres: Postgres) -> Iterator[Site]:
    site = Site(postgres.new_database(), workers=2)
    yield site
    site.close()


@pytest.fixture
def client() -> Iterator[Callable[..., object]]:
    made = []

    def make(site: Site, name: str = "", language: str = "en") -> object:
        made.append(Client(site, name, language))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture(scope="module")
def one_store(postgres: Postgres) -> Iterator[Store]:
    store = Store(postgres.new_database())
    store.migrate()
    for person in (ANNE, HERMAN):  # noqa: F821
        store.add_user(person.id, person.name)
    yield store
    store.close()


@pytest.fixture
def tables(one_store: Store) -> Tables:
    return Tables(one_store, Live(), lambda: ["random"])


def test_migrations_lead_to_the_same_shape_on_postgresql(postgres):
    new, migrated = Store(postgres.new_database()), Store(postgres.new_database())
    new.migrate()
    migrated.upgrade()

    def shape(store: Store) -> dict:
        found = sa.inspect(store.engine)
        return {
            name: (
                {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(name)},
                found.get_pk_constraint(name)["constrained_columns"],
                sorted(index["name"] for index in found.get_indexes(name)),
            )
            for name in metadata.tables
        }

    assert shape(new) == shape(migrated)
    new.close()
    migrated.close()


def test_two_workers_serve_and_one_that_dies_is_replaced(site):
    first = site.worker_ids()
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        now = site.worker_ids()
        if len(now) == 2 and first[0] not in now:
            break
        time.sleep(0.1)
    assert first[1] in now
    assert len(now) == 2


def test_several_workers_on_sqlite_are_refused_in_one_sentence(tmp_path):
    import subprocess
    import sys

    command = [sys.executable, "-m", "kogge.web.command", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'kogge.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NO_COLOR": "1", "COLUMNS": "200"})
    assert done.returncode != 0
    assert "Several workers need PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "kogge.db").exists()
