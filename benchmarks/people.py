"""How long the lobby, a person's page and the ranking take with many people and games: `python -m benchmarks.people`.

A PostgreSQL of one's own gets 10,000 people with 100,000 finished games of three seats (one in two with a bot), and a real server answers.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

import httpx
import psycopg

from benchmarks.scratch_postgres import Postgres, held_port
from kogge.web.accounts.ratings import Ratings
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs

PEOPLE, GAMES, ASKED = 10_000, 100_000, 60

FILL = f"""
INSERT INTO users (id, name, created, page, ranked)
    SELECT 'user-' || n, 'Player ' || n, 0, 'page-' || n, n % 5 = 0 FROM generate_series(1, {PEOPLE}) AS n;
INSERT INTO tables (id, game, players, options, secret, status, version, revision, lines, listed, host, created, changed, result)
    SELECT 'table-' || n, (ARRAY['speicherstadt', 'colonia', 'hellweg'])[1 + n % 3], 3, '', '', 'over', 1, 1, 0, n % 2 = 0,
        'user-' || (1 + n * 7919 % {PEOPLE}), n, 1700000000 + n, '31* 24 28' FROM generate_series(1, {GAMES}) AS n;
INSERT INTO seats (table_id, seat, kind, user_id, name, level)
    SELECT 'table-' || n, s, CASE WHEN s = 3 AND n % 2 = 0 THEN 'bot' ELSE 'person' END,
        CASE WHEN s = 3 AND n % 2 = 0 THEN NULL ELSE 'user-' || (1 + (n * 7919 + s * 104729) % {PEOPLE}) END, 'Player',
        CASE WHEN s = 3 AND n % 2 = 0 THEN 'medium' END FROM generate_series(1, {GAMES}) AS n, generate_series(1, 3) AS s;
INSERT INTO lines (table_id, number, text, who, at)
    SELECT table_id, seat, seat || ' pass', user_id, 0 FROM seats WHERE user_id IS NOT NULL;
INSERT INTO rated_games (user_id, table_id, game, opponents, place, counted, at)
    SELECT user_id, table_id, game, '[1500.0, 1600.0]', seat - 1, true, changed FROM seats JOIN tables ON tables.id = table_id
    WHERE user_id IS NOT NULL AND NOT (game = 'colonia' AND changed < 1700000400) ON CONFLICT DO NOTHING;
ANALYZE;
"""


def milliseconds(client: httpx.Client, path: str) -> list[float]:
    """How long a page took, several times over."""
    took = []
    for number in range(ASKED):
        began = time.perf_counter()
        client.get(path.format(number=1 + number * 97)).raise_for_status()
        took.append((time.perf_counter() - began) * 1000)
    return took


def main() -> None:
    """Fill, serve, measure."""
    postgres = Postgres(sync=False)
    try:
        db = postgres.new_database()
        store = Store(db)
        store.migrate()
        with psycopg.connect(db) as connection:
            connection.execute(FILL)
        accounts = AccountStore(store)
        ratings = Ratings(accounts, store.tables, ThreadJobs())
        began = time.perf_counter()
        for number in range(1, 101):
            ratings.rate_table(f"table-{3 * number + 1}")
        print(f"to rate a game: {(time.perf_counter() - began) * 10:.1f} ms")
        token = AccountService(accounts).add_device("user-7", "benchmark")
        store.close()
        held = held_port()
        port = str(held.getsockname()[1])
        environment = os.environ | {"KOGGE_DB": db, "KOGGE_RATE_LIMITS": "off", "KOGGE_COMPILE": "no"}
        server = subprocess.Popen([sys.executable, "-m", "kogge", "serve", "--port", port], env=environment)
        try:
            measure(f"http://127.0.0.1:{port}", str(token))
        finally:
            server.terminate()
            server.wait(30)
            held.close()
    finally:
        postgres.remove()


def measure(site: str, token: str) -> None:
    """Ask for the pages, one after the other, as somebody with games."""
    with httpx.Client(base_url=site, timeout=30) as client:
        while True:
            try:
                client.get("/healthz").raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.1)
        client.headers["Authorization"] = f"Bearer {token}"
        client.get("/")
        for name, path in (("lobby", "/"), ("a person's page", "/people/page-{number}"), ("ranking", "/ranking/colonia")):
            took = milliseconds(client, path)
            print(f"{name}: median {statistics.median(took):.0f} ms, slowest of {ASKED} {max(took):.0f} ms")


if __name__ == "__main__":
    main()
