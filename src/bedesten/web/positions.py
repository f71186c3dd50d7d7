"""Positions that are looked at apart from any table: read, played on, and searched. Nothing of it is stored."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from bedesten.bots.thinking import Weighed
from bedesten.engine.errors import says
from bedesten.engine.notation import SEATS, word
from bedesten.engine.position_text import write_position
from bedesten.engine.record import write_record
from bedesten.engine.view import ALL, View, view
from bedesten.service.hours import now
from bedesten.service.imports import RECORD_LENGTH, begun, changed, fields_of, game_of
from bedesten.service.limits import Limit
from bedesten.service.runner import Runner
from bedesten.service.shared_counts import SharedCounts
from bedesten.service.table_settings import TableSettings
from bedesten.web.address import address_of
from bedesten.web.problems import with_problems
from bedesten.web.questions import QuestionOut, question_of
from bedesten.web.table_routes import Device
from bedesten.web.wire import Event, event_of, result_of

POSITIONS_READ, POSITIONS_WITHIN = 120, 60  # positions are read at most so often in so many seconds, for each person
MOST_ANSWERS = 100  # at once

Asking = Request[Any, Any, State]


class PositionWish(msgspec.Struct, forbid_unknown_fields=True):
    """A record or a position as text, after `to` of its answers, or at the next choice after them; without, at its last choice.
    Without a text, a new game as `settings`. Then it is changed by hand, and played on by `answers`."""

    text: str = ""
    to: int | None = None
    settings: TableSettings | None = None
    changes: dict[str, str] = {}  # by the names of `fields`; then it is the beginning of the turn
    answers: Annotated[list[str], msgspec.Meta(max_length=MOST_ANSWERS)] = []


class PositionOut(msgspec.Struct):
    """A position with all hands open, and what is asked there."""

    text: str  # as a position; empty when the game is over
    record: str  # from which a table can be opened
    at: int  # after so many answers of what was sent
    choices: list[int]  # after so many there was a choice
    names: dict[str, str]  # by seat
    view: View
    question: QuestionOut | None
    fields: dict[str, str]  # what can be changed by hand, as it is now
    events: list[Event]  # what `answers` have brought
    result: list[dict[str, Any]] | None


class SearchWish(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and in how many worlds you know it to have been searched (-1: you know nothing): you are told when more is
    known."""

    text: str
    worlds: int = -1


class LineOut(msgspec.Struct):
    """An answer, how the turn goes on with it up to where chance decides, and the chance to win."""

    line: list[str]
    chance: float
    error: float | None  # the standard error; none before it was played on


class SearchOut(msgspec.Struct):
    """What is known of a position, as the seat that is asked can judge it."""

    seat: str
    worlds: int
    is_done: bool  # it will not be searched any more
    chances: dict[str, float]  # by seat: 1 in all
    best: list[LineOut]


def asking_limit(shared_counts: SharedCounts) -> Limit:
    return Limit(
        POSITIONS_READ, POSITIONS_WITHIN, says("positions-often", often=POSITIONS_READ, within=POSITIONS_WITHIN), shared_counts
    )


@post("/api/positions", status_code=200, request_max_body_size=2 * RECORD_LENGTH)
async def look_at_position(request: Asking, data: JSONBody[PositionWish], device: Device, state: State) -> PositionOut:
    """A position from a text, with what can be answered there. Whoever has the text knows all hands."""
    await state.asking.count(_person(request, device), now())
    return await asyncio.to_thread(_position, data)


@post("/api/positions/search", status_code=200)
async def search_position(request: Asking, data: JSONBody[SearchWish], device: Device, state: State) -> SearchOut:
    """Search a position a little more closely than you know it, and ask again with what you were told: it is searched as long as
    somebody asks."""
    runner: Runner = state.runner
    if not runner.searches.knows(data.text):  # it has to be read
        await state.asking.count(_person(request, device), now())
    seat, found = await runner.searches.look(data.text, data.worlds, _person(request, device))
    chances = {SEATS[i]: round(chance, 4) for i, chance in enumerate(found.chances)}
    best = [_line(one, found.lines[one.option]) for one in found.best]
    return SearchOut(SEATS[seat], found.worlds, found.is_done, chances, best)


def _person(request: Asking, device: str) -> str:
    return address_of(request) or device


def _position(wish: PositionWish) -> PositionOut:
    game, choices = (begun(wish.settings), []) if wish.settings and not wish.text else game_of(wish.text, wish.to)
    if wish.changes:
        game, choices = changed(game, wish.changes), []
    at = len(game.log)
    for answer in wish.answers:
        game.play(answer)
    events = [event_of(game, n, game.log[n].word) for n in range(at, len(game.log))]
    return PositionOut(
        "" if game.over else write_position(game),
        write_record(game),
        at,
        choices,
        {SEATS[i]: name for i, name in enumerate(game.names)},
        view(game.position, ALL),
        None if game.over else question_of(game),
        {} if game.over else fields_of(game),
        events,
        result_of(game),
    )


def _line(one: Weighed, line: tuple[int, ...]) -> LineOut:
    return LineOut([word(answer) for answer in line], round(one.chance, 4), round(one.error, 4) if one.worlds else None)


POSITIONS = with_problems(look_at_position, search_position)
