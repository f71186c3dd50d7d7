"""Whoever leads a rated tournament plays in it, and has the deal of a round laid open before his own game is over: the record of
a finished table then says what his next dice are."""

import pytest

from bedesten.service.history.recorder import Recorder
from bedesten.service.people.person import Person
from bedesten.service.table_settings import TableSettings, TimeControl
from bedesten.service.tournaments.agreed import Agreed
from bedesten.service.tournaments.tournaments import Tournaments
from service.people import in_loop
from service.rated_company import new_account, rating_rows, result_rows
from service.tournament_company import begin, play_out, server, tables_of

NAMES = ("ada", "bob", "eve", "kim")
LEADER = Person("device of ada", "ada")
RATED = Agreed(
    TableSettings(players=2, layout="short", clock=TimeControl(move=60), rated=True, hints=False),
    alike=True,
    guests=False,
    bot="level-1",
    rounds=1,
)


async def opened(tournaments: Tournaments) -> str:
    for name in NAMES:
        await new_account(tournaments.house.store, name)
    made = await tournaments.open(LEADER, "Cup", RATED)
    for name in NAMES:
        await tournaments.enter(made.id, Person(f"device of {name}", name), name.capitalize())
    await begin(tournaments, made.id)
    return made.id


@pytest.mark.parametrize("how", ["close", "correct", "wait"])
@in_loop
async def test_before_a_rated_game_is_over(database_url: str, how: str) -> None:
    async with server(database_url) as tournaments:
        id, house = await opened(tournaments), tournaments.house
        first, second = await tables_of(tournaments, id)
        own, other = (first, second) if first.seats_of("ada") else (second, first)
        await play_out(house, other)
        await tournaments.rounds.settle(other)
        await Recorder(house).note_some()
        if how == "close":
            await tournaments.close(id, LEADER)
        elif how == "correct":
            for row in await tournaments.books.round(id, 1):
                if row["table_id"] == own.id:
                    await tournaments.correct(id, LEADER, 1, row["number"], 12, "we all know how it ends")
            await tournaments.rounds.go_on(id)
        assert other.is_laid_open == (how != "wait")
        await play_out(house, own)
        await Recorder(house).note_some()
        games = {row["table_id"]: row["mu"] is not None for row in await result_rows(house.store)}
        assert games == {other.id: True} | {own.id: how == "wait"}
        assert len(await rating_rows(house.store)) == (4 if how == "wait" else 2)
