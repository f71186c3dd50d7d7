"""Tournaments as they are stored. Every change counts up the tournament's version: of two at once, the store lets one through."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, Update, and_, exists, func, insert, select, union, update

from bedesten.engine.errors import says
from bedesten.service import kinds
from bedesten.service.errors import Unknown
from bedesten.service.hours import now
from bedesten.service.schema import entrants, seatings, tables, tournament_log, tournaments
from bedesten.service.store import Row, Store
from bedesten.service.stored_tables import is_in_stage
from bedesten.service.tournaments.agreed import MOST_ENTRANTS, MOST_ROUNDS, Agreed
from bedesten.service.tournaments.outcomes import Outcome
from bedesten.service.tournaments.points import Result

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"  # stages; closed: nothing changes any more
PAGE = 50
AT_ONCE = 100  # tables that are looked after in one go

_T, _E, _S, _L = tournaments, entrants, seatings, tournament_log


@dataclass(frozen=True)
class Tournament:
    """As it is stored; times are milliseconds since 1970."""

    id: str
    created: int
    organiser: str
    name: str
    stage: str
    agreed: Agreed
    round: int  # that is played, or was played last; 0: none yet
    seed: bytes = field(repr=False)  # line-ups follow from it; nobody can know one before its round
    begins: int | None  # when the next round begins by itself
    version: int


class Books:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- reading

    async def tournament(self, id: str) -> Tournament:
        rows = await self.store.read(select(_T).where(_T.c.id == id))
        if not rows:
            raise Unknown(says("no-tournament"))
        return _tournament(rows[0])

    async def page(self, person: str, page: int) -> list[Tournament]:
        """The newest first: those that everybody finds, and those of somebody."""
        newest = select(_T.c.id).where(_T.c.listed).order_by(_T.c.created.desc(), _T.c.id).limit(PAGE * (page + 1)).subquery()
        led = select(_T.c.id).where(_T.c.organiser == person)
        entered = select(_E.c.tournament).where((_E.c.person == person) & _E.c.gone.is_(None))
        wanted = select(_T).where(_T.c.id.in_(union(select(newest.c.id), led, entered)))
        rows = await self.store.read(wanted.order_by(_T.c.created.desc(), _T.c.id).limit(PAGE).offset(PAGE * page))
        return [_tournament(row) for row in rows]

    async def unfinished_of(self, organiser: str) -> int:
        return await self._count(_T.c.id, (_T.c.organiser == organiser) & _T.c.stage.in_([OPEN, PLAYING]))

    async def entrants(self, id: str) -> list[Row]:
        return await self.store.read(select(_E).where(_E.c.tournament == id).order_by(_E.c.number))

    async def entrant(self, id: str, person: str) -> Row | None:
        return (await self.entries_of(person, [id])).get(id)

    async def entries_of(self, person: str, ids: Sequence[str]) -> dict[str, Row]:
        """Somebody as an entrant of several tournaments."""
        rows = await self.store.read(select(_E).where(_E.c.tournament.in_(ids) & (_E.c.person == person)))
        return {row["tournament"]: row for row in rows}

    async def counts(self, ids: Sequence[str]) -> dict[str, int]:
        """How many have entered each of several tournaments, and not gone."""
        wanted = select(_E.c.tournament, func.count().label("n")).where(_E.c.tournament.in_(ids) & _E.c.gone.is_(None))
        return {row["tournament"]: row["n"] for row in await self.store.read(wanted.group_by(_E.c.tournament))}

    async def results(self, id: str) -> tuple[list[Result], list[tuple[int, int]]]:
        """All results, and who sat in which seat."""
        rows = await self.seatings(id)
        seats = [(row["number"], row["seat"]) for row in rows if row["seat"] is not None]
        return [result_from(row) for row in rows], seats

    async def round(self, id: str, round: int, page: int | None = None) -> list[Row]:
        """Who sits where in a round, table by table: of a page of tables, or of all."""
        wanted = select(_S).where((_S.c.tournament == id) & (_S.c.round == round))
        if page is not None:
            wanted = wanted.where(_S.c.table.between(PAGE * page + (page > 0), PAGE * (page + 1)))
        return await self.store.read(wanted.order_by(_S.c.table, _S.c.seat))

    async def tables_in(self, id: str, round: int) -> int:
        return await self._count(_S.c.table.distinct(), (_S.c.tournament == id) & (_S.c.round == round) & (_S.c.table > 0))

    async def seatings(self, id: str) -> list[Row]:
        return await self.store.read(
            select(_S).where(_S.c.tournament == id).order_by(_S.c.round, _S.c.table, _S.c.seat).limit(MOST_ROUNDS * MOST_ENTRANTS)
        )

    async def of_table(self, table_id: str) -> Row | None:
        """To which round of which tournament a table belongs."""
        wanted = select(_T.c.id, _T.c.name, _S.c.round).join(_S, _S.c.tournament == _T.c.id)
        rows = await self.store.read(wanted.where(_S.c.table_id == table_id).limit(1))
        return rows[0] if rows else None

    async def own_seat(self, tournament: Tournament, person: str) -> Row | None:
        """Where somebody sits in the round, and whether the table is laid."""
        is_laid = exists().where(tables.c.id == _S.c.table_id).label("is_laid")
        wanted = select(_S, is_laid).join(_E, (_E.c.tournament == _S.c.tournament) & (_E.c.number == _S.c.number))
        rows = await self.store.read(wanted.where(_of_round(tournament) & (_E.c.person == person)))
        return rows[0] if rows else None

    async def is_round_over(self, tournament: Tournament) -> bool:
        return not await self._count(_S.c.number, _of_round(tournament) & _S.c.points.is_(None))

    async def is_played(self, tournament: Tournament) -> bool:
        """Are all games of the round over, or decided? They may still have to be compared."""
        return not await self._count(_S.c.number, _of_round(tournament) & _S.c.settled.is_(None))

    async def unlaid(self, tournament: Tournament) -> list[Row]:
        """Who sits at tables of the round that are not laid yet."""
        is_laid = exists().where(tables.c.id == _S.c.table_id)
        wanted = select(_S, _E.c.person, _E.c.name, _E.c.gone).join(
            _E, (_E.c.tournament == _S.c.tournament) & (_E.c.number == _S.c.number)
        )
        wanted = wanted.where(_of_round(tournament) & _S.c.table_id.is_not(None) & ~is_laid)
        return await self.store.read(wanted.order_by(_S.c.table, _S.c.seat))

    async def unsettled_at(self, table_id: str) -> list[Row]:
        return await self.store.read(select(_S).where((_S.c.table_id == table_id) & _S.c.settled.is_(None)))

    async def overlooked(self) -> list[str]:
        """Tables that are over, whose results nobody has noted."""
        wanted = select(_S.c.table_id).distinct().join(tables, tables.c.id == _S.c.table_id)
        wanted = wanted.join(_T, (_T.c.id == _S.c.tournament) & (_T.c.stage != CLOSED))
        rows = await self.store.read(wanted.where(_S.c.settled.is_(None) & is_in_stage(kinds.OVER)).limit(AT_ONCE))
        return [row["table_id"] for row in rows]

    async def unfinished(self) -> list[str]:
        """Tournaments in which something may be due."""
        is_due = (_T.c.stage == PLAYING) | ((_T.c.stage == OPEN) & (_T.c.begins <= now()))
        return [row["id"] for row in await self.store.read(select(_T.c.id).where(is_due))]

    async def log(self, id: str) -> list[Row]:
        wanted = select(_L.c.at, _L.c.what, _L.c.detail).where(_L.c.tournament == id)
        rows = await self.store.read(wanted.order_by(_L.c.id.desc()).limit(AT_ONCE))
        return [row | {"detail": msgspec.json.decode(row["detail"])} for row in rows]

    async def _count(self, what: ColumnElement[Any], where: ColumnElement[bool]) -> int:
        return int((await self.store.read(select(func.count(what).label("n")).where(where)))[0]["n"])

    # -- writing

    async def change(self, tournament: Tournament, others: Sequence[Executable] = (), **values: object) -> None:
        """Conflict, if it has changed since it was read."""
        seen = (_T.c.id == tournament.id) & (_T.c.version == tournament.version)
        claim = update(_T).where(seen).values(version=tournament.version + 1, **values)
        await self.store.write(others=others, claims=[claim])

    async def settle(self, rows: Sequence[Row], values: Sequence[dict[str, Any]]) -> None:
        """Note results once; a result that is there already, or was corrected, stays."""
        is_closed = exists().where((_T.c.id == _S.c.tournament) & (_T.c.stage == CLOSED))
        noted: list[Executable] = [
            update(_S).where(_seating(row) & _S.c.settled.is_(None) & ~is_closed).values(settled=now(), **one)
            for row, one in zip(rows, values, strict=True)
        ]
        counted = update(_T).where(_T.c.id == rows[0]["tournament"]).values(version=_T.c.version + 1)
        await self.store.write(others=[*noted, counted])


def creating(tournament: Tournament) -> Executable:
    values = {
        name: getattr(tournament, name) for name in ("id", "created", "organiser", "name", "stage", "round", "seed", "begins")
    }
    agreed = msgspec.json.encode(tournament.agreed).decode()
    return insert(_T).values(**values, agreed=agreed, listed=tournament.agreed.listed, version=tournament.version)


def entering(tournament: Tournament, number: int, person: str, name: str) -> Executable:
    return insert(_E).values(tournament=tournament.id, number=number, person=person, name=name, entered=now())


def going(tournament: Tournament, number: int, why: str) -> Update:
    return update(_E).where((_E.c.tournament == tournament.id) & (_E.c.number == number)).values(gone=now(), why=why)


def remaining(row: Row) -> Update:
    """A claim: whoever sits there is still the same person."""
    same = (_E.c.tournament == row["tournament"]) & (_E.c.number == row["number"]) & (_E.c.person == row["person"])
    return update(_E).where(same).values(person=row["person"])


def coming_back(tournament: Tournament, number: int, name: str) -> Update:
    where = (_E.c.tournament == tournament.id) & (_E.c.number == number)
    return update(_E).where(where).values(gone=None, why=None, name=name)


def seating(tournament: Tournament, round: int, number: int, table: int, seat: int | None, table_id: str | None) -> Row:
    return {"tournament": tournament.id, "round": round, "number": number, "table": table, "seat": seat, "table_id": table_id}


def correcting(tournament: Tournament, round: int, number: int, points: int) -> Update:
    where = _seating({"tournament": tournament.id, "round": round, "number": number})
    return update(_S).where(where).values(points=points, forfeit=False, corrected=True, settled=now())


def awarding(row: Row, points: int) -> Update:
    """Unless the organiser has given others."""
    return update(_S).where(_seating(row) & _S.c.points.is_(None)).values(points=points)


def values_of(outcome: Outcome, *, counts: bool) -> dict[str, Any]:
    """As it is stored; without points, as long as it is to be compared with others."""
    figures = {"rubies": outcome.rubies, "lira": outcome.lira, "forfeit": outcome.is_forfeit, "place": outcome.place}
    return figures | {"points": outcome.points if counts else None}


def outcome_from(row: Row) -> Outcome:
    return Outcome(row["seat"], row["place"], row["rubies"], row["lira"], bool(row["forfeit"]))


def noting(tournament: Tournament, what: str, **detail: object) -> Executable:
    """A line of the log, which everybody can read."""
    return insert(_L).values(tournament=tournament.id, at=now(), what=what, detail=msgspec.json.encode(detail).decode())


def told(row: Row) -> Row:
    """What everybody may know of a seating: as long as others play the same deal, nobody knows how it has ended elsewhere."""
    return row if row["points"] is not None else row | dict.fromkeys(("place", "rubies", "lira", "forfeit"))


def result_from(row: Row) -> Result:
    row = told(row)
    figures = row["points"], row["rubies"] or 0, row["lira"] or 0
    return Result(row["round"], row["number"], row["table"], *figures, bool(row["forfeit"]))


def _tournament(row: Row) -> Tournament:
    agreed = msgspec.json.decode(row["agreed"], type=Agreed)
    head = row["id"], row["created"], row["organiser"], row["name"], row["stage"]
    return Tournament(*head, agreed, row["round"], row["seed"], row["begins"], row["version"])


def _of_round(tournament: Tournament) -> ColumnElement[bool]:
    return (_S.c.tournament == tournament.id) & (_S.c.round == tournament.round)


def _seating(row: Row) -> ColumnElement[bool]:
    return and_(_S.c.tournament == row["tournament"], _S.c.round == row["round"], _S.c.number == row["number"])
