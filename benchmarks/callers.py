"""Simulated players: the JSON interface, and the forms of a browser, over bare sockets, so that many of them fit into one process."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode


class Gone(Exception):
    """The server went away, or answered that it cannot just now."""


class Caller:
    """One person's connection; opened again whenever it was lost. `source`: the address that they come from."""

    def __init__(self, host: str, port: int, token: str = "", source: str = ""):
        self.host, self.port, self.token = host, port, token
        self._source = (source, 0) if source else None
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        return await self._ask(self._request(method, path, body))

    async def browse(self, path: str, form: dict[str, Any] | None = None, page_id: str = "") -> tuple[int, Any]:
        """What htmx does in a browser: fetch a part of a page, or post a form and get the HTML that has changed since a page."""
        content = b"" if form is None else urlencode(form).encode()
        head = f"{'GET' if form is None else 'POST'} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: kogge={self.token}\r\n"
        head += f"HX-Request: true\r\nAccept-Language: de\r\nKogge-Page: {page_id}\r\n"
        if form is not None:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(content)}\r\n"
        return await self._ask(head.encode() + b"\r\n" + content)

    async def _ask(self, request: bytes) -> tuple[int, Any]:
        try:
            if self._reader is not None and self._reader.at_eof():
                self.close()  # the server has closed what was idle for long
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(self.host, self.port, local_addr=self._source)
            self._writer.write(request)
            assert self._reader is not None
            status, content = await read_answer(self._reader)
        except (OSError, EOFError, ValueError, asyncio.IncompleteReadError) as error:
            self.close()
            raise Gone(str(error)) from None
        if status in (502, 503):
            raise Gone(str(status))
        return status, json.loads(content) if content[:1] in (b"{", b"[", b'"') else content.decode("utf-8", "replace")

    def _request(self, method: str, path: str, body: Any) -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        if self.token:
            head += f"Authorization: Bearer {self.token}\r\n"
        if content or method == "POST":
            head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        return head.encode() + b"\r\n" + content

    async def become(self, name: str) -> None:
        """Ask for a token."""
        _, answer = await self.call("POST", "/api/people", {"name": name})
        self.token = answer["token"]

    async def follow(self, table_id: str) -> AsyncIterator[dict[str, Any]]:
        """What happens at a table, until the stream ends."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20, local_addr=self._source)
        try:
            writer.write(self._request("GET", f"/api/tables/{table_id}/events?follow=1", None))
            await reader.readuntil(b"\r\n\r\n")
            while True:
                line = await reader.readline()
                if not line:
                    raise Gone("the stream ended")
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise Gone(str(error)) from None
        finally:
            writer.transport.abort()

    async def watch(self, table_id: str, only_stream: bool = False) -> AsyncIterator[Shown]:
        """What a browser shows of a table: the page, then every update that the stream of its page brings. `only_stream`: the page's own
        connection is closed, as it is after some seconds without a request."""
        status, page = await self.browse(f"/t/{table_id}/board")
        assert status == 200, page
        shown = Shown(page)
        if only_stream:
            self.close()
        yield shown
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20, local_addr=self._source)
        try:
            cookie = f"Cookie: kogge={self.token}\r\n" if self.token else ""
            host = f"Host: {self.host}:{self.port}\r\n"
            head = f"GET /t/{table_id}/events?page={shown.page} HTTP/1.1\r\n{host}Accept-Language: de\r\n{cookie}\r\n"
            writer.write(head.encode())
            await reader.readuntil(b"\r\n\r\n")
            name, lines = "", []
            while True:
                line = await reader.readline()
                if not line:
                    raise Gone("the stream ended")
                if line.startswith(b"event: "):
                    name, lines = line[7:].decode().strip(), []
                elif line.startswith(b"data: "):
                    lines.append(line[6:])
                elif name and not line.strip():
                    if name == "update":
                        yield Shown(b"".join(lines).decode())
                    elif name == "whole":
                        yield Shown((await self.browse(f"/t/{table_id}/board"))[1])
                    name = ""
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise Gone(str(error)) from None
        finally:
            writer.transport.abort()

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None


class Shown:
    """A table in a browser, or what an update changes of it."""

    def __init__(self, text: str):
        self.size, self._text = len(text.encode()), text
        found = re.search(r'data-page="(\w*)"(?: data-from="(\w*)")?\s+data-revision="\d+"\s+data-version="(\d+)"', text)
        assert found, text[:300]
        self.page, self.start, self.version = found[1], found[2] or "", int(found[3])
        self.is_over, self.is_mine = 'data-status="over"' in text[:1500], 'data-turn="mine"' in text[:1500]

    def moves(self) -> list[str]:
        """The moves that have a button."""
        return [html.unescape(one) for one in re.findall(r'<button name="move" value="([^"]+)"', self._text)]


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """One answer with its body."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head[9:12])
    low = head.lower()
    if b"transfer-encoding: chunked" in low:
        return status, await _chunks(reader)
    at = low.find(b"content-length: ")
    length = int(low[at + 16 : low.index(b"\r\n", at)]) if at >= 0 else 0
    return status, await reader.readexactly(length)


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    content = b""
    while size := int(await reader.readline(), 16):
        content += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return content
