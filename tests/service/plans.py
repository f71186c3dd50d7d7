"""How a database goes about what it is asked: every statement is overheard as it is executed, and explained afterwards."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event, text

from bedesten.service.kinds import OVER
from bedesten.service.schema import metadata
from bedesten.service.store import Store

SMALL = {  # tables that do not grow with the people and games of a server
    "processes": "those that serve",
    "closures": "times at which the server was closed",
    "lineage": "one row",
    "parties": "people who were matched in the last minute, or over days in the last day",
    "seekers": "as many as may wait (pairing/seekers.py)",
    "tickets": "links and challenges of the last minutes",
    "alembic_version": "one row",
}
SHORT = {  # indices that hold only what is still to be done
    "ix_notices_waiting": "notices that wait",
    "ix_tries_open": "tries that go on",
    "ix_seatings_open": "games of tournaments that go on",
    "ix_endings_due": "games that are over, until their results are noted",
    "ix_tournaments_list": "read in order, up to the end of a page",
}
Overheard = dict[str, Any]  # statements, with what they were executed with first


@contextmanager
def overhearing(store: Store, heard: Overheard) -> Iterator[None]:
    """Everything that goes through SQLAlchemy; what SQLite's own writer does is to insert entries."""

    def note(_c: Any, _k: Any, statement: str, parameters: Any, _x: Any, many: bool) -> None:
        if re.match(r"\s*(select|update|delete|insert .* select|with)\b", statement, re.I | re.S):
            heard.setdefault(statement, parameters[0] if many else parameters)

    event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield
    finally:
        event.remove(store.engine.sync_engine, "before_cursor_execute", note)


async def scans(store: Store, heard: Overheard) -> dict[str, list[str]]:
    """The statements that read a table from end to end which grows with the server, and how. With few rows PostgreSQL would
    always do that, so it is forbidden; then an index that serves is found."""
    async with store.engine.connect() as connection:
        if not store.is_sqlite:
            for way in ("seqscan", "hashjoin", "mergejoin"):
                await connection.execute(text(f"set enable_{way} = off"))
        found = {}
        for statement, parameters in heard.items():
            explained = await connection.run_sync(_explained, statement, parameters)
            whole = _scans_of_sqlite(explained, statement) if store.is_sqlite else _scans_of_postgres(explained)
            whole += _by_stage(str(explained), parameters)
            if whole:
                found[statement] = whole
        return found


def _explained(connection: Connection, statement: str, parameters: Any) -> list[Any]:
    begin = "explain query plan " if connection.dialect.name == "sqlite" else "explain (format json) "
    return [row[-1] for row in connection.exec_driver_sql(begin + statement, parameters)]


def _by_stage(explained: str, parameters: Any) -> list[str]:
    """Nearly all tables are over: that index leads past them, but not to one of them."""
    given = parameters.values() if isinstance(parameters, dict) else parameters
    return ["all that are over"] if OVER in given and "ix_tables_stage" in explained else []


def _scans_of_sqlite(steps: list[str], statement: str) -> list[str]:
    named = {short: whole for whole, short in re.findall(r"\b(\w+) AS (\w+)\b", statement)}
    found = []
    for step in steps:
        if (scan := re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)) and scan[2] not in SHORT:
            table = named.get(scan[1], scan[1])
            found += [step] if table in metadata.tables and table not in SMALL else []
    return found


def _scans_of_postgres(explained: list[Any]) -> list[str]:
    [plan] = json.loads(explained[0]) if isinstance(explained[0], str) else explained[0]
    return [*_whole(plan["Plan"])]


def _whole(node: dict[str, Any], of: str | None = None) -> Iterator[str]:
    """A scan without a condition on its index reads all of it: a filter does not help."""
    table, index = node.get("Relation Name", of), node.get("Index Name")
    is_whole = node["Node Type"].endswith(("Seq Scan", "Index Scan", "Index Only Scan")) and "Index Cond" not in node
    if is_whole and table not in SMALL and index not in SHORT:
        yield f"{node['Node Type']} on {table} by {index}"
    for below in node.get("Plans", ()):
        yield from _whole(below, table)
