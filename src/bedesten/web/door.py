"""The house at its door: uvicorn, with a gate that decides who may be connected and for how long nothing may come."""

import signal
import socket
import struct
import time
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from bedesten.system import allow_files
from bedesten.web.address import network_of
from bedesten.web.gate import ASKING, IDLE, LEAVING, SERVED, SOCKET, STATE_TIMEOUTS, Gate
from bedesten.web.host_names import NamedApp
from bedesten.web.settings import Settings

BACKLOG = 2048  # connections that wait to be let in
HEAD_SIZE = 32_768  # bytes of a request before its body
MESSAGE_SIZE = 65_536  # bytes of a socket's message, also while it is not whole
MOST_FRAGMENTS = 64  # of one message
MESSAGES_WAITING = 4  # messages of one socket that may wait
PING_INTERVAL = 20.0  # seconds until a socket is asked for a sign of life, and until it must have come
MOST_FILES, FILES_RESERVED = 65_536, 256  # that a process may have open, and those of them that are no connections
SHUTDOWN_TIMEOUT = 5  # seconds that a stop waits for connections

_TEXT, _SHORT, _LONG = 0x81, 126, 65_536  # a text in one frame; from where on its length is written in two or eight bytes
_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\nretry-after: 10\r\n\r\n"
    b'{"error":"There are too many connections just now. Try again in a moment.","clause":null}'
)
_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    """Requests; each has to be whole in time."""

    gate: Gate
    is_proxied: bool
    _head = 0  # bytes of the head so far
    _is_in_head = False
    _is_whole = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = network_of(self.client[0]) if self.client and not self.is_proxied else None
        if not self.gate.enter(transport, address):
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        was_in_head = self._is_in_head
        super().data_received(data)
        self._head += len(data) if was_in_head and self._is_in_head else 0
        if self._head > HEAD_SIZE and not self.transport.is_closing():
            self.transport.write(_TOO_LONG)
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.gate.turn(self.transport, SOCKET)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._head, self._is_in_head, self._is_whole = 0, True, False
        self.gate.turn(self.transport, ASKING)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_whole = True
        self.gate.turn(self.transport, SERVED)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_whole:
            self.gate.turn(self.transport, IDLE if self.cycle.response_complete else SERVED)


class Wire(WebSocketsSansIOProtocol):
    """A socket: what comes is limited before it is whole, and whoever does not read is not written to for ever."""

    gate: Gate

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def handle_cont(self, event: Any) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.send_close(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()  # it asks again and again, and never reads

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what was still to be sent would never be read

    def send_receive_event_to_app(self) -> None:
        """Reading stops when several messages wait, not after each."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused or self.queue.qsize() >= MESSAGES_WAITING
        if self.read_paused and not is_paused:
            self.transport.pause_reading()

    def send(self, message: Any) -> Awaitable[None]:  # type: ignore[override]
        """What can be written at once needs nobody who waits for it."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected and self.initial_response is None
        if not is_open or not self.writable.is_set() or message["type"] != "websocket.send":
            return self._send(message)
        self.transport.write(_framed(message["text"].encode()))
        done = self.loop.create_future()
        done.set_result(None)
        return done

    async def _send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.gate.turn(self.transport, LEAVING)


def _framed(text: bytes) -> bytes:
    """A whole message in one frame, as a server sends it."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _LONG:
        return struct.pack("!BBH", _TEXT, _SHORT, size) + text
    return struct.pack("!BBQ", _TEXT, _SHORT + 1, size) + text


class Door(uvicorn.Server):
    """Lets people in, and closes in order: the sockets first, then what is under way, then the house."""

    def __init__(self, app: Litestar, settings: Settings, opened: Callable[[], None]) -> None:
        """`opened` is called when it listens."""
        gate = Gate(
            min(settings.connections, allow_files(MOST_FILES) - FILES_RESERVED), settings.connections_per_address, time.monotonic
        )
        kinds = {"gate": gate, "is_proxied": settings.is_proxied}
        super().__init__(
            uvicorn.Config(
                NamedApp(app, settings),
                host=settings.host,
                port=settings.port,
                http=type("Http", (Http,), kinds),
                ws=type("Wire", (Wire,), kinds),
                ws_max_size=MESSAGE_SIZE,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_INTERVAL,
                ws_ping_timeout=PING_INTERVAL,
                lifespan="on",
                backlog=BACKLOG,
                proxy_headers=False,
                server_header=False,
                access_log=False,
                log_config=None,
                timeout_keep_alive=round(STATE_TIMEOUTS[IDLE]),
                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
            )
        )
        self.app, self.gate, self.opened = app, gate, opened

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._leave)  # a second one hurries nobody
        await self._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    def _leave(self, _number: int, _frame: FrameType | None) -> None:
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self.gate.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.frame.stop()
        await super().shutdown(sockets)
