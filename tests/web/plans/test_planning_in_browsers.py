"""Planned moves and a nudge, in two browsers."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.full


def over_days(site, anne, herman):
    """Anne opens a correspondence table with a day for a move, Herman joins. Returns the player to decide, and the other one."""
    form = {"game": "speicherstadt", "players": "2", "seat1": "me", "seat2": "open", "clock": "1", "nickname": "Anne"}
    table = anne.request.post(f"{site.url}/tables", form=form, headers={"Origin": site.url}).url
    herman.request.post(f"{table}/join", form={"nickname": "Herman"}, headers={"Origin": site.url})
    for page in (anne, herman):
        page.goto(table)
    for page in (anne, herman):
        page.wait_for_selector("#table[data-status=running]")
    return (anne, herman) if anne.locator("#table").get_attribute("data-turn") == "mine" else (herman, anne)


def test_a_planned_move_is_played_and_plans_for_later_decisions_stay(site, someone):
    anne, herman = someone(1280, 800), someone(390, 844)
    first, second = over_days(site, anne, herman)
    second.click("label[for=tab-rules]")
    second.click("#plan-panel summary")
    second.select_option("select[name='plan bid']", "2 2")
    second.select_option("select[name='plan buy 2']", "2")
    second.click("#save-plan")
    second.wait_for_selector("#plan-saved")
    assert "2 planned decisions" in second.locator("#plan-saved").inner_text()
    assert "planned" not in first.content(), "the other one learns nothing of it"
    first.click("#move-bid-2")
    first.wait_for_selector("#table[data-turn=mine]")
    assert len(first.locator(".log li").all()) >= 2, "Herman's merchant was sent as planned"
    second.reload()
    if not second.locator("#plan-panel").is_visible():  # a phone opens with the board, a wide window as it was left
        second.click("label[for=tab-rules]")
    second.click("#plan-panel summary")
    second.wait_for_selector("select[name='plan buy 2']")
    assert second.locator("select[name='plan buy 2']").input_value() == "2", "what concerns a later decision stays"
    assert second.locator("select[name='plan bid']").input_value() == ""


def test_a_nudged_player_sees_the_nudge_on_coming_back(site, someone):
    first, second = over_days(site, someone(1280, 800), someone(390, 844))
    table = first.url
    first.goto(f"{site.url}/offline")
    second.wait_for_selector("#table[data-absent]:not([data-absent=''])")  # the absence of the other player is known
    second.click("label[for=tab-rules]")
    second.click("#nudge")
    second.wait_for_selector("#nudged")
    assert second.locator("#nudge").count() == 0, "once a day"
    first.goto(table)
    first.wait_for_selector("#waited-for")
    assert "is waiting for your move." in first.inner_text("#waited-for")
    first.locator("button[name=move]").first.click()
    first.locator("#waited-for").wait_for(state="detached")
