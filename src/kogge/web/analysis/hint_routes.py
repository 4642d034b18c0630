"""Hints at the table: "What would you do?". The warning before a losing move belongs to the move (`tables/routes.py`)."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from kogge.web.analysis.hint_view import Advice, weighed
from kogge.web.dependencies import TableServiceDep, person_now
from kogge.web.forms import NumberField
from kogge.web.problems import Problem
from kogge.web.tables.routes import fragment

router = APIRouter(include_in_schema=False)


@router.post("/t/{table_id}/hints")
async def hints(request: Request, site: TableServiceDep, table_id: str, version: NumberField, seat: NumberField) -> Response:
    """Show the engine's best moves."""
    person = await run_in_threadpool(person_now, request)
    advice, problem = None, None
    try:
        advice = Advice(await weighed(request, person, table_id, seat, version), version)
    except Problem as error:
        if error.status == 404:
            raise
        problem = error
    return await run_in_threadpool(fragment, request, site, person, table_id, seat, "", problem, advice)
