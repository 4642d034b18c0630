"""How a site with many games does: page times, the backup, the check of it, and the space of packed games.

`python -m benchmarks.large_site [GAMES]`: a PostgreSQL of one's own gets 2,000 people and 20,000 finished games, copies of 30 that are
played here by the rules, so that every one can be replayed; then a real server answers.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg

from benchmarks.scratch_postgres import Postgres, held_port
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.db.store import Store
from kogge.web.server.backup import NightlyBackup, nightly, verify
from kogge.web.tables.service import Place

PEOPLE, ORIGINALS, ASKED = 2000, 30, 12
HEAVY_USER = "user-7"  # has a share of every hundredth game more than others

FILL = f"""
INSERT INTO users (id, name, created, page, ranked)
    SELECT 'user-' || n, 'Player ' || n, 0, 'page-' || n, n %% 5 = 0 FROM generate_series(1, {PEOPLE}) AS n;
CREATE TEMP TABLE original AS SELECT row_number() OVER (ORDER BY id) - 1 AS n, id FROM tables WHERE status = 'over';
CREATE TEMP TABLE copy AS SELECT original.id AS original, 'copy' || lpad(g::text, 18, '0') AS id, g FROM generate_series(1, %(games)s) AS g
    JOIN original ON original.n = g %% {ORIGINALS};
INSERT INTO tables SELECT (jsonb_populate_record(t, jsonb_build_object('id', copy.id, 'host', 'user-' || (1 + g * 7919 %% {PEOPLE}),
    'changed', t.changed - 86400.0 * (g %% 200), 'created', t.created - 86400.0 * (g %% 200)))).*
    FROM copy JOIN tables t ON t.id = copy.original;
INSERT INTO seats SELECT (jsonb_populate_record(s, jsonb_build_object('table_id', copy.id, 'user_id',
    CASE WHEN g %% 20 = 0 AND seat = 1 THEN '{HEAVY_USER}' ELSE 'user-' || (1 + (g * 7919 + seat * 1047) %% {PEOPLE}) END))).*
    FROM copy JOIN seats s ON s.table_id = copy.original;
INSERT INTO lines (table_id, number, text, who, at) 
    SELECT copy.id, l.number, l.text, CASE WHEN l.who IS NULL THEN NULL ELSE s.user_id END, l.at
    FROM copy JOIN lines l ON l.table_id = copy.original
    LEFT JOIN seats s ON s.table_id = copy.id AND s.seat::text = split_part(l.text, ' ', 1);
"""


async def play_originals(db: str) -> None:
    """Play a few games to their end, by random moves."""
    site = create_app(Settings(db=db, compile=False, rate_limits=False))
    tables, chance = site.state.services.tables, random.Random(5)
    user = User("original", "Original")
    for number in range(ORIGINALS):
        game = ("speicherstadt", "colonia", "hellweg")[number % 3]
        table_id = tables.open(user, game, [Place("me"), Place("guest"), Place("guest")])
        while (match := tables.session(tables.row(table_id)).match).seat is not None:
            await tables.play(user, table_id, match.seat, chance.choice(match.moves()), tables.row(table_id).version)
    site.state.services.tables.db.close()


def timed(name: str, work: Callable[[], object]) -> object:
    """Do something and print how long it took."""
    began, used = time.perf_counter(), time.process_time()
    done = work()
    print(f"{name}: {time.process_time() - used:.2f} s of processor time, {time.perf_counter() - began:.2f} s", flush=True)
    return done


def processor_seconds(process: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def milliseconds(client: httpx.Client, server: int, path: Callable[[int], str]) -> str:
    """How long different pages of a kind took, and the server's processor time, which a busy machine does not change."""
    took, before = [], processor_seconds(server)
    for number in range(ASKED):
        began = time.perf_counter()
        client.get(path(number)).raise_for_status()
        took.append((time.perf_counter() - began) * 1000)
    each = (processor_seconds(server) - before) / ASKED * 1000
    return f"{each:.0f} ms of processor time; median {statistics.median(took):.0f} ms, slowest {max(took):.0f} ms"


def measure(site: str, token: str, server: int) -> None:
    """Ask for the pages, one after the other."""
    with httpx.Client(base_url=site, timeout=120, headers={"Authorization": f"Bearer {token}"}) as client:
        while True:
            try:
                client.get("/healthz").raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.1)
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
            print(f"{name}: {milliseconds(client, server, path)}", flush=True)
        began = time.perf_counter()
        with client.stream("GET", "/me/data.json") as stream:
            for number, _ in enumerate(stream.iter_raw()):
                if number == 0:
                    print(f"own data of {HEAVY_USER}: first byte after {time.perf_counter() - began:.2f} s", flush=True)
        print(f"own data of {HEAVY_USER}: all after {time.perf_counter() - began:.2f} s", flush=True)


def main(games: int) -> None:
    """Fill, serve, measure."""
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
        held = held_port()
        port = str(held.getsockname()[1])
        environment = os.environ | {"KOGGE_DB": db, "KOGGE_RATE_LIMITS": "off", "KOGGE_COMPILE": "no", "KOGGE_ARCHIVE_DAYS": "0"}
        server = subprocess.Popen([sys.executable, "-m", "kogge", "serve", "--port", port], env=environment)
        try:
            measure(f"http://127.0.0.1:{port}", str(token), server.pid)
        finally:
            server.terminate()
            server.wait(30)
            held.close()
        with tempfile.TemporaryDirectory() as folder:
            store.note("last_backup", str(time.time() - 86_400))
            night = nightly_timed(store, Path(folder))
            print(f"the backup has {night / 1e6:,.0f} MB", flush=True)
        with psycopg.connect(db) as connection:
            before = size(connection)
            timed("packing all games", lambda: archive_all(store))
            print(f"lines: {before / 1e6:,.0f} MB before, {size(connection) / 1e6:,.0f} MB after", flush=True)
        store.close()
    finally:
        postgres.remove()


def nightly_timed(store: Store, folder: Path) -> int:
    """A nightly backup; returns its size."""
    night = timed("nightly backup", lambda: nightly(store, folder))
    assert isinstance(night, NightlyBackup)
    assert not night.faults, night.faults[:3]
    print(f"{night.replayed} games were replayed", flush=True)
    timed("replaying 200 games", lambda: sum(1 for _ in verify(store, time.time() + 86_400, 200)))
    return night.path.stat().st_size


def archive_all(store: Store) -> None:
    """Pack every finished game and give the space back."""
    while store.tables.archive_tables(time.time() + 60, 500):
        pass
    store.free_space()


def size(connection: psycopg.Connection) -> int:
    """Bytes of the table `lines` with its indexes."""
    found = connection.execute("SELECT pg_total_relation_size('lines')").fetchone()
    connection.commit()
    return int(found[0]) if found else 0


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
