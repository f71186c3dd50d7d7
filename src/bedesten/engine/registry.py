"""The words with which a rule is entered in the rule book. Uncompiled, rules are found in dicts; compiled, by C switches."""

import __future__

import ast
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from bedesten.engine.constants import (
    CARD_RULES,
    GUILD_CARDS,
    GUILD_RULES,
    KIOSK_RULES,
    KIOSK_TILES,
    LAST_RULE,
    OTHER_RULES,
    PLACES,
    PLAYED_LIKE_CARDS,
    Step,
)
from bedesten.engine.lowering import Lowering, broken
from bedesten.engine.state import Call, Player, State

Steps = Generator[Step, int, None]  # a rule that asks, or carries out other rules
Result = Generator[Step, int, int]  # the same, and it returns a number
P = ParamSpec("P")
Written = Callable[Concatenate[State, Player, P], Steps | Result | None]  # as a rule is written,
Called = Callable[Concatenate[State, P], Step]  # and as another rule calls it

Possible = Callable[[State, Player], bool]
Playable = Callable[[State, Player, int, int], bool]  # which card, at which moment
Condition = TypeVar("Condition", Possible, Playable)


class Kind(NamedTuple):
    """Things with rules. The rule of a thing is numbered `rules` + its own number."""

    name: str
    things: range
    rules: int
    asked: str  # by which function: can it be carried out?
    is_played: bool = False  # then a moment belongs to the question, and without a condition it never can


A_PLACE = Kind("place", range(1, PLACES + 1), 0, "is_possible")
A_CARD = Kind("card", range(PLAYED_LIKE_CARDS), CARD_RULES, "is_playable", is_played=True)
A_GUILD_CARD = Kind("card", range(1, GUILD_CARDS + 1), GUILD_RULES, "is_guild_possible")
A_KIOSK_TILE = Kind("tile", range(1, KIOSK_TILES + 1), KIOSK_RULES, "is_tile_possible")
KINDS = (A_PLACE, A_CARD, A_GUILD_CARD, A_KIOSK_TILE)

# By the number of a rule
RULES: dict[int, Callable[[State, Player, Call], Step]] = {}
NAMES: dict[int, str] = {}
KEEPS: dict[int, int] = {}  # how many numbers a rule keeps across its questions
CONDITIONS: dict[int, Callable[..., bool]] = {}  # when it can be carried out, or a card played
# By its name
LOWERED: dict[str, Lowering] = {}
TEXTS: dict[str, str] = {}  # the docstrings
ANNOTATIONS = __future__.annotations.compiler_flag
_numbers = count(OTHER_RULES)


def rule(function: Written[P]) -> Called[P]:
    """A rule that others carry out: yield function(game, ...)."""
    return numbered(next(_numbers))(function)


def place(*places: int) -> Callable[[Written[P]], Called[P]]:
    """The action of a place; if it takes a number, that is the place."""
    return numbered(*places)


def card(*kinds: int) -> Callable[[Written[P]], Called[P]]:
    """The effect of a card; if it takes a number, that is the kind of card."""
    return numbered(*(A_CARD.rules + kind for kind in kinds))


def kiosk_tile(*tiles: int) -> Callable[[Written[P]], Called[P]]:
    """The effect of a kiosk tile; if it takes a number, that is the tile."""
    return numbered(*(A_KIOSK_TILE.rules + tile for tile in tiles))


def guild_card(*cards: int) -> Callable[[Written[P]], Called[P]]:
    """The effect of a guild card; if it takes a number, that is the card."""
    return numbered(*(A_GUILD_CARD.rules + card for card in cards))


def possible(*places: int) -> Callable[[Possible], Possible]:
    """Can the action of the place be carried out? Without this it always can."""
    return conditional(A_PLACE, places)


def tile_possible(*tiles: int) -> Callable[[Possible], Possible]:
    """Can the kiosk tile be carried out? Without this it always can."""
    return conditional(A_KIOSK_TILE, tiles)


def guild_possible(*cards: int) -> Callable[[Possible], Possible]:
    """Can everything on the guild card be done? Without this it always can."""
    return conditional(A_GUILD_CARD, cards)


def playable(*kinds: int) -> Callable[[Playable], Playable]:
    """May a card of this kind be played at a moment?"""
    return conditional(A_CARD, kinds)


def conditional(kind: Kind, things: Sequence[int]) -> Callable[[Condition], Condition]:
    def enter(function: Condition) -> Condition:
        CONDITIONS.update({kind.rules + thing: function for thing in things})
        return function

    return enter


def numbered(*numbers: int) -> Callable[[Written[P]], Called[P]]:
    def enter(function: Written[P]) -> Called[P]:
        scope, path = function.__globals__, function.__code__.co_filename
        lowering = Lowering(functions_of(path)[function.__name__])
        name, made = function.__name__, dict[str, Any]()
        module = ast.Module([lowering.function(), lowering.entrance(numbers[0])], [])
        exec(compile(module, path, "exec", ANNOTATIONS), scope, made)
        scope[f"{name}_steps"] = made[f"{name}_steps"]
        for number in numbers:
            assert number not in RULES, f"two rules have the number {number}"
            assert number <= LAST_RULE, f"rules end at {LAST_RULE}, and {name} is {number}: widen Call.rule in state.py"
            RULES[number], NAMES[number], KEEPS[number] = made[f"{name}_steps"], name, len(lowering.kept)
        LOWERED[name] = lowering
        made[name].__doc__ = function.__doc__
        TEXTS[name] = function.__doc__ or ""
        return made[name]  # type: ignore[no-any-return]

    return enter


@lru_cache
def functions_of(path: str) -> dict[str, ast.FunctionDef]:
    return functions_in(Path(path).read_text(encoding="utf-8"), path)


def functions_in(text: str, path: str | None = None) -> dict[str, ast.FunctionDef]:
    found: dict[str, ast.FunctionDef] = {}
    for function in (node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)):
        function.file = path  # type: ignore[attr-defined]
        if function.name in found:
            raise broken(function, function, "it is defined twice")
        found[function.name] = function
    return found


# -- finding them


def carry_out(game: State, me: Player, call: Call) -> Step:
    return RULES[call.rule](game, me, call)


def keeps(rule: int) -> int:
    return KEEPS[rule]


def holds(kind: Kind, thing: int, *given: object) -> bool:
    condition = CONDITIONS.get(kind.rules + thing)
    return condition(*given) if condition else is_unconditional(kind, thing)


def is_unconditional(kind: Kind, thing: int) -> bool:
    """Can it always be carried out?"""
    number = kind.rules + thing
    return number in RULES and number not in CONDITIONS and not kind.is_played


def is_possible(game: State, me: Player, place: int) -> bool:
    return holds(A_PLACE, place, game, me)


def is_playable(game: State, me: Player, card: int, moment: int) -> bool:
    return holds(A_CARD, card, game, me, card, moment)


def is_tile_possible(game: State, me: Player, tile: int) -> bool:
    return holds(A_KIOSK_TILE, tile, game, me)


def is_guild_possible(game: State, me: Player, card: int) -> bool:
    return holds(A_GUILD_CARD, card, game, me)


# -- part of a yield


def called(function: Callable[Concatenate[State, int, P], Step]) -> Called[P]:
    """Something that rules carry out; who does it is added when a `yield` is lowered."""
    return cast(Called[P], function)


def let(game: State, seat: int, step: Step) -> Step:
    """yield let(game, seat, some_rule(game)): the player at that seat carries out the rule."""
    raise NotImplementedError("only in a yield, where it is lowered")
