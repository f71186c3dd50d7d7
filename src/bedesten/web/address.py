"""From where somebody asks, as far as limits are concerned."""

from ipaddress import ip_address, ip_network

from litestar.handlers import BaseRouteHandler

from bedesten.engine.errors import says
from bedesten.service.hours import now
from bedesten.service.limits import Limit
from bedesten.service.shared_counts import SharedCounts
from bedesten.web.auth import Connection
from bedesten.web.settings import Settings

HOUR = 3600


def opening_limit(settings: Settings, shared_counts: SharedCounts) -> Limit | None:
    often = settings.tables_per_hour
    return Limit(often, HOUR, says("too-many-opened", tables=often), shared_counts) if often else None


async def may_open(connection: Connection, _: BaseRouteHandler) -> None:
    """Whoever sends no cookie is a new device each time, so tables are also counted by address."""
    limit, address = connection.app.state.opening, address_of(connection)
    if limit and address:
        await limit.count(address, now())


def address_of(connection: Connection) -> str | None:
    """None: from this machine itself. Nobody escapes a limit by a header that is missing, garbled, or not to be believed: he
    is then whoever is connected to the house, even if that is a web server on this machine."""
    peer = connection.client.host if connection.client else ""
    passed_on = ",".join(connection.headers.getall("x-forwarded-for", []))
    is_proxied: bool = connection.app.state.settings.is_proxied
    if not is_proxied and not passed_on:
        return network_of(peer)
    last = passed_on.rpartition(",")[2].strip()
    return network_of(last) if is_proxied and _is_address(last) else f"beside the web server: {peer}"


def network_of(address: str) -> str | None:
    """As limits count it; None: this machine itself. Somebody with IPv6 has a whole network of addresses, which counts as one."""
    if not _is_address(address):
        return address or "unknown"
    found = ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None) or found
    if mapped.is_loopback:
        return None
    return str(mapped) if mapped.version == 4 else str(ip_network((mapped, 64), strict=False))


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
