"""Who is there: a nickname and a signed cookie, no registration. A program sends the same token as `Authorization: Bearer …`."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from kogge.web.store import Store, new_id
from kogge.web.tables import NAMES, Person, clean_name

COOKIE = "kogge"
TWO_YEARS = 2 * 365 * 24 * 3600


class People:
    """Everybody who has ever sat down or said something."""

    def __init__(self, store: Store):
        self.store = store
        self._signer = URLSafeSerializer(store.setting("cookie key", secrets.token_hex(32)), salt="person")

    def known(self, request: Request) -> Person | None:
        """The person behind a request, if they have been here before."""
        scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
        token = bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
        try:
            row = self.store.user(str(self._signer.loads(token))) if token else None
        except BadSignature:
            return None
        return Person(row.id, row.name) if row else None

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
        return Person(person.id, name)

    def token(self, person: Person) -> str:
        """What proves who they are."""
        return str(self._signer.dumps(person.id))

    def remember(self, response: Response, person: Person, secure: bool) -> None:
        """Let the browser keep the proof."""
        response.set_cookie(COOKIE, self.token(person), max_age=TWO_YEARS, httponly=True, samesite="lax", secure=secure)
