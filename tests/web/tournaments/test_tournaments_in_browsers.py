"""A series in two browsers."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.full


def test_two_people_start_a_series_and_sit_down_at_its_first_table(site, someone):
    anne, herman = someone(1280, 800), someone(390, 844)
    anne.goto(site.url + "/tournaments")
    assert not anne.locator("[name=rounds]").is_visible(), "a series is not asked for rounds"
    anne.fill("[name=title]", "Winter evenings")
    anne.select_option("[name=game]", "speicherstadt")
    anne.select_option("[name=series_places]", "2")
    anne.fill("[name=nickname]", "Anne")
    anne.click("#create")
    herman.goto(anne.locator("input.link").input_value())
    herman.fill("[name=nickname]", "Herman")
    herman.click("#join")
    herman.wait_for_selector("#leave")
    anne.reload()
    assert "Herman" in anne.inner_text("main")
    anne.click("#start")
    anne.wait_for_selector("#ranking")
    assert anne.inner_text("#status") == "game 1 of 3"
    anne.click("main a[href^='/t/']")
    anne.wait_for_selector("#table[data-status=running]")
    herman.reload()
    herman.click("main a[href^='/t/']")
    herman.wait_for_selector("#table[data-status=running]")
    herman.click("label[for=tab-rules]")
    herman.click("#to-tournament")
    herman.wait_for_selector("#ranking")
