"""A database with games in it, for the commands that look after one."""

import asyncio
from pathlib import Path
from random import Random

from bedesten.engine.view import SPECTATOR
from bedesten.service import disclosure, going_back
from bedesten.service.house import House
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from cli.running import willing
from service import deeds

DEVICE = "the device on which both play"


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def stored(file: Path, *lengths: int | None) -> list[str]:
    return stored_at(url_of(file), *lengths)


def stored_at(url: str, *lengths: int | None) -> list[str]:
    """Games that were played so many answers long (None: to the end), and a table at which nobody sits yet; their ids."""

    async def play() -> list[str]:
        async with Store(url) as store, House(store) as house:
            tables = [await played(house, seed, length) for seed, length in enumerate(lengths)]
            await house.new_tables.open(TableSettings(2), [SeatWish("me", "Ada"), SeatWish("open")], DEVICE)
            return [table.id for table in tables]

    return asyncio.run(play())


def recorded(file: Path, rules: str) -> str:
    """The record of a whole game that was played in a house."""

    async def play() -> str:
        async with Store(url_of(file)) as store, House(store) as house:
            return disclosure.record(await played(house, 1, None, rules), SPECTATOR)

    return asyncio.run(play())


async def played(house: House, seed: int, length: int | None, rules: str = "base") -> Table:
    seats = [SeatWish("me", "Ada"), SeatWish("here", "Grace")]
    table = await house.new_tables.open(TableSettings(2, rules, "random" if seed % 2 else ""), seats, DEVICE)
    rng, answers = Random(seed), 0
    while table.stage == "playing" and answers != length:
        await deeds.answer(house, table.id, DEVICE, table.game.asked, table.seq, [willing(table.game, rng)])
        answers += 1
        if answers == 30:
            await try_undo(house, table)
    return table


async def try_undo(house: House, table: Table) -> None:
    for seat in range(2):
        if going_back.undo_to(table, seat) is not None:
            await deeds.undo(house, table.id, DEVICE, seat, table.seq)
            return
