"""The pages of analyses: the report on a game, the panel beside its replay, and the request to analyse it; hints at the table.

The warning before a losing move belongs to the move (`tables/routes.py`).
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from kogge.web import problems
from kogge.web.analysis.views import Advice, panel_at, weighed
from kogge.web.dependencies import Number, NumberField, OptionalUser, TableServiceDep, TextField, go, person_now
from kogge.web.i18n.translation import N_
from kogge.web.limits import address_of
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.record_routes import made_replay
from kogge.web.tables.replay import Replay
from kogge.web.tables.routes import fragment
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)


@router.post("/t/{table_id}/analysis")
def ask(
    request: Request, site: TableServiceDep, person: OptionalUser, table_id: str, deeper: TextField = "", at: NumberField = 0
) -> Response:
    """Request the analysis of a game; a deeper one, which takes minutes, only if one has played there, and a few times an hour."""
    site.row(table_id)
    analyses = services_of(request).analyses
    if deeper:
        if not analyses.may_go_deeper(table_id, person):
            raise Problem(403, N_("Only those who played this game may have it analysed more deeply."))
        services_of(request).limits.check_deeper(request, person)
    analyses.ask(table_id, address_of(request), deeper=bool(deeper))
    line = f"?at={at}" if at > 0 else ""
    address = f"/t/{table_id}/replay{line}#analysis"
    if request.headers.get("hx-request") == "true":
        return Response(status_code=204, headers={"HX-Redirect": address})
    return go(address)


@router.get("/t/{table_id}/analysis")
async def report(request: Request, site: TableServiceDep, table_id: str, eyes: bool = False) -> Response:
    """The report page."""
    row = await run_in_threadpool(site.row, table_id)
    if row.status not in ("over", "record"):
        raise problems.no_page()
    replay = await made_replay(request, row)
    return await run_in_threadpool(report_page, request, table_id, eyes, replay)


def report_page(request: Request, table_id: str, eyes: bool, replay: Replay) -> Response:
    """The report, or a button to request it."""
    panel = panel_at(request, table_id, 0, eyes, replay)
    return page(request, "analysis.html", id=table_id, panel=panel, report=panel.report, eyes=eyes, board=replay.session.board)


@router.get("/t/{table_id}/analysis/panel")
async def panel(request: Request, site: TableServiceDep, table_id: str, at: Number = 0, eyes: bool = False) -> Response:
    """The panel as a fragment, reloaded while the analysis runs."""
    row = await run_in_threadpool(site.row, table_id)
    if row.status not in ("over", "record"):
        raise problems.no_page()
    replay = await made_replay(request, row)

    def made() -> Response:
        return page(request, "fragments/analysis.html", id=table_id, panel=panel_at(request, table_id, at, eyes, replay))

    return await run_in_threadpool(made)


@router.post("/t/{table_id}/hints")
async def hints(request: Request, site: TableServiceDep, table_id: str, version: NumberField, seat: NumberField) -> Response:
    """Show the engine's best moves."""
    person = await run_in_threadpool(person_now, request)
    advice, problem = None, None
    try:
        advice = Advice(await weighed(request, person, table_id, seat, version), version)
    except Problem as error:
        if error.status != 409:
            raise
        problem = error
    return await run_in_threadpool(fragment, request, site, person, table_id, seat, "", problem, advice)
