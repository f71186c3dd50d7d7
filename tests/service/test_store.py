"""The store: one contract for SQLite and PostgreSQL."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from bedesten.engine.errors import Refused
from bedesten.service import schema
from bedesten.service.connections import migrate
from bedesten.service.schema import metadata
from bedesten.service.store import Conflict, Row, Store, Unavailable
from bedesten.service.table_settings import TableSettings, settings_in
from service.people import LONGEST
from service.servers import Postgres

Test = Callable[[Store], Awaitable[None]]


def run(test: Coroutine[Any, Any, None]) -> None:
    """No test of the store waits for ever: whoever hangs, fails."""

    async def in_time() -> None:
        async with asyncio.timeout(LONGEST):
            await test

    asyncio.run(in_time())


def with_store(url: str, test: Test, patience: float = 5) -> None:
    async def opened() -> None:
        async with Store(url, patience) as store:
            await test(store)

    run(opened())


def table(table_id: str = "k3x9", stage: str = "playing") -> Any:
    """A statement that stores a table."""
    return insert(schema.tables).values(values_of_table(table_id, stage))


def values_of_table(table_id: str = "k3x9", stage: str = "playing") -> dict[str, Any]:
    values = {"created": 1, "stage": stage, "listed": False, "settings": "{}", "rules_version": "1", "secret": b"s", "host": "h"}
    return {"id": table_id, **values}


def entry(seq: int, table_id: str = "k3x9", word: str = "act") -> Row:
    given = {"kind": "answer", "seat": 0, "word": word, "drawn": None, "at": 1_700_000_000_000, "sum": None}
    return {"table_id": table_id, "seq": seq, **given}


def stage_is(stage: str, table_id: str = "k3x9") -> Any:
    return update(schema.tables).where(schema.tables.c.id == table_id).values(stage=stage)


async def words(store: Store, table_id: str = "k3x9") -> list[str]:
    return [row["word"] for row in await store.entries_of(table_id)]


async def stage(store: Store, table_id: str = "k3x9") -> str:
    found = await store.read(select(schema.tables.c.stage).where(schema.tables.c.id == table_id))
    return str(found[0]["stage"])


def commits(store: Store) -> list[int]:
    """A list that grows by each commit."""
    counted: list[int] = []
    event.listen(store.engine.sync_engine, "commit", lambda _: counted.append(1))
    return counted


# -- writing and reading


def test_what_was_written_is_read_in_order(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table(), table("other")])
        rows = [{**entry(seq, word=f"wörd {seq} ★"), "drawn": seq or None} for seq in range(30)]
        await store.write(rows[10:20])
        await store.write([*rows[20:], *rows[:10], entry(0, "other")])
        assert await store.entries_of("k3x9") == rows
        assert await store.entries_of("k3x9", 27) == rows[27:] and await store.entries_of("k3x9", 30) == []
        assert await store.entries_of("nobody") == []

    with_store(database_url, test)


def test_what_was_written_is_there_after_closing(database_url: str) -> None:
    async def first(store: Store) -> None:
        await store.write([entry(0)], [table()])

    async def then(store: Store) -> None:
        assert await store.entries_of("k3x9") == [entry(0)]

    with_store(database_url, first)
    with_store(database_url, then)


def test_whoever_is_late_gets_a_conflict_and_nothing_of_his_is_stored(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0), entry(1)], [table()])
        with pytest.raises(Conflict):
            await store.write([entry(2, word="late"), entry(1, word="late")], [stage_is("over")])
        assert await words(store) == ["act", "act"] and await stage(store) == "playing"
        await store.write([entry(2)])
        assert len(await words(store)) == 3

    with_store(database_url, test)


def test_one_who_is_late_does_not_harm_those_who_write_with_him(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table(f"t{i}") for i in range(300)])
        await store.write([entry(0, "t7"), entry(0, "t123")])
        counted = commits(store)
        writes = [store.write([entry(0, f"t{i}", "new"), entry(1, f"t{i}")], [stage_is("over", f"t{i}")]) for i in range(300)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        late = {i for i, result in enumerate(done) if isinstance(result, Conflict)}
        assert late == {7, 123} and all(result is None for i, result in enumerate(done) if i not in late)
        assert len(counted) < 20, "still together"
        assert await words(store, "t7") == ["act"] and await stage(store, "t7") == "playing"
        assert await words(store, "t8") == ["new", "act"] and await stage(store, "t8") == "over"
        total = await store.read(select(func.count().label("n")).select_from(schema.entries))
        assert total[0]["n"] == 2 * 298 + 2

    with_store(database_url, test)


def test_all_or_none(database_url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.write([entry(0)], [table(), table()])
        assert await store.read(select(schema.tables)) == [] and await words(store) == []

    with_store(database_url, test)


def test_what_is_missing_is_no_conflict(database_url: str) -> None:
    async def test(store: Store) -> None:
        good, orphan = store.write(others=[table()]), store.write([entry(0, "nobody")])
        done = await asyncio.gather(good, orphan, return_exceptions=True)
        assert done[0] is None and isinstance(done[1], IntegrityError)
        with pytest.raises(Exception) as error:
            await store.write([{**entry(0), "word": None}])
        assert isinstance(error.value, IntegrityError)
        await store.write([entry(0)])

    with_store(database_url, test)


def test_a_mistake_in_one_write_is_told_to_him_who_made_it(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table()])
        wrong = [store.write([{**entry(0), "at": value}]) for value in (2**80, object())]
        wrong += [store.write(others=[text("nonsense")]), store.write([entry(1, word="\ud800")])]
        done = await asyncio.gather(store.write([entry(7)]), *wrong, store.write([entry(8)]), return_exceptions=True)
        assert done[0] is None and done[-1] is None
        assert all(isinstance(error, Exception) and not isinstance(error, Conflict | Unavailable) for error in done[1:-1]), done
        assert len(await words(store)) == 2
        with pytest.raises(DBAPIError):
            await store.read(text("nonsense"))

    with_store(database_url, test)


def test_a_claim_that_finds_nothing_is_a_conflict(database_url: str) -> None:
    """Two processes cannot both take an open seat."""

    async def test(store: Store) -> None:
        seats = schema.seats
        seat = insert(seats).values(table_id="k3x9", seat=1, kind="open", name="", text="")
        await store.write(others=[table(), seat])
        open_seat = (seats.c.table_id == "k3x9") & (seats.c.kind == "open")
        claims = [update(seats).where(open_seat).values(kind="person", name=name) for name in ("Ada", "Grace")]
        writes = [store.write([entry(i)], claims=[claim]) for i, claim in enumerate(claims)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert done[0] is None and isinstance(done[1], Conflict)
        assert [row["name"] for row in await store.read(select(seats))] == ["Ada"] and len(await words(store)) == 1

    with_store(database_url, test)


# -- group commit


def test_many_writes_share_few_transactions(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table(f"t{i}") for i in range(50)])
        counted = commits(store)
        await asyncio.gather(*(store.write([entry(seq, f"t{i}")]) for seq in range(20) for i in range(50)))
        assert len(counted) < 1000 / 20
        for i in range(50):
            assert [row["seq"] for row in await store.entries_of(f"t{i}")] == list(range(20))

    with_store(database_url, test)


def test_the_order_of_a_table_is_kept(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table("a"), table("b")])
        finished: list[tuple[str, int]] = []

        async def one(table_id: str, seq: int) -> None:
            await store.write([entry(seq, table_id)], [stage_is(f"s{seq}", table_id)])
            finished.append((table_id, seq))

        await asyncio.gather(*(one(table_id, seq) for seq in range(700) for table_id in "ba"))
        for table_id in "ab":
            assert [seq for name, seq in finished if name == table_id] == list(range(700))
            assert await stage(store, table_id) == "s699"

    with_store(database_url, test)


def test_whoever_stops_waiting_does_not_stop_the_write(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table()])
        tasks = [asyncio.create_task(store.write([entry(seq)])) for seq in range(100)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError) for result in done[::2]) and set(done[1::2]) == {None}
        await store.write([entry(100)])
        assert len(await words(store)) == 101

    with_store(database_url, test)


def test_closing_waits_for_what_was_begun(database_url: str) -> None:
    async def test() -> None:
        async with Store(database_url) as store:
            await store.write(others=[table()])
            begun = [asyncio.create_task(store.write([entry(seq)])) for seq in range(100)]
            await asyncio.sleep(0)
        assert set(await asyncio.gather(*begun)) == {None}
        with pytest.raises(Unavailable):
            await store.write([entry(100)])
        assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]

    run(test())


def test_nobody_waits_for_a_writer_that_has_died(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write(others=[table()])
        waiting = [asyncio.create_task(store.write([entry(seq)])) for seq in range(5)]
        await asyncio.sleep(0)
        assert store._writer
        store._writer.cancel()
        for result in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(result, Unavailable)
        with pytest.raises(Unavailable):
            await store.write([entry(9)])

    with_store(database_url, test)


def test_reading_does_not_wait_for_writing(database_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])
        async with store.engine.connect() as writing:
            await writing.execution_options(writes=True)
            async with writing.begin():
                await writing.execute(delete(schema.entries))
                reads = [store.entries_of("k3x9") for _ in range(4)]
                assert await asyncio.wait_for(asyncio.gather(*reads), 240) == [[entry(0)]] * 4
        assert await words(store) == []

    with_store(database_url, test)


# -- durability


def test_every_connection_to_sqlite_is_durable_and_its_file_private(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        all_six = asyncio.Barrier(6)

        async def pragmas() -> list[Any]:
            async with store.engine.connect() as connection:
                await all_six.wait()  # so that each has one of its own
                names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]

        assert await asyncio.gather(*(pragmas() for _ in range(6))) == [["wal", 2, 1, 5000]] * 6
        await store.write(others=[table()])
        assert store._own
        assert (await store._own.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        file = sqlite_url.removeprefix("sqlite+aiosqlite:///")
        assert {os.stat(file + end).st_mode & 0o777 for end in ("", "-wal", "-shm")} == {0o600}

    with_store(sqlite_url, test)


def test_postgres_is_durable_even_if_that_is_not_usual_there(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def careless(store: Store) -> None:
        name = url.rpartition("/")[2]
        await store.write(others=[text(f"alter database {name} set synchronous_commit = off")])

    async def test(store: Store) -> None:
        assert (await store.read(text("show synchronous_commit")))[0]["synchronous_commit"] == "on"

    with_store(url, careless)
    with_store(url, test)


@pytest.mark.slow
def test_what_was_confirmed_by_a_postgres_that_flushes_is_there_after_a_kill() -> None:
    """As it is run: with fsync, unlike in the other tests, which would otherwise take too long."""
    with closing(Postgres(fsync=True)) as postgres:
        url = postgres.fresh()

        async def test(store: Store) -> None:
            for setting in ("fsync", "full_page_writes", "synchronous_commit"):
                assert (await store.read(text(f"show {setting}")))[0][setting] == "on"
            async with under_load(store) as (confirmed, _):
                for _ in range(2):
                    before = len(confirmed)
                    while len(confirmed) < before + 40:
                        await asyncio.sleep(0.01)
                    await asyncio.to_thread(postgres.kill)
                    await asyncio.to_thread(postgres.start)
            while not await is_stored(store, entry(10**6, "t0")):
                pass
            assert store._own
            assert (await store._own.exec_driver_sql("show synchronous_commit")).scalar() == "on", "the writer's own connection"
            assert await all_there(store, confirmed)

        with_store(url, test)


# -- outages


@asynccontextmanager
async def under_load(store: Store) -> AsyncIterator[tuple[list[Row], list[Exception]]]:
    """Eight tables at which entries are written all the time; yields what was confirmed, and what went wrong."""
    confirmed: list[Row] = []
    problems: list[Exception] = []
    stopped = asyncio.Event()

    async def play(table_id: str) -> None:
        seq = 0
        while not stopped.is_set():
            row = entry(seq, table_id)
            try:
                await store.write([row])
                confirmed.append(row)
            except (Unavailable, Conflict) as error:
                problems.append(error)
                await asyncio.sleep(0.01)
            seq += 1

    await store.write(others=[table(f"t{i}") for i in range(8)])
    tasks = [asyncio.create_task(play(f"t{i}")) for i in range(8)]
    try:
        yield confirmed, problems
    finally:
        stopped.set()
        await asyncio.gather(*tasks)


async def all_there(store: Store, confirmed: list[Row]) -> bool:
    rows = await store.read(select(schema.entries))
    keys = {(row["table_id"], row["seq"]) for row in rows}
    return {(row["table_id"], row["seq"]) for row in confirmed} <= keys


@pytest.mark.slow
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_postgres_goes_and_comes_back_under_load(postgres: Postgres, how: str) -> None:
    async def test(store: Store) -> None:
        async with under_load(store) as (confirmed, problems):
            for _ in range(3):
                before = len(confirmed)
                while len(confirmed) < before + 200:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(getattr(postgres, how))
                with pytest.raises(Unavailable):
                    await store.ping()
                while not problems:
                    await asyncio.sleep(0.01)
                problems.clear()
                await asyncio.to_thread(postgres.start)
            before = len(confirmed)
            while len(confirmed) < before + 200:
                await asyncio.sleep(0.01)
            await store.ping()
            problems.clear()
            before = len(confirmed)
            while len(confirmed) < before + 200:
                await asyncio.sleep(0.01)
            assert not problems, "everything works again"
        assert await all_there(store, confirmed)

    with_store(postgres.fresh(), test)


def test_a_restart_of_postgres_while_nobody_plays_is_not_noticed(postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])
        await asyncio.gather(*(store.ping() for _ in range(6)))
        for seq in (1, 2):
            postgres.stop()
            postgres.start()
            await store.write([entry(seq)])
            assert await asyncio.gather(*(words(store) for _ in range(6))) == [["act"] * (seq + 1)] * 6

    with_store(postgres.fresh(), test)


@pytest.mark.slow(6)
def test_a_postgres_that_says_nothing_is_unavailable_in_time(postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])
        await store.ping()
        postgres.freeze()
        try:
            asked = [store.ping(), store.write([entry(1)]), store.ping(), store.write([entry(2)])]
            done = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(result, Unavailable) for result in done), done
        finally:
            postgres.thaw()
        while not await is_stored(store, entry(3)):
            pass

    with_store(postgres.fresh(), test, patience=3)


async def is_stored(store: Store, row: Row) -> bool:
    """On a busy machine, and right after an outage, it may take more than one attempt."""
    try:
        await store.write([row])
    except Conflict:
        return True
    except Unavailable:
        return False
    return True


def test_what_became_of_a_broken_commit_is_found_out(postgres: Postgres) -> None:
    """The connection breaks after the database has committed: that is no failure. Before: it is tried again."""

    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])
        dialect: Any = store.engine.sync_engine.dialect
        commit, broken = dialect.do_commit, 0

        def breaking(connection: Any) -> None:
            nonlocal broken
            broken += 1
            if broken == 1:
                commit(connection)
            connection.rollback()
            dialect.do_commit = commit
            raise ConnectionResetError("gone")

        for seq in (1, 3):
            dialect.do_commit = breaking
            await store.write([entry(seq)])
            assert broken == seq // 2 + 1 and len(await words(store)) == seq + 1
            await store.write([entry(seq + 1)])

    with_store(postgres.fresh(), test)


@pytest.mark.slow(2)
def test_nobody_knows_what_became_of_a_commit_if_the_database_stays_away(postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])

        def breaking(_: Any) -> None:
            postgres.kill()
            raise ConnectionResetError("gone")

        dialect: Any = store.engine.sync_engine.dialect
        commit, dialect.do_commit = dialect.do_commit, breaking
        with pytest.raises(Unavailable) as error:
            await store.write([entry(1)])
        assert error.value.in_doubt
        dialect.do_commit = commit
        with pytest.raises(Unavailable) as error:
            await store.write([entry(1)])
        assert not error.value.in_doubt

    with_store(postgres.fresh(), test, patience=3)


def test_a_locked_sqlite_file_is_unavailable_until_it_is_free(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(Unavailable) as error:
                await store.write([entry(1)])
            assert "locked" in str(error.value) and await words(store) == ["act"]
        await store.write([entry(1)])
        assert len(await words(store)) == 2

    with_store(sqlite_url, test, patience=0.3)


def test_a_locked_sqlite_file_is_waited_for(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await store.write([entry(0)], [table()])
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            later = asyncio.create_task(store.write([entry(1)]))
            await asyncio.wait([later], timeout=0.1)
            assert not later.done()
            other.execute("ROLLBACK")
            await later
        assert len(await words(store)) == 2

    with_store(sqlite_url, test, patience=30)


def test_a_database_that_is_not_there_at_the_beginning_is_unavailable(postgres: Postgres) -> None:
    async def test(store: Store) -> None:
        raise AssertionError("it opened")

    url = postgres.fresh()
    with pytest.raises(Refused, match="refused the server’s login"):
        with_store(url + "x", test)
    postgres.stop()
    with pytest.raises(Unavailable):
        with_store(url, test)


def test_a_deadlock_with_another_process_is_tried_again(postgres: Postgres) -> None:
    """Two processes whose transactions take the same rows the other way round."""
    url = postgres.fresh()

    async def test(store: Store) -> None:
        await store.write(others=[table("a"), table("b")])
        async with Store(url) as other:
            both = [stage_is("over", "a"), stage_is("over", "b")]
            for _ in range(3):
                await asyncio.gather(store.write(others=both * 3), other.write(others=both[::-1] * 3))
            rows = [entry(seq, table_id) for seq in range(50) for table_id in "ab"]
            first = asyncio.gather(*(store.write([row]) for row in rows), return_exceptions=True)
            second = asyncio.gather(*(other.write([row]) for row in rows[::-1]), return_exceptions=True)
            for one, two in zip(await first, (await second)[::-1], strict=True):
                assert {type(one), type(two)} == {type(None), Conflict}
        assert len(await store.entries_of("a")) == len(await store.entries_of("b")) == 50

    with_store(url, test)


# -- the schema


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_server_default": True}), metadata))


def test_migrations_lead_to_the_schema_and_can_be_repeated(database_url: str) -> None:
    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store._migrate()
        await store.write([entry(0)], [table()])

    with_store(database_url, test)
    with_store(database_url, lambda store: store.ping())


@pytest.mark.parametrize("version", ["0001", "0008"])
def test_an_older_database_is_brought_up_to_date(database_url: str, version: str) -> None:
    """What was stored before stays as it was; what was agreed is called settings since version 0009."""
    older = {name: value for name, value in values_of_table().items() if name != "settings"}
    older |= {"agreed": '{"players":4}', "listed": True}
    into = f"insert into tables ({', '.join(older)}) values ({', '.join(f':{name}' for name in older)})"

    async def first() -> None:
        store = Store(database_url)
        async with store.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                await connection.run_sync(migrate, version)
                await connection.execute(text(into), older)
                await connection.execute(insert(schema.entries).values({n: value for n, value in entry(0).items() if n != "sum"}))
        await store.engine.dispose()

    async def second(store: Store) -> None:
        assert await store.entries_of("k3x9") == [entry(0)]
        await store.write([entry(1) | {"sum": "0123456789abcdef"}])
        assert (await store.entries_of("k3x9"))[1]["sum"] == "0123456789abcdef"
        stored = (await store.read(select(schema.tables)))[0]
        assert settings_in(stored) == TableSettings(players=4)
        kept = {name: stored[name] for name in older if name != "agreed"}
        assert kept == {name: value for name, value in older.items() if name != "agreed"}

    run(first())
    with_store(database_url, second)


@pytest.mark.slow
def test_several_processes_may_begin_at_once(database_url: str) -> None:
    program = f"""
import asyncio
from bedesten.service.store import Store
async def main():
    async with Store({database_url!r}) as store:
        await store.ping()
asyncio.run(main())
"""
    begun = [subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(process.communicate(timeout=600)[1], process.returncode) for process in begun] == [("", 0)] * 3

    async def test() -> None:
        async def one() -> None:
            async with Store(database_url) as store:
                await store.ping()

        await asyncio.gather(*(one() for _ in range(6)))

    run(test())


def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    async def newer(store: Store) -> None:
        await store.write(others=[text("update alembic_version set version_num = '9999'")])

    with_store(database_url, newer)
    with pytest.raises(Refused, match="a newer one"):
        with_store(database_url, newer)
