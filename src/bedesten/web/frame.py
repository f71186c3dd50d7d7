"""The frame around the application: headers, log lines, figures, and a stop that leaves nothing half done."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from time import perf_counter
from typing import Any, cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bedesten.web import logs
from bedesten.web.api_page import policy_of
from bedesten.web.auth import give_cookie
from bedesten.web.headers import with_headers
from bedesten.web.metrics import Metrics
from bedesten.web.problems import status_of
from bedesten.web.settings import Settings

CLOSE_MESSAGE: Any = {"type": "websocket.close", "code": 1012, "reason": "The server is being restarted."}
TELL = "bedesten.tell"  # an extension in the scope of a socket: `send` of the server itself, through no layer between
GC_THRESHOLDS = 50_000, 20, 50  # see the documentation of Python's gc
CLOSING_TIMEOUT = 5.0  # seconds that a stop waits for what is under way


def told_by(scope: Scope) -> Send:
    """By which a socket is told something: what is handed over needs nobody who waits for it."""
    send: Any = (scope["extensions"] or {})[TELL]["send"]
    return cast(Send, send)


class Frame:
    """Sees every request and every socket, also those that lead nowhere."""

    def __init__(self, inner: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.inner, self.settings, self.metrics = inner, settings, metrics
        self.waiting: set[asyncio.Task[Any]] = set()  # for a message of a socket
        self.under_way = 0
        self.is_closing = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id, begun = token_hex(8), perf_counter()
        self.under_way += 1
        try:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._socket(scope, receive, send, request_id, begun)
            else:
                await self._request(scope, receive, send, request_id, begun)
        finally:
            self.under_way -= 1

    async def _request(self, scope: Any, receive: Receive, send: Send, request_id: str, begun: float) -> None:
        status = 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                give_cookie(message, scope)
                message = with_headers(message, scope["path"], policy_of(scope["path"]), self.settings.is_https, request_id)  # type: ignore[assignment]
            await send(message)

        try:
            await (_say_closing(sent) if self.is_closing else self.inner(scope, receive, sent))
        finally:
            logs.write_request(scope, request_id, status, _ms(begun))
            method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "other"
            self.metrics.requests.labels(method, str(status)).inc()

    async def _socket(self, scope: Any, receive: Receive, send: Send, request_id: str, begun: float) -> None:
        code, is_open = 1006, False

        async def sent(message: Message) -> None:
            nonlocal code, is_open
            if message["type"] == "websocket.accept" and not is_open:
                is_open = True
                self.metrics.connections.inc()
                logs.write_socket("socket opened", scope, request_id)
            elif message["type"] == "websocket.close":
                code = message["code"]
            await send(message)

        async def received() -> Any:
            nonlocal code
            message = await self._received_or_closing(receive)
            if message is None:
                with suppress(Exception):  # the other side may be gone already
                    await sent(CLOSE_MESSAGE)
                return {"type": "websocket.disconnect", "code": code}
            if message["type"] == "websocket.disconnect" and code == 1006:
                code = message.get("code", 1005)
            return message

        scope["extensions"] = {**(scope.get("extensions") or {}), TELL: {"send": send}}
        try:
            await (send(CLOSE_MESSAGE) if self.is_closing else self.inner(scope, received, sent))
        finally:
            if is_open:
                self.metrics.connections.dec()
                logs.write_socket("socket closed", scope, request_id, code=code, ms=_ms(begun))

    async def _received_or_closing(self, receive: Receive) -> Any:
        """The next message; None, if the house closes before one comes."""
        if self.is_closing:
            return None
        task = asyncio.current_task()
        assert task
        self.waiting.add(task)
        try:
            return await receive()
        except asyncio.CancelledError:
            if not self.is_closing:
                raise
            task.uncancel()
            return None
        finally:
            self.waiting.discard(task)

    async def stop(self) -> None:
        """Take nothing new, close the sockets, and wait for what is under way."""
        self.is_closing = True
        for task in list(self.waiting):
            task.cancel()  # only those who wait for a message; what has come is done first
        await self._quiet(CLOSING_TIMEOUT)

    async def _quiet(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while self.under_way and perf_counter() < end:
            await asyncio.sleep(0.01)


async def _say_closing(send: Send) -> None:
    body = b'{"error":"The house closes. Try again in a moment.","clause":null}'
    head = [(b"content-type", b"application/json"), (b"connection", b"close"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 503, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class FramedApp(Litestar):
    """The application in its frame."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.frame = Frame(super().__call__, self.state.settings, self.state.metrics)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await (super().__call__ if scope["type"] == "lifespan" else self.frame)(scope, receive, send)


@asynccontextmanager
async def attended(app: "FramedApp") -> AsyncIterator[None]:
    """While the house is open; to be left before the house itself is closed."""
    logs.write("open")
    counting = asyncio.create_task(_count_bots(app), name="count bots")
    try:
        yield
    finally:
        await app.frame.stop()
        counting.cancel()
        logs.write("closed")


async def _count_bots(app: Litestar) -> None:
    """Again and again: another process may be asked for the figures."""
    while True:
        app.state.metrics.bot_queue.set(app.state.runner.queue)
        await asyncio.sleep(1)


def sweep_seldom() -> None:
    """Python looks for things that only know each other whenever some hundreds of new ones are there, and each time also at the
    positions of all games, where there are none. What is loaded by now stays for good; the rest is looked at more seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def log_unforeseen(error: Exception, scope: Scope) -> None:
    """Litestar's `after_exception`. What is said to whoever asked, such as that it is nested too deeply, was foreseen."""
    if getattr(error, "status_code", 500) == 500 and status_of(error) == 500:
        logs.write_error(error, scope)


def _ms(begun: float) -> float:
    return round(1000 * (perf_counter() - begun), 1)
