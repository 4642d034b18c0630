"""The processor time of a table's pages: `python -m benchmarks.pages [GAME …]`.

Four viewers follow a random game, without a network. For each move and viewer it measures the time to render the update, its size, and
which fragments it contains. `--fragments` lists the fragments, `--profile` the slowest functions.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import pstats
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from typing import Any

import kogge
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.fragments import ROOT, Page
from kogge.web.live.hub import Hub
from kogge.web.tables.pages import DEFAULTS, TablePages, Viewer
from kogge.web.tables.service import Place, TableService

MOVES = 120
SEEDS = (1, 2, 3)


def main() -> None:
    """Print one line for each game."""
    wanted = [one for one in sys.argv[1:] if not one.startswith("-")] or list(kogge.list_games())
    profile = cProfile.Profile() if "--profile" in sys.argv else None
    for game in wanted:
        costs, sizes, sent, wholes = measure(game, profile)
        print(
            f"{game:15} {1000 * sum(costs) / len(costs):.2f} ms a viewer and move, update {statistics.median(sizes):,.0f} bytes median,"
            f" {sum(sizes) / len(sizes):,.0f} on average; the whole page {sum(wholes) / len(wholes):,.0f}",
            flush=True,
        )
        if "--fragments" in sys.argv:
            for name, size in sent.most_common(30):
                print(f"  {size / len(sizes):8,.0f} bytes an update  {name}")
    if profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


def measure(game: str, profile: cProfile.Profile | None = None) -> tuple[list[float], list[int], Counter[str], list[int]]:
    """Seconds and bytes for each viewer and move; the bytes of each fragment; the size of whole pages."""
    costs: list[float] = []
    sizes: list[int] = []
    wholes: list[int] = []
    sent: Counter[str] = Counter()
    seats = min(4, max(kogge.list_games()[game]["players"]))
    for seed in SEEDS:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(f"sqlite:///{folder}/kogge.db")
            store.migrate()
            hub = Hub()
            tables = TableService(store.tables, hub.bus, hub, lambda _game: ["random"], AccountStore(store).friends)
            asyncio.run(_play(tables, game, seats, random.Random(seed), (costs, sizes, wholes, sent), profile))
            store.close()
    return costs, sizes, sent, wholes


async def _play(tables: TableService, game: str, seats: int, chance: random.Random, out: Any, profile: cProfile.Profile | None) -> None:
    costs, sizes, wholes, sent = out
    people = [User(f"user-{seat}", f"Player {seat}") for seat in range(1, seats + 1)]
    viewers = [Viewer(one, "de", DEFAULTS, "http://kogge") for one in people]
    pages = TablePages(tables)
    table_id = tables.open(people[0], game, [Place("me")] + [Place("open")] * (seats - 1))
    for one in people[1:]:
        tables.join(one, table_id)
    shown: list[Page] = [pages.page(table_id, one) for one in viewers]
    gc.disable()
    for number in range(MOVES):
        snapshot = tables.sessions.snapshot(table_id)
        match = snapshot.match
        if match.is_over:
            break
        await tables.play(people[match.seat - 1], table_id, match.seat, chance.choice(match.moves()), snapshot.version)
        began = time.process_time()
        if profile and number > 10:
            profile.enable()
        current = pages.current(table_id)
        now = [current.page(one) for one in viewers]
        updates = [after.update(before.outline) for before, after in zip(shown, now, strict=True)]
        if profile:
            profile.disable()
        if number > 10:
            costs += [(time.process_time() - began) / seats] * seats
            sizes += [len(one.encode()) for one in updates]
            wholes += [len(one.html().encode()) for one in now]
            for before, after in zip(shown, now, strict=True):
                count(ROOT, before, after, sent)
        shown = now
    gc.enable()


def count(name: str, before: Page, after: Page, sent: Counter[str]) -> None:
    """Add up the bytes of an update by fragment."""
    fragment, old = after.fragments[name], before.fragments.get(name)
    is_own_same = old is not None and old.summary[2:] == fragment.summary[2:] and name != ROOT
    sent[name.rstrip("0123456789-")] += len(f"<div id={name} same></div>" if is_own_same else "".join(fragment.texts).encode())
    for child in fragment.summary.children:
        was_here = old is not None and child in old.summary.children
        is_same = was_here and before.fragments[child].summary.digest == after.fragments[child].summary.digest
        if not is_same:
            count(child, before, after, sent)


if __name__ == "__main__":
    main()
