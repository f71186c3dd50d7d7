"""Answers faster than anybody thinks, and games without end."""

from pathlib import Path

import pytest
from sqlalchemy import Executable

from attacks.door import opened
from bedesten.engine.errors import Refused
from bedesten.service import going_back, kinds, snapshots
from bedesten.service.house import House, moves
from bedesten.service.store import Row
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service import deeds
from service.people import ADA, house_at, in_loop
from web.server import Guest


@in_loop
async def test_whoever_answers_without_end_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP and through the socket together; at another table, and for others, it goes on."""
    monkeypatch.setattr(moves, "COMMANDS", 5)
    async with opened(tmp_path) as door, Guest(door) as guest, Guest(door) as other:
        table, elsewhere = [await guest.open([{"kind": "me"}, {"kind": "open"}]) for _ in range(2)]
        await other.join(table)
        await other.join(elsewhere)
        for _ in range(5):
            assert (await guest.answer(table, 9999, "nonsense")).status_code == 409
        too_often = await guest.answer(table, 9999, "nonsense")
        assert too_often.status_code == 429 and too_often.json()["said"][0]["key"] == "done-often"
        assert 0 < int(too_often.headers["retry-after"]) <= moves.COMMANDS_WITHIN
        async with guest.live(table) as live:
            await live.update()
            await live.answer(9999, "nonsense")
            assert (await live.next())["problem"]["said"][0]["key"] == "done-often"
        assert (await guest.answer(elsewhere, 9999, "nonsense")).status_code == 409
        assert (await other.answer(table, 9999, "nonsense")).status_code == 409


@in_loop
async def test_back_and_forth_does_not_go_on_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "MOST_ENTRIES", 80)
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("here", "Grace")], ADA)
        seat = table.game.asked
        await deeds.answer(house, table.id, ADA, seat, table.seq, [table.game.question.words[0]])
        with pytest.raises(Refused) as told:
            while True:
                await (deeds.redo if table.undone else deeds.undo)(house, table.id, ADA, seat, table.seq)
        assert told.value.said[0].key == "game-long" and table.seq == 40
        with pytest.raises(Refused) as ended:
            while True:
                await deeds.answer(house, table.id, ADA, table.game.asked, table.seq, [table.game.question.words[0]])
        assert ended.value.said[0].key == "game-too-long" and 80 <= table.seq < 80 + 64
        with pytest.raises(Refused, match="more than the server keeps"):
            await house.seats.list_table(table.id, ADA, not table.listed)


@pytest.mark.slow(1)
@in_loop
async def test_opening_a_table_does_not_depend_on_how_long_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Back and forth, again and again: what was undone long ago is not even read when the house opens."""
    monkeypatch.setattr(snapshots, "ENTRIES_BETWEEN", 30)
    read: dict[int, int] = {}
    for entries in (100, 400, 1000):
        async with house_at(tmp_path) as house:
            for table in [await house.tables.find(row[0]) for row in await house.tables.progress()] or [await two_here(house)]:
                await back_and_forth(house, table, entries)
        async with house_at(tmp_path) as house:
            rows = counting(house, monkeypatch)
            await house.announcements.look_around()
            assert house.tables.sizes() == (1, entries)
            read[entries] = sum(rows)
    assert max(read.values()) < 30 + 20 and len(table.game.log) < 30


async def two_here(house: House) -> Table:
    return await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("here", "Grace")], ADA)


async def back_and_forth(house: House, table: Table, until: int) -> None:
    seat = table.game.asked
    if not table.undone and going_back.undoer(table) is None:
        await deeds.answer(house, table.id, ADA, seat, table.seq, [table.game.question.words[0]])
    while table.seq < until:
        seat = next(one for one in (going_back.redoer(table), going_back.undoer(table)) if one is not None)
        await (deeds.redo if table.undone else deeds.undo)(house, table.id, ADA, seat, table.seq)


def counting(house: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows are found by each query from here on."""
    found, read = list[int](), house.store.read

    async def counted(query: Executable) -> list[Row]:
        rows = await read(query)
        found.append(len(rows))
        return rows

    monkeypatch.setattr(house.store, "read", counted)
    return found
