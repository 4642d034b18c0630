"""The moderators' page, and the form with which users report something to them.

A moderator is anyone with the operator's token (KOGGE_ADMIN_TOKEN), sent by a program or kept in a browser's cookie as its HMAC.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import Response

from kogge.web import problems
from kogge.web.dependencies import Number, SeatField, TableServiceDep, TextField, ensure_user, redirect
from kogge.web.i18n.translation import N_
from kogge.web.moderation.service import Moderation
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.routes import fragment
from kogge.web.templating import page

COOKIE, COOKIE_SECONDS = "moderation", 43_200


def moderation_of(request: Request) -> Moderation:
    """The site's moderation."""
    moderation: Moderation = services_of(request).moderation
    return moderation


ModerationDep = Annotated[Moderation, Depends(moderation_of)]


def signature(token: str) -> str:
    """An HMAC of the token. The moderator's browser keeps it in a cookie instead of the token itself."""
    return hmac.new(token.encode(), b"kogge moderation", hashlib.sha256).hexdigest()


def is_moderator(request: Request) -> bool:
    """Does the request carry the token, or a cookie made with it? Without a configured token there is no such page."""
    if not services_of(request).moderator_token:
        raise problems.no_page()
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    sent = signature(bearer) if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
    return bool(sent) and check_signature(request, sent)


def require_moderator(request: Request) -> None:
    """Refuse a request that is not a moderator's."""
    if not is_moderator(request):
        raise wrong_token()


def check_signature(request: Request, sent: str) -> bool:
    """Is the signature right? Wrong guesses are limited by address; the right token always passes, so nobody can lock a moderator out."""
    right = hmac.compare_digest(sent.encode(), signature(services_of(request).moderator_token).encode())
    if not right:
        services_of(request).limits.count_wrong_token(request)
    return right


def wrong_token() -> Problem:
    """The token is not the moderator's."""
    return Problem(403, N_("This is not the moderator token."))


router = APIRouter(include_in_schema=False)
actions = APIRouter(prefix="/moderation", include_in_schema=False, dependencies=[Depends(require_moderator)])

HoursField = Annotated[Number, Form(ge=0, le=1_000_000)]
TargetField = Annotated[str, Form(max_length=64)]
ReasonField = Annotated[str, Form(max_length=200)]


@router.get("/moderation")
def moderation_page(request: Request, moderation: ModerationDep) -> Response:
    """Reports, bans and load; or the form that asks for the token."""
    known = is_moderator(request)
    seen: dict[str, Any] = moderation.overview() | {"load": services_of(request).metrics.load()} if known else {}
    return page(request, "moderation.html", known=known, seen=seen)


@router.post("/moderation")
def sign_in(request: Request, token: TextField) -> Response:
    """Open the page for half a day."""
    services = services_of(request)
    if not services.moderator_token:
        raise problems.no_page()
    if not check_signature(request, signature(token)):
        raise wrong_token()
    response, secure = redirect("/moderation"), services.site_address.is_secure(request.scope)
    response.set_cookie(
        COOKIE,
        signature(token),
        max_age=COOKIE_SECONDS,
        path="/moderation",
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return response


@actions.post("/reports/{report_id}/resolve")
def resolve_report(moderation: ModerationDep, report_id: Number) -> Response:
    """Mark a report as resolved."""
    moderation.resolve_report(report_id)
    return redirect("/moderation")


@actions.post("/bans")
def ban(moderation: ModerationDep, target: TargetField, hours: HoursField = 0, reason: ReasonField = "") -> Response:
    """Ban a user or an address range."""
    moderation.ban(target, hours, reason)
    return redirect("/moderation")


@actions.post("/mutes")
def mute(moderation: ModerationDep, target: TargetField, hours: HoursField = 0, reason: ReasonField = "") -> Response:
    """Forbid a user to chat."""
    moderation.mute(target, hours, reason)
    return redirect("/moderation")


@actions.post("/bans/{ban_id}/lift")
def lift(moderation: ModerationDep, ban_id: Number) -> Response:
    """End a ban or a mute."""
    moderation.lift(ban_id)
    return redirect("/moderation")


@actions.post("/tables/{table_id}/close")
def close_table(moderation: ModerationDep, table_id: str) -> Response:
    """Delete a table with its record and its chat."""
    moderation.close_table(table_id)
    return redirect("/moderation")


@actions.post("/tables/{table_id}/remove-chat")
def remove_chat(moderation: ModerationDep, table_id: str, user: TargetField) -> Response:
    """Delete the chat messages of a user at a table."""
    moderation.remove_chat(table_id, user)
    return redirect("/moderation")


@actions.post("/users/{user_id}/rename")
def rename(moderation: ModerationDep, user_id: str, name: TextField = "") -> Response:
    """Rename a user everywhere, finished games included."""
    moderation.rename(user_id, name[:60])
    return redirect("/moderation")


@router.post("/t/{table_id}/report")
def report(
    request: Request,
    site: TableServiceDep,
    moderation: ModerationDep,
    table_id: str,
    about: TextField = "",
    reason: TextField = "",
    seat: SeatField = None,
) -> Response:
    """Report a table or a user there to the moderators."""
    user = ensure_user(request)
    moderation.report(user, table_id, about, reason)
    thanks = Problem(200, N_("Thank you. The moderators will look at it."))
    return fragment(request, site, user, table_id, seat, problem=thanks)


router.include_router(actions)
