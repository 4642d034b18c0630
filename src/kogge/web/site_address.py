"""How the site is reached, which follows from its settings: its addresses, https, and who may read its metrics."""

from __future__ import annotations

import functools
import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from kogge.web.config import Network, Settings
from kogge.web.i18n.translation import N_
from kogge.web.problems import Problem

LOOPBACK = {"localhost", "127.0.0.1", "::1"}
PROBES = ("/healthz", "/livez", "/readyz", "/metrics")  # requested by monitoring, which knows this machine by its IP address
FORWARDED = ("x-forwarded-for", "forwarded", "via")  # headers that a proxy adds


class SiteAddress:
    """The addresses of the site. Without a public address every host name is answered, as in a local network."""

    def __init__(self, settings: Settings):
        self.address = settings.address
        """The address in invitations and links; '' if only the one in the request is known."""
        self._public_origins = {"://".join(urlsplit(address)[:2]) for address in settings.public}
        self._metrics = settings.metrics
        self._schemes = {urlsplit(address).hostname or "": urlsplit(address).scheme for address in settings.public}

    def check_host(self, scope: Scope) -> None:
        """Refuse a request for another host name. Requests from this machine and probes may use any name."""
        if self._schemes and scope["path"] not in PROBES and host_of(scope) not in self._schemes.keys() | LOOPBACK:
            raise Problem(421, N_("This site has another address."))

    def is_secure(self, scope: Scope) -> bool:
        """Whether the browser reached the site by https: as the proxy says, or because that public address has https."""
        return scope["scheme"] == "https" or self._schemes.get(host_of(scope)) == "https"

    def origins(self, scope: Scope) -> set[str]:
        """The origins (scheme, host and port) of the site's own pages: its public addresses; without one, the address of the request."""
        scheme, host = "https" if self.is_secure(scope) else "http", Headers(scope=scope).get("host", "")
        if not self._public_origins or host_of(scope) in LOOPBACK - self._schemes.keys():
            return {f"{scheme}://{host}"} if host else set()
        return self._public_origins

    def may_read_metrics(self, scope: Scope) -> bool:
        """Whether `/metrics` answers: only to the networks that were named, and never through a proxy."""
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
def neighbourhood(host: str) -> str:
    """What limits count an address as: itself, or its /64 in IPv6, all of which belongs to one customer."""
    try:
        address = plain_address(host)
    except ValueError:
        return host
    return str(address) if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
