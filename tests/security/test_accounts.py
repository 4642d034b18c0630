"""Attacks on accounts that worked once: ratings, passkeys, codes, names, push endpoints, cookies. In this process."""

from __future__ import annotations

import base64
import ipaddress
import re
import time
from collections.abc import Iterator
from types import SimpleNamespace

import httpx
import pytest
from starlette.requests import Request

from awaiting import one_loop
from kogge.web.accounts.passkeys import Passkeys
from kogge.web.accounts.profiles import Profiles
from kogge.web.accounts.ratings import Ratings
from kogge.web.accounts.service import AccountService
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User, clean_name
from kogge.web.app import create_app
from kogge.web.config import Settings
from kogge.web.db.schema import lines, seats
from kogge.web.db.schema import tables as rows
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.limits import RATES_OF_ADDRESS, is_foreign
from kogge.web.live.hub import Hub
from kogge.web.notifications.push import is_public
from kogge.web.problems import Problem
from kogge.web.site_address import SiteAddress
from kogge.web.tables.service import Place, TableService
from table_service import table_service

TOKEN = "a-token-of-the-tests-0123456789"
ANNE, MALLORY, HERMAN = User("anne-id", "Anne"), User("mallory-id", "Mallory"), User("herman-id", "Herman")
GAME = "speicherstadt"


@pytest.fixture
def store(tmp_path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    for user in (ANNE, MALLORY, HERMAN):
        AccountStore(store).add_user(user.id, user.name)
    yield store
    store.close()


@pytest.fixture
def tables(store) -> TableService:
    return table_service(store, Hub(), lambda game: ["random", "easy", "medium", "hard", "expert"])


@pytest.fixture
def new_app(tmp_path) -> Iterator:
    with one_loop() as awaited:
        apps = []

        def make(**settings: object):
            app = create_app(Settings(db=f"sqlite:///{tmp_path / 'kogge.db'}", bot_pause=0, compile=False, **settings))
            app.state.awaited = awaited
            apps.append(app)
            return app

        yield make
        for app in apps:
            app.state.services.tables.db.close()


def send(app, method: str, url: str, headers: dict[str, str] | None = None, **content: object) -> httpx.Response:
    async def request() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=("192.0.2.1", 1))
        async with httpx.AsyncClient(transport=transport) as http:
            return await http.request(method, url, headers=headers, **content)

    return app.state.awaited(request())


# ratings


class Rated:
    """Tables whose games end as a test wants, and the ratings that follow."""

    def __init__(self, tables: TableService):
        self.tables, self.accounts = tables, AccountStore(tables.db)
        self.ratings = Ratings(self.accounts, tables.store, ThreadJobs())

    def open(self, host: User, *others: User) -> str:
        table = self.tables.open(host, GAME, [Place("me"), *(Place("open") for _ in others)])
        for other in others:
            self.tables.join(other, table)
        for number, user in enumerate((host, *others)):
            self.decide(table, 900 + number, user)
        return table

    def decide(self, table: str, number: int, user: User) -> None:
        """Pretend that a user has made a decision."""
        with self.tables.db.writing() as db:
            db.execute(lines.insert().values(table_id=table, number=number, text="1 pass", who=user.id, at=0.0))

    def end(self, table: str, result: str) -> None:
        with self.tables.db.writing() as db:
            db.execute(rows.update().where(rows.c.id == table).values(status="over", turn=None, result=result))
        self.tables.db.forget_row(table)
        self.ratings.rate_table(table)

    def of(self, user: User) -> float | None:
        return self.accounts.ratings_of([user.id], GAME).get(user.id)

    def set(self, user: User, rating: float) -> None:
        self.accounts.set_rating(user.id, GAME, {"rating": rating, "low": rating - 100, "high": rating + 100}, 50)

    def seat(self, table: str, user: User) -> int:
        return next(seat.seat for seat in self.tables.row_and_seats(table)[1] if seat.user_id == user.id)


@pytest.fixture
def rated(tables) -> Rated:
    return Rated(tables)


def test_a_hint_can_lower_a_rating_but_not_raise_it(rated):
    """Regression: wins with the engine's hints counted fully."""
    won, lost = rated.open(ANNE, HERMAN), rated.open(HERMAN, MALLORY)
    rated.tables.store.mark_hinted(won, rated.seat(won, ANNE))
    rated.end(won, "20* 10")
    assert rated.of(ANNE) is None
    assert rated.of(HERMAN) is not None, "the game counts for the others"
    rated.tables.store.mark_hinted(lost, rated.seat(lost, MALLORY))
    rated.end(lost, "20* 10")
    assert rated.of(MALLORY) < 1500


def test_a_running_game_tried_out_at_a_fork_is_not_rated(rated):
    """A fork of a running game has hints and can be played several times."""
    table = rated.tables.open(ANNE, GAME, [Place("me"), Place("bot", level="hard")])
    rated.decide(table, 900, ANNE)
    rated.tables.forks.fork(ANNE, table, 999, 1, "random", same=False)
    rated.end(table, "20* 10")
    assert rated.of(ANNE) is None


def test_a_game_that_ended_as_the_server_died_is_rated_later(rated):
    table = rated.open(ANNE, HERMAN)
    with rated.tables.db.writing() as db:  # the last move is written, but no event is published
        db.execute(rows.update().where(rows.c.id == table).values(status="over", turn=None, result="20* 10", changed=time.time() - 60))
    rated.tables.db.forget_row(table)
    rated.ratings.rate_missed()
    after = rated.of(ANNE)
    assert after is not None
    assert after > 1500
    Ratings(rated.accounts, rated.tables.store, ThreadJobs()).rate_missed()
    assert rated.of(ANNE) == after, "a game is rated only once"


def test_a_strong_stand_in_of_a_weak_user_is_not_a_strong_opponent(rated):
    """Regression: a second account left before the end, and the expert in its seat made the win worth 2386 points."""
    honest = rated.open(ANNE, HERMAN)
    rated.end(honest, "20* 10")
    fair = rated.of(ANNE)
    table = rated.open(MALLORY, HERMAN)
    rated.set(HERMAN, 1500.0)
    with rated.tables.db.writing() as db:
        db.execute(seats.update().where(seats.c.table_id == table, seats.c.user_id == HERMAN.id).values(level="expert", mark="time"))
    rated.tables.db.forget_row(table)
    rated.end(table, "20* 10")
    assert rated.of(MALLORY) <= fair + 1


@pytest.mark.parametrize("way", ["time", "asked by others", "conceded", "own bot"])
def test_a_lost_game_counts_however_its_player_left(rated, way):
    table = rated.open(MALLORY, ANNE)
    if way == "conceded":
        rated.tables.clocks.concede(MALLORY, table)
    elif way == "own bot":
        rated.tables.stand_ins.ask(MALLORY, table, 1, "hard")
    else:
        values = {"level": "hard", "mark": "time"} if way == "time" else {"level": "hard", "wanted_by": "Anne"}
        assert rated.tables.store.sit(table, 1, "person", values)
    rated.end(table, "20* 10")  # although the bot won
    assert rated.of(MALLORY) < 1500
    assert rated.of(ANNE) > 1500


def test_letting_a_bot_decide_and_taking_the_seat_back_gains_nothing(rated):
    table = rated.open(MALLORY, ANNE)
    rated.tables.stand_ins.ask(MALLORY, table, 1, "hard")
    assert rated.tables.stand_ins.give_back(MALLORY, table)
    rated.end(table, "20* 10")
    assert rated.of(MALLORY) is None, "the win was the bot's"
    assert rated.of(ANNE) < 1500, "the player who stayed is rated as usual"
    assert Profiles(rated.accounts, rated.tables.store).profile(MALLORY.id).games[GAME].all.won == 0
    table = rated.open(MALLORY, ANNE)
    rated.tables.stand_ins.ask(MALLORY, table, 1, "hard")
    rated.tables.stand_ins.give_back(MALLORY, table)
    rated.end(table, "10 20*")
    assert rated.of(MALLORY) < 1500, "but a loss still counts"


def test_both_players_are_rated_from_the_ratings_before_the_game(tables):
    ratings = []
    for first, second, result in ((ANNE, MALLORY, "20* 10"), (MALLORY, ANNE, "10 20*")):
        rated = Rated(tables)
        for user, rating in ((ANNE, 1500.0), (MALLORY, 2000.0)):
            rated.set(user, rating)
        with tables.db.writing() as db:
            db.exec_driver_sql("DELETE FROM rated_games")
        rated.end(rated.open(first, second), result)
        ratings.append((round(rated.of(ANNE)), round(rated.of(MALLORY))))
    assert ratings[0] == ratings[1], "the order of seats does not matter"


def test_a_game_is_rated_once_with_the_ratings_at_its_end(rated):
    table = rated.open(ANNE, HERMAN)
    rated.end(table, "20* 10")
    after = rated.of(ANNE)
    rated.ratings.rate_table(table)
    assert rated.of(ANNE) == after
    rated.set(HERMAN, 2500.0)  # he has become a champion since
    rated.end(rated.open(ANNE, MALLORY), "10 20*")
    assert rated.of(ANNE) < after, "an old win against him is not worth more now"


def test_a_player_who_never_decided_is_not_rated(rated):
    table = rated.tables.open(ANNE, GAME, [Place("me"), Place("open")])
    rated.tables.join(HERMAN, table)
    rated.decide(table, 900, ANNE)
    rated.tables.clocks.concede(HERMAN, table)
    rated.end(table, "20* 10")
    assert rated.of(HERMAN) is None


# passkeys


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        ("https://kogge.example", True),
        ("https://evil.kogge.example", False),
        ("https://kogge.example:8443", False),
        ("http://kogge.example", False),
        ("https://other.example", False),
    ],
)
def test_a_passkey_is_accepted_from_the_public_address_alone(store, origin, good):
    pytest.importorskip("fido2")
    passkeys = Passkeys(AccountStore(store))
    server = passkeys._server("kogge.example", {"https://kogge.example"})
    assert server._verify(origin) is good


def test_a_challenge_is_bound_to_its_user_and_its_ceremony(store):
    pytest.importorskip("fido2")
    passkeys = Passkeys(AccountStore(store))

    class Response:
        """What a browser answers, reduced to its challenge."""

        @classmethod
        def from_dict(cls, challenge: bytes) -> SimpleNamespace:
            return SimpleNamespace(response=SimpleNamespace(client_data=SimpleNamespace(challenge=challenge)))

    def new_challenge(user: User | None) -> bytes:
        if user is None:
            options = passkeys.begin_sign_in("kogge.example", {"https://kogge.example"})
        else:
            options = passkeys.begin_registration("kogge.example", {"https://kogge.example"}, user)
        text = options["challenge"]
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    for made_for, used_by in ((MALLORY.id, ANNE.id), (MALLORY.id, ""), ("", ANNE.id)):
        challenge = new_challenge(next((user for user in (ANNE, MALLORY) if user.id == made_for), None))
        with pytest.raises(ValueError, match="unknown challenge"):
            passkeys._take_challenge(Response, challenge, used_by)
        assert passkeys._take_challenge(Response, challenge, made_for)


# codes and tokens


def test_wrong_device_codes_do_not_lock_the_moderator_out(new_app):
    app = new_app(admin_token=TOKEN)
    moderator = {"Authorization": f"Bearer {TOKEN}"}
    for number in range(RATES_OF_ADDRESS["code"][0] + 3):
        last = send(app, "POST", "http://kogge/sign-in", data={"code": f"AAAA-AA{number:02}"})
    assert last.status_code == 429
    assert send(app, "GET", "http://kogge/api/moderation", moderator).status_code == 200
    answers = [send(app, "POST", "http://kogge/moderation", data={"token": f"guess {number}"}).status_code for number in range(20)]
    assert answers[0] == 403
    assert answers[-1] == 429
    assert send(app, "GET", "http://kogge/api/moderation", moderator).status_code == 200, "the right token always passes"
    assert send(app, "POST", "http://kogge/moderation", data={"token": TOKEN}).status_code == 303


def test_asking_for_a_mail_link_leaves_the_code_on_the_owners_screen_valid(store):
    accounts, sent = AccountService(AccountStore(store)), []
    mail = SimpleNamespace(
        store=SimpleNamespace(owners=lambda address: [ANNE.id]), send_sign_in_link=lambda user, address, code: sent.append(code)
    )
    code = accounts.new_code(ANNE)
    accounts.send_sign_in_links(mail, "anne@mail.example")
    assert accounts.authenticate(accounts.sign_in(code, "")) == ANNE
    assert accounts.authenticate(accounts.sign_in(sent[0], "")) == ANNE
    accounts.send_sign_in_links(mail, "anne@mail.example")
    accounts.send_sign_in_links(mail, "anne@mail.example")
    with pytest.raises(Problem, match="not valid"):
        accounts.sign_in(sent[1], "")


# names


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u034f\ufe0f", "\u200b", "\u202e\u2066"])
def test_an_invisible_name_counts_as_empty(name):
    assert clean_name(name) == ""


def test_names_are_normalised_and_stacked_accents_are_cut():
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert clean_name("An\u034fne\ufe0f") == "Anne"
    assert clean_name("A" + "\u0301" * 20 + "nne") == "\u00c1\u0301\u0301nne"
    assert clean_name("Ngọc Đặng") == "Ngọc Đặng"
    assert clean_name("יעל") == "יעל"
    assert clean_name("Lowe") == "Lowe", "an accent is a visible difference"


@pytest.mark.parametrize(
    "name", ["Lo\u0308we", "L\u043e\u0308we", "WAL", "Wa1", "Wa\u04cf", "W\u0430l", "Bunte  Kuh", "Se\u0435hund", "Ｗａｌ"]
)
def test_a_name_that_looks_like_a_bots_is_refused(name):
    with pytest.raises(Problem, match="A bot has this name"):
        clean_name(name)


def test_names_that_look_alike_are_numbered_at_a_table(tables):
    imposter = User("imposter-id", "\u0410nne")  # with a Cyrillic A
    AccountStore(tables.db).add_user(imposter.id, imposter.name)
    table = tables.open(ANNE, GAME, [Place("me"), Place("open"), Place("open")])
    tables.join(imposter, table)
    tables.join(HERMAN, table)
    names = [seat.name for seat in tables.row_and_seats(table)[1]]
    assert names == ["Anne", "\u0410nne 2", "Herman"]
    AccountStore(tables.db).rename(HERMAN.id, "\u0410nn\u0435")
    assert [seat.name for seat in tables.row_and_seats(table)[1]] == ["Anne", "\u0410nne 2", "\u0410nn\u0435 3"]
    guests = tables.open(ANNE, GAME, [Place("me"), Place("guest", "Anne"), Place("guest", "Bea")])
    assert [seat.name for seat in tables.row_and_seats(guests)[1]] == ["Anne", "Anne 2", "Bea"]
    signs = tables.open(ANNE, GAME, [Place("me"), Place("guest", "🎲"), Place("guest", "🙂")])
    assert [seat.name for seat in tables.row_and_seats(signs)[1]] == ["Anne", "🎲", "🙂"]


# push


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("64:ff9b:1::1", False),
        ("64:ff9b::808:808", False),
        ("::808:808", False),
        ("::ffff:0:808:808", False),
        ("5f00::1", False),
        ("2002:7f00:1::1", False),
        ("2002:808:808::1", True),
        ("2606:4700:4700::1111", True),
        ("2001:db8::1", False),
        ("fe80::1", False),
        ("8.8.8.8", True),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
    ],
)
def test_only_global_unicast_counts_as_public(address, public):
    assert is_public(ipaddress.ip_address(address)) is public


# cookies and origins


def test_the_cookie_of_an_https_site_cannot_be_set_by_another_host(new_app):
    app = new_app(public="https://kogge.example")
    answer = send(app, "POST", "https://kogge.example/me", data={"nickname": "Anne"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-kogge=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert "Anne" in send(app, "GET", "https://kogge.example/people/me", {"Cookie": f"__Host-kogge={token}"}).text
    tossed = send(app, "GET", "https://kogge.example/people/me", {"Cookie": f"kogge={token}"})
    assert tossed.status_code == 404, "a cookie that any subdomain could have set is ignored"


def test_an_http_site_keeps_its_plain_cookie(new_app):
    app = new_app()
    cookie = send(app, "POST", "http://kogge/me", data={"nickname": "Anne"}).headers["set-cookie"]
    assert cookie.startswith("kogge=")
    token = cookie.partition("=")[2].partition(";")[0]
    assert "Anne" in send(app, "GET", "http://kogge/people/me", {"Cookie": f"kogge={token}"}).text


@pytest.mark.parametrize(
    ("public", "scheme", "host", "origin", "foreign"),
    [
        ((), "http", "kogge.local:8000", "http://kogge.local:8000", False),
        ((), "http", "kogge.local:8000", "https://kogge.local:8000", True),
        ((), "http", "kogge.local:8000", "http://kogge.local", True),
        (("http://kogge.example",), "http", "kogge.example", "https://kogge.example", True),
        (("https://kogge.example",), "http", "kogge.example", "https://kogge.example", False),
        (("https://kogge.example",), "http", "kogge.example", "http://kogge.example", True),
        (("https://kogge.example",), "http", "kogge.example", "null", True),
    ],
)
def test_an_origin_with_another_scheme_is_foreign(public, scheme, host, origin, foreign):
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    request = Request({"type": "http", "scheme": scheme, "path": "/me", "headers": headers, "client": ("192.0.2.1", 1)})
    assert is_foreign(request, SiteAddress(Settings(public=public))) is foreign


def rule_of(selector: str, css: str) -> str:
    return re.search(rf"^{re.escape(selector)} {{([^}}]*)}}", css, re.MULTILINE)[1]  # type: ignore[index]


def test_right_to_left_text_cannot_reorder_the_page_around_it(new_app):
    app = new_app()
    token = send(app, "POST", "http://kogge/api/people", json={"name": "Anne"}).json()["token"]
    anne = {"Authorization": f"Bearer {token}"}
    table = send(app, "POST", "http://kogge/api/tables", anne, json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()[
        "id"
    ]
    assert "unicode-bidi: isolate" in rule_of(".who", send(app, "GET", "http://kogge/static/site.css").text), (
        "names in the roster and the log are isolated"
    )
    text = "\u202emirror \u05d0\u05d1"
    assert send(app, "POST", f"http://kogge/t/{table}/chat", anne, data={"text": text}).status_code == 303
    assert f"<bdi>{text}</bdi>" in send(app, "GET", f"http://kogge/t/{table}", anne).text
