"""Whom one has played with lately, and invitations to a table: only to those, and not to whoever wants none from that person.
Accounts are known by their names, if they have played under them."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, exists, func, insert, select

from bedesten.engine.errors import Refused, says
from bedesten.service.access import Whose
from bedesten.service.house import House
from bedesten.service.kinds import WAITING
from bedesten.service.notices.notice import INVITATION, Notice, telling
from bedesten.service.people.reserved_names import reserved_as
from bedesten.service.schema import accounts, invitations, results, seats, tables, unwelcome
from bedesten.service.store import Conflict, Row
from bedesten.service.table_settings import settings_in

GAMES, PEOPLE = 50, 30  # the last games, and the people in them, that are looked at
AT_ONCE = 20  # invitations that somebody is shown

_I, _U, _S = invitations.c, unwelcome.c, seats.c
_by = select(_S.name).where((_S.table_id == _I.table_id) & (_S.token == _I.by)).limit(1).scalar_subquery()


@dataclass(frozen=True)
class Companion:
    """An account with which one has played."""

    name: str
    ended: int  # the last game with it
    is_shown: bool  # anybody may look at the profile


@dataclass(frozen=True)
class Invitation:
    table: str
    by: str  # a name, as it stands at the table
    at: int
    rules: str
    players: int
    rated: bool


def company_query(person: str) -> Select[Any]:
    """The accounts with which somebody has played lately, the last one first."""
    r, mine = results.c, results.alias()
    last = select(mine.c.table_id).where(mine.c.person == person).order_by(mine.c.ended.desc()).limit(GAMES)
    told = accounts.c.id, accounts.c.name, accounts.c.shown
    wanted = select(*told, func.max(r.ended).label("ended")).join(accounts, accounts.c.id == r.person)
    wanted = wanted.join(seats, (_S.table_id == r.table_id) & (_S.seat == r.seat) & (_S.name == accounts.c.name))
    wanted = wanted.where(r.table_id.in_(last) & (r.person != person) & accounts.c.blocked.is_(None))
    return wanted.group_by(*told).order_by(func.max(r.ended).desc()).limit(PEOPLE)


def open_query(account: str) -> Select[Any]:
    """Invitations to tables that still have a seat, and at which one does not sit already."""
    there = tables.c.id == _I.table_id
    waits = exists().where(there & (tables.c.stage == WAITING))
    is_free = exists().where((_S.table_id == _I.table_id) & (_S.kind == "open"))
    sits = exists().where((_S.table_id == _I.table_id) & (_S.token == account))
    settings = select(tables.c.settings).where(there).scalar_subquery()
    wanted = select(_I.table_id, _I.by, _I.at, settings.label("settings"), _by.label("name"))
    return wanted.where((_I.account == account) & waits & is_free & ~sits).order_by(_I.at.desc()).limit(AT_ONCE)


class Company:
    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store

    async def lately(self, person: str) -> list[Companion]:
        return [Companion(row["name"], row["ended"], row["shown"]) for row in await self.store.read(company_query(person))]

    async def invite(self, person: str, table_id: str, name: str) -> None:
        """Whoever is unwelcome hears nothing of it, and is told the same. The same again is harmless."""
        table, _, seat = await self.house.entrance.look(table_id, person, Whose.OWNER)
        if table.stage != WAITING or all(one.kind != "open" for one in table.seats):
            raise Refused(says("no-open-seat"))
        wanted = reserved_as(name)
        known = [row for row in await self.store.read(company_query(person)) if reserved_as(row["name"]) == wanted]
        if not known:
            raise Refused(says("not-company", name=name))
        account = known[0]["id"]
        if await self.store.read(select(_U.person).where((_U.account == account) & (_U.person == person))):
            return
        row = {"table_id": table.id, "account": account, "by": person, "at": self.house.now()}
        notice = Notice(INVITATION, f"invited {table.id}", table.id, by=table.seats[seat].name)
        with suppress(Conflict):
            await self.store.write(others=[insert(invitations).values(**row), *telling(notice, [account])])

    async def open_to(self, account: str) -> list[Invitation]:
        return [_invitation(row) for row in await self.store.read(open_query(account))]

    async def decline(self, account: str, table_id: str, *, for_good: bool) -> None:
        """`for_good`: nothing more from whoever has sent it."""
        mine = (_I.account == account) & (_I.table_id == table_id)
        rows = await self.store.read(select(_I.by, _by.label("name")).where(mine))
        others: list[Any] = [delete(invitations).where(mine)]
        if for_good and rows:
            by = rows[0]["by"]
            others.append(delete(invitations).where((_I.account == account) & (_I.by == by)))
            others.append(insert(unwelcome).values(account=account, person=by, name=rows[0]["name"] or ""))
        with suppress(Conflict):  # it was said at two devices
            await self.store.write(others=others)

    async def unwelcome_to(self, account: str) -> list[Row]:
        return await self.store.read(select(_U.person, _U.name).where(_U.account == account).order_by(_U.name, _U.person))

    async def welcome(self, account: str, name: str) -> None:
        """Those of that name may send invitations again."""
        await self.store.write(others=[delete(unwelcome).where((_U.account == account) & (_U.name == name))])


def _invitation(row: Row) -> Invitation:
    settings = settings_in(row)
    return Invitation(row["table_id"], row["name"] or "", row["at"], settings.rules, settings.players, settings.rated)
