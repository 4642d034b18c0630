"""The site in a browser: seconds to the first page, size of a table's page, time from a click to the new board.

`make bench` runs it; so does `python -m benchmarks.browser`.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kogge.games import game_ids

Row = dict[str, Any]

MOVES = 60  # of each game
CHROMIUM_OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
BYTES_LOADED = (
    "['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)).reduce((sum, entry) => sum + entry.transferSize, 0)"
)
# makes a move; returns the milliseconds until the board in the document is new, and until it is painted
CLICK = """() => new Promise((done) => {
    const table = () => document.getElementById("table"), old = table().dataset.version;
    const start = performance.now();
    const check = () => {
        if (table().dataset.version === old) return;
        observer.disconnect();
        const changed = performance.now() - start;
        requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - start])));
    };
    const observer = new MutationObserver(check);
    observer.observe(table().parentNode, {subtree: true, attributes: true, childList: true});
    const moves = [...document.querySelectorAll("#table button[name=move]")];
    const picks = [...document.querySelectorAll("#table [name=pick]:not(#cancel)")];
    (moves.length ? moves[Math.floor(Math.random() * moves.length)] : picks[0]).click();
})"""


def measure_browser(moves: int = MOVES) -> list[Row]:
    """One row per game: seconds to the first page, KB of a table's page, ms from a click until the new board exists and is painted."""
    browser = (
        os.environ.get("KOGGE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    )
    if not browser:
        return [{"table in the browser": "not measured: no chromium on this machine"}]
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=CHROMIUM_OPTIONS)
        rows = []
        with site(Path(folder) / "bench.db") as (url, first_page):
            for game in game_ids():
                rows.append(_measure_game(chromium, url, game, moves) | {"first page, s": round(first_page, 2)})
        chromium.close()
        return rows


@contextmanager
def site(db: Path, **settings: str) -> Iterator[tuple[str, float]]:
    """A server process with a new database. Yields its address and the seconds until its first page."""
    begin = time.perf_counter()
    environment = os.environ | {"KOGGE_BOT_PAUSE": "0", "KOGGE_COMPILE": "no", "PYTHONUNBUFFERED": "1"} | settings
    command = [sys.executable, "-m", "kogge", "serve", "--port", "0", "--db", f"sqlite:///{db}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            url = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            while True:
                try:
                    urllib.request.urlopen(url, timeout=10).close()
                    break
                except urllib.error.URLError:
                    time.sleep(0.02)
            yield url, time.perf_counter() - begin
        finally:
            server.terminate()


def _measure_game(chromium: Any, url: str, game: str, moves: int) -> Row:
    """Play a game with all seats in one browser, so that it is always its turn."""
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{url}/new/{game}")
    for choice in page.locator("select[name^=seat]").all()[1:]:
        choice.select_option("guest")
    page.click("form[action='/tables'] button.primary")
    page.wait_for_selector("#table")
    newcomer = chromium.new_page()  # with an empty cache
    newcomer.goto(page.url)
    newcomer.wait_for_load_state("load")
    page_kb = newcomer.evaluate(BYTES_LOADED) / 1000
    newcomer.close()
    times: list[tuple[float, float]] = []
    while len(times) < moves and page.locator("#table[data-status=running]").count():
        if page.locator("#uncover").count():
            page.click("#uncover")
            page.locator("#uncover").wait_for(state="detached")
        while not page.locator("#table button[name=move]").count():
            picks = page.locator("#table [name=pick]:not(#cancel):not(.picked)")
            picks.nth(random.randrange(picks.count())).click()
            page.wait_for_timeout(100)
        times.append(tuple(page.evaluate(CLICK)))
        page.wait_for_timeout(20)
    page.close()
    board, painted = (sorted(pair[i] for pair in times) for i in (0, 1))
    return {
        "table in the browser": game,
        "clicks": len(times),
        "click to new board, ms p50": round(board[len(board) // 2], 1),
        "p95": round(board[int(len(board) * 0.95)], 1),
        "painted p95": round(painted[int(len(painted) * 0.95)], 1),
        "page, KB": round(page_kb),
    }


if __name__ == "__main__":
    for row in measure_browser():
        print(row)
