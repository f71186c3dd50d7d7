"""Tables at which nothing has happened for long are forgotten, and no others."""

from pathlib import Path

import pytest

from bedesten.service.abandoned import DAY, Removal
from bedesten.service.errors import Unknown
from bedesten.service.hours import now
from bedesten.service.schema import chat, entries, seats, tables
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import ADA, answer, house_at, in_loop, two_at_a_table


@in_loop
async def test_an_abandoned_table_is_forgotten(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        waiting = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        playing, watched = await two_at_a_table(house), await two_at_a_table(house)
        await house.speech.say(playing.id, ADA, "Are you there?")
        forgetting, begun = Removal(house, 90), now()
        house.now = lambda: begun + 89 * DAY
        assert await forgetting.forget() == 0
        house.now = lambda: begun + 91 * DAY
        with house.subscribers.awaiting(watched.id, lambda: None, ADA):
            assert await forgetting.forget() == 2
        for table in (waiting, playing):
            with pytest.raises(Unknown):
                await house.tables.find(table.id)
        assert (await house.tables.find(watched.id)).stage == "playing"
        for kind in (entries, seats, chat):
            assert {row["table_id"] for row in await house.store.read(kind.select())} <= {watched.id}


@in_loop
async def test_a_move_keeps_a_table_and_an_end_keeps_it_for_good(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        await answer(house, table)
        begun = now()
        house.now = lambda: begun + 91 * DAY
        await house.store.write(others=[entries.update().where(entries.c.seq == table.seq - 1).values(at=begun + 90 * DAY)])
        assert await Removal(house, 90).forget() == 0
        await house.store.write(others=[entries.update().values(at=0)])

        await house.store.write(others=[tables.update().values(stage="over")])
        assert await Removal(house, 90).forget() == 0
        await house.store.write(others=[tables.update().values(stage="playing")])
        assert await Removal(house, 90).forget() == 1
