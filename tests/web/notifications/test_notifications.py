"""Notifications of a turn by push message and mail, except for users who have the page open, and a nudge once a day.

The push and mail servers of the tests are real ones.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from clicking import open_table

from kogge.web.accounts.preferences import quiet_until
from kogge.web.db.store import Store
from kogge.web.jobs import ThreadJobs
from kogge.web.notifications.push import NotPublic, Push
from kogge.web.problems import Problem
from servers import Site, get, post

http_ece = pytest.importorskip("http_ece")
py_vapid = pytest.importorskip("py_vapid")
SOON = {"KOGGE_NOTICE_AFTER": "0", "KOGGE_PUSH_ALLOW": "127.0.0.0/8"}


class PushService:
    """A push service, and a browser's half of the keys: what arrives is checked, decrypted and kept."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        service, self.arrived, self.status = self, queue.Queue(), 201
        self._key, self._secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                assert py_vapid.Vapid02.verify(self.headers["Authorization"])
                assert int(self.headers["TTL"]) > 0
                service.arrived.put(http_ece.decrypt(body, private_key=service._key, auth_secret=service._secret, version="aes128gcm"))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"http://127.0.0.1:{self._server.server_port}/send/1",
            "keys": {"p256dh": encoded(public), "auth": encoded(self._secret)},
        }

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def letters() -> Iterator[Controller]:
    """A mail server that keeps all received mails in `handler.box`."""

    class Keep:
        def __init__(self) -> None:
            self.box: queue.Queue = queue.Queue()

        async def handle_DATA(self, server: object, session: object, envelope: object) -> str:
            self.box.put(envelope)
            return "250 OK"

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(Keep(), hostname="127.0.0.1", port=port)
    controller.start()
    yield controller
    controller.stop()


def table_of_two(site: Site, client: Callable, anne: httpx.Client) -> tuple[str, httpx.Client]:
    """A table where it is Herman's turn, and Anne, who has no page open, sits at the other seat."""
    herman = client(site, "Herman")
    table = herman.open("speicherstadt", [{"kind": "me"}, {"kind": "open"}])["id"]
    anne.post(f"/t/{table}/join", data={"nickname": "Anne"})
    return table, herman


def pass_turn(who: httpx.Client, table: str) -> None:
    """Play for one user until it is another's turn."""
    while (now := who.get(f"/api/tables/{table}").json())["moves"]:
        who.post(f"/api/tables/{table}/moves", json={"seat": now["seat"], "move": now["moves"][0], "version": now["version"]})


def leave(who: httpx.Client, table: str, other: httpx.Client) -> None:
    """Close the page of a table, and wait until the other page shows the absence."""
    with who.stream("GET", f"/t/{table}/events") as stream:
        next(stream.iter_text())
    wait_until(lambda: re.search(r'data-absent="\d', other.get(f"/t/{table}").text))


def wait_until(holds: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.full
def test_chromium_shows_a_push_message_after_the_others_move_while_the_page_is_closed(own_site, client, someone, service):
    site = own_site(**SOON)
    anne = someone()
    anne.add_init_script(  # Chromium has no push service here: the test's own takes its place, everything else is real
        f"const ours = {{toJSON: () => ({json.dumps(service.subscription)}), unsubscribe: async () => true}}; let there = null;"
        "PushManager.prototype.subscribe = async (options) => { if (options.applicationServerKey.length !== 65) throw new Error(); "
        "there = ours; return ours; }; PushManager.prototype.getSubscription = async () => there;"
    )
    anne.context.grant_permissions(["notifications"], origin=site.url)
    address = open_table(anne, site, "speicherstadt", ["me", "open"])
    anne.goto(f"{site.url}/settings")
    anne.get_by_role("button", name="Notify me on this device").click()
    anne.get_by_role("button", name="Stop notifications on this device").wait_for()
    assert anne.get_by_role("button", name="Notify me on this device").count() == 0
    anne.goto(address)
    table = address.rpartition("/")[2]
    herman = client(site, "Herman")
    herman.post(f"/api/tables/{table}/join")
    her = httpx.Client(base_url=site.url, timeout=60, verify=False, cookies={one["name"]: one["value"] for one in anne.context.cookies()})
    with her:
        pass_turn(her, table)
        anne.goto(f"{site.url}/offline")  # no page of the table is open
        wait_until(lambda: re.search(r'data-absent="\d', herman.get(f"/t/{table}").text))
        pass_turn(herman, table)
    message = service.arrived.get(timeout=60)
    assert json.loads(message) == {
        "title": "Your turn: The Speicherstadt",
        "body": "With Herman",
        "url": f"/t/{table}",
    }
    devtools = anne.context.new_cdp_session(anne)
    found: queue.Queue = queue.Queue()
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: [found.put(one) for one in event["registrations"]])
    devtools.send("ServiceWorker.enable")
    anne.evaluate("navigator.serviceWorker.ready.then(() => true)")
    registration = found.get(timeout=60)["registrationId"]
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": site.url, "registrationId": registration, "data": message.decode()})
    notices = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
    wait_until(lambda: anne.evaluate(f"{notices}.then((all) => all.length)"))
    shown = anne.evaluate(f"{notices}.then((all) => all.map((one) => [one.title, one.data]))")
    assert shown == [["Your turn: The Speicherstadt", f"/t/{table}"]]
    anne.context.set_offline(True)
    anne.goto(address)
    assert anne.inner_text("h1") == "You are offline"


@pytest.mark.database
def test_users_who_see_the_table_are_not_notified_and_others_once_a_turn(own_site, client, service):
    site = own_site(metrics="127.0.0.1", **SOON)
    with httpx.Client(base_url=site.url, timeout=60, verify=False) as anne:
        anne.post("/me", data={"nickname": "Anne", "language": "de"})
        assert anne.post("/me/push", json=service.subscription).status_code == 204
        table, herman = table_of_two(site, client, anne)
        with anne.stream("GET", f"/t/{table}/events") as looking:
            next(looking.iter_text())
            pass_turn(anne, table)
            pass_turn(herman, table)
            herman.post(f"/t/{table}/chat", data={"text": "Your turn!"})
            pass_turn(anne, table)
        leave(anne, table, herman)  # the other worker learns a moment later that her page was closed
        with anne.stream("GET", f"/t/{table}/events?unseen=yes") as behind:  # open, but behind other windows
            next(behind.iter_text())
            pass_turn(herman, table)
            herman.post(f"/t/{table}/chat", data={"text": "Your turn!"})
            assert json.loads(service.arrived.get(timeout=60))["title"] == "Du bist am Zug: Die Speicherstadt"
            herman.post(f"/t/{table}/chat", data={"text": "Come on!"})
        pass_turn(anne, table)
        leave(anne, table, herman)
        service.status = 410
        pass_turn(herman, table)
        service.arrived.get(timeout=60)
        store = Store(site.db)
        wait_until(lambda: subscriptions(store) == 0)  # a device that is gone is forgotten
        store.close()
        wait_until(lambda: numbers_of_notices(site) == {"sent_total": 1, "failed_total": 1, "waiting": 0})
        assert service.arrived.empty(), "no notification while the page is open, none twice because of chat, none from each of two workers"


def numbers_of_notices(site: Site) -> dict[str, float]:
    found = re.findall(r"^kogge_notices_(\w+) (\S+)$", httpx.get(f"{site.url}/metrics").text, re.MULTILINE)
    return {name: float(number) for name, number in found}


def subscriptions(store: Store) -> int:
    with store.engine.connect() as db:
        return db.exec_driver_sql("SELECT count(*) FROM devices WHERE push IS NOT NULL").scalar()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://updates.example/1",  # not encrypted
        "https://127.0.0.1/1",
        "https://localhost/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/1",
        "https://[::ffff:127.0.0.1]/1",
        "https://[64:ff9b::7f00:1]/1",
        "https://8.8.8.8:22/1",
        "https://name:word@8.8.8.8/1",
        "file:///etc/passwd",
        "https:///1",
        "https://8.8.8.8/\r\nHost: x",
        "x" * 2000,
        7,
    ],
)
def test_a_push_endpoint_cannot_reach_internal_networks(tmp_path, service, endpoint):
    store = Store(f"sqlite:///{tmp_path / 'kogge.db'}")
    store.migrate()
    push = Push(store, ThreadJobs(), "mailto:operator@localhost")
    with pytest.raises(Problem, match="can’t receive"):
        push.check(service.subscription | {"endpoint": endpoint})
    with pytest.raises((NotPublic, ValueError, AttributeError, OSError)):
        push.send({"endpoint": endpoint, **service.subscription["keys"]}, b"{}", "x")
    good = service.subscription | {"endpoint": "https://8.8.8.8/1"}
    assert push.check(good)["endpoint"] == "https://8.8.8.8/1"
    for keys in ({}, {"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "é" * 87, "auth": "A" * 22}, None):
        with pytest.raises(Problem):
            push.check(good | {"keys": keys})
    assert Push(store, ThreadJobs(), "mailto:operator@localhost").public_key == push.public_key, "the key is made once and kept"
    assert service.arrived.empty()
    store.close()


@pytest.mark.database
def test_mail_addresses_are_confirmed_mails_batched_and_unsubscribed_with_one_click(own_site, client, letters):
    site = own_site(KOGGE_SMTP=f"smtp://127.0.0.1:{letters.port}", KOGGE_MAIL_FROM="Kogge <kogge@kogge.example>", KOGGE_NOTICE_AFTER="0")
    with httpx.Client(base_url=site.url, timeout=60, verify=False) as anne:
        assert "E-mail address" not in anne.get("/settings").text, "letters need an address of the site for their links"
    site.stop()
    site.options, site.public = ["--public", site.url], [site.url]
    site.start()
    box = letters.handler.box
    with httpx.Client(base_url=site.url, timeout=60, verify=False) as anne:
        anne.post("/me", data={"nickname": "Anne"})
        assert anne.post("/me/mail", data={"address": "not an address"}).status_code == 422
        anne.post("/me/mail", data={"address": "anne@mail.example", "digest": "hour"})
        asked = box.get(timeout=60)
        assert asked.rcpt_tos == ["anne@mail.example"]
        (first, herman), (second, marc) = (table_of_two(site, client, anne) for _ in range(2))
        link = links_in(asked)[0].removeprefix(site.url)
        assert get(site.url + link).status_code == 200
        assert "we sent a link there" in anne.get("/settings").text, "looking confirms nothing: mail programs do it by themselves"
        assert post(site.url + link[:-3] + "xyz").status_code == 403
        assert post(site.url + link).status_code == 200
        for table, other in ((first, herman), (second, marc)):
            pass_turn(anne, table)
            leave(anne, table, other)
        pass_turn(herman, first)
        letter = box.get(timeout=60)
        assert letter.rcpt_tos == ["anne@mail.example"]
        pass_turn(marc, second)
        wait_until(lambda: (due_by_mail(site, second) or 0) > time.time() + 3000)  # an hour later, with everything that is due by then
        text = body_of(letter)
        assert "Unsubscribe" in text
        assert f"{site.url}/t/{first}" in text
        stop = re.search(r"List-Unsubscribe: <([^>]+)>", unfolded(letter))[1]
        assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in unfolded(letter)
        assert post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert 'value="never" selected' in anne.get("/settings").text
        with httpx.Client(base_url=site.url, timeout=60, verify=False) as phone:  # the same mailbox signs another device in
            for address in ("herman@mail.example", "anne@mail.example"):
                assert "If we know this address" in phone.post("/sign-in/mail", data={"address": address}).text
            letter = box.get(timeout=60)
            code = links_in(letter)[0].partition("#")[2]
            assert phone.post("/sign-in", data={"code": code}).status_code == 303
            assert 'value="Anne"' in phone.get("/settings").text
            assert phone.post("/sign-in", data={"code": code}).status_code == 403
        assert box.empty(), "nothing is written to strangers"


def due_by_mail(site: Site, table: str) -> float | None:
    store = Store(site.db)
    with store.engine.connect() as db:
        found = db.execute(sa.text("SELECT due FROM notices WHERE way = 'mail' AND table_id = :id"), {"id": table}).scalar()
    store.close()
    return found


def unfolded(letter: object) -> str:
    return re.sub(r"\r?\n[ \t]", "", letter.content.decode())


def body_of(letter: object) -> str:
    import email
    import email.policy

    return email.message_from_bytes(letter.content, policy=email.policy.default).get_content()


def links_in(letter: object) -> list[str]:
    return re.findall(r"https?://\S+", body_of(letter))


def test_quiet_hours_follow_the_users_time_zone():
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()

    cologne = {"quiet": "22-7", "zone": "Europe/Berlin"}
    assert quiet_until(cologne, at("2026-01-15T20:59")) == 0.0
    assert quiet_until(cologne, at("2026-01-15T21:00")) == at("2026-01-16T06:00")
    assert quiet_until(cologne, at("2026-01-16T05:59")) == at("2026-01-16T06:00")
    assert quiet_until(cologne, at("2026-01-16T06:00")) == 0.0
    assert quiet_until({"quiet": "22-7"}, at("2026-01-15T21:00")) == 0.0  # by UTC
    assert quiet_until({"quiet": "0-9", "zone": "no such zone"}, at("2026-01-15T03:00")) == at("2026-01-15T09:00")
    assert quiet_until({}, at("2026-01-15T03:00")) == 0.0


@pytest.mark.database
def test_a_nudge_is_sent_once_a_day_and_names_who_waits(own_site, client, service):
    site = own_site(**SOON)
    anne = client(site, "Anne")
    anne.post("/me/push", json=service.subscription)
    table, herman = table_of_two(site, client, anne)
    pass_turn(anne, table)
    leave(anne, table, herman)
    pass_turn(herman, table)
    service.arrived.get(timeout=60)  # the turn itself
    answer = herman.post(f"/api/tables/{table}/nudge")
    assert answer.status_code == 200, answer.text
    message = json.loads(service.arrived.get(timeout=60))
    assert message["body"] == "Herman is waiting for you"
    again = herman.post(f"/api/tables/{table}/nudge")
    assert again.status_code == 409
    assert again.json()["error"] == "Anne was nudged today already."
    assert "nudged today" in herman.get(f"/t/{table}").text
    assert "Herman is waiting for your move." in anne.get(f"/t/{table}").text


def test_somebody_in_the_lobby_is_nudged_too(site, client):
    anne = client(site, "Anne")
    table, herman = table_of_two(site, client, anne)
    pass_turn(anne, table)
    leave(anne, table, herman)
    pass_turn(herman, table)
    with anne.stream("GET", "/events") as lobby:
        next(lobby.iter_lines())
        answer = herman.post(f"/api/tables/{table}/nudge")
        assert answer.status_code == 200, answer.text
    assert "Herman is waiting for your move." in anne.get(f"/t/{table}").text


def test_only_players_nudge_and_only_somebody_else_who_is_to_move(site, client):
    anne, herman, eve = client(site, "Anne"), client(site, "Herman"), client(site, "Eve")
    table = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "open"}])["id"]
    assert anne.post(f"/api/tables/{table}/nudge").status_code == 409, "nobody plays yet"
    herman.post(f"/api/tables/{table}/join")
    assert eve.post(f"/api/tables/{table}/nudge").status_code == 403
    mine = anne if anne.get(f"/api/tables/{table}").json()["moves"] else herman
    refused = mine.post(f"/api/tables/{table}/nudge")
    assert refused.status_code == 409
    assert refused.json()["error"] == "There is nobody to nudge right now."
    live = anne.open("speicherstadt", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], clock={"move_seconds": 15, "bank_seconds": 600})
    assert anne.post(f"/api/tables/{live['id']}/nudge").status_code == 409
