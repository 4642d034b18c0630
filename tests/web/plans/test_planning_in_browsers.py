"""Planned moves in two browsers."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.full


def test_two_people_play_over_days_and_one_leaves_instructions(site, someone):
    anne, herman = someone(1280, 800), someone(390, 844)
    anne.goto(site.url + "/new/speicherstadt?players=2")
    anne.select_option("[name=seat2]", "open")
    anne.select_option("[name=clock]", "1")
    anne.fill("[name=nickname]", "Anne")
    anne.click("text=Open the table")
    anne.wait_for_url("**/t/*")
    herman.goto(anne.url)
    herman.fill("[name=nickname]", "Herman")
    herman.click("#join")
    for page in (anne, herman):
        page.wait_for_selector("#table[data-status=running]")
    first, second = (anne, herman) if anne.locator("#table").get_attribute("data-turn") == "mine" else (herman, anne)
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
