"""Rounds of a tournament: drawn, laid out on tables, and noted when their games are over. Each step is stored before the next
begins, and can be done again by whoever finds it undone."""

import asyncio
import hmac
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, insert

from bedesten.engine.errors import Refused, says
from bedesten.service import kinds
from bedesten.service.fairness import new_secret, text_of_house
from bedesten.service.house import House
from bedesten.service.house.new_tables import ID_LETTERS
from bedesten.service.notices.of_tables import game_begins
from bedesten.service.presence import Presence
from bedesten.service.randomness import new_id
from bedesten.service.schema import seatings
from bedesten.service.seats import new_seat
from bedesten.service.store import Conflict, Row
from bedesten.service.table import Seat, Table
from bedesten.service.table_settings import STAND_IN, SeatWish
from bedesten.service.tournaments import books
from bedesten.service.tournaments.books import OPEN, OVER, PLAYING, Books, Tournament
from bedesten.service.tournaments.contenders import drawn, survivors
from bedesten.service.tournaments.lineup import Lineup
from bedesten.service.tournaments.points import WIN, points_of

FEWEST = 2  # people who play a round
TRIES = 20  # of a change that others get in the way of


class Rounds:
    def __init__(self, house: House, books: Books) -> None:
        self.house, self.books = house, books

    # -- beginning

    async def begin(self, id: str) -> Tournament:
        """The next round. Refused, if it cannot begin; whoever comes second finds it begun."""
        before = await self.books.tournament(id)
        for _ in range(TRIES):
            tournament = await self.books.tournament(id)
            if tournament.round > before.round:
                return tournament
            with suppress(Conflict):
                await self._begin(tournament)
        raise Refused(says("tournament-busy"))

    async def _begin(self, tournament: Tournament) -> None:
        if tournament.stage not in (OPEN, PLAYING):
            raise Refused(says("tournament-over"))
        if not await self.books.is_round_over(tournament):
            raise Refused(says("tournament-games-go-on"))
        if await self.is_last(tournament):
            raise Refused(says("tournament-over"))
        active = await self.active(tournament)
        if len(active) < FEWEST:
            raise Refused(says("tournament-too-few"))
        agreed, number = tournament.agreed, tournament.round + 1
        results, seats = await self.books.results(tournament.id)
        seed = hmac.digest(tournament.seed, f"round {number}".encode(), "sha256").hex()
        how = {"knock_out": agreed.knock_out, "with_bots": agreed.bots}
        lineup = await asyncio.to_thread(drawn, active, results, seats, agreed.settings.players, seed, **how)
        writing = [*_seating(tournament, number, lineup), books.noting(tournament, "round", round=number)]
        await self.books.change(tournament, writing, stage=PLAYING, round=number, begins=None)

    async def active(self, tournament: Tournament) -> list[int]:
        return [row["number"] for row in await self.books.entrants(tournament.id) if row["gone"] is None]

    async def is_last(self, tournament: Tournament) -> bool:
        """Is nothing left to play after the round?"""
        if not tournament.round:
            return False
        active = await self.active(tournament)
        if not tournament.agreed.knock_out:
            return tournament.round >= tournament.agreed.rounds or len(active) < FEWEST
        results, _ = await self.books.results(tournament.id)
        tables = {result.table for result in results if result.round == tournament.round}
        return len(tables) == 1 or len(survivors(active, results)) < FEWEST

    # -- tables

    async def lay(self, tournament: Tournament) -> None:
        """The tables of the round that are not there yet. Those who sit there are told as of any game that begins."""
        rows = await self.books.unlaid(tournament)
        for table_id, group in groupby(rows, key=lambda row: row["table_id"]):
            people = [*group]
            with suppress(Conflict):  # another process was faster
                table = self._table(tournament, table_id, people)
                await self.house.new_tables.store_new(table, others=game_begins(table.id, table.seats))

    def _table(self, tournament: Tournament, table_id: str, people: Sequence[Row]) -> Table:
        """The game begins at once, and its clocks with it: whoever does not come forfeits it by his time."""
        settings, secret = tournament.agreed.at_table(len(people)), new_secret()
        by_seat = {row["seat"]: row for row in people}
        texts = [text_of_house(secret, table_id, seat) for seat in range(settings.players)]
        bot = SeatWish("bot", bot=tournament.agreed.bot)
        seats = [
            _seat(by_seat[i], text) if i in by_seat else new_seat(bot, settings.rules, "", "", False, text)
            for i, text in enumerate(texts)
        ]
        presence = Presence(self.house.now())
        return Table(table_id, settings, secret, kinds.WAITING, False, "", seats, presence=presence)

    # -- results

    async def settle(self, table: Table) -> bool:
        """Note the results of a table that is over."""
        if table.stage != kinds.OVER:
            return False
        if rows := await self.books.unsettled_at(table.id):
            await self.books.settle(rows, results_of(table, [row["seat"] for row in rows]))
        return bool(rows)

    async def go_on(self, id: str) -> None:
        """Whatever is due in a tournament: tables, the next round, the end."""
        tournament = await self.books.tournament(id)
        if tournament.stage == PLAYING:
            await self.lay(tournament)
            if not await self.books.is_round_over(tournament):
                return
            if await self.is_last(tournament):
                with suppress(Conflict):  # the next time
                    await self.books.change(tournament, [books.noting(tournament, "over")], stage=OVER, begins=None)
                return
        is_due = tournament.begins is not None and tournament.begins <= self.house.now()
        if tournament.stage in (OPEN, PLAYING) and (is_due or (tournament.agreed.prompt and tournament.round)):
            await self._begin_or_wait(tournament)

    async def _begin_or_wait(self, tournament: Tournament) -> None:
        try:
            await self.lay(await self.begin(tournament.id))
        except Refused:  # too few have come: the organiser says when it is tried again
            with suppress(Conflict):
                await self.books.change(tournament, [books.noting(tournament, "too-few")], begins=None)


def results_of(table: Table, people: Sequence[int]) -> list[dict[str, Any]]:
    """Of the seats of people, in their order. Whoever has resigned, has no time left, or is stood in for at the end, forfeits:
    he comes after all others, whatever the bot has got in his place."""
    forfeits = {seat for seat in people if table.seats[seat].kind != "person" or table.seats[seat].is_played_by_bot}
    found = {one.seat: one for one in table.game.standings()}
    ranks = [found[seat].rank + (len(found) if seat in forfeits else 0) for seat in range(len(found))]
    points = points_of(ranks)
    return [
        {
            "points": 0 if seat in forfeits else points[seat],
            "rubies": 0 if seat in forfeits else found[seat].rubies,
            "lira": 0 if seat in forfeits else found[seat].lira,
            "forfeit": seat in forfeits,
        }
        for seat in people
    ]


def _seating(tournament: Tournament, round: int, lineup: Lineup) -> list[Executable]:
    rows = []
    for n, people in enumerate(lineup.tables, 1):
        table_id = new_id(ID_LETTERS, 8)
        rows += [books.seating(tournament, round, one, n, seat, table_id) for seat, one in enumerate(people) if one is not None]
    seated: list[Executable] = [insert(seatings).values(rows[i : i + 100]) for i in range(0, len(rows), 100)]
    byes = [books.seating(tournament, round, one, 0, None, None) | {"points": WIN} for one in lineup.byes]
    return [*seated, *[insert(seatings).values(row) for row in byes]]


def _seat(row: Row, text: str) -> Seat:
    """Whoever has left the server since the draw forfeits."""
    if not row["name"]:
        return Seat(kinds.RESIGNED, "", None, STAND_IN, text)
    return Seat("person", row["name"], row["person"], None, text)
