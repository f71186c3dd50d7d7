"""Days away, as agreed: the clock stands still, the others see until when, and nothing is retroactive."""

from pathlib import Path
from random import Random

import pytest

from bedesten.engine.errors import Refused
from bedesten.service import holidays, seats, snapshots
from bedesten.service.clock import Clock
from bedesten.service.errors import NotYours
from bedesten.service.holidays import DAY, Holiday, declared
from bedesten.service.hours import Hours
from bedesten.service.house import House
from bedesten.service.snapshots import restore, snapshot_of
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from bedesten.web.updates import summary
from service.people import ADA, EVE, answer, device_of, house_at, in_loop, play_on, two_at_a_table
from service.test_house import again

AT = 1_800_000_000_000
DAYS = TimeControl(move=86_400)


def days(since: float, until: float) -> Holiday:
    return Holiday(AT + int(since * DAY), AT + int(until * DAY))


# -- what was agreed


def test_a_holiday_lasts_as_long_as_was_agreed_and_no_longer() -> None:
    assert declared([], 5, None, AT + 5 * DAY, AT) == days(0, 5)
    assert declared([], 5, AT + 100 * DAY, AT + 105 * DAY, AT) == days(100, 105)
    with pytest.raises(Refused, match="more than was agreed: 5\xa0days within any 30\xa0days"):
        declared([], 5, None, AT + 5 * DAY + 1, AT)


def test_the_sum_is_bounded_within_any_thirty_days() -> None:
    taken = [days(0, 3)]
    assert declared(taken, 5, AT + 20 * DAY, AT + 22 * DAY, AT) == days(20, 22)
    with pytest.raises(Refused, match="more than"):
        declared(taken, 5, AT + 20 * DAY, AT + 23 * DAY, AT)
    assert declared(taken, 5, AT + 30 * DAY, AT + 35 * DAY, AT) == days(30, 35)
    with pytest.raises(Refused, match="more than"):  # also by a window that begins within the first
        declared(taken, 5, AT + 27 * DAY, AT + 32 * DAY, AT)
    with pytest.raises(Refused, match="more than"):  # and by what is declared before one that is to come
        declared([days(40, 44)], 5, AT + 35 * DAY, AT + 37 * DAY, AT)


def test_a_day_that_has_begun_counts_whole() -> None:
    """Or somebody could leave and come back again and again."""
    short = [Holiday(AT + i * DAY, AT + i * DAY + 1) for i in range(5)]
    with pytest.raises(Refused, match="more than"):
        declared(short, 5, AT + 6 * DAY, AT + 6 * DAY + 1, AT)


@pytest.mark.parametrize(
    ("agreed", "since", "until", "why"),
    [
        (0, None, AT + DAY, "No holidays were agreed"),
        (5, AT - 1, AT + DAY, "can’t give back time"),
        (5, AT + DAY, AT + DAY, "ends after it begins"),
        (5, None, AT - 1, "ends after it begins"),
        (5, AT + 181 * DAY, AT + 182 * DAY, "at most 180\xa0days"),
        (5, AT + DAY, AT + 3 * DAY, "another holiday then"),
    ],
)
def test_what_cannot_be_declared(agreed: int, since: int | None, until: int, why: str) -> None:
    with pytest.raises(Refused, match=why):
        declared([days(2, 4)], agreed, since, until, AT)


def test_ending_keeps_what_is_over_and_takes_back_what_is_to_come() -> None:
    taken = (days(-3, -1), days(0, 4), days(10, 12))
    assert holidays.after(taken, holidays.END, AT + DAY) == (days(-3, -1), days(0, 1))
    assert holidays.after((), days(1, 2).word, AT) == (days(1, 2),)


@pytest.mark.parametrize("agreed", [-1, 31])
def test_no_more_days_can_be_agreed_on_than_a_window_has(agreed: int) -> None:
    with pytest.raises(Refused, match="between 0 and 30"):
        TableSettings(holidays=agreed).options()


# -- the clock


def test_the_clock_stands_still_for_whoever_is_away() -> None:
    away: dict[int, list[Holiday]] = {0: [Holiday(5000, 65_000)]}
    watch = Clock(TimeControl(move=10, game=100), 2, holidays=away)
    watch.goes_on(0, 1, 1000)
    assert watch.deadline() == 11_000 + 60_000
    watch.goes_on(1, 2, 66_000)
    assert watch.used == [5000, 0] and watch.deadline() == 76_000, "of the other, nothing has changed"


def test_a_holiday_and_a_closed_house_do_not_count_twice() -> None:
    hours = Hours()
    watch = Clock(TimeControl(move=10), 2, hours, {0: [Holiday(5000, 65_000)]})
    watch.goes_on(0, 1, 1000)
    hours.close(60_000, 70_000)
    assert watch.deadline() == 71_000 + 5000


# -- at a table


def shown(table: Table, seat: int) -> tuple[int, int] | None:
    told = summary(table, ()).seats[seat].holiday
    return (told.since, told.until) if told else None


@in_loop
async def test_the_others_see_until_when_and_the_deadline_comes_later(database_url: str) -> None:
    async with Store(database_url) as store, House(store) as house:
        table = await two_at_a_table(house, clock=DAYS, holidays=3)
        seat, deadline, until = table.game.asked, table.deadline() or 0, house.now() + 2 * DAY
        await house.moves.take_holiday(table.id, device_of(seat), None, None, until)
        told = shown(table, seat)
        assert told and told[1] == until and shown(table, 1 - seat) is None
        assert (table.deadline() or 0) - deadline == until - told[0]
        assert (await again(house, table)).holidays == table.holidays, "it is stored"
        await house.moves.take_holiday(table.id, device_of(seat), None, None, None)
        assert shown(table, seat) is None and abs((table.deadline() or 0) - deadline) < 60_000


@in_loop
async def test_a_snapshot_keeps_holidays(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=DAYS, holidays=3)
        await house.moves.take_holiday(table.id, device_of(0), None, None, house.now() + DAY)
        await play_on(house, table, Random(1), 5)
        stored = snapshots.snapshot_of(table)
        twin = Table(table.id, table.settings, table.secret, table.stage, False, table.host, table.seats, hours=table.hours)
        restore(twin, stored)
        assert (twin.holidays, twin.deadline()) == (table.holidays, table.deadline()) and snapshot_of(twin) == stored


@in_loop
async def test_whoever_is_late_stays_late(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=DAYS, holidays=3)
        seat, deadline = table.game.asked, table.deadline() or 0
        house.now = lambda: deadline
        with pytest.raises(Refused, match="Your time is over already"):
            await house.moves.take_holiday(table.id, device_of(seat), None, None, deadline + DAY)
        await house.seats.time_is_up(table.id)
        with pytest.raises(Refused, match="bot"):
            await house.moves.take_holiday(table.id, device_of(seat), None, None, deadline + DAY)
        assert table.seats[seat].bot == "greedy" and not table.holidays


@in_loop
async def test_nobody_is_sent_away_or_reminded_who_is_on_holiday(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, holidays=3)
        seat, waiting = table.game.asked, 1 - table.game.asked
        await house.moves.take_holiday(table.id, device_of(seat), None, None, house.now() + DAY)
        at = house.now() + DAY // 2
        house.now = lambda: at
        with pytest.raises(Refused, match="is on holiday"):
            seats.send_bot(table, [waiting], seat, "greedy", at)
        with pytest.raises(Refused, match="is on holiday"):
            await house.speech.remind(table.id, device_of(waiting))
        assert seats.send_bot(table, [waiting], seat, "greedy", at + DAY)[1], "afterwards as before"


@in_loop
async def test_nobody_takes_a_holiday_for_somebody_else(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, holidays=3)
        for device, seat in ((EVE, None), (ADA, 1)):
            with pytest.raises(NotYours):
                await house.moves.take_holiday(table.id, device, seat, None, house.now() + DAY)
        waiting = await house.new_tables.open(TableSettings(players=2, holidays=3), [SeatWish("me", "A"), SeatWish("open")], ADA)
        with pytest.raises(Refused, match="hasn’t started"):
            await house.moves.take_holiday(waiting.id, ADA, None, None, house.now() + DAY)


@in_loop
async def test_one_may_play_on_holiday(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=DAYS, holidays=3)
        seat = table.game.asked
        await house.moves.take_holiday(table.id, device_of(seat), None, None, house.now() + DAY)
        assert await answer(house, table) == seat and shown(table, seat)
