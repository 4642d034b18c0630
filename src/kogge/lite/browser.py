"""The site inside a browser: the ASGI app in Pyodide, for one person. `shell/worker.js` imports this module and calls `begin`.

A service worker turns the requests of pages into calls of `BrowserSite.answer`. Pages cannot set cookies there, so this module keeps
them. The database and the cookies are files in `DATA`, which the worker saves whenever `on_change` is called.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import logging
import sqlite3
import sys
import zlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import closing, suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa

from kogge.engine.errors import KoggeError
from kogge.web.analysis.service import Analyst, analyse_in_turns
from kogge.web.app import create_app
from kogge.web.config import load_settings
from kogge.web.db.database import Database
from kogge.web.jobs import LoopJobs

log = logging.getLogger("kogge.lite")

DATA = Path("/data")
DATABASE, COOKIES = "kogge.db", "cookies.json"
FORMAT = "kogge games 1"
OWN_HEADERS = {"cookie", "host", "origin", "accept-encoding", "content-length", "referer"}  # set here, not by the page
Header = tuple[str, str]


class BrowserSite:
    """The site for one person. `address` is where its pages are: scheme, host and path of the folder."""

    def __init__(self, address: str, data: Path = DATA, on_change: Callable[[], None] = lambda: None, analyst: Analyst = analyse_in_turns):
        self.address, self._data, self._on_change = address.rstrip("/"), data, on_change
        settings = load_settings(
            db=f"sqlite:///{data / DATABASE}",
            public=[self.address],
            compile=False,
            rate_limits=False,
            browser=True,
            archive_days=0.0,
            open_days=0.0,
        )
        self.app = create_app(settings, LoopJobs, analyst)
        sa.event.listen(self.app.state.services.tables.db.engine, "commit", lambda _connection: on_change())
        self._cookies = self._read_cookies()
        self._events: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._lifespan: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start the site with its periodic jobs, and the bots that are to move."""
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def send(message: Any) -> None:
            if message["type"] == "lifespan.startup.complete":
                started.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                started.set_exception(RuntimeError(message.get("message", "The site could not start.")))

        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._lifespan = asyncio.create_task(self.app(scope, self._events.get, send))
        await self._events.put({"type": "lifespan.startup"})
        await started

    async def end(self) -> None:
        """Stop the site."""
        await self._events.put({"type": "lifespan.shutdown"})
        if self._lifespan is not None:
            await self._lifespan

    async def answer(
        self,
        method: str,
        address: str,
        headers: Iterable[Header],
        body: bytes,
        on_start: Callable[[int, list[Header]], None],
        on_body: Callable[[bytes, bool], None],
        gone: asyncio.Future[None] | None = None,
    ) -> None:
        """Answer a request: `on_start` gets status and headers, `on_body` each part of the body and whether more will come.

        `gone` is resolved when the page no longer waits, which ends a stream.
        """
        parts, own = urlsplit(address), urlsplit(self.address)
        request_headers = [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in headers if name.lower() not in OWN_HEADERS
        ]
        request_headers += [(b"host", own.netloc.encode()), (b"origin", f"{own.scheme}://{own.netloc}".encode())]
        request_headers += [(b"content-length", str(len(body)).encode())] if body else []
        if self._cookies:
            request_headers.append((b"cookie", "; ".join(f"{name}={value}" for name, value in self._cookies.items()).encode()))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": own.scheme,
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": request_headers,
            "client": ("127.0.0.1", 1),
            "server": (own.hostname, own.port),
            "state": {},
        }
        unread_body, disconnected = [body], gone or asyncio.get_running_loop().create_future()

        async def receive() -> dict[str, Any]:
            if unread_body:
                return {"type": "http.request", "body": unread_body.pop(), "more_body": False}
            await asyncio.wait([disconnected])
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                on_start(
                    message["status"], self._page_headers([(name.decode(), value.decode("latin-1")) for name, value in message["headers"]])
                )
            else:
                on_body(message.get("body", b""), message.get("more_body", False))

        await self.app(scope, receive, send)

    def _page_headers(self, headers: list[Header]) -> list[Header]:
        """The response headers for the page. Cookies are removed and stored here, and the start page may show the page in a frame."""
        for name, value in headers:
            if name == "set-cookie":
                self._set_cookie(value)
        framed = [(name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")) for name, value in headers]
        return [header for header in framed if header[0] not in ("set-cookie", "x-frame-options", "strict-transport-security")]

    def _set_cookie(self, text: str) -> None:
        try:
            [(name, cookie)] = SimpleCookie(text).items()
        except (CookieError, ValueError):
            return
        if cookie["max-age"] == "0" or not cookie.value:
            self._cookies.pop(name, None)
        else:
            self._cookies[name] = cookie.coded_value
        (self._data / COOKIES).write_text(json.dumps(self._cookies))
        self._on_change()

    def _read_cookies(self) -> dict[str, str]:
        with suppress(OSError, ValueError):
            return dict(json.loads((self._data / COOKIES).read_text()))
        return {}


# all games as a file


def saved_games(data: Path = DATA) -> bytes:
    """The database and the cookies, which identify the person, as one file."""
    copy = data / "copy.db"
    with closing(sqlite3.connect(data / DATABASE)) as db, closing(sqlite3.connect(copy)) as target:
        db.backup(target)
    content = copy.read_bytes()
    copy.unlink()
    cookies = (data / COOKIES).read_text() if (data / COOKIES).exists() else "{}"
    packed = json.dumps({"format": FORMAT, "cookies": json.loads(cookies), "database": base64.b64encode(content).decode()})
    return gzip.compress(packed.encode(), 9)


def load_games(content: bytes, data: Path = DATA) -> None:
    """Replace all games by those of a file. An invalid file is refused and changes nothing. The site must be restarted afterwards."""
    try:
        found = json.loads(gzip.decompress(bytes(content)))
        database, cookies = base64.b64decode(found["database"], validate=True), {str(k): str(v) for k, v in found["cookies"].items()}
        is_valid = found["format"] == FORMAT
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, zlib.error):
        is_valid = False
    if not is_valid:
        raise KoggeError("This is not a file of saved games.")
    new = data / "new.db"
    new.write_bytes(database)
    try:
        with closing(sqlite3.connect(new)) as db:
            is_intact = db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if not is_intact:
            raise KoggeError("This file of saved games is damaged.")
        checked = Database(f"sqlite:///{new}")
        checked.check_usable()
        checked.close()
    except sqlite3.DatabaseError:
        raise KoggeError("This file of saved games is damaged.") from None
    finally:
        for leftover in (f"{new}-wal", f"{new}-shm"):
            Path(leftover).unlink(missing_ok=True)
        if not sys.exc_info()[0]:
            for old in (f"{DATABASE}-wal", f"{DATABASE}-shm"):
                (data / old).unlink(missing_ok=True)
            new.replace(data / DATABASE)
            (data / COOKIES).write_text(json.dumps(cookies))
        new.unlink(missing_ok=True)


# called by shell/worker.js with JavaScript objects


def analyst_of(start: Callable[[int, str, Any, Any], None]) -> Analyst:
    """An analyst in another worker. `start(depth, record, on_text, on_end)` begins an analysis there."""

    async def analyse(depth: int, record: str) -> AsyncIterator[str]:
        found: asyncio.Queue[str | None] = asyncio.Queue()
        failed: list[str] = []

        def on_end(error: str | None = None) -> None:
            if error:
                failed.append(error)
            found.put_nowait(None)

        start(depth, record, found.put_nowait, on_end)
        while (text := await found.get()) is not None:
            yield text
        if failed:
            raise RuntimeError(failed[0])

    return analyse


def analyse_here(depth: int, record: str, on_text: Callable[[str], None]) -> None:
    """Analyse a record in the second worker; `on_text` gets each step as JSON."""
    from kogge.analysis import write_analysis

    write_analysis(record, depth, on_text, threads=1)
