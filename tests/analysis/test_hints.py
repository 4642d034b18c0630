"""Hints, the report and the quiz on the site: warnings before bad moves, numbers on the board, a quiz of one's own mistakes."""

from __future__ import annotations

import re
import threading

import httpx
import pytest
import uvicorn
from test_analysing import could_complete, play_bots

import kogge
from kogge.analysis import analyse, rank_moves
from kogge.bots import choose, warm_up
from kogge.records import replay
from kogge.web.analysis.service import RETRY_AFTER, AnalysisStore
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.db.database import new_id

TABLE = new_id()
pytestmark = pytest.mark.about("speicherstadt")


@pytest.fixture
def site(tmp_path):
    """A client of Anne's to a site in a thread of this process, where the game is compiled already."""
    warm_up("speicherstadt")
    app = create_app(Settings(db=f"sqlite:///{tmp_path / 'kogge.db'}", bot_pause=0, compile=False))
    ready = app.state.services.opponents.compiler.ready
    ready.add("speicherstadt")
    server_started, server = threading.Event(), uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))

    async def startup(sockets=None):
        await uvicorn.Server.startup(server, sockets)
        server_started.set()

    server.startup = startup
    thread = threading.Thread(target=server.run)
    thread.start()
    assert server_started.wait(300)
    port = server.servers[0].sockets[0].getsockname()[1]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        token = client.post("/api/people", json={"name": "Anne"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        client.ready = ready
        client.person, client.store = app.state.services.accounts.authenticate(token), app.state.services.tables.store
        yield client
    server.should_exit = True
    thread.join(300)


def add_table(site, match, mine=(1, 2)):
    """Add a table of two with the lines of a match, with Anne at these seats; returns the address for moves."""
    seat_rows = [{"seat": seat, "kind": "person", "user_id": site.person.id, "name": f"Anne {seat}"} for seat in mine]
    seat_rows += [{"seat": seat, "kind": "bot", "name": "Wal", "level": "medium"} for seat in (1, 2) if seat not in mine]
    table = {"id": TABLE, "game": "speicherstadt", "players": 2, "options": " ".join(match.options), "rules": match.rules}
    table |= {
        "secret": "0" * 64,
        "status": "running" if match.seat else "over",
        "turn": match.seat,
        "listed": False,
        "host": site.person.id,
        "hints": True,
    }
    site.store.add_table(table, seat_rows, match.lines)
    return f"/t/{TABLE}/move"


def test_a_player_who_asked_for_warnings_is_warned_before_a_bad_move(site):
    match = next(match for seed in range(1, 30) if (match := play_bots("speicherstadt", 2, seed, until=could_complete)).seat)
    address, move = add_table(site, match), {"move": "done", "version": 1, "seat": match.seat}
    warned = site.post(address, data=move | {"ask": "yes"})
    assert warned.status_code == 200
    assert "This costs you" in warned.text
    assert "Better:" in warned.text
    assert site.store.table(TABLE).version == 1
    assert site.post(f"{address}?sure=yes", data=move | {"ask": "yes"}).status_code == 303
    assert site.store.table(TABLE).version == 2


def test_a_good_move_is_played_without_a_warning(site):
    match = play_bots("speicherstadt", 2, 1, until=lambda match: len(match.lines) > 30)
    address = add_table(site, match)
    best = site.post(f"/t/{TABLE}/hints", data={"version": 1, "seat": match.seat})
    assert best.text.count('class="odds"') == min(3, len(match.moves()))
    numbered = re.findall(r'value="([^"]+)"[^>]*data-hint="(\d)"', best.text)
    ranked = rank_moves(match, Settings().hint_depth)
    assert {int(number): move for move, number in numbered} == {number: one.move for number, one in enumerate(ranked[:3], 1)}
    again = site.get(f"/t/{TABLE}/board", params={"seat": match.seat}, headers={"HX-Request": "true"})
    assert 'data-hint="1"' in again.text, "a hint stays until the decision is made"
    hidden = site.get(f"/t/{TABLE}/board", params={"seat": match.seat, "hint": "off"}, headers={"HX-Request": "true"})
    assert "data-hint" not in hidden.text
    move = ranked[0].move
    assert site.post(address, data={"move": move, "version": 1, "seat": match.seat, "ask": "yes"}).status_code == 303
    assert site.store.table(TABLE).version == 2


def test_a_hint_requested_while_the_engine_loads_is_refused_with_retry_after(site):
    match = play_bots("speicherstadt", 2, 1, until=lambda match: len(match.lines) > 30)
    add_table(site, match)
    site.ready.discard("speicherstadt")
    asked = {"version": 1, "seat": match.seat}
    refused = site.post(f"/t/{TABLE}/hints", data=asked)
    assert refused.status_code == 503
    assert int(refused.headers["Retry-After"]) == RETRY_AFTER
    site.ready.add("speicherstadt")
    assert site.post(f"/t/{TABLE}/hints", data=asked).status_code == 200


@pytest.fixture
def finished(site):
    """A finished and analysed game of Anne against a bot, and its analysis."""
    match, turn = kogge.new("speicherstadt", players=2, seed=4), 0
    while match.seat:
        match.play(choose(match, "random" if match.seat == 1 else "medium", seed=turn))
        turn += 1
    add_table(site, match, mine=(1,))
    analysis = analyse(match, 12)
    AnalysisStore(site.store.db).save(TABLE, 1000, analysis.progress, analysis.as_json())
    return analysis


def test_the_report_summarises_the_game_and_opens_at_its_first_turning_point(site, finished):
    page = site.get(f"/t/{TABLE}/analysis").text
    worst = finished.worst_of(1, 1)[0]
    assert f'data-at="{worst.line - 1}"' in page, "it opens before the first turning point, the reader's worst mistake"
    here = page.partition("here-and-now")[2].partition("</div>")[0]
    assert "You played: " in here, "the panel tells what was played there"
    assert "Better: " in here
    story = re.sub("<.*?>", "", page.partition('class="story"')[2].partition("</p>")[0])
    assert re.search(
        r"You lost: Wal was \d+ points ahead of you\. The main reason: your own mistakes, which cost about \d+ points\.", story
    )
    assert re.search(r"Your most expensive move – Round \d+, \w[^:]+: You played: \w", story)
    report = page.partition('id="report"')[2]
    assert '<b class="who">You</b>' in report.partition('class="legend"')[2].partition("</ul>")[0]
    assert "Anne" not in report, "the reader is “you”"
    assert page.count("<b>Better") == 0
    turning = page.partition("turning-points")[2].partition("</ol>")[0]
    shown = [int(line) for line in re.findall(r'data-line="(\d+)"', turning)]
    assert 2 <= len(shown) <= 3
    assert [finished.decision_at(line) is not None and finished.decision_at(line).seat == 1 for line in shown[:2]] == [True, True]
    assert len({finished.moments[line].round for line in shown}) == len(shown), "spread over the game"
    assert "Round " in turning, "moments have titles"
    last = len(finished.moments) - 1
    for at in (0, 3, last, last + 50):
        assert site.get(f"/t/{TABLE}/analysis?at={at}").status_code == 200
        assert site.get(f"/t/{TABLE}/analysis/panel?at={at}").status_code == 200


def test_a_players_own_mistakes_become_a_quiz(site, finished):
    worst = finished.worst_of(1, 5)
    assert len(worst) == 5
    first, address = worst[0], f"/t/{TABLE}/mistakes/1"
    assert f'href="{address}"' in site.get(f"/t/{TABLE}/analysis").text
    page = site.get(address).text
    assert "Find a better move." in page
    assert "You played" in page
    assert "This cost you" in page
    assert "That is the move you played" in site.post(address, data={"move": first.played}).text
    solved = site.post(address, data={"move": first.best.move}).text
    assert "Yes, that is better!" in solved
    assert f"/t/{TABLE}/mistakes/2" in solved
    assert "Better:" in site.get(f"{address}?given_up=yes").text
    assert "back to the analysis" in site.get(f"/t/{TABLE}/mistakes/5?given_up=yes").text
    before = list(replay(kogge.load(site.get(f"/t/{TABLE}/record.kogge").text)))[first.line - 1].match()
    for move in before.moves():
        assert site.post(address, data={"move": move}, headers={"HX-Request": "true"}).status_code == 200
    assert site.post(address, data={"move": "nonsense"}).status_code in (409, 422)
    assert site.get(f"/t/{TABLE}/mistakes/6").status_code == 404
    assert site.get(f"/t/{TABLE}/mistakes/0").status_code == 404
    with httpx.Client(base_url=site.base_url) as stranger:
        token = stranger.post("/api/people", json={"name": "Marc"}).json()["token"]
        assert stranger.get(address, headers={"Authorization": f"Bearer {token}"}).status_code == 404
