"""From where somebody asks, as far as limits are concerned."""

from ipaddress import ip_address, ip_network

from litestar.handlers import BaseRouteHandler

from bedesten.service.limits import Limit
from bedesten.service.sentences import says
from bedesten.service.table import now
from bedesten.web.auth import Connection
from bedesten.web.settings import Settings

HOUR = 3600


def opening_limit(settings: Settings) -> Limit | None:
    often = settings.tables_per_hour
    return Limit(often, HOUR, says("too-many-opened", tables=often)) if often else None


def may_open(connection: Connection, _: BaseRouteHandler) -> None:
    """Whoever sends no cookie is a new device each time, so tables are also counted by address."""
    limit, address = connection.app.state.opening, address_of(connection)
    if limit and address:
        limit.count(address, now())


def address_of(connection: Connection) -> str | None:
    """None: from this machine itself, or not known. Somebody with IPv6 has a whole network of addresses, which counts as one."""
    passed_on = connection.headers.get("x-forwarded-for", "") if connection.app.state.settings.is_proxied else ""
    given = passed_on.rpartition(",")[2].strip() or (connection.client.host if connection.client else "")
    try:
        found = ip_address(given)
    except ValueError:
        return None
    mapped = getattr(found, "ipv4_mapped", None) or found
    if mapped.is_loopback:
        return None
    return str(mapped) if mapped.version == 4 else str(ip_network((mapped, 64), strict=False))
