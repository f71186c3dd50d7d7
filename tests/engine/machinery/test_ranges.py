"""Numbers have ranges with names; whatever does not fit is said when the engine is imported."""

import ast
from pathlib import Path

import pytest

import bedesten.engine
from bedesten.engine import constants
from bedesten.engine.names import cards, places
from bedesten.engine.notation import ANSWERS
from bedesten.engine.ranges import listed, misnamed, overflows
from bedesten.engine.state import State
from bedesten.engine.structs import image

HERE = Path(bedesten.engine.__file__).parent
MACHINE = (
    "translate",
    "view",
    "refusal",
    "position",
    "position_text",
    "mistakes",
    "machine",
    "registry",
    "searchers",
    "searching",
)
PLACES_IN_BOXES, CARDS_IN_BOXES = 25, 34  # what is printed; `make new` may have added some
COUNTS = (
    "PLACES",
    "SPOTS",
    "CARDS",
    "CARDS_IN_ALL",
    "GUILD_CARDS",
    "KIOSK_TILES",
    "LETTERS_IN_ALL",
    "ROLLS",
    "CARD_RULES",
    "PLAY_CARD",
)


def said(**changed: int) -> list[str]:
    return [*overflows(vars(constants) | changed, listed())]


def test_everything_has_a_number() -> None:
    assert said() == []


def test_a_game_takes_less_than_a_kibibyte_and_a_few_bytes_for_what_was_added() -> None:
    added = 2 * (constants.PLACES - PLACES_IN_BOXES) + (constants.PLAYERS + 1) * (constants.CARDS - CARDS_IN_BOXES)
    assert len(image(State(), State)) <= 1024 + added


@pytest.mark.parametrize(
    "changed, sentence",
    [
        ({"PLACE_ROOM": 3}, f"places end at 3, not {constants.PLACES}: raise PLACE_ROOM in constants.py"),
        ({"CARD_ROOM": 3}, f"bonus cards end at 2, not {constants.CARDS - 1}: raise CARD_ROOM in constants.py"),
        ({"GUILD_ROOM": 3}, f"guild cards end at 3, not {constants.GUILD_CARDS}: raise GUILD_ROOM in constants.py"),
        ({"GUILD_CARDS": 31}, "guild cards end at 30, where a mask of the state ends: widen Mask in structs.py"),
        ({"KIOSK_TILES": 31}, "kiosk tiles end at 30, where a mask of the state ends: widen Mask in structs.py"),
        ({"LETTERS_IN_ALL": 32}, "letters end at 31, where a mask of the state ends: widen Mask in structs.py"),
        ({"GOOD_ROOM": 4}, "numbers in names/ end at 3, not 4: raise GOOD_ROOM in constants.py"),
        ({"QUESTION_ROOM": 52}, "numbers in names/ end at 51, not 52: raise QUESTION_ROOM in constants.py"),
        ({"FAMILIES_END": 1001}, "families of answers end at 1000, not 1001: raise BID in constants.py"),
        ({"PLAYED_LIKE_CARDS": 73}, "tiles played like cards end at 71, not 72: raise LIKE_CARD_ROOM in constants.py"),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(changed: dict[str, int], sentence: str) -> None:
    assert sentence in said(**changed)


@pytest.mark.parametrize("numbers", [[1, 2, 4], [1, 2, 2], [0, 1, 2]])
def test_a_gap_and_a_number_given_twice_are_said(numbers: list[int]) -> None:
    found = [*overflows(vars(constants) | {"PLACES": 3}, listed() | {"PLACES": numbers})]
    declared = ", ".join(map(str, numbers))
    assert f"places are numbered 1 to 3, each once, and rule files declare {declared}" in found


def test_a_name_must_be_that_of_what_is_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*misnamed()] == []
    monkeypatch.setattr(places, "EMBASSY", 22)
    monkeypatch.setattr(cards, "CARD_NEW", 99, raising=False)
    assert [*misnamed()] == [
        "EMBASSY is 22 in names/, where rule files declare kiosk",
        "CARD_NEW is 99 in names/, where rule files declare nothing",
    ]


def test_an_answer_fits_into_a_short_and_families_do_not_overlap() -> None:
    assert max(ANSWERS) < constants.FAMILIES_END <= constants.BID and constants.BID + constants.FULL_PURSE < 2**15
    assert len(set(ANSWERS.values())) == len(ANSWERS)


@pytest.mark.parametrize("module", MACHINE)
def test_no_number_of_the_big_box_stands_in_the_machine(module: str) -> None:
    of_the_box = {vars(constants)[name] + more for name in COUNTS for more in (0, 1)}
    tree = ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))
    found = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and type(n.value) is int and n.value in of_the_box]
    assert [f"{module}.py:{n.lineno}: {n.value!r}" for n in found] == []
