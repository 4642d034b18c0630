"""The reply time of `expert` bots on the site: `python -m benchmarks.experts`.

One player plays each game against three experts on a real server. It prints the time from the server's start to the first reply, the reply
times once the search is loaded from the cache, and the memory that all nets need.
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
# Until the search is loaded, the net alone decides, which is faster. The search counts as loaded after some slow replies in a row.
MIN_SEARCH_SECONDS, SEARCHES_IN_A_ROW = 0.15, 5
SEATS = [{"kind": "me"}] + [{"kind": "bot", "level": "expert"}] * 3


async def measure_replies(server: ServerProcess, game: str) -> tuple[float, list[float]]:
    """Seconds from the server's start to the first reply, and the seconds of each bot's decision once the experts search."""
    caller, rng, first, times = Caller("127.0.0.1", server.port), random.Random(1), 0.0, []
    slow_replies = 0  # in a row
    await caller.become("Anne")
    while len(times) < REPLIES:
        _, table = await caller.call("POST", "/api/tables", {"game": game, "seats": SEATS})
        last_update = time.monotonic()
        async for update in caller.follow(table["id"]):
            now = time.monotonic()
            if update["status"] != "running" or len(times) >= REPLIES:
                break
            if update["moves"]:
                chosen = {"seat": update["turn"], "move": rng.choice(update["moves"]), "version": update["version"]}
                await caller.call("POST", f"/api/tables/{table['id']}/moves?brief=1", chosen)
            elif any(line[0] in "234" for line in update["lines"]):
                first = first or now - server.began
                slow_replies = slow_replies + 1 if now - last_update >= MIN_SEARCH_SECONDS else 0
                if times or slow_replies > SEARCHES_IN_A_ROW:
                    times.append(now - last_update)
            last_update = time.monotonic()
    caller.close()
    return first, times


def main() -> None:
    """Print the memory of all nets, then one line for each game."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for game in game_ids():
        net_for(game_config(game))
    print(f"all nets: {(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024:.1f} MB")
    for game in game_ids():
        kogge.bots.warm_up(game)
        with ServerProcess(compiles=True) as server:
            first, times = asyncio.run(measure_replies(server, game))
            slowest = max(times) * 1000
            print(
                f"{game}: first page {server.first_page:.1f} s and first reply {first:.1f} s after the start, then "
                f"{statistics.median(times) * 1000:.0f} ms (median of {len(times)}, slowest {slowest:.0f}); "
                f"{server.memory() / 2**20:.0f} MB in memory"
            )


if __name__ == "__main__":
    main()
