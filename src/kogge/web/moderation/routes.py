"""The moderators' page and API, behind the operator's token (KOGGE_ADMIN_TOKEN), and users' reports."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from kogge.web import problems as problems
from kogge.web.dependencies import Number, TableServiceDep, person_now
from kogge.web.forms import NumberField, SeatField, TextField, go
from kogge.web.i18n.translation import N_
from kogge.web.moderation.service import Moderation
from kogge.web.problems import Problem
from kogge.web.tables.routes import fragment
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)
COOKIE, HALF_A_DAY = "moderation", 43_200


class KeepersWish(BaseModel):
    """What a act_and_show of the moderation is about; each needs some of these."""

    number: Number = 0
    whom: str = Field("", max_length=64)
    table: str = Field("", max_length=32)
    hours: float = Field(0, ge=0, le=1_000_000)
    reason: str = Field("", max_length=200)
    name: str = Field("", max_length=60)


ACTIONS: dict[str, Callable[[Moderation, KeepersWish], None]] = {
    "settle": lambda moderation, wish: moderation.settle(wish.number),
    "ban": lambda moderation, wish: moderation.ban("ban", wish.whom, wish.hours, wish.reason),
    "mute": lambda moderation, wish: moderation.ban("mute", wish.whom, wish.hours, wish.reason),
    "lift": lambda moderation, wish: moderation.lift(wish.number),
    "close": lambda moderation, wish: moderation.close(wish.table),
    "remove-words": lambda moderation, wish: moderation.remove_words(wish.table, wish.whom),
    "rename": lambda moderation, wish: moderation.rename(wish.whom, wish.name),
}


def sign_of(token: str) -> str:
    """What the moderation's browser keeps: it shows that the token was known, and does not tell it."""
    return hmac.new(token.encode(), b"kogge moderation", hashlib.sha256).hexdigest()


def is_keeper(request: Request) -> bool:
    """Does whoever asks have the token? Without one there is no moderation, and no such page. Wrong guesses are counted."""
    token: str = request.app.state.moderator_token
    if not token:
        raise problems.no_page()
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    said = sign_of(bearer) if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return bool(said) and guessed(request, said)


def guessed(request: Request, sign: str) -> bool:
    """Is it right? Who has guessed wrong too often is not heard for a while."""
    request.app.state.limits.check_guess(request)
    right = hmac.compare_digest(sign.encode(), sign_of(request.app.state.moderator_token).encode())
    if not right:
        request.app.state.limits.count_guess(request)
    return right


def overview(request: Request) -> dict[str, Any]:
    """Reports, bans, load and queues."""
    moderation: Moderation = request.app.state.moderation
    return moderation.overview() | {"load": request.app.state.load()}


@router.get("/moderation")
def keepers_page(request: Request) -> Response:
    """What there is to do, or the question for the token."""
    known = is_keeper(request)
    return page(request, "moderation.html", known=known, seen=overview(request) if known else {})


@router.post("/moderation")
def sign_in(request: Request, token: TextField) -> Response:
    """The token opens the page for half a day."""
    if not request.app.state.moderator_token:
        raise problems.no_page()
    if not guessed(request, sign_of(token)):
        raise Problem(403, N_("That is not the moderator’s token."))
    answer, secure = go("/moderation"), request.app.state.site_address.is_secure(request.scope)
    answer.set_cookie(COOKIE, sign_of(token), max_age=HALF_A_DAY, path="/moderation", httponly=True, samesite="strict", secure=secure)
    return answer


@router.post("/moderation/{name}")
def do(
    request: Request,
    name: str,
    number: NumberField = 0,
    whom: TextField = "",
    table: TextField = "",
    hours: NumberField = 0,
    reason: TextField = "",
    called: TextField = "",
) -> Response:
    """Do it, from the page."""
    wish = {"number": number, "whom": whom[:64], "table": table[:32], "hours": max(0, hours), "reason": reason[:200], "name": called[:60]}
    as_keeper(request, name, KeepersWish(**wish))  # type: ignore[arg-type]
    return go("/moderation")


def as_keeper(request: Request, name: str, wish: KeepersWish) -> None:
    """Do what the moderation asks for."""
    if not is_keeper(request):
        raise Problem(403, N_("That is not the moderator’s token."))
    if name not in ACTIONS:
        raise problems.no_page()
    ACTIONS[name](request.app.state.moderation, wish)


@router.get("/api/moderation")
def for_program(request: Request, called: str = "") -> dict[str, Any]:
    """The same for `kogge admin`; with `called` also who has this name."""
    if not is_keeper(request):
        raise Problem(403, N_("That is not the moderator’s token."))
    return overview(request) | ({"people": request.app.state.moderation.people_called(called[:40])} if called else {})


@router.post("/api/moderation/{name}")
def do_for_program(request: Request, name: str, wish: KeepersWish) -> dict[str, bool]:
    """Do it, from the command line."""
    as_keeper(request, name, wish)
    return {"done": True}


@router.post("/t/{table_id}/report")
def report(
    request: Request, site: TableServiceDep, table_id: str, about: TextField = "", reason: TextField = "", seat: SeatField = None
) -> Response:
    """Tell the moderation that something is wrong here."""
    person, moderation = person_now(request), request.app.state.moderation
    moderation.report(person, table_id, about, reason)
    return fragment(request, site, person, table_id, seat, problem=Problem(200, N_("Thank you: whoever keeps this site will look at it.")))
