"""The processor time and the size of a table's pages: `python -m benchmarks.pages [GAME …]`.

The players of a random game, up to four, view their table in this process, without a network. For each move and viewer it measures the time
to render the update, its size, and which fragments it contains. `--fragments` lists the fragments, `--profile` the slowest functions.
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

MOVES = 120  # of each game
SEEDS = (1, 2, 3)


def main() -> None:
    """Print one line for each game."""
    games = [word for word in sys.argv[1:] if not word.startswith("-")] or list(kogge.list_games())
    profile = cProfile.Profile() if "--profile" in sys.argv else None
    for game in games:
        costs, update_sizes, fragment_sizes, page_sizes = measure(game, profile)
        print(
            f"{game:15} {1000 * sum(costs) / len(costs):.2f} ms for each viewer and move; an update has"
            f" {statistics.median(update_sizes):,.0f} bytes (median; mean {sum(update_sizes) / len(update_sizes):,.0f}),"
            f" the whole page {sum(page_sizes) / len(page_sizes):,.0f} (mean)",
            flush=True,
        )
        if "--fragments" in sys.argv:
            for name, size in fragment_sizes.most_common(30):
                print(f"  {size / len(update_sizes):8,.0f} bytes per update  {name}")
    if profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


def measure(game: str, profile: cProfile.Profile | None = None) -> tuple[list[float], list[int], Counter[str], list[int]]:
    """Seconds and bytes for each viewer and move; the bytes of each fragment; the size of whole pages."""
    costs: list[float] = []
    update_sizes: list[int] = []
    page_sizes: list[int] = []
    fragment_sizes: Counter[str] = Counter()
    seats = min(4, max(kogge.list_games()[game]["players"]))
    for seed in SEEDS:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(f"sqlite:///{folder}/kogge.db")
            store.migrate()
            hub = Hub()
            tables = TableService(store.tables, hub.bus, hub, lambda _game: ["random"], AccountStore(store).friends)
            asyncio.run(_play(tables, game, seats, random.Random(seed), (costs, update_sizes, page_sizes, fragment_sizes), profile))
            store.close()
    return costs, update_sizes, fragment_sizes, page_sizes


async def _play(tables: TableService, game: str, seats: int, rng: random.Random, out: Any, profile: cProfile.Profile | None) -> None:
    costs, update_sizes, page_sizes, fragment_sizes = out
    people = [User(f"user-{seat}", f"Player {seat}") for seat in range(1, seats + 1)]
    viewers = [Viewer(person, "de", DEFAULTS, "http://kogge") for person in people]
    pages = TablePages(tables)
    table_id = tables.open(people[0], game, [Place("me")] + [Place("open")] * (seats - 1))
    for person in people[1:]:
        tables.join(person, table_id)
    shown: list[Page] = [pages.page(table_id, viewer) for viewer in viewers]
    gc.disable()
    for number in range(MOVES):
        snapshot = tables.sessions.snapshot(table_id)
        match = snapshot.match
        if match.is_over:
            break
        await tables.play(people[match.seat - 1], table_id, match.seat, rng.choice(match.moves()), snapshot.version)
        began = time.process_time()
        if profile and number > 10:
            profile.enable()
        current = pages.current(table_id)
        new = [current.page(viewer) for viewer in viewers]
        updates = [after.update(before.outline) for before, after in zip(shown, new, strict=True)]
        if profile:
            profile.disable()
        if number > 10:
            costs += [(time.process_time() - began) / seats] * seats
            update_sizes += [len(update.encode()) for update in updates]
            page_sizes += [len(page.html().encode()) for page in new]
            for before, after in zip(shown, new, strict=True):
                add_fragment_sizes(ROOT, before, after, fragment_sizes)
        shown = new
    gc.enable()


def add_fragment_sizes(name: str, before: Page, after: Page, sizes: Counter[str]) -> None:
    """Add the bytes of an update to the sums by fragment, for this fragment and those in it."""
    fragment, old = after.fragments[name], before.fragments.get(name)
    is_own_same = old is not None and old.summary[2:] == fragment.summary[2:] and name != ROOT
    sizes[name.rstrip("0123456789-")] += len(f"<div id={name} same></div>" if is_own_same else "".join(fragment.texts).encode())
    for child in fragment.summary.children:
        was_here = old is not None and child in old.summary.children
        is_same = was_here and before.fragments[child].summary.digest == after.fragments[child].summary.digest
        if not is_same:
            add_fragment_sizes(child, before, after, sizes)


if __name__ == "__main__":
    main()
