"""Hints at the table: "What would you do?". What is asked before something is given away belongs to the move (table_pages.py)."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from kogge.web.pages.advice import Advice, weighed
from kogge.web.pages.asker import SiteTables, person_now
from kogge.web.pages.forms import NumberField
from kogge.web.pages.table_pages import fragment
from kogge.web.speech.refusals import Refused

router = APIRouter(include_in_schema=False)


@router.post("/t/{table_id}/hints")
async def hints(request: Request, site: SiteTables, table_id: str, version: NumberField, seat: NumberField) -> Response:
    """What would you do?"""
    person = await run_in_threadpool(person_now, request)
    advice, refused = None, None
    try:
        advice = Advice(await weighed(request, person, table_id, seat, version))
    except Refused as error:
        if error.status == 404:
            raise
        refused = error
    return await run_in_threadpool(fragment, request, site, person, table_id, seat, "", refused, advice)
