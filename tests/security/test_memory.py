"""Memory is bounded: no variety of requests makes the server cache more than a fixed amount."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

import pytest

from awaiting import awaited
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.live.hub import PageClient
from kogge.web.tables.pages import DEFAULTS, PagesOfTable, TablePages, Viewer
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.session import EXAMINED, MAX_IDLE, drop_oldest
from kogge.web.tables.streams import TableStreams
from table_service import table_service

ANNE, MALLORY = User("anne-id", "Anne"), User("mallory-id", "Mallory")


@pytest.fixture
def tables(tmp_path) -> Iterator[TableService]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    for person in (ANNE, MALLORY):
        AccountStore(store).add_user(person.id, person.name)
    yield table_service(store)
    store.close()


def cached_pages(pages: PagesOfTable) -> int:
    return len(pages._pages)


def test_asking_for_seats_that_do_not_exist_adds_no_pages_to_the_cache(tables):
    table_id = tables.open(MALLORY, "speicherstadt", [Place("me"), Place("guest")])
    pages, viewer = TablePages(tables).current(table_id), Viewer(MALLORY, "en", DEFAULTS, "http://kogge")
    first = pages.page(viewer, 77)
    before = cached_pages(pages)
    assert all(pages.page(viewer, seat) is first for seat in range(1000, 1020))
    assert cached_pages(pages) == before


def test_pages_for_many_names_and_hosts_evict_each_other(tables, monkeypatch):
    monkeypatch.setattr("kogge.web.tables.pages.MAX_PAGES", 20)
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")])
    pages = TablePages(tables).current(table_id)
    for number in range(30):  # each name has a page of its own at an open table
        pages.page(Viewer(User(MALLORY.id, f"M {number}"), "en", DEFAULTS, "http://kogge"))
        pages.page(Viewer(None, "en", DEFAULTS, f"http://kogge-{number}"))
    assert cached_pages(pages) <= 20
    assert ("en", "public") in pages._pages


def test_pages_that_many_share_are_rendered_once_for_each_change_even_if_not_all_are_cached(tables, monkeypatch):
    monkeypatch.setattr("kogge.web.tables.pages.MAX_PAGES", 4)
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")])
    pages = TablePages(tables)
    streams, viewers = TableStreams(tables.presence, tables.sessions, pages), []
    for number in range(60):
        viewer = Viewer(
            None, ("en", "de", "fr", "nl")[number % 4], DEFAULTS | {"chat": ("shown", "hidden")[number % 3 > 0]}, "http://kogge"
        )
        viewers.append(PageClient("", 1, viewer=viewer))
    tables.presence._listeners[table_id] = set(viewers)
    rendered: list[Viewer] = []
    render = PagesOfTable._render
    monkeypatch.setattr(PagesOfTable, "_render", lambda self, writer, one, view: rendered.append(one) or render(self, writer, one, view))
    awaited(streams._send_updates(table_id))
    assert len(rendered) == 8
    assert cached_pages(pages.current(table_id)) <= 4 + 4, "and those of spectators in each language"


def test_theme_and_pace_make_no_more_pages_for_spectators(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")])
    pages = TablePages(tables).current(table_id)
    viewers = [
        Viewer(None, "en", DEFAULTS | {"theme": theme, "pace": pace}, "http://kogge")
        for theme in ("dark", "light")
        for pace in ("slow", "fast")
    ]
    assert len({id(pages.page(one.watching())) for one in viewers}) == 1
    assert {pages.page(one).id for one in viewers} == {pages.page(viewers[0].watching()).id}, "updates can start from it"


def test_a_table_that_nobody_watches_forgets_its_log_and_a_watched_one_keeps_it(tables):
    watched, left = (tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(2))
    tables.presence.enter(watched, ANNE.id, ())
    for table_id in (watched, left):
        TablePages(tables).page(table_id, Viewer(ANNE, "en", DEFAULTS, "http://kogge"))
    tables.sessions.drop_idle()
    assert tables.sessions.has_log(left), "not at once: somebody may just be reloading the page"
    tables.sessions.drop_idle()
    assert not tables.sessions.has_log(left)
    assert tables.sessions.has_log(watched)
    log = tables.sessions.snapshot(left, log=True).log
    assert log is not None, "computed again when somebody looks"


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back_on_demand(tables):
    watched, left, used = (tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(3))
    tables.presence.enter(watched, ANNE.id, ())
    for table_id in (watched, left, used):
        session = tables.session(tables.row(table_id))
        awaited(tables.play(ANNE, table_id, session.match.seat, session.match.moves()[0], session.version))
    lines = tables.session(tables.row(left)).match.lines
    for table_id in (watched, left):
        tables.session(tables.row(table_id)).used_at -= MAX_IDLE + 1
    tables.sessions.drop_idle()
    assert len(tables.sessions) == 2
    assert tables.session(tables.row(left)).match.lines == lines, "replayed from the store"


def test_logs_of_watched_tables_are_not_evicted(tables, monkeypatch):
    monkeypatch.setattr(tables.sessions, "_max_with_log", 2)
    table_ids = [tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(6)]
    for table_id in table_ids[:3]:
        tables.presence.enter(table_id, ANNE.id, ())
    for _ in range(2):
        for table_id in table_ids:
            tables.sessions.snapshot(table_id, log=True)
    assert all(tables.sessions.has_log(table_id) for table_id in table_ids[:3])
    assert sum(tables.sessions.has_log(table_id) for table_id in table_ids) < 6


def test_a_cache_beyond_its_limit_drops_what_nobody_watches_at_the_same_cost_however_many_are_watched():
    cache, asked = OrderedDict((f"watched {number}", number) for number in range(1000)), []

    def is_watched(table_id: str) -> bool:
        asked.append(table_id)
        return table_id.startswith("watched")

    for number in range(3000):
        cache[f"left {number}"] = number
        drop_oldest(cache, 50, is_watched)
    assert sum(one.startswith("watched") for one in cache) == 1000
    assert len(cache) < 1000 + 1000 / (EXAMINED - 1) + EXAMINED
    assert len(asked) <= 3000 * EXAMINED
