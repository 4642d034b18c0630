"""Routes for push subscriptions, e-mail addresses and the links in e-mails, nudges, and the files that make the site installable."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.concurrency import run_in_threadpool

from kogge.web import problems
from kogge.web.dependencies import CurrentUser, SeatField, TableServiceDep, TextField, ensure_user, redirect
from kogge.web.i18n.translation import N_, _, language
from kogge.web.limits import address_of
from kogge.web.notifications.mail import check_address
from kogge.web.notifications.service import DIGESTS, Notifications
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.routes import act_and_show
from kogge.web.templating import FOLDER, asset, page

router = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", tags=["tables"])


def notifications_of(request: Request) -> Notifications:
    """The site's notifications."""
    notifications: Notifications = services_of(request).notifications
    return notifications


NotificationsDep = Annotated[Notifications, Depends(notifications_of)]


@router.post("/me/push")
async def subscribe(
    request: Request, notifications: NotificationsDep, user: CurrentUser, subscription: Annotated[dict[str, Any], Body()]
) -> Response:
    """Subscribe this device to push messages."""
    if not notifications.push.public_key:
        raise problems.no_page()
    checked = await asyncio.wrap_future(notifications.push.submit_check(subscription, address_of(request)))
    await run_in_threadpool(notifications.store.set_subscription, user.device, checked)
    return Response(status_code=204)


@router.post("/t/{table_id}/nudge")
def nudge_form(request: Request, notifications: NotificationsDep, site: TableServiceDep, table_id: str, seat: SeatField = None) -> Response:
    """Remind the player whose turn it is."""
    user = ensure_user(request)
    return act_and_show(request, site, user, table_id, seat, lambda: notifications.nudge(user, table_id))


@router.post("/me/push/stop")
def unsubscribe_device(notifications: NotificationsDep, user: CurrentUser) -> Response:
    """End the push subscription of this device."""
    notifications.store.set_subscription(user.device, None)
    return Response(status_code=204)


@router.post("/me/mail")
def set_mailbox(request: Request, notifications: NotificationsDep, address: TextField = "", digest: TextField = "") -> Response:
    """Set the mailbox and how often a digest comes. An address is used once its owner has opened the link that is sent there."""
    user, mail, store = ensure_user(request), notifications.mail, notifications.store
    if not mail.is_on:
        raise problems.no_page()
    if not address.strip():
        store.set_mailbox(user.id, None)
        return redirect("/settings")
    mailbox = store.mailbox(user.id)
    if mailbox is None or mailbox.address != address.strip() or not mailbox.confirmed:
        address = check_address(address)
        if not services_of(request).limits.may_write_to(address):
            raise problems.too_much()
        mail.send_confirmation(user, address)
    if digest in DIGESTS:
        store.set_mailbox(user.id, {"digest": digest})
    return redirect("/settings")


@router.get("/mail/{token}")
def confirm_page(request: Request, token: str) -> Response:
    """Ask for a click: mail programs open links by themselves."""
    return page(request, "mail_link.html", title=_("Is this your e-mail address?"), action="", done="", press=_("Yes, this is my address"))


@router.post("/mail/{token}")
def confirm(request: Request, notifications: NotificationsDep, token: str) -> Response:
    """Confirm a mailbox."""
    if not notifications.mail.confirm(token):
        raise Problem(403, N_("This link has expired or was replaced by a newer one."))
    done = _("From now on you’ll get an e-mail when it’s your turn.")
    return page(request, "mail_link.html", title=_("Is this your e-mail address?"), action="", done=done, press="")


@router.get("/unsubscribe/{token}")
def unsubscribe_page(request: Request, token: str) -> Response:
    """Ask for a click before the digests end."""
    return page(request, "mail_link.html", title=_("Unsubscribe"), action="", done="", press=_("Stop sending me e-mails"))


@router.post("/unsubscribe/{token}")
def unsubscribe(request: Request, notifications: NotificationsDep, token: str) -> Response:
    """End the digests; mail programs send this request by themselves (RFC 8058)."""
    if not notifications.mail.unsubscribe(token):
        raise problems.no_page()
    return page(request, "mail_link.html", title=_("Unsubscribe"), action="", done=_("You won’t get any more e-mails."), press="")


# the site as an app


@router.get("/manifest.webmanifest")
def manifest() -> Response:
    """The web app manifest."""
    icons = [{"src": asset(f"icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"} for size in (192, 512)]
    icons.append({"src": asset("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    content = {
        "id": "/",
        "name": "Kogge",
        "short_name": "Kogge",
        "description": _("Kogge – three trading board games"),
        "lang": language.get(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3eee3",
        "theme_color": "#1f5266",
        "icons": icons,
    }
    return JSONResponse(content, media_type="application/manifest+json")


@router.get("/service-worker.js")
def service_worker() -> Response:
    """The service worker, which shows notifications and the offline page. It must lie at the root to serve the whole site."""
    return FileResponse(FOLDER / "static" / "service-worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
def offline(request: Request) -> Response:
    """The page that the service worker shows without a network."""
    return page(request, "offline.html")


# JSON


@api.post("/tables/{table_id}/nudge")
def nudge(notifications: NotificationsDep, user: CurrentUser, table_id: str) -> dict[str, Any]:
    """Remind the player whose turn it is, once a day. 409: there is nobody to nudge, or it was done today."""
    notifications.nudge(user, table_id)
    return {"nudged": True}
