"""Simulated people and bots play many games while something fails; afterwards no acknowledged line may be missing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import kogge
from benchmarks.callers import Caller, ConnectionLost
from kogge.web.db.schema import lines
from kogge.web.db.store import Store
from kogge.web.server.backup import verify
from servers import Site

GAMES = list(kogge.list_games())


@dataclass
class PlayedTable:
    """One table, and the moves of its people that the server has acknowledged."""

    id: str
    people: int
    acknowledged: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    gone: int = 0  # how often the server did not answer

    async def ask(self, caller: Caller, method: str, path: str) -> tuple[int, object]:
        """Repeat a request until it is answered; only for requests that may be repeated."""
        while True:
            try:
                return await caller.call(method, path)
            except ConnectionLost:
                self.gone += 1
                await asyncio.sleep(0.05)


async def play_a_game(host: str, port: int, number: int, pace: Callable[[], float], most: int, tables_played: list[PlayedTable]) -> None:
    """One person plays all human seats of a table with bots, for `most` decisions or to the end."""
    chance = random.Random(number)
    caller = Caller(host, port)
    while True:
        try:
            await caller.become(f"User {number}")
            break
        except ConnectionLost:
            await asyncio.sleep(0.05)
    game = GAMES[number % len(GAMES)]
    players = kogge.list_games()[game]["players"][0]
    people = 1 + number % 2 if number % 4 else 1
    seats = [{"kind": "me"}] + [{"kind": "guest", "name": "G"}] * (people - 1) + [{"kind": "bot", "level": "random"}] * (players - people)
    while True:
        try:
            status, table = await caller.call("POST", "/api/tables", {"game": game, "seats": seats})
            assert status == 201, table
            break
        except ConnectionLost:
            await asyncio.sleep(0.05)
    played = PlayedTable(table["id"], people)
    tables_played.append(played)
    path = f"/api/tables/{played.id}"
    while table["status"] != "over" and len(played.acknowledged) < most:
        await asyncio.sleep(pace())
        turn, version = table["turn"], table["version"]
        if turn is None or turn > people:
            _, table = await played.ask(caller, "GET", path)
            continue
        _, moves = await played.ask(caller, "GET", f"{path}?seat={turn}")
        if moves["version"] != version or not moves["moves"]:
            table = moves
            continue
        move = chance.choice(moves["moves"])
        try:
            status, answer = await caller.call("POST", f"{path}/moves?brief=1", {"seat": turn, "move": move, "version": version})
            assert status == 200, (status, answer, turn, move, version)
            played.acknowledged.append(f"{turn} {move}")
            _, table = await played.ask(caller, "GET", path)
        except ConnectionLost:  # the version shows whether it was written: nobody else may decide for this seat
            played.gone += 1
            _, table = await played.ask(caller, "GET", path)
            if table["version"] > version:
                played.acknowledged.append(f"{turn} {move}")
    if table["status"] == "over":
        _, record = await played.ask(caller, "GET", f"{path}/record")
        played.points = kogge.load(record).points()
    caller.close()


async def play_games_during(
    site: Site, tables: int, disturb: Callable[[list[PlayedTable]], Awaitable[None]], pace: float, most: int
) -> list[PlayedTable]:
    """Play many games at once while `disturb` runs, which is handed the tables played so far."""
    chance, tables_played = random.Random(1), []
    games = [play_a_game("127.0.0.1", site.port, number, lambda: chance.random() * pace, most, tables_played) for number in range(tables)]
    games = [asyncio.create_task(game) for game in games]
    disturbing = asyncio.create_task(disturb(tables_played))
    done, left = await asyncio.wait([*games, disturbing], timeout=900, return_when=asyncio.FIRST_EXCEPTION)
    for one in done:
        one.result()
    assert not left, f"after a quarter of an hour {len(left)} games still wait for an answer"
    return tables_played


def check_no_line_is_lost(site: Site, tables: list[PlayedTable]) -> None:
    """Every acknowledged line is stored once and in order; every game is legal and, if over, gives its points when replayed."""
    site.stop()  # bots may still play where a person has left
    store = Store(site.db)
    assert [fault for _, fault in verify(store) if fault] == []
    for played in tables:
        texts = store.tables.texts(played.id)
        people = {str(seat) for seat in range(1, played.people + 1)}
        with store.engine.connect() as connection:
            rows = connection.execute(lines.select().where(lines.c.table_id == played.id).order_by(lines.c.number)).all()
        assert [row.number for row in rows] == list(range(len(texts)))
        assert [text for text in texts if text.split(" ")[0] in people] == played.acknowledged
        row = store.tables.table(played.id)
        header = f"Game: {row.game}\nPlayers: {row.players}\nOptions: {row.options}\n\n"
        again = kogge.load(header + "\n".join(texts) + "\n")
        assert again.is_over == bool(played.points)
        assert not played.points or again.points() == played.points
    store.close()
