"""The daily bazaar in a house of tests: time that a test sets, and tries that are played to their end at once."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import pytest

from bedesten.bots.bot import Sight
from bedesten.engine.notation import word
from bedesten.service import changes, deal
from bedesten.service.daily import days, tables
from bedesten.service.daily.daily import Daily
from bedesten.service.house import House
from bedesten.service.messages import Answer, Confirm
from bedesten.service.runner import think_alike
from bedesten.service.store import Store
from bedesten.service.table import Table

NOON = 1_800_014_400_000  # 2027-01-15 12:00 UTC
HOUR = 3_600_000


class Time:
    """What the house takes for the time."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        for module in (deal, changes):
            patch.setattr(module, "now", lambda: self.now)

    def pass_by(self, hours: float) -> None:
        self.now += int(hours * HOUR)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """With bots that think quickly."""
    monkeypatch.setattr(days, "BOTS", ("greedy", "greedy"))
    monkeypatch.setattr(tables, "MODEL", "greedy")
    return Time(monkeypatch)


@asynccontextmanager
async def daily_at(url: str, time: Time, rules: str = "base") -> AsyncIterator[Daily]:
    """Without whatever happens by itself."""
    async with Store(url) as store, House(store) as house:
        house.now = lambda: time.now
        yield Daily(house, rules)


async def play(house: House, table: Table, device: str, until: Callable[[Table], bool] = lambda _: False, seed: int = 0) -> None:
    """Whoever is asked answers as a bot would; a person as `greedy` does, or with a seed
    at random."""
    while not table.game.over and not until(table):
        seat = table.to_act()
        assert seat is not None
        if table.held_by() == seat:
            await house.moves.carry_out(table.id, device, Confirm(seat=seat, seq=table.seq))
            continue
        sight = Sight(table.game.position, seat, table.seed_of_thought(seat, "sight"))
        bot = table.seats[seat].bot
        if bot is None and seed:
            choice = _any(table, seed)
        else:
            choice = think_alike(bot or "greedy", sight, table.seed_of_thought(seat, "choice")).choice
        if bot:
            await house.moves.answer_for_bot(table.id, seat, table.seq, [word(choice)])
        else:
            await house.moves.carry_out(table.id, device, Answer(seat=seat, seq=table.seq, answers=[word(choice)]))


def _any(table: Table, seed: int) -> int:
    """Whoever plays at random gets nothing done, but declines little."""
    words = [one for one in table.game.question.words if one not in ("stop", "skip")] or table.game.question.words
    chosen = Random(f"{seed} {table.seq}").choice(words)
    return next(option.answer for option in table.game.question.options if option.word == chosen)
