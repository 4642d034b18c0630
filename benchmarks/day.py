"""Simulate a day of the site at a small scale: `python -m benchmarks.day [TABLES [SECONDS [VIEWERS]]]`.

A day of 24 "hours" takes a few minutes. The number of people changes by the hour and is highest in the evening:

- live tables of four browsers, with a move about every two seconds; players stay for five hours;
- correspondence games, five for each live table: a player opens the table, makes a move if it is their turn, and leaves;
- one popular table of four API clients with one move per second, which many browsers watch from 20 to 23 o'clock.

For each hour it prints the live tables, moves and visits, and the processor time and memory of the server. At the end it prints the
totals, including the time until the last browser at a table has received a move. docs/capacity.md quotes these totals.
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
STAY = 5  # hours that players stay at a live table
CORRESPONDENCE_PER_LIVE = 5  # correspondence games for each live table
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


class CorrespondenceTable(SimulatedTable):
    """Four people who open the table now and then."""

    visits: list[float]

    async def visit(self) -> None:
        """Let one of the players open the table, and make a move if it is their turn."""
        seat = self.rng.randrange(PLAYERS)
        began = time.perf_counter()
        _, page = await self.callers[seat].browse(f"/t/{self.id}/board")
        self.visits.append(time.perf_counter() - began)
        state = PageState(page)
        if state.is_my_turn:
            moves = state.moves() or await self._moves_on_page(self.callers[seat])
            chosen = {"seat": seat + 1, "move": self.rng.choice(moves), "version": state.version}
            await self.callers[seat].browse(f"/t/{self.id}/move", chosen, state.page_id)
            self.moves += 1
        self.callers[seat].close()


class Day:
    """All players and spectators of a day, and their measurements."""

    def __init__(self, server: ServerProcess, tables: int, seconds: float, viewers: int):
        self.server, self.tables, self.viewers = server, tables, viewers
        self.seconds_per_hour = seconds / HOURS
        self.begin = asyncio.Event()
        self.begin.set()
        self.rng = random.Random(1)
        self.live: list[LiveTable] = []
        self.correspondence: list[CorrespondenceTable] = []
        self.live_tasks: set[asyncio.Task[None]] = set()
        self.visit_tasks: set[asyncio.Task[None]] = set()
        self.popular_delays: list[float] = []  # of each move at the popular table, until the last spectator has received it
        self.bytes = 0

    async def run(self) -> Row:
        """Simulate the day. Returns the totals."""
        for number in range(self.tables * CORRESPONDENCE_PER_LIVE):
            table = CorrespondenceTable("127.0.0.1", self.server.port, 10_000 + number, 0.0, self.begin, True)
            table.visits = []
            await table.sit_down()
            self.correspondence.append(table)
        cpu, before, hours = self.server.cpu(), self.server.memory(), []
        async with AsyncExitStack() as popular:
            for hour in range(HOURS):
                if hour == POPULAR.start and self.viewers:
                    await popular.enter_async_context(self._popular_table())
                if hour == POPULAR.stop:
                    await popular.aclose()
                hours.append(await self._hour(hour))
                print(json.dumps(hours[-1]), flush=True)
        for task in (*self.live_tasks, *self.visit_tasks):
            task.cancel()
        await asyncio.gather(*self.live_tasks, *self.visit_tasks, return_exceptions=True)
        delays = sorted(delay for table in self.live for delay in table.delays)
        sizes = sorted(size for table in self.live for size in table.sizes)
        moves = sum(table.moves for table in (*self.live, *self.correspondence))
        visits = sorted(seconds for table in self.correspondence for seconds in table.visits)
        row: Row = {"moves": moves, "visits": len(visits), "server cpu s": round(self.server.cpu() - cpu, 1)}
        row |= {"live p50 ms": percentile_ms(delays, 0.5), "live p99 ms": percentile_ms(delays, 0.99)}
        row |= {
            "visit p50 ms": percentile_ms(visits, 0.5),
            "visit p99 ms": percentile_ms(visits, 0.99),
            "popular max ms": percentile_ms(sorted(self.popular_delays), 1.0),
        }
        row |= {"update bytes p50": sizes[len(sizes) // 2] if sizes else 0, "MB before": before / 1e6}
        row |= {"MB at most": max(one["MB"] for one in hours), "database MB": self._database_bytes() / 1e6}
        return {name: round(value, 1) if isinstance(value, float) else value for name, value in row.items()}

    def _database_bytes(self) -> int:
        return sum(file.stat().st_size for file in Path(self.server.folder.name).iterdir())

    async def _hour(self, hour: int) -> Row:
        wanted = round(self.tables * BUSY[hour] / 10)
        for _ in range(wanted - len(self.live_tasks)):
            table = LiveTable("127.0.0.1", self.server.port, len(self.live), PAUSE, self.begin, True)
            self.live.append(table)
            task = asyncio.create_task(table.stay(STAY * self.seconds_per_hour))
            self.live_tasks.add(task)
            task.add_done_callback(self.live_tasks.discard)
        cpu, began = self.server.cpu(), time.perf_counter()
        played = sum(table.moves for table in (*self.live, *self.correspondence))
        visits = sum(len(table.visits) for table in self.correspondence)
        popular_moves = len(self.popular_delays)
        until = began + self.seconds_per_hour
        while (now := time.perf_counter()) < until:
            if self.rng.random() < BUSY[hour] / 10:
                task = asyncio.create_task(self.rng.choice(self.correspondence).visit())
                self.visit_tasks.add(task)
                task.add_done_callback(self.visit_tasks.discard)
            await asyncio.sleep(min(0.1, max(0.0, until - now)))
        took = time.perf_counter() - began
        moves = sum(table.moves for table in (*self.live, *self.correspondence)) - played
        row: Row = {"hour": hour, "live tables": len(self.live_tasks), "moves": moves}
        row |= {
            "visits": sum(len(table.visits) for table in self.correspondence) - visits,
            "popular moves seen by all": len(self.popular_delays) - popular_moves,
        }
        return row | {"server cores": round((self.server.cpu() - cpu) / took, 2), "MB": round(self.server.memory() / 1e6, 1)}

    @asynccontextmanager
    async def _popular_table(self) -> AsyncIterator[None]:
        """A table with many spectators, as long as the context is open."""
        table = SimulatedTable("127.0.0.1", self.server.port, 99_999, 1.0, self.begin)
        await table.sit_down()
        viewers_with: dict[int, int] = {}  # by version of the table

        async def watch(number: int) -> None:
            source = f"127.0.{1 + number // 200}.{1 + number % 200}"
            async for state in Caller("127.0.0.1", self.server.port, source=source).watch(table.id, only_stream=True):
                viewers_with[state.version] = viewers_with.get(state.version, 0) + 1
                if viewers_with[state.version] == self.viewers and state.version in table.sent:
                    self.popular_delays.append(time.perf_counter() - table.sent[state.version])

        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(watch(number)) for number in range(self.viewers)]
        tasks.append(asyncio.create_task(table.play()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Print each hour, then the totals of the day."""
    tables, seconds, viewers = (float(one) for one in (sys.argv[1:] + ["20", "144", "500"][len(sys.argv) - 1 :]))
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with ServerProcess() as server, asyncio.Runner(loop_factory=event_loop()) as runner:
        print(json.dumps(runner.run(Day(server, int(tables), seconds, int(viewers)).run())), flush=True)


if __name__ == "__main__":
    main()
