"""Two simultaneous requests to two servers on one PostgreSQL: exactly one wins, the other gets the current table."""

from __future__ import annotations

import asyncio
import os
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from awaiting import awaited
from benchmarks.callers import Caller
from kogge.web.db.schema import settings
from kogge.web.db.store import Store
from kogge.web.server.backup import verify
from servers import Site

PAIRS = 10_000 if os.environ.get("KOGGE_TEST_LONG") == "yes" else 160
ME, OPEN = {"kind": "me"}, {"kind": "open"}
pytestmark = [pytest.mark.full, pytest.mark.xdist_group("postgres")]


class Pair:
    """One person through two servers, and a table of theirs."""

    def __init__(self, ports: tuple[int, int], number: int):
        self.here, self.there, self.other = (Caller("127.0.0.1", port) for port in (*ports, ports[1]))
        self.chance = random.Random(number)
        self.number = number

    async def begin(self) -> None:
        await self.here.become("Anne")
        await self.other.become("Herman")
        self.there.token = self.here.token
        await self.open()

    async def open(self) -> None:
        _, self.table = await self.here.call("POST", "/api/tables", {"game": "speicherstadt", "seats": [ME, {"kind": "guest"}]})

    async def refresh(self) -> None:
        _, self.table = await self.here.call("GET", f"/api/tables/{self.table['id']}")
        if self.table["status"] == "over":
            await self.open()

    def move(self, caller: Caller):
        table = self.table
        payload = {"seat": table["turn"], "move": self.chance.choice(table["moves"]), "version": table["version"]}
        return caller.call("POST", f"/api/tables/{table['id']}/moves", payload)

    def undo(self, caller: Caller):
        return caller.call("POST", f"/api/tables/{self.table['id']}/undo", {"version": self.table["version"]})

    async def two_moves(self) -> None:
        await self.refresh()
        self.one_wins(await asyncio.gather(self.move(self.here), self.move(self.there)))

    async def two_undos(self) -> None:
        await self.undoable()
        self.one_wins(await asyncio.gather(self.undo(self.here), self.undo(self.there)))

    async def an_undo_and_a_move(self) -> None:
        await self.undoable()
        self.one_wins(await asyncio.gather(self.undo(self.here), self.move(self.there)))

    async def undoable(self) -> None:
        """Play until the last line is a decision that may be taken back: take it back, and play it again."""
        while True:
            await self.refresh()
            move = self.chance.choice(self.table["moves"])
            for caller in (self.here, self.there):
                payload = {"seat": self.table["turn"], "move": move, "version": self.table["version"]}
                status, self.table = await caller.call("POST", f"/api/tables/{self.table['id']}/moves", payload)
                assert status == 200, self.table
                if caller is self.there:
                    return
                status, answer = await self.undo(self.there)
                if status != 200:
                    break
                self.table = answer

    async def two_who_join(self) -> None:
        _, table = await self.here.call("POST", "/api/tables", {"game": "speicherstadt", "seats": [ME, OPEN, ME]})
        late = Caller(self.here.host, self.here.port)
        await late.become("Marc")
        path = f"/api/tables/{table['id']}/join"
        answers = await asyncio.gather(late.call("POST", path), self.other.call("POST", path))
        late.close()
        assert sorted(status for status, _ in answers) == [200, 409]
        won, lost = sorted(answers, key=lambda answer: answer[0])
        assert won[1]["seat"] == 2
        assert lost[1]["table"]["seats"][1]["name"] == won[1]["seats"][1]["name"]
        assert lost[1]["table"]["status"] == "running"

    async def two_takeovers(self) -> None:
        _, table = await self.here.call("POST", "/api/tables", {"game": "speicherstadt", "seats": [ME, OPEN, ME]})
        await self.other.call("POST", f"/api/tables/{table['id']}/join")
        answers = await asyncio.gather(*(self.take_over(one, table["id"]) for one in (self.here, self.there)))
        statuses = sorted(answers)
        assert statuses in ([303, 409], [303, 403]), statuses
        _, table = await self.here.call("GET", f"/api/tables/{table['id']}")
        assert table["seats"][0]["level"] == "random"

    async def take_over(self, caller: Caller, table_id: str) -> int:
        body = b"level=random&for_seat=1"
        reader, writer = await asyncio.open_connection(caller.host, caller.port)
        head = f"POST /t/{table_id}/stand-in HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {caller.token}\r\nConnection: close\r\n"
        head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        content = await reader.read()
        writer.transport.abort()
        return int(content[9:12])

    def one_wins(self, answers) -> None:
        statuses = sorted(status for status, _ in answers)
        assert statuses == [200, 409], answers
        won, lost = sorted(answers, key=lambda answer: answer[0])
        assert won[1]["version"] == self.table["version"] + 1
        assert lost[1]["error"]
        assert lost[1]["table"]["version"] == won[1]["version"]
        assert lost[1]["table"]["view"] == won[1]["view"]

    async def run(self, pairs: int) -> None:
        await self.begin()
        kinds = [self.two_moves, self.two_undos, self.an_undo_and_a_move, self.two_who_join, self.two_takeovers]
        for i in range(pairs):
            await kinds[(i + self.number) % len(kinds)]()
        for caller in (self.here, self.there, self.other):
            caller.close()


def test_of_two_simultaneous_requests_exactly_one_wins(postgres):
    db = postgres.new_database()
    sites = [Site(db), Site(db)]
    pairs = [Pair((sites[0].port, sites[1].port), number) for number in range(8)]

    async def run() -> None:
        await asyncio.gather(*(pair.run(PAIRS // len(pairs)) for pair in pairs))
        await asyncio.sleep(0.3)

    try:
        awaited(run())
    finally:
        for site in sites:
            site.close()
    store = Store(db)
    assert [fault for _, fault in verify(store) if fault] == []
    store.close()


def test_two_servers_that_start_at_once_share_the_keys_of_the_first(postgres):
    """Regression: a worker failed on the key of the other and had to be restarted."""
    store, waits = Store(postgres.new_database()), "SELECT count(*) FROM pg_locks WHERE NOT granted"
    store.migrate()
    with ThreadPoolExecutor(1) as pool:
        with store.engine.begin() as other:
            other.execute(settings.insert().values(key="a key", value="the first"))
            second = pool.submit(store.setting, "a key", "the second")
            while not other.scalar(sa.text(waits)):
                assert not second.done(), second.result()
        assert second.result() == store.setting("a key", "a third") == "the first"
    store.close()
