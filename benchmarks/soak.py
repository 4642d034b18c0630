"""Memory and file descriptors of the site during a long run.

`python -m benchmarks.soak [MINUTES [TABLES [STREAMS [PAUSE [GAME …]]]]]` starts a temporary PostgreSQL and a real site with two workers.
Every table has a move every PAUSE seconds (5 by default); when its game is over, the next one of the games (all three by default) begins.
Event streams are opened and closed.
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
STREAM_SECONDS = 90.0  # how long a stream lasts, on average
SEEN = ("kogge_resident_bytes", "kogge_open_files", "kogge_event_streams", "kogge_tables_in_memory", "kogge_moves_written_total")


async def play(client: httpx.AsyncClient, chance: random.Random, tables: list[str], pause: float, games: Sequence[str]) -> None:
    """One person who plays at one table after the other."""
    token = (await client.post("/api/people", json={"name": "Anne"})).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        game = chance.choice(games)
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        table = (await client.post("/api/tables", json={"game": game, "seats": seats}, headers=headers)).json()
        tables.append(table["id"])
        while table["status"] != "over":
            await asyncio.sleep(chance.uniform(0.5, 1.5) * pause)
            if not table["moves"]:  # a secret round, seen from another seat
                table = (await client.get(f"/api/tables/{table['id']}", params={"seat": table["turn"]}, headers=headers)).json()
            move = {"seat": table["turn"], "move": chance.choice(table["moves"]), "version": table["version"]}
            answer = await client.post(f"/api/tables/{table['id']}/moves", json=move, headers=headers)
            answer.raise_for_status()
            table = answer.json()
        await client.get(f"/t/{table['id']}", headers=headers)
        tables.remove(table["id"])


async def watch(port: int, chance: random.Random, tables: list[str]) -> None:
    """One stream after the other, at any table."""
    while True:
        if tables:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with contextlib.suppress(asyncio.TimeoutError, ConnectionError):
                writer.write(f"GET /t/{chance.choice(tables)}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                async with asyncio.timeout(chance.expovariate(1 / STREAM_SECONDS)):
                    while await reader.read(65_536):
                        pass
            writer.close()
        await asyncio.sleep(chance.random())


async def report(client: httpx.AsyncClient, minutes: float) -> None:
    """Print the numbers every minute."""
    began = time.monotonic()
    print("minute  memory MB  files  streams  tables  moves", flush=True)
    while (now := time.monotonic() - began) < minutes * 60 + 1:
        text = (await client.get("/metrics")).text
        values = [next((float(line.split()[1]) for line in text.splitlines() if line.startswith(name + " ")), 0.0) for name in SEEN]
        memory, files, streams, tables, moves = values
        print(f"{now / 60:6.1f}  {memory / 1e6:9.0f}  {files:5.0f}  {streams:7.0f}  {tables:6.0f}  {moves:5.0f}", flush=True)
        await asyncio.sleep(60 if minutes > 3 else 15)


async def soak(port: int, minutes: float, tables: int, streams: int, pause: float, games: Sequence[str]) -> None:
    """Play, watch and report."""
    chance = random.Random(3)
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/readyz")).status_code == 200:
                    break
            await asyncio.sleep(0.2)
        open_tables: list[str] = []
        work = [play(client, chance, open_tables, pause, games) for _ in range(tables)]
        work += [watch(port, chance, open_tables) for _ in range(streams)]
        tasks = [asyncio.ensure_future(one) for one in work]
        try:
            await report(client, minutes)
        finally:
            faults = [task.exception() for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        print(f"{len(faults)} faults {faults[:3]}", flush=True)


def main(minutes: str = "60", tables: str = "200", streams: str = "500", pause: str = "5", *games: str) -> None:
    """Start everything, measure, and stop everything."""
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
