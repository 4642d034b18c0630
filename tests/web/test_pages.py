"""Pages without a browser: forms work without JavaScript, and invalid requests are answered by a page with a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

TABLE = "AAAAAAAAAAAAAAAAAAAAAA"
pytestmark = pytest.mark.database


@pytest.fixture
def visitor(site) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site.url, headers={"Accept-Language": "nl"}, follow_redirects=True, timeout=60, verify=False) as visitor:
        yield visitor


def new_table(visitor: httpx.Client, *seats: str) -> httpx.Response:
    form = {"game": "speicherstadt", "players": str(len(seats)), "nickname": "Anne"}
    return visitor.post("/tables", data=form | {f"seat{seat}": who for seat, who in enumerate(seats, 1)})


@pytest.mark.parametrize(
    ("method", "path", "form"),
    [
        ("GET", "/nothing", None),
        ("GET", f"/t/{TABLE}", None),
        ("GET", f"/t/{TABLE}/board", None),
        ("GET", f"/t/{TABLE}/replay", None),
        ("GET", f"/t/{TABLE}/record.kogge", None),
        ("GET", f"/t/{TABLE}/events", None),
        ("GET", f"/t/{TABLE}/qr.svg", None),
        ("GET", "/t/%00%ff", None),
        ("GET", "/t/../../etc/passwd", None),
        ("GET", "/rules/chess", None),
        ("GET", "/new/chess", None),
        ("GET", "/static/../app.py", None),
        ("GET", f"/t/{TABLE}?seat=x", None),
        ("POST", "/tables", {}),
        ("POST", "/tables", {"game": "chess", "quick": "yes"}),
        ("POST", "/tables", {"game": "speicherstadt", "players": "99"}),
        ("POST", "/tables", {"game": "speicherstadt", "players": "²"}),
        ("POST", "/tables", {"game": "speicherstadt", "players": "3", "seat1": "me", "seat2": "bot:genius", "seat3": "me"}),
        ("POST", "/tables", {"game": "speicherstadt", "players": "2", "seat1": "me", "seat2": "<script>"}),
        ("POST", f"/t/{TABLE}/move", {"move": "bid 1", "version": "1", "seat": "1"}),
        ("POST", f"/t/{TABLE}/move", {}),
        ("POST", f"/t/{TABLE}/chat", {"text": "hello"}),
        ("POST", f"/t/{TABLE}/rematch", {}),
        ("POST", "/records", {}),
        ("DELETE", "/", None),
    ],
)
def test_nonsense_is_refused_with_a_sentence_in_the_users_language(visitor, method, path, form):
    answer = visitor.request(method, path, data=form)
    assert 400 <= answer.status_code < 500
    assert 'lang="nl"' in answer.text
    assert re.search(r'role="alert">[^<]{8,}<', answer.text)
    assert "Traceback" not in answer.text


def test_a_table_is_played_without_javascript(visitor):
    page = new_table(visitor, "me", "guest")
    for _ in range(4):
        version, seat = (re.search(rf'name="{name}" value="(\d+)"', page.text).group(1) for name in ("version", "seat"))
        move = re.search(r'name="move" value="([^"]+)"', page.text).group(1)
        page = visitor.post(f"{page.url.path}/move", data={"version": version, "seat": seat, "move": move})
        assert page.status_code == 200
        assert f'name="version" value="{int(version) + 1}"' in page.text


def test_a_stale_form_gets_the_current_table_and_one_sentence(visitor):
    page = new_table(visitor, "me", "guest")
    version, seat = (re.search(rf'name="{name}" value="(\d+)"', page.text).group(1) for name in ("version", "seat"))
    form = {"version": version, "seat": seat, "move": "bid 1"}
    assert visitor.post(f"{page.url.path}/move", data=form).status_code == 200
    again = visitor.post(f"{page.url.path}/move", data=form)
    assert again.status_code == 409
    assert "De partij is al verder" in again.text
    assert f'name="version" value="{int(version) + 1}"' in again.text


def test_typed_text_never_becomes_html(visitor):
    page = new_table(visitor, "me", "guest")
    evil = "<script>alert(1)</script>"
    for path, form in [("chat", {"text": evil}), ("move", {"move": evil, "version": "2", "seat": "1"}), ("join", {"nickname": evil})]:
        answer = visitor.post(f"{page.url.path}/{path}", data=form)
        assert evil not in answer.text
    assert evil not in visitor.get(f"{page.url.path}?pick={evil}").text
    assert evil not in visitor.get("/").text


def test_forms_of_other_sites_are_refused(visitor):
    answer = visitor.post("/tables", data={"game": "speicherstadt", "quick": "yes"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


def test_a_page_allows_no_foreign_and_no_inline_script(visitor):
    page = new_table(visitor, "me", "guest")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert "unsafe" not in page.headers["content-security-policy"]
    assert not re.search(r"<script(?![^>]* src=)|\son\w+=|\sstyle=|javascript:", page.text)
    assert not re.search(r'(src|href)="https?://', page.text.replace(str(page.url), ""))


def test_redirects_after_a_change_of_settings_stay_on_the_site(visitor):
    for back in ("https://evil.example/", "//evil.example", "/\\evil.example"):
        answer = visitor.post("/me", data={"language": "fr", "back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"
    assert 'lang="fr"' in visitor.get("/").text


def test_the_pace_of_animations_is_a_personal_setting(visitor):
    def lasts() -> int:
        return int(re.search(r'data-move-lasts="(\d+)"', visitor.get("/settings").text).group(1))

    normal = lasts()
    visitor.post("/me", data={"pace": "slow", "back": "/settings"})
    slow = lasts()
    visitor.post("/me", data={"pace": "no such pace", "back": "/settings"})
    assert lasts() == slow > normal


def test_a_replay_opens_at_any_line_number(visitor):
    page = new_table(visitor, "me", "guest")
    for at in ("0", "1", "-5", "99999"):
        assert visitor.get(f"{page.url.path}/replay?at={at}").status_code == 200
