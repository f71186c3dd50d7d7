"""Changes add up to what a look shows: for everybody at the table, through whole games, whatever happens there."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bedesten.engine.errors import Refused
from bedesten.engine.notation import SECRET
from bedesten.engine.view import SPECTATOR, view
from bedesten.service.house import House
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from bedesten.web.updates import Picture, written_change, written_update
from bedesten.web.wire import Update
from service import deeds
from service.people import ADA, BOB, EVE, house_at, in_loop

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
DEVICES = (ADA, ADA, BOB, EVE)  # by seat: Ada has two
Told = dict[str, Any]


def applied_as_documented() -> Callable[[Told, Told], Told]:
    found: dict[str, Any] = {}
    exec(re.findall(r"^```python\n(def applied.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0], found)
    made: Callable[[Told, Told], Told] = found["applied"]
    return made


class Audience:
    """A socket that wants changes, without the socket."""

    def __init__(self, table: Table, mine: tuple[int, ...], seat: int) -> None:
        self.table, self.mine, self.seat = table, mine, seat
        self.apply = applied_as_documented()
        self.changes, self.updates, self.since, self.heard, self.n = 0, 0, 0, 0, -1
        self.known: Told = {}

    @property
    def is_up_to_date(self) -> bool:
        return self.n == self.table.changes

    def hear(self) -> str:
        """What is told now; afterwards the audience knows what a look would show."""
        table = self.table
        change = written_change(table, self.mine, self.seat, self.n) if self.known else None
        written = change or written_update(table, self.mine, self.seat, self.since, self.heard)
        message = msgspec.json.decode(written)
        if "change" in message:
            self.known = self.apply(self.known, message["change"])
            self.changes += 1
        else:
            events, chat = self.known.get("events", []), self.known.get("chat", [])
            told = message["update"]
            self.known = told | {"first": 0, "events": events[: told["first"]] + told["events"], "chat": chat + told["chat"]}
            self.updates += 1
        self.since, self.heard, self.n = table.seq, table.last_said, table.changes
        look = msgspec.json.decode(Picture(table, None).whole(self.mine, self.seat, 0, 0))
        if table.game.over:  # what had been hidden is not told once more
            look["events"] = [
                known if known["word"] == SECRET else new for known, new in zip(self.known["events"], look["events"], strict=True)
            ]
        assert self.known == look
        assert look["view"] == msgspec.json.decode(msgspec.json.encode(view(table.game.position, self.seat)))
        return written


async def at_a_table(house: House) -> tuple[Table, list[Audience]]:
    """Ada on two seats, Bob, Eve, and a spectator; with a clock, and turns that are ended."""
    wishes = [SeatWish("me", "Ada"), SeatWish("here", "Grace"), SeatWish("open"), SeatWish("open")]
    table = await house.new_tables.open(
        TableSettings(players=4, clock=TimeControl(move=1000, game=10_000), confirm=True), wishes, ADA
    )
    await house.seats.join(table.id, BOB, "Bob")
    await house.seats.join(table.id, EVE, "Eve")
    seats = [((0, 1), 0), ((0, 1), 1), ((2,), 2), ((3,), 3), ((), SPECTATOR)]
    return table, [Audience(table, mine, seat) for mine, seat in seats]


async def something(house: House, table: Table, rng: Random) -> None:
    """Mostly an answer; now and then whatever else can be done at a table."""
    seat, chance = rng.randrange(4), rng.random()
    device = DEVICES[seat]
    held = table.held_by()
    with suppress(Refused, Stale):
        if chance < 0.05:
            await deeds.undo(house, table.id, device, seat, table.seq)
        elif chance < 0.08:
            await deeds.redo(house, table.id, device, seat, table.seq)
        elif chance < 0.11:
            await deeds.propose(house, table.id, device, seat, table.seq)
        elif chance < 0.13:
            await deeds.decline(house, table.id, device, seat, table.seq)
        elif chance < 0.20:
            await deeds.agree(house, table.id, device, seat, table.seq)
        elif chance < 0.24:
            await house.speech.say(table.id, device, f"{chance}", seat=seat)
        elif chance < 0.25:
            await house.seats.hand_over(table.id, device, seat, None if table.seats[seat].bot else "keen")
        elif held is not None:
            await deeds.confirm(house, table.id, DEVICES[held], held, table.seq)
        elif table.seats[table.game.asked].bot:
            await house.seats.hand_over(table.id, DEVICES[table.game.asked], table.game.asked, None)
        else:
            seat = table.game.asked
            words = [word for word in table.game.question.words if word not in ("stop", "skip", "end")]
            await deeds.answer(house, table.id, DEVICES[seat], seat, table.seq, [rng.choice(words or table.game.question.words)])


async def played(folder: Path, seed: int, steps: int) -> None:
    async with house_at(folder) as house:
        (table, audiences), rng = await at_a_table(house), Random(seed)
        for _ in range(steps):
            for audience in audiences:
                if not audience.is_up_to_date and rng.random() < 0.95:  # a slow one is told of several things at once
                    audience.hear()
            if table.game.over:
                break
            house.now = lambda: table.seq * 100_000  # nobody speaks too often
            await something(house, table, rng)
        assert all(audience.changes > 5 * audience.updates for audience in audiences)


@in_loop
async def test_changes_add_up_to_what_a_look_shows(tmp_path: Path) -> None:
    await played(tmp_path, 1, 150)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 4))
@in_loop
async def test_changes_add_up_in_whole_games(tmp_path: Path, seed: int) -> None:
    await played(tmp_path, seed, 700)


@in_loop
async def test_whoever_sees_nothing_of_his_own_is_told_what_a_spectator_is_told(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        (table, audiences), rng, shared, own = await at_a_table(house), Random(3), 0, 0
        for _ in range(100):
            *told, public = [audience.hear() for audience in audiences if not audience.is_up_to_date] or [""]
            shared += told.count(public)
            own += len(told) - told.count(public)
            assert '"question":{' not in public
            await something(house, table, rng)
        assert shared > 100 and own > 50


@in_loop
async def test_what_is_not_known_any_more_is_told_as_a_whole(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        (table, audiences), rng = await at_a_table(house), Random(4)
        audience, other = audiences[2:4]
        audience.hear()
        for _ in range(2):
            other.hear()
            while other.is_up_to_date:
                await something(house, table, rng)
        other.hear()
        assert audience.hear().startswith('{"update"')
        while audience.is_up_to_date:
            await something(house, table, rng)
        assert audience.hear().startswith('{"change"')


@in_loop
async def test_an_update_has_exactly_the_fields_that_are_documented(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, audiences = await at_a_table(house)
        for audience in audiences:
            written = written_update(table, audience.mine, audience.seat, 0, 0)
            told = msgspec.json.decode(written)["update"]
            assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, Update))) == told
