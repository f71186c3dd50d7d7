"""Looking back, looking up, and asking for advice: nothing here changes a table."""

from contextlib import suppress
from functools import cache
from secrets import randbits
from typing import Any

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from bedesten.bots.roster import BOTS
from bedesten.engine.book import Topic, topics
from bedesten.engine.components import in_use
from bedesten.engine.constants import PLAYERS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.examples import EXAMPLES, example
from bedesten.engine.notation import SEATS
from bedesten.engine.options import LAYOUTS, RULE_SETS, VARIANTS, Options, from_spots, variants_of, write_layout
from bedesten.engine.start import start
from bedesten.engine.view import ALL, SPECTATOR, View, view
from bedesten.service.runner import Runner
from bedesten.service.seats import own_seat
from bedesten.service.sentences import says
from bedesten.service.story import Story, story
from bedesten.service.table import OVER, Table
from bedesten.web.auth import eyes
from bedesten.web.problems import with_problems
from bedesten.web.tables import Device, TableId, TheHouse
from bedesten.web.wire import Event, event_of


class Glance(msgspec.Struct):
    """A table as it was after its first `n` events."""

    n: int
    view: View


class Advice(msgspec.Struct):
    """What a strong bot would answer, knowing only what you know."""

    seq: int
    word: str
    gains: dict[str, int]  # what its turn would bring, to the end or to where chance decides


class Chances(msgspec.Struct):
    """How likely each seat is to win after `n` events, as your seat can judge it: 1 in all."""

    seq: int
    n: int
    chances: dict[str, float]


class Luck(msgspec.Struct):
    """What rolls and draws were worth against the mean of what they could have been: by seat, in lira, as a bot judges it."""

    lira: dict[str, float]


@get("/api/tables/{table_id:str}/at/{n:int}")
async def look_back(
    table_id: TableId, n: FromPath[int], house: TheHouse, device: Device, seat: FromQuery[int | None] = None
) -> Glance:
    """The table after its first `n` events, through your eyes; when the game is over, through any seat's (6: all hands)."""
    table = await house.table(table_id)
    return Glance(n, view(_after(table, n), _looking_back(table, device, seat)))


def _after(table: Table, n: int) -> Position:
    length = len(table.game.log)
    if not 0 <= n <= length:
        raise Refused(says("events", events=length))
    return table.game.position_before(n) if n < length else table.game.position


def _looking_back(table: Table, device: str, seat: int | None) -> int:
    if table.stage != OVER or seat is None:
        return eyes(table, device, seat)
    if seat in (SPECTATOR, ALL) or 0 <= seat < len(table.seats):
        return seat
    raise Refused(says("no-seat", seat=seat, last=len(table.seats) - 1))


@get("/api/tables/{table_id:str}/story")
async def look_at_story(table_id: TableId, house: TheHouse, device: Device) -> Story:
    """How the game went, round by round, and where the rubies came from."""
    return story((await house.table(table_id)).game)


@get("/api/tables/{table_id:str}/advice")
async def advise(table_id: TableId, house: TheHouse, device: Device, state: State, seat: FromQuery[int | None] = None) -> Advice:
    """A hint for whoever is asked."""
    table, runner = await house.table(table_id), _runner(state)
    seq = table.seq
    return Advice(seq, *await runner.advise(table, own_seat(table, device, seat, to_act=True)))


@get("/api/tables/{table_id:str}/chances")
async def estimate(
    table_id: TableId,
    house: TheHouse,
    device: Device,
    state: State,
    seat: FromQuery[int | None] = None,
    at: FromQuery[int | None] = None,
) -> Chances:
    """Who will win, as you can judge it now, or after the first `at` events."""
    table = await house.table(table_id)
    n, seq = len(table.game.log) if at is None else at, table.seq
    found = await _runner(state).estimates.of(table, _after(table, n), n, min(_looking_back(table, device, seat), SPECTATOR))
    return Chances(seq, n, {SEATS[i]: round(chance, 3) for i, chance in enumerate(found)})


@get("/api/tables/{table_id:str}/luck")
async def look_at_luck(table_id: TableId, house: TheHouse, device: Device, state: State) -> Luck:
    """How lucky each seat was, when the game is over: before, it would tell what others drew."""
    table = await house.table(table_id)
    if table.stage != OVER:
        raise Refused(says("luck-later"))
    found = await _runner(state).estimates.luck(table)
    return Luck({SEATS[i]: round(lira, 1) for i, lira in enumerate(found)})


def _runner(state: State) -> Runner:
    runner: Runner = state.runner
    return runner


@get("/api/rules", sync_to_thread=False)
def rules() -> tuple[Topic, ...]:
    """The rules of every place, card and tile and of the turn, in English, with the ids of their clauses."""
    return topics()


@get("/api/examples", sync_to_thread=False)
def worked_examples() -> dict[int, list[Event]]:
    """For each place a turn that shows what happens there, by its number; the player is red."""
    return _examples()


@cache
def _examples() -> dict[int, list[Event]]:
    """Where other numbers are printed than ours, one may be impossible."""
    found = {}
    for place in EXAMPLES:
        with suppress(Refused):
            game = example(place)
            found[place] = [event_of(game, n, entry.word) for n, entry in enumerate(game.log)]
    return found


# -- what can be played


class LayoutOut(msgspec.Struct):
    name: str
    grid: list[list[int]]  # places by their numbers, row by row


class Offer(msgspec.Struct):
    """What can be agreed at a table."""

    rules: list[str]
    rubies: dict[str, dict[int, int]]  # that end the game: by rule set and by the number of players it is for
    layouts: dict[str, list[LayoutOut]]  # by rule set; besides them there are `random` and one's own
    variants: dict[str, dict[str, list[int]]]  # by rule set, each with the numbers of players it is for
    bots: list[str]


@get("/api/offer", sync_to_thread=False)
def offer() -> Offer:
    """Rule sets, layouts, variants and bots."""
    return _offer()


@cache
def _offer() -> Offer:
    """Found out by trying: what is possible is said by the rules alone."""
    layouts = {rules: [LayoutOut(name, grid) for name, grid in printed.items()] for rules, printed in LAYOUTS.items()}
    rubies = {rules: _by_players(rules=rules) for rules in RULE_SETS}
    variants = {
        rules: {name: players for name in VARIANTS if (players := list(_by_players(rules=rules, **variants_of([name]))))}
        for rules in RULE_SETS
    }
    return Offer(list(RULE_SETS), rubies, layouts, variants, list(BOTS))


def _by_players(**wanted: Any) -> dict[int, int]:
    """For each number of players with which this can be played, the rubies that end the game."""
    found = {}
    for players in range(1, PLAYERS + 1):
        with suppress(Refused):
            state: Any = start(Options(players, **wanted), 0).state
            found[players] = state.rubies_to_win
    return found


@get("/api/layout", sync_to_thread=False)
def lay_out(layout: FromQuery[str], rules: FromQuery[str] = "base") -> LayoutOut:
    """The board of a layout: by its name, as you wrote it (`15.5.2.14/…`), or a new random one."""
    options = Options(rules=rules, layout=layout)
    state: Any = start(options, randbits(64)).state
    grid = from_spots(list(state.place_at))
    return LayoutOut(write_layout(grid), grid)


@get("/api/components", sync_to_thread=False)
def components() -> dict[str, Any]:
    """What is printed on places, tiles and cards, and how sure that is."""
    return in_use()


LOOKING = with_problems(
    look_back, look_at_story, advise, estimate, look_at_luck, rules, worked_examples, offer, lay_out, components
)
