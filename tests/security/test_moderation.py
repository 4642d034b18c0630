"""A public site's moderation: reports, bans, mutes, closed tables, names and messages; chat among strangers; automatic deletion."""

from __future__ import annotations

import functools
import json
import re
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from commands import run_command
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.db.database import new_id
from kogge.web.db.schema import chat
from kogge.web.db.schema import tables as rows
from kogge.web.db.store import Store
from kogge.web.jobs import LoopJobs
from kogge.web.live.hub import Hub
from kogge.web.server.retention import Retention, RetentionJob
from kogge.web.tables.service import Place
from servers import Site, get
from table_service import table_service

pytestmark = pytest.mark.full

TOKEN = "a-token-of-the-tests-0123456789"
TWO_SEATS = {"game": "speicherstadt", "seats": [{"kind": "me"}, {"kind": "open"}]}


class ApiUser(httpx.Client):
    """A client of a new user, for the JSON API and for forms."""

    def __init__(self, site: Site, name: str):
        super().__init__(base_url=site.url, timeout=60)
        self.headers["Authorization"] = "Bearer " + self.post("/api/people", json={"name": name}).json()["token"]


@pytest.fixture
def new_user() -> Iterator[Callable[[Site, str], ApiUser]]:
    users: list[ApiUser] = []

    def make(site: Site, name: str) -> ApiUser:
        users.append(ApiUser(site, name))
        return users[-1]

    yield make
    for one in users:
        one.close()


MODERATED = {"options": ["--log", "json"], "KOGGE_ADMIN_TOKEN": TOKEN}


@pytest.fixture(scope="module")
def moderated_site(tmp_path_factory) -> Iterator[Site]:
    """A site with a moderator."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('kept') / 'kogge.db'}", **MODERATED)
    yield site
    site.close()


def admin(site: Site, *arguments: str, token: str = TOKEN) -> str:
    """What `kogge admin` says."""
    done = run_command("admin", *arguments, KOGGE_SITE=site.url, KOGGE_ADMIN_TOKEN=token, NO_COLOR="1")
    return done.stdout + done.stderr


def test_reports_are_resolved_from_the_command_line(make_site, new_user):
    site = make_site(**MODERATED)  # a site of its own: at the end it bans all local addresses
    kogge_admin = functools.partial(admin, site)
    anne, rude = new_user(site, "Anne"), new_user(site, "Rude")
    table = anne.post("/api/tables", json=TWO_SEATS).json()["id"]
    rude.post(f"/api/tables/{table}/join")
    rude.post(f"/t/{table}/chat", data={"text": "you are all fools"})
    answer = anne.post(f"/t/{table}/report", data={"about": "seat-2", "reason": "insults"})
    assert answer.status_code == 200
    assert "will look at it" in answer.text
    reports = kogge_admin("reports")
    assert "about Rude" in reports
    assert "insults" in reports
    assert "you are all fools" in reports
    whom = kogge_admin("users", "Rude").split()[0]

    kogge_admin("mute", whom, "--hours", "1")
    assert rude.post(f"/t/{table}/chat", data={"text": "again"}).status_code == 403
    assert rude.post(f"/api/tables/{table}/concede").status_code == 200, "a muted user may still play"
    kogge_admin("remove-chat", table, whom)
    assert "fools" not in anne.get(f"/t/{table}").text
    kogge_admin("rename", whom, "Polite")
    assert [one["name"] for one in anne.get(f"/api/tables/{table}").json()["seats"]] == ["Anne", "Polite"]

    kogge_admin("ban", whom, "--hours", "1", "--reason", "insults")
    refused = rude.post("/api/tables", json=TWO_SEATS)
    assert refused.status_code == 403
    assert "banned from this site until" in refused.json()["error"]
    assert rude.get(f"/t/{table}").status_code == 200, "a banned user may still watch"
    number = next(line.split()[0] for line in kogge_admin("reports").splitlines() if " ban " in line)
    kogge_admin("lift", number)
    assert rude.post("/api/tables", json=TWO_SEATS).status_code == 201

    kogge_admin("close", table)
    assert anne.get(f"/api/tables/{table}").status_code == 404
    kogge_admin("resolve", "1")
    assert "0 reports" in kogge_admin("reports")
    assert "Bot queue" in kogge_admin("load")
    kogge_admin("ban", "127.0.0.0/8")
    assert anne.get("/").status_code == 403
    assert get(site.url + "/readyz").status_code == 200, "health checks still work"


def test_the_moderation_page_needs_the_token_and_guesses_are_limited(moderated_site, make_site):
    site = moderated_site
    assert "not the moderator" in admin(site, "reports", token="wrong-token-wrong-token")
    with httpx.Client(base_url=site.url, timeout=60) as browser:
        assert "Reports" not in browser.get("/moderation").text
        assert browser.post("/moderation/reports/1/resolve").status_code == 403
        assert browser.post("/moderation", data={"token": TOKEN}).status_code == 303
        assert "Reports" in browser.get("/moderation").text
        cookie = next(one for one in browser.cookies.jar if one.name == "moderation")
        assert TOKEN not in cookie.value
        assert browser.post("/moderation/bans", data={"target": "192.0.2.0/24", "hours": "24", "reason": "spam"}).status_code == 303
        assert "192.0.2.0/24" in browser.get("/moderation").text
    with httpx.Client(base_url=site.url, timeout=60) as guesser:
        answers = [guesser.post("/moderation", data={"token": f"guess {i}"}).status_code for i in range(30)]
        assert 429 in answers
        assert guesser.post("/moderation", data={"token": TOKEN}).status_code == 303, "wrong guesses do not lock the moderator out"
    without = make_site()
    assert get(without.url + "/moderation").status_code == 404


def test_every_button_of_the_moderation_page_works(moderated_site, new_user):
    anne, rude = new_user(moderated_site, "Anne"), new_user(moderated_site, "Rude")
    table = anne.post("/api/tables", json=TWO_SEATS).json()["id"]
    rude.post(f"/api/tables/{table}/join")
    rude.post(f"/t/{table}/chat", data={"text": "fools"})
    anne.post(f"/t/{table}/report", data={"about": "seat-2", "reason": "rude"})
    with httpx.Client(base_url=moderated_site.url, timeout=60) as moderator:
        moderator.post("/moderation", data={"token": TOKEN})
        page = moderator.get("/moderation").text
        forms = re.findall(r'<form method="post" action="(/moderation/[^"]+)"[^>]*>(.*?)</form>', page, re.DOTALL)
        assert len({action for action, _ in forms}) >= 6
        order = sorted((action.endswith(("/close", "/resolve")), action, fields) for action, fields in forms)  # these remove other forms
        for _, action, fields in order:
            values = dict(re.findall(r'name="(\w+)" value="([^"]*)"', fields))
            values |= {"hours": "1"} if 'name="hours"' in fields else {}
            values |= {"target": "192.0.2.0/24"} if "target" in fields and "target" not in values else {}
            answer = moderator.post(action, data=values)
            assert answer.status_code == 303, (action, answer.status_code)
        assert "rude" not in moderator.get("/moderation").text


def test_strangers_chat_only_when_both_want_to(moderated_site, new_user):
    site = moderated_site
    anne, herman, spectator = (new_user(site, name) for name in ("Anne", "Herman", "Marc"))
    table = anne.post("/api/tables", json=TWO_SEATS | {"listed": True}).json()["id"]
    herman.post(f"/api/tables/{table}/join")
    assert anne.post(f"/t/{table}/chat", data={"text": "hello"}).status_code == 403
    anne.post(f"/api/tables/{table}/join-chat").raise_for_status()
    assert anne.post(f"/t/{table}/chat", data={"text": "hello there"}).status_code == 303
    assert "hello there" not in herman.get(f"/t/{table}").text, "Herman has not joined the chat"
    assert spectator.post(f"/t/{table}/chat", data={"text": "me too"}).status_code == 403
    herman.post(f"/api/tables/{table}/join-chat").raise_for_status()
    assert "hello there" in herman.get(f"/t/{table}").text
    herman.post(f"/api/tables/{table}/leave-chat").raise_for_status()
    assert "hello there" not in herman.get(f"/t/{table}").text
    friends = anne.post("/api/tables", json=TWO_SEATS).json()["id"]
    assert anne.post(f"/t/{friends}/chat", data={"text": "hi"}).status_code == 303, "players invited by a link are no strangers"


def test_logs_know_people_by_a_pseudonym_and_hold_no_link_to_a_table(moderated_site, new_user):
    site, before = moderated_site, len(moderated_site.output())
    anne = new_user(site, "Annegret")
    table = anne.post("/api/tables", json=TWO_SEATS).json()["id"]
    for _ in range(2):
        anne.get(f"/t/{table}")
    log_lines = [json.loads(line) for line in site.output()[before:].splitlines() if line.startswith("{")]
    visits = [line for line in log_lines if line.get("path") == "/t/…"]
    assert {len(line["user"]) for line in visits} == {12}
    assert len({line["user"] for line in visits}) == 1
    assert {line["route"] for line in visits} == {"/t/{table_id}"}
    assert len({line["request_id"] for line in visits}) == len(visits)
    assert {line["worker"] for line in log_lines} == {site.process.pid}
    assert table not in site.output()
    assert "Annegret" not in site.output()


def test_health_and_readiness_are_separate(make_site, postgres):
    site = make_site(postgres.new_database())
    assert [get(site.url + path).status_code for path in ("/livez", "/readyz")] == [200, 200]
    postgres.stop("immediate")
    try:
        assert get(site.url + "/livez").status_code == 200, "a restart would not help"
        assert get(site.url + "/readyz").status_code == 503
    finally:
        postgres.start()


def test_abandoned_tables_and_old_chat_are_deleted_and_nothing_else(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    anne = User("anne-id", "Anne")
    AccountStore(store).add_user(anne.id, anne.name)
    site = table_service(store, Hub(), lambda game: ["random"])
    old, new, begun = (site.open(anne, "speicherstadt", [Place("me"), Place(kind, level="random")]) for kind in ("open", "open", "bot"))
    for table_id in (old, new, begun):
        site.say(anne, table_id, "hello")
    long_ago = time.time() - 40 * 86_400
    with store.writing() as db:
        db.execute(rows.update().where(rows.c.id.in_((old, begun))).values(changed=long_ago))
        db.execute(chat.update().where(chat.c.table_id == begun).values(at=long_ago))
    for days, delete_before in RetentionJob(store, LoopJobs(), Retention(0, 30, 30))._tasks():
        if days:
            delete_before(time.time() - days * 86_400)
    with store.engine.connect() as db:
        assert set(db.scalars(rows.select().with_only_columns(rows.c.id))) == {new, begun}
        assert list(db.scalars(chat.select().with_only_columns(chat.c.table_id))) == [new]
    store.close()


def test_no_id_starts_with_a_dash():
    assert not [one for one in (new_id() for _ in range(2000)) if one.startswith("-")]
