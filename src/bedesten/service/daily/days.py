"""The deals of the days: each is made while the one before can still be played, so that its seal is known beforehand."""

from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec
from sqlalchemy import ColumnElement, func, insert, select

from bedesten.service.deal import Deal
from bedesten.service.fairness import seal_of
from bedesten.service.house import House
from bedesten.service.randomness import new_secret
from bedesten.service.schema import deals
from bedesten.service.store import Conflict, Row
from bedesten.service.table_settings import TableSettings

HOUR, DAY = 3600 * 1000, 24 * 3600 * 1000  # milliseconds
BOTS = "level-2", "level-3"  # they play on in no worlds: what they answer depends on no clock


class Agreed(msgspec.Struct, frozen=True):
    """What is the same at all tables of a deal: their settings, and who plays against whoever tries it."""

    settings: TableSettings
    bots: tuple[str, ...]


@dataclass(frozen=True)
class DayDeal:
    """As it is stored; times are milliseconds since 1970."""

    name: str
    day: str
    agreed: Agreed
    made: int
    opens: int
    until: int
    secret: bytes = field(repr=False)
    model: str | None  # the table at which the strong bot plays it

    @property
    def seal(self) -> str:
        return seal_of(self.secret)

    def for_table(self, *, counts: bool) -> Deal:
        return Deal(self.name, self.until, counts)


class Days:
    """Finds the deals of days, and makes those that are missing."""

    def __init__(self, house: House, rules: str, hour: int) -> None:
        """`hour`: of UTC, at which a day begins."""
        self._house, self._rules, self._hour = house, rules, hour

    async def today(self) -> DayDeal:
        return await self.at(self._house.now())

    async def at(self, when: int) -> DayDeal:
        """The deal that can be played then."""
        while True:
            found = await self._read((deals.c.opens <= when) & (deals.c.until > when))
            if found:
                return found
            await self._make(when)

    async def named(self, name: str) -> DayDeal | None:
        return await self._read(deals.c.name == name)

    async def make_ahead(self) -> None:
        """That of today is there, and the next one."""
        await self.at((await self.today()).until)

    async def _read(self, which: ColumnElement[bool]) -> DayDeal | None:
        query = select(deals).where(which & deals.c.day.is_not(None)).order_by(deals.c.opens.desc()).limit(1)
        rows = await self._house.store.read(query)
        return day_deal_from(rows[0]) if rows else None

    async def _make(self, when: int) -> None:
        """If another process is faster, its deal counts."""
        begins = (when - self._hour * HOUR) // DAY * DAY + self._hour * HOUR
        day = datetime.fromtimestamp(begins / 1000, UTC).date().isoformat()
        same = await self._house.store.read(select(func.count().label("n")).where(deals.c.day == day))
        last = await self._house.store.read(select(func.max(deals.c.until).label("until")).where(deals.c.until <= when))
        settings = TableSettings(1 + len(BOTS), self._rules, "random", confirm=True, hints=False).here()
        row = {
            "name": f"{day}.{same[0]['n'] + 1}" if same[0]["n"] else day,  # a second one, if the server was restored that day
            "day": day,
            "agreed": msgspec.json.encode(Agreed(settings, BOTS)).decode(),
            "made": self._house.now(),
            "opens": max(begins, last[0]["until"] or 0),
            "until": begins + DAY,
            "secret": new_secret("deal", 32),
        }
        try:
            await self._house.store.write(others=[insert(deals).values(row)])
        except Conflict:
            return


def day_deal_from(row: Row) -> DayDeal:
    agreed = msgspec.json.decode(row["agreed"], type=Agreed)
    return DayDeal(row["name"], row["day"], agreed, row["made"], row["opens"], row["until"], row["secret"], row["model"])
