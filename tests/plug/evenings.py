"""Evenings at the table: simulated people and bots play many games while something goes wrong; afterwards every line is accounted for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import kogge
from benchmarks.callers import Caller, Gone
from kogge.web.operating.backup import verify
from kogge.web.storage.schema import lines
from kogge.web.storage.store import Store

GAMES = list(kogge.games())


@dataclass
class Played:
    """One table: what its people played, as far as the server has answered for it."""

    id: str
    people: int
    acknowledged: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    gone: int = 0


async def call(caller: Caller, method: str, path: str, body: object = None) -> tuple[int, object]:
    """Ask until there is an answer; only for what may be asked twice."""
    while True:
        try:
            return await caller.call(method, path, body)
        except Gone:
            await asyncio.sleep(0.05)


async def play_a_game(host: str, port: int, number: int, pace: Callable[[], float]) -> Played:
    """One person plays all human seats of a table to the end, among bots."""
    chance = random.Random(number)
    caller = Caller(host, port)
    while True:
        try:
            await caller.become(f"Person {number}")
            break
        except Gone:
            await asyncio.sleep(0.05)
    game = GAMES[number % len(GAMES)]
    players = kogge.games()[game]["players"][0]
    people = 1 + number % 2 if number % 4 else 1
    seats = [{"kind": "me"}] + [{"kind": "guest", "name": "G"}] * (people - 1) + [{"kind": "bot", "level": "random"}] * (players - people)
    while True:
        try:
            status, table = await caller.call("POST", "/api/tables", {"game": game, "seats": seats})
            assert status == 201, table
            break
        except Gone:
            await asyncio.sleep(0.05)
    played = Played(table["id"], people)
    path = f"/api/tables/{played.id}"
    while table["status"] != "over":
        await asyncio.sleep(pace())
        turn, version = table["turn"], table["version"]
        if turn is None or turn > people:
            _, table = await call(caller, "GET", path)
            continue
        _, moves = await call(caller, "GET", f"{path}?seat={turn}")
        if moves["version"] != version or not moves["moves"]:
            table = moves
            continue
        move = chance.choice(moves["moves"])
        try:
            status, answer = await caller.call("POST", f"{path}/moves?brief=1", {"seat": turn, "move": move, "version": version})
            assert status == 200, (status, answer, turn, move, version)
            played.acknowledged.append(f"{turn} {move}")
            _, table = await call(caller, "GET", path)
        except Gone:  # was it written? The version tells: nobody else may decide for this seat
            played.gone += 1
            _, table = await call(caller, "GET", path)
            if table["version"] > version:
                played.acknowledged.append(f"{turn} {move}")
    _, record = await call(caller, "GET", f"{path}/record")
    played.points = kogge.load(record).points()
    caller.close()
    return played


async def evening(site, tables: int, trouble: Callable[[], Awaitable[None]], pace: float = 0.02) -> list[Played]:
    """Many games at once, and trouble beside them."""
    chance = random.Random(1)
    games = [asyncio.create_task(play_a_game("127.0.0.1", site.port, i, lambda: chance.random() * pace)) for i in range(tables)]
    troubling = asyncio.create_task(trouble())
    done, left = await asyncio.wait([*games, troubling], timeout=900, return_when=asyncio.FIRST_EXCEPTION)
    for one in done:
        one.result()
    assert not left, f"after a quarter of an hour {len(left)} games still wait for an answer"
    return [await game for game in games]


def every_line_is_there(db: str, evening: list[Played]) -> None:
    """What was answered for is stored, in order and once; every game is legal, over, and gives its points when replayed."""
    store = Store(db)
    assert [fault for _, fault in verify(store) if fault] == []
    for played in evening:
        texts = store.texts(played.id)
        people = {str(seat) for seat in range(1, played.people + 1)}
        with store.engine.connect() as connection:
            rows = connection.execute(lines.select().where(lines.c.table_id == played.id).order_by(lines.c.number)).all()
        assert [row.number for row in rows] == list(range(len(texts)))
        assert [text for text in texts if text.split(" ")[0] in people] == played.acknowledged
        row = store.table(played.id)
        header = f"Game: {row.game}\nPlayers: {row.players}\nOptions: {row.options}\n\n"
        again = kogge.load(header + "\n".join(texts) + "\n")
        assert again.is_over
        assert again.points() == played.points
    store.close()
