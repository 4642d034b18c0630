"""Who is there: a nickname and a signed cookie, no registration. A program sends the same token as `Authorization: Bearer …`."""

from __future__ import annotations

import hmac
import json
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from kogge.web.accounts.users import NAMES, User, clean_name
from kogge.web.db.database import new_id
from kogge.web.db.store import Store

COOKIE = "kogge"
TWO_YEARS = 2 * 365 * 24 * 3600
A_DAY = 86_400.0
FRIENDS_FOR = 7 * 86_400  # seconds that an invitation to be friends is valid
KNOWN_FOR = 600.0  # seconds that a token once checked is taken as good; signing out elsewhere ends it at once, on every server


class Accounts:
    """Everybody who has ever sat down or said something."""

    def __init__(self, store: Store):
        self.store = store
        self.key = store.setting("cookie key", secrets.token_hex(32))
        self._signer = URLSafeSerializer(self.key, salt="person")
        self._friend_signer = URLSafeTimedSerializer(self.key, salt="friend")
        self._log_key = store.setting("log key", secrets.token_hex(32)).encode()
        self._known: OrderedDict[str, tuple[float, User]] = OrderedDict()
        self._lock = threading.Lock()
        self._forgotten = 0
        self.when_signed_out: Callable[[str], None] = lambda user_id: None

    def known(self, token: str) -> User | None:
        """The person behind a token, if they have been here before."""
        return (self.remembered(token) or self._look_up(token)) if token else None

    def remembered(self, token: str) -> User | None:
        """Someone seen a moment ago."""
        with self._lock:
            when, person = self._known.get(token, (0.0, None))
        return person if time.monotonic() - when < KNOWN_FOR else None

    def _look_up(self, token: str) -> User | None:
        try:
            user_id, epoch, device = self._read(token)
        except (BadData, ValueError, TypeError):
            return None
        forgotten = self._forgotten
        row = self.store.user_on(user_id, device)
        if row is None or row.epoch != epoch or row.seen is None:
            return None
        if row.seen < time.time() - A_DAY:
            self.store.note_seen(device)
        person = User(row.id, row.name, device, json.loads(row.preferences))
        with self._lock:
            if self._forgotten == forgotten:  # what was read before somebody was forgotten may be out of date
                self._known[token] = (time.monotonic(), person)
            while len(self._known) > 20_000:
                self._known.popitem(last=False)
        return person

    def _read(self, token: str) -> tuple[str, int, str]:
        """A token holds a person's id, the epoch of their tokens and the id of a device."""
        user_id, epoch, device = self._signer.loads(token)
        return str(user_id), int(epoch), str(device)

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

    def sign_out_elsewhere(self, person: User) -> str:
        """Every token of this person is void, and what was opened with them ends; returns the only new one."""
        epoch = self.store.next_epoch(person.id, person.device)
        self._signed_out(person.id)
        return str(self._signer.dumps([person.id, epoch, person.device]))

    def sign_out(self, person: User, device_id: str) -> None:
        """The token of one device of this person is void."""
        self.store.remove_device(device_id, person.id)
        self._signed_out(person.id)

    def _signed_out(self, user_id: str) -> None:
        """Some of a person's tokens are void: all are read anew, and what was opened with them begins anew."""
        self.forget(user_id)
        self.when_signed_out(user_id)

    def new(self, name: str = "", device_name: str = "", preferences: Mapping[str, str] | None = None) -> User:
        """Someone new; without a nickname they get one."""
        called = clean_name(name) or f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"
        person = User(new_id(), called, new_id(), preferences or {})
        self.store.add_user(person.id, person.name, (person.device, device_name), preferences)
        return person

    def token_on(self, user_id: str, device_name: str, most: int) -> str | None:
        """The token for one more device of somebody; None if they are gone, or have so many already."""
        row, device = self.store.user(user_id), new_id()
        if row is None or not self.store.add_device(device, user_id, device_name, most):
            return None
        return str(self._signer.dumps([user_id, row.epoch, device]))

    def prefer(self, person: User, wishes: Mapping[str, str]) -> None:
        """What this person has chosen, on all their devices."""
        self.store.prefer(person.id, wishes)
        self.forget(person.id)

    def friend_code(self, person: User) -> str:
        """What makes a link with which somebody else becomes this person's friend."""
        return str(self._friend_signer.dumps(person.id))

    def whose_friend_code(self, code: str) -> str:
        """Whose link it is; '' if it is none, or too old."""
        try:
            return str(self._friend_signer.loads(code, max_age=FRIENDS_FOR))
        except BadData:
            return ""

    def pseudonym(self, person: User) -> str:
        """Who it is, for a log: always the same, and nobody without the database's key can tell whom it means."""
        return hmac.digest(self._log_key, person.id.encode(), "sha256").hex()[:12]

    def renamed(self, person: User, name: str) -> User:
        """The same person under another nickname."""
        name = clean_name(name)
        if not name or name == person.name:
            return person
        self.store.rename(person.id, name)
        self.forget(person.id)
        return User(person.id, name, person.device, person.preferences)

    def token(self, person: User) -> str:
        """What proves who a newcomer is."""
        return str(self._signer.dumps([person.id, 0, person.device]))

    def remember(self, response: Response, person: User, secure: bool) -> None:
        """Let the browser keep the proof."""
        set_token(response, self.token(person), secure)


def token_of(request: Request) -> str:
    """The token that a request carries, or ''."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    return bearer if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")


def set_token(response: Response, token: str, secure: bool) -> None:
    """Let the browser keep a token; scripts cannot read it, other sites cannot send it with a form."""
    response.set_cookie(COOKIE, token, max_age=TWO_YEARS, httponly=True, samesite="lax", secure=secure)
