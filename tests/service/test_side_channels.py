"""How long something takes, and in which order it is told, says nothing of what is hidden. That what others receive is the same
in twin games, message by message and byte by byte, is shown in tests/web/test_leaks.py."""

import asyncio
import pickle
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bedesten.bots.bot import Bot, Sight
from bedesten.bots.levels import LEVELS
from bedesten.bots.roster import BOTS, bot_named
from bedesten.engine.constants import FATE
from bedesten.engine.game import Game
from bedesten.engine.options import Options
from bedesten.service import follow_ups, runner
from bedesten.service.house import House
from bedesten.service.kinds import ANSWER
from bedesten.service.runner import Runner
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from bots.test_levels import quick
from service.people import ADA, BOB, answer, device_of, held_back, house_at, in_loop, two_at_a_table


def test_a_bot_thinks_on_the_same_whatever_the_others_hold() -> None:
    """So neither what it answers nor how long it takes can depend on it."""
    game, rng = Game(Options(players=3, layout="random"), seed=5), Random(6)
    others = 0
    for _ in range(150):
        twin = game.position.imagined(game.asked, rng.getrandbits(40), open_fate=True)
        others += twin.memory() != game.position.memory()
        one, other = (Sight(position, game.asked, 7) for position in (game.position, twin))
        assert pickle.dumps(one) == pickle.dumps(other)
        for name in BOTS if rng.random() < 0.1 else ():
            assert mind(name).choose(one, Random(8)) == mind(name).choose(other, Random(8))
        game.answer(rng.choice(game.position.options))
    assert others > 75, "the cards of others were others"


def mind(name: str) -> Bot:
    """A bot that does not look at the clock: two who think for as long as they may need not come to the same."""
    return quick(name) if name in LEVELS else bot_named(name)


async def without_a_choice(house: House) -> Table:
    """A table at which a person is asked who can answer only one thing, and nothing is made final by it."""
    for seed in range(100):
        table, rng = await two_at_a_table(house), Random(seed)
        for _ in range(60):
            if follow_ups.has_no_choice(table, table.game.asked):
                return table
            await answer(house, table, rng.choice(table.game.question.words))
    raise AssertionError("everybody always had a choice")


@in_loop
async def test_whoever_has_no_choice_is_given_a_moment_and_then_answers_like_anybody(tmp_path: Path, monkeypatch: Any) -> None:
    """The moment is drawn without a look at the table, and what is stored and told does not say that the house has answered."""
    drawn: list[tuple[float, float]] = []

    def moment(shortest: float, longest: float) -> float:
        drawn.append((shortest, longest))
        return 0

    monkeypatch.setattr(runner, "moment", moment)
    async with house_at(tmp_path) as house:
        table = await without_a_choice(house)
        seat, seq, only = table.game.asked, table.seq, table.game.question.words[0]
        may_answer = held_back(house)
        async with Runner(house) as bots:
            await asyncio.sleep(0)
            assert table.seq == seq and bots.queue == 0, "not even the number of bots that think tells who has no choice"
            may_answer.set()
            while table.seq == seq:
                await asyncio.sleep(0.01)
        assert drawn[0] == runner.PRETENDED_THOUGHT and runner.PRETENDED_THOUGHT[0] > 0.5
        row = (await house.store.entries_of(table.id, seq))[0]
        assert (row["kind"], row["seat"], row["word"], row["drawn"]) == (ANSWER, seat, only, None)


@in_loop
async def test_others_are_told_before_whoever_is_asked(tmp_path: Path) -> None:
    """Writing down a question takes as long as the hand is large: nobody else waits for it."""
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        await house.seats.join(table.id, BOB, "Bob")
        woken: list[str] = []
        with ExitStack() as sockets:
            for device in (ADA, BOB, "somebody who looks on"):
                sockets.enter_context(house.subscribers.awaiting(table.id, partial(woken.append, device), device))
            for _ in range(10):
                woken.clear()
                await answer(house, table)
                assert table.game.asked != FATE and woken[-1] == device_of(table.game.asked)
                assert len(set(woken)) == len(woken) == 3
