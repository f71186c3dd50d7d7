"""Where this server may send something on behalf of somebody: to public addresses, by https. Whoever names an address shall not
reach through us what only we can reach. A name is looked up once for each connection, and the connection goes to the very address
that was judged: a name that says something else a moment later gains nothing."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, ip_address, ip_network

from bedesten.engine.errors import Refused, says

URL_LENGTH = 2048
LOOKUP_TIMEOUT = 5.0  # seconds
HTTPS_PORT = 443
_URL = re.compile(r"(https?)://([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?(/[!-~]*)?", re.I)
_ROUTED = ip_network("2000::/3")  # all of IPv6 that is routed in public
_REFUSED = [ip_network(net) for net in ("2001::/32", "2002::/16", "3fff::/20")]  # two in which IPv4 hides; one for books

_LOOKING = ThreadPoolExecutor(4, thread_name_prefix="lookup")

Lookup = Callable[[str, int], Awaitable[list[str]]]


class Forbidden(Exception):
    """It leads to where nothing may be sent."""


@dataclass(frozen=True)
class Target:
    """An URL in its parts."""

    is_encrypted: bool
    host: str
    port: int
    path: str

    @property
    def name(self) -> str:
        return f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        usual = HTTPS_PORT if self.is_encrypted else 80
        return f"{'https' if self.is_encrypted else 'http'}://{self.host if self.port == usual else self.name}"


def is_public(address: str) -> bool:
    """Neither private, loopback, link-local, multicast or reserved, nor one that wraps another: mapped, NAT64, 6to4, Teredo."""
    ip = ip_address(address.partition("%")[0])
    if ip.is_multicast or ip.is_reserved or not ip.is_global:
        return False
    return isinstance(ip, IPv4Address) or (ip in _ROUTED and not any(ip in net for net in _REFUSED))


async def look_up(host: str, port: int) -> list[str]:
    """In threads of its own: whoever has names that nobody answers for holds up other such lookups, and nothing else."""
    asking = partial(socket.getaddrinfo, host.strip("[]"), port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKING, asking)
    return [str(address[0]) for *_, address in found]


class Guard:
    """`allowed`: what the operator of the server has named, as HOST:PORT. There, and nowhere else, addresses of the own network
    and plain http are in order."""

    def __init__(self, allowed: Collection[str] = (), lookup: Lookup = look_up) -> None:
        self.allowed, self._lookup = frozenset(allowed), lookup

    def read(self, url: str) -> Target:
        """Refused, if nothing may be sent there, as far as the URL itself says so."""
        found = _URL.fullmatch(url.partition("#")[0]) if len(url) <= URL_LENGTH else None
        if not found:
            raise Refused(says("address-wrong"))
        is_encrypted, host = found[1].lower() == "https", found[2].lower().rstrip(".")
        target = Target(is_encrypted, host, int(found[3] or (HTTPS_PORT if is_encrypted else 80)), found[4] or "/")
        if target.name not in self.allowed and not (is_encrypted and target.port == HTTPS_PORT):
            raise Refused(says("address-wrong"))
        return target

    async def find(self, target: Target) -> str:
        """The address to which to connect. Forbidden, if one of those that the name has is not public; OSError, if it has
        none."""
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            addresses = await self._lookup(target.host, target.port)
        if not addresses:
            raise OSError("The name has no address.")
        if target.name not in self.allowed and not all(is_public(address) for address in addresses):
            raise Forbidden(target.host)
        return addresses[0]

    async def check(self, url: str) -> Target:
        """Refused, if nothing may be sent there, or nobody is there."""
        target = self.read(url)
        try:
            await self.find(target)
        except (Forbidden, OSError, UnicodeError):
            raise Refused(says("address-forbidden", host=target.host)) from None
        return target
