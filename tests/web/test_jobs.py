"""Background work: fair turns, periodic jobs, and the same site core with threads and without any."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator

import pytest

from awaiting import awaited
from kogge.web.accounts.store import AccountStore
from kogge.web.accounts.users import User
from kogge.web.bus import Bus, TableChanged
from kogge.web.db.store import Store
from kogge.web.jobs import Jobs, LoopJobs, ThreadJobs
from kogge.web.live.hub import Hub
from kogge.web.opponents.service import Opponents
from kogge.web.tables.service import Place, TableService
from table_service import table_service

ANNE = User("anne-id", "Anne")
KINDS = [ThreadJobs, LoopJobs]


@pytest.fixture
def tables(new_db: Callable[[], str]) -> Iterator[TableService]:
    store = Store(new_db())
    store.migrate()
    AccountStore(store).add_user(ANNE.id, ANNE.name)
    yield table_service(store, Hub())
    store.close()


@pytest.mark.parametrize("kind", KINDS)
def test_shares_take_turns_and_each_has_a_limited_queue(kind: type[Jobs]):
    async def run() -> list[str]:
        jobs, done, gate = kind(), [], threading.Event()
        queue = jobs.queue("test", 1, 3, 5)
        assert queue.put("first", lambda: gate.wait(0 if kind is LoopJobs else 60))
        while kind is ThreadJobs and queue.waiting:
            await asyncio.sleep(0.001)
        room = [queue.put("greedy", lambda: done.append("greedy")) for _ in range(4)]
        room += [queue.put("modest", lambda: done.append("modest"))]
        assert room == [True, True, True, False, True]
        gate.set()
        while len(done) < 4:
            await asyncio.sleep(0.001)
        jobs.end()
        return done

    assert awaited(run()) == ["greedy", "modest", "greedy", "greedy"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_job_that_fails_is_logged_and_the_next_one_is_done(kind: type[Jobs], caplog):
    async def run() -> str:
        jobs = kind()

        def fail() -> None:
            raise ValueError("on purpose")

        with pytest.raises(ValueError, match="on purpose"):
            await jobs.run(fail, share="anne")
        jobs.queue("test", 1, 3, 5).put("anne", fail)
        found = await jobs.run(str.upper, "done", share="anne")
        while "A job of test failed" not in caplog.text:
            await asyncio.sleep(0.001)
        jobs.end()
        return found

    with caplog.at_level(logging.ERROR, "kogge.jobs"):
        assert awaited(run()) == "DONE"


@pytest.mark.parametrize("kind", KINDS)
def test_periodic_work_goes_on_after_a_fault_and_only_the_leader_does_it(kind: type[Jobs]):
    async def run() -> None:
        calls: list[str] = []

        def often() -> None:
            calls.append("often")
            if len(calls) == 1:
                raise ValueError("once")

        class Claims:
            def __enter__(self) -> bool:
                return False

            def __exit__(self, *_: object) -> None:
                pass

        jobs = kind(lambda name, version: Claims())
        jobs.every(0.001, often, name="often", at_once=True)
        jobs.every(0.001, lambda: calls.append("leader"), name="leader", leader=True)
        jobs.begin()
        while len(calls) < 5:
            await asyncio.sleep(0.001)
        jobs.end()
        assert set(calls) == {"often"}

    awaited(run())


@pytest.mark.database
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_against_a_bot_is_played_to_its_end(tables: TableService, kind: type[Jobs]):
    """The core of the site; with `LoopJobs` not one thread is started."""
    seen: list[int] = []

    async def run() -> None:
        before = set(threading.enumerate())
        jobs = kind()
        tables.use(jobs)
        bots = Opponents(tables, 0.0, jobs)
        tables.bus.subscribe(TableChanged, bots.table_changed)
        tables.bus.subscribe(TableChanged, lambda event: seen.append(event.info.revision))
        tables.presence.begin()
        bots.begin()
        jobs.begin()
        table_id = tables.open(ANNE, "speicherstadt", [Place("me"), Place("bot", level="random")])
        undone = False
        while True:
            table = tables.sessions.snapshot(table_id)
            if table.match.is_over:
                break
            if table.match.seat == 1:
                played = await tables.play(ANNE, table_id, 1, table.match.moves()[0], table.version)
                if not undone and played.may_undo([1]):
                    await tables.undo(ANNE, table_id, played.version)
                    undone = True
            await asyncio.sleep(0)
        if kind is LoopJobs:
            assert set(threading.enumerate()) == before
        tables.say(ANNE, table_id, "Well played")
        assert tables.sessions.row(table_id).status == "over"
        tables.presence.end()
        bots.end()
        jobs.end()
        await asyncio.sleep(0)

    awaited(run())
    assert seen == sorted(seen)


def test_a_subscriber_that_fails_does_not_stop_the_others(caplog):
    bus, heard = Bus(), []
    bus.subscribe(str, lambda event: 1 / 0)
    bus.subscribe(str, heard.append)
    with caplog.at_level(logging.ERROR, "kogge.bus"):
        bus.publish("news")
    assert heard == ["news"]
    assert "A subscriber of str failed." in caplog.text
