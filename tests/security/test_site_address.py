"""Site addresses: trusted proxies, accepted hosts, what follows from https, who may read metrics. GET requests change nothing."""

from __future__ import annotations

import contextlib
import re
import socket
import sqlite3
from collections.abc import Iterator

import httpx
import pytest

from commands import run_command
from kogge.web.limits import RATES_OF_ADDRESS
from servers import Site, get, post

pytestmark = pytest.mark.full

ME, GUEST, OPEN = {"kind": "me"}, {"kind": "guest"}, {"kind": "open"}
NEWCOMERS = RATES_OF_ADDRESS["people"][0]


@pytest.fixture(scope="module")
def public(tmp_path_factory) -> Iterator[Site]:
    """A public site behind a proxy on the same machine."""
    options = ["--public", "https://kogge.example", "--public", "http://kogge.lan:8080", "--proxy", "127.0.0.1", "--metrics", "127.0.0.1"]
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('public') / 'kogge.db'}", options=options, KOGGE_RATE_LIMITS="on")
    yield site
    site.close()


@pytest.fixture(scope="module")
def private(tmp_path_factory) -> Iterator[Site]:
    """A site as it is without any option."""
    site = Site(f"sqlite:///{tmp_path_factory.mktemp('private') / 'kogge.db'}", KOGGE_RATE_LIMITS="on")
    yield site
    site.close()


def newcomer(site: Site, hops: str) -> int:
    return post(site.url + "/api/people", json={}, headers={"X-Forwarded-For": hops}, timeout=30).status_code


# the proxy


def test_a_spoofed_first_hop_is_ignored(public):
    statuses = [newcomer(public, f"192.0.2.{i}, 198.51.100.{i}, 203.0.113.7") for i in range(2 * NEWCOMERS)]
    assert statuses[:10] == [201] * 10
    assert 429 in statuses, "they count as one address"
    assert newcomer(public, "192.0.2.1, 203.0.113.8") == 201  # another client behind the same proxy


def test_hops_are_read_from_the_right_past_the_named_proxies(public):
    statuses = [newcomer(public, f"192.0.2.{i}, 203.0.113.9, 127.0.0.1") for i in range(2 * NEWCOMERS)]
    assert 429 in statuses, "they count as one address"


def test_without_a_configured_proxy_forwarded_addresses_are_ignored(private):
    statuses = [newcomer(private, f"192.0.2.{i}") for i in range(2 * NEWCOMERS)]
    assert 429 in statuses, "they count as one address"


@pytest.mark.parametrize(
    ("option", "value"),
    [("--proxy", "*"), ("--proxy", "proxy"), ("--metrics", "*"), ("--public", "kogge.example"), ("--public", "ftp://x")],
)
def test_an_impossible_site_address_is_refused_in_one_sentence(tmp_path, option, value):
    done = run_command("serve", option, value, "--db", f"sqlite:///{tmp_path / 'kogge.db'}", NO_COLOR="1", COLUMNS="200")
    assert done.returncode != 0
    assert option in done.stderr
    assert not (tmp_path / "kogge.db").exists()


# hosts and https


@pytest.mark.parametrize(
    "host", ["kogge.example", "KOGGE.example", "kogge.example:443", "kogge.lan:8080", "127.0.0.1:8000", "localhost", "[::1]:8000"]
)
def test_the_sites_own_hosts_and_this_machine_are_answered(public, host):
    assert get(public.url + "/new/colonia", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "kogge.example.evil.example", "", "kogge.example@evil.example", "192.0.2.1", "[", "x:y:z"]
)
@pytest.mark.parametrize("path", ["/", "/api/games", "/t/aaaaaaaaaaaaaaaa/events", "/static/site.css"])
def test_other_hosts_are_refused(public, host, path):
    answer = get(public.url + path, headers={"Host": host})
    assert answer.status_code == 421, answer.text


def test_without_a_public_address_every_host_is_answered(private):
    for host in ("192.168.0.7:8000", "my-computer.local", "evil.example"):
        answer = get(private.url + "/new/colonia", headers={"Host": host})
        assert answer.status_code == 200
        assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(("host", "secure"), [("kogge.example", True), ("kogge.lan:8080", False), ("127.0.0.1", False)])
def test_https_follows_from_the_public_address(public, host, secure):
    with httpx.Client(base_url=public.url, headers={"Host": host, "X-Forwarded-For": "203.0.113.20"}, timeout=60) as visitor:
        answer = visitor.post("/me", data={"nickname": "Anne", "language": "de", "theme": "dark"})
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 3
        assert [("Secure" in one) for one in cookies] == [secure] * 3
        assert ("strict-transport-security" in answer.headers) is secure
        visitor.headers["Cookie"] = cookies[-1].partition(";")[0]
        out = visitor.post("/me/sign-out-elsewhere")
        assert ("Secure" in out.headers.get("set-cookie", "Secure" * secure)) is secure


def test_forms_from_every_public_address_are_accepted_and_from_no_other(public):
    for origin, status in (("https://kogge.example", 303), ("http://kogge.lan:8080", 303), ("https://evil.example", 403)):
        answer = post(public.url + "/me", data={"theme": "dark"}, headers={"Host": "kogge.example", "Origin": origin})
        assert answer.status_code == status, origin


def test_invitations_name_the_first_public_address(public):
    with httpx.Client(base_url=public.url, headers={"X-Forwarded-For": "203.0.113.21"}, timeout=60) as anne:
        form = {"game": "speicherstadt", "players": "2", "seat1": "me", "seat2": "open"}
        table = anne.post("/tables", data=form).headers["location"]
        assert f"https://kogge.example{table}" in anne.get(table).text


# numbers


def test_metrics_are_for_addresses_that_the_operator_named(public, private):
    assert get(private.url + "/metrics").status_code == 404
    assert "kogge_bots_waiting 0" in get(public.url + "/metrics").text
    reported = {
        line.split()[2].removeprefix("kogge_") for line in get(public.url + "/metrics").text.splitlines() if line.startswith("# TYPE")
    }
    counted = {
        "requests_total",
        "request_seconds",
        "moves_written_total",
        "commits_total",
        "bot_moves_total",
        "notices_sent_total",
        "notices_failed_total",
        "route_requests_total",
        "route_seconds_total",
        "mail_sent_total",
        "mail_failed_total",
        "refusals_total",
        "commit_seconds_total",
    }
    assert reported - counted == {"tables", "tables_in_memory", "bots_waiting", "replays_waiting", "event_streams"} | {
        "resident_bytes",
        "reports_open",
        "notices_waiting",
        "mail_waiting",
        "start_time_seconds",
        "build_info",
        "database_up",
        "hints_waiting",
        "analyses_waiting",
        "moves_waiting",
        "database_connections",
        "database_connections_max",
        "open_files",
        "disk_free_bytes",
        "last_backup_timestamp_seconds",
    }
    assert counted <= reported
    assert get(public.url + "/metrics", headers={"Host": "10.0.0.5:8000"}).status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "Via"):
        for value in ("203.0.113.7", "127.0.0.1"):
            assert get(public.url + "/metrics", headers={header: value}).status_code == 404


def test_health_is_public(public, private):
    assert get(public.url + "/healthz", headers={"Host": "10.0.0.5:8000"}).json() == {"well": True}
    assert get(private.url + "/healthz").json() == {"well": True}


# responses for one user are not cached


def test_responses_about_a_table_may_not_be_cached(public):
    proxied = {"X-Forwarded-For": "203.0.113.30"}  # an address that has not used up its limit
    token = post(public.url + "/api/people", json={"name": "Anne"}, headers=proxied).json()["token"]
    with httpx.Client(base_url=public.url, headers=proxied | {"Authorization": f"Bearer {token}"}, timeout=30) as anne:
        table = anne.post("/api/tables", json={"game": "colonia", "seats": [ME, GUEST, GUEST]}).json()
        for path in ("", "/moves", "/record"):
            assert anne.get(f"/api/tables/{table['id']}{path}").headers["Cache-Control"] == "no-store"
        for path in ("", "/board?have=1", "/board", "/replay", "/record.kogge"):
            assert anne.get(f"/t/{table['id']}{path}").headers["Cache-Control"] == "no-store"
        payload = {"seat": table["turn"], "move": anne.get(f"/api/tables/{table['id']}/moves?seat={table['turn']}").json()[0]}
        for query in ("", "?brief=1"):  # played, then too late
            answer = anne.post(f"/api/tables/{table['id']}/moves{query}", json=payload | {"version": table["version"]})
            assert answer.headers["Cache-Control"] == "no-store"
    assert "max-age" in get(public.url + "/static/colonia/board.css").headers["Cache-Control"]


# GET requests change nothing


def dump(site: Site) -> list[str]:
    with contextlib.closing(sqlite3.connect(site.db.removeprefix("sqlite:///"))) as db:
        return list(db.iterdump())


def get_routes() -> list[str]:
    """Every address that answers to GET, as the site itself lists them."""
    from kogge.web.accounts import routes as accounts_routes
    from kogge.web.notifications import routes as notification_routes
    from kogge.web.server import metrics
    from kogge.web.tables import api
    from kogge.web.tables import lobby_routes as lobby_pages
    from kogge.web.tables import record_routes as record_pages
    from kogge.web.tables import routes as table_pages

    modules = (api, metrics, lobby_pages, record_pages, table_pages, accounts_routes, notification_routes)
    return [route.path for one in modules for route in one.router.routes if "GET" in route.methods]


def test_get_changes_nothing(make_site):
    site = make_site(options=["--metrics", "127.0.0.1"])
    token = post(site.url + "/api/people", json={"name": "Anne"}).json()["token"]
    anne = {"Authorization": f"Bearer {token}"}

    def open_table(seats: list[dict]) -> dict:
        return post(site.url + "/api/tables", json={"game": "speicherstadt", "seats": seats}, headers=anne).json()

    waiting, running = open_table([ME, OPEN]), open_table([ME, GUEST])
    waits = 1 if running["turn"] == 2 else 2  # a bot for a seat that is not to decide: nothing moves by itself
    stood_in = {"for_seat": waits, "level": "easy"}
    assert post(f"{site.url}/t/{running['id']}/stand-in", data=stood_in, headers=anne).status_code == 303
    assert get(f"{site.url}/api/tables/{running['id']}").json()["seats"][waits - 1]["level"] == "easy"
    before = dump(site)
    asked = set()
    tables = (waiting["id"], running["id"], "nowhere-at-all")
    parts = {"{game}": "colonia", "{token}": "nonsense", "{code}": "nonsense", "{page_id}": "me"}
    routes = [re.sub(r"{\w+}", lambda found: parts.get(found[0], found[0]), route) for route in get_routes()]
    for path in dict.fromkeys(route.replace("{table_id}", table) for route in routes for table in tables):
        assert "{" not in path, path
        for headers in ({}, anne, anne | {"HX-Request": "true"}, {"Cookie": f"kogge={token}"}):
            for query in ("", "?seat=1&nickname=X&join=1&version=1&move=pass&level=easy&language=de"):
                asked.add(status_of(site, "GET", path + query, headers))
            asked.add(status_of(site, "HEAD", path, headers))
    assert asked <= {200, 204, 303, 401, 403, 404, 405, 422}, (asked, site.output()[-3000:])
    assert len(get_routes()) > 15
    assert dump(site) == before


def status_of(site: Site, method: str, path: str, headers: dict[str, str]) -> int:
    """The status of a request; the connection is closed as soon as the answer begins, since streams do not end."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=30) as here:
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        here.sendall(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{lines}\r\n".encode())
        found = re.match(rb"HTTP/1.1 (\d+)", here.recv(65536))
    assert found is not None, path
    return int(found[1])


# numbers that are too large


DEEP = 100_000
ODD = [
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    b"[" * 1000,
    b'{"seat":' * 120 + b"1" + b"}" * 120,
    *(
        b'{"seat":%b,"move":"bid 1","version":%b,"name":%b,"game":"speicherstadt","seats":[%b]}' % (one, one, one, one)
        for one in (b"9" * 10_000, b"9" * 25, b"-" + b"9" * 25, b"NaN", b"Infinity", b"-Infinity", b"1e400", b"9223372036854775808", b"1.5")
    ),
    *(
        b'{"seat":%b,"move":"bid 1","version":%b}' % (one, one)
        for one in (b"9" * 400, b"9223372036854775808", b"NaN", b"Infinity", b"1e400")
    ),
    *(b'{"%b":%b}' % (key, b"9" * 30) for key in (b"seat", b"version", b"name")),
]


def test_huge_numbers_and_deep_json_cause_no_server_error(make_site):
    site = make_site()
    token = post(site.url + "/api/people", json={"name": "Anne"}).json()["token"]
    with httpx.Client(base_url=site.url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as anne:
        table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, GUEST]}).json()["id"]
        before = anne.get(f"/api/tables/{table}").json()
        here = f"/api/tables/{table}"
        json_paths = [
            "/api/people",
            "/api/tables",
            f"{here}/moves",
            f"{here}/moves?brief=1",
            f"{here}/join",
            f"{here}/undo",
            "/api/records",
        ]
        for path in json_paths:
            for body in ODD:
                answer = anne.post(path, content=body, headers={"Content-Type": "application/json"})
                assert answer.status_code < 500, (path, body[:60], answer.text)
        queries = [f"{here}?seat=", f"{here}/moves?seat=", "/new/colonia?players="]
        queries += [f"/t/{table}{query}" for query in ("?seat=", "?pick=", "/board?have=", "/board?seat=", "/replay?at=")]
        forms = [
            ("/tables", "players"),
            *((f"/t/{table}/{action}", "seat") for action in ("move", "undo", "join", "chat", "give-back")),
        ]
        forms += [(f"/t/{table}/move", "version"), (f"/t/{table}/undo", "version"), (f"/t/{table}/stand-in", "for_seat")]
        usual = {"game": "speicherstadt", "move": "bid 1", "version": "1", "seat": "1", "level": "easy", "for_seat": "9"}
        for number in ("9" * 10_000, "9" * 25, "-" + "9" * 25, "9223372036854775808", "NaN", "Infinity", "1e400", "²", "１"):
            for path in queries:
                answer = anne.get(path + number)
                assert answer.status_code < 500, (path, number[:30], answer.text)
            for path, name in forms:
                answer = anne.post(path, data=usual | {name: number})
                assert answer.status_code < 500, (path, name, number[:30], answer.text)
        assert anne.get(here).json()["view"] == before["view"]
    assert "Traceback" not in site.output()
