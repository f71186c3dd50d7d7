"""Premoves: what somebody will answer, said beforehand, under conditions, and nobody else's business."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.view import SPECTATOR
from bedesten.service import kinds
from bedesten.service.errors import NotYours
from bedesten.service.house import House
from bedesten.service.premoves.moments import LONGEST, SHORTEST, first_look, moment_of
from bedesten.service.premoves.plan import ANSWERS_EACH, TURNS_AHEAD, Premove, begins_turn
from bedesten.service.premoves.premoves import Premoves
from bedesten.service.schema import entries, premoves
from bedesten.service.store import Store
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import TableSettings, TimeControl
from bedesten.web.updates import look
from service.people import ADA, EVE, device_of, house_at, in_loop, play_on
from service.test_house import again
from service.test_table import quiet_table, take_turn

GO = Premove([">fruit-warehouse", "leave", "act"])
IF_FREE = Premove([">fabric-warehouse", "leave", "act"], "free")


async def planned(house: House, *turns: Premove, **settings: Any) -> tuple[Table, Premoves, int]:
    """A table whose first turn has not been taken, and what the other one will do; who that is."""
    table, kept = await quiet_table(house, premoves=True, **settings), Premoves(house)
    seat = 1 - table.game.asked
    await kept.keep(table.id, device_of(seat), list(turns))
    return table, kept, seat


async def time_comes(house: House, table: Table, kept: Premoves) -> None:
    at = table.awaited_since + LONGEST
    house.now = lambda: at
    house.attendance._said = at  # the house was open all the time
    assert await kept.carry_out(table.id) is None


def words(table: Table, seat: int) -> list[str]:
    return [entry.word for entry in table.game.log if entry.seat == seat]


# -- their time


@in_loop
async def test_it_is_carried_out_when_its_moment_has_come(database_url: str) -> None:
    async with Store(database_url) as store, House(store) as house:
        table, kept, seat = await planned(house, GO)
        await take_turn(house, table)
        at = await kept.carry_out(table.id)
        plan = await kept.look(table.id, device_of(seat))
        assert plan and at == moment_of(table, plan.salt) and not words(table, seat), "not yet"
        await time_comes(house, table, kept)
        assert words(table, seat)[:3] == GO.answers
        after = await again(house, table)
        assert after.game.position == table.game.position, "it is stored"
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.turns == [] and plan.dropped == ""


@in_loop
async def test_it_is_stored_as_if_its_owner_had_answered(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, GO)
        await take_turn(house, table)
        await time_comes(house, table, kept)
        rows = await house.store.read(select(entries).where(entries.c.table_id == table.id).order_by(entries.c.seq))
        assert {row["kind"] for row in rows if row["seat"] == seat} == {kinds.ANSWER}


def test_the_moment_is_between_a_minute_and_what_the_clock_leaves() -> None:
    for clock, longest in ((TimeControl(move=3600), 450_000), (TimeControl(move=7 * 86_400), LONGEST), (TimeControl(), LONGEST)):
        table = Table("k3x9", TableSettings(2, clock=clock), b"s" * 32, "playing", False, "", [], awaited_since=10**12)
        moments = [moment_of(table, str(i)) - 10**12 for i in range(200)]
        assert SHORTEST <= min(moments) < 2 * SHORTEST and longest / 2 < max(moments) <= longest
        assert first_look(table) == 10**12 + SHORTEST, "there is time to learn of it before"


@in_loop
async def test_the_server_carries_it_out_by_itself(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, _, seat = await planned(house, GO)
        async with Premoves(house):
            at = house.now() + 2 * LONGEST
            house.now = lambda: at
            house.attendance._said = at
            await take_turn(house, table)
            async with house.subscribers.noticing(table.id) as changed, asyncio.timeout(60):
                while not words(table, seat):
                    await changed.wait()
                    changed.clear()
        assert words(table, seat)[:3] == GO.answers


@in_loop
async def test_of_two_processes_one_carries_it_out(database_url: str) -> None:
    async with Store(database_url) as store, House(store) as house:
        table, kept, seat = await planned(house, GO, Premove([">tea-house"]))
        await take_turn(house, table)
        other = House(store)
        at = table.awaited_since + LONGEST
        for one in (house, other):
            one.now = lambda: at
            one.attendance._said = at
        await asyncio.gather(kept.carry_out(table.id), Premoves(other).carry_out(table.id), return_exceptions=True)
        same = await again(house, table)
        assert words(same, seat)[:3] == GO.answers and words(same, seat).count("leave") == 1
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.turns == [Premove([">tea-house"])]


@in_loop
async def test_a_process_that_has_not_heard_of_it_yet_drops_nothing(database_url: str) -> None:
    async with Store(database_url) as store, House(store) as house:
        table, kept, seat = await planned(house, GO, Premove([">tea-house"]))
        await take_turn(house, table)
        other = House(store)
        await other.tables.find(table.id)
        at = table.awaited_since + LONGEST
        for one in (house, other):
            one.now = lambda: at
            one.attendance._said = at
        await kept.carry_out(table.id)
        await Premoves(other).carry_out(table.id)
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.turns == [Premove([">tea-house"])]


@in_loop
async def test_whoever_takes_it_back_at_the_last_moment_has_taken_it_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, GO)
        await take_turn(house, table)
        stored = await kept._kept(table, seat)
        await kept.keep(table.id, device_of(seat), [])
        assert stored
        seq = table.seq
        with pytest.raises(Stale):
            await kept._carry_out(table, seat, stored)
        assert table.seq == seq == (await again(house, table)).seq


@in_loop
async def test_several_turns_are_carried_out_one_after_the_other(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, GO, GO)
        await take_turn(house, table)
        await time_comes(house, table, kept)
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.turns == [GO]
        await time_comes(house, table, kept)
        assert words(table, seat).count(GO.answers[0]) == 1, "not in the same turn"


# -- what becomes of it


async def dropped(house: House, table: Table, kept: Premoves, seat: int) -> str:
    await take_turn(house, table)
    seq = table.seq
    await time_comes(house, table, kept)
    assert table.seq == seq and not words(table, seat), "nothing has happened"
    plan = await kept.look(table.id, device_of(seat))
    assert plan and not plan.turns
    return plan.dropped


@in_loop
async def test_the_place_must_be_free(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, IF_FREE)
        assert await dropped(house, table, kept, seat) == "taken", "the other has gone there"


@in_loop
async def test_nothing_may_have_changed(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, Premove([">spice-warehouse", "leave", "act"], "same"))
        await take_turn(house, table)
        await time_comes(house, table, kept)
        assert words(table, seat)[:1] == [">spice-warehouse"], "the other has something else, and that is no matter"
        stored = await kept._kept(table, seat)
        assert stored
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, Premove([">spice-warehouse", "leave", "act"], "same"))
        state: Any = table.game.position.state
        state.governor = 1 if state.governor != 1 else 2
        assert await dropped(house, table, kept, seat) == "changed"


@in_loop
async def test_it_must_be_possible(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, Premove([">fabric-warehouse", "name:8"]))
        assert await dropped(house, table, kept, seat) == "impossible"


@in_loop
async def test_whoever_plays_himself_has_changed_his_mind(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, GO)
        await take_turn(house, table)
        while not words(table, seat) or begins_turn(table) != seat:
            await play_on(house, table, Random(len(table.game.log)), 1)
        before = words(table, seat)
        await time_comes(house, table, kept)
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.dropped == "overtaken" and words(table, seat) == before


@in_loop
async def test_it_ends_where_chance_decides(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house, premoves=True)
        kept, seat = Premoves(house), 1 - table.game.asked
        await kept.keep(table.id, device_of(seat), [Premove([">tea-house", "leave", "act", "name:8", "end"])])
        await take_turn(house, table)
        await time_comes(house, table, kept)
        log = table.game.log
        roll = next(i for i, entry in enumerate(log) if entry.seat == FATE and i and log[i - 1].word == "name:8")
        assert not any(entry.seat == seat for entry in log[roll:]), "what comes then, he sees first"


# -- nobody's business


@in_loop
async def test_nobody_is_told(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house, premoves=True)
        seat, kept = 1 - table.game.asked, Premoves(house)
        before = table.changes, table.seq, look(table, (1 - seat,), 1 - seat), look(table, (), SPECTATOR)
        async with house.subscribers.noticing(table.id, "somebody") as changed:
            await kept.keep(table.id, device_of(seat), [GO])
            assert not changed.is_set()
        assert before == (table.changes, table.seq, look(table, (1 - seat,), 1 - seat), look(table, (), SPECTATOR))


@in_loop
async def test_one_sees_ones_own_alone(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, GO)
        assert await kept.look(table.id, device_of(1 - seat)) is None
        for device, wanted in ((EVE, None), (device_of(1 - seat), seat)):
            with pytest.raises(NotYours):
                await kept.look(table.id, device, wanted)
            with pytest.raises(NotYours):
                await kept.keep(table.id, device, [], wanted)
        assert len(await house.store.read(select(premoves))) == 1


@in_loop
async def test_who_is_there_is_not_told_where_it_could_show_that_an_answer_was_said_beforehand(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, _, seat = await planned(house, GO)
        async with house.subscribers.noticing(table.id, device_of(seat)), house.subscribers.noticing(table.id, EVE):
            assert house.subscribers.there(table) == (frozenset(), 1)
        assert table.away_since(seat) is None and table.away_since(1 - seat) == table.awaited_since


@in_loop
async def test_a_table_that_is_removed_takes_them_along(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, _, _ = await planned(house, GO)
        from sqlalchemy import delete

        from bedesten.service.schema import tables

        await house.store.write(others=[delete(tables).where(tables.c.id == table.id)])
        assert not await house.store.read(select(premoves))


# -- what is refused


@in_loop
async def test_what_cannot_be_said_beforehand(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house)
        many = Premove(["leave"] * (ANSWERS_EACH + 1))
        for turns, why in (
            ([GO] * (TURNS_AHEAD + 1), "at most 4 turns"),
            ([many], "1 to 12 answers"),
            ([Premove([])], "1 to 12 answers"),
            ([Premove(["zzz"])], "isn’t an answer you can plan"),
            ([Premove(["*5+6"])], "isn’t an answer you can plan"),
            ([Premove(["z" * 5000])], "isn’t an answer you can plan"),
            ([Premove(["leave"], "free")], "begins by going somewhere"),
        ):
            with pytest.raises(Refused, match=why):
                await kept.keep(table.id, device_of(seat), turns)
        with pytest.raises(Refused, match="It’s your turn"):
            await kept.keep(table.id, device_of(1 - seat), [GO])
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.turns == []


@in_loop
async def test_it_must_have_been_agreed(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        with pytest.raises(Refused, match="No premoves were agreed"):
            await Premoves(house).keep(table.id, device_of(1 - table.game.asked), [GO])
    with pytest.raises(Refused, match="at least an hour"):
        TableSettings(premoves=True, clock=TimeControl(move=60)).options()
    assert ADA
