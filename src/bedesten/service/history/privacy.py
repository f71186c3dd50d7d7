"""Who may see how somebody plays: leaderboards have those who want to stand there, and anybody may look at the profile of one who
wants that; of others nobody learns whether they are there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Select, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service.errors import Unknown
from bedesten.service.people.reserved_names import reserved_as
from bedesten.service.ratings.leaderboard import ratings_query, wants_to_be_listed
from bedesten.service.ratings.scale import Rating, points
from bedesten.service.schema import accounts, names, ratings, seats
from bedesten.service.store import Row, Store

_A, _R = accounts.c, ratings.c


# -- profiles


def shown_query(name: str) -> Select[Any]:
    """The account of that name that lets everybody look, or none."""
    mine = (names.c.looks == reserved_as(name)) & names.c.until.is_(None)
    wanted = select(_A.id, _A.name).join(names, names.c.account == _A.id)
    return wanted.where(mine & _A.shown & _A.blocked.is_(None))


async def shown(store: Store, name: str) -> Row:
    """Unknown, if there is nobody of that name, or he does not want to be looked at: nobody learns which."""
    if found := await store.read(shown_query(name)):
        return found[0]
    raise Unknown(says("no-profile", name=name))


@dataclass(frozen=True)
class Shown:
    seat: int
    name: str


def shown_at_query(table_id: str) -> Select[Any]:
    """Those at a table who let everybody look, and sit there under their name."""
    wanted = select(seats.c.seat, _A.name).join(accounts, _A.id == seats.c.token).where(seats.c.table_id == table_id)
    return wanted.where(_A.shown & _A.blocked.is_(None) & (seats.c.name == _A.name)).order_by(seats.c.seat)


async def shown_at(store: Store, table_id: str) -> list[Shown]:
    return [Shown(row["seat"], row["name"]) for row in await store.read(shown_at_query(table_id))]


# -- what somebody wants


async def keep_privacy(store: Store, account: str, *, listed: bool, shown: bool) -> None:
    """Whether an account stands on leaderboards, and whether anybody may look at its profile."""
    row = (await store.read(select(_A.name).where(_A.id == account)))[0]
    if (listed or shown) and not row["name"]:
        raise Refused(says("listing-needs-name"))
    chosen = update(accounts).where(_A.id == account).values(listed=listed, shown=shown)
    await store.write(others=[chosen, *await _ladder(store, account, listed)])


async def block(store: Store, account: str, since: int | None) -> None:
    """The host blocks an account, or (None) lets it play again. Whoever is blocked stands on no leaderboard."""
    is_there = since is None and await wants_to_be_listed(store, account)
    chosen = update(accounts).where(_A.id == account).values(blocked=since)
    await store.write(others=[chosen, *await _ladder(store, account, is_there)])


async def _ladder(store: Store, account: str, is_there: bool) -> Sequence[Executable]:
    if not is_there:
        return [update(ratings).where(_R.account == account).values(ladder=None)]
    return [_on_ladder(row) for row in await store.read(ratings_query(account))]


def _on_ladder(row: Row) -> Executable:
    """If a game of the account is noted at this moment, it stands there from the next one on."""
    is_stable = Rating(row["mu"], row["sigma"]).is_stable
    same = (_R.account == row["account"]) & (_R.rules == row["rules"]) & (_R.players == row["players"])
    same &= _R.games == row["games"]
    return update(ratings).where(same).values(ladder=points(row["mu"], row["players"]) if is_stable else None)
