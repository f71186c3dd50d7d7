"""A snapshot equals the replay: whatever has happened at a table, it goes on from there as it would from its entries."""

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.record import write_record
from bedesten.service import disclosure, going_back, kinds, schema, snapshots
from bedesten.service.hours import Hours, now
from bedesten.service.house import House
from bedesten.service.integrity import check_games, stored_games
from bedesten.service.snapshots import Snapshot, read, restore, snapshot_of, storing
from bedesten.service.store import Row, Store
from bedesten.service.stored_tables import table_from
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl, settings_in
from bedesten.web.updates import look
from service import deeds
from service.people import ADA, BOB, EVE, house_at, in_loop, play_on, two_at_a_table

HOUR = 3_600_000
DEVICES = (ADA, BOB, EVE)
SPECTATOR = 5


# -- everything that can happen at a table


async def people(house: House) -> Table:
    clock = TimeControl(move=60, game=600)
    table = await house.new_tables.open(
        TableSettings(players=3, confirm=True, clock=clock), [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("open")], ADA
    )
    await house.seats.list_table(table.id, ADA, True)
    await house.seats.join(table.id, BOB, "Bob")
    await house.speech.silence(table.id, ADA, 1, True)
    await house.seats.join(table.id, EVE, "Eve", "a text of mine")
    return table


async def learner(house: House) -> Table:
    return await house.new_tables.open(
        TableSettings(players=2, learning=True, layout="random"), [SeatWish("me", "Ada"), SeatWish("bot")], ADA
    )


async def at_one_device(house: House) -> Table:
    clock = TimeControl(move=30)
    return await house.new_tables.open(
        TableSettings(players=2, clock=clock), [SeatWish("me", "Ada"), SeatWish("here", "Grace")], ADA
    )


async def from_a_record(house: House) -> Table:
    first = await two_at_a_table(house)
    await play_on(house, first, Random(8), 30)
    wishes = [SeatWish("me", "Ada"), SeatWish("bot")]
    return await house.new_tables.import_record(
        write_record(first.game), None, wishes, ADA, clock=TimeControl(move=90), confirm=True
    )


OPENED = [people, learner, at_one_device, from_a_record]


def device_of(table: Table, seat: int) -> str:
    return table.seats[seat].token or ADA


async def give_answers(house: House, table: Table, rng: Random) -> None:
    """One or several at once, of whoever is asked."""
    seat, branch, words = table.game.asked, table.game.branch(), list[str]()
    while branch.asked == seat and len(words) < rng.choice((1, 1, 1, 4)):
        words.append(rng.choice(branch.question.words))
        branch.choose(words[-1])
    if table.seats[seat].is_played_by_bot:
        await house.moves.answer_for_bot(table.id, seat, table.seq, words, is_eased=table.seq % 3 == 0)
    else:
        await deeds.answer(house, table.id, device_of(table, seat), seat, table.seq, words)


async def something_happens(house: House, table: Table, rng: Random) -> None:
    """Much of it is refused: that changes nothing."""
    seat, id = rng.randrange(len(table.seats)), table.id
    device = device_of(table, seat)
    what = rng.choice(["answer"] * 12 + ["undo"] * 4 + ["redo"] * 3 + ["propose", "agree", "agree", "decline"] + ["other"] * 3)
    if what == "answer":
        held = table.held_by()
        if held is not None:
            await deeds.confirm(house, id, device_of(table, held), held, table.seq)
        else:
            await give_answers(house, table, rng)
    elif what == "undo":
        seat = going_back.undoer(table) or 0
        await deeds.undo(house, id, device_of(table, seat), seat, table.seq)
    elif what == "redo":
        seat = going_back.redoer(table) or 0
        await deeds.redo(house, id, device_of(table, seat), seat, table.seq)
    elif what == "propose":
        to = rng.choice([None, rng.randrange(max(0, len(table.game.log) - 30), len(table.game.log))])
        await deeds.propose(house, id, device, seat, table.seq, to)
    elif what in ("agree", "decline"):
        seat = rng.choice(going_back.awaited(table) or [seat])
        await getattr(deeds, what)(house, id, device_of(table, seat), seat, table.seq)
    else:
        await something_else_happens(house, table, rng, seat)


async def something_else_happens(house: House, table: Table, rng: Random, seat: int) -> None:
    id, device = table.id, device_of(table, seat)
    what = rng.choice(["list", "silence", "clock", "clock", "stand in", "back", "back", "vote", "time", "resign", "move"])
    if what == "list":
        await house.seats.list_table(id, ADA, not table.listed)
    elif what == "silence":
        await house.speech.silence(id, ADA, rng.choice([seat, None]), rng.random() < 0.6)
    elif what == "clock":
        await house.moves.set_clock(id, ADA, rng.random() < 0.5)
    elif what in ("stand in", "back"):
        await house.seats.hand_over(id, device, seat, "greedy" if what == "stand in" else None)
    elif what == "resign" and rng.random() < 0.1:
        await house.seats.resign(id, device, seat)
    elif what == "move" and table.seats[seat].token:
        await house.seats.move(id, f"another device of {seat}", await house.seats.link(id, device, seat))
    elif what in ("vote", "time"):  # much later
        house.now = lambda: now() + HOUR
        try:
            if what == "vote":
                await house.seats.hand_over(id, device, (seat + 1) % len(table.seats), "greedy")
            else:
                await house.seats.time_is_up(id)
        finally:
            house.now = now


async def live_on(house: House, table: Table, rng: Random, happenings: int) -> list[bytes]:
    """Returns snapshots that were made meanwhile."""
    made = []
    for n in range(happenings):
        if table.game.over:
            break
        with suppress(Refused, Stale):
            await something_happens(house, table, rng)
        if n % 23 == 0:
            made.append(msgspec.msgpack.encode(snapshot_of(table)))
    return made


# -- the law


class Books:
    """All that is stored of a table; read from it as a new process would."""

    def __init__(self, row: Row, seats: list[Row], entries: list[Row], hours: Hours) -> None:
        self.row, self.seats, self.entries, self.hours = row, seats, entries, hours

    @classmethod
    async def of(cls, house: House, table: Table) -> "Books":
        t, s = schema.tables, schema.seats
        row = (await house.store.read(select(t).where(t.c.id == table.id)))[0]
        seats = await house.store.read(select(s).where(s.c.table_id == table.id).order_by(s.c.seat))
        return cls(row, seats, await house.store.entries_of(table.id), house.attendance.hours)

    def stretched(self, rng: Random) -> "Books":
        """The same with long thoughts, and times at which the house was closed."""
        at, hours, entries = self.entries[0]["at"], Hours(), []
        for entry in self.entries:
            at += rng.choice((0, 300, 20_000, 70_000))
            if rng.random() < 0.05:
                hours.close(at - 10_000, at + 50_000)
                at += rng.choice((0, 60_000))
            entries.append({**entry, "at": at})
        return Books(self.row, self.seats, entries, hours)

    @property
    def begun(self) -> int:
        """How many entries there are when the game has begun."""
        return 1 + next(i for i, row in enumerate(self.entries) if row["kind"] in (*kinds.LOG_KINDS, kinds.BEGUN))

    def replayed(self, snapshot: Snapshot | None = None, until: int | None = None) -> Table:
        table = table_from(self.row, self.seats, settings_in(self.row))
        table.hours = self.hours
        table.begin(*table.lay(table.seats))
        if snapshot:
            restore(table, snapshot)
        for entry in self.entries[table.seq : until]:
            table.take([entry])
        return table


def everything(table: Table, since: int) -> list[Any]:
    """All that a table is, and all that anybody is told there; what was before `since` may be told at once."""
    seats = [*range(len(table.seats)), SPECTATOR]
    told = [look(table, [seat], seat, at) for seat in seats for at in (0, since, max(since, table.seq - 1), table.seq)]
    game, asked = table.game, table.game.asked
    numbers: list[int] = []
    branch = game.branch()
    branch.chance = table.memory.drawing(table.chance_from_here(), branch, numbers)
    if not game.over:
        branch.choose(branch.question.words[0])
        branch.let_fate_answer()
    return [
        snapshot_of(table),
        table.seats,
        (table.seq, table.stage, table.listed, table.rematch, table.host, table.epochs),
        table.lengths[since:],
        game.log,
        [game.position_before(i) for i in range(len(game.log))],
        game.position,
        (
            table.to_act(),
            table.held_by(),
            going_back.undoer(table),
            going_back.redoer(table),
            table.deadline(),
            going_back.awaited(table),
        ),
        [table.seed_of_thought(seat, "law") for seat in range(len(table.seats))] if asked != FATE else None,
        (branch.log, numbers),
        msgspec.json.encode(told),
        [disclosure.record(table, seat) for seat in seats],
        disclosure.seal_line(table),
    ]


def assert_same(one: Table, other: Table, since: int) -> None:
    one.presence = other.presence
    for ours, theirs in zip(everything(one, since), everything(other, since), strict=True):
        assert ours == theirs


def decoded(data: bytes) -> Snapshot:
    return msgspec.msgpack.decode(data, type=Snapshot)


def assert_the_law(books: Books, snapshots_made: Iterable[bytes]) -> None:
    from_the_start = books.replayed()
    for data in snapshots_made:
        found = books.replayed(decoded(data))
        assert_same(found, from_the_start, found.stored_at)
        assert all(found.first_change_since(seq) == 0 for seq in range(found.stored_at))


@pytest.mark.slow(8)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("opened", OPENED)
@in_loop
async def test_a_snapshot_and_the_entries_behind_it_are_the_table(opened: Any, seed: int, tmp_path: Path) -> None:
    """Made in the midst of the game, or from its books; with short thoughts and with long ones."""
    rng = Random(f"{opened.__name__} {seed}")
    async with house_at(tmp_path) as house:
        table = await opened(house)
        made = await live_on(house, table, rng, 250)
        books = await Books.of(house, table)
        await house.store.write(others=[storing(table)])  # as if it were due
        [checked] = [game async for game in check_games(house.store, [books.row])]
        assert checked.change is None
    assert_the_law(books, made)
    stretched = books.stretched(rng)
    points = [books.begun, *sorted(rng.sample(range(books.begun, len(books.entries)), 8)), len(books.entries)]
    assert_the_law(stretched, [msgspec.msgpack.encode(snapshot_of(stretched.replayed(until=point))) for point in points])


@in_loop
async def test_sooner_or_later_everything_happens_that_the_law_speaks_of(tmp_path: Path) -> None:
    wanted = {kinds.ANSWER, kinds.DRAWN, kinds.CONFIRM, kinds.UNDO, kinds.REDO, kinds.PROPOSE, kinds.AGREE, kinds.DECLINE}
    wanted |= {kinds.BACK, kinds.LISTED, kinds.SILENCE, kinds.VOTE, kinds.CLOCK}
    wanted |= {kinds.JOINED, kinds.MOVED, kinds.STAND_IN, kinds.RETURNED, kinds.RESIGNED}
    async with house_at(tmp_path) as house:
        for seed in range(100):
            table = await OPENED[seed % 3](house)
            await live_on(house, table, Random(seed), 120)
            for row in await house.store.entries_of(table.id):
                wanted -= {row["word"].split(":")[0] if row["kind"] == kinds.SEAT else row["kind"]}
            if not wanted:
                return
    raise AssertionError(f"never: {wanted}")


# -- in the house


async def stored_in(store: Store, table: Table) -> list[Row]:
    await store.write()  # what was to be written by the way is written before
    return await store.read(select(schema.snapshots).where(schema.snapshots.c.table_id == table.id))


async def found_again(house: House, table: Table) -> Table:
    house.tables.drop(table.id)
    return await house.tables.find(table.id)


async def found_without_snapshot(house: House, table: Table) -> Table:
    """As it is read from its entries."""
    await house.store.write(others=[delete(schema.snapshots).where(schema.snapshots.c.table_id == table.id)])
    return await found_again(house, table)


@pytest.mark.slow(2)
@in_loop
async def test_a_house_that_opens_goes_on_from_snapshots(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that was restored from a backup: the new epoch is behind the snapshot."""
    monkeypatch.setattr(snapshots, "ENTRIES_BETWEEN", 20)
    monkeypatch.setattr(f"{__name__}.HOUR", 0)  # nothing happens at times at which the house will have been closed
    rng, table_id = Random(4), ""
    for is_restored in (None, None, True, None):
        async with Store(database_url, is_restored=is_restored) as store, House(store) as house:
            table = await house.tables.find(table_id) if table_id else await people(house)
            table_id = table.id
            await live_on(house, table, rng, 80)
            [stored] = await stored_in(store, table)
            assert stored["seq"] > table.seq - 20 - 64
            found = await found_again(house, table)
            assert found.stored_at == stored["seq"]
            from_the_start = await found_without_snapshot(house, table)
            assert from_the_start.epochs == found.epochs
            assert_same(found, from_the_start, stored["seq"])
            await store.write(others=[storing(found)])
            assert [game.change async for game in check_games(store, await stored_games(store))] == [None]


@in_loop
async def test_a_snapshot_that_is_of_no_use_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Damaged, of another version, or made after other entries."""
    async with house_at(tmp_path) as house:
        table = await people(house)
        await live_on(house, table, Random(6), 60)
        await house.store.write(others=[storing(table)])
        [stored] = await stored_in(house.store, table)
        data, s = stored["data"], schema.snapshots
        half, other = data[: len(data) // 2], data[:-1] + bytes([data[-1] ^ 1])
        from_the_start = await found_without_snapshot(house, table)
        for values in ({"data": half}, {"data": other}, {"data": b""}, {"seq": 7}, {"seq": 10**6}, {"version": "0 1"}):
            await house.store.write(others=[delete(s), s.insert().values(**{**stored, **values})])
            with caplog.at_level(logging.WARNING):
                found = await found_again(house, table)
            assert found.stored_at == 0
            assert_same(found, from_the_start, 0)
        assert "was ignored" in caplog.text
        monkeypatch.setattr(snapshots, "ENTRIES_BETWEEN", 20)
        await found_without_snapshot(house, table)  # and soon there is a better one
        assert (await stored_in(house.store, table))[0]["data"] == data


@in_loop
async def test_check_says_that_a_snapshot_disagrees(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
        await play_on(house, table, Random(1), 30)
        table.confirmed = 1
        await house.store.write(others=[storing(table)])
        [checked] = [game async for game in check_games(house.store, await stored_games(house.store))]
        assert checked.change == f"The snapshot after entry {table.seq - 1} says something else than the entries up to it."


@in_loop
async def test_a_snapshot_holds_nothing_that_entries_do_not_hold(tmp_path: Path) -> None:
    """Neither the secret, nor texts, nor devices; and it goes with its table."""
    async with house_at(tmp_path) as house:
        table = await people(house)
        await play_on_alone(house, table)
        await house.store.write(others=[storing(table)])
        [row] = await house.store.read(snapshots.stored(table.id))
        shown = msgspec.msgpack.encode(read(row))
        hidden = [table.secret, table.secret.hex().encode(), *[seat.text.encode() for seat in table.seats]]
        assert not any(one in shown for one in [*hidden, *[device.encode() for device in DEVICES]])
        await house.store.write(others=[delete(schema.tables)])
        assert not await stored_in(house.store, table)


async def play_on_alone(house: House, table: Table) -> None:
    for _ in range(30):
        with suppress(Refused, Stale):
            await give_answers(house, table, Random(2))


@in_loop
async def test_an_older_snapshot_does_not_replace_a_newer_one(database_url: str) -> None:
    async with Store(database_url) as store, House(store) as house:
        table = await two_at_a_table(house)
        before = storing(table)
        await play_on(house, table, Random(1), 10)
        await store.write(others=[storing(table)])
        await store.write(others=[before])
        assert [row["seq"] for row in await stored_in(store, table)] == [table.seq]


@in_loop
async def test_what_the_clock_has_counted_too_much_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is learned later that the house was closed: a table that is read again has the right times."""
    monkeypatch.setattr(snapshots, "ENTRIES_BETWEEN", 5)
    async with house_at(tmp_path) as house:
        table = await at_one_device(house)
        await give_answers(house, table, Random(1))
        assert table.clock and table.clock.is_right
        await house.store.write(others=[storing(table)])
        kept = table.clock.shown
        house.attendance.hours.close(kept.at - 1, now())
        assert not table.clock.is_right and not snapshots.is_due(table)
        fresh = (await Books.of(house, table)).replayed()
        [row] = await house.store.read(snapshots.stored(table.id))
        with pytest.raises(ValueError, match="closed"):
            restore(fresh, read(row))
