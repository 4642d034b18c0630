"""The command line of a table: every piece of information is available as text and every action by typing."""

from __future__ import annotations

import pytest
from clicking import faults_of, open_table, press, version
from decisions import moment, sign_in, store_table


def answers(page, command: str) -> list[str]:
    """Type a command; returns the lines of its answer."""
    before = page.locator("#command-output p").count()
    page.fill("#command", command)
    page.keyboard.press("Enter")
    page.locator("#command-output p").nth(before + 1).wait_for()
    return page.locator("#command-output p").all_inner_texts()[before + 1 :]


@pytest.mark.full
def test_a_game_is_read_and_played_by_typing(site, someone):
    anne = someone()
    open_table(anne, site, "speicherstadt", ["me", "guest"])
    anne.keyboard.press("?")
    listed = anne.locator("#command-output p").all_inner_texts()
    assert any(line.startswith("my hand:") for line in listed)
    assert any("Keys:" in line for line in listed)
    assert "merchant" in answers(anne, "status")[0]
    assert "Merchant house" in answers(anne, "my hand")[0]
    players = answers(anne, "players")
    assert players[0].startswith("You")
    assert "coin" in players[0]
    moves = answers(anne, "what can I do")
    assert all(line.startswith("bid ") for line in moves)
    seen = version(anne)
    shown = answers(anne, moves[0].partition(":")[0])
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
    assert "merchant" in " ".join(shown)
    assert "places a merchant" in answers(anne, "last move")[0]
    seen = version(anne)
    assert "bid 99" in answers(anne, "bid 99")[0], "a move that is not legal is answered with a sentence"
    assert version(anne) == seen
    assert faults_of(anne) == []
    anne.keyboard.press("Escape")
    assert "open" not in anne.get_attribute("#command-line", "class")


@pytest.mark.full
def test_at_a_shared_screen_command_output_is_removed_before_the_next_player(site, store, someone):
    anne = someone()
    seat, lines = moment("colonia", 3, lambda view, moves: view["phase"] == "family_card" and view["seat"] == 1)
    anne.goto(f"{site.url}/t/{store_table(store, 'colonia', seat, lines, [sign_in(anne, site, store)] * 3)}")
    press(anne, "uncover")
    anne.locator("#uncover").wait_for(state="detached")
    anne.keyboard.press("/")
    assert answers(anne, "my hand")
    move = answers(anne, "what can I do")[0].partition(":")[0]
    assert anne.locator("#command-output p").count() > 3
    anne.fill("#command", move)
    anne.keyboard.press("Enter")
    anne.wait_for_selector("#uncover")
    anne.locator("#command-output p", has_text="my hand").wait_for(state="detached", timeout=10_000)


@pytest.mark.full
def test_replays_and_lessons_have_the_command_line_too(site, store, someone):
    anne = someone()
    seat, lines = moment("speicherstadt", 2, lambda view, moves: view["phase"] == "purchase")
    table = store_table(store, "speicherstadt", seat, lines, [sign_in(anne, site, store)] * 2)
    anne.goto(f"{site.url}/t/{table}/replay?at=2")
    anne.wait_for_selector("#replay-controls")
    anne.keyboard.press("/")
    anne.fill("#command", "next")
    anne.keyboard.press("Enter")
    anne.wait_for_selector("#replay-controls[data-at='3']")
    anne.fill("#command", "go 1")
    anne.keyboard.press("Enter")
    anne.wait_for_selector("#replay-controls[data-at='1']")
    assert answers(anne, "players")
    anne.goto(f"{site.url}/lessons/speicherstadt/1-price")
    anne.wait_for_selector("#table")
    anne.keyboard.press("/")
    assert answers(anne, "status")
    move = answers(anne, "what can I do")[0].partition(":")[0]
    anne.fill("#command", move)
    anne.keyboard.press("Enter")
    anne.wait_for_selector("#table:not([data-status=running]), #table:not([data-version='0'])")


def test_only_the_owner_of_a_seat_gets_its_moves(site, client):
    anne, herman = client(site, "Anne"), client(site, "Herman")
    table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    while not (now := anne.get(f"/api/tables/{table['id']}").json())["moves"]:
        pass
    shown = anne.get(f"/t/{table['id']}/moves.txt").text.splitlines()
    assert [line.partition(":")[0] for line in shown] == now["moves"]
    assert all(line.partition(": ")[2] for line in shown)
    assert herman.get(f"/t/{table['id']}/moves.txt").text == ""
