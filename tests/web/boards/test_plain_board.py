"""A game without a board of its own, from outside of this package, at the table in the browser."""

from __future__ import annotations

import json
import random
import re

import pytest
from clicking import AXE, arrive, join, open_table, play_one, play_out, table_id

from from_outside import found_in
from servers import Site

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("example")]


@pytest.fixture(scope="module")
def site(new_db, example_game):
    site = Site(new_db(), **found_in(example_game))
    yield site
    site.close()


def test_a_whole_game_from_outside_is_played_by_clicking_in_two_browsers_against_a_bot(site, someone):
    anne, herman = someone(), someone(390, 844, has_touch=True)
    address = open_table(anne, site, "goofspiel", ["me", "open", "bot:medium"])
    join(herman, address, "Herman")
    assert play_out([anne, herman], random.Random(7)) == 2 * 12
    for page in (anne, herman):
        assert page.locator(".result").is_visible()
    table = anne.request.get(f"{site.url}/api/tables/{table_id(address)}").json()
    shown = anne.locator(".result tr td").all_inner_texts()
    assert [int(points) for points in shown] == sorted((seat["points"] for seat in table["view"]["seats"]), reverse=True)


def test_the_plain_board_shows_the_view_as_tables_the_moves_as_buttons_and_the_log(site, someone):
    anne = someone()
    open_table(anne, site, "goofspiel", ["me", "bot:easy"])
    anne.wait_for_selector("#table[data-turn=mine]")
    assert anne.get_by_role("button", name="lay 13", exact=True).is_visible()
    seats = anne.get_by_role("table", name="seats")
    assert seats.get_by_role("columnheader").all_inner_texts() == ["points", "cards", "laid", "shown last"]
    assert seats.get_by_role("rowheader").first.inner_text() == "Anne"
    play_one(anne, random.Random(1))
    anne.click("label[for=tab-log]")
    anne.locator(".log li", has_text=re.compile(r"Anne: lay \d+")).wait_for()  # when the bot, too, has laid a card


def test_eight_people_have_eight_colours_and_eight_signs(site, someone):
    anne = someone()
    open_table(anne, site, "goofspiel", ["me"] + ["bot:random"] * 7)
    anne.wait_for_selector("#table[data-turn=mine]")
    look = """names => names.map(one => [getComputedStyle(one).color, one.querySelector("use").getAttribute("href")])"""
    seats = anne.locator(".plain-view th .who").evaluate_all(look)
    assert len({colour for colour, _ in seats}) == len({sign for _, sign in seats}) == 8
    sprite = anne.request.get(f"{site.url}/static/pieces.svg").text()
    assert all(f'id="{sign.partition("#")[2]}"' in sprite for _, sign in seats)


def test_a_game_without_a_board_is_in_the_lobby_and_its_table_is_accessible(site, someone):
    anne = someone(390, 844)
    anne.goto(site.url)
    anne.locator("article", has_text="Goofspiel").get_by_role("button", name="Play against bots").click()
    arrive(anne)
    anne.wait_for_selector("#table[data-turn=mine]")
    anne.evaluate(AXE)
    found = anne.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert found == [], json.dumps(found, indent=1)[:2000]
    assert anne.evaluate("document.documentElement.scrollWidth <= innerWidth")
