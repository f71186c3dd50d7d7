"""At two processes, and at each through several sockets, people answer, take back, play again, ask to go back, agree, refuse, end
their turn and hand over their seat, all at the same moment: one of them is heard, the others are told so, and nobody takes back
what he may not, rolls again, or goes back without everybody's consent."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from attacks.book import BOT, Book
from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.service import going_back, kinds
from bedesten.service.house import House
from bedesten.service.store import Store
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service import deeds
from service.people import ADA, BOB, EVE, in_loop
from service.servers import Redis

ROUNDS, AT_ONCE = 120, 5
DEVICES = (ADA, BOB, EVE)


@asynccontextmanager
async def two_processes(url: str, redis_url: str) -> AsyncIterator[list[House]]:
    async with Store(url) as one, Store(url) as other, House(one, redis_url) as first, House(other, redis_url) as second:
        yield [first, second]


async def three_and_a_bot(houses: list[House], confirm: bool) -> Table:
    wishes = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open"), SeatWish("bot")]
    table = await houses[0].new_tables.open(TableSettings(players=4, layout="short", confirm=confirm), wishes, ADA)
    for device, name in ((BOB, "Bob"), (EVE, "Eve")):
        await houses[1].seats.join(table.id, device, name)
    return await up_to_date(houses[0], table.id)


async def up_to_date(house: House, table_id: str) -> Table:
    (await house.tables.find(table_id)).is_behind = True  # whatever the bus has said so far
    return await house.tables.find(table_id)


def deed(house: House, table: Table, random: Random) -> Awaitable[Any]:
    """What somebody tries. Whoever is asked answers most of the time."""
    seat = random.randrange(len(DEVICES))
    who = table.id, DEVICES[seat], seat
    asked = table.game.asked
    tried = random.choices(range(9), [6, 4, 2, 2, 4, 1, 3, 1, 1])[0]
    if tried == 0 and asked == BOT:
        return house.moves.answer_for_bot(table.id, BOT, table.seq, [random.choice(table.game.question.words)])
    if tried == 0 and asked in range(len(DEVICES)):
        return deeds.answer(house, table.id, DEVICES[asked], asked, table.seq, [random.choice(table.game.question.words)])
    if tried == 1:
        return deeds.undo(house, *who, table.seq)
    if tried == 2:
        return deeds.redo(house, *who, table.seq)
    if tried == 3:
        return deeds.propose(house, *who, table.seq, random.choice([None, random.randrange(len(table.game.log))]))
    if tried == 4:
        return deeds.agree(house, *who, table.seq)
    if tried == 5:
        return deeds.decline(house, *who, table.seq)
    if tried == 6:
        return deeds.confirm(house, *who, table.seq)
    return house.seats.hand_over(*who, "greedy" if tried == 7 else None)


@pytest.mark.slow(10)
@pytest.mark.parametrize("confirm", [False, True])
@in_loop
async def test_whatever_they_try_nobody_gains_by_it(database_url: str, redis: Redis, confirm: bool) -> None:
    random, book = Random(int(confirm)), Book()
    async with two_processes(database_url, redis.url) as houses:
        table, written = await three_and_a_bot(houses, confirm), 0
        for _ in range(ROUNDS):
            seen = [await up_to_date(house, table.id) for house in houses]
            assert seen[0].seq == seen[1].seq and seen[0].game.log == seen[1].game.log
            begun = [deed(houses[n % 2], seen[n % 2], random) for n in range(AT_ONCE)]
            done = await asyncio.gather(*begun, return_exceptions=True)
            assert all(not isinstance(one, BaseException) or isinstance(one, Stale | Refused) for one in done), done
            rows = await houses[0].store.entries_of(table.id, written)
            written += len(rows)
            for row in rows:
                book.enter(row)
            if seen[0].game.over:
                break
        for one in [await up_to_date(house, table.id) for house in houses] + [await House(houses[0].store).tables.find(table.id)]:
            assert [(entry.seat, entry.word) for entry in one.game.log] == book.log and one.seq == written
            assert (one.proposal is None) == (book.proposal is None) and len(one.undone) == len(book.taken_back)


# -- the same moment, again and again


Deed = Callable[[House, Table], Awaitable[Any]]


async def race(houses: list[House], table_id: str, *wanted: Deed) -> Table:
    """Each is tried twice at each process: one of all is heard."""
    seen = [await up_to_date(house, table_id) for house in houses]
    tried = [deed(*at) for _ in range(2) for deed in wanted for at in zip(houses, seen, strict=True)]
    done = await asyncio.gather(*tried, return_exceptions=True)
    assert sum(not isinstance(one, BaseException) for one in done) == 1, done
    assert all(isinstance(one, int | Stale | Refused) for one in done), done
    return await up_to_date(houses[0], table_id)


def by(seat: int, what: str, *how: Any) -> Deed:
    return lambda house, table: getattr(deeds, what)(house, table.id, DEVICES[seat], seat, table.seq, *how)


def answering(seat: int, n: int = 0) -> Deed:
    return lambda house, table: deeds.answer(
        house, table.id, DEVICES[seat], seat, table.seq, [table.game.question.words[n % len(table.game.question.words)]]
    )


def begins_a_turn(table: Table, seat: int) -> bool:
    return table.to_act() == table.game.asked == seat != going_back.undoer(table) and len(table.game.question.words) > 1


async def until_it_is(seat: int, houses: list[House], table: Table) -> Table:
    """The others, and the bot, play on until a person begins a turn with a choice."""
    begun = len(table.game.log)
    while len(table.game.log) == begun or not begins_a_turn(table, seat):
        asked = table.game.asked
        if (held := table.held_by()) is not None:
            await deeds.confirm(houses[0], table.id, DEVICES[held], held, table.seq)
        elif asked == BOT:
            await houses[0].moves.answer_for_bot(table.id, BOT, table.seq, [table.game.question.words[0]])
        else:
            await answering(asked)(houses[0], table)
    return table


@pytest.mark.slow(3)
@in_loop
async def test_one_is_heard(database_url: str, redis: Redis) -> None:
    async with two_processes(database_url, redis.url) as houses:
        table = await three_and_a_bot(houses, True)
        for seat in (1, 0, 2):
            first, second = (other for other in range(len(DEVICES)) if other != seat)
            table = await until_it_is(seat, houses, table)
            to = max(n for n, entry in enumerate(table.game.log) if entry.seat != FATE)
            words = [entry.word for entry in table.game.log[:to]]
            table = await race(houses, table.id, answering(seat), answering(seat, 1))
            if going_back.undoer(table) == seat:
                table = await race(houses, table.id, by(seat, "undo"))
                table = await race(houses, table.id, by(seat, "redo"))
                table = await race(houses, table.id, by(seat, "undo"), answering(seat))
            if table.held_by() == seat:
                table = await race(houses, table.id, by(seat, "confirm"), by(seat, "undo"))
            table = await race(houses, table.id, by(first, "propose", to))
            table = await race(houses, table.id, by(second, "agree"), by(second, "decline"), by(first, "decline"))
            if table.proposal is None:
                table = await race(houses, table.id, by(first, "propose", to))
            for other in list(going_back.awaited(table))[:-1]:
                table = await race(houses, table.id, by(other, "agree"))
            (last,) = going_back.awaited(table)
            table = await race(houses, table.id, by(last, "agree"), by(first, "decline"))
            assert [entry.word for entry in table.game.log[:to]] == words
            stored = [row["kind"] for row in await houses[0].store.entries_of(table.id)]
            assert stored[-1] in (kinds.BACK, kinds.DECLINE) and stored.count(kinds.BACK) <= stored.count(kinds.AGREE)
