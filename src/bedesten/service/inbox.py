"""What other processes say of tables, until it has been heard. A message is a line whose first word is the id of a table:
messages of one table are heard in their order, and a slow table does not hold up the others."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

Listener = Callable[[str], Awaitable[None]]
FIRST_RETRY_PAUSE, LONGEST_RETRY_PAUSE = 0.05, 5.0  # seconds until a listener that failed hears the message again

log = logging.getLogger(__name__)


class Inbox:
    """A listener that fails hears the message again later."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self._to_hear: dict[str, deque[str]] = {}  # by table
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, message: str) -> None:
        """Waits for nobody."""
        table = table_in(message)
        if table in self._to_hear:
            self._to_hear[table].append(message)
        else:
            self._to_hear[table] = deque([message])
            task = asyncio.get_running_loop().create_task(self._hear_all(table), name=f"hearing: {table}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hear_all(self, table: str) -> None:
        """What is said of one table, one after the other."""
        waiting, pause = self._to_hear[table], FIRST_RETRY_PAUSE
        while waiting:
            try:
                await self.listener(waiting[0])
            except Exception as error:
                if pause == FIRST_RETRY_PAUSE:
                    log.warning(
                        "table %s: a message could not be heard, and is heard again later: %s", table, type(error).__name__
                    )
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_PAUSE)
                continue
            waiting.popleft()
            pause = FIRST_RETRY_PAUSE
        del self._to_hear[table]

    async def close(self) -> None:
        await end_tasks(list(self._tasks))


async def end_tasks(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel them, more than once if need be: what waits for a socket may overhear it."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=0.2)
    await asyncio.gather(*tasks, return_exceptions=True)


def table_in(message: str) -> str:
    return message.partition(" ")[0]
