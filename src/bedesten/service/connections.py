"""How a database is reached, and its schema brought up to date: SQLite or PostgreSQL."""

import os
from contextlib import suppress
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bedesten.engine.errors import Refused, says
from bedesten.service.sqlite_writer import PRAGMAS


def engine_for(url: str, patience: float, is_patient: bool = False) -> AsyncEngine:
    if not url.startswith("sqlite"):
        settings = {"application_name": "bedesten", "synchronous_commit": "on"}  # confirmed is durable, whatever is usual there
        # A line that goes dead leaves a transaction behind, with its locks: the database shall not keep it for hours.
        settings["idle_in_transaction_session_timeout"] = f"{2000 * patience:.0f}"
        limits: dict[str, Any] = {
            "timeout": patience,
            "command_timeout": None if is_patient else 2 * patience,
            "server_settings": settings,
        }
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_timeout=patience, connect_args=limits)
    _keep_to_owner(make_url(url).database)
    engine = create_async_engine(
        url, pool_timeout=patience, connect_args={"timeout": patience, "isolation_level": None}
    )  # transactions begin where we say
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _keep_to_owner(file: str | None) -> None:
    """A new file belongs to its owner only: there are secrets in it."""
    if file:
        with suppress(OSError):  # it is there, or cannot be made, which SQLite says better
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Whoever means to write says so at once: two processes that read first could not both go on to write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to date, within the transaction of the connection."""
    config = Config()
    config.set_main_option("script_location", "bedesten.service:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise Refused(says("database-version", why=str(error))) from None
