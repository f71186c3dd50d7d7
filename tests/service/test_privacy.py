"""Who may see how somebody plays: nobody, unless he wants it."""

from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bedesten.engine.errors import Refused
from bedesten.service import schema
from bedesten.service.errors import Unknown
from bedesten.service.history import privacy
from bedesten.service.history.privacy import Shown
from bedesten.service.history.rating_changes import Change, changes_at
from bedesten.service.ratings import leaderboard
from bedesten.service.ratings.scale import Rating, points
from bedesten.service.store import Store
from service.people import in_loop
from service.rated_company import (
    ADA,
    BOB,
    EVE,
    GUEST,
    give_rating,
    give_results,
    house_of,
    new_account,
    rated_game,
    rating_rows,
    result,
)


@in_loop
async def test_a_new_account_is_neither_listed_nor_shown(sqlite_url: str) -> None:
    async with Store(sqlite_url) as store:
        await new_account(store, ADA)
        row = (await store.read(select(schema.accounts)))[0]
        assert (row["listed"], row["shown"]) == (False, False) and not Rating().is_stable


@in_loop
async def test_without_a_name_nobody_is_listed_or_shown(sqlite_url: str) -> None:
    async with Store(sqlite_url) as store:
        await store.write(others=[insert(schema.accounts).values(id=ADA, created=1, name="", settings="{}")])
        for listed, shown in ((True, False), (False, True)):
            with pytest.raises(Refused, match="Reserve a name"):
                await privacy.keep_privacy(store, ADA, listed=listed, shown=shown)
        await privacy.keep_privacy(store, ADA, listed=False, shown=False)


# -- leaderboards


async def listed(store: Store) -> list[str]:
    return [row.name for row in await leaderboard.page_of(store, "base", 2, 0, None)]


@in_loop
async def test_whoever_is_blocked_stands_nowhere_and_comes_back(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB) as (house, recorder):
        for account in (ADA, BOB):
            await privacy.keep_privacy(house.store, account, listed=True, shown=False)
            await give_rating(house.store, account, 30.0)
        await privacy.block(house.store, ADA, since=1)
        assert await listed(house.store) == ["Bob"] and await leaderboard.count(house.store, "base", 2) == 1
        await rated_game(house, [ADA, BOB])
        await recorder.note_some()
        assert await leaderboard.count(house.store, "base", 2) == 1  # a game that ends meanwhile brings nobody back
        await privacy.block(house.store, ADA, since=None)
        assert sorted(await listed(house.store)) == ["Ada", "Bob"]


@in_loop
async def test_whoever_leaves_is_gone_also_if_a_game_is_noted_meanwhile(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(sqlite_url, ADA) as (house, _):
        await privacy.keep_privacy(house.store, ADA, listed=True, shown=False)
        await give_rating(house.store, ADA, 30.0)
        read = house.store.read

        async def overtaken(query: Any) -> Any:
            rows = await read(query)
            await house.store.write(others=[update(schema.ratings).values(games=31, ladder=1600)])
            return rows

        monkeypatch.setattr(house.store, "read", overtaken)
        await privacy.keep_privacy(house.store, ADA, listed=False, shown=False)
        monkeypatch.setattr(house.store, "read", read)
        assert [row["ladder"] for row in await rating_rows(house.store)] == [None]
        await house.store.write(others=[update(schema.ratings).values(ladder=1600)])  # written by what was read before
        assert await listed(house.store) == []


# -- profiles


@in_loop
async def test_a_profile_is_private_unless_the_account_says_otherwise(database_url: str) -> None:
    async with house_of(database_url, ADA) as (house, _):
        store = house.store
        for name in ("Ada", "Nobody"):  # the same for both
            with pytest.raises(Unknown, match="no profile"):
                await privacy.shown(store, name)
        await privacy.keep_privacy(store, ADA, listed=False, shown=True)
        assert (await privacy.shown(store, "ADA"))["id"] == ADA
        await store.write(others=[update(schema.accounts).values(blocked=1)])
        with pytest.raises(Unknown):
            await privacy.shown(store, "Ada")


@in_loop
async def test_at_a_table_one_finds_those_who_are_shown_and_sit_there_under_their_name(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB, EVE) as (house, _):
        await give_results(house.store, result(1, ADA), result(1, BOB, seat=1), result(1, EVE, seat=2))
        assert await privacy.shown_at(house.store, "t1") == []
        for account in (ADA, EVE):
            await privacy.keep_privacy(house.store, account, listed=False, shown=True)
        await house.store.write(others=[update(schema.seats).where(schema.seats.c.token == EVE).values(name="Zed")])
        assert await privacy.shown_at(house.store, "t1") == [Shown(0, "Ada")]


# -- at the end of a game


@in_loop
async def test_what_a_game_did_to_a_rating_is_told_of_oneself_and_of_those_who_are_listed(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        rated = {"before": 25.0, "mu": 30.0, "sigma": 5.0, "nth": 4}
        third, second = result(1, BOB, seat=1, **rated | {"nth": 3}), result(2, ADA, **rated | {"nth": 2})
        await give_results(house.store, result(1, ADA, **rated), third, second)
        ada = Change(0, points(25.0, 2), points(30.0, 2), is_stable=False)
        bob = Change(1, None, points(30.0, 2), is_stable=False)  # before, it was not told

        async def told(person: str, table: str = "t1") -> tuple[list[Change], int | None]:
            found = await changes_at(house.store, table, person)
            return found.told, found.games

        assert [await told(ADA), await told(BOB), await told(GUEST)] == [([ada], 4), ([bob], 3), ([], None)]
        assert await told(ADA, "t2") == ([], 2)
        await privacy.keep_privacy(house.store, ADA, listed=True, shown=False)
        assert [await told(BOB), await told(GUEST)] == [([ada, bob], 3), ([ada], None)]
        await privacy.block(house.store, ADA, since=1)
        assert await told(BOB) == ([bob], 3)


@in_loop
async def test_it_is_known_whether_a_game_is_noted(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, recorder):
        table = await rated_game(house, [ADA, BOB])
        assert not (await changes_at(house.store, table.id, ADA)).is_noted
        await recorder.note_some()
        found = await changes_at(house.store, table.id, ADA)
        assert found.is_noted and found.games == 1 and found.told == []
