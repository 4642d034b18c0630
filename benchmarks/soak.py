"""The memory and the file descriptors of the site during a long run.

`python -m benchmarks.soak [MINUTES [TABLES [STREAMS [PAUSE [GAME …]]]]]` starts a temporary PostgreSQL server and a real site with two
workers. Every table has a move about every PAUSE seconds (5 by default). When its game is over, a random one of the games (all three by
default) starts. STREAMS clients open an event stream, close it after a while, and open the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence

import httpx

from benchmarks.scratch_postgres import Postgres, held_port

GAMES = ("speicherstadt", "colonia", "hellweg")
STREAM_SECONDS = 90.0  # the average duration of a stream
METRICS = ("kogge_resident_bytes", "kogge_open_files", "kogge_event_streams", "kogge_tables_in_memory", "kogge_moves_written_total")


async def play(client: httpx.AsyncClient, rng: random.Random, tables: list[str], pause: float, games: Sequence[str]) -> None:
    """Play at one table after the other, with one person at all three seats."""
    token = (await client.post("/api/people", json={"name": "Anne"})).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        game = rng.choice(games)
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        table = (await client.post("/api/tables", json={"game": game, "seats": seats}, headers=headers)).json()
        tables.append(table["id"])
        while table["status"] != "over":
            await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
            if not table["moves"]:  # a secret round in which another seat decides
                table = (await client.get(f"/api/tables/{table['id']}", params={"seat": table["turn"]}, headers=headers)).json()
            move = {"seat": table["turn"], "move": rng.choice(table["moves"]), "version": table["version"]}
            answer = await client.post(f"/api/tables/{table['id']}/moves", json=move, headers=headers)
            answer.raise_for_status()
            table = answer.json()
        await client.get(f"/t/{table['id']}", headers=headers)
        tables.remove(table["id"])


async def watch(port: int, rng: random.Random, tables: list[str]) -> None:
    """Open one event stream after the other, each at a random table."""
    while True:
        if tables:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with contextlib.suppress(asyncio.TimeoutError, ConnectionError):
                writer.write(f"GET /t/{rng.choice(tables)}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                async with asyncio.timeout(rng.expovariate(1 / STREAM_SECONDS)):
                    while await reader.read(65_536):
                        pass
            writer.close()
        await asyncio.sleep(rng.random())


async def report(client: httpx.AsyncClient, minutes: float) -> None:
    """Print the metrics every minute; every 15 seconds in a short run."""
    began = time.monotonic()
    print("minute  memory MB  files  streams  tables  moves", flush=True)
    while (now := time.monotonic() - began) < minutes * 60 + 1:
        text = (await client.get("/metrics")).text
        values = [next((float(line.split()[1]) for line in text.splitlines() if line.startswith(name + " ")), 0.0) for name in METRICS]
        memory, files, streams, tables, moves = values
        print(f"{now / 60:6.1f}  {memory / 1e6:9.0f}  {files:5.0f}  {streams:7.0f}  {tables:6.0f}  {moves:5.0f}", flush=True)
        await asyncio.sleep(60 if minutes > 3 else 15)


async def soak(port: int, minutes: float, tables: int, streams: int, pause: float, games: Sequence[str]) -> None:
    """Run all players and spectators, and print the metrics."""
    rng = random.Random(3)
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/readyz")).status_code == 200:
                    break
            await asyncio.sleep(0.2)
        open_tables: list[str] = []
        work = [play(client, rng, open_tables, pause, games) for _ in range(tables)]
        work += [watch(port, rng, open_tables) for _ in range(streams)]
        tasks = [asyncio.ensure_future(coroutine) for coroutine in work]
        try:
            await report(client, minutes)
        finally:
            faults = [task.exception() for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        print(f"{len(faults)} faults {faults[:3]}", flush=True)


def main(minutes: str = "60", tables: str = "200", streams: str = "500", pause: str = "5", *games: str) -> None:
    """Start the database and the site, measure, and stop both."""
    postgres = Postgres(sync=False)
    held = held_port()
    port = held.getsockname()[1]
    environment = os.environ | {"KOGGE_DB": postgres.new_database(), "KOGGE_RATE_LIMITS": "off", "KOGGE_COMPILE": "no"}
    command = [sys.executable, "-m", "kogge", "serve", "--port", str(port), "--workers", "2", "--metrics", "127.0.0.1"]
    site = subprocess.Popen(command, env=environment)
    try:
        asyncio.run(soak(port, float(minutes), int(tables), int(streams), float(pause), games or GAMES))
    finally:
        site.terminate()
        site.wait(30)
        held.close()
        postgres.remove()


if __name__ == "__main__":
    main(*sys.argv[1:])
