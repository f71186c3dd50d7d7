"""Storage: SQLite or PostgreSQL, the same calls. What has been confirmed is durable.

Writes go through one writer with a connection of its own. While a transaction is being made durable, further writes gather, and
go into the next one together (group commit): many tables share the price of one flush. If one of them cannot be written, it
alone is refused. If the database goes away, whoever writes or reads is told so at once; the next call tries again.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import random
from secrets import token_hex
from typing import Any

from sqlalchemy import Executable, func, insert, make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.engine.errors import Refused, says
from bedesten.service.connections import engine_for, migrate
from bedesten.service.lineage import Lineage
from bedesten.service.schema import entries
from bedesten.service.sqlite_writer import SqliteWriter

Row = dict[str, Any]
WRITES_PER_TRANSACTION = 512  # writes in one transaction, at most
TRANSACTION_TRIES = 20  # of a transaction that another process gets in the way of
DATABASE_TIMEOUT = 5.0  # seconds that a database may take for an answer
UNUSABLE_STATES = ("08", "25006", "53", "57", "58")  # SQLSTATEs that begin like this: the database cannot be used just now
DEADLOCK_STATES = ("40",)  # a deadlock with another process: the transaction was taken back and can be tried again
MIGRATION_LOCK = 0x62656465  # the number of PostgreSQL's lock under which one process at a time brings the schema up to date

CUES = "tables"  # PostgreSQL's channel on which a commit says which tables have gone on
TRANSACTION_MARK = text(  # the transaction's number, and its cues, which are sent with the commit
    f"select pg_current_xact_id()::text, (select count(pg_notify('{CUES}', n)) from unnest(cast(:cues as text[])) n)"
)

log = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else has written there first: another process answered the same question. Nothing was written."""


class Unavailable(Exception):
    """The database cannot be reached. Nothing was written – unless `in_doubt`: then the connection broke during the commit, and
    nobody could be asked what became of it."""

    in_doubt = False


@dataclass
class Write:
    """What is written together or not at all."""

    rows: Sequence[Row] = ()  # new entries
    others: Sequence[Executable] = ()  # and other changes
    claims: Sequence[Executable] = ()  # changes that must find a row
    said: str = ""  # of what other processes hear that it has gone on, if it is not the entries
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def table_id(self) -> str:
        return str(self.rows[0]["table_id"]) if self.rows else ""

    @property
    def cue(self) -> str:
        """What other processes hear of it: the table, up to which entry, and up to which chat message."""
        return self.said or (f"{self.table_id} {self.rows[-1]['seq'] + 1} 0" if self.rows else "")


class Store:
    """An open database. `async with Store(url) as store: …` brings its schema up to date, and closes it."""

    def __init__(
        self, url: str, patience: float = DATABASE_TIMEOUT, *, is_restored: bool | None = None, is_beside: bool = False
    ) -> None:
        """`is_restored`: from a backup or not; None: find out. `is_beside`: a server may have it open; take it as it is."""
        self.url, self.patience = url, patience
        self.id = token_hex(8)  # by which its own cues are known
        self.is_restored, self.is_beside, self.epochs_begun = is_restored, is_beside, 0
        self.is_sqlite = url.startswith("sqlite")
        self.engine = engine_for(url, patience)
        self.is_up = True  # as the last write found it
        self._waiting: asyncio.Queue[Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._own: AsyncConnection | None = None  # the writer's connection
        self._sqlite_writer = SqliteWriter(make_url(url).database or "", patience) if self.is_sqlite else None
        self._reading: set[asyncio.Task[list[Row]]] = set()
        self._is_closed = False

    async def __aenter__(self) -> "Store":
        if not self.is_beside:
            await self._migrate()
        self._writer = asyncio.create_task(self._write_on(), name="store writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        if writer := self._writer:
            if not writer.done():
                await self._waiting.join()
            self._writer = None
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        self._is_closed = True
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._drop_connection()
        if self._sqlite_writer:
            await self._sqlite_writer.close()
        await self.engine.dispose()

    async def _migrate(self) -> None:
        """Only one process at a time; it takes as long as it takes."""
        engine = engine_for(self.url, self.patience, is_patient=True)
        file = make_url(self.url).database if self.is_sqlite else None
        lineage = Lineage(Path(file).resolve() if file else None)
        try:
            async with engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    if not self.is_sqlite:
                        await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                    await connection.run_sync(migrate)
                    await connection.run_sync(lineage.look, self.is_restored)
            lineage.stored()
            self._note_restored(lineage.begun)
        except Exception as error:
            if _is_gone(error):
                raise Unavailable(str(error)) from error
            if _state(error).startswith(("28", "3D")):
                raise Refused(says("database-refuses", why=str(error))) from None
            raise
        finally:
            await engine.dispose()

    def _note_restored(self, tables: int) -> None:
        self.epochs_begun = tables
        if tables:
            log.warning("the database was restored from a backup: a new epoch of chance begins at %d tables", tables)

    # -- writing

    async def write(
        self, rows: Sequence[Row] = (), others: Sequence[Executable] = (), *, claims: Sequence[Executable] = (), said: str = ""
    ) -> None:
        """Durable when it returns. `rows` are new entries. `claims` are updates that must find a row (an open seat, say).
        Conflict, if one of the entries is there already or a claim finds nothing; Unavailable, if nothing can be written.
        Whoever stops waiting does not stop the write."""
        if self._writer is None or self._writer.done():
            raise Unavailable("The store is closed.")
        asked = Write(rows, others, claims, said)
        self._waiting.put_nowait(asked)
        await asked.done

    def write_by_the_way(self, other: Executable) -> None:
        """For what nobody waits for, and nothing is lost by."""
        asked = Write(others=[other])
        asked.done.add_done_callback(_note_by_the_way)
        self._waiting.put_nowait(asked)

    async def _write_on(self) -> None:
        try:
            while True:
                batch = [await self._waiting.get()]
                while len(batch) < WRITES_PER_TRANSACTION and not self._waiting.empty():
                    batch.append(self._waiting.get_nowait())
                try:
                    await self._write_together(batch)
                finally:
                    _settle(batch, Unavailable("The store was closed."))  # those that are settled stay so
                    for _ in batch:
                        self._waiting.task_done()
        finally:  # nobody waits for a writer that is no more
            while not self._waiting.empty():
                _settle([self._waiting.get_nowait()], Unavailable("The store was closed."))
                self._waiting.task_done()

    async def _write_together(self, batch: list[Write]) -> None:
        """In one transaction. If one cannot be written, all are tried again, each for itself, still in one transaction."""
        batch = sorted(batch, key=lambda asked: asked.table_id)  # two processes take the same rows in the same order
        apart, is_old = False, self._own is not None
        for left in reversed(range(TRANSACTION_TRIES)):
            try:
                refused = await self._transact(batch, apart)
            except Exception as error:
                if _state(error).startswith(DEADLOCK_STATES) and left:
                    await asyncio.sleep(random() * 0.01 * (TRANSACTION_TRIES - left))  # not in step with the other
                    continue
                if _is_gone(error):
                    if is_old and not self.is_sqlite and not isinstance(error, Unavailable | TimeoutError):
                        is_old = False  # the database was restarted since the last write: connect anew
                        continue
                    self._note(error)
                    _settle(batch, error)
                    return
                if not apart and left:
                    apart = True
                    continue
                _settle(batch, error)
                return
            self._note(None)
            for i, asked in enumerate(batch):
                _settle([asked], refused.get(i))
            return

    def _note(self, error: Exception | None) -> None:
        """Say once that the database has gone, and once that it is back."""
        if self.is_up and error:
            log.warning("the database can't be written to: %s", getattr(error, "orig", error))
        elif not self.is_up and not error:
            log.warning("the database can be written to again")
        self.is_up = error is None

    async def _transact(self, batch: list[Write], apart: bool) -> dict[int, Exception]:
        """Returns which of the writes were refused, and why; the others are durable. If it raises, none is written."""
        if self._sqlite_writer and not apart and not any(asked.others or asked.claims for asked in batch):
            await self._sqlite_writer.insert(row for asked in batch for row in asked.rows)
            return {}
        if self._own is None:
            self._own = await self.engine.connect()
            await self._own.execution_options(writes=True)
        try:
            transaction = await self._own.begin()
            try:
                refused = await _execute_apart(self._own, batch) if apart else await _execute(self._own, batch)
                cues = [f"{asked.cue} {self.id}" for i, asked in enumerate(batch) if asked.cue and i not in refused]
                mark = None if self.is_sqlite else await self._own.scalar(TRANSACTION_MARK, {"cues": cues})
            except (DBAPIError, Conflict) as error:
                if not _is_gone(error):
                    await transaction.rollback()
                raise
        except BaseException as error:
            if not isinstance(error, DBAPIError | Conflict) or _is_gone(error):
                await self._drop_connection()
            raise
        try:
            await transaction.commit()
        except BaseException as error:
            await self._drop_connection()
            if mark is None or not isinstance(error, Exception) or not await self._was_committed(mark):
                raise
        return refused

    async def _was_committed(self, mark: str) -> bool:
        """The connection broke during the commit: ask the database what became of the transaction."""
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            with suppress(Unavailable):
                found = await self.read(text("select pg_xact_status(cast(:mark as xid8)) as status").bindparams(mark=mark))
                if found[0]["status"] != "in progress":
                    return bool(found[0]["status"] == "committed")
            await asyncio.sleep(0.1)
        doubt = Unavailable("The connection broke during a commit, and the database does not come back.")
        doubt.in_doubt = True
        raise doubt

    async def _drop_connection(self) -> None:
        if own := self._own:
            self._own = None
            if not self.is_sqlite:  # a file's connection does not break; it is closed in good order
                with suppress(Exception):
                    await own.invalidate()
            with suppress(Exception):
                await own.close()

    # -- reading

    async def read(self, query: Executable) -> list[Row]:
        """The rows that a query finds. Unavailable, if the database does not answer. Whoever stops waiting does not break the
        connection, which others use after him."""
        if self._is_closed:
            raise Unavailable("The store is closed.")
        reading = asyncio.create_task(self._read_surely(query), name="store reader")
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read_surely(self, query: Executable) -> list[Row]:
        try:
            try:
                return await self._read(query)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._read(query)  # the database was restarted since this connection was used
        except Exception as error:
            if not _is_gone(error):
                raise
            raise Unavailable(str(error)) from error

    async def _read(self, query: Executable) -> list[Row]:
        async with self.engine.connect() as connection:
            try:
                return [dict(row) for row in (await connection.execute(query)).mappings()]
            except OSError:  # no answer in time: nobody else shall use this connection
                await connection.invalidate()
                raise

    @asynccontextmanager
    async def listening(self, hear: Callable[..., None]) -> AsyncIterator[Any]:
        """PostgreSQL's own connection, on which `hear` is called with every cue; to be looked after by whoever listens."""
        async with asyncio.timeout(2 * self.patience):
            connection = await self.engine.connect()
        try:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.add_listener(CUES, hear)
            yield driver
        finally:
            with suppress(Exception):
                await connection.invalidate()  # nobody else shall listen on it
            with suppress(Exception):
                await connection.close()

    async def ping(self) -> None:
        """Unavailable, if the database does not answer."""
        await self.read(select(1))

    async def entries_of(self, table_id: str, since: int = 0) -> list[Row]:
        """The entries of a table from a number on, in order."""
        wanted = (entries.c.table_id == table_id) & (entries.c.seq >= since)
        return await self.read(select(entries).where(wanted).order_by(entries.c.seq))


# -- transactions


async def _execute(connection: AsyncConnection, batch: Iterable[Write]) -> dict[int, Exception]:
    """All of them; entries last, because what they belong to may be new, too."""
    batch = list(batch)
    for asked in batch:
        for statement in asked.others:
            await connection.execute(statement)
        for statement in asked.claims:
            if (await connection.execute(statement)).rowcount == 0:
                raise Conflict("Somebody else was faster.")
    rows = [row for asked in batch for row in asked.rows]
    if rows:
        await connection.execute(insert(entries), sorted(rows, key=lambda row: (row["table_id"], row["seq"])))
    return {}


async def _execute_apart(connection: AsyncConnection, batch: Sequence[Write]) -> dict[int, Exception]:
    """Each of them alone; returns which could not be written."""
    refused: dict[int, Exception] = {}
    for i, asked in enumerate(batch):
        try:
            async with connection.begin_nested():
                await _execute(connection, [asked])
        except Exception as error:
            if _is_gone(error) or _state(error).startswith(DEADLOCK_STATES):
                raise
            refused[i] = error
    return refused


def _settle(batch: Iterable[Write], error: Exception | None) -> None:
    """Tell those who wait, and have not been told yet."""
    for asked in batch:
        if asked.done.done():
            continue
        if error:
            asked.done.set_exception(_error_for_caller(error))
        else:
            asked.done.set_result(None)


# -- what has gone wrong


def _note_by_the_way(done: "asyncio.Future[None]") -> None:
    if error := done.exception():
        log.info("something non-essential wasn't written: %s", error)


def _error_for_caller(error: Exception) -> Exception:
    """A database's error as whoever wrote is told of it."""
    if isinstance(error, Conflict) or _is_conflict(error):
        return Conflict(str(getattr(error, "orig", error)))
    if _is_gone(error):
        unavailable = Unavailable(str(error))
        unavailable.in_doubt = isinstance(error, Unavailable) and error.in_doubt
        return unavailable
    return error


def _state(error: Exception) -> str:
    """PostgreSQL's SQLSTATE; empty, if there is none."""
    return str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")


def _is_conflict(error: Exception) -> bool:
    """Whether it is there already; that something else is missing is a mistake, not a conflict."""
    if not isinstance(error, IntegrityError):
        return False
    sqlite = getattr(error.orig, "sqlite_errorname", "")
    return _state(error) == "23505" or sqlite in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


def _is_gone(error: BaseException) -> bool:
    """Whether the database, and not what was asked of it, is the reason."""
    if isinstance(error, Unavailable | OSError | NoConnectionFree):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated or _state(error).startswith(UNUSABLE_STATES):
        return True
    if isinstance(error, InterfaceError):  # the driver speaks: of the connection, or of a value that it cannot send
        return not isinstance(getattr(error.orig, "__cause__", None), ValueError)
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlite_errorname", "") != "SQLITE_ERROR"
