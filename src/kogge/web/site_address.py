"""The addresses of the site, from its settings: host names, https, the path below which it lies; and who may read its metrics."""

from __future__ import annotations

import functools
import ipaddress
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kogge.web.config import Network, Settings
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

LOOPBACK = {"localhost", "127.0.0.1", "::1"}
PROBES = ("/healthz", "/livez", "/readyz", "/metrics")  # monitoring requests them by IP address, so any host name is accepted
MAX_64_OF_56, MAX_64_OF_48 = 8, 64  # the most /64 networks seen within `NEIGHBOURS_FOR` seconds that are counted separately
NEIGHBOURS_FOR = 3600.0
MAX_NETWORKS = 20_000  # /48 networks that are remembered
FORWARDED = ("x-forwarded-for", "forwarded", "via")  # headers that a proxy adds


class SiteAddress:
    """The addresses of the site. Without a public address every host name is answered, as in a local network."""

    def __init__(self, settings: Settings):
        self.address = settings.address
        """The address in invitations and links; '' if only the one in the request is known."""
        self._public_origins = {"://".join(urlsplit(address)[:2]) for address in settings.public}
        self.prefix = urlsplit(settings.address).path.rstrip("/")
        """The path below which the site lies: `/kogge` for https://example.org/kogge, '' at the root."""
        self._metrics = settings.metrics
        self._schemes = {urlsplit(address).hostname or "": urlsplit(address).scheme for address in settings.public}

    def check_host(self, scope: Scope) -> None:
        """Refuse a request for another host name. Requests from this machine and probes may use any name."""
        if self._schemes and scope["path"] not in PROBES and host_of(scope) not in self._schemes.keys() | LOOPBACK:
            raise Problem(421, N_("This site has a different address."))

    def is_secure(self, scope: Scope) -> bool:
        """Whether the browser uses https: the proxy says so, or the public address with this host name begins with https."""
        return scope["scheme"] == "https" or bool(self._schemes and self._schemes.get(host_of(scope)) == "https")

    def origins(self, scope: Scope) -> set[str]:
        """The origins (scheme, host and port) of the site's own pages: its public addresses; without one, the address of the request."""
        scheme, host = "https" if self.is_secure(scope) else "http", Headers(scope=scope).get("host", "")
        if not self._public_origins or host_of(scope) in LOOPBACK - self._schemes.keys():
            return {f"{scheme}://{host}"} if host else set()
        return self._public_origins

    def may_read_metrics(self, scope: Scope) -> bool:
        """Whether this client may read `/metrics`: it is in one of the networks of the setting `metrics`, and no proxy is in between."""
        headers = Headers(scope=scope)
        return not any(name in headers for name in FORWARDED) and is_among(scope["client"][0] if scope["client"] else "", self._metrics)


def host_of(scope: Scope) -> str:
    """The host name of a request, without its port."""
    try:
        return urlsplit("//" + Headers(scope=scope).get("host", "")).hostname or ""
    except ValueError:
        return ""


@functools.lru_cache(10_000)
def is_among(host: str, networks: tuple[Network, ...]) -> bool:
    """Whether an IP address belongs to one of some networks."""
    try:
        return any(plain_address(host) in network for network in networks)
    except ValueError:
        return False


def plain_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An IP address; an IPv4 address written as IPv6 (::ffff:192.0.2.1) becomes IPv4."""
    address = ipaddress.ip_address(host.partition("%")[0])
    return getattr(address, "ipv4_mapped", None) or address


@functools.lru_cache(10_000)
def neighbourhood(host: str, bits: int = 64) -> str:
    """The key under which limits count an address: the address itself, or in IPv6 its /64 network, since a customer has at least that."""
    try:
        address = plain_address(host)
    except ValueError:
        return host
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address, bits), strict=False))


class Neighbourhoods:
    """The keys under which limits count addresses. Some customers have a whole /56 or /48: if many of its /64 networks are seen within an
    hour, they are counted together."""

    def __init__(self, now: Callable[[], float] = time.monotonic):
        self._now = now
        self._seen: OrderedDict[str, dict[str, tuple[str, float]]] = (
            OrderedDict()
        )  # by /48: its /64 networks with their /56 and when they were last seen

    def limit_key(self, host: str) -> str:
        """The address itself (IPv4), or its /64, /56 or /48."""
        net64 = neighbourhood(host)
        if "/" not in net64:
            return net64
        net56, net48 = neighbourhood(host, 56), neighbourhood(host, 48)
        recent = self._seen.setdefault(net48, {})
        self._seen.move_to_end(net48)
        while len(self._seen) > MAX_NETWORKS:
            self._seen.popitem(last=False)
        if net64 in recent or len(recent) <= MAX_64_OF_48:
            recent[net64] = net56, self._now()
        if len(recent) > MAX_64_OF_56:
            since = self._now() - NEIGHBOURS_FOR
            for old in [network for network, (_, at) in recent.items() if at < since]:
                del recent[old]
        if len(recent) > MAX_64_OF_48:
            return net48
        return net56 if sum(network == net56 for network, _ in recent.values()) > MAX_64_OF_56 else net64


class BelowPath:
    """A site below a path, such as https://example.org/kogge. The app renders addresses for the root; this class adds the path to them.

    A proxy may pass requests with or without the path. Texts of users are never rewritten: their quotation marks are escaped.
    """

    ADDRESSES = re.compile(rb"""(\s(?:href|src|action|formaction|hx-[a-z]+|data-[a-z-]+)=["'])/(?!/)""")
    HEADERS = (b"location", b"hx-redirect", b"hx-location", b"hx-push-url", b"hx-replace-url")

    def __init__(self, site: ASGIApp, prefix: str, state: Any):
        self.site, self.prefix, self.state = site, prefix, state
        self._bytes = prefix.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.site(scope, receive, send)
            return
        path, rewrites = scope["path"], False
        if path == self.prefix or path.startswith(self.prefix + "/"):
            path = path[len(self.prefix) :] or "/"
        headers = [header for header in scope["headers"] if header[0] != b"accept-encoding"]  # a compressed body could not be rewritten

        async def send_below(message: Message) -> None:
            nonlocal rewrites
            if message["type"] == "http.response.start":
                found = Headers(raw=message["headers"]).get("content-type", "")
                rewrites = found.startswith(("text/html", "text/event-stream"))
                message["headers"] = [
                    (name, self._below(value)) if name in self.HEADERS else (name, value)
                    for name, value in message["headers"]
                    if not (rewrites and name == b"content-length")
                ]
            elif rewrites and message.get("body"):
                message["body"] = self.ADDRESSES.sub(rb"\1" + self._bytes + b"/", message["body"])
            await send(message)

        await self.site({**scope, "path": path, "raw_path": path.encode(), "headers": headers}, receive, send_below)

    def _below(self, address: bytes) -> bytes:
        """An address of the site below its path, unless it is there already or leads elsewhere."""
        if not address.startswith(b"/") or address.startswith((b"//", self._bytes + b"/")):
            return address
        return self._bytes + address
