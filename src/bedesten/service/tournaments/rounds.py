"""Rounds of a tournament: drawn, laid out on tables, and noted when their games are over. Each step is stored before the next
begins, and can be done again by whoever finds it undone."""

import asyncio
import hmac
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby

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
from bedesten.service.tournaments import books, dealt
from bedesten.service.tournaments.agreed import FEWEST
from bedesten.service.tournaments.books import CLOSED, OPEN, OVER, PLAYING, Books, Tournament
from bedesten.service.tournaments.contenders import drawn, survivors
from bedesten.service.tournaments.dealt import RoundDeal, RoundDeals
from bedesten.service.tournaments.lineup import Lineup
from bedesten.service.tournaments.outcomes import Outcome, compared, outcomes_of
from bedesten.service.tournaments.points import WIN

TRIES = 20  # of a change that others get in the way of


class Rounds:
    def __init__(self, house: House, books: Books) -> None:
        self.house, self.books, self.deals = house, books, RoundDeals(house)

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
        agreed, number = tournament.agreed, tournament.round + 1
        if len(active) < agreed.fewest:
            raise Refused(says("tournament-too-few", least=agreed.fewest))
        results, seats = await self.books.results(tournament.id)
        seed = hmac.digest(tournament.seed, f"round {number}".encode(), "sha256").hex()
        how = {"knock_out": agreed.knock_out, "with_bots": agreed.bots}
        lineup = await asyncio.to_thread(drawn, active, results, seats, agreed.settings.players, seed, **how)
        writing = [*_seating(tournament, number, lineup), books.noting(tournament, "round", round=number)]
        if agreed.alike:
            writing += [*dealt.opening(tournament), dealt.dealing(tournament, number)]
        await self.books.change(tournament, writing, stage=PLAYING, round=number, begins=None)

    async def active(self, tournament: Tournament) -> list[int]:
        return [row["number"] for row in await self.books.entrants(tournament.id) if row["gone"] is None]

    async def is_last(self, tournament: Tournament) -> bool:
        """Is nothing left to play after the round, as far as that can be said before it is over?"""
        if not tournament.round:
            return False
        active = await self.active(tournament)
        if not tournament.agreed.knock_out:
            return tournament.round >= tournament.agreed.rounds or len(active) < tournament.agreed.fewest
        results, _ = await self.books.results(tournament.id)
        tables = {result.table for result in results if result.round == tournament.round}
        return len(tables) == 1 or (await self.books.is_round_over(tournament) and len(survivors(active, results)) < FEWEST)

    # -- tables

    async def lay(self, tournament: Tournament) -> None:
        """The tables of the round that are not there yet, unless the organiser has decided all their results. Those who sit there
        are told as of any game that begins."""
        rows = await self.books.unlaid(tournament)
        deal = await self.deals.of_round(tournament) if rows else None
        for table_id, group in groupby(rows, key=lambda row: row["table_id"]):
            people = [*group]
            if all(row["points"] is not None for row in people):
                continue
            with suppress(Conflict):  # another process was faster, or somebody leaves the server at this moment: the next time
                table = self._table(tournament, table_id, people, deal)
                claims = [books.remaining(row) for row in people]
                await self.house.new_tables.store_new(table, others=game_begins(table.id, table.seats), claims=claims)

    def _table(self, tournament: Tournament, table_id: str, people: Sequence[Row], deal: RoundDeal | None) -> Table:
        """The game begins at once, and its clocks with it: whoever does not come forfeits it by his time."""
        settings, secret = tournament.agreed.at_table(len(people)), deal.secret if deal else new_secret()
        by_seat = {row["seat"]: row for row in people}
        texts = [text_of_house(secret, deal.name if deal else table_id, seat) for seat in range(settings.players)]
        bot = SeatWish("bot", bot=tournament.agreed.bot)
        seats = [
            _seat(by_seat[i], text) if i in by_seat else new_seat(bot, settings.rules, "", "", False, text)
            for i, text in enumerate(texts)
        ]
        same, presence = deal.for_table() if deal else None, Presence(self.house.now())
        return Table(table_id, settings, secret, kinds.WAITING, False, "", seats, deal=same, presence=presence)

    # -- results

    async def settle(self, table: Table) -> bool:
        """Note the results of a table that is over. On a deal, points wait until all tables of the round are."""
        if table.stage != kinds.OVER:
            return False
        if rows := await self.books.unsettled_at(table.id):
            found = outcomes_of(table, [row["seat"] for row in rows])
            await self.books.settle(rows, [books.values_of(found[row["seat"]], counts=table.deal is None) for row in rows])
        return bool(rows)

    async def compare(self, tournament: Tournament) -> None:
        """When all games on a deal are over: everybody gets points, and the deal is laid open."""
        deal = await self.deals.of_round(tournament)
        if deal is None or deal.is_open or not await self.books.is_played(tournament):
            return
        rows = await self.books.round(tournament.id, tournament.round)
        played = [row for row in rows if row["place"] is not None]  # who was only corrected has nothing to be compared
        found = [books.outcome_from(row) for row in played] + await self._of_bots(tournament, rows)
        points = await asyncio.to_thread(compared, found)
        writing = [books.awarding(row, worth) for row, worth in zip(played, points, strict=False)]
        await self.books.change(tournament, [*writing, *dealt.opening(tournament)])
        await self.deals.open_here(tournament)

    async def _of_bots(self, tournament: Tournament, rows: Sequence[Row]) -> list[Outcome]:
        """How those have ended who fill the tables: fewer than sit at one table, in all."""
        found: list[Outcome] = []
        for table_id, group in groupby(rows, key=lambda row: row["table_id"]):
            people = {row["seat"] for row in group}
            if len(people) < tournament.agreed.settings.players:
                with suppress(Refused):  # it cannot be read: nobody is compared with its bots
                    table = await self.house.tables.find(table_id)
                    outcomes = outcomes_of(table, people) if table.stage == kinds.OVER else []
                    found += [one for one in outcomes if one.seat not in people]
        return found

    async def go_on(self, id: str) -> None:
        """Whatever is due in a tournament: tables, the next round, the end."""
        tournament = await self.books.tournament(id)
        if tournament.stage == PLAYING:
            await self.lay(tournament)
            if tournament.agreed.alike:
                with suppress(Conflict):  # the next time
                    await self.compare(tournament)
                tournament = await self.books.tournament(id)
            if not await self.books.is_round_over(tournament):
                return
            if await self.is_last(tournament):
                with suppress(Conflict):  # the next time
                    await self.books.change(tournament, [books.noting(tournament, "over")], stage=OVER, begins=None)
                return
        is_due = tournament.begins is not None and tournament.begins <= self.house.now()
        is_led = tournament.organiser != "" and not tournament.agreed.prompt  # or whoever led it has left the server
        if tournament.stage in (OPEN, PLAYING) and (is_due or (tournament.round and not is_led)):
            await self._begin_or_wait(tournament)

    async def _begin_or_wait(self, tournament: Tournament) -> None:
        try:
            await self.lay(await self.begin(tournament.id))
        except Refused:  # too few have come: the organiser says when it is tried again, if there still is one
            is_given_up = tournament.stage == OPEN and not tournament.organiser
            with suppress(Conflict):
                noted = books.noting(tournament, "too-few")
                await self.books.change(tournament, [noted], begins=None, stage=CLOSED if is_given_up else tournament.stage)


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
