"""Rate and size limits, so that no client fills the disk or the memory or slows the site down for others.

Requests are counted by user and by address, since anyone can become a new user at any time. New users are counted by `check_newcomer`,
whichever request creates them. Several workers divide the rates between them.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message, Receive

from kogge.web import problems
from kogge.web.accounts.users import User
from kogge.web.config import Network
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Share
from kogge.web.live.hub import Hub
from kogge.web.page_pool import REFUSAL_PAUSE
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.site_address import Neighbourhoods, SiteAddress, is_among, neighbourhood

MAX_BODY = 1_000_000  # bytes; a record is at most 400,000
MAX_FORM = 16_000  # bytes of any other body: form fields are decoded character by character, which blocks the event loop
NEW_TABLES = ("/tables", "/api/tables", "/tournaments", "/api/tournaments")
RECORDS = ("/records", "/records/new", "/api/records")

# kind of request: burst size, and requests per second after that; one address may be a whole club's
RATES = {"tables": (40, 0.5), "chat": (12, 0.5), "code": (10, 1 / 60), "mail": (3, 1 / 600)}
RATES |= {"deeper": (2, 1 / 900), "rename": (10, 1 / 60)}
RATES |= {"device": (10, 1 / 30), "post": (120, 30.0), "get": (400, 80.0)}
RATES_OF_ADDRESS = {
    "people": (30, 0.5),
    "rename": (60, 0.5),  # writes to all unfinished tables of a user
    "tables": (80, 1.0),
    "chat": (60, 2.0),
    "code": (10, 1 / 60),  # guesses at the codes of other users' devices
    "token": (10, 1 / 60),  # guesses at the moderator's token
    "mail": (6, 1 / 300),  # mails to an address that a user enters
    "deeper": (4, 1 / 450),  # deeper analyses of finished games, which take minutes
    "device": (40, 0.2),  # registering for push, which needs a DNS lookup, and for passkeys
    "post": (600, 150.0),
    "get": (2000, 400.0),
    "refused": (100, 10.0),  # refusals that are answered at once
}
# limits for networks in which many people share one address (`KOGGE_CROWDED_NETWORKS`); those on guessing codes and tokens are the same
CROWD = 20
RATES_OF_CROWD = RATES_OF_ADDRESS | {
    kind: (CROWD * most, CROWD * rate) for kind, (most, rate) in RATES_OF_ADDRESS.items() if kind not in ("code", "token")
}
COSTS = {"/animation": 7, "/me/data.json": 50}  # requests that count as several, by suffix of their path
MAX_BUCKETS = 50_000
MAX_STREAMS, MAX_STREAMS_OF_ADDRESS = 20, 200  # open at once in each worker, because one worker serves all streams of a table


class Limits:
    """A token bucket for each user or address and each kind of request. `workers` divide the limits between them."""

    def __init__(self, workers: int = 1, on: bool = True, crowded: tuple[Network, ...] = ()) -> None:
        self.workers, self.on, self._crowded = workers, on, crowded
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()
        self.refused: Counter[str] = Counter()  # by kind, for the metrics
        self._address_of: OrderedDict[str, str] = OrderedDict()
        self.neighbourhoods = Neighbourhoods()

    def note_address(self, request: Request, user: User | None) -> tuple[str, str]:
        """Remember the last address of a user. Returns the share of a request: its address, and the user there."""
        address, user_id = address_of(request), user.id if user else ""
        if user_id and self._address_of.get(user_id) != address:
            with self._lock:
                self._address_of[user_id] = address
                self._address_of.move_to_end(user_id)
                while len(self._address_of) > MAX_BUCKETS:
                    self._address_of.popitem(last=False)
        return address, user_id

    def share_of(self, user_id: str) -> Share:
        """The share of background work for a user: their last address and the user there. Without a known address they are their own."""
        return self._address_of.get(user_id, user_id), user_id

    async def pause_before_refusal(self, request: Request) -> None:
        """Delay refusals to an address that is often refused: a flooding client that is refused at once sends thousands of requests a
        second."""
        if not self.take("refused", address_of(request), RATES_OF_ADDRESS):
            await asyncio.sleep(REFUSAL_PAUSE)

    def check(self, request: Request, user: User | None) -> None:
        """Refuse requests that come too fast from an address, or from a user with a valid token: forged tokens do not help."""
        self._charge(kind_of(request), request, user, cost_of(request))

    def check_newcomer(self, request: Request) -> None:
        """Refuse too many new users from one address."""
        self._charge("people", request, None)

    def check_deeper(self, request: Request, user: User | None) -> None:
        """Refuse too many deeper analyses."""
        self._charge("deeper", request, user)

    def check_rename(self, request: Request, user: User | None) -> None:
        """Refuse too many changes of a name."""
        self._charge("rename", request, user)

    def count_wrong_token(self, request: Request) -> None:
        """Count a wrong moderator's token, and refuse an address with too many, even where other limits are off."""
        if not self.take("token", address_of(request), RATES_OF_ADDRESS):
            raise problems.too_much()

    def _charge(self, kind: str, request: Request, user: User | None, cost: int = 1) -> None:
        if not self.on:
            return
        rates = RATES_OF_CROWD if self.is_crowded(request) else RATES_OF_ADDRESS
        if not self.take(kind, address_of(request), rates, cost) or (user and not self.take(kind, user.id, RATES, cost)):
            raise problems.too_much()

    def check_streams(self, live: Hub, request: Request, user: User | None) -> tuple[str, ...]:
        """The address and the user who open one more event stream; raises a `Problem` if either has too many open."""
        most = {address_of(request): MAX_STREAMS_OF_ADDRESS * (CROWD if self.is_crowded(request) else 1)} | (
            {user.id: MAX_STREAMS} if user else {}
        )
        if self.on and any(live.streams_of(client_key) >= count for client_key, count in most.items()):
            self.refused["streams"] += 1
            raise Problem(429, N_("You have too many pages open. Close one first."))
        return tuple(most)

    def may_write_to(self, address: str) -> bool:
        """Whether one more mail that anybody can request may go to this mailbox; upper and lower case make no difference."""
        return not self.on or self.take("mail", f"to {address.casefold()}", RATES)

    def take(self, kind: str, client_key: str, rates: dict[str, tuple[int, float]], cost: int = 1) -> bool:
        """Take one request from its bucket; False if the bucket holds less than its cost."""
        most, rate = self._share(rates[kind])
        now = time.monotonic()
        with self._lock:
            left, when = self._buckets.pop((kind, client_key), (float(most), now))
            left = min(float(most), left + (now - when) * rate)
            cost = min(cost, most)
            self._buckets[kind, client_key] = (left - cost if left >= cost else left, now)
            while len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
            if left < cost and kind != "refused":
                self.refused[kind] += 1
            return left >= cost

    def is_crowded(self, request: Request) -> bool:
        """Whether many people share the address of this request."""
        return bool(self._crowded) and request.client is not None and is_among(request.client.host, self._crowded)

    def _share(self, rate: tuple[int, float]) -> tuple[int, float]:
        """This worker's part of a limit."""
        return max(1, rate[0] // self.workers), rate[1] / self.workers


def address_of(request: Request) -> str:
    """The key under which a request is counted: the address found by the middleware; in a crowded network, the address and the user."""
    state = request.scope.get("state", {})
    address: str = state.get("address") or (neighbourhood(request.client.host) if request.client else "")
    user = state.get("user")
    return f"{address} {user.id}" if user and services_of(request).limits.is_crowded(request) else address


def kind_of(request: Request) -> str:
    """The kind of a request (a key of `RATES`)."""
    if request.method in ("GET", "HEAD"):
        return "get"
    if request.scope["path"] in (*NEW_TABLES, *RECORDS) or request.scope["path"].endswith(("/rematch", "/fork")):
        return "tables"
    if request.scope["path"] in ("/me/mail", "/sign-in/mail"):
        return "mail"
    if request.scope["path"] == "/sign-in":
        return "code"
    if request.scope["path"] in ("/me/push", "/me/passkey/ask", "/sign-in/passkey/ask"):
        return "device"
    return "chat" if request.scope["path"].endswith(("/chat", "/report")) else "post"


def cost_of(request: Request) -> int:
    """How many pages a request counts as."""
    return next((cost for end, cost in COSTS.items() if request.scope["path"].endswith(end)), 1)


def max_body_size(request: Request) -> int:
    """The maximum length of a request's body: long for records, which are uploaded as files or as plain text, short for all others."""
    is_form = request.headers.get("content-type", "").strip().lower().startswith("application/x-www-form-urlencoded")
    return MAX_BODY if request.scope["path"] in RECORDS and not is_form else MAX_FORM


def bounded(receive: Receive, most: int) -> Receive:
    """Count the body of a request and refuse it with 413 when it grows too long."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise HTTPException(413)
        return message

    return counted


def too_long() -> Problem:
    """The body is longer than any form of the site."""
    return Problem(413, N_("This is too long."))


def is_foreign(request: Request, site_address: SiteAddress) -> bool:
    """Whether a form was sent from a page of another site. Browsers say so; older ones send only the origin, including the scheme."""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = request.headers.get("origin")
    return origin is not None and site != "same-origin" and origin not in site_address.origins(request.scope)
