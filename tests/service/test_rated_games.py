"""What counts at a rated table, whatever becomes of its people: the table of decision 130, line by line, in real games."""

from typing import Any

import pytest

from bedesten.engine import components
from bedesten.engine.errors import Refused
from bedesten.service.history.recorder import Recorder
from bedesten.service.history.results import finishes
from bedesten.service.house import House
from bedesten.service.people.belongings import Belongings
from bedesten.service.people.farewell import Farewell
from bedesten.service.ratings import agreement
from bedesten.service.ratings.leaderboard import own_place
from bedesten.service.ratings.levels import rated_levels
from bedesten.service.ratings.scale import MEAN, STABLE_DEVIATION
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import TimeControl
from service.people import in_loop
from service.rated_company import ADA, BOB, EVE, house_of, open_rated, play_to_end, rated_game, rating_rows, result_rows


async def means(house: House, recorder: Recorder, table: Table) -> dict[str, float]:
    """By account, when the game is over."""
    await play_to_end(house, table)
    await recorder.note_some()
    return {row["account"]: row["mu"] for row in await rating_rows(house.store)}


async def time_passes(house: House, table: Table) -> int:
    """Until the time of whoever is waited for is up. Whose it was."""
    seat, at = table.to_act(), table.deadline()
    assert seat is not None and at is not None
    house.now = lambda: at
    await house.seats.time_is_up(table.id)
    return seat


def account_in(table: Table, seat: int) -> str:
    return table.seats[seat].token or ""


@in_loop
async def test_a_beginner_has_a_rating_after_three_games(database_url: str) -> None:
    async with house_of(database_url, ADA) as (house, recorder):
        told = []
        for _ in range(3):
            await rated_game(house, [ADA], ["level-1", "level-2"])
            await recorder.note_some()
            told.append((await own_place(house.store, ADA, "base", 3)).points)
        assert told[:2] == [None, None] and told[2] is not None
        assert [row["sigma"] > STABLE_DEVIATION for row in await rating_rows(house.store)] == [True]  # provisional


@in_loop
async def test_whoever_resigns_is_last_however_the_bot_plays(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB, EVE) as (house, recorder):
        table = await open_rated(house, [ADA, BOB, EVE])
        await house.seats.resign(table.id, BOB)
        found = await means(house, recorder, table)
        assert found[BOB] < min(found[ADA], found[EVE], MEAN)


@in_loop
@pytest.mark.parametrize("clock", [TimeControl(game=600), TimeControl(move=60)], ids=["game", "move"])
async def test_whoever_lets_time_run_out_and_stays_away_is_last(sqlite_url: str, clock: TimeControl) -> None:
    """Also against bots alone: a game that somebody leaves because he is losing it comes to its end without him."""
    async with house_of(sqlite_url, ADA, BOB) as (house, recorder):
        for people, bots in (([ADA, BOB], []), ([ADA], ["level-1"])):
            table = await open_rated(house, people, bots, clock=clock)
            while table.seats[seat := table.to_act() or 0].kind == "bot":
                await house.moves.answer_for_bot(table.id, seat, table.seq, [table.game.question.words[-1]])
            late = await time_passes(house, table)
            await means(house, recorder, table)
            rows = [row for row in await result_rows(house.store) if row["table_id"] == table.id]
            assert [row["has_left"] for row in rows if row["seat"] == late] == [True]
            assert all(row["mu"] < row["before"] for row in rows if row["seat"] == late)


@in_loop
async def test_whoever_comes_back_counts_but_cannot_gain(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, recorder):
        for _ in range(3):  # somebody wins
            table = await open_rated(house, [ADA, BOB], clock=TimeControl(move=60))
            late = await time_passes(house, table)
            await house.seats.hand_over(table.id, account_in(table, late), late, None)
            await means(house, recorder, table)
            finish = finishes(table)[late]
            assert finish.was_helped and not finish.has_left
            rows = [row for row in await result_rows(house.store) if row["table_id"] == table.id]
            assert all(row["mu"] <= row["before"] for row in rows if row["seat"] == late)


@in_loop
async def test_two_who_leave_share_the_last_rank(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB, EVE) as (house, recorder):
        table = await open_rated(house, [ADA, BOB, EVE])
        for account in (ADA, BOB):
            await house.seats.resign(table.id, account)
        found = await means(house, recorder, table)
        assert found[ADA] == pytest.approx(found[BOB]) and found[ADA] < MEAN < found[EVE]


@in_loop
async def test_an_account_that_is_deleted_leaves_the_others_to_be_rated(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB, EVE) as (house, recorder):
        table = await open_rated(house, [ADA, BOB, EVE])
        await Farewell(house, Belongings(house)).say(ADA)
        found = await means(house, recorder, table)
        assert sorted(found) == [BOB, EVE] and min(found.values()) < MEAN < max(found.values())


@in_loop
async def test_nobody_is_rated_for_a_game_that_a_backup_has_taken_back(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        begun = await open_rated(house, [ADA, BOB])
        over = await rated_game(house, [ADA, BOB])
    async with Store(sqlite_url, is_restored=True) as store, House(store) as house:
        again = await house.tables.find(begun.id)
        await play_to_end(house, again)
        await Recorder(house).note_some()
        rated = {row["table_id"]: row["mu"] is not None for row in await result_rows(store)}
        assert again.epochs and rated == {begun.id: False, over.id: True}
        assert [row["games"] for row in await rating_rows(store)] == [1, 1]


@in_loop
async def test_the_clock_of_a_rated_game_cannot_be_stopped(sqlite_url: str) -> None:
    """Everybody sits at one device, if the others are bots."""
    async with house_of(sqlite_url, ADA) as (house, _):
        table = await open_rated(house, [ADA], ["level-1"])
        with pytest.raises(Refused) as refused:
            await house.moves.set_clock(table.id, ADA, False)
        assert refused.value.said[0].key == "clock-counts" and not table.clock_stands


def test_with_other_components_no_bot_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def another(_: str) -> str:
        return "0123456789ab"

    monkeypatch.setattr("bedesten.service.ratings.levels.digest_of", another)
    assert rated_levels("mocha") == [] and not components.digest_of("mocha")
    with pytest.raises(Refused) as refused:
        agreement.check_bot("level-2", "mocha")
    said: Any = refused.value.said
    assert said[0].key == "rated-people"
