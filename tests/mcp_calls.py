"""Calls of an MCP server's tools, as text."""

from __future__ import annotations

from mcp import Client


async def call(client: Client, tool: str, **arguments: object) -> tuple[str, bool]:
    """The text of an answer, and whether it is an error."""
    answer = await client.call_tool(tool, arguments)
    return "\n".join(part.text for part in answer.content), bool(answer.is_error)


async def call_ok(client: Client, tool: str, **arguments: object) -> str:
    """The text of an answer that must not be an error."""
    text, is_error = await call(client, tool, **arguments)
    assert not is_error, text
    return text


async def call_refused(client: Client, tool: str, **arguments: object) -> str:
    """The text of an answer that must be an error of one line."""
    text, is_error = await call(client, tool, **arguments)
    assert is_error, text
    assert "\n" not in text
    assert "Traceback" not in text
    assert len(text) < 2000
    return text
