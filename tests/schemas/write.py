"""Writes a database of this version's schema as text, for SQLite and PostgreSQL: `make schema`, once for every new migration.

tests/plug/test_schemas.py reads them all for good: whatever was released can be backed up, brought to today's shape and played on.
"""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

from benchmarks.scratch_postgres import Postgres
from kogge.web.play.live import Live
from kogge.web.play.person import Person
from kogge.web.play.seating import Place
from kogge.web.play.tables import Tables
from kogge.web.storage.schema import HEAD
from kogge.web.storage.store import Store

FOLDER = Path(__file__).parent
ANNE = Person("anne-id", "Anne")
GAMES = ("speicherstadt", "colonia", "hellweg")


def fill(db: str) -> None:
    """Two finished games, one of them archived, a running one of each game, a table that waits, and a word."""
    store = Store(db)
    store.migrate()
    store.add_user(ANNE.id, ANNE.name)
    tables = Tables(store, Live(), lambda game: ["random", "easy"])
    chance = random.Random(HEAD)
    over = [tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest", "Herman")]) for _ in range(2)]
    for table_id in over:
        play(tables, table_id, 9999, chance)
    tables.say(ANNE, over[0], "Well played – ’t was mooi!")
    if hasattr(store, "archive_tables"):
        store.archive_tables(time.time() + 60, 1)
    for game in GAMES:
        seats = [Place("me"), Place("guest", "Herman"), Place("guest", "Marc")]
        play(tables, tables.open(ANNE, game, seats), 25, chance)
    tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")], listed=True)
    store.close()


def play(tables: Tables, table_id: str, most: int, chance: random.Random) -> None:
    """Play some moves, or all there are."""
    for _ in range(most):
        match = tables.standing(tables.row(table_id)).match
        if match.is_over:
            return
        asyncio.run(tables.play(ANNE, table_id, match.seat, chance.choice(match.moves()), tables.row(table_id).version))


def sqlite_dump() -> str:
    """A SQLite file as text."""
    with tempfile.TemporaryDirectory() as folder:
        fill(f"sqlite:///{folder}/kogge.db")
        connection = sqlite3.connect(f"{folder}/kogge.db")
        text = "\n".join(connection.iterdump())
        connection.close()
    return text + "\n"


def postgres_dump() -> str:
    """The same of a PostgreSQL; without what only its own client understands, and what depends on its version."""
    postgres = Postgres()
    try:
        db = postgres.new_database()
        fill(db)
        command = [str(postgres.bin / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", db]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    finally:
        postgres.remove()
    kept = [line for line in text.splitlines() if not re.match(r"--|SET |\\|SELECT pg_catalog\.set_config", line)]
    return re.sub(r"\n{2,}", "\n", "\n".join(kept)).strip() + "\n"


if __name__ == "__main__":
    (FOLDER / f"{HEAD}-sqlite.sql").write_text(sqlite_dump())
    (FOLDER / f"{HEAD}-postgresql.sql").write_text(postgres_dump())
