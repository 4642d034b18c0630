"""The browser edition in Chromium: whole games against `hard`, hint, lesson, puzzle, analysis; then without server and network."""

from __future__ import annotations

import http.server
import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from kogge.games import game_by_id

pytestmark = pytest.mark.full

CHROMIUM = next((path for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome") if Path(path).exists()), "")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1280, "height": 900}}
DEADLINE = 120_000  # only ends a test that would hang


class Host:
    """A plain web server with the folder below a path, which can be stopped."""

    def __init__(self, folder: Path):
        self.folder = folder
        handler = partial(Quiet, directory=str(folder.parent))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/{folder.name}/"
        threading.Thread(target=partial(self._server.serve_forever, 0.05), daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def host(lite_folder: Path) -> Iterator[Host]:
    host = Host(lite_folder)
    yield host
    host.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[object]:
    if not CHROMIUM:
        pytest.skip("NO CHROMIUM: the browser edition was not tried. Install Debian's chromium.")
    playwright = pytest.importorskip("playwright.sync_api", reason="NO PLAYWRIGHT: the browser edition was not tried.")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Visitor:
    """A person with a browser of their own; errors on its pages fail the test."""

    def __init__(self, chromium, address: str, **options: object):
        self.address, self.faults = address, []
        self.context = chromium.new_context(locale="en-GB", reduced_motion="reduce", **options)
        self.context.set_default_timeout(DEADLINE)
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        return page

    def open(self, part: str = "") -> None:
        self.page.goto(self.address + part)
        self.wait_for_site()

    def wait_for_site(self) -> dict[str, int]:
        self.page.wait_for_function("window.koggeTimes?.page || window.koggeFailed", timeout=DEADLINE)
        assert self.page.evaluate("window.koggeFailed") is None
        return self.page.evaluate("window.koggeTimes")

    @property
    def site(self):
        return self.page.frame(name="site")

    def go(self, path: str) -> None:
        self.site.goto(self.address + path)

    def api(self, path: str, content: object = None) -> dict:
        """Ask the site's JSON interface, as a page of it would."""
        ask = """async ([path, content]) => {
            const given = content && {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(content)};
            const answer = await fetch(path, given || {});
            return [answer.status, await answer.text()];
        }"""
        status, text = self.site.evaluate(ask, [self.address + path, content])
        assert status in (200, 201), text
        return json.loads(text)

    def new_table(self, game: str, level: str) -> str:
        players = game_by_id(game).players[0]
        self.go(f"new/{game}?players={players}")
        self.site.locator("select[name=seat1]").select_option("me")
        for seat in range(2, players + 1):
            self.site.locator(f"select[name=seat{seat}]").select_option(f"bot:{level}")
        self.site.locator(".start button.primary").click()
        self.site.wait_for_url("**/t/*")
        return self.site.url.rpartition("/t/")[2]

    def quick_table(self, game: str) -> str:
        """The lobby's button to play against bots."""
        self.go("")
        self.site.locator(f"form.quick:has(input[value={game}]) button[name=quick]").click()
        self.site.wait_for_url("**/t/*")
        return self.site.url.rpartition("/t/")[2]

    def press_a_move(self) -> None:
        """Play by a click on the page, as soon as it is this person's turn."""
        self.site.locator("button[name=move]:enabled").first.wait_for(state="attached")
        before = self.site.locator("#table").get_attribute("data-revision")
        self.site.evaluate("document.querySelector('button[name=move]:enabled').click()")
        self.site.wait_for_function("before => document.getElementById('table').dataset.revision !== before", arg=before)

    def play_to_the_end(self, table_id: str) -> dict:
        """Play the first move of every decision until the game is over; the bots answer by themselves. No page shows the board meanwhile,
        so they do not wait for spectators."""
        self.go("settings")
        play = """async ([address, id]) => {
            const read = async () => (await fetch(`${address}api/tables/${id}`)).json();
            let table = await read();
            while (table.status === "running") {
                if (table.moves.length) {
                    const body = JSON.stringify({move: table.moves[0], version: table.version, seat: table.seat});
                    const headers = {"Content-Type": "application/json"};
                    await fetch(`${address}api/tables/${id}/moves`, {method: "POST", headers, body});
                } else await new Promise((done) => setTimeout(done, 100));
                table = await read();
            }
            return table;
        }"""
        return self.site.evaluate(play, [self.address, table_id])

    def close(self) -> None:
        self.context.close()
        assert self.faults == []


@pytest.fixture
def visit(chromium, host: Host) -> Iterator:
    visitors: list[Visitor] = []

    def make(**options: object) -> Visitor:
        visitors.append(Visitor(chromium, host.address, **options))
        return visitors[-1]

    yield make
    for one in visitors:
        one.close()


def test_all_games_and_features_work_and_play_continues_offline(visit, host: Host):
    ada = visit(**WIDE)
    ada.open()

    # a whole game of each against `hard`; the first is analysed in a second worker while the others are played
    first = ada.new_table("speicherstadt", "hard")
    ada.press_a_move()
    assert ada.play_to_the_end(first)["status"] == "over"
    ada.go(f"t/{first}")
    ada.site.locator("#analyse").click()
    ada.site.wait_for_url("**/analysis*")
    ada.site.locator("#analysis progress").wait_for()
    for game in ("colonia", "hellweg"):
        table = ada.new_table(game, "hard")
        ada.press_a_move()
        assert ada.play_to_the_end(table)["status"] == "over"
    ada.go(f"t/{first}/analysis")
    ada.site.locator("#report .story").wait_for()
    assert ada.site.locator("#analysis .curve").count() == 1

    ada.go("lessons/speicherstadt")
    ada.site.locator("#begin").click()
    ada.site.wait_for_url("**/lessons/speicherstadt/*")
    ada.site.locator("#table.exercise").wait_for()
    ada.go("puzzles/hellweg")
    ada.site.locator("button[name=move], button[name=pick]").first.wait_for(state="attached")

    # a hint, at a table that is still played
    last = ada.new_table("hellweg", "expert")
    ada.site.locator("#hint:enabled").click()
    ada.site.locator("#hint-panel").wait_for()

    ada.page.wait_for_function("window.koggeTimes.complete", timeout=DEADLINE)  # the nets too
    host.stop()
    ada.context.set_offline(True)
    ada.page.reload()
    ada.wait_for_site()
    assert ada.site.url.endswith(last)
    for _ in range(2):  # the second time after moves of `expert`
        ada.press_a_move()
    assert ada.api(f"api/tables/{table}")["status"] == "over"


def test_native_and_webassembly_compute_the_same_in_chromium(visit, lite_folder: Path, native_play):
    """The same script as in node, in a Pyodide of its own that reads the folder's files."""
    ada = visit(**WIDE)
    ada.open()
    settings = re.search(r"^const SETTINGS = (.*);$", next((lite_folder / "files").glob("worker-*.js")).read_text(), re.M)[1]
    run = """async ([root, settings, script]) => {
        const read = async (name) => new Uint8Array(await (await fetch(root + name)).arrayBuffer());
        const { loadPyodide } = await import(`${root}${settings.pyodide}pyodide.mjs`);
        const lines = [];
        const python = await loadPyodide({ indexURL: root + settings.pyodide, stdout: (line) => lines.push(line) });
        for (const name of settings.packages)
            python.unpackArchive(await read(name), "zip", { extractDir: settings.sitePackages });
        for (const [game, name] of Object.entries(settings.nets))
            python.FS.writeFile(`${settings.games}/${game}/net.safetensors`, await read(name));
        await python.runPythonAsync(script);
        return lines;
    }"""
    lines = ada.page.evaluate(run, [ada.address, json.loads(settings), (Path(__file__).parent / "equal_play.py").read_text()])
    assert [json.loads(line) for line in lines] == native_play


def test_on_a_slow_phone_a_game_starts_and_nothing_is_wider_than_the_screen(visit):
    """390×844 with touch, and pages that take four times as long."""
    ada = visit(**PHONE)
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    ada.open()
    assert ada.site.evaluate("document.documentElement.scrollWidth") <= 390
    ada.quick_table("speicherstadt")
    ada.press_a_move()
    ada.press_a_move()
    for place in (ada.page, ada.site):
        assert place.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_second_tab_gets_a_notice_and_can_take_over(visit):
    ada = visit(**WIDE)
    ada.open()
    table = ada.quick_table("speicherstadt")
    first, ada.page = ada.page, ada.new_page()
    ada.page.goto(ada.address)
    ada.page.get_by_text("Kogge is open in another tab.").wait_for()
    ada.page.get_by_role("button", name="Play in this tab").click()
    ada.wait_for_site()
    first.get_by_text("Kogge has moved to another tab.").wait_for()
    assert ada.api(f"api/tables/{table}")["status"] == "running"


def test_games_are_shared_as_a_file_and_as_a_link(visit, tmp_path):
    ada, ben = visit(**WIDE), visit(**WIDE)
    ada.open()
    table = ada.new_table("speicherstadt", "easy")
    ada.play_to_the_end(table)
    ada.go(f"t/{table}/link?at=4")
    link = ada.site.locator("#game-link").input_value()
    assert link.startswith(f"{ada.address}#record=")
    ada.go("settings")
    with ada.page.expect_download() as coming:
        ada.site.locator("[data-games=save]").click()
    file = tmp_path / "all.kogge-games"
    coming.value.save_as(file)

    ben.page.goto(link)
    ben.wait_for_site()
    ben.site.wait_for_url("**/replay?at=4")
    ben.go("settings")
    wrong = tmp_path / "wrong.kogge-games"
    wrong.write_bytes(b"nothing")
    ben.site.locator("[data-games=load]").set_input_files(wrong)
    ben.site.get_by_text("This is not a file of saved games.").wait_for()
    with ben.page.expect_navigation():
        ben.site.locator("[data-games=load]").set_input_files(file)
    ben.wait_for_site()
    assert ben.api(f"api/tables/{table}")["status"] == "over"


def test_a_new_version_is_used_only_after_a_reload(chromium, lite_folder: Path, tmp_path):
    folder = tmp_path / "kogge"
    shutil.copytree(lite_folder, folder)
    host = Host(folder)
    ada = Visitor(chromium, host.address, **WIDE)
    ada.open()
    table = ada.quick_table("speicherstadt")
    worker = folder / "service-worker.js"
    built = re.search(r'"version": "(\w+)"', worker.read_text())[1]
    worker.write_text(worker.read_text().replace(built, "0" * 12))
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    ada.page.get_by_text("A new version of Kogge is ready.").wait_for()
    assert set(ada.page.evaluate("caches.keys()")) == {f"kogge-{built}", "kogge-" + "0" * 12}
    ada.press_a_move()  # the old one goes on
    with ada.page.expect_navigation():
        ada.page.get_by_role("button", name="Reload").click()
    ada.wait_for_site()
    ada.page.wait_for_function("caches.keys().then((all) => all.length === 1)")
    assert ada.api(f"api/tables/{table}")["status"] == "running"
    ada.close()
    host.stop()
