"""A table fits on one screen: measured in Chromium at every kind of decision of every game, on desktop and phone."""

from __future__ import annotations

import random

import pytest
from clicking import at_the_table, play_one_by_program, resize
from decisions import alone, decisions, last_decision, sign_in, store_table

pytestmark = pytest.mark.full

DESKTOP, TELEVISION, PHONE = {"width": 1280, "height": 800}, {"width": 1920, "height": 1080}, {"width": 390, "height": 844}
FINGER, PIECE = 40, 28

GAMES = {  # players, options, and enough random games for every kind of decision
    "speicherstadt": (5, [], range(1)),
    "colonia": (4, [], range(4)),
    "hellweg": (4, ["warehouse", "passengers"], range(2)),
}
NEEDED = {  # the user's own items, and the shared ones
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

# an element is visible if all of it is inside the window and its scrolling ancestors, and nothing covers its centre
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
    // text that is cut off at the edge of its own box, with or without dots
    const cut = [...document.querySelectorAll("#table :is(.bar, .roster, .board, .decision) *")].filter((one) => {
        const style = getComputedStyle(one), hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!hasText || style.overflow === "visible" || style.clipPath !== "none" || !one.checkVisibility()) return false;
        return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4;
    }).map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`);
    // a piece has the colour of its seat, wherever it lies
    const faded = [...document.querySelectorAll(piece)].filter((one) => {
        const svg = one.querySelector("svg");
        return svg && getComputedStyle(svg).color !== getComputedStyle(one).color;
    }).map((one) => one.id);
    const scrolled = [scrollY, ...[...document.querySelectorAll(".board, .scene, .city")].map((one) => one.scrollTop)];
    return {cut, faded, unseen: Object.keys(found).filter((name) => !found[name]), narrow, small,
        wide: document.documentElement.scrollWidth - innerWidth,
        share: board.width * (Math.min(board.bottom, innerHeight) - board.top) / innerWidth / innerHeight,
        sticky: rect(document.querySelector(".roster")).bottom, status: rect(document.querySelector(".bar")).height,
        scrolled: scrolled.some(Boolean), board: board.top};
}"""

# refusals are shown beside the pointer: tried at each corner of the window
NOTICE = """() => {
    const notice = document.getElementById("notice");
    const isSeen = [[4, 4], [innerWidth - 4, 4], [4, innerHeight - 4], [innerWidth - 4, innerHeight - 4]].every(([x, y]) => {
        dispatchEvent(new PointerEvent("pointerdown", {clientX: x, clientY: y}));
        notice.textContent = "The game has moved on. Please look again and decide what to do now.";
        document.dispatchEvent(new Event("htmx:afterSwap"));
        const box = notice.getBoundingClientRect();
        const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return at === notice && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    });
    notice.textContent = "";
    return isSeen;
}"""

# a touch on the whole map zooms in: the touched element is then visible and as large as a finger
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


def common_faults(page, seen: dict) -> list[str]:
    """Faults at any size: text cut off, pieces of another colour, a notice out of sight."""
    faults = [f"cut off: {one}" for one in seen["cut"]] + [f"not in its seat's colour: {one}" for one in seen["faded"]]
    return faults + ["a notice is out of sight"] * (not page.evaluate(NOTICE))


def faults_on_desktop(page, game: str) -> list[str]:
    seen = measure(page, game, NEEDED[game] + ON_DESKTOP[game])
    faults = seen["unseen"] + [f"small: {one}" for one in seen["small"]] + common_faults(page, seen)
    faults += [f"{seen['wide']} too wide"] * bool(seen["wide"]) + ["scrolled by itself"] * seen["scrolled"]
    return faults + [f"the board has only {seen['share']:.0%} of the window"] * (seen["share"] < 0.6)


def faults_on_phone(page, game: str) -> list[str]:
    page.evaluate("document.documentElement.dataset.board = 'whole'")
    seen = measure(page, game, NEEDED[game])
    near = page.locator("[data-zoom] button, #goods-cards button").evaluate_all("all => all.map(one => `move ${one.value}`)")
    faults = sorted(set(seen["unseen"]) - set(near)) + seen["narrow"] + common_faults(page, seen)
    faults += [f"{seen['wide']} too wide"] * bool(seen["wide"]) + ["scrolled by itself"] * seen["scrolled"]
    faults += [f"the status is {seen['status']} px high"] * (seen["status"] > 64) + [f"{seen['sticky']} px stay"] * (seen["sticky"] > 120)
    return faults + ["the board begins below the fold"] * (seen["board"] > 200) + page.evaluate(TOUCH, FINGER)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_fills_the_screen_and_all_that_is_needed_is_visible_in_every_phase(site, store, someone, game):
    page = someone(**DESKTOP)
    person = sign_in(page, site, store)
    players, options, seeds = GAMES[game]
    faults, kinds = {}, 0
    for kind, seat, lines in decisions(game, players, options, seeds):
        kinds += 1
        address = f"{site.url}/t/{store_table(store, game, seat, lines, alone(person, seat, players), options)}"
        for size, look in ((DESKTOP, faults_on_desktop), (TELEVISION, faults_on_desktop), (PHONE, faults_on_phone)):
            resize(page, size)
            page.goto(address)
            page.wait_for_selector("#table[data-turn=mine]")
            faults[kind, size["width"]] = look(page, game)
    assert {where: found for where, found in faults.items() if found} == {}
    assert kinds >= {"speicherstadt": 3, "colonia": 12, "hellweg": 9}[game]


def finished_table(page, site, store, game: str, person: str) -> str:
    """The address of a finished game of a user with two bots; the last move of a random game is played here."""
    seat, lines = last_decision(game, 3)
    who = [person if one == seat else "bot:easy" for one in range(1, 4)]
    address, chance = f"{site.url}/t/{store_table(store, game, seat, lines, who)}", random.Random(1)
    while (now := at_the_table(page, address))["status"] != "over":
        if now["moves"]:
            play_one_by_program(page, address, now, chance)
        page.wait_for_timeout(20)
    return address


@pytest.mark.parametrize("game", GAMES)
def test_the_result_and_the_next_steps_are_visible(site, store, someone, game):
    page = someone(**PHONE)
    person = sign_in(page, site, store)
    address = finished_table(page, site, store, game, person)
    page.request.post(f"{site.url}/me", form={"pace": "once"}, headers={"Origin": site.url})
    for size in (PHONE, DESKTOP, TELEVISION):
        resize(page, size)
        page.goto(address)
        page.wait_for_selector(".outcome")
        assert measure(page, game, [".podium li", ".podium .who", ".placing", "#rematch", "#analyse", "#see-board"])["unseen"] == []
        assert page.locator(".outcome thead th").nth(1).inner_text().startswith("You"), "one's own column is the first"
        rows = page.locator(".result tbody tr:not(.sum ~ tr)").evaluate_all(
            "all => all.map(row => [...row.querySelectorAll('td')].map(cell => parseInt(cell.textContent) || 0))"
        )
        assert all(any(row) for row in rows), "no row of noughts"
        says = page.inner_text(".banner .say")
        assert ("You win!" in says) == (page.locator(".podium .place-1 .who").first.inner_text().strip() == "You")
