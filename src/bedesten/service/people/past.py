"""The games of somebody that were played to their end; and everything about him, to take away."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Select, select

from bedesten.engine.errors import Refused
from bedesten.service import disclosure, kinds, schema
from bedesten.service.house import House
from bedesten.service.people.accounts import Accounts
from bedesten.service.people.belongings import Belongings
from bedesten.service.people.passkeys import Passkeys
from bedesten.service.store import Row
from bedesten.service.stored_tables import is_in_stage
from bedesten.service.table_settings import settings_in

GAMES_AT_ONCE = 30

_S, _T = schema.seats, schema.tables


@dataclass(frozen=True)
class PastGame:
    table: str
    opened: int
    rules: str
    names: list[str]  # by seat
    mine: list[int]  # seats


class Past:
    def __init__(self, house: House, accounts: Accounts, passkeys: Passkeys, belongings: Belongings) -> None:
        self.house, self.store = house, house.store
        self.accounts, self.passkeys, self.belongings = accounts, passkeys, belongings

    async def games(self, person: str, before: int | None = None) -> list[PastGame]:
        """Those that were opened before a time, the newest first."""
        wanted = is_in_stage(kinds.OVER) & _T.c.id.in_(select(_S.c.table_id).where(_S.c.token == person))
        wanted &= _T.c.created < before if before is not None else True
        found = await self.store.read(
            select(_T.c.id, _T.c.created, _T.c.settings).where(wanted).order_by(_T.c.created.desc(), _T.c.id).limit(GAMES_AT_ONCE)
        )
        seats = await self._seats([row["id"] for row in found])
        return [_past(row, [seat for seat in seats if seat["table_id"] == row["id"]], person) for row in found]

    async def _seats(self, tables: Sequence[str]) -> list[Row]:
        wanted = select(_S.c.table_id, _S.c.seat, _S.c.name, _S.c.token).where(_S.c.table_id.in_(tables))
        return await self.store.read(wanted.order_by(_S.c.table_id, _S.c.seat))

    async def everything(self, account: str) -> dict[str, Any]:
        """What the server keeps about somebody, with the records of his games as he may see them."""
        row = await self.accounts.account(account)
        passkeys = await self.passkeys.of_account(account)
        devices = await self.accounts.devices(account)
        tables = await self.belongings.tables_of(account)
        return {
            "account": {name: row[name] for name in ("id", "created", "name", "renamed", "email", "blocked", "listed", "shown")},
            "settings": msgspec.json.decode(row["settings"]),
            "passkeys": [{name: one[name] for name in ("id", "label", "created", "used")} for one in passkeys],
            "notices": await self._notices(account),
            "devices": [{name: one[name] for name in ("label", "created", "seen")} for one in devices],
            "tournaments": await self._tournaments(account),
            **{what: await self.store.read(query) for what, query in _queries(account).items()},
            "games": [game for table in tables if (game := await self._game(table, account))],
        }

    async def _tournaments(self, account: str) -> list[Row]:
        t, e = schema.tournaments, schema.entrants
        entered = select(t.c.id, t.c.name, e.c.number, e.c.entered, e.c.gone).join(e, e.c.tournament == t.c.id)
        return await self.store.read(entered.where(e.c.person == account).order_by(e.c.entered))

    async def _notices(self, account: str) -> dict[str, Any]:
        c, p = schema.channels, schema.preferences
        channels = await self.store.read(
            select(c.c.kind, c.c.address, c.c.format, c.c.label, c.c.created).where(c.c.person == account)
        )
        chosen = await self.store.read(select(p.c.chosen).where(p.c.person == account))
        return {"channels": channels, "chosen": msgspec.json.decode(chosen[0]["chosen"]) if chosen else {}}

    async def _game(self, table_id: str, account: str) -> dict[str, Any] | None:
        try:
            table = await self.house.tables.find(table_id)
        except Refused:
            return {"table": table_id}
        await asyncio.sleep(0)  # others are served in between
        mine = table.seats_of(account)
        if not mine:
            return None
        seats = [{"name": table.seats[i].name, "seat": i, "text": table.seats[i].text} for i in mine]
        holidays = [one._asdict() for i in mine for one in table.holidays.get(i, ())]
        record = disclosure.record(table, mine[0]) if table.has_begun and not table.counts else None
        known = {"stage": table.stage, "seats": seats, "holidays": holidays}
        return {"table": table_id, **known, "planned": await self._planned(table_id, mine), "record": record}

    async def _planned(self, table_id: str, seats: Sequence[int]) -> list[Any]:
        """Turns that he has said beforehand."""
        p = schema.premoves.c
        found = await self.store.read(select(p.data).where((p.table_id == table_id) & p.seat.in_(seats)).order_by(p.seat))
        return [turn for row in found for turn in msgspec.json.decode(row["data"])["turns"]]


def _queries(account: str) -> dict[str, Select[Any]]:
    """What else there is about somebody, as it is stored."""
    r, i, u, t = schema.results.c, schema.invitations.c, schema.unwelcome.c, schema.tries.c
    s, o, c = schema.seekers.c, schema.tournaments.c, schema.chat.c
    return {
        "tries": select(*(column for column in t if column.name != "device")).where(t.device == account).order_by(t.begun),
        "seeking": select(s.name, s.pace, s.rules, s.players, s.bot, s.bots_after, s.since).where(s.person == account),
        "organised": select(o.id, o.name, o.created).where(o.organiser == account).order_by(o.created),
        "results": select(*(column for column in r if column.name != "person")).where(r.person == account).order_by(r.ended),
        "ratings": select(*(column for column in schema.ratings.c if column.name != "account")).where(
            schema.ratings.c.account == account
        ),
        "said": select(c.table_id, c.name, c.text, c.at).where(c.person == account).order_by(c.at),
        "invitations": select(i.table_id, i.at).where((i.account == account) | (i.by == account)).order_by(i.at),
        "unwelcome": select(u.name).where(u.account == account),
    }


def _past(row: Row, seats: Sequence[Row], person: str) -> PastGame:
    mine = [seat["seat"] for seat in seats if seat["token"] == person]
    return PastGame(row["id"], row["created"], settings_in(row).rules, [seat["name"] for seat in seats], mine)
