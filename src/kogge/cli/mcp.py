"""`kogge mcp`: an MCP server over standard input and output."""

from __future__ import annotations

from typing import Annotated

import typer

from kogge.cli.options import MAX_SEED


def mcp(
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="May clients ask for hints?")] = True,
    seed: Annotated[
        int | None,
        typer.Option("--seed", min=0, max=MAX_SEED, help="The same seed gives the same sequence of tables; default: random."),
    ] = None,
) -> None:
    """Let language models play: an MCP server over standard input and output."""
    from kogge.extras import missing

    try:
        from kogge.agents.tools import mcp_server
    except ModuleNotFoundError as error:
        raise missing(error, "An MCP server") from None
    from kogge.agents.tables import AgentTables

    mcp_server(AgentTables(hints, seed)).run("stdio")
