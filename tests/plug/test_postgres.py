"""What only PostgreSQL and several workers can do. (The web suite runs on them too: `make test-postgres`.)"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from benchmarks.scratch_postgres import Postgres
from servers import Site

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module")
def site(postgres: Postgres) -> Iterator[Site]:
    site = Site(postgres.new_database(), workers=2)
    yield site
    site.close()


def test_two_workers_serve_and_one_that_dies_is_replaced(site):
    first = site.worker_ids()
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        now = site.worker_ids()
        if len(now) == 2 and first[0] not in now:
            break
        time.sleep(0.1)
    assert first[1] in now
    assert len(now) == 2


def test_several_workers_on_sqlite_are_refused_in_one_sentence(tmp_path):
    import subprocess
    import sys

    command = [sys.executable, "-m", "kogge.web.operating.command", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'kogge.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NO_COLOR": "1", "COLUMNS": "200"})
    assert done.returncode != 0
    assert "Several workers need PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "kogge.db").exists()
