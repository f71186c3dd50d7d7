"""Who is asking: a device is known by a secret, which it keeps as a cookie, or sends as a bot's token.

The secret itself gets no further than this: the house knows a device by a hash of it, keyed with the house's own secret. So not
even a token that could be guessed is found out by whoever steals the database.

A device that signs in gets another secret, which begins with a mark: only such a device is looked up, and a guest costs nothing.
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
from bedesten.service.people.people import People
from bedesten.service.people.person import Person
from bedesten.service.randomness import new_key
from bedesten.web.settings import Settings

COOKIE, COOKIE_OVER_HTTPS = "bedesten", "__Host-bedesten"  # the second cannot be given by a neighbouring site
COOKIE_AGE = 365 * 24 * 3600
SIGNED_IN = "me."  # secrets of devices that are signed in begin so
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


async def person_of(connection: Connection) -> Person:
    """Who asks: a guest's device, or the account at which a device is signed in."""
    secret = secret_of(connection)
    if not secret or not secret.startswith(SIGNED_IN):
        return Person(device_of(connection))
    people: People = connection.app.state.people
    return await people.accounts.who(known_as(secret, connection.app.state.settings))


async def person(request: Request[Any, Any, State]) -> Person:
    """Who asks; one who comes for the first time is welcomed."""
    found = await person_of(request)
    return found if found.device else Person(known_as(welcome(request), request.app.state.settings))


async def device(request: Request[Any, Any, State]) -> str:
    """To whom seats belong, of the one who asks: the device, or its account. NotYours, if that is blocked."""
    found = await person(request)
    found.check()
    return found.id


def welcome(request: Request[Any, Any, State]) -> str:
    """A secret for a new device, which it gets with the answer. A browser gets it with the page: what the page then asks for, it
    asks for with that one, however much at once."""
    return _give(request, new_key("device", 32))


def renew(request: Request[Any, Any, State]) -> str:
    """Another secret for a device that signs in: whoever may have known the one before does not know this one."""
    return _give(request, SIGNED_IN + new_key("device", 32))


def keep_secret(request: Request[Any, Any, State]) -> None:
    """The device keeps the secret it has, after all."""
    request.state.new_device = None


def _give(request: Request[Any, Any, State], secret: str) -> str:
    request.state.new_device = secret
    return secret


def give_cookie(message: HTTPResponseStartEvent, scope: Scope) -> None:
    """To the answer: a cookie for whoever has come for the first time and was served."""
    if secret := scope.get("state", {}).get("new_device"):
        settings: Settings = scope["litestar_app"].state.settings
        cookie = Cookie(
            _cookie(settings), value=secret, httponly=True, samesite="lax", max_age=COOKIE_AGE, secure=settings.is_https
        )
        if message["status"] < 400:
            message["headers"] = [*message["headers"], cookie.to_encoded_header()]


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    origin = connection.headers.get("origin")
    return not origin or urlsplit(origin).netloc == connection.headers.get("host")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Another site's page cannot act with a visitor's cookie."""
    if connection.scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(connection):
        raise NotYours(says("other-site"))
