"""What every request and every answer have in common: language, safety, limits, and how a refusal is said."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kogge.web import limits
from kogge.web.accounts.preferences import LANGUAGE
from kogge.web.accounts.service import set_token, token_of
from kogge.web.accounts.users import User
from kogge.web.i18n.translation import LANGUAGES, N_, language
from kogge.web.i18n.translation import preferred as spoken
from kogge.web.problems import Problem
from kogge.web.templating import page

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "Cache-Control": "no-store",  # where an answer says nothing else: most hold what one person alone may see
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFETY_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class EveryRequest:
    """Around the whole site: the language of a request, no posts from other sites, the safety headers, a newcomer's cookie.

    `answered` is told the scope, the status and the seconds of every request; of a stream, when it begins.
    """

    def __init__(self, app: ASGIApp, site: Starlette, answered: Callable[[Scope, int, float], None]):
        self.app, self.site, self.answered = app, site, answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wrap one request."""
        if scope["type"] != "http":
            await self.site(scope, receive, send)  # it is told when the server begins and ends
            return
        began = time.perf_counter()
        scope["app"] = self.site
        request = Request(scope)
        accounts, token = self.site.state.accounts, token_of(request)
        person = accounts.cached_user(token)
        attend(request, person)
        state = scope.setdefault("state", {})
        state["newcomer"] = None  # `request.state.newcomer`
        if person is not None or not token:
            state["user"] = person  # looked up once; the dependencies of a route read it here

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(request, message)
                self.answered(scope, message["status"], time.perf_counter() - began)
            await send(message)

        try:
            check(request)
        except Problem as problem:
            await refuse(request, problem)(scope, receive, send_with_headers)
            return
        if token and person is None and not is_file(request):
            with suppress(SQLAlchemyError):  # whoever looks for more there will say so
                state["user"] = person = await run_in_threadpool(accounts.authenticate, token)
                attend(request, person)
        await self.app(scope, limits.bounded(receive, limits.most_of(request)), send_with_headers)

    def _add_headers(self, request: Request, message: Message) -> None:
        message["headers"] = with_safety_headers(request, message["headers"])
        newcomer = request.scope["state"]["newcomer"]
        if newcomer is not None:
            response = Response(status_code=message["status"])
            response.raw_headers = message["headers"]
            set_token(response, request.app.state.accounts.token(newcomer), request.app.state.site_address.is_secure(request.scope))
            message["headers"] = response.raw_headers


def attend(request: Request, person: User | None) -> None:
    """Speak the language that the user prefers."""
    kept, cookies = person.preferences if person else {}, request.cookies if "cookie" in request.headers else {}
    wish = next((wish for wish in (kept.get(LANGUAGE), cookies.get(LANGUAGE)) if wish in LANGUAGES), None)
    language.set(wish or spoken(request.headers.get("accept-language")))


def is_file(request: Request) -> bool:
    """Is this one of the files that are the same for everybody?"""
    return bool(request.scope["path"].startswith("/static/"))


def check(request: Request) -> None:
    """Refuse what is meant for or comes from another site, is too long, or comes too often."""
    state = request.app.state
    state.site_address.check_host(request.scope)
    if request.method not in ("GET", "HEAD", "OPTIONS") and limits.is_foreign(request, state.site_address):
        raise Problem(403, N_("This form was sent from another site."))
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > limits.most_of(request):
        raise limits.too_long()
    if not is_file(request) and request.scope["path"] not in ("/healthz", "/livez", "/readyz"):
        state.moderation.check_address(request.client.host if request.client else "")
        state.limits.check(request, state.accounts)


def with_safety_headers(request: Request, headers: Sequence[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has."""
    there = {name for name, _ in headers}
    https = [(b"strict-transport-security", b"max-age=31536000")] if request.app.state.site_address.is_secure(request.scope) else []
    return [*headers, *(one for one in SAFETY_HEADERS if one[0] not in there), *https]


def refuse(request: Request, problem: Problem) -> Response:
    """A refusal as the asker can read it: JSON, a sentence on the page that is there, or a page."""
    if request.url.path.startswith("/api/"):
        more = {} if problem.table is None else {"table": problem.table}
        return JSONResponse({"error": problem.sentence()} | more, problem.status)
    if request.headers.get("hx-request") == "true":
        answer = page(request, "fragments/notice.html", problem.status, notice=problem.sentence())
        answer.headers["HX-Retarget"], answer.headers["HX-Reswap"] = "#notice", "outerHTML"
        return answer
    return page(request, "problem.html", problem.status, problem=problem)
