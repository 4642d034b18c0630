"""Secret choices on a site of two workers: whichever worker answers, nobody learns what was chosen before all have chosen."""

from __future__ import annotations

import json
import re

import psycopg
import pytest
from test_secrets import Evening, User

from awaiting import until
from servers import Site, get

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
