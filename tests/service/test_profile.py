"""Leaderboards, profiles, whom one has played with, invitations; and that the database finds all of it by its indices."""

import re

import pytest
from sqlalchemy import Executable, text, update
from sqlalchemy.dialects import postgresql, sqlite

from bedesten.engine.errors import Refused
from bedesten.service import schema
from bedesten.service.errors import NotYours
from bedesten.service.history import company, privacy, profile, rating_changes, recorder
from bedesten.service.history.company import Companion, Company
from bedesten.service.history.profile import Progress
from bedesten.service.house import House
from bedesten.service.ratings import leaderboard
from bedesten.service.ratings.scale import points
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import in_loop
from service.rated_company import ADA, BOB, EVE, GUEST, give_rating, give_results, house_of, rated_game, rating_rows, result

# -- leaderboards


@in_loop
async def test_a_leaderboard_has_those_who_want_it_and_are_stable(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB, EVE, "tomo") as (house, _):
        store = house.store
        for account in (ADA, BOB, EVE):
            await privacy.keep_privacy(store, account, listed=True, shown=False)
        await give_rating(store, ADA, 30.0)
        await give_rating(store, BOB, 30.0, players=2)
        await give_rating(store, EVE, 40.0, sigma=7.0)  # provisional
        await give_rating(store, "tomo", 50.0)  # does not want it
        rows = await leaderboard.page_of(store, "base", 2, 0, ADA)
        assert [(row.rank, row.name, row.is_own) for row in rows] == [(1, "Bob", False), (1, "Ada", True)]
        assert await leaderboard.count(store, "base", 2) == 2 and await leaderboard.page_of(store, "base", 3, 0, ADA) == []
        own = await leaderboard.own_place(store, EVE, "base", 2)
        assert own.rank is None and not own.is_stable
        assert (await leaderboard.own_place(store, EVE, "mocha", 2)).games == 0
        assert await leaderboard.pool_of(store, EVE) == ("base", 2) and await leaderboard.pool_of(store, None) == ("base", 3)
        await privacy.keep_privacy(store, BOB, listed=False, shown=False)
        assert [row.name for row in await leaderboard.page_of(store, "base", 2, 0, None)] == ["Ada"]
        await store.write(others=[update(schema.accounts).where(schema.accounts.c.id == ADA).values(blocked=1)])
        assert await leaderboard.page_of(store, "base", 2, 0, None) == []


@in_loop
async def test_ranks_go_on_over_pages(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "PAGE", 2)
    async with house_of(sqlite_url, ADA, BOB, EVE, "tomo") as (house, _):
        for account, mu in ((ADA, 40.0), (BOB, 30.0), (EVE, 30.0), ("tomo", 20.0)):
            await privacy.keep_privacy(house.store, account, listed=True, shown=False)
            await give_rating(house.store, account, mu)
        pages = [await leaderboard.page_of(house.store, "base", 2, page, None) for page in range(3)]
        assert [[(row.rank, row.name) for row in page] for page in pages] == [
            [(1, "Ada"), (2, "Eve")],
            [(2, "Bob"), (4, "Tomo")],
            [],
        ]


@in_loop
async def test_a_game_moves_somebody_on_the_leaderboard(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, recording):
        await privacy.keep_privacy(house.store, ADA, listed=True, shown=False)
        for account in (ADA, BOB):
            await give_rating(house.store, account, 25.0)
        await rated_game(house, [ADA, BOB])
        await recording.note_some()
        rows = {row["account"]: row for row in await rating_rows(house.store)}
        assert rows[ADA]["ladder"] == points(rows[ADA]["mu"], 2) != 1500 and rows[BOB]["ladder"] is None


# -- profiles


@in_loop
async def test_a_profile_tells_what_games_come_to(database_url: str) -> None:
    async with house_of(database_url, ADA) as (house, _):
        store = house.store
        await give_results(
            store,
            result(1, ADA),
            result(2, ADA, rank=2, rounds=24, rubies=3, luck=-5, places='{"1":1,"9":4}', sources="{}"),
            result(3, ADA, has_left=True, rounds=90, rubies=0, luck=0, places="{}", sources='{"15":1}'),
            result(4, ADA, players=3, mu=30.0, sigma=5.0, before=25.0, nth=3),
            result(5, BOB),
        )
        await give_rating(store, ADA, 30.0, sigma=5.0, games=2, players=3)
        found = await profile.profile_of(store, ADA, is_account=True)
        told = [(total.players, total.games, total.won, total.left, total.rounds) for total in found.totals]
        assert told == [(2, 3, 1, 1, 22.0), (3, 1, 1, 0, 20.0)]
        assert (found.lately, found.luck, found.rubies) == (4, 0.6, 3.2)
        assert found.sources == [(16, 6), (15, 1)] and found.places == [(1, 5), (9, 4)]
        assert found.progress == [Progress("base", 3, [3], [points(30.0, 3)])]
        assert found.ratings[0].points is None  # too few games
        assert [(one.table, one.rank, one.has_left, one.points) for one in found.games] == [
            ("t4", 1, False, points(30.0, 3)),
            ("t3", 1, True, None),
            ("t2", 2, False, None),
            ("t1", 1, False, None),
        ]


@in_loop
async def test_others_are_told_the_day_of_a_game_and_not_where_it_is(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA) as (house, _):
        rated = {"before": 25.0, "mu": 30.0, "sigma": 5.0, "nth": 4}
        await give_results(house.store, *[result(n, ADA, ended=3 * profile.DAY + n, **rated) for n in range(profile.GAMES + 1)])
        seen = (await profile.profile_of(house.store, ADA, is_account=True, seen_at=1)).games
        assert {(one.table, one.ended) for one in seen} == {(None, 3 * profile.DAY + profile.DAY // 2)} and len(
            seen
        ) == profile.GAMES
        assert seen[0].change == points(30.0, 2) - points(25.0, 2)


@in_loop
async def test_others_learn_nothing_of_a_game_whose_deal_is_still_played(database_url: str) -> None:
    async with house_of(database_url, ADA) as (house, _):
        store = house.store
        await give_results(store, result(1, ADA), result(2, ADA, rank=2, rounds=30))
        closed = update(schema.tables).where(schema.tables.c.id == "t2").values(deal="round-1", deal_until=1000)
        await store.write(others=[closed])
        before = await profile.profile_of(store, ADA, is_account=True, seen_at=999)
        assert ([one.rank for one in before.games], before.lately, before.totals[0].games) == ([1], 1, 1)
        for seen_at in (1000, None):  # everybody later, and oneself at once
            after = await profile.profile_of(store, ADA, is_account=True, seen_at=seen_at)
            assert ([one.rank for one in after.games], after.lately, after.totals[0].games) == ([2, 1], 2, 2)


@in_loop
async def test_nothing_is_known_of_somebody_who_has_not_played(sqlite_url: str) -> None:
    async with house_of(sqlite_url) as (house, _):
        found = await profile.profile_of(house.store, GUEST, is_account=False)
        assert (found.totals, found.ratings, found.lately, found.luck) == ([], [], 0, None)


# -- company


async def waiting_table(house: House, person: str = ADA) -> Table:
    return await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], person)


@in_loop
async def test_one_invites_those_with_whom_one_has_played(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB, EVE) as (house, _):
        together = Company(house)
        await give_results(house.store, result(1, ADA), result(1, BOB, seat=1), result(2, EVE), result(2, GUEST, seat=1))
        assert await together.lately(ADA) == [Companion("Bob", 1, is_shown=False)]
        assert [one.name for one in await together.lately(GUEST)] == ["Eve"] and await together.lately("nobody") == []
        table = await waiting_table(house)
        with pytest.raises(Refused, match="haven’t played"):
            await together.invite(ADA, table.id, "Eve")
        with pytest.raises(NotYours):
            await together.invite(BOB, table.id, "Ada")
        await together.invite(ADA, table.id, "bob")
        await together.invite(ADA, table.id, "Bob")
        found = await together.open_to(BOB)
        assert [(one.table, one.by, one.rules, one.players, one.rated) for one in found] == [(table.id, "Ada", "base", 2, False)]
        assert await together.open_to(EVE) == []
        await house.seats.join(table.id, EVE, "Eve")  # no seat is left
        assert await together.open_to(BOB) == []
        with pytest.raises(Refused, match="free seat"):
            await together.invite(ADA, table.id, "Bob")


@in_loop
async def test_nobody_is_found_out_who_has_played_under_another_name(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB, EVE) as (house, _):
        await give_results(house.store, result(1, ADA), result(1, BOB, seat=1), result(1, EVE, seat=2))
        await house.store.write(others=[update(schema.seats).where(schema.seats.c.token == BOB).values(name="Zed")])
        assert [one.name for one in await Company(house).lately(ADA)] == ["Eve"]


@in_loop
async def test_whoever_is_unwelcome_invites_in_vain_and_is_told_nothing(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB) as (house, _):
        together = Company(house)
        await give_results(house.store, result(1, ADA), result(1, BOB, seat=1))
        first, second, third = [await waiting_table(house) for _ in range(3)]
        for table in (first, second):
            await together.invite(ADA, table.id, "Bob")
        await together.decline(BOB, first.id, for_good=False)
        assert [one.table for one in await together.open_to(BOB)] == [second.id]
        await together.invite(ADA, first.id, "Bob")
        await together.decline(BOB, second.id, for_good=True)
        assert await together.open_to(BOB) == []
        await together.invite(ADA, third.id, "Bob")
        assert await together.open_to(BOB) == [] and [row["name"] for row in await together.unwelcome_to(BOB)] == ["Ada"]
        await together.welcome(BOB, "Ada")
        await together.invite(ADA, third.id, "Bob")
        assert [one.table for one in await together.open_to(BOB)] == [third.id]


# -- what the database does


QUERIES: dict[str, Executable] = {
    "leaderboard": leaderboard.page_query("base", 4, 3),
    "places above": leaderboard.count_query("base", 4, 1700),
    "ratings": leaderboard.ratings_query(ADA),
    "totals": profile.totals_query(ADA, 1),
    "last games": profile.lately_query(ADA, 1),
    "profile by name": privacy.shown_query("Ada"),
    "profiles at a table": privacy.shown_at_query("t1"),
    "end of a game": rating_changes.changes_query("t1", ADA),
    "company": company.company_query(ADA),
    "invitations": company.open_query(ADA),
    "games that wait": recorder.due_query(5),
}


async def plan_of(store: Store, query: Executable) -> str:
    """How the database goes about it."""
    dialect = sqlite.dialect() if store.is_sqlite else postgresql.dialect()  # type: ignore[no-untyped-call]
    written = str(query.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))  # type: ignore[attr-defined]
    begin = "explain query plan " if store.is_sqlite else "explain "
    rows = await store.read(text(begin + re.sub(r"(?<!:):(?=\w)", r"\:", written)))
    return "\n".join(" ".join(str(value) for value in row.values()) for row in rows)


@in_loop
@pytest.mark.parametrize("what", QUERIES)
async def test_no_table_is_read_from_end_to_end(database_url: str, what: str) -> None:
    """With few rows PostgreSQL would read them all, so that is forbidden; then an index that serves is found."""
    async with Store(database_url) as store:
        if not store.is_sqlite:
            await store.write(
                others=[
                    text("do $$ begin execute 'alter database ' || current_database() || ' set enable_seqscan = off'; end $$")
                ]
            )
            await store.engine.dispose()
        plan = await plan_of(store, QUERIES[what])
        whole = [line for line in plan.splitlines() if re.search(r"Seq Scan|\bSCAN (?!.*(USING|\(subquery|anon|SUBQUERY))", line)]
        assert not whole and re.search("INDEX|Index|PRIMARY KEY", plan), plan
