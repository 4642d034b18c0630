"""What every request passes through: user, language, limits, security headers, error responses. Also the routes without a framework."""

from __future__ import annotations

import itertools
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kogge.web import limits
from kogge.web.accounts.preferences import LANGUAGE
from kogge.web.accounts.service import set_token, token_of
from kogge.web.accounts.users import User
from kogge.web.dependencies import resolve_user
from kogge.web.i18n.translation import LANGUAGES, N_, language
from kogge.web.i18n.translation import preferred as preferred_language
from kogge.web.live.hub import EventStream
from kogge.web.page_pool import Visit, visit
from kogge.web.problems import Problem
from kogge.web.services import Services
from kogge.web.templating import page

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "Cache-Control": "no-store",  # unless a response says otherwise: most pages are for one user only
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SECURITY_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
SECURITY_NAMES = frozenset(name for name, _ in SECURITY_HEADERS)
MAX_LANGUAGES = 200  # characters read of an Accept-Language header: they are the key of a cache
HEALTH_PATHS = ("/healthz", "/livez", "/readyz")

STREAM = "stream"
"""The key in the state of a request for the event stream that is its response."""
Handler = Callable[[Request], Awaitable[Response]]


class SiteMiddleware:
    """Wraps the whole site: resolves the user once, sets the language, refuses foreign and excessive requests, adds headers and cookies.

    Every request is counted in the metrics; a stream is counted when it begins.
    """

    def __init__(self, app: ASGIApp, site: Starlette, services: Services):
        self.app, self.site, self.services = app, site, services
        self._server, self._requests = secrets.token_hex(4), itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.site(scope, receive, send)  # start and stop of the server
        elif (stream := await self._respond(scope, receive, send)) is not None:
            await stream(scope, receive, send)

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> EventStream | None:
        """Respond to one request. Returns the event stream that is the response, if it is one, to be served."""
        began = time.perf_counter()
        scope["app"] = self.site
        request = Request(scope)
        state = scope.setdefault("state", {})  # `request.state`
        state["newcomer"] = None
        state["address"] = self.services.limits.neighbourhoods.limit_key(address) if (address := client_address(scope)) else ""
        state["request_id"] = f"{self._server}{next(self._requests):x}"  # in the logs, and in responses with status 500 and above
        token = token_of(request)
        user = self.services.accounts.cached_user(token)
        if user is not None or not token or is_static(request):
            state["user"] = user
        set_language(request, user)
        visit.set(current_visit := Visit(self.services.limits.note_address(request, user)[0]))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(request, message)
                self.services.metrics.record_request(scope, message["status"], time.perf_counter() - began)
            await send(message)

        try:
            check(request, user, self.services)
            if "user" not in state:
                with suppress(SQLAlchemyError):  # a route that needs the user queries again and reports the error
                    user = await run_in_threadpool(resolve_user, request)
                    set_language(request, user)
                    current_visit.share = self.services.limits.note_address(request, user)[0]
        except Problem as problem:
            if problem.status == 429:
                await self.services.limits.pause_before_refusal(request)
            await refuse(request, problem)(scope, receive, send_with_headers)
            return None
        await self.app(scope, limits.bounded(receive, limits.max_body_size(request)), send_with_headers)
        stream: EventStream | None = state.pop(STREAM, None)
        if stream is not None:
            start = stream.start()
            self._add_headers(request, start)
            stream.raw_headers = start["headers"]
            self.services.metrics.record_request(scope, start["status"], time.perf_counter() - began)
        return stream

    def _add_headers(self, request: Request, message: Message) -> None:
        is_secure = self.services.site_address.is_secure(request.scope)
        message["headers"] = with_security_headers(message["headers"], is_secure)
        if message["status"] >= 500:
            message["headers"].append((b"x-request-id", request.state.request_id.encode()))
        newcomer = request.scope["state"]["newcomer"]
        if newcomer is not None:
            response = Response(status_code=message["status"])
            response.raw_headers = message["headers"]
            set_token(response, self.services.accounts.token(newcomer), is_secure)
            message["headers"] = response.raw_headers


def client_address(scope: Scope) -> str:
    """The host that a request comes from; '' if the server does not know."""
    return str(scope["client"][0]) if scope.get("client") else ""


def set_language(request: Request, user: User | None) -> None:
    """Set the language of the response: the user's preference, else their cookie's, else their browser's."""
    chosen, cookies = user.preferences if user else {}, request.cookies if "cookie" in request.headers else {}
    code = next((code for code in (chosen.get(LANGUAGE), cookies.get(LANGUAGE)) if code in LANGUAGES), None)
    language.set(code or preferred_language(request.headers.get("accept-language", "")[:MAX_LANGUAGES]))


def is_static(request: Request) -> bool:
    """Whether this is a file that is the same for everybody."""
    return bool(request.scope["path"].startswith("/static/"))


def check(request: Request, user: User | None, services: Services) -> None:
    """Refuse a request to another host, from another site, from a banned address, with too long a body, or beyond a rate limit."""
    services.site_address.check_host(request.scope)
    if request.method not in ("GET", "HEAD", "OPTIONS") and limits.is_foreign(request, services.site_address):
        raise Problem(403, N_("This form was sent from another site."))
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > limits.max_body_size(request):
        raise limits.too_long()
    if not is_static(request) and request.scope["path"] not in HEALTH_PATHS:
        services.moderation.check_address(client_address(request.scope))
        services.limits.check(request, user)


def with_security_headers(headers: Sequence[tuple[bytes, bytes]], is_secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers of a response with the security headers that it does not set itself. `is_secure`: the browser uses https."""
    present = SECURITY_NAMES.intersection([name for name, _ in headers])
    missing = [header for header in SECURITY_HEADERS if header[0] not in present] if present else SECURITY_HEADERS
    https = [(b"strict-transport-security", b"max-age=31536000")] if is_secure else []
    return [*headers, *missing, *https]


def refuse(request: Request, problem: Problem) -> Response:
    """A problem in the form that the client expects: JSON, a notice on the current page, or a page."""
    response = refusal(request, problem)
    if problem.retry_after:
        response.headers["Retry-After"] = str(problem.retry_after)
    return response


def refusal(request: Request, problem: Problem) -> Response:
    """The sentence of a problem as JSON, as a notice or as a page."""
    if request.url.path.startswith("/api/"):
        more = {} if problem.table is None else {"table": problem.table}
        return JSONResponse({"error": problem.sentence()} | more, problem.status)
    if request.headers.get("hx-request") == "true":
        response = page(request, "fragments/notice.html", problem.status, notice=problem.sentence())
        response.headers["HX-Retarget"], response.headers["HX-Reswap"] = "#notice", "outerHTML"
        return response
    return page(request, "problem.html", problem.status, problem=problem)


class PlainRoute(Route):
    """A route that calls its handler directly; it takes a quarter of the time of a FastAPI route.

    Only the site's `ExceptionMiddleware` handles its exceptions. Event streams are served by `SiteMiddleware` after routers and middleware
    have returned: their frames would take 4 KB in each of thousands of open streams.
    """

    def __init__(self, path: str, handler: Handler, methods: Sequence[str]):
        super().__init__(path, handler, methods=list(methods))
        self.app = asgi_app(handler)


def asgi_app(handler: Handler) -> ASGIApp:
    """An ASGI app that sends the response of a handler, or leaves an event stream to `SiteMiddleware`."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        response = await handler(Request(scope, receive, send))
        if isinstance(response, EventStream):
            scope["state"][STREAM] = response
        else:
            await response(scope, receive, send)

    return answer
