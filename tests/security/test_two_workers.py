"""Secret choices on a site with two workers: neither worker reveals a choice before all have chosen."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from test_secrets import SharedGame, User

from awaiting import until
from servers import Site, get, post

pytestmark = pytest.mark.full

PAGES = ("/api/tables/{id}", "/t/{id}", "/t/{id}/board", "/t/{id}/animation?after=0", "/t/{id}/replay", "/api/tables/{id}/moves")


def copied(database: str, table_id: str) -> str:
    """A twin of a table: the same people, the same secret, the same lines, under another id."""
    twin = table_id[:-4] + "twin"
    with psycopg.connect(database) as db:
        for name, column in (("tables", "id"), ("seats", "table_id"), ("lines", "table_id")):
            query = "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = %s"
            columns = [one[0] for one in db.execute(query, (name,)).fetchall()]
            chosen = ", ".join("%s" if one == column else f'"{one}"' for one in columns)
            named = ", ".join(f'"{one}"' for one in columns)
            db.execute(f"INSERT INTO {name} ({named}) SELECT {chosen} FROM {name} WHERE {column} = %s", (twin, table_id))
    return twin


def choose(user: User, table_id: str, number: int) -> None:
    seen = user.state(table_id)
    body = {"seat": seen["turn"], "move": seen["moves"][number], "version": seen["version"]}
    answer = user.post(f"/api/tables/{table_id}/moves", json=body)
    assert answer.status_code == 200, answer.text


def responses_about(site: Site, user: User | None, table_id: str) -> dict[str, set[str]]:
    """All responses about a table to a user, each requested several times so that both workers answer."""
    headers = {"Authorization": user.headers["Authorization"]} if user else {}
    found: dict[str, set[str]] = {}
    for path in PAGES:
        for _ in range(6):  # a connection of its own each
            text = get(site.url + path.format(id=table_id), headers=headers).text.replace(table_id, "TABLE")
            found.setdefault(path, set()).add(re.sub(r'data-(left|page)="[^"]*"|"(created|changed)":[^,}]*', "", text))
    return found


def all_are_there(site: Site, people: list[User], table_id: str) -> None:
    """Open a table's page for everybody, until both workers know it."""

    def pages() -> list[str]:
        return [get(f"{site.url}/t/{table_id}", headers={"Authorization": one.headers["Authorization"]}).text for one in people * 3]

    until(lambda: all('data-absent=""' in page for page in pages()), "everybody is at the table")


def streamed_lines(user: User, table_id: str) -> list[str]:
    """The lines that a program receives from the stream of a table."""
    with user.stream("GET", f"/api/tables/{table_id}/events?follow=1") as stream:
        return next(json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))["lines"]


@pytest.mark.parametrize("phase", ["family_card", "vote"])
def test_neither_worker_reveals_a_pending_secret_choice(make_site, postgres, phase):
    database = postgres.new_database()
    site = make_site(database, workers=2)
    with SharedGame(site, "colonia", 3) as shared_game:
        shared_game.play_until(phase)
        first = shared_game.deciding
        twin = copied(database, shared_game.id)
        assert len(first.state(shared_game.id)["moves"]) > 1
        choose(first, shared_game.id, 0)
        choose(first, twin, -1)
        for table_id in (shared_game.id, twin):
            all_are_there(site, shared_game.people, table_id)
        for other in [*(one for one in shared_game.people if one is not first), None]:
            assert responses_about(site, other, shared_game.id) == responses_about(site, other, twin)
        for other in shared_game.people:
            if other is not first:
                assert streamed_lines(other, shared_game.id) == streamed_lines(other, twin)
        assert first.state(shared_game.id)["view"] != first.state(twin)["view"], "the player who chose sees the difference"


def test_a_vote_counts_once_and_only_from_its_own_player_at_either_worker(make_site, postgres):
    site = make_site(postgres.new_database(), workers=2)
    with SharedGame(site, "colonia", 3) as shared_game, User(site, "Mallory") as mallory:
        shared_game.play_until("vote")
        first = shared_game.deciding
        seen = first.state(shared_game.id)
        others = [one for one in shared_game.people if one is not first]

        def vote(user: User, move: str) -> int:
            """Vote on a new connection, so that either worker may get it."""
            body = {"seat": seen["turn"], "move": move, "version": seen["version"]}
            headers = {"Authorization": user.headers["Authorization"]}
            return post(f"{site.url}/api/tables/{shared_game.id}/moves", json=body, headers=headers).status_code

        for stranger in [*others, mallory]:
            assert {vote(stranger, move) for move in seen["moves"] * 3} == {403}
        with ThreadPoolExecutor(12) as pool:
            answers = list(pool.map(lambda number: vote(first, seen["moves"][number % 2]), range(12)))
        assert sorted(answers) == [200] + [409] * 11, "exactly one vote counts"
        for other in others:
            assert all(seat["vote"] is None for seat in other.state(shared_game.id)["view"]["seats"])
            assert other.undo(shared_game.id) == 409
        assert mallory.undo(shared_game.id) == 403


def test_strangers_enter_no_chance_event_and_phones_show_only_their_own_hand_on_either_worker(make_site, postgres):
    site = make_site(postgres.new_database(), workers=2)
    with User(site, "Anne") as anne, User(site, "Bert") as bert, User(site, "Mallory") as mallory:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table_id = anne.post("/api/tables", json={"game": "colonia", "seats": seats, "manual_chance": True}).json()["id"]
        bert.post(f"/api/tables/{table_id}/join")
        event = {"event": "resources 1 wood wood wood wood", "version": anne.state(table_id)["version"]}

        def enter(user: User) -> int:
            headers = {"Authorization": user.headers["Authorization"]}
            return post(f"{site.url}/api/tables/{table_id}/chance", json=event, headers=headers).status_code

        for stranger in (mallory, bert):  # it is Anne's hand
            assert {enter(stranger) for _ in range(6)} == {403}
            for _ in range(6):
                headers = {"Authorization": stranger.headers["Authorization"]}
                assert get(f"{site.url}/api/tables/{table_id}/chance", headers=headers).json()["next"] == []
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: enter(anne), range(8)))
        assert sorted(answers) == [200] + [409] * 7, answers

        hands = anne.post("/api/tables", json={"game": "colonia", "seats": seats, "phone_hands": True}).json()["id"]
        bert.post(f"/api/tables/{hands}/join")
        for user, own in ((anne, 1), (bert, 2), (mallory, None)):
            for seat in (1, 2, 3) * 3:
                headers = {"Authorization": user.headers["Authorization"]}
                view = get(f"{site.url}/api/tables/{hands}?seat={seat}", headers=headers).json()["view"]
                assert [number for number, one in enumerate(view["seats"], 1) if one["screen"]] == ([own] if own else [])
