"""Kogge on another device: the code that a device shows, the page where another one takes it, and signing out."""

from __future__ import annotations

import segno
from fastapi import APIRouter, Request
from fastapi.responses import Response

from kogge.web import problems as problems
from kogge.web.accounts.devices import device_name
from kogge.web.accounts.service import COOKIE, set_token
from kogge.web.dependencies import OptionalUser, person_now
from kogge.web.forms import TextField, go
from kogge.web.notifications.mail import checked_address
from kogge.web.problems import Problem
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)


@router.post("/me/code")
def show_code(request: Request) -> Response:
    """A code for another device, to be typed or scanned. It is shown this once: what is kept is its hash."""
    person = person_now(request)
    code = request.app.state.devices.new_code(person)
    # behind the # nothing is sent to any server: the code stands in no log and in no Referer
    address = f"{request.app.state.site_address.address or str(request.base_url).rstrip('/')}/sign-in#{code}"
    picture = segno.make(address, micro=False).svg_data_uri(border=2, scale=5, dark="#1d2b33", light="#ffffff")
    return page(request, "code.html", code=code, address=address, picture=picture, devices=request.app.state.devices.of(person))


@router.get("/sign-in")
def sign_in_page(request: Request) -> Response:
    """Where another device takes the code; one that was scanned is filled in by the page itself."""
    return sign_in_form(request)


def sign_in_form(request: Request, problem: Problem | None = None, asked: bool = False) -> Response:
    """All ways to sign in that this site has."""
    ways = {"mail_on": request.app.state.mail.is_on, "passkeys_on": request.app.state.passkeys.is_on, "asked": asked}
    return page(request, "sign_in.html", problem.status if problem else 200, problem=problem.sentence() if problem else "", **ways)


@router.post("/sign-in")
def sign_in(request: Request, code: TextField = "") -> Response:
    """This browser is, from now on, the person whose code it is."""
    try:
        token = request.app.state.devices.sign_in(code, device_name(request.headers.get("user-agent", "")))
    except Problem as problem:
        return sign_in_form(request, problem)
    answer = go("/")
    set_token(answer, token, request.app.state.site_address.is_secure(request.scope))
    return answer


@router.post("/sign-in/mail")
def write_a_link(request: Request, address: TextField = "") -> Response:
    """A link for whoever has this mailbox; the answer, and the time it takes, do not tell whether anybody has."""
    state = request.app.state
    if not state.mail.is_on:
        raise problems.no_page()
    address = checked_address(address)
    if state.limits.may_write_to(address):
        state.notices.soon(state.devices.write_to, state.mail, address)
    return sign_in_form(request, asked=True)


@router.post("/me/sign-out")
def sign_out(request: Request, person: OptionalUser, device: TextField) -> Response:
    """One of this person's devices is theirs no longer; it may be this one."""
    answer = go("/settings")
    if person is not None:
        request.app.state.people.sign_out(person, device)
        if device == person.device:
            answer.delete_cookie(COOKIE)
    return answer
