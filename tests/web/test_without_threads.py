"""The whole site on `LoopJobs`, as in the browser edition: pages and background work without any thread."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

import kogge
from servers import LocalSite


@pytest.fixture
def loop_site(own_site: Callable[..., LocalSite]) -> Iterator[LocalSite]:
    before = set(threading.enumerate())
    site = own_site(KOGGE_TEST_JOBS="loop", KOGGE_ANALYSIS_DEPTH="1", KOGGE_HINT_DEPTH="1")
    yield site
    started = {thread.name for thread in set(threading.enumerate()) - before}
    assert started == {"site"}, "something started a thread"


def until(found: Callable[[], bool]) -> None:
    """Wait for a condition; the deadline only ends a test that would hang."""
    deadline = time.monotonic() + 300
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.full  # an analysis, interpreted
def test_a_game_with_hints_replay_and_analysis(loop_site: LocalSite, client, monkeypatch):
    monkeypatch.setattr("kogge.web.analysis.service.INTERPRETED", True)
    anne = client(loop_site, "Anne")
    table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], hints=True)
    address = f"/api/tables/{table['id']}"
    assert "Anne" in anne.get(f"/t/{table['id']}").text
    hinted = False
    while table["status"] == "running":
        if table["moves"] and not hinted:
            form = {"seat": "1", "version": str(table["version"])}
            advice = anne.post(f"/t/{table['id']}/hints", data=form, headers={"HX-Request": "true", "Origin": loop_site.url})
            assert advice.status_code == 200, advice.text
            hinted = True
        if table["moves"]:
            answer = anne.post(f"{address}/moves", json={"move": table["moves"][0], "version": table["version"], "seat": 1})
            assert answer.status_code == 200, answer.text
        table = anne.get(address).json()
    assert hinted
    assert anne.get(f"/t/{table['id']}/replay?at=5").status_code == 200
    begun = kogge.new("speicherstadt", players=2, seed=1)
    for _ in range(3):
        begun.play(begun.moves()[0])
    short = anne.post("/api/records", content=begun.record()).json()["id"]
    asked = anne.post(f"/t/{short}/analysis", headers={"Origin": loop_site.url})
    assert asked.status_code in (200, 303), asked.text
    until(lambda: "growing" not in analysis_state(loop_site, short))


def analysis_state(site: LocalSite, table_id: str) -> str:
    found = site.app.state.services.analyses.analysis_of(table_id)
    return "done" if found and found.progress == 1 else "growing"


def test_pages_that_block_are_called_in_place(loop_site: LocalSite):
    with httpx.Client(base_url=loop_site.url, timeout=60, verify=False) as visitor:
        lobby = visitor.get("/")
        assert lobby.status_code == 200
        for address in ["/rules/hellweg", "/lessons/colonia", "/puzzles/speicherstadt", "/settings", "/healthz", "/readyz"]:
            assert visitor.get(address, follow_redirects=True).status_code == 200, address
        style = re.search(r'/static/[^"]*\.css\?v=[^"]*', lobby.text)
        assert style
        assert visitor.get(style[0]).status_code == 200


def test_a_table_that_waits_for_a_bot_goes_on_after_a_restart(own_site, client):
    site = own_site(KOGGE_TEST_JOBS="loop")
    anne = client(site, "Anne")
    bots = site.app.state.services.opponents
    bots._loop = None  # the page is closed before the bot moves
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "me"}]
    while (table := anne.open("speicherstadt", seats))["turn"] != 1:
        pass  # the start player is random
    site.stop()
    site.start()
    until(lambda: anne.get(f"/api/tables/{table['id']}").json()["turn"] == 2)
