"""Hints: players who want it are warned before they give something away, and may play it all the same."""

from __future__ import annotations

import threading

import httpx
import pytest
import uvicorn
from test_analysing import could_complete, played

from kogge.analysis import weigh
from kogge.bots import warm_up
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.db.database import new_id

TABLE = new_id()
pytestmark = pytest.mark.about("speicherstadt")


@pytest.fixture
def site(tmp_path):
    """The site in a thread of this process, where the game is compiled already, and Anne."""
    warm_up("speicherstadt")
    app = create_app(Settings(db=f"sqlite:///{tmp_path / 'kogge.db'}", bot_pause=0, compile=False))
    app.state.services.opponents.compiler.ready.add("speicherstadt")
    begun, server = threading.Event(), uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))

    async def startup(sockets=None):
        await uvicorn.Server.startup(server, sockets)
        begun.set()

    server.startup = startup
    thread = threading.Thread(target=server.run)
    thread.start()
    assert begun.wait(300)
    port = server.servers[0].sockets[0].getsockname()[1]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        token = client.post("/api/people", json={"name": "Anne"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        client.person, client.store = app.state.services.accounts.authenticate(token), app.state.services.tables.store
        yield client
    server.should_exit = True
    thread.join(300)


def laid(site, match):
    """A table of two at one screen where this much has happened."""
    seat_rows = [{"seat": seat, "kind": "person", "user_id": site.person.id, "name": f"Anne {seat}"} for seat in (1, 2)]
    table = {"id": TABLE, "game": "speicherstadt", "players": 2, "options": " ".join(match.options), "rules": match.rules}
    table |= {"secret": "0" * 64, "status": "running", "turn": match.seat, "listed": False, "host": site.person.id, "hints": True}
    site.store.add_table(table, seat_rows, match.lines)
    return f"/t/{TABLE}/move"


def test_whoever_wishes_is_asked_before_they_give_something_away(site):
    match = next(match for seed in range(1, 30) if (match := played("speicherstadt", 2, seed, until=could_complete)).seat)
    address, move = laid(site, match), {"move": "done", "version": 1, "seat": match.seat}
    warned = site.post(address, data=move | {"ask": "yes"})
    assert warned.status_code == 200
    assert "of the win." in warned.text
    assert "Better:" in warned.text
    assert site.store.table(TABLE).version == 1
    assert site.post(f"{address}?sure=yes", data=move | {"ask": "yes"}).status_code == 303
    assert site.store.table(TABLE).version == 2


def test_a_good_move_is_played_without_a_word(site):
    match = played("speicherstadt", 2, 1, until=lambda match: len(match.lines) > 30)
    address = laid(site, match)
    best = site.post(f"/t/{TABLE}/hints", data={"version": 1, "seat": match.seat})
    assert best.text.count("of the win (±") == min(3, len(match.moves()))
    move = weigh(match, Settings().hint_depth)[0].move
    assert site.post(address, data={"move": move, "version": 1, "seat": match.seat, "ask": "yes"}).status_code == 303
    assert site.store.table(TABLE).version == 2
