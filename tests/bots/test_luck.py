"""Luck: what fate gave against what it gives on average."""

from pathlib import Path

import pytest

from bedesten.bots.luck import MOST, Chance, chances_of, luck, luck_of
from bedesten.engine.position_text import read_position
from bedesten.engine.record import read_record
from bedesten.engine.worths import WORTH_LIRA

GAMES = Path(__file__).parents[1] / "games"
TEA_HOUSE = (
    "bedesten-position 1 | rules base 2026.2 | layout short | turn 4 round=2 start=red next=red | people governor@5 smuggler@8"
    " | prices palace=5 gem=14 post=0 | mosques red=2 green=2 yellow=2 blue=2 | demand large=BBBRG small=BYYGG"
    " | red merchant@6 stack=4 lira=2 | green merchant@2 stack=4 lira=3 | blue merchant@3 stack=4 lira=4"
)


def named(number: int) -> Chance:
    """Red has named a number at the Tea House, and rolls."""
    game = read_position(TEA_HOUSE)
    for word in (">tea-house", "leave", "act", f"name:{number}"):
        if word in game.question.words:
            game.answer(word)
    return next(chances_of(game))


def test_a_roll_is_compared_with_all_rolls() -> None:
    chance = named(9)  # 10 of 36 rolls bring 9 lira, the others 2
    by_roll = {roll: luck_of(chance._replace(outcome=roll)) for roll in range(36)}
    assert sum(by_roll.values()) == pytest.approx(0)
    assert {round(lira, 1) for lira in by_roll.values()} == {round(7 * 26 / 36, 1), round(-7 * 10 / 36, 1)}
    assert by_roll[35] > 0 > by_roll[0]  # two sixes, two ones


@pytest.mark.parametrize("name", ["two-short", "grand-three"])
def test_the_luck_of_a_whole_game(name: str) -> None:
    game = read_record((GAMES / f"{name}.bdn").read_text(encoding="utf-8"))
    chances = list(chances_of(game))
    found = luck(chances, len(game.standings()))
    assert len(chances) > 20 and len(set(found)) > 1
    assert found == luck(chances, len(game.standings()))  # looking twice shows the same
    assert all(abs(luck_of(chance)) <= MOST / WORTH_LIRA for chance in chances[:20])
