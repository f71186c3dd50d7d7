"""How processes tell each other that a table has gone on: numbers only, never what happened. Redis by its URL; without one there
is a single process, and nobody to tell.

A process does not hear itself: it knows what it has done. If Redis goes away, what could not be told is told when it is back: of
each table the last message. What others said meanwhile may be lost, therefore `missed` is called when the bus is back, and now
and then while it is away.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from bedesten.service.inbox import Inbox, Listener, end_tasks, table_in

CHANNEL = "tables"
REDIS_TIMEOUT = 3.0  # seconds that Redis may take for an answer
CONNECTION_CHECK = 1.0  # seconds between two looks at whether the bus still carries what is said
RECONNECT_PAUSE = 0.3  # seconds until the next try to connect

log = logging.getLogger(__name__)


class Bus:
    """`async with Bus(url, listener) as bus`: whatever any other process tells, the listener hears. A listener that fails hears
    the message again later."""

    def __init__(self, url: str | None, listener: Listener, missed: Callable[[], Awaitable[None]] | None = None) -> None:
        self.url, self.listener, self.missed = url, listener, missed
        self.is_up = False
        self._echo = f"{CHANNEL}:{token_hex(8)}"  # a channel on which this process hears itself
        self._echoed = asyncio.Event()
        self._hearing = Inbox(listener)
        self._to_tell: dict[str, str] = {}  # by table; the last message says all
        self._something = asyncio.Event()
        self._own: Counter[str] = Counter()  # what was told, and will come back
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Bus":
        if not self.url:
            self.is_up = True
            return self
        first = asyncio.Event()
        self._start(self._carry(self.url, first), "bus")
        await first.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.is_up and self._to_tell:  # it is still told, if that is possible
            with suppress(TimeoutError):
                async with asyncio.timeout(REDIS_TIMEOUT):
                    while self.is_up and self._to_tell:
                        await asyncio.sleep(0.01)
        self.is_up = False
        await end_tasks(list(self._tasks))
        await self._hearing.close()

    def tell(self, message: str) -> None:
        """Tell the others that a table has gone on. Waits for nobody."""
        if self.url:
            self._to_tell[table_in(message)] = message
            self._something.set()

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _look(self) -> None:
        """Something may have been missed."""
        if self.missed:
            try:
                await self.missed()
            except Exception as error:
                log.warning("missed events couldn't be looked up: %s", type(error).__name__)

    # -- Redis

    async def _carry(self, url: str, first: asyncio.Event) -> None:
        """Connect, and carry messages in both directions until the connection breaks; then try again, for ever."""
        was_up: bool | None = None
        looked = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            parts: list[asyncio.Task[None]] = []
            try:
                async with _connected(url, self._echo) as backend:
                    self._own.clear()
                    parts.append(self._start(self._listen(backend), "bus: listening"))
                    await self._beat(backend)
                    self.is_up = True
                    if was_up is False:
                        log.warning("the bus is back")
                    was_up = True
                    first.set()
                    self._start(self._look(), "bus: looking")
                    parts.append(self._start(self._tell(backend), "bus: telling"))
                    done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
                    done.pop().result()
            except Exception as error:
                self.is_up = False
                if was_up is not False:
                    log.warning("the bus is down: %s", type(error).__name__)
                was_up = False
                first.set()
            finally:
                await end_tasks(parts)
            if clock() - looked > 2 * CONNECTION_CHECK:
                looked = clock()
                await self._look()
            await asyncio.sleep(RECONNECT_PAUSE)

    async def _listen(self, backend: RedisChannelsPubSubBackend) -> None:
        async for channel, data in backend.stream_events():
            message = data.decode(errors="replace")
            if channel == self._echo:
                self._echoed.set()
            elif self._own[message] > 0:
                self._own[message] -= 1
            else:
                self._hearing.hear(message)
            if not self._own[message]:
                del self._own[message]

    async def _tell(self, backend: RedisChannelsPubSubBackend) -> None:
        self._something.set()  # there may be something left from before
        while True:
            try:
                async with asyncio.timeout(CONNECTION_CHECK):
                    await self._something.wait()
            except TimeoutError:
                await self._beat(backend)
                continue
            self._something.clear()
            for table, message in list(self._to_tell.items()):
                self._own[message] += 1
                await backend.publish(message.encode(), [CHANNEL])
                if self._to_tell.get(table) == message:
                    del self._to_tell[table]

    async def _beat(self, backend: RedisChannelsPubSubBackend) -> None:
        """Whether what is told also arrives; a connection may be dead without anybody having said so."""
        self._echoed.clear()
        await backend.publish(b"", [self._echo])
        async with asyncio.timeout(REDIS_TIMEOUT):
            await self._echoed.wait()


@asynccontextmanager
async def _connected(url: str, echo: str) -> AsyncIterator[RedisChannelsPubSubBackend]:
    client = Redis.from_url(
        url,
        socket_connect_timeout=REDIS_TIMEOUT,
        socket_timeout=REDIS_TIMEOUT,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
    )
    backend = RedisChannelsPubSubBackend(redis=client)
    try:
        await backend.subscribe([CHANNEL, echo])
        yield backend
    finally:
        with suppress(RedisError, OSError, RuntimeError):
            await backend.on_shutdown()
        with suppress(RedisError, OSError, RuntimeError):
            await client.aclose()
