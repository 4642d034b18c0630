"""One person on several devices, without a password: a device that is signed in shows a code, another one takes it.

A code lasts ten minutes and is good once; of a code only the hash is kept, and guesses are counted (`limits.py`).
"""

from __future__ import annotations

import hashlib
import re
import secrets

import sqlalchemy as sa

from kogge.web.accounts.service import Accounts
from kogge.web.accounts.users import User
from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_
from kogge.web.notifications.mail import Mail
from kogge.web.problems import Problem

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that could be taken for another
CODE_LENGTH, LINK_LENGTH, CODE_LASTS = 8, 26, 600  # signs of one that is typed, and of one in a letter; seconds
MAX_DEVICES = 20

# what a browser says of itself, the telling word first: of several that are found the first counts
_BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox"}
_BROWSERS |= {"CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "CrOS": "ChromeOS", "Windows": "Windows", "Mac OS": "Mac"}
_SYSTEMS |= {"Linux": "Linux"}


def device_name(user_agent: str) -> str:
    """What a device is called in the list of one's devices: `Firefox · Android`; '' if it tells nothing known."""
    found = [next((name for word, name in words.items() if word in user_agent), "") for words in (_BROWSERS, _SYSTEMS)]
    return " · ".join(name for name in found if name)


class Devices:
    """Signs people in on other devices, and out."""

    def __init__(self, store: Store, people: Accounts):
        self.store, self.people = store, people

    def of(self, person: User) -> list[sa.Row]:
        """A person's devices."""
        return self.store.devices_of(person.id)

    def new_code(self, person: User) -> str:
        """A code for another device of this person, as it is shown: `ABCD-EFGH`."""
        code = self._ticket(person.id, CODE_LENGTH)
        return f"{code[:4]}-{code[4:]}"

    def write_to(self, mail: Mail, address: str) -> None:
        """Whoever has shown that this mailbox is theirs finds a link in it that signs another device in."""
        for row in filter(None, (self.store.user(user_id) for user_id in self.store.people_at(address))):
            mail.sign_in(row, address, self._ticket(row.id, LINK_LENGTH))

    def _ticket(self, user_id: str, length: int) -> str:
        code = "".join(secrets.choice(SIGNS) for _ in range(length))
        self.store.add_ticket(_hashed(code), user_id, CODE_LASTS)
        return code

    def sign_in(self, code: str, name: str) -> str:
        """The token for a device that shows a person's code."""
        user_id = self.store.take_ticket(_hashed(_plain(code)))
        if user_id is None:
            raise Problem(403, N_("This code is not good: it may be mistyped, used already, or older than ten minutes."))
        return self.token_for(user_id, name)

    def token_for(self, user_id: str, name: str) -> str:
        """The token for a new device of somebody who has proved who they are."""
        token = self.people.token_on(user_id, name, MAX_DEVICES)
        if token is None:
            raise Problem(409, N_("You are signed in on {most} devices. Sign out one of them first."), most=MAX_DEVICES)
        return token


def _plain(code: str) -> str:
    """A code as it was made, whatever stands between its signs."""
    return re.sub(r"[^0-9A-Z]", "", code[:60].upper())


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
