"""Who is there: a nickname and a signed cookie, no registration. A program sends the same token as `Authorization: Bearer …`."""

from __future__ import annotations

import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from kogge.web.play.person import NAMES, Person, clean_name
from kogge.web.storage.database import new_id
from kogge.web.storage.store import Store

COOKIE = "kogge"
TWO_YEARS = 2 * 365 * 24 * 3600
KNOWN_FOR = 600.0  # seconds that a token once checked is taken as good; signing out elsewhere ends it at once, on every server


class People:
    """Everybody who has ever sat down or said something."""

    def __init__(self, store: Store):
        self.store = store
        self._signer = URLSafeSerializer(store.setting("cookie key", secrets.token_hex(32)), salt="person")
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._lock = threading.Lock()
        self._forgotten = 0
        self.when_signed_out: Callable[[str], None] = lambda user_id: None

    def known(self, token: str) -> Person | None:
        """The person behind a token, if they have been here before."""
        return (self.remembered(token) or self._look_up(token)) if token else None

    def remembered(self, token: str) -> Person | None:
        """Somebody seen a moment ago."""
        with self._lock:
            when, person = self._known.get(token, (0.0, None))
        return person if time.monotonic() - when < KNOWN_FOR else None

    def _look_up(self, token: str) -> Person | None:
        try:
            user_id, epoch = self._read(token)
        except BadData:
            return None
        forgotten = self._forgotten
        row = self.store.user(user_id)
        if row is None or row.epoch != epoch:
            return None
        person = Person(row.id, row.name)
        with self._lock:
            if self._forgotten == forgotten:  # what was read before somebody was forgotten may be out of date
                self._known[token] = (time.monotonic(), person)
            while len(self._known) > 20_000:
                self._known.popitem(last=False)
        return person

    def _read(self, token: str) -> tuple[str, int]:
        """A token holds who, and in which epoch; those of the first version held only who."""
        content = self._signer.loads(token)
        user_id, epoch = content if isinstance(content, list) else (content, 0)
        return str(user_id), int(epoch)

    def forget(self, user_id: str) -> None:
        """Read this person anew next time."""
        with self._lock:
            self._forgotten += 1
            for token in [token for token, (_, person) in self._known.items() if person.id == user_id]:
                del self._known[token]

    def forget_all(self) -> None:
        """Something may have been missed: read everybody anew."""
        with self._lock:
            self._forgotten += 1
            self._known.clear()

    def sign_out_elsewhere(self, person: Person) -> str:
        """Every token of this person is void, and what was opened with them ends; returns the only new one."""
        epoch = self.store.next_epoch(person.id)
        self.forget(person.id)
        self.when_signed_out(person.id)
        return str(self._signer.dumps([person.id, epoch]))

    def new(self, name: str = "") -> Person:
        """Somebody new; without a nickname they get one."""
        person = Person(new_id(), clean_name(name) or f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}")
        self.store.add_user(person.id, person.name)
        return person

    def renamed(self, person: Person, name: str) -> Person:
        """The same person under another nickname."""
        name = clean_name(name)
        if not name or name == person.name:
            return person
        self.store.rename(person.id, name)
        self.forget(person.id)
        return Person(person.id, name)

    def token(self, person: Person) -> str:
        """What proves who a newcomer is."""
        return str(self._signer.dumps([person.id, 0]))

    def remember(self, response: Response, person: Person, secure: bool) -> None:
        """Let the browser keep the proof."""
        set_token(response, self.token(person), secure)


def token_of(request: Request) -> str:
    """The token that a request carries, or ''."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")


def set_token(response: Response, token: str, secure: bool) -> None:
    """Let the browser keep a token; scripts cannot read it, other sites cannot send it with a form."""
    response.set_cookie(COOKIE, token, max_age=TWO_YEARS, httponly=True, samesite="lax", secure=secure)
