"""Tournaments in a house of tests: people who enter, and games that are played to their end at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bedesten.service.house import House
from bedesten.service.people.person import Person
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import TableSettings, TimeControl
from bedesten.service.tournaments.agreed import Agreed
from bedesten.service.tournaments.books import Tournament
from bedesten.service.tournaments.tournaments import Tournaments
from service.daily_company import play

HOST = Person("device of the host", "account of host")
PEOPLE = [Person(f"device {n}") for n in range(1, 9)]
CLOCK = TimeControl(move=86_400)


def agreed(players: int = 2, **more: object) -> Agreed:
    return Agreed(TableSettings(players=players, layout="short", clock=CLOCK), **more)  # type: ignore[arg-type]


@asynccontextmanager
async def server(url: str) -> AsyncIterator[Tournaments]:
    """Without whatever happens by itself."""
    async with Store(url) as store, House(store) as house:
        yield Tournaments(house)


async def entered(tournaments: Tournaments, people: int, how: Agreed | None = None) -> Tournament:
    made = await tournaments.open(HOST, "Cup", how or agreed())
    for n, person in enumerate(PEOPLE[:people]):
        await tournaments.enter(made.id, person, f"Player {n + 1}")
    return await tournaments.books.tournament(made.id)


async def begin(tournaments: Tournaments, id: str) -> Tournament:
    tournament = await tournaments.rounds.begin(id)
    await tournaments.rounds.lay(tournament)
    return tournament


async def play_round(tournaments: Tournaments, id: str) -> None:
    """All games of the round to their end; nobody has noted it yet."""
    for table in await tables_of(tournaments, id):
        await play_out(tournaments.house, table)


async def tables_of(tournaments: Tournaments, id: str) -> list[Table]:
    """Of the round that is played, by their numbers."""
    rows = await tournaments.books.round(id, (await tournaments.books.tournament(id)).round)
    return [
        await tournaments.house.tables.find(table_id) for table_id in dict.fromkeys(row["table_id"] for row in rows) if table_id
    ]


async def play_out(house: House, table: Table, seed: int = 0, most: int | None = None) -> None:
    """To its end, or so many answers; whoever is asked answers at his own device."""
    length = None if most is None else len(table.game.log) + most
    while not table.game.over and (length is None or len(table.game.log) < length):
        seat = table.to_act()
        assert seat is not None
        await play(house, table, table.seats[seat].token or "", lambda now, seat=seat: now.to_act() != seat, seed)  # type: ignore[misc]
