"""Backup, restore, verify, archive: stored games stay unchanged, and damage is found."""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from dataclasses import asdict
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

import kogge
from awaiting import awaited
from kogge.cli import app
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.schema import archive, lines, seats, tables
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.live.hub import Hub
from kogge.web.server import backup as backups
from kogge.web.server.backup import LAST_BACKUP, backup, nightly, restore, verify
from kogge.web.server.retention import Retention, RetentionJob
from kogge.web.tables.service import Place
from table_service import table_service

ANNE = User("anne-id", "Anne")
UNITS = Path(__file__).parent.parent.parent / "systemd"
WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


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


def test_the_retention_job_archives_only_finished_games(played):
    store, _, ids = played
    before = [store.tables.texts(one) for one in ids]
    jobs = ThreadJobs(store.claim)
    retention_job = RetentionJob(store, jobs, Retention(archive_days=1e-9))
    packed: list[str] = []

    async def work() -> None:
        jobs.begin()
        until = time.monotonic() + 120
        while not packed:
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
            with store.engine.connect() as db:
                packed.extend(db.scalars(sa.select(archive.c.table_id)))
        retention_job.end()
        jobs.end()

    awaited(work())
    assert packed == [one for one in ids if store.tables.table(one).status == "over"]
    assert [store.tables.texts(one) for one in ids] == before


def enlarge(store: Store, table_id: str, count: int) -> None:
    """Add finished games, copies of one."""
    row, seat_rows = store.tables.table_and_seats(table_id)
    with store.writing() as db:
        texts = db.execute(lines.select().where(lines.c.table_id == table_id)).all()
        for number in range(count):
            db.execute(tables.insert().values(row._asdict() | {"id": f"{table_id}-{number}", "rematch": None}))
            db.execute(seats.insert(), [asdict(one) | {"table_id": f"{table_id}-{number}"} for one in seat_rows])
            db.execute(lines.insert(), [dict(one._mapping) | {"table_id": f"{table_id}-{number}"} for one in texts])


def size_of_lines(store: Store) -> int:
    if store.shared:
        with store.reading() as db:
            return int(db.scalar(sa.text("SELECT pg_total_relation_size('lines')")))
    with store.engine.connect() as db:
        db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return Path(str(store.url.database)).stat().st_size


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_archiving_games_frees_disk_space(played, request, tmp_path, kind):
    """Regression: 833 MB of archived games stayed in `lines`."""
    store, _, ids = played
    if kind == "postgresql":
        backup(store, tmp_path / "copy.db")
        store = Store(request.getfixturevalue("postgres").new_database())
        restore(tmp_path / "copy.db", store)
    enlarge(store, ids[0], 1500)
    before = size_of_lines(store)
    retention_job = RetentionJob(store, ThreadJobs(), Retention(archive_days=1e-9))
    retention_job._rest = 0.0
    retention_job.run()
    assert size_of_lines(store) < before / 3
    assert store.tables.texts(f"{ids[0]}-7") == store.tables.texts(ids[0])
    assert len(store.tables.texts(ids[1])) == store.tables.table(ids[1]).lines
    if kind == "postgresql":
        store.close()


def test_a_nightly_backup_replays_new_games_and_a_sample_or_all_games(played, tmp_path):
    store, _, ids = played
    enlarge(store, ids[0], 3)
    first = nightly(store, tmp_path / "copies")
    assert (first.replayed, first.faults, first.counts["tables"]) == (5, [], 5)
    assert float(store.get_setting(LAST_BACKUP)) == pytest.approx(time.time(), abs=600)
    assert first.path.read_bytes()[:2] == b"\x1f\x8b"
    assert first.path.stat().st_mode & 0o777 == 0o600
    assert list((tmp_path / "copies").iterdir()) == [first.path]
    old = first.path.rename(tmp_path / "copies" / "kogge-2001-01-01T033000.db.gz")
    os.utime(old, (0, 0))

    with store.writing() as db:  # one game is new, the others are old
        db.execute(tables.update().values(changed=1000.0))
        db.execute(tables.update().where(tables.c.id == ids[1]).values(changed=time.time() + 60))
    backups.SAMPLE, before = 2, backups.SAMPLE
    try:
        second = nightly(store, tmp_path / "copies", keep_days=14)
        assert (second.replayed, second.removed) == (3, [old])
        assert nightly(store, tmp_path / "others", whole=True).replayed == 5
    finally:
        backups.SAMPLE = before
    again = Store(f"sqlite:///{tmp_path / 'again.db'}")
    assert restore(second.path, again) == second.counts
    again.close()


def days_of(timer: str) -> list[str]:
    """The days of the week on which a timer starts its unit."""
    first, _, last = re.search(r"^OnCalendar=(\S+) \*-\*-\* ", (UNITS / timer).read_text(), re.MULTILINE)[1].partition("..")
    return WEEK[WEEK.index(first) : WEEK.index(last or first) + 1]


def test_once_a_week_every_game_is_replayed_and_on_the_other_days_only_the_new_ones(played, tmp_path, monkeypatch):
    store, _, _ = played
    with store.writing() as writing:
        writing.execute(tables.update().values(changed=1000.0))
    store.set_setting(LAST_BACKUP, str(time.time()))
    monkeypatch.setattr(backups, "SAMPLE", 0)
    monkeypatch.setattr("signal.signal", lambda *_: None)  # pytest keeps its own signal handlers
    monkeypatch.setenv("KOGGE_DB", f"sqlite:///{tmp_path / 'kogge.db'}")
    for unit, replayed in (("kogge-backup", 0), ("kogge-backup-check", 2)):
        command = re.search(r"^ExecStart=\S+/kogge (.+)$", (UNITS / f"{unit}.service").read_text(), re.MULTILINE)[1]
        ran = CliRunner().invoke(app, command.replace("/var/backups/kogge", str(tmp_path / unit)).split())
        assert ran.exit_code == 0, ran.output
        assert f"\n{replayed} tables are correct, 0 are not" in ran.output
    assert sorted(days_of("kogge-backup.timer") + days_of("kogge-backup-check.timer")) == sorted(WEEK)
    assert days_of("kogge-backup-check.timer") == ["Sun"]


def test_a_backup_with_a_fault_does_not_count_and_removes_no_older_one(played, tmp_path):
    store, _, ids = played
    with store.writing() as db:
        db.execute(lines.delete().where(lines.c.number == 4, lines.c.table_id == ids[1]))
    (tmp_path / "kogge-2001-01-01T033000.db.gz").write_text("old")
    os.utime(tmp_path / "kogge-2001-01-01T033000.db.gz", (0, 0))
    night = nightly(store, tmp_path)
    assert night.faults == [(ids[1], "a line is missing")]
    assert night.path.exists()
    assert not night.removed
    assert not store.get_setting(LAST_BACKUP)


def test_a_damaged_compressed_backup_is_reported_as_damaged(played, tmp_path):
    store, _, _ = played
    backup(store, tmp_path / "whole.db.gz")
    (tmp_path / "half.db.gz").write_bytes((tmp_path / "whole.db.gz").read_bytes()[:500])
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    with pytest.raises(kogge.KoggeError, match=r"half\.db\.gz is damaged"):
        restore(tmp_path / "half.db.gz", other)
    other.close()


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
