"""What a person settles for themselves: nickname, language, preferences, and on which devices they are signed in."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

from kogge.web.accounts import preferences
from kogge.web.accounts.service import set_token, token_of
from kogge.web.dependencies import OptionalUser, person_now
from kogge.web.forms import go
from kogge.web.i18n.translation import N_
from kogge.web.notifications.service import HOW_OFTEN
from kogge.web.templating import page

router = APIRouter(include_in_schema=False)

# the page's order and words; light or dark and the language have their buttons at the head of every page
SETTINGS: dict[str, tuple[str, dict[str, str]]] = {
    "pace": (
        N_("How fast moves are shown one after another, and how soon bots go on"),
        {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "once": N_("At once")},
    ),
    "confirm": (N_("Moves"), {"no": N_("One press plays"), "yes": N_("Ask once more before a move is played")}),
    "cards": (N_("Cards and letters"), {"plain": N_("As large as fits"), "large": N_("Larger")}),
    "colours": (N_("Colours"), {"plain": N_("As in the game"), "safe": N_("Easy to tell apart for the colour-blind")}),
    "motion": (N_("Motion"), {"auto": N_("As my system says"), "less": N_("None: pieces jump to their places")}),
    "sounds": (N_("Sounds"), {"yes": N_("A sound when it is my turn and I look elsewhere"), "no": N_("No sounds")}),
    "chat": (N_("Talk at the table"), {"shown": N_("Show it"), "hidden": N_("Hide it")}),
    "quiet": (
        N_("Quiet time, without notices"),
        {"no": N_("None")} | {span: f"{span.replace('-', ':00 – ')}:00" for span in preferences.CHOICES["quiet"][1:]},
    ),
}


@router.get("/settings")
def settings(request: Request, person: OptionalUser, saved: bool = False) -> Response:
    """What a person may settle for themselves."""
    devices = request.app.state.devices.of(person) if person else []
    state = request.app.state
    box = state.tables.db.mailbox(person.id) if person and state.mail.is_on else None
    told: dict[str, Any] = {"push_key": state.notices.push.public_key, "mail_on": state.mail.is_on, "box": box, "how_often": HOW_OFTEN}
    told["passkeys"] = state.tables.db.passkeys_of(person.id) if person and state.passkeys.is_on else None
    return page(request, "settings.html", saved=saved, settings=SETTINGS, devices=devices, **told)


@router.post("/me")
async def settle(request: Request) -> Response:
    """Nickname, language, light or dark, and all the other preferences."""
    return await run_in_threadpool(_settle, request, await request.form())


def _settle(request: Request, form: FormData) -> Response:
    """Preferences are kept with the person, and in the browser too: for those who are nobody, and when it is signed out."""
    people = request.app.state.people
    back, nickname = str(form.get("back", "/")), str(form.get("nickname", ""))
    back = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    wishes = preferences.known({name: str(wish) for name, wish in form.items()})
    if nickname:
        people.renamed(person_now(request), nickname)
    if wishes and (person := request.state.newcomer or people.known(token_of(request))):
        people.prefer(person, wishes)
    answer = go(f"{back}?saved=yes" if nickname and back in ("/", "/settings") else back)
    secure = request.app.state.site_address.is_secure(request.scope)
    for name, wish in wishes.items():
        answer.set_cookie(name, wish, max_age=63_000_000, samesite="lax", secure=secure)
    return answer


@router.post("/me/sign-out-elsewhere")
def sign_out_elsewhere(request: Request, person: OptionalUser) -> Response:
    """Only this browser is this person from now on."""
    answer = go("/settings")
    if person is not None:
        set_token(answer, request.app.state.people.sign_out_elsewhere(person), request.app.state.site_address.is_secure(request.scope))
    return answer
