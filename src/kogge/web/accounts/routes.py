"""Pages of accounts: settings, devices and sign-in, passkeys, profiles and rankings, friends, personal data. As JSON: becoming a user."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Body, Depends, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

import kogge
from kogge.games import game_ids
from kogge.web import problems
from kogge.web.accounts import preferences
from kogge.web.accounts.passkeys import Passkeys
from kogge.web.accounts.profiles import Profiles
from kogge.web.accounts.ratings import is_provisional
from kogge.web.accounts.service import AccountService, PersonalData, delete_token, device_name, set_token
from kogge.web.dependencies import (
    CurrentUser,
    OptionalUser,
    TableServiceDep,
    TextField,
    ensure_user,
    new_user,
    redirect,
    renamed_user,
    resolve_user,
    site_link,
)
from kogge.web.i18n.translation import N_, board_of, games_by_complexity
from kogge.web.limits import address_of
from kogge.web.notifications.mail import check_address
from kogge.web.notifications.service import DIGESTS
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.site_address import host_of
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", tags=["accounts"])

PREFERENCE_COOKIE_SECONDS = 63_000_000
EXPORTED_AT_ONCE = 10  # records of a user's games in one job

# the settings page: labels and choices, in the page's order; theme and language have their buttons at the head of every page
SETTINGS: dict[str, tuple[str, dict[str, str]]] = {
    "pace": (
        N_("Speed of animations and bots"),
        {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "once": N_("Instant")},
    ),
    "confirm": (
        N_("Moves"),
        {
            "touch": N_("On a touch screen the first tap explains, the second plays"),
            "no": N_("Play with one tap"),
            "yes": N_("Confirm every move"),
        },
    ),
    "cards": (N_("Text size"), {"plain": N_("Automatic"), "large": N_("Larger")}),
    "colours": (N_("Colours"), {"plain": N_("As in the game"), "safe": N_("Colour-blind friendly")}),
    "motion": (N_("Animations"), {"auto": N_("Same as my device"), "less": N_("Off")}),
    "sounds": (N_("Sounds"), {"yes": N_("Play a sound when it’s my turn and the tab is in the background"), "no": N_("No sounds")}),
    "chat": (N_("Chat"), {"shown": N_("Show"), "hidden": N_("Hide")}),
    "quiet": (
        N_("Quiet hours (no notifications)"),
        {"no": N_("None")} | {hours: f"{hours.replace('-', ':00 – ')}:00" for hours in preferences.CHOICES["quiet"][1:]},
    ),
}


def accounts_of(request: Request) -> AccountService:
    """The site's accounts."""
    accounts: AccountService = services_of(request).accounts
    return accounts


def passkeys_of(request: Request) -> Passkeys:
    """The site's passkeys, if it has them."""
    passkeys: Passkeys = services_of(request).passkeys
    if not passkeys.is_on:
        raise problems.no_page()
    return passkeys


def profiles_of(request: Request) -> Profiles:
    """The site's profiles."""
    profiles: Profiles = services_of(request).profiles
    return profiles


def personal_data_of(request: Request) -> PersonalData:
    """Export and deletion of accounts."""
    personal_data: PersonalData = services_of(request).personal_data
    return personal_data


AccountsDep = Annotated[AccountService, Depends(accounts_of)]
PasskeysDep = Annotated[Passkeys, Depends(passkeys_of)]
ProfilesDep = Annotated[Profiles, Depends(profiles_of)]
PersonalDataDep = Annotated[PersonalData, Depends(personal_data_of)]
WebAuthnBody = Annotated[dict[str, Any], Body()]


def is_secure(request: Request) -> bool:
    """Does this request come by https?"""
    return bool(services_of(request).site_address.is_secure(request.scope))


def requesting_device(request: Request) -> str:
    """The name of the device that sends this request."""
    return device_name(request.headers.get("user-agent", ""))


# settings


@router.get("/settings")
def settings(request: Request, accounts: AccountsDep, user: OptionalUser, saved: bool = False) -> Response:
    """Name, preferences, notifications, devices and personal data."""
    notifications, passkeys = services_of(request).notifications, services_of(request).passkeys
    mail = notifications.mail
    return page(
        request,
        "settings.html",
        saved=saved,
        settings=SETTINGS,
        devices=accounts.devices(user) if user else [],
        push_key=notifications.push.public_key,
        mail_on=mail.is_on,
        box=mail.store.mailbox(user.id) if user and mail.is_on else None,
        how_often=DIGESTS,
        passkeys=accounts.store.passkeys(user.id) if user and passkeys.is_on else None,
    )


@router.post("/me")
async def save_settings(request: Request, accounts: AccountsDep) -> Response:
    """Save the name and the preferences that a form holds."""
    return await run_in_threadpool(_save_settings, request, accounts, await request.form())


def _save_settings(request: Request, accounts: AccountService, form: FormData) -> Response:
    """Preferences are stored with the user and in cookies: for visitors without an account, and for after signing out."""
    return_to, nickname = str(form.get("back", "/")), str(form.get("nickname", ""))
    return_to = return_to if return_to.startswith("/") and not return_to.startswith(("//", "/\\")) else "/"
    chosen = preferences.valid_preferences({name: str(value) for name, value in form.items()})
    if nickname:
        renamed_user(request, nickname)
    if chosen and (user := resolve_user(request)):
        accounts.set_preferences(user, chosen)
    response = redirect(f"{return_to}?saved=yes" if nickname and return_to in ("/", "/settings") else return_to)
    for name, value in chosen.items():
        response.set_cookie(name, value, max_age=PREFERENCE_COOKIE_SECONDS, samesite="lax", secure=is_secure(request))
    return response


# devices and sign-in


@router.post("/me/code")
def show_code(request: Request, accounts: AccountsDep) -> Response:
    """Show a code, to type or to scan, that signs in another device. Only its hash is stored."""
    user = ensure_user(request)
    code = accounts.new_code(user)
    address = f"{site_link(request)}/sign-in#{code}"  # a fragment is not sent to servers: the code is in no log and in no Referer header
    picture = segno.make(address, micro=False).svg_data_uri(border=2, scale=5, dark="#1d2b33", light="#ffffff")
    return page(request, "device_code.html", code=code, address=address, picture=picture, devices=accounts.devices(user))


@router.get("/sign-in")
def sign_in_page(request: Request) -> Response:
    """The page where another device enters the code; a script fills in one that was scanned."""
    return sign_in_form(request)


def sign_in_form(request: Request, problem: Problem | None = None, is_link_requested: bool = False) -> Response:
    """All ways to sign in that this site offers."""
    return page(
        request,
        "sign_in.html",
        problem.status if problem else 200,
        problem=problem.sentence() if problem else "",
        mail_on=services_of(request).notifications.mail.is_on,
        passkeys_on=services_of(request).passkeys.is_on,
        is_link_requested=is_link_requested,
    )


@router.post("/sign-in")
def sign_in(request: Request, accounts: AccountsDep, code: TextField = "") -> Response:
    """Sign in with a code."""
    try:
        token = accounts.sign_in(code, requesting_device(request))
    except Problem as problem:
        return sign_in_form(request, problem)
    response = redirect("/")
    set_token(response, token, is_secure(request))
    return response


@router.post("/sign-in/mail")
def send_sign_in_link(request: Request, accounts: AccountsDep, address: TextField = "") -> Response:
    """Send a sign-in link by e-mail. The answer, and the time it takes, do not reveal whether the address is known."""
    mail = services_of(request).notifications.mail
    if not mail.is_on:
        raise problems.no_page()
    address = check_address(address)
    if services_of(request).limits.may_write_to(address):
        mail.enqueue(address, partial(accounts.send_sign_in_links, mail, address))
    return sign_in_form(request, is_link_requested=True)


@router.post("/me/sign-out")
def sign_out(request: Request, accounts: AccountsDep, user: OptionalUser, device: TextField) -> Response:
    """Sign out one of the user's devices, perhaps this one."""
    response = redirect("/settings")
    if user is not None:
        accounts.sign_out(user, device)
        if device == user.device:
            delete_token(response, is_secure(request))
    return response


@router.post("/me/sign-out-elsewhere")
def sign_out_other_devices(request: Request, accounts: AccountsDep, user: OptionalUser) -> Response:
    """Sign out all devices but this one."""
    response = redirect("/settings")
    if user is not None:
        set_token(response, accounts.sign_out_elsewhere(user), is_secure(request))
    return response


# passkeys


def relying_party(request: Request) -> tuple[str, set[str]]:
    """The host that passkeys belong to, and the origins of that host: the public addresses, or the request's own where there are none."""
    host, address = host_of(request.scope), services_of(request).site_address
    return host, {origin for origin in address.origins(request.scope) if urlsplit(origin).hostname == host}


@router.post("/me/passkey/ask")
def begin_passkey_registration(request: Request, passkeys: PasskeysDep, user: CurrentUser) -> Response:
    """The options with which the browser creates a passkey."""
    return JSONResponse(passkeys.begin_registration(*relying_party(request), user))


@router.post("/me/passkey")
def finish_passkey_registration(request: Request, passkeys: PasskeysDep, user: CurrentUser, body: WebAuthnBody) -> Response:
    """Store the passkey that the browser has created."""
    passkeys.finish_registration(*relying_party(request), user, body, requesting_device(request))
    return Response(status_code=204)


@router.post("/me/passkey/remove")
def remove_passkey(accounts: AccountsDep, user: CurrentUser, key: TextField) -> Response:
    """Remove a passkey."""
    accounts.store.remove_passkey(key, user.id)
    return redirect("/settings")


@router.post("/sign-in/passkey/ask")
def begin_passkey_sign_in(request: Request, passkeys: PasskeysDep) -> Response:
    """The options with which the browser shows a passkey."""
    return JSONResponse(passkeys.begin_sign_in(*relying_party(request)))


@router.post("/sign-in/passkey")
def finish_passkey_sign_in(request: Request, accounts: AccountsDep, passkeys: PasskeysDep, body: WebAuthnBody) -> Response:
    """Sign in with a passkey."""
    user_id = passkeys.finish_sign_in(*relying_party(request), body)
    response = Response(status_code=204)
    set_token(response, accounts.add_device(user_id, requesting_device(request)), is_secure(request))
    return response


# profiles and rankings


@router.get("/people/{page_id}")
def profile_page(request: Request, accounts: AccountsDep, profiles: ProfilesDep, user: OptionalUser, page_id: str) -> Response:
    """A profile: one's own (`me`), or a public one."""
    owner = accounts.store.user(user.id) if page_id == "me" and user is not None else accounts.store.user_of_page(page_id)
    if owner is None:
        raise Problem(404, N_("This page does not exist, or it is private."))
    own = user is not None and owner.id == user.id
    return page(
        request,
        "profile.html",
        provisional=is_provisional,
        who=owner,
        own=own,
        seen=profiles.profile(owner.id),
        boards={game: board_of(game) for game in games_by_complexity()},
        games=kogge.list_games(),
        friends=accounts.store.friends(owner.id) if own else [],
        link=f"{site_link(request)}/friends/{accounts.friend_code(user)}" if own and user else "",
    )


@router.post("/me/page")
def set_visibility(request: Request, accounts: AccountsDep, public: TextField = "", ranked: TextField = "") -> Response:
    """Make the profile private, public, or public and ranked."""
    accounts.store.set_visibility(ensure_user(request).id, bool(public), bool(ranked))
    return redirect("/people/me")


@router.post("/t/{table_id}/favourite")
def favourite(request: Request, accounts: AccountsDep, site: TableServiceDep, table_id: str, wanted: TextField = "") -> Response:
    """Mark a finished game as a favourite, or no longer."""
    accounts.store.set_favourite(ensure_user(request).id, site.row(table_id).id, bool(wanted))
    return redirect("/people/me")


@router.get("/ranking")
def rankings() -> Response:
    """The ranking of the first game; its page leads to the others."""
    return redirect(f"/ranking/{games_by_complexity()[0]}")


@router.get("/ranking/{game}")
def ranking(request: Request, accounts: AccountsDep, game: str) -> Response:
    """The users who want to be ranked in a game."""
    if game not in game_ids():
        raise problems.no_game()
    return page(
        request,
        "ranking.html",
        provisional=is_provisional,
        game=game,
        board=board_of(game),
        ranked=accounts.store.ranking(game),
        games=games_by_complexity(),
        boards=board_of,
    )


# friends


@router.get("/friends/{code}")
def friend_invitation(request: Request, accounts: AccountsDep, user: OptionalUser, code: str) -> Response:
    """Ask whether to become friends."""
    other = accounts.friend_code_owner(code)
    return page(request, "friend.html", other=other.name, code=code, own=user is not None and user.id == other.id)


@router.post("/friends/{code}")
def accept_friend(request: Request, accounts: AccountsDep, code: str) -> Response:
    """Become friends."""
    accounts.accept_friend(ensure_user(request), code)
    return redirect("/people/me")


@router.post("/me/unfriend")
def remove_friend(request: Request, accounts: AccountsDep, friend: TextField) -> Response:
    """End a friendship."""
    accounts.store.remove_friends(ensure_user(request).id, friend[:32])
    return redirect("/people/me")


# personal data


@router.get("/me/data.json")
async def export_data(request: Request, personal_data: PersonalDataDep, user: CurrentUser) -> Response:
    """Everything that is stored about the user. Replaying all their games takes a while: it is done in portions, which take turns with the
    replays of others, and each is sent when it is ready."""
    replays, address = services_of(request).replays, address_of(request)
    found, finished = await asyncio.wrap_future(replays.submit(lambda: personal_data.export(user), address))

    async def portion(table_ids: list[str]) -> dict[str, str]:
        while True:
            try:
                future = replays.submit(lambda: personal_data.records(user, table_ids), address)
            except Problem:  # the queue is full
                await asyncio.sleep(0.5)
            else:
                return await asyncio.wrap_future(future)

    async def text() -> AsyncIterator[str]:
        yield as_json(found).removesuffix("\n}") + ',\n "records": {'
        comma = ""
        for start in range(0, len(finished), EXPORTED_AT_ONCE):
            if records := await portion(finished[start : start + EXPORTED_AT_ONCE]):
                yield comma + as_json(records)[1:-2]
                comma = ","
        yield "\n }\n}"

    headers = {"Content-Disposition": 'attachment; filename="kogge-data.json"'}
    return StreamingResponse(text(), media_type="application/json", headers=headers)


def as_json(value: object) -> str:
    """JSON to be read by people."""
    return json.dumps(value, ensure_ascii=False, indent=1, default=str)


@router.post("/me/erase")
def delete_account(request: Request, personal_data: PersonalDataDep, user: OptionalUser, sure: TextField = "") -> Response:
    """Delete the account and everything about the user."""
    if sure != "yes":
        raise Problem(422, N_("Nothing was deleted: tick the box first."))
    if user is not None:
        personal_data.delete(user)
    response = redirect("/")
    delete_token(response, is_secure(request))
    return response


# JSON


class NewUserRequest(BaseModel):
    """A new user; a name is all that is needed."""

    name: str = Field("", max_length=60)


class TokenResponse(BaseModel):
    """A user's name and token."""

    name: str
    token: str


@api.post("/people", status_code=201)
def create_user(request: Request, accounts: AccountsDep, body: NewUserRequest) -> TokenResponse:
    """Create a user. Send the token in the header `Authorization: Bearer TOKEN`."""
    user = new_user(request, body.name)
    return TokenResponse(name=user.name, token=accounts.token(user))


@api.post("/people/sign-out-elsewhere")
def sign_out_elsewhere(accounts: AccountsDep, user: CurrentUser) -> TokenResponse:
    """Void all tokens of the user; the answer holds the new one."""
    return TokenResponse(name=user.name, token=accounts.sign_out_elsewhere(user))
