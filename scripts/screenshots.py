"""Take the pictures of README and docs from the real site: `make screenshots`.

A site runs on a free port with a new database, and Chromium visits it. It writes WebP files to docs/pictures/: each board, a phone and an
analysis, all in light and dark, and one short animation. `scripts/screenshots.py hellweg phone` takes only these. The games are seeded and
played by bots, so the pictures change only when the site does. It fails if all pictures together have more than 2 MB.
"""

from __future__ import annotations

import io
import os
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
MAX_BYTES = 2_000_000
CHROMIUM = os.environ.get("KOGGE_CHROMIUM") or next(
    (path for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome") if Path(path).exists()), ""
)
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PLAYERS = {"speicherstadt": 4, "hellweg": 4, "colonia": 4}
LINES = {"speicherstadt": 100, "hellweg": 90, "colonia": 70}  # of the record, up to the position in the picture
NAMES = ("Anne", "Herman", "Marc", "Tideke")
FRAMES = 12  # of the animation
QUALITY = 70  # of WebP, up to 100


class RunningSite:
    """The site, served by a thread of this process."""

    def __init__(self, folder: str):
        import uvicorn

        from kogge.web.app import create_app
        from kogge.web.config import load_settings

        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        os.environ |= {"KOGGE_COMPILE": "yes", "KOGGE_BOT_PAUSE": "0"}
        self.app = create_app(load_settings(db=f"sqlite:///{folder}/kogge.db"))
        self.server = uvicorn.Server(uvicorn.Config(self.app, log_level="error", ws="none", timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        while not self.server.started:
            time.sleep(0.05)

    def close(self) -> None:
        """Stop the site."""
        self.app.state.services.hub.end()
        self.server.should_exit = True
        self.thread.join()


def play_game(game: str, lines: int | None) -> Any:
    """A seeded game between bots, until its record has so many lines; None: to its end."""
    import kogge

    match = kogge.new(game, players=PLAYERS[game], seed=20)
    while not match.is_over and (lines is None or len(match.lines) < lines):
        match.play(kogge.bots.choose(match, "medium", seed=len(match.lines)))
    match.names = list(NAMES[: match.players])
    return match


def upload(site: RunningSite, page: Any, record: str) -> str:
    """Upload a record. Returns the id of its table."""
    file = {"name": "game.kogge", "mimeType": "text/plain", "buffer": record.encode()}
    answer = page.request.post(f"{site.url}/records", multipart={"file": file}, headers={"Origin": site.url})
    return str(answer.url).rstrip("/").removesuffix("/replay").rpartition("/")[2]


def open_table(site: RunningSite, page: Any, game: str) -> str:
    """Open a table at which this browser's user continues a seeded game against bots. Returns its address."""
    record = play_game(game, LINES[game]).record()
    page.goto(f"{site.url}/")
    table_id = upload(site, page, record)
    lines = record.partition("\n\n")[2].strip().count("\n") + 1
    fork = page.request.post(f"{site.url}/t/{table_id}/fork", form={"at": str(lines), "seat": "1", "level": "easy", "deal": "same"})
    return str(fork.url)


def wait_for_my_turn(page: Any) -> None:
    """Wait until it is the user's turn or the game is over, and for the end of the animations."""
    page.wait_for_selector("#table[data-turn=mine], #table[data-status=over]", timeout=60_000)
    page.evaluate("document.getElementById('offer')?.remove()")
    page.wait_for_timeout(400)


def as_webp(png: bytes, width: int | None = None) -> bytes:
    """A screenshot as WebP, scaled down if it is wider than `width`."""
    from PIL import Image

    image = Image.open(io.BytesIO(png)).convert("RGB")
    if width and image.width > width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    image.save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def as_animation(frames: list[bytes]) -> bytes:
    """Screenshots one after the other, as an animated WebP."""
    from PIL import Image

    images = [Image.open(io.BytesIO(png)).convert("RGB") for png in frames]
    images = [image.resize((640, round(image.height * 640 / image.width)), Image.Resampling.LANCZOS) for image in images]
    out = io.BytesIO()
    images[0].save(
        out, "WEBP", save_all=True, append_images=images[1:], duration=[900] * (len(images) - 1) + [2500], loop=0, quality=55, method=4
    )
    return out.getvalue()


def take_all(site: RunningSite, browser: Any, wanted: Sequence[str]) -> dict[str, bytes]:
    """Take the wanted pictures (games, `phone`, `analysis`, `game` for the animation). Returns their contents by file name."""
    pictures: dict[str, bytes] = {}
    report = start_analysis(site, browser) if "analysis" in wanted else ""
    for theme in ("light", "dark"):
        context = browser.new_context(viewport=WIDE, locale="en-GB", color_scheme=theme, reduced_motion="reduce")
        cookies = {"theme": theme, "pace": "once"}
        context.add_cookies([{"name": name, "value": value, "domain": "127.0.0.1", "path": "/"} for name, value in cookies.items()])
        page = context.new_page()
        for game in PLAYERS:
            if game in wanted:
                page.goto(open_table(site, page, game))
                wait_for_my_turn(page)
                pictures[f"{game}-{theme}.webp"] = as_webp(page.screenshot())
        if "game" in wanted and theme == "light":
            pictures["game.webp"] = as_animation(animation_frames(site, page))
        if "phone" in wanted:
            page.set_viewport_size(PHONE)
            page.goto(open_table(site, page, "speicherstadt"))
            wait_for_my_turn(page)
            pictures[f"phone-{theme}.webp"] = as_webp(page.screenshot())
            page.set_viewport_size(WIDE)
        if "analysis" in wanted:
            pictures[f"analysis-{theme}.webp"] = as_webp(analysis_screenshot(page, report))
        context.close()
    return pictures


def start_analysis(site: RunningSite, browser: Any) -> str:
    """Start the analysis of a finished game, which takes some minutes. Returns the address of its report."""
    context = browser.new_context()
    table_id = upload(site, context.new_page(), play_game("speicherstadt", None).record())
    context.request.post(f"{site.url}/t/{table_id}/analysis", form={"at": "0"}, headers={"Origin": site.url})
    context.close()
    return f"{site.url}/t/{table_id}/analysis"


def analysis_screenshot(page: Any, report: str) -> bytes:
    """Wait until the report is complete, and take a screenshot of it."""
    page.goto(report)
    page.wait_for_function("() => !document.querySelector('progress')", timeout=250_000)
    page.goto(report)
    page.wait_for_timeout(500)
    return bytes(page.screenshot())


def animation_frames(site: RunningSite, page: Any) -> list[bytes]:
    """Play The Speicherstadt, and take a screenshot before every move."""
    page.goto(open_table(site, page, "speicherstadt"))
    frames = []
    for _ in range(FRAMES):
        wait_for_my_turn(page)
        page.mouse.move(0, 0)
        frames.append(page.screenshot())
        moves = page.locator("button[name=move]:visible")
        if not moves.count():
            break
        version = page.locator("#table").get_attribute("data-version")
        moves.nth(moves.count() // 2).click()
        page.wait_for_function("(v) => document.getElementById('table').dataset.version !== v", arg=version)
    return frames


def main() -> None:
    """Take and write the pictures."""
    from playwright.sync_api import sync_playwright

    wanted = sys.argv[1:] or [*PLAYERS, "phone", "analysis", "game"]
    if not CHROMIUM:
        sys.exit("There is no Chromium: install Debian's chromium, or name one in KOGGE_CHROMIUM.")
    with tempfile.TemporaryDirectory() as folder:
        site = RunningSite(folder)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
                pictures = take_all(site, browser, wanted)
                browser.close()
        finally:
            site.close()
    PICTURES.mkdir(exist_ok=True)
    for name, content in pictures.items():
        (PICTURES / name).write_bytes(content)
    size = sum(path.stat().st_size for path in PICTURES.iterdir())
    print(f"{len(pictures)} pictures written; {PICTURES.relative_to(ROOT)} has {size:,} bytes.")
    if size > MAX_BYTES:
        sys.exit(f"That is too much: at most {MAX_BYTES:,} are allowed.")


if __name__ == "__main__":
    main()
