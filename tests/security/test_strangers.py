"""Attacks by strangers that once worked, one in each test, run in this process."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import httpx
import pytest

from awaiting import one_loop
from kogge.web.accounts.passkeys import Passkeys
from kogge.web.accounts.ratings import Ratings
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.app import create_app
from kogge.web.config import Settings, parse_networks
from kogge.web.db.schema import tables as rows
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.limits import COSTS, RATES, RATES_OF_ADDRESS, Limits
from kogge.web.notifications.push import Push
from kogge.web.problems import Problem
from kogge.web.tables.clocks import Clock
from kogge.web.tables.service import Place

BOT = Place("bot", level="hard")


@pytest.fixture
def app(tmp_path) -> Iterator:
    limited = {"rate_limits": True, "bot_pause": 0, "compile": False}
    mail = {"smtp": "smtp://127.0.0.1:1", "mail_from": "kogge@kogge.example"}  # nothing listens there
    app = create_app(Settings(db=f"sqlite:///{tmp_path / 'kogge.db'}", public="http://kogge", **limited, **mail))
    with one_loop() as app.state.awaited:
        yield app
    app.state.services.tables.db.close()


@pytest.fixture
def store(tmp_path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    yield store
    store.close()


class Stranger:
    """A client with an internet address that talks to the app in this process."""

    def __init__(self, app, address: str = "192.0.2.1"):
        self.app, self.address, self.headers = app, address, {}
        self.headers = {"Authorization": f"Bearer {self.post('/api/people', json={'name': 'Mallory'}).json()['token']}"}

    def post(self, path: str, headers: dict[str, str] | None = None, **content: object) -> httpx.Response:
        return self._send("POST", path, headers or {}, **content)

    def get(self, path: str) -> httpx.Response:
        return self._send("GET", path, {})

    def _send(self, method: str, path: str, headers: dict[str, str], **content: object) -> httpx.Response:
        async def send() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, client=(self.address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://kogge") as http:
                return await http.request(method, path, headers=self.headers | headers, **content)

        answer: httpx.Response = self.app.state.awaited(send())
        return answer


# signing in


def test_signing_a_thief_out_voids_the_codes_they_made(store):
    accounts = AccountService(AccountStore(store))
    anne = accounts.create("Anne")
    for sign_out in (accounts.sign_out_elsewhere, lambda anne: accounts.sign_out(anne, "her lost phone")):
        code = accounts.new_code(anne)  # made with her token on any device
        sign_out(anne)
        with pytest.raises(Problem, match="not valid"):
            accounts.sign_in(code, "")


def test_a_sign_in_code_is_not_accepted_or_consumed_as_a_passkey_challenge(store):
    accounts = AccountService(AccountStore(store))
    anne = accounts.create("Anne")
    code = accounts.new_code(anne)

    class Answer:
        """A forged answer of a browser, with a challenge of the attacker's choice."""

        @classmethod
        def from_dict(cls, answer: bytes) -> Answer:
            cls.response = type("", (), {"client_data": type("", (), {"challenge": answer})})
            return cls()

    with pytest.raises(ValueError, match="unknown challenge"):
        Passkeys(accounts.store)._take_challenge(Answer, code.replace("-", "").encode())
    assert accounts.authenticate(accounts.sign_in(code, "")) == anne


# mails


def test_mails_to_one_mailbox_are_limited_across_senders_and_spellings(app):
    statuses = []
    for number in range(RATES["mail"][0] + 1):
        mallory = Stranger(app, f"192.0.2.{number}")
        statuses.append(mallory.post("/me/mail", data={"address": "anne@mail.example" if number % 2 else "Anne@Mail.example"}).status_code)
    assert statuses == [303] * RATES["mail"][0] + [429], "for the last request no mail was sent"


# the engine and the threads


def test_an_invalid_move_number_is_refused(app):
    mallory = Stranger(app)
    table = mallory.post("/api/tables", json={"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "guest"}]}).json()["id"]
    record = mallory.get(f"/api/tables/{table}/record").text
    table = mallory.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).json()["id"]
    for at in ("٣", "²", "-1\r\nX: y", "1" * 99):
        assert mallory.post(f"/t/{table}/analysis", {"HX-Request": "true"}, data={"at": at}).status_code == 422, at


def test_expensive_pages_count_several_times_against_the_limit(app, monkeypatch):
    for rates in (RATES, RATES_OF_ADDRESS):
        monkeypatch.setitem(rates, "get", (100, 0.0))  # and the allowance does not refill
    mallory = Stranger(app)
    statuses = [mallory.get("/t/nowhere/animation?after=0").status_code for _ in range(20)]
    assert statuses == [404] * (100 // COSTS["/animation"]) + [429] * (20 - 100 // COSTS["/animation"])
    assert mallory.get("/me/data.json").status_code == 429
    one = Limits(workers=1000)
    assert one.take("get", "anne", RATES_OF_ADDRESS, cost=50), "an expensive page is still allowed when many workers share the limits"


def test_a_slow_name_lookup_delays_no_page(app, monkeypatch):
    answered, asked = threading.Event(), threading.Event()

    def slow(*_: object, **__: object) -> list:
        asked.set()
        answered.wait()
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    push, mallory = app.state.services.notifications.push, Stranger(app)
    if not push.public_key:
        pytest.skip("the extra `push` is not installed")
    try:
        keys = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "auth": "A" * 22}
        subscription = {"endpoint": "https://slow.example/1", "keys": keys}
        waiting = [push.submit_check(subscription, "192.0.2.1") for _ in range(3)]
        assert asked.wait(60)
        assert mallory.get("/").status_code == 200
        with pytest.raises(Problem):
            [push.submit_check(subscription, "192.0.2.1") for _ in range(3)]
    finally:
        answered.set()
    assert all(isinstance(one.exception(60), Problem) for one in waiting)


def test_a_push_service_that_answers_drop_by_drop_times_out(store):
    pytest.importorskip("http_ece")
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            one, _ = server.accept()
            with one:
                while not over.wait(0.05):
                    try:
                        one.sendall(b"H")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        push = Push(store, ThreadJobs(), "mailto:operator@localhost", parse_networks("127.0.0.0/8"))
        keys = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "auth": "A" * 22}
        with pytest.raises(OSError, match=r"too long|timed out"):
            push.send({"endpoint": f"http://127.0.0.1:{server.getsockname()[1]}/1", **keys}, b"{}", "x", timeout=1.0)
        over.set()
        thread.join()


# the others at the table


def test_a_player_who_conceded_cannot_affect_the_pauses_of_the_others(app):
    tables, accounts = app.state.services.tables, app.state.services.accounts
    anne, herman, marc = (accounts.create(name) for name in ("Anne", "Herman", "Marc"))
    table = tables.open(anne, "speicherstadt", [Place("me"), Place("open"), Place("open")], clock=Clock(60, 600))
    tables.join(herman, table)
    tables.join(marc, table)
    tables.clocks.concede(marc, table)
    for person in (anne, herman):
        tables.clocks.ask_pause(person, table)
    for action in (tables.clocks.no_pause, tables.clocks.ask_pause, tables.clocks.want_bot, tables.clocks.concede):
        with pytest.raises(Problem, match="already"):
            action(marc, table)
    assert tables.row(table).paused is not None
    for person in (anne, herman):
        tables.clocks.concede(person, table)
    assert tables.row(table).paused is None, "nobody is left who could end the pause"


def test_games_with_entered_cards_do_not_change_the_ranking(app):
    tables, mallory = app.state.services.tables, app.state.services.accounts.create("Mallory")
    table = tables.open(mallory, "speicherstadt", [Place("me"), BOT], manual_chance=True)
    with tables.db.writing() as db:
        db.execute(rows.update().where(rows.c.id == table).values(status="over", turn=None, result="90* 10"))
    profiles = app.state.services.profiles
    Ratings(profiles.store, tables.store, ThreadJobs()).rate_table(table)
    assert profiles.store.ratings(mallory.id) == []
    assert profiles.profile(mallory.id).games["speicherstadt"].all.won == 1, "it still counts as played"


def test_a_repeated_report_updates_the_existing_one_and_hides_no_others(app):
    tables, accounts, moderation = app.state.services.tables, app.state.services.accounts, app.state.services.moderation
    mallory, anne = accounts.create("Mallory"), accounts.create("Anne")
    table = tables.open(anne, "speicherstadt", [Place("me"), Place("open")])
    for number in range(5):
        moderation.report(mallory, table, "seat-1", f"{number}")
        moderation.report(mallory, table, "", "all of it")
    moderation.report(anne, table, "", "Mallory")
    assert [one["reason"] for one in moderation.overview()["reports"]] == ["4", "all of it", "Mallory"]
    moderation.resolve_report(moderation.overview()["reports"][0]["id"])
    moderation.report(mallory, table, "seat-1", "once more")
    assert [one["reason"] for one in moderation.overview()["reports"]] == ["all of it", "Mallory", "once more"]
