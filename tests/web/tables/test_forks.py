"""Forks on the site: who may fork a game, that it reveals nothing hidden, and that a forked table has a deal like any other."""

from __future__ import annotations

import re

import httpx
import pytest

import kogge
from kogge.check import positions
from kogge.forks import past_of
from kogge.web.tables.fairness import check_deal

BOT = {"kind": "bot", "level": "easy"}
FORK = {"at": 0, "seat": 1, "level": "easy"}


def fork(client: httpx.Client, table: str, **options: object) -> httpx.Response:
    return client.post(f"/t/{table}/fork", data=FORK | options, follow_redirects=False)


def forked(client: httpx.Client, table: str, **options: object) -> dict:
    answer = fork(client, table, **options)
    assert answer.status_code == 303, answer.text
    return client.get(answer.headers["location"].replace("/t/", "/api/tables/")).json()


def play_out(client: httpx.Client, table: dict) -> dict:
    """Play the first legal move of every decision until the game is over."""
    while table["status"] == "running":
        if table["moves"]:
            body = {"seat": table["seat"], "move": table["moves"][0], "version": table["version"]}
            client.post(f"/api/tables/{table['id']}/moves", json=body)
        table = client.get(f"/api/tables/{table['id']}").json()
    return table


def sent_in(client: httpx.Client, match: kogge.Match) -> str:
    answer = client.post("/records", files={"file": ("a.kogge", match.record())}, follow_redirects=False)
    return re.search(r"/t/([\w-]+)/replay", answer.headers["location"]).group(1)


def resources(view: dict, seat: int) -> dict[str, int]:
    return view["seats"][seat - 1]["screen"]["resources"]


@pytest.fixture(scope="module")
def finished() -> kogge.Match:
    match = kogge.new("colonia", players=3, seed=2)
    for _ in positions(match, 2):
        pass
    return match


@pytest.mark.database
def test_a_forked_table_has_a_deal_a_commitment_and_a_record_like_any_other(site, client):
    anne = client(site, "Anne")
    first = play_out(anne, anne.open("speicherstadt", [{"kind": "me"}, BOT]))
    lines = kogge.load(anne.get(f"/t/{first['id']}/record.kogge").text).lines
    at = len(lines) // 2
    table = forked(anne, first["id"], at=at, seat=2)
    assert (table["mine"], table["forked"], table["status"]) == ([2], at, "running")
    assert table["secret"] is None
    site.stop()
    site.start()
    over = play_out(anne, anne.get(f"/api/tables/{table['id']}").json())
    record = anne.get(f"/t/{table['id']}/record.kogge").text
    assert kogge.load(record).lines[:at] == lines[:at]
    assert over["commitment"] == table["commitment"]
    assert f"The first {at} events were taken over" in check_deal(record, table["commitment"])
    with pytest.raises(kogge.BadRecord, match="does not belong"):
        check_deal(record.replace(f"Deal: 1 after event {at}", f"Deal: 1 after event {at + 1}"))
    others = [kogge.fork(kogge.load(record), 2, seed=seed).lines[2] for seed in range(20)]
    other = next(line for line in others if line != lines[2])
    with pytest.raises(kogge.BadRecord):
        check_deal(record.replace(lines[2], other), table["commitment"])
    assert "continues another one" in anne.get(f"/t/{table['id']}").text
    assert anne.get(f"/t/{table['id']}/replay?at=3").status_code == 200


def test_lines_taken_over_by_a_fork_cannot_be_undone(site, client):
    anne = client(site, "Anne")
    match = kogge.new("speicherstadt", players=2, seed=2)
    match.play(match.moves()[0])
    table = forked(anne, sent_in(anne, match), at=len(match.lines), seat=match.seat)
    page = anne.post(f"/t/{table['id']}/undo", data={"version": table["version"], "seat": table["seat"]})
    assert page.status_code == 409
    assert anne.get(f"/api/tables/{table['id']}").json()["version"] == table["version"]


def test_a_running_game_with_other_people_or_of_others_cannot_be_forked(site, client):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    with_guest = anne.open("colonia", [{"kind": "me"}, {"kind": "guest", "name": "Marc"}, BOT])["id"]
    waiting = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "open"}])["id"]
    assert fork(anne, waiting).status_code == 403
    herman.post(f"/api/tables/{waiting}/join", json={})
    alone = anne.open("colonia", [{"kind": "me"}, BOT, BOT])["id"]
    tries = [(anne, with_guest), (anne, waiting), (herman, waiting), (herman, alone)]
    for who, table in tries:
        answer = fork(who, table)
        assert answer.status_code == 403
        assert "once the game is over" in answer.text
        assert "/fork" not in who.get(f"/t/{table}/replay").text


def test_a_fork_of_a_running_game_reveals_nothing_hidden(site, client):
    """Whatever seat and options the form names, everything that the user's own seat cannot know is resampled."""
    anne = client(site, "Anne")
    table = anne.open("colonia", [{"kind": "me"}, BOT, BOT])
    while not table["moves"]:
        table = anne.get(f"/api/tables/{table['id']}").json()
    seen = {tuple(resources(forked(anne, table["id"], at=9999, seat=2, deal="same")["view"], 2).items()) for _ in range(8)}
    assert len(seen) > 1, "the same each time would be the truth"


def test_a_fork_deals_hidden_things_anew_or_keeps_them(site, client, finished):
    anne = client(site, "Anne")
    table = sent_in(anne, finished)
    at = next(number for number, line in enumerate(finished.lines) if not line.startswith("*")) + 1
    truth = [resources(past_of(finished, at, None, 1).view(seat), seat) for seat in (1, 2, 3)]
    own = [resources(forked(anne, table, at=at, seat=1, deal="anew")["view"], 1) for _ in range(2)]
    assert own == [truth[0]] * 2, "one's own things are what they were"
    same = forked(anne, table, at=at, seat=2, deal="same")
    assert resources(same["view"], 2) == truth[1]


def test_a_fork_at_a_missing_move_or_seat_is_refused(site, client, finished):
    anne = client(site, "Anne")
    table = sent_in(anne, finished)
    assert "over there" in fork(anne, table, at=99999).text
    assert fork(anne, table, seat=9).status_code == 422
    assert fork(anne, table, level="champion").status_code == 422
    assert fork(anne, "nowherenowhere").status_code == 404


@pytest.mark.full
def test_a_fork_continues_from_the_move_that_the_replay_shows(site, someone, finished):
    anne = someone(390, 844)
    anne.goto(site.url)
    anne.set_input_files("input[type=file]", files=[{"name": "a.kogge", "mimeType": "text/plain", "buffer": finished.record().encode()}])
    anne.get_by_role("button", name="Replay").click()
    anne.wait_for_url(re.compile("/replay"))
    anne.locator("#fork summary").click()
    anne.locator("#replay-at").focus()
    for _ in range(26):
        anne.keyboard.press("ArrowRight")
    anne.wait_for_selector("#replay-controls[data-at='26']")
    anne.wait_for_selector("#fork input[name=at][value='26']", state="attached")
    anne.select_option("#fork select[name=seat]", "3")
    anne.select_option("#fork select[name=level]", "easy")
    anne.locator("#fork").get_by_role("button", name="Continue").click()
    anne.wait_for_selector("#table[data-seat='3']")
    assert "from move 26" in anne.locator("#forked").text_content()
