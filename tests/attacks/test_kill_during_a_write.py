"""A process dies in the midst of a write: between two bytes of it, before the commit, while it is on its way, before anybody is
told; again and again, on one database. What was confirmed is there, the rest is there wholly or not at all, and games go on."""

import asyncio
import os
import resource
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncTransaction

from bedesten.engine.constants import FATE
from bedesten.service import schema
from bedesten.service.house import House
from bedesten.service.integrity import check_games, stored_games
from bedesten.service.kinds import AGREE, BACK
from bedesten.service.store import Row, Store
from bedesten.service.table import Table
from chance import CHANCE, install
from service import deeds
from service.people import ADA, BOB, device_of, in_loop, play_on, two_at_a_table
from service.servers import Postgres

PROCESSES = get_context("forkserver")
LAST = 60  # deeds after which a process would have lived
Entry = tuple[int, str, int, str]
Death = tuple[Callable[..., None], int]  # how, and after how much


def entries_in(rows: list[Row]) -> list[Entry]:
    return [(row["seq"], row["kind"], row["seat"], row["word"]) for row in rows]


# -- who dies


def lives(url: str, line: Connection, deaths: list[Death]) -> None:
    """In a process of its own, which is copied for each of the deaths. It is told a table, and says who has died how."""
    install(CHANCE)
    for death, at in deaths:
        table_id = line.recv()
        if not (pid := os.fork()):
            CHANCE.begin(f"{death.__name__} {at}")
            asyncio.run(_live(url, table_id, line, death, at))
            os._exit(0)
        line.send(os.waitpid(pid, 0)[1])


async def _live(url: str, table_id: str, line: Connection, death: Callable[..., None], at: int) -> None:
    """Does one thing after another, and says what was confirmed."""
    async with Store(url) as opened, House(opened) as house:
        table, random = await house.tables.find(table_id), Random(at)
        death(url, at)
        for n in range(LAST):
            if n % 6 == 5:
                other = await two_at_a_table(house)
                line.send((other.id, entries_in(await opened.entries_of(other.id))))
            await _do(house, table, random, n)
            line.send((table.id, entries_in(await opened.entries_of(table.id))))


async def _do(house: House, table: Table, random: Random, n: int) -> None:
    """Something of every kind: entries alone, several of them, and with other rows."""
    if n % 6 == 1:
        seat = table.game.asked
        await house.seats.hand_over(table.id, device_of(seat), seat, "greedy")
        await house.seats.hand_over(table.id, device_of(seat), seat, None)
    elif n % 6 == 2 and (mine := [entry.seat for entry in table.game.log if entry.seat != FATE]):
        await deeds.propose(house, table.id, device_of(mine[-1]), mine[-1], table.seq)
        await deeds.agree(house, table.id, device_of(1 - mine[-1]), 1 - mine[-1], table.seq)
    elif n % 6 == 3:
        await house.speech.say(table.id, (ADA, BOB)[n % 2], f"That was number {n}.")
    else:
        await play_on(house, table, random, 3)


# -- how


def after_bytes(url: str, at: int) -> None:
    """The file that is written grows by so many bytes, and then the process is dead."""
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    size = Path(f"{url.removeprefix('sqlite+aiosqlite:///')}-wal").stat().st_size + at
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def _dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before_a_commit(url: str, at: int) -> None:

    async def dies(commit: Callable[..., Any]) -> None:
        _dies()

    _at_commit(at, dies)


def during_a_commit(url: str, at: int) -> None:
    """It is on its way, and whether it arrives is not known."""

    async def dies(commit: Callable[..., Any]) -> None:
        asyncio.get_running_loop().call_later(0.001, _dies)
        await commit()
        _dies()

    _at_commit(at, dies)


def after_a_commit(url: str, at: int) -> None:
    async def dies(commit: Callable[..., Any]) -> None:
        await commit()
        _dies()

    _at_commit(at, dies)


def _at_commit(at: int, dies: Callable[..., Any]) -> None:
    commit, so_far = AsyncTransaction.commit, iter(range(at))

    async def counted(self: AsyncTransaction) -> None:
        if next(so_far, None) is not None:
            return await commit(self)
        await dies(lambda: commit(self))

    AsyncTransaction.commit = counted  # type: ignore[method-assign]


# -- what is left


async def is_whole(url: str, confirmed: dict[str, list[Entry]]) -> None:
    async with Store(url) as opened, House(opened) as house:
        for table_id, told in confirmed.items():
            stored = entries_in(await opened.entries_of(table_id))
            assert stored[: len(told)] == told, "nothing that was confirmed has changed"
            assert [seq for seq, *_ in stored] == list(range(len(stored)))
        games = await stored_games(opened)
        assert [checked.change async for checked in check_games(opened, games)] == [None] * len(games)
        for table_id in confirmed:
            table = await house.tables.find(table_id)
            assert table.game.asked != FATE, "what chance brings is stored with the answer"
            kinds = [kind for _, kind, *_ in entries_in(await opened.entries_of(table.id))]
            assert kinds.count(AGREE) == kinds.count(BACK), "whoever is the last to agree makes it happen"
            for seat, _ in filter(lambda seat: seat[1].bot, enumerate(table.seats)):
                await house.seats.hand_over(table.id, device_of(seat), seat, None)
            await play_on(house, table, Random(1), 20)
        seats = await opened.read(select(schema.seats.c.table_id))
        tables = await opened.read(select(schema.tables.c.id))
        assert len(seats) == 2 * len(tables), "a table has its seats"


async def attack(url: str, deaths: list[Death]) -> None:
    ours, line = PROCESSES.Pipe()
    process = PROCESSES.Process(target=lives, args=(url, line, deaths))
    process.start()
    line.close()
    for death, _ in deaths:
        async with Store(url) as opened, House(opened) as house:
            table = await two_at_a_table(house, layout="short")
            await play_on(house, table, Random(0), 10)
            confirmed = {table.id: entries_in(await opened.entries_of(table.id))}
        ours.send(table.id)
        while not isinstance(said := await asyncio.to_thread(ours.recv), int):
            confirmed |= [said]
        assert os.WTERMSIG(said) == (signal.SIGXFSZ if death is after_bytes else signal.SIGKILL)
        await is_whole(url, confirmed)
    await asyncio.to_thread(process.join)


@pytest.mark.slow(8)
@in_loop
async def test_of_a_file(sqlite_url: str) -> None:
    await attack(sqlite_url, [(after_bytes, at) for at in (1, 4000, 4121, 30_000, 70_000, 200_000)])


@pytest.mark.slow(8)
@in_loop
async def test_of_a_server(postgres: Postgres) -> None:
    deaths: list[Death] = [(death, at) for at in (3, 17) for death in (before_a_commit, during_a_commit, after_a_commit)]
    await attack(postgres.fresh(), deaths)
