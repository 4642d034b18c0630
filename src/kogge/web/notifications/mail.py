"""E-mail, where the operator has configured a server: KOGGE_SMTP=smtp://NAME:PASSWORD@HOST:587 (smtps:// for implicit TLS).

Requests never wait for the mail server: `Mail` puts messages into a queue with its own threads. Users can unsubscribe from digests with
one click in their mail program (RFC 8058) or by the link in each digest.
"""

from __future__ import annotations

import email.policy
import logging
import re
import smtplib
import ssl
import threading
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from functools import partial
from typing import Any
from urllib.parse import unquote, urlsplit

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from kogge.web import problems
from kogge.web.i18n.translation import N_, _, ngettext
from kogge.web.jobs import Jobs
from kogge.web.notifications.store import NotificationStore
from kogge.web.problems import Problem

log = logging.getLogger("kogge.mail")

LONG_LINES = email.policy.SMTP.clone(max_line_length=900)  # links in headers stay unfolded, without encoded words
SMTP_TIMEOUT = 10.0  # seconds for each answer of the mail server
CONFIRMATION_SECONDS = 86_400  # how long the link that confirms a mailbox is valid
THREADS, MAX_QUEUED_EACH, MAX_QUEUED = 2, 3, 500  # messages that wait to be sent: to one mailbox, to all


class Mail:
    """Composes messages and sends them in the background."""

    def __init__(self, store: NotificationStore, jobs: Jobs, site: str, key: str, smtp: str, sender: str):
        self.store, self.site = store, site
        self._server, self._sender = urlsplit(smtp), sender
        self._confirmations = URLSafeTimedSerializer(key, salt="mailbox")
        self._unsubscriptions = URLSafeSerializer(key, salt="unsubscribe")
        self._queue = jobs.queue("mail", THREADS, MAX_QUEUED_EACH, MAX_QUEUED)
        self._counting = threading.Lock()
        self.sent = self.failed = 0
        """Messages that the mail server has accepted from this process, or has not."""

    @property
    def is_on(self) -> bool:
        """Can mail be sent? It needs a server, a sender, and the site's address for links."""
        return bool(self._server.hostname and self._sender and self.site)

    @property
    def waiting(self) -> int:
        """Messages in the queue."""
        return self._queue.waiting

    # messages

    def send_confirmation(self, user: Any, address: str) -> None:
        """Store an unconfirmed mailbox and send the link that confirms it."""
        link = f"{self.site}/mail/{self._confirmations.dumps([user.id, address])}"
        paragraphs = [
            _(
                "{name} plays Kogge and wants to get an e-mail here when it’s their turn. If that’s you, open this link within a day:"
            ).format(name=user.name),
            link,
            _("If it isn’t you, just ignore this e-mail. You won’t get another one."),
        ]
        if not self.enqueue(address, partial(self.send, self._message(address, _("Is this your e-mail address?"), paragraphs))):
            raise problems.too_much(503)
        self.store.set_mailbox(user.id, {"address": address, "confirmed": False})

    def send_sign_in_link(self, user: Any, address: str, code: str) -> None:
        """Send a link that signs in another device. Call it in the background."""
        paragraphs = [
            _("Open this link on the device where you want to play as {name}. It is valid once, for ten minutes:").format(name=user.name),
            f"{self.site}/sign-in#{code}",
            _("If you did not ask for it, just ignore this e-mail."),
        ]
        self.send(self._message(address, _("Sign in to Kogge"), paragraphs))

    def send_digest(self, user: Any, address: str, lines: list[str]) -> bool:
        """Send the list of tables where it is the user's turn. Call it in the background; False if it was not sent."""
        link = f"{self.site}/unsubscribe/{self._unsubscriptions.dumps([user.id, address])}"
        subject = ngettext("It’s your turn in %(n)s game", "It’s your turn in %(n)s games", len(lines)) % {"n": len(lines)}
        headers = {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        greeting, footer = (
            _("Hello {name}, it’s your turn in these games:").format(name=user.name),
            _("Unsubscribe: {link}").format(link=link),
        )
        return self.send(self._message(address, subject, [greeting, *lines, footer], headers))

    # links in messages

    def confirm(self, token: str) -> bool:
        """Confirm the mailbox of an opened link; False if the link has expired or the mailbox was changed."""
        try:
            user_id, address = self._confirmations.loads(token, max_age=CONFIRMATION_SECONDS)
        except (BadData, ValueError):
            return False
        mailbox = self.store.mailbox(user_id)
        if mailbox is None or mailbox.address != address:
            return False
        self.store.set_mailbox(user_id, {"confirmed": True})
        return True

    def unsubscribe(self, token: str) -> bool:
        """Stop the digests of a user; False if the link is not ours."""
        try:
            user_id, address = self._unsubscriptions.loads(token)
        except (BadData, ValueError):
            return False
        mailbox = self.store.mailbox(user_id)
        if mailbox is not None and mailbox.address == address:
            self.store.set_mailbox(user_id, {"digest": "never"})
        return True

    # sending

    def enqueue(self, share: str, job: Callable[[], object]) -> bool:
        """Run a job that sends mail in the background; False if too many wait. Mailboxes (`share`) take turns."""

        def run() -> None:
            job()

        return self._queue.put(share, run)

    def send(self, message: EmailMessage) -> bool:
        """Hand a message to the mail server. This blocks until the server answers; False, with a line in the log, if it does not accept."""
        try:
            self._transmit(message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("Cannot send mail: %s", error)
            self._count(False)
            return False
        self._count(True)
        return True

    def _count(self, accepted: bool) -> None:
        with self._counting:
            self.sent, self.failed = self.sent + accepted, self.failed + (not accepted)

    def _message(self, address: str, subject: str, paragraphs: list[str], headers: dict[str, str] | None = None) -> EmailMessage:
        message = EmailMessage(LONG_LINES)
        message["From"], message["To"], message["Subject"] = self._sender, address, subject
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content("\n\n".join(paragraphs) + "\n")
        return message

    def _transmit(self, message: EmailMessage) -> None:
        host, secure = self._server.hostname or "", self._server.scheme == "smtps"
        context = ssl.create_default_context()
        if secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, self._server.port or 465, timeout=SMTP_TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(host, self._server.port or 587, timeout=SMTP_TIMEOUT)
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
            if self._server.username:
                server.login(unquote(self._server.username), unquote(self._server.password or ""))
            server.send_message(message)


def check_address(text: str) -> str:
    """An e-mail address without surrounding spaces; raises a problem if it is none."""
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
        raise Problem(422, N_("This is not an e-mail address."))
    return text
