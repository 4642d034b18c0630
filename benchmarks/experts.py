"""The reply time of `expert` bots on the site: `python -m benchmarks.experts`.

One table of each game on a real server, one player against experts: the time of the first reply after the server's start, and of the
replies once the search is loaded (from the cache). It also prints the memory that all nets need.
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import time

import kogge.bots
from benchmarks.callers import Caller
from benchmarks.load import ServerProcess
from kogge.bots.net import net_for
from kogge.games import game_config, game_ids

REPLIES = 40
MIN_SEARCH_SECONDS, SEARCHES_IN_A_ROW = (
    0.15,
    5,
)  # seconds; a faster reply comes from the net alone, which decides until the search is loaded
SEATS = [{"kind": "me"}] + [{"kind": "bot", "level": "expert"}] * 3


async def replies(served: ServerProcess, game: str) -> tuple[float, list[float]]:
    """Seconds from the server's start to the first reply, and the seconds of each bot decision once the experts search."""
    caller, chance, first, found = Caller("127.0.0.1", served.port), random.Random(1), 0.0, []
    thought = 0
    await caller.become("Anne")
    while len(found) < REPLIES:
        _, table = await caller.call("POST", "/api/tables", {"game": game, "seats": SEATS})
        asked = time.monotonic()
        async for update in caller.follow(table["id"]):
            now = time.monotonic()
            if update["status"] != "running" or len(found) >= REPLIES:
                break
            if update["moves"]:
                chosen = {"seat": update["turn"], "move": chance.choice(update["moves"]), "version": update["version"]}
                await caller.call("POST", f"/api/tables/{table['id']}/moves?brief=1", chosen)
            elif any(line[0] in "234" for line in update["lines"]):
                first = first or now - served.began
                thought = thought + 1 if now - asked >= MIN_SEARCH_SECONDS else 0
                if found or thought > SEARCHES_IN_A_ROW:
                    found.append(now - asked)
            asked = time.monotonic()
    caller.close()
    return first, found


def main() -> None:
    """Measure and print."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for game in game_ids():
        net_for(game_config(game))
    print(f"all nets: {(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024:.1f} MB")
    for game in game_ids():
        kogge.bots.warm_up(game)
        with ServerProcess(compiles=True) as served:
            first, found = asyncio.run(replies(served, game))
            slowest = max(found) * 1000
            print(
                f"{game}: first page {served.first_page:.1f} s and first reply {first:.1f} s after the start, then "
                f"{statistics.median(found) * 1000:.0f} ms (median of {len(found)}, slowest {slowest:.0f}); "
                f"{served.memory() / 2**20:.0f} MB in memory"
            )


if __name__ == "__main__":
    main()
