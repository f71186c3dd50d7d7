"""Structs are declared once: a class uncompiled, a C struct compiled, the same bytes in both."""

import ctypes
import random
from importlib import import_module
from struct import error as StructError
from typing import Annotated, Any

import pytest

from bedesten.engine import sources, structs
from bedesten.engine.constants import FATE
from bedesten.engine.position import Position
from bedesten.engine.state import Counts, Player, State
from bedesten.engine.structs import Byte, Bytes, Field, Long, Mask, Short, Shorts, Table, struct
from engine.machinery.building import python


@struct
class Inner:
    one: Byte
    two: Short


@struct
class Outer:
    """A struct with every form of field."""

    byte: Byte
    short: Short
    mask: Mask
    long: Long
    row: Annotated[Bytes, 3]
    shorts: Annotated[Shorts, 2]
    table: Annotated[Table, 2, 3]
    inner: Inner
    inners: Annotated[list[Inner], 2]


def filled() -> Any:
    made = Outer()
    made.byte, made.short, made.mask, made.long = 1, -2, 3, -4
    made.row[:], made.shorts[:] = [5, 6, 7], [-8, 9]
    made.table[1][2] = 10
    made.inner.two = 11
    made.inners[1].one = 12
    return made


PLAIN = {
    "byte": 1,
    "short": -2,
    "mask": 3,
    "long": -4,
    "row": [5, 6, 7],
    "shorts": [-8, 9],
    "table": [[0, 0, 0], [0, 0, 10]],
    "inner": {"one": 0, "two": 11},
    "inners": [{"one": 0, "two": 0}, {"one": 12, "two": 0}],
}


# -- declaration


def test_fields_know_their_widths_and_shapes() -> None:
    found = {f.name: f for f in structs.fields(Outer)}
    assert list(found) == list(PLAIN)
    assert (found["byte"].type.c, found["short"].type.c, found["mask"].type.c, found["long"].type.c) == (
        "unsigned char",
        "short",
        "int",
        "long long",
    )
    assert found["table"].shape == (2, 3) and found["table"].type.c == "unsigned char"
    assert found["inner"] == Field("inner", Inner, ()) and found["inners"] == Field("inners", Inner, (2,))


def test_a_new_struct_is_zero_throughout() -> None:
    assert structs.image(Outer(), Outer) == bytes(ctypes.sizeof(structs.view_type(Outer)))
    assert structs.image(State(), State).count(0) == ctypes.sizeof(structs.view_type(State))


def test_a_struct_has_its_fields_and_no_others() -> None:
    with pytest.raises(AttributeError):
        Outer().more = 1  # type: ignore[attr-defined]


def test_a_struct_keeps_its_name_and_its_text() -> None:
    assert Outer.__name__ == "Outer" and Outer.__doc__ == "A struct with every form of field."
    assert State.__module__ == "bedesten.engine.state"


def test_a_struct_is_shown_as_plain_numbers() -> None:
    assert structs.plain(filled()) == PLAIN


# -- copies and bytes


def test_a_copy_is_equal_and_shares_nothing() -> None:
    one, other = filled(), Outer()
    structs.copy(other, one)
    assert structs.plain(other) == PLAIN
    one.row[0] = one.table[0][0] = one.inner.one = one.inners[0].one = one.byte = 99
    assert structs.plain(other) == PLAIN


def test_an_image_has_the_bytes_of_the_c_struct() -> None:
    view = structs.view_type(Outer).from_buffer_copy(structs.image(filled(), Outer))
    assert structs.plain(view) == PLAIN


def test_fields_are_aligned_as_in_c() -> None:
    assert ctypes.sizeof(structs.view_type(Inner)) == 4
    assert structs.view_type(Outer).short.offset == 2 and structs.view_type(Outer).mask.offset == 4


def test_a_number_too_large_for_its_field_has_no_image() -> None:
    made = Inner()
    object.__setattr__(made, "one", 300)  # also if structs are checked
    with pytest.raises(StructError):
        structs.image(made, Inner)


# -- compiled


@pytest.fixture(scope="module")
def fast() -> Any:
    module = import_module("bedesten.engine._fast")
    assert sources.fingerprint() == module.FINGERPRINT, "build first: the compiled rules are stale"
    return module


def test_a_compiled_game_takes_as_much_memory_as_a_plain_one(fast: Any) -> None:
    assert ctypes.sizeof(structs.view_type(State)) == fast.SIZE


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "neutrals": True}, {"players": 4, "caravan": True, "open_fate": True}, {"players": 5}],
)
def test_both_modes_have_the_same_bytes_after_the_same_answers(fast: Any, options: dict[str, Any]) -> None:
    rng, one, other = random.Random(1), Position(seed=7, **options), fast.Position(seed=7, **options)
    for _ in range(400):
        assert one.memory() == other.memory()
        choice = one.sampled() if one.asked == FATE else one.random_choice(keen=rng.random() < 0.8)
        other.state.rng.state = one.state.rng.state  # our choice took a number from it
        one.answer(choice)
        other.answer(choice)
    assert one.state.round > 1 and structs.plain(one.state) == structs.plain(other.state)


def test_a_compiled_position_is_read_and_written_by_name(fast: Any) -> None:
    position = fast.Position(3, 1)
    position.state.players[2].goods[1] = 7
    assert structs.view_type(State).from_buffer_copy(position.memory()).players[2].goods[1] == 7


def test_the_view_of_a_position_outlives_it(fast: Any) -> None:
    state = fast.Position(3, 1).state
    assert state.owner.state.players_n == state.players_n == 3


def test_what_is_counted_has_the_same_size(fast: Any) -> None:
    assert len(fast.Tally().memory()) == ctypes.sizeof(structs.view_type(Counts))


# -- checked


def checked(code: str) -> str:
    """What a piece of code prints when every index and every width is checked."""
    done = python("-c", code, BEDESTEN_CHECKED="1")
    assert done.returncode == 0, done.stderr
    return done.stdout


GAMES = """
from bedesten.engine import structs
from bedesten.engine.position import Tally, play_games_at_random
assert structs.CHECKED
tally = Tally()
for players, neutrals, caravan in [(2, 1, 0), (2, 0, 1), (3, 0, 0), (3, 1, 1), (4, 1, 0), (5, 0, 1)]:
    play_games_at_random(tally, players, 2, players, keen=31, neutrals=bool(neutrals), caravan=bool(caravan))
    play_games_at_random(tally, players, 1, players, keen=0, rounds=30, neutrals=bool(neutrals), caravan=bool(caravan))
print(tally.state.games - tally.state.unfinished)
"""


def test_games_to_their_end_need_no_larger_fields_and_no_longer_rows() -> None:
    assert int(checked(GAMES)) >= 12, "keen players finish their games"


MISTAKES = [
    ("state.depth = 256", "depth = 256 does not fit into unsigned char"),
    ("state.depth = -1", "depth = -1 does not fit into unsigned char"),
    ("me.lira = 40000", "lira = 40000 does not fit into short"),
    ("me.lira = -40000", "does not fit into short"),
    ("me.assistants = -1", "assistants = -1 does not fit into int"),
    ("state.rng.state = 2**63", "does not fit into long long"),
    ("me.goods[0] = 256", "[0] = 256 does not fit into unsigned char"),
    ("state.kept[0] = 2**15", "does not fit into short"),
    ("state.demand_order[1][0] = -1", "does not fit into unsigned char"),
    ("me.goods[4] = 1", "out of range"),
    ("me.goods[-1] = 1", "negative index -1"),
    ("print(me.goods[-1])", "negative index -1"),
    ("print(state.players[-1])", "negative index -1"),
    ("print(state.demand_order[-1][0])", "negative index -1"),
    ("print(state.demand_order[0][-1])", "negative index -1"),
    ("state.gold = 1", "gold"),
]
TRY = """
from bedesten.engine.state import State
state = State()
me = state.players[0]
for text in {mistakes}:
    try:
        exec(text)
        print("no error")
    except Exception as error:
        print(error)
"""


def test_a_mistake_is_found_when_it_is_made() -> None:
    """All in one process: it takes longer to begin than to make them."""
    said = checked(TRY.format(mistakes=[mistake for mistake, _ in MISTAKES])).splitlines()
    for (mistake, error), line in zip(MISTAKES, said, strict=True):
        assert error in line, mistake


def test_what_fits_is_not_refused() -> None:
    fitting = ["me.goods[3] = 255", "me.lira = -300", "state.demand_order[1][4] = 0", "state.kept[0] = -1"]
    assert checked(TRY.format(mistakes=fitting)) == "no error\n" * len(fitting)


def test_unchecked_structs_are_plain_lists() -> None:
    assert type(Player().goods) is list or structs.CHECKED
