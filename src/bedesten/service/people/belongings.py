"""What a guest has is brought along when he signs in: from then on his seats belong to the account."""

from contextlib import suppress

from sqlalchemy import Executable, delete, select, union, update

from bedesten.engine.errors import Refused
from bedesten.service import changes, kinds, schema
from bedesten.service.house import House
from bedesten.service.store import Conflict

TABLE_TRIES = 20  # at one table, while others change it

_S, _T = schema.seats, schema.tables


class Belongings:
    def __init__(self, house: House) -> None:
        self.house = house

    async def tables_of(self, person: str) -> list[str]:
        """Where somebody has a seat, or looks after the table, the newest first."""
        sits, opened = select(_S.c.table_id).where(_S.c.token == person), select(_T.c.id).where(_T.c.host == person)
        query = select(_T.c.id).where(_T.c.id.in_(union(sits, opened)))
        return [row["id"] for row in await self.house.store.read(query.order_by(_T.c.created.desc()))]

    async def spoken_at(self, person: str) -> list[str]:
        """Tables at which somebody has said something, wherever he sat."""
        said = schema.chat.c
        rows = await self.house.store.read(select(said.table_id).where(said.person == person).distinct())
        return [row["table_id"] for row in rows]

    async def bring(self, device: str, account: str) -> int:
        """All seats of a device are those of an account from now on. Returns at how many tables. A table that cannot be read
        stays as it is; what is brought twice is brought once."""
        if not device or device == account:
            return 0
        seekers = schema.seekers
        said = update(schema.chat).where(schema.chat.c.person == device).values(person=account)
        looked = delete(seekers).where(seekers.c.person == device)  # the account looks for itself
        await self.house.store.write(others=[looked, said])
        tables = await self.tables_of(device)
        for table_id in tables:
            with suppress(Refused):
                await self._bring(table_id, device, account)
        await self.house.store.write(others=_bringing_to_tournaments(device, account))
        return len(tables)

    async def _bring(self, table_id: str, device: str, account: str) -> None:
        for _ in range(TABLE_TRIES):
            async with self.house.entrance.change(table_id, device) as (table, _, _):
                if table.is_behind:
                    continue
                mine = table.seats_of(device)
                if not mine and table.host != device:
                    return
                moved = mine or [0]  # the entry tells everybody to look who sits there
                rows = [changes.row(table, table.seq + i, kinds.SEAT, seat, kinds.MOVED) for i, seat in enumerate(moved)]
                try:
                    await self.house.store.write(rows, _moving(table_id, device, account))
                except Conflict:
                    continue
                finally:
                    table.is_behind = True
            await self.house.tables.find(table_id)
            return


def _bringing_to_tournaments(device: str, account: str) -> list[Executable]:
    """In a tournament an account is one person: the guest stays a guest, if there are two."""
    t, e = schema.tournaments, schema.entrants
    other = e.alias()
    has_entered = select(other.c.number).where((other.c.tournament == e.c.tournament) & (other.c.person == account)).exists()
    return [
        update(t).where(t.c.organiser == device).values(organiser=account),
        update(e).where((e.c.person == device) & ~has_entered).values(person=account),
    ]


def _moving(table_id: str, device: str, account: str) -> list[Executable]:
    """The key of a personal link that was made before is worth nothing any more. At a deal an account has one try: the
    guest's stays a guest's, if there are two."""
    a, tries, r, i = schema.analyses, schema.tries, schema.results, schema.invitations
    other = tries.alias()
    has_one = select(other.c.deal).where((other.c.deal == tries.c.deal) & (other.c.device == account)).exists()
    return [
        update(_S).where((_S.c.table_id == table_id) & (_S.c.token == device)).values(token=account, key=None),
        update(_T).where((_T.c.id == table_id) & (_T.c.host == device)).values(host=account),
        update(a).where((a.c.table_id == table_id) & (a.c.asker == device)).values(asker=account),
        update(r).where((r.c.table_id == table_id) & (r.c.person == device)).values(person=account),
        update(i).where((i.c.table_id == table_id) & (i.c.by == device)).values(by=account),
        update(tries).where((tries.c.table_id == table_id) & (tries.c.device == device) & ~has_one).values(device=account),
    ]
