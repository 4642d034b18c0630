"""`kogge mcp`, played by the SDK's own client over standard input and output."""

from __future__ import annotations

import os
import random
import sys
from contextlib import asynccontextmanager

import pytest
from mcp import Client, StdioServerParameters

import kogge
from awaiting import awaited
from kogge.agents.tables import MAX_TABLES, AgentTables
from kogge.agents.tools import mcp_server
from kogge.engine.errors import KoggeError
from kogge.games import game_ids
from mcp_calls import call_ok, call_refused

TOOLS = {"list_games", "rules", "open_table", "view_table", "legal_moves", "play", "hint", "analyse"}


@asynccontextmanager
async def over_stdio(*options):
    server = StdioServerParameters(command=sys.executable, args=["-m", "kogge", "mcp", *options], env=dict(os.environ))
    async with Client(server) as client:
        yield client


@asynccontextmanager
async def in_process(tables=None):
    async with Client(mcp_server(tables or AgentTables(seed=3))) as client:
        yield client


async def open_table(client, game, **more):
    """Open a table; returns its id and the tokens by seat."""
    head, *seats = (await call_ok(client, "open_table", game=game, **more)).splitlines()
    return head.removeprefix("table: "), {int(line.split()[1].rstrip(":")): line.split()[2] for line in seats}


async def play_a_game(client, game, **more):
    """A whole game at random; returns the last text."""
    table, tokens = await open_table(client, game, opponent="easy", **more)
    (token,) = tokens.values()
    chance, text = random.Random(5), await call_ok(client, "view_table", table=table, token=token)
    assert text.startswith(kogge.game_by_id(game).title)
    while "The game is over" not in text:
        moves = (await call_ok(client, "legal_moves", table=table, token=token)).splitlines()
        text = await call_ok(client, "play", table=table, token=token, move=chance.choice(moves))
    return table, token, text


def test_a_client_plays_whole_games_of_every_game_over_stdio():
    async def main():
        async with over_stdio("--seed", "7") as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            for game in game_ids():
                assert game in await call_ok(client, "list_games")
                _, _, text = await play_a_game(client, game)
                assert "won by seat" in text

    awaited(main())


def test_the_rules_are_returned_whole_or_by_section():
    async def main():
        async with in_process() as client:
            for game in game_ids():
                whole = await call_ok(client, "rules", game=game)
                assert whole == (kogge.game_by_id(game).folder / "RULES.md").read_text("utf-8")
                moves = await call_ok(client, "rules", game=game, section="Moves")
                assert moves.startswith("## Moves")
                assert moves in whole
            assert (await call_ok(client, "rules", game="colonia", section="C1")).startswith("## C1 ")
            assert "the sections are: Colonia, C1 " in await call_refused(client, "rules", game="colonia", section="C77")

    awaited(main())


def test_an_illegal_move_is_answered_with_the_legal_ones_and_changes_nothing():
    async def main():
        async with in_process() as client:
            table, tokens = await open_table(client, "speicherstadt")
            (token,) = tokens.values()
            before = await call_ok(client, "view_table", table=table, token=token)
            moves = (await call_ok(client, "legal_moves", table=table, token=token)).splitlines()
            message = await call_refused(client, "play", table=table, token=token, move="bid 99")
            assert "'bid 99' is not legal" in message
            assert all(move in message for move in moves)
            assert await call_ok(client, "view_table", table=table, token=token) == before

    awaited(main())


HOSTILE = [
    "",
    "\x00",
    "x" * 100_000,
    "{{7*7}} ${jndi:ldap://x} '; drop table seats; --",
    "../../etc/passwd",
    "os:system",
    "net@/etc/passwd",
    "\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
    -1,
    10**30,
    1.5,
    True,
    None,
    [],
    ["bid 1"] * 1000,
    {"a": {"b": "c"}},
]


@pytest.mark.parametrize("wrong", HOSTILE, ids=range(len(HOSTILE)))
def test_nonsense_is_answered_with_a_sentence(wrong):
    async def main():
        async with in_process() as client:
            table, tokens = await open_table(client, "speicherstadt")
            (token,) = tokens.values()
            before = await call_ok(client, "view_table", table=table, token=token)
            right = {
                "rules": {"game": "colonia", "section": "C1"},
                "open_table": {"game": "hellweg", "players": 3, "options": [], "seats": 1, "opponent": "easy"},
                "view_table": {"table": table, "token": token},
                "play": {"table": table, "token": token, "move": "bid 1"},
                "legal_moves": {"table": table, "token": token},
                "hint": {"table": table, "token": token},
                "analyse": {"table": table, "token": token, "depth": 1},
            }
            defaults = {("rules", "section"), ("open_table", "players"), ("open_table", "options")}  # None, and an empty list, are right
            for tool, arguments in right.items():
                for name in arguments:
                    if (wrong is None and (tool, name) in defaults) or (wrong == [] and name == "options"):
                        continue
                    if wrong is True and (tool, name) in {("open_table", "seats"), ("analyse", "depth")}:
                        continue
                    await call_refused(client, tool, **{**arguments, name: wrong})
            assert await call_ok(client, "view_table", table=table, token=token) == before

    awaited(main())


def test_unknown_tools_and_missing_arguments_are_answered_with_a_sentence():
    async def main():
        async with in_process() as client:
            assert "There is no tool" in await call_refused(client, "sudo")
            assert "There is no tool" in await call_refused(client, "x" * 10_000)
            for tool in TOOLS - {"list_games"}:
                await call_refused(client, tool)

    awaited(main())


def test_two_clients_do_not_see_each_others_hands():
    """Two seats of one table of Colonia: each client sees its own screen and no other, and no token opens the other seat."""

    async def main():
        tables = AgentTables(seed=4)
        async with in_process(tables) as one, in_process(tables) as other:
            table, tokens = await open_table(one, "colonia", players=3, seats=2)
            (mine, my_token), (theirs, their_token) = tokens.items()
            for client, seat, token in ((one, mine, my_token), (other, theirs, their_token)):
                text = await call_ok(client, "view_table", table=table, token=token, whole=True)
                hands = [line for line in text.splitlines() if line.startswith("Seat ") and "money" in line]
                assert len(hands) == 1
                assert hands[0].startswith(f"Seat {seat} (you): ")
            elsewhere, others = await open_table(other, "colonia", players=3)
            for wrong in (*others.values(), my_token[:-1], my_token.upper(), "", table):
                await call_refused(other, "view_table", table=table, token=wrong)
            await call_refused(other, "view_table", table=elsewhere, token=my_token)

    awaited(main())


def test_only_the_seat_to_decide_plays():
    async def main():
        tables = AgentTables(seed=4)
        async with in_process(tables) as client:
            table, tokens = await open_table(client, "hellweg", players=2, seats=2)
            texts = {seat: await call_ok(client, "legal_moves", table=table, token=token) for seat, token in tokens.items()}
            (waiting,) = (seat for seat, text in texts.items() if not text)
            move = next(text for text in texts.values() if text).splitlines()[0]
            assert "not the turn" in await call_refused(client, "play", table=table, token=tokens[waiting], move=move)

    awaited(main())


@pytest.mark.about("speicherstadt")
def test_hints_only_where_allowed_and_analysis_when_the_game_is_over():
    async def main():
        async with in_process(AgentTables(seed=4)) as client:
            table, tokens = await open_table(client, "speicherstadt", players=2)
            (token,) = tokens.values()
            assert "expected win share" in await call_ok(client, "hint", table=table, token=token)
            assert "when it is over" in await call_refused(client, "analyse", table=table, token=token)
            table, token, _ = await play_a_game(client, "speicherstadt", players=2)
            assert "There is a hint only" in await call_refused(client, "hint", table=table, token=token)
            report = await call_ok(client, "analyse", table=table, token=token, depth=2)
            assert "by its own mistakes" in report
            assert "(you)" in report
        async with in_process(AgentTables(hints=False)) as client:
            table, tokens = await open_table(client, "speicherstadt", players=2)
            (token,) = tokens.values()
            assert "no hints" in await call_refused(client, "hint", table=table, token=token)

    awaited(main())


def test_no_more_than_max_tables_can_be_open():
    tables = AgentTables(seed=1)
    for _ in range(MAX_TABLES):
        tables.open("hellweg", players=2, seats=2)
    with pytest.raises(KoggeError, match="finish one of them first"):
        tables.open("hellweg", players=2)
