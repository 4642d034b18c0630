"""How much a flood of requests from one address slows down other users: `python -m benchmarks.flood [sqlite|postgres] [PART …]`.

Anne plays against bots from one address: she reloads her table's page continually and moves when it is her turn. Meanwhile Mallory causes
one of these loads from another address, in another process:

    quiet      nothing
    pages      150 connections request a table's page continually
    animation  150 connections request its animation
    bots       81 tables at which only experts play

It prints how long Anne waits for a page and for the bots' moves. Rate limits are on, as on a public site.
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
    """A client with an address of its own, sent in the header in which a proxy reports it."""

    def __init__(self, port: int, address: str, token: str = ""):
        super().__init__("127.0.0.1", port, token)
        self.address = address

    def _request(self, method: str, path: str, body: Any) -> bytes:
        return self._with_address(super()._request(method, path, body))

    async def _ask(self, request: bytes) -> tuple[int, Any]:
        return await super()._ask(request if b"X-Forwarded-For" in request else self._with_address(request))

    def _with_address(self, request: bytes) -> bytes:
        head, _, rest = request.partition(b"\r\n")
        return head + f"\r\nX-Forwarded-For: {self.address}\r\n".encode() + rest


async def measure_anne(port: int, seconds: float) -> dict[str, list[float]]:
    """Let Anne play. Returns the milliseconds that she waited for each page and for each of the bots' replies."""
    page, player = ForwardedCaller(port, ANNE), ForwardedCaller(port, ANNE)
    await player.become("Anne")
    page.token = player.token
    rng = random.Random(1)
    times: dict[str, list[float]] = {"page": [], "bot": []}
    deadline = time.monotonic() + seconds

    async def reload_page(table_id: str) -> None:
        while True:
            began = time.perf_counter()
            status, _ = await page.browse(f"/t/{table_id}")
            assert status == 200, status
            times["page"].append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(0.04)

    async def play(table_id: str) -> None:
        sent, bots_moved = 0.0, False
        async for update in player.follow(table_id):
            if update["status"] != "running" or time.monotonic() > deadline:
                return
            if update["moves"]:
                if sent and bots_moved:
                    times["bot"].append((time.perf_counter() - sent) * 1000)
                await asyncio.sleep(0.1)
                move = {"seat": 1, "move": rng.choice(update["moves"]), "version": update["version"]}
                sent, bots_moved = time.perf_counter(), False
                await player.call("POST", f"/api/tables/{table_id}/moves?brief=1", move)
            else:
                bots_moved = True

    while time.monotonic() < deadline:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "medium"}]
        _, table = await player.call("POST", "/api/tables", {"game": "colonia", "seats": seats})
        reloading = asyncio.create_task(reload_page(table["id"]))
        await play(table["id"])
        reloading.cancel()
        with suppress(asyncio.CancelledError):
            await reloading
        page.close()  # a cancelled request leaves its response in the connection
    return times


async def flood(port: int, part: str) -> None:
    """Flood the site until this process is terminated."""
    mallory = ForwardedCaller(port, MALLORY)
    await mallory.become("Mallory")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "medium"}]
    _, table = await mallory.call("POST", "/api/tables", {"game": "colonia", "seats": seats})
    path = f"/t/{table['id']}"
    if part == "bots":
        await open_bot_tables(port)
        print("ready", flush=True)
        while True:
            await asyncio.sleep(1)
    for _ in range(12):  # moves for the animation to show
        _, state = await mallory.call("GET", f"/api/tables/{table['id']}")
        if state.get("moves"):
            move = {"seat": 1, "move": state["moves"][0], "version": state["version"]}
            await mallory.call("POST", f"/api/tables/{table['id']}/moves?brief=1", move)
        await asyncio.sleep(0.1)
    path += "/animation?after=0" if part == "animation" else ""
    counts = {"200": 0, "refused": 0, "gone": 0}

    async def request_pages() -> None:
        caller = ForwardedCaller(port, MALLORY, mallory.token)
        while True:
            try:
                status, _ = await caller.browse(path)
                counts["200" if status == 200 else "refused"] += 1
            except ConnectionLost:
                counts["gone"] += 1
                await asyncio.sleep(0.05)

    requesting = [asyncio.create_task(request_pages()) for _ in range(CONNECTIONS)]
    print("ready", flush=True)
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    for task in requesting:
        task.cancel()
    print(json.dumps(counts), file=sys.stderr, flush=True)


async def open_bot_tables(port: int) -> None:
    """Open tables at which experts have all seats, Mallory's too (as a stand-in), as fast as the limits allow."""
    opened, number = 0, 0
    while opened < BOT_TABLES:
        caller = ForwardedCaller(port, MALLORY)
        number += 1
        await caller.become(f"M{number}")
        if not caller.token:
            await asyncio.sleep(1)
            continue
        for _ in range(30):
            seats = [{"kind": "me"}] + [{"kind": "bot", "level": "expert"}] * 4
            status, table = await caller.call("POST", "/api/tables", {"game": "colonia", "seats": seats})
            if status != 201 or opened >= BOT_TABLES:
                break
            await caller.call("POST", f"/api/tables/{table['id']}/stand-in", {"seat": 1, "level": "expert"})
            opened += 1
        caller.close()
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
        time.sleep(12)  # until the search of every game is loaded from the cache

    def close(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(30)
        self.held.close()


def measure(port: int, part: str, seconds: float) -> dict[str, list[float]]:
    """Measure Anne's waiting times during one kind of flood."""
    if part == "quiet":
        return asyncio.run(measure_anne(port, seconds))
    command = [sys.executable, "-m", "benchmarks.flood", "flood", str(port), part]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as flooding:
        try:
            assert flooding.stdout is not None
            if not flooding.stdout.readline():
                raise RuntimeError("The flood could not begin.")
            time.sleep(1)
            return asyncio.run(measure_anne(port, seconds))
        finally:
            flooding.terminate()


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies; NaN if there are none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def main() -> None:
    """Run the measurement, or the flood (as its child process)."""
    if sys.argv[1:2] == ["flood"]:
        asyncio.run(flood(int(sys.argv[2]), sys.argv[3]))
        return
    backends = [name for name in ("sqlite", "postgres") if name in sys.argv[1:]] or ["sqlite", "postgres"]
    parts = ["quiet", *(part for part in PARTS[1:] if part in sys.argv[1:] or not set(PARTS) & set(sys.argv[1:]))]
    for backend in backends:
        with tempfile.TemporaryDirectory(prefix="kogge-flood-") as folder:
            postgres = Postgres() if backend == "postgres" else None
            site = FloodedSite(postgres.new_database() if postgres else f"sqlite:///{folder}/kogge.db", 2 if postgres else 1)
            quiet_p99: dict[str, float] = {}
            try:
                asyncio.run(measure_anne(site.port, 3))  # warm up: the mallory page of each kind loads its templates
                for part in parts:
                    times = measure(site.port, part, SECONDS)
                    row: dict[str, object] = {"database": backend, "part": part}
                    for what, values in times.items():
                        p99 = quantile(values, 0.99)
                        quiet_p99.setdefault(what, p99)
                        row |= {f"{what}s": len(values), f"{what} p50 ms": round(quantile(values, 0.5), 1), f"{what} p99 ms": round(p99, 1)}
                        row |= {f"{what} p99 / quiet": round(p99 / quiet_p99[what], 2)}
                    print(json.dumps(row), flush=True)
            finally:
                site.close()
                if postgres:
                    postgres.remove()


if __name__ == "__main__":
    main()
