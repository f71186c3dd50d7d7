"""The daily bazaar, as the server keeps it: deals are made ahead, tries are noted when they end, and a strong bot plays, too."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import update

from bedesten.engine.errors import Refused, says
from bedesten.service.daily import ranking
from bedesten.service.daily.course import PlayedTurn, turns_of
from bedesten.service.daily.days import DayDeal, Days
from bedesten.service.daily.tables import table_of_model
from bedesten.service.daily.tries import Tries, outcome_of
from bedesten.service.errors import NotYours, Unknown
from bedesten.service.house import House
from bedesten.service.kinds import OVER
from bedesten.service.schema import deals
from bedesten.service.store import Conflict, Row, Unavailable
from bedesten.service.table import Table

LOOK_INTERVAL = 60.0  # seconds until it is looked again whether the next deal is there, and whether a try was overlooked
OFF = "no"

log = logging.getLogger(__name__)


class Daily:
    """`async with Daily(house, rules, hour)`; with the rules `no` there are no new deals, and nobody can begin a try."""

    def __init__(self, house: House, rules: str, hour: int = 0) -> None:
        self.house, self.rules = house, rules
        self.days, self.tries = Days(house, rules, hour), Tries(house)
        self._looking: asyncio.Task[None] | None = None
        self._noting: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        return self.rules != OFF

    async def __aenter__(self) -> "Daily":
        self.house.subscribers.listeners.append(self._hear)
        self._looking = asyncio.create_task(self._look(), name="daily bazaar")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self._hear)
        tasks = [task for task in (self._looking, *self._noting) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- what people ask for

    async def today(self) -> DayDeal:
        if not self.is_on:
            raise Unknown(says("daily-off"))
        return await self.days.today()

    async def known(self, name: str, device: str) -> DayDeal:
        """A deal that this device may know; Refused, if it may still try it."""
        deal = await self.named(name)
        if not deal.for_table(counts=False).is_open and not await self.tries.is_over(name, device):
            raise NotYours(says("daily-not-yet"))
        return deal

    async def named(self, name: str) -> DayDeal:
        deal = await self.days.named(name)
        if deal is None or deal.opens > self.house.now():
            raise Unknown(says("daily-no-day", day=name))
        return deal

    async def games_beside(self, deal: DayDeal, device: str, chosen: str | None = None) -> list[tuple[str, Row | None, Table]]:
        """One's own game, the best one, the one that was chosen by its table or else those of some friends, and that of the
        strong bot as far as it is, by what they are."""
        store = self.house.store
        own, best = await self.tries.of(deal.name, device), await ranking.best_of(store, deal.name)
        company = ranking.company_query(deal.name, device).limit(ranking.FRIENDS)
        friends = await store.read(ranking.chosen_query(deal.name, chosen) if chosen else company)
        if chosen and not friends:
            raise Unknown(says("no-table", table=chosen))
        wanted = [("own", own), ("best", best), *[("friend", row) for row in friends]]
        found: dict[str, tuple[str, Row | None, Table]] = {}
        for what, row in wanted:
            if row and row["table_id"] not in found:
                found[row["table_id"]] = what, row, await self.house.tables.find(row["table_id"])
        if model := await self._model(deal):
            found[model.id] = "model", None, model
        return [*found.values()]

    @staticmethod
    def turns(table: Table) -> list[PlayedTurn]:
        """Of whoever tries a deal, who sits in the first seat at every table."""
        return turns_of(table.game, 0)

    # -- what happens by itself

    async def _model(self, deal: DayDeal) -> Table | None:
        """The game of the strong bot, when it is over; the first who asks for it lets it begin."""
        if deal.model is None:
            await self._begin_model(deal)
            return None
        table = await self.house.tables.find(deal.model)
        return table if table.stage == OVER else None

    async def _begin_model(self, deal: DayDeal) -> None:
        table = table_of_model(self.house, deal)
        claim = update(deals).where((deals.c.name == deal.name) & deals.c.model.is_(None)).values(model=table.id)
        with suppress(Conflict):  # another process lets it play
            await self.house.new_tables.store_new(table, claims=[claim])

    def _hear(self, table: Table) -> None:
        """A table has gone on. Whoever attends to it notes that a try is over."""
        is_try = table.deal is not None and table.deal.counts and not table.settings.contest
        if is_try and self.house.attendance.attends_to(table.id) and outcome_of(table):
            task = asyncio.create_task(self._note(table), name=f"end of the try at {table.id}")
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _note(self, table: Table) -> None:
        with suppress(Unavailable):  # it is overlooked for a minute
            await self.tries.settle(table)
            if table.stage == OVER and table.deal and (deal := await self.days.named(table.deal.name)) and deal.model is None:
                await self._begin_model(deal)

    async def _look(self) -> None:
        while True:
            try:
                if self.is_on:
                    await self.days.make_ahead()
                for table_id in await self.tries.unsettled():
                    with suppress(Refused):
                        await self._note(await self.house.tables.find(table_id))
            except Unavailable:
                pass
            except Exception as error:
                log.error("the daily bazaar could not be looked after", exc_info=error)
            await asyncio.sleep(LOOK_INTERVAL)
