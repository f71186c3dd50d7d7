"""The house at its door: uvicorn, with a gate that decides who may be connected and for how long nothing may come."""

import socket
import time
from collections.abc import Callable
from types import FrameType

import uvicorn

from bedesten.system import allow_files
from bedesten.web.frame import FramedApp
from bedesten.web.gate import IDLE, STATE_TIMEOUTS, Gate
from bedesten.web.host_names import NamedApp
from bedesten.web.protocols import Http, Wire
from bedesten.web.settings import Settings

BACKLOG = 2048  # connections that wait to be let in
MESSAGE_SIZE = 65_536  # bytes of a socket's message, also while it is not whole
PING_INTERVAL = 20.0  # seconds until a socket is asked for a sign of life, and until it must have come
MOST_FILES, FILES_RESERVED = 65_536, 256  # that a process may have open, and those of them that are no connections
SHUTDOWN_TIMEOUT = 5  # seconds that a stop waits for connections


class Door(uvicorn.Server):
    """Lets people in, and closes in order: the sockets first, then what is under way, then the house."""

    def __init__(self, app: FramedApp, settings: Settings, opened: Callable[[], None]) -> None:
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second signal hurries nobody."""
        self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self.gate.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.frame.stop()
        await super().shutdown(sockets)
