"""A database of every released schema: it can be backed up as it is, brought to today's shape, and its games are played on."""

from __future__ import annotations

import os
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

from awaiting import one_loop
from kogge.web.operating.backup import NOT_COPIED, backup, restore, verify
from kogge.web.play.live import Live
from kogge.web.play.person import Person
from kogge.web.play.tables import Tables
from kogge.web.storage.schema import HEAD, metadata, tables
from kogge.web.storage.store import Store

DUMPS = Path(__file__).parent.parent / "schemas"
MIGRATIONS = sorted(path.name[:4] for path in (Path(sys.modules[Store.__module__].__file__).parent / "migrations/versions").glob("0*.py"))
ANNE = Person("anne-id", "Anne")

FULL = os.environ.get("KOGGE_PLUG") == "full"
ON_POSTGRESQL = MIGRATIONS if FULL else MIGRATIONS[::5]  # the first goes through every migration there is
EVERY = [("sqlite", version) for version in MIGRATIONS] + [("postgresql", version) for version in ON_POSTGRESQL]


@pytest.fixture
def old_database(request, tmp_path) -> Callable[[str, str], str]:
    """The address of a database as a release left it."""

    def load(kind: str, version: str) -> str:
        dump = (DUMPS / f"{version}-{kind}.sql").read_text()
        if kind == "sqlite":
            connection = sqlite3.connect(tmp_path / "old.db")
            connection.executescript(dump)
            connection.close()
            return f"sqlite:///{tmp_path / 'old.db'}"
        db = request.getfixturevalue("postgres").new_database()
        with psycopg.connect(db) as connection:
            connection.execute(dump)
        return db

    return load


def contents(store: Store) -> dict[str, list[str]]:
    """All that a backup holds, in no order."""
    with store.engine.connect() as db:
        copied = [table for table in metadata.sorted_tables if table.name not in NOT_COPIED]
        return {table.name: sorted(str(row._asdict()) for row in db.execute(table.select())) for table in copied}


def test_every_schema_has_its_databases():
    assert MIGRATIONS[-1] == HEAD
    there = sorted(path.name for path in DUMPS.glob("*.sql"))
    assert there == sorted(f"{version}-{kind}.sql" for version in MIGRATIONS for kind in ("postgresql", "sqlite")), "make schema"


@pytest.mark.parametrize(("kind", "version"), EVERY)
def test_a_database_of_any_schema_is_backed_up_as_it_is_brought_to_todays_shape_and_played_on(old_database, kind, version, tmp_path):
    store, fresh, copy = Store(old_database(kind, version)), Store(f"sqlite:///{tmp_path / 'fresh.db'}"), tmp_path / "copy.db"
    backup(store, copy)
    assert store.version() == version, "a backup changes nothing"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    before = copy.read_bytes()
    assert restore(copy, fresh)["tables"] == 6
    assert copy.read_bytes() == before, "restoring changes nothing in the backup"
    store.migrate()
    assert store.version() == fresh.version() == HEAD
    assert contents(store) == contents(fresh), "an upgrade leads to the same, of the database or of its backup"
    with store.engine.connect() as db:
        status = {row.id: row.status for row in db.execute(tables.select())}
        words = list(db.scalars(sa.text("SELECT text FROM chat")))
    assert sorted(status.values()) == ["open", "over", "over", "running", "running", "running"]
    assert words == ["Well played – ’t was mooi!"]
    play_on(store, status, to_the_end=FULL or version == MIGRATIONS[0])
    assert {fault for _, fault in verify(store)} == {""}
    assert store.archive_tables(time.time() + 60) >= 1
    for one in (store, fresh):
        one.close()


def play_on(store: Store, status: dict[str, str], to_the_end: bool) -> None:
    """Ten moves more in every running game, or all; somebody joins; something is said."""
    site, chance = Tables(store, Live(), lambda game: ["random"]), random.Random(3)
    with one_loop() as awaited:
        for table_id in [one for one, was in status.items() if was == "running"]:
            moves = 0
            while not (match := site.standing(site.row(table_id)).match).is_over and (to_the_end or moves < 10):
                awaited(site.play(ANNE, table_id, match.seat, chance.choice(match.moves()), site.row(table_id).version))
                moves += 1
    for table_id, was in status.items():
        if was == "open":
            site.fill(ANNE, table_id, "random")
        elif was == "over":
            assert "Result:" in site.record(table_id, ANNE)
    site.say(ANNE, min(one for one, was in status.items() if was != "open"), "and on we play")  # strangers may sit at the open one


def test_the_command_backs_up_what_an_old_release_left(old_database, tmp_path):
    db, copy = old_database("sqlite", MIGRATIONS[0]), tmp_path / "copy.db"
    command = [sys.executable, "-m", "kogge.cli", "db", "backup", str(copy), "--db", db]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    old = Store(db)
    assert old.version() == MIGRATIONS[0], "a backup changes nothing"
    old.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
