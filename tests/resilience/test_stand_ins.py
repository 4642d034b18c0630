"""A bot takes over another player's seat only after a long absence and a notice, which the player can refuse; one seat per user."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from awaiting import awaited
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.live.hub import Hub
from kogge.web.live.pg_notify import CACHE_SECONDS
from kogge.web.live.presence import LEASE
from kogge.web.problems import Problem
from kogge.web.tables.clocks import Clock as DaysClock
from kogge.web.tables.service import Place, TableService
from servers import Site, post
from table_service import table_service

ME, OPEN = {"kind": "me"}, {"kind": "open"}
ANNE, HERMAN, MARC = User("anne-id", "Anne"), User("herman-id", "Herman"), User("marc-id", "Marc")


class Clock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(tmp_path, clock):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    for person in (ANNE, HERMAN, MARC):
        AccountStore(store).add_user(person.id, person.name)
    yield table_service(store, Hub(now=clock), lambda game: ["random"])
    store.close()


@pytest.fixture
def table_id(tables) -> str:
    """Anne, Herman and Marc at one table."""
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open"), Place("open")], absence_timeout=180)
    for person in (HERMAN, MARC):
        tables.join(person, table_id)
    return table_id


def seat(tables: TableService, table_id: str, number: int):
    return tables.row_and_seats(table_id)[1][number - 1]


def test_a_bot_may_be_asked_for_only_after_the_absence_timeout(tables, table_id, clock):
    with pytest.raises(Problem, match="is here"):
        tables.stand_ins.ask(ANNE, table_id, 2, "random")
    clock.now += LEASE + 170
    with pytest.raises(Problem, match="has been away"):
        tables.stand_ins.ask(ANNE, table_id, 2, "random")
    clock.now += 20
    tables.stand_ins.ask(ANNE, table_id, 2, "random")
    assert seat(tables, table_id, 2).level is None, "it is announced first"
    assert (seat(tables, table_id, 2).wanted_by, seat(tables, table_id, 2).wanted_level) == ("Anne", "random")
    clock.now += 59
    tables.stand_ins.seat_those_due()
    assert seat(tables, table_id, 2).level is None
    clock.now += 2
    tables.stand_ins.seat_those_due()
    assert (seat(tables, table_id, 2).level, seat(tables, table_id, 2).wanted_by) == ("random", "Anne")


def test_in_a_game_over_days_absence_does_not_matter_and_only_the_clock_calls_in_a_bot(tables, clock):
    table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("open")], clock=DaysClock(86_400, 0))
    tables.join(HERMAN, table_id)
    clock.now += 10 * 86_400
    with pytest.raises(Problem, match="for a move"):
        tables.stand_ins.ask(ANNE, table_id, 2, "random")
    assert seat(tables, table_id, 2).wanted_at is None
    tables.stand_ins.ask(HERMAN, table_id, 2, "random")
    assert seat(tables, table_id, 2).level == "random", "called in for one's own seat"


def test_a_player_who_answers_keeps_the_seat(tables, table_id, clock):
    clock.now += 500
    tables.stand_ins.ask(ANNE, table_id, 2, "random")
    assert tables.stand_ins.here(HERMAN, table_id)
    assert seat(tables, table_id, 2).wanted_at is None
    clock.now += 100
    tables.stand_ins.seat_those_due()
    assert seat(tables, table_id, 2).level is None
    with pytest.raises(Problem, match="has been away"):
        tables.stand_ins.ask(MARC, table_id, 2, "random")


def test_a_player_who_is_back_when_the_notice_ends_keeps_the_seat(tables, table_id, clock):
    clock.now += 500
    tables.stand_ins.ask(ANNE, table_id, 2, "random")
    tables.presence.enter(table_id, HERMAN.id, (HERMAN.id,))
    clock.now += 61
    tables.stand_ins.seat_those_due()
    assert (seat(tables, table_id, 2).level, seat(tables, table_id, 2).wanted_at) == (None, None)
    tables.presence.leave(table_id, HERMAN.id, (HERMAN.id,))
    clock.now += 179
    with pytest.raises(Problem, match="has been away"):
        tables.stand_ins.ask(ANNE, table_id, 2, "random")


def test_a_restart_resets_absences_and_notices(tables, table_id, clock):
    clock.now += 500
    tables.stand_ins.ask(ANNE, table_id, 2, "random")
    clock.now += 3600
    again = table_service(tables.db, Hub(now=clock), lambda game: ["random"])
    again.stand_ins.seat_those_due()
    assert seat(again, table_id, 2).level is None
    clock.now += 30
    assert again.stand_ins.here(HERMAN, table_id)
    clock.now += 100
    with pytest.raises(Problem, match="has been away"):
        again.stand_ins.ask(ANNE, table_id, 3, "random")


def test_a_bot_for_the_users_own_seat_plays_at_once_until_the_seat_is_taken_back(tables, table_id):
    tables.stand_ins.ask(HERMAN, table_id, 2, "random")
    assert seat(tables, table_id, 2).level == "random"
    assert tables.stand_ins.give_back(HERMAN, table_id)
    assert seat(tables, table_id, 2).level is None
    assert not tables.stand_ins.give_back(HERMAN, table_id)
    with pytest.raises(Problem, match="moved on"):
        awaited(tables.play_bot(table_id, 2, "bid 1", tables.row(table_id).version))


def test_a_user_has_one_seat_unless_the_table_allows_many(tables):
    one = tables.open(ANNE, "speicherstadt", [Place("open")] * 3)
    many = tables.open(ANNE, "speicherstadt", [Place("open")] * 3, many_seats=True)
    assert tables.join(HERMAN, one, 2) == 2
    assert tables.join(HERMAN, one) == tables.join(HERMAN, one, 2) == 2
    with pytest.raises(Problem, match="already have a seat"):
        tables.join(HERMAN, one, 3)
    assert [tables.join(HERMAN, many, number, name) for number, name in ((2, ""), (3, "Bea"))] == [2, 3]
    assert [seat(tables, many, number).name for number in (2, 3)] == ["Herman", "Bea"]


# real servers


class Caller(httpx.Client):
    """A user of the JSON API."""

    def __init__(self, site: Site, name: str = "", token: str = ""):
        super().__init__(base_url=site.url, timeout=60)
        self.token = token or post(site.url + "/api/people", json={"name": name}).json()["token"]
        self.headers["Authorization"] = f"Bearer {self.token}"


def until(holds: Callable[[], bool], what: str, seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


@pytest.fixture(scope="module")
def two_sites(postgres) -> Iterator[list[Site]]:
    """Two servers of one database."""
    db = postgres.new_database()
    sites = [Site(db), Site(db)]
    yield sites
    for site in sites:
        site.close()


def test_of_two_simultaneous_joins_of_one_user_one_is_refused(two_sites):
    sites = two_sites
    with Caller(sites[0], "Anne") as anne, Caller(sites[0], "Herman") as here, Caller(sites[1], token=here.token) as there:
        for _ in range(10):
            table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN, OPEN]}).json()["id"]
            with ThreadPoolExecutor(2) as both:
                path = f"/api/tables/{table}/join"
                joins = [both.submit(who.post, path, json={"seat": seat}) for who, seat in ((here, 2), (there, 3))]
            statuses = [one.result().status_code for one in joins]
            assert sorted(statuses) == [200, 409]
            assert len(anne.get(f"/api/tables/{table}").json()["seats"]) == 3
            assert len(here.get(f"/api/tables/{table}").json()["mine"]) == 1


def test_a_user_connected_to_one_server_is_present_at_the_other(two_sites):
    with Caller(two_sites[0], "Anne") as anne, Caller(two_sites[1], "Herman") as herman:
        body = {"game": "speicherstadt", "seats": [ME, OPEN], "absence_timeout": 5}
        path = f"/api/tables/{anne.post('/api/tables', json=body).json()['id']}"

        def ask() -> httpx.Response:
            return anne.post(f"{path}/stand-in", json={"seat": 2, "level": "random"})

        with herman.stream("GET", f"{path}/events?follow=1"):
            assert herman.post(f"{path}/join").json()["status"] == "running"
            until(lambda: "is here" in ask().json().get("error", ""), "a user at another server never counts as present")
        until(lambda: ask().status_code == 200, "a user who has left never counts as away")
        assert "asked" not in herman.post(f"{path}/here").json()["seats"][1], "the player can refuse"
        until(lambda: "asked" not in anne.get(path).json()["seats"][1], "the other server never learns of the refusal")


@pytest.mark.full
def test_a_bot_waits_for_spectators_on_another_server(make_site, postgres):
    """Otherwise whether a move can be undone would depend on the worker that got it."""
    db = postgres.new_database()
    here, there = (make_site(db, KOGGE_BOT_PAUSE="3600") for _ in range(2))
    with Caller(here, "Anne") as anne, httpx.Client(base_url=there.url, headers=anne.headers, timeout=60) as elsewhere:
        body = {"game": "speicherstadt", "seats": [ME, {"kind": "bot", "level": "random"}]}
        table_id = anne.post("/api/tables", json=body).json()["id"]

        def table() -> dict:
            return anne.get(f"/api/tables/{table_id}").json()

        until(lambda: table()["moves"], "the bot made no move although nobody was looking", 60)
        while (now := table())["moves"]:
            form = {"seat": 1, "move": now["moves"][0], "version": now["version"]}
            assert elsewhere.post(f"/t/{table_id}/move", data=form, headers={"HX-Request": "true"}).status_code == 200
        for _ in range(20):
            assert table()["version"] == now["version"]
        assert elsewhere.post(f"/api/tables/{table_id}/undo", json={"version": now["version"]}).status_code == 200


@pytest.mark.full
def test_a_stand_in_from_the_request_to_taking_the_seat_back(make_site):
    site = other = make_site()
    with Caller(site, "Anne") as anne, Caller(other, "Herman") as herman, contextlib.ExitStack() as streams:
        body = {"game": "speicherstadt", "seats": [ME, OPEN], "absence_timeout": 5}
        path = f"/api/tables/{anne.post('/api/tables', json=body).json()['id']}"
        streams.enter_context(herman.stream("GET", f"{path}/events?follow=1"))
        assert herman.post(f"{path}/join").json()["status"] == "running"

        def ask() -> httpx.Response:
            return anne.post(f"{path}/stand-in", json={"seat": 2, "level": "random"})

        def level() -> str | None:
            return anne.get(path).json()["seats"][1]["level"]

        assert "is here" in ask().json()["error"]
        streams.close()
        until(lambda: ask().status_code == 200, "a user who has left never counts as away")
        asked = anne.get(path).json()["seats"][1]["asked"]
        assert (asked["by"], asked["level"]) == ("Anne", "medium"), "she may not choose a weak bot for them"
        page = anne.get(path.replace("/api/tables", "/t")).text
        assert "Herman has been away for" in page
        assert "Anne called in a bot" in page
        assert "asked" not in herman.post(f"{path}/here").json()["seats"][1], "the player can refuse"
        with herman.stream("GET", f"{path}/events?follow=1"):
            until(lambda: "is here" in ask().json().get("error", ""), "a user who is back never counts as present")
            herman.post(f"{path}/here")  # in case she asked before her server knew that he is back
        until(lambda: ask().status_code == 200, "a user who has left again never counts as away")
        until(lambda: level() == "medium", "the bot never sits down")
        for _ in range(3):
            herman.get(path.replace("/api/tables", "/t"))
            assert herman.get(path).json()["seats"][1]["level"] == "medium", "viewing the page changes nothing"
        assert herman.post(f"{path}/give-back").json()["seats"][1]["level"] is None


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_closing_the_page_counts_as_leaving_at_every_server(request, make_site, kind):
    """Their page came from one server, their last action went to another; requests of scripts afterwards do not count as presence."""
    site, other = request.getfixturevalue("two_sites") if kind == "postgresql" else [make_site()] * 2
    with Caller(site, "Anne") as anne, Caller(other, "Herman") as herman, Caller(site, token=herman.token) as elsewhere:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN]}).json()["id"]
        page = f"/t/{table}"

        def absent() -> str:
            return re.search(r'data-absent="([^"]*)"', anne.get(page).text)[1]

        with herman.stream("GET", f"{page}/events") as stream:
            events = stream.iter_text()  # kept in a variable: an unreferenced stream is closed
            next(events)
            elsewhere.post(f"/api/tables/{table}/join")
            assert elsewhere.get(page).status_code == 200
            assert absent() == ""
        until(lambda: absent() == "2", "a user who closed the page still counts as present", LEASE * 2 / 3)
        for who in (herman, elsewhere):
            assert who.get(f"{page}/board", headers={"HX-Request": "true"}).status_code == 200
        time.sleep(CACHE_SECONDS + 0.1)  # for so long a server caches the presence at others
        assert absent() == "2"
