"""How a plan would go: what its owner is shown while he makes it. That it tells nothing is tested in tests/attacks."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bedesten.engine.errors import Refused
from bedesten.engine.names.places import TEA_HOUSE
from bedesten.service.errors import NotYours
from bedesten.service.follow_ups import turn_of
from bedesten.service.house import House
from bedesten.service.premoves.foresight import Foreseen, foresee, next_turn
from bedesten.service.premoves.plan import ANSWERS_EACH, TURNS_AHEAD, Premove
from bedesten.service.premoves.premoves import Premoves
from bedesten.service.schema import premoves
from bedesten.service.table import Table
from bedesten.web.premove_routes import told_of
from service.people import EVE, device_of, house_at, in_loop, play_on
from service.test_premoves import GO, planned, time_comes, words
from service.test_table import quiet_table, take_turn


async def waiting(house: House, **settings: Any) -> tuple[Table, int]:
    """A table, and who waits there for his first turn."""
    table = await quiet_table(house, premoves=True, **settings)
    return table, 1 - table.game.asked


def last(found: list[Foreseen]) -> Foreseen:
    return found[-1]


def log(turn: Foreseen) -> list[str]:
    return [entry.word for entry in turn.game.log]


@in_loop
async def test_it_begins_with_what_will_be_asked_first(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        before = table.game.position.memory()
        (turn,) = foresee(table, seat, [])
        assert turn.next == "asked" and turn.game.asked == seat and turn.game.question.kind == "move"
        assert GO.answers[0] in turn.game.question.words
        await take_turn(house, table)
        assert set(turn.game.question.words) == set(table.game.question.words), "the other has changed nothing here"
        assert before != table.game.position.memory()


@in_loop
async def test_what_has_one_way_on_follows_by_itself(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        (turn,) = foresee(table, seat, [Premove([">fruit-warehouse"])])
        assert turn.answers == [">fruit-warehouse"] and log(turn)[:3] == GO.answers
        (turn,) = foresee(table, seat, [Premove([">fruit-warehouse"])], goes_on=False)
        assert log(turn) == [">fruit-warehouse"] and turn.game.question.kind == "assistant"


@in_loop
async def test_what_follows_is_taken_as_far_as_it_is_asked_for(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        (turn,) = foresee(table, seat, [Premove([">fruit-warehouse", "leave"])], then=["act", "enough"])
        assert turn.answers == GO.answers


@in_loop
async def test_a_turn_goes_on_where_the_one_before_has_led(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        one, two = foresee(table, seat, [Premove([">fruit-warehouse"]), Premove([])])
        assert one.next in ("over", "asked")
        assert (
            two.next == "asked"
            and two.game.position.state.players[seat].merchant == one.game.position.state.players[seat].merchant
        )
        assert ">fruit-warehouse" not in two.game.question.words and turn_of(two.game.position)[1] == seat


@in_loop
async def test_it_ends_where_chance_decides_and_the_next_turn_can_be_planned_all_the_same(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        one, two = foresee(table, seat, [Premove([">tea-house", "name:8", "end"]), Premove([])])
        assert one.next == "chance" and one.answers == [">tea-house", "name:8"]
        assert two.next == "asked" and two.game.question.kind == "move"
        told = told_of([one])
        assert told.question is None and [event.word for event in told.turns[0].events][-1] == "name:8"


@in_loop
async def test_what_is_not_possible_is_said_and_nothing_behind_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        found = foresee(table, seat, [Premove([">fruit-warehouse", "name:8"]), Premove([])])
        assert len(found) == 1 and last(found).refused and last(found).answers == [">fruit-warehouse"]
        told = told_of(found)
        assert told.question is None and told.turns[0].problem and told.turns[0].problem.error


@in_loop
async def test_there_is_no_turn_when_the_game_will_be_over(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        state: Any = table.game.position.state
        state.players[1 - seat].rubies = state.rubies_to_win
        if state.start == seat:  # the round ends with the turn of the other
            with pytest.raises(Refused, match="ends before"):
                foresee(table, seat, [])
        else:
            assert last(foresee(table, seat, [])).next == "asked"
            with pytest.raises(Refused, match="ends before"):
                foresee(table, seat, [GO, Premove([])])


@in_loop
async def test_the_round_is_that_of_the_turn(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, _ = await waiting(house)
        for _ in range(12):
            state: Any = table.game.position.state
            for seat in (0, 1):
                begun = next_turn(table.game.position.copy(), seat)
                is_later = (seat - state.start) % 2 <= state.in_round
                assert begun.state.round == state.round + is_later and begun.asked == seat
            await play_on(house, table, Random(len(table.game.log)), 1)


# -- nobody's business


@in_loop
async def test_nothing_is_kept_and_nobody_is_told(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        before = table.changes, table.seq, table.game.position.memory()
        async with house.subscribers.noticing(table.id, "somebody") as changed:
            await Premoves(house).foresee(table.id, device_of(seat), [GO], [], True)
            assert not changed.is_set()
        assert before == (table.changes, table.seq, table.game.position.memory())
        assert not await house.store.read(select(premoves))


@in_loop
async def test_one_foresees_for_oneself_alone(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        for device, wanted in ((EVE, None), (device_of(1 - seat), seat)):
            with pytest.raises(NotYours):
                await Premoves(house).foresee(table.id, device, [], [], True, wanted)


@in_loop
async def test_what_cannot_be_foreseen(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, seat = await waiting(house)
        for turns, why in (
            ([GO] * (TURNS_AHEAD + 1), "at most 4 turns"),
            ([Premove(["leave"] * (ANSWERS_EACH + 1))], "answers each"),
            ([Premove(["*5+6"])], "isn’t an answer you can plan"),
        ):
            with pytest.raises(Refused, match=why):
                foresee(table, seat, turns)
        table = await quiet_table(house)
        with pytest.raises(Refused, match="No premoves were agreed"):
            foresee(table, 0, [])


# -- what becomes of a plan that was made so


@in_loop
async def test_steps_that_have_one_way_on_need_not_be_planned(tmp_path: Path) -> None:
    """Also if something comes between them that nobody knew: somebody who stands there is paid."""
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, Premove([">tea-house", "name:8"]))
        await take_turn(house, table)
        state: Any = table.game.position.state
        state.players[1 - seat].merchant = TEA_HOUSE
        state.players[seat].lira = 5
        await time_comes(house, table, kept)
        assert words(table, seat)[:5] == [">tea-house", "leave", "pay", "act", "name:8"]


@in_loop
async def test_whoever_has_played_himself_is_told_so_before_his_next_turn(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, kept, seat = await planned(house, GO)
        await take_turn(house, table)
        plan = await kept.look(table.id, device_of(seat))
        assert plan and plan.turns == [GO] and not plan.dropped
        while not words(table, seat):
            await play_on(house, table, Random(1), 1)
        plan = await kept.look(table.id, device_of(seat))
        assert plan and not plan.turns and plan.dropped == "overtaken"
