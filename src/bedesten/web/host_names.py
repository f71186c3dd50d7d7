"""Under which names the house is reached. A page of another site could otherwise give its own name the address of this machine,
and would then be, for a browser, the page of the house."""

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from bedesten.engine.errors import says
from bedesten.web.questions import SentenceOut
from bedesten.web.settings import Settings
from bedesten.web.wire import Problem

LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})
UNNAMED_PATH = "/health"  # asked for by programs that know an address only


class NamedApp:
    """The application for whoever calls the house by one of its names."""

    def __init__(self, inner: ASGIApp, settings: Settings) -> None:
        self.inner, self.names = inner, names_of(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan" or self._is_known(scope):
            await self.inner(scope, receive, send)
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": says("other-name").text})
        else:
            problem = Problem(says("other-name").text, None, [SentenceOut("other-name", {})])
            head = [(b"content-type", b"application/json"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": 421, "headers": head})
            await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})

    def _is_known(self, scope: Scope) -> bool:
        if self.names is None or scope["path"] == UNNAMED_PATH:
            return True
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return len(given) == 1 and host_in(given[0]) in self.names


def names_of(settings: Settings) -> frozenset[str] | None:
    """None: any. A house that only this machine reaches is called by the names of this machine, and those that were given;
    behind a web server, or in a network, by those that were given, if there are any."""
    given = frozenset(settings.names.split(",")) if settings.names else frozenset[str]()
    is_here = host_in(settings.address.removeprefix("http://")) in LOOPBACK
    if not given and (settings.is_proxied or not is_here):
        return None
    return given | LOOPBACK


def host_in(text: str) -> str:
    """Without a port."""
    host, sign, port = text.lower().rpartition(":")
    return host if sign and port.isdigit() and (":" not in host or host.endswith("]")) else text.lower()


def domain_of(settings: Settings, host: str) -> str | None:
    """The name for which a passkey is made when the server is called by `host`: the shortest configured one that it ends with.
    None, if there is none, or browsers have no passkeys there: an address, or a name without https."""
    called, names = host_in(host), names_of(settings) or frozenset()
    if called == "localhost":
        return called if called in names else None
    known = [name for name in names - LOOPBACK if called == name or called.endswith(f".{name}")]
    return min(known, key=len) if settings.is_https and called in names and known and not called[-1:].isdigit() else None


def origin_of(settings: Settings, host: str) -> str | None:
    """The address of the server as somebody who calls it `host` sees it; None, if that is no name that was configured: what a
    stranger calls the server stands in no letter."""
    names = names_of(settings)
    return f"{'https' if settings.is_https else 'http'}://{host.lower()}" if names and host_in(host) in names else None
