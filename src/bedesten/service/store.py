"""Storage: SQLite or PostgreSQL, the same calls. What has been confirmed is durable.

Writes go through one writer. While a transaction is being made durable, further writes gather, and go into the next one
together (group commit): many tables share the price of one flush.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, event, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bedesten.service.schema import entries

Row = dict[str, Any]
TOGETHER = 512  # writes in one transaction, at most


class Conflict(Exception):
    """Somebody else has written there first: another process answered the same question."""


class Unavailable(Exception):
    """The database cannot be reached; nothing was written."""


@dataclass
class Write:
    """What is written together or not at all."""

    rows: Sequence[Row] = ()  # new entries
    others: Sequence[Executable] = ()  # and other changes
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """An open database. `async with Store(url) as store: …` brings its schema up to date, and closes it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Store":
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_on(), name="store writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer:
            await self._waiting.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # -- writing

    async def write(self, rows: Sequence[Row] = (), others: Sequence[Executable] = ()) -> None:
        """Durable when it returns. Conflict, if one of the entries is there already; Unavailable, if nothing can be written."""
        asked = Write(rows, others)
        self._waiting.put_nowait(asked)
        await asyncio.shield(asked.done)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write_together(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write_together(self, batch: list[Write]) -> None:
        try:
            async with self.engine.begin() as connection:
                await _execute(connection, batch)
        except IntegrityError as error:
            if len(batch) == 1:
                _settle(batch, Conflict(str(error.orig)))
                return
            for single in batch:  # one of them is late: find out which
                await self._write_together([single])
        except (DBAPIError, OSError) as error:
            _settle(batch, Unavailable(str(error)))
        else:
            _settle(batch, None)

    # -- reading

    async def read(self, query: Executable) -> list[Row]:
        try:
            async with self.engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]
        except (DBAPIError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def ping(self) -> None:
        """Unavailable, if the database does not answer."""
        await self.read(select(1))

    async def entries_of(self, table_id: str, since: int = 0) -> list[Row]:
        """The entries of a table from a number on, in order."""
        wanted = (entries.c.table_id == table_id) & (entries.c.seq >= since)
        return await self.read(select(entries).where(wanted).order_by(entries.c.seq))


async def _execute(connection: AsyncConnection, batch: Iterable[Write]) -> None:
    others = [statement for asked in batch for statement in asked.others]
    for statement in others:
        await connection.execute(statement)
    rows = [row for asked in batch for row in asked.rows]
    if rows:
        await connection.execute(insert(entries), rows)


def _settle(batch: list[Write], error: Exception | None) -> None:
    for asked in batch:
        if asked.done.cancelled():
            continue
        if error:
            asked.done.set_exception(error)
        else:
            asked.done.set_result(None)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", "bedesten.service:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
