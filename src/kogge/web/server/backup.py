"""Backups of the whole database, and a check of stored games by replaying them.

A backup is a SQLite file, also of a PostgreSQL database: a consistent snapshot, made while the site runs. It can be restored into
either kind of database, which is how to move from SQLite to PostgreSQL. A backup whose name ends in .gz is compressed.
"""

from __future__ import annotations

import gzip
import os
import random
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.engine.lines import Decision, parse_line
from kogge.engine.match import Match
from kogge.games import game_config, game_ids
from kogge.web.db.database import version_of
from kogge.web.db.schema import HEAD, archive, lines, metadata, presence, seats, tables
from kogge.web.db.store import Store
from kogge.web.tables.fairness import past_hash, wrong_line
from kogge.web.tables.store import unpacked

LAST_BACKUP = "last_backup"  # the setting that says when the last good backup was made
NOT_COPIED = ("alembic_version", presence.name)
PORTION = 5000  # rows copied at once
COMPRESSED = ".gz"
SAMPLE = 200  # older games that are replayed every night, drawn anew each time


class CannotCopy(KoggeError):
    """A backup or restore that would overwrite or damage something."""


def backup(store: Store, path: Path) -> dict[str, int]:
    """Copy a snapshot of the database into a new SQLite file with the same schema. The file appears only when it is complete."""
    if path.exists():
        raise CannotCopy(f"{path} exists already; a backup never overwrites anything.")
    with _copied(store, path) as (part, counts):
        _finish(part, path)
    return counts


@contextmanager
def _copied(store: Store, path: Path) -> Iterator[tuple[Path, dict[str, int]]]:
    """A complete copy in a file beside `path`, which is removed afterwards unless it was renamed; and how many rows it has."""
    part = path.with_name(path.name + ".part")
    temporary_files = [part, *(part.with_name(part.name + ending) for ending in ("-wal", "-shm", "-journal", COMPRESSED))]
    _remove(temporary_files)
    copy = Store(f"sqlite:///{part}")
    try:
        with _consistent_connection(store) as db:
            version = version_of(db)
            if not version:
                raise CannotCopy("There is nothing to back up: the database is empty.")
            _create_schema(copy, version)
            counts = _copy(db, copy)
        with copy.engine.begin() as out:
            out.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        copy.close()
        yield part, counts
    finally:
        copy.close()
        _remove(temporary_files)


def _finish(part: Path, path: Path) -> None:
    """Rename a finished copy to its final name, after compressing it (synced to the disk) if that name ends in .gz."""
    if path.suffix == COMPRESSED:
        packed = part.with_name(part.name + COMPRESSED)
        with os.fdopen(os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with part.open("rb") as plain, gzip.GzipFile("", "wb", 5, file) as out:
                shutil.copyfileobj(plain, out, 1 << 20)
            file.flush()
            os.fsync(file.fileno())
        part = packed
    part.rename(path)


@dataclass(frozen=True)
class NightlyBackup:
    """What a nightly backup did."""

    path: Path
    counts: dict[str, int]
    replayed: int
    """Games that were replayed from the copy."""
    faults: list[tuple[str, str]]
    """Tables of the copy with what is wrong there."""
    removed: list[Path]
    """Backups that were too old."""


def nightly(store: Store, folder: Path, keep_days: float = 14, whole: bool = False) -> NightlyBackup:
    """Make a compressed backup, check the copy, and remove backups that are too old.

    The check replays the games that have changed since the last good backup and a sample of all others. With `whole`, it restores the copy
    into an empty database and replays every game there. A backup with faults is kept, but it does not count as a good one, and no old
    backup is removed.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    began = time.time()
    path = folder / time.strftime(f"kogge-%Y-%m-%dT%H%M%S.db{COMPRESSED}", time.gmtime(began))
    if path.exists():
        raise CannotCopy(f"{path} exists already; a backup never overwrites anything.")
    with _copied(store, path) as (part, counts), tempfile.TemporaryDirectory(dir=folder) as trial:
        since = None if whole else float(store.get_setting(LAST_BACKUP) or 0)
        checked = Store(f"sqlite:///{trial}/restored.db" if whole else f"sqlite:///{part}")
        try:
            if whole:
                restore(part, checked)
            found = list(verify(checked, since, SAMPLE))
        finally:
            checked.close()
        _finish(part, path)
    faults = [(table_id, fault) for table_id, fault in found if fault]
    removed = []
    if not faults:
        store.set_setting(LAST_BACKUP, str(began))
        removed = [old for old in folder.glob("kogge-*.db*") if old.stat().st_mtime < began - keep_days * 86_400]
        _remove(removed)
    return NightlyBackup(path, counts, len(found), faults, removed)


def _remove(files: Iterable[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


def _create_schema(copy: Store, version: str) -> None:
    """Create empty tables with the schema of one version, which may be an older one."""
    from alembic.util.exc import CommandError

    try:
        copy.upgrade(version)
    except CommandError:
        raise CannotCopy(f"The database is of a newer version of Kogge ({version}) than this one ({HEAD}).") from None


def restore(path: Path, store: Store) -> dict[str, int]:
    """Restore a backup into an empty database. The backup is not changed: an older one is upgraded in a copy."""
    if not path.is_file():
        raise CannotCopy(f"There is no file {path}.")
    store.migrate()
    with store.engine.connect() as db:
        if any(db.scalar(sa.select(sa.func.count()).select_from(table)) for table in metadata.sorted_tables if table is not presence):
            raise CannotCopy("The database is not empty; a backup is restored into a new one.")
    with tempfile.TemporaryDirectory() as folder:
        if path.suffix == COMPRESSED:
            path = _unpacked(path, Path(folder, "unpacked.db"))
        source = Store(f"sqlite:///{path}")
        if source.version() != HEAD:
            newer = Path(folder, "newer.db")
            backup(source, newer)
            source.close()
            source = Store(f"sqlite:///{newer}")
            source.migrate()
        with _consistent_connection(source) as db:
            counts = _copy(db, store)
        source.close()
    return counts


def _unpacked(path: Path, to: Path) -> Path:
    try:
        with gzip.open(path) as packed, to.open("wb") as plain:
            shutil.copyfileobj(packed, plain, 1 << 20)
    except (OSError, EOFError):
        raise CannotCopy(f"{path} is damaged: it cannot be uncompressed.") from None
    return to


@contextmanager
def _consistent_connection(store: Store) -> Iterator[sa.Connection]:
    """A connection that sees one snapshot of the database, unaffected by later writes."""
    level = "REPEATABLE READ" if store.shared else "SERIALIZABLE"
    with store.engine.connect().execution_options(isolation_level=level) as db:
        if not store.shared:
            db.exec_driver_sql("BEGIN")
        yield db


def _copy(db: sa.Connection, target: Store) -> dict[str, int]:
    """Copy the rows of every table, except `NOT_COPIED`, into a database with the same schema. Returns how many rows of each."""
    counts = {}
    source_schema, target_schema = sa.MetaData(), sa.MetaData()
    source_schema.reflect(db)
    with target.engine.begin() as out:
        target_schema.reflect(out)
        for table in target_schema.sorted_tables:
            if table.name in NOT_COPIED:
                continue
            counts[table.name] = 0
            source = source_schema.tables[table.name]
            query = source.select().order_by(*source.primary_key)  # sorted inserts append to the index, which is faster
            for rows in db.execution_options(yield_per=PORTION).execute(query).partitions():
                _insert(out, target, table.name, [column.name for column in source.columns], rows)
                counts[table.name] += len(rows)
        if target.shared:
            out.exec_driver_sql("SELECT setval(pg_get_serial_sequence('chat', 'id'), greatest((SELECT max(id) FROM chat), 1))")
    return counts


def _insert(out: sa.Connection, target: Store, table: str, columns: Sequence[str], rows: Sequence[sa.Row]) -> None:
    """Insert many rows: with COPY on PostgreSQL, with `executemany` on SQLite."""
    names = ", ".join(f'"{name}"' for name in columns)
    if target.shared:
        cursor: Any = out.connection.cursor()
        with cursor.copy(f'COPY "{table}" ({names}) FROM STDIN') as copying:
            for row in rows:
                copying.write_row(row)
    else:
        values = ", ".join("?" * len(columns))
        out.exec_driver_sql(f'INSERT INTO "{table}" ({names}) VALUES ({values})', [tuple(row) for row in rows])


def verify(store: Store, since: float | None = None, sample: int = 0) -> Iterator[tuple[str, str]]:
    """Replay stored games: yields each table's id with '' or with what is wrong.

    With `since` (as in `time.time()`), only the tables that have changed since then and a random sample of the others.
    """
    with store.engine.connect() as db:
        found = db.execute(tables.select().order_by(tables.c.id)).all()
        packed = set(db.scalars(sa.select(archive.c.table_id)))
    if since is not None:
        older = [row for row in found if row.changed < since]
        found = [row for row in found if row.changed >= since] + random.sample(older, min(sample, len(older)))
    for row in found:
        yield row.id, fault_of(store, row, row.id in packed)


def fault_of(store: Store, row: sa.Row, is_archived: bool) -> str:
    """What is wrong with one table; '' if nothing."""
    with store.engine.connect() as db:
        numbers = list(db.scalars(sa.select(lines.c.number).where(lines.c.table_id == row.id).order_by(lines.c.number)))
        seat_rows = db.scalar(sa.select(sa.func.count()).where(seats.c.table_id == row.id))
        blob = db.scalar(sa.select(archive.c.packed).where(archive.c.table_id == row.id)) if is_archived else None
    if row.game not in game_ids():
        return f"there is no game {row.game!r}"
    if seat_rows != row.players:
        return f"{seat_rows} seats for {row.players} players"
    texts = [one[0] for one in unpacked(blob)] if blob else store.tables.texts(row.id)
    if is_archived == bool(numbers) and texts:
        return "its lines are stored twice"
    if not is_archived and numbers != list(range(len(numbers))):
        return "a line is missing"
    if len(texts) != row.lines:
        return f"{len(texts)} lines where {row.lines} were written"
    if row.status == "open":
        return "lines before the game has begun" if texts else ""
    return _fault_of_game(row, texts)


def _fault_of_game(row: sa.Row, texts: list[str]) -> str:
    match = Match(game_config(row.game, row.players, row.options.split(), rules=row.rules), manual_chance=row.manual_chance)
    for number, text in enumerate(texts):
        try:
            line = parse_line(text)
            if isinstance(line, Decision) and (line.seat != match.seat or line.move not in match.moves()):
                return f"line {number}, {text!r}, is not legal"
            match.follow([text])
        except (ValueError, KeyError):
            return f"line {number}, {text!r}, cannot happen"
    if row.status != "record" and match.is_over != (row.status == "over"):
        return f"it is {row.status!r}, but its lines say otherwise"
    if match.seat != row.turn:
        return f"seat {row.turn} is to decide, but its lines say {match.seat}"
    if past_hash(texts[: row.forked]) != row.past:
        return f"its first {row.forked} lines are not those that were taken over from another game"
    wrong = wrong_line(match, row.secret, row.forked) if row.secret else None
    return "" if wrong is None else f"line {wrong}, {texts[wrong]!r}, does not follow from the table's secret"
