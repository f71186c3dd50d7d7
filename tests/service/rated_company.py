"""Accounts at rated tables, for tests: games are played to their end at once."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert, select

from bedesten.bots.bot import Sight
from bedesten.engine.notation import word
from bedesten.service import changes
from bedesten.service.history.privacy import keep_privacy
from bedesten.service.history.recorder import Recorder
from bedesten.service.house import House
from bedesten.service.people.accounts import Accounts
from bedesten.service.people.reserved_names import ReservedNames
from bedesten.service.runner import think_alike
from bedesten.service.schema import accounts, ratings, results, seats, tables
from bedesten.service.store import Row, Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl

RATED: dict[str, Any] = {"hints": False, "rated": True, "clock": TimeControl(game=600)}
ADA, BOB, EVE, GUEST = "ada", "bob", "eve", "the device of a guest"


@asynccontextmanager
async def house_of(url: str, *people: str) -> AsyncIterator[tuple[House, Recorder]]:
    """With accounts, whose names are their ids with a capital. Games are noted when the test says so."""
    async with Store(url) as store, House(store) as house:
        for person in people:
            await new_account(store, person)
        yield house, Recorder(house)


async def new_account(store: Store, account: str) -> None:
    row = {"id": account, "created": 1, "name": "", "settings": "{}"}
    await store.write(others=[insert(accounts).values(row)])
    await ReservedNames(store, Accounts(store)).reserve(account, account.capitalize())


async def open_rated(house: House, people: Sequence[str], bots: Sequence[str] = (), **settings: Any) -> Table:
    wishes = [SeatWish("me"), *[SeatWish("open")] * (len(people) - 1), *[SeatWish("bot", bot=bot) for bot in bots]]
    agreed = TableSettings(**RATED | {"players": len(wishes)} | settings)
    table = await house.new_tables.open(agreed, wishes, people[0], name=people[0].capitalize())
    for person in people[1:]:
        await house.seats.join(table.id, person, person.capitalize())
    return table


async def play_to_end(house: House, table: Table) -> None:
    """Everybody plays as `greedy` does, people and bots alike, and all of it is stored at once."""
    seat = table.to_act()
    assert seat is not None
    played, numbers = changes._branch(table, seat)
    while not played.over:
        sight = Sight(played.position, played.asked, len(played.log))
        played.choose(word(think_alike("greedy", sight, len(played.log)).choice))
        played.let_fate_answer()
    async with table.lock:
        await house.moves.store_and_take(table, changes._played(table, seat, played, numbers))
    house.announcements.announce(table)


async def rated_game(house: House, people: Sequence[str], bots: Sequence[str] = ()) -> Table:
    table = await open_rated(house, people, bots)
    await play_to_end(house, table)
    return table


# -- as if they had been played


async def give_rating(store: Store, account: str, mu: float, sigma: float = 3.0, games: int = 30, **more: Any) -> None:
    row = {"account": account, "rules": "base", "players": 2, "games": games, "mu": mu, "sigma": sigma} | more
    await store.write(others=[insert(ratings).values(row)])
    listed = (await store.read(select(accounts.c.listed).where(accounts.c.id == account)))[0]["listed"]
    await keep_privacy(store, account, listed=listed, shown=False)


def result(n: int, person: str, **more: Any) -> Row:
    row = {"table_id": f"t{n}", "seat": 0, "person": person, "ended": n, "rules": "base", "players": 2, "rank": 1}
    row |= {"has_left": False, "rounds": 20, "rubies": 5, "lira": 1, "luck": 15, "places": '{"1":2}', "sources": '{"16":3}'}
    return row | more


async def give_results(store: Store, *rows: Row) -> None:
    """Everybody has played under the own name."""
    table = {"created": 1, "stage": "over", "listed": False, "settings": "{}", "rules_version": "1", "secret": b"s", "host": "h"}
    there = {row["id"] for row in await store.read(select(tables.c.id))}
    new = {row["table_id"] for row in rows} - there
    await store.write(others=[insert(tables).values(id=one, **table) for one in sorted(new)])
    seat = {"kind": "person", "text": "dice"}
    sat = [{"name": row["person"].capitalize(), "token": row["person"]} | _of(row, "table_id", "seat") for row in rows]
    await store.write(others=[insert(seats).values(seat | row) for row in sat])
    await store.write(others=[insert(results).values(row) for row in rows])


def _of(row: Row, *names: str) -> Row:
    return {name: row[name] for name in names}


# -- what is stored


async def rating_rows(store: Store) -> list[Row]:
    return await store.read(select(ratings).order_by(ratings.c.account))


async def result_rows(store: Store) -> list[Row]:
    return await store.read(select(results).order_by(results.c.ended, results.c.table_id, results.c.seat))
