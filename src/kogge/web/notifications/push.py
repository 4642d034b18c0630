"""Web Push: a message for one browser, encrypted for it alone (RFC 8291) and signed by this site (VAPID, RFC 8292).

The address of a push service comes from whoever subscribes, a stranger perhaps. So it is https, resolves to public addresses only, and the
connection goes to the very address that was checked; no redirection is followed and hardly anything of the answer is read. An operator who
runs a push service of their own names its network (KOGGE_PUSH_ALLOW).
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
from typing import Any
from urllib.parse import urlsplit

from kogge.web import problems as problems
from kogge.web.config import Network
from kogge.web.db.store import Store
from kogge.web.fair_queue import FairQueue
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

SECONDS = 10.0  # for a push service to answer, from the first word to the last
MAX_LINE = 1000  # characters of the first line of its answer, of which no more is read
KEPT_FOR = 86_400  # seconds that a push service keeps a message for a device that is off
MAX_ENDPOINT = 1000
THREADS, MAX_EACH, MAX = 2, 3, 40  # subscriptions that wait to be checked: of one address, of all
KEY_BYTES, SECRET_BYTES = 65, 16  # of a browser's public key, and of what it shares with us


class NotPublic(Exception):
    """A push service that is none: its address leads into somebody's own network."""


def is_installed() -> bool:
    """Is there what it needs (the extra `push`)?"""
    return all(importlib.util.find_spec(name) is not None for name in ("http_ece", "py_vapid"))


class Push:
    """Sends messages to browsers."""

    def __init__(self, store: Store, contact: str, allowed: tuple[Network, ...] = ()):
        self._contact, self._allowed = contact, allowed
        """`allowed`: networks that are not public and where push services may be nevertheless."""
        self._queue = FairQueue("names", THREADS, MAX_EACH, MAX)
        self._vapid: Any = None
        if is_installed():
            from cryptography.hazmat.primitives.asymmetric import ec
            from py_vapid import Vapid02

            made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
            self._vapid = Vapid02.from_raw(store.setting("vapid key", _encoded(made)).encode())

    @property
    def public_key(self) -> str:
        """What browsers subscribe with; '' where nothing can be sent."""
        if self._vapid is None:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return _encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def end(self) -> None:
        """Check no more."""
        self._queue.end()

    def soon_checked(self, subscription: Any, asker: str) -> Future[dict[str, str]]:
        """A subscription as soon as it is checked: whoever answers for its host's name may be slow, and no page waits for that."""
        coming = self._queue.soon(asker, lambda: self.checked(subscription))
        if coming is None:
            raise problems.too_much(503)
        return coming

    def checked(self, subscription: Any) -> dict[str, str]:
        """A subscription as browsers tell it, if it is one."""
        try:
            keys = subscription["keys"]
            plain = {"endpoint": subscription["endpoint"], "p256dh": keys["p256dh"], "auth": keys["auth"]}
            if not all(isinstance(one, str) and len(one) <= MAX_ENDPOINT for one in plain.values()):
                raise ValueError
            _public_key(plain["p256dh"])
            if len(_decoded(plain["auth"])) != SECRET_BYTES:
                raise ValueError
            self._place(plain["endpoint"])
        except (KeyError, TypeError, ValueError, NotPublic, OSError):
            raise Problem(422, N_("This device cannot be reached by notices.")) from None
        return plain

    def send(self, subscription: dict[str, str], message: bytes, topic: str, seconds: float = SECONDS) -> int:
        """The status with which the push service answers in time; 404 and 410: there is no such device any more. OSError: it does not."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        host, port, address, path, secure = self._place(subscription["endpoint"])
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_public_key(subscription["p256dh"]),
            auth_secret=_decoded(subscription["auth"]),
            version="aes128gcm",
        )
        audience = f"http{'s' * secure}://{host}" + (f":{port}" if port != (443 if secure else 80) else "")
        signed = self._vapid.sign({"aud": audience, "sub": self._contact, "exp": int(time.time()) + 12 * 3600})
        headers = {"TTL": str(KEPT_FOR), "Urgency": "high", "Topic": topic, "Content-Encoding": "aes128gcm"} | signed
        connection = _Connection(host, port, address, secure, seconds)
        try:
            connection.request("POST", path, body, headers | {"Content-Type": "application/octet-stream"})
            return connection.status()
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        finally:
            connection.close()

    def _place(self, endpoint: str) -> tuple[str, int, str, str, bool]:
        """Where a push service is: host, port, the address to connect to, path, and whether by TLS; problem if it is not public."""
        parts = urlsplit(endpoint)
        host, secure = parts.hostname or "", parts.scheme == "https"
        if not host or not host.isascii() or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
            raise ValueError(endpoint)
        port = parts.port or (443 if secure else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        own = all(any(one in network for network in self._allowed) for one in addresses)
        public = secure and port == 443 and all(_is_public(one) for one in addresses)
        if not addresses or not (own or public):
            raise NotPublic(host)
        return host, port, str(addresses[0]), (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), secure


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Is this an address of the internet? One that only wraps another (6to4, NAT64, mapped) is judged with what it wraps."""
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if inner is None and address in ipaddress.ip_network("64:ff9b::/96"):
        inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if inner is not None:
        return _is_public(inner)
    return address.is_global and not address.is_multicast and not getattr(address, "is_site_local", False)


class _Connection(http.client.HTTPConnection):
    """A connection to one address, under the name that it was found by; it lasts so many seconds, however slowly it is answered."""

    def __init__(self, host: str, port: int, address: str, secure: bool, seconds: float):
        super().__init__(host, port)
        self._address, self._secure, self._until = address, secure, time.monotonic() + seconds

    def connect(self) -> None:
        """Connect to the address that was checked, not to what the name may mean by now."""
        self.sock = socket.create_connection((self._address, self.port), self._left)
        if self._secure:
            self.sock.settimeout(self._left)
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
        self.sock.settimeout(self._left)

    def status(self) -> int:
        """The status out of the first line of the answer; the rest is not read."""
        line = b""
        while b"\n" not in line and len(line) < MAX_LINE:
            self.sock.settimeout(self._left)
            if not (more := self.sock.recv(MAX_LINE)):
                break
            line += more
        found = re.match(rb"HTTP/1\.[01] (\d{3})\s", line)
        if found is None:
            raise OSError("a push service answers in no way that is known")
        return int(found[1])

    @property
    def _left(self) -> float:
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError("a push service takes too long")
        return left


def _public_key(text: str) -> Any:
    """A browser's public key; ValueError if it is no point of the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = _decoded(text)
    if len(point) != KEY_BYTES:
        raise ValueError("a public key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
