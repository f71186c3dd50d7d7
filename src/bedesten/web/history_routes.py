"""Leaderboards, profiles, and whom one has played with, over HTTP. Of others only what they want to be seen."""

from typing import Annotated

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bedesten.engine.errors import says
from bedesten.engine.notation import SEATS
from bedesten.service.access import Whose
from bedesten.service.errors import NotYours
from bedesten.service.history import profile
from bedesten.service.history.company import Companion, Company, Invitation
from bedesten.service.history.profile import Profile
from bedesten.service.people.person import Person
from bedesten.service.ratings import leaderboard
from bedesten.service.ratings.leaderboard import Listed, OwnRating
from bedesten.service.ratings.levels import rated_levels, rating_of_level
from bedesten.service.ratings.scale import points
from bedesten.web.account_wire import Name
from bedesten.web.address import address_of
from bedesten.web.problems import with_problems
from bedesten.web.table_routes import Device, TableId, TheHouse, ThePeople

TheCompany = NamedDependency[Company]
ThePerson = NamedDependency[Person]
Players = Annotated[int, QueryParameter(ge=2, le=5)]
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
    own: OwnRating | None


class ProfileOut(msgspec.Struct):
    """What somebody's finished games come to."""

    name: str  # empty: yours, and no name is reserved
    is_own: bool
    profile: Profile


class RatingChange(msgspec.Struct):
    """What a rated game has done to the rating in a seat."""

    seat: str
    before: int
    points: int
    is_stable: bool


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
    house: TheHouse, person: ThePerson, rules: FromQuery[str] = "base", players: Players = 2, page: Page = 0
) -> Leaders:
    """The leaderboard of a rule set and a number of players."""
    store, account = house.store, person.account
    rows = await leaderboard.page_of(store, rules, players, page, account)
    own = await leaderboard.own_place(store, account, rules, players) if account else None
    bots = [LevelPoints(level, points(rating_of_level(level, rules, players).mu, players)) for level in rated_levels(rules)]
    return Leaders(rules, players, await leaderboard.count(store, rules, players), page, rows, bots, own)


@get("/api/tables/{table_id:str}/ratings")
async def rating_changes(table_id: TableId, house: TheHouse, device: Device) -> list[RatingChange]:
    """What a rated game has done to your rating, and to those of people who stand on leaderboards."""
    table = (await house.entrance.look(table_id, device, Whose.ANYBODY)).table
    found = await profile.changes_at(house.store, table.id, device)
    return [RatingChange(SEATS[one.seat], one.before, one.points, one.is_stable) for one in found]


# -- profiles


@get("/api/people/{name:str}")
async def look_at_profile(name: FromPath[str], house: TheHouse, person: ThePerson) -> ProfileOut:
    """The profile of somebody who lets everybody see it."""
    row = await profile.shown(house.store, name)
    found = await profile.profile_of(house.store, row["id"], is_account=True)
    return ProfileOut(row["name"], row["id"] == person.account, found)


@get("/api/me/profile")
async def own_profile(people: ThePeople, person: ThePerson) -> ProfileOut:
    """Your own profile, which you can always see."""
    name = (await people.accounts.account(person.account))["name"] if person.account else ""
    found = await profile.profile_of(people.house.store, person.id, is_account=person.account is not None)
    return ProfileOut(name, True, found)


@post("/api/me/privacy", status_code=200)
async def keep_privacy(
    request: Request[object, object, State], data: JSONBody[Privacy], people: ThePeople, person: ThePerson
) -> Privacy:
    """Say who may see how you play."""
    account = _account(person)
    person.check()
    await people.pace.count("privacy", [account], address_of(request))
    await profile.keep_privacy(people.house.store, account, listed=data.listed, shown=data.shown)
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
    *(leaders, rating_changes, look_at_profile, own_profile, keep_privacy),
    *(recent_company, invitations, invite, decline, welcome),
)
