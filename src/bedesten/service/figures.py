"""Counted from what is stored."""

from sqlalchemy import func, select

from bedesten.service.schema import tables
from bedesten.service.store import Store


async def tables_by_stage(store: Store) -> dict[str, int]:
    rows = await store.read(select(tables.c.stage, func.count().label("n")).group_by(tables.c.stage))
    return {row["stage"]: row["n"] for row in rows}
