"""Counted from what is stored."""

from sqlalchemy import func, select, text

from bedesten.service.schema import tables
from bedesten.service.store import Store


async def tables_by_stage(store: Store) -> dict[str, int]:
    rows = await store.read(select(tables.c.stage, func.count().label("n")).group_by(tables.c.stage))
    return {row["stage"]: row["n"] for row in rows}


async def bytes_stored(store: Store) -> int:
    """How large the database is."""
    sqlite = "select page_count * page_size as n from pragma_page_count(), pragma_page_size()"
    rows = await store.read(text(sqlite if store.is_sqlite else "select pg_database_size(current_database()) as n"))
    return int(rows[0]["n"])
