"""How long the lobby, a profile and a ranking take on a site with many users: `python -m benchmarks.people`.

It fills a temporary PostgreSQL server with 10,000 users and 100,000 finished games of three seats (half of them with a bot), and measures
a real site.
"""

from __future__ import annotations

import statistics
import time

import httpx
import psycopg

from benchmarks.load import ServerProcess
from benchmarks.scratch_postgres import Postgres
from kogge.web.accounts.ratings import Ratings
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs

N_USERS, GAMES, REQUESTS = 10_000, 100_000, 60

FILL = f"""
INSERT INTO users (id, name, created, page, ranked)
    SELECT 'user-' || n, 'Player ' || n, 0, 'page-' || n, n % 5 = 0 FROM generate_series(1, {N_USERS}) AS n;
INSERT INTO tables (id, game, players, options, secret, status, version, revision, lines, listed, host, created, changed, result)
    SELECT 'table-' || n, (ARRAY['speicherstadt', 'colonia', 'hellweg'])[1 + n % 3], 3, '', '', 'over', 1, 1, 0, n % 2 = 0,
        'user-' || (1 + n * 7919 % {N_USERS}), n, 1700000000 + n, '31* 24 28' FROM generate_series(1, {GAMES}) AS n;
INSERT INTO seats (table_id, seat, kind, user_id, name, level)
    SELECT 'table-' || n, s, CASE WHEN s = 3 AND n % 2 = 0 THEN 'bot' ELSE 'person' END,
        CASE WHEN s = 3 AND n % 2 = 0 THEN NULL ELSE 'user-' || (1 + (n * 7919 + s * 104729) % {N_USERS}) END, 'Player',
        CASE WHEN s = 3 AND n % 2 = 0 THEN 'medium' END FROM generate_series(1, {GAMES}) AS n, generate_series(1, 3) AS s;
INSERT INTO lines (table_id, number, text, who, at)
    SELECT table_id, seat, seat || ' pass', user_id, 0 FROM seats WHERE user_id IS NOT NULL;
INSERT INTO rated_games (user_id, table_id, game, opponents, place, counted, at)
    SELECT user_id, table_id, game, '[1500.0, 1600.0]', seat - 1, true, changed FROM seats JOIN tables ON tables.id = table_id
    WHERE user_id IS NOT NULL AND NOT (game = 'colonia' AND changed < 1700000400) ON CONFLICT DO NOTHING;
ANALYZE;
"""


def request_times(client: httpx.Client, path: str) -> list[float]:
    """Request several pages of one kind. Returns the milliseconds of each."""
    times = []
    for number in range(REQUESTS):
        began = time.perf_counter()
        client.get(path.format(number=1 + number * 97)).raise_for_status()
        times.append((time.perf_counter() - began) * 1000)
    return times


def main() -> None:
    """Fill the database, start the site, measure."""
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
        print(f"rating a game: {(time.perf_counter() - began) * 10:.1f} ms")
        token = AccountService(accounts).add_device("user-7", "benchmark")
        store.close()
        with ServerProcess(db) as server:
            measure(server.url, str(token))
    finally:
        postgres.remove()


def measure(site: str, token: str) -> None:
    """Request the pages one after the other, as a user with games, and print their times."""
    with httpx.Client(base_url=site, timeout=30) as client:
        client.headers["Authorization"] = f"Bearer {token}"
        client.get("/")
        for name, path in (("lobby", "/"), ("a person's page", "/people/page-{number}"), ("ranking", "/ranking/colonia")):
            times = request_times(client, path)
            print(f"{name}: median {statistics.median(times):.0f} ms, slowest of {REQUESTS} {max(times):.0f} ms")


if __name__ == "__main__":
    main()
