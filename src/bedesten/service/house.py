"""The house: opens tables, seats people and bots, takes answers, and tells everybody that a table has gone on.

Whatever happens is stored first and told afterwards. A device is known by the hash of its secret, a seat belongs to a device.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from secrets import choice, token_urlsafe

import msgspec
from sqlalchemy import Executable, insert, select, update

from bedesten.bots.roster import bot_named
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULES_VERSION
from bedesten.service import schema
from bedesten.service.agreed import Agreed, SeatWish, checked_name
from bedesten.service.bus import Bus
from bedesten.service.fairness import new_secret
from bedesten.service.store import Conflict, Row, Store
from bedesten.service.table import Change, Seat, Stale, Table, now, seat_of, table_from

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a table's id: none that look alike
TEXT_LENGTH = 200  # of what a player adds to the sealed chance
CHAT_LENGTH = 500


def hashed(secret: str) -> str:
    """Secrets of devices are stored and compared as hashes only."""
    return sha256(secret.encode()).hexdigest()


class House:
    """All tables. `async with House(store, redis_url) as house: …`"""

    def __init__(self, store: Store, redis_url: str | None = None) -> None:
        self.store = store
        self.bus = Bus(redis_url, self._heard)
        self._tables: dict[str, Table] = {}
        self._watchers: dict[str, set[Callable[[], None]]] = defaultdict(set)
        self.on_change: Callable[[str], Awaitable[None]] | None = None  # hears of every table that has gone on

    async def __aenter__(self) -> "House":
        await self.bus.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.__aexit__()

    # -- tables

    async def open(
        self,
        agreed: Agreed,
        wishes: Sequence[SeatWish],
        device: str,
        *,
        name: str = "",
        text: str = "",
        listed: bool = False,
        begun_from: str | None = None,
    ) -> Table:
        """Open a table. It begins as soon as every seat is taken."""
        agreed.options()
        if len(wishes) != agreed.players:
            raise Refused(f"{agreed.players} players need {agreed.players} seats, not {len(wishes)}.", "OPT-2")
        seats = [_seat(wish, hashed(device), name, _text(text)) for wish in wishes]
        table = Table(
            "".join(choice(LETTERS) for _ in range(8)), agreed, new_secret(), "waiting", listed, hashed(device), seats, begun_from
        )
        statements: list[Executable] = [
            insert(schema.tables).values(
                id=table.id,
                created=now(),
                stage=table.stage,
                listed=listed,
                agreed=msgspec.json.encode(agreed).decode(),
                rules_version=RULES_VERSION,
                begun_from=begun_from,
                secret=table.secret,
                host=table.host,
            )
        ]
        statements += [
            insert(schema.seats).values(
                table_id=table.id, seat=i, kind=seat.kind, name=seat.name, token=seat.token, bot=seat.bot, text=seat.text
            )
            for i, seat in enumerate(seats)
        ]
        await self.store.write(others=statements)
        self._tables[table.id] = table
        await self._begin_if_full(table)
        return table

    async def table(self, table_id: str) -> Table:
        """A table as it is stored now."""
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables.setdefault(table_id, await self._load(table_id))
            async with table.lock:
                await self._catch_up(table)
        return table

    async def _load(self, table_id: str) -> Table:
        rows = await self.store.read(select(schema.tables).where(schema.tables.c.id == table_id))
        if not rows:
            raise Refused(f"There is no table '{table_id}'.")
        table = table_from(rows[0], await self._seats(table_id), msgspec.json.decode(rows[0]["agreed"], type=Agreed))
        if table.stage != "waiting":
            table.begin()
        return table

    async def _seats(self, table_id: str) -> list[Row]:
        seats = schema.seats
        return await self.store.read(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))

    async def _catch_up(self, table: Table) -> None:
        """Enter what other processes have stored."""
        rows = await self.store.entries_of(table.id, table.seq)
        if rows or table.stage == "waiting":
            for i, row in enumerate(await self._seats(table.id)):
                table.seats[i] = Seat(row["kind"], row["name"], row["token"], row["bot"], row["text"])
            if rows and table.stage == "waiting":
                table.stage = "playing"
                table.begin()
            table.take(rows)

    async def listed(self) -> list[Table]:
        """Tables that wait for players and may be joined by anybody."""
        t = schema.tables
        wanted = select(t.c.id).where((t.c.stage == "waiting") & t.c.listed).order_by(t.c.created.desc()).limit(100)
        rows = await self.store.read(wanted)
        return [await self.table(row["id"]) for row in rows]

    async def of_device(self, device: str) -> list[Table]:
        """The tables at which a device has a seat, the newest first."""
        t, s = schema.tables, schema.seats
        query = select(t.c.id, t.c.created).join(s, s.c.table_id == t.c.id).where(s.c.token == hashed(device)).distinct()
        return [await self.table(row["id"]) for row in await self.store.read(query.order_by(t.c.created.desc()).limit(100))]

    async def playing(self) -> list[str]:
        """The tables at which a game goes on."""
        rows = await self.store.read(select(schema.tables.c.id).where(schema.tables.c.stage == "playing"))
        return [row["id"] for row in rows]

    # -- seats

    async def join(self, table_id: str, device: str, name: str, text: str = "", seat: int | None = None) -> int:
        """Take an open seat; returns it. Whoever sits there already keeps the seat."""
        table = await self.table(table_id)
        async with table.lock:
            if mine := seat_of(table, hashed(device)):
                return mine[0]
            free = [i for i, other in enumerate(table.seats) if other.kind == "open" and seat in (None, i)]
            if not free:
                raise Refused("There is no open seat at this table." if seat is None else "That seat is not open.")
            taken = Seat("person", checked_name(name), hashed(device), None, _text(text))
            await self._reseat(table, free[0], taken)
        await self._begin_if_full(table)
        await self.bus.announce(table.id)
        return free[0]

    async def hand_over(self, table_id: str, device: str, seat: int, bot: str | None) -> None:
        """A bot plays for a person, or (None) the person takes the seat back. Anybody at the table may send a bot for one
        who is away; only the person takes it back."""
        table = await self.table(table_id)
        async with table.lock:
            mine = seat_of(table, hashed(device))
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
                raise Refused("Only the seat of a person can be handed over.")
            if not mine or (bot is None and seat not in mine):
                raise Refused("You do not sit there." if mine else "You do not sit at this table.")
            if bot is not None:
                bot_named(bot)
            old = table.seats[seat]
            await self._reseat(table, seat, Seat(old.kind, old.name, old.token, bot, old.text))
        await self.bus.announce(table.id)

    async def _reseat(self, table: Table, seat: int, taken: Seat) -> None:
        s = schema.seats
        values = {"kind": taken.kind, "name": taken.name, "token": taken.token, "bot": taken.bot, "text": taken.text}
        await self.store.write(others=[update(s).where((s.c.table_id == table.id) & (s.c.seat == seat)).values(**values)])
        table.seats[seat] = taken

    async def _begin_if_full(self, table: Table) -> None:
        async with table.lock:
            if table.stage != "waiting" or any(seat.kind == "open" for seat in table.seats):
                return
            table.begin()
            stage = update(schema.tables).where(schema.tables.c.id == table.id).values(stage="playing")
            change = table.opening()
            await self.store.write(change.rows, [stage])
            table.stage = "playing"
            table.take(change.rows)
        await self.bus.announce(table.id)

    # -- playing

    async def answer(self, table_id: str, device: str, seat: int, seq: int, words: Sequence[str]) -> int:
        """A person answers; returns the new number of the table. Stale answers change nothing."""
        return await self._change(table_id, device, seat, lambda table: table.answers(seat, seq, words))

    async def undo(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: table.undo(seat, seq))

    async def confirm(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: table.confirm(seat, seq))

    async def answer_for_bot(self, table_id: str, seat: int, seq: int, words: Sequence[str]) -> int:
        """A bot of the house answers."""
        table = await self.table(table_id)
        async with table.lock:
            if not table.seats[seat].is_played_by_bot:
                raise Stale("A person has taken the seat.")
            await self._store_and_take(table, table.answers(seat, seq, words))
        await self.bus.announce(table.id)
        return table.seq

    async def _change(self, table_id: str, device: str, seat: int, wanted: Callable[[Table], Change]) -> int:
        table = await self.table(table_id)
        async with table.lock:
            if seat not in seat_of(table, hashed(device)):
                raise Refused("You do not sit there.")
            if table.seats[seat].is_played_by_bot:
                raise Refused("A bot plays for you: take your seat back first.")
            await self._store_and_take(table, wanted(table))
        await self.bus.announce(table.id)
        return table.seq

    async def _store_and_take(self, table: Table, change: Change) -> None:
        """First the store, then the table in memory."""
        over = update(schema.tables).where(schema.tables.c.id == table.id).values(stage="over")
        try:
            await self.store.write(change.rows, [over] if change.is_last else [])
        except Conflict:
            await self._catch_up(table)
            raise Stale(f"Another answer came first; the game is at {table.seq}.") from None
        table.take(change.rows)

    # -- telling

    async def _heard(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table:
            async with table.lock:
                await self._catch_up(table)
        for wake in list(self._watchers.get(table_id, ())):
            wake()
        if self.on_change:
            await self.on_change(table_id)

    @asynccontextmanager
    async def watching(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table has gone on."""
        changed = asyncio.Event()
        self._watchers[table_id].add(changed.set)
        try:
            yield changed
        finally:
            self._watchers[table_id].discard(changed.set)
            if not self._watchers[table_id]:
                del self._watchers[table_id]


def _seat(wish: SeatWish, device: str, name: str, text: str) -> Seat:
    if wish.kind == "bot":
        bot_named(wish.bot)
        return Seat("bot", checked_name(wish.name or wish.bot), None, wish.bot, token_urlsafe(12))
    if wish.kind == "open":
        return Seat("open", "", None, None, "")
    return Seat("person", checked_name(wish.name or name), device, None, text)


def _text(text: str) -> str:
    """What a player adds to the sealed chance; if he has no wish, the house adds a text in his place."""
    if len(text) > TEXT_LENGTH:
        raise Refused(f"What you add to the dice has at most {TEXT_LENGTH} characters.")
    return text or token_urlsafe(12)
