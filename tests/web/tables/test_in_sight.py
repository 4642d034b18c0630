"""What one needs to decide is in sight, always: measured in Chromium at every kind of decision of every game."""

from __future__ import annotations

import pytest
from clicking import resize
from decisions import alone, decisions, known, lay

pytestmark = pytest.mark.full

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
FINGER = 40

GAMES = {  # players, options, and as many games of chance as bring up every kind of decision
    "speicherstadt": (5, [], range(1)),
    "colonia": (4, [], range(4)),
    "hellweg": (4, ["warehouse", "passengers"], range(2)),
}
NEEDED = {  # one's own things, and what everyone looks at
    "speicherstadt": [".roster .purse", ".roster .home", ".own .room", ".own .contract", ".own .chip", ".harbour .lot"],
    "colonia": [".roster .supply", ".roster .score", ".screen li:not(.none)"],
    "hellweg": [
        ".roster .purse",
        ".roster .supply",
        ".own .goods-card",
        ".own .own-charter",
        ".stall",
        ".offer",
        "#goods-cards .goods-card",
    ],
}
ON_DESKTOP = {"hellweg": [".town", ".charter", ".shelf"]}  # a phone shows the whole map or a part of it

# an element is seen if all of it lies in the window, its middle not under what stays in sight; buttons that do the same count as one
OUT_OF_SIGHT = """([selectors, finger]) => {
    const stays = ".ahead, .tabs, .screen";
    const tabs = document.querySelector(".tabs");
    const bottom = tabs.checkVisibility() ? tabs.getBoundingClientRect().top : innerHeight;
    const isSeen = (one) => {
        const rect = one.getBoundingClientRect();
        if (!one.checkVisibility() || !rect.width || rect.left < -1 || rect.right > innerWidth + 1) return false;
        if (rect.top < -1 || rect.bottom > bottom + 1) return false;
        const hit = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        return hit !== null && hit.closest(stays) === one.closest(stays);
    };
    const found = {};
    const note = (name, one) => { found[name] = found[name] || isSeen(one); };
    for (const selector of selectors)
        document.querySelectorAll(selector).forEach((one, i) => note(`${selector} ${i} ${one.id}`, one));
    const narrow = [];
    for (const one of document.querySelectorAll("#table button[name=move], #table button[name=pick]")) {
        note(`${one.name} ${one.value}`, one);
        const rect = one.getBoundingClientRect();
        if (one.checkVisibility() && Math.min(rect.width, rect.height) < finger && !one.closest("[data-zoom]"))
            narrow.push(`${one.id} ${rect.width} x ${rect.height}`);
    }
    return {unseen: Object.keys(found).filter((name) => !found[name]), narrow, wide: document.documentElement.scrollWidth - innerWidth};
}"""

# a touch on the whole map goes near: what is pressed there is then in sight and as large as a finger
TOUCH = """(finger) => {
    const frame = document.querySelector("[data-zoom]"), missed = [];
    for (const one of frame ? frame.querySelectorAll("button") : []) {
        document.documentElement.dataset.board = "whole";
        const at = one.getBoundingClientRect();
        one.dispatchEvent(new MouseEvent("click", {
            bubbles: true, cancelable: true, detail: 1, clientX: (at.left + at.right) / 2, clientY: (at.top + at.bottom) / 2,
        }));
        const [rect, room] = [one.getBoundingClientRect(), frame.getBoundingClientRect()];
        if (rect.left < room.left || rect.right > room.right || rect.top < room.top || rect.bottom > room.bottom)
            missed.push(`${one.id} lies outside`);
        if (Math.min(rect.width, rect.height) < finger) missed.push(`${one.id} ${rect.width} x ${rect.height}`);
    }
    return missed;
}"""


def look(page, selectors: list[str]) -> dict:
    return page.evaluate(OUT_OF_SIGHT, [[".banner .say", *selectors], FINGER])


def one_tap_away(page, selectors: list[str], unseen: set[str]) -> set[str]:
    """What comes into sight by one tap: on a tab, or on a link of the board that is in sight."""
    links = page.locator(".board a[href^='#']").evaluate_all("all => all.map(one => one.hash)")
    found: set[str] = set()
    for link in links if unseen else []:
        page.locator(f".board a[href='{link}']").click()
        found |= unseen - set(look(page, selectors)["unseen"])
        page.evaluate("scrollTo(0, 0)")
    if unseen - found:
        page.locator("label[for=tab-players]").click()
        page.evaluate("scrollTo(0, 0)")
        found |= unseen - set(look(page, selectors)["unseen"])
        page.locator("label[for=tab-board]").click()
    return found


def faults_on_desktop(page, game: str) -> list[str]:
    seen = look(page, NEEDED[game] + ON_DESKTOP.get(game, []))
    return seen["unseen"] + [f"{seen['wide']} too wide"] * bool(seen["wide"])


def faults_on_phone(page, game: str) -> list[str]:
    seen = look(page, NEEDED[game])
    on_map = page.locator("[data-zoom] button").evaluate_all("all => all.map(one => `move ${one.value}`)")
    unseen = set(seen["unseen"]) - set(on_map)
    far = unseen - one_tap_away(page, NEEDED[game], unseen)
    return sorted(far) + seen["narrow"] + [f"{seen['wide']} too wide"] * bool(seen["wide"]) + page.evaluate(TOUCH, FINGER)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_needs_to_decide_is_in_sight_in_every_phase(site, store, someone, game):
    page = someone(**DESKTOP)
    person = known(page, site, store)
    players, options, seeds = GAMES[game]
    faults, kinds = {}, 0
    for kind, seat, lines in decisions(game, players, options, seeds):
        kinds += 1
        address = f"{site.url}/t/{lay(store, game, seat, lines, alone(person, seat, players), options)}"
        resize(page, DESKTOP)
        page.goto(address)
        page.wait_for_selector("#table[data-turn=mine]")
        faults[kind, "desktop"] = faults_on_desktop(page, game)
        resize(page, PHONE)
        faults[kind, "phone"] = faults_on_phone(page, game)
    assert {where: found for where, found in faults.items() if found} == {}
    assert kinds >= {"speicherstadt": 3, "colonia": 12, "hellweg": 9}[game]
