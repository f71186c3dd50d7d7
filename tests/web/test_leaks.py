"""Nobody learns what he must not know: the whole traffic of an opponent and of a spectator, compared.

A game is played in one house, with all that people do there: undo, going back together, chat, personal links, bots that stand
in, resigning. Its twin is played in another house: others draw other cards, but all that is answered and seen is the same. Then
every byte that an opponent and a spectator receive must be equal, too: what they are told, after what, its size, its numbers, the
clocks, the errors, the figures; and what is written into the log.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bedesten.engine.constants import FATE_CARD, FATE_GUILD
from bedesten.service import changes, house
from bedesten.service.house import new_tables, seat_changes
from bedesten.service.runner import Runner
from bedesten.service.sealed_chance import SealedChance
from bedesten.service.store import Row
from bedesten.web import logs
from bedesten.web.app import create_app
from bedesten.web.settings import Settings
from service.people import nothing_by_itself
from web.company import EVERYTHING, KEY, WATCHING, People, device_of
from web.twins import Drawn, twin_of
from web.two_houses import Act, Side, World


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    made = World()
    monkeypatch.setattr(SealedChance, "__call__", lambda self, position: made.outcome(self, position))
    monkeypatch.setattr(Runner, "_answer", lambda self, at, seat: made.bot(self, at, seat))
    monkeypatch.setattr(new_tables, "new_secret", lambda: b"s" * 32)
    monkeypatch.setattr(new_tables, "new_id", lambda letters, length: letters[0] * length)
    monkeypatch.setattr(seat_changes, "new_key", lambda *_: KEY["key"])
    for module in (new_tables, house, changes):
        monkeypatch.setattr(module, "now", lambda: made.now)
    with nothing_by_itself():  # people answer themselves, even without a choice
        yield made


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The lines of the log, without times and numbers of requests."""
    found: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(str({name: value for name, value in logs.log_line(record).items() if name not in ("time", "ms", "id")}))

    monkeypatch.setattr(logs.LOGGER, "handlers", [Keep()])
    monkeypatch.setattr(logs.LOGGER, "propagate", False)
    before = logs.LOGGER.level
    logs.LOGGER.setLevel(logging.INFO)
    yield found
    logs.LOGGER.setLevel(before)


# -- who plays what


@dataclass(frozen=True)
class Sitting:
    players: int
    bots: int
    audience: int  # a seat
    settings: dict[str, Any]

    def acts(self) -> list[Act]:
        """A table is opened, and everybody sits down."""
        at = f"/{new_tables.ID_LETTERS[0] * 8}"
        wanted = [{"kind": "bot" if i <= self.bots else "open", "name": f"seat {i}"} for i in range(1, self.players)]
        settings = {"players": self.players, **self.settings}
        opened = {"seats": [{"kind": "me"}, *wanted], "settings": settings, "name": "Ada", "adds_text": True}
        joined = [
            Act(device_of(i), "POST", f"{at}/join", {"name": f"Person {i}", "text": str(i)})
            for i in range(1 + self.bots, self.players)
        ]
        return [Act(device_of(0), "POST", "", opened), Act(device_of(0), "POST", f"{at}/text", {"text": "abc"}), *joined]


COMPLETE = [
    Sitting(2, 0, 1, {"confirm": True, "variants": ["neutral-assistants", "caravan-leader"]}),
    Sitting(3, 1, 0, {"layout": "random", "variants": ["caravan-leader"], "clock": {"move": 86400, "game": 864000}}),
    Sitting(4, 0, 2, {"variants": ["neutral-assistants"]}),
    Sitting(5, 1, 3, {"confirm": True, "clock": {"move": 86400}}),
]
WITH_EXPANSIONS = {
    "mocha": Sitting(3, 0, 1, {"rules": "mocha", "variants": ["caravan-leader"]}),
    "letters": Sitting(3, 1, 2, {"rules": "letters", "confirm": True}),
    "grand": Sitting(4, 0, 0, {"rules": "grand", "variants": ["letters-deck"]}),
}
LENGTH = 250  # of the log of a game with expansions: then everybody has cards that nobody else knows


@pytest.mark.slow
def test_what_others_receive_in_complete_games_does_not_depend_on_hidden_cards(
    tmp_path: Path, world: World, written: list[str]
) -> None:
    differing, done = Counter[int](), set[str]()
    for number, sitting in enumerate(COMPLETE):
        others, what = asyncio.run(compared(tmp_path / str(number), world, number, sitting, written))
        differing += others
        done |= what
    assert done == EVERYTHING, f"never done: {EVERYTHING - done}"
    assert differing[FATE_CARD] >= 5 * len(COMPLETE), f"only {differing} cards were others: that shows too little"


@pytest.mark.slow
@pytest.mark.parametrize("rules", WITH_EXPANSIONS)
def test_nor_does_it_with_expansions(tmp_path: Path, world: World, written: list[str], rules: str) -> None:
    """As many games as it takes until enough cards were others."""
    differing = Counter[int]()
    for number in range(7, 15):
        others, _ = asyncio.run(compared(tmp_path / str(number), world, number, WITH_EXPANSIONS[rules], written, LENGTH))
        differing += others
        if differing[FATE_CARD] >= 3 and (differing[FATE_GUILD] >= 3 or rules == "letters"):
            return
    raise AssertionError(f"only {differing} cards were others")


# -- the same game twice


async def compared(
    folder: Path, world: World, number: int, sitting: Sitting, written: list[str], most: int | None = None
) -> tuple[Counter[int], set[str]]:
    """A game and its twin; returns how many cards were others, and what people have done."""
    first, twin = [Random(number), Random(number)]
    begun, drawn, told, lines = world.now, Drawn(), list[list[tuple[int, bytes]]](), list[list[str]]()
    acts: list[Act] = []
    differing, done = Counter[int](), set[str]()
    for which in ("game", "twin"):
        world.seed, world.now, world.drawn, world.words = number, begun, drawn, asyncio.Queue()
        written.clear()
        (folder / which).mkdir(parents=True)
        app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{folder}/{which}/house.db", log="no"))
        async with app.lifespan():
            side = Side(app, world, [device_of(sitting.audience), WATCHING])
            await side.begin(*sitting.acts())
            if which == "game":
                people = People(side, first, sitting.audience)
                await people.play(most)
                acts, statuses, done = side.acts, side.statuses, people.done
                rows: list[Row] = await app.state.house.store.entries_of(side.at.id)
                laid, _ = side.at.lay(side.at.seats)
                drawn, differing = twin_of(laid, rows, sitting.audience, twin)
            else:
                for act, status in zip(acts, statuses, strict=True):
                    assert await side.do(act) == status, f"{act} had status {status} in the first game"
                assert side.at.game.over or most is not None
            await side.close()
        told.append(side.received)
        lines.append(list(written))
    for (n, one), (_, other) in zip(*told, strict=True):
        assert one == other, f"game {number}: what others receive after {acts[n - 1]} tells which cards somebody holds"
    assert lines[0] == lines[1], "what is written into the log tells which cards somebody holds"
    return differing, done
