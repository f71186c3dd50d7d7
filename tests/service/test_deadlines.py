"""Time for a move, time for a game; a bot takes over when it is up. While the house is closed, the clock stands."""

import asyncio
from pathlib import Path

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.clock import Clock
from bedesten.service.deadlines import Deadlines
from bedesten.service.errors import NotYours
from bedesten.service.hours import Hours
from bedesten.service.house import House
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from service.people import ADA, BOB, EVE, answer, device_of, house_at, in_loop, two_at_a_table
from service.test_table import quiet_table, take_turn


def watch_of(table: Table) -> Clock:
    assert table.clock
    return table.clock


def later(before: Clock, house: House) -> int:
    """When time is up, if the house was closed since."""
    return (before.deadline() or 0) + house.attendance.hours.closed


# -- the watch alone


def test_time_counts_for_whoever_is_waited_for() -> None:
    watch = Clock(TimeControl(game=100), 2)
    watch.goes_on(0, 1, 1000)
    watch.goes_on(0, 1, 3000)
    watch.goes_on(1, 2, 4000)
    watch.goes_on(None, 3, 9000)  # a bot
    watch.goes_on(0, 4, 20000)
    assert watch.used == [3000, 5000]
    assert (watch.left(0), watch.left(1)) == (97_000, 95_000)
    assert watch.deadline() == 20_000 + 97_000


def test_the_earlier_end_counts() -> None:
    watch = Clock(TimeControl(move=10, game=12), 2)
    watch.goes_on(0, 1, 0)
    assert watch.deadline() == 10_000 and not watch.is_game_time_used(10_000)
    watch.goes_on(1, 2, 9000)
    watch.goes_on(0, 3, 9500)
    assert watch.deadline() == 9500 + 3000 and watch.is_game_time_used(12_500)


def test_undo_gives_no_new_time_but_going_back_together_does() -> None:
    watch = Clock(TimeControl(move=10), 2)
    watch.goes_on(0, 1, 0)
    watch.goes_on(1, 2, 9000)
    watch.goes_on(0, 1, 9500)  # undo
    assert watch.deadline() == 10_000
    watch.starts_anew()
    watch.goes_on(0, 1, 9600)
    assert watch.deadline() == 19_600


def test_while_it_stands_no_time_is_used() -> None:
    watch = Clock(TimeControl(move=10, game=100), 2)
    watch.goes_on(0, 1, 0)
    watch.stops(4000)
    assert watch.deadline() is None and watch.used == [4000, 0]
    watch.goes_on(0, 1, 60_000)
    assert watch.deadline() == 66_000 and watch.left(0) == 96_000


def test_nobody_thinks_while_the_house_is_closed() -> None:
    hours = Hours()
    watch = Clock(TimeControl(move=10, game=100), 2, hours)
    watch.goes_on(0, 1, 1000)
    hours.close(3000, 60_000)
    assert watch.deadline() == 11_000 + 57_000 and watch.is_game_time_used(158_000) and not watch.is_game_time_used(157_999)
    watch.goes_on(1, 2, 61_000)
    assert watch.used == [3000, 0] and watch.deadline() == 71_000
    hours.close(61_500, 62_000)
    watch.stops(63_000)
    hours.close(64_000, 70_000)
    watch.goes_on(1, 2, 80_000)
    assert watch.used == [3000, 1500] and watch.deadline() == 80_000 + 8500


def test_hours_are_the_same_whether_told_at_once_or_bit_by_bit() -> None:
    """What was entered while the house was said to be closed happened before it closed, as far as anybody's time goes."""
    hours = Hours()
    for since, until in ((100, 200), (300, 350), (340, 400), (300, 390)):  # one that is known already changes nothing
        hours.close(since, until)
    assert [hours.open_until(at) for at in (50, 100, 150, 200, 250, 350, 400, 500)] == [50, 100, 100, 100, 150, 200, 200, 300]
    assert hours.at(hours.open_until(500)) == 500


# -- at a table


@in_loop
async def test_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(move=60))
        seat, deadline = table.game.asked, watch_of(table).deadline()
        assert deadline
        house.now = lambda: deadline - 1
        await house.seats.time_is_up(table.id)
        assert table.seats[seat].bot is None
        house.now = lambda: deadline
        await house.seats.time_is_up(table.id)
        assert (table.seats[seat].kind, table.seats[seat].bot) == ("person", "greedy")
        assert watch_of(table).deadline() is None
        await house.seats.hand_over(table.id, device_of(seat), seat, None)
        assert (watch_of(table).deadline() or 0) > 0
        await answer(house, table)


@in_loop
async def test_whoever_has_used_up_the_time_does_not_come_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(game=60))
        seat, deadline = table.game.asked, watch_of(table).deadline()
        assert deadline
        house.now = lambda: deadline
        await house.seats.time_is_up(table.id)
        assert (table.seats[seat].kind, table.seats[seat].bot) == ("late", "greedy")
        again = await House(house.store).tables.find(table.id)
        assert again.seats == table.seats


@in_loop
async def test_a_turn_that_is_not_ended_counts_for_the_one_who_holds_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house, confirm=True, clock=TimeControl(move=60, game=600))
        seat = await take_turn(house, table)
        assert table.held_by() == seat and watch_of(table).waiting == seat
        deadline = watch_of(table).deadline()
        assert deadline
        house.now = lambda: deadline
        await house.seats.time_is_up(table.id)
        assert table.seats[seat].bot == "greedy" and table.to_act() == 1 - seat == watch_of(table).waiting


@in_loop
async def test_a_restart_costs_and_gives_no_time(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(move=3600, game=7200))
        for _ in range(12):
            await answer(house, table)
            await asyncio.sleep(0.003)
        await house.seats.hand_over(table.id, device_of(1), 1, "random")
        await house.seats.hand_over(table.id, device_of(1), 1, None)
        before = watch_of(table)
    async with house_at(tmp_path) as house:
        after = watch_of(await house.tables.find(table.id))
        assert (after.used, after.waiting, after.deadline()) == (before.used, before.waiting, later(before, house))


@pytest.mark.parametrize("to", [58, 60, 61])
@in_loop
async def test_the_clock_of_an_imported_record_begins_when_the_last_has_come(tmp_path: Path, to: int) -> None:
    """Also where nothing is decided before the first question; and after a restart it has begun at the same moment."""
    record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
    seats = [SeatWish("me", "Ada"), SeatWish("open")]
    async with house_at(tmp_path) as house:
        table = await house.new_tables.import_record(record, to, seats, ADA, clock=TimeControl(move=60, game=600), adds_text=True)
        await house.seats.join(table.id, BOB, "Bob")
        joined = house.now()
        house.now = lambda: joined + 20
        assert table.clock is None
        await house.seats.add_text(table.id, ADA, "luck")
        before = watch_of(table)
        assert before.deadline() and before.used == [0, 0]
    async with house_at(tmp_path) as house:
        after = watch_of(await house.tables.find(table.id))
        assert (after.used, after.waiting, after.deadline()) == (before.used, before.waiting, later(before, house))


@pytest.mark.slow(1)
@in_loop
async def test_the_house_wakes_when_time_is_up_also_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house, Deadlines(house):
        table = await two_at_a_table(house, clock=TimeControl(move=1))
        patient = await two_at_a_table(house, clock=TimeControl(move=86_400))
        seat = table.game.asked
        async with house.subscribers.noticing(table.id) as changed, asyncio.timeout(240):
            while table.seats[seat].bot is None:
                await changed.wait()
                changed.clear()
        waiting = await two_at_a_table(house, clock=TimeControl(move=1))
    async with house_at(tmp_path) as house, Deadlines(house):
        table, patient = await house.tables.find(waiting.id), await house.tables.find(patient.id)
        seat = table.game.asked
        async with asyncio.timeout(240):
            while table.seats[seat].bot is None:
                await asyncio.sleep(0.01)
        assert all(other.bot is None for other in patient.seats)


@in_loop
async def test_the_house_begins_games_after_the_pause_also_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, stopped = await two_at_a_table(house, pause=1), await two_at_a_table(house, pause=1)
        await house.seats.take_text_back(stopped.id, BOB)
    async with house_at(tmp_path) as house, Deadlines(house):
        another = await two_at_a_table(house, pause=1)
        async with asyncio.timeout(240):
            for table_id in (table.id, another.id):
                while (await house.tables.find(table_id)).stage != "playing":
                    await asyncio.sleep(0.01)
        assert (await house.tables.find(stopped.id)).stage == "waiting"


@in_loop
async def test_all_at_one_device_can_stop_the_clock(tmp_path: Path) -> None:
    seats = [SeatWish("me", "Ada"), SeatWish("here", "Grace"), SeatWish("bot")]
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=3, clock=TimeControl(game=600)), seats, ADA)
        await house.moves.set_clock(table.id, ADA, runs=False)
        seq = table.seq
        await house.moves.set_clock(table.id, ADA, runs=False)
        assert table.clock_stands and table.deadline() is None and table.seq == seq, "the same again is harmless"
        other = await two_at_a_table(house, clock=TimeControl(game=600))
        with pytest.raises(Refused, match="shares one device"):
            await house.moves.set_clock(other.id, ADA, runs=False)
        with pytest.raises(NotYours):
            await house.moves.set_clock(table.id, EVE, runs=False)
    async with house_at(tmp_path) as house:
        table = await house.tables.find(table.id)
        assert table.clock_stands and table.deadline() is None, "also after a restart"
        await house.moves.set_clock(table.id, ADA, runs=True)
        assert not table.clock_stands


@in_loop
async def test_deadlines_that_are_not_needed_any_more_are_forgotten(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house, Deadlines(house) as clocks:
        table = await two_at_a_table(house, clock=TimeControl(game=86_400))
        for i in range(500):
            watch_of(table).used[table.game.asked] = i  # as if it had been answered
            clocks.note(table)
        assert len(clocks._next) <= 200


@in_loop
async def test_two_processes_ring_and_one_bot_comes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(move=60))
        other = House(house.store)
        deadline = watch_of(await other.tables.find(table.id)).deadline()
        assert deadline and deadline == watch_of(table).deadline()
        house.now = other.now = lambda: deadline
        done = await asyncio.gather(*(one.seats.time_is_up(table.id) for one in (house, other)), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["NoneType", "Stale"]
        assert [row["word"] for row in await house.store.entries_of(table.id)].count("bot:greedy") == 1
