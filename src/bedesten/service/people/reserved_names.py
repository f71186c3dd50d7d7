"""A name belongs to one account of the server: nobody else sits down or speaks under it, nor under one that looks like it."""

from collections.abc import Iterable
from functools import cache

from sqlalchemy import ColumnElement, delete, insert, select, update

from bedesten.bots.roster import BOTS
from bedesten.engine.constants import PLAYERS
from bedesten.engine.errors import Refused, says
from bedesten.service import schema
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.hours import now
from bedesten.service.names import looks
from bedesten.service.people.accounts import DAY, Accounts
from bedesten.service.store import Conflict, Store
from bedesten.service.table import Seat
from bedesten.service.table_settings import checked_name
from bedesten.texts import LANGUAGES
from bedesten.texts.reader import Reader

RENAMED_EVERY = 14 * DAY  # so long a name is kept before another may be chosen
GIVEN_UP_KEPT = 30 * DAY  # so long nobody else may take a name that was given up

LOOKS_LENGTH = 160  # one character may stand for many

_THIN = str.maketrans("ij", "ll")

_N, _A = schema.names, schema.accounts


def reserved_as(name: str) -> str:
    """More names are the same here than at one table, because nobody compares them side by side: i and l, rn and m, vv and w."""
    return looks(name).translate(_THIN).replace("rn", "m").replace("vv", "w")[:LOOKS_LENGTH]


@cache
def nobodys() -> frozenset[str]:
    """Names of bots, and those under which the page lets people sit down who have chosen none."""
    readers = [Reader(language) for language in LANGUAGES]
    friends = [read("setup-friend-name", n=n) for read in readers for n in range(1, PLAYERS + 1)]
    return frozenset(map(reserved_as, [*BOTS, *[read("guest") for read in readers], *friends]))


def _holds(at: int) -> ColumnElement[bool]:
    return (_N.c.until.is_(None)) | (_N.c.until > at)


class ReservedNames:
    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store, self.accounts = store, accounts

    async def check(self, person: str, names: Iterable[str]) -> None:
        """NotYours, if one of them, or what looks like it, belongs to somebody else."""
        wanted = {reserved_as(name): name for name in names if name.strip()}
        if not wanted:
            return
        theirs = _N.c.looks.in_(wanted) & (_N.c.account != person) & _holds(now())
        if found := await self.store.read(select(_N.c.looks).where(theirs)):
            raise NotYours(says("name-reserved", name=wanted[found[0]["looks"]]))

    async def check_again(self, seats: Iterable[Seat]) -> None:
        """The same people sit down again under the same names, one of which may have been reserved meanwhile."""
        for seat in seats:
            if seat.is_person:
                await self.check(seat.token or "", [seat.name])

    async def reserve(self, account: str, name: str, *, at_once: bool = False) -> None:
        """A new name. What was called otherwise before stays as it is. The name that is given up is kept from others for a while;
        `at_once`: the host wants it so."""
        name, at = checked_name(name), now()
        row = await self.accounts.account(account)
        if row["name"] == name:
            return
        if row["renamed"] and not at_once and (wait := row["renamed"] + RENAMED_EVERY - at) > 0:
            raise TooMuch(says("name-later", days=-(-wait // DAY)), wait=-(-wait // 1000))
        if reserved_as(name) in nobodys():
            raise Refused(says("name-of-nobody", name=name))
        await self._write(account, name, at)

    async def _write(self, account: str, name: str, at: int) -> None:
        seen = reserved_as(name)
        given_up = update(_N).where((_N.c.account == account) & _N.c.until.is_(None)).values(until=at + GIVEN_UP_KEPT)
        free = delete(_N).where((_N.c.looks == seen) & ((_N.c.account == account) | ~_holds(at)))
        taken = insert(_N).values(looks=seen, account=account)
        called = update(_A).where(_A.c.id == account).values(name=name, renamed=at)
        try:
            await self.store.write(others=[given_up, free, taken, called])
        except Conflict:
            raise NotYours(says("name-reserved", name=name)) from None
