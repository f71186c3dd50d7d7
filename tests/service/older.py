"""A database of an older version, with real rows: as this version makes them, stored in the columns that there were then."""

from random import Random

from sqlalchemy import Connection, MetaData, insert, select

from bedesten.service import schema
from bedesten.service.connections import migrate
from bedesten.service.house import House
from bedesten.service.people.accounts import Accounts, creating
from bedesten.service.people.reserved_names import ReservedNames
from bedesten.service.store import Row, Store
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from service.people import ADA, BOB, play_on

ACCOUNT, DEVICE = "account", "the signed in device"
OF_THE_PROCESS = {"lineage", "processes"}  # not of the people: by these it would be taken for a backup, or for one that runs
RENAMED = {"tables": {"settings": "agreed"}}  # until version 0009
Lived = dict[str, list[Row]]


async def life(url: str) -> tuple[Lived, list[str]]:
    """What a server remembers: a game that goes on, one that is over, one that waits for players, what was said there, and
    somebody with an account. Returns it by table, and the ids of the games."""
    async with Store(url) as store, House(store) as house:
        settings = TableSettings(players=2, layout="short", clock=TimeControl(move=864_000))
        ids = []
        for answers in (40, 10_000, 0):
            table = await house.new_tables.open(settings, [SeatWish("me", "Ada"), SeatWish("open")], ADA, listed=not answers)
            if answers:
                await house.seats.join(table.id, BOB, "Bob")
                await house.speech.say(table.id, ADA, "hello")
                await play_on(house, table, Random(7), answers)
            ids.append(table.id)
        accounts = Accounts(store)
        await store.write(others=[creating(ACCOUNT, "ada@example.org")])
        await accounts.sign_in(ACCOUNT, DEVICE, "Firefox")
        await ReservedNames(store, accounts).reserve(ACCOUNT, "Ada")
        await store.write(
            others=[insert(schema.passkeys).values(id="p", account=ACCOUNT, public_key=b"k", uses=1, label="", created=1)]
        )
        return {table.name: await store.read(select(table)) for table in schema.metadata.sorted_tables}, ids


async def stored_as(version: str, url: str, lived: Lived) -> None:
    """The same, as a server of that version would have stored it."""
    store = Store(url)
    async with store.engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            await connection.run_sync(migrate, version)
            await connection.run_sync(_store, lived)
    await store.engine.dispose()


def _store(connection: Connection, lived: Lived) -> None:
    there = MetaData()
    there.reflect(connection)
    for table in there.sorted_tables:
        names = {column.name for column in table.columns}
        renamed = RENAMED.get(table.name, {})
        for row in lived.get(table.name, []) if table.name not in OF_THE_PROCESS else ():
            known = {renamed.get(name, name) if name not in names else name: value for name, value in row.items()}
            connection.execute(insert(table).values({name: value for name, value in known.items() if name in names}))
