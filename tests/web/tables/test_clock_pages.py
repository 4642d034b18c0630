"""Clocks, pauses and resigning, in two browsers."""

from __future__ import annotations

import re

import pytest

pytestmark = pytest.mark.full


def test_two_people_play_by_the_clock_pause_by_consent_and_one_concedes(site, someone):
    anne, herman = someone(1280, 800), someone(390, 844)
    anne.goto(site.url + "/new/speicherstadt?players=2")
    assert not anne.locator("[name=minutes]").is_visible(), "without a clock nothing is asked about it"
    anne.select_option("[name=seat2]", "open")
    anne.click("#more > summary")
    anne.select_option("[name=clock]", "live")
    anne.fill("[name=minutes]", "30")
    anne.fill("[name=nickname]", "Anne")
    anne.click("text=Create the game")
    anne.wait_for_selector("text=30 minutes in reserve")
    without = anne.locator(".roster").bounding_box()["height"]
    herman.goto(anne.url)
    herman.fill("[name=nickname]", "Herman")
    herman.click("#join")
    for page in (anne, herman):
        page.wait_for_selector(".roster .clock.runs")
        assert re.match(r"(30|2\d):", page.locator(".roster .clock.runs").inner_text())
    assert anne.locator(".roster").bounding_box()["height"] <= without, "the clocks take no room of the board's"
    shown = anne.locator(".roster .clock.runs").inner_text()
    anne.wait_for_function("shown => document.querySelector('.roster .clock.runs').textContent !== shown", arg=shown)
    anne.click("label[for=tab-rules]")
    anne.click("#ask-pause")
    herman.wait_for_selector("text=Agreed so far: Anne")
    herman.focus("#pause")
    herman.keyboard.press("Enter")
    for page in (anne, herman):
        page.wait_for_selector("#paused")
        assert page.locator(".roster .clock.runs").count() == 0
    anne.click("#no-pause")
    herman.wait_for_selector(".roster .clock.runs")
    herman.click("label[for=tab-rules]")
    herman.click("#giving-up summary")
    herman.click("#concede")
    anne.wait_for_selector("text=resigned;")
    assert anne.locator(".roster .mark").get_attribute("title") == "Has resigned"
    herman.locator("#concede").wait_for(state="detached")
