"""Coroutines in tests that are none themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def awaited(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What a coroutine gives, run in a thread of its own: where a browser is driven, this thread has an event loop that runs already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()
