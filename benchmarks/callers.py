"""Clients of the JSON API and of the pages' forms, over plain sockets: light enough for many simulated players in one process."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode


class ConnectionLost(Exception):
    """The connection was lost, or the server answered that it is unavailable."""


class Caller:
    """A client with one connection, which is reopened when it is lost. `source` is the client's IP address."""

    def __init__(self, host: str, port: int, token: str = "", source: str = ""):
        self.host, self.port, self.token = host, port, token
        self._source = (source, 0) if source else None
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request; returns the status and the JSON of the response."""
        return await self._ask(self._request(method, path, body))

    async def browse(self, path: str, form: dict[str, Any] | None = None, page_id: str = "") -> tuple[int, Any]:
        """Send a request like htmx in a browser: fetch part of a page, or post a form and get the HTML that has changed since `page_id`."""
        content = b"" if form is None else urlencode(form).encode()
        head = f"{'GET' if form is None else 'POST'} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: kogge={self.token}\r\n"
        head += f"HX-Request: true\r\nAccept-Language: de\r\nKogge-Page: {page_id}\r\n"
        if form is not None:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(content)}\r\n"
        return await self._ask(head.encode() + b"\r\n" + content)

    async def _ask(self, request: bytes) -> tuple[int, Any]:
        try:
            if self._reader is not None and self._reader.at_eof():
                self.close()  # the server closes idle connections
            if self._writer is None:
                self._reader, self._writer = await asyncio.open_connection(self.host, self.port, local_addr=self._source)
            self._writer.write(request)
            assert self._reader is not None
            status, content = await read_answer(self._reader)
        except (OSError, EOFError, ValueError, asyncio.IncompleteReadError) as error:
            self.close()
            raise ConnectionLost(str(error)) from None
        if status in (502, 503):
            raise ConnectionLost(str(status))
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
        """Create a user with this name and use their token."""
        _, answer = await self.call("POST", "/api/people", {"name": name})
        self.token = answer["token"]

    async def follow(self, table_id: str) -> AsyncIterator[dict[str, Any]]:
        """Yield the events of a table. Raises `ConnectionLost` when the stream ends."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20, local_addr=self._source)
        try:
            writer.write(self._request("GET", f"/api/tables/{table_id}/events?follow=1", None))
            await reader.readuntil(b"\r\n\r\n")
            while True:
                line = await reader.readline()
                if not line:
                    raise ConnectionLost("the stream ended")
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise ConnectionLost(str(error)) from None
        finally:
            writer.transport.abort()

    async def watch(self, table_id: str, only_stream: bool = False) -> AsyncIterator[PageState]:
        """Yield the page of a table, then every update from its event stream. With `only_stream`, close the connection that loaded the
        page, as a browser does when it is idle."""
        status, page = await self.browse(f"/t/{table_id}/board")
        assert status == 200, page
        state = PageState(page)
        if only_stream:
            self.close()
        yield state
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20, local_addr=self._source)
        try:
            cookie = f"Cookie: kogge={self.token}\r\n" if self.token else ""
            host = f"Host: {self.host}:{self.port}\r\n"
            head = f"GET /t/{table_id}/events?page={state.page_id} HTTP/1.1\r\n{host}Accept-Language: de\r\n{cookie}\r\n"
            writer.write(head.encode())
            await reader.readuntil(b"\r\n\r\n")
            name, lines = "", []
            while True:
                line = await reader.readline()
                if not line:
                    raise ConnectionLost("the stream ended")
                if line.startswith(b"event: "):
                    name, lines = line[7:].decode().strip(), []
                elif line.startswith(b"data: "):
                    lines.append(line[6:])
                elif name and not line.strip():
                    if name == "update":
                        yield PageState(b"".join(lines).decode())
                    elif name == "whole":
                        yield PageState((await self.browse(f"/t/{table_id}/board"))[1])
                    name = ""
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise ConnectionLost(str(error)) from None
        finally:
            writer.transport.abort()

    def close(self) -> None:
        """Close the connection."""
        if self._writer is not None:
            self._writer.transport.abort()
        self._reader = self._writer = None


class PageState:
    """What the HTML of a table, or of an update, says about the state of the game."""

    def __init__(self, text: str):
        self.size, self._text = len(text.encode()), text
        found = re.search(r'data-page="(\w*)"(?: data-from="(\w*)")?\s+data-revision="\d+"\s+data-version="(\d+)"', text)
        assert found, text[:300]
        self.page_id, self.version = found[1], int(found[3])
        self.base_id = found[2] or ""  # of an update: the id of the page that it changes; '' for a whole page
        self.is_over, self.is_my_turn = 'data-status="over"' in text[:1500], 'data-turn="mine"' in text[:1500]

    def moves(self) -> list[str]:
        """The moves that a button makes."""
        return self._values("move")

    def picks(self) -> list[str]:
        """The values of the buttons that only prepare a move: they choose a piece, or ask for a confirmation."""
        return self._values("pick")

    def _values(self, button: str) -> list[str]:
        return [html.unescape(value) for value in re.findall(rf'<button name="{button}" value="([^"]+)"', self._text)]


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status and the body of one response."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head[9:12])
    lowered = head.lower()
    if b"transfer-encoding: chunked" in lowered:
        return status, await _read_chunks(reader)
    at = lowered.find(b"content-length: ")
    length = int(lowered[at + 16 : lowered.index(b"\r\n", at)]) if at >= 0 else 0
    return status, await reader.readexactly(length)


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    content = b""
    while size := int(await reader.readline(), 16):
        content += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return content
