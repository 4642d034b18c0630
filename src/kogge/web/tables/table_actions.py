"""What people do at a table beside playing: leaving, calling it off, sending somebody away, giving up, pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from fastapi.responses import Response

from kogge.web import problems as problems
from kogge.web.accounts.users import User
from kogge.web.dependencies import CurrentUser, TableServiceDep, person_now
from kogge.web.forms import SeatField, go
from kogge.web.tables.api import current_table, shown
from kogge.web.tables.routes import act_and_show
from kogge.web.tables.schemas import SeatChoice
from kogge.web.tables.service import TableService
from kogge.web.tables.table_view import api_view

pages = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", tags=["tables"])

ACTIONS: dict[str, Callable[[TableService, User, str, int | None], Any]] = {
    "leave": lambda site, person, table_id, seat: site.leave(person, table_id),
    "send-away": lambda site, person, table_id, seat: site.send_away(person, table_id, seat),
    "call-off": lambda site, person, table_id, seat: site.call_off(person, table_id),
    "concede": lambda site, person, table_id, seat: site.clocks.concede(person, table_id),
    "pause": lambda site, person, table_id, seat: site.clocks.ask_pause(person, table_id),
    "no-pause": lambda site, person, table_id, seat: site.clocks.no_pause(person, table_id),
    "talk": lambda site, person, table_id, seat: site.want_talk(person, table_id, True),
    "no-talk": lambda site, person, table_id, seat: site.want_talk(person, table_id, False),
    "want-bot": lambda site, person, table_id, seat: site.clocks.want_bot(person, table_id),
}
WITHOUT_TABLE = ("call-off",)  # afterwards there is none


def action_named(name: str) -> Callable[[TableService, User, str, int | None], Any]:
    """What a form or a program asks for."""
    if name not in ACTIONS:
        raise problems.no_page()
    return ACTIONS[name]


@pages.post("/t/{table_id}/do/{name}")
def do(request: Request, site: TableServiceDep, table_id: str, name: str, to: SeatField = None, seat: SeatField = None) -> Response:
    """Do it, and show the table; `to` is the seat that it is done to."""
    person, what = person_now(request), action_named(name)
    if name not in WITHOUT_TABLE:
        return act_and_show(request, site, person, table_id, seat, lambda: what(site, person, table_id, to))
    what(site, person, table_id, to)
    if request.headers.get("hx-request") == "true":
        return Response(status_code=204, headers={"HX-Redirect": "/"})
    return go("/")


@api.post("/tables/{table_id}/do/{name}")
def do_for_program(
    site: TableServiceDep, person: CurrentUser, table_id: str, name: str, wish: Annotated[SeatChoice | None, Body()] = None
) -> dict[str, Any]:
    """First `leave`, `send-away` (`seat`), `call-off`; then `concede`, `pause`, `no-pause`, `want-bot`; `talk`, `no-talk`."""
    what = action_named(name)
    with current_table(site, table_id, person):
        what(site, person, table_id, wish.seat if wish else None)
    return {"id": table_id, "status": "gone"} if name in WITHOUT_TABLE else shown(api_view(site, table_id, person))


router = APIRouter()
for part in (pages, api):
    router.include_router(part)
