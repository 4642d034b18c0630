"""The keeper's page and interface, behind a token that the operator has set (KOGGE_ADMIN_TOKEN); and what users report to the keeper."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from kogge.web.pages.asker import Number, SiteTables, person_now
from kogge.web.pages.forms import NumberField, SeatField, TextField, go
from kogge.web.pages.table_pages import fragment
from kogge.web.pages.templating import page
from kogge.web.play.keeper import Keeper
from kogge.web.speech import refusals
from kogge.web.speech.refusals import Refused
from kogge.web.speech.words import N_

router = APIRouter(include_in_schema=False)
COOKIE, HALF_A_DAY = "keeper", 43_200


class KeepersWish(BaseModel):
    """What a deed of the keeper is about; each needs some of these."""

    number: Number = 0
    whom: str = Field("", max_length=64)
    table: str = Field("", max_length=32)
    hours: float = Field(0, ge=0, le=1_000_000)
    reason: str = Field("", max_length=200)
    name: str = Field("", max_length=60)


DEEDS: dict[str, Callable[[Keeper, KeepersWish], None]] = {
    "settle": lambda keeper, wish: keeper.settle(wish.number),
    "ban": lambda keeper, wish: keeper.ban("ban", wish.whom, wish.hours, wish.reason),
    "mute": lambda keeper, wish: keeper.ban("mute", wish.whom, wish.hours, wish.reason),
    "lift": lambda keeper, wish: keeper.lift(wish.number),
    "close": lambda keeper, wish: keeper.close(wish.table),
    "remove-words": lambda keeper, wish: keeper.remove_words(wish.table, wish.whom),
    "rename": lambda keeper, wish: keeper.rename(wish.whom, wish.name),
}


def sign_of(token: str) -> str:
    """What the keeper's browser keeps: it shows that the token was known, and does not tell it."""
    return hmac.new(token.encode(), b"kogge keeper", hashlib.sha256).hexdigest()


def is_keeper(request: Request) -> bool:
    """Does whoever asks have the token? Without one there is no keeper, and no such page. Wrong guesses are counted."""
    token: str = request.app.state.keeper_token
    if not token:
        raise refusals.no_page()
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    said = sign_of(bearer) if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return bool(said) and guessed(request, said)


def guessed(request: Request, sign: str) -> bool:
    """Is it right? Who has guessed wrong too often is not heard for a while."""
    request.app.state.limits.check_guess(request)
    right = hmac.compare_digest(sign.encode(), sign_of(request.app.state.keeper_token).encode())
    if not right:
        request.app.state.limits.count_guess(request)
    return right


def overview(request: Request) -> dict[str, Any]:
    """Reports, bans, load and queues."""
    keeper: Keeper = request.app.state.keeper
    return keeper.overview() | {"load": request.app.state.load()}


@router.get("/keeper")
def keepers_page(request: Request) -> Response:
    """What there is to do, or the question for the token."""
    known = is_keeper(request)
    return page(request, "keeper.html", known=known, seen=overview(request) if known else {})


@router.post("/keeper")
def sign_in(request: Request, token: TextField) -> Response:
    """The token opens the page for half a day."""
    if not request.app.state.keeper_token:
        raise refusals.no_page()
    if not guessed(request, sign_of(token)):
        raise Refused(403, N_("That is not the keeper’s token."))
    answer, secure = go("/keeper"), request.app.state.gate.is_secure(request.scope)
    answer.set_cookie(COOKIE, sign_of(token), max_age=HALF_A_DAY, path="/keeper", httponly=True, samesite="strict", secure=secure)
    return answer


@router.post("/keeper/{name}")
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
    return go("/keeper")


def as_keeper(request: Request, name: str, wish: KeepersWish) -> None:
    """Do what the keeper asks for."""
    if not is_keeper(request):
        raise Refused(403, N_("That is not the keeper’s token."))
    if name not in DEEDS:
        raise refusals.no_page()
    DEEDS[name](request.app.state.keeper, wish)


@router.get("/api/keeper")
def for_program(request: Request, called: str = "") -> dict[str, Any]:
    """The same for `kogge admin`; with `called` also who has this name."""
    if not is_keeper(request):
        raise Refused(403, N_("That is not the keeper’s token."))
    return overview(request) | ({"people": request.app.state.keeper.people_called(called[:40])} if called else {})


@router.post("/api/keeper/{name}")
def do_for_program(request: Request, name: str, wish: KeepersWish) -> dict[str, bool]:
    """Do it, from the command line."""
    as_keeper(request, name, wish)
    return {"done": True}


@router.post("/t/{table_id}/report")
def report(
    request: Request, site: SiteTables, table_id: str, about: TextField = "", reason: TextField = "", seat: SeatField = None
) -> Response:
    """Tell the keeper that something is wrong here."""
    person, keeper = person_now(request), request.app.state.keeper
    keeper.report(person, table_id, about, reason)
    return fragment(request, site, person, table_id, seat, refused=Refused(200, N_("Thank you: whoever keeps this site will look at it.")))
