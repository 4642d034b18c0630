"""What a newcomer can follow: buttons say what they do and stay where they are, pieces glide when they move, losses are asked about."""

from __future__ import annotations

import random

import pytest
from clicking import MOVES, WATCH_GLIDES, open_table, play_by_program, version

QUICK = {"reduced_motion": "reduce"}
NARROW = {"width": 390, "height": 844}


def may_buy(now: dict) -> bool:
    """Is a card offered for two coins or more?"""
    return "buy" in now["moves"] and now["view"]["row"][now["view"]["selling"] - 1]["price"] > 1


def must_unload(now: dict) -> bool:
    """Are there cubes on the quay?"""
    return now["view"]["phase"] == "processing" and "done" in now["moves"] and len(now["view"]["seats"][now["seat"] - 1]["loose"]) > 0


def at_purchase(page, site, names: dict[int, str] | None = None) -> str:
    """A table of two people at one screen where a card is for sale."""
    address = open_table(page, site, "speicherstadt", ["me", "guest"], names=names or {2: "Bea"})
    play_by_program([page], address, random.Random(3), may_buy)
    page.goto(address)
    page.wait_for_selector("#move-buy")
    return address


def box_of(page, selector: str) -> dict:
    return page.locator(selector).bounding_box()


def test_the_button_with_the_focus_says_what_it_does_now(site, someone):
    anne = someone(**QUICK)
    at_purchase(anne, site)
    assert anne.inner_text("#move-buy kbd") == anne.get_attribute("#move-buy", "data-key") == "1"
    anne.focus("#move-buy")
    seen, before = version(anne), anne.inner_text("#move-buy")
    anne.evaluate("document.getElementById('move-pass').click()")  # a click that leaves the focus where it is
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
    assert anne.evaluate("document.activeElement.id") == "move-buy"
    fresh = someone(**QUICK)
    fresh.context.add_cookies(anne.context.cookies())
    fresh.goto(anne.url)
    assert anne.inner_text("#move-buy") == fresh.inner_text("#move-buy") != before


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, NARROW])
def test_buttons_of_the_banner_keep_their_places_and_the_banner_its_height(site, someone, size):
    anne = someone(**size, **QUICK)
    at_purchase(anne, site)
    buy, decline, banner = (box_of(anne, selector) for selector in ("#move-buy", "#move-pass", ".banner"))
    for _ in range(4):
        seen = version(anne)
        anne.click("#move-buy" if anne.locator("#move-buy").count() else MOVES)
        anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
        anne.evaluate("scrollTo(0, 0)")
        assert box_of(anne, ".banner")["height"] == banner["height"]
        for selector, place in (("#move-buy", buy), ("#move-pass", decline)):
            if anne.locator(selector).count():
                assert box_of(anne, selector) == place
        if anne.locator("#undo").count():
            assert all(box_of(anne, "#undo")["x"] >= place["x"] + place["width"] for place in (buy, decline))


def test_only_what_lies_at_another_place_glides(site, someone):
    anne = someone()
    anne.add_init_script(WATCH_GLIDES)
    open_table(anne, site, "speicherstadt", ["me", "guest"], names={2: "Bea"})
    anne.evaluate("document.querySelector('.banner').style.minHeight = '300px'")  # it is lower when the table comes anew
    anne.locator(MOVES).first.click()
    anne.wait_for_selector(".rungs .merchant.just")
    moved = anne.locator(".rungs .merchant").evaluate_all("all => all.map(one => one.id)")
    assert anne.evaluate("window.glided") == moved
    assert anne.locator(".just").evaluate_all("all => all.map(one => one.id)") == moved


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, NARROW])
def test_who_unloads_has_the_quay_in_sight_and_is_asked_before_cubes_are_lost(site, someone, size):
    anne = someone(**size, **QUICK)
    address = open_table(anne, site, "speicherstadt", ["me", "guest"], names={2: "Bea"})
    play_by_program([anne], address, random.Random(9), must_unload)
    anne.goto(address)
    quay = box_of(anne, ".own-cubes .loose")
    assert quay["y"] + quay["height"] <= size["height"]
    sent: list = []
    anne.on("request", lambda request: sent.append(request.method))
    seen = version(anne)
    anne.keyboard.press("1")
    anne.click("#sure-done")
    anne.wait_for_selector(".banner:has-text('would be lost')")
    anne.click("#cancel")
    anne.wait_for_selector("#sure-done")
    assert "POST" not in sent
    anne.click("#sure-done")
    anne.click("#move-done")
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
