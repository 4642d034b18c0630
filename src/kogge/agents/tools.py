"""The MCP server of `kogge mcp`.

Every call returns text. Every failure returns one sentence marked as an error: an illegal move (with the legal ones), invalid arguments, an
unknown tool, or an internal error.
"""

from __future__ import annotations

import logging
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent
from pydantic import ValidationError

import kogge
from kogge.agents.tables import AgentTables, games_text, rules_text
from kogge.engine.errors import KoggeError, quoted

log = logging.getLogger("kogge")

INSTRUCTIONS = (
    "Board games with hidden information, auctions and production. Call list_games, read the rules of a game, open_table, then view_table "
    "and play until the game is over. Moves are text in the notation of the section 'Moves' of the rules. Texts after your first decision "
    "contain only what has changed; view_table with whole=true repeats everything."
)


class SentenceServer(MCPServer[Any]):
    """An MCP server that answers every failure with one sentence."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool."""
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            return CallToolResult(content=[TextContent(type="text", text=self.sentence(name, error))], is_error=True)

    def sentence(self, tool: str, error: ToolError) -> str:
        """The error in one sentence."""
        cause = error.__cause__
        if isinstance(cause, KoggeError):
            return str(cause)
        if isinstance(cause, ValidationError):
            first = cause.errors(include_url=False, include_input=False)[0]
            place = ".".join(str(part) for part in first["loc"]) or "the arguments"
            return f"{tool} cannot take its argument {quoted(place)}: {first['msg'][:200]}."
        if cause is None:
            return f"There is no tool {quoted(tool)}."
        log.error("The tool %s failed", quoted(tool), exc_info=cause)
        return f"The tool {quoted(tool)} failed on our side; the table is as it was."


def add_reading_tools(server: MCPServer[Any]) -> None:
    """The tools that need no table."""

    @server.tool(structured_output=False)
    def list_games() -> str:
        """The games, their numbers of players, their options and the bots one can play against."""
        return games_text()

    @server.tool(structured_output=False)
    def rules(game: str, section: str | None = None) -> str:
        """The rules of a game, or one section of them, such as "Moves" or "C5"."""
        return rules_text(game, section)


def mcp_server(tables: AgentTables) -> SentenceServer:
    """A server with these tables."""
    server = SentenceServer("kogge", instructions=INSTRUCTIONS, version=kogge.__version__, log_level="WARNING")

    add_reading_tools(server)

    @server.tool(structured_output=False)
    def open_table(
        game: str, players: int | None = None, options: list[str] | None = None, seats: int = 1, opponent: str = "medium"
    ) -> str:
        """Open a table against bots. You play `seats` of its seats; each has its own token. Returns the table's id and the tokens."""
        table, tokens = tables.open(game, players, options, seats, opponent)
        return "\n".join([f"table: {table}", *(f"seat {seat}: {token}" for seat, token in tokens.items())])

    @server.tool(structured_output=False)
    def view_table(table: str, token: str, whole: bool = False) -> str:
        """What your seat sees, and your legal moves: the whole position at first, later only what has changed since your last move."""
        return tables.view_table(table, token, whole)

    @server.tool(structured_output=False)
    def legal_moves(table: str, token: str) -> str:
        """Your legal moves, one a line; nothing if it is not your turn."""
        return "\n".join(tables.legal_moves(table, token))

    @server.tool(structured_output=False)
    def play(table: str, token: str, move: str) -> str:
        """Play one of your legal moves. Returns what has happened until your next decision, as view_table does."""
        return tables.play(table, token, move)

    @server.tool(structured_output=False)
    def hint(table: str, token: str) -> str:
        """The best moves by the search of the bot `hard`, if this server allows hints."""
        return tables.hint(table, token)

    @server.tool(structured_output=False)
    def analyse(table: str, token: str, depth: int = 20) -> str:
        """A finished game analysed: luck, own play, what each decision gave away. A greater depth is slower and more exact."""
        return tables.analyse(table, token, depth)

    return server
