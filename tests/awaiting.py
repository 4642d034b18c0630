"""Run coroutines from synchronous tests."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any


def awaited(coroutine: Coroutine[Any, Any, Any], new_loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> Any:
    """Run a coroutine in a thread of its own and return its result: with Playwright, this thread already has a running event loop."""

    def run() -> Any:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            return runner.run(coroutine)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result()


@contextmanager
def one_loop() -> Iterator[Callable[[Coroutine[Any, Any, Any]], Any]]:
    """Like `awaited`, with one event loop for many coroutines."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    yield lambda coroutine: asyncio.run_coroutine_threadsafe(coroutine, loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def until(holds: Callable[[], object], what: str, seconds: float = 120) -> None:
    """Wait until a condition holds that another thread brings about."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"timed out: {what}"
        time.sleep(0.02)
