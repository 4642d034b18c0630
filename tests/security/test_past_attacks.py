"""Small attacks that once succeeded: late hints, shared screens, the moderator's token, text of strangers."""

from __future__ import annotations

import gc
import itertools
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from starlette.requests import Request

import kogge
from awaiting import awaited
from commands import run_command
from kogge.web.accounts.service import AccountService, PersonalData
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.analysis.views import Hint, move_explanations
from kogge.web.db import schema
from kogge.web.db.database import new_id
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.limits import RATES_OF_ADDRESS, Limits
from kogge.web.live.hub import Hub
from kogge.web.live.pg_notify import listen_arguments
from kogge.web.moderation.service import Moderation
from kogge.web.moderation.store import ModerationStore
from kogge.web.problems import Problem
from kogge.web.tables.pages import DEFAULTS, TablePages, Viewer
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.session import TableSession
from kogge.web.tables.store import insert_table
from table_service import table_service

pytestmark = pytest.mark.full

ANNE = User("anne-id", "Anne")
TOKEN = "a-token-of-the-tests-0123456789"


@pytest.fixture
def tables(tmp_path) -> Iterator[TableService]:
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    AccountStore(store).add_user(ANNE.id, ANNE.name)
    yield table_service(store, Hub(), lambda game: ["random"])
    store.close()


# hidden information


def council(tables: TableService) -> tuple[str, TableSession]:
    """Colonia for three at Anne's screen, when the first family card is to be chosen."""
    table_id = tables.open(ANNE, "colonia", [Place("me"), Place("guest", "Herman"), Place("guest", "Marc")])
    session = tables.session(tables.row(table_id))
    while session.match.view(None)["phase"] != "family_card":
        play(tables, table_id, session)
    return table_id, session


def play(tables: TableService, table_id: str, session: TableSession) -> None:
    awaited(tables.play(ANNE, table_id, session.match.seat, session.match.moves()[0], session.version))


def test_a_late_hint_reveals_nothing_about_the_next_players_moves(tables):
    """The moves of Anne's hint may be moves of the next seat too: their explanation would reveal what is behind that seat's screen."""
    table_id, session = council(tables)
    version, moves, seat = session.version, session.match.moves(), session.match.seat
    assert move_explanations(session, version, moves), "at its own version the hint has explanations"
    play(tables, table_id, session)
    assert session.match.seat != seat
    assert set(moves) & set(session.match.moves())
    assert move_explanations(session, version, moves) == {}


def test_a_hint_is_valid_only_for_its_version():
    hint = Hint((), version=7, clear_lead=8.0)
    assert hint.at(7) is hint
    assert hint.at(8) is None


def test_the_data_export_leaves_out_pending_secret_choices(tables):
    table_id, session = council(tables)
    play(tables, table_id, session)
    assert len(session.match.revealed_lines()) < len(session.match.lines), "a family card lies face down"
    alone = tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="random")])
    session = tables.session(tables.row(alone))
    while session.match.seat != 1:
        awaited(tables.play_bot(alone, 2, session.match.moves()[0], session.version))
    play(tables, alone, session)
    assert {line["table_id"] for line in PersonalData(AccountService(AccountStore(tables.db)), tables).export(ANNE)[0]["decisions"]} == {
        alone
    }


# several workers, the moderation


def test_four_workers_allow_no_more_guesses_of_the_moderator_token_than_one(monkeypatch):
    now = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: float(next(now)))  # every reading of the clock advances it by a second
    monkeypatch.setattr("kogge.web.limits.time", clock)
    request = Request({"type": "http", "client": ("192.0.2.1", 1), "headers": []})

    def accepted_guesses(worker: Limits) -> int:
        accepted_guesses = 0
        for _try in range(2400):
            try:
                worker.count_wrong_token(request)
            except Problem:
                continue
            accepted_guesses += 1
        return accepted_guesses

    at_once, rate = RATES_OF_ADDRESS["token"]
    assert sum(accepted_guesses(Limits(workers=4)) for _worker in range(4)) <= at_once + 2 * 2400 * rate


def test_the_listening_connection_has_keepalives_of_less_than_a_minute():
    """A firewall drops idle connections silently: a user who signed out elsewhere would stay signed in here for ten minutes."""
    arguments = listen_arguments(sa.make_url("postgresql+psycopg://me:a%20b@db.example/kogge?sslmode=require"))
    assert (arguments["user"], arguments["password"], arguments["host"], arguments["sslmode"]) == ("me", "a b", "db.example", "require")
    assert arguments["keepalives_idle"] + arguments["keepalives_interval"] * arguments["keepalives_count"] < 60
    own = listen_arguments(sa.make_url("postgresql+psycopg://db.example/kogge?keepalives_idle=7"))
    assert own["keepalives_idle"] == "7", "the operator's own setting takes precedence"


def test_a_range_of_ipv4_addresses_written_as_ipv6_is_banned_too(tables):
    moderation = Moderation(ModerationStore(tables.db), tables, AccountService(AccountStore(tables.db)), ThreadJobs())
    moderation.ban("::ffff:192.0.2.0/120", 0, "")
    for host in ("192.0.2.7", "::ffff:192.0.2.7"):
        with pytest.raises(Problem):
            moderation.check_address(host)
    moderation.check_address("198.51.100.1")


class CannedSite(HTTPServer):
    """A server that gives one fixed answer and records the tokens it was sent."""

    def __init__(self, status: int, headers: dict[str, str], content: object = None):
        self.tokens: list[str | None] = []
        own = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                own.tokens.append(self.headers["Authorization"])
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(json.dumps(content).encode())

            def log_message(self, *_said: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


@pytest.fixture
def canned_site() -> Iterator[Callable[..., CannedSite]]:
    servers: list[CannedSite] = []

    def make(status: int, headers: dict[str, str], content: object = None) -> CannedSite:
        servers.append(CannedSite(status, headers, content))
        return servers[-1]

    yield make
    for one in servers:
        one.shutdown()
        one.server_close()
        one.thread.join()


def test_the_moderator_token_does_not_follow_redirects(canned_site):
    thief = canned_site(200, {"Content-Type": "application/json"}, {"load": {}})
    site = canned_site(302, {"Location": thief.url + "/api/moderation"})
    result = run_command("admin", "load", "--site", site.url, KOGGE_ADMIN_TOKEN=TOKEN, NO_COLOR="1")
    assert result.returncode == 1
    assert f"redirects to {thief.url}" in result.stderr
    assert site.tokens == [f"Bearer {TOKEN}"]
    assert thief.tokens == []
    gc.collect()  # so that unclosed resources are reported here and not in a later test


def test_a_token_with_a_line_break_is_not_printed():
    result = run_command("admin", "load", KOGGE_ADMIN_TOKEN=TOKEN + "\n", NO_COLOR="1")
    assert result.returncode == 1
    assert TOKEN not in result.stdout + result.stderr


def test_text_of_users_cannot_control_the_moderators_terminal(canned_site):
    report = {"id": 1, "table_id": "t", "name": "R", "about": "x", "reason": "\x1b[2J\x1b]0;mine\x07", "chat_excerpt": "\u202eabc\u2028d"}
    site = canned_site(200, {"Content-Type": "application/json"}, {"reports": [report], "bans": []})
    result = run_command("admin", "reports", "--site", site.url, KOGGE_ADMIN_TOKEN=TOKEN, NO_COLOR="1").stdout
    assert "1 reports" in result
    assert all(sign.isprintable() for sign in result.replace("\n", ""))
    assert "\\x1b[2J" in result
    assert "\\u202eabc" in result


# records of strangers


def test_names_in_a_record_cannot_control_the_terminal(tmp_path):
    record = kogge.new("speicherstadt", players=2, seed=3, names=["Anne", "Herman"]).record()
    assert "Names: Anne, Herman" in record
    (tmp_path / "odd.kogge").write_text(record.replace("Anne, Herman", "\x1b]0;mine\x07[/b][link=file:/x]A, [red]\u202eB"), "utf-8")
    result = run_command("play", "--from", "odd.kogge", "--bot", "random", keys="1\nquit\n", cwd=tmp_path, NO_COLOR="1", TERM="dumb")
    assert result.returncode == 0
    assert "\x1b]" not in result.stdout
    assert "\u202e" not in result.stdout
    assert "\\x1b]0;mine" in result.stdout.replace("(", "[").replace(")", "]")


def test_a_chain_of_a_thousand_rematches_can_be_continued(tables):
    store, first = tables.db, tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="random")])
    row, seat_rows = tables.row_and_seats(first)
    copied = {name: getattr(row, name) for name in ("game", "players", "options", "rules", "secret", "listed", "host", "hints")}
    chain = [first, *(new_id() for _ in range(1200))]
    seated = [{key: getattr(one, key) for key in ("seat", "kind", "user_id", "name", "level")} for one in seat_rows]
    with store.writing() as tx:
        for table_id in chain[1:]:
            insert_table(tx, copied | {"id": table_id, "status": "over", "turn": None, "result": "1 0*"}, seated, [])
        for table_id, after in itertools.pairwise(chain):
            tx.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(rematch=after, status="over"))
    store.rows.forget(first)
    assert tables.rematch(ANNE, first) == chain[1]
    newest = tables.rematch(ANNE, first, again=True)
    assert newest not in chain
    assert tables.rematch(ANNE, first, again=True) == newest
    assert tables.row(chain[-1]).rematch == newest


def test_page_ids_cannot_be_computed_without_the_sites_keys(tables, tmp_path):
    """An attacker could guess a hand, render its owner's page on a copy of the table, and compare the ids."""
    herman = Viewer(User("herman-id", "Herman"), "en", DEFAULTS, "http://kogge")
    table_id = tables.open(ANNE, "colonia", [Place("me"), Place("open"), Place("bot", level="random")])
    tables.join(herman.user, table_id)
    pages = TablePages(tables)
    shown = pages.page(table_id, herman).id
    assert pages.outline_of(table_id, shown), "Herman's browser may ask for what has changed since"
    with tables.db.engine.connect() as db:
        db.exec_driver_sql(f"VACUUM INTO '{tmp_path / 'guess.db'}'")
    guess = Store(f"sqlite:///{tmp_path / 'guess.db'}")
    with guess.writing() as db:
        db.execute(schema.settings.delete())  # the attacker knows everything but the site's keys
    guessed = TablePages(table_service(guess)).page(table_id, herman).id
    guess.close()
    assert not pages.outline_of(table_id, guessed)
