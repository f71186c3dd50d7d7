"""Results of finished games, and ratings: each exactly once, whatever happens in between."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, select

from bedesten.engine.errors import Refused
from bedesten.service.history.recorder import AGAIN_AFTER, Recorder, new_ratings
from bedesten.service.history.results import Finish, courses, order, results_of
from bedesten.service.house import House
from bedesten.service.people.belongings import Belongings
from bedesten.service.people.farewell import Farewell
from bedesten.service.ratings.scale import MEAN
from bedesten.service.schema import accounts, endings, invitations, ratings, results, unwelcome
from bedesten.service.sealed_chance import Epoch
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import in_loop
from service.rated_company import ADA, BOB, EVE, GUEST, house_of, open_rated, play_to_end, rated_game, rating_rows, result_rows


@in_loop
async def test_a_game_has_a_row_for_each_person_and_ratings_follow(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB) as (house, recorder):
        table = await rated_game(house, [ADA, BOB], ["level-1"])
        assert await result_rows(house.store) == []
        await recorder.note_some()
        rows, rated = await result_rows(house.store), await rating_rows(house.store)
        assert [(row["person"], row["players"], row["rules"]) for row in rows] == [(ADA, 3, "base"), (BOB, 3, "base")]
        ranks = {one.seat: one.rank for one in table.game.standings()}
        assert [row["rank"] for row in rows] == [ranks[0], ranks[1]]
        assert [row["rubies"] for row in rows] == [table.game.position.state.players[seat].rubies for seat in (0, 1)]
        assert [(one["account"], one["games"], one["mu"]) for one in rated] == [(ADA, 1, rows[0]["mu"]), (BOB, 1, rows[1]["mu"])]
        assert [row["nth"] for row in rows] == [1, 1] and all(row["before"] == MEAN for row in rows)
        assert not await house.store.read(select(endings))


@in_loop
async def test_a_game_counts_once_whoever_notes_it_and_how_often(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB) as (house, recorder), Store(database_url) as beside, House(beside) as other:
        table = await rated_game(house, [ADA, BOB])
        await asyncio.gather(*[one.note(table.id) for one in (recorder, Recorder(other), recorder, Recorder(other))])
        await recorder.note(table.id)
        assert [row["games"] for row in await rating_rows(house.store)] == [1, 1]
        assert len(await result_rows(house.store)) == 2


@in_loop
async def test_games_that_end_at_once_in_two_processes_are_all_rated(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB, EVE) as (house, recorder), Store(database_url) as beside, House(beside) as other:
        played = [await rated_game(house, people) for people in ([ADA, BOB], [ADA, EVE], [BOB, ADA], [EVE, BOB])]
        recorders = [recorder, Recorder(other)]
        await asyncio.gather(*[recorders[i % 2].note(table.id) for i, table in enumerate(played)])
        assert [(row["account"], row["games"]) for row in await rating_rows(house.store)] == [(ADA, 3), (BOB, 3), (EVE, 2)]
        rows = [row for row in await result_rows(house.store) if row["person"] == ADA]
        chain = {row["nth"]: row for row in rows}
        assert [chain[n]["before"] for n in (1, 2, 3)] == [MEAN, chain[1]["mu"], chain[2]["mu"]]


@in_loop
async def test_whoever_dies_before_it_is_noted_loses_nothing(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        await rated_game(house, [ADA, BOB])
    async with Store(sqlite_url) as store, House(store) as house:
        assert await Recorder(house).note_some() == 1
        assert [row["games"] for row in await rating_rows(store)] == [1, 1]
        assert await Recorder(house).note_some() == 0


@in_loop
async def test_it_is_noted_by_itself_when_a_game_ends(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA) as (house, recorder), recorder:
        await rated_game(house, [ADA], ["level-1"])
        async with asyncio.timeout(60):
            while not await result_rows(house.store):
                await asyncio.sleep(0.02)


@in_loop
async def test_a_game_that_cannot_be_read_is_tried_again_a_day_later(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, recorder):
        table = await rated_game(house, [ADA, BOB])
        find, at = house.tables.find, house.now()
        house.now = lambda: at

        async def refused(_: str) -> Table:
            raise Refused("Other numbers are printed here.")

        monkeypatch.setattr(house.tables, "find", refused)
        assert await recorder.note_some() == 1 and await recorder.note_some() == 0
        monkeypatch.setattr(house.tables, "find", find)
        at += AGAIN_AFTER
        assert await recorder.note_some() == 1
        assert {row["table_id"] for row in await result_rows(house.store)} == {table.id}


@in_loop
async def test_a_failed_write_leaves_everything_to_be_noted(sqlite_url: str) -> None:
    """The ending, the results and the ratings are written together or not at all."""
    async with house_of(sqlite_url, ADA, BOB) as (house, recorder):
        table = await rated_game(house, [ADA, BOB])
        await house.store.write(
            others=[insert(ratings).values(account=BOB, rules="base", players=2, games=7, mu=30.0, sigma=3.0)]
        )

        async def of_before(_: Table) -> dict[str, Any]:
            return {ADA: None, BOB: {"account": BOB, "games": 6, "mu": 30.0, "sigma": 3.0}}

        recorder._ratings = of_before  # type: ignore[method-assign, assignment]
        with pytest.raises(Exception, match="written by somebody else"):
            await recorder.note(table.id)
        assert await result_rows(house.store) == [] and [row["games"] for row in await rating_rows(house.store)] == [7]
        await Recorder(house).note(table.id)
        assert {row["account"]: row["games"] for row in await rating_rows(house.store)} == {ADA: 1, BOB: 8}


# -- who is counted


def test_whoever_leaves_comes_after_all_who_play_on() -> None:
    finished = [Finish(0, 1, True, True), Finish(1, 3, False, False), Finish(2, 2, True, True), Finish(3, 4, False, True)]
    assert order(finished) == [3, 1, 3, 2]


@in_loop
async def test_resigning_loses_and_whoever_was_helped_gains_nothing(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB, EVE) as (house, recorder):
        table = await open_rated(house, [ADA, BOB, EVE])
        await house.seats.resign(table.id, ADA)
        await play_to_end(house, table)
        await recorder.note_some()
        rows = {row["person"]: row for row in await result_rows(house.store)}
        assert rows[ADA]["has_left"] and rows[ADA]["mu"] < min(rows[BOB]["mu"], rows[EVE]["mu"])
        table.left_at = {1: 0, 2: 0}  # as if a bot had stood in for both
        after = new_ratings(table, {ADA: None, BOB: None, EVE: None})
        assert all(rating.mu <= MEAN for rating in after.values())


@in_loop
async def test_whoever_is_replaced_at_the_end_has_left(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        table = await open_rated(house, [ADA, BOB])
        table.seats[0].bot = "greedy"  # the others have agreed on it, and he does not come back
        await play_to_end(house, table)
        table.seats[0].bot = "greedy"
        assert [row["has_left"] for row in results_of(table)] == [True, False]


@in_loop
async def test_a_game_that_went_on_after_a_restore_is_not_rated(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, recorder):
        table = await rated_game(house, [ADA, BOB])
        assert await recorder._is_rated(table)
        table.epochs = (Epoch(3, "0" * 16),)
        await recorder.note(table.id)
        assert not await recorder._is_rated(table) and await rating_rows(house.store) == []
        assert [row["mu"] for row in await result_rows(house.store)] == [None, None]


@in_loop
async def test_games_that_show_nothing_have_no_results(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA) as (house, recorder):
        me, bot = SeatWish("me", "Ada"), SeatWish("bot", bot="greedy")
        learning = await house.new_tables.open(TableSettings(players=2, learning=True), [me, bot], ADA)
        shared = await house.new_tables.open(TableSettings(players=2), [me, SeatWish("here", "Tomo")], ADA)
        for table in (learning, shared):
            await play_to_end(house, table)
        assert await recorder.note_some() == 2
        assert await result_rows(house.store) == []


@in_loop
async def test_a_guest_has_results_and_brings_them_along(database_url: str) -> None:
    async with house_of(database_url, ADA) as (house, recorder):
        wishes = [SeatWish("me", "Guest"), SeatWish("bot", bot="greedy")]
        table = await house.new_tables.open(TableSettings(players=2), wishes, GUEST)
        await play_to_end(house, table)
        await recorder.note_some()
        assert [(row["person"], row["mu"]) for row in await result_rows(house.store)] == [(GUEST, None)]
        await Belongings(house).bring(GUEST, ADA)
        assert [row["person"] for row in await result_rows(house.store)] == [ADA]


@in_loop
async def test_of_a_deleted_account_nothing_is_left_and_the_others_keep_theirs(database_url: str) -> None:
    async with house_of(database_url, ADA, BOB) as (house, recorder):
        await rated_game(house, [ADA, BOB])
        await recorder.note_some()
        unnoted = await rated_game(house, [ADA, BOB])
        waiting = await open_rated(house, [ADA, BOB], ["level-1"], pause=30)
        here = {"table_id": waiting.id, "by": ADA, "at": 1}
        await house.store.write(others=[insert(invitations).values(account=BOB, **here)])
        await house.store.write(others=[insert(unwelcome).values(account=BOB, person=ADA, name="Ada")])
        await Farewell(house, Belongings(house)).say(ADA)
        await recorder.note(unnoted.id)
        assert [row["person"] for row in await result_rows(house.store)] == [BOB, BOB]
        assert [(row["account"], row["games"]) for row in await rating_rows(house.store)] == [(BOB, 1)]
        for table in (accounts, results, ratings, invitations, unwelcome):
            assert not [row for row in await house.store.read(select(table)) if ADA in row.values()]


@in_loop
async def test_games_of_before_wait_to_be_noted_a_few_at_a_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(sqlite_url, ADA) as (house, recorder):
        wishes = [SeatWish("me", "Ada"), SeatWish("bot", bot="greedy")]
        for _ in range(3):
            await play_to_end(house, await house.new_tables.open(TableSettings(players=2), wishes, ADA))
        monkeypatch.setattr("bedesten.service.history.recorder.AT_ONCE", 2)
        assert [await recorder.note_some() for _ in range(3)] == [2, 1, 0]


@in_loop
async def test_the_course_of_a_game_tells_where_rubies_came_from(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        table = await rated_game(house, [ADA, BOB])
        for seat, course in enumerate(courses(table.game)):
            state: Any = table.game.position.state
            assert sum(course.sources.values()) == state.players[seat].rubies
            assert 0 < sum(course.places.values()) <= 3 * state.turns
