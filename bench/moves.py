"""What does one move cost the server's own code? Many games in one process, without sockets; --help tells more."""

import argparse
import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import uvloop

from bedesten.engine.notation import word
from bedesten.service.deadlines import Deadlines
from bedesten.service.house import House
from bedesten.service.people.people import People
from bedesten.service.people.person import Person
from bedesten.service.runner import Runner
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from bedesten.web.frame import TELL, sweep_seldom
from bedesten.web.socket import Audience, hear
from bedesten.web.wire import Problem

HELP = """\
Four persons sit at each table, and each is told every change, as through a socket. A move is everything from the bytes of a
message to the bytes of what each person is told: reading it, the rules, the commit to SQLite, and writing what is different.

The processor time of a move is told for each of --rounds, and where the lowest tenth of them ends, and their median: of a
machine that has other things to do, the former tells more. To compare two versions of the code, run
this by turns in two clones."""
PLAYERS = 4
DECLINING = ("stop", "skip", "end")


class Wire:
    """Takes what is told, as a server does that can write at once."""

    def __init__(self) -> None:
        self.told = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done.set_result(None)

    def send(self, message: dict[str, Any]) -> "asyncio.Future[None]":
        self.told += len(message["text"].encode())
        return self.done


async def table_at(house: House, n: int) -> tuple[Table, list[Person]]:
    devices = [f"device-{n}-{i}" for i in range(PLAYERS)]
    wishes = [SeatWish("me", "person 0"), *[SeatWish("open")] * (PLAYERS - 1)]
    table = await house.new_tables.open(TableSettings(players=PLAYERS), wishes, devices[0])
    for i, device in enumerate(devices[1:], 1):
        await house.seats.join(table.id, device, f"person {i}")
    return table, [Person(device) for device in devices]


async def play(people: People, table: Table, persons: list[Person], moves: int, rng: Random) -> int:
    """Returns how many there were: the server answers for whoever has no choice, and may be first."""
    done = 0
    for _ in range(moves):
        if table.game.over:
            break
        words = [word(answer) for answer in table.game.position.options]
        chosen = rng.choice([one for one in words if one not in DECLINING] or words)
        said = f'{{"do":"answer","seq":{table.seq},"answers":["{chosen}"]}}'.encode()
        done += not isinstance(await hear(people, table, persons[table.game.asked], said), Problem)
    return done


async def measured(given: argparse.Namespace, file: Path) -> None:
    async with AsyncExitStack() as opened:
        store = await opened.enter_async_context(Store(f"sqlite+aiosqlite:///{file}"))
        house = await opened.enter_async_context(House(store))
        people = People(house)
        await opened.enter_async_context(Runner(house))
        await opened.enter_async_context(Deadlines(house))
        tables = [await table_at(house, n) for n in range(given.games)]
        wire = Wire()
        socket: Any = SimpleNamespace(scope={"extensions": {TELL: {"send": wire.send}}})
        for table, persons in tables:
            for person in persons:
                audience = Audience(socket, table, person, None, 0, 0, True)
                opened.enter_context(house.subscribers.awaiting(table.id, audience.wake, person.id))
                audience.wake()
        costs, rng = [], Random(1)
        sweep_seldom()
        for _ in range(given.rounds):
            begun, told, moves = time.process_time(), wire.told, -(-given.moves // given.games)
            done = sum(await asyncio.gather(*[play(people, table, persons, moves, rng) for table, persons in tables]))
            costs.append(1e6 * (time.process_time() - begun) / done)
            print(f"{costs[-1]:7.1f} µs a move, {(wire.told - told) / done / 1024:.1f} KiB told", file=sys.stderr)
        print(f"{quantiles(costs, n=10)[0]:.1f} µs of processor a move (lowest tenth), {median(costs):.1f} (median)")
        assert told, "nobody was told anything"


def main() -> None:
    parser = argparse.ArgumentParser(description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="tables with four persons each (default: %(default)s)")
    parser.add_argument("--moves", type=int, default=250, help="moves in a round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=60, help="(default: %(default)s)")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        uvloop.run(measured(given, Path(folder) / "house.db"))


if __name__ == "__main__":
    main()
