"""The JSON API: every action of the pages, and every refusal."""

from __future__ import annotations

import json
import threading

import pytest

import kogge

pytestmark = pytest.mark.database
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}


def test_games_and_levels_are_listed(site, client):
    anne = client(site)
    assert anne.get("/api/games").json() == kogge.list_games()
    assert (
        anne.get("/api/levels").json()
        == anne.get("/api/levels?game=hellweg").json()
        == ["random", "beginner", "easy", "medium", "hard", "expert"]
    )
    assert anne.get("/api/levels?game=halma").status_code == 404
    assert "/api/tables/{table_id}/moves" in anne.get("/api/openapi.json").json()["paths"]


@pytest.mark.parametrize("game", list(kogge.list_games()))
def test_a_whole_game_against_bots_is_played_to_its_end_and_its_record_is_right(site, client, game):
    anne = client(site, "Anne")
    table = anne.open(game, [ME] + [BOT] * (kogge.list_games()[game]["players"][0] - 1))
    for _ in range(2000):
        if table["status"] == "over":
            break
        if table["moves"]:
            answer = anne.post(
                f"/api/tables/{table['id']}/moves", json={"seat": 1, "move": table["moves"][-1], "version": table["version"]}
            )
            assert answer.status_code == 200, answer.text
            table = answer.json()
        else:
            table = anne.get(f"/api/tables/{table['id']}").json()
    assert table["status"] == "over"
    match = kogge.load(anne.get(f"/api/tables/{table['id']}/record").text)
    assert match.is_over
    assert match.names[0] == "Anne"
    assert match.view(1)["winners"] == table["view"]["winners"]


def test_players_who_join_get_different_seats_and_the_game_begins(site, client):
    anne, herman, marc = client(site, "Anne"), client(site, "Herman"), client(site, "Marc")
    table = anne.open("speicherstadt", [ME, OPEN, OPEN])
    assert table["status"] == "open"
    seats = [one.post(f"/api/tables/{table['id']}/join").json()["seat"] for one in (herman, marc)]
    assert sorted(seats) == [2, 3]
    assert anne.get(f"/api/tables/{table['id']}").json()["status"] == "running"
    late = client(site, "Late").post(f"/api/tables/{table['id']}/join")
    assert late.status_code == 409
    assert "can watch" in late.json()["error"]


@pytest.mark.parametrize("how", ["", "?brief=1"])
def test_of_many_moves_at_once_exactly_one_is_played(site, client, how):
    anne = client(site, "Anne")
    table = anne.open("speicherstadt", [ME, {"kind": "guest", "name": "Bea"}])
    lines = len(kogge.load(anne.get(f"/api/tables/{table['id']}/record").text).lines)
    statuses = []

    def play(move: str) -> None:
        body = {"seat": table["turn"], "move": move, "version": table["version"]}
        statuses.append(anne.post(f"/api/tables/{table['id']}/moves{how}", json=body).status_code)

    threads = [threading.Thread(target=play, args=[table["moves"][i % 3]]) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [409] * 7
    assert len(kogge.load(anne.get(f"/api/tables/{table['id']}/record").text).lines) == lines + 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Game not found"), ("nl", "Partij niet"), ("fr", "Partie introuvable"), ("de", "Partie nicht")],
)
def test_an_unknown_table_is_refused_in_the_users_language(site, client, language, sentence):
    answer = client(site, language=language).get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
    assert answer.status_code == 404
    assert answer.json()["error"].startswith(sentence)


@pytest.mark.parametrize("how", ["", "?brief=1"])
def test_wrong_seat_wrong_turn_illegal_move_and_nonsense_are_refused(site, client, how):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    table = anne.open("speicherstadt", [ME, OPEN])
    moves = f"/api/tables/{table['id']}/moves"
    assert anne.post(moves, json={"seat": 1, "move": "bid 1", "version": 1}).status_code == 409
    herman.post(f"/api/tables/{table['id']}/join")
    table = anne.get(f"/api/tables/{table['id']}").json()
    turn, version = table["turn"], table["version"]
    mine, theirs = (anne, herman) if turn == 1 else (herman, anne)
    for who, body, status in [
        (theirs, {"seat": turn, "move": "bid 1", "version": version}, 403),
        (theirs, {"seat": 3 - turn, "move": "bid 1", "version": version}, 409),
        (mine, {"seat": turn, "move": "bid 9", "version": version}, 422),
        (mine, {"seat": turn, "move": "<script>", "version": version}, 422),
        (mine, {"seat": turn, "move": "bid 1", "version": version - 1}, 409),
        (mine, {"seat": 0, "move": "bid 1", "version": version}, 403),
        (mine, {"seat": 99, "move": "bid 1", "version": version}, 403),
        (mine, {"seat": "x", "move": 3}, 422),
        (mine, {"seat": turn, "move": "bid 1", "version": version}, 200),
    ]:
        answer = who.post(moves + how, json=body)
        assert answer.status_code == status, (body, answer.text)
        assert bool(answer.json().get("error")) == (status != 200)
    assert mine.get(moves).json() == []
    assert theirs.get(moves).json() != []


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [ME]},
        {"game": "speicherstadt", "seats": [ME]},
        {"game": "speicherstadt", "seats": [ME] * 9},
        {"game": "speicherstadt", "seats": [ME, {"kind": "bot", "level": "genius"}]},
        {"game": "speicherstadt", "seats": [ME, {"kind": "ghost"}]},
        {"game": "speicherstadt", "seats": [ME, BOT], "options": ["nonsense"]},
        {},
    ],
)
def test_an_invalid_table_is_refused(site, client, body):
    answer = client(site).post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


def test_undo_takes_a_decision_back_until_something_new_is_seen(site, client):
    anne = client(site, "Anne")
    table = anne.open("speicherstadt", [ME, {"kind": "guest", "name": "Bea"}])
    before = table
    undo = f"/api/tables/{table['id']}/undo"
    assert anne.post(undo, json={"version": table["version"]}).status_code == 409  # the last line is a chance event
    table = anne.post(
        f"/api/tables/{table['id']}/moves", json={"seat": table["turn"], "move": table["moves"][0], "version": table["version"]}
    ).json()
    stranger = client(site, "Stranger").post(undo, json={"version": table["version"]})
    assert stranger.status_code == 403
    table = anne.post(undo, json={"version": table["version"]}).json()
    assert table["view"] == before["view"]
    assert table["version"] > before["version"]
    stale = anne.post(f"/api/tables/{table['id']}/moves", json={"seat": table["turn"], "move": "bid 1", "version": before["version"]})
    assert stale.status_code == 409


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("# nothing\n", "has no line “Game"),
        ("Game: chess\nPlayers: 2\n\n", "we don’t have the game"),
        ("Game: speicherstadt\nPlayers: 2\n\n* start 1\n1 bid 1\n", "expected something random"),
        ("Game: speicherstadt\nPlayers: 2\nBox: /etc/passwd\n\n* start 1\n", "standard rules"),
        ("Game: speicherstadt\nPlayers: 2\n\n* start 1\n", "stops at line"),
        ("\x00\x01", "be read"),
    ],
)
def test_a_record_that_does_not_load_is_refused_with_its_line(site, client, record, sentence):
    answer = client(site).post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422
    assert sentence in answer.json()["error"]


def test_an_uploaded_record_can_be_downloaded_unchanged(site, client):
    game = kogge.new("speicherstadt", players=3, seed=4, names=["Anne", "Herman", "Marc"])
    while not game.is_over:
        game.play(game.moves()[0])
    anne = client(site)
    table = anne.post("/api/records", content=game.record(), headers={"Content-Type": "text/plain"}).json()
    out = kogge.load(anne.get(f"/api/tables/{table['id']}/record").text)
    assert out.lines == game.lines
    assert out.names == game.names


def test_nobody_acts_without_a_token_or_with_a_forged_one(site, client):
    anne = client(site)
    table = anne.open("speicherstadt", [ME, OPEN])
    anne.headers["Authorization"] = "Bearer forged"
    assert anne.post(f"/api/tables/{table['id']}/join").status_code == 401
    del anne.headers["Authorization"]
    assert anne.post(f"/api/tables/{table['id']}/join").status_code == 401


def test_the_event_stream_announces_every_change(site, client):
    anne = client(site, "Anne")
    table = anne.open("speicherstadt", [ME, OPEN])
    with anne.stream("GET", f"/api/tables/{table['id']}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = (line for line in stream.iter_lines() if line.startswith("data:"))
        first = int(next(lines).split()[1])
        client(site, "Herman").post(f"/api/tables/{table['id']}/join")
        assert int(next(lines).split()[1]) > first


def test_a_brief_move_has_the_same_refusals_and_headers_as_any_other(site, client):
    """The same rights, the same headers, the same sentences."""
    anne = client(site, "Anne")
    table = anne.open("speicherstadt", [ME, {"kind": "guest", "name": "Bea"}])
    path = f"/api/tables/{table['id']}/moves"

    def body() -> dict:
        seen = anne.get(f"/api/tables/{table['id']}").json()
        return {"seat": seen["turn"], "move": seen["moves"][0], "version": seen["version"]}

    whole = anne.post(path, json=body())
    brief = anne.post(path + "?brief=1", json=body())
    other = anne.post(path + "?brief=true", json=body())
    assert brief.json() == {"id": table["id"], "version": table["version"] + 2}
    assert other.json() == {"id": table["id"], "version": table["version"] + 3}

    def headers(answer) -> dict:
        return {key: value for key, value in answer.headers.items() if key not in ("date", "content-length", "content-encoding", "vary")}

    assert headers(brief) == headers(other) == headers(whole)
    for content, more, status in [
        (b"", {}, 422),
        (b"{", {}, 422),
        (b"[1, 2, 3]", {}, 422),
        (b"\xff\xfe", {}, 422),
        (b"9" * 5000, {}, 422),
        (None, {"Content-Type": "text/plain"}, 422),
        (b'{"seat": NaN, "move": "bid 1", "version": 1}', {}, 422),
        (None, {"Origin": "https://evil.example"}, 403),
        (None, {"Sec-Fetch-Site": "cross-site"}, 403),
        (None, {"Authorization": "Bearer forged"}, 401),
    ]:
        sent = json.dumps(body()).encode() if content is None else content
        more = {"Content-Type": "application/json"} | more
        answers = [anne.post(path + how, content=sent, headers=more) for how in ("?brief=1", "?brief=true")]
        assert [answer.status_code for answer in answers] == [status] * 2, (content, more)
        assert answers[0].json() == answers[1].json()

    def in_pieces():
        sent = json.dumps(body()).encode()
        yield sent[:10]
        yield sent[10:]

    assert anne.post(path + "?brief=1", content=in_pieces(), headers={"Content-Type": "application/json"}).status_code == 200


def test_a_head_request_to_a_stream_is_refused(site, client):
    anne = client(site, "Anne")
    table = anne.open("speicherstadt", [ME, OPEN])
    for path in (f"/api/tables/{table['id']}/events", f"/t/{table['id']}/events"):
        assert anne.head(path).status_code == 405
        assert anne.post(path).status_code == 405
    assert anne.get(f"/api/tables/{table['id']}/events?follow=perhaps").status_code == 422


def test_a_follower_is_sent_every_line_and_their_own_moves(site, client):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    table = anne.open("speicherstadt", [ME, OPEN])
    herman.post(f"/api/tables/{table['id']}/join")
    heard: list[str] = []
    with anne.stream("GET", f"/api/tables/{table['id']}/events?follow=1") as stream:
        updates = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        for update in updates:
            del heard[update["from"] :]
            heard += update["lines"]
            if update["status"] == "over":
                break
            who, seat = (anne, 1) if update["turn"] == 1 else (herman, 2)
            seen = who.get(f"/api/tables/{table['id']}").json()
            assert update["moves"] == (seen["moves"] if seat == 1 else [])
            body = {"seat": seat, "move": seen["moves"][0], "version": update["version"]}
            assert who.post(f"/api/tables/{table['id']}/moves?brief=1", json=body).status_code == 200
    assert heard == kogge.load(anne.get(f"/api/tables/{table['id']}/record").text).lines
