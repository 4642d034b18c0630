"""The load that the site can take, with simulated players in a second process, and what limits it.

    python -m benchmarks.load             every part
    python -m benchmarks.load 50 10       50 tables for 10 seconds
    python -m benchmarks.load 50 10 0.5   the same with a pause of about half a second before each move
    python -m benchmarks.load 50 10 browsers    the same with forms and pages instead of JSON
    python -m benchmarks.load 1000 10 spectators    1,000 browsers that watch one table
    python -m benchmarks.load 50 10 browsers postgres 2    any of these with two workers on a new PostgreSQL server

A player reads the event stream of their table, which contains every line and, when it is their turn, their moves, and plays a move as soon
as it arrives. An update is one message of the stream. Its time is measured from just before the POST until the last of the other players
has read it. A browser posts the form of a move that has a button; the response is the HTML that has changed, and the other browsers at the
table get theirs from their streams.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from benchmarks.callers import Caller, ConnectionLost, PageState
from benchmarks.scratch_postgres import Postgres, held_port, postgres_folder

PLAYERS = 4
GAME = "speicherstadt"
MOVES_PER_GAME = 180  # the approximate number of moves in a game
MAX_CLICKS = 100  # until a move
Row = dict[str, Any]


class ServerProcess:
    """A server process, by default with a new SQLite database. With `compiles` its bots search as soon as the search is compiled."""

    def __init__(self, db: str = "", workers: int = 1, compiles: bool = False):
        self.folder = tempfile.TemporaryDirectory(prefix="kogge-load-")
        self.db = db or f"sqlite:///{self.folder.name}/kogge.db"
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        environment = os.environ | {"KOGGE_RATE_LIMITS": "off", "KOGGE_COMPILE": "yes" if compiles else "no", "KOGGE_BOT_PAUSE": "0"}
        environment["KOGGE_CROWDED_NETWORKS"] = "127.0.0.0/8"  # limits are per user, as if each had an address
        command = [sys.executable, "-m", "kogge", "serve", "--port", str(self.port), "--db", self.db]
        command += ["--workers", str(workers)]
        command += ["--metrics", "127.0.0.1"]
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
        while True:
            try:
                with urllib.request.urlopen(self.url, timeout=10) as answer:
                    answer.read()
                    break
            except OSError:
                if self.process.poll() is not None or time.monotonic() - self.began > 120:
                    raise
                time.sleep(0.01)
        self.first_page = time.monotonic() - self.began

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self.port}"

    def metrics(self) -> dict[str, float]:
        """The server's metrics."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.held.close()
        self.folder.cleanup()

    def processes(self) -> list[int]:
        """The server and its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def cpu(self) -> float:
        """The processor time of the server and its workers so far, in seconds."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(one[11]) + int(one[12]) for one in stats) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The memory of the server and its workers, in bytes."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.processes()) * os.sysconf("SC_PAGE_SIZE")


class SimulatedTable:
    """Four people at a table. `waiting`: the moves that some seats have not received yet, with the time they were sent and these seats."""

    def __init__(self, host: str, port: int, number: int, pause: float, begin: asyncio.Event, browsers: bool = False):
        self.browsers = browsers  # do they use forms and pages, or JSON?
        self.callers = [Caller(host, port) for _ in range(PLAYERS)]
        self.chance, self.pause, self.begin = random.Random(number), pause, begin
        self.waiting: dict[int, tuple[float, set[int]]] = {}
        self.sent: dict[int, float] = {}  # when the move to each version of this game was sent
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.sizes: list[int] = []
        self.moves = self.games = 0
        self.ahead = (
            0 if pause or browsers else number * 37 % MOVES_PER_GAME
        )  # moves before the measurement, so that games do not all end at once
        self.ready = asyncio.Event()

    async def sit_down(self) -> None:
        """Register four people and open a table."""
        for seat, caller in enumerate(self.callers):
            await caller.become(f"P{seat}")
        await self._open()

    async def _open(self) -> None:
        """Open a new table and take all seats."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        _, table = await self.callers[0].call("POST", "/api/tables", {"game": GAME, "seats": seats})
        self.id = table["id"]
        for seat, caller in enumerate(self.callers[1:], 2):
            await caller.call("POST", f"/api/tables/{self.id}/join", {"seat": seat})
        self.games += 1
        self.waiting.clear()
        self.sent.clear()

    async def play(self) -> None:
        """Play game after game. In the first one the table sets `ready` after some moves and waits for the others."""
        while True:
            async with asyncio.TaskGroup() as group:
                for seat in range(PLAYERS):
                    group.create_task(self._play_in_browser(seat) if self.browsers else self._play_as_program(seat))
            await self._open()

    async def _play_in_browser(self, seat: int) -> None:
        """Play with forms and pages."""
        caller, page, version, played = self.callers[seat], "", 0, 0
        async for shown in caller.watch(self.id):
            if shown.start and shown.start != page:
                if shown.page == page or shown.version < version:
                    continue  # the answer to a form brought it already
                shown = PageState(
                    (await caller.browse(f"/t/{self.id}/board"))[1]
                )  # the update starts from another page: load the whole table, as site.js does
            page, version = shown.page, shown.version
            self.sizes.append(shown.size)
            while True:
                self._note_seen(seat, shown.version)
                if shown.is_over:
                    return
                if not shown.is_mine or shown.version <= played:
                    break
                moves = shown.moves() or await self._moves_on_page(caller)  # an update omits unchanged buttons
                played = shown.version
                shown = await self._move(seat, {"moves": moves, "version": shown.version}, page)
                page, version = shown.page, shown.version
                self.sizes.append(shown.size)

    async def _moves_on_page(self, caller: Caller) -> list[str]:
        """The moves that have a button on the whole page. If there is none, because goods must be chosen or a move confirmed first, click
        like a person until there is one."""
        shown = PageState((await caller.browse(f"/t/{self.id}/board"))[1])
        for _ in range(MAX_CLICKS):
            if moves := shown.moves():
                return moves
            pick = quote(self.chance.choice(shown.picks()))
            shown = PageState((await caller.browse(f"/t/{self.id}/board?pick={pick}"))[1])
        raise AssertionError(f"No button for a move at table {self.id}.")

    async def _play_as_program(self, seat: int) -> None:
        played = 0
        async for update in self.callers[seat].follow(self.id):
            self._note_seen(seat, update["version"])
            if update["status"] == "over":
                return
            if update["moves"] and update["version"] > played:
                played = update["version"]
                await self._move(seat, update)

    def _note_seen(self, seat: int, version: int) -> None:
        for expected in [one for one in self.waiting if one <= version]:
            sent, missing = self.waiting[expected]
            missing.discard(seat)
            if not missing:
                self.delays.append(time.perf_counter() - sent)
                del self.waiting[expected]

    async def _move(self, seat: int, update: dict[str, Any], page: str = "") -> Any:
        if self.moves >= self.ahead:
            self.ready.set()
            await self.begin.wait()
        if self.pause and self.begin.is_set():
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pause)
        chosen = {"seat": seat + 1, "move": self.chance.choice(update["moves"]), "version": update["version"]}
        sent = time.perf_counter()
        self.waiting[update["version"] + 1] = sent, set(range(PLAYERS)) - {seat}
        self.sent[update["version"] + 1] = sent
        path, again = f"/api/tables/{self.id}/moves?brief=1", False
        while True:
            try:
                if self.browsers:
                    status, answer = await self.callers[seat].browse(f"/t/{self.id}/move", chosen, page)
                else:
                    status, answer = await self.callers[seat].call("POST", path, chosen)
                break
            except ConnectionLost:  # the server has just closed an idle connection
                again = True
        assert status == 200 or (again and status == 409), answer
        self.answers.append(time.perf_counter() - sent)
        self.moves += 1
        return PageState(answer) if self.browsers else answer


async def measure_players(port: int, tables: int, seconds: float, pause: float, browsers: bool = False) -> Row:
    """Let simulated players join tables and play. Returns their measurements."""
    begin = asyncio.Event()
    all_tables = [SimulatedTable("127.0.0.1", port, i, pause, begin, browsers) for i in range(tables)]
    playing = []
    for i in range(0, tables, 20):
        await asyncio.gather(*(table.sit_down() for table in all_tables[i : i + 20]))
        playing += [asyncio.create_task(table.play()) for table in all_tables[i : i + 20]]
    await asyncio.gather(*(table.ready.wait() for table in all_tables))
    played = sum(table.moves for table in all_tables)
    for table in all_tables:
        table.delays.clear()
        table.answers.clear()
        table.sizes.clear()
    gc.collect()
    gc.disable()  # so that every pause is the server's
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    cpu, began = time.process_time(), time.perf_counter()
    begin.set()
    ended, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for one in ended:
        one.result()
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    row = {"moves": sum(table.moves for table in all_tables) - played, "seconds": took, "player_cpu": cpu / took}
    row["games"] = sum(table.games for table in all_tables)
    delays = sorted(delay for table in all_tables for delay in table.delays)
    answers = sorted(answer for table in all_tables for answer in table.answers)
    sizes = sorted(size for table in all_tables for size in table.sizes)
    row["update_bytes"] = sizes[len(sizes) // 2] if sizes else 0
    for name, values in (("update", delays), ("answer", answers)):
        row |= {
            f"{name}_p50": percentile_ms(values, 0.5),
            f"{name}_p99": percentile_ms(values, 0.99),
            f"{name}_max": percentile_ms(values, 1.0),
        }
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return row


def percentile_ms(values: list[float], share: float) -> float:
    """The quantile of sorted seconds, in milliseconds."""
    return values[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


def play_at(served: ServerProcess, tables: int, seconds: float, pause: float = 0.0, browsers: bool = False) -> Row:
    """Let players in a second process play. Returns their measurements and the server's metrics."""
    command = [sys.executable, "-m", "benchmarks.load", "players", str(served.port), str(tables), str(seconds), str(pause)]
    command += ["browsers"] if browsers else []
    before = served.memory()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        if players.stdout.readline() != "ready\n":
            raise RuntimeError("The simulated players could not join their tables.")
        cpu, counted, began = served.cpu(), served.metrics(), time.monotonic()
        players.stdin.write("go\n")
        players.stdin.flush()
        time.sleep(seconds * 0.9)
        after, memory = served.metrics(), served.memory()
        server_cpu = (served.cpu() - cpu) / (time.monotonic() - began)
        answer = players.stdout.readline()
        if not answer:
            raise RuntimeError("The process of the simulated players failed.")
        seen = json.loads(answer)
    has_one_process = len(served.processes()) == 1
    batches = after["kogge_commits_total"] - counted["kogge_commits_total"]
    return {
        "tables": tables,
        "moves/s": seen["moves"] / seen["seconds"],
        "games begun": seen["games"],
        "p50 ms": seen["update_p50"],
        "p99 ms": seen["update_p99"],
        "max ms": seen["update_max"],
        "answer p99 ms": seen["answer_p99"],
        "server cores": server_cpu,
        "player cores": seen["player_cpu"],
        "moves/commit": (after["kogge_moves_written_total"] - counted["kogge_moves_written_total"]) / max(batches, 1)
        if has_one_process
        else "",
        "KB/table": (memory - before) / 1024 / tables,
        "ms of server/viewer and move": 1000 * server_cpu / max(seen["moves"] / seen["seconds"], 0.001) / PLAYERS,
        "bytes/update p50": seen["update_bytes"],
    }


def fast_tables(
    tables: int = 200, seconds: float = 15.0, pause: float = 0.0, db: str = "", workers: int = 1, browsers: bool = False
) -> Row:
    """Every player moves immediately, or after a pause."""
    how = f"a pause of {pause:g} s before each move" if pause else "as fast as answered"
    on = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}" if db else "SQLite"
    with ServerProcess(db, workers) as served:
        who = "browsers" if browsers else "programs"
        return {"what": f"{tables:,} tables x {PLAYERS} {who}, {how}, {on}"} | play_at(served, tables, seconds, pause, browsers)


async def audience(port: int, viewers: int, seconds: float) -> Row:
    """Many browsers watch a table of four programs with one move per second: the time until the last browser has seen a move."""
    begin = asyncio.Event()
    table = SimulatedTable("127.0.0.1", port, 1, 1.0, begin)
    table.ahead = 10
    await table.sit_down()
    playing = asyncio.create_task(table.play())
    await table.ready.wait()
    reached: dict[int, list[float]] = {}
    there = 0

    async def watch(number: int) -> None:
        nonlocal there
        # each has its own address, because pages for one address are rendered one after another
        source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        async for shown in Caller("127.0.0.1", port, source=source).watch(table.id, only_stream=True):
            there += not shown.start
            reached.setdefault(shown.version, []).append(time.perf_counter())

    watching: list[asyncio.Task[None]] = []
    for count in (viewers // 5, viewers):  # memory is measured between both, without that of the table itself
        watching += [asyncio.create_task(watch(number)) for number in range(len(watching), count)]
        while there < count:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.0)
        if count < viewers:
            print("some", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
    reached.clear()
    gc.disable()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    moves, sent = table.moves, table.sent
    begin.set()
    await asyncio.sleep(seconds)
    delays = sorted(max(times) - sent[version] for version, times in reached.items() if version in sent and len(times) == viewers)
    for one in (playing, *watching):
        one.cancel()
    await asyncio.gather(playing, *watching, return_exceptions=True)
    return {
        "moves": table.moves - moves,
        "last_p50": percentile_ms(delays, 0.5),
        "last_max": percentile_ms(delays, 1.0),
        "seen by all": len(delays),
    }


def spectators(viewers: int = 1000, seconds: float = 10.0, db: str = "", workers: int = 1) -> Row:
    """The cost of a move at a table with many spectators."""
    with ServerProcess(db, workers) as served:
        command = [sys.executable, "-m", "benchmarks.load", "audience", str(served.port), str(viewers), str(seconds)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as watching:
            assert watching.stdin is not None
            assert watching.stdout is not None
            if watching.stdout.readline() != "some\n":
                raise RuntimeError("The simulated spectators could not open the table.")
            before = served.memory()
            watching.stdin.write("more\n")
            watching.stdin.flush()
            if watching.stdout.readline() != "ready\n":
                raise RuntimeError("The simulated spectators could not open the table.")
            memory, cpu = served.memory(), served.cpu()
            watching.stdin.write("go\n")
            watching.stdin.flush()
            seen = json.loads(watching.stdout.readline())
            cpu = served.cpu() - cpu
    on = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}" if db else "SQLite"
    return {
        "what": f"{viewers:,} spectators of one table, {on}",
        "moves": seen["moves"],
        "ms to the last, p50": seen["last_p50"],
        "max": seen["last_max"],
        "ms of server/move": 1000 * cpu / max(seen["moves"], 1),
        "KB/stream": (memory - before) / 1024 / (viewers - viewers // 5),
    }


def stored_games(count: int = 100_000) -> Row:
    """The time until the first page of a site with many stored games."""
    with tempfile.TemporaryDirectory(prefix="kogge-stored-") as folder:
        db = f"sqlite:///{folder}/kogge.db"
        fill_with_games(db, count)
        with ServerProcess(db) as served:
            row = {"what": f"start with {count:,} stored games", "first page s": served.first_page}
        return row | {"database MB": Path(folder, "kogge.db").stat().st_size / 1e6}


def fill_with_games(db: str, count: int) -> None:
    """Store finished games: copies of a few, each with its own id."""
    import kogge
    from kogge.web.db.database import new_id
    from kogge.web.db.schema import lines, seats, tables
    from kogge.web.db.store import Store
    from kogge.web.tables.store import line_rows

    store = Store(db)
    store.migrate()
    games = []
    for seed in range(4):
        chance = random.Random(seed)
        match = kogge.new(GAME, players=2, seed=seed)
        while not match.is_over:
            match.play(chance.choice(match.moves()))
        games.append(match)
    base: Row = {
        "game": GAME,
        "players": 2,
        "options": " ".join(games[0].options),
        "secret": "",
        "status": "over",
        "version": 2,
        "revision": 2,
    }
    base |= {"turn": None, "listed": False, "host": "h", "rematch": None, "created": 1.0, "changed": 1.0}
    for start in range(0, count, 500):
        ids = [(new_id(), games[i % len(games)].lines) for i in range(start, min(start + 500, count))]
        with store.engine.begin() as connection:
            connection.execute(tables.insert(), [base | {"id": one, "lines": len(texts)} for one, texts in ids])
            seat_rows: Row = {"kind": "bot", "user_id": None, "name": "B", "level": "random"}
            connection.execute(seats.insert(), [seat_rows | {"table_id": one, "seat": seat} for one, _ in ids for seat in (1, 2)])
            connection.execute(lines.insert(), [row for one, texts in ids for row in line_rows(one, 0, texts, None, 1.0)])
    store.close()


def measure() -> list[Row]:
    """All parts, for `make bench`: the usual loads, then more tables, stored games and workers."""
    parts: list[Callable[[], Row]] = [
        partial(fast_tables, 200),
        partial(fast_tables, 200, pause=0.35),
        partial(fast_tables, 2000, 30.0, 10.0),
        partial(fast_tables, 100, browsers=True),
        partial(fast_tables, 200, 20.0, 2.0, browsers=True),
        spectators,
        *(partial(fast_tables, count, 10.0) for count in (50, 100, 400)),
        *_on_postgres(),
        *(partial(stored_games, count) for count in (100, 10_000, 100_000)),
    ]
    return [_printed(part()) for part in parts]


def _on_postgres() -> Iterator[Callable[[], Row]]:
    """The same tables with one worker and with two; without PostgreSQL, a row that says so."""
    if postgres_folder() is None:
        yield lambda: {"what": "NO POSTGRESQL on this machine: several workers were not measured"}
        return
    for workers, pause in ((1, 0.0), (2, 0.0), (1, 0.5), (2, 0.5)):
        yield partial(_on_new_postgres, workers, partial(fast_tables, 100, 10.0, pause))


def _on_new_postgres(workers: int, part: Callable[..., Row]) -> Row:
    postgres = Postgres()
    try:
        return part(db=postgres.new_database(), workers=workers)
    finally:
        postgres.remove()


def _printed(row: Row) -> Row:
    print(json.dumps({key: round(value, 2) if isinstance(value, float) else value for key, value in row.items()}), file=sys.stderr)
    return row


def main() -> None:
    """Run a measurement, or the simulated players (as a child process)."""
    if sys.argv[1:2] == ["players"]:
        port, tables, seconds, pause = int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5])
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            print(json.dumps(runner.run(measure_players(port, tables, seconds, pause, sys.argv[6:] == ["browsers"]))), flush=True)
    elif sys.argv[1:2] == ["audience"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            print(json.dumps(runner.run(audience(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))), flush=True)
    elif len(sys.argv) > 2:
        words, workers = sys.argv[1:], 0
        if "postgres" in words:
            *words, _, count = words
            workers = int(count)
        numbers = [float(one) for one in words if one not in ("browsers", "spectators")]
        part: Callable[..., Row] = partial(spectators, int(numbers[0]), numbers[1])
        if "spectators" not in words:
            part = partial(fast_tables, int(numbers[0]), *numbers[1:], browsers="browsers" in words)
        _printed(_on_new_postgres(workers, part) if workers else part())
    else:
        measure()


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    main()
