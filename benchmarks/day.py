"""A simulated day of the site on a small scale: `python -m benchmarks.day [TABLES [SECONDS [VIEWERS]]]`.

A day of 24 "hours" takes a few minutes. The number of people changes by the hour and is highest in the evening:

- live tables of four browsers, with a move about every two seconds; players stay for five hours;
- correspondence games, five for each live table: a player opens the table, makes a move if it is their turn, and leaves;
- one popular table of four programs with one move per second, which many browsers watch from 20 to 23 o'clock.

For each hour it prints the live tables, moves and visits, and the processor time and memory of the server. The totals at the end include
the time until the last browser at a table has received a move. docs/capacity.md uses these totals.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from benchmarks.callers import Caller, PageState
from benchmarks.load import PLAYERS, Row, ServerProcess, SimulatedTable, event_loop, percentile_ms

HOURS = 24
BUSY = [1, 1, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 5, 7, 9, 10, 10, 8, 4]
"""The load in each hour, in tenths of the busiest hour."""
POPULAR = range(20, 23)
STAY = 5  # hours at a live table
DAYS_PER_TABLE = 5  # correspondence games for each live table
PAUSE = 2.0  # seconds before a move at a live table


class LiveTable(SimulatedTable):
    """Four people who play for a while and leave."""

    async def stay(self, seconds: float) -> None:
        """Join, play, leave."""
        await self.sit_down()
        playing = asyncio.create_task(self.play())
        await asyncio.wait([playing], timeout=seconds)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for caller in self.callers:
            caller.close()


class GameOverDays(SimulatedTable):
    """Four people who open the table now and then."""

    visits: list[float]

    async def visit(self) -> None:
        """Open the table, and make a move if it is this player's turn."""
        seat = self.chance.randrange(PLAYERS)
        began = time.perf_counter()
        _, page = await self.callers[seat].browse(f"/t/{self.id}/board")
        self.visits.append(time.perf_counter() - began)
        shown = PageState(page)
        if shown.is_mine:
            moves = shown.moves() or await self._moves_on_page(self.callers[seat])
            chosen = {"seat": seat + 1, "move": self.chance.choice(moves), "version": shown.version}
            await self.callers[seat].browse(f"/t/{self.id}/move", chosen, shown.page)
            self.moves += 1
        self.callers[seat].close()


class Day:
    """All visitors of a day."""

    def __init__(self, served: ServerProcess, tables: int, seconds: float, viewers: int):
        self.served, self.tables, self.hour, self.viewers = served, tables, seconds / HOURS, viewers
        self.begin = asyncio.Event()
        self.begin.set()
        self.chance = random.Random(1)
        self.live: list[LiveTable] = []
        self.over_days: list[GameOverDays] = []
        self.staying: set[asyncio.Task[None]] = set()
        self.visiting: set[asyncio.Task[None]] = set()
        self.reached: list[float] = []
        self.bytes = 0

    async def run(self) -> Row:
        """The whole day."""
        for number in range(self.tables * DAYS_PER_TABLE):
            table = GameOverDays("127.0.0.1", self.served.port, 10_000 + number, 0.0, self.begin, True)
            table.visits = []
            await table.sit_down()
            self.over_days.append(table)
        cpu, before, hours = self.served.cpu(), self.served.memory(), []
        async with AsyncExitStack() as popular:
            for hour in range(HOURS):
                if hour == POPULAR.start and self.viewers:
                    await popular.enter_async_context(self._popular())
                if hour == POPULAR.stop:
                    await popular.aclose()
                hours.append(await self._hour(hour))
                print(json.dumps(hours[-1]), flush=True)
        for one in (*self.staying, *self.visiting):
            one.cancel()
        await asyncio.gather(*self.staying, *self.visiting, return_exceptions=True)
        delays = sorted(delay for table in self.live for delay in table.delays)
        sizes = sorted(size for table in self.live for size in table.sizes)
        moves = sum(table.moves for table in (*self.live, *self.over_days))
        visits = sorted(seconds for table in self.over_days for seconds in table.visits)
        row: Row = {"moves": moves, "visits": len(visits), "server cpu s": round(self.served.cpu() - cpu, 1)}
        row |= {"live p50 ms": percentile_ms(delays, 0.5), "live p99 ms": percentile_ms(delays, 0.99)}
        row |= {
            "visit p50 ms": percentile_ms(visits, 0.5),
            "visit p99 ms": percentile_ms(visits, 0.99),
            "popular max ms": percentile_ms(sorted(self.reached), 1.0),
        }
        row |= {"update bytes p50": sizes[len(sizes) // 2] if sizes else 0, "MB before": before / 1e6}
        row |= {"MB at most": max(one["MB"] for one in hours), "database MB": self._database() / 1e6}
        return {name: round(value, 1) if isinstance(value, float) else value for name, value in row.items()}

    def _database(self) -> int:
        return sum(one.stat().st_size for one in Path(self.served.folder.name).iterdir())

    async def _hour(self, hour: int) -> Row:
        wanted = round(self.tables * BUSY[hour] / 10)
        for _ in range(wanted - len(self.staying)):
            table = LiveTable("127.0.0.1", self.served.port, len(self.live), PAUSE, self.begin, True)
            self.live.append(table)
            task = asyncio.create_task(table.stay(STAY * self.hour))
            self.staying.add(task)
            task.add_done_callback(self.staying.discard)
        cpu, began = self.served.cpu(), time.perf_counter()
        played = sum(table.moves for table in (*self.live, *self.over_days))
        visits = sum(len(table.visits) for table in self.over_days)
        heard = len(self.reached)
        until = began + self.hour
        while (now := time.perf_counter()) < until:
            if self.chance.random() < BUSY[hour] / 10:
                task = asyncio.create_task(self.chance.choice(self.over_days).visit())
                self.visiting.add(task)
                task.add_done_callback(self.visiting.discard)
            await asyncio.sleep(min(0.1, max(0.0, until - now)))
        took = time.perf_counter() - began
        moves = sum(table.moves for table in (*self.live, *self.over_days)) - played
        row: Row = {"hour": hour, "live tables": len(self.staying), "moves": moves}
        row |= {
            "visits": sum(len(table.visits) for table in self.over_days) - visits,
            "popular moves seen by all": len(self.reached) - heard,
        }
        return row | {"server cores": round((self.served.cpu() - cpu) / took, 2), "MB": round(self.served.memory() / 1e6, 1)}

    @asynccontextmanager
    async def _popular(self) -> AsyncIterator[None]:
        """A table with many spectators."""
        table = SimulatedTable("127.0.0.1", self.served.port, 99_999, 1.0, self.begin)
        await table.sit_down()
        seen: dict[int, int] = {}

        async def watch(number: int) -> None:
            source = f"127.0.{1 + number // 200}.{1 + number % 200}"
            async for shown in Caller("127.0.0.1", self.served.port, source=source).watch(table.id, only_stream=True):
                seen[shown.version] = seen.get(shown.version, 0) + 1
                if seen[shown.version] == self.viewers and shown.version in table.sent:
                    self.reached.append(time.perf_counter() - table.sent[shown.version])

        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(watch(number)) for number in range(self.viewers)]
        tasks.append(asyncio.create_task(table.play()))
        try:
            yield
        finally:
            for one in tasks:
                one.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Print each hour, then the totals of the day."""
    tables, seconds, viewers = (float(one) for one in (sys.argv[1:] + ["20", "144", "500"][len(sys.argv) - 1 :]))
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with ServerProcess() as served, asyncio.Runner(loop_factory=event_loop()) as runner:
        print(json.dumps(runner.run(Day(served, int(tables), seconds, int(viewers)).run())), flush=True)


if __name__ == "__main__":
    main()
