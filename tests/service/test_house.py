"""Tables in the house: who sits there, what is refused, what survives."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bedesten.engine.errors import Refused
from bedesten.engine.record import read_record
from bedesten.service import disclosure
from bedesten.service.errors import NotYours, TooMuch, Unknown
from bedesten.service.fairness import verify
from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.store import Store
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from service import deeds
from service.people import ADA, BOB, EVE, answer, device_of, house_at, in_loop, play_on, two_at_a_table


async def again(house: House, table: Table) -> Table:
    """The table as another process would find it."""
    return await House(house.store).tables.find(table.id)


def same(one: Table, other: Table) -> bool:
    """Are they the same in all that follows from the entries? How long the log was before a snapshot is not known any more."""
    if any(ours != theirs and 0 not in (ours, theirs) for ours, theirs in zip(one.lengths, other.lengths, strict=True)):
        return False
    return (one.seq, one.stage, one.seats, one.memory.draws, one.confirmed, one.undone, one.rematch) == (
        other.seq,
        other.stage,
        other.seats,
        other.memory.draws,
        other.confirmed,
        other.undone,
        other.rematch,
    ) and (not one.has_begun or one.game.position == other.game.position)


# -- sitting down and getting up


@in_loop
async def test_a_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        assert table.stage == "waiting"
        assert (await house.seats.join(table.id, BOB, "Bob")).seat == 1
        assert table.stage == "playing" and table.game.asked in (0, 1)
        assert same(table, await again(house, table))


@in_loop
async def test_whoever_sits_there_already_keeps_the_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        assert (await house.seats.join(table.id, BOB, "Robert")).seat == 1
        assert table.seats[1].name == "Bob"
        with pytest.raises(Refused, match="no free seat"):
            await house.seats.join(table.id, EVE, "Eve")


@in_loop
async def test_one_seat_is_given_to_one_of_two_processes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        other = House(house.store)
        await other.tables.find(table.id)
        found = await asyncio.gather(
            house.seats.join(table.id, BOB, "Bob"), other.seats.join(table.id, EVE, "Eve"), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in found) == ["Caller", "Stale"]
        assert same(await again(house, table), await house.tables.find(table.id))


@in_loop
async def test_leaving_opens_the_seat_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
        )
        await house.seats.join(table.id, BOB, "Bob")
        await house.seats.leave(table.id, BOB)
        assert [seat.kind for seat in table.seats] == ["person", "open", "open"]
        assert (await house.seats.join(table.id, EVE, "Eve")).seat == 1
        assert same(table, await again(house, table))


@in_loop
async def test_the_next_person_is_the_host_and_the_last_closes_the_table(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        seats = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")]
        table = await house.new_tables.open(TableSettings(players=3), seats, ADA, listed=True)
        await house.seats.join(table.id, BOB, "Bob")
        await house.seats.leave(table.id, ADA)
        assert table.host == table.seats[1].token and table.stage == "waiting"
        await house.seats.leave(table.id, BOB)
        assert table.stage == "closed" and await house.tables.listed() == []
        with pytest.raises(Refused, match="no free seat"):
            await house.seats.join(table.id, EVE, "Eve")
        assert (await again(house, table)).stage == "closed"


@in_loop
async def test_nobody_leaves_a_running_game_but_one_can_resign(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        with pytest.raises(Refused, match="resign, or let a bot play"):
            await house.seats.leave(table.id, ADA)
        await house.seats.resign(table.id, ADA)
        assert (table.seats[0].kind, table.seats[0].bot) == ("resigned", "greedy")
        for attempt in (house.seats.hand_over(table.id, ADA, 0, None), house.seats.hand_over(table.id, BOB, 0, "random")):
            with pytest.raises(Refused, match="resigned"):
                await attempt
        with pytest.raises(Refused, match="already"):
            await house.seats.resign(table.id, ADA)
        assert same(table, await again(house, table))


@in_loop
async def test_a_bot_stands_in_and_the_person_comes_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        seat = table.game.asked
        await house.seats.hand_over(table.id, device_of(seat), seat, "random")
        with pytest.raises(Refused, match="take your seat back"):
            await answer(house, table)
        await house.moves.answer_for_bot(table.id, seat, table.seq, [table.game.question.words[0]])
        with pytest.raises(NotYours):
            await house.seats.hand_over(table.id, device_of(1 - seat), seat, None)
        await house.seats.hand_over(table.id, device_of(seat), seat, None)
        assert table.seats[seat].bot is None
        assert same(table, await again(house, table))


@in_loop
async def test_a_personal_link_moves_the_seat_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        with pytest.raises(NotYours):
            await house.seats.link(table.id, BOB, 0)
        old, key = await house.seats.link(table.id, ADA, 0), await house.seats.link(table.id, ADA, 0)
        for wrong in (old, "", "no key"):
            with pytest.raises(NotYours, match="works once"):
                await house.seats.move(table.id, EVE, wrong)
        assert (await house.seats.move(table.id, EVE, key)).seat == 0
        with pytest.raises(NotYours):
            await house.seats.move(table.id, BOB, key)
        with pytest.raises(NotYours):
            await house.seats.resign(table.id, ADA)
        assert same(table, await again(house, table))
        stored = (tmp_path / "house.db").read_bytes() + (tmp_path / "house.db-wal").read_bytes()
        assert key.encode() not in stored


@in_loop
async def test_a_device_opens_only_so_many_tables(tmp_path: Path) -> None:
    async with Store(f"sqlite+aiosqlite:///{tmp_path}/x.db") as store, House(store, tables_at_once=2) as house:
        seats = [SeatWish("me", "Ada"), SeatWish("open")]
        tables = [await house.new_tables.open(TableSettings(players=2), seats, ADA) for _ in range(2)]
        with pytest.raises(TooMuch, match="2 unfinished tables"):
            await house.new_tables.open(TableSettings(players=2), seats, ADA)
        await house.seats.leave(tables[0].id, ADA)
        await house.new_tables.open(TableSettings(players=2), seats, ADA)


@pytest.mark.parametrize("table_id", ["nowhere", "", "../x", "a\x00b", "ä" * 300])
@in_loop
async def test_an_unknown_table(tmp_path: Path, table_id: str) -> None:
    async with house_at(tmp_path) as house:
        with pytest.raises(Unknown):
            await house.tables.find(table_id)


@pytest.mark.parametrize("clock", [TimeControl(move=0), TimeControl(game=-1), TimeControl(move=10**12)])
@in_loop
async def test_a_clock_that_makes_no_sense(tmp_path: Path, clock: TimeControl) -> None:
    async with house_at(tmp_path) as house:
        with pytest.raises(Refused, match="between 1\u00a0second and 365\u00a0days"):
            await two_at_a_table(house, clock=clock)


# -- the host


@in_loop
async def test_the_host_gives_seats_to_bots_and_opens_them_before_the_game(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
        )
        await house.seats.join(table.id, BOB, "Bob")
        await house.seats.hand_over(table.id, ADA, 2, "keen")
        assert table.stage == "playing" and (table.seats[2].kind, table.seats[2].bot) == ("bot", "keen")
        assert same(table, await again(house, table))


@in_loop
async def test_the_host_says_goodbye_to_a_guest_and_to_a_bot(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("bot")], ADA, adds_text=True
        )
        other = await House(house.store).tables.find(table.id)
        await house.seats.join(table.id, BOB, "Bob")
        await house.seats.hand_over(table.id, ADA, 1, None)
        await house.seats.hand_over(table.id, ADA, 2, None)
        assert [seat.kind for seat in table.seats] == ["person", "open", "open"] and table.stage == "waiting"
        with pytest.raises(NotYours):
            await house.seats.leave(table.id, BOB)
        assert (await house.seats.join(table.id, EVE, "Eve")).seat == 1
        assert same(table, await again(house, table)) and other.seq == 0


@in_loop
async def test_what_the_host_may_not_do_and_what_others_may_not(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
        )
        await house.seats.join(table.id, BOB, "Bob")
        for attempt in (
            house.seats.hand_over(table.id, BOB, 2, "greedy"),
            house.seats.hand_over(table.id, EVE, 1, None),
            house.seats.list_table(table.id, BOB, True),
            house.speech.silence(table.id, BOB, 0, True),
        ):
            with pytest.raises(NotYours, match="Only the host"):
                await attempt
        for seat, bot, why in ((0, None, "your own seat"), (3, None, "3 seats"), (-1, None, "3 seats"), (2, "hal", "hal")):
            with pytest.raises(Refused, match=why):
                await house.seats.hand_over(table.id, ADA, seat, bot)
        for seat in (0, 2, 7):
            with pytest.raises(Refused, match="only another person"):
                await house.speech.silence(table.id, ADA, seat, True)
        await house.seats.leave(table.id, ADA)
        await house.seats.hand_over(table.id, BOB, 2, "greedy")
        assert table.seats[2].kind == "bot", "Bob is the host now"


@in_loop
async def test_the_host_moves_with_the_seat(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("open"), SeatWish("me", "Ada"), SeatWish("open")], ADA
        )
        await house.seats.join(table.id, BOB, "Bob")
        there = House(house.store)
        other = await there.tables.find(table.id)
        await house.seats.move(table.id, EVE, await house.seats.link(table.id, ADA, 1))
        assert table.host == EVE
        other.is_behind = True
        assert (await there.tables.find(table.id)).host == EVE


@in_loop
async def test_the_host_lists_a_table_later(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        assert await house.tables.listed() == []
        await house.seats.list_table(table.id, ADA, True)
        assert await house.tables.listed() == [table] and (await again(house, table)).listed
        await house.seats.list_table(table.id, ADA, False)
        assert await house.tables.listed() == [] and not (await again(house, table)).listed


@in_loop
async def test_a_guest_brings_a_friend_along(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
        )
        assert (await house.seats.join(table.id, BOB, "Bob")).seat == 1
        assert (await house.seats.join(table.id, BOB, "Bob again")).seat == 1
        assert (await house.seats.join(table.id, BOB, "Grace", "grace's luck", here=True)).seat == 2
        assert [seat.name for seat in table.seats] == ["Ada", "Bob", "Grace"] and table.stage == "playing"
        assert (await house.seats.join(table.id, BOB, "Grace", seat=2, here=True)).seat == 2, "the same again is harmless"


# -- spectators


@pytest.mark.slow(1)
@in_loop
async def test_spectators_are_counted_and_whoever_sits_down_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
        )

        async def counted(number: int) -> None:
            async with asyncio.timeout(240):
                while table.spectators != number:
                    await asyncio.sleep(0.05)

        watched = [
            house.subscribers.noticing(table.id, device) for device in (BOB, "", None)
        ]  # None: the house itself, which looks on nowhere
        async with house.subscribers.noticing(table.id, ADA) as changed, watched[0], watched[1], watched[2]:
            await counted(2)
            assert changed.is_set()
            await house.seats.join(table.id, BOB, "Bob")
            await counted(1)
        await counted(0)
        await house.announcements.hear(f"{table.id} {table.seq} 0 0badcafe 7 ")
        assert table.spectators == 7
        monkeypatch.setattr(house, "now", lambda: now() + 200_000)
        await house.announcements.hear(f"{table.id} {table.seq} 0 1badcafe 2 ")
        assert table.spectators == 2, "what a process told long ago counts no more"


# -- what is no text


@pytest.mark.parametrize("wrong", ["a\0b", "\0", "half \ud83d", "\udc00"])
@in_loop
async def test_what_no_database_can_keep_is_refused_in_words(database_url: str, wrong: str) -> None:
    record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
    async with Store(database_url) as store, House(store) as house:
        seats = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")]
        table = await house.new_tables.open(TableSettings(players=3), seats, ADA, adds_text=True)
        for attempt in (
            house.new_tables.open(TableSettings(players=3), [SeatWish("me", wrong), *seats[1:]], ADA),
            house.new_tables.open(TableSettings(players=3), [*seats[:2], SeatWish("bot", wrong)], ADA),
            house.new_tables.import_record(record.replace("red", f"red{wrong}"), 50, seats[:2], ADA),
            house.seats.join(table.id, BOB, wrong),
            house.seats.join(table.id, BOB, "Bob", wrong),
            house.seats.add_text(table.id, ADA, wrong),
            house.speech.say(table.id, ADA, wrong),
            house.speech.say(table.id, EVE, "Hello", name=wrong),
        ):
            with pytest.raises(Refused, match="invalid character"):
                await attempt
        with pytest.raises(NotYours):
            await house.seats.move(table.id, EVE, wrong)
        with pytest.raises(Unknown):
            await house.tables.find(wrong)
        assert (await again(house, table)).seq == 0
        await house.seats.join(table.id, BOB, "Zoë 🎲", "ß 𝕬")
        assert (await again(house, table)).seats[1] == table.seats[1]


# -- what is added to the dice


@in_loop
async def test_the_seal_is_there_before_any_text(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        seats = [SeatWish("me", "Ada"), SeatWish("here", "Grace"), SeatWish("bot")]
        table = await house.new_tables.open(TableSettings(players=3), seats, ADA, adds_text=True)
        seal = disclosure.seal(table).seal
        assert table.stage == "waiting" and [bool(seat.text) for seat in table.seats] == [False, False, True]
        with pytest.raises(NotYours):
            await house.seats.add_text(table.id, EVE, "eve's luck")
        await house.seats.add_text(table.id, ADA, "my own luck", seat=1)
        assert table.stage == "waiting" and same(table, await again(house, table))
        await house.seats.add_text(table.id, ADA, "more luck")
        assert table.stage == "playing" and disclosure.seal(table).seal == seal
        assert disclosure.seal(table).texts[:2] == ("more luck", "my own luck") and same(table, await again(house, table))


@in_loop
async def test_a_text_is_added_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA, adds_text=True
        )
        await house.seats.add_text(table.id, ADA, "my own luck")
        seq = (await house.seats.add_text(table.id, ADA, " my own luck")).seq
        assert (await house.seats.add_text(table.id, ADA, "")).seq == seq == 1, "the same again is harmless"
        with pytest.raises(Refused, match="add to the dice once"):
            await house.seats.add_text(table.id, ADA, "another")
        with pytest.raises(Refused, match="up to 200"):
            await house.seats.join(table.id, BOB, "Bob", "x" * 201)
        await house.seats.join(table.id, BOB, "Bob", "bob's luck")
        with pytest.raises(Refused, match="add to the dice once"):
            await house.seats.add_text(table.id, BOB, "another")
        await play_on(house, table, Random(3))
        assert verify(read_record(disclosure.record(table, 5)), disclosure.seal(table).seal, "bob's luck").texts == (
            "my own luck",
            "bob's luck",
        )


# -- being ready


@in_loop
async def test_whoever_is_not_ready_after_all_takes_the_text_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA, adds_text=True
        )
        await house.seats.add_text(table.id, ADA, "my own luck")
        await house.seats.take_text_back(table.id, ADA)
        assert (await house.seats.take_text_back(table.id, ADA)).seq == 2, "the same again is harmless"
        await house.seats.join(table.id, BOB, "Bob", "bob's luck")
        assert table.stage == "waiting" and same(table, await again(house, table))
        with pytest.raises(NotYours):
            await house.seats.take_text_back(table.id, EVE)
        await house.seats.add_text(table.id, ADA, "better luck")
        assert table.stage == "playing" and disclosure.seal(table).texts == ("better luck", "bob's luck")
        with pytest.raises(Refused, match="has started"):
            await house.seats.take_text_back(table.id, ADA)
        await play_on(house, table, Random(5))
        assert verify(read_record(disclosure.record(table, 5)), disclosure.seal(table).seal, "better luck").is_fair


@in_loop
async def test_with_a_pause_the_game_begins_when_all_have_been_ready_for_so_long(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house, house_at(tmp_path) as other:
        table = await two_at_a_table(house, pause=3)
        seen = await other.tables.find(table.id)
        assert table.stage == "waiting" and table.begins and seen.begins == table.begins
        begins = table.begins
        house.now = lambda: begins - 1
        await house.seats.begin(table.id)
        assert table.stage == "waiting", "it is not time yet"
        await house.seats.take_text_back(table.id, BOB)
        assert table.begins is None
        house.now = lambda: begins
        await house.seats.begin(table.id)
        assert table.stage == "waiting", "Bob has stopped it"
        await house.seats.add_text(table.id, BOB, "bob's luck")
        later = table.begins or 0
        assert later >= begins - 3000
        house.now = lambda: later
        await house.seats.begin(table.id)
        assert table.stage == "playing" and table.begins is None and same(table, await again(house, table))
        seen.is_behind = True
        assert same(table, await other.tables.find(table.id)), "it begins in other processes, too"


@in_loop
@pytest.mark.parametrize("pause", [-1, 61])
async def test_a_pause_that_makes_no_sense(tmp_path: Path, pause: int) -> None:
    async with house_at(tmp_path) as house:
        with pytest.raises(Refused, match="between 0 and 60\u00a0seconds"):
            await two_at_a_table(house, pause=pause)


# -- rematch


@in_loop
async def test_a_rematch_with_the_same_people(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        with pytest.raises(Refused, match="once the game is over"):
            await house.new_tables.rematch(table.id, ADA)
        await play_on(house, table, Random(1))
        with pytest.raises(NotYours):
            await house.new_tables.rematch(table.id, EVE)
        new = await house.new_tables.rematch(table.id, BOB)
        assert (await house.new_tables.rematch(table.id, ADA)).id == new.id == table.rematch
        assert [(seat.name, seat.token) for seat in new.seats] == [(seat.name, seat.token) for seat in table.seats]
        assert new.stage == "waiting" and new.secret != table.secret
        await house.seats.add_text(new.id, BOB, "bob's luck")
        assert new.stage == "waiting", "Ada has not come yet"
        await house.seats.add_text(new.id, ADA, "")
        assert new.stage == "playing" and new.seats[1].text == "bob's luck"
        assert same(table, await again(house, table)) and same(new, await again(house, new))


# -- chat


@in_loop
async def test_what_is_said_is_heard_and_stays(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        await house.speech.say(table.id, ADA, "Hello\n  <b>Bob</b>\x07!")
        await house.speech.say(table.id, EVE, "I am only looking", name="Eve")
        assert [(s.n, s.seat, s.name, s.text) for s in table.said] == [
            (1, 0, "Ada", "Hello <b>Bob</b> !"),
            (2, None, "Eve", "I am only looking"),
        ]
        assert (await again(house, table)).said == table.said


@in_loop
async def test_limits_of_talking(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, at = await two_at_a_table(house), now()
        house.now = lambda: at  # all of it within the same moment
        for text, why in ((" \n", "is empty"), ("x" * 501, "up to 500")):
            with pytest.raises(Refused, match=why):
                await house.speech.say(table.id, ADA, text)
        with pytest.raises(Refused, match="Choose a name"):
            await house.speech.say(table.id, EVE, "Hello")
        with pytest.raises(NotYours):
            await house.speech.say(table.id, ADA, "I am Bob", seat=1)
        for i in range(10):
            await house.speech.say(table.id, ADA, f"{i}")
        with pytest.raises(TooMuch):
            await house.speech.say(table.id, ADA, "and on")
        await house.speech.say(table.id, BOB, "My turn to speak")
        assert len(table.said) == 11
        for i in range(10):
            await house.speech.say(table.id, f"a new device each time {i}", "Hey", name="Eve")
        with pytest.raises(TooMuch):
            await house.speech.say(table.id, EVE, "Hey", name="Eve")


@in_loop
async def test_the_host_silences_a_seat_or_the_spectators(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        await house.speech.silence(table.id, ADA, 1, True)
        await house.speech.silence(table.id, ADA, None, True)
        assert (await house.speech.silence(table.id, ADA, 1, True)).silenced == {1, 5} == (await again(house, table)).silenced
        for device in (BOB, EVE):
            with pytest.raises(NotYours, match="be silent"):
                await house.speech.say(table.id, device, "Hey", name="Somebody")
        await house.speech.say(table.id, ADA, "Silence, please")
        await play_on(house, table, Random(1), 5)
        await house.speech.silence(table.id, ADA, 1, False)
        await house.speech.say(table.id, BOB, "Thank you")
        assert [said.seat for said in table.said] == [0, 1] and same(table, await again(house, table))


@in_loop
async def test_silence_ends_when_another_sits_there(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
        )
        await house.seats.join(table.id, BOB, "Bob")
        await house.speech.silence(table.id, ADA, 1, True)
        await house.seats.leave(table.id, BOB)
        await house.seats.join(table.id, EVE, "Eve")
        await house.speech.say(table.id, EVE, "Hello")


# -- answers that do not fit


@in_loop
async def test_foreign_stale_repeated_and_impossible_answers_change_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        seat, seq, words = table.game.asked, table.seq, table.game.question.words
        before = table.game.position.key()
        tries: list[tuple[str, int, int, list[str], type[Exception]]] = [
            (EVE, seat, seq, words[:1], NotYours),
            (device_of(1 - seat), seat, seq, words[:1], NotYours),
            (device_of(1 - seat), 1 - seat, seq, words[:1], Refused),
            (device_of(seat), seat, seq - 1, words[:1], Stale),
            (device_of(seat), seat, seq + 1, words[:1], Stale),
            (device_of(seat), seat, seq, ["nonsense"], Refused),
            (device_of(seat), seat, seq, ["*5+4"], Refused),
            (device_of(seat), seat, seq, [], Refused),
            (device_of(seat), seat, seq, [words[0]] * 65, Refused),
            (device_of(seat), seat, seq, [words[0], "nonsense"], Refused),
        ]
        for device, who, number, given, error in tries:
            with pytest.raises(error):
                await deeds.answer(house, table.id, device, who, number, given)
            assert (table.seq, table.game.position.key()) == (seq, before)
        await answer(house, table)
        with pytest.raises(Stale, match="Nothing was changed"):
            await deeds.answer(house, table.id, device_of(seat), seat, seq, words[:1])
        assert same(table, await again(house, table))


@in_loop
async def test_several_answers_are_stored_singly(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        seat, seq, length = table.game.asked, table.seq, len(table.game.log)
        await deeds.answer(house, table.id, device_of(seat), seat, seq, [">fabric-warehouse", "leave"])
        given = [entry.word for entry in table.game.log[length:] if entry.seat == seat]
        assert given[:2] == [">fabric-warehouse", "leave"]
        rows = await house.store.entries_of(table.id, seq)
        assert [row["word"] for row in rows] == [entry.word for entry in table.game.log[length:]]
        assert same(table, await again(house, table))


@in_loop
async def test_two_processes_answer_and_one_wins(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        other = House(house.store)
        await other.tables.find(table.id)
        for _ in range(20):
            seat, seq = table.game.asked, table.seq
            word = [table.game.question.words[0]]
            found = await asyncio.gather(
                *(deeds.answer(one, table.id, device_of(seat), seat, seq, word) for one in (house, other)), return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in found) == ["Stale", "int"]
            (await house.tables.find(table.id)).is_behind = (await other.tables.find(table.id)).is_behind = True
            assert same(await house.tables.find(table.id), await other.tables.find(table.id))


@in_loop
async def test_tables_that_nobody_looks_at_are_forgotten_and_read_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        house.tables.tables_kept = 4
        ids = [(await two_at_a_table(house)).id for _ in range(12)]
        async with house.subscribers.noticing(ids[0]):
            looked_at = await house.tables.find(ids[0])
            for i in range(60):
                await answer(house, await house.tables.find(ids[i % 12]))
            assert await house.tables.find(ids[0]) is looked_at
        assert len(house.tables) <= 5
        for table_id in ids:
            table = await house.tables.find(table_id)
            assert same(table, await again(house, table)) and len([e for e in table.game.log if e.seat < 5]) >= 5


# -- records


@in_loop
async def test_a_whole_game_can_be_verified(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="random")
        await play_on(house, table, Random(2))
        assert verify(read_record(disclosure.record(table, 5))).is_fair
        with pytest.raises(Refused, match="over"):
            await deeds.propose(house, table.id, ADA, 0, table.seq)
        with pytest.raises(Refused, match="over"):
            await deeds.undo(house, table.id, ADA, 0, table.seq)


@in_loop
async def test_whatever_people_are_called_say_and_lay_the_record_is_read_and_verified(tmp_path: Path) -> None:
    layout = "16.5.2.14/4.12.7.3/8.6.11.9/13.10.1.15"
    async with house_at(tmp_path) as house:
        wishes = [SeatWish("me", "Ada; 'or\" so | #1"), SeatWish("open")]
        table = await house.new_tables.open(TableSettings(players=2, layout=layout), wishes, ADA)
        await house.seats.join(table.id, BOB, "=Bob\\;", text="a text; 'with\" signs\n")
        await house.speech.say(table.id, BOB, "; | 1 red >tea-house 'what\"")
        await play_on(house, table, Random(3))
        game = read_record(disclosure.record(table, 5))
        assert verify(game).is_fair and game.names == ("Ada; 'or\" so | #1", "=Bob\\;") and game.options.layout == layout
        on = await house.new_tables.import_record(disclosure.record(table, 5), 100, wishes, ADA)
        assert on.settings.layout == layout


@pytest.mark.slow(8)
@pytest.mark.parametrize("to", range(20, 140, 13))
@in_loop
async def test_playing_on_from_any_point_of_a_record(tmp_path: Path, to: int) -> None:
    async with house_at(tmp_path) as house:
        record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
        there = read_record(record, to)
        table = await house.new_tables.import_record(record, to, [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        await house.seats.join(table.id, BOB, "Bob")
        if len(there.position.options) > 1:  # else the table has gone on by itself
            assert table.game.position == there.position
        await play_on(house, table, Random(to), 60)
        assert same(table, await again(house, table))
        await play_on(house, table, Random(to))
        assert verify(read_record(disclosure.record(table, 5))).is_fair


@in_loop
async def test_the_record_of_a_running_game_shows_no_foreign_hand(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
        table = await house.new_tables.import_record(record, 90, [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        await house.seats.join(table.id, BOB, "Bob")
        for seat, name in ((0, "green"), (1, "red")):
            line = next(part for part in disclosure.record(table, seat).split("\n") if part.startswith("from"))
            hand = next(part for part in line.split(" | ") if part.startswith(name)).partition("hand=")[2].split(" ")[0]
            assert all(card in ("", "?") or card.endswith("!") for card in hand.split(",")), hand


@pytest.mark.parametrize(("to", "why"), [(3, "being set up"), (-1, "0 or more"), (None, "over")])
@in_loop
async def test_points_from_which_nobody_can_play_on(tmp_path: Path, to: int | None, why: str) -> None:
    async with house_at(tmp_path) as house:
        record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
        with pytest.raises(Refused, match=why):
            await house.new_tables.import_record(record, to, [SeatWish("me", "Ada"), SeatWish("bot")], ADA)
