"""Control characters and lone surrogates are refused in every text field, on both databases, and are not stored."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from servers import Site

pytestmark = pytest.mark.full

ME = {"kind": "me"}
LONE_SURROGATE = "\ud83d"
BAD = ["\x00", "\x07", "\x1b[2J", "\x7f", "\x85", LONE_SURROGATE]
RECORD = (
    "Game: speicherstadt\nPlayers: 2\nNames: An{}ne, Herman\n\n"
    "* start 2\n* card office\n* card trader tea\n* card contract coffee spices\n2 bid 1\n"
)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request, tmp_path_factory) -> Iterator[Site]:
    if request.param == "sqlite":
        site = Site(f"sqlite:///{tmp_path_factory.mktemp('texts') / 'kogge.db'}")
    else:
        site = Site(request.getfixturevalue("postgres").new_database(), workers=2)
    yield site
    site.close()


@pytest.fixture
def anne(site) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site.url, timeout=30) as client:
        client.headers["Authorization"] = "Bearer " + client.post("/api/people", json={"name": "Anne"}).json()["token"]
        yield client


def send(client: httpx.Client, path: str, body: object) -> httpx.Response:
    """Send JSON in plain ASCII, which can contain a lone surrogate."""
    return client.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})


def is_clear_refusal(answer: httpx.Response) -> bool:
    assert answer.status_code == 422, (answer.status_code, answer.text[:300])
    return "Traceback" not in answer.text and ("control character" in answer.text or "not valid" in answer.text)


def test_invalid_characters_are_refused_everywhere(anne):
    for bad in BAD:
        check_refused_everywhere(anne, bad)


def check_refused_everywhere(anne, bad):
    name = f"An{bad}ne"
    assert is_clear_refusal(send(anne, "/api/people", {"name": name}))
    seats = [ME, {"kind": "guest", "name": name}]
    assert is_clear_refusal(send(anne, "/api/tables", {"game": "speicherstadt", "seats": seats}))
    table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, ME]}).json()
    payload = {"seat": table["turn"], "move": f"bid {bad}", "version": table["version"]}
    for path in ("moves", "moves?brief=1"):
        assert send(anne, f"/api/tables/{table['id']}/{path}", payload).status_code == 422
    if bad != LONE_SURROGATE:  # which no form and no UTF-8 text can hold
        assert is_clear_refusal(anne.post("/me", data={"nickname": name}))
        assert is_clear_refusal(anne.post(f"/t/{table['id']}/chat", data={"text": f"hel{bad}lo"}))
        form = {"game": "speicherstadt", "players": "2", "seat1": "me", "seat2": "guest", "name2": name}
        assert is_clear_refusal(anne.post("/tables", data=form))
        record = RECORD.format(bad)
        assert is_clear_refusal(anne.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"}))
        assert is_clear_refusal(anne.post("/records", files={"file": ("a.kogge", record.encode())}))
    assert anne.get(f"/api/tables/{table['id']}").json()["version"] == table["version"]
    page = anne.get(f"/t/{table['id']}").text
    assert "hel" + bad not in page


def test_a_value_that_the_database_cannot_hold_is_no_failure_of_the_site(anne):
    for path, field in (("/me/unfriend", "friend"), ("/me/sign-out", "device"), ("/me/passkey/remove", "key")):
        assert anne.post(path, data={field: "\x00"}).status_code in (303, 404, 422), path
    for path in ("/people/%00", "/friends/%00", "/t/%00", "/tournaments/%00"):
        assert anne.get(path).status_code in (403, 404, 422), path


def test_other_characters_are_kept(anne):
    table = anne.post("/api/tables", json={"game": "speicherstadt", "seats": [ME, {"kind": "guest", "name": "Zoë 🙂"}]}).json()
    assert table["seats"][1]["name"] == "Zoë 🙂"
    anne.post(f"/t/{table['id']}/chat", data={"text": "grüß Gott 🙂 ’t"})
    assert "grüß Gott 🙂 ’t" in anne.get(f"/t/{table['id']}").text
