"""A database that is not there: the site waits for one that starts later, and its metrics say that it is down."""

from __future__ import annotations

import time

import pytest

from servers import Site, get

pytestmark = pytest.mark.full


@pytest.fixture(params=[1, 2], ids=["one process", "two workers"])
def early_site(request, made_sites, postgres):
    """A site that was started while its PostgreSQL was down, and is waiting for it."""
    site: Site = made_sites(postgres.new_database(), workers=request.param)
    site.stop()
    postgres.stop("fast")
    try:
        site.start_only()
        until = time.monotonic() + 60
        while "Waiting for it." not in site.output()[site.said_before :]:
            assert site.process.poll() is None, site.output()
            assert time.monotonic() < until, site.output()
            time.sleep(0.05)
        yield site
    finally:
        if not postgres.is_running:
            postgres.start()


def test_a_site_waits_for_a_database_that_starts_later(early_site, postgres):
    postgres.start()
    early_site.wait_until_it_answers()
    assert get(early_site.url + "/readyz").status_code == 200
    assert "Traceback" not in early_site.output()


def test_a_site_that_waits_can_be_stopped(early_site):
    assert early_site.stop() == 0


def test_metrics_are_answered_while_the_database_is_down(made_sites, postgres):
    site: Site = made_sites(postgres.new_database(), options=["--metrics", "127.0.0.1"])
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
