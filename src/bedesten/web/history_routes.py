"""Leaderboards, profiles, and whom one has played with, over HTTP. Of others only what they want to be seen."""

from typing import Annotated

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter

from bedesten.engine.errors import Refused, says
from bedesten.engine.notation import SEATS
from bedesten.service.access import Whose
from bedesten.service.errors import NotYours
from bedesten.service.history import privacy, profile
from bedesten.service.history.company import Companion, Company, Invitation
from bedesten.service.history.profile import Profile
from bedesten.service.history.rating_changes import changes_at
from bedesten.service.kinds import OVER, WAITING
from bedesten.service.people.person import Person
from bedesten.service.ratings import leaderboard
from bedesten.service.ratings.leaderboard import Listed, OwnRating
from bedesten.service.ratings.levels import rated_levels, rating_of_level
from bedesten.service.ratings.scale import GAMES_TO_TELL, points
from bedesten.service.store import Row
from bedesten.web.account_wire import Name
from bedesten.web.address import address_of
from bedesten.web.problems import with_problems
from bedesten.web.table_routes import Device, TableId, TheHouse, ThePeople

TheCompany = NamedDependency[Company]
ThePerson = NamedDependency[Person]
Players = Annotated[int | None, QueryParameter(ge=2, le=5)]
Page = Annotated[int, QueryParameter(ge=0, le=2_000)]


class LevelPoints(msgspec.Struct):
    """A level whose strength is known: a fixed point of the scale."""

    bot: str
    points: int


class Leaders(msgspec.Struct):
    """A page of 50 of a leaderboard, and where you stand yourself. Who is equal shares a rank."""

    rules: str
    players: int
    count: int
    page: int
    rows: list[Listed]
    bots: list[LevelPoints]
    own: OwnRating | None  # null: a guest
    is_listed: bool  # you want to stand there


class ProfileOut(msgspec.Struct):
    """What somebody's finished games come to."""

    name: str  # empty: yours, and no name is reserved
    is_own: bool
    is_shown: bool  # anybody may see it
    profile: Profile


class RatingChange(msgspec.Struct):
    """What a rated game has done to the rating in a seat."""

    seat: str
    before: int | None  # null: it was not told yet
    points: int
    is_stable: bool


class RatingChanges(msgspec.Struct):
    """What a rated game has done to your rating, and to those of people who stand on leaderboards."""

    is_noted: bool  # false: ask again in a moment
    games: int | None  # your rated games by then, by these rules with so many players
    told_after: int  # so many games are needed until a rating is told
    changes: list[RatingChange]


class ShownProfile(msgspec.Struct):
    """In that seat sits somebody whose profile anybody may see, under this name."""

    seat: str
    name: str


class Privacy(msgspec.Struct, forbid_unknown_fields=True):
    """Whether you stand on leaderboards, and whether anybody may look at your profile."""

    listed: bool
    shown: bool


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to invite to which table: the name of an account with which you have played lately."""

    table: str
    name: str


class DeclineInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """Take an invitation away; `for_good`: and have no more from whoever has sent it."""

    table: str
    for_good: bool = False


class Invitations(msgspec.Struct):
    """Where you are awaited, and from whom you want no invitations."""

    invitations: list[Invitation]
    unwelcome: list[str]


def _account(person: Person) -> str:
    if not person.account:
        raise NotYours(says("signed-out"))
    return person.account


# -- ratings


@get("/api/leaders")
async def leaders(
    house: TheHouse, person: ThePerson, rules: FromQuery[str | None] = None, players: Players = None, page: Page = 0
) -> Leaders:
    """The leaderboard of a rule set and a number of players; what is not given is as you have played most."""
    store, account = house.store, person.account
    usual = await leaderboard.pool_of(store, account)
    rules, players = rules or usual[0], players or usual[1]
    rows = await leaderboard.page_of(store, rules, players, page, account)
    own = await leaderboard.own_place(store, account, rules, players) if account else None
    is_listed = bool(account) and await leaderboard.wants_to_be_listed(store, account or "")
    bots = [LevelPoints(level, points(rating_of_level(level, rules, players).mu, players)) for level in rated_levels(rules)]
    return Leaders(rules, players, await leaderboard.count(store, rules, players), page, rows, bots, own, is_listed)


@get("/api/tables/{table_id:str}/ratings")
async def rating_changes(table_id: TableId, house: TheHouse, device: Device) -> RatingChanges:
    """What a rated game has done to your rating, and to those of people who stand on leaderboards."""
    table = (await house.entrance.look(table_id, device, Whose.ANYBODY)).table
    if table.stage != OVER:
        raise Refused(says("ratings-later"))
    found = await changes_at(house.store, table.id, device)
    changes = [RatingChange(SEATS[one.seat], one.before, one.points, one.is_stable) for one in found.told]
    return RatingChanges(found.is_noted, found.games, GAMES_TO_TELL, changes)


# -- profiles


@get("/api/people")
async def look_at_profile(name: FromQuery[str], house: TheHouse, person: ThePerson) -> ProfileOut:
    """The profile of somebody who lets everybody see it."""
    row = await privacy.shown(house.store, name)
    found = await profile.profile_of(house.store, row["id"], is_account=True, seen_at=house.now())
    return ProfileOut(row["name"], row["id"] == person.account, True, found)


@get("/api/me/profile")
async def own_profile(people: ThePeople, person: ThePerson) -> ProfileOut:
    """Your own profile, which you can always see."""
    row: Row = await people.accounts.account(person.account) if person.account else {"name": "", "shown": False}
    found = await profile.profile_of(people.house.store, person.id, is_account=person.account is not None)
    return ProfileOut(row["name"], True, row["shown"], found)


@get("/api/tables/{table_id:str}/profiles")
async def profiles_at_table(table_id: TableId, house: TheHouse, device: Device) -> list[ShownProfile]:
    """At a table where the game has begun: whose profile anybody may see. Before, nobody shall choose by it whom to play."""
    table = (await house.entrance.look(table_id, device, Whose.ANYBODY)).table
    found = [] if table.stage == WAITING else await privacy.shown_at(house.store, table.id)
    return [ShownProfile(SEATS[one.seat], one.name) for one in found]


@post("/api/me/privacy", status_code=200)
async def keep_privacy(
    request: Request[object, object, State], data: JSONBody[Privacy], people: ThePeople, person: ThePerson
) -> Privacy:
    """Say who may see how you play."""
    account = _account(person)
    person.check()
    await people.pace.count("privacy", [account], address_of(request))
    await privacy.keep_privacy(people.house.store, account, listed=data.listed, shown=data.shown)
    return data


# -- company


@get("/api/me/company")
async def recent_company(company: TheCompany, person: ThePerson) -> list[Companion]:
    """Accounts with which you have played lately, the last one first."""
    return await company.lately(person.id)


@get("/api/me/invitations")
async def invitations(company: TheCompany, person: ThePerson) -> Invitations:
    """Where you are awaited. A guest is invited by nobody."""
    return await _invitations(company, person.account) if person.account else Invitations([], [])


async def _invitations(company: Company, account: str) -> Invitations:
    return Invitations(await company.open_to(account), [row["name"] for row in await company.unwelcome_to(account)])


@post("/api/me/invitations", status_code=200)
async def invite(
    request: Request[object, object, State], data: JSONBody[Invite], company: TheCompany, people: ThePeople, device: Device
) -> Invite:
    """Invite somebody to a table at which you sit. Whether he wants to hear of you, you do not learn."""
    await people.pace.count("invitation", [device], address_of(request))
    await company.invite(device, data.table, data.name)
    return data


@post("/api/me/invitations/decline", status_code=200)
async def decline(data: JSONBody[DeclineInvitation], company: TheCompany, person: ThePerson) -> Invitations:
    """Take an invitation away, or have no more from there."""
    account = _account(person)
    await company.decline(account, data.table, for_good=data.for_good)
    return await _invitations(company, account)


@post("/api/me/invitations/welcome", status_code=200)
async def welcome(data: JSONBody[Name], company: TheCompany, person: ThePerson) -> Invitations:
    """Let somebody invite you again."""
    account = _account(person)
    await company.welcome(account, data.name)
    return await _invitations(company, account)


def company_of(state: State) -> Company:
    found: Company = state.company
    return found


HISTORY = with_problems(
    *(leaders, rating_changes, look_at_profile, profiles_at_table, own_profile, keep_privacy),
    *(recent_company, invitations, invite, decline, welcome),
)
