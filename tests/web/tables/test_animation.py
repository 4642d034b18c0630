"""The animation of past moves: it shows every step, shows large events separately, and can be skipped."""

from __future__ import annotations

import random
import re
import time
from itertools import count

import pytest
from clicking import MOVING, arrive, at_the_table, join, open_table, play_by_program, play_one, play_one_by_program, ready

import kogge

# the place of every piece and the enabled buttons: an animation must not change these
STANDS = """() => [...document.querySelectorAll("#table [data-piece]")].map((one) => `${one.id} ${one.dataset.piece}`).sort().concat(
    [...document.querySelectorAll("#table button[name=move]")].map((one) => one.value).sort())"""
IS_ANIMATING = "() => 'animating' in document.documentElement.dataset"
# every shown caption and large event with its sums, and whether a decision was possible meanwhile
WATCH = """addEventListener("DOMContentLoaded", () => {
    window.shown = []; window.early = 0;
    document.addEventListener("kogge:frame", () => setTimeout(() => {
        const event = document.getElementById("event");
        const rows = event.hidden ? [] : [...event.querySelectorAll("tr")].map((row) => row.innerText.split("\\t"));
        window.shown.push({text: document.getElementById("caption").innerText, rows});
        const live = document.querySelectorAll(".decision button, .board button[name=move]");
        const isShown = "animating" in document.documentElement.dataset;
        if (isShown && [...live].some((one) => one.checkVisibility())) window.early += 1;
    }, 0));
});"""


def watched(page) -> list[dict]:
    """Wait for the animation to end; returns the caption and the rows of each step."""
    page.wait_for_function(IS_ANIMATING)
    page.wait_for_function("() => !('animating' in document.documentElement.dataset)")
    assert page.evaluate("window.early") == 0, "nothing can be decided while another moment is shown"
    return page.evaluate("window.shown.filter(one => one.text)")


def set_pace(page, site, pace: str) -> None:
    page.request.post(f"{site.url}/me", form={"pace": pace}, headers={"Origin": site.url})


@pytest.mark.full
def test_moves_of_others_are_animated_step_by_step_and_one_click_ends_the_animation(site, someone):
    anne, herman = someone(1280, 800, **MOVING), someone()
    anne.add_init_script(WATCH)
    set_pace(anne, site, "slow")
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    join(herman, address, "Herman")
    anne.wait_for_selector("#table[data-status=running]")
    anne.goto(site.url)  # she is absent while a round is played to its end
    play_by_program([anne, herman], address, random.Random(3), lambda now: now["view"]["round"] == 2)
    anne.goto(address)
    arrive(anne)
    shown = watched(anne)
    income = [one for one in shown if one["rows"]]
    assert len(income) == 1
    assert income[0]["text"].startswith("Income:")
    assert [who for who, _sum in income[0]["rows"]] == ["You", "Herman"]
    assert all(re.fullmatch(r"\+[12]", money) for _who, money in income[0]["rows"])
    stands = anne.evaluate(STANDS)
    anne.reload()  # each step is shown only once
    arrive(anne)
    assert not anne.evaluate(IS_ANIMATING)
    assert anne.evaluate(STANDS) == stands
    anne.click("#again")
    anne.wait_for_function("() => document.getElementById('caption').textContent")
    assert anne.evaluate(STANDS) != stands
    anne.locator("#table .board").click(position={"x": 60, "y": 60})
    assert not anne.evaluate(IS_ANIMATING)
    assert anne.evaluate(STANDS) == stands
    mover = anne if anne.locator("#table[data-turn=mine]").count() else herman
    if mover is anne:
        anne.click("#again")
        anne.wait_for_function(IS_ANIMATING)
        anne.keyboard.press("1")  # a key ends it and presses the highlighted button
        anne.wait_for_selector("#table[data-turn=theirs]")
    set_pace(anne, site, "once")
    anne.evaluate("localStorage.clear()")
    anne.goto(address)
    arrive(anne)
    assert not anne.evaluate(IS_ANIMATING)


@pytest.mark.full
@pytest.mark.parametrize("game", ["speicherstadt", "hellweg", "colonia"])
def test_no_move_can_be_made_during_an_animation(site, someone, game):
    anne, chance = someone(1280, 800, **MOVING), random.Random(2)
    anne.add_init_script(WATCH)
    open_table(anne, site, game, ["me", "bot:easy", "bot:easy", "bot:easy"])
    for _ in range(6):
        anne.wait_for_selector(":root:not([data-animating]) #table[data-turn=mine]")
        play_one(anne, chance)
        anne.wait_for_selector(":root:not([data-animating]) #table[data-turn=mine]")
        if anne.locator("#again").count():  # the others have moved since
            anne.click("#again")
            anne.wait_for_selector(":root:not([data-animating]) #table[data-turn=mine]")
    assert len(anne.evaluate("window.shown")) > 8, "the bots were seen"
    assert anne.evaluate("window.early") == 0


@pytest.mark.full
@pytest.mark.parametrize("game", ["speicherstadt", "hellweg", "colonia"])
def test_a_page_that_watches_a_fast_game_shows_the_current_state(site, client, someone, game):
    """When moves come faster than they can be animated, the animation stops and the board catches up."""
    players = [client(site, name) for name in ("Anne", "Bea", "Karl")]
    table = players[0].open(game, [{"kind": "me"}] + [{"kind": "open"}] * 2)["id"]
    for one in players[1:]:
        assert one.post(f"/api/tables/{table}/join").status_code == 200
    page, chance = someone(1280, 800, **MOVING), random.Random(4)
    page.goto(f"{site.url}/t/{table}")
    ready(page)
    began = time.monotonic()
    while time.monotonic() - began < 6:  # longer than any animation may take
        states = [one.get(f"/api/tables/{table}").json() for one in players]
        if states[0]["status"] == "over":
            break
        seat, state = next((seat, one) for seat, one in enumerate(states, 1) if one["moves"])
        body = {"seat": seat, "move": chance.choice(state["moves"]), "version": state["version"]}
        assert players[seat - 1].post(f"/api/tables/{table}/moves?brief=1", json=body).status_code == 200
    page.wait_for_selector(f":root:not([data-animating]) #table[data-version='{state['version'] + 1}']")
    shown = page.evaluate(STANDS)
    page.reload()
    page.wait_for_selector(":root:not([data-animating]) #table")
    assert page.evaluate(STANDS) == shown


@pytest.mark.full
@pytest.mark.parametrize("game", ["speicherstadt", "hellweg", "colonia"])
def test_every_update_and_every_step_of_a_whole_game_is_merged_into_the_same_board(site, someone, game):
    """Where merging fails, `someone` sees the error; where it makes a new board, pieces jump instead of gliding."""
    anne, herman, chance = someone(1280, 800), someone(390, 844), random.Random(6)
    for page in (anne, herman):
        page.add_init_script(WATCH)
    set_pace(herman, site, "fast")  # Anne's pace is also that of the bots: they move at once
    fewest = kogge.list_games()[game]["players"][0]
    address = open_table(anne, site, game, ["me"] + ["bot:easy"] * (fewest - 1))
    herman.goto(address)
    ready(anne, herman)
    for page in (anne, herman):
        page.evaluate("document.querySelector('#table .board').stays = true")
    for turn in count():
        for page in (anne, herman):
            page.wait_for_selector(":root:not([data-animating]) #table")
        now = at_the_table(anne, address)
        if now["moves"]:
            anne.wait_for_selector(f"#table[data-version='{now['version']}']")
            if turn % 8 == 0 and anne.locator("#again").count():
                anne.click("#again")
                anne.wait_for_selector(":root:not([data-animating]) #table")
            play_one_by_program(anne, address, now, chance)
        elif now["status"] == "over":
            break
        anne.wait_for_selector(f"#table:not([data-version='{now['version']}'])")
    assert anne.evaluate("window.shown.length") > 0  # Herman sees an animation only when two updates come close together
    for page in (anne, herman):
        page.wait_for_selector(":root:not([data-animating]) #table[data-status=over]")
        assert page.evaluate("document.querySelector('#table .board').stays")
        shown = page.evaluate(STANDS)
        page.reload()
        page.wait_for_selector(":root:not([data-animating]) #table")
        assert page.evaluate(STANDS) == shown


def test_h2_2_an_animation_shows_no_concealed_trade_card(site, client):
    anne = client(site, "Anne")
    table = anne.open("hellweg", [{"kind": "me"}, {"kind": "guest", "name": "Bea"}])["id"]
    chance, turn = random.Random(5), 0
    while turn < 2:
        now = anne.get(f"/api/tables/{table}").json()
        turn = now["view"]["turn"]
        body = {"seat": now["seat"], "move": chance.choice(now["moves"]), "version": now["version"]}
        assert turn == 2 or anne.post(f"/api/tables/{table}/moves", json=body).status_code == 200
    after, frames = 1, []
    while more := anne.get(f"/t/{table}/animation?after={after}").text.split("<article ")[1:]:  # so many at a time
        frames, after = frames + more, int(more[-1].split('"')[1])
    *past, last = frames
    assert "stall-name" in last
    assert "Turn 2 of" in last
    assert past
    assert not [frame for frame in past if "stall-name" in frame]
