"""How long it took until games came about: what is told is what was measured, or nothing."""

from statistics import median

from sqlalchemy import Insert, delete, insert, select

from bedesten.service import schema
from bedesten.service.pairing.wishes import PACES
from bedesten.service.store import Row, Store

KEPT = 30 * 24 * 3600 * 1000  # milliseconds
FEWEST, LATEST = 5, 100  # games that are enough to tell something; of which so many tell it

W = schema.waits


def measured(pace: str, people: list[Row], now: int) -> Insert:
    """How long each of them has waited, and nothing of who they are."""
    return insert(W).values([{"pace": pace, "at": now, "waited": now - one["since"]} for one in people])


class Waits:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def usual(self, pace: str, now: int) -> int | None:
        """Of those who got a game lately, half waited no longer than so many seconds."""
        lately = (W.c.pace == pace) & (W.c.at > now - KEPT)
        rows = await self._store.read(select(W.c.waited).where(lately).order_by(W.c.at.desc()).limit(LATEST))
        return round(median(row["waited"] for row in rows) / 1000) if len(rows) >= FEWEST else None

    async def forget(self, now: int) -> None:
        await self._store.write(others=[delete(W).where(W.c.pace.in_([*PACES]) & (W.c.at <= now - KEPT))])
