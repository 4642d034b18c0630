"""The table is one screen: measured in Chromium at every kind of decision of every game, on a desk and on a phone."""

from __future__ import annotations

import pytest
from clicking import resize
from decisions import alone, decisions, known, lay

pytestmark = pytest.mark.full

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
FINGER, PIECE = 40, 28

GAMES = {  # players, options, and as many games of chance as bring up every kind of decision
    "speicherstadt": (5, [], range(1)),
    "colonia": (4, [], range(4)),
    "hellweg": (4, ["warehouse", "passengers"], range(2)),
}
NEEDED = {  # one's own things, and what everyone looks at
    "speicherstadt": [".roster .purse", ".own .room", ".own .contract", ".own .chip", ".harbour .lot"],
    "colonia": [".roster .supply", ".roster .score", ".screen li:not(.none)"],
    "hellweg": [".roster .purse", ".own .goods-card", ".own .own-charter", ".stall", ".offer"],
}
ON_DESKTOP = {
    "speicherstadt": [".roster .home"],
    "colonia": [".quarter header", ".council header", ".edict"],
    "hellweg": [".roster .supply", ".town", ".charter", ".shelf", "#goods-cards .goods-card"],
}
PIECES = {"speicherstadt": ".rungs .merchant", "hellweg": ".map .piece", "colonia": ".large .cube"}

# an element is seen if all of it lies in the window and within whatever scrolls, and nothing lies over its middle
MEASURE = """([selectors, piece]) => {
    const rect = (one) => one.getBoundingClientRect();
    const tabs = document.querySelector(".tabs");
    const bottom = getComputedStyle(tabs).position === "fixed" ? rect(tabs).top : innerHeight;
    const room = (one) => {
        const seen = {left: 0, top: 0, right: innerWidth, bottom};
        for (let at = one.parentElement; at; at = at.parentElement)
            if (getComputedStyle(at).overflow !== "visible") {
                const box = rect(at);
                seen.left = Math.max(seen.left, box.left); seen.right = Math.min(seen.right, box.right);
                seen.top = Math.max(seen.top, box.top); seen.bottom = Math.min(seen.bottom, box.bottom);
            }
        return seen;
    };
    const isSeen = (one) => {
        const box = rect(one), seen = room(one);
        if (!one.checkVisibility() || !box.width) return false;
        return box.left >= seen.left - 2 && box.right <= seen.right + 2 && box.top >= seen.top - 2 && box.bottom <= seen.bottom + 2;
    };
    const found = {}, small = [];
    const note = (name, one) => { found[name] = found[name] || isSeen(one); };
    for (const selector of selectors)
        document.querySelectorAll(selector).forEach((one, i) => note(`${selector} ${i} ${one.id}`, one));
    const narrow = [];
    for (const one of document.querySelectorAll("#table button[name=move], #table button[name=pick]")) {
        note(`${one.name} ${one.value}`, one);
        const box = rect(one);
        if (one.checkVisibility() && Math.min(box.width, box.height) < 40 && !one.closest("[data-zoom]"))
            narrow.push(`${one.id} ${box.width} x ${box.height}`);
    }
    for (const one of document.querySelectorAll(piece)) if (Math.max(rect(one).width, rect(one).height) < 28) small.push(one.id);
    const board = rect(document.querySelector(".board > .scene"));
    const scrolled = [scrollY, ...[...document.querySelectorAll(".board, .scene, .city")].map((one) => one.scrollTop)];
    return {unseen: Object.keys(found).filter((name) => !found[name]), narrow, small,
        wide: document.documentElement.scrollWidth - innerWidth,
        share: board.width * (Math.min(board.bottom, innerHeight) - board.top) / innerWidth / innerHeight,
        sticky: rect(document.querySelector(".roster")).bottom, status: rect(document.querySelector(".bar")).height,
        scrolled: scrolled.some(Boolean), board: board.top};
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


def measure(page, game: str, selectors: list[str]) -> dict:
    return page.evaluate(MEASURE, [[".banner .say", ".decision button", *selectors], PIECES[game]])


def faults_on_desktop(page, game: str) -> list[str]:
    seen = measure(page, game, NEEDED[game] + ON_DESKTOP[game])
    faults = seen["unseen"] + [f"small: {one}" for one in seen["small"]]
    faults += [f"{seen['wide']} too wide"] * bool(seen["wide"]) + ["scrolled by itself"] * seen["scrolled"]
    return faults + [f"the board has only {seen['share']:.0%} of the window"] * (seen["share"] < 0.6)


def faults_on_phone(page, game: str) -> list[str]:
    page.evaluate("document.documentElement.dataset.board = 'whole'")
    seen = measure(page, game, NEEDED[game])
    near = page.locator("[data-zoom] button, #goods-cards button").evaluate_all("all => all.map(one => `move ${one.value}`)")
    faults = sorted(set(seen["unseen"]) - set(near)) + seen["narrow"]
    faults += [f"{seen['wide']} too wide"] * bool(seen["wide"]) + ["scrolled by itself"] * seen["scrolled"]
    faults += [f"the status is {seen['status']} px high"] * (seen["status"] > 64) + [f"{seen['sticky']} px stay"] * (seen["sticky"] > 120)
    return faults + ["the board begins below the fold"] * (seen["board"] > 200) + page.evaluate(TOUCH, FINGER)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_screen_and_what_one_needs_is_in_sight_in_every_phase(site, store, someone, game):
    page = someone(**DESKTOP)
    person = known(page, site, store)
    players, options, seeds = GAMES[game]
    faults, kinds = {}, 0
    for kind, seat, lines in decisions(game, players, options, seeds):
        kinds += 1
        address = f"{site.url}/t/{lay(store, game, seat, lines, alone(person, seat, players), options)}"
        for size, look in ((DESKTOP, faults_on_desktop), (PHONE, faults_on_phone)):
            resize(page, size)
            page.goto(address)
            page.wait_for_selector("#table[data-turn=mine]")
            faults[kind, size["width"]] = look(page, game)
    assert {where: found for where, found in faults.items() if found} == {}
    assert kinds >= {"speicherstadt": 3, "colonia": 12, "hellweg": 9}[game]
