"""Floods of new users, tables, bot moves, replays and slow connections: the sender is limited, others notice nothing."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from kogge.web.jobs import ThreadQueue
from kogge.web.limits import MAX_FORM, MAX_STREAMS, MAX_STREAMS_OF_ADDRESS, RATES, RATES_OF_ADDRESS
from kogge.web.opponents.service import MAX_PER_USER
from kogge.web.site_address import neighbourhood
from servers import Site, get, post
from table_service import table_service

pytestmark = pytest.mark.full

ME, GUEST, OPEN, BOT = {"kind": "me"}, {"kind": "guest"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}


@pytest.fixture(scope="module")
def unlimited_site(tmp_path_factory) -> Iterator[Site]:
    """A site without rate limits."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('floods') / 'kogge.db'}", options=["--metrics", "127.0.0.1"])
    yield site
    site.close()


@pytest.fixture(scope="module")
def limited_site(tmp_path_factory) -> Iterator[Site]:
    """A site with rate limits behind a proxy: every test has an address of its own."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('counting') / 'kogge.db'}", options=["--proxy", "127.0.0.1"], KOGGE_RATE_LIMITS="on")
    yield site
    site.close()


class Flood:
    """Repeated requests: how many were accepted, and how many may be since the start."""

    def __init__(self, kind: str):
        self.most, self.rate = RATES_OF_ADDRESS[kind]
        self.began, self.let_in, self.refused = time.monotonic(), 0, 0

    def send(self, ask: Callable[[], httpx.Response], times: int) -> None:
        for _ in range(times):
            status = ask().status_code
            assert status in (200, 201, 303, 429), status
            self.let_in += status != 429
            self.refused += status == 429

    @property
    def allowed(self) -> float:
        return self.most + self.rate * (time.monotonic() - self.began) + 1


def person(site: Site, name: str = "Mallory", address: str = "") -> httpx.Client:
    by = {"X-Forwarded-For": address} if address else {}
    answer = post(site.url + "/api/people", json={"name": name}, headers=by, timeout=60)
    assert answer.status_code == 201, answer.text
    return httpx.Client(base_url=site.url, timeout=60, headers={"Authorization": "Bearer " + answer.json()["token"]} | by)


# people and addresses


def newcomers(site: Site) -> int:
    with contextlib.closing(sqlite3.connect(site.db.removeprefix("sqlite:///"))) as db:
        return db.execute("SELECT count(*) FROM users").fetchone()[0]


def test_every_way_to_create_a_user_counts_against_the_limit(limited_site):
    site, before, by = limited_site, newcomers(limited_site), {"X-Forwarded-For": "192.0.2.1"}
    flood = Flood("people")
    with person(site, "Anne", "192.0.2.1") as anne:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN]}).json()["id"]
    flood.let_in += 1
    ways: list[Callable[[], httpx.Response]] = [  # each without a cookie
        lambda: post(site.url + "/api/people", json={"name": "x"}, headers=by),
        lambda: post(site.url + "/me", data={"nickname": "x"}, headers=by),
        lambda: post(site.url + f"/t/{table}/chat", data={"text": "x"}, headers=by),
        lambda: post(site.url + "/me", data={"nickname": "x"}, headers={"Cookie": "kogge=forged"} | by),
    ]
    for way in ways:
        flood.send(way, 20)
    assert flood.let_in <= flood.allowed
    assert flood.refused > 0
    assert newcomers(site) - before == flood.let_in
    assert get(site.url, headers=by).status_code == 200


def test_more_users_at_one_address_do_not_raise_its_limits(limited_site):
    people = [person(limited_site, address="192.0.2.2") for _ in range(5)]
    flood = Flood("tables")
    for mallory in people:
        flood.send(lambda one=mallory: one.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN]}), 30)
        mallory.close()
    assert flood.let_in <= flood.allowed
    assert flood.refused > 0
    assert RATES["tables"][0] > 30  # so the limit was that of the address


def test_workers_share_the_limits(make_site, postgres):
    site = make_site(postgres.new_database(), workers=2, KOGGE_RATE_LIMITS="on")
    flood = Flood("people")
    flood.send(lambda: post(site.url + "/api/people", json={"name": "x"}, timeout=30), 120)  # each a connection of its own
    assert 1 < flood.let_in <= flood.allowed


def test_all_addresses_of_one_customer_count_as_one(limited_site):
    site = limited_site
    flood, numbers = Flood("people"), iter(range(10_000))

    def from_somewhere() -> httpx.Response:
        number = next(numbers)
        return post(site.url + "/api/people", json={}, headers={"X-Forwarded-For": f"2001:db8:1:2:{number:x}::{number:x}"})

    flood.send(from_somewhere, 60)
    assert flood.let_in <= flood.allowed
    assert flood.refused > 0
    neighbour = post(site.url + "/api/people", json={}, headers={"X-Forwarded-For": "2001:db8:1:3::1"})
    assert neighbour.status_code == 201


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:0:0:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "testclient", True),
    ],
)
def test_ipv4_addresses_count_singly_and_ipv6_addresses_by_their_64_network(one, other, same):
    assert (neighbourhood(one) == neighbourhood(other)) is same


def test_streams_of_many_people_at_one_address_are_bounded(limited_site):
    site = limited_site
    with contextlib.ExitStack() as held:
        people = [held.enter_context(person(site, address="192.0.2.3")) for _ in range(MAX_STREAMS_OF_ADDRESS // MAX_STREAMS + 1)]
        statuses = []
        for one in people:
            headers = f"Authorization: {one.headers['Authorization']}\r\nX-Forwarded-For: 192.0.2.3"
            head = f"GET /events HTTP/1.1\r\nHost: x\r\n{headers}\r\n\r\n".encode()
            for _ in range(MAX_STREAMS):
                stream = held.enter_context(socket.create_connection(("127.0.0.1", site.port), timeout=30))
                stream.sendall(head)
                statuses.append(stream.recv(12)[9:12])
        assert statuses.count(b"200") == MAX_STREAMS_OF_ADDRESS
        assert statuses.count(b"429") == MAX_STREAMS


def test_chat_has_a_limit_of_its_own(limited_site):
    with person(limited_site, "Anne", "192.0.2.4") as anne, person(limited_site, address="192.0.2.4") as mallory:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, OPEN]}).json()["id"]
        flood = Flood("chat")
        flood.send(lambda: mallory.post(f"/t/{table}/chat", data={"text": "Buy!"}, headers={"HX-Request": "true"}), 40)
        most, rate = RATES["chat"]
        assert flood.let_in <= most + rate * (time.monotonic() - flood.began) + 1
        assert anne.post(f"/t/{table}/chat", data={"text": "Good evening"}, headers={"HX-Request": "true"}).status_code == 200


# long forms: decoding one blocks everybody


@pytest.mark.parametrize("in_chunks", [False, True])
@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/tables", "application/x-www-form-urlencoded"),
        ("/t/aaaaaaaaaaaaaaaaaaaaaa/move", "application/x-www-form-urlencoded"),
        ("/records", "Application/X-WWW-Form-URLencoded; charset=utf-8"),
        ("/api/people", "application/json"),
        ("/api/tables", "application/json"),
    ],
)
def test_only_records_may_have_a_long_body(unlimited_site, path, kind, in_chunks):
    long = b"a=" + b"%41" * (MAX_FORM // 3)
    body = iter([long[:9000], long[9000:]]) if in_chunks else long
    answer = post(unlimited_site.url + path, content=body, headers={"Content-Type": kind}, timeout=30)
    assert answer.status_code == 413, answer.text


def test_a_long_record_is_read(unlimited_site):
    record = "Game: speicherstadt\nPlayers: 2\n" + "# a long evening\n" * 20_000 + "\n* start 2\n* card office\n* card trader tea\n"
    answer = post(unlimited_site.url + "/records", files={"file": ("a.kogge", record + "* card contract coffee spices\n")}, timeout=30)
    assert answer.status_code == 303, answer.text


# bots


def test_a_table_needs_at_least_one_person(unlimited_site):
    with person(unlimited_site, "Anne") as anne:
        refused = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [BOT, BOT]})
        assert refused.status_code == 422
        assert "At least one person" in refused.json()["error"]
        form = {"game": "speicherstadt", "players": "2", "seat1": "bot:easy", "seat2": "bot:easy"}
        assert anne.post("/tables", data=form).status_code == 422
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [OPEN, OPEN]}).json()["id"]
        assert anne.post(f"/t/{table}/fill", data={"level": "easy"}).status_code == 422
        assert anne.get(f"/api/tables/{table}").json()["status"] == "open"
        assert anne.post(f"/api/tables/{table}/join", json={}).status_code == 200
        assert anne.post(f"/t/{table}/fill", data={"level": "easy"}).status_code == 303
        assert anne.get(f"/api/tables/{table}").json()["status"] == "running"


def test_users_take_turns_and_each_has_one_job_running_at_a_time():
    queue = ThreadQueue("test", threads=2, max_per_person=20, max_waiting=30)
    begun: list[str] = []
    may_end, ended = defaultdict[str, threading.Event](threading.Event), threading.Semaphore(0)

    def work(name: str) -> Callable[[], None]:
        may_end[name].clear()

        def job() -> None:
            begun.append(name)
            may_end[name].wait()
            ended.release()

        return job

    def wait_for(count: int) -> None:
        until = time.monotonic() + 300
        while len(begun) < count:
            assert time.monotonic() < until, begun
            time.sleep(0.001)

    assert all(queue.put("mallory", work(f"mallory {i}")) for i in range(20))
    wait_for(1)
    assert queue.waiting == 19  # only one job runs although there are two threads
    assert queue.put("mallory", work("mallory 20"))
    assert not queue.put("mallory", work("too much"))
    assert queue.put("anne", work("anne 0"))
    assert queue.put("herman", work("herman 0"))
    wait_for(2)
    for name in tuple(begun):
        may_end[name].set()
    wait_for(4)
    assert set(begun) == {"mallory 0", "anne 0", "herman 0", "mallory 1"}
    for one in may_end.values():
        one.set()
    assert all(ended.acquire(timeout=300) for _ in range(23))
    assert [name for name in begun if "mallory" in name] == [f"mallory {i}" for i in range(21)]
    queue.end()
    assert not queue.put("anne", work("afterwards"))


def metric(site: Site, name: str) -> float:
    return next(float(line.split()[1]) for line in get(site.url + "/metrics").text.splitlines() if line.startswith(name + " "))


def test_every_table_gets_its_bots_move_even_beyond_the_queue_limit(unlimited_site):
    site = unlimited_site
    with person(site) as mallory, person(site, "Anne") as anne:
        payload = {"game": "colonia", "seats": [BOT, BOT, BOT, BOT, ME]}
        tables = [mallory.post("/api/tables", json=payload).json()["id"] for _ in range(MAX_PER_USER + 10)]
        mine = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [BOT, ME]}).json()["id"]
        until = time.monotonic() + 600
        for who, table in [(anne, mine), *((mallory, table) for table in tables)]:
            while not who.get(f"/api/tables/{table}").json()["moves"]:
                assert time.monotonic() < until, "a table never got its bot's move"
                time.sleep(0.05)
        while metric(site, "kogge_bots_waiting"):
            assert time.monotonic() < until, "the bot queue never became empty"
            time.sleep(0.05)


# replays and health


def test_replays_delay_no_page_and_are_limited_per_address(unlimited_site):
    site = unlimited_site
    with person(site, "Anne") as anne, ThreadPoolExecutor(32) as pool:
        record = finished_record()
        tables = [anne.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()["id"] for _ in range(12)]
        wanted = [pool.submit(get, f"{site.url}/t/{table}/replay", timeout=120) for table in tables for _ in range(2)]
        page = get(site.url, timeout=120)
        assert page.status_code == 200
        assert sum(one.done() and one.result().status_code == 200 for one in wanted) < 12, "the page was answered last"
        answers = [one.result() for one in wanted]
        assert {one.status_code for one in answers} <= {200, 503}
        assert all("Many replays" in one.text for one in answers if one.status_code == 503)
        again = get(f"{site.url}/t/{tables[0]}/replay?at=3", timeout=120)
        assert again.status_code == 200


def finished_record() -> str:
    """A game played to its end by its last legal moves."""
    import kogge

    game = kogge.new("colonia", players=3, seed=5)
    while game.seat is not None:
        game.play(game.moves()[-1])
    return game.record()


@contextlib.contextmanager
def held_database(path: str) -> Iterator[None]:
    """Lock the database against other writers."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            db.execute("ROLLBACK")


def does_answer(site: Site) -> bool:
    try:
        return get(site.url, timeout=2).status_code == 200
    except httpx.ReadTimeout:
        return False


def test_the_health_check_does_not_wait_for_busy_page_threads(unlimited_site):
    site = unlimited_site
    with ThreadPoolExecutor(8) as pool:
        with held_database(site.db.removeprefix("sqlite:///")):
            busy = [pool.submit(post, site.url + "/me", data={"nickname": "x"}, timeout=60) for _ in range(8)]
            while does_answer(site):  # until no thread is left that makes pages
                pass
            answer = get(site.url + "/healthz", timeout=30)
            assert answer.json() == {"well": True}
            assert not any(one.done() for one in busy)
        assert {one.result().status_code for one in busy} <= {303, 503}


def test_a_game_too_long_is_refused_in_a_sentence(tmp_path: Path):
    from kogge.web.accounts.users import User
    from kogge.web.db.store import Store
    from kogge.web.live.hub import Hub
    from kogge.web.problems import Problem
    from kogge.web.tables.replay import Replays
    from kogge.web.tables.service import Place

    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    tables = table_service(store, Hub(), lambda game: ["random"])
    anne = User("anne-anne-anne", "Anne")
    table = tables.open(anne, "speicherstadt", [Place("me"), Place("guest")])
    assert Replays(tables).view(table, anne).total > 0
    for replays in (Replays(tables, most_lines=1), Replays(tables, seconds=-1)):
        with pytest.raises(Problem, match="too long"):
            replays.view(table, anne)
    store.close()


# slow connections and large heads


@pytest.fixture(scope="module")
def short_timeout_site(tmp_path_factory) -> Iterator[Site]:
    """A site with a short header timeout."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'kogge.db'}", KOGGE_HEADER_TIMEOUT="2")
    yield site
    site.close()


def connection(site: Site) -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.port), timeout=0.1)


def is_closed_after(here: socket.socket, drip: bytes, drops: int = 600) -> bool:
    """Send something drop by drop, ten a second; does the server close the connection?"""
    for _ in range(drops):
        try:
            if drip:
                here.sendall(drip)
            if not here.recv(65536):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


SLOW = [  # what is sent first, and what then drop by drop
    (b"", b""),  # says nothing at all
    (b"", b"\r\n"),
    (b"G", b""),
    (b"GET /", b"x"),
    (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-A: b\r\n"),
    (b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ", b"b"),
    (b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b"x"),
    (b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b""),
    (b"POST /me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    (b"POST /api/tables/aaaaaaaaaaaaaaaa/moves?brief=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n", b"x"),
    (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n"),  # between two requests
    (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT", b"T"),
]


def test_a_client_that_sends_too_slowly_is_disconnected(short_timeout_site):
    def is_disconnected(first: bytes, drip: bytes) -> bool:
        with connection(short_timeout_site) as slow:
            slow.sendall(first)
            return is_closed_after(slow, drip)

    with ThreadPoolExecutor(len(SLOW)) as all_at_once:
        results = all_at_once.map(lambda one: is_disconnected(*one), SLOW)
        assert [one for one, out in zip(SLOW, results, strict=True) if not out] == []
    assert get(short_timeout_site.url).status_code == 200


def test_an_open_stream_is_not_slow(short_timeout_site):
    with connection(short_timeout_site) as stream:
        stream.sendall(b"GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
        with connection(short_timeout_site) as later:  # a later client that sends nothing is disconnected first
            assert is_closed_after(later, b"")
        stream.sendall(b"\r\n")  # a stray byte does no harm
        with connection(short_timeout_site) as later:
            assert is_closed_after(later, b"")
        stream.settimeout(0.1)
        assert not is_closed_after(stream, b"", drops=1)


def test_a_client_that_does_not_read_is_disconnected(short_timeout_site):
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", short_timeout_site.port))
        deaf.settimeout(0.1)
        asked = 0
        request = b"GET /static/site.css HTTP/1.1\r\nHost: x\r\n\r\n"
        with contextlib.suppress(OSError):
            for _ in range(600):
                try:
                    deaf.sendall(request)
                except TimeoutError:
                    asked += 1
        assert asked < 590, "the server never stopped reading"


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 5_000_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 2000,
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /" + b"a" * 5_000_000,
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a" * 5_000_000,
        b"POST /me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X-A: b\r\n" * 2000,
        b"POST /me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;" + b"a" * 5_000_000,
    ],
    ids=range(8),
)
def test_oversized_request_heads_are_refused(long_timeout_site, head):
    with socket.create_connection(("127.0.0.1", long_timeout_site.port), timeout=30) as wordy:
        answer = b""
        with contextlib.suppress(ConnectionError):
            wordy.sendall(head)
        with contextlib.suppress(ConnectionError):
            while got := wordy.recv(65536):
                answer += got
    assert answer[:12] in (b"HTTP/1.1 431", b"HTTP/1.1 400", b"")
    usual = {"Cookie": "theme=dark; " + "a" * 8000, "Accept-Language": "de, en;q=0.5"}
    assert get(long_timeout_site.url, headers=usual).status_code == 200


@pytest.fixture(scope="module")
def long_timeout_site(tmp_path_factory) -> Iterator[Site]:
    """A site whose header timeout never ends a request."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('patient') / 'kogge.db'}", KOGGE_HEADER_TIMEOUT="3600")
    yield site
    site.close()
