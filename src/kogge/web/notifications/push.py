"""Web Push: messages encrypted for one browser (RFC 8291) and signed by this site (VAPID, RFC 8292).

The endpoint of a push service is chosen by the subscriber, so it could point into the operator's network. It must use https and resolve
only to public addresses; the connection goes to the address that was checked; redirects are not followed, and only the status line of the
answer is read. KOGGE_PUSH_ALLOW allows private networks.
"""

from __future__ import annotations

import base64
import http.client
import importlib.util
import ipaddress
import re
import socket
import ssl
import time
from concurrent.futures import Future
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from kogge.web import problems
from kogge.web.config import Network
from kogge.web.db.database import Database
from kogge.web.i18n.translation import N_
from kogge.web.jobs import Jobs
from kogge.web.problems import Problem

TIMEOUT = 10.0  # seconds for a push service to answer completely
MAX_STATUS_LINE = 1000  # characters of its answer that are read
MESSAGE_TTL = 86_400  # seconds that a push service keeps a message for a device that is off
VAPID_SECONDS = 12 * 3600
MAX_ENDPOINT = 1000
# checks of new subscriptions: threads, and how many may wait, of one address and of all
THREADS, MAX_QUEUED_EACH, MAX_QUEUED = 2, 3, 40
PUBLIC_KEY_BYTES, SECRET_BYTES = 65, 16

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
GLOBAL_UNICAST = ipaddress.IPv6Network("2000::/3")


class NotPublic(Exception):
    """An endpoint that leads into a private network."""


class Endpoint(NamedTuple):
    """Where to connect to send a push message."""

    host: str
    port: int
    address: str
    """The IP address that was checked."""
    path: str
    secure: bool


def is_installed() -> bool:
    """Are the packages of the extra `push` installed?"""
    return all(importlib.util.find_spec(name) is not None for name in ("http_ece", "py_vapid"))


class Push:
    """Checks subscriptions and sends messages to browsers."""

    def __init__(self, db: Database, jobs: Jobs, contact: str, allowed: tuple[Network, ...] = ()):
        """`allowed`: private networks in which the operator allows push services."""
        self._contact, self._allowed = contact, allowed
        self._queue = jobs.queue("push-check", THREADS, MAX_QUEUED_EACH, MAX_QUEUED)
        self._vapid: Any = None
        if is_installed():
            from cryptography.hazmat.primitives.asymmetric import ec
            from py_vapid import Vapid02

            new_key = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
            self._vapid = Vapid02.from_raw(db.setting("vapid key", _encode(new_key)).encode())

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with; '' if push is not available."""
        if self._vapid is None:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _encode(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def submit_check(self, subscription: Any, share: str) -> Future[dict[str, str]]:
        """Check a subscription in the background: resolving its host name may take long. Addresses (`share`) take turns."""
        future = self._queue.submit(share, lambda: self.check(subscription))
        if future is None:
            raise problems.too_much(503)
        return future

    def check(self, subscription: Any) -> dict[str, str]:
        """A browser's subscription, reduced to what is needed; raises a problem if it is not valid."""
        try:
            keys = subscription["keys"]
            checked = {"endpoint": subscription["endpoint"], "p256dh": keys["p256dh"], "auth": keys["auth"]}
            if not all(isinstance(value, str) and len(value) <= MAX_ENDPOINT for value in checked.values()):
                raise ValueError
            _public_key(checked["p256dh"])
            if len(_decode(checked["auth"])) != SECRET_BYTES:
                raise ValueError
            self._resolve(checked["endpoint"])
        except (KeyError, TypeError, ValueError, NotPublic, OSError):
            raise Problem(422, N_("This device can’t receive notifications.")) from None
        return checked

    def send(self, subscription: dict[str, str], message: bytes, topic: str, timeout: float = TIMEOUT) -> int:
        """Send a message; returns the push service's status. 404 and 410: the subscription has expired. OSError: no answer in time."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        endpoint = self._resolve(subscription["endpoint"])
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_public_key(subscription["p256dh"]),
            auth_secret=_decode(subscription["auth"]),
            version="aes128gcm",
        )
        default_port = 443 if endpoint.secure else 80
        audience = f"http{'s' * endpoint.secure}://{endpoint.host}" + (f":{endpoint.port}" if endpoint.port != default_port else "")
        signed = self._vapid.sign({"aud": audience, "sub": self._contact, "exp": int(time.time()) + VAPID_SECONDS})
        headers = {"TTL": str(MESSAGE_TTL), "Urgency": "high", "Topic": topic, "Content-Encoding": "aes128gcm"} | signed
        connection = _Connection(endpoint, timeout)
        try:
            connection.request("POST", endpoint.path, body, headers | {"Content-Type": "application/octet-stream"})
            return connection.read_status()
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        finally:
            connection.close()

    def _resolve(self, url: str) -> Endpoint:
        """Resolve an endpoint; raises ValueError if it is malformed, NotPublic if one of its addresses is not allowed."""
        parts = urlsplit(url)
        host, secure = parts.hostname or "", parts.scheme == "https"
        if not host or not host.isascii() or parts.username is not None or not url.isascii() or not url.isprintable():
            raise ValueError(url)
        port = parts.port or (443 if secure else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        allowed = all(any(address in network for network in self._allowed) for address in addresses)
        public = secure and port == 443 and all(is_public(address) for address in addresses)
        if not addresses or not (allowed or public):
            raise NotPublic(host)
        return Endpoint(host, port, str(addresses[0]), (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), secure)


def is_public(address: IPAddress) -> bool:
    """Is this an address of the internet? In IPv6 only global unicast is; a 6to4 address is judged by the IPv4 address it embeds."""
    if isinstance(address, ipaddress.IPv6Address):
        if address not in GLOBAL_UNICAST:
            return False
        if address.sixtofour is not None:
            return is_public(address.sixtofour)
    return address.is_global and not address.is_multicast


class _Connection(http.client.HTTPConnection):
    """A connection to the checked address of an endpoint, with a deadline for the whole exchange."""

    def __init__(self, endpoint: Endpoint, timeout: float):
        super().__init__(endpoint.host, endpoint.port)
        self._endpoint, self._deadline = endpoint, time.monotonic() + timeout

    def connect(self) -> None:
        """Connect to the checked address; the name is not resolved again."""
        self.sock = socket.create_connection((self._endpoint.address, self.port), self._remaining)
        if self._endpoint.secure:
            self.sock.settimeout(self._remaining)
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
        self.sock.settimeout(self._remaining)

    def read_status(self) -> int:
        """Read the status line and nothing else."""
        line = b""
        while b"\n" not in line and len(line) < MAX_STATUS_LINE:
            self.sock.settimeout(self._remaining)
            if not (more := self.sock.recv(MAX_STATUS_LINE)):
                break
            line += more
        found = re.match(rb"HTTP/1\.[01] (\d{3})\s", line)
        if found is None:
            raise OSError("the push service sent no HTTP status line")
        return int(found[1])

    @property
    def _remaining(self) -> float:
        remaining = self._deadline - time.monotonic()
        if remaining <= 0:
            raise TimeoutError("the push service took too long")
        return remaining


def _public_key(text: str) -> Any:
    """A browser's public key; ValueError if it is no point of the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = _decode(text)
    if len(point) != PUBLIC_KEY_BYTES:
        raise ValueError("a public key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
