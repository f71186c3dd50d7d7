"""The protocols of uvicorn, limited: who may be connected, for how long nothing may come, how much may come before it is whole.

uvicorn has a public place for protocols of one's own (`http=`, `ws=`), but none for such limits, and its own protocols have no
public parts. So this file, and no other, builds upon their insides: a new version of uvicorn is tried by `tests/attacks` before
it is taken (decision 23).
"""

import struct
from collections.abc import Awaitable
from functools import cached_property
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from bedesten.web.address import network_of
from bedesten.web.gate import ASKING, IDLE, LEAVING, SERVED, SOCKET, Gate

HEAD_SIZE = 32_768  # bytes of a request before its body
MOST_FRAGMENTS = 64  # of one message
MESSAGES_WAITING = 4  # messages of one socket that may wait

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
        return self._done

    @cached_property
    def _done(self) -> Awaitable[None]:
        """The same for every message that has been written: it is over."""
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
