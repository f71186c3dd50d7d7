"""Since when somebody is awaited, and how the others may remind him; with or without a clock, and without a commit."""

from pathlib import Path
from random import Random

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.house import House
from bedesten.service.reminders import REMINDER_INTERVAL, THINKING_TIME
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import ADA, EVE, device_of, house_at, in_loop, play_on, two_at_a_table


def later(house: House, seconds: int) -> None:
    at = house.now() + 1000 * seconds
    house.now = lambda: at


def others(table: Table) -> tuple[int, str]:
    """Who waits, and at which device."""
    waiting = 1 - (table.to_act() or 0)
    return waiting, device_of(waiting)


@in_loop
async def test_whoever_is_to_act_is_reminded_until_he_does_something(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        awaited, (waiting, device) = table.to_act(), others(table)
        later(house, THINKING_TIME + 1)
        seq, changes = table.seq, table.changes
        await house.speech.remind(table.id, device)
        told = table.reminder()
        assert told and (told.seat, told.by) == (awaited, waiting)
        assert table.seq == seq, "nothing of it is stored"
        assert table.changes > changes, "but it is told"
        await play_on(house, table, Random(1), 1)
        assert table.reminder() is None


@in_loop
async def test_nobody_is_reminded_before_he_could_think_nor_again_and_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        waiting, device = others(table)
        with pytest.raises(Refused, match="a little longer"):
            await house.speech.remind(table.id, device)
        later(house, THINKING_TIME + 1)
        await house.speech.remind(table.id, device, waiting)
        first = table.reminder()
        with pytest.raises(TooMuch, match="already"):
            await house.speech.remind(table.id, device)
        assert table.reminder() == first
        later(house, REMINDER_INTERVAL + 1)
        await house.speech.remind(table.id, device)
        assert table.reminder() != first


@in_loop
async def test_only_the_others_at_the_table_remind_and_only_a_person(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        waiting, device = others(table)
        later(house, THINKING_TIME + 1)
        with pytest.raises(Refused, match="nobody to remind"):
            await house.speech.remind(table.id, device_of(1 - waiting))
        with pytest.raises(NotYours):
            await house.speech.remind(table.id, EVE)
        with pytest.raises(NotYours):
            await house.speech.remind(table.id, device, 1 - waiting)
        await house.seats.hand_over(table.id, device_of(1 - waiting), 1 - waiting, "greedy")
        with pytest.raises(Refused, match="nobody to remind"):
            await house.speech.remind(table.id, device)
        assert table.reminder() is None


@in_loop
async def test_before_the_game_nobody_is_awaited(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        later(house, THINKING_TIME + 1)
        with pytest.raises(Refused, match="nobody to remind"):
            await house.speech.remind(table.id, ADA)


@in_loop
async def test_since_when_somebody_is_awaited_follows_from_the_answers_alone(tmp_path: Path) -> None:
    """What else happens at the table does not make the wait shorter, and a restart does not either."""
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        await play_on(house, table, Random(1), 3)
        assert table.last
        since = table.awaited_since
        assert since == table.last["at"]
        await house.seats.list_table(table.id, ADA, True)
        assert table.awaited_since == since
        assert (await House(house.store).tables.find(table.id)).awaited_since == since
