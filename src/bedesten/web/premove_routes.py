"""Premoves: what somebody says beforehand, how it would go, and what has become of it. Only for its owner."""

from collections.abc import Sequence

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from bedesten.engine.view import View, view
from bedesten.service.access import Whose
from bedesten.service.premoves.foresight import Foreseen
from bedesten.service.premoves.moments import longest
from bedesten.service.premoves.plan import Plan, Premove
from bedesten.service.premoves.premoves import Premoves
from bedesten.service.table import Table
from bedesten.web import wire
from bedesten.web.problems import problem_of, with_problems
from bedesten.web.questions import QuestionOut, question_of
from bedesten.web.table_routes import Device, TableId, TheHouse, act

ThePremoves = NamedDependency[Premoves]


class PremovesOut(msgspec.Struct):
    """What you have said beforehand at a table, for your next turns; nobody else is told."""

    turns: list[Premove]
    dropped: str  # why the last ones were not carried out: taken, changed, impossible, overtaken; or empty
    longest: int  # a turn is carried out so many milliseconds after it has begun, at the latest


class PremovesWish(msgspec.Struct, forbid_unknown_fields=True):
    """What you will answer at the beginning of your next turns, instead of what you said before; an empty list takes it back."""

    turns: list[Premove]
    seat: int | None = None


class ForesightWish(msgspec.Struct, forbid_unknown_fields=True):
    """Turns that you might plan; the last one may be without answers. Behind it, `then` is answered as far as it is asked for,
    and if it `goes_on`, what has one way on."""

    turns: list[Premove]
    then: list[str] = []
    goes_on: bool = True
    seat: int | None = None


class ForeseenTurn(msgspec.Struct):
    """A turn as it would go."""

    answers: list[str]  # to be planned: those that you sent, and what of `then` was asked for
    next: str  # what comes behind them: asked (you still are), chance, others (are asked), over (the turn)
    problem: wire.Problem | None  # an answer is not possible as the table stands now; what is behind it was not looked at
    events: list[wire.Event]  # what it would bring, with the steps that have one way on


class ForeseenOut(msgspec.Struct):
    """A plan as it would go, if nobody did anything before: as far as you may know, and chance is not asked."""

    turns: list[ForeseenTurn]  # up to the first that is not possible
    view: View  # the table behind them
    question: QuestionOut | None  # what you would be asked then in the last of them


@get("/{table_id:str}/premoves")
async def look_at_premoves(
    table_id: TableId, plans: ThePremoves, house: TheHouse, device: Device, seat: FromQuery[int | None] = None
) -> PremovesOut:
    """Your own."""
    table, _, _ = await house.entrance.look(table_id, device, Whose.OWNER, seat)
    return _told(table, await plans.look(table_id, device, seat))


@act("premoves")
async def keep_premoves(
    table_id: TableId, data: JSONBody[PremovesWish], plans: ThePremoves, house: TheHouse, device: Device
) -> PremovesOut:
    """Say beforehand what you will answer, if it was agreed that one may."""
    table, _, _ = await house.entrance.look(table_id, device, Whose.PLAYER, data.seat)
    return _told(table, await plans.keep(table_id, device, data.turns, data.seat))


@act("foresee")
async def foresee(table_id: TableId, data: JSONBody[ForesightWish], plans: ThePremoves, device: Device) -> ForeseenOut:
    """How a plan would go, and what you could answer behind it. Nothing is kept, and nothing is drawn."""
    return told_of(await plans.foresee(table_id, device, data.turns, data.then, data.goes_on, data.seat))


def told_of(turns: Sequence[Foreseen]) -> ForeseenOut:
    """As it goes to its owner."""
    last = turns[-1]
    question = question_of(last.game) if last.next == "asked" and not last.refused else None
    return ForeseenOut([_foreseen(turn) for turn in turns], view(last.game.position, last.seat), question)


def _told(table: Table, plan: Plan | None) -> PremovesOut:
    return PremovesOut(plan.turns if plan else [], plan.dropped if plan else "", longest(table.settings.clock))


def _foreseen(turn: Foreseen) -> ForeseenTurn:
    events = [wire.event_of(turn.game, n, entry.word) for n, entry in enumerate(turn.game.log)]
    return ForeseenTurn(turn.answers, turn.next, problem_of(turn.refused) if turn.refused else None, events)


PREMOVES = Router("/api/tables", route_handlers=with_problems(look_at_premoves, keep_premoves, foresee))
