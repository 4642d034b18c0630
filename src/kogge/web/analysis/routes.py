"""The pages of analyses: the report on a game beside its board, the quiz of own mistakes, the request to analyse a game; hints at the
table.

The warning before a losing move belongs to the move (`tables/routes.py`).
"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from kogge.analysis import Choice
from kogge.web import problems
from kogge.web.accounts.users import User
from kogge.web.analysis.views import panel_at, quiz_of, quiz_view, request_hint
from kogge.web.dependencies import CurrentUser, Number, NumberField, OptionalUser, TableServiceDep, TextField, ensure_user, redirect
from kogge.web.i18n.translation import N_
from kogge.web.limits import address_of
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.record_routes import request_replay
from kogge.web.tables.replay import Replay
from kogge.web.tables.routes import fragment, picks
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)


@router.post("/t/{table_id}/analysis")
def ask(
    request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, deeper: TextField = "", at: NumberField = 0
) -> Response:
    """Request the analysis of a game and open its report. A deeper one takes minutes: for its players only, a few times an hour."""
    site.row(table_id)
    analyses = services_of(request).analyses
    if deeper:
        if not analyses.may_go_deeper(table_id, user):
            raise Problem(403, N_("Only those who played this game may have it analysed more deeply."))
        services_of(request).limits.check_deeper(request, user)
    analyses.ask(table_id, address_of(request), deeper=bool(deeper))
    address = f"/t/{table_id}/analysis" + (f"?at={at}" if at > 0 else "")
    if request.headers.get("hx-request") == "true":
        return Response(status_code=204, headers={"HX-Redirect": address})
    return redirect(address)


async def finished(request: Request, site: TableServiceDep, table_id: str) -> Replay:
    """The replay of a game that is over."""
    row = await run_in_threadpool(site.row, table_id)
    if row.status not in ("over", "record"):
        raise problems.no_page()
    return await request_replay(request, row)


@router.get("/t/{table_id}/analysis")
async def report(request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, at: Number | None = None) -> Response:
    """The report beside the board before one of the moves; by default before the first turning point."""
    replay = await finished(request, site, table_id)
    return await run_in_threadpool(report_page, request, user, table_id, at, replay)


def report_page(request: Request, user: User | None, table_id: str, at: int | None, replay: Replay) -> Response:
    """The report, or a button to request it. Going through the moves fetches only the board; its panel follows (`panel`)."""
    alone = request.headers.get("hx-request") == "true"
    panel = None if alone else panel_at(request, table_id, at, replay, user)
    table_view = services_of(request).replays.view(table_id, user, panel.at if panel else at, replay)
    name = "fragments/replay.html" if alone else "analysis.html"
    return page(request, name, table=table_view, panel=panel, id=table_id, studying=True)


@router.get("/t/{table_id}/analysis/panel")
async def panel(
    request: Request, site: TableServiceDep, user: OptionalUser, table_id: str, at: Number = 0, growing: bool = False
) -> Response:
    """The panel as a fragment: it follows the board, and is reloaded while the analysis runs. At the end the whole page is reloaded."""
    replay = await finished(request, site, table_id)

    def made() -> Response:
        found = panel_at(request, table_id, at, replay, user)
        if growing and found.report and not found.growing:
            return Response(status_code=204, headers={"HX-Refresh": "true"})
        return page(request, "fragments/analysis.html", id=table_id, panel=found)

    return await run_in_threadpool(made)


@router.get("/t/{table_id}/mistakes/{number}")
@router.get("/t/{table_id}/mistakes/{number}/board")
async def mistake(
    request: Request, site: TableServiceDep, user: CurrentUser, table_id: str, number: int, pick: str = "", given_up: bool = False
) -> Response:
    """One of the user's own mistakes as a question: find a better move."""
    replay = await finished(request, site, table_id)
    return await run_in_threadpool(quiz_page, request, user, table_id, number, replay, picks(pick), "", (), given_up)


@router.post("/t/{table_id}/mistakes/{number}")
async def answer(request: Request, site: TableServiceDep, user: CurrentUser, table_id: str, number: int, move: TextField) -> Response:
    """Try a move. One that the analysis has not evaluated is evaluated now."""
    replay = await finished(request, site, table_id)
    quiz = await run_in_threadpool(quiz_of, request, table_id, number, replay, user)
    if move not in quiz.match.moves():
        raise problems.illegal_move(move)
    choices = quiz.decision.choices
    if all(choice.move != move for choice in choices):
        choices = await asyncio.wrap_future(services_of(request).hints.evaluate(user, quiz.match, [move, quiz.decision.played]))
    return await run_in_threadpool(quiz_page, request, user, table_id, number, replay, [], move, choices)


def quiz_page(
    request: Request,
    user: User,
    table_id: str,
    number: int,
    replay: Replay,
    picked: list[str],
    tried: str,
    choices: tuple[Choice, ...] = (),
    given_up: bool = False,
) -> Response:
    """A question of the quiz, after a try or before it."""
    quiz = quiz_of(request, table_id, number, replay, user, tried, choices, given_up)
    name = "fragments/mistake.html" if request.headers.get("hx-request") == "true" else "mistake.html"
    return page(request, name, table=quiz_view(request, quiz, table_id, replay, picked), quiz=quiz, id=table_id, notice="")


@router.post("/t/{table_id}/hints")
async def hints(request: Request, site: TableServiceDep, table_id: str, version: NumberField, seat: NumberField) -> Response:
    """Show the engine's best moves."""
    user = await run_in_threadpool(ensure_user, request)
    hint, problem = None, None
    try:
        hint = await request_hint(request, user, table_id, seat, version)
    except Problem as error:
        if error.status != 409:
            raise
        problem = error
    return await run_in_threadpool(fragment, request, site, user, table_id, seat, "", problem, hint)
