"""A table is easy to follow: buttons name their action and keep their places, moved pieces glide, losses are confirmed."""

from __future__ import annotations

import pytest
from clicking import MOVES, MOVING, WATCH_GLIDES, open_table, version
from decisions import moment, sign_in, store_table

pytestmark = pytest.mark.full

# moved pieces are marked only briefly, too briefly for a busy machine
STAYS_MARKED = "const later = setTimeout; window.setTimeout = (...given) => (given[1] === 2600 ? 0 : later(...given));"
NARROW = {"width": 390, "height": 844}


def may_buy(view: dict, moves: list[str]) -> bool:
    """Is a card offered for two coins or more?"""
    return "buy" in moves and view["row"][view["selling"] - 1]["price"] > 1


def must_unload(view: dict, moves: list[str]) -> bool:
    """Are there cubes on the quay?"""
    return view["phase"] == "processing" and "done" in moves and len(view["seats"][view["seat"] - 1]["loose"]) > 0


def page_at(page, site, store, is_wanted) -> None:
    """Open a table of two people at one screen at a chosen position."""
    now = moment("speicherstadt", 2, is_wanted)
    page.goto(f"{site.url}/t/{store_table(store, 'speicherstadt', *now, [sign_in(page, site, store)] * 2)}")
    page.wait_for_selector("#table[data-turn=mine]")


def box_of(page, selector: str) -> dict:
    return page.locator(selector).bounding_box()


def test_a_focused_button_shows_what_it_does_after_an_update(site, store, someone):
    anne = someone()
    page_at(anne, site, store, may_buy)
    assert anne.inner_text("#move-buy kbd") == anne.get_attribute("#move-buy", "data-key") == "1"
    anne.focus("#move-buy")
    seen, before = version(anne), anne.inner_text("#move-buy")
    anne.evaluate("document.getElementById('move-pass').click()")  # a click that leaves the focus where it is
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
    assert anne.evaluate("document.activeElement.id") == "move-buy"
    fresh = someone()
    fresh.context.add_cookies(anne.context.cookies())
    fresh.goto(anne.url)
    assert anne.inner_text("#move-buy") == fresh.inner_text("#move-buy") != before


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, NARROW])
def test_buttons_of_the_decision_keep_their_places_and_the_bar_its_height(site, store, someone, size):
    anne = someone(**size)
    page_at(anne, site, store, may_buy)
    buy, decline, banner = (box_of(anne, selector) for selector in ("#move-buy", "#move-pass", ".bar"))
    for _ in range(4):
        seen = version(anne)
        anne.click("#move-buy" if anne.locator("#move-buy").count() else MOVES)
        anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
        anne.evaluate("scrollTo(0, 0)")
        assert box_of(anne, ".bar")["height"] == banner["height"]
        for selector, place in (("#move-buy", buy), ("#move-pass", decline)):
            if anne.locator(selector).count():
                assert box_of(anne, selector) == place


def test_only_pieces_that_have_moved_glide(site, someone):
    anne = someone(**MOVING)
    anne.add_init_script(WATCH_GLIDES + STAYS_MARKED)
    open_table(anne, site, "speicherstadt", ["me", "guest"], names={2: "Bea"})
    anne.evaluate("document.querySelector('.banner').style.minHeight = '300px'")  # a newly loaded banner is lower
    anne.locator(MOVES).first.click()
    anne.wait_for_selector(".rungs .merchant.just")
    moved = anne.locator(".rungs .merchant").evaluate_all("all => all.map(one => one.id)")
    assert anne.evaluate("window.glided") == moved
    assert anne.locator(".just").evaluate_all("all => all.map(one => one.id)") == moved


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, NARROW])
def test_unloading_shows_the_quay_and_asks_before_cubes_are_lost(site, store, someone, size):
    anne = someone(**size)
    page_at(anne, site, store, must_unload)
    quay = box_of(anne, ".own-cubes .loose")
    assert quay["y"] + quay["height"] <= size["height"]
    sent: list = []
    anne.on("request", lambda request: sent.append(request.method))
    seen = version(anne)
    anne.keyboard.press("1")
    anne.click("#sure-done")
    anne.wait_for_selector(".banner:has-text('You would discard')")
    anne.evaluate("document.querySelector('.banner .say').append(' and more'.repeat(12))")
    asked, bar = box_of(anne, ".banner .say"), box_of(anne, ".bar")
    assert anne.locator(".banner .say").evaluate("say => say.scrollHeight - say.clientHeight") <= 1, "a long question is not cut off"
    assert bar["y"] <= asked["y"] + 1
    assert asked["y"] + asked["height"] <= bar["y"] + bar["height"] + 1
    anne.click("#cancel")
    anne.wait_for_selector("#sure-done")
    assert "POST" not in sent
    anne.click("#sure-done")
    anne.click("#move-done")
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")


def test_a_cube_dropped_beside_a_place_moves_nowhere_later(site, store, someone):
    anne = someone()
    page_at(anne, site, store, must_unload)
    cube, house = box_of(anne, "button.pick >> nth=0"), box_of(anne, ".own .room.house")
    anne.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    anne.mouse.down()
    anne.mouse.move(cube["x"] + cube["width"] / 2 + 30, cube["y"] + cube["height"] / 2 + 30, steps=4)
    anne.wait_for_selector(".own .room.house.lit")
    anne.keyboard.press("Escape")
    anne.wait_for_selector(".own .room.house:not(.lit)")
    anne.mouse.move(house["x"] + house["width"] / 2, house["y"] + house["height"] / 2, steps=4)
    anne.mouse.up()
    sent = []
    anne.on("request", lambda request: sent.append(request.method))
    anne.click("button.pick >> nth=0")
    anne.wait_for_selector(".own .room.house.lit")
    assert sent == ["GET"]


def test_a_cube_can_be_dragged_into_the_house(site, store, someone):
    anne = someone()
    page_at(anne, site, store, must_unload)
    seen, cube = version(anne), box_of(anne, "button.pick >> nth=0")
    anne.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    anne.mouse.down()
    anne.mouse.move(cube["x"] + cube["width"] / 2 + 30, cube["y"] + cube["height"] / 2 + 30, steps=4)
    anne.wait_for_selector(".own .room.house.lit")
    assert anne.locator(".dragged").count() == 1
    house = box_of(anne, ".own .room.house")
    anne.mouse.move(house["x"] + house["width"] / 2, house["y"] + house["height"] / 2, steps=4)
    anne.mouse.up()
    anne.wait_for_selector(f"#table:not([data-version='{seen}'])")
    assert anne.locator(".dragged").count() == 0
    assert anne.locator(".own .room.house .cube").count() == 1
