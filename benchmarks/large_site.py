"""A site with many games: how long pages, a backup and its check take, and how much space archiving saves.

`python -m benchmarks.large_site [GAMES]` fills a temporary PostgreSQL server with 2,000 users and GAMES finished games (20,000 by default,
at least 212) and measures a real site. The games are copies of 30 random ones, so they can be replayed.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg

from benchmarks.load import ServerProcess
from benchmarks.scratch_postgres import Postgres
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.db.store import Store
from kogge.web.server.backup import LAST_BACKUP, NightlyBackup, nightly, verify
from kogge.web.tables.service import Place

N_USERS, ORIGINALS = 2000, 30
REQUESTS = 12  # for each kind of page
HEAVY_USER = "user-7"  # plays in the first seat of every 20th game

FILL = f"""
INSERT INTO users (id, name, created, page, ranked)
    SELECT 'user-' || n, 'Player ' || n, 0, 'page-' || n, n %% 5 = 0 FROM generate_series(1, {N_USERS}) AS n;
CREATE TEMP TABLE original AS SELECT row_number() OVER (ORDER BY id) - 1 AS n, id FROM tables WHERE status = 'over';
CREATE TEMP TABLE copy AS SELECT original.id AS original, 'copy' || lpad(g::text, 18, '0') AS id, g FROM generate_series(1, %(games)s) AS g
    JOIN original ON original.n = g %% {ORIGINALS};
INSERT INTO tables SELECT (jsonb_populate_record(t, jsonb_build_object('id', copy.id, 'host', 'user-' || (1 + g * 7919 %% {N_USERS}),
    'changed', t.changed - 86400.0 * (g %% 200), 'created', t.created - 86400.0 * (g %% 200)))).*
    FROM copy JOIN tables t ON t.id = copy.original;
INSERT INTO seats SELECT (jsonb_populate_record(s, jsonb_build_object('table_id', copy.id, 'user_id',
    CASE WHEN g %% 20 = 0 AND seat = 1 THEN '{HEAVY_USER}' ELSE 'user-' || (1 + (g * 7919 + seat * 1047) %% {N_USERS}) END))).*
    FROM copy JOIN seats s ON s.table_id = copy.original;
INSERT INTO lines (table_id, number, text, who, at) 
    SELECT copy.id, l.number, l.text, CASE WHEN l.who IS NULL THEN NULL ELSE s.user_id END, l.at
    FROM copy JOIN lines l ON l.table_id = copy.original
    LEFT JOIN seats s ON s.table_id = copy.id AND s.seat::text = split_part(l.text, ' ', 1);
"""


async def play_originals(db: str) -> None:
    """Play the games that are copied, with random moves."""
    site = create_app(Settings(db=db, compile=False, rate_limits=False))
    tables, rng = site.state.services.tables, random.Random(5)
    user = User("original", "Original")
    for number in range(ORIGINALS):
        game = ("speicherstadt", "colonia", "hellweg")[number % 3]
        table_id = tables.open(user, game, [Place("me"), Place("guest"), Place("guest")])
        while (match := tables.session(tables.row(table_id)).match).seat is not None:
            await tables.play(user, table_id, match.seat, rng.choice(match.moves()), tables.row(table_id).version)
    site.state.services.tables.db.close()


def timed(name: str, work: Callable[[], object]) -> object:
    """Call `work`, print how long it took, and return its result."""
    began, cpu = time.perf_counter(), time.process_time()
    result = work()
    print(f"{name}: {time.process_time() - cpu:.2f} s of processor time, {time.perf_counter() - began:.2f} s", flush=True)
    return result


def request_times(client: httpx.Client, server: ServerProcess, path: Callable[[int], str]) -> str:
    """Request several pages of one kind. Returns as text the server's processor time for each, which does not depend on other load, and
    the times until the response."""
    times, cpu = [], server.cpu()
    for number in range(REQUESTS):
        began = time.perf_counter()
        client.get(path(number)).raise_for_status()
        times.append((time.perf_counter() - began) * 1000)
    cpu_ms = (server.cpu() - cpu) / REQUESTS * 1000
    return f"{cpu_ms:.0f} ms of processor time; median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms"


def measure(server: ServerProcess, token: str) -> None:
    """Request the pages one after the other, and print their times."""
    with httpx.Client(base_url=server.url, timeout=120, headers={"Authorization": f"Bearer {token}"}) as client:
        client.get("/")
        pages: dict[str, Callable[[int], str]] = {
            "lobby": lambda n: "/",
            "a person's page": lambda n: f"/people/page-{1 + n * 97}",
            "ranking": lambda n: "/ranking/colonia",
            "finished table, first time": lambda n: f"/t/copy{100 + n:018}",
            "finished table, again": lambda n: f"/t/copy{100 + n:018}",
            "replay, first time": lambda n: f"/t/copy{200 + n:018}/replay",
            "replay, again": lambda n: f"/t/copy{200 + n:018}/replay",
        }
        for name, path in pages.items():
            print(f"{name}: {request_times(client, server, path)}", flush=True)
        began = time.perf_counter()
        with client.stream("GET", "/me/data.json") as stream:
            for number, _ in enumerate(stream.iter_raw()):
                if number == 0:
                    print(f"own data of {HEAVY_USER}: first byte after {time.perf_counter() - began:.2f} s", flush=True)
        print(f"own data of {HEAVY_USER}: all after {time.perf_counter() - began:.2f} s", flush=True)


def main(games: int) -> None:
    """Fill the database, start the site, measure."""
    postgres = Postgres(sync=False)
    try:
        db = postgres.new_database()
        asyncio.run(play_originals(db))
        with psycopg.connect(db) as connection:
            began = time.perf_counter()
            for statement in (FILL % {"games": games}).split(";\n"):
                if statement.strip():
                    connection.execute(statement)
            connection.commit()
            connection.autocommit = True
            connection.execute("VACUUM ANALYZE")
            lines = connection.execute("SELECT count(*) FROM lines").fetchone()
            print(f"{games} games, {lines[0] if lines else 0:,} lines, filled in {time.perf_counter() - began:.0f} s", flush=True)
        store = Store(db)
        token = AccountService(AccountStore(store)).add_device(HEAVY_USER, "benchmark")
        timed("100 polls of the clocks", lambda: [store.tables.times_up() for _ in range(100)])
        os.environ |= {"KOGGE_ARCHIVE_DAYS": "0", "KOGGE_OPEN_DAYS": "0"}  # the server neither archives nor deletes anything
        with ServerProcess(db) as server:
            measure(server, str(token))
        with tempfile.TemporaryDirectory() as folder:
            store.set_setting(LAST_BACKUP, str(time.time() - 86_400))
            backup_bytes = timed_backup(store, Path(folder))
            print(f"size of the backup: {backup_bytes / 1e6:,.0f} MB", flush=True)
        with psycopg.connect(db) as connection:
            before = lines_bytes(connection)
            timed("archiving all games", lambda: archive_all(store))
            print(f"lines: {before / 1e6:,.0f} MB before, {lines_bytes(connection) / 1e6:,.0f} MB after", flush=True)
        store.close()
    finally:
        postgres.remove()


def timed_backup(store: Store, folder: Path) -> int:
    """Make a nightly backup and replay 200 games. Returns the size of the backup in bytes."""
    result = timed("nightly backup", lambda: nightly(store, folder))
    assert isinstance(result, NightlyBackup)
    assert not result.faults, result.faults[:3]
    print(f"{result.replayed} games were replayed", flush=True)
    timed("replaying 200 games", lambda: sum(1 for _ in verify(store, time.time() + 86_400, 200)))
    return result.path.stat().st_size


def archive_all(store: Store) -> None:
    """Archive every finished game, then return the free space to the disk."""
    while store.tables.archive_tables(time.time() + 60, 500):
        pass
    store.vacuum()


def lines_bytes(connection: psycopg.Connection) -> int:
    """Bytes of the table `lines` with its indexes."""
    found = connection.execute("SELECT pg_total_relation_size('lines')").fetchone()
    connection.commit()
    return int(found[0]) if found else 0


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
