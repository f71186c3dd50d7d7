"""Tournaments with the same deal at all tables: whoever answers the same meets the same, is compared with those who sat in his
seat, and nobody sees another table before the round is over; on SQLite and PostgreSQL."""

import asyncio

import pytest

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.record import read_record
from bedesten.service import disclosure
from bedesten.service.errors import NotYours
from bedesten.service.fairness import verify
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import TableSettings, TimeControl
from bedesten.service.tournaments.agreed import Agreed
from bedesten.service.tournaments.books import Tournament
from bedesten.service.tournaments.outcomes import Outcome, compared
from bedesten.service.tournaments.tournaments import Tournaments
from service.people import in_loop
from service.tournament_company import HOST, PEOPLE, begin, entered, play_out, play_round, server, tables_of

A_MINUTE = TimeControl(move=60)


def alike(layout: str = "short", clock: TimeControl = A_MINUTE, **more: object) -> Agreed:
    settings = TableSettings(players=2, layout=layout, clock=clock)
    return Agreed(settings, alike=True, **{"bot": "greedy", "rounds": 2} | more)  # type: ignore[arg-type]


async def begun(tournaments: Tournaments, people: int = 4, layout: str = "short") -> tuple[Tournament, list[Table]]:
    made = await entered(tournaments, people, alike(layout))
    tournament = await begin(tournaments, made.id)
    return tournament, await tables_of(tournaments, made.id)


def drawn(table: Table) -> list[str]:
    return [entry.word for entry in table.game.log if entry.seat == FATE]


# -- what it is worth


def test_one_is_compared_with_those_who_sat_in_the_same_seat() -> None:
    first = [Outcome(0, 1, 5, 9), Outcome(0, 2, 4, 30), Outcome(0, 1, 5, 2)]
    second = [Outcome(1, 3, 1, 0), Outcome(1, 2, 3, 0), Outcome(1, 3, 1, 0)]
    assert compared([*first, *second]) == [24, 0, 12, 6, 24, 6]
    assert compared([Outcome(0, 1, 5, 0), Outcome(0, 3, 0, 0, is_forfeit=True), Outcome(0, 3, 4, 0)]) == [24, 0, 12]
    assert compared([Outcome(0, 3, 0, 0, is_forfeit=True), Outcome(0, 3, 0, 0, is_forfeit=True)]) == [0, 0]


# -- how it is agreed


@in_loop
async def test_it_is_agreed_as_it_can_be_played(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        for wrong in (alike(knock_out=True), alike(clock=TimeControl(move=86_400)), alike(clock=TimeControl(game=7200))):
            with pytest.raises(Refused):
                await tournaments.open(HOST, "Cup", wrong)
        made = await entered(tournaments, 2, alike(clock=TimeControl(move=86_400, game=1500)))
        assert made.agreed.bots, "every seat is taken at every table"
        with pytest.raises(Refused, match="at least 3"):
            await tournaments.rounds.begin(made.id)


# -- the same at all tables


@in_loop
async def test_whoever_answers_the_same_meets_the_same(database_url: str) -> None:
    """All answer as one bot does, and a bot fills the last table: the games are one game."""
    async with server(database_url) as tournaments:
        _, tables = await begun(tournaments, 5, "random")
        assert len(tables) == 3 and [seat.kind for table in tables for seat in table.seats].count("bot") == 1
        assert len({table.game.options.layout for table in tables}) == 1
        for table in tables:
            await play_out(tournaments.house, table, most=60)
        first, second, third = ([(entry.seat, entry.word) for entry in table.game.log][:60] for table in tables)
        assert first == second == third
        _, others = await begun(tournaments, 3, "random")
        assert others[0].game.options.layout != tables[0].game.options.layout, "another round, another deal"


@pytest.mark.slow
@in_loop
async def test_a_round_is_played_compared_and_laid_open(database_url: str) -> None:
    async with server(database_url) as tournaments:
        tournament, tables = await begun(tournaments, 5)
        for n, table in enumerate(tables[:-1]):
            await play_out(tournaments.house, table, seed=n)
            await tournaments.look()
            rows = await tournaments.books.round(tournament.id, 1)
            assert all(row["points"] is None for row in rows), "nothing is worth anything before the last game is over"
            assert {row["rubies"] for row in map(dict, rows)} != {None}
        assert tables[0].is_withheld and not disclosure.seal(tables[0]).secret
        await play_out(tournaments.house, tables[-1])
        await tournaments.look()
        rows = await tournaments.books.round(tournament.id, 1)
        assert all(row["points"] is not None for row in rows)
        for seat in range(2):
            at_seat = [row for row in rows if row["seat"] == seat]
            best = min(at_seat, key=lambda row: (row["place"], -row["rubies"], -row["lira"]))
            assert best["points"] == max(row["points"] for row in at_seat)
        for table in tables:
            assert table.is_laid_open and verify(read_record(disclosure.record(table, 5))).is_fair
        assert len({disclosure.seal(table).secret for table in tables}) == 1
        found = await tournaments.standings(await tournaments.books.tournament(tournament.id))
        assert sum(one.points for one in found) == sum(row["points"] for row in rows)
        before = await tournaments.books.round(tournament.id, 1)
        await tournaments.look()
        assert await tournaments.books.round(tournament.id, 1) == before, "once"
        await begin(tournaments, tournament.id)
        new = await tables_of(tournaments, tournament.id)
        assert not {table.secret for table in new} & {table.secret for table in tables}


@in_loop
async def test_another_process_compares_what_was_interrupted(database_url: str) -> None:
    async with server(database_url) as one:
        tournament, tables = await begun(one, 3)
        await play_round(one, tournament.id)
        for table in tables:
            await one.rounds.settle(table)
    async with server(database_url) as one, server(database_url) as other:
        seen = await other.house.tables.find(tables[0].id)
        assert not seen.deal or not seen.deal.is_open
        await asyncio.gather(one.rounds.go_on(tournament.id), one.rounds.go_on(tournament.id))
        assert await one.books.is_round_over(tournament)
        await other.rounds.deals.check_sight(seen, "somebody")
        assert seen.is_laid_open


# -- nobody sees it before


@in_loop
async def test_nobody_looks_at_another_table_before_the_round_is_over(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        tournament, (table, other) = await begun(tournaments)
        own = [seat.token or "" for seat in table.seats]
        check = tournaments.rounds.deals.check_sight
        for person in [HOST.id, "stranger", *[seat.token or "" for seat in other.seats]]:
            with pytest.raises(NotYours, match="other tables"):
                await check(table, person)
        for person in own:
            await check(table, person)
        await tournaments.close(tournament.id, HOST)
        await check(table, "stranger")


@in_loop
async def test_results_are_told_when_the_round_is_over(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        tournament, (table, other) = await begun(tournaments)
        await play_out(tournaments.house, table)
        await tournaments.rounds.settle(table)
        found = await tournaments.standings(await tournaments.books.tournament(tournament.id))
        assert {(one.points, one.rubies, one.lira) for one in found} == {(0, 0, 0)}
        for number, seat in [(row["number"], row["seat"]) for row in await tournaments.books.round(tournament.id, 1)]:
            if other.seats[seat].token == PEOPLE[number - 1].id:
                await tournaments.correct(tournament.id, HOST, 1, number, 6, "agreed")
        await tournaments.rounds.go_on(tournament.id)
        rows = await tournaments.books.round(tournament.id, 1)
        assert sorted(row["points"] for row in rows) == [6, 6, 24, 24], "there was nobody to be compared with"
        assert table.is_laid_open, "what was corrected is decided"


@in_loop
async def test_after_a_restore_the_tables_go_on_alike_and_stay_closed(sqlite_url: str) -> None:
    async with server(sqlite_url) as tournaments:
        _, tables = await begun(tournaments)
        ids = [table.id for table in tables]
    async with Store(sqlite_url, is_restored=True):
        pass
    async with server(sqlite_url) as tournaments:
        tables = [await tournaments.house.tables.find(id) for id in ids]
        assert {table.epochs for table in tables} != {()} and len({table.epochs for table in tables}) == 1
        for table in tables:
            assert table.deal and not table.deal.is_open
            await play_out(tournaments.house, table, most=60)
        first, second = (drawn(table) for table in tables)
        assert first == second
