"""It is your turn: devices that want to be told, mailboxes, letters that are wanted no more; and the site as an app."""

from __future__ import annotations

import asyncio
import smtplib
from typing import Any

from fastapi import APIRouter, Body, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.concurrency import run_in_threadpool

from kogge.web import problems as problems
from kogge.web.dependencies import CurrentUser, person_now
from kogge.web.forms import TextField, go
from kogge.web.i18n.translation import N_, _, language
from kogge.web.limits import address_of
from kogge.web.notifications.mail import checked_address
from kogge.web.notifications.service import HOW_OFTEN
from kogge.web.problems import Problem
from kogge.web.templating import FOLDER, asset, page

router = APIRouter(include_in_schema=False)


@router.post("/me/push")
async def subscribe(request: Request, person: CurrentUser, subscription: dict[str, Any] = Body()) -> Response:  # noqa: B008
    """This device wants to be told."""
    push = request.app.state.notices.push
    if not push.public_key:
        raise problems.no_page()
    plain = await asyncio.wrap_future(push.soon_checked(subscription, address_of(request)))
    await run_in_threadpool(request.app.state.tables.db.subscribe, person.device, plain)
    return Response(status_code=204)


@router.post("/me/push/stop")
def unsubscribe_device(request: Request, person: CurrentUser) -> Response:
    """This device wants to be told no more."""
    request.app.state.tables.db.subscribe(person.device, None)
    return Response(status_code=204)


@router.post("/me/mail")
def mailbox(request: Request, address: TextField = "", digest: TextField = "") -> Response:
    """Where letters go, and how often; an address is believed when its owner has opened the link that is sent there."""
    state, person = request.app.state, person_now(request)
    if not state.mail.is_on:
        raise problems.no_page()
    box = state.tables.db.mailbox(person.id)
    if not address.strip():
        state.tables.db.set_mailbox(person.id, None)
        return go("/settings")
    if box is None or box.address != address.strip() or not box.confirmed:
        address = checked_address(address)
        if not state.limits.may_write_to(address):
            raise problems.too_much()
        try:
            state.mail.ask(person, address)
        except (OSError, smtplib.SMTPException):
            raise Problem(503, N_("The e-mail could not be sent. Try again later.")) from None
    if digest in HOW_OFTEN:
        state.tables.db.set_mailbox(person.id, {"digest": digest})
    return go("/settings")


@router.get("/mail/{token}")
def confirm_page(request: Request, token: str) -> Response:
    """Whoever opens the link still has to press: mail programs open links by themselves."""
    return page(request, "letter.html", title=_("Is this your mailbox?"), action="", done="", press=_("Yes, this is my mailbox"))


@router.post("/mail/{token}")
def confirm(request: Request, token: str) -> Response:
    """The mailbox is theirs."""
    if not request.app.state.mail.confirm(token):
        raise Problem(403, N_("This link is too old, or was replaced by a later one."))
    said = _("From now on you get an e-mail when it is your turn.")
    return page(request, "letter.html", title=_("Is this your mailbox?"), action="", done=said, press="")


@router.get("/unsubscribe/{token}")
def stop_page(request: Request, token: str) -> Response:
    """No more letters: one press."""
    return page(request, "letter.html", title=_("No more e-mails"), action="", done="", press=_("I want no more e-mails"))


@router.post("/unsubscribe/{token}")
def stop(request: Request, token: str) -> Response:
    """No more letters; mail programs send this by themselves (RFC 8058)."""
    if not request.app.state.mail.stop(token):
        raise problems.no_page()
    return page(request, "letter.html", title=_("No more e-mails"), action="", done=_("No more e-mails will come."), press="")


# the site as an app


@router.get("/manifest.webmanifest")
def manifest() -> Response:
    """What makes the site an app that can be installed."""
    icons = [{"src": asset(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"} for size in (192, 512)]
    icons.append({"src": asset("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    told = {"id": "/", "name": "Kogge", "short_name": "Kogge", "description": _("Kogge – three trading games"), "lang": language.get()}
    told |= {"start_url": "/", "scope": "/", "display": "standalone", "background_color": "#f3eee3", "theme_color": "#1f5266"}
    return JSONResponse(told | {"icons": icons}, media_type="application/manifest+json")


@router.get("/service-worker.js")
def service_worker() -> Response:
    """It shows notices, and a page when there is no network. It lies at the root, since it is for the whole site."""
    return FileResponse(FOLDER / "static" / "service-worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> Response:
    """The page that is shown without a network: the service worker keeps it."""
    return page(request, "offline.html")
