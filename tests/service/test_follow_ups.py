"""What follows by itself: one message, one commit, one number for all that came of it."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.names import words as w
from bedesten.engine.notation import word
from bedesten.engine.options import Options
from bedesten.service import going_back
from bedesten.service.follow_ups import ON_THE_WAY, way_on, way_out
from bedesten.service.house import House
from bedesten.service.table import Table
from service import deeds
from service.people import answer, device_of, house_at, in_loop, two_at_a_table


def commits(house: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries were written in each commit from now on."""
    written, write = list[int](), house.store.write

    async def noted(rows: object = (), *others: object, **more: object) -> None:
        written.append(len(list(rows)))  # type: ignore[call-overload]
        await write(rows, *others, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(house.store, "write", noted)
    return written


def words_of(table: Table, since: int) -> list[str]:
    return [entry.word for entry in table.game.log[since:]]


async def go(house: House, table: Table, to: str, **more: bool) -> int:
    """The player who is asked goes there; returns his seat."""
    seat = table.game.asked
    await deeds.answer(house, table.id, device_of(seat), seat, table.seq, [to], **more)
    return seat


@in_loop
async def test_the_steps_of_the_way_are_stored_with_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="short", confirm=True)
        since, written = len(table.game.log), commits(house, monkeypatch)
        seat = await go(house, table, ">fabric-warehouse", goes_on=True)
        assert words_of(table, since) == [">fabric-warehouse", "leave", "act"] and written == [3]
        await deeds.undo(house, table.id, device_of(seat), seat, table.seq, to=since)
        assert words_of(table, since) == []
        await deeds.redo(house, table.id, device_of(seat), seat, table.seq)
        assert words_of(table, since) == [">fabric-warehouse", "leave", "act"] and written == [3, 1, 1]


@in_loop
async def test_whoever_does_not_want_it_is_asked_each_step(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="short")
        since = len(table.game.log)
        await go(house, table, ">fabric-warehouse")
        assert words_of(table, since) == [">fabric-warehouse"] and table.game.question.kind == "assistant"


@in_loop
async def test_a_turn_ends_with_the_answer_that_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If that is wanted; what could still be taken back is then final."""
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="short", confirm=True)
        seat = await go(house, table, ">fabric-warehouse", goes_on=True, ends=True)
        written = commits(house, monkeypatch)
        while table.game.asked == seat:
            await deeds.confirm(house, table.id, device_of(seat), seat, table.seq)
        assert table.held_by() is None and going_back.undo_to(table, seat) is None and table.game.asked != seat
        assert written in ([], [2]), "the turn was over, or ended with what was declined"


@in_loop
async def test_the_end_of_a_turn_declines_what_is_left_and_no_more(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="short", confirm=True)
        seat = table.game.asked
        for other in (seat, 1 - seat):
            with pytest.raises(Refused) as refused:
                await deeds.confirm(house, table.id, device_of(other), other, table.seq)
            assert refused.value.said[0].key == "no-turn-to-end"
        assert not table.undone and table.game.asked == seat


@in_loop
async def test_what_is_wanted_afterwards_is_left_out_where_it_is_not_asked_for(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="short")
        since, seat = len(table.game.log), table.game.asked
        wanted = {"then": ["leave", "nonsense", "act"]}
        await deeds.answer(house, table.id, device_of(seat), seat, table.seq, [">fabric-warehouse"], **wanted)
        assert words_of(table, since) == [">fabric-warehouse", "leave"]
        with pytest.raises(Refused) as refused:
            await deeds.answer(house, table.id, device_of(seat), seat, table.seq, ["act"], then=["act"] * 65)
        assert refused.value.said[0].key == "answers-at-once"


@in_loop
async def test_undo_goes_no_further_than_it_may(tmp_path: Path) -> None:
    """Whatever `to` says: to before chance, or to before another player's answer, nobody goes alone."""
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, layout="short")
        rng = Random(4)
        for _ in range(60):
            seat, reach = going_back.undoer(table), len(table.game.log)
            while seat is not None and reach > table.confirmed and table.game.log[reach - 1].seat == seat:
                reach -= 1
            if seat is not None:
                await deeds.undo(house, table.id, device_of(seat), seat, table.seq, to=rng.choice((-1, 0, reach)))
                assert len(table.game.log) == reach
                await deeds.redo(house, table.id, device_of(seat), seat, table.seq)
            await answer(house, table, rng.choice(table.game.question.words))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 120), st.sampled_from(["base", "mocha", "letters", "grand"]))
def test_what_follows_does_not_depend_on_cards_and_reveals_nothing(seed: int, answers: int, rules: str) -> None:
    """A question with a card more among its options has the same way on and the same way out."""
    game, rng = Game(Options(3, rules), seed=seed), Random(seed)
    for _ in range(answers):
        if game.over:
            break
        position = game.position
        on, out = way_on(position), way_out(position)
        plain = [one for one in position.options if not word(one).startswith(("play:", "use:", "guild:", "set-companion"))]
        assert on is None or (on in plain and position.state.question in ON_THE_WAY)
        assert out is None or (out in plain and (out == w.END or plain == [out]))
        if on is not None:
            after = position.copy()
            after.answer(on)
            assert after.asked != FATE
        game.play(rng.choice(position.options))
