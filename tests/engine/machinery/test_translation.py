"""What the translation refuses, because C would do something else than Python, or because a law of questions is broken."""

import ast
import re
from functools import cache

import pytest

from bedesten.engine import registry, sources
from bedesten.engine.translate import c_array, translate


def rule(*lines: str, numbers: str = "", result: str = "Steps") -> str:
    return "@rule\n" + function("r", result, *lines, numbers=numbers)


def function(name: str, result: str, *lines: str, numbers: str = "") -> str:
    return f"def {name}(game: State, me: Player{numbers}) -> {result}:\n" + "".join(f"    {line}\n" for line in lines)


@cache
def translated() -> str:
    return translate()


def small(code: str) -> str:
    """The code together with a small part of the rule book, which is quicker than all of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sources, "CODE", ["rng", "machine", "rules/deck", "rules/goods"])
        return translate(code)


def part(head: str, text: str) -> str:
    """The lines of a function or class of the translation, from its head to the next line that is not indented."""
    match = re.search(rf"^{re.escape(head)}.*\n(?:[ ].*\n|\n)*", text, re.MULTILINE)
    assert match, f"{head} is missing"
    return match.group()


def made(*lines: str, numbers: str = "") -> str:
    """A plain function as it is written in the translation."""
    return part("cdef void f(", small(function("f", "None", *lines, numbers=numbers)))


# -- what is in it


def test_every_rule_is_there_with_its_steps_and_its_entrance() -> None:
    text = translated()
    for name in set(registry.NAMES.values()):
        assert f"cdef int {name}_steps(StateRef game, PlayerRef me, CallRef call) noexcept nogil:" in text
        assert f"cdef int {name}(StateRef game, int player" in text


def test_a_rule_is_found_by_its_number() -> None:
    switch = part("cdef int carry_out(", translated())
    for number, name in registry.NAMES.items():
        assert f"number == {number}:\n        return {name}_steps(game, me, call)\n" in switch


def test_conditions_are_found_by_place_and_card() -> None:
    text = translated()
    assert "return can_buy_ruby(game, me)" in part("cdef bint is_possible(", text)
    assert "return instead_of_moving(game, me, card, moment)" in part("cdef bint is_playable(", text)


def test_names_become_an_enum_and_tables_arrays() -> None:
    text = translated()
    assert "    TEA_HOUSE = 9\n" in part("cdef enum:", text) and "    STOP = -1\n" in part("cdef enum:", text)
    assert "static const unsigned char CAPACITY[4] = {2, 3, 4, 5};" in text


@pytest.mark.parametrize(
    "table, declared",
    [([0, 255], "unsigned char T[2]"), ([0, 256], "short T[2]"), ([-1, 0], "short T[2]"), ([[1, 2], [1, 300]], "short T[2][2]")],
)
def test_a_table_is_as_wide_as_its_numbers_need(table: list[int], declared: str) -> None:
    assert c_array("T", table) == declared


def test_a_large_number_is_not_an_int() -> None:
    assert "#define LOW_HALF 4294967295LL" in translated()


def test_structs_have_their_widths_and_arrays() -> None:
    player, state = (part(f"cdef struct {name}Data:", translated()) for name in ("Player", "State"))
    assert "    int delivered\n    short lira\n" in player and "    unsigned char goods[4]\n" in player
    assert "    PlayerData players[5]\n" in state and "    unsigned char demand_order[2][5]\n" in state


def test_the_fingerprint_tells_what_it_was_made_from() -> None:
    assert f'FINGERPRINT = "{sources.fingerprint()}"' in translated()


# -- how statements are written


def test_a_local_number_is_an_int_whatever_field_it_comes_from() -> None:
    assert "    cdef int n\n" in made("n = me.stack", "me.lira = n - 300")


def test_a_number_declared_long_is_a_long_long() -> None:
    assert "    cdef long long n\n" in made("n: Long = game.rng.state", "game.rng.state = n + 1")


def test_a_struct_inside_a_struct_is_taken_by_its_address() -> None:
    text = made("other = game.players[1]", "other.lira = 3")
    assert "    cdef PlayerRef other\n" in text and "other = cython.address(game.players[1])" in text


def test_a_field_of_a_struct_in_a_row_needs_no_address() -> None:
    assert "    game.players[1].lira = 3\n" in made("game.players[1].lira = 3")


def test_a_row_is_a_pointer() -> None:
    text = made("row = game.demand_order[1]", "row[0] = 3")
    assert "    cdef unsigned char* row\n" in text and "    row = game.demand_order[1]\n" in text


def test_default_arguments_are_filled_in() -> None:
    text = small(function("f", "None", "g(game, me)", "g(game, me, 4)") + function("g", "None", "pass", numbers=", n: int = 7"))
    assert "    g(game, me, 7)\n    g(game, me, 4)\n" in part("cdef void f(", text)


def test_docstrings_and_assertions_are_dropped() -> None:
    text = made('"""Says something."""', "assert me.lira >= 0", "me.lira += 1")
    assert "assert" not in text and "Says" not in text and "me.lira += 1" in text


# -- the classes of position.py


def test_a_class_holds_its_struct() -> None:
    for name, struct in [("Position", "State"), ("Tally", "Counts")]:
        text = part(f"cdef class {name}:", translated())
        assert f"    cdef {struct}Data data\n" in text and "self.state" not in text
        assert f"def _restore_{name}(bytes data):" in translated()


def test_every_method_of_a_class_is_there() -> None:
    tree = ast.parse((sources.HERE / "position.py").read_text(encoding="utf-8"))
    for written in (n for n in tree.body if isinstance(n, ast.ClassDef)):
        text = part(f"cdef class {written.name}:", translated())
        for method in (n for n in written.body if isinstance(n, ast.FunctionDef) and n.name != "__new__"):
            assert f"    def {method.name}(self" in text


def test_the_numbers_of_a_method_are_c_numbers() -> None:
    text = part("cdef class Position:", translated())
    assert "def answer(self, choice: cython.int):" in text
    assert "def play_on(self, tally: Tally, keen: cython.int=0" in text
    assert "start: cython.longlong = mixed(seed)" in text


def test_a_seed_may_be_as_large_as_it_likes() -> None:
    assert "def reseed(self, seed):" in part("cdef class Position:", translated())


def test_a_method_reads_and_passes_its_struct_directly() -> None:
    text = part("cdef class Position:", translated())
    assert "return self.data.question" in text and "run(cython.address(self.data))" in text
    assert "copy(cython.address(twin.data), cython.address(self.data))" in text


def test_many_games_are_played_without_the_interpreter() -> None:
    assert re.search(
        r"with nogil:\n +play_on\(cython\.address\(self\.data\), cython\.address\(tally\.data\), keen, rounds\)",
        part("cdef class Position:", translated()),
    )


def test_trees_are_translated_not_texts() -> None:
    text = (sources.HERE / "translate.py").read_text(encoding="utf-8")
    imported = {alias.name for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Import) for alias in n.names}
    assert "re" not in imported


# -- what is refused


@pytest.mark.parametrize(
    "code, why",
    [
        (rule("ask(game, ASK_PAY)"), "r, line 3: .*needs a yield"),
        (rule("draw(game)"), "needs a yield"),
        (rule("game.calls[0] = game.calls[1]"), "copied in C"),
        (rule("game.demand_order[0] = game.demand_order[1]"), "copied in C"),
        (rule("game.rng = game.rng"), "copied in C"),
        (rule("me.lira = me.lira / 2"), "r, line 3: .*no fractions"),
        (rule("me.lira = me.lira ** 2"), "no powers"),
        (rule("me.lira /= 2"), "no fractions"),
        (rule("me.lira **= 2"), "no powers"),
        (rule("other = game.players[1]", "yield ask(game, ASK_PAY)", "other.lira = 1"), "r, line 2: other is no number"),
        (rule("n: Long = game.rng.state", "yield ask(game, ASK_PAY)", "game.rng.state = n"), "n is no number"),
        (rule("yield ask(game, ASK_PAY)", "other.lira = 1", numbers=", other: Player"), "other is no number"),
        (rule("offer(game, SKIP)", "discard(game, me, 1)", "yield ask(game, ASK_PAY)"), "r, line 4: discard changes something"),
        (rule("offer(game, SKIP)", "copy(game, game)", "yield ask(game, ASK_PAY)"), "copy changes something"),
        (rule("yield ask_good(game, pay(game, me))") + function("pay", "int", "me.lira -= 1", "return 1"), "pay changes"),
        (rule("yield ask_good(game, below(game.rng, 2))"), "below changes"),
        (rule("x = yield draw(game)", "me.lira = x"), "r, line 3: draw returns nothing"),
        (rule("return (yield draw(game))", result="Result"), "draw returns nothing"),
        (rule("if (yield let(game, 1, draw(game))):", "    pass"), "draw returns nothing"),
        (function("ask_price", "Step", "me.lira -= 1", "return ask(game, ASK_PAY)"), "line 1: a question changes nothing"),
        (function("ask_price", "Step", "discard(game, me, 1)", "return ask(game, ASK_PAY)"), "a question changes nothing"),
        (function("offer_prices", "None", "game.at = 1", "offer(game, SKIP)"), "a question changes nothing"),
        (function("prices", "None", "offer(game, SKIP)"), "begin with offer"),
        (function("prices", "None", "offer_range(game, 1, 2)"), "begin with offer"),
        (function("prices", "Step", "return ask(game, ASK_PAY)"), "begin with ask"),
        (function("offer_prices", "Step", "return ask_always(game, ASK_PAY)"), "begin with ask"),
        ("@rule\n" + function("ask_price", "Steps", "yield ask(game, ASK_PAY)"), "not named like a question"),
        ("@rule\n" + function("offer_price", "Steps", "yield ask(game, ASK_PAY)"), "not named like a question"),
        (function("draw", "None", "pass"), "defined twice"),
        (function("f", "None", "n: int", "me.lira = 1"), "f, line 2: .*needs a value"),
        (function("f", "None", "me.gold += 1"), "f, line 2: .*gold"),
        (function("f", "None", "n = 3", "me.lira = n.lira"), "f, line 3: .*lira"),
        (rule("me.lira += yield ask(game, ASK_PAY)"), "r, line 3: .*two statements"),
    ],
)
def test_refused(code: str, why: str) -> None:
    with pytest.raises((SyntaxError, NameError), match=why):
        small(code)


@pytest.mark.parametrize("annotation", ["str", "float", "list[str]", "object"])
def test_a_type_without_a_place_in_c_is_refused(annotation: str) -> None:
    with pytest.raises(TypeError, match="has no place in a rule"):
        small(f"def f(game: State, name: {annotation}) -> None:\n    pass\n")
    with pytest.raises(TypeError, match="has no place in a rule"):
        small(f"def f(game: State) -> {annotation}:\n    pass\n")
