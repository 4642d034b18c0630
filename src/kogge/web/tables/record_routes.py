"""The pages of records: replay a game move by move, fork it, download its record, upload or paste one.

A wrong line of a pasted record is shown with what would be legal, and can be corrected there.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, File, Form, Request, UploadFile
from fastapi.responses import PlainTextResponse, Response
from starlette.concurrency import run_in_threadpool

from kogge.engine.contract import reseed
from kogge.games import game_by_id
from kogge.web.accounts.users import User
from kogge.web.dependencies import Number, NumberField, OptionalUser, TableServiceDep, TextField, ensure_user, redirect, table_link
from kogge.web.i18n.translation import N_
from kogge.web.limits import address_of
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.records import MAX_RECORD, may_fork, record_in_link, with_line, wrong_line
from kogge.web.tables.replay import Replay
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)

RecordField = Annotated[str, Form(max_length=MAX_RECORD + 1)]


@router.get("/t/{table_id}/replay")
async def replay(request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, at: Number = 0) -> Response:
    """Replay a game from its beginning."""
    row = await run_in_threadpool(site.row, table_id)
    found = await request_replay(request, row)
    return await run_in_threadpool(replay_page, request, user, table_id, at, found)


async def request_replay(request: Request, row: Any) -> Replay:
    """The replay of a table. The request waits without blocking a thread."""
    future = services_of(request).replays.request(row, address_of(request))
    return await asyncio.shield(asyncio.wrap_future(future))  # do not cancel the work with this request: other requests may wait for it too


def replay_page(request: Request, user: User | None, table_id: str, at: int, found: Replay) -> Response:
    """The page of a replayed game after one of its moves."""
    table_view = services_of(request).replays.view(table_id, user, at, found)
    name = "fragments/replay.html" if request.headers.get("hx-request") == "true" else "replay.html"
    fork = may_fork(table_view.info, list(table_view.seats), user) and not table_view.view["over"]
    hides = game_by_id(table_view.game).resample_hidden is not reseed and table_view.info.status != "running"
    levels = services_of(request).tables.levels(table_view.game)
    return page(request, name, table=table_view, studying=False, may_fork=fork, may_deal=hides, bot_levels=levels)


@router.post("/t/{table_id}/fork")
def fork(
    request: Request,
    site: TableServiceDep,
    table_id: str,
    at: NumberField,
    seat: NumberField,
    level: TextField,
    deal: TextField = "anew",
) -> Response:
    """Fork the game after one of its moves."""
    return redirect(f"/t/{site.forks.fork(ensure_user(request), table_id, at, seat, level, deal == 'same')}")


@router.get("/t/{table_id}/record.kogge")
def record(site: TableServiceDep, user: OptionalUser, table_id: str) -> Response:
    """Download the record."""
    text = site.records.record(table_id, user)
    name = f"{site.row(table_id).game}-{table_id[:6]}.kogge"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"})


@router.get("/t/{table_id}/link")
def record_link(request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, at: Number | None = None) -> Response:
    """Show a link that contains the whole game: it opens on any site and in the browser edition, without this table."""
    packed = record_in_link(site.records.record(table_id, user), at)
    home = table_link(request, table_id).removesuffix(f"/t/{table_id}")
    return page(request, "record_link.html", id=table_id, link=f"{home}/#{packed}")


@router.post("/records")
async def upload(request: Request, site: TableServiceDep, file: Annotated[UploadFile, File()]) -> Response:
    """Upload a record to replay."""
    content = await file.read(MAX_RECORD + 1)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(422, N_("This is not a record of one of our games.")) from None
    return await run_in_threadpool(lambda: redirect(f"/t/{site.records.upload(ensure_user(request), text)}/replay"))


@router.get("/records/new")
def paste_page(request: Request) -> Response:
    """The page to paste a record."""
    return page(request, "paste_record.html", text="", problem="", wrong=None)


@router.post("/records/new")
def paste(
    request: Request,
    site: TableServiceDep,
    text: RecordField = "",
    number: NumberField = 0,
    line: TextField = "",
    use: TextField = "",
    change: TextField = "",
) -> Response:
    """Replay a pasted record, with line `number` changed first if the form says so: `use` a legal line, or `change` it to `line`."""
    if number > 0 and (use or change):
        text = with_line(text, number, None if change == "delete" else use or line)
    try:
        return redirect(f"/t/{site.records.upload(ensure_user(request), text)}/replay")
    except Problem as problem:
        if problem.status not in (413, 422):
            raise
        wrong = wrong_line(text) if problem.status == 422 else None
        return page(request, "paste_record.html", problem.status, text=text, problem=problem.sentence(), wrong=wrong)
