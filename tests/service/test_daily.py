"""The daily bazaar: one deal for all, one try that counts, and the ranking."""

from pathlib import Path

import pytest
from sqlalchemy import insert, text

from bedesten import read_record
from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.service import disclosure
from bedesten.service.access import Whose, resolve
from bedesten.service.daily import archive, ranking
from bedesten.service.daily.days import Days
from bedesten.service.daily.tries import score_of
from bedesten.service.errors import NotYours, Unknown
from bedesten.service.fairness import seal_of, verify
from bedesten.service.people.belongings import Belongings
from bedesten.service.schema import deals, tries
from bedesten.service.store import Row, Store
from bedesten.service.table import Table
from service.daily_company import HOUR, NOON, Time, daily_at, play, time
from service.people import ADA, BOB, EVE, in_loop

__all__ = ["time"]
DAY = 24 * HOUR


def words(table: Table) -> list[str]:
    return [entry.word for entry in table.game.log]


# -- the deal of a day


@in_loop
async def test_a_deal_is_made_and_sealed_while_the_one_before_can_be_played(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        await daily.days.make_ahead()
        today = await daily.days.today()
        following = await daily.days.at(today.until)
        assert (today.day, following.day) == ("2027-01-15", "2027-01-16")
        assert following.made <= today.until == following.opens and following.until == today.until + DAY
        assert len({today.seal, following.seal}) == 2 and today.seal == seal_of(today.secret)
        time.pass_by(24)
        assert await daily.days.today() == following


@in_loop
async def test_two_processes_make_one_deal(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as one, daily_at(database_url, time) as other:
        assert await one.days.today() == await other.days.today()


@in_loop
async def test_the_day_begins_when_the_host_says_and_another_hour_leaves_no_gap(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        early = Days(daily.house, "base", 18)
        before = await early.today()
        assert (before.day, before.until) == ("2027-01-14", NOON + 6 * HOUR)
        late = Days(daily.house, "mocha", 3)
        after = await late.at(before.until)
        assert (after.day, after.opens, after.until) == ("2027-01-15", before.until, NOON + 15 * HOUR)
        assert after.agreed.settings.rules == "mocha"


# -- one deal for all


@in_loop
async def test_the_same_answers_make_the_same_game_at_every_table(sqlite_url: str, time: Time) -> None:
    """Also with bots that choose softly, and at the table of the strong bot, whose seat is the same."""
    async with daily_at(sqlite_url, time) as daily:
        deal = await daily.today()
        one, other = [await daily.tries.begin(deal, device, device[-3:]) for device in (ADA, BOB)]
        for device, table in ((ADA, one), (BOB, other)):
            await play(daily.house, table, device, lambda at: at.game.position.state.turns > 12)
        assert words(one) == words(other) and one.game.options.layout == other.game.options.layout
        assert one.secret == other.secret and one.id != other.id


@in_loop
async def test_a_try_counts_and_the_record_can_be_checked_when_the_day_is_over(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        deal = await daily.today()
        table = await daily.tries.begin(deal, ADA, "Ada")
        await play(daily.house, table, ADA)
        row = await daily.tries.of(deal.name, ADA)
        state = table.game.position.state
        assert row and (row["rounds"], row["rubies"], row["lira"]) == (
            state.round,
            state.players[0].rubies,
            state.players[0].lira,
        )
        assert row["score"] is not None and await ranking.rank_of(daily.house.store, row) == 1
        assert "secret=" not in disclosure.record(table, 0), "others may still play it"
        with pytest.raises(Refused, match="may know the deal"):
            verify(read_record(disclosure.record(table, 0)))
        time.pass_by(12)
        verdict = verify(read_record(disclosure.record(table, 0)), deal.seal)
        assert verdict.is_fair and verdict.outcomes > 30 and not verdict.unbound


@in_loop
async def test_what_is_not_over_in_time_does_not_count_and_can_be_played_on(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        deal = await daily.today()
        table = await daily.tries.begin(deal, ADA, "Ada")
        time.pass_by(12)
        await play(daily.house, table, ADA)
        row = await daily.tries.of(deal.name, ADA)
        assert row and row["ended"] >= deal.until and row["score"] is None
        assert await ranking.count(daily.house.store, deal.name) == 0


@in_loop
async def test_whoever_resigns_has_no_score_and_may_practise(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        deal = await daily.today()
        table = await daily.tries.begin(deal, ADA, "Ada")
        await daily.house.seats.resign(table.id, ADA)
        row = await daily.tries.of(deal.name, ADA)
        assert row and row["ended"] and row["score"] is None
        practice = await daily.tries.practise(deal, ADA, "Ada")
        assert practice.game.options.layout == table.game.options.layout and not practice.counts


@in_loop
async def test_a_try_that_ended_while_nobody_noted_it_is_noted_later(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        table = await daily.tries.begin(await daily.today(), ADA, "Ada")
        await play(daily.house, table, ADA)
        assert await daily.tries.unsettled() == [table.id]
        await daily.tries.settle(table)
        assert await daily.tries.unsettled() == []


@in_loop
async def test_a_table_on_a_deal_is_read_again_as_it_was(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        table = await daily.tries.begin(await daily.today(), ADA, "Ada")
        await play(daily.house, table, ADA, lambda at: at.game.position.state.turns > 6)
    async with daily_at(database_url, time) as daily:
        again = await daily.house.tables.find(table.id)
        assert again.deal == table.deal and words(again) == words(table) and again.counts
        await play(daily.house, again, ADA, lambda at: at.game.position.state.turns > 12)
        drawn = [row for row in await daily.house.store.entries_of(table.id, 0) if row["seat"] == FATE]
        assert [row["drawn"] for row in drawn] == [*range(len(drawn))]


@in_loop
async def test_the_strong_bot_plays_the_same_deal_and_is_shown_when_it_is_over(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        deal = await daily.today()
        table = await daily.tries.begin(deal, ADA, "Ada")
        await play(daily.house, table, ADA)
        assert [what for what, *_ in await daily.games_beside(deal, ADA)] == ["own"], "its game only begins"
        model = await daily.house.tables.find((await daily.named(deal.name)).model or "")
        assert model.secret == table.secret and not any(seat.is_person for seat in model.seats)
        await play(daily.house, model, "")
        beside = await daily.games_beside(await daily.named(deal.name), ADA)
        assert [what for what, *_ in beside] == ["own", "model"]
        turns = daily.turns(table)
        assert [turn.round for turn in turns] == sorted(turn.round for turn in turns)
        assert turns[-1].rubies == table.game.position.state.players[0].rubies and any(turn.places for turn in turns)
        assert words(model) == words(table), "greedy plays both, and begins to think with the same number"


# -- the ranking


def a_try(deal: str, n: int, **values: object) -> Row:
    return {"deal": deal, "device": f"device {n}", "table_id": f"t{n}", "name": f"Guest {n}", "begun": n, "ended": n, **values}


async def store_tries(store: Store, deal: str, results: list[tuple[int, int, int]]) -> None:
    rows = [
        a_try(deal, n, rounds=rounds, rubies=rubies, lira=lira, score=score_of(rounds, rubies, lira, is_reached=rubies >= 5))
        for n, (rounds, rubies, lira) in enumerate(results)
    ]
    await store.write(others=[insert(tries).values(rows)])


@in_loop
async def test_rounds_come_first_then_rubies_then_lira_and_who_got_not_all_comes_last(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        deal, store = (await daily.today()).name, daily.house.store
        await store_tries(store, deal, [(14, 5, 9), (12, 5, 3), (12, 6, 0), (9, 4, 50), (14, 5, 9), (12, 5, 7)])
        page = await ranking.page_of(store, deal, 0, "device 5")
        assert [(one.rank, one.name) for one in page] == [
            (1, "Guest 2"),
            (2, "Guest 5"),
            (3, "Guest 1"),
            (4, "Guest 0"),
            (4, "Guest 4"),
            (6, "Guest 3"),
        ]
        assert [one.is_own for one in page] == [False, True, False, False, False, False]


@in_loop
async def test_a_page_has_50_and_ranks_go_on_over_its_edge(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        deal, store = (await daily.today()).name, daily.house.store
        await store_tries(store, deal, [(10 + n // 4, 5, 0) for n in range(110)])
        pages = [await ranking.page_of(store, deal, n, "") for n in range(4)]
        assert [len(page) for page in pages] == [50, 50, 10, 0]
        assert [one.rank for page in pages for one in page] == [1 + n // 4 * 4 for n in range(110)]
        assert await ranking.count(store, deal) == 110


@in_loop
async def test_the_ranking_is_read_by_an_index(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        store = daily.house.store
        for query, index in (
            (ranking.page_query("2027-01-15", 3), "ix_tries_ranking"),
            (ranking.better_query("2027-01-15", 7), "ix_tries_ranking"),
            (ranking.count_query("2027-01-15"), "ix_tries_ranking"),
            (archive.own_days_query(ADA), "ix_tries_of_device"),
        ):
            spoken = query.compile(store.engine.sync_engine, compile_kwargs={"literal_binds": True})
            plan = [row["detail"] for row in await store.read(text(f"explain query plan {spoken}"))]
            assert any(index in step for step in plan) and not any(step.startswith("SCAN") for step in plan), plan
            assert not any("TEMP B-TREE" in step for step in plan), plan


@in_loop
async def test_friends_are_those_with_whom_one_has_sat_at_a_table(database_url: str, time: Time) -> None:
    from service.people import two_at_a_table

    async with daily_at(database_url, time) as daily:
        await two_at_a_table(daily.house)
        deal, store = (await daily.today()).name, daily.house.store
        for device in (BOB, EVE):
            values = {"rounds": 12, "rubies": 5, "lira": 0, "score": 1, "device": device, "table_id": device[-3:]}
            await store.write(others=[insert(tries).values(a_try(deal, 1) | values)])
        assert [row["device"] for row in await store.read(ranking.company_query(deal, ADA))] == [BOB]


@in_loop
async def test_one_compares_oneself_with_whom_one_likes_of_the_ranking(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        deal = await daily.today()
        tables = {device: await daily.tries.begin(deal, device, device[-3:]) for device in (ADA, BOB, EVE)}
        for seed, (device, table) in enumerate(tables.items()):
            await play(daily.house, table, device, seed=seed)
            await daily.tries.settle(table)
        for device in (BOB, EVE):
            beside = await daily.games_beside(await daily.named(deal.name), ADA, tables[device].id)
            assert tables[device].id in [table.id for _, _, table in beside]
        practice = await daily.tries.practise(deal, ADA, "Ada")
        for strange in (practice.id, "nothere", "t' or 1=1"):
            with pytest.raises(Unknown):
                await daily.games_beside(deal, ADA, strange)


@in_loop
async def test_days_in_a_row_are_counted_from_tries_that_count(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        store, found = daily.house.store, {}
        for n, day in enumerate(["2027-01-11", "2027-01-12", "2027-01-14", "2027-01-15"]):
            found[day] = {"name": day, "day": day, "agreed": "{}", "made": 0, "opens": n, "until": n + 1, "secret": b"1"}
            await store.write(others=[insert(deals).values(found[day])])
            score = None if day == "2027-01-12" else 7
            values = {"device": ADA, "table_id": day[-2:], "rounds": 9, "rubies": 5, "lira": 0, "score": score}
            await store.write(others=[insert(tries).values(a_try(day, n) | values)])
        assert await archive.streak(store, ADA, "2027-01-15") == (2, 2)
        assert await archive.streak(store, ADA, "2027-01-17") == (0, 2)
        assert await archive.streak(store, BOB, "2027-01-15") == (0, 0)


@in_loop
async def test_the_archive_shows_days_that_are_over_with_their_secrets(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        await daily.days.make_ahead()
        assert await archive.past_days(daily.house.store, ADA, time.now, 0) == []
        time.pass_by(12)
        await daily.days.make_ahead()
        (past,) = await archive.past_days(daily.house.store, ADA, time.now, 0)
        assert past.deal.day == "2027-01-15" and past.own is None and past.tries == 0


# -- nobody gets help


@in_loop
async def test_a_game_that_counts_knows_no_way_back_no_stand_in_and_no_other_device(sqlite_url: str, time: Time) -> None:
    from service import deeds

    async with daily_at(sqlite_url, time) as daily:
        house = daily.house
        table = await daily.tries.begin(await daily.today(), ADA, "Ada")
        await play(house, table, ADA, lambda at: at.game.position.state.turns > 6 and at.to_act() == 0 and at.held_by() is None)
        before = table.seq
        with pytest.raises(Refused, match="no going back"):
            await deeds.propose(house, table.id, ADA, 0, table.seq)
        with pytest.raises(Refused, match="no help"):
            await house.seats.hand_over(table.id, ADA, 0, "level-5")
        with pytest.raises(Refused, match="no help"):
            await house.seats.link(table.id, ADA, 0)
        assert table.seq == before and not table.settings.hints


@in_loop
async def test_nobody_sees_a_deal_that_he_may_still_try(sqlite_url: str, time: Time) -> None:
    async with daily_at(sqlite_url, time) as daily:
        deal = await daily.today()
        table = await daily.tries.begin(deal, ADA, "Ada")
        await daily.tries.check_sight(table, ADA)
        for device in (BOB, ""):
            with pytest.raises(NotYours, match="still play"):
                await daily.tries.check_sight(table, device)
        with pytest.raises(NotYours):
            await daily.known(deal.name, BOB)
        other = await daily.tries.begin(deal, BOB, "Bob")
        with pytest.raises(NotYours):
            await daily.tries.check_sight(table, BOB)
        await daily.house.seats.resign(other.id, BOB)
        await daily.tries.check_sight(table, BOB)
        assert resolve(table, BOB, Whose.EYES) == 5
        time.pass_by(12)
        await daily.tries.check_sight(table, EVE)


@in_loop
async def test_a_restored_server_lays_the_deal_open_and_makes_another(tmp_path: Path, time: Time) -> None:
    """Somebody may have played it, and his try may be gone from the books."""
    import time as clock

    time.now = int(1000 * clock.time())
    url = f"sqlite+aiosqlite:///{tmp_path}/house.db"
    async with daily_at(url, time) as daily:
        await daily.days.make_ahead()
        deal = await daily.today()
        following = await daily.days.at(deal.until)
        table = await daily.tries.begin(deal, ADA, "Ada")
    async with Store(url, is_restored=True):
        pass
    time.now = int(1000 * clock.time()) + 1
    async with daily_at(url, time) as daily:
        again = await daily.today()
        assert again.name == f"{deal.day}.2" and again.seal != deal.seal
        assert await daily.days.at(again.until) == following, "nobody can have seen that one"
        old = await daily.house.tables.find(table.id)
        assert old.deal and old.deal.is_open and old.epochs


@in_loop
async def test_a_guest_brings_his_try_along_unless_his_account_has_one(database_url: str, time: Time) -> None:
    async with daily_at(database_url, time) as daily:
        deal, belongings = await daily.today(), Belongings(daily.house)
        one, other = [await daily.tries.begin(deal, device, "Ada") for device in (ADA, BOB)]
        for table, device in ((one, ADA), (other, BOB)):
            await daily.house.seats.resign(table.id, device)
            await belongings.bring(device, "account")
        kept = [await daily.tries.of(deal.name, device) for device in ("account", ADA, BOB)]
        assert [row and row["table_id"] for row in kept] == [one.id, None, other.id]
        assert (await daily.tries.begin(deal, "account", "Ada")).id == one.id
