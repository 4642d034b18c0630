"""The browser edition's site, run in this process: its user, its cookies, and all games as a file."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urlencode

import pytest

from awaiting import awaited
from kogge.engine.errors import KoggeError
from kogge.lite.browser import COOKIES, DATABASE, BrowserSite, load_games, saved_games

ADDRESS = "http://localhost:8123/games/kogge/"


async def request(site: BrowserSite, method: str, path: str, **form: str) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of the answer to a request, as the worker gets them."""
    found: list[object] = []
    body, headers = urlencode(form).encode(), [("content-type", "application/x-www-form-urlencoded")] if form else []
    await site.answer(
        method, f"/games/kogge{path}", headers, body, lambda *start: found.extend(start), lambda part, more: found.append(part)
    )
    status, given, *parts = found
    return status, dict(given), b"".join(parts).decode()


async def open_table(site: BrowserSite) -> str:
    status, headers, _ = await request(site, "POST", "/tables", game="hellweg", quick="yes", nickname="Ada")
    assert status == 303
    return headers["location"]


def test_the_site_recognises_its_user_after_a_restart(tmp_path: Path):
    changes: list[int] = []

    async def first() -> str:
        site = BrowserSite(ADDRESS, tmp_path, on_change=lambda: changes.append(1))
        await site.begin()
        table = await open_table(site)
        status, headers, text = await request(site, "GET", table.removeprefix("/games/kogge"))
        assert status == 200
        assert "Ada" in text
        assert 'href="/static' not in text
        assert "set-cookie" not in headers
        assert "x-frame-options" not in headers
        assert "frame-ancestors 'self'" in headers["content-security-policy"]
        await site.end()
        return table

    async def second(table: str) -> None:
        site = BrowserSite(ADDRESS, tmp_path)
        await site.begin()
        assert table in (await request(site, "GET", "/"))[2]
        await site.end()

    table = awaited(first())
    assert changes
    awaited(second(table))


def test_features_that_need_a_server_are_absent_with_an_explanation(tmp_path: Path):
    async def run() -> None:
        site = BrowserSite(ADDRESS, tmp_path)
        await site.begin()
        table = await open_table(site)
        lobby, settings = (await request(site, "GET", "/"))[2], (await request(site, "GET", "/settings"))[2]
        assert "This is Kogge without a server" in lobby
        assert "/sign-in" not in lobby + settings
        assert "need a Kogge site" in settings
        assert "passkeys.js" not in settings
        assert "/tournaments" not in lobby
        assert "friends online" not in lobby
        assert not re.search(r"name=\"?(quiet|chat)\b", settings)
        new = (await request(site, "GET", "/new/hellweg"))[2]
        assert "This is Kogge without a server" in new
        assert not re.search(r"value=\"?open\b|name=\"?(listed|phone_hands|absence_timeout)\b", new)
        table_page = (await request(site, "GET", table.removeprefix("/games/kogge")))[2]
        assert not re.search(r"chat-panel|tab-chat|qr\.svg|/report\b", table_page)
        assert "friend-link" not in (await request(site, "GET", "/people/me"))[2]
        await site.end()

    awaited(run())


def test_games_are_saved_to_a_file_and_an_invalid_file_changes_nothing(tmp_path: Path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()

    async def play(data: Path) -> str:
        site = BrowserSite(ADDRESS, data)
        await site.begin()
        table = await open_table(site)
        await site.end()
        return table

    async def lobby_of(data: Path) -> str:
        site = BrowserSite(ADDRESS, data)
        await site.begin()
        lobby = (await request(site, "GET", "/"))[2]
        await site.end()
        return lobby

    mine, other = awaited(play(here)), awaited(play(there))
    before = (there / DATABASE).read_bytes(), (there / COOKIES).read_text()
    damaged = json.loads(gzip.decompress(saved_games(here))) | {"database": "AAAA"}
    for wrong in (b"", b"nothing", gzip.compress(b"{}"), gzip.compress(b"[1]"), gzip.compress(json.dumps(damaged).encode())):
        with pytest.raises(KoggeError, match=r"This (is no|file of)"):
            load_games(wrong, there)
        assert ((there / DATABASE).read_bytes(), (there / COOKIES).read_text()) == before
    load_games(saved_games(here), there)
    assert sorted(path.name for path in there.iterdir()) == [COOKIES, DATABASE]
    lobby = awaited(lobby_of(there))
    assert mine in lobby
    assert other not in lobby
