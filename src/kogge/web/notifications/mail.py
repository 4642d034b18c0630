"""Letters, where the operator has set up a mail server: KOGGE_SMTP=smtp://NAME:PASSWORD@HOST:587 (smtps:// for TLS from the start).

Every letter about turns can be ended with one click, by the mail program itself (RFC 8058) or by the link in it.
"""

from __future__ import annotations

import email.policy
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from kogge.web.db.store import Store
from kogge.web.i18n.translation import N_, _, ngettext
from kogge.web.problems import Problem

LONG_LINES = email.policy.SMTP.clone(max_line_length=900)  # a link in a header is written as it is, not in coded words
SECONDS = 20.0  # for a mail server to answer
LINK_LASTS = 86_400  # seconds that the link lasts which shows that a mailbox is one's own


class Mail:
    """Writes letters."""

    def __init__(self, store: Store, site: str, key: str, smtp: str, sender: str):
        self.store, self.site = store, site
        self._server, self._sender = urlsplit(smtp), sender
        self._links = URLSafeTimedSerializer(key, salt="mailbox")
        self._stops = URLSafeSerializer(key, salt="unsubscribe")

    @property
    def is_on(self) -> bool:
        """Can letters be written? They need a server, a sender, and an address of the site for their links."""
        return bool(self._server.hostname and self._sender and self.site)

    def ask(self, person: Any, address: str) -> None:
        """Ask whether a mailbox belongs to somebody: a link that only its owner can open. The address was checked."""
        self.store.set_mailbox(person.id, {"address": address, "confirmed": False})
        link = f"{self.site}/mail/{self._links.dumps([person.id, address])}"
        said = [
            _("{name} plays Kogge and wants to hear here when it is their turn. If that is you, open this link within a day:").format(
                name=person.name
            ),
            link,
            _("If it is not you, there is nothing to do: without the link no further e-mail comes."),
        ]
        self._send(address, _("Is this your mailbox?"), said)

    def sign_in(self, person: Any, address: str, code: str) -> None:
        """A link that signs another device in."""
        said = [
            _("Open this link on the device where you want to be {name}. It is good for ten minutes, and once:").format(name=person.name),
            f"{self.site}/sign-in#{code}",
            _("If you did not ask for it, there is nothing to do."),
        ]
        self._send(address, _("Sign in to Kogge"), said)

    def confirm(self, token: str) -> bool:
        """Someone has opened the link; False if it is too old, or the mailbox is another by now."""
        try:
            user_id, address = self._links.loads(token, max_age=LINK_LASTS)
        except (BadData, ValueError):
            return False
        box = self.store.mailbox(user_id)
        if box is None or box.address != address:
            return False
        self.store.set_mailbox(user_id, {"confirmed": True})
        return True

    def stop(self, token: str) -> bool:
        """Whoever got a letter wants no more."""
        try:
            user_id, address = self._stops.loads(token)
        except (BadData, ValueError):
            return False
        box = self.store.mailbox(user_id)
        if box is not None and box.address == address:
            self.store.set_mailbox(user_id, {"digest": "never"})
        return True

    def tell_turns(self, person: Any, address: str, lines: list[str]) -> None:
        """All tables that wait for somebody."""
        stop = f"{self.site}/unsubscribe/{self._stops.dumps([person.id, address])}"
        subject = ngettext("It is your turn at %(n)s table", "It is your turn at %(n)s tables", len(lines)) % {"n": len(lines)}
        more = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        said = [_("Hello {name}, these tables wait for you:").format(name=person.name), *lines]
        self._send(address, subject, [*said, _("No more e-mails: {link}").format(link=stop)], more)

    def _send(self, address: str, subject: str, paragraphs: list[str], headers: dict[str, str] | None = None) -> None:
        letter = EmailMessage(LONG_LINES)
        letter["From"], letter["To"], letter["Subject"] = self._sender, address, subject
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            letter[name] = value
        letter.set_content("\n\n".join(paragraphs) + "\n")
        host, secure = self._server.hostname or "", self._server.scheme == "smtps"
        context = ssl.create_default_context()
        if secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, self._server.port or 465, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, self._server.port or 587, timeout=SECONDS)
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
            if self._server.username:
                server.login(unquote(self._server.username), unquote(self._server.password or ""))
            server.send_message(letter)


def checked_address(text: str) -> str:
    """An address that a letter can go to."""
    text = text.strip()
    try:
        address = Address(addr_spec=text)
    except (ValueError, IndexError):
        address = Address()
    if (
        len(text) > 254
        or not text.isascii()
        or not text.isprintable()
        or not re.fullmatch(r"[^\s@<>\",;]+@[\w.-]+\.[\w-]+", text)
        or not address.domain
    ):
        raise Problem(422, N_("This is no e-mail address."))
    return text
