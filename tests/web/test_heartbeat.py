"""The heartbeat of event streams: a page notices a server that hangs, although its connection stays open."""

from __future__ import annotations

import os
import signal

import httpx
import pytest

from kogge.web.live import hub
from servers import LocalSite, Site

pytestmark = pytest.mark.full


def test_a_page_that_misses_two_heartbeats_says_so_and_reconnects(someone, make_site):
    """Regression: the page waited for as long as the server hung."""
    site: Site = make_site()
    page = someone()
    page.clock.install()
    page.goto(site.url)
    page.wait_for_selector("html[data-live=yes]", state="attached")
    os.kill(site.process.pid, signal.SIGSTOP)
    try:
        page.clock.fast_forward(36_000)
        page.wait_for_selector("html[data-live=no]", state="attached")
    finally:
        os.kill(site.process.pid, signal.SIGCONT)
    page.wait_for_selector("html[data-live=yes]", state="attached")


def test_pages_hear_a_heartbeat_by_its_name_and_programs_as_a_comment(tmp_path, monkeypatch):
    monkeypatch.setattr(hub, "HEARTBEAT", 0.5)
    site = LocalSite(f"sqlite:///{tmp_path / 'kogge.db'}")
    try:
        with httpx.stream("GET", site.url + "/events", timeout=30) as stream:
            assert "event: heartbeat" in stream.iter_lines()
        token = httpx.post(site.url + "/api/people", json={"name": "Anne"}).json()["token"]
        anne = {"Authorization": f"Bearer {token}"}
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = httpx.post(site.url + "/api/tables", json={"game": "speicherstadt", "seats": seats}, headers=anne).json()["id"]
        with httpx.stream("GET", f"{site.url}/api/tables/{table}/events?follow=1", headers=anne, timeout=30) as stream:
            lines = stream.iter_lines()
            assert ": still here" in lines
    finally:
        site.close()
