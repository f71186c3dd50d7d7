"""PostgreSQL says in the commit itself which tables have gone on (NOTIFY), so that the others hear of it even if the process that
has written dies at once. Should the connection break, `missed` is called as soon as it is back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bedesten.service.inbox import Inbox, Listener, end_tasks
from bedesten.service.store import Store

CONNECTION_CHECK = 1.0  # seconds between two looks at whether the connection is still there
ANSWER_TIMEOUT = 3.0  # seconds that an answer may take
RECONNECT_PAUSE = 0.3  # seconds until the next try to connect

log = logging.getLogger(__name__)


class Cues:
    """`async with Cues(store, listener, missed)`: whatever other processes commit, the listener hears."""

    def __init__(self, store: Store, listener: Listener, missed: Callable[[], Awaitable[None]]) -> None:
        self.store, self.missed = store, missed
        self.is_up = store.is_sqlite  # a file belongs to one process
        self._hearing = Inbox(listener)
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Cues":
        if not self.store.is_sqlite:
            first = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(first), name="cues")
            await first.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._listening:
            await end_tasks([self._listening])
        await self._hearing.close()
        self.is_up = False

    async def _listen(self, first: asyncio.Event) -> None:
        was_up = True
        while True:
            try:
                async with self.store.listening(self._heard) as connection:
                    self.is_up = was_up = True
                    first.set()
                    await self._look()
                    while True:
                        await asyncio.sleep(CONNECTION_CHECK)
                        await connection.execute("select 1", timeout=ANSWER_TIMEOUT)
            except Exception as error:
                self.is_up = False
                if was_up:
                    log.warning("the database's notifications can't be received: %s", type(error).__name__)
                was_up = False
                first.set()
            await asyncio.sleep(RECONNECT_PAUSE)

    def _heard(self, _connection: Any, _pid: int, _channel: str, message: object) -> None:
        with suppress(RuntimeError):  # the loop is being closed
            self._hearing.hear(str(message))

    async def _look(self) -> None:
        try:
            await self.missed()
        except Exception as error:
            log.warning("missed events couldn't be looked up: %s", type(error).__name__)
