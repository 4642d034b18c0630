"""Who left is noticed at every server, also when the server that served them died or its word was lost."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest

from benchmarks.scratch_postgres import Postgres
from kogge.web.bus import Bus
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.live.hub import Hub
from kogge.web.live.pg_notify import PgNotify, SharedPresence
from kogge.web.live.store import PresenceStore

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


class Watched(Hub):
    """A hub that notes the tables where somebody came or left."""

    def __init__(self, elsewhere: SharedPresence):
        super().__init__(Bus(), elsewhere)
        self.changed: list[str] = []

    def announce_presence(self, channel: str) -> None:
        self.changed.append(channel)


def test_a_presence_that_expires_is_announced(servers):
    here, dead = servers
    jobs = ThreadJobs()
    hub = Watched(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    dead.write_present([(TABLE, HERMAN, True)], 0.5)  # and no word after that
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
    hub = Watched(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    notify.check_leases()
    slow.write_present([(TABLE, HERMAN, True)], -1.0)  # left a second ago, but written only now
    notify.check_leases()
    assert hub.changed == [TABLE]
    jobs.end()


def test_what_was_read_before_somebody_left_is_not_believed_afterwards(servers):
    here, other = servers
    shared = SharedPresence(here)
    hub = Hub(Bus(), shared)
    other.write_present([(TABLE, HERMAN, True)], 45)
    assert hub.is_present(TABLE, HERMAN)
    other.write_absent(TABLE, HERMAN)
    hub._announce_presence(TABLE)  # as it does a moment after the word came
    assert not hub.is_present(TABLE, HERMAN)


def test_one_reading_says_who_is_there_and_who_looks(servers, monkeypatch):
    here, other = servers
    shared = SharedPresence(here)
    readings: list[str] = []
    read = here.present_at
    monkeypatch.setattr(here, "present_at", lambda table: [readings.append(table), read(table)][1])
    other.write_present([(TABLE, HERMAN, True), (TABLE, "anne", False)], 45)
    here.write_present([(TABLE, "bea", True)], -1.0)  # left a second ago
    assert shared.looking_at(TABLE) == {HERMAN}
    assert shared.present_at(TABLE).keys() == {HERMAN, "anne", "bea"}
    assert readings == [TABLE]
    other.write_absent(TABLE, HERMAN)
    shared.forget(TABLE)
    assert shared.looking_at(TABLE) == set()
    assert readings == [TABLE, TABLE]


def test_what_is_read_while_somebody_leaves_is_not_kept(servers, monkeypatch):
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
