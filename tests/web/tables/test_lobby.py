"""The lobby, the menu, the pages about the site, and the form for a new game, over HTTP."""

from __future__ import annotations

import re

import pytest

from kogge.web.learn.service import puzzle_of_today

CHOSEN = re.compile(r'name="(bots|level)" value="(\w+)" checked')


def test_the_level_and_the_number_of_bots_are_chosen_in_the_lobby_and_remembered(site, client):
    anne = client(site)
    table = anne.post("/tables", data={"game": "speicherstadt", "quick": "yes", "bots": "2", "level": "easy"})
    assert table.status_code == 303
    seats = anne.get(f"/api/tables/{table.headers['location'].removeprefix('/t/')}").json()["seats"]
    assert [seat["level"] for seat in seats[1:]] == ["easy", "easy"]
    assert set(CHOSEN.findall(anne.get("/").text)) >= {("bots", "2"), ("level", "easy")}
    assert anne.post("/tables", data={"game": "speicherstadt", "quick": "yes", "bots": "9", "level": "easy"}).status_code == 422
    assert anne.post("/tables", data={"game": "speicherstadt", "quick": "yes", "level": "divine"}).status_code == 422


def test_a_newcomer_plays_against_bots_for_beginners(site, client):
    anne = client(site)
    assert ("level", "beginner") in CHOSEN.findall(anne.get("/").text)
    table = anne.post("/tables", data={"game": "speicherstadt", "quick": "yes"}).headers["location"]
    seats = anne.get(f"/api/tables/{table.removeprefix('/t/')}").json()["seats"]
    assert {seat["level"] for seat in seats[1:]} == {"beginner"}


def test_the_form_for_a_new_game_describes_each_level(site, client):
    form = client(site).get("/new/speicherstadt").text
    assert "Beginner bot: for your first games" in form
    assert "Hard bot: thinks ahead" in form


def test_a_newcomer_is_shown_no_empty_lists(site, client):
    lobby = client(site).get("/").text
    assert 'id="mine"' not in lobby
    assert "Learn by playing" in lobby


@pytest.mark.parametrize(
    ("way", "places", "ticked"),
    [
        ("bots", ["me", "bot:"], ""),
        ("online", ["me", "open"], ""),
        ("device", ["me", "guest"], ""),
        ("tv", ["open", "open"], "phone_hands"),
        ("physical", ["me", "guest"], "manual_chance"),
    ],
)
def test_a_new_game_begins_with_the_way_to_play(site, client, way, places, ticked):
    form = client(site).get(f"/new/speicherstadt?way={way}&players=2").text
    places_of_the_form = re.findall(r'<select name="seat\d">(.*?)</select>', form, re.DOTALL)
    chosen = [one for seat in places_of_the_form for one in re.findall(r'value="([\w:]+)"\s+selected', seat)]
    assert all(one.startswith(place) for one, place in zip(chosen, places, strict=True))
    assert re.findall(r'name="(phone_hands|manual_chance)" value="on" checked', form) == ([ticked] if ticked else [])


@pytest.mark.parametrize("path", ["/lessons", "/puzzles", "/ranking", "/about", "/privacy", "/imprint"])
def test_every_page_of_the_menu_and_the_footer_is_there(site, client, path):
    assert path in client(site).get("/").text
    answer = client(site).get(path)
    assert answer.status_code in (200, 303)


def test_the_page_of_puzzles_counts_the_days_in_a_row(site, client):
    anne = client(site)
    assert "Streak" not in anne.get("/puzzles").text
    today = puzzle_of_today("speicherstadt")
    anne.post(f"/puzzles/speicherstadt/{today.name}", data={"move": today.goal[0].move[0]})
    page = anne.get("/puzzles").text
    assert page.count("Streak: 1 day<") == 1
