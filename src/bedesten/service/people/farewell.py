"""Somebody wants nothing of himself kept: he gets up, resigns, and is a former player wherever he has played."""

from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Executable, String, cast, delete, literal, select, update

from bedesten.engine.errors import Refused
from bedesten.service import changes, kinds, schema
from bedesten.service.house import House
from bedesten.service.notices.channels import forgetting
from bedesten.service.people.belongings import TABLE_TRIES, Belongings
from bedesten.service.store import Conflict
from bedesten.service.table import Stale, Table

_A, _S, _T, _C, _K = schema.accounts, schema.seats, schema.tables, schema.chat, schema.tickets

_HIS = [  # rows that are his alone, besides those that go with the account
    (schema.tries, schema.tries.c.device),
    (schema.results, schema.results.c.person),
    (schema.invitations, schema.invitations.c.by),
    (schema.unwelcome, schema.unwelcome.c.person),
]


class Farewell:
    def __init__(self, house: House, belongings: Belongings) -> None:
        self.house, self.belongings = house, belongings

    async def say(self, account: str) -> None:
        """What seats people by itself is left first, so that it brings him to no new table. The account goes last: whoever is
        interrupted can begin again."""
        seeking = delete(schema.seekers).where(schema.seekers.c.person == account)
        await self.house.store.write(others=[*_leaving_tournaments(account, self.house.now()), seeking])
        while tables := await self._tables(account):
            for table_id in tables:
                await self._leave_table(table_id, account)
        email = select(_A.c.email).where(_A.c.id == account).scalar_subquery()
        devices = select(schema.devices.c.device).where(schema.devices.c.account == account)
        tickets = delete(_K).where((_K.c.account == account) | (_K.c.email == email) | _K.c.device.in_(devices))
        everywhere = [delete(table).where(column == account) for table, column in _HIS]
        await self.house.store.write(others=[tickets, *everywhere, *forgetting(account), delete(_A).where(_A.c.id == account)])

    async def _tables(self, account: str) -> list[str]:
        """Where he sits, looks after the table, or has said something."""
        return [*dict.fromkeys([*await self.belongings.tables_of(account), *await self.belongings.spoken_at(account)])]

    async def _leave_table(self, table_id: str, account: str) -> None:
        seats = await self._seats(table_id, account)
        with suppress(Refused):  # what cannot be read is forgotten in the database alone
            await self._get_up(await self.house.tables.find(table_id), account)
        await self._forget(table_id, account, seats)

    async def _seats(self, table_id: str, account: str) -> list[int]:
        query = select(_S.c.seat).where((_S.c.table_id == table_id) & (_S.c.token == account))
        return [row["seat"] for row in await self.house.store.read(query)]

    async def _get_up(self, table: Table, account: str) -> None:
        for seat in table.seats_of(account):
            for _ in range(TABLE_TRIES):
                try:
                    await self._leave_seat(table, account, seat)
                    break
                except Stale:
                    continue

    async def _leave_seat(self, table: Table, account: str, seat: int) -> None:
        if table.stage == kinds.WAITING:
            await self.house.seats.leave(table.id, account, seat)
        elif table.stage == kinds.PLAYING and table.seats[seat].kind == "person":
            await self.house.seats.resign(table.id, account, seat)

    async def _forget(self, table_id: str, account: str, seats: Sequence[int]) -> None:
        """In the database, and by an entry in all processes that have the table in mind."""
        for _ in range(TABLE_TRIES):
            try:
                async with self.house.entrance.change(table_id, account) as (table, _, _):
                    if table.is_behind:
                        continue
                    row = changes.row(table, table.seq, kinds.SEAT, [*seats, 0][0], kinds.FORGOTTEN)
                    try:
                        await self.house.store.write([row], _removing(table_id, account, seats))
                    except Conflict:
                        continue
                    finally:
                        table.is_behind = True
            except Refused:
                await self.house.store.write(others=_removing(table_id, account, seats))
                return
            await self.house.tables.find(table_id)
            return


def _leaving_tournaments(account: str, at: int) -> list[Executable]:
    """Results stay, for the sake of the others, with a number instead of the name; the person behind it is nobody. What he led
    goes on by itself, if it has begun or a time is set."""
    t, e = schema.tournaments, schema.entrants
    nobody = literal("gone ").concat(cast(e.c.number, String))  # nobody is called so: each is another one
    return [
        update(e).where((e.c.person == account) & e.c.gone.is_(None)).values(gone=at, why="left"),
        update(e).where(e.c.person == account).values(person=nobody, name=""),
        update(t).where((t.c.organiser == account) & (t.c.stage == "open") & t.c.begins.is_(None)).values(stage="closed"),
        update(t).where(t.c.organiser == account).values(organiser="", version=t.c.version + 1),
    ]


def _removing(table_id: str, account: str, seats: Sequence[int]) -> list[Executable]:
    """What was said goes with the one who said it; the numbers of what others said stay, and what they are still to be told of it
    has no name any more."""
    a, p, n = schema.analyses, schema.premoves, schema.notices
    sat = select(_S.c.name).where((_S.c.table_id == table_id) & (_S.c.token == account))
    spoke = select(_C.c.name).where((_C.c.table_id == table_id) & (_C.c.person == account))
    return [
        update(n).where(n.c.done.is_(None) & (n.c.table_id == table_id) & (n.c.by.in_(sat) | n.c.by.in_(spoke))).values(by=""),
        delete(p).where((p.c.table_id == table_id) & p.c.seat.in_(seats)),
        update(_C).where((_C.c.table_id == table_id) & (_C.c.person == account)).values(name="", text="", person=None),
        update(_S).where((_S.c.table_id == table_id) & (_S.c.token == account)).values(token=None, name="", key=None),
        update(_T).where((_T.c.id == table_id) & (_T.c.host == account)).values(host=""),
        update(a).where((a.c.table_id == table_id) & (a.c.asker == account)).values(asker=""),
    ]
