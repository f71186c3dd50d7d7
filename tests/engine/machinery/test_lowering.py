"""A lowered rule does what the generator it is written as would do, however often it is interrupted."""

import ast
import bdb
import inspect
import os
import random
import textwrap
import traceback
from collections.abc import Iterator
from functools import lru_cache
from types import CodeType, SimpleNamespace
from typing import Any

import pytest

from bedesten.engine import registry
from bedesten.engine.constants import DONE, FATE, KEPT, KEPT_BY_ONE, LAST_BLOCK, NAME, WAIT
from bedesten.engine.lowering import Lowering
from bedesten.engine.names.places import TEA_HOUSE
from bedesten.engine.position import Position
from bedesten.engine.rules.base import tea_house

RANDOM_RULES = int(os.environ.get("BEDESTEN_RANDOM_RULES", 60))  # of each of ten parts; after a change of lowering: 1000
HEAD = "def r(game, me{}):\n"


def lower(*lines: str, numbers: str = "") -> Lowering:
    f = ast.parse(HEAD.format(numbers) + textwrap.indent("\n".join(lines), "    ")).body[0]
    assert isinstance(f, ast.FunctionDef)
    return Lowering(f)


# -- against real generators


class Writer:
    """Writes random rules: questions in nested ifs and loops, break, continue, return, other rules, numbers kept."""

    def __init__(self, seed: int) -> None:
        self.rng, self.loops, self.known = random.Random(seed), 0, ["a", "b", "c"]

    def number(self) -> str:
        return self.rng.choice([*self.known, str(self.rng.randrange(4)), f"({self.rng.choice(self.known)} + 1) % 5"])

    def test(self) -> str:
        return f"{self.number()} {self.rng.choice(['<', '==', '>=', '!='])} {self.number()}"

    def block(self, depth: int, in_loop: bool) -> list[str]:
        return [line for _ in range(self.rng.randrange(1, 4)) for line in self.statement(depth, in_loop)]

    def indented(self, depth: int, in_loop: bool) -> list[str]:
        return ["    " + line for line in self.block(depth - 1, in_loop)]

    def statement(self, depth: int, in_loop: bool) -> list[str]:
        pick, name = self.rng.randrange(19), self.rng.choice("abc")
        if pick == 0:
            return [f"{name} = {self.number()}"]
        if pick == 1:
            return [f"note(game, {self.number()})"]
        if pick in (2, 3):
            return [f"{name} = yield ask(game, {self.number()})"]
        if pick == 4:
            return [
                f"offer(game, {self.number()})",
                f"if {self.test()}:",
                f"    offer(game, {self.number()})",
                f"{name} = yield ask(game, {self.number()})",
            ]
        if pick == 5:
            return [f"{name} = yield other(game, {self.number()})"]
        if pick == 6:
            return [f"note(game, (yield let(game, {self.number()}, other(game, {self.number()}))))"]
        if pick == 7:
            return [f"me.x += {self.number()}"]
        if pick == 8 and in_loop:
            return [f"if {self.test()}:", "    break" if self.rng.random() < 0.5 else "    continue"]
        if pick == 9:
            return [f"if {self.test()}:", "    return" + self.rng.choice(["", " a", " (yield ask(game, b))"])]
        if pick == 10:  # a loop that only acts
            return [
                f"for k in range({self.number()}):",
                f"    if {self.test()}:",
                f"        {name} = {self.number()}",
                self.rng.choice(["        break", "        continue", "        return", "        me.x += k"]),
                f"    me.x += {self.number()} + k",
            ]
        if not depth:
            return [f"yield other(game, {self.number()})"]
        inner = [self.indented(depth, in_loop) for _ in range(2)] if pick < 15 else []
        if pick == 11:
            return [f"if (yield ask(game, {self.number()})) > {self.number()}:", *inner[0]]
        if pick == 12:
            return [f"if {self.test()}:", *inner[0], "else:", *inner[1]]
        if pick == 13:
            return [f"if {self.test()}:", *inner[0], f"elif (yield other(game, {self.number()})) == 0:", *inner[1]]
        if pick == 14:
            return [f"if {self.test()} and (yield ask(game, {self.number()})) > 1:", *inner[0]]
        if pick == 15:
            return [f"while fuel(game) and {self.test()}:", *self.indented(depth, True)]
        if pick == 16:
            return [f"while (yield ask(game, {self.number()})) > 0 and fuel(game):", *self.indented(depth, True)]
        self.loops += 1
        i = f"i{self.loops}"
        self.known.append(i)
        body = self.indented(depth, True)
        self.known.remove(i)
        return [f"for {i} in range({self.rng.choice(['', '1, '])}{self.number()}):", *body]

    def text(self) -> str:
        return HEAD.format(", a") + "    b = 2\n    c = 1\n" + textwrap.indent("\n".join(self.block(3, False)), "    ") + "\n"


OTHER = """
def other(game, me, n):
    note(game, n)
    if n > 1:
        n = (yield ask(game, n)) + n
    me.x += n
    return n % 3
"""


class World:
    """The parts of a game that random rules need, for generators and for lowered rules alike."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.log: list[Any] = []
        self.fuel, self.depth, self.answer, self.offered, self.kept_n = 40, 0, 0, 0, 0
        self.players = [SimpleNamespace(x=0) for _ in range(5)]
        self.calls = [SimpleNamespace(rule=0, player=0, block=0, kept=0) for _ in range(20)]
        self.kept = [0] * KEPT

    def note(self, n: int) -> None:
        self.log.append((n, [p.x for p in self.players]))

    def has_fuel(self) -> bool:
        self.fuel -= 1
        return self.fuel > 0

    def offer(self, n: int) -> None:
        self.offered = self.offered * 7 + n + 1


def as_generator(text: str, seed: int) -> list[Any]:
    world = World(seed)

    def carry_out(rule: Iterator[Any], player: int) -> int:
        value: Any = None
        while True:
            try:
                what, n, who = rule.send(value)  # type: ignore[attr-defined]
            except StopIteration as end:
                return end.value if end.value is not None else world.answer
            if what == "ask":
                world.log.append(("ask", n, world.offered, player))
                world.offered = 0
                value = world.rng.randrange(5)
            else:
                seat = player if who is None else who
                value = carry_out(scope["_other"](world, world.players[seat], n), seat)
            world.answer = value

    scope: dict[str, Any] = {
        "ask": lambda game, n: ("ask", n, None),
        "other": lambda game, n: ("other", n, None),
        "let": lambda game, seat, step: (step[0], step[1], seat),
        "offer": World.offer,
        "note": World.note,
        "fuel": World.has_fuel,
    }
    exec(OTHER.replace("def other", "def _other") + text, scope)
    made = scope["r"](world, world.players[1], 3)
    result = carry_out(made, 1) if isinstance(made, Iterator) else made if made is not None else world.answer
    return [*world.log, result if "return a" in text else None, [p.x for p in world.players]]


@lru_cache(maxsize=8)
def compiled(text: str, number: int) -> CodeType:
    f = ast.parse(text).body[0]
    assert isinstance(f, ast.FunctionDef)
    lowering = Lowering(f)
    made = ast.Module([lowering.function(), lowering.entrance(number)], [])
    code: CodeType = compile(made, "<rules>", "exec", registry.ANNOTATIONS)
    return code


def lowered(text: str, seed: int, interrupt: bool, litter: int = 0, pools: list[Any] | None = None) -> list[Any]:
    """`litter`: what the slots of a rule hold when it begins; `pools`: what is kept at each question is put there."""
    world, luck, dirt = World(seed), random.Random(seed + 1), random.Random(litter)

    def push(game: World, rule: int, player: int, kept: int) -> Any:
        call = game.calls[game.depth]
        call.rule, call.player, call.block, call.kept = rule, player, 0, game.kept_n
        for i in range(game.kept_n, KEPT):  # what is not kept is lost
            game.kept[i] = dirt.randrange(100)
        game.kept_n += kept
        game.depth += 1
        return call

    def pop(game: World) -> None:
        game.depth -= 1
        game.kept_n = game.calls[game.depth].kept

    def ask(game: World, n: int) -> int:
        game.log.append(("ask", n, game.offered, game.calls[game.depth - 1].player))
        game.offered = 0
        if not interrupt and luck.random() < 0.5:  # as if there were no choice
            game.answer = game.rng.randrange(5)
            return DONE
        return WAIT

    scope: dict[str, Any] = {
        "push": push,
        "pop": pop,
        "ask": ask,
        "offer": World.offer,
        "note": World.note,
        "fuel": World.has_fuel,
        "WAIT": WAIT,
        "DONE": DONE,
    }
    exec(compiled(OTHER, 0), scope)
    exec(compiled(text, 1), scope)
    waits = scope["r"](world, 1, 3) == WAIT
    while waits:
        if pools is not None:
            pools.append([world.kept[: world.kept_n], [(c.rule, c.block) for c in world.calls[: world.depth]]])
        if interrupt and luck.random() < 0.4:
            world.log.pop()  # a card is played: the question is put again
        else:
            world.answer = world.rng.randrange(5)
            world.calls[world.depth - 1].block += 1
        waits = False
        while world.depth and not waits:
            call = world.calls[world.depth - 1]
            if call.block != LAST_BLOCK:
                run = scope["r_steps" if call.rule else "other_steps"]
                waits = run(world, world.players[call.player], call) == WAIT
            if not waits:
                pop(world)
    assert world.kept_n == 0, "the slots of a rule that is over are free again"
    return [*world.log, world.answer if "return a" in text else None, [p.x for p in world.players]]


@pytest.mark.slow(7)
@pytest.mark.parametrize("part", range(10))
def test_random_rules_behave_like_generators(part: int) -> None:
    tried = 0
    for seed in range(part * 10000, part * 10000 + RANDOM_RULES):
        text = Writer(seed).text()
        try:
            compiled(text, 1)
        except SyntaxError as error:  # too many numbers to keep
            assert "at most" in str(error), text
            continue
        tried += 1
        expected = as_generator(text, seed)
        assert lowered(text, seed, False) == expected, text
        assert lowered(text, seed, True) == expected, text
    assert tried > 0.8 * RANDOM_RULES


def test_what_a_position_keeps_depends_on_the_position_only() -> None:
    """Slots hold what was there before until they are used: at a question that must not show, or equal positions would differ."""
    waited = 0
    for seed in range(100):
        text = Writer(seed).text()
        one: list[Any] = []
        other: list[Any] = []
        try:
            assert lowered(text, seed, True, 1, one) == lowered(text, seed, True, 2, other)
        except SyntaxError:
            continue
        assert one == other, text
        waited += len(one)
    assert waited > 250


FORMS = [
    "pass",
    "me.x = yield ask(game, 1)",
    "b: int = yield ask(game, a)\nnote(game, b + a)",
    "note(game, (yield ask(game, 1)) + 2)",
    "note(game, 2 - (yield ask(game, 1)))",
    "me.x = 7 if (yield ask(game, 1)) > 2 else a",
    "me.x = not (yield ask(game, 1))",
    "me.x = (yield ask(game, 1)) > 2 and a > 1",
    "me.x = 1 < (yield ask(game, 1)) < 4",
    "game.players[a].x = yield other(game, a)",
    "assert (yield ask(game, 1)) >= 0\nnote(game, a)",
    "yield ask(game, 1)\nyield ask(game, 2)\nyield ask(game, a)",
    "yield other(game, 2)\nyield let(game, 2, other(game, 3))\nyield let(game, a, other(game, a))",
    "return (yield other(game, 3))",
    "return (yield ask(game, 3))",
    "a = (yield ask(game, 3)) + a\nreturn a",
    "if a > 1:\n    offer(game, 1)\nfor i in range(a):\n    offer(game, i)\nyield ask(game, 2)",
    "offer(game, a)\nb = a + 1\noffer(game, b)\nyield ask(game, 2)",
    "if a > 5:\n    yield ask(game, 1)\nelif (yield ask(game, 2)) > 1:\n    a = 2\nelse:\n    yield other(game, 4)\nme.x = a",
    "if a and a > 1 and (yield ask(game, 1)) and a < 9:\n    note(game, a)\nnote(game, 8)",
    "if a > 9 and (yield ask(game, 1)):\n    return\nnote(game, 8)",
    "if (yield ask(game, 1)) > 2:\n    return a\nelse:\n    return 1",
    "while (yield ask(game, 1)) > 1:\n    note(game, a)\nreturn a",
    "while True:\n    a = yield ask(game, a)\n    if a == 0:\n        break\n    if a == 1:\n        continue\n    note(game, a)",
    "while a > 0:\n    a -= 1\n    offer(game, a)\n    yield ask(game, 2)",
    "for i in range(3):\n    yield ask(game, i)",
    "for i in range(1, a):\n    a = yield ask(game, i)\n    note(game, a)",
    "for _ in range(2):\n    yield other(game, 2)\nfor _ in range(a):\n    yield other(game, 3)",
    "for i in range(a):\n    for j in range(i, 3):\n        if (yield ask(game, j)) == 2:\n            break\n    note(game, i)",
    "for i in range(4):\n    if i == 1:\n        continue\n    if i == 3:\n        return a\n    yield ask(game, i)",
    "for i in range(4):\n    for j in range(9):\n        if j > i:\n            break\n        me.x += j\n    yield ask(game, i)",
    "i = 0\nwhile i < 3:\n    me.x += i\n    i += 1\nyield ask(game, i)",
    "for i in range(3):\n    if i == a - 1:\n        return a\nyield ask(game, 1)",
    '"""A docstring."""\nyield ask(game, 1)',
]


@pytest.mark.parametrize("form", FORMS)
def test_accepted(form: str) -> None:
    text = HEAD.format(", a") + textwrap.indent(form, "    ") + "\n"
    for seed in range(20):
        expected = as_generator(text, seed)
        assert lowered(text, seed, False) == expected
        assert lowered(text, seed, True) == expected


# -- what is kept, what is refused


def test_only_numbers_that_live_across_a_question_are_kept() -> None:
    rule = lower("a = f(game)", "b = a + 1", "c = yield ask(game)", "d = yield ask(game)", "me.x = b + d")
    assert rule.kept == ["b"]


def test_a_number_used_by_a_question_is_kept_for_putting_it_again() -> None:
    assert lower("a = f(game)", "x = yield ask(game, a)").kept == ["a"]


def test_a_number_used_by_another_rule_need_not_be_kept() -> None:
    assert lower("a = f(game)", "x = yield other(game, a)").kept == []


def test_parameters_come_first_in_what_is_kept() -> None:
    assert lower("a = f(game)", "yield ask(game)", "me.x = a + z", numbers=", z").kept == ["z", "a"]


def test_a_parameter_that_never_changes_is_not_written_again() -> None:
    text = ast.unparse(lower("yield ask(game)", "me.x = z", numbers=", z").function())
    assert "z = game.kept[call.kept + 0]" in text and "game.kept[call.kept + 0] = z" not in text


def test_a_number_that_is_not_needed_any_more_is_wiped_out() -> None:
    text = ast.unparse(lower("yield ask(game, z)", "yield ask(game)", numbers=", z").function())
    assert text.count("game.kept[call.kept + 0] = 0") == 1


def test_a_rule_without_questions_is_one_block() -> None:
    assert ast.unparse(lower("me.x = 1").function()) == (
        "def r_steps(game: State, me: Player, call: Call) -> Step:\n    me.x = 1\n    return DONE"
    )


def test_a_rule_that_ends_by_carrying_out_another_is_not_entered_again() -> None:
    assert f"call.block = {LAST_BLOCK}" in ast.unparse(lower("yield other(game)").function())


def test_the_entrance_hands_over_its_numbers() -> None:
    assert ast.unparse(lower("yield ask(game)", "me.x = a + b", numbers=", a, b").entrance(70)).splitlines()[1:4] == [
        "    call = push(game, 70, player, 2)",
        "    game.kept[call.kept + 0] = a",
        "    game.kept[call.kept + 1] = b",
    ]


def test_as_many_numbers_are_kept_as_a_rule_may_keep() -> None:
    names = "abcdefgh"[:KEPT_BY_ONE]
    rule = lower(*(f"{n} = yield ask(game)" for n in names), "yield ask(game)", f"me.x = {' + '.join(names)}")
    assert rule.kept == list(names)


@pytest.mark.parametrize(
    "lines, why",
    [
        (["offer(game, 1)", "me.x = 1", "yield ask(game)"], "nothing may change"),
        (["offer(game, 1)", "me.goods[0] -= 1", "yield ask(game)"], "nothing may change"),
        (["offer(game, 1)", "yield other(game)"], "before anything else"),
        (["offer(game, 1)", "if game.x:", "    yield ask(game)"], "before anything else"),
        (["offer(game, 1)"], "must be asked"),
        (["offer(game, 1)", "if game.x:", "    return", "yield ask(game)"], "must be asked"),
        (["while game.x:", "    offer(game, 1)", "    if me.x:", "        break", "    yield ask(game)"], "must be asked"),
        (["n = 0", "offer(game, n)", "n += 1", "offer(game, n)", "x = yield ask(game)", "me.x = n"], "n would change twice"),
        (["me.x += yield ask(game)"], "use two statements"),
        (["me.x = me.y + (yield ask(game))"], "comes first"),
        (["f(me.x, (yield ask(game)))"], "comes first"),
        (["f(game, x=(yield ask(game)))"], "comes first"),
        (["if me.x or (yield ask(game)):", "    pass"], "comes first"),
        (["if me.x and (yield ask(game)):", "    pass", "else:", "    me.x = 1"], "comes first"),
        (["me.x = 1 if me.y else (yield ask(game))"], "comes first"),
        (["while me.x and (yield ask(game)):", "    pass"], "comes first"),
        (["game.players[(yield other(game))].x = me.x"], "comes first"),
        (["x = (yield ask(game)) + (yield ask(game))"], "one yield"),
        (["if (yield ask(game)) and (yield ask(game)):", "    pass"], "one yield"),
        (["for x in game.goods:", "    yield ask(game)"], "runs over a range"),
        (["for x in game.some(3):", "    yield ask(game)"], "runs over a range"),
        (["for x, y in range(3):", "    yield ask(game)"], "runs over a range"),
        (["for i in range(3):", "    yield ask(game)", "me.x = i"], "i is used after its loop"),
        (["for i in range(3):", "    i = yield ask(game)"], "i is the number of the loop"),
        (["for i in range(3):", "    for i in range(2):", "        yield ask(game)"], "i is the number of the loop"),
        (["i = 3", "for i in range(1, i):", "    yield ask(game)"], "i is the number of the loop"),
        (["for i in range(0, 9, 2):", "    yield ask(game)"], "goes up by one"),
        (["for i in range((yield ask(game))):", "    yield ask(game)"], "not asked for in the loop itself"),
        (["for i in range((yield other(game))):", "    me.x = i"], "not asked for in the loop itself"),
        (["for i in range(me.x):", "    i_end = yield ask(game)", "    me.y = i_end"], "i_end"),
        (["while game.x:", "    yield ask(game)", "else:", "    pass"], "no else"),
        (["n = me.x", "yield ask(game)", "for i in range(3):", "    me.x = i", "else:", "    me.x = n"], "no else"),
        (["if game.x:", "    n = 1", "yield ask(game)", "me.x = n"], "n may be used before it is given a value"),
        (["for i in range(3):", "    me.y = i", "yield ask(game)", "me.x = i"], "i may be used before it is given a value"),
        (["n: int", "yield ask(game)", "me.x = n"], "needs a value"),
        (["with game:", "    yield ask(game)"], "cannot contain With"),
        (["try:", "    yield ask(game)", "finally:", "    pass"], "cannot contain Try"),
        (["match me.x:", "    case 1:", "        yield ask(game)"], "cannot contain Match"),
        (["del me.x"], "cannot contain Delete"),
        (["import os"], "cannot contain Import"),
        (["def f():", "    pass"], "cannot contain FunctionDef"),
        (["global n", "n = 1"], "cannot contain Global"),
        (["f(lambda: 1)"], "cannot contain Lambda"),
        (["me.x = sum([g for g in me.goods])"], "cannot contain ListComp"),
        (["me.x = sum(g for g in me.goods)"], "cannot contain GeneratorExp"),
        (["me.x = len({g for g in me.goods})"], "cannot contain SetComp"),
        (["me.x = len({g: 1 for g in me.goods})"], "cannot contain DictComp"),
        (["if n := me.x:", "    pass"], "cannot contain NamedExpr"),
        (["yield from other(game)"], "cannot contain YieldFrom"),
        *(([f"{name} = 1"], f"{name} cannot be given another value") for name in ("game", "me", "call", "block")),
        (["yield"], "a yield takes a call"),
        (["yield 3"], "a yield takes a call"),
        (["yield other(me)"], "yield ask"),
        (["yield other()"], "yield ask"),
        (["yield me.other(game)"], "yield ask"),
        (["yield other(game, n=3)"], "yield ask"),
        (["yield let(game, 1, ask(game))"], "yield ask"),
        (["yield let(game, other(game))"], "yield ask"),
        (["yield let(game, 1, step=other(game))"], "yield ask"),
        (
            [f"{n} = yield ask(game)" for n in "abcdefghij"]
            + ["yield ask(game)", "me.x = a + b + c + d + e + f + g + h + i + j"],
            f"at most {KEPT_BY_ONE} numbers .*, not 10: a, b, c",
        ),
    ],
)
def test_refused(lines: list[str], why: str) -> None:
    with pytest.raises(SyntaxError, match=why):
        lower(*lines).function()


@pytest.mark.parametrize(
    "numbers",
    [
        "game",
        "game, you",
        "game, me, *, n",
        "game, me, *n",
        "game, me, **n",
        "game, me, n=1",
        "game, me, block",
        "game, me, call",
        "game, me, player",
    ],
)
def test_refused_parameters(numbers: str) -> None:
    f = ast.parse(f"def r({numbers}):\n    yield ask(game)").body[0]
    assert isinstance(f, ast.FunctionDef)
    with pytest.raises(SyntaxError, match="r, line 1: "):
        Lowering(f)


@pytest.mark.parametrize(
    "lines, line",
    [
        (["me.x = 1", "me.x += yield ask(game)"], 3),
        (["if me.x:", "    while True:", "        offer(game, 1)", "        me.x = 1", "        yield ask(game)"], 5),
        (["yield ask(game)", "", "yield let(game, 1, ask(game))"], 4),
        (["yield ask(game)", "for i in range(3):", "    yield ask(game)", "me.x = i"], 3),
    ],
)
def test_the_error_names_the_line(lines: list[str], line: int) -> None:
    with pytest.raises(SyntaxError, match=f"^r, line {line}: "):
        lower(*lines)


def test_every_statement_keeps_its_line() -> None:
    made = lower("a = f(game)", "b = yield ask(game)", "", "me.x = a", "me.y = b", "yield other(game)").function()
    lines = {ast.unparse(n): n.lineno for n in ast.walk(made) if isinstance(n, ast.Assign)}
    assert (lines["a = f(game)"], lines["b = game.answer"], lines["me.x = a"], lines["me.y = b"]) == (2, 3, 5, 6)


# -- debugging

NINE = 6 * (5 - 1) + (4 - 1)  # fate rolls 5 and 4


def at_the_tea_house() -> Position:
    """Seat 0 is to name a number there; nothing else is going on, and fate answers as told."""
    position = Position(3, 1, open_fate=True)
    while position.asked == FATE:
        position.answer(position.chances[0][0])
    state, call = position.state, position.state.calls[0]
    state.depth, state.kept_n = 1, registry.keeps(TEA_HOUSE)
    call.rule, call.player, call.block, call.kept = TEA_HOUSE, 0, 0, 0
    position.proceed()
    return position


def line_of(text: str) -> int:
    source, first = inspect.getsourcelines(tea_house.tea_house_steps)  # type: ignore[attr-defined]
    return first + next(i for i, line in enumerate(source) if text in line)


def test_a_traceback_shows_the_line_of_the_rule() -> None:
    position = at_the_tea_house()
    position.answer(NAME + 8)
    object.__setattr__(position.state.players[0], "lira", None)  # a planted error
    with pytest.raises(TypeError) as caught:
        position.answer(NINE)
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert frame.filename.endswith("tea_house.py") and frame.lineno == line_of("me.lira +=")
    assert frame.line == "me.lira += number if rolled >= number else 2"


def test_the_debugger_stops_in_the_rule_and_shows_its_numbers() -> None:
    seen: list[Any] = []

    class Debugger(bdb.Bdb):
        def user_line(self, frame: Any) -> None:
            if self.break_here(frame):
                seen.append((frame.f_lineno, frame.f_locals.get("number"), frame.f_locals["me"].lira))

    position, debugger = at_the_tea_house(), Debugger()
    position.state.players[0].lira = 1
    where = line_of("me.lira +=")
    assert debugger.set_break(registry.RULES[TEA_HOUSE].__code__.co_filename, where) is None
    debugger.runcall(position.answer, NAME + 8)
    debugger.runcall(position.answer, NINE)
    assert seen == [(where, 8, 1)]
    assert position.state.players[0].lira == 9 and position.over
