"""How long a house takes to read one long table of undo and redo, with its snapshot and without: python bench/opening.py"""

import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sqlalchemy import delete

from bedesten.service import going_back, kinds, schema
from bedesten.service.changes import row
from bedesten.service.house import House
from bedesten.service.messages import Answer
from bedesten.service.snapshots import storing
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings

ENTRIES, LOG, DEVICE = 20_000, 300, "a device"


async def worn(house: House) -> Table:
    """A table at which somebody has gone back and forth without end."""
    table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("here", "Grace")], DEVICE)
    rng = Random(1)
    while len(table.game.log) < LOG or going_back.undoer(table) is None:
        message = Answer(seq=table.seq, answers=[rng.choice(table.game.question.words)])
        await house.moves.carry_out(table.id, DEVICE, message)
    seat = going_back.undoer(table) or 0
    back, forth = (kinds.UNDO, str(going_back.undo_to(table, seat))), (kinds.REDO, "")
    rows = [
        row(table, seq, (back, forth)[i % 2][0], seat, (back, forth)[i % 2][1]) for i, seq in enumerate(range(table.seq, ENTRIES))
    ]
    await house.store.write(rows)
    table.take(rows)
    await house.store.write(others=[storing(table)])
    return table


async def measure(folder: str) -> None:
    url = f"sqlite+aiosqlite:///{Path(folder) / 'house.db'}"
    async with Store(url) as store, House(store) as house:
        table = await worn(house)
    for what, others in (("with its snapshot", []), ("without", [delete(schema.snapshots)])):
        async with Store(url) as store:
            await store.write(others=others)
            begun = time.perf_counter()
            await House(store).tables.find(table.id)  # a house that was opened would have begun to read by itself
            print(f"{table.seq} entries, {what}: {1000 * (time.perf_counter() - begun):.0f} ms")


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        asyncio.run(measure(folder))
