"""How a person plays: looks at what is lit, clicks, waits for the table to change."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

AXE = (Path(__file__).parent / "vendor" / "axe-4.14.0.min.js").read_text("utf-8")
MOVES = "#table button[name=move]:visible"

# a glide is over before a busy machine looks: it is written down instead
WATCH_GLIDES = """window.glided = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...wishes) { window.glided.push(this.id); return animate.apply(this, wishes); };"""


def open_table(page, site, game: str, seats: list[str], nickname: str = "Anne", names: dict[int, str] | None = None) -> str:
    """Set up a table in the lobby's form; returns its address."""
    page.goto(f"{site.url}/new/{game}?players={len(seats)}")
    for seat, who in enumerate(seats, 1):
        page.select_option(f"select[name=seat{seat}]", who)
        if names and seat in names:
            page.fill(f"input[name=name{seat}]", names[seat])
    page.fill("form[action='/tables'] input[name=nickname]", nickname)
    page.get_by_role("button", name="Open the table").click()
    arrive(page)
    return page.url


def arrive(page) -> None:
    """Wait until the table is there with its scripts: a press before that would be a form of a page without them."""
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    page.wait_for_selector("#table")


def version(page) -> str:
    return page.get_attribute("#table", "data-version")


def is_my_turn(page) -> bool:
    return page.locator("#table[data-turn=mine]").count() > 0


def is_over(page) -> bool:
    return page.locator("#table[data-status=over]").count() > 0


SITUATION = """() => {
    const table = document.getElementById("table").dataset;
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.id);
    return {turn: table.turn, status: table.status, version: table.version, pick: table.pick, cover: seen("#uncover").length,
            moves: seen("#table button[name=move]"), picks: seen("#table [name=pick]:not(#cancel):not(.picked)")};
}"""


# on a small screen the whole map is shown first: what lies on it is touched twice
IS_FAR = """id => matchMedia("(max-width: 700px)").matches && document.documentElement.dataset.board === "whole" &&
    document.getElementById(id).closest("[data-zoom]") !== null"""


def press(page, element_id: str) -> None:
    if page.evaluate(IS_FAR, element_id):
        page.locator(f'[id="{element_id}"]').click()
    page.locator(f'[id="{element_id}"]').click()


def play_one(page, chance: random.Random) -> None:
    """One decision: sometimes a chain of clicks first, then a move."""
    page.wait_for_selector("#table[data-turn=mine]")
    now = page.evaluate(SITUATION)
    if now["cover"]:
        press(page, "uncover")
        page.locator("#uncover").wait_for(state="detached")
        now = page.evaluate(SITUATION)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        if now["picks"]:
            now = pick(page, now, chance)
    for _ in range(30):
        if not now["moves"]:
            now = pick(page, now, chance)
    press(page, chance.choice(now["moves"]))
    page.wait_for_selector(f"#table:not([data-version='{now['version']}'])")


def pick(page, now: dict, chance: random.Random) -> dict:
    press(page, chance.choice(now["picks"]))
    page.wait_for_selector(f"#table:not([data-pick='{now['pick']}'])")
    return page.evaluate(SITUATION)


def play_out(pages: list, chance: random.Random, often: int = 1500) -> int:
    """Play until the game is over for everybody; returns the decisions made by clicking. What has been clicked that often is played on by
    program: a choice between the same kinds of moves, on the same screen."""
    clicked: Counter = Counter()
    for _ in range(1500):
        for page in pages:
            if is_my_turn(page):
                now = at_the_table(page, page.url)
                kinds = (page, frozenset(move.split(" ")[0] for move in now["moves"]))
                if clicked[kinds] < often:
                    play_one(page, chance)
                else:
                    play_one_by_program(page, page.url, now, chance)
                    page.wait_for_selector(f"#table:not([data-version='{now['version']}'])")
                clicked[kinds] += clicked[kinds] < often
                break
        else:
            if all(is_over(page) for page in pages):
                return clicked.total()
            pages[0].wait_for_timeout(20)
    raise AssertionError(f"the game did not end after {clicked.total()} clicks: {pages[0].inner_text('.banner')}")


def at_the_table(page, address: str) -> dict:
    """What the site tells a program of a table, as the person at this page."""
    return page.request.get(address_for_programs(address)).json()


def address_for_programs(address: str) -> str:
    return address.partition("?")[0].replace("/t/", "/api/tables/")


def play_one_by_program(page, address: str, now: dict, chance: random.Random) -> None:
    """One decision without a click."""
    move = "buy" if "buy" in now["moves"] else chance.choice(now["moves"])
    wish = {"seat": now["seat"], "move": move, "version": now["version"]}
    assert page.request.post(address_for_programs(address) + "/moves", data=wish).ok


def table_id(address: str) -> str:
    return re.search(r"/t/([\w-]+)", address).group(1)


def play_by_program(pages: list, address: str, chance: random.Random, until) -> None:
    """Play on without clicking, as the people at these pages, until the table is as wanted."""
    for _ in range(3000):
        for page in pages:
            now = at_the_table(page, address)
            if until(now):
                return
            if now["moves"]:
                play_one_by_program(page, address, now, chance)
    raise AssertionError("the game did not come that far")
