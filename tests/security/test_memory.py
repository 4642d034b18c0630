"""Nobody fills the memory: what is kept for each who asks is bounded, however many different questions they find."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from awaiting import awaited
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.tables.pages import DEFAULTS, MAX_PAGES, PagesOfTable, TablePages, Viewer
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.session import MAX_IDLE
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


def kept(pages: PagesOfTable) -> int:
    return len(pages._pages)


def test_a_user_with_two_seats_who_asks_for_seats_that_do_not_exist_gets_no_pages_of_their_own(tables):
    table_id = tables.open(MALLORY, "speicherstadt", [Place("me"), Place("guest")])
    pages, viewer = TablePages(tables).current(table_id), Viewer(MALLORY, "en", DEFAULTS, "http://kogge")
    first = pages.page(viewer, 77)
    before = kept(pages)
    assert all(pages.page(viewer, seat) is first for seat in range(1000, 1020))
    assert kept(pages) == before


def test_other_names_and_other_hosts_push_each_others_pages_out(tables, monkeypatch):
    monkeypatch.setattr("kogge.web.tables.pages.MAX_PAGES", 20)
    assert MAX_PAGES >= 100
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")])
    pages = TablePages(tables).current(table_id)
    for number in range(30):  # who renames themselves looks at an open table as somebody new each time
        pages.page(Viewer(User(MALLORY.id, f"M {number}"), "en", DEFAULTS, "http://kogge"))
        pages.page(Viewer(None, "en", DEFAULTS, f"http://kogge-{number}"))
    assert kept(pages) <= 20
    assert ("en", "public") in pages._pages


def test_a_table_that_nobody_watches_forgets_its_log_and_a_watched_one_keeps_it(tables):
    watched, left = (tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(2))
    tables.presence.enter(watched, ANNE.id, ())
    for table_id in (watched, left):
        TablePages(tables).page(table_id, Viewer(ANNE, "en", DEFAULTS, "http://kogge"))
    tables.sessions.rest()
    assert tables.sessions.has_log(left), "not at once: perhaps somebody reloads a page"
    tables.sessions.rest()
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
    tables.sessions.rest()
    assert len(tables.sessions) == 2
    assert tables.session(tables.row(left)).match.lines == lines, "replayed from the store"


def test_more_tables_than_logs_are_kept_do_not_push_out_those_that_are_watched(tables, monkeypatch):
    monkeypatch.setattr(tables.sessions, "_max_with_log", 2)
    made = [tables.open(ANNE, "speicherstadt", [Place("me"), Place("guest")]) for _ in range(6)]
    for table_id in made[:3]:
        tables.presence.enter(table_id, ANNE.id, ())
    for _ in range(2):
        for table_id in made:
            tables.sessions.snapshot(table_id, log=True)
    assert all(tables.sessions.has_log(table_id) for table_id in made[:3])
    assert sum(tables.sessions.has_log(table_id) for table_id in made) < 6
