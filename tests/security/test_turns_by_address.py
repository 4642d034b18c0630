"""Fair shares between addresses: pages, bots, hints and analyses of one address do not delay those of others."""

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
from kogge.web.fragments import Page
from kogge.web.jobs import Share, ThreadJobs
from kogge.web.limits import RATES
from kogge.web.live.hub import Hub, PageClient
from kogge.web.notifications.service import Notifications
from kogge.web.notifications.store import PUSH, NotificationStore
from kogge.web.opponents.service import Opponents
from kogge.web.problems import Problem
from kogge.web.tables import routes as table_routes
from kogge.web.tables.pages import DEFAULTS, PagesOfTable, TablePages, Viewer
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.streams import RENDER_BURST, RenderTime, TableStreams
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


def test_a_page_does_not_wait_for_the_flood_of_another_address(site):
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
        assert after - before < 20, "the page waited for the flood"
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
        assert "data-piece" in late.text  # a late move needs the current table


# names


def test_names_change_only_now_and_then_and_only_at_the_latest_tables(site, tables, monkeypatch):
    """A new name is written to every table where its user sits, and anyone may open thousands: moves of others wait meanwhile."""
    with person(site, "Mallory", MALLORY) as mallory:
        answers = [mallory.post("/me", data={"nickname": f"Mallory {number}"}).status_code for number in range(RATES["rename"][0] + 1)]
        assert answers == [303] * RATES["rename"][0] + [429]
        assert mallory.post("/me", data={"nickname": f"Mallory {RATES['rename'][0] - 1}"}).status_code == 303, "the same name"
    monkeypatch.setattr("kogge.web.accounts.store.MAX_RENAMED", 2)
    anne = AccountService(AccountStore(tables.db)).create("Anne")
    opened = [tables.open(anne, "speicherstadt", [Place("me"), Place("open")]) for _ in range(3)]
    assert sorted(AccountStore(tables.db).rename(anne.id, "Alheid")) == sorted(opened[1:])


# live updates


def page_clients(table_id: str, hub: Hub, address: str, count: int) -> list[PageClient]:
    """Open pages of an address that all look different."""
    clients = [
        PageClient("", 1, viewer=Viewer(None, "en", DEFAULTS, f"http://{address}-{number}"), address=address) for number in range(count)
    ]
    hub._listeners.setdefault(table_id, set()).update(clients)
    return clients


def test_pages_are_rendered_for_the_streams_of_an_address_only_for_a_part_of_the_time(tables, monkeypatch):
    """Each change of a table renders a page for every stream that shows another one: 200 streams would keep the event loop busy for good.
    Beyond their part they fetch the table, in fair turns."""
    table_id = tables.open(User("anne-id", "Anne"), "speicherstadt", [Place("me"), Place("guest")])
    streams = TableStreams(tables.presence, tables.sessions, TablePages(tables), is_limited=True)
    clock = [0.0]
    streams.render_time = RenderTime(True, lambda: clock[0])
    page = PagesOfTable.page

    def slow_page(self: PagesOfTable, viewer: Viewer) -> Page:
        clock[0] += RENDER_BURST / 5
        return page(self, viewer)

    monkeypatch.setattr(PagesOfTable, "page", slow_page)
    mallorys, annes = page_clients(table_id, tables.presence, MALLORY, 40), page_clients(table_id, tables.presence, ANNE, 1)
    awaited(streams._send_updates(table_id))
    assert all(one.page for one in annes)
    shown = [one for one in mallorys if one.page]
    assert 5 <= len(shown) < 20
    assert all(b"event: whole" in one._texts for one in mallorys)


def test_the_answer_to_a_move_is_rendered_in_fair_turns_once_its_address_has_used_its_part(site, monkeypatch):
    """It is rendered in the event loop otherwise, and somebody who comes too late with ever new preferences needs a page anew."""
    services, threads = site.app.state.services, []
    fragment = table_routes.fragment
    monkeypatch.setattr(table_routes, "fragment", lambda *a, **more: threads.append(threading.get_ident()) or fragment(*a, **more))
    with person(site, "Mallory", MALLORY) as mallory:
        table = mallory.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, ME]}).json()
        mallory.get(f"/t/{table['id']}")
        late = {"seat": str(table["turn"]), "version": "99", "move": "nonsense"}
        for used in (0.0, 2 * RENDER_BURST):
            services.streams.render_time._used[MALLORY] = used, time.perf_counter()
            assert mallory.post(f"/t/{table['id']}/move", data=late, headers={"HX-Request": "true"}).status_code == 409
    assert [one == services.hub._thread for one in threads] == [True, False]


def test_updates_of_a_table_with_many_streams_let_others_in_between(tables, monkeypatch):
    monkeypatch.setattr("kogge.web.tables.streams.SLICE", 0.0)
    table_id = tables.open(User("anne-id", "Anne"), "speicherstadt", [Place("me"), Place("guest")])
    streams = TableStreams(tables.presence, tables.sessions, TablePages(tables))
    clients = page_clients(table_id, tables.presence, MALLORY, 10)
    served: set[int] = set()

    async def other() -> None:
        while (number := sum(one.page is not None for one in clients)) < len(clients):
            served.add(number)
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(streams._send_updates(table_id), other())

    awaited(both())
    assert len(served) > 5, "the other task ran again and again while the updates were sent"


# bots


def abandoned_table(tables: TableService, host: User) -> str:
    """A table whose only player has left the seat to a bot."""
    table_id = tables.open(host, "speicherstadt", [Place("me"), Place("bot", level="random"), Place("bot", level="random")])
    tables.stand_ins.ask(host, table_id, 1, "random")
    return table_id


def table_waiting_for_a_bot(tables: TableService, host: User) -> str:
    """A table with a player at which a bot is to decide."""
    while True:
        table_id = tables.open(host, "speicherstadt", [Place("me"), Place("bot", level="random")])
        if tables.row(table_id).turn == 2:
            return table_id


def test_bots_in_games_without_people_give_way_to_others_and_finish_their_games_one_at_a_time(tables):
    """Those who left their games have an address each, so it is not their addresses' turns that hold the bots back."""
    anne = User("anne-id", "Anne")
    alone = [abandoned_table(tables, User(f"mallory-{number}", "Mallory")) for number in range(10)]
    mine = [table_waiting_for_a_bot(tables, anne) for _ in range(5)]
    jobs = ThreadJobs()
    bots = Opponents(tables, 0.0, jobs, share_of=lambda user_id: (user_id, user_id))
    order: list[str] = []
    at_work: list[str] = []
    alone_at_once: list[int] = []
    think = bots._think

    def thinking(table_id: str, version: int) -> tuple[int, str] | None:
        who = "alone" if table_id in alone else "anne"
        order.append(who)
        at_work.append(who)
        alone_at_once.append(at_work.count("alone"))
        try:
            time.sleep(0.01)
            return think(table_id, version)
        finally:
            at_work.remove(who)

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
    assert max(alone_at_once) == 1


def test_one_address_has_one_bot_thinking_at_a_time(tables):
    people = [User(f"mallory-{i}", f"Mallory {i}") for i in range(8)]
    theirs = [table_waiting_for_a_bot(tables, one) for one in people for _ in range(2)]
    mine = table_waiting_for_a_bot(tables, User("anne-id", "Anne"))
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


def test_hints_are_shared_fairly_between_addresses(tables, monkeypatch):
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
        hints.request(user, table_id, row.turn, row.version).add_done_callback(lambda _: order.append(user.name))

    refused = 0
    for number in range(30):
        try:
            asks(User(f"mallory-{number}", "Mallory"))
        except Problem as problem:
            refused += problem.status == 503
    assert refused == 30 - MAX_HINTS_ADDRESS - 1  # one is being computed
    asks(User("anne-id", "Anne"))
    may_go.set()
    until = time.monotonic() + 60
    while len(order) < MAX_HINTS_ADDRESS + 2:
        assert time.monotonic() < until, order
        time.sleep(0.001)
    assert order[:2] == ["Mallory", "Anne"]
    hints.end()


def test_deeper_analyses_are_for_players_only_and_limited(site):
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


def test_unresponsive_devices_of_one_address_do_not_delay_push_messages_to_others(tables):
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
