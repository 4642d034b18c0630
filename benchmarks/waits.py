"""How long a player waits in the browser from a move until the next decision, in whole games against bots.

    python -m benchmarks.waits [GAME:PLAYERS ...] [--level easy] [--seed 1] [--minutes 30]

The player clicks a random move as soon as there is one. Bots pause as on a public site, and animations have the speed "normal". It prints
one row for each table: the number of decisions; the median, the 95th percentile and the longest of the waits in seconds; how many were
longer than four seconds; and the part of a wait until the others had decided (the rest is animation).
"""

from __future__ import annotations

import argparse
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.browser import CHROMIUM_OPTIONS, Row, site

TABLES = ("speicherstadt:4", "speicherstadt:5", "hellweg:4", "colonia:4", "colonia:6")
LONG_WAIT = 4.0  # seconds
# the ids of the buttons that can be clicked now; null while others decide or an animation runs
MOVES_NOW = """() => {
    const table = document.getElementById("table");
    if ("animating" in document.documentElement.dataset) return null;
    if (table.dataset.status === "over") return {over: true};
    if (table.dataset.turn !== "mine") return null;
    const visible = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility()).map((node) => node.id);
    const moves = visible("#table button[name=move]"), picks = visible("#table [name=pick]:not(#cancel):not(.picked)");
    return moves.length || picks.length ? {moves, picks, phase: table.dataset.phase} : null;
}"""
# clicks a move; returns the seconds until the next decision and until the others had decided, and what can be clicked then
WAIT = f"""id => new Promise((done) => {{
    const ready = {MOVES_NOW}, table = () => document.getElementById("table").dataset, old = table().version;
    const begin = performance.now(), since = () => (performance.now() - begin) / 1000;
    let others = 0; // seconds until the others had decided; the rest of the wait is animation
    document.getElementById(id).click();
    const check = () => {{
        const isNew = table().version !== old, next = isNew && ready();
        if (isNew && !others && (table().turn === "mine" || table().status === "over")) others = since();
        if (next) done([since(), others, next]);
        else requestAnimationFrame(check);
    }};
    requestAnimationFrame(check);
}})"""
# clicks a button that only prepares a move; returns what can be clicked after that
PICK = f"""id => new Promise((done) => {{
    const ready = {MOVES_NOW}, pick = () => document.getElementById("table").dataset.pick, old = pick();
    document.getElementById(id).click();
    const check = () => (pick() !== old && ready() ? done(ready()) : requestAnimationFrame(check));
    requestAnimationFrame(check);
}})"""


def measure_waits(tables: tuple[str, ...] = TABLES, level: str = "easy", seed: int = 1, minutes: float = 30) -> list[Row]:
    """One row per table: its player's waiting times after each decision."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        return [{"waiting for one's turn": "not measured: no chromium on this machine"}]
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=CHROMIUM_OPTIONS)
        rows = []
        with site(Path(folder) / "bench.db", KOGGE_BOT_PAUSE="0.3") as (url, _first_page):
            for table in tables:
                game, _, players = table.partition(":")
                row = _play(chromium, url, game, int(players), level, random.Random(seed), 60 * minutes)
                print(row, flush=True)
                rows.append(row)
        chromium.close()
        return rows


def _play(chromium: Any, url: str, game: str, players: int, level: str, rng: random.Random, limit: float) -> Row:
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{url}/new/{game}?players={players}")
    for seat in range(2, players + 1):
        page.select_option(f"select[name=seat{seat}]", f"bot:{level}")
    page.click("form[action='/tables'] button.primary")
    page.wait_for_selector("html[data-live=yes] #table")
    now, waits = page.wait_for_function(MOVES_NOW).json_value(), []
    begin = time.monotonic()
    while "over" not in now and time.monotonic() - begin < limit:
        phase = now["phase"]
        while not now["moves"]:
            now = page.evaluate(PICK, rng.choice(now["picks"]))
        seconds, others, now = page.evaluate(WAIT, rng.choice(now["moves"]))
        waits.append((seconds, others, phase))
    page.close()
    times, others = (sorted(wait[i] for wait in waits) for i in (0, 1))
    return {
        "waiting for one's turn": f"{game}, {players} players",
        "decisions": f"{len(times)}{'' if 'over' in now else ', stopped early'}",
        "median, s": round(times[len(times) // 2], 2),
        "p95": round(times[int(len(times) * 0.95)], 2),
        "worst": round(times[-1], 2),
        "over 4 s": sum(seconds > LONG_WAIT for seconds in times),
        "others decide, median": round(others[len(others) // 2], 2),
        "others decide, worst": round(others[-1], 2),
        "longest after": ", ".join(f"{phase} {seconds:.2f} ({others:.2f})" for seconds, others, phase in sorted(waits, reverse=True)[:5]),
    }


def main() -> None:
    """Measure the tables that are named as arguments."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waits", description="A player's waiting times until the next decision.")
    parser.add_argument("tables", nargs="*", default=TABLES, help="GAME:PLAYERS of each table")
    parser.add_argument("--level", default="easy", help="the level of the bots")
    parser.add_argument("--seed", type=int, default=1, help="seed of the player's random moves")
    parser.add_argument("--minutes", type=float, default=30, help="stop a game after this many minutes")
    arguments = parser.parse_args()
    measure_waits(tuple(arguments.tables), arguments.level, arguments.seed, arguments.minutes)


if __name__ == "__main__":
    main()
