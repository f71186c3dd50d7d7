"""The daily bazaar over HTTP. What would show a deal is told only to those who have played it, or when its day is over."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from bedesten.service.daily import archive, ranking
from bedesten.service.daily.course import PlayedTurn
from bedesten.service.daily.daily import Daily
from bedesten.service.daily.days import DayDeal
from bedesten.service.daily.ranking import Ranked
from bedesten.service.store import Row
from bedesten.web.account_wire import Name
from bedesten.web.address import may_open
from bedesten.web.problems import with_problems
from bedesten.web.table_routes import Device, ThePeople
from bedesten.web.updates import summary
from bedesten.web.wire import Summary

TheDaily = NamedDependency[Daily]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
Chosen = Annotated[str | None, QueryParameter(max_length=16)]


class DayName(msgspec.Struct, forbid_unknown_fields=True):
    """Practise on a deal, and under which name."""

    deal: str
    name: str


class OwnTry(msgspec.Struct):
    """Your try at a deal. Without a rank it does not count, or not yet."""

    table: str
    is_over: bool
    rounds: int | None
    rubies: int | None
    lira: int | None
    rank: int | None


class Today(msgspec.Struct):
    """The deal that can be played now. Times are milliseconds since 1970."""

    deal: str
    day: str
    rules: str
    bots: list[str]
    made: int  # from then on the seal was known
    until: int  # what is not over by then does not count
    seal: str
    next_seal: str  # of the deal that comes then
    tries: int  # that count
    own: OwnTry | None
    streak: int  # days in a row that you have played
    longest: int


class DailyOut(msgspec.Struct):
    """Whether there is a daily bazaar here."""

    today: Today | None


class RankingOut(msgspec.Struct):
    """A page of 50 of the ranking: by rounds, then rubies, then lira. Who is equal in all shares a rank. Whoever has not got all
    rubies comes after those who have."""

    deal: str
    tries: int
    page: int
    rows: list[Ranked]
    own: OwnTry | None


class GameBeside(msgspec.Struct):
    """A game of a deal, turn by turn. `what`: own, best, friend, or model, the strong bot's."""

    what: str
    name: str
    table: str
    turns: list[PlayedTurn]


class PastDay(msgspec.Struct):
    """A day that is over, with the secret of its deal."""

    deal: str
    day: str
    rules: str
    seal: str
    secret: str
    tries: int
    own: OwnTry | None


@get("/api/daily")
async def today(daily: TheDaily, device: Device) -> DailyOut:
    """The deal of today, as far as everybody may know it."""
    if not daily.is_on:
        return DailyOut(None)
    deal, store = await daily.today(), daily.house.store
    following = await daily.days.at(deal.until)
    streak, longest = await archive.streak(store, device, deal.day)
    own = await _own(daily, await daily.tries.of(deal.name, device))
    tries = await ranking.count(store, deal.name)
    rules, bots = deal.agreed.settings.rules, [*deal.agreed.bots]
    seals = deal.seal, following.seal
    return DailyOut(Today(deal.name, deal.day, rules, bots, deal.made, deal.until, *seals, tries, own, streak, longest))


@post("/api/daily/try", guards=[may_open])
async def begin(data: JSONBody[Name], daily: TheDaily, people: ThePeople, device: Device) -> Summary:
    """Begin your try at the deal of today; whoever has one already comes back to it."""
    await people.names.check(device, [data.name])
    table = await daily.tries.begin(await daily.today(), device, data.name)
    return summary(table, table.seats_of(device))


@post("/api/daily/practice", guards=[may_open])
async def practise(data: JSONBody[DayName], daily: TheDaily, people: ThePeople, device: Device) -> Summary:
    """Play a deal that you may know, as often as you like; it does not count."""
    await people.names.check(device, [data.name])
    table = await daily.tries.practise(await daily.named(data.deal), device, data.name)
    return summary(table, table.seats_of(device))


@get("/api/daily/past")
async def past(daily: TheDaily, device: Device, page: Page = 0) -> list[PastDay]:
    """The days that are over, the newest first, 50 on a page."""
    days = await archive.past_days(daily.house.store, device, daily.house.now(), page)
    return [_past(day.deal, day.tries, _own_try(day.own, day.rank) if day.own else None) for day in days]


@get("/api/daily/{deal:str}/ranking")
async def look_at_ranking(deal: FromPath[str], daily: TheDaily, device: Device, page: Page = 0) -> RankingOut:
    """Who has played the deal how well."""
    known, store = await daily.known(deal, device), daily.house.store
    rows = await ranking.page_of(store, known.name, page, device)
    own = await _own(daily, await daily.tries.of(known.name, device))
    return RankingOut(known.name, await ranking.count(store, known.name), page, rows, own)


@get("/api/daily/{deal:str}/company")
async def look_at_company(deal: FromPath[str], daily: TheDaily, device: Device) -> list[Ranked]:
    """Those with whom you have played who have played the deal, too, the best first, 50 at most."""
    known = await daily.known(deal, device)
    return await ranking.company_of(daily.house.store, known.name, device)


@get("/api/daily/{deal:str}/games")
async def look_at_games(deal: FromPath[str], daily: TheDaily, device: Device, chosen: Chosen = None) -> list[GameBeside]:
    """Your game beside the best one, those of people with whom you have played, and that of a strong bot, if it is over.
    `chosen`: instead of those people, the game of the ranking that was played at that table."""
    games = await daily.games_beside(await daily.known(deal, device), device, chosen)
    return [GameBeside(what, table.seats[0].name, table.id, daily.turns(table)) for what, _, table in games]


async def _own(daily: Daily, row: Row | None) -> OwnTry | None:
    return _own_try(row, await ranking.rank_of(daily.house.store, row)) if row else None


def _own_try(row: Row, rank: int | None) -> OwnTry:
    return OwnTry(row["table_id"], row["ended"] is not None, row["rounds"], row["rubies"], row["lira"], rank)


def _past(deal: DayDeal, tries: int, own: OwnTry | None) -> PastDay:
    return PastDay(deal.name, deal.day, deal.agreed.settings.rules, deal.seal, deal.secret.hex(), tries, own)


def daily_of(state: State) -> Daily:
    found: Daily = state.daily
    return found


DAILY = with_problems(today, begin, practise, past, look_at_ranking, look_at_company, look_at_games)
