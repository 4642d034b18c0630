"""Every server notices who has left, even if the server that served them died or its notification was lost."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from awaiting import awaited
from benchmarks.scratch_postgres import Postgres
from kogge.web.accounts.preferences import all_preferences
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.bus import Bus
from kogge.web.db.database import CAME_OR_LEFT, CLOSED_LAST_PAGE
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.live.hub import Hub
from kogge.web.live.pg_notify import PgNotify, SharedPresence
from kogge.web.live.presence import PresenceStore
from kogge.web.tables.pages import TablePages, Viewer
from kogge.web.tables.service import Place
from kogge.web.tables.session import Rows
from table_service import table_service

pytestmark = pytest.mark.full

TABLE, HERMAN = "1234", "herman"


@pytest.fixture
def servers(postgres: Postgres) -> Iterator[tuple[PresenceStore, PresenceStore]]:
    """Two servers on one database."""
    url = postgres.new_database()
    with contextlib.ExitStack() as closing:
        stores = [Store(url), Store(url)]
        for store in stores:
            closing.callback(store.close)
        stores[0].migrate()
        yield PresenceStore(stores[0]), PresenceStore(stores[1])


class RecordingHub(Hub):
    """A hub that records the tables where somebody came or left."""

    def __init__(self, elsewhere: SharedPresence):
        super().__init__(Bus(), elsewhere)
        self.changed: list[str] = []

    def announce_presence(self, channel: str) -> None:
        self.changed.append(channel)


def test_a_presence_that_expires_is_announced(servers):
    here, dead = servers
    jobs = ThreadJobs()
    hub = RecordingHub(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    dead.write_present([(TABLE, HERMAN, True)], 0.5)  # and no renewal after that
    notify.check_leases()
    assert hub.changed == []
    assert hub.is_present(TABLE, HERMAN)
    time.sleep(0.6)  # longer than the lease
    notify.check_leases()
    assert hub.changed == [TABLE]
    assert not hub.is_present(TABLE, HERMAN)
    jobs.end()


def test_a_departure_that_is_written_late_is_announced(servers):
    here, slow = servers
    jobs = ThreadJobs()
    hub = RecordingHub(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    notify.check_leases()
    slow.write_present([(TABLE, HERMAN, True)], -1.0)  # left a second ago, but written only now
    notify.check_leases()
    assert hub.changed == [TABLE]
    jobs.end()


def test_cached_presence_is_dropped_when_somebody_leaves(servers):
    here, other = servers
    shared = SharedPresence(here)
    hub = Hub(Bus(), shared)
    other.write_present([(TABLE, HERMAN, True)], 45)
    assert hub.is_present(TABLE, HERMAN)
    other.write_absent(TABLE, HERMAN)
    hub._announce_presence(TABLE)  # as it does shortly after a notification
    assert not hub.is_present(TABLE, HERMAN)


@pytest.mark.parametrize("message", [f"{CAME_OR_LEFT} {TABLE} other", f"{CLOSED_LAST_PAGE} {TABLE} {HERMAN} other"])
def test_a_departure_from_another_server_is_read_at_once(servers, message):
    here, other = servers
    jobs = ThreadJobs()
    hub = RecordingHub(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    other.write_present([(TABLE, HERMAN, True)], 45)
    assert hub.is_present(TABLE, HERMAN)
    other.write_absent(TABLE, HERMAN)
    notify._handle(message)
    assert not hub.is_present(TABLE, HERMAN)
    jobs.end()


def test_a_departure_from_this_server_is_read_at_once(servers):
    here, _ = servers
    jobs = ThreadJobs()
    hub = RecordingHub(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    notify._write_presence(TABLE, HERMAN, True)
    assert hub.is_looking(TABLE, HERMAN)
    notify._write_presence(TABLE, HERMAN, False)
    assert not hub.is_looking(TABLE, HERMAN)
    jobs.end()


def test_a_move_made_here_is_shown_without_a_query(postgres):
    """So the event loop may show it: pages, log and presence are in memory, and the move brings the table's rows."""
    with contextlib.ExitStack() as closing:
        db = Store(postgres.new_database(), bounded=True)
        closing.callback(db.close)
        db.migrate()
        hub = Hub(Bus(), SharedPresence(PresenceStore(db)))
        tables = table_service(db, hub)
        pages, anne = TablePages(tables), User("anne", "Anne")
        AccountStore(db).add_user(anne.id, anne.name)
        table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("guest", "Bea")], hints=False)
        viewer = Viewer(anne, "en", all_preferences({}, {}), "")
        pages.page(table_id, viewer)
        before = tables.sessions.snapshot(table_id)

        def play(version: int) -> Rows:
            after = awaited(tables.play(anne, table_id, before.match.seat or 1, before.match.moves()[0], version))
            return after.info, after.seats

        rows = play(before.version)
        assert pages.is_cached(table_id, rows)
        assert not pages.is_cached(table_id), "without the rows they are read"
        queries: list[str] = []
        sa.event.listen(db.engine, "before_cursor_execute", lambda *about: queries.append(about[2]))
        pages.current(table_id, rows).page(viewer)
        assert queries == []
        hub.forget_elsewhere(table_id)
        assert not pages.is_cached(table_id, rows), "who is there must be read"


def test_one_query_gives_who_is_present_and_who_is_looking(servers, monkeypatch):
    here, other = servers
    shared = SharedPresence(here)
    queries: list[str] = []
    read = here.present_at
    monkeypatch.setattr(here, "present_at", lambda table: [queries.append(table), read(table)][1])
    other.write_present([(TABLE, HERMAN, True), (TABLE, "anne", False)], 45)
    here.write_present([(TABLE, "bea", True)], -1.0)  # left a second ago
    assert shared.looking_at(TABLE) == {HERMAN}
    assert shared.present_at(TABLE).keys() == {HERMAN, "anne", "bea"}
    assert queries == [TABLE]
    other.write_absent(TABLE, HERMAN)
    shared.forget(TABLE)
    assert shared.looking_at(TABLE) == set()
    assert queries == [TABLE, TABLE]


def test_presence_read_while_somebody_leaves_is_not_cached(servers, monkeypatch):
    here, other = servers
    shared = SharedPresence(here)
    other.write_present([(TABLE, HERMAN, True)], 45)
    read = here.present_at

    def read_slowly(table):
        found = read(table)
        other.write_absent(TABLE, HERMAN)
        shared.forget(TABLE)
        return found

    monkeypatch.setattr(here, "present_at", read_slowly)
    assert shared.looking_at(TABLE) == {HERMAN}
    monkeypatch.setattr(here, "present_at", read)
    assert shared.looking_at(TABLE) == set()
