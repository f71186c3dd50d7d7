"""Who is asking: a device is known by a secret, which it keeps as a cookie, or sends as a bot's token.

The secret itself gets no further than this: the house knows a device by a hash of it, keyed with the house's own secret. So not
even a token that could be guessed is found out by whoever steals the database.
"""

import hmac
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler
from litestar.types import HTTPResponseStartEvent, Scope

from bedesten.engine.errors import says
from bedesten.service.errors import NotYours
from bedesten.service.randomness import new_key
from bedesten.web.settings import Settings

COOKIE, COOKIE_OVER_HTTPS = "bedesten", "__Host-bedesten"  # the second cannot be given by a neighbouring site
YEAR = 365 * 24 * 3600
SHORTEST_SECRET, LONGEST_SECRET = 16, 200  # a secret that could be guessed gives no seat

Connection = ASGIConnection[Any, Any, Any, State]


def secret_of(connection: Connection) -> str | None:
    """The secret that a request or socket brings along, if it is one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if kind.lower() == "bearer" else connection.cookies.get(_cookie(connection.app.state.settings), "")
    return secret if SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET else None


def _cookie(settings: Settings) -> str:
    return COOKIE_OVER_HTTPS if settings.is_https else COOKIE


def known_as(secret: str, settings: Settings) -> str:
    """A device as the house knows it."""
    return hmac.digest(settings.secret.encode(), secret.encode(), "sha256").hex()


def device_of(connection: Connection) -> str:
    """The device that asks; empty, if it brings no secret along: such a one has no seat."""
    secret = secret_of(connection)
    return known_as(secret, connection.app.state.settings) if secret else ""


def device(request: Request[Any, Any, State]) -> str:
    """The device that asks; one that comes for the first time is welcomed."""
    return device_of(request) or known_as(welcome(request), request.app.state.settings)


def welcome(request: Request[Any, Any, State]) -> str:
    """A secret for a new device, which it gets with the answer. A browser gets it with the page: what the page then asks for, it
    asks for with that one, however much at once."""
    request.state.new_device = new_key("device", 32)
    return str(request.state.new_device)


def give_cookie(message: HTTPResponseStartEvent, scope: Scope) -> None:
    """To the answer: a cookie for whoever has come for the first time and was served."""
    if secret := scope.get("state", {}).get("new_device"):
        settings: Settings = scope["litestar_app"].state.settings
        cookie = Cookie(_cookie(settings), value=secret, httponly=True, samesite="lax", max_age=YEAR, secure=settings.is_https)
        if message["status"] < 400:
            message["headers"] = [*message["headers"], cookie.to_encoded_header()]


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    origin = connection.headers.get("origin")
    return not origin or urlsplit(origin).netloc == connection.headers.get("host")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Another site's page cannot act with a visitor's cookie."""
    if connection.scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(connection):
        raise NotYours(says("other-site"))
