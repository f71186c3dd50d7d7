"""Somebody wants another roll, and tries to get those out of the way who would have to agree; or more time than he has."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest

from bedesten.engine.errors import Refused
from bedesten.service import going_back
from bedesten.service.errors import NotYours
from bedesten.service.house import House
from bedesten.service.kinds import VOTE
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from service import deeds
from service.people import ADA, BOB, EVE, answer, device_of, house_at, in_loop, play_on, two_at_a_table

DEVICES = (ADA, BOB, EVE)


async def three_at_a_table(house: House) -> Table:
    table = await house.new_tables.open(
        TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
    )
    await house.seats.join(table.id, BOB, "Bob")
    await house.seats.join(table.id, EVE, "Eve")
    return table


@contextmanager
def there(house: House, table: Table, *devices: str) -> Iterator[None]:
    """These people look at the table through sockets."""
    with ExitStack() as sockets:
        for device in devices:
            sockets.enter_context(house.subscribers.awaiting(table.id, lambda device=device: None, device))  # type: ignore[misc]
        house.announcements.announce(table)
        yield
    house.announcements.announce(table)


def later(house: House, seconds: int) -> None:
    at = house.now() + 1000 * seconds
    house.now = lambda: at


@in_loop
async def test_nobody_hands_over_the_seat_of_one_who_is_there(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        with there(house, table, BOB):
            later(house, 10_000)
            seq = table.seq
            for bot, why in (("greedy", "Bob is here"), ("random", "At this table greedy plays")):
                with pytest.raises(Refused, match=why):
                    await house.seats.hand_over(table.id, ADA, 1, bot)
            with pytest.raises(NotYours):
                await house.seats.hand_over(table.id, ADA, 1, None)
            assert table.seats[1].bot is None and table.seq == seq


@in_loop
async def test_whoever_has_just_gone_or_just_answered_is_not_away_yet(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        with there(house, table, BOB):
            later(house, 500)
        later(house, table.settings.away - 1)
        with pytest.raises(Refused, match="a bot may play there in 1\u00a0second"):
            await house.seats.hand_over(table.id, ADA, 1, "greedy")
        later(house, 1)
        await house.seats.hand_over(table.id, ADA, 1, "greedy")
        assert table.seats[1].bot == "greedy"
        await house.seats.hand_over(table.id, BOB, 1, None)
        assert table.seats[1].bot is None, "one click, and the seat is one's own again"


@in_loop
async def test_all_who_are_there_have_to_agree_and_each_vote_is_kept(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await three_at_a_table(house)
        with there(house, table, ADA, EVE):
            later(house, table.settings.away)
            await house.seats.hand_over(table.id, ADA, 1, "greedy")
            assert table.seats[1].bot is None and table.votes_for_bot(1) == [0]
            seq = table.seq
            await house.seats.hand_over(table.id, ADA, 1, "greedy")
            assert table.seq == seq, "the same vote is not stored twice"
            await house.seats.hand_over(table.id, EVE, 1, "greedy")
            assert table.seats[1].bot == "greedy" and table.votes_for_bot(1) == []
        kept = [(row["seat"], row["word"]) for row in await house.store.entries_of(table.id) if row["kind"] == VOTE]
        assert kept == [(0, "1"), (2, "1")]
        again = await House(house.store).tables.find(table.id)
        assert again.seats == table.seats and again.seq == table.seq


@in_loop
async def test_votes_are_void_when_the_person_was_there_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await three_at_a_table(house)
        with there(house, table, ADA, EVE):
            later(house, table.settings.away)
            await house.seats.hand_over(table.id, ADA, 1, "greedy")
            with there(house, table, BOB):
                assert table.votes_for_bot(1) == []
                later(house, 1)
            later(house, table.settings.away)
            await house.seats.hand_over(table.id, EVE, 1, "greedy")
            assert table.seats[1].bot is None and table.votes_for_bot(1) == [2]


@in_loop
async def test_who_is_there_is_heard_from_other_processes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        later(house, 10_000)
        await house.announcements.hear(f"{table.id} {table.seq} 0 another-process 0 1")
        with pytest.raises(Refused, match="Bob is here"):
            await house.seats.hand_over(table.id, ADA, 1, "greedy")
        await house.announcements.hear(f"{table.id} {table.seq} 0 another-process 0 ")
        with pytest.raises(Refused, match="hasn’t been away long enough"):
            await house.seats.hand_over(table.id, ADA, 1, "greedy")
        later(house, 10_000)
        await house.announcements.look_for_missed()  # what was said meanwhile was not heard
        with pytest.raises(Refused, match="hasn’t been away long enough"):
            await house.seats.hand_over(table.id, ADA, 1, "greedy")


@in_loop
async def test_a_stand_in_does_not_agree_to_go_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        await play_on(house, table, Random(1), 30)
        later(house, 10_000)
        await house.seats.hand_over(table.id, ADA, 1, "greedy")
        length, to = len(table.game.log), next(i for i, entry in enumerate(table.game.log) if entry.seat == 0)
        await deeds.propose(house, table.id, ADA, 0, table.seq, to)
        assert going_back.awaited(table) == [1] and len(table.game.log) == length
        if table.game.asked == 1:
            await house.moves.answer_for_bot(table.id, 1, table.seq, [table.game.question.words[0]])
            assert going_back.awaited(table) == [1], "what a bot answers does not settle it"
        await deeds.decline(house, table.id, ADA, 0, table.seq)
        assert table.proposal is None, "withdrawn"
        await deeds.propose(house, table.id, ADA, 0, table.seq, to)
        await deeds.agree(house, table.id, BOB, 1, table.seq)
        assert len(table.game.log) == to, "the person has agreed, even though a bot plays"


@in_loop
async def test_taking_back_a_seat_that_one_has_does_not_restart_the_clock(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(move=60))
        seat, deadline, seq = table.game.asked, table.deadline(), table.seq
        await house.seats.hand_over(table.id, device_of(seat), seat, None)
        assert (table.deadline(), table.seq) == (deadline, seq), "nothing has changed, and nothing is stored"
        await house.seats.hand_over(table.id, device_of(seat), seat, "greedy")
        stored = table.seq
        await house.seats.hand_over(table.id, device_of(seat), seat, "greedy")
        assert table.seq == stored
        await house.seats.hand_over(table.id, device_of(seat), seat, None)
        assert table.deadline() == deadline, "the bot has done nothing"
        assert (await House(house.store).tables.find(table.id)).deadline() == deadline


@in_loop
async def test_time_that_was_up_is_given_again_only_if_the_game_has_gone_on(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=TimeControl(move=60))
        seat, deadline = table.game.asked, table.deadline()
        assert deadline
        house.now = lambda: deadline
        await house.seats.time_is_up(table.id)
        await house.seats.hand_over(table.id, device_of(seat), seat, None)
        assert table.deadline() == deadline
        await house.seats.time_is_up(table.id)
        assert table.seats[seat].bot == "greedy"


@in_loop
async def test_nothing_that_changes_nothing_is_stored(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        seat = await answer(house, table)
        to = len(table.game.log) - 1
        while table.game.log[to].seat != seat:
            to -= 1
        await deeds.propose(house, table.id, device_of(seat), seat, table.seq, to)
        seq = table.seq
        await deeds.propose(house, table.id, device_of(seat), seat, table.seq, to)
        await house.seats.list_table(table.id, ADA, table.listed)
        await house.speech.silence(table.id, ADA, 1, False)
        assert table.seq == seq
