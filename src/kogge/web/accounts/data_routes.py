"""One's own data: to have, and to erase."""

from __future__ import annotations

import asyncio
import json

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kogge.web.accounts.service import COOKIE
from kogge.web.dependencies import CurrentUser, OptionalUser, TableServiceDep
from kogge.web.forms import TextField, go
from kogge.web.i18n.translation import N_
from kogge.web.limits import address_of
from kogge.web.problems import Problem

router = APIRouter(include_in_schema=False)


@router.get("/me/data.json")
async def data(request: Request, site: TableServiceDep, person: CurrentUser) -> Response:
    """Everything that is kept about whoever asks. Writing down all their games takes a while, for which no page waits."""
    found = request.app.state.replays.aside(lambda: site.data_of(person), address_of(request))
    text = json.dumps(await asyncio.wrap_future(found), ensure_ascii=False, indent=1, default=str)
    headers = {"Content-Disposition": 'attachment; filename="kogge-data.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/me/erase")
def erase(request: Request, site: TableServiceDep, person: OptionalUser, sure: TextField = "") -> Response:
    """Nothing is kept about whoever asks."""
    if sure != "yes":
        raise Problem(422, N_("Nothing was erased: tick the box first."))
    if person is not None:
        site.erase(person, request.app.state.people)
    answer = go("/")
    answer.delete_cookie(COOKIE)
    return answer
