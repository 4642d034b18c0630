"""How the site is reached, as its operator configured it: its addresses, trusted proxies, and who may read its metrics."""

from __future__ import annotations

import functools
import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LOOPBACK = {"localhost", "127.0.0.1", "::1"}
FOR_MACHINES = ("/healthz", "/livez", "/readyz", "/metrics")  # asked by programs of the operator, which know this machine by its IP address
FORWARDED = ("x-forwarded-for", "forwarded", "via")  # what a proxy adds


@dataclass(frozen=True)
class SiteAddress:
    """What follows from the options of `kogge serve`. Without any, every host name is answered, as in a living room."""

    public: tuple[str, ...] = ()
    """Addresses under which the site is reached; the first is the one in invitations."""
    invite: str = ""
    """The address in invitations where none is public, as in a local network."""
    proxy: tuple[Network, ...] = ()
    """Proxies whose X-Forwarded headers are believed."""
    metrics: tuple[Network, ...] = ()
    """Who may read `/metrics`."""
    workers: int = 1
    """Processes that share the limits."""
    _schemes: dict[str, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_schemes", {urlsplit(one).hostname or "": urlsplit(one).scheme for one in self.public})

    @property
    def address(self) -> str:
        """How others reach the site; '' if only those who asked know."""
        return self.public[0] if self.public else self.invite

    @property
    def places(self) -> set[str]:
        """Host and port of every address that is ours, as browsers name them."""
        return {urlsplit(one).netloc for one in (*self.public, self.invite)} - {""}

    def check_host(self, scope: Scope) -> None:
        """Refuse what was meant for another site; this machine itself, and those who only ask how it is doing, may use any name."""
        if self.public and scope["path"] not in FOR_MACHINES and host_of(scope) not in self._schemes.keys() | LOOPBACK:
            raise Problem(421, N_("This site has another address."))

    def is_secure(self, scope: Scope) -> bool:
        """Does whoever asked reach the site by https? The proxy may say so, or the address they used."""
        return scope["scheme"] == "https" or (bool(self._schemes) and self._schemes.get(host_of(scope)) == "https")

    def may_read_metrics(self, scope: Scope) -> bool:
        """Only those whom the operator named, and only directly: what came through a proxy is the public's."""
        headers = Headers(scope=scope)
        return not any(name in headers for name in FORWARDED) and is_among(scope["client"][0] if scope["client"] else "", self.metrics)


def host_of(scope: Scope) -> str:
    """The host name that was asked for, without its port."""
    try:
        return urlsplit("//" + Headers(scope=scope).get("host", "")).hostname or ""
    except ValueError:
        return ""


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas. ValueError if one is neither."""
    return tuple(ipaddress.ip_network(one.strip(), strict=False) for one in text.split(",") if one.strip())


def public_addresses(texts: Iterable[str]) -> tuple[str, ...]:
    """The site's addresses, as they stand in a link. ValueError if one is none."""
    found = tuple(text.strip().rstrip("/") for text in texts if text.strip())
    for one in found:
        if urlsplit(one).scheme not in ("http", "https") or not urlsplit(one).hostname:
            raise ValueError(one)
    return found


@functools.lru_cache(10_000)
def is_among(host: str, known: tuple[Network, ...]) -> bool:
    """Is this the address of one of them?"""
    try:
        return any(plain_address(host) in one for one in known)
    except ValueError:
        return False


def plain_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address; an IPv4 address written as IPv6 (::ffff:192.0.2.1) is taken as IPv4."""
    address = ipaddress.ip_address(host.partition("%")[0])
    return getattr(address, "ipv4_mapped", None) or address


@functools.lru_cache(10_000)
def neighbourhood(host: str) -> str:
    """Whom an address stands for: itself, or its /64, all of which belongs to one customer in IPv6."""
    try:
        address = plain_address(host)
    except ValueError:
        return host
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
