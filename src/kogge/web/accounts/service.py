"""Accounts without registration: a name and a signed token, in a cookie or in `Authorization: Bearer …`.

A user adds another device with a code that a signed-in device shows, with a link by e-mail, or with a passkey (`passkeys.py`). A code is
valid once and for ten minutes; only its hash is stored, and wrong guesses are limited (`limits.py`).

`PersonalData` exports and deletes what is stored about a user.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from kogge.web.accounts.store import AccountStore, Device, UserInfo
from kogge.web.accounts.users import DEFAULT_NAMES, User, clean_name
from kogge.web.db.database import new_id
from kogge.web.i18n.translation import N_
from kogge.web.notifications.mail import Mail
from kogge.web.problems import Problem
from kogge.web.services import services_of
from kogge.web.tables.service import TableService

COOKIE, COOKIE_SECONDS = "kogge", 2 * 365 * 24 * 3600
SECURE_COOKIE = "__Host-kogge"  # where the site is reached by https: no other host, such as a subdomain, can set it
DAY = 86_400.0
CACHE_SECONDS, MAX_CACHED = 600.0, 20_000  # how long an authenticated token is trusted; signing out ends it at once, on every server
FRIEND_CODE_SECONDS = 7 * 86_400
MAX_DEVICES = 20

CODE_CHARACTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without characters that look alike
CODE, LINK = "code", "link"  # kinds of tickets: a new one voids only those of its own kind
CODE_LENGTH, LINK_LENGTH = 8, 26  # characters of a code to type, and of one in an e-mailed link
CODE_SECONDS = 600  # how long both are valid

# parts of a User-Agent header with the names shown for them, in the order in which they are tried
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


class AccountService:
    """Authenticates users, creates them, and signs their devices in and out."""

    def __init__(self, store: AccountStore):
        self.store = store
        self.key = store.db.setting("cookie key", secrets.token_hex(32))
        self._signer = URLSafeSerializer(self.key, salt="person")
        self._friend_signer = URLSafeTimedSerializer(self.key, salt="friend")
        self._log_key = store.db.setting("log key", secrets.token_hex(32)).encode()
        self._cache: OrderedDict[str, tuple[float, User]] = OrderedDict()
        self._lock = threading.Lock()
        self._invalidations = 0
        self.on_sign_out: Callable[[str], None] = lambda user_id: None
        """Called with the id of a user when some of their tokens were revoked."""
        self.on_tables_changed: Callable[[Sequence[str]], None] = lambda table_ids: None
        """Called with the ids of the tables at which a user was renamed."""

    # authentication

    def authenticate(self, token: str) -> User | None:
        """The user of a token, or None if it is not valid."""
        return (self.cached_user(token) or self._load(token)) if token else None

    def cached_user(self, token: str) -> User | None:
        """The user of a token that was authenticated within the last minutes, from memory; None if it was not."""
        with self._lock:
            at, user = self._cache.get(token, (0.0, None))
        return user if time.monotonic() - at < CACHE_SECONDS else None

    def _load(self, token: str) -> User | None:
        try:
            user_id, epoch, device = self._parse(token)
        except (BadData, ValueError, TypeError):
            return None
        invalidations = self._invalidations
        found = self.store.user_on_device(user_id, device)
        if found is None or found[0].epoch != epoch:
            return None
        stored, seen = found
        if seen < time.time() - DAY:
            self.store.touch_device(device)
        user = User(stored.id, stored.name, device, stored.preferences)
        with self._lock:
            if self._invalidations == invalidations:  # otherwise the row may be out of date
                self._cache[token] = (time.monotonic(), user)
            while len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        return user

    def _parse(self, token: str) -> tuple[str, int, str]:
        """The user id, the epoch and the device id in a token."""
        user_id, epoch, device = self._signer.loads(token)
        return str(user_id), int(epoch), str(device)

    def forget(self, user_id: str) -> None:
        """Drop a user from the cache."""
        with self._lock:
            self._invalidations += 1
            for token in [token for token, (_, user) in self._cache.items() if user.id == user_id]:
                del self._cache[token]

    def forget_all(self) -> None:
        """Drop everybody from the cache: a notification may have been missed."""
        with self._lock:
            self._invalidations += 1
            self._cache.clear()

    # users

    def create(self, name: str = "", device_name: str = "", preferences: Mapping[str, str] | None = None) -> User:
        """Create a user with their first device; an empty name becomes a random default name."""
        name = clean_name(name) or f"{secrets.choice(DEFAULT_NAMES)} {secrets.randbelow(90) + 10}"
        user = User(new_id(), name, new_id(), preferences or {})
        self.store.add_user(user.id, user.name, (user.device, device_name), preferences)
        return user

    def token(self, user: User) -> str:
        """The token of a user who was just created."""
        return str(self._signer.dumps([user.id, 0, user.device]))

    def rename(self, user: User, name: str) -> User:
        """Rename a user; an empty name changes nothing."""
        name = clean_name(name)
        if not name or name == user.name:
            return user
        changed = self.store.rename(user.id, name)
        self.forget(user.id)
        self.on_tables_changed(changed)
        return User(user.id, name, user.device, user.preferences)

    def set_preferences(self, user: User, preferences: Mapping[str, str]) -> None:
        """Change some preferences of a user, on all their devices."""
        self.store.set_preferences(user.id, preferences)
        self.forget(user.id)

    def pseudonym(self, user: User) -> str:
        """The name of a user in logs: always the same, and untraceable without the database's key."""
        return hmac.digest(self._log_key, user.id.encode(), "sha256").hex()[:12]

    # devices

    def devices(self, user: User) -> list[Device]:
        """The devices of a user, last used first."""
        return self.store.devices(user.id)

    def new_code(self, user: User) -> str:
        """A code that signs in another device of this user: `ABCD-EFGH`."""
        code = self._new_ticket(user.id, CODE, CODE_LENGTH)
        return f"{code[:4]}-{code[4:]}"

    def send_sign_in_links(self, mail: Mail, address: str) -> None:
        """Send a link that signs in another device to every user who has confirmed this mailbox. Call it in the background."""
        for user in filter(None, (self.store.user(user_id) for user_id in mail.store.owners(address))):
            mail.send_sign_in_link(user, address, self._new_ticket(user.id, LINK, LINK_LENGTH))

    def _new_ticket(self, user_id: str, kind: str, length: int) -> str:
        code = "".join(secrets.choice(CODE_CHARACTERS) for _ in range(length))
        self.store.add_ticket(_hash(code), user_id, kind, CODE_SECONDS)
        return code

    def sign_in(self, code: str, device_name: str) -> str:
        """Use up a code. Returns the token of the new device."""
        user_id = self.store.take_ticket(_hash(re.sub(r"[^0-9A-Z]", "", code[:60].upper())), CODE, LINK)
        if user_id is None:
            raise Problem(403, N_("This code is not valid. It may be mistyped, already used, or older than ten minutes."))
        return self.add_device(user_id, device_name)

    def add_device(self, user_id: str, device_name: str) -> str:
        """Add a device of a user who has proved who they are; returns its token."""
        user, device = self.store.user(user_id), new_id()
        if user is None or not self.store.add_device(device, user_id, device_name, MAX_DEVICES):
            raise Problem(409, N_("You are signed in on {most} devices. Sign out one of them first."), most=MAX_DEVICES)
        return str(self._signer.dumps([user_id, user.epoch, device]))

    def sign_out(self, user: User, device_id: str) -> None:
        """Sign out one device of a user."""
        self.store.remove_device(device_id, user.id)
        self.on_tokens_revoked(user.id)

    def sign_out_elsewhere(self, user: User) -> str:
        """Sign out all other devices; returns the new token of this one."""
        epoch = self.store.next_epoch(user.id, user.device)
        self.on_tokens_revoked(user.id)
        return str(self._signer.dumps([user.id, epoch, user.device]))

    def on_tokens_revoked(self, user_id: str) -> None:
        """Some tokens of a user were revoked: drop the user from the cache, and call `on_sign_out`, which closes their streams."""
        self.forget(user_id)
        self.on_sign_out(user_id)

    # friends

    def friend_code(self, user: User) -> str:
        """The code in an invitation link; whoever opens it becomes a friend of this user."""
        return str(self._friend_signer.dumps(user.id))

    def friend_code_owner(self, code: str) -> UserInfo:
        """The user who made a friend code; raises a problem if it is not valid any more."""
        try:
            user = self.store.user(str(self._friend_signer.loads(code, max_age=FRIEND_CODE_SECONDS)))
        except BadData:
            user = None
        if user is None:
            raise invalid_friend_code()
        return user

    def accept_friend(self, user: User, code: str) -> None:
        """Become the friend of the user who made the code."""
        other = self.friend_code_owner(code)
        if other.id == user.id:
            raise invalid_friend_code()
        self.store.add_friends(user.id, other.id)


def invalid_friend_code() -> Problem:
    """A friend code that has expired or was not made by this site."""
    return Problem(404, N_("This invitation has expired. Ask for a new one."))


def device_name(user_agent: str) -> str:
    """The name of a device in the list of devices: `Firefox · Android`; '' if the browser is not known."""
    found = [next((name for word, name in words.items() if word in user_agent), "") for words in (_BROWSERS, _SYSTEMS)]
    return " · ".join(name for name in found if name)


def token_of(request: Request) -> str:
    """The token that a request carries, or ''."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer
    token = request.cookies.get(SECURE_COOKIE, "")
    if not token and COOKIE in request.cookies and not services_of(request).site_address.is_secure(request.scope):
        token = request.cookies[COOKIE]
    return token


def set_token(response: Response, token: str, secure: bool) -> None:
    """Set the cookie with a token; scripts cannot read it, and forms of other sites do not send it."""
    name = SECURE_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def delete_token(response: Response, secure: bool) -> None:
    """Delete the cookie."""
    response.delete_cookie(SECURE_COOKIE if secure else COOKIE, httponly=True, samesite="lax", secure=secure)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


class PersonalData:
    """Exports and deletes accounts."""

    def __init__(self, accounts: AccountService, tables: TableService):
        self.accounts, self.store, self.tables = accounts, accounts.store, tables

    def export(self, user: User) -> tuple[dict[str, Any], list[str]]:
        """Everything that is stored about a user, and the ids of their finished games; `records` exports the records of these."""
        found = self.store.export(user.id)
        finished = [table["id"] for table in found["tables"] if table["status"] == "over"]
        hidden = shared_screens(found)
        found["decisions"] = [line for line in found["decisions"] if line["table_id"] not in hidden]
        return found, finished

    def records(self, user: User, table_ids: Sequence[str]) -> dict[str, str]:
        """The records of some of a user's finished games. Games that were deleted in the meantime, or continued after an undo, are left
        out."""
        found = {}
        for table_id in table_ids:
            with suppress(Problem):
                found[table_id] = self.tables.records.record(table_id, user)
        return found

    def delete(self, user: User) -> None:
        """Delete an account. A bot plays on in the user's seats; finished games stay, without the name."""
        for table in self.store.tables_with(user.id):
            if table.status == "running":
                with suppress(Problem):  # they have conceded already, or only opened the table
                    self.tables.clocks.concede(user, table.id)
            elif table.status == "record" or (table.host == user.id and table.status == "open"):
                self.tables.store.remove_table(table.id)
                self.tables.sessions.gone(table.id)
            elif table.status == "open":
                for seat in self.tables.row_and_seats(table.id)[1]:
                    if seat.user_id == user.id:
                        self.tables.store.send_away(table.id, seat.seat)
        changed = self.store.delete(user.id)
        self.accounts.on_tokens_revoked(user.id)
        self.tables.sessions.all_changed(changed)


def shared_screens(export: dict[str, Any]) -> set[str]:
    """The running tables at which several people share this user's screen. Their decisions are not exported, as they may be secret choices
    of the others."""
    seats = Counter(seat["table_id"] for seat in export["seats"])
    return {table["id"] for table in export["tables"] if table["status"] == "running" and seats[table["id"]] > 1}
