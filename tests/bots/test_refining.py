"""A position that is looked at ever more closely: it follows from what the seat can know, and grows."""

from random import Random

import pytest

from bedesten.bots.analysis import refining
from bedesten.bots.analysis.refining import OPTIONS, Looked, look
from bedesten.bots.bot import Sight
from bedesten.engine.game import Game
from bedesten.engine.notation import word
from bedesten.engine.options import Options
from bedesten.engine.position_text import read_position
from bots.tables import exchange_hidden_cards
from bots.test_analysis import LAST_TURN, LATE, played

SEED = 7


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refining, "process_time", lambda: 0.0)


def looks(game: Game, n: int) -> Looked:
    sight = Sight(game.position, game.asked, SEED)
    found = look(sight, SEED)
    for _ in range(n):
        found = look(sight, SEED, found)
    return found


def test_each_look_knows_more() -> None:
    game = read_position(LATE)
    first, second, third = (looks(game, n) for n in range(3))
    assert first.worlds == 0 < second.worlds < third.worlds
    assert {one.option for one in first.best} == {one.option for one in third.best}
    assert 1 < len(third.best) <= OPTIONS and all(one.worlds == third.worlds for one in third.best)
    assert [one.chance for one in third.best] == sorted((one.chance for one in third.best), reverse=True)
    for found in (first, second, third):
        assert sum(found.chances) == pytest.approx(1) and len(found.chances) == 3
    assert looks(game, 2) == third


def test_a_line_can_be_played() -> None:
    game = read_position(LATE)
    for option, line in looks(game, 0).lines.items():
        twin = game.copy()
        assert line[0] == option
        for answer in line:
            twin.choose(answer)


def test_in_the_last_turn_the_dice_are_all_that_is_left() -> None:
    """Red needs 7 lira: to name 7 is best, and then fate answers."""
    found = looks(played(LAST_TURN, ">tea-house leave act"), 1)
    best = found.best[0].option
    assert word(best) == "name:7" and found.lines[best] == (best,)


@pytest.mark.parametrize("rules", ["base", "mocha", "letters", "grand"])
def test_what_the_seat_cannot_know_changes_nothing(rules: str) -> None:
    game = Game(Options(3, rules=rules), seed=5)
    random = Random(3)
    for _ in range(6):
        game.play(random.choice(game.position.options))
    other = game.copy()
    assert exchange_hidden_cards(other.position, other.asked)
    other.position.reseed(99)
    assert looks(game, 1) == looks(other, 1)
