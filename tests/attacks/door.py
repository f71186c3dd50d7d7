"""A house in this process, behind its real door, for guests of tests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bedesten.web.app import create_app
from bedesten.web.door import Door
from bedesten.web.settings import Settings
from service.servers import free_port


class Opened(Door):
    """Looks like a server of its own to a guest."""

    @property
    def port(self) -> int:
        return self.config.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def opened(folder: Path, **given: Any) -> AsyncIterator[Any]:
    given = {"database_url": f"sqlite+aiosqlite:///{folder}/house.db"} | given
    settings = Settings(secret="s" * 32, port=free_port(), **given)
    door = Opened(create_app(settings), settings, lambda: None)
    serving = asyncio.create_task(door._serve())
    try:
        while not door.started:
            assert not serving.done()
            await asyncio.sleep(0.01)
        yield door
    finally:
        door.should_exit = True
        await serving
