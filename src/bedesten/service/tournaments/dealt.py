"""The deal of a round: the same at all its tables, and closed to everybody else until the round is over (decision 160)."""

from dataclasses import dataclass, field, replace

import msgspec
from sqlalchemy import Executable, insert, select, update

from bedesten.engine.errors import says
from bedesten.service.deal import NOT_KNOWN, Deal
from bedesten.service.errors import NotYours
from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.randomness import new_secret
from bedesten.service.schema import deals, tables
from bedesten.service.table import Table
from bedesten.service.tournaments.books import Tournament


@dataclass(frozen=True)
class RoundDeal:
    """As it is stored."""

    name: str
    until: int
    secret: bytes = field(repr=False)

    @property
    def is_open(self) -> bool:
        return self.until != NOT_KNOWN

    def for_table(self) -> Deal:
        return Deal(self.name, self.until, counts=True)


def name_of(tournament: Tournament, round: int) -> str:
    return f"{tournament.id}.{round}"


def dealing(tournament: Tournament, round: int) -> Executable:
    """Drawn when the round begins: before, there is nothing that anybody could know, not even in a backup."""
    agreed = msgspec.json.encode(tournament.agreed).decode()
    head = {"name": name_of(tournament, round), "agreed": agreed, "made": now(), "opens": now()}
    return insert(deals).values(**head, until=NOT_KNOWN, secret=new_secret("deal", 32))


def opening(tournament: Tournament) -> list[Executable]:
    """The round is over: from now on everybody may know its deal."""
    name, at = name_of(tournament, tournament.round), now()
    return [
        update(deals).where((deals.c.name == name) & (deals.c.until == NOT_KNOWN)).values(until=at),
        update(tables).where((tables.c.deal == name) & (tables.c.deal_until == NOT_KNOWN)).values(deal_until=at),
    ]


class RoundDeals:
    def __init__(self, house: House) -> None:
        self.house = house

    async def of_round(self, tournament: Tournament) -> RoundDeal | None:
        """Of the round that is played, or was played last; None, if its tables have nothing in common."""
        rows = await self.house.store.read(select(deals).where(deals.c.name == name_of(tournament, tournament.round)))
        return RoundDeal(rows[0]["name"], rows[0]["until"], rows[0]["secret"]) if rows else None

    async def check_sight(self, table: Table, person: str) -> None:
        """Refused for everybody who does not sit there, as long as the round goes on: he may play the same deal at another
        table, or know somebody who does."""
        if table.deal is None or table.deal.is_open:
            return
        row = (await self.house.store.read(select(tables.c.deal_until).where(tables.c.id == table.id)))[0]
        self._open(table, row["deal_until"])
        if not table.deal.is_open and not table.seats_of(person):
            raise NotYours(says("deal-not-yet"))

    async def open_here(self, tournament: Tournament) -> None:
        """For those who look at the tables through this process. Other processes see it when somebody asks there."""
        deal = await self.of_round(tournament)
        for table in self.house.tables.all_known():
            if deal and table.deal and table.deal.name == deal.name:
                self._open(table, deal.until)

    def _open(self, table: Table, until: int) -> None:
        if table.deal and table.deal.until != until:
            table.deal = replace(table.deal, until=until)
            table.goes_on()
            self.house.subscribers.wake(table)
