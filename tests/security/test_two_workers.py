"""Secret choices on a site of two workers: whichever worker answers, nobody learns what was chosen before all have chosen."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from test_secrets import Evening, User

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
    seen = user.look(table_id)
    body = {"seat": seen["turn"], "move": seen["moves"][number], "version": seen["version"]}
    answer = user.post(f"/api/tables/{table_id}/moves", json=body)
    assert answer.status_code == 200, answer.text


def known(site: Site, user: User | None, table_id: str) -> dict[str, set[str]]:
    """All that somebody can have of a table, each several times, so that both workers answer."""
    headers = {"Authorization": user.headers["Authorization"]} if user else {}
    found: dict[str, set[str]] = {}
    for path in PAGES:
        for _ in range(6):  # a connection of its own each
            text = get(site.url + path.format(id=table_id), headers=headers).text.replace(table_id, "TABLE")
            found.setdefault(path, set()).add(re.sub(r'data-(left|page)="[^"]*"|"(created|changed)":[^,}]*', "", text))
    return found


def all_are_there(site: Site, people: list[User], table_id: str) -> None:
    """Everybody looks at a table, until both workers know of it."""

    def pages() -> list[str]:
        return [get(f"{site.url}/t/{table_id}", headers={"Authorization": one.headers["Authorization"]}).text for one in people * 3]

    until(lambda: all('data-absent=""' in page for page in pages()), "everybody is at the table")


def heard(user: User, table_id: str) -> list[str]:
    """The lines that a program hears of a table."""
    with user.stream("GET", f"/api/tables/{table_id}/events?follow=1") as stream:
        return next(json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))["lines"]


@pytest.mark.parametrize("phase", ["family_card", "vote"])
def test_a_secret_choice_is_not_to_be_had_from_either_worker(made_sites, postgres, phase):
    database = postgres.new_database()
    site = made_sites(database, workers=2)
    with Evening(site, "colonia", 3) as evening:
        evening.play_until(phase)
        first = evening.deciding
        twin = copied(database, evening.id)
        assert len(first.look(evening.id)["moves"]) > 1
        choose(first, evening.id, 0)
        choose(first, twin, -1)
        for table_id in (evening.id, twin):
            all_are_there(site, evening.people, table_id)
        for other in [*(one for one in evening.people if one is not first), None]:
            assert known(site, other, evening.id) == known(site, other, twin)
        for other in evening.people:
            if other is not first:
                assert heard(other, evening.id) == heard(other, twin)
        assert first.look(evening.id)["view"] != first.look(twin)["view"], "what one chose oneself one sees: the twins are not the same"


def test_nobody_votes_twice_for_another_or_as_a_stranger_whichever_worker_answers(made_sites, postgres):
    site = made_sites(postgres.new_database(), workers=2)
    with Evening(site, "colonia", 3) as evening, User(site, "Mallory") as mallory:
        evening.play_until("vote")
        first = evening.deciding
        seen = first.look(evening.id)
        others = [one for one in evening.people if one is not first]

        def vote(user: User, move: str) -> int:
            """On a connection of its own, so that either worker may get it."""
            body = {"seat": seen["turn"], "move": move, "version": seen["version"]}
            headers = {"Authorization": user.headers["Authorization"]}
            return post(f"{site.url}/api/tables/{evening.id}/moves", json=body, headers=headers).status_code

        for stranger in [*others, mallory]:
            assert {vote(stranger, move) for move in seen["moves"] * 3} == {403}
        with ThreadPoolExecutor(12) as pool:
            answers = list(pool.map(lambda number: vote(first, seen["moves"][number % 2]), range(12)))
        assert sorted(answers) == [200] + [409] * 11, "one vote counts"
        for other in others:
            assert all(seat["vote"] is None for seat in other.look(evening.id)["view"]["seats"])
            assert other.undo(evening.id) == 409
        assert mallory.undo(evening.id) == 403


def test_strangers_enter_no_chance_event_and_phones_show_only_their_own_hand_on_either_worker(made_sites, postgres):
    site = made_sites(postgres.new_database(), workers=2)
    with User(site, "Anne") as anne, User(site, "Bert") as bert, User(site, "Mallory") as mallory:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table_id = anne.post("/api/tables", json={"game": "colonia", "seats": seats, "manual_chance": True}).json()["id"]
        bert.post(f"/api/tables/{table_id}/join")
        event = {"event": "resources 1 wood wood wood wood", "version": anne.look(table_id)["version"]}

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
