"""A turn that begins while its user has the page open: they are notified if they leave at that moment. In process, without HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from awaiting import awaited
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.bus import TableChanged
from kogge.web.db.store import Store
from kogge.web.live.hub import LOBBY, Hub
from kogge.web.notifications.service import Notifications
from kogge.web.notifications.store import NotificationStore
from kogge.web.tables.service import Place, TableService
from table_service import table_service


class JobsInPlace:
    """Queues that run every job at once; the test calls the periodic jobs."""

    def queue(self, *_: object) -> SimpleNamespace:
        return SimpleNamespace(put=lambda _share, job: job())

    def every(self, *_: object, **__: object) -> None: ...


@dataclass
class Evening:
    """A table of two, at which Anne, who has a device for push, is to decide."""

    hub: Hub
    tables: TableService
    notifications: Notifications
    table_id: str
    sent: list[str]

    def turn_begins(self) -> None:
        self.notifications.table_changed(TableChanged(*self.tables.row_and_seats(self.table_id)))

    def a_second_passes(self) -> None:
        self.notifications._send_due()


@pytest.fixture
def evening(tmp_path) -> Iterator[Evening]:
    db, hub, sent = Store(f"sqlite:///{tmp_path / 'kogge.db'}"), Hub(), []
    db.migrate()
    tables, accounts, store = table_service(db, hub), AccountStore(db), NotificationStore(db)
    accounts.add_user("anne", "Anne", ("her phone", "phone"))
    store.set_subscription("her phone", {"endpoint": "https://push.example"})
    push, mail = SimpleNamespace(public_key="key"), SimpleNamespace(is_on=False)
    notifications = Notifications(store, accounts, tables, push, mail, JobsInPlace(), delay=0.0)
    notifications._send_push = lambda user_id, row, seats: bool(sent.append(user_id)) or True
    anne = User("anne", "Anne", "her phone", {})
    table_id = tables.open(anne, "speicherstadt", [Place("me"), Place("guest", "Herman")])
    yield Evening(hub, tables, notifications, table_id, sent)
    db.close()


@pytest.mark.parametrize("channel", [lambda evening: evening.table_id, lambda evening: LOBBY], ids=["table", "lobby"])
def test_a_player_who_leaves_as_their_turn_begins_is_notified_once(evening: Evening, channel: Callable[[Evening], str]):
    evening.hub.enter(channel(evening), "anne", ())
    evening.turn_begins()
    evening.hub.leave(channel(evening), "anne", ())
    evening.a_second_passes()
    evening.turn_begins()  # a chat message, perhaps
    evening.a_second_passes()
    assert evening.sent == ["anne"]


def test_a_player_who_has_seen_their_turn_is_not_notified_on_leaving_later(evening: Evening):
    evening.hub.enter(evening.table_id, "anne", ())
    evening.turn_begins()
    evening.a_second_passes()
    evening.hub.leave(evening.table_id, "anne", ())
    evening.a_second_passes()
    assert evening.sent == []


async def _play(evening: Evening) -> None:
    row, _ = evening.tables.row_and_seats(evening.table_id)
    match = evening.tables.session(row).match
    await evening.tables.play(User("anne", "Anne", "her phone", {}), row.id, row.turn, match.moves()[0], row.version)


def test_a_player_who_moved_before_leaving_is_not_notified_of_the_earlier_turn(evening: Evening):
    evening.hub.enter(evening.table_id, "anne", ())
    evening.turn_begins()
    awaited(_play(evening))
    evening.hub.leave(evening.table_id, "anne", ())
    evening.a_second_passes()
    assert evening.sent == []


def test_a_turn_is_remembered_once_however_often_the_table_changes(evening: Evening):
    evening.hub.enter(evening.table_id, "anne", ())
    for _ in range(100):
        evening.turn_begins()  # chat messages
    assert len(evening.notifications._seen_turns) == 1
    awaited(_play(evening))
    evening.turn_begins()
    assert len(evening.notifications._seen_turns) <= 1
    evening.a_second_passes()
    assert not evening.notifications._seen_turns


def test_a_check_that_fails_is_made_again(evening: Evening, monkeypatch: pytest.MonkeyPatch):
    evening.hub.enter(evening.table_id, "anne", ())
    evening.turn_begins()
    evening.hub.leave(evening.table_id, "anne", ())
    with monkeypatch.context() as outage:
        outage.setattr(evening.notifications, "_is_looking", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            evening.a_second_passes()
    evening.a_second_passes()
    assert evening.sent == ["anne"]


def test_a_clock_that_is_set_back_delays_nobody(evening: Evening, monkeypatch: pytest.MonkeyPatch):
    evening.hub.enter(evening.table_id, "anne", ())
    now = time.time()
    with monkeypatch.context() as wrong:
        wrong.setattr("time.time", lambda: now + 3600)
        evening.turn_begins()
    evening.hub.leave(evening.table_id, "anne", ())
    evening.a_second_passes()
    assert evening.sent == ["anne"]
