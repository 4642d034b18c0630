"""Passkeys: made and removed in the settings, shown to sign in."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from fastapi.responses import JSONResponse, Response

from kogge.web import problems as problems
from kogge.web.accounts.devices import device_name
from kogge.web.accounts.passkeys import Passkeys
from kogge.web.accounts.service import set_token
from kogge.web.dependencies import CurrentUser
from kogge.web.forms import TextField, go
from kogge.web.site_address import host_of

router = APIRouter(include_in_schema=False)
Answer = Annotated[dict[str, Any], Body()]


def passkeys_of(request: Request) -> Passkeys:
    """The site's passkeys, if it has them."""
    passkeys: Passkeys = request.app.state.passkeys
    if not passkeys.is_on:
        raise problems.no_page()
    return passkeys


@router.post("/me/passkey/ask")
def ask_for_new(request: Request, person: CurrentUser) -> Response:
    """What the browser needs to make one."""
    return JSONResponse(passkeys_of(request).ask_for_new(host_of(request.scope), person))


@router.post("/me/passkey")
def add(request: Request, person: CurrentUser, answer: Answer) -> Response:
    """The browser has made one."""
    passkeys_of(request).add(host_of(request.scope), person, answer, device_name(request.headers.get("user-agent", "")))
    return Response(status_code=204)


@router.post("/me/passkey/remove")
def remove(request: Request, person: CurrentUser, key: TextField) -> Response:
    """It signs nobody in any more."""
    request.app.state.tables.db.remove_passkey(key, person.id)
    return go("/settings")


@router.post("/sign-in/passkey/ask")
def ask(request: Request) -> Response:
    """What the browser needs to show one."""
    return JSONResponse(passkeys_of(request).ask(host_of(request.scope)))


@router.post("/sign-in/passkey")
def sign_in(request: Request, answer: Answer) -> Response:
    """This browser is, from now on, the person whose passkey it is."""
    state, done = request.app.state, Response(status_code=204)
    owner = passkeys_of(request).owner(host_of(request.scope), answer)
    token = state.devices.token_for(owner, device_name(request.headers.get("user-agent", "")))
    set_token(done, token, state.site_address.is_secure(request.scope))
    return done
