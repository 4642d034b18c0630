"""kill -9, a lost database, a full disk, cut streams: no acknowledged move is ever lost or stored twice."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import psycopg
import pytest
from simulated_games import PlayedTable, check_no_line_is_lost, play_games_during

from awaiting import awaited
from benchmarks.callers import Caller, ConnectionLost
from servers import get

pytestmark = pytest.mark.full

FULL = os.environ.get("KOGGE_TEST_LONG") == "yes"
KILLS, TABLES, DECISIONS = (50, 36, 9999) if FULL else (2, 3, 16)
BETWEEN = 8  # acknowledged lines between two failures: few enough that every game is still running
PACE = 0.3 if FULL else 0.02
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


def acknowledged_lines(played: list[PlayedTable]) -> int:
    return sum(len(one.acknowledged) for one in played)


def repeatedly(times: int, do: Callable[[list[PlayedTable]], Awaitable[None]]) -> Callable[[list[PlayedTable]], Awaitable[None]]:
    """Cause a failure each time the games have made some progress."""

    async def disturb(played: list[PlayedTable]) -> None:
        for number in range(1, times + 1):
            while acknowledged_lines(played) < number * BETWEEN:
                await asyncio.sleep(0.02)
            await do(played)

    return disturb


def test_a_killed_server_loses_no_acknowledged_line(make_site):
    site = make_site()

    async def pull(played: list[PlayedTable]) -> None:
        missed = sum(one.gone for one in played)
        await asyncio.to_thread(site.kill)
        while sum(one.gone for one in played) == missed:  # clients notice that it is down before it is started again
            await asyncio.sleep(0.02)
        await asyncio.to_thread(site.start)

    check_no_line_is_lost(site, awaited(play_games_during(site, TABLES, repeatedly(KILLS, pull), PACE, DECISIONS)))


def test_after_a_kill_the_table_is_unchanged_and_the_game_continues(make_site):
    site, chance = make_site(), random.Random(4)
    with httpx.Client(base_url=site.url, timeout=60) as anne:
        anne.headers["Authorization"] = "Bearer " + anne.post("/api/people", json={"name": "Anne"}).json()["token"]
        table = "/api/tables/" + anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, BOT, BOT]}).json()["id"]

        def my_turn() -> dict:
            while not (now := anne.get(table).json())["moves"]:
                time.sleep(0.02)
            return now

        def play_three_moves() -> None:
            for _ in range(3):
                now = my_turn()
                move = {"seat": 1, "move": chance.choice(now["moves"]), "version": now["version"]}
                anne.post(f"{table}/moves", json=move).raise_for_status()

        play_three_moves()
        before = my_turn()
        site.kill()
        site.start()
        after = anne.get(table).json()
        assert (after["version"], after["view"], after["moves"]) == (before["version"], before["view"], before["moves"])
        play_three_moves()


@pytest.mark.parametrize("affinity", ["yes", "no"])
def test_a_killed_worker_of_two_loses_no_acknowledged_line(make_site, postgres, affinity):
    site = make_site(postgres.new_database(), workers=2, KOGGE_AFFINITY=affinity)
    chance, killed = random.Random(3), []

    async def pull(_: list[PlayedTable]) -> None:
        while not (alive := sorted(set(site.worker_ids()) - set(killed))):
            await asyncio.sleep(0.05)
        killed.append(chance.choice(alive))
        os.kill(killed[-1], signal.SIGKILL)

    played = awaited(play_games_during(site, TABLES, repeatedly(KILLS, pull), PACE, DECISIONS))
    assert len(set(killed)) == KILLS
    check_no_line_is_lost(site, played)


def listening_workers(db: str) -> int:
    """How many workers have started: each listens for notifications of the others."""
    with psycopg.connect(db) as connection:
        there = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'"
        return int(connection.execute(there).fetchone()[0])


def test_a_restarted_postgresql_loses_no_acknowledged_line(make_site, postgres):
    site = make_site(postgres.new_database(), workers=2)
    while listening_workers(site.db) < 2:  # a worker that is still starting could not start without it
        time.sleep(0.05)

    async def pull(_: list[PlayedTable]) -> None:
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)

    check_no_line_is_lost(site, awaited(play_games_during(site, TABLES, repeatedly(12 if FULL else 2, pull), PACE, DECISIONS)))
    assert "Traceback" not in site.output()


def test_workers_wait_as_long_as_the_database_is_down(make_site, postgres):
    """Regression: workers gave up after six tries, and the site with them."""
    site = make_site(postgres.new_database(), workers=2)
    while listening_workers(site.db) < 2:
        time.sleep(0.05)
    postgres.stop("immediate")
    try:
        os.kill(site.worker_ids()[0], signal.SIGKILL)
        while site.output().count(" ended with ") < 8:
            assert site.process.poll() is None, site.output()
            time.sleep(0.05)
    finally:
        postgres.start()
    while listening_workers(site.db) < 2:
        assert site.process.poll() is None, site.output()
        time.sleep(0.05)
    assert get(site.url + "/readyz").status_code == 200
    assert "The database postgresql://" in site.output()
    assert "Traceback" not in site.output()


class Cutter:
    """A proxy that drops every connection after a short time."""

    def __init__(self, port: int):
        self.to, self.cuts, self.passing = port, 0, []
        self.chance = random.Random(5)

    async def start(self) -> int:
        self.server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        return self.server.sockets[0].getsockname()[1]

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.passing.append(asyncio.current_task())
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            while content := await source.read(4096):
                sink.write(content)

        pumps = [asyncio.create_task(pump(reader, far_writer)), asyncio.create_task(pump(far_reader, writer))]
        await asyncio.sleep(0.05 + self.chance.random() * 0.4)
        for one in pumps:
            one.cancel()
        writer.transport.abort()
        far_writer.transport.abort()
        self.cuts += 1


def test_followers_catch_up_when_their_stream_is_cut(make_site):
    site = make_site()

    async def run() -> None:
        cutter = Cutter(site.port)
        port = await cutter.start()
        anne = Caller("127.0.0.1", site.port)
        await anne.become("Anne")
        _, table = await anne.call("POST", "/api/tables", {"game": "speicherstadt", "seats": [ME, BOT, BOT]})
        received: list[str] = []

        async def follow() -> None:
            while True:
                try:
                    async for update in Caller("127.0.0.1", port).follow(table["id"]):
                        del received[update["from"] :]
                        received.extend(update["lines"])
                        if update["status"] == "over":
                            return
                except (ConnectionLost, OSError):
                    await asyncio.sleep(0.01)

        following = asyncio.create_task(follow())
        chance, decided = random.Random(2), 0
        while table["status"] != "over":
            while cutter.cuts < min(decided, 4):  # some are made while the stream is cut
                await asyncio.sleep(0.01)
            if table["moves"]:
                decided += 1
                body = {"seat": 1, "move": chance.choice(table["moves"]), "version": table["version"]}
                _, table = await anne.call("POST", f"/api/tables/{table['id']}/moves", body)
            else:
                await asyncio.sleep(0.01)
                _, table = await anne.call("GET", f"/api/tables/{table['id']}")
        await asyncio.wait_for(following, 300)
        _, record = await anne.call("GET", f"/api/tables/{table['id']}/record")
        assert received == [line for line in record.partition("\n\n")[2].splitlines() if line]
        assert cutter.cuts > 3
        anne.close()
        cutter.server.close()
        await asyncio.wait(cutter.passing)

    awaited(run())


@pytest.fixture
def small_disk(tmp_path: Path):
    """A disk of 3 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "kogge-test", folder], capture_output=True).returncode:
        pytest.skip("NO MOUNT: this user may not mount a small disk, so what happens on a full one did not run.")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def fill(ballast: Path) -> None:
    """Write until there is no room."""
    file = os.open(ballast, os.O_WRONLY | os.O_CREAT)
    try:
        while True:
            os.write(file, b"x" * 512)
    except OSError:
        os.close(file)


def test_a_full_disk_is_reported_clearly_and_loses_no_data(small_disk, make_site):
    site = make_site(f"sqlite:///{small_disk / 'kogge.db'}")
    with httpx.Client(base_url=site.url, timeout=60) as anne:
        anne.headers["Authorization"] = "Bearer " + anne.post("/api/people", json={"name": "Anne"}).json()["token"]
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, {"kind": "guest"}]}).json()
        path = f"/api/tables/{table['id']}"
        ballast = small_disk / "ballast"
        fill(ballast)
        answers = []
        for _ in range(200):  # the existing write-ahead log may have room for a few moves
            body = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
            answers.append(anne.post(path + "/moves", json=body))
            if answers[-1].status_code != 200:
                break
            table = answers[-1].json()
        assert answers[-1].status_code == 507, answers[-1].text
        assert "disk is full" in answers[-1].json()["error"]
        assert [anne.post(path + "/moves", json=body).status_code for _ in range(20)] == [507] * 20
        assert len([line for line in site.output().splitlines() if "full" in line]) == 1, (
            site.output()
        )  # one line, not one for each request
        seen = anne.get(path)
        assert seen.status_code == 200
        assert seen.json()["version"] == table["version"]
        ballast.unlink()
        body = {"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
        assert anne.post(path + "/moves", json=body).status_code == 200
    site.stop()
    done = subprocess.run([sys.executable, "-m", "kogge", "db", "verify", "--db", site.db], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 tables are correct" in done.stdout


def test_a_server_told_to_stop_ends_its_streams_and_exits(make_site, tmp_path):
    site = make_site()
    with httpx.Client(base_url=site.url, timeout=60) as anne:
        anne.headers["Authorization"] = "Bearer " + anne.post("/api/people", json={"name": "Anne"}).json()["token"]
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, {"kind": "guest"}]}).json()
        with anne.stream("GET", f"/api/tables/{table['id']}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert site.stop() == 0
            list(lines)  # an aborted stream would raise here
    copy = tmp_path / "copy.db"
    shutil.copy(site.db.removeprefix("sqlite:///"), copy)
    done = subprocess.run([sys.executable, "-m", "kogge", "db", "verify", "--db", f"sqlite:///{copy}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
