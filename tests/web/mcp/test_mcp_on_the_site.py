"""/mcp on the site, played by the SDK's own client over HTTP."""

from __future__ import annotations

import random
from contextlib import asynccontextmanager

import httpx
import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from awaiting import awaited
from kogge.games import game_ids
from mcp_calls import call, call_ok, call_refused
from servers import LocalSite


@pytest.fixture(scope="module")
def mcp_site(new_db):
    site = LocalSite(new_db(), KOGGE_MCP="yes", NUMBA_DISABLE_JIT="1", KOGGE_HINT_DEPTH="1")
    yield site
    site.close()


def somebody(site, name):
    """The token of a new user."""
    return httpx.post(f"{site.url}/api/people", json={"name": name}, verify=False).json()["token"]


@asynccontextmanager
async def client_of(site, token):
    http = httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=60)
    async with http, Client(streamable_http_client(f"{site.url}/mcp", http_client=http)) as client:
        yield client


async def new_table(client, game, **more):
    return (await call_ok(client, "open_table", game=game, **more)).removeprefix("table: ")


@pytest.mark.parametrize("game", game_ids())
def test_a_client_plays_a_whole_game_over_http(mcp_site, game):
    async def main():
        chance = random.Random(3)
        async with client_of(mcp_site, somebody(mcp_site, "Anne")) as client:
            table = await new_table(client, game, opponent="random")
            text = await call_ok(client, "wait", table=table)
            while "The game is over" not in text:
                moves = (await call_ok(client, "legal_moves", table=table)).splitlines()
                if moves:
                    await call_ok(client, "play", table=table, move=chance.choice(moves))
                text = await call_ok(client, "wait", table=table)
            assert "won by seat" in text

    awaited(main())


def test_others_see_that_it_is_a_program(mcp_site):
    async def main():
        async with client_of(mcp_site, somebody(mcp_site, "Anne")) as client:
            return await new_table(client, "hellweg", opponent="people", players=2, listed_for_all=True)

    table = awaited(main())
    seats = httpx.get(f"{mcp_site.url}/api/tables/{table}", verify=False).json()["seats"]
    assert "Anne (program)" in [seat["name"] for seat in seats]


def test_two_programs_at_one_table_see_their_own_hands(mcp_site):
    async def main():
        async with client_of(mcp_site, somebody(mcp_site, "Anne")) as one, client_of(mcp_site, somebody(mcp_site, "Bert")) as two:
            table = await new_table(one, "colonia", opponent="people", players=3, listed_for_all=True)
            assert table in await call_ok(two, "open_tables")
            assert "not started" in await call_refused(one, "view_table", table=table)
            assert await call_ok(two, "join", table=table) == "seat: 2"
            async with client_of(mcp_site, somebody(mcp_site, "Cleo")) as three:
                await call_refused(three, "view_table", table=table)
                await call_ok(three, "join", table=table)
                for seat, client in enumerate((one, two, three), 1):
                    text = await call_ok(client, "view_table", table=table, whole=True)
                    hands = [line for line in text.splitlines() if line.startswith("Seat ") and "money" in line]
                    assert [hand.partition(":")[0] for hand in hands] == [f"Seat {seat} (you)"]
            async with client_of(mcp_site, somebody(mcp_site, "Dora")) as stranger:
                for tool, more in (
                    ("view_table", {}),
                    ("legal_moves", {}),
                    ("play", {"move": "card 3"}),
                    ("wait", {}),
                    ("hint", {}),
                    ("analyse", {}),
                ):
                    assert "not your seat" in await call_refused(stranger, tool, table=table, **more)

    awaited(main())


def test_a_program_cannot_use_a_seat_taken_in_the_browser(mcp_site):
    token = somebody(mcp_site, "Anne")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    body = {"game": "hellweg", "seats": seats}
    table = httpx.post(f"{mcp_site.url}/api/tables", json=body, headers={"Authorization": f"Bearer {token}"}, verify=False).json()["id"]

    async def main():
        async with client_of(mcp_site, token) as client:
            assert "not your seat" in await call_refused(client, "view_table", table=table)

    awaited(main())


def test_an_illegal_move_is_answered_with_the_legal_ones(mcp_site):
    async def main():
        async with client_of(mcp_site, somebody(mcp_site, "Anne")) as client:
            table = await new_table(client, "speicherstadt", opponent="random")
            await call_ok(client, "wait", table=table)
            moves = (await call_ok(client, "legal_moves", table=table)).splitlines()
            for move in ("bid 99", "", "x" * 5000):
                error = await call_refused(client, "play", table=table, move=move)
                assert all(legal in error for legal in moves)
            assert (await call_ok(client, "legal_moves", table=table)).splitlines() == moves

    awaited(main())


@pytest.mark.parametrize("wrong", ["", "../..", "x" * 9000, None, 7, {"a": 1}, "'; drop table seats; --"], ids=range(7))
def test_nonsense_is_answered_with_a_sentence(mcp_site, wrong):
    async def main():
        async with client_of(mcp_site, somebody(mcp_site, "Anne")) as client:
            for tool in ("view_table", "join", "legal_moves", "wait", "hint", "analyse"):
                await call_refused(client, tool, table=wrong)
            await call_refused(client, "open_table", game=wrong)
            await call_refused(client, "open_table", game="hellweg", opponent=wrong)

    awaited(main())


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer nonsense"}])
def test_without_a_users_token_nothing_is_answered(mcp_site, headers):
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    answer = httpx.post(f"{mcp_site.url}/mcp", json=body, headers=headers | {"Accept": "application/json, text/event-stream"}, verify=False)
    assert answer.status_code == 401
    assert answer.json()["error"]


def test_a_request_that_is_too_long_or_from_another_site_is_refused(mcp_site):
    headers = {"Authorization": f"Bearer {somebody(mcp_site, 'Anne')}"}
    assert httpx.post(f"{mcp_site.url}/mcp", content=b"x" * 100_000, headers=headers, verify=False).status_code == 413
    foreign = headers | {"Origin": "https://elsewhere.example"}
    assert httpx.post(f"{mcp_site.url}/mcp", content=b"{}", headers=foreign, verify=False).status_code == 403


def test_limits_and_moderation_apply_to_programs_too(mcp_site):
    """The limit on opening tables is that of the pages; a program of a banned user can do nothing."""
    token = somebody(mcp_site, "Anne")
    services = mcp_site.app.state.services

    async def first_refusal():
        async with client_of(mcp_site, token) as client:
            for _ in range(200):  # 40 at once, and one more every two seconds
                text, is_error = await call(client, "open_table", game="hellweg", players=2, opponent="random")
                if is_error:
                    return text
        return ""

    services.limits.on = True
    try:
        assert "Too many requests" in awaited(first_refusal())
    finally:
        services.limits.on = False
    user = services.accounts.authenticate(token)
    services.moderation._users["ban", user.id] = None
    try:
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
        answer = httpx.post(f"{mcp_site.url}/mcp", json=body, headers={"Authorization": f"Bearer {token}"}, verify=False)
        assert answer.status_code == 403
    finally:
        del services.moderation._users["ban", user.id]


def test_mcp_is_off_by_default(own_site, monkeypatch):
    monkeypatch.delenv("KOGGE_MCP", raising=False)
    assert httpx.post(f"{own_site().url}/mcp", json={}, verify=False).status_code == 404


def test_mcp_offers_no_open_streams_and_no_endless_waits(mcp_site):
    """Regression: idle streams counted against no limit, and a wait of NaN seconds never ended."""
    token = somebody(mcp_site, "Mallory")
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/json, text/event-stream"}
    for method in ("GET", "DELETE", "HEAD"):
        answer = httpx.request(method, f"{mcp_site.url}/mcp", headers=headers, verify=False, timeout=5)
        assert (answer.status_code, answer.headers["allow"]) == (405, "POST"), method

    async def main():
        async with client_of(mcp_site, token) as client:
            table = await new_table(client, "speicherstadt", opponent="people")
            for seconds in ("nan", "-inf", -1):
                assert "has not started" in await call_refused(client, "wait", table=table, seconds=seconds)

    awaited(main())
