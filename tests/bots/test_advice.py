"""Hints: the best answers, the chance to win after each, and what speaks for them."""

from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from bedesten.bots import advice, estimate
from bedesten.bots.advice import Hint, advise, cost_of_line
from bedesten.bots.analysis.choices import MISTAKE, Depth
from bedesten.bots.bot import Sight
from bedesten.bots.levels import LEVELS
from bedesten.engine.constants import PLACES, WIN
from bedesten.engine.errors import Refused
from bedesten.engine.notation import number, word
from bedesten.engine.position_text import read_position
from bots.test_analysis import LAST_TURN, played
from browser.tables import POSITION
from engine.searching import deal_otherwise, questions


def at(position: Any, seed: int = 1) -> list[Hint]:
    return advise(Sight(position, position.asked, 1), Random(seed)).best


def test_a_hint_counts_what_the_whole_turn_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    weighs_by_worlds(monkeypatch)
    best, *others = at(read_position(POSITION).position)
    assert best.gains["rubies"] == 1 and best.then == 0  # the ruby comes in this turn
    assert len(others) == 2 and all(0 <= other.chance <= 1 and 0 <= other.then < PLACES for other in others)


def test_without_a_net_it_is_as_greedy_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: str) -> Any:
        raise Refused("There is no net.")

    for module in (advice, estimate):
        monkeypatch.setattr(module, "shipped_net", none)
    best, *_ = at(read_position(POSITION).position)
    assert word(best.option) == ">wainwright" and 0 < best.chance <= 1
    assert best.gains["extensions"] == best.gains["rubies"] == 1 and best.gains["lira"] == -2


def test_an_answer_that_costs_much_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last turn: red has lost with less than 7 lira, and 12 hardly ever come."""
    look = advice.LOOK
    weighs_by_worlds(monkeypatch)
    monkeypatch.setattr(advice, "LOOK", look)
    sight = naming()
    found = advise(sight, Random(1), warns=True)
    assert {word(option) for option in found.mistakes} >= {"name:3", "name:6", "name:12"}
    assert word(found.best[0].option) == "name:7" and found.best[0].option not in found.mistakes
    assert all(MISTAKE <= cost * WIN <= WIN for cost in found.mistakes.values())
    assert not advise(sight, Random(1)).mistakes  # unless one wants to be warned


def test_no_time_to_look_is_no_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    weighs_by_worlds(monkeypatch)
    monkeypatch.setattr(advice, "LONGEST_LOOK", -1)
    assert not advise(naming(), Random(1), warns=True).mistakes


def test_of_several_answers_each_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last turn: red wins with the lira of the whole sale, and loses if it stops before. To sell one good is no mistake."""
    look = advice.LOOK
    weighs_by_worlds(monkeypatch)
    monkeypatch.setattr(advice, "LOOK", look)
    position = played(LAST_SALE, ">large-market leave act").position
    sight = Sight(position, position.asked, 1)

    def cost(line: str) -> float:
        return cost_of_line(sight, [number(one) or 0 for one in line.split()], Random(1))

    assert cost("sell:jewellery sell:fabric sell:spice enough") == 0
    assert MISTAKE <= cost("sell:jewellery enough") * WIN <= WIN
    assert cost("sell:jewellery") == 0
    assert cost("sell:jewellery sell:jewellery sell:jewellery") == 0  # as far as it is asked for
    monkeypatch.setattr(advice, "LONGEST_LOOK", -1)
    assert cost("sell:jewellery enough") == 0


LAST_SALE = LAST_TURN.replace("lira=2 rubies=5 extensions=3", "lira=2 rubies=5 extensions=3 goods=BRG", 1)  # three bring 12


def naming() -> Sight:
    position = played(LAST_TURN, ">tea-house leave act").position
    return Sight(position, position.asked, 1)


def weighs_by_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few worlds, and never by the clock: so that what comes out depends on nothing but what is known."""
    level = LEVELS[advice.ADVISER]
    effort = replace(level.effort, worlds=8, seconds=inf, later_answers=50, rival_answers=20)
    monkeypatch.setattr(advice, "LEVELS", LEVELS | {advice.ADVISER: replace(level, effort=effort)})
    monkeypatch.setattr(advice, "LONGEST", inf)
    monkeypatch.setattr(advice, "LONGEST_LOOK", inf)
    monkeypatch.setattr(advice, "LOOK", Depth(0, 0, 2, 4))
    monkeypatch.setattr(estimate, "LONGEST", inf)
    monkeypatch.setattr(estimate, "RANDOM_DEALS", 2)


@pytest.mark.filterwarnings("ignore:The net")
def test_hints_tell_nothing_that_a_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """In all rule sets: what the seat cannot know is changed, the hints stay the same."""
    weighs_by_worlds(monkeypatch)
    for game in questions(1):
        other, seat = game.copy(), game.asked
        deal_otherwise(other, seat)
        other.reseed(99)
        one, twin = (advise(Sight(at, seat, 1), Random(2), warns=True) for at in (game, other))
        assert one == twin
