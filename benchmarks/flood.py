"""How much a flood of requests from one address slows down the others: `python -m benchmarks.flood [sqlite|postgres] [PART …]`.

Anne plays against bots from one address: she reloads her table's page again and again and moves when it is her turn. Meanwhile Mallory does
one of these from another address, in another process:

    quiet      nothing
    pages      150 connections request a table's page again and again
    animation  150 connections request its animation
    bots       81 tables at which experts play on their own

It prints how long Anne waits for a page and for her bot's move. Rate limits are on, as on a public site.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from typing import Any

from benchmarks.callers import Caller, ConnectionLost
from benchmarks.scratch_postgres import Postgres, held_port

ANNE, MALLORY = "192.0.2.1", "198.51.100.7"
CONNECTIONS, BOT_TABLES = 150, 81
SECONDS = 20.0
PARTS = ("quiet", "pages", "animation", "bots")


class ForwardedCaller(Caller):
    """A client with its own address, which the proxy reports."""

    def __init__(self, port: int, address: str, token: str = ""):
        super().__init__("127.0.0.1", port, token)
        self.address = address

    def _request(self, method: str, path: str, body: Any) -> bytes:
        return self._forwarded(super()._request(method, path, body))

    async def _ask(self, request: bytes) -> tuple[int, Any]:
        return await super()._ask(request if b"X-Forwarded-For" in request else self._forwarded(request))

    def _forwarded(self, request: bytes) -> bytes:
        head, _, rest = request.partition(b"\r\n")
        return head + f"\r\nX-Forwarded-For: {self.address}\r\n".encode() + rest


async def measure_anne(port: int, seconds: float) -> dict[str, list[float]]:
    """Let Anne play. Returns the milliseconds of every page and of every reply of the bots."""
    page, player = ForwardedCaller(port, ANNE), ForwardedCaller(port, ANNE)
    await player.become("Anne")
    page.token = player.token
    chance = random.Random(1)
    seen: dict[str, list[float]] = {"page": [], "bot": []}
    until = time.monotonic() + seconds

    async def look(table_id: str) -> None:
        while True:
            began = time.perf_counter()
            status, _ = await page.browse(f"/t/{table_id}")
            assert status == 200, status
            seen["page"].append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(0.04)

    async def play(table_id: str) -> None:
        sent, bots_moved = 0.0, False
        async for update in player.follow(table_id):
            if update["status"] != "running" or time.monotonic() > until:
                return
            if update["moves"]:
                if sent and bots_moved:
                    seen["bot"].append((time.perf_counter() - sent) * 1000)
                await asyncio.sleep(0.1)
                chosen = {"seat": 1, "move": chance.choice(update["moves"]), "version": update["version"]}
                sent, bots_moved = time.perf_counter(), False
                await player.call("POST", f"/api/tables/{table_id}/moves?brief=1", chosen)
            else:
                bots_moved = True

    while time.monotonic() < until:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "medium"}]
        _, table = await player.call("POST", "/api/tables", {"game": "colonia", "seats": seats})
        looking = asyncio.create_task(look(table["id"]))
        await play(table["id"])
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
        page.close()  # an answer may be on its way
    return seen


async def flood(port: int, part: str) -> None:
    """Flood the site until the process is ended."""
    first = ForwardedCaller(port, MALLORY)
    await first.become("Mallory")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "medium"}]
    _, table = await first.call("POST", "/api/tables", {"game": "colonia", "seats": seats})
    path = f"/t/{table['id']}"
    if part == "bots":
        await leave_bots_alone(port)
        print("ready", flush=True)
        while True:
            await asyncio.sleep(1)
    for _ in range(12):  # something for the animation to show
        _, now = await first.call("GET", f"/api/tables/{table['id']}")
        if now.get("moves"):
            chosen = {"seat": 1, "move": now["moves"][0], "version": now["version"]}
            await first.call("POST", f"/api/tables/{table['id']}/moves?brief=1", chosen)
        await asyncio.sleep(0.1)
    path += "/animation?after=0" if part == "animation" else ""
    counts = {"200": 0, "refused": 0, "gone": 0}

    async def ask() -> None:
        caller = ForwardedCaller(port, MALLORY, first.token)
        while True:
            try:
                status, _ = await caller.browse(path)
                counts["200" if status == 200 else "refused"] += 1
            except ConnectionLost:
                counts["gone"] += 1
                await asyncio.sleep(0.05)

    asking = [asyncio.create_task(ask()) for _ in range(CONNECTIONS)]
    print("ready", flush=True)
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    for one in asking:
        one.cancel()
    print(json.dumps(counts), file=sys.stderr, flush=True)


async def leave_bots_alone(port: int) -> None:
    """Open tables at which only experts play, also in Mallory's own seat, as fast as the limits allow."""
    made, number = 0, 0
    while made < BOT_TABLES:
        one = ForwardedCaller(port, MALLORY)
        number += 1
        await one.become(f"M{number}")
        if not one.token:
            await asyncio.sleep(1)
            continue
        for _ in range(30):
            seats = [{"kind": "me"}] + [{"kind": "bot", "level": "expert"}] * 4
            status, table = await one.call("POST", "/api/tables", {"game": "colonia", "seats": seats})
            if status != 201 or made >= BOT_TABLES:
                break
            await one.call("POST", f"/api/tables/{table['id']}/stand-in", {"seat": 1, "level": "expert"})
            made += 1
        one.close()
        await asyncio.sleep(0.5)


class FloodedSite:
    """A real site behind a proxy, with rate limits and compiled search."""

    def __init__(self, db: str, workers: int):
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        environment = os.environ | {"KOGGE_RATE_LIMITS": "on", "KOGGE_COMPILE": "yes", "KOGGE_BOT_PAUSE": "0", "KOGGE_DB": db}
        command = [sys.executable, "-m", "kogge", "serve", "--port", str(self.port), "--workers", str(workers), "--proxy", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=10) as answer:
                    answer.read()
                    break
            except OSError:
                time.sleep(0.05)
        time.sleep(12)  # the search of every game is loaded from the cache

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(30)
        self.held.close()


def measure(port: int, part: str, seconds: float) -> dict[str, list[float]]:
    """Measure Anne's waiting times during one part of the flood."""
    if part == "quiet":
        return asyncio.run(measure_anne(port, seconds))
    command = [sys.executable, "-m", "benchmarks.flood", "flood", str(port), part]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as flooding:
        try:
            assert flooding.stdout is not None
            flooding.stdout.readline()
            time.sleep(1)
            return asyncio.run(measure_anne(port, seconds))
        finally:
            flooding.terminate()


def quantile(values: list[float], share: float) -> float:
    """A quantile."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def main() -> None:
    """Run the flood (as a child process), or the measurement."""
    if sys.argv[1:2] == ["flood"]:
        asyncio.run(flood(int(sys.argv[2]), sys.argv[3]))
        return
    backends = [one for one in ("sqlite", "postgres") if one in sys.argv[1:]] or ["sqlite", "postgres"]
    parts = ["quiet", *(part for part in PARTS[1:] if part in sys.argv[1:] or not set(PARTS) & set(sys.argv[1:]))]
    for backend in backends:
        with tempfile.TemporaryDirectory(prefix="kogge-flood-") as folder:
            postgres = Postgres() if backend == "postgres" else None
            site = FloodedSite(postgres.new_database() if postgres else f"sqlite:///{folder}/kogge.db", 2 if postgres else 1)
            quiet: dict[str, float] = {}
            try:
                asyncio.run(measure_anne(site.port, 3))  # warm up: the first page of a kind loads its templates
                for part in parts:
                    seen = measure(site.port, part, SECONDS)
                    row: dict[str, object] = {"database": backend, "part": part}
                    for what, values in seen.items():
                        p99 = quantile(values, 0.99)
                        quiet.setdefault(what, p99)
                        row |= {f"{what}s": len(values), f"{what} p50 ms": round(quantile(values, 0.5), 1), f"{what} p99 ms": round(p99, 1)}
                        row |= {f"{what} p99 / quiet": round(p99 / quiet[what], 2)}
                    print(json.dumps(row), flush=True)
            finally:
                site.close()
                if postgres:
                    postgres.remove()


if __name__ == "__main__":
    main()
