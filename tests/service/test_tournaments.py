"""Tournaments: entered, drawn, laid out on tables, settled once, led and closed; on SQLite and PostgreSQL."""

import asyncio
import json
from collections import Counter

import msgspec
import pytest

from bedesten.engine.errors import Refused
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.people.belongings import Belongings
from bedesten.service.people.person import Person
from bedesten.service.table_settings import TableSettings
from bedesten.service.tournaments import tournaments as tournaments_module
from bedesten.service.tournaments.agreed import Agreed
from bedesten.service.tournaments.export import Sheet, as_csv, as_json
from bedesten.service.tournaments.points import Result, points_of, standings
from service.people import in_loop
from service.tournament_company import CLOCK, HOST, PEOPLE, agreed, begin, entered, play_round, server

# -- points and standings


def test_points_are_shared_and_nothing_is_lost() -> None:
    assert points_of([1, 2, 3, 4, 5]) == [24, 18, 12, 6, 0]
    assert points_of([1, 1]) == [12, 12] and points_of([2, 1, 2]) == [6, 24, 6]
    for ranks in ([1, 1, 3, 3], [1, 1, 1, 4, 4], [1, 2, 2, 2, 5]):
        assert sum(points_of(ranks)) == 12 * len(ranks)


def test_whoever_has_equal_points_is_ranked_by_opponents_then_rubies_then_lira() -> None:
    results = [
        *(Result(1, 1, 1, 24, 5, 3), Result(1, 2, 1, 0, 4, 9), Result(1, 3, 2, 24, 5, 7), Result(1, 4, 2, 0, 4, 9)),
        *(Result(2, 1, 1, 0, 3, 3), Result(2, 3, 1, 24, 5, 0), Result(2, 2, 2, 24, 5, 1), Result(2, 4, 2, 0, 1, 1)),
    ]
    found = standings([1, 2, 3, 4], results, knock_out=False)
    assert [(one.rank, one.number, one.points) for one in found] == [(1, 3, 48), (2, 1, 24), (3, 2, 24), (4, 4, 0)]
    assert found[1].strength == 3600 > found[2].strength == 1200
    assert [one.rank for one in standings([7, 8, 9], [], knock_out=False)] == [1, 1, 1]


def test_whoever_was_removed_still_counts_for_those_he_has_met() -> None:
    results = [Result(1, 1, 1, 0), Result(1, 2, 1, 24), Result(1, 3, 2, 24), Result(1, 4, 2, 0)]
    found = standings([1, 3, 4], results, knock_out=False)
    assert [(one.number, one.strength) for one in found] == [(3, 0), (1, 2400), (4, 2400)]


def test_whoever_comes_further_in_a_knock_out_is_better() -> None:
    results = [
        Result(1, 1, 1, 12),
        Result(1, 2, 1, 12),
        Result(1, 3, 2, 24),
        Result(1, 4, 2, 0),
        Result(2, 1, 1, 0),
        Result(2, 3, 1, 24),
    ]
    assert [one.number for one in standings([1, 2, 3, 4], results, knock_out=True)] == [3, 1, 2, 4]


# -- entering


@in_loop
async def test_a_person_enters_once_and_withdraws_before_it_begins(database_url: str) -> None:
    async with server(database_url) as tournaments:
        made = await entered(tournaments, 3)
        await tournaments.enter(made.id, PEOPLE[0], "Another name")
        assert [row["name"] for row in await tournaments.books.entrants(made.id)] == ["Another name", "Player 2", "Player 3"]
        await tournaments.leave(made.id, PEOPLE[1])
        assert await tournaments.books.counts([made.id]) == {made.id: 2}
        with pytest.raises(NotYours, match="aren’t in"):
            await tournaments.leave(made.id, PEOPLE[1])


@in_loop
async def test_many_enter_at_once_through_two_processes(database_url: str) -> None:
    async with server(database_url) as one, server(database_url) as other:
        made = await entered(one, 0)
        many = [PEOPLE[n % 8] for n in range(24)]
        await asyncio.gather(*[(one, other)[n % 2].enter(made.id, person, f"Name {n}") for n, person in enumerate(many)])
        rows = await one.books.entrants(made.id)
        assert len(rows) == len({row["person"] for row in rows}) == 8 and len({row["number"] for row in rows}) == 8


@in_loop
async def test_nobody_enters_whom_it_is_not_for(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments_module, "MOST_ENTRANTS", 2)
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 2)
        with pytest.raises(TooMuch, match="full"):
            await tournaments.enter(made.id, PEOPLE[2], "Late")
        closed = await tournaments.open(HOST, "For accounts", agreed(guests=False))
        with pytest.raises(NotYours, match="account"):
            await tournaments.enter(closed.id, PEOPLE[0], "Guest")
        await tournaments.enter(closed.id, Person("device", "account"), "Member")
        await begin(tournaments, made.id)
        with pytest.raises(Refused, match="too late"):
            await tournaments.enter(made.id, PEOPLE[3], "Late")


@in_loop
async def test_it_is_opened_by_those_who_may_and_as_it_can_be_played(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        with pytest.raises(NotYours, match="Sign in"):
            await tournaments.open(PEOPLE[0], "Cup", agreed())
        no_clock = msgspec.structs.replace(agreed(), settings=TableSettings(players=2))
        for wrong, name in (
            (agreed(rounds=0), "Cup"),
            (agreed(rounds=21), "Cup"),
            (no_clock, "Cup"),
            (agreed(), " "),
            (agreed(), "x" * 81),
        ):
            with pytest.raises(Refused):
                await tournaments.open(HOST, name, wrong)
        with pytest.raises(Refused, match="within the next year"):
            await tournaments.open(HOST, "Cup", agreed(), begins=1)
        wished = TableSettings(players=2, clock=CLOCK, hints=True, learning=True, pause=9)
        made = await tournaments.open(HOST, "Cup", Agreed(wished))
        assert made.agreed.settings.contest and not made.agreed.settings.hints and not made.agreed.settings.learning
        for _ in range(4):
            await tournaments.open(HOST, "Cup", agreed())
        with pytest.raises(TooMuch):
            await tournaments.open(HOST, "Cup", agreed())


# -- rounds


@pytest.mark.slow
@in_loop
async def test_a_tournament_is_played_to_its_end(database_url: str) -> None:
    async with server(database_url) as tournaments:
        made = await entered(tournaments, 5, agreed(rounds=2, players=3))
        for round in (1, 2):
            await begin(tournaments, made.id)
            assert Counter(row["table"] for row in await tournaments.books.round(made.id, round)) == {1: 3, 2: 2}
            with pytest.raises(Refused, match="still going on"):
                await tournaments.rounds.begin(made.id)
            await play_round(tournaments, made.id)
            await tournaments.look()
        tournament = await tournaments.books.tournament(made.id)
        assert tournament.stage == "over"
        found = await tournaments.standings(tournament)
        assert sum(one.points for one in found) == 2 * (36 + 24) and [one.rounds for one in found] == [2] * 5
        names = {row["number"]: row["name"] for row in await tournaments.books.entrants(made.id)}
        sheet = Sheet(tournament, found, names, await tournaments.books.seatings(made.id), await tournaments.books.log(made.id))
        assert as_csv(sheet).splitlines()[1].split(",")[1] == names[found[0].number]
        told = as_json(sheet).decode()
        assert [one["rank"] for one in json.loads(told)["standings"]] == [one.rank for one in found]
        assert not any(secret in told for secret in ("device", "account of", tournament.seed.hex()))


@in_loop
async def test_tables_begin_at_once_and_nobody_gets_help(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 3, agreed(players=4, bots=True, bot="greedy"))
        await begin(tournaments, made.id)
        (table_id,) = {row["table_id"] for row in await tournaments.books.round(made.id, 1)}
        table = await tournaments.house.tables.find(table_id)
        assert table.stage == "playing" and table.counts and sorted(seat.kind for seat in table.seats) == ["bot", *["person"] * 3]
        device = next(seat.token for seat in table.seats if seat.token) or ""
        with pytest.raises(Refused, match="no help"):
            await tournaments.house.seats.hand_over(table_id, device, table.seats_of(device)[0], "level-5")


@in_loop
async def test_two_processes_begin_one_round_and_lay_each_table_once(database_url: str) -> None:
    async with server(database_url) as one, server(database_url) as other:
        made = await entered(one, 8)
        await asyncio.gather(*[server.rounds.begin(made.id) for server in (one, other, one, other)], return_exceptions=True)
        tournament = await one.books.tournament(made.id)
        assert tournament.round == 1 and len(await one.books.round(made.id, 1)) == 8
        await asyncio.gather(one.rounds.lay(tournament), other.rounds.lay(tournament))
        tables = {row["table_id"] for row in await one.books.round(made.id, 1)}
        assert len(tables) == 4 and {row[0] for row in await one.house.tables.progress()} == tables


@in_loop
async def test_what_was_interrupted_is_done_by_the_next_who_looks(database_url: str) -> None:
    """The round is stored, but no table; and then a game is over, but its result is not noted."""
    async with server(database_url) as tournaments:
        made = await entered(tournaments, 2)
        await tournaments.rounds.begin(made.id)
    async with server(database_url) as tournaments:
        await tournaments.look()
        await play_round(tournaments, made.id)
        assert not await tournaments.books.is_round_over(await tournaments.books.tournament(made.id))
    async with server(database_url) as tournaments:
        await tournaments.look()
        before = await tournaments.books.round(made.id, 1)
        assert sorted(row["points"] for row in before) in ([0, 24], [12, 12])
        table = await tournaments.house.tables.find(before[0]["table_id"])
        assert not await tournaments.rounds.settle(table), "once"
        assert await tournaments.books.round(made.id, 1) == before


@in_loop
async def test_a_result_that_is_decided_before_the_table_is_laid_takes_nobody_from_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(sqlite_url) as tournaments:
        monkeypatch.setattr(tournaments, "_do", lambda deed: deed.close())  # nothing is laid in between
        made = await entered(tournaments, 4)
        tournament = await tournaments.rounds.begin(made.id)
        rows = await tournaments.books.round(made.id, 1)
        for row in rows[:3]:  # all of the first table, and one of the second
            await tournaments.correct(made.id, HOST, 1, row["number"], 12, "agreed")
        await tournaments.rounds.lay(tournament)
        assert [id for id, *_ in await tournaments.house.tables.progress()] == [rows[2]["table_id"]]
        table = await tournaments.house.tables.find(rows[2]["table_id"])
        assert {seat.token for seat in table.seats} == {PEOPLE[row["number"] - 1].id for row in rows[2:]}


@in_loop
async def test_whoever_gives_up_forfeits_whatever_the_bot_gets(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 2)
        await begin(tournaments, made.id)
        row, other = await tournaments.books.round(made.id, 1)
        table = await tournaments.house.tables.find(row["table_id"])
        await tournaments.house.seats.resign(table.id, table.seats[row["seat"]].token or "")
        await play_round(tournaments, made.id)
        await tournaments.look()
        found = {one["number"]: one for one in await tournaments.books.round(made.id, 1)}
        assert (found[row["number"]]["points"], found[row["number"]]["forfeit"]) == (0, True)
        assert (found[other["number"]]["points"], found[other["number"]]["forfeit"]) == (24, False)


@in_loop
async def test_a_knock_out_goes_on_until_one_is_left(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 5, agreed(knock_out=True))
        played = []
        while (tournament := await tournaments.books.tournament(made.id)).stage != "over":
            await begin(tournaments, made.id)
            rows = await tournaments.books.round(made.id, tournament.round + 1)
            played.append(len(rows))
            for table in {row["table"] for row in rows if row["table"]}:
                winner, loser = [row["number"] for row in rows if row["table"] == table]
                await tournaments.correct(made.id, HOST, tournament.round + 1, winner, 24, "as if played")
                await tournaments.correct(made.id, HOST, tournament.round + 1, loser, 0, "as if played")
            await tournaments.look()
        assert played == [5, 3, 2]
        found = await tournaments.standings(tournament)
        assert [one.rank for one in found[:2]] == [1, 2] and found[0].rounds == 3


@in_loop
async def test_a_round_begins_at_the_time_that_was_set_or_by_itself(database_url: str) -> None:
    async with server(database_url) as tournaments:
        made = await entered(tournaments, 1, agreed(prompt=True, rounds=2))
        now = tournaments.house.now()
        await tournaments.set_time(made.id, HOST, now + 60_000)
        await tournaments.look()
        assert (await tournaments.books.tournament(made.id)).round == 0
        tournaments.house.now = lambda: now + 61_000
        await tournaments.rounds.go_on(made.id)
        assert (await tournaments.books.tournament(made.id)).begins is None, "one alone cannot play"
        assert (await tournaments.books.log(made.id))[0]["what"] == "too-few"
        await tournaments.enter(made.id, PEOPLE[5], "Second")
        await tournaments.set_time(made.id, HOST, now + 62_000)
        tournaments.house.now = lambda: now + 63_000
        await tournaments.rounds.go_on(made.id)
        assert (await tournaments.books.tournament(made.id)).round == 1
        for row in await tournaments.books.round(made.id, 1):
            await tournaments.correct(made.id, HOST, 1, row["number"], 12, "agreed")
        await tournaments.rounds.go_on(made.id)
        assert (await tournaments.books.tournament(made.id)).round == 2, "as soon as the last game is over"


# -- leading it


@in_loop
async def test_a_correction_is_seen_by_all_and_no_result_overrules_it(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 2)
        await begin(tournaments, made.id)
        await tournaments.correct(made.id, HOST, 1, 1, 7, "  agreed at the table ")
        await play_round(tournaments, made.id)
        await tournaments.look()
        found = {row["number"]: row for row in await tournaments.books.round(made.id, 1)}
        assert (found[1]["points"], found[1]["corrected"]) == (7, True) and found[2]["points"] is not None
        line = next(row for row in await tournaments.books.log(made.id) if row["what"] == "corrected")
        assert line["detail"] == {"round": 1, "number": 1, "before": None, "after": 7, "why": "agreed at the table"}
        for round, number, points, why in ((1, 1, 25, "x"), (1, 1, -1, "x"), (1, 1, 3, " "), (2, 1, 3, "x"), (1, 9, 3, "x")):
            with pytest.raises(Refused):
                await tournaments.correct(made.id, HOST, round, number, points, why)


@in_loop
async def test_whoever_is_removed_plays_no_more_rounds_and_cannot_come_back(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 4)
        await tournaments.remove(made.id, HOST, 2)
        with pytest.raises(NotYours, match="removed"):
            await tournaments.enter(made.id, PEOPLE[1], "Again")
        await begin(tournaments, made.id)
        assert sorted(row["number"] for row in await tournaments.books.round(made.id, 1)) == [1, 3, 4]


@in_loop
async def test_what_is_closed_stays_as_it_is(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 2)
        await begin(tournaments, made.id)
        await tournaments.close(made.id, HOST)
        await play_round(tournaments, made.id)
        await tournaments.look()
        assert [row["points"] for row in await tournaments.books.round(made.id, 1)] == [None, None]
        for deed in (
            tournaments.close(made.id, HOST),
            tournaments.correct(made.id, HOST, 1, 1, 3, "x"),
            tournaments.begin(made.id, HOST),
        ):
            with pytest.raises(Refused):
                await deed


@in_loop
async def test_only_the_organiser_leads(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 2)
        eve = Person("device of Eve", "account of Eve")
        for deed in (
            *(tournaments.begin(made.id, eve), tournaments.remove(made.id, eve, 1), tournaments.close(made.id, eve)),
            *(tournaments.set_time(made.id, eve, None), tournaments.correct(made.id, eve, 1, 1, 3, "x")),
        ):
            with pytest.raises(NotYours, match="organiser"):
                await deed


@in_loop
async def test_a_guest_who_signs_in_stays_in_the_tournament(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        made = await entered(tournaments, 2)
        await tournaments.enter(made.id, Person("device", "account"), "Member")
        for device in (PEOPLE[0].id, PEOPLE[1].id):
            await Belongings(tournaments.house).bring(device, "account of 1")
        people = [row["person"] for row in await tournaments.books.entrants(made.id)]
        assert people == ["account of 1", PEOPLE[1].id, "account"], "the second guest has been nobody of the account"
