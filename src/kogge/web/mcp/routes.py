"""/mcp: the tools for programs at the site's tables, over streamable HTTP. Every request carries its user's token: there is no session."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.transport_security import TransportSecuritySettings
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

import kogge
from kogge.agents.tools import SentenceServer, add_reading_tools
from kogge.engine.errors import listed
from kogge.web import problems
from kogge.web.accounts.service import token_of
from kogge.web.accounts.users import User
from kogge.web.dependencies import current_user
from kogge.web.i18n.translation import N_
from kogge.web.limits import RATES, RATES_OF_ADDRESS, address_of
from kogge.web.mcp.service import MAX_WAIT, ProgramSeats
from kogge.web.problems import Problem
from kogge.web.services import Services, services_of

INSTRUCTIONS = (
    "Board games at the tables of a site, with bots and people. Call list_games, read the rules, then open_table or join; then wait, "
    "view_table and play until the game is over. Moves are text in the notation of the section 'Moves' of the rules. Others see "
    "that you are a program. Texts after your first decision contain only what has changed; view_table with whole=true repeats everything."
)


class SiteServer(SentenceServer):
    """The server of a site: its refusals are sentences too."""

    def sentence(self, tool: str, error: ToolError) -> str:
        """What went wrong, in one sentence."""
        cause = error.__cause__
        if isinstance(cause, Problem):
            return cause.sentence()
        if isinstance(cause, SQLAlchemyError):
            return problems.no_database().sentence()
        return super().sentence(tool, error)


class McpEndpoint:
    """The ASGI application behind /mcp."""

    def __init__(self, services: Services):
        seats = ProgramSeats(services.tables, services.hints, services.analyses)
        self._server = site_server(seats)
        # the site checks hosts, origins and lengths itself, for every request
        security = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        self._server.streamable_http_app(stateless_http=True, json_response=True, transport_security=security)

    @property
    def route(self) -> Route:
        """The route of the application."""
        return Route("/mcp", endpoint=self)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While the site runs."""
        async with self._server.session_manager.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request. Refused without a valid token and for a banned user. GET would open a stream and is not supported."""
        request = Request(scope, receive)
        try:
            if request.method != "POST":
                raise Problem(405, N_("This address does not support that."))
            await current_user(request)
        except Problem as problem:
            headers = {401: {"WWW-Authenticate": "Bearer"}, 405: {"Allow": "POST"}}.get(problem.status)
            await JSONResponse({"error": problem.sentence()}, problem.status, headers)(scope, receive, send)
            return
        await self._server.session_manager.handle_request(scope, receive, send)


def user_of(context: Context[Any, Any]) -> User:
    """The user of a tool call; raises a `Problem` without a valid token or for a banned user."""
    request = context.request_context.request
    user: User | None = services_of(request).accounts.authenticate(token_of(request)) if request is not None else None
    if user is None or request is None:
        raise Problem(401, problems.not_your_seat().message)
    services_of(request).moderation.check_user(user)
    return user


def charge_table(context: Context[Any, Any], user: User) -> None:
    """Count a new table against the rate limits, as for the pages."""
    request = context.request_context.request
    assert request is not None
    limits = services_of(request).limits
    if limits.on and not (limits.take("tables", address_of(request), RATES_OF_ADDRESS) and limits.take("tables", user.id, RATES)):
        raise problems.too_much()


def site_server(seats: ProgramSeats) -> SiteServer:
    """The server with its tools."""
    server = SiteServer("kogge", instructions=INSTRUCTIONS, version=kogge.__version__, log_level="WARNING")
    add_reading_tools(server)

    @server.tool(structured_output=False)
    def open_tables(context: Context[Any, Any]) -> str:
        """The tables that wait for players, with their ids."""
        user_of(context)
        return seats.open_tables()

    @server.tool(structured_output=False)
    def open_table(
        context: Context[Any, Any],
        game: str,
        players: int | None = None,
        options: list[str] | None = None,
        opponent: str = "medium",
        listed_for_all: bool = False,
    ) -> str:
        """Open a table against bots of a level, or with opponent="people" with open seats that others may join. Returns its id."""
        user = user_of(context)
        levels = list(seats.tables.levels(game)) if game in kogge.game_ids() else []
        if opponent not in ("people", *levels):
            raise kogge.BadOption(f"The opponent is people or one of: {listed(levels)}.", found=opponent, legal=levels)
        charge_table(context, user)
        return f"table: {seats.open(user, game, players, options, opponent, listed_for_all)}"

    @server.tool(structured_output=False)
    def join(context: Context[Any, Any], table: str) -> str:
        """Sit down at an open seat of a table. Others see that you are a program."""
        return f"seat: {seats.join(user_of(context), table)}"

    @server.tool(structured_output=False)
    def view_table(context: Context[Any, Any], table: str, whole: bool = False) -> str:
        """What your seat sees, and your legal moves: the whole position at first, later only what has changed since your last move."""
        return seats.view_table(user_of(context), table, whole)

    @server.tool(structured_output=False)
    def legal_moves(context: Context[Any, Any], table: str) -> str:
        """Your legal moves, one a line; nothing if it is not your turn."""
        return "\n".join(seats.legal_moves(user_of(context), table))

    @server.tool(structured_output=False)
    async def play(context: Context[Any, Any], table: str, move: str) -> str:
        """Play one of your legal moves. Returns what your seat sees then; the others move in their own time, so call wait."""
        return await seats.play(await run_in_threadpool(user_of, context), table, move)

    @server.tool(structured_output=False)
    async def wait(context: Context[Any, Any], table: str, seconds: float = MAX_WAIT) -> str:
        """Wait until it is your turn or the game is over, at most 20 seconds. Returns what your seat sees then."""
        return await seats.wait(await run_in_threadpool(user_of, context), table, seconds)

    @server.tool(structured_output=False)
    async def hint(context: Context[Any, Any], table: str) -> str:
        """The moves worth a look, if this table allows hints."""
        return await seats.hint(await run_in_threadpool(user_of, context), table)

    @server.tool(structured_output=False)
    def analyse(context: Context[Any, Any], table: str) -> str:
        """A finished game analysed: luck, own play, what each decision gave away. Ask again until it is done."""
        request = context.request_context.request
        assert request is not None
        return seats.analyse(user_of(context), table, address_of(request))

    return server
