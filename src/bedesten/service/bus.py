"""How processes tell each other that a table has gone on: numbers only, never what happened. Memory, or Redis by its URL."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

CHANNEL = "tables"
Listener = Callable[[str], Awaitable[None]]


class Bus:
    """`async with Bus(url, listener) as bus`: whatever any process announces, the listener hears, its own included."""

    def __init__(self, url: str | None, listener: Listener) -> None:
        self.url, self.listener = url, listener
        self.is_up = False
        self._listening: asyncio.Task[None] | None = None

    def _backend(self) -> ChannelsBackend:
        if not self.url:
            return MemoryChannelsBackend()
        return RedisChannelsPubSubBackend(redis=Redis.from_url(self.url, decode_responses=False))

    async def __aenter__(self) -> "Bus":
        self.backend = self._backend()
        await self._connect()
        self._listening = asyncio.create_task(self._listen(), name="bus")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._listening:
            self._listening.cancel()
            with suppress(asyncio.CancelledError, RedisError, OSError):
                await self._listening
        with suppress(RedisError, OSError):
            await self.backend.on_shutdown()

    async def announce(self, table_id: str) -> None:
        """Tell everybody that a table has gone on. If the bus is down, the own process hears it all the same."""
        try:
            await self.backend.publish(table_id.encode(), [CHANNEL])
        except (RedisError, OSError):
            self.is_up = False
            await self.listener(table_id)

    async def _connect(self) -> None:
        with suppress(RedisError, OSError):
            await self.backend.on_startup()
            await self.backend.subscribe([CHANNEL])
            self.is_up = True

    async def _listen(self) -> None:
        """Hear on and on; when the bus goes down, try again until it is back."""
        while True:
            try:
                async for _, data in self.backend.stream_events():
                    await self.listener(data.decode())
            except (RedisError, OSError):
                self.is_up = False
            await asyncio.sleep(0.5)
            self.backend = self._backend()
            await self._connect()
