"""Invitations must be accepted, and a host cannot flood a friend with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from awaiting import awaited
from kogge.web.accounts.ratings import Ratings
from kogge.web.accounts.service import AccountService, PersonalData
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User, seats_of
from kogge.web.bus import TableChanged
from kogge.web.db.schema import seats
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.live.hub import Hub
from kogge.web.notifications.service import Notifications
from kogge.web.notifications.store import NotificationStore
from kogge.web.problems import Problem
from kogge.web.tables.service import MAX_INVITATIONS, Place, TableService
from table_service import table_service

ANNE, HERMAN, MARC = User("anne-id", "Anne"), User("herman-id", "Herman"), User("marc-id", "Marc")
TWO = [Place("me"), Place("friend", HERMAN.id)]


@pytest.fixture
def tables(tmp_path) -> Iterator[TableService]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    accounts = AccountStore(store)
    for user in (ANNE, HERMAN, MARC):
        accounts.add_user(user.id, user.name)
    accounts.add_friends(ANNE.id, HERMAN.id)
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


def status(tables: TableService, table_id: str) -> str:
    return str(tables.row(table_id).status)


def test_a_friend_is_invited_and_the_game_waits_for_the_answer(tables):
    table_id = tables.open(ANNE, "speicherstadt", TWO)
    row, seat_rows = tables.row_and_seats(table_id)
    assert row.status == "open"
    assert seats_of(seat_rows, HERMAN.id) == []
    assert [one.id for one in tables.store.invitations(HERMAN.id)] == [table_id]
    assert tables.store.tables_of(HERMAN.id) == [], "it is not among his tables"
    with pytest.raises(Problem, match="All seats are taken"):
        tables.join(MARC, table_id)  # it is kept for Herman
    assert tables.join(HERMAN, table_id) == 2
    assert status(tables, table_id) == "running"
    assert tables.row_and_seats(table_id)[1][1].name == "Herman", "not Herman 2"
    assert tables.store.invitations(HERMAN.id) == []


def test_declining_an_invitation_frees_the_seat(tables):
    table_id = tables.open(ANNE, "speicherstadt", TWO, listed=True)
    assert tables.store.listed_tables("open") == [], "there is no seat for strangers"
    tables.decline(HERMAN, table_id)
    with pytest.raises(Problem, match="No seat is kept for you"):
        tables.decline(HERMAN, table_id)
    assert [row.id for row in tables.store.listed_tables("open")] == [table_id]
    assert tables.join(MARC, table_id) == 2


def test_only_a_few_invitations_wait_for_an_answer(tables):
    opened = [tables.open(ANNE, "speicherstadt", TWO) for _ in range(MAX_INVITATIONS)]
    with pytest.raises(Problem, match="has not answered"):
        tables.open(ANNE, "speicherstadt", TWO)
    tables.send_away(ANNE, opened[0], 2)  # takes it back
    assert tables.row_and_seats(opened[0])[1][1].invited is None
    tables.open(ANNE, "speicherstadt", TWO)
    with pytest.raises(Problem, match="Only the host"):
        tables.send_away(MARC, opened[1], 2)


def test_a_rematch_only_invites_a_player_who_left_the_last_game_to_a_bot(tables):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open"), Place("bot", level="random")])
    tables.join(HERMAN, table_id)
    with tables.db.change_table(table_id) as tx:
        tx.execute(seats.update().where(seats.c.table_id == table_id, seats.c.seat == 2).values(level="random"))
    finish(tables, table_id)
    again = tables.rematch(ANNE, table_id)
    assert status(tables, again) == "open"
    assert [one.invited for one in tables.row_and_seats(again)[1]] == [None, HERMAN.id, None]
    tables.join(HERMAN, again)
    assert status(tables, again) == "running"


def finish(tables: TableService, table_id: str) -> None:
    """Play to the end, everybody their first move."""
    while status(tables, table_id) == "running":
        table = tables.sessions.snapshot(table_id)
        seat = table.seats[table.match.seat - 1]
        move = table.match.moves()[0]
        if seat.level:
            awaited(tables.play_bot(table_id, seat.seat, move, table.version))
        else:
            awaited(tables.play(User(seat.user_id, seat.name), table_id, seat.seat, move, table.version))


def test_conceding_before_the_first_decision_is_not_rated(tables):
    table_id = tables.open(ANNE, "speicherstadt", [*TWO, Place("bot", level="random")])
    tables.join(HERMAN, table_id)
    tables.clocks.concede(HERMAN, table_id)
    finish(tables, table_id)
    accounts = AccountStore(tables.db)
    Ratings(accounts, tables.store, ThreadJobs()).rate_table(table_id)
    assert HERMAN.id not in accounts.ratings_of([ANNE.id, HERMAN.id], "speicherstadt")
    assert accounts.results(ANNE.id, "speicherstadt")


def test_deleting_a_user_removes_their_invitations(tables):
    table_id = tables.open(ANNE, "speicherstadt", TWO)
    PersonalData(AccountService(AccountStore(tables.db)), tables).delete(HERMAN)
    seat = tables.row_and_seats(table_id)[1][1]
    assert (seat.kind, seat.invited, seat.name) == ("open", None, "")


def test_repeated_invitations_by_one_host_notify_a_friend_only_once(tables):
    jobs = ThreadJobs()
    store = NotificationStore(tables.db)
    nobody = cast(Any, None)
    notifications = Notifications(store, AccountStore(tables.db), tables, nobody, nobody, jobs, 0.0)
    scheduled: list[str] = []
    notifications._schedule_queue.put = lambda user_id, job: scheduled.append(user_id) is None  # type: ignore[method-assign]
    for _ in range(5):
        table_id = tables.open(ANNE, "speicherstadt", TWO)
        notifications.table_changed(TableChanged(*tables.row_and_seats(table_id)))
        tables.call_off(ANNE, table_id)
    assert scheduled == [HERMAN.id]
    jobs.end()


def test_only_the_host_can_give_a_friends_reserved_seat_to_a_bot(tables):
    table_id = tables.open(ANNE, "speicherstadt", [*TWO, Place("open"), Place("open")])
    tables.join(MARC, table_id)
    tables.fill(MARC, table_id, "random")
    assert [one.kind for one in tables.row_and_seats(table_id)[1]] == ["person", "open", "person", "bot"]
    with pytest.raises(Problem, match="is kept for"):
        tables.fill(MARC, table_id, "random")
    assert tables.row_and_seats(table_id)[1][1].invited == HERMAN.id
    tables.fill(ANNE, table_id, "random")
    assert status(tables, table_id) == "running"


def test_any_player_may_fill_a_seat_whose_invitation_was_declined(tables):
    table_id = tables.open(ANNE, "speicherstadt", [*TWO, Place("open")])
    tables.join(MARC, table_id)
    tables.decline(HERMAN, table_id)
    tables.fill(MARC, table_id, "random")
    assert status(tables, table_id) == "running"
