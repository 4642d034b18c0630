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

    def tell_presence(self, channel: str) -> None:
        self.changed.append(channel)


def test_a_lease_that_ends_without_a_word_is_told_once(servers):
    here, dead = servers
    jobs = ThreadJobs()
    hub = Watched(SharedPresence(here))
    notify = PgNotify(here, hub, Bus(), jobs)
    dead.say_present([(TABLE, HERMAN, True)], 0.5)  # and no word after that
    notify.check_leases()
    assert hub.changed == []
    assert hub.is_present(TABLE, HERMAN)
    time.sleep(0.6)  # longer than the lease
    notify.check_leases()
    notify.check_leases()
    assert hub.changed == [TABLE]
    assert not hub.is_present(TABLE, HERMAN)
    jobs.end()


def test_what_was_read_before_somebody_left_is_not_believed_afterwards(servers):
    here, other = servers
    shared = SharedPresence(here)
    hub = Hub(Bus(), shared)
    other.say_present([(TABLE, HERMAN, True)], 45)
    assert hub.is_present(TABLE, HERMAN)
    other.say_absent(TABLE, HERMAN)
    hub._tell_presence(TABLE)  # as it does a moment after the word came
    assert not hub.is_present(TABLE, HERMAN)
