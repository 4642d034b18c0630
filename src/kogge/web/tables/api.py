"""The JSON interface. It calls the same functions as the pages. Described at /api/openapi.json."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

import kogge
from kogge.engine.contract import MAX_PLAYERS
from kogge.games import game_ids
from kogge.web import problems
from kogge.web.accounts.users import User, seats_of
from kogge.web.dependencies import (
    CurrentUser,
    Number,
    OptionalUser,
    TableServiceDep,
    current_user,
    optional_user,
    pace_of,
    token_check,
    viewer_of,
)
from kogge.web.live.hub import EventStream, Hub, PageClient
from kogge.web.middleware import PlainRoute
from kogge.web.services import services_of
from kogge.web.tables.clocks import MAX_BANK, MAX_MOVE, NO_CLOCK, Clock
from kogge.web.tables.service import Place, TableService
from kogge.web.tables.stand_ins import ABSENCE_TIMEOUT
from kogge.web.tables.streams import TableStreams
from kogge.web.tables.table_view import TableView, api_view, view_for_program


class SeatRequest(BaseModel):
    """Who takes a seat."""

    kind: Literal["me", "guest", "bot", "open"]
    name: str = Field("", max_length=60)
    level: str = Field("", max_length=20)


class ClockRequest(BaseModel):
    """A clock: each decision has `move_seconds`; time beyond that is taken from the seat's `bank_seconds` for the whole game."""

    move_seconds: int = Field(ge=1, le=MAX_MOVE)
    bank_seconds: int = Field(0, ge=0, le=MAX_BANK)
    time_up: Literal["bot", "ask"] = Field("bot", description="When time is up: a bot plays on, or the others decide.")


class NewTableRequest(BaseModel):
    """A new table. It starts at once if no seat is open."""

    game: str = Field(max_length=40)
    seats: list[SeatRequest] = Field(min_length=1, max_length=MAX_PLAYERS)
    options: list[Annotated[str, Field(max_length=40)]] | None = Field(None, max_length=20)
    listed: bool = False
    absence_timeout: int = Field(
        ABSENCE_TIMEOUT, description="Seconds that a player may be away before the others may call in a bot for the seat."
    )
    many_seats: bool = Field(False, description="May one person take several open seats?")
    manual_chance: bool = Field(False, description="A physical game: chance events are entered, not drawn.")
    phone_hands: bool = Field(False, description="A shared screen shows the table, each player's phone their own hand.")
    hints: bool | None = Field(None, description="May people ask the engine for hints? Left out: only if one person plays against bots.")
    clock: ClockRequest | None = Field(None, description="None: no time limit.")


class ChanceRequest(BaseModel):
    """A chance event in the game's notation, at the version of the table that the client saw."""

    event: str = Field(max_length=200)
    version: Number


class Move(BaseModel):
    """A move in the game's notation, at the version of the table that the client saw."""

    seat: Number
    move: str = Field(max_length=200)
    version: Number


class SeatChoice(BaseModel):
    """A seat; the first open one if left out. `name` is for another person on this device, if the table allows a user several seats."""

    seat: Number | None = None
    name: str = Field("", max_length=60)


class StandIn(BaseModel):
    """A bot for a seat; the middle level if left out, and at least the middle level for another player's seat."""

    seat: Number
    level: str = Field("", max_length=20)


router = APIRouter(prefix="/api", tags=["tables"])

SWITCH = TypeAdapter(bool)
MAX_CACHED_QUERY = 200  # bytes


@router.get("/games")
def games() -> dict[str, Any]:
    """All games by id: title, player counts, options and defaults."""
    return {id: dict(about) for id, about in kogge.list_games().items()}


@router.get("/levels")
def levels(site: TableServiceDep, game: str | None = None) -> list[str]:
    """The levels of bots, weakest first; with a game, only the levels it has."""
    if game is not None and game not in game_ids():
        raise problems.no_game()
    return list(site.levels(game))


@router.get("/tables")
def open_tables(site: TableServiceDep) -> list[dict[str, Any]]:
    """Tables with an open seat that anyone may join."""
    rows = site.store.listed_tables("open")
    seats = site.store.seats_at([row.id for row in rows])
    return [
        {"id": row.id, "game": row.game, "options": row.options.split(), "seats": [_seat(one) for one in seats[row.id]]} for row in rows
    ]


@router.post("/tables", status_code=201)
def new_table(site: TableServiceDep, user: CurrentUser, body: NewTableRequest) -> dict[str, Any]:
    """Open a table."""
    places = [Place(seat.kind, seat.name, seat.level) for seat in body.seats]
    more = body.listed, body.absence_timeout, body.many_seats, body.manual_chance, body.phone_hands
    clock = Clock(**body.clock.model_dump()) if body.clock else NO_CLOCK
    return table_json(api_view(site, site.open(user, body.game, places, body.options, *more, clock, hints=body.hints), user))


@router.get("/tables/{table_id}")
def table(site: TableServiceDep, user: OptionalUser, table_id: str, seat: Number | None = None) -> dict[str, Any]:
    """A table as the user may see it: view, legal moves (if it is their turn), seats, version."""
    return table_json(api_view(site, table_id, user, seat))


@router.post("/tables/{table_id}/join")
def join(site: TableServiceDep, user: CurrentUser, table_id: str, body: Annotated[SeatChoice | None, Body()] = None) -> dict[str, Any]:
    """Take a seat."""
    with current_table(site, table_id, user):
        seat = site.join(user, table_id, body.seat, body.name) if body else site.join(user, table_id)
    return {"seat": seat} | table_json(api_view(site, table_id, user, seat))


@router.get("/tables/{table_id}/moves")
def moves(site: TableServiceDep, user: OptionalUser, table_id: str, seat: Number | None = None) -> list[str]:
    """The legal moves of the user's seat, [] when it is not their turn."""
    return api_view(site, table_id, user, seat).moves


@router.get("/tables/{table_id}/chance")
def possible_events(
    site: TableServiceDep, user: OptionalUser, table_id: str, entered: str = "", seat: Number | None = None
) -> dict[str, Any]:
    """For a table with real cards: the chance events that the user may enter now, each continuing what was `entered` so far."""
    table_view = api_view(site, table_id, user, seat, [entered[:200]] if entered else [])
    return {"entered": table_view.entered, "next": [{"event": one.text, "whole": one.is_complete} for one in table_view.offers]}


@router.post("/tables/{table_id}/chance")
async def enter_chance(site: TableServiceDep, user: CurrentUser, table_id: str, body: ChanceRequest) -> dict[str, Any]:
    """Enter a chance event at a table with real cards. 409: too late, or no event is due; 422: impossible now."""
    try:
        snapshot = await site.enter_chance(user, table_id, body.event, body.version)
    except problems.Problem as problem:
        await run_in_threadpool(add_current_table, problem, site, table_id, user)
        raise
    return await run_in_threadpool(lambda: table_json(view_for_program(site, snapshot, user)))


async def play(request: Request) -> Response:
    """Play a move. 409: somebody else was first; 422: not legal. `brief`: return only the new version."""
    user, site, table_id = await current_user(request), services_of(request).tables, request.path_params["table_id"]
    body, brief = await move_of(request), switched_on(request.scope["query_string"], "brief")
    try:
        snapshot = await site.play(user, table_id, body.seat, body.move, body.version, pace_of(request, user))
    except problems.Problem as problem:
        await run_in_threadpool(add_current_table, problem, site, table_id, user, body.seat)
        raise
    if brief:
        return Response(to_json({"id": table_id, "version": body.version + 1}), media_type="application/json")
    return JSONResponse(await run_in_threadpool(lambda: table_json(view_for_program(site, snapshot, user, body.seat))))


async def move_of(request: Request) -> Move:
    """Read the move from the body of a request."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise problems.bad_form()
    try:
        return Move.model_validate_json(await body_of(request))
    except ValidationError:
        raise problems.bad_form() from None


async def body_of(request: Request) -> bytes:
    """The body of a request that is read once: `Request.body` takes three times as long."""
    body, more = b"", True
    while more:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body, more = body + message.get("body", b""), message.get("more_body", False)
    return body


def switched_on(query: bytes, name: str) -> bool:
    """Whether a boolean query parameter is set, in any of the usual spellings. Long queries are not cached, to save memory."""
    return (_switched_on if len(query) <= MAX_CACHED_QUERY else _switched_on.__wrapped__)(query, name)


@functools.lru_cache(1000)
def _switched_on(query: bytes, name: str) -> bool:
    try:
        return SWITCH.validate_python(QueryParams(query).get(name, False))
    except ValidationError:
        raise problems.bad_form() from None


@router.post("/tables/{table_id}/undo")
async def undo(site: TableServiceDep, user: CurrentUser, table_id: str, version: Annotated[Number, Body(embed=True)]) -> dict[str, Any]:
    """Undo the user's last decision, as long as nothing new was revealed since."""
    try:
        snapshot = await site.undo(user, table_id, version)
    except problems.Problem as problem:
        await run_in_threadpool(add_current_table, problem, site, table_id, user)
        raise
    return await run_in_threadpool(lambda: table_json(view_for_program(site, snapshot, user)))


@router.post("/tables/{table_id}/stand-in")
def stand_in(site: TableServiceDep, user: CurrentUser, table_id: str, body: StandIn) -> dict[str, Any]:
    """Let a bot play for the user at once; or, after a notice, for somebody who has been away longer than the table's absence_timeout."""
    with current_table(site, table_id, user):
        site.stand_ins.ask(user, table_id, body.seat, body.level or site.levels(None)[len(site.levels(None)) // 2])
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/here")
def here(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Refuse the bot that somebody requested for the user's seat."""
    site.stand_ins.here(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/give-back")
def give_back(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Take the user's seats back from the bots."""
    site.stand_ins.give_back(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/decline")
def decline(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Decline an invitation: the seat that was kept for the user is open to all."""
    with current_table(site, table_id, user):
        site.decline(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/leave")
def leave(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Leave a table that has not begun."""
    with current_table(site, table_id, user):
        site.leave(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/concede")
def concede(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Concede: a bot plays on in the user's seats, for good."""
    with current_table(site, table_id, user):
        site.clocks.concede(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/pause")
def pause(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Ask for a pause of the clock, or agree to one. It begins when everybody who plays agrees."""
    with current_table(site, table_id, user):
        site.clocks.ask_pause(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/no-pause")
def no_pause(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Refuse a pause, or end it."""
    with current_table(site, table_id, user):
        site.clocks.no_pause(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/want-bot")
def want_bot(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Vote for a bot in the seat of somebody whose time is up. It plays on when half of the others want it."""
    with current_table(site, table_id, user):
        site.clocks.want_bot(user, table_id)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/join-chat")
def join_chat(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """At a table of strangers: agree to chat. Only players who have agreed read and write messages."""
    with current_table(site, table_id, user):
        site.set_chatting(user, table_id, True)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/leave-chat")
def leave_chat(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """At a table of strangers: stop chatting."""
    with current_table(site, table_id, user):
        site.set_chatting(user, table_id, False)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/send-away")
def send_away(site: TableServiceDep, user: CurrentUser, table_id: str, body: SeatChoice) -> dict[str, Any]:
    """Remove the player at a seat before the game begins; only the host may."""
    with current_table(site, table_id, user):
        site.send_away(user, table_id, body.seat)
    return table_json(api_view(site, table_id, user))


@router.post("/tables/{table_id}/call-off")
def call_off(site: TableServiceDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Remove a table that has not begun; only the host may."""
    with current_table(site, table_id, user):
        site.call_off(user, table_id)
    return {"id": table_id, "status": "gone"}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
def record(site: TableServiceDep, user: OptionalUser, table_id: str) -> str:
    """The record of a table."""
    return site.records.record(table_id, user)


@router.post("/records", status_code=201)
def upload(
    site: TableServiceDep, user: CurrentUser, text: Annotated[str, Body(media_type="text/plain", max_length=500_000)]
) -> dict[str, Any]:
    """Upload a record: it is checked by the rules and becomes a table to replay."""
    return table_json(api_view(site, site.records.upload(user, text), user))


async def events(request: Request) -> EventStream:
    """Server-sent events: `revision`, a number that grows with every change; with `follow`, `table` events that carry the new lines as
    JSON."""
    if request.method != "GET":  # a HEAD request would wait for ever
        raise HTTPException(405)
    site: TableService = services_of(request).tables
    live: Hub = services_of(request).hub
    streams: TableStreams = services_of(request).streams
    user, follow = await optional_user(request), switched_on(request.scope["query_string"], "follow")
    row, seat_rows = await site.sessions.row_and_seats_async(request.path_params["table_id"])
    user_id, client_keys = user.id if user else "", services_of(request).limits.check_streams(live, request, user)
    token_is_valid, seated = token_check(request), bool(user_id and seats_of(seat_rows, user_id))
    if follow:
        return live.follow(row.id, user_id, client_keys, streams.catch_up_table, token_is_valid, seated)
    unseen = switched_on(request.scope["query_string"], "unseen")
    if request.scope["path"].startswith("/api/"):
        return live.listen(row.id, user_id, client_keys, row.revision, token_is_valid, seated, unseen, streams.publish_revision)
    page_id = request.query_params.get("page", "")[:40]
    viewer = viewer_of(request, user)
    client = PageClient(user_id, row.revision, seated, unseen, viewer if seated else viewer.watching(), page_id, client_keys[0])
    return live.serve(row.id, client, client_keys, token_is_valid, partial(streams.catch_up_page, client))


@contextmanager
def current_table(site: TableService, table_id: str, user: User, seat: int | None = None) -> Iterator[None]:
    """Add the current table to a problem with status 409."""
    try:
        yield
    except problems.Problem as problem:
        add_current_table(problem, site, table_id, user, seat)
        raise


def add_current_table(problem: problems.Problem, site: TableService, table_id: str, user: User, seat: int | None = None) -> None:
    """Add the current table to a problem with status 409: somebody else was first."""
    if problem.status == 409:
        problem.table = table_json(api_view(site, table_id, user, seat))


ANY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

ROUTES = [
    PlainRoute("/api/tables/{table_id}/moves", play, ["POST"]),
    PlainRoute("/api/tables/{table_id}/events", events, ANY_METHOD),
    PlainRoute("/t/{table_id}/events", events, ANY_METHOD),
]


def openapi_schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description: FastAPI's for its own routes, ours for the plain ones."""
    if app.openapi_schema is None:
        about = get_openapi(title=app.title, version=app.version, routes=app.routes)
        about["paths"].setdefault("/api/tables/{table_id}/moves", {})["post"] = _about(
            play, "brief", {"application/json": {}}, {"application/json": {"schema": Move.model_json_schema()}}
        )
        about["paths"]["/api/tables/{table_id}/events"] = {"get": _about(events, "follow", {"text/event-stream": {}})}
        app.openapi_schema = about
    return app.openapi_schema


def _about(route: Callable, switch: str, answer: dict[str, Any], body: dict[str, Any] | None = None) -> dict[str, Any]:
    table = {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}
    more = {"name": switch, "in": "query", "required": False, "schema": {"type": "boolean", "default": False}}
    about: dict[str, Any] = {
        "tags": ["tables"],
        "summary": route.__name__.capitalize(),
        "description": route.__doc__,
        "parameters": [table, more],
    }
    about |= {"responses": {"200": {"description": "Done", "content": answer}, "422": {"description": "It cannot be done"}}}
    return about | ({"requestBody": {"required": True, "content": body}} if body else {})


def _seat(one: Any) -> dict[str, Any]:
    fields = {"seat": one.seat, "kind": one.kind, "name": one.name, "level": one.level} | ({"mark": one.mark} if one.mark else {})
    fields |= {"invited": True} if one.invited else {}
    return fields if one.wanted_at is None else fields | {"asked": {"level": one.wanted_level, "by": one.wanted_by, "at": one.wanted_at}}


def _clock(view: TableView) -> dict[str, Any]:
    info = view.info
    fields = {"move_seconds": info.move_seconds, "bank_seconds": info.bank_seconds, "time_up": info.time_up}
    return fields | {"paused": info.paused is not None, "due": info.due, "banks": [seat.bank for seat in view.seats]}


def table_json(view: TableView) -> dict[str, Any]:
    """A table view as JSON."""
    return {
        "id": view.info.id,
        "game": view.game,
        "status": view.info.status,
        "version": view.version,
        "seats": [_seat(one) for one in view.seats],
        "mine": view.own_seats,
        "seat": view.seat,
        "turn": view.turn if view.info.status == "running" else None,
        "moves": view.moves,
        "view": view.view,
        "rematch": view.info.rematch,
        "absence_timeout": view.info.absence_timeout,
        "many_seats": view.info.many_seats,
        "hints": view.info.hints,
        "manual_chance": view.info.manual_chance,
        "phone_hands": view.info.phone_hands,
        "clock": _clock(view) if view.info.move_seconds else None,
        "forked": view.info.forked,
        "commitment": view.commitment,
        "secret": view.info.secret or None if view.info.status == "over" else None,
    }
