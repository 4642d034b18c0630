"""Copies of the whole database, and the proof that every stored game is one.

A backup is a SQLite file whatever the database is, taken in one moment while the site runs; it can be restored into either kind. So it is
also the way from SQLite to PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from kogge.games import game_ids
from kogge.kit.errors import KoggeError
from kogge.kit.match import Match
from kogge.web.deal import wrong_line
from kogge.web.standing import Standing
from kogge.web.store import Store, archive, chat, lines, metadata, presence, seats, settings, tables, unpacked, users

CONTENTS = (settings, users, tables, seats, lines, chat, archive)
PORTION = 2000


class CannotCopy(KoggeError):
    """A backup or restore that would do harm."""


def backup(store: Store, path: Path) -> dict[str, int]:
    """Copy everything, as it is at one moment, into a new SQLite file; it appears only when it is whole."""
    if path.exists():
        raise CannotCopy(f"{path} exists already; a backup never overwrites anything.")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    copy = Store(f"sqlite:///{part}")
    copy.migrate()
    counts = _copy(store, copy)
    with copy.engine.begin() as db:
        db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    copy.close()
    part.rename(path)
    for ending in ("-wal", "-shm"):
        path.with_name(part.name + ending).unlink(missing_ok=True)
    return counts


def restore(path: Path, store: Store) -> dict[str, int]:
    """Put a backup into an empty database."""
    if not path.is_file():
        raise CannotCopy(f"There is no file {path}.")
    store.migrate()
    with store.engine.connect() as db:
        if any(db.scalar(sa.select(sa.func.count()).select_from(table)) for table in CONTENTS):
            raise CannotCopy("The database is not empty; a backup is restored into a new one.")
    source = Store(f"sqlite:///{path}")
    source.migrate()
    counts = _copy(source, store)
    source.close()
    return counts


def _copy(source: Store, target: Store) -> dict[str, int]:
    counts = {}
    level = "REPEATABLE READ" if source.shared else "SERIALIZABLE"
    with source.engine.connect().execution_options(isolation_level=level) as db, target.engine.begin() as out:
        if not source.shared:
            db.exec_driver_sql("BEGIN")
        for table in CONTENTS:
            counts[table.name] = 0
            for rows in db.execution_options(yield_per=PORTION).execute(table.select()).partitions():
                out.execute(table.insert(), [dict(row._mapping) for row in rows])
                counts[table.name] += len(rows)
        if target.shared:
            out.exec_driver_sql("SELECT setval(pg_get_serial_sequence('chat', 'id'), greatest((SELECT max(id) FROM chat), 1))")
    return counts


def verify(store: Store) -> Iterator[tuple[str, str]]:
    """Replay every stored game: yields each table's id with '' or what is wrong with it."""
    with store.engine.connect() as db:
        found = db.execute(tables.select().order_by(tables.c.id)).all()
        packed = set(db.scalars(sa.select(archive.c.table_id)))
    for row in found:
        yield row.id, fault_of(store, row, row.id in packed)


def fault_of(store: Store, row: sa.Row, is_archived: bool) -> str:
    """What is wrong with one table; ''."""
    with store.engine.connect() as db:
        numbers = list(db.scalars(sa.select(lines.c.number).where(lines.c.table_id == row.id).order_by(lines.c.number)))
        sitting = db.scalar(sa.select(sa.func.count()).where(seats.c.table_id == row.id))
        blob = db.scalar(sa.select(archive.c.packed).where(archive.c.table_id == row.id)) if is_archived else None
    if row.game not in game_ids():
        return f"there is no game {row.game!r}"
    if sitting != row.players:
        return f"{sitting} seats for {row.players} players"
    texts = [one[0] for one in unpacked(blob)] if blob else store.texts(row.id)
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
    standing = Standing(row.game, row.players, row.options)
    match: Match = standing.match
    for number, text in enumerate(texts):
        seat = text.partition(" ")[0]
        if seat != "*" and (seat != str(match.seat) or text.partition(" ")[2] not in match.moves()):
            return f"line {number}, {text!r}, is not legal"
        try:
            standing.follow([text])
        except (ValueError, KeyError):
            return f"line {number}, {text!r}, cannot happen"
    if row.status != "record" and match.is_over != (row.status == "over"):
        return f"it is {row.status!r}, but its lines say otherwise"
    if match.seat != row.turn:
        return f"seat {row.turn} is to decide, but its lines say {match.seat}"
    wrong = wrong_line(match, row.secret) if row.secret else None
    return "" if wrong is None else f"line {wrong}, {texts[wrong]!r}, does not follow from the table's secret"


assert {table.name for table in CONTENTS} | {presence.name} == set(metadata.tables)
