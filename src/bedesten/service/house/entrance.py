"""The entrance: whoever wants something at a table comes through here, and so does the house itself."""

from collections.abc import Callable
from typing import NamedTuple

from bedesten.service.access import Whose, resolve
from bedesten.service.house.repository import Repository
from bedesten.service.table import Table

HOUSE_ITSELF = ""  # in place of a device; it has no seat


class Caller(NamedTuple):
    """A device at a table, and the seat that is meant, or SPECTATOR."""

    table: Table
    device: str
    seat: int

    @property
    def seats(self) -> list[int]:
        """All that the device has."""
        return self.table.seats_of(self.device)

    def meant(self, seat: int | None) -> list[int]:
        """The one that was named, or all."""
        return self.seats if seat is None else [self.seat]


class Entrance:
    def __init__(self, tables: Repository, announce: Callable[[Table], None]) -> None:
        self._tables, self._announce = tables, announce

    async def look(self, table_id: str, device: str, whose: Whose, seat: int | None = None) -> Caller:
        """Somebody looks at a table, and changes nothing. Refused, if he may not."""
        table = await self._tables.find(table_id)
        return Caller(table, device, resolve(table, device, whose, seat))

    def change(
        self, table_id: str, device: str = HOUSE_ITSELF, whose: Whose = Whose.ANYBODY, seat: int | None = None
    ) -> "Changing":
        """Somebody changes a table, and nobody else does meanwhile; afterwards everybody hears of it. Refused, if he may not."""
        return Changing(self._tables, self._announce, table_id, device, whose, seat)


class Changing:
    """`async with` it a table is changed. Every move comes through here: a generator would cost it four times as much."""

    def __init__(
        self, tables: Repository, announce: Callable[[Table], None], table_id: str, device: str, whose: Whose, seat: int | None
    ) -> None:
        self._tables, self._announce, self._table_id = tables, announce, table_id
        self._device, self._whose, self._seat = device, whose, seat

    async def __aenter__(self) -> Caller:
        self._table = table = await self._tables.find(self._table_id)
        await table.lock.acquire()
        try:
            self._before = table.changes
            return Caller(table, self._device, resolve(table, self._device, self._whose, self._seat))
        except BaseException:
            table.lock.release()
            raise

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._table.lock.release()
        if kind is None and self._table.changes != self._before:
            self._announce(self._table)
