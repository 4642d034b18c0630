"""A database that is down: the site waits for it, and the metrics show that it is down."""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress

import httpx
import pytest
import sqlalchemy as sa

from servers import Site, get

pytestmark = pytest.mark.full


@pytest.fixture(params=[1, 2], ids=["one process", "two workers"])
def waiting_site(request, make_site, postgres):
    """A site that was started while its PostgreSQL was down, and is waiting for it."""
    site: Site = make_site(postgres.new_database(), workers=request.param)
    site.stop()
    postgres.stop("fast")
    try:
        site.start_only()
        until = time.monotonic() + 60
        while "Waiting for it." not in site.output()[site.log_start :]:
            assert site.process.poll() is None, site.output()
            assert time.monotonic() < until, site.output()
            time.sleep(0.05)
        yield site
    finally:
        if not postgres.is_running:
            postgres.start()


def test_a_site_waits_for_a_database_that_starts_later(waiting_site, postgres):
    postgres.start()
    waiting_site.wait_until_it_answers()
    assert get(waiting_site.url + "/readyz").status_code == 200
    assert "Traceback" not in waiting_site.output()


def test_a_site_that_waits_can_be_stopped(waiting_site):
    assert waiting_site.stop() == 0


def test_metrics_are_answered_while_the_database_is_down(make_site, postgres):
    site: Site = make_site(postgres.new_database(), options=["--metrics", "127.0.0.1"])
    assert "kogge_database_up 1.0" in get(site.url + "/metrics").text
    postgres.stop("immediate")
    try:
        down = get(site.url + "/metrics")
        assert down.status_code == 200
        assert "kogge_database_up 0.0" in down.text
        assert "kogge_event_streams 0.0" in down.text
        assert "kogge_tables{" not in down.text
        assert get(site.url + "/readyz").status_code == 503
    finally:
        postgres.start()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_site_whose_database_hangs_can_be_stopped(make_site, postgres, workers):
    site: Site = make_site(postgres.new_database(), workers=workers)
    engine = sa.create_engine(sa.make_url(site.db).set(drivername="postgresql+psycopg"))
    with engine.connect() as db:
        query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        frozen = list(db.scalars(sa.text(query)))
    engine.dispose()
    assert frozen
    asking = [threading.Thread(target=request_ignoring_errors, args=(site.url + "/",)) for _ in range(8)]
    try:
        for pid in frozen:
            os.kill(pid, signal.SIGSTOP)  # no timeout of the database's own works any more
        for one in asking:
            one.start()
        time.sleep(1)
        site.process.terminate()
        assert site.process.wait(60) == 0
    finally:
        for pid in frozen:
            os.kill(pid, signal.SIGCONT)
    for one in asking:
        one.join()


def request_ignoring_errors(url: str) -> None:
    """Request a page and ignore that it may never be answered."""
    with suppress(httpx.HTTPError):
        get(url)
