"""Backup, restore, verify, archive: what is kept stays what it was, and damage is found."""

from __future__ import annotations

import random
import time

import pytest
import sqlalchemy as sa

import kogge
from awaiting import awaited
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.schema import archive, lines
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.server.backup import backup, restore, verify
from kogge.web.server.retention import Retention, RetentionJob
from kogge.web.tables.service import Place
from table_service import table_service

ANNE = User("anne-id", "Anne")


@pytest.fixture
def played(tmp_path):
    """A store with a finished and a running game."""
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    AccountStore(store).add_user(ANNE.id, ANNE.name)
    tables = table_service(store, Hub(), lambda game: ["random"])
    ids = [tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(2)]
    chance = random.Random(1)
    for table_id, most in zip(ids, (999, 9), strict=True):
        for _ in range(most):
            match = tables.session(tables.row(table_id)).match
            if match.is_over:
                break
            awaited(tables.play(ANNE, table_id, match.seat, chance.choice(match.moves()), tables.row(table_id).version))
    tables.say(ANNE, ids[0], "hello")
    yield store, tables, ids
    store.close()


def test_a_backup_goes_to_postgresql_and_back_unchanged(played, postgres, tmp_path):
    store, _, ids = played
    counts = backup(store, tmp_path / "one.db")
    with pytest.raises(kogge.KoggeError, match="never overwrites"):
        backup(store, tmp_path / "one.db")
    there = Store(postgres.new_database())
    assert restore(tmp_path / "one.db", there) == counts
    with pytest.raises(kogge.KoggeError, match="not empty"):
        restore(tmp_path / "one.db", there)
    assert backup(there, tmp_path / "two.db") == counts
    again = Store(f"sqlite:///{tmp_path / 'two.db'}")
    for other in (there, again):
        assert [fault for _, fault in verify(other)] == ["", ""]
        assert [other.tables.texts(one) for one in ids] == [store.tables.texts(one) for one in ids]
        assert other.tables.chat_at(ids[0])[0].text == "hello"
        other.close()


def test_archived_games_are_read_as_before_and_only_finished_ones_are_archived(played):
    store, tables, ids = played
    before, record = [store.tables.texts(one) for one in ids], tables.records.record(ids[0], ANNE)
    assert store.tables.archive_tables(time.time() - 60) == 0
    assert store.tables.archive_tables(time.time() + 60) == 1
    assert [store.tables.texts(one) for one in ids] == before
    assert table_service(store, Hub(), lambda game: []).records.record(ids[0], ANNE) == record
    assert [fault for _, fault in verify(store)] == ["", ""]


def test_a_server_packs_old_games_by_itself_and_leaves_the_others(played):
    store, _, ids = played
    before = [store.tables.texts(one) for one in ids]
    retention_job = RetentionJob(store, Retention(archive_days=1e-9))
    retention_job.begin()
    until = time.monotonic() + 120
    packed = []
    while not packed:
        assert time.monotonic() < until
        with store.engine.connect() as db:
            packed = list(db.scalars(sa.select(archive.c.table_id)))
    retention_job.end()
    assert packed == [one for one in ids if store.tables.table(one).status == "over"]
    assert [store.tables.texts(one) for one in ids] == before


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (lines.delete().where(lines.c.number == 4), "a line is missing"),
        (lines.update().where(lines.c.number == 4).values(text="1 bid 99"), "line 4"),
        (sa.text("UPDATE tables SET turn = 9"), "seat 9 is to decide"),
        (sa.text("UPDATE tables SET secret = 'x'"), "does not follow from"),
    ],
)
def test_verify_finds_damage(played, damage, found):
    store, _, _ = played
    with store.engine.begin() as db:
        db.execute(damage)
    faults = [fault for _, fault in verify(store)]
    assert len(faults) == 2
    assert all(found in fault for fault in faults)
