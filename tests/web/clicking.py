"""Play by clicking: find what can be clicked, click, wait until the table has changed."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

AXE = (Path(__file__).parent / "vendor" / "axe-4.14.0.min.js").read_text("utf-8")
SIZES = ({"width": 1280, "height": 844}, {"width": 390, "height": 844})
MOVES = "#table button[name=move]:visible"
MOVING = {"reduced_motion": "no-preference"}  # browser option: pieces are animated

# a glide may be over before the test looks, so glides are recorded
WATCH_GLIDES = """window.glided = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) { window.glided.push(this.id); return animate.apply(this, given); };"""


def resize(page, size: dict[str, int]) -> None:
    """Resize the screen, and wait until the page has handled it."""
    page.set_viewport_size(size)
    page.evaluate("new Promise(requestAnimationFrame)")


def faults_of(page, rules: Sequence[str] = ()) -> list[tuple[str, list[str]]]:
    """Accessibility faults of a page, found by axe (all rules, or only these)."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE + ";0")
    body = {"resultTypes": ["violations"]} | ({"runOnly": {"type": "rule", "values": rules}} if rules else {})
    return [
        (one["id"], [node["html"][:160] for node in one["nodes"][:3]])
        for one in page.evaluate("options => axe.run(options)", body)["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def faults_everywhere(page) -> dict[tuple[int, str], list]:
    """Accessibility faults and overflow of a page on a large and a small screen, in the light and the dark scheme. The dark scheme is
    checked by the rules about colour only."""
    found: dict[tuple[int, str], list] = {}
    for size in SIZES:
        resize(page, size)
        for scheme, rules in (("light", []), ("dark", ["color-contrast", "link-in-text-block"])):
            page.emulate_media(color_scheme=scheme)
            page.evaluate("new Promise(requestAnimationFrame)")
            found[size["width"], scheme] = faults_of(page, rules)
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            found[size["width"], "wide"] = ["wider than the screen"]
    return {where: faults for where, faults in found.items() if faults}


def open_table(page, site, game: str, seats: list[str], nickname: str = "Anne", names: dict[int, str] | None = None) -> str:
    """Open a table with the form of the lobby; returns its address."""
    page.goto(f"{site.url}/new/{game}?players={len(seats)}")
    for seat, who in enumerate(seats, 1):
        page.select_option(f"select[name=seat{seat}]", who)
        if names and seat in names:
            page.fill(f"input[name=name{seat}]", names[seat])
    page.fill("form[action='/tables'] input[name=nickname]", nickname)
    page.get_by_role("button", name="Create the game").click()
    arrive(page)
    return page.url


def arrive(page) -> None:
    """Wait until the table is loaded with its scripts: an earlier click would submit the form without them."""
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    page.wait_for_selector("#table")


def ready(*pages) -> None:
    """Wait until each page shows its table and its stream is connected: earlier, the site does not count the user as present."""
    for page in pages:
        page.wait_for_selector("html[data-live=yes] #table")


def join(page, address: str, nickname: str = "") -> None:
    """Take a seat at a table that another user has opened."""
    page.goto(address)
    if nickname:
        page.fill("#table input[name=nickname]", nickname)
    page.click("#join")
    page.locator("#join").wait_for(state="detached")
    ready(page)


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


# a small screen shows the whole map first: elements on it need two touches
IS_FAR = """id => matchMedia("(max-width: 700px)").matches && document.documentElement.dataset.board === "whole" &&
    document.getElementById(id).closest("[data-zoom]") !== null"""


def press(page, element_id: str) -> None:
    if page.evaluate(IS_FAR, element_id):
        page.locator(f'[id="{element_id}"]').click()
    page.locator(f'[id="{element_id}"]').click()


def play_one(page, chance: random.Random) -> None:
    """Make one decision: sometimes a chain of clicks first, then a move."""
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
    """Play until all pages show the end of the game; returns the number of decisions made by clicking. A combination of page and kinds of
    moves that was clicked `often` times is then played through the JSON API."""
    clicked: Counter = Counter()
    while (seen := [at_the_table(page, page.url) for page in pages])[0]["status"] != "over":
        for page, now in zip(pages, seen, strict=True):
            kinds = (page, frozenset(move.split(" ")[0] for move in now["moves"]))
            if now["moves"] and clicked[kinds] < often:
                page.wait_for_selector(f"#table[data-version='{now['version']}']")
                play_one(page, chance)
                clicked[kinds] += 1
            elif now["moves"]:
                play_one_by_program(page, page.url, now, chance)
        if not any(now["moves"] for now in seen):  # it is a bot's turn
            pages[0].wait_for_selector(f"#table:not([data-version='{seen[0]['version']}'])")
    for page in pages:
        page.wait_for_selector("#table[data-status=over]")
    return clicked.total()


def at_the_table(page, address: str) -> dict:
    """The table as the JSON API shows it to the user of this page."""
    return page.request.get(address_for_programs(address)).json()


def address_for_programs(address: str) -> str:
    return address.partition("?")[0].replace("/t/", "/api/tables/")


def play_one_by_program(page, address: str, now: dict, chance: random.Random) -> None:
    """Make one decision through the JSON API."""
    move = "buy" if "buy" in now["moves"] else chance.choice(now["moves"])
    body = {"seat": now["seat"], "move": move, "version": now["version"]}
    assert page.request.post(address_for_programs(address) + "/moves", data=body).ok


def table_id(address: str) -> str:
    return re.search(r"/t/([\w-]+)", address).group(1)


def play_by_program(pages: list, address: str, chance: random.Random, until) -> None:
    """Play through the JSON API as the users of these pages, until the table fulfils a condition."""
    for _ in range(3000):
        for page in pages:
            now = at_the_table(page, address)
            if until(now):
                return
            if now["moves"]:
                play_one_by_program(page, address, now, chance)
    raise AssertionError("the game did not come that far")
