"""The load that the site can take, with simulated players in a second process, and what limits it.

    python -m benchmarks.load                              all parts
    python -m benchmarks.load 50 10                        50 tables for 10 seconds
    python -m benchmarks.load 50 10 0.5                    a pause of about half a second before each move
    python -m benchmarks.load 50 10 browsers               forms and pages instead of JSON
    python -m benchmarks.load 1000 10 spectators           1,000 browsers that watch one table
    python -m benchmarks.load 50 10 browsers postgres 2    any of these with two workers on a new PostgreSQL server

A simulated player reads the event stream of their table. It contains every line of the record and, when it is their turn, the legal moves;
they play one of these at once. An update is one message of the stream. Its time is measured from just before a move is posted until the
last of the other players has read it. A simulated browser posts a move as a form. The response is the HTML that has changed; the other
browsers at the table get their changes from their streams.
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
MOVES_PER_GAME = 180  # approximately
MAX_CLICKS = 100  # that prepare one move
Row = dict[str, Any]


class ServerProcess:
    """A running site, by default with a new SQLite database. With `compiles`, its bots search as soon as the search is compiled."""

    def __init__(self, db: str = "", workers: int = 1, compiles: bool = False):
        self.folder = tempfile.TemporaryDirectory(prefix="kogge-load-")
        self.db = db or f"sqlite:///{self.folder.name}/kogge.db"
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        environment = os.environ | {"KOGGE_RATE_LIMITS": "off", "KOGGE_COMPILE": "yes" if compiles else "no", "KOGGE_BOT_PAUSE": "0"}
        environment["KOGGE_CROWDED_NETWORKS"] = "127.0.0.0/8"  # here limits are per user, as if each had their own address
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
        """The current values of the server's metrics, by name."""
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
        """The process ids of the server and its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def cpu(self) -> float:
        """The processor time of the server and its workers so far, in seconds."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The memory of the server and its workers, in bytes."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.processes()) * os.sysconf("SC_PAGE_SIZE")


class SimulatedTable:
    """Four simulated players at a table."""

    def __init__(self, host: str, port: int, number: int, pause: float, begin: asyncio.Event, browsers: bool = False):
        self.browsers = browsers  # do they use pages and forms, or the JSON API?
        self.callers = [Caller(host, port) for _ in range(PLAYERS)]
        self.rng, self.pause, self.begin = random.Random(number), pause, begin
        # moves that some players have not received yet: when each was sent, and the seats that lack it, by the version that it leads to
        self.pending: dict[int, tuple[float, set[int]]] = {}
        self.sent: dict[int, float] = {}  # when each move of this game was sent, by the version that it leads to
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.sizes: list[int] = []
        self.moves = self.games = 0
        # moves before the measurement, so that not all games end at the same time
        self.warm_up_moves = 0 if pause or browsers else number * 37 % MOVES_PER_GAME
        self.ready = asyncio.Event()

    async def sit_down(self) -> None:
        """Register four people and open a table."""
        for seat, caller in enumerate(self.callers):
            await caller.become(f"P{seat}")
        await self._open()

    async def _open(self) -> None:
        """Open a new table and seat all players."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        _, table = await self.callers[0].call("POST", "/api/tables", {"game": GAME, "seats": seats})
        self.id = table["id"]
        for seat, caller in enumerate(self.callers[1:], 2):
            await caller.call("POST", f"/api/tables/{self.id}/join", {"seat": seat})
        self.games += 1
        self.pending.clear()
        self.sent.clear()

    async def play(self) -> None:
        """Play game after game. After the moves that precede the measurement, set `ready` and wait for `begin`."""
        while True:
            async with asyncio.TaskGroup() as group:
                for seat in range(PLAYERS):
                    group.create_task(self._play_in_browser(seat) if self.browsers else self._play_with_api(seat))
            await self._open()

    async def _play_in_browser(self, seat: int) -> None:
        """Play with forms and pages."""
        caller, page_id, version, played = self.callers[seat], "", 0, 0
        async for state in caller.watch(self.id):
            if state.base_id and state.base_id != page_id:
                if state.page_id == page_id or state.version < version:
                    continue  # the response to a form contained this update already
                # the update changes another page than this one: load the whole table, as site.js does
                state = PageState((await caller.browse(f"/t/{self.id}/board"))[1])
            page_id, version = state.page_id, state.version
            self.sizes.append(state.size)
            while True:
                self._note_received(seat, state.version)
                if state.is_over:
                    return
                if not state.is_my_turn or state.version <= played:
                    break
                moves = state.moves() or await self._moves_on_page(caller)  # an update omits unchanged buttons
                played = state.version
                state = await self._move(seat, {"moves": moves, "version": state.version}, page_id)
                page_id, version = state.page_id, state.version
                self.sizes.append(state.size)

    async def _moves_on_page(self, caller: Caller) -> list[str]:
        """The moves that have a button on the whole page. There may be none until goods are chosen or a move is confirmed: then click other
        buttons, as a person would, until there is one."""
        state = PageState((await caller.browse(f"/t/{self.id}/board"))[1])
        for _ in range(MAX_CLICKS):
            if moves := state.moves():
                return moves
            pick = quote(self.rng.choice(state.picks()))
            state = PageState((await caller.browse(f"/t/{self.id}/board?pick={pick}"))[1])
        raise AssertionError(f"Table {self.id} has no button for a move after {MAX_CLICKS} clicks.")

    async def _play_with_api(self, seat: int) -> None:
        played = 0
        async for update in self.callers[seat].follow(self.id):
            self._note_received(seat, update["version"])
            if update["status"] == "over":
                return
            if update["moves"] and update["version"] > played:
                played = update["version"]
                await self._move(seat, update)

    def _note_received(self, seat: int, version: int) -> None:
        for sent_version in [one for one in self.pending if one <= version]:
            sent, missing = self.pending[sent_version]
            missing.discard(seat)
            if not missing:
                self.delays.append(time.perf_counter() - sent)
                del self.pending[sent_version]

    async def _move(self, seat: int, update: dict[str, Any], page_id: str = "") -> Any:
        if self.moves >= self.warm_up_moves:
            self.ready.set()
            await self.begin.wait()
        if self.pause and self.begin.is_set():
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
        move = {"seat": seat + 1, "move": self.rng.choice(update["moves"]), "version": update["version"]}
        sent = time.perf_counter()
        self.pending[update["version"] + 1] = sent, set(range(PLAYERS)) - {seat}
        self.sent[update["version"] + 1] = sent
        path, is_repeated = f"/api/tables/{self.id}/moves?brief=1", False
        while True:
            try:
                if self.browsers:
                    status, answer = await self.callers[seat].browse(f"/t/{self.id}/move", move, page_id)
                else:
                    status, answer = await self.callers[seat].call("POST", path, move)
                break
            except ConnectionLost:  # the server has just closed an idle connection
                is_repeated = True
        assert status == 200 or (is_repeated and status == 409), answer
        self.answers.append(time.perf_counter() - sent)
        self.moves += 1
        return PageState(answer) if self.browsers else answer


async def measure_players(port: int, tables: int, seconds: float, pause: float, browsers: bool = False) -> Row:
    """Let simulated players open tables and play (in the child process). Returns their measurements."""
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
    gc.disable()  # so that collecting garbage here adds no delays
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    cpu, began = time.process_time(), time.perf_counter()
    begin.set()
    ended, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in ended:
        task.result()  # raises the error of a player
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
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return row


def percentile_ms(values: list[float], share: float) -> float:
    """A quantile of sorted times in seconds, in milliseconds."""
    return values[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


def measure_load(server: ServerProcess, tables: int, seconds: float, pause: float = 0.0, browsers: bool = False) -> Row:
    """Let simulated players in a second process play. Returns one row with their measurements and the server's."""
    command = [sys.executable, "-m", "benchmarks.load", "players", str(server.port), str(tables), str(seconds), str(pause)]
    command += ["browsers"] if browsers else []
    before = server.memory()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        if players.stdout.readline() != "ready\n":
            raise RuntimeError("The simulated players could not join their tables.")
        cpu, metrics_before, began = server.cpu(), server.metrics(), time.monotonic()
        players.stdin.write("go\n")
        players.stdin.flush()
        time.sleep(seconds * 0.9)
        metrics, memory = server.metrics(), server.memory()
        server_cpu = (server.cpu() - cpu) / (time.monotonic() - began)
        output = players.stdout.readline()
        if not output:
            raise RuntimeError("The process with the simulated players ended without a result.")
        measured = json.loads(output)
    has_one_process = len(server.processes()) == 1
    commits = metrics["kogge_commits_total"] - metrics_before["kogge_commits_total"]
    return {
        "tables": tables,
        "moves/s": measured["moves"] / measured["seconds"],
        "games begun": measured["games"],
        "p50 ms": measured["update_p50"],
        "p99 ms": measured["update_p99"],
        "max ms": measured["update_max"],
        "answer p99 ms": measured["answer_p99"],
        "server cores": server_cpu,
        "player cores": measured["player_cpu"],
        "moves/commit": (metrics["kogge_moves_written_total"] - metrics_before["kogge_moves_written_total"]) / max(commits, 1)
        if has_one_process
        else "",
        "KB/table": (memory - before) / 1024 / tables,
        "ms of server/viewer and move": 1000 * server_cpu / max(measured["moves"] / measured["seconds"], 0.001) / PLAYERS,
        "bytes/update p50": measured["update_bytes"],
    }


def live_tables(
    tables: int = 200, seconds: float = 15.0, pause: float = 0.0, db: str = "", workers: int = 1, browsers: bool = False
) -> Row:
    """Many tables at which every player moves immediately, or after a pause."""
    how = f"a pause of {pause:g} s before each move" if pause else "as fast as answered"
    database = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}" if db else "SQLite"
    with ServerProcess(db, workers) as server:
        who = "browsers" if browsers else "programs"
        return {"what": f"{tables:,} tables x {PLAYERS} {who}, {how}, {database}"} | measure_load(server, tables, seconds, pause, browsers)


async def audience(port: int, viewers: int, seconds: float) -> Row:
    """Let many browsers watch a table with one move per second (in the child process). Returns the times until the last has seen a move."""
    begin = asyncio.Event()
    table = SimulatedTable("127.0.0.1", port, 1, 1.0, begin)
    table.warm_up_moves = 10
    await table.sit_down()
    playing = asyncio.create_task(table.play())
    await table.ready.wait()
    received: dict[int, list[float]] = {}  # when each browser received a version of the table
    pages = 0  # that the browsers have loaded

    async def watch(number: int) -> None:
        nonlocal pages
        # an address for each browser: the site renders the pages for one address one after another
        source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        async for state in Caller("127.0.0.1", port, source=source).watch(table.id, only_stream=True):
            pages += not state.base_id
            received.setdefault(state.version, []).append(time.perf_counter())

    watching: list[asyncio.Task[None]] = []
    for count in (viewers // 5, viewers):  # the first fifth is the baseline of the memory, which includes the table's own
        watching += [asyncio.create_task(watch(number)) for number in range(len(watching), count)]
        while pages < count:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.0)
        if count < viewers:
            print("baseline", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
    received.clear()
    gc.disable()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    moves, sent = table.moves, table.sent
    begin.set()
    await asyncio.sleep(seconds)
    delays = sorted(max(times) - sent[version] for version, times in received.items() if version in sent and len(times) == viewers)
    for task in (playing, *watching):
        task.cancel()
    await asyncio.gather(playing, *watching, return_exceptions=True)
    return {
        "moves": table.moves - moves,
        "last_p50": percentile_ms(delays, 0.5),
        "last_max": percentile_ms(delays, 1.0),
        "seen by all": len(delays),
    }


def spectators(viewers: int = 1000, seconds: float = 10.0, db: str = "", workers: int = 1) -> Row:
    """One table with many spectators: what a move costs, and when the last of them has it."""
    with ServerProcess(db, workers) as server:
        command = [sys.executable, "-m", "benchmarks.load", "audience", str(server.port), str(viewers), str(seconds)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as watching:
            assert watching.stdin is not None
            assert watching.stdout is not None
            if watching.stdout.readline() != "baseline\n":
                raise RuntimeError("The simulated spectators could not open the table.")
            before = server.memory()
            watching.stdin.write("more\n")
            watching.stdin.flush()
            if watching.stdout.readline() != "ready\n":
                raise RuntimeError("The simulated spectators could not open the table.")
            memory, cpu = server.memory(), server.cpu()
            watching.stdin.write("go\n")
            watching.stdin.flush()
            measured = json.loads(watching.stdout.readline())
            cpu = server.cpu() - cpu
    database = f"PostgreSQL, {workers} worker{'s' * (workers > 1)}" if db else "SQLite"
    return {
        "what": f"{viewers:,} spectators of one table, {database}",
        "moves": measured["moves"],
        "ms to the last, p50": measured["last_p50"],
        "max": measured["last_max"],
        "ms of server/move": 1000 * cpu / max(measured["moves"], 1),
        "KB/stream": (memory - before) / 1024 / (viewers - viewers // 5),
    }


def stored_games(count: int = 100_000) -> Row:
    """A site with many stored games: the time from its start to the first page."""
    with tempfile.TemporaryDirectory(prefix="kogge-stored-") as folder:
        db = f"sqlite:///{folder}/kogge.db"
        fill_with_games(db, count)
        with ServerProcess(db) as server:
            row = {"what": f"start with {count:,} stored games", "first page s": server.first_page}
        return row | {"database MB": Path(folder, "kogge.db").stat().st_size / 1e6}


def fill_with_games(db: str, count: int) -> None:
    """Store finished games: copies of four, each with its own id."""
    import kogge
    from kogge.web.db.database import new_id
    from kogge.web.db.schema import lines, seats, tables
    from kogge.web.db.store import Store
    from kogge.web.tables.store import line_rows

    store = Store(db)
    store.migrate()
    games = []
    for seed in range(4):
        rng = random.Random(seed)
        match = kogge.new(GAME, players=2, seed=seed)
        while not match.is_over:
            match.play(rng.choice(match.moves()))
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
            connection.execute(tables.insert(), [base | {"id": table_id, "lines": len(texts)} for table_id, texts in ids])
            seat_row: Row = {"kind": "bot", "user_id": None, "name": "B", "level": "random"}
            connection.execute(seats.insert(), [seat_row | {"table_id": table_id, "seat": seat} for table_id, _ in ids for seat in (1, 2)])
            connection.execute(lines.insert(), [row for table_id, texts in ids for row in line_rows(table_id, 0, texts, None, 1.0)])
    store.close()


def measure() -> list[Row]:
    """Measure all parts: players and spectators on SQLite, then PostgreSQL with one and two workers, then stored games."""
    parts: list[Callable[[], Row]] = [
        partial(live_tables, 200),
        partial(live_tables, 200, pause=0.35),
        partial(live_tables, 2000, 30.0, 10.0),
        partial(live_tables, 100, browsers=True),
        partial(live_tables, 200, 20.0, 2.0, browsers=True),
        spectators,
        *(partial(live_tables, count, 10.0) for count in (50, 100, 400)),
        *_parts_on_postgres(),
        *(partial(stored_games, count) for count in (100, 10_000, 100_000)),
    ]
    return [_print_row(part()) for part in parts]


def _parts_on_postgres() -> Iterator[Callable[[], Row]]:
    """Tables on PostgreSQL, with one worker and with two; without PostgreSQL, a row that says so."""
    if postgres_folder() is None:
        yield lambda: {"what": "NO POSTGRESQL on this machine: several workers were not measured"}
        return
    for workers, pause in ((1, 0.0), (2, 0.0), (1, 0.5), (2, 0.5)):
        yield partial(_on_new_postgres, workers, partial(live_tables, 100, 10.0, pause))


def _on_new_postgres(workers: int, part: Callable[..., Row]) -> Row:
    postgres = Postgres()
    try:
        return part(db=postgres.new_database(), workers=workers)
    finally:
        postgres.remove()


def _print_row(row: Row) -> Row:
    print(json.dumps({key: round(value, 2) if isinstance(value, float) else value for key, value in row.items()}), file=sys.stderr)
    return row


def main() -> None:
    """Run a measurement, or the simulated players or spectators (as its child process)."""
    if sys.argv[1:2] == ["players"]:
        port, tables, seconds, pause = int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5])
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            print(json.dumps(runner.run(measure_players(port, tables, seconds, pause, sys.argv[6:] == ["browsers"]))), flush=True)
    elif sys.argv[1:2] == ["audience"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            print(json.dumps(runner.run(audience(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))), flush=True)
    elif len(sys.argv) > 1:
        words, workers = sys.argv[1:], 0
        if "postgres" in words:
            *words, _, count = words
            workers = int(count)
        numbers = [float(word) for word in words if word not in ("browsers", "spectators")]
        part: Callable[..., Row] = partial(live_tables, int(numbers[0]), *numbers[1:], browsers="browsers" in words)
        if "spectators" in words:
            part = partial(spectators, int(numbers[0]), *numbers[1:])
        _print_row(_on_new_postgres(workers, part) if workers else part())
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
