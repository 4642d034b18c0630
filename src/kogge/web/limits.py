"""How much and how often: nobody may fill the disk, the memory or the evening of others."""

from __future__ import annotations

import os
import threading
import time
from collections import OrderedDict

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message, Receive

from kogge.web.live import Live
from kogge.web.people import People, token_of
from kogge.web.refusals import Refused
from kogge.web.tables import Person
from kogge.web.words import N_

MOST_BODY = 1_000_000  # bytes; a record is at most 400,000

# kind of request: so many at once, and so many a second after that
RATES = {"people": (30, 0.5), "tables": (40, 0.5), "post": (120, 30.0), "get": (400, 80.0)}
KEPT = 50_000
MOST_STREAMS, MOST_STREAMS_OF_STRANGERS = 20, 100  # open at once: of one person, of one address whose people are not known


class Limits:
    """A bucket for each asker and kind of request: it empties with every request and fills with time."""

    def __init__(self) -> None:
        self.on = os.environ.get("KOGGE_RATE", "on") != "off"
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def check(self, request: Request, people: People) -> None:
        """Refuse what comes too fast. Who is known counts by name, others by address: forged tokens do not help."""
        if not self.on:
            return
        person = people.remembered(token_of(request))
        kind = kind_of(request)
        if not self.take(kind, asker_of(request, None if kind == "people" else person)):
            raise Refused(429, N_("Too much at once. Wait a moment, then go on."))

    def check_streams(self, live: Live, request: Request, person: Person | None) -> str:
        """Who opens one more event stream; refused if they have too many open."""
        asker = asker_of(request, person)
        if self.on and live.streams_of(asker) >= (MOST_STREAMS if person else MOST_STREAMS_OF_STRANGERS):
            raise Refused(429, N_("Too many pages are open at once. Close one of them first."))
        return asker

    def take(self, kind: str, asker: str) -> bool:
        """One request; False if the bucket is empty."""
        most, rate = RATES[kind]
        now = time.monotonic()
        with self._lock:
            left, when = self._buckets.pop((kind, asker), (float(most), now))
            left = min(float(most), left + (now - when) * rate)
            self._buckets[kind, asker] = (left - 1 if left >= 1 else left, now)
            while len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
            return left >= 1


def asker_of(request: Request, person: Person | None) -> str:
    """Who is counted: a person, or the address of somebody not known."""
    return person.id if person else request.client.host if request.client else ""


def kind_of(request: Request) -> str:
    """What a request costs."""
    if request.method in ("GET", "HEAD"):
        return "get"
    if request.scope["path"] == "/api/people":
        return "people"
    if request.scope["path"] in ("/tables", "/api/tables", "/records", "/api/records"):
        return "tables"
    return "post"


def bounded(receive: Receive) -> Receive:
    """A body that ends the request when it grows too long."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MOST_BODY:
            raise HTTPException(413)
        return message

    return counted


def too_long() -> Refused:
    """More than any form of ours holds."""
    return Refused(413, N_("This is too long."))


def is_foreign(request: Request, public: str) -> bool:
    """Was this form sent from a page of another site? Browsers say so themselves."""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = request.headers.get("origin")
    if origin is None:
        return False
    here = {request.headers.get("host", ""), public.partition("://")[2]}
    return origin.partition("://")[2] not in here - {""}
