"""New entries of an SQLite file, many at once: one statement, which is a transaction of its own.

A thread that runs a statement has to wait for Python's lock after each row that it hands over, and meanwhile the lock belongs to
whoever plays. So all rows are handed over together, as JSON, and SQLite takes them apart without the lock.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bedesten.service.schema import entries

_COLUMNS = [column.name for column in entries.columns]
_INSERT = f"""
insert into {entries.name} ({", ".join(f'"{name}"' for name in _COLUMNS)})
select {", ".join(f"value ->> '$.{name}'" for name in _COLUMNS)} from json_each(?)
"""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""WAL, because readers and the writer then do not wait for each other; FULL, because confirmed is durable."""


class SqliteWriter:
    """A connection of its own, in a thread of its own."""

    def __init__(self, file: str, patience: float) -> None:
        self.file, self.patience = file, patience
        self._thread = ThreadPoolExecutor(1, "entering")
        self._connection: sqlite3.Connection | None = None

    async def insert(self, rows: Iterable[dict[str, Any]]) -> None:
        """Durable when it returns; all or none. SQLAlchemy's errors, as for everything else that is written."""
        text = msgspec.json.encode(list(rows)).decode()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, text)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    # -- in the thread

    def _insert(self, text: str) -> None:
        try:
            if self._connection is None:
                self._connection = _connected(self.file, self.patience)
            self._connection.execute(_INSERT, (text,))
        except sqlite3.Error as error:
            if not isinstance(error, sqlite3.IntegrityError):
                self._close()
            raise _database_error(error) from error

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None


def _connected(file: str, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=patience, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _database_error(error: sqlite3.Error) -> DBAPIError:
    kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError
    return kind(_INSERT, None, error)
