"""What the site bears: simulated players in a second process over loopback, and what limits it.

    python -m kogge.web.load_bench             every part
    python -m kogge.web.load_bench 50 10       50 tables for 10 seconds

A player follows the event stream of their table, is told every line and, when it is their turn, their moves, and plays one as soon as they
are told. An update is what the stream brings: the lines as that player may know them. It is measured from just before the POST to
the moment when the last of the other players has read it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from kogge.web.load_client import Caller, Gone

PLAYERS = 4
GAME = "speicherstadt"
Row = dict[str, Any]


class Served:
    """A server process on a new database."""

    def __init__(self, db: str = "", workers: int = 1):
        self.folder = tempfile.TemporaryDirectory(prefix="kogge-load-")
        self.db = db or f"sqlite:///{self.folder.name}/kogge.db"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        environment = os.environ | {"KOGGE_RATE": "off", "KOGGE_COMPILE": "no", "KOGGE_BOT_PAUSE": "0"}
        command = [sys.executable, "-m", "kogge.web.command", "--port", str(self.port), "--db", self.db, "--workers", str(workers)]
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=10) as answer:
                    answer.read()
                    break
            except OSError:
                if self.process.poll() is not None or time.monotonic() - self.began > 120:
                    raise
                time.sleep(0.01)
        self.first_page = time.monotonic() - self.began

    def metrics(self) -> dict[str, float]:
        """The server's own numbers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}

    def cpu(self) -> float:
        """Processor seconds of the server so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.folder.cleanup()


class SimulatedTable:
    """Four people at a table. `waiting` holds, for the move on its way, when it was sent and who has not yet heard of it."""

    def __init__(self, host: str, port: int, number: int, pause: float):
        self.callers = [Caller(host, port) for _ in range(PLAYERS)]
        self.chance, self.pause = random.Random(number), pause
        self.number = number
        self.waiting: tuple[int, float, set[int]] = (0, 0.0, set())
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.moves = 0

    async def sit_down(self) -> None:
        """Become four people and open a table."""
        for seat, caller in enumerate(self.callers):
            await caller.become(f"P{seat}")
        await self.open()

    async def open(self) -> None:
        """A new table, all seats taken."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        _, table = await self.callers[0].call("POST", "/api/tables", {"game": GAME, "seats": seats})
        self.id = table["id"]
        for seat, caller in enumerate(self.callers[1:], 2):
            await caller.call("POST", f"/api/tables/{self.id}/join", {"seat": seat})

    async def play(self, until: float) -> None:
        """Game after game until the time is over."""
        while time.perf_counter() < until:
            await asyncio.gather(*(self._sit(seat, until) for seat in range(PLAYERS)))
            if time.perf_counter() < until:
                await self.open()

    async def _sit(self, seat: int, until: float) -> None:
        played = 0
        try:
            async with asyncio.timeout(max(0.1, until - time.perf_counter())):
                async for update in self.callers[seat].follow(self.id):
                    self._heard(seat, update["version"])
                    if update["status"] == "over":
                        return
                    if update["moves"] and update["version"] > played:
                        played = update["version"]
                        await self._move(seat, update)
        except (TimeoutError, Gone):
            return

    def _heard(self, seat: int, version: int) -> None:
        expected, sent, missing = self.waiting
        if missing and version >= expected:
            missing.discard(seat)
            if not missing:
                self.delays.append(time.perf_counter() - sent)

    async def _move(self, seat: int, update: dict[str, Any]) -> None:
        if self.pause:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pause)
        wish = {"seat": seat + 1, "move": self.chance.choice(update["moves"]), "version": update["version"]}
        sent = time.perf_counter()
        self.waiting = (update["version"] + 1, sent, set(range(PLAYERS)) - {seat})
        status, answer = await self.callers[seat].call("POST", f"/api/tables/{self.id}/moves?brief=1", wish)
        assert status == 200, answer
        self.answers.append(time.perf_counter() - sent)
        self.moves += 1


async def crowd(port: int, tables: int, seconds: float, pause: float) -> Row:
    """Let them play; what they saw."""
    all_tables = [SimulatedTable("127.0.0.1", port, i, pause) for i in range(tables)]
    for i in range(0, tables, 20):
        await asyncio.gather(*(table.sit_down() for table in all_tables[i : i + 20]))
    print("ready", flush=True)
    sys.stdin.readline()
    cpu, began = time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds) for table in all_tables))
    took = time.perf_counter() - began
    delays = sorted(delay for table in all_tables for delay in table.delays)
    answers = sorted(answer for table in all_tables for answer in table.answers)
    row = {"moves": sum(table.moves for table in all_tables), "seconds": took, "player_cpu": (time.process_time() - cpu) / took}
    for name, values in (("update", delays), ("answer", answers)):
        row |= {f"{name}_p50": _at(values, 0.5), f"{name}_p99": _at(values, 0.99)}
    return row


def _at(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


def play_at(served: Served, tables: int, seconds: float, pause: float = 0.0) -> Row:
    """Players in a second process; what they and the server's own numbers say."""
    before = served.metrics()["kogge_resident_bytes"]
    command = [sys.executable, "-m", "kogge.web.load_bench", "players", str(served.port), str(tables), str(seconds), str(pause)]
    players = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert players.stdin is not None
    assert players.stdout is not None
    players.stdout.readline()
    cpu, commits, began = served.cpu(), served.metrics(), time.monotonic()
    players.stdin.write("go\n")
    players.stdin.flush()
    time.sleep(seconds * 0.9)
    after = served.metrics()
    server_cpu = (served.cpu() - cpu) / (time.monotonic() - began)
    seen = json.loads(players.stdout.readline())
    players.stdin.close()
    players.wait(60)
    batches = after["kogge_commits_total"] - commits["kogge_commits_total"]
    return {
        "tables": tables,
        "moves_per_s": seen["moves"] / seen["seconds"],
        "update_p50_ms": seen["update_p50"],
        "update_p99_ms": seen["update_p99"],
        "answer_p99_ms": seen["answer_p99"],
        "server_cores": server_cpu,
        "player_cores": seen["player_cpu"],
        "moves_per_commit": (after["kogge_moves_written_total"] - commits["kogge_moves_written_total"]) / max(batches, 1),
        "kb_per_table": (after["kogge_resident_bytes"] - before) / 1024 / tables,
    }


def fast_tables(tables: int = 200, seconds: float = 15.0) -> Row:
    """Everybody moves as fast as they are answered."""
    served = Served()
    row = {"what": f"{tables} tables x {PLAYERS}, as fast as answered"} | play_at(served, tables, seconds)
    served.close()
    return row


def many_tables(tables: int = 2000, seconds: float = 30.0) -> Row:
    """Many tables, a move every 10 s each."""
    served = Served()
    row = {"what": f"{tables} tables x {PLAYERS}, a move every 10 s"} | play_at(served, tables, seconds, pause=10.0)
    served.close()
    return row


def stored_games(count: int = 100_000) -> Row:
    """How long the first page takes with many games stored."""
    folder = tempfile.TemporaryDirectory(prefix="kogge-stored-")
    db = f"sqlite:///{folder.name}/kogge.db"
    fill_with_games(db, count)
    served = Served(db)
    row = {"what": f"start with {count:,} stored games", "first_page_s": served.first_page}
    row["database_mb"] = Path(folder.name, "kogge.db").stat().st_size / 1e6
    served.close()
    folder.cleanup()
    return row


def fill_with_games(db: str, count: int) -> None:
    """Finished games, the same few over and over, under ids of their own."""
    import kogge
    from kogge.web.store import Store, line_rows, lines, new_id, seats, tables

    store = Store(db)
    store.migrate()
    games = []
    for seed in range(4):
        chance = random.Random(seed)
        match = kogge.new(GAME, players=2, seed=seed)
        while not match.is_over:
            match.play(chance.choice(match.moves()))
        games.append(match)
    base: Row = {"game": GAME, "players": 2, "options": " ".join(games[0].options), "secret": "", "status": "over", "version": 2, "news": 2}
    base |= {"turn": None, "listed": False, "host": "h", "rematch": None, "created": 1.0, "changed": 1.0}
    for start in range(0, count, 500):
        ids = [(new_id(), games[i % len(games)].lines) for i in range(start, min(start + 500, count))]
        with store.engine.begin() as connection:
            connection.execute(tables.insert(), [base | {"id": one, "lines": len(texts)} for one, texts in ids])
            sitting: Row = {"kind": "bot", "user_id": None, "name": "B", "level": "random"}
            connection.execute(seats.insert(), [sitting | {"table_id": one, "seat": seat} for one, _ in ids for seat in (1, 2)])
            connection.execute(lines.insert(), [row for one, texts in ids for row in line_rows(one, 0, texts, None, 1.0)])
    store.close()


def measure() -> list[Row]:
    """All parts, for `kogge bench`."""
    return [fast_tables(), many_tables(), stored_games()]


def main() -> None:
    """As a program: the players' process, or a measurement."""
    if sys.argv[1:2] == ["players"]:
        port, tables, seconds, pause = int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5])
        print(json.dumps(asyncio.run(crowd(port, tables, seconds, pause))), flush=True)
    elif len(sys.argv) > 2:
        print(json.dumps(fast_tables(int(sys.argv[1]), float(sys.argv[2])), indent=1))
    else:
        print(json.dumps(measure(), indent=1))


if __name__ == "__main__":
    main()
