"""Who is late, or away for long: which bot comes, and whether the others decide about it."""

from pathlib import Path

import pytest

from bedesten.engine.errors import Refused
from bedesten.service import seats
from bedesten.service.deadlines import Deadlines
from bedesten.service.house import House
from bedesten.service.notices.notice import DEADLINE, REMINDER
from bedesten.service.store import Store
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from bedesten.service.warnings import Warnings, warns_at
from service.people import ADA, BOB, EVE, device_of, house_at, in_loop, two_at_a_table
from service.test_notices import channel, told

DAY = 86_400_000
DAYS = TimeControl(move=86_400)


@in_loop
async def test_the_bot_that_was_agreed_comes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=DAYS, stand_in="keen")
        seat, deadline = table.game.asked, table.deadline() or 0
        house.now = lambda: deadline
        await house.seats.time_is_up(table.id)
        assert table.seats[seat].bot == "keen"
        assert seats.resign(table, 1 - seat).becomes.bot == "keen"


def test_there_must_be_such_a_bot() -> None:
    with pytest.raises(Refused, match="no bot"):
        TableSettings(stand_in="deep blue").options()


@in_loop
async def test_where_the_others_decide_no_bot_comes_by_itself(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=DAYS, late="vote", away=2 * 86_400)
        seat, deadline = table.game.asked, table.deadline() or 0
        with pytest.raises(Refused, match="hasn’t been away"):
            seats.send_bot(table, [1 - seat], seat, "greedy", deadline - 1)
        house.now = lambda: deadline
        await house.seats.time_is_up(table.id)
        assert table.seats[seat].bot is None and Deadlines(house).due(table) is None
        assert seats.send_bot(table, [1 - seat], seat, "greedy", deadline)[1]


@in_loop
async def test_time_for_the_game_is_not_voted_about(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(move=86_400, game=2 * 86_400), late="vote")
        seat, end = table.game.asked, table.bot_comes_at()
        assert end and end - (table.deadline() or 0) == DAY
        house.now = lambda: end
        await house.seats.time_is_up(table.id)
        assert table.seats[seat].kind == "late"


@in_loop
async def test_where_nobody_is_told_who_is_there_half_of_the_others_are_enough(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        wishes = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")]
        table = await house.new_tables.open(TableSettings(players=3, premoves=True, away=86_400), wishes, ADA)
        await house.seats.join(table.id, BOB, "Bob")
        await house.seats.join(table.id, EVE, "Eve")
        seat, at = table.game.asked, table.awaited_since + DAY
        one, other = (i for i in range(3) if i != seat)
        assert [table.away_since(i) is not None for i in (seat, one, other)] == [True, False, False]
        with pytest.raises(Refused, match="hasn’t been away"):
            seats.send_bot(table, [one], seat, "greedy", at - 1)
        votes, becomes = seats.send_bot(table, [one], seat, "greedy", at)
        assert votes == [one] and becomes and becomes.becomes.bot == "greedy"


# -- warnings


@in_loop
async def test_whoever_is_awaited_is_warned_once(database_url: str) -> None:
    async with Store(database_url) as store, House(store) as house:
        table = await two_at_a_table(house, clock=DAYS)
        seat, at = table.game.asked, warns_at(table)
        assert at and (table.deadline() or 0) - at == DAY // 4
        await store.write(others=[channel("one", device_of(seat)), channel("two", device_of(1 - seat))])
        warnings = Warnings(house)
        assert warnings.due(table) == at
        await warnings.ring(table.id)
        assert await told(store, device_of(seat)) == [], "there is time yet"
        house.now = lambda: at
        await warnings.ring(table.id)
        await Warnings(house).ring(table.id)  # after a restart
        assert [one.split()[0] for one in await told(store, device_of(seat))] == [DEADLINE]
        assert await told(store, device_of(1 - seat)) == [] and warnings.due(table) is None


@in_loop
async def test_there_are_no_warnings_in_a_game_of_minutes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        assert warns_at(await two_at_a_table(house, clock=TimeControl(move=600))) is None
        assert warns_at(await two_at_a_table(house)) is None


@in_loop
async def test_a_reminder_is_also_a_notice(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        seat, at = table.game.asked, house.now() + 31_000
        await house.store.write(others=[channel("one", device_of(seat))])
        for minutes, times in ((0, 1), (2, 1), (60, 2)):  # once an hour
            house.now = lambda after=60_000 * minutes: at + after  # type: ignore[misc]
            await house.speech.remind(table.id, device_of(1 - seat))
            assert [one.split()[0] for one in await told(house.store, device_of(seat))] == [REMINDER] * times
