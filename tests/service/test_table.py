"""Back and forth at a table: undo, redo, consent, and turns that are ended by hand."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bedesten.bots.levels import LevelBot
from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.names.cards import CARD_GEM
from bedesten.engine.record import read_record
from bedesten.service import disclosure, follow_ups, going_back
from bedesten.service.fairness import Mark, verify
from bedesten.service.house import House
from bedesten.service.runner import Runner
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service import deeds
from service.people import ADA, BOB, EVE, answer, device_of, held_back, house_at, in_loop, play_on, two_at_a_table
from service.test_house import again, same

TURN = [">fabric-warehouse", "leave", "act", "end"]  # from the Fountain, on the short layout: nothing hidden comes to light


async def quiet_table(house: House, **settings: Any) -> Table:
    """A table at which nobody is met and nothing is to be paid at the Fabric Warehouse: that turn reveals nothing. Chance lays
    most tables so."""
    for _ in range(100):
        table = await two_at_a_table(house, **settings)
        game = table.game.branch()
        seat = game.asked
        with suppress(Refused):
            for word in TURN:
                game.answer(word)
            if game.asked == 1 - seat and not any(entry.reveals for entry in game.log):
                return table
    raise AssertionError("chance lays no quiet table")


async def take_turn(house: House, table: Table) -> int:
    """The player who is asked carries out his first turn; returns his seat."""
    seat = table.game.asked
    await deeds.answer(house, table.id, device_of(seat), seat, table.seq, TURN)
    return seat


async def play_until_a_roll(house: House, table: Table) -> int:
    """At least 25 answers, and a roll or a card among what follows; returns how long the log was before."""
    length, random = len(table.game.log), Random(3)
    await play_on(house, table, random, 25)
    while not any(entry.seat == FATE for entry in table.game.log[length:]):
        await play_on(house, table, random, 1)
    return length


# -- one's own answers


@in_loop
async def test_undo_and_redo_to_the_last_barrier(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        start = table.game.position.key()
        seat = table.game.asked
        for word in TURN[:2]:
            await answer(house, table, word)
        there = table.game.position.key()
        for _ in range(2):
            await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
        assert (
            table.game.position.key() == start and going_back.may_redo(table, seat) and not going_back.may_redo(table, 1 - seat)
        )
        with pytest.raises(Refused, match="any further"):
            await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
        assert same(table, await again(house, table))
        for _ in range(2):
            await deeds.redo(house, table.id, device_of(seat), seat, table.seq)
        assert table.game.position.key() == there and not going_back.may_redo(table, seat)
        with pytest.raises(Refused, match="nothing to redo"):
            await deeds.redo(house, table.id, device_of(seat), seat, table.seq)
        assert same(table, await again(house, table))


@in_loop
async def test_a_new_answer_forgets_what_was_taken_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        seat = await answer(house, table, TURN[0])
        await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
        await answer(house, table, ">small-mosque")
        with pytest.raises(Refused):
            await deeds.redo(house, table.id, device_of(seat), seat, table.seq)


@in_loop
async def test_nobody_takes_back_what_another_answered(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        seat = await answer(house, table, TURN[0])
        with pytest.raises(Refused):
            await deeds.undo(house, table.id, device_of(1 - seat), 1 - seat, table.seq)
        with pytest.raises(Stale):
            await deeds.undo(house, table.id, device_of(seat), seat, table.seq - 1)
        await answer(house, table, TURN[1])
        await answer(house, table, TURN[2])
        await answer(house, table, TURN[3])
        await answer(house, table)  # the other one
        with pytest.raises(Refused):
            await deeds.undo(house, table.id, device_of(seat), seat, table.seq)


@in_loop
async def test_one_who_looks_again_learns_from_where_on_the_log_has_changed(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        length = len(table.game.log)
        seat = await answer(house, table, TURN[0])
        seen = table.seq
        assert table.first_change_since(seen) == length + 1
        await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
        await answer(house, table, ">small-mosque")
        assert len(table.game.log) == length + 1 and table.first_change_since(seen) == length
        assert table.first_change_since(0) == 0 and table.first_change_since(10**9) == length + 1


# -- further back, together


@pytest.mark.slow(2)
@in_loop
async def test_all_go_back_when_everyone_agrees(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        start = table.game.position.key()
        to = await play_until_a_roll(house, table)
        await deeds.propose(house, table.id, ADA, 0, table.seq, to)
        assert going_back.awaited(table) == [1]
        with pytest.raises(Refused, match="Nobody is waiting for you to agree"):
            await deeds.agree(house, table.id, ADA, 0, table.seq)
        assert same(table, await again(house, table))
        await deeds.agree(house, table.id, BOB, 1, table.seq)
        assert table.game.position.key() == start and table.proposal is None and not table.undone
        assert same(table, await again(house, table))
        await play_on(house, table, Random(4))
        assert verify(read_record(disclosure.record(table, 5))).is_fair


async def back_to(house: House, table: Table, to: int) -> None:
    await deeds.propose(house, table.id, ADA, 0, table.seq, to)
    await deeds.agree(house, table.id, BOB, 1, table.seq)


@in_loop
async def test_the_same_answers_bring_the_same_again_and_others_are_drawn_anew(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        to = await play_until_a_roll(house, table)
        first, numbers = list(table.game.log), list(table.memory.draws)
        await back_to(house, table, to)
        assert same(table, await again(house, table))
        for entry in first[to:]:
            if entry.seat != FATE:
                await deeds.answer(house, table.id, device_of(entry.seat), entry.seat, table.seq, [entry.word])
        assert table.game.log == first and table.memory.draws == numbers
        await back_to(house, table, to)
        used = {drawn for drawn in numbers if drawn is not None}
        await answer(house, table, next(word for word in table.game.question.words if word != first[to].word))
        await play_until_a_roll(house, table)
        assert not {drawn for drawn in table.memory.draws[to:] if drawn is not None} & used
        await play_on(house, table, Random(4))
        verdict = verify(read_record(disclosure.record(table, 5)))
        assert verdict.is_fair and verdict.taken_back == 2 * sum(entry.seat == FATE for entry in first[to:])


@in_loop
async def test_all_see_that_something_was_taken_back_and_how_much(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        to = await play_until_a_roll(house, table)
        outcomes = sum(entry.seat == FATE for entry in table.game.log[to:])
        await back_to(house, table, to)
        assert table.memory.marks == [Mark(to, 0, outcomes)] and f"back={to}:0:{outcomes}" in disclosure.record(table, 5)
        assert (await again(house, table)).memory.marks == table.memory.marks


@in_loop
async def test_asking_to_go_back_means_before_ones_own_last_turn(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        start = len(table.game.log)
        seat = await take_turn(house, table)
        there = len(table.game.log)
        await answer(house, table)  # the other one
        await deeds.propose(house, table.id, device_of(seat), seat, table.seq)
        assert table.proposal and table.proposal.to == start
        await deeds.propose(house, table.id, device_of(1 - seat), 1 - seat, table.seq)
        assert table.proposal.to == there and table.proposal.seat == 1 - seat
        seq = table.seq
        await deeds.propose(house, table.id, device_of(1 - seat), 1 - seat, table.seq)
        assert table.seq == seq, "the same again is not stored"


@in_loop
async def test_a_refusal_or_an_answer_ends_a_proposal(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        seat = await take_turn(house, table)
        length = len(table.game.log)
        for who in (1 - seat, seat):  # the one who is asked, and the one who asks
            await deeds.propose(house, table.id, device_of(seat), seat, table.seq)
            await deeds.decline(house, table.id, device_of(who), who, table.seq)
            assert table.proposal is None and len(table.game.log) == length
        await deeds.propose(house, table.id, device_of(seat), seat, table.seq)
        await answer(house, table)
        assert table.proposal is None
        with pytest.raises(Refused):
            await deeds.agree(house, table.id, device_of(1 - seat), 1 - seat, table.seq)


@in_loop
async def test_points_to_which_nobody_can_go_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        for seat in (0, 1):
            with pytest.raises(Refused, match="you haven’t answered anything"):
                await deeds.propose(house, table.id, device_of(seat), seat, table.seq)
        await take_turn(house, table)
        for to in (-1, 0, 10**9):
            with pytest.raises(Refused, match="where a player answered something"):
                await deeds.propose(house, table.id, ADA, 0, table.seq, to)


async def with_bots(house: House, **settings: Any) -> Table:
    """Ada (red) alone against two bots; the test answers for them."""
    wishes = [SeatWish("me", "Ada"), SeatWish("bot"), SeatWish("bot")]
    return await house.new_tables.open(TableSettings(players=3, **settings), wishes, ADA)


def seats_of(table: Table) -> str:
    """In its record."""
    return next(
        line.removeprefix("seats").strip() for line in disclosure.record(table, 0).splitlines() if line.startswith("seats")
    )


@in_loop
async def test_the_record_names_the_bot_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if somebody has called it otherwise, and if another one plays for a level that has no net for the rules."""
    wishes = [SeatWish("me", "Ada"), SeatWish("bot", "Tomo", "level-3"), SeatWish("bot", bot="level-4")]
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=3), wishes, ADA)
        assert seats_of(table) == "red=Ada 'green=Tomo (level-3)' blue=level-4"
        monkeypatch.setattr(LevelBot, "substitute", lambda *_: "greedy")
        other = await house.new_tables.open(TableSettings(players=3), wishes, ADA)
        assert [seat.bot for seat in other.seats] == [None, "greedy", "greedy"]
        assert seats_of(other) == "red=Ada 'green=Tomo (greedy)' blue=greedy"
        assert seats_of(table) == "red=Ada 'green=Tomo (greedy)' 'blue=level-4 (greedy)'"


async def all_answer(house: House, table: Table, rng: Random, answers: int) -> None:
    for _ in range(answers):
        seat, word = table.game.asked, rng.choice(table.game.question.words)
        if seat == 0:
            await deeds.answer(house, table.id, ADA, 0, table.seq, [word])
        else:
            await house.moves.answer_for_bot(table.id, seat, table.seq, [word])


@in_loop
async def test_against_bots_alone_going_back_is_simply_granted(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, rng = await with_bots(house), Random(5)
        while sum(entry.seat == 0 for entry in table.game.log) < 12 or table.game.asked == 0:
            await all_answer(house, table, rng, 1)
        turn = max(entry.turn for entry in table.game.log if entry.seat == entry.turn_of == 0)
        await deeds.propose(house, table.id, ADA, 0, table.seq)
        assert (
            table.proposal is None
            and table.game.asked == 0
            and not any(entry.turn == turn for entry in table.game.log if entry.seat == 0)
        )
        assert same(table, await again(house, table))


@in_loop
async def test_bots_think_the_same_after_the_same_answers(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, rng = await with_bots(house), Random(6)
        while sum(entry.seat == 0 for entry in table.game.log) < 5:
            await all_answer(house, table, rng, 1)
        before, log = table.seed_of_thought(1, "choice"), list(table.game.log)
        await deeds.propose(house, table.id, ADA, 0, table.seq)
        assert table.seed_of_thought(1, "choice") != before
        for entry in log[len(table.game.log) :]:
            if entry.seat == 0:
                await deeds.answer(house, table.id, ADA, 0, table.seq, [entry.word])
            elif entry.seat != FATE:
                await house.moves.answer_for_bot(table.id, entry.seat, table.seq, [entry.word])
        assert table.game.log == log and table.seed_of_thought(1, "choice") == before != table.seed_of_thought(2, "choice")


@in_loop
async def test_learning_takes_back_everything_and_says_so(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, rng = await with_bots(house, learning=True), Random(7)
        start = list(table.game.log)
        while len(table.game.log) < 60 or not any(entry.seat == FATE for entry in table.game.log[len(start) + 20 :]):
            await all_answer(house, table, rng, 1)
        log, numbers = list(table.game.log), list(table.memory.draws)
        while going_back.undo_to(table, 0) is not None:
            await deeds.undo(house, table.id, ADA, 0, table.seq)
            assert table.game.asked == 0
        assert not any(entry.seat == 0 for entry in table.game.log) and table.game.log[: len(start)] == start
        assert table.memory.marks and same(table, await again(house, table))
        while going_back.may_redo(table, 0):
            await deeds.redo(house, table.id, ADA, 0, table.seq)
        assert table.game.log == log and table.memory.draws == numbers and same(table, await again(house, table))
        assert "learning=yes" in disclosure.record(table, 5)


@in_loop
async def test_learning_is_for_one_person_against_bots(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for wishes in (["me", "open"], ["me", "here"], ["bot", "bot"]):
            with pytest.raises(Refused, match="one person against bots"):
                seats = [SeatWish(kind, "A") for kind in wishes]  # type: ignore[arg-type]
                await house.new_tables.open(TableSettings(players=2, learning=True), seats, ADA)


@in_loop
async def test_each_of_several_people_has_to_agree(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        seats = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")]
        table = await house.new_tables.open(TableSettings(players=3), seats, ADA)
        await house.seats.join(table.id, BOB, "Bob")
        await house.seats.join(table.id, EVE, "Eve")
        first = table.game.asked
        to = len(table.game.log)
        await deeds.answer(house, table.id, (ADA, BOB, EVE)[first], first, table.seq, TURN[:1])
        await deeds.propose(house, table.id, ADA, 0, table.seq, to)
        await deeds.agree(house, table.id, EVE, 2, table.seq)
        assert going_back.awaited(table) == [1]
        await house.seats.hand_over(table.id, BOB, 1, "greedy")
        assert going_back.awaited(table) == [1], "that a bot stands in is no consent"
        await deeds.agree(house, table.id, BOB, 1, table.seq)
        assert table.game.asked == first and table.game.log[-1].word != TURN[0]


# -- turns that are ended by hand


@in_loop
async def test_the_next_player_waits_until_the_turn_is_ended(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house, confirm=True)
        seat = await take_turn(house, table)
        assert table.held_by() == table.to_act() == seat and table.game.asked == 1 - seat
        with pytest.raises(Refused, match="hasn’t ended the turn yet"):
            await answer(house, table)
        with pytest.raises(Refused, match="hasn’t ended the turn yet"):
            await deeds.confirm(house, table.id, device_of(1 - seat), 1 - seat, table.seq)
        await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
        assert table.held_by() is None and table.game.asked == seat
        await deeds.redo(house, table.id, device_of(seat), seat, table.seq)
        assert table.held_by() == seat
        await deeds.confirm(house, table.id, device_of(seat), seat, table.seq)
        assert table.held_by() is None and going_back.undo_to(table, seat) is None
        assert same(table, await again(house, table))
        await answer(house, table)


@pytest.mark.slow
@in_loop
async def test_a_turn_that_cannot_be_taken_back_needs_no_end(tmp_path: Path) -> None:
    """Through a whole game: somebody is always to act, and whoever is held back could not be let go earlier."""
    async with house_at(tmp_path) as house:
        table, random = await quiet_table(house, confirm=True), Random(5)
        while not table.game.over:
            held = table.held_by()
            assert table.to_act() is not None
            assert held is None or (going_back.undo_to(table, held) is not None and held != table.game.asked)
            await play_on(house, table, random, 1)
        assert table.held_by() is None and table.to_act() is None
        assert verify(read_record(disclosure.record(table, 5))).is_fair


@pytest.mark.slow(4)
@in_loop
async def test_bots_wait_for_the_end_of_a_turn_and_hold_nobody_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house, Runner(house):
        seats = [SeatWish("me", "Ada"), SeatWish("bot", "", "random")]
        table = await house.new_tables.open(TableSettings(players=2, confirm=True), seats, ADA)
        async with house.subscribers.noticing(table.id) as changed:
            while table.to_act() != 0:
                changed.clear()
                if table.to_act() != 0:
                    await changed.wait()
            await deeds.answer(house, table.id, ADA, 0, table.seq, [table.game.question.words[0]])
            while table.to_act() == 0 and table.held_by() is None:
                await deeds.answer(house, table.id, ADA, 0, table.seq, [table.game.question.words[0]])
            if table.held_by() == 0:
                seq = table.seq
                await asyncio.sleep(0.2)
                assert table.seq == seq, "the bot did not wait"
                await deeds.confirm(house, table.id, ADA, 0, table.seq)
            while table.to_act() != 0 and not table.game.over:
                changed.clear()
                if table.to_act() != 0:
                    await changed.wait()
        assert any(entry.seat == 1 for entry in table.game.log)


@in_loop
async def test_a_bot_that_takes_over_lets_the_next_player_go_on(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await quiet_table(house, confirm=True)
        seat = await take_turn(house, table)
        await house.seats.hand_over(table.id, device_of(seat), seat, "random")
        assert table.held_by() is None
        await answer(house, table)


# -- no choice


@in_loop
async def test_whoever_has_no_choice_is_asked_and_the_house_answers_after_a_moment(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, random = await quiet_table(house), Random(1)
        while len(table.game.position.options) > 1:
            await play_on(house, table, random, 1)
        seat, only = table.game.asked, table.game.question.words
        before = len(table.game.log)
        with pytest.raises(Stale):
            await house.moves.answer_for_bot(table.id, 1 - seat, table.seq, only)
        may_answer = held_back(house)
        async with Runner(house):
            assert len(table.game.log) == before, "the others see that he is asked"
            may_answer.set()
            while len(table.game.log) == before:
                await asyncio.sleep(0.02)
        assert table.game.log[before].word == only[0] and table.game.log[before].seat == seat


@in_loop
async def test_the_house_does_not_play_again_what_was_taken_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, random = await quiet_table(house), Random(1)
        while len(table.game.position.options) > 1 or going_back.undo_to(table, table.game.asked) is None:
            await play_on(house, table, random, 1)
        seat = await answer(house, table)
        if going_back.undo_to(table, seat) is not None:  # nothing was revealed by it
            await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
            with pytest.raises(Stale):
                await house.moves.answer_for_bot(table.id, seat, table.seq, table.game.question.words)
            await answer(house, table)


# -- nothing but a click ends a turn


@in_loop
async def test_nobodys_turn_is_ended_as_long_as_something_can_be_taken_back(tmp_path: Path) -> None:
    """There is a single answer, the end of the turn. The house gives it only if nothing could be taken back; with cards in hand
    or without makes no difference to what others see."""
    async with house_at(tmp_path) as house:
        table = await quiet_table(house)
        seat = table.game.asked
        player: Any = table.game.position.state.players[seat]
        player.hand[CARD_GEM], player.hand_n = 1, 1  # cannot be played there, but the question is put
        await deeds.answer(house, table.id, device_of(seat), seat, table.seq, TURN[:3])
        assert table.game.question.words == ["end"]
        assert going_back.undoer(table) == seat and not follow_ups.has_no_choice(table, seat)
        table.confirmed = len(table.game.log)  # as behind a roll
        assert going_back.undoer(table) is None and follow_ups.has_no_choice(table, seat)


@in_loop
async def test_only_the_end_of_a_turn_is_waited_for(tmp_path: Path) -> None:
    """Who bids, or chooses a tile, in the turn of another is not asked to end anything."""
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="letters", confirm=True)
        random = Random(5)
        for _ in range(400):
            last = table.game.log[-1] if table.game.log else None
            if (held := table.held_by()) is not None:
                assert last and last.turn_of == last.seat == held
                state: Any = table.game.position.state
                assert (state.turns, state.turn_of) != (last.turn, last.turn_of)
            await play_on(house, table, random, 1)
