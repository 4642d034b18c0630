"""Features that need PostgreSQL or several workers. (The web suite runs on them too: `make test-postgres`.)"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from benchmarks.scratch_postgres import Postgres
from kogge.web.server.serve import shared_folder
from servers import Site, get, post

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("postgres")]  # one after the other: the last stops the site


@pytest.fixture(scope="module")
def site(postgres: Postgres) -> Iterator[Site]:
    site = Site(postgres.new_database(), workers=2, options=["--metrics", "127.0.0.1"])
    yield site
    site.close()


def wait_for(read: Callable[[], object], wanted: object) -> None:
    """Wait until a value is the expected one; the deadline only ends a test that would hang."""
    until = time.monotonic() + 120
    while (found := read()) != wanted:
        assert time.monotonic() < until, f"{found} and never {wanted}"
        time.sleep(0.05)


def kill_a_worker(site: Site) -> int:
    """Kill a worker and wait until it is replaced; returns its process id."""
    first = site.worker_ids()
    os.kill(first[0], signal.SIGKILL)
    wait_for(lambda: (len(site.worker_ids()), first[0] in site.worker_ids()), (2, False))
    assert first[1] in site.worker_ids()
    return first[0]


def test_two_workers_serve_and_one_that_dies_is_replaced(site):
    assert len(site.worker_ids()) == 2
    kill_a_worker(site)


def number(site: Site, name: str) -> float:
    """One of the site's metrics, from any worker."""
    lines = get(site.url + "/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name + " ")), 0.0)


def test_every_worker_reports_the_metrics_of_all_and_keeps_those_of_dead_ones(site):
    problem = 'kogge_requests_total{method="GET",status="404"}'
    for n in range(1, 3):
        for _ in range(20):
            assert get(site.url + "/nowhere").status_code == 404
        wait_for(lambda seen=20 * n: number(site, problem) == seen, True)
        for _ in range(10):  # from either worker
            assert number(site, problem) == 20 * n
        kill_a_worker(site)


def test_streams_of_a_dead_worker_are_no_longer_counted(site):
    with contextlib.ExitStack() as streams:
        token = post(site.url + "/api/people", json={"name": "Anne"}).json()["token"]
        anne = {"Authorization": f"Bearer {token}"}
        body = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bea"}]}
        table = post(site.url + "/api/tables", json=body, headers=anne).json()["id"]
        open_streams = []  # keeps the streams open: an unreferenced one is closed
        for _ in range(12):
            stream = httpx.stream("GET", f"{site.url}/api/tables/{table}/events", headers=anne, timeout=60)
            open_streams.append(streams.enter_context(stream).iter_raw())
            next(open_streams[-1])
        wait_for(lambda: number(site, "kogge_event_streams"), 12)
        killed = site.worker_ids()
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        wait_for(lambda: len(set(site.worker_ids()) - set(killed)), 2)
        site.wait_until_it_answers()
        wait_for(lambda: number(site, "kogge_event_streams"), 0)


def test_several_workers_on_sqlite_are_refused_in_one_sentence(tmp_path):
    import subprocess
    import sys

    command = [sys.executable, "-m", "kogge", "serve", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'kogge.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NO_COLOR": "1", "COLUMNS": "200"})
    assert done.returncode != 0
    assert "Several workers need PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "kogge.db").exists()


def test_the_folder_that_workers_share_is_removed_with_the_site(site):
    """The last test here: it stops the site."""
    with shared_folder() as another:
        place = Path(another).parent

    def folders() -> set[Path]:
        """Where workers write; one that has just begun has written nothing until it is asked."""
        get(site.url + "/nowhere")
        return {found.parent for worker in site.worker_ids() for found in place.glob(f"kogge-workers-*/*_{worker}.db")}

    wait_for(lambda: len(folders()), 1)
    folder = folders().pop()
    assert site.stop() == 0
    assert not folder.exists()
