"""Looking back, looking up, and asking for advice: nothing here changes a table."""

from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from bedesten.bots.roster import BOTS, for_people, usual
from bedesten.engine.boards import alternatives
from bedesten.engine.book import Topic, topics
from bedesten.engine.components import in_use
from bedesten.engine.constants import PLAYERS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, says
from bedesten.engine.examples import EXAMPLES, example
from bedesten.engine.notation import SEATS, word
from bedesten.engine.odds import Odds, odds
from bedesten.engine.options import LAYOUTS, RULE_SETS, VARIANTS, Options, from_spots, variants_of, write_layout
from bedesten.engine.start import start
from bedesten.engine.view import SPECTATOR, View, view
from bedesten.service.access import Whose
from bedesten.service.kinds import OVER
from bedesten.service.randomness import new_seed
from bedesten.service.ratings.levels import rated_levels
from bedesten.service.runner import Runner
from bedesten.service.story import Story, story
from bedesten.service.table import Table
from bedesten.web.address import address_of
from bedesten.web.problems import with_problems
from bedesten.web.table_routes import Device, TableId, TheHouse
from bedesten.web.wire import Event, event_of


class Glance(msgspec.Struct):
    """A table as it was after its first `n` events."""

    n: int
    view: View


class HintOut(msgspec.Struct):
    """An answer, the chance to win after it, and what speaks for it."""

    word: str
    chance: float
    gains: dict[str, int]  # what its turn would bring, to the end or to where chance decides
    then: int  # the place where the next turn would bring a ruby; 0 if it would not


class Advice(msgspec.Struct):
    """The best answers as a strong bot sees them, the best one first, knowing only what you know."""

    seq: int
    best: list[HintOut]
    mistakes: dict[str, float]  # in a game to learn from: what would surely cost much, and how much of the chance to win


class Cost(msgspec.Struct):
    """What answers that are given at once would surely cost of the chance to win: 0 if that is not much."""

    seq: int
    cost: float


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
    table, _, eyes = await house.entrance.look(table_id, device, Whose.EYES_BACK, seat)
    if table.is_withheld:
        table.check_help()
    return Glance(n, view(_after(table, n), eyes))


def _after(table: Table, n: int) -> Position:
    length = len(table.game.log)
    if not 0 <= n <= length:
        raise Refused(says("events", events=length))
    return table.game.position_before(n) if n < length else table.game.position


@get("/api/tables/{table_id:str}/story")
async def look_at_story(table_id: TableId, house: TheHouse, device: Device) -> Story:
    """How the game went, round by round, and where the rubies came from."""
    return story((await house.entrance.look(table_id, device, Whose.ANYBODY)).table.game)


@get("/api/tables/{table_id:str}/advice")
async def advise(table_id: TableId, house: TheHouse, device: Device, state: State, seat: FromQuery[int | None] = None) -> Advice:
    """A hint for whoever is asked."""
    table, _, own = await house.entrance.look(table_id, device, Whose.ASKED, seat)
    _check_hints(table)
    seq = table.seq
    found = await _runner(state).advise(table, own)
    best = [HintOut(word(hint.option), round(hint.chance, 3), hint.gains, hint.then) for hint in found.best]
    return Advice(seq, best, {word(option): round(cost, 3) for option, cost in found.mistakes.items()})


@get("/api/tables/{table_id:str}/cost")
async def look_at_line(
    table_id: TableId, house: TheHouse, device: Device, state: State, answers: FromQuery[str], seat: FromQuery[int | None] = None
) -> Cost:
    """In a game to learn from: would these answers, one after the other with commas between them, be a mistake?"""
    table, _, own = await house.entrance.look(table_id, device, Whose.ASKED, seat)
    _check_hints(table)
    seq = table.seq
    cost = await _runner(state).cost_of_line(table, own, answers.split(","))
    return Cost(seq, round(cost, 3))


@get("/api/tables/{table_id:str}/chances")
async def estimate(
    request: Request[Any, Any, State],
    table_id: TableId,
    house: TheHouse,
    device: Device,
    state: State,
    seat: FromQuery[int | None] = None,
    at: FromQuery[int | None] = None,
) -> Chances:
    """Who will win, as you can judge it now, or after the first `at` events."""
    table, _, eyes = await house.entrance.look(table_id, device, Whose.EYES_BACK, seat)
    table.check_help()
    n, seq = len(table.game.log) if at is None else at, table.seq
    person = address_of(request) or device
    found = await _runner(state).estimates.of(table, _after(table, n), n, min(eyes, SPECTATOR), person)
    return Chances(seq, n, {SEATS[i]: round(chance, 3) for i, chance in enumerate(found)})


@get("/api/tables/{table_id:str}/luck")
async def look_at_luck(
    request: Request[Any, Any, State], table_id: TableId, house: TheHouse, device: Device, state: State
) -> Luck:
    """How lucky each seat was, when the game is over: before, it would tell what others drew."""
    table = (await house.entrance.look(table_id, device, Whose.ANYBODY)).table
    if table.stage != OVER:
        raise Refused(says("luck-later"))
    table.check_help()
    found = await _runner(state).estimates.luck(table, address_of(request) or device)
    return Luck({SEATS[i]: round(lira, 1) for i, lira in enumerate(found)})


def _check_hints(table: Table) -> None:
    if not table.settings.hints:
        raise Refused(says("no-hints"))


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


@get("/api/odds", sync_to_thread=False)
def dice_odds() -> dict[int, dict[int, Odds]]:
    """How likely the dice bring what, by the number of the place: so much jewellery at the Black Market, the number that was
    named at the Tea House. Without the red tile, and with it."""
    return odds()


# -- what can be played


class LayoutOut(msgspec.Struct):
    name: str
    grid: list[list[int]]  # places by their numbers, row by row


class Offer(msgspec.Struct):
    """What can be agreed at a table."""

    rules: list[str]
    rubies: dict[str, dict[int, int]]  # that end the game: by rule set and by the number of players it is for
    layouts: dict[str, list[LayoutOut]]  # by rule set; besides them there are `random` and one's own
    alternatives: dict[str, list[list[int]]]  # by rule set: places of which one lies on the board, the usual one first
    variants: dict[str, dict[str, list[int]]]  # by rule set, each with the numbers of players it is for
    bots: list[str]
    levels: dict[str, list[str]]  # by rule set: the bots for people to play against, the weakest first
    usual: dict[str, str]  # by rule set: the bot that is taken if nobody chooses
    rated: dict[str, list[str]]  # by rule set: the bots that may sit at a rated table, the weakest first


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
    levels = {rules: for_people(rules) for rules in RULE_SETS}
    beside = {rules: alternatives(rules) for rules in RULE_SETS}
    usually = {rules: usual(rules) for rules in RULE_SETS}
    rated = {rules: rated_levels(rules) for rules in RULE_SETS}
    return Offer(list(RULE_SETS), rubies, layouts, beside, variants, list(BOTS), levels, usually, rated)


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
    state: Any = start(options, new_seed("layout")).state
    grid = from_spots(list(state.place_at))
    return LayoutOut(write_layout(grid), grid)


@get("/api/components", sync_to_thread=False)
def components() -> dict[str, Any]:
    """What is printed on places, tiles and cards, and how sure that is."""
    return in_use()


QUERIES = with_problems(
    look_back,
    look_at_story,
    advise,
    look_at_line,
    estimate,
    look_at_luck,
    rules,
    worked_examples,
    dice_odds,
    offer,
    lay_out,
    components,
)
