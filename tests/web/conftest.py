"""A site on a real database, and a real browser."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from kogge.web.db.store import Store
from servers import LocalSite, Site

ON_POSTGRES = os.environ.get("KOGGE_TEST_DB") == "postgresql"
WORKERS = 2 if ON_POSTGRES else 1

CHROMIUM = os.environ.get("KOGGE_CHROMIUM") or next(
    (path for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome") if Path(path).exists()), ""
)
FAULT = re.compile(r"Content Security Policy|^\w*Error: ")  # on a page's console
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="session")
def new_db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Addresses of empty databases: SQLite files, or those of a PostgreSQL (KOGGE_TEST_DB=postgresql)."""
    if ON_POSTGRES:
        return request.getfixturevalue("postgres").new_database
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('site') / 'kogge.db'}"


@pytest.fixture(scope="session")
def site(new_db: Callable[[], str]) -> Iterator[Site | LocalSite]:
    """One site for all tests of a process that leave its settings alone; each test makes its own users and tables. On PostgreSQL it has two
    workers, which are processes; on SQLite it runs in the process of the tests."""
    site = Site(new_db(), WORKERS) if ON_POSTGRES else LocalSite(new_db())
    yield site
    site.close()


@pytest.fixture(scope="session")
def store(site: Site) -> Iterator[Store]:
    """The site's database, for tables at a chosen position."""
    store = Store(site.db)
    yield store
    store.close()


@pytest.fixture
def own_site(new_db: Callable[[], str]) -> Iterator[Callable[..., Site | LocalSite]]:
    """Make a site for one test alone, with these environment variables."""
    made: list[Site | LocalSite] = []

    def make(metrics: str = "", **environment: str) -> Site | LocalSite:
        if ON_POSTGRES:
            made.append(Site(new_db(), WORKERS, options=["--metrics", metrics], **environment))
        else:
            made.append(LocalSite(new_db(), metrics=metrics, **environment))
        return made[-1]

    yield make
    for one in reversed(made):
        one.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    """The browser; without one its tests are skipped, loudly."""
    if not CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail("No Chromium on a machine where the browser tests must run.")
        pytest.skip("NO CHROMIUM: the browser tests did not run. Install Debian's chromium, or name one in KOGGE_CHROMIUM.")
    playwright = pytest.importorskip("playwright.sync_api", reason="NO PLAYWRIGHT: the browser tests did not run. pip install playwright.")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def someone(chromium) -> Iterator[Callable[..., object]]:
    """A user with a browser of their own; the test fails when a script fails, htmx catches an error, or the content security policy
    blocks something. Animations are off because drawing every frame is slow; a test that needs them passes MOVING."""
    contexts, faults = [], []

    def open_browser(width: int = 1280, height: int = 900, **extra: object):
        usual = {"viewport": {"width": width, "height": height}, "locale": "en-GB", "reduced_motion": "reduce"}
        context = chromium.new_context(**(usual | extra))
        context.set_default_timeout(120_000)
        context.add_cookies(
            [{"name": "pace", "value": "once", "domain": "127.0.0.1", "path": "/"}]
        )  # no animation unless a test asks for it
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if FAULT.search(message.text) else None)
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert faults == []


class Client(httpx.Client):
    """A client of the JSON API with a user of its own."""

    def __init__(self, site: Site, name: str = "", language: str = "en"):
        super().__init__(base_url=site.url, headers={"Accept-Language": language}, timeout=60, verify=False)
        self.headers["Authorization"] = "Bearer " + self.post("/api/people", json={"name": name}).json()["token"]

    def open(self, game: str, seats: list[dict], **extra: object) -> dict:
        answer = self.post("/api/tables", json={"game": game, "seats": seats} | extra)
        assert answer.status_code == 201, answer.text
        return answer.json()


@pytest.fixture
def client() -> Iterator[Callable[..., Client]]:
    made: list[Client] = []

    def make(site: Site, name: str = "", language: str = "en") -> Client:
        made.append(Client(site, name, language))
        return made[-1]

    yield make
    for one in made:
        one.close()
