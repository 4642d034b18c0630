"""A database of every released schema: it can be backed up as it is, brought to today's shape, and its games are played on."""

from __future__ import annotations

import random
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from awaiting import awaited
from kogge.web.operating.backup import restore, verify
from kogge.web.play.live import Live
from kogge.web.play.person import Person
from kogge.web.play.tables import Tables
from kogge.web.storage.schema import HEAD, tables
from kogge.web.storage.store import Store

DUMPS = Path(__file__).parent.parent / "schemas"
MIGRATIONS = sorted(path.name[:4] for path in (Path(sys.modules[Store.__module__].__file__).parent / "migrations/versions").glob("0*.py"))
ANNE = Person("anne-id", "Anne")

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(params=["sqlite", "postgresql"])
def old_database(request, tmp_path) -> Callable[[str], str]:
    """The address of a database as a release left it."""

    def load(version: str) -> str:
        dump = (DUMPS / f"{version}-{request.param}.sql").read_text()
        if request.param == "sqlite":
            connection = sqlite3.connect(tmp_path / "old.db")
            connection.executescript(dump)
            connection.close()
            return f"sqlite:///{tmp_path / 'old.db'}"
        db = request.getfixturevalue("postgres").new_database()
        with psycopg.connect(db) as connection:
            connection.execute(dump)
        return db

    return load


def test_every_schema_has_its_databases():
    assert MIGRATIONS[-1] == HEAD
    there = sorted(path.name for path in DUMPS.glob("*.sql"))
    assert there == sorted(f"{version}-{kind}.sql" for version in MIGRATIONS for kind in ("postgresql", "sqlite")), "make schema"


@pytest.mark.parametrize("version", MIGRATIONS)
def test_a_database_of_any_schema_is_brought_to_todays_shape_and_played_on(old_database, version):
    store = Store(old_database(version))
    assert store.version() == version
    store.migrate()
    assert store.version() == HEAD
    assert {fault for _, fault in verify(store)} == {""}
    with store.engine.connect() as db:
        status = {row.id: row.status for row in db.execute(tables.select())}
        words = list(db.scalars(sa.text("SELECT text FROM chat")))
    assert sorted(status.values()) == ["open", "over", "over", "running", "running", "running"]
    assert words == ["Well played – ’t was mooi!"]
    site = Tables(store, Live(), lambda game: ["random"])
    chance = random.Random(3)
    for table_id, was in status.items():
        if was == "running":
            while not (match := site.standing(site.row(table_id)).match).is_over:
                awaited(site.play(ANNE, table_id, match.seat, chance.choice(match.moves()), site.row(table_id).version))
        elif was == "open":
            site.fill(ANNE, table_id, "random")
        else:
            assert "Result:" in site.record(table_id, ANNE)
    assert {fault for _, fault in verify(store)} == {""}
    site.say(ANNE, min(one for one, was in status.items() if was != "open"), "and on we play")  # strangers may sit at the open one
    assert store.archive_tables(time.time() + 60) >= 3
    store.close()


@pytest.mark.parametrize("version", MIGRATIONS)
def test_a_backup_comes_before_the_upgrade(old_database, version, tmp_path):
    db, copy = old_database(version), tmp_path / "copy.db"
    done = subprocess.run(
        [sys.executable, "-m", "kogge.cli", "db", "backup", str(copy), "--db", db], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    before = copy.read_bytes()
    old, fresh = Store(db), Store(f"sqlite:///{tmp_path / 'fresh.db'}")
    assert old.version() == version, "a backup changes nothing"
    counts = restore(copy, fresh)
    assert counts["tables"] == 6
    assert copy.read_bytes() == before, "restoring changes nothing in the backup"
    assert fresh.version() == HEAD
    assert {fault for _, fault in verify(fresh)} == {""}
    with old.engine.connect() as db_then:
        ids = list(db_then.scalars(sa.text("SELECT id FROM tables")))
        counted = db_then.execute(sa.text("SELECT table_id, count(*) AS n FROM lines GROUP BY table_id"))
        lines = {row.table_id: row.n for row in counted}
    assert lines == {one: len(fresh.texts(one)) for one in ids if one in lines}
    for store in (old, fresh):
        store.close()
