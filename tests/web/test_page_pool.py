"""The pool of page threads, and the private parts of anyio that it relies on; another version may change them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import anyio.to_thread
import pytest
from starlette.concurrency import run_in_threadpool

from awaiting import awaited
from kogge.web import app, page_pool
from kogge.web.page_pool import PagePool, Visit, use_page_pool, visit
from kogge.web.problems import Problem
from servers import LocalSite, get


class Work:
    """Pages that are being rendered until the test lets them end."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end: dict[str, threading.Event] = {}

    def make(self, name: str) -> str:
        self.begun.append(name)
        assert self.may_end.setdefault(name, threading.Event()).wait(60)
        return name

    async def ask(self, name: str, address: str) -> str:
        """A request from an address."""
        visit.set(Visit((address, "")))
        self.may_end.setdefault(name, threading.Event())
        return await run_in_threadpool(self.make, name)

    def end(self, *names: str) -> None:
        for name in names:
            self.may_end[name].set()

    async def wait_for(self, *names: str) -> None:
        async with asyncio.timeout(60):
            while sorted(self.begun) != sorted(names):
                await asyncio.sleep(0.001)


def in_a_loop(test: Callable[[PagePool, Work], Coroutine[Any, Any, None]], threads: int = 2, at_once: int = 1) -> None:
    async def run() -> None:
        await test(use_page_pool(threads, at_once), Work())

    awaited(run())


def test_anyio_uses_our_limiter_for_the_functions_of_routes():
    async def test(pool: PagePool, work: Work) -> None:
        assert anyio.to_thread.current_default_thread_limiter() is pool
        assert await run_in_threadpool(lambda: pool._turns.running) == 1

    in_a_loop(test)


def test_an_address_with_many_pages_leaves_a_thread_to_the_others():
    async def test(pool: PagePool, work: Work) -> None:
        flood = [asyncio.create_task(work.ask(f"mallory {i}", "1")) for i in range(50)]
        await work.wait_for("mallory 0")
        assert pool.waiting == 49
        anne = asyncio.create_task(work.ask("anne", "2"))
        await work.wait_for("mallory 0", "anne")  # at once, before 49 others
        work.end("anne", *(f"mallory {i}" for i in range(50)))
        await asyncio.gather(anne, *flood)
        assert [name for name in work.begun if name != "anne"] == [f"mallory {i}" for i in range(50)]

    in_a_loop(test)


def test_a_request_that_is_given_up_takes_no_thread():
    async def test(pool: PagePool, work: Work) -> None:
        asked = [asyncio.create_task(work.ask(f"page {i}", "1")) for i in range(3)]
        await work.wait_for("page 0")
        while pool.waiting < 2:
            await asyncio.sleep(0)
        asked[1].cancel()
        work.end("page 0", "page 2")
        await asyncio.gather(*asked, return_exceptions=True)
        assert asked[1].cancelled()
        assert work.begun == ["page 0", "page 2"]
        assert (pool.waiting, pool._turns.running) == (0, 0)

    in_a_loop(test)


def test_requests_beyond_the_queue_limit_are_refused_unless_already_admitted(monkeypatch):
    monkeypatch.setattr(page_pool, "MAX_WAITING", 2)
    monkeypatch.setattr(page_pool, "REFUSAL_PAUSE", 0.01)

    async def test(pool: PagePool, work: Work) -> None:
        asked = [asyncio.create_task(work.ask(f"page {i}", "1")) for i in range(3)]
        await work.wait_for("page 0")
        while pool.waiting < 2:
            await asyncio.sleep(0)
        with pytest.raises(Problem, match="Too many requests"):
            await work.ask("too much", "1")
        visit.set(Visit(("1", ""), admitted=True))  # the request may have had effects already
        halfway = asyncio.create_task(run_in_threadpool(lambda: "the rest"))
        await asyncio.sleep(0)
        work.end("page 0", "page 1", "page 2")
        assert await asyncio.gather(*asked, halfway) == ["page 0", "page 1", "page 2", "the rest"]

    in_a_loop(test)


@pytest.mark.parametrize(
    ("path", "headers", "body"),
    [
        ("/", {}, "<h1>"),
        ("/nowhere", {}, "<h1>"),
        ("/static/site.css", {}, "<h1>"),
        ("/t/AAAAAAAAAAAAAAAAAAAAAA/board", {"hx-request": "true"}, 'id="notice"'),
        ("/api/tables", {}, '{"error":'),
    ],
)
def test_a_request_beyond_the_limit_gets_a_429_and_logs_no_error(tmp_path, monkeypatch, caplog, path, headers, body):
    monkeypatch.setattr(app, "THREADS", 0)  # nothing ever gets a thread
    monkeypatch.setattr(page_pool, "MAX_WAITING", 0)
    monkeypatch.setattr(page_pool, "REFUSAL_PAUSE", 0.01)
    site = LocalSite(f"sqlite:///{tmp_path / 'kogge.db'}")
    try:
        answer = get(site.url + path, headers=headers)
    finally:
        site.close()
    assert answer.status_code == 429
    assert "Too many requests. Wait a moment, then try again." in answer.text
    assert body in answer.text
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
