"""One address wants everything: pages, bots, hints, analyses. The others have their turns before its second one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import httpx
import pytest

from awaiting import awaited
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.analysis import service as analysis_service
from kogge.web.analysis.service import MAX_HINTS_ADDRESS, Hints
from kogge.web.db.store import Store
from kogge.web.jobs import Share, ThreadJobs
from kogge.web.limits import RATES
from kogge.web.live.hub import Hub
from kogge.web.notifications.service import Notifications
from kogge.web.notifications.store import PUSH, NotificationStore
from kogge.web.opponents.service import Opponents
from kogge.web.problems import Problem
from kogge.web.tables.service import Place, TableService
from servers import LocalSite, post
from table_service import table_service

ANNE, MALLORY = "192.0.2.1", "198.51.100.7"
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Iterator[LocalSite]:
    site = LocalSite(f"sqlite:///{tmp_path_factory.mktemp('turns') / 'kogge.db'}", proxy="127.0.0.1", KOGGE_RATE_LIMITS="on")
    yield site
    site.close()


def person(site: LocalSite, name: str, address: str) -> httpx.Client:
    by = {"X-Forwarded-For": address}
    token = post(site.url + "/api/people", json={"name": name}, headers=by).json()["token"]
    limits = httpx.Limits(max_connections=200)
    return httpx.Client(base_url=site.url, timeout=120, limits=limits, headers={"Authorization": f"Bearer {token}"} | by)


@pytest.fixture
def tables(tmp_path) -> Iterator[TableService]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


# pages


def test_a_page_does_not_wait_for_all_those_that_another_address_asked_for_before(site):
    with person(site, "Mallory", MALLORY) as mallory, person(site, "Anne", ANNE) as anne, ThreadPoolExecutor(60) as pool:
        theirs = mallory.post("/api/tables", json={"game": "colonia", "seats": [ME, BOT, BOT]}).json()["id"]
        mine = anne.post("/api/tables", json={"game": "colonia", "seats": [ME, BOT, BOT]}).json()["id"]
        assert anne.get(f"/t/{mine}").status_code == 200
        flood = [pool.submit(mallory.get, f"/t/{theirs}") for _ in range(60)]
        while not any(one.done() for one in flood):
            time.sleep(0.001)
        before = sum(one.done() for one in flood)
        assert anne.get(f"/t/{mine}").status_code == 200
        after = sum(one.done() for one in flood)
        assert after - before < 20, "first come, first served"
        assert {one.result().status_code for one in flood} == {200}


def test_a_refused_move_is_answered_with_the_notice_and_not_with_the_whole_table(site):
    with person(site, "Anne", ANNE) as anne:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, ME]}).json()
        form = {"seat": str(table["turn"]), "version": str(table["version"]), "move": "nonsense"}
        for headers in ({"HX-Request": "true"}, {}):
            refused = anne.post(f"/t/{table['id']}/move", data=form, headers=headers)
            assert refused.status_code == 422
            assert "is not possible now" in refused.text
            assert "data-piece" not in refused.text
        late = anne.post(f"/t/{table['id']}/move", data=form | {"version": "99"}, headers={"HX-Request": "true"})
        assert late.status_code == 409
        assert "data-piece" in late.text  # whoever is too late needs the table as it is now


# bots


def left_alone(tables: TableService, host: User) -> str:
    """A table whose only player has gone and has left the seat to a bot."""
    table_id = tables.open(host, "speicherstadt", [Place("me"), Place("bot", level="random"), Place("bot", level="random")])
    tables.stand_ins.ask(host, table_id, 1, "random")
    return table_id


def played(tables: TableService, host: User) -> str:
    """A table where somebody plays and a bot is to decide."""
    while True:
        table_id = tables.open(host, "speicherstadt", [Place("me"), Place("bot", level="random")])
        if tables.row(table_id).turn == 2:
            return table_id


def test_bots_that_play_alone_wait_until_those_of_others_have_moved_and_finish_their_games_all_the_same(tables):
    mallory, anne = User("mallory-id", "Mallory"), User("anne-id", "Anne")
    alone = [left_alone(tables, mallory) for _ in range(10)]
    mine = [played(tables, anne) for _ in range(5)]
    jobs = ThreadJobs()
    bots = Opponents(tables, 0.0, jobs, share_of=lambda user_id: (user_id, user_id))
    order: list[str] = []
    at_work: list[int] = []
    think = bots._think

    def thinking(table_id: str, version: int) -> tuple[int, str] | None:
        order.append("alone" if table_id in alone else "anne")
        at_work.append(1)
        try:
            time.sleep(0.01)
            return think(table_id, version)
        finally:
            at_work.pop()

    bots._think = thinking  # type: ignore[method-assign]

    async def run() -> None:
        bots.begin()
        jobs.begin()
        async with asyncio.timeout(120):
            while any(tables.row(table_id).turn == 2 for table_id in mine):
                await asyncio.sleep(0.005)
            first = list(order)
            assert first.count("alone") <= first.count("anne") + 1, first
            while any(tables.row(table_id).version < 3 for table_id in alone):
                await asyncio.sleep(0.01)
        bots.end()
        jobs.end()

    tables.use(jobs)
    awaited(run())


def test_one_address_has_one_bot_thinking_however_many_people_it_is(tables):
    people = [User(f"mallory-{i}", f"Mallory {i}") for i in range(8)]
    theirs = [played(tables, one) for one in people for _ in range(2)]
    mine = played(tables, User("anne-id", "Anne"))
    jobs = ThreadJobs()
    bots = Opponents(tables, 0.0, jobs, share_of=lambda user_id: ("2" if user_id == "anne-id" else "1", user_id))
    order: list[str] = []
    may_end = threading.Event()

    def thinking(table_id: str, version: int) -> None:
        order.append("anne" if table_id == mine else "mallory")
        assert may_end.wait(60)

    bots._think = thinking  # type: ignore[method-assign, assignment]

    async def run() -> None:
        bots.begin()
        for table_id in [*theirs, mine]:
            row, seat_rows = tables.row_and_seats(table_id)
            bots._submit(table_id, row.version, bots._share_of(seat_rows[0].user_id))
        async with asyncio.timeout(60):
            while "anne" not in order:
                await asyncio.sleep(0.001)
        assert order == ["mallory", "anne"]
        may_end.set()
        bots.end()

    awaited(run())


# hints and analyses


def test_thirty_people_at_one_address_leave_the_hints_to_the_others(tables, monkeypatch):
    monkeypatch.setattr(analysis_service, "INTERPRETED", True)
    order: list[str] = []
    may_go = threading.Event()

    def rank_moves(match: object, depth: int, also: object) -> tuple[()]:
        assert may_go.wait(60)
        return ()

    monkeypatch.setattr(analysis_service, "rank_moves", rank_moves)

    def share_of(user_id: str) -> Share:
        return ("2" if user_id == "anne-id" else "1"), user_id

    hints = Hints(tables, lambda game: True, 1, ThreadJobs(), share_of)

    def asks(user: User) -> None:
        table_id = tables.open(user, "speicherstadt", [Place("me"), Place("guest")], hints=True)
        row = tables.row(table_id)
        hints.soon(user, table_id, row.turn, row.version).add_done_callback(lambda _: order.append(user.name))

    refused = 0
    for number in range(30):
        try:
            asks(User(f"mallory-{number}", "Mallory"))
        except Problem as problem:
            refused += problem.status == 503
    assert refused == 30 - MAX_HINTS_ADDRESS - 1  # one is being thought about
    asks(User("anne-id", "Anne"))
    may_go.set()
    until = time.monotonic() + 60
    while len(order) < MAX_HINTS_ADDRESS + 2:
        assert time.monotonic() < until, order
        time.sleep(0.001)
    assert order[:2] == ["Mallory", "Anne"]
    hints.end()


def test_only_those_who_played_have_a_game_analysed_deeper_and_only_now_and_then(site):
    from test_floods import finished_record

    with person(site, "Anne", "192.0.2.3") as anne, person(site, "Mallory", MALLORY) as mallory:
        uploads = [
            anne.post("/api/records", content=finished_record(), headers={"Content-Type": "text/plain"}).json()["id"]
            for _ in range(RATES["deeper"][0] + 1)
        ]
        refused = mallory.post(f"/t/{uploads[0]}/analysis", data={"deeper": "yes"})
        assert refused.status_code == 403
        assert "Only those who played" in refused.text
        answers = [anne.post(f"/t/{table}/analysis", data={"deeper": "yes"}).status_code for table in uploads]
        assert answers == [303] * RATES["deeper"][0] + [429]
        site.app.state.services.analyses.end()


# push messages


class SlowPush:
    """A push service that answers only some of those who have subscribed."""

    public_key = "key"

    def __init__(self) -> None:
        self.answered, self.release = threading.Event(), threading.Event()

    def send(self, subscription: dict[str, str], message: bytes, topic: str, timeout: float) -> int:
        if subscription["endpoint"] == "answers":
            self.answered.set()
        else:
            self.release.wait(60)
        return 201


def test_many_people_of_one_address_whose_devices_do_not_answer_keep_nobody_elses_push_message_waiting(tables):
    jobs, push, accounts, store = ThreadJobs(), SlowPush(), AccountService(AccountStore(tables.db)), NotificationStore(tables.db)
    address: dict[str, str] = {}
    notifications = Notifications(
        store, accounts.store, tables, cast(Any, push), cast(Any, None), jobs, 0.0, lambda user_id: (address[user_id], user_id)
    )
    for name, where in [("Mallory", MALLORY)] * 12 + [("Anne", ANNE)]:
        user = accounts.create(name)
        address[user.id] = where
        store.set_subscription(user.device, {"endpoint": "answers" if name == "Anne" else "silent"})
        table_id = tables.open(user, "speicherstadt", [Place("me"), Place("guest", "Guest")])
        store.add(user.id, table_id, tables.row(table_id).version, {PUSH: time.time() - 1})
        if where == MALLORY:
            notifications._send_due()
    notifications._send_due()
    try:
        assert push.answered.wait(20), "Anne's message waits for twelve devices that do not answer"
    finally:
        push.release.set()
        jobs.end()
