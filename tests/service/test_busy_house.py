"""A busy house: tables are served in their turn, bots think less the longer they had to wait, and the record says so."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from attacks.test_ask_without_end import Mind
from bedesten import read_record, write_record
from bedesten.bots import thinking
from bedesten.bots.bot import Sight
from bedesten.bots.levels import LEVELS, LevelBot, Thought, shipped_net
from bedesten.bots.thinking import Thinker
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.notation import word
from bedesten.service import disclosure, kinds
from bedesten.service.fairness import verify
from bedesten.service.runner import Runner, think
from bedesten.service.table_settings import SeatWish, TableSettings
from bedesten.service.thinking_queue import FULL_THOUGHT_WAIT, ThinkingQueue
from service import deeds
from service.people import ADA, house_at, in_loop
from service.test_house import again


@in_loop
async def test_a_table_with_many_strong_bots_does_not_come_before_others_twice() -> None:
    mind = Mind()
    turns = ThinkingQueue(mind, at_once=1)

    async def bots(table: str, answers: int) -> None:
        for _ in range(answers):
            await turns.for_bot(print, table)

    tasks = [asyncio.create_task(bots("strong", 4)), asyncio.create_task(bots("one", 2)), asyncio.create_task(bots("two", 2))]
    await settled()
    for _ in range(8):
        await mind.thinks()
    assert mind.about == ["strong", "one", "two", "strong", "one", "two", "strong", "strong"]
    await asyncio.gather(*tasks)


@in_loop
async def test_whoever_waited_long_thinks_less() -> None:
    """And whoever did not wait thinks in full: there is nothing to be remembered of busy times."""
    time, mind = [0.0], Told()
    turns = ThinkingQueue(mind, at_once=1, now=lambda: time[0])
    halvings = []
    for waited in (0, 0.5, 1, 2, 3.5, 4, 100, 0):
        busy = asyncio.create_task(turns.for_bot(print, "busy"))
        bot = asyncio.create_task(turns.for_bot(print, "bot"))
        await settled()
        time[0] += waited * FULL_THOUGHT_WAIT
        await mind.thinks()
        halvings.append(mind.told[-1])
        await mind.thinks()
        await asyncio.gather(busy, bot)
    assert halvings == [0, 0, 1, 2, 2, 3, 3, 0]


async def settled() -> None:
    """All have asked for what they wanted."""
    for _ in range(10):
        await asyncio.sleep(0)


class Told(Mind):
    """Keeps how often worlds are to be halved."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[int] = []

    def submit(self, think: Any, /, *about: Any, **more: Any) -> Any:
        self.told.append(about[-1])
        return super().submit(think, *about, **more)


def test_fewer_worlds_and_what_is_answered_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "monotonic", lambda: 0.0)  # never by the clock
    monkeypatch.setattr(thinking, "CHUNKS", 10**6)  # nor because the question is easy
    position = Position(3, seed=5)
    sight = Sight(position, position.asked, 1)
    thinker = Thinker(shipped_net("base"), replace(LEVELS["level-4"].effort, margin=1.0))
    worlds = [sum(option.worlds for option in thinker.weigh(sight, Random(2), halvings)) for halvings in (0, 3)]
    assert worlds[0] > 4 * worlds[1] > 0 and thinker.is_eased
    assert think("level-4", sight, 2, 3).choice in position.options and think("level-4", sight, 2, 3).is_eased
    assert not think("level-4", sight, 2, 0).is_eased and not think("level-2", sight, 2, 3).is_eased
    assert not think("greedy", sight, 2, 3).is_eased


def test_whose_time_is_over_has_thought_less_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10_000))
    monkeypatch.setattr(thinking, "monotonic", lambda: float(next(clock)))
    position = Position(3, seed=5)
    assert LevelBot(LEVELS["level-4"]).think(Sight(position, position.asked, 1), Random(2)).is_eased


@in_loop
async def test_the_runner_stores_what_was_thought_less_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(_self: ThinkingQueue, _think: Any, _bot: str, sight: Sight, _seed: int) -> Thought:
        return Thought(sight.options[0], is_eased=True)

    monkeypatch.setattr(ThinkingQueue, "for_bot", busy)
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("bot", bot="level-5")], ADA
        )
        async with Runner(house), house.subscribers.noticing(table.id) as changed:
            while not table.eased:
                if table.to_act() == 0:
                    await deeds.answer(house, table.id, ADA, 0, table.seq, [table.game.question.words[0]])
                else:
                    await changed.wait()
                    changed.clear()
        stored = await house.store.entries_of(table.id)
        assert {row["seat"] for row in stored if row["kind"] == kinds.EASED} == {1}


@in_loop
async def test_the_record_of_a_finished_game_says_so(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("bot", bot="level-5")], ADA
        )
        rng, eased = Random(4), 0
        while not table.game.over:
            position = table.game.position.copy()
            position.reseed(rng.getrandbits(60))
            chosen = [word(position.random_choice(True))]
            if table.game.asked == 0:
                await deeds.answer(house, table.id, ADA, 0, table.seq, chosen)
                continue
            is_eased = rng.random() < 0.3
            if eased == 1:
                assert "eased" not in disclosure.record(table, 0)  # it would tell that the bot had something to think about
            eased += is_eased
            await house.moves.answer_for_bot(table.id, 1, table.seq, chosen, is_eased)
        record = disclosure.record(table, 0)
        assert f"\neased    green={eased}\n" in record
        game = read_record(record)
        assert game.eased == {1: eased} and verify(game).is_fair and write_record(game) == record
        assert disclosure.record((await again(house, table)), 0) == record


@in_loop
async def test_what_was_taken_back_does_not_count_until_it_is_played_again(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        wishes = [SeatWish("me", "Ada"), SeatWish("bot", bot="level-5")]
        table = await house.new_tables.open(TableSettings(players=2, learning=True), wishes, ADA)
        while not (table.eased and table.game.asked == 0 and table.game.log[-1].seat == 1):
            words = table.game.question.words[:1]
            if table.game.asked == 0:
                await deeds.answer(house, table.id, ADA, 0, table.seq, words)
            else:
                await house.moves.answer_for_bot(table.id, 1, table.seq, words, is_eased=any(e.seat == 0 for e in table.game.log))
        counted = disclosure.eased_answers(table)
        await deeds.undo(house, table.id, ADA, 0, table.seq)
        assert sum(disclosure.eased_answers(table).values()) < counted[1]
        await deeds.redo(house, table.id, ADA, 0, table.seq)
        assert disclosure.eased_answers(table) == counted


@pytest.mark.parametrize("line", ["purple=3", "green", "green=-1", "green=x", "blue=3"])
def test_a_line_of_nonsense_is_refused(line: str) -> None:
    head = "bedesten 1\nrules base 2026.2\nlayout short\nseats red green\n"
    assert read_record(f"{head}eased red=1 green=12\n").eased == {0: 1, 1: 12}
    with pytest.raises(Refused, match="Line 5: “eased” is followed by seats"):
        read_record(f"{head}eased {line}\n")
