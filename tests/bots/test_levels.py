"""The five levels: each has a net for every rule set, plays what it finds good, and is honest; without a net, `greedy` plays."""

from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bedesten.bots import levels
from bedesten.bots.bot import Sight
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.levels import LEVELS, NOT_BAD, LevelBot, chosen, shipped_net
from bedesten.bots.net_file import SHIPPED, read
from bedesten.bots.roster import for_people, played_by, usual
from bedesten.bots.thinking import Weighed
from bedesten.engine.options import RULE_SETS
from engine.searching import deal_otherwise, questions


def quick(name: str) -> LevelBot:
    """The level with fewer worlds, so that it takes a moment only, and however long that takes."""
    level = LEVELS[name]
    effort = replace(level.effort, worlds=min(level.effort.worlds, 8), seconds=inf, later_answers=50, rival_answers=20)
    return LevelBot(replace(level, effort=effort))


@pytest.mark.parametrize("rules", [path.stem for path in SHIPPED.glob("*.net")])
def test_every_net_says_how_it_was_made(rules: str) -> None:
    file = read(SHIPPED / f"{rules}.net")
    assert rules in RULE_SETS and file.rules == file.made["plan"]["rules"] == rules and file.made["games"] > 100
    assert LevelBot(LEVELS["level-3"]).substitute(rules) == ""


def test_all_nets_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) <= 2_000_000


@pytest.mark.rule("HID-1", "HID-2")
@pytest.mark.filterwarnings("ignore:The net")
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_peeks(name: str) -> None:
    """In all rule sets: what the seat cannot know is changed, the choice stays the same."""
    exchanged, bot = 0, quick(name)
    for game in questions(3):
        other, seat = game.copy(), game.asked
        exchanged += deal_otherwise(other, seat)
        other.reseed(99)
        choices = [bot.choose(Sight(table, seat, 1), Random(2)) for table in (game, other)]
        assert choices[0] == choices[1] and choices[0] in game.options
    assert exchanged > 12


def test_a_soft_choice_is_never_a_bad_one() -> None:
    weighed = [Weighed(1, 0.5), Weighed(2, 0.49), Weighed(3, 0.5 - NOT_BAD * 0.01 - 0.001)]
    found = [chosen(weighed, 0.04, Random(seed)) for seed in range(200)]
    assert {*found} == {1, 2} and found.count(1) > found.count(2) > 20
    assert {chosen(weighed, 0.0, Random(seed)) for seed in range(20)} == {1}


def test_where_worlds_take_longer_there_are_fewer() -> None:
    worlds = [LEVELS["level-4"].effort_for(rules).worlds for rules in RULE_SETS]
    assert worlds == sorted(worlds, reverse=True) and worlds[-1] > 100
    assert LEVELS["level-3"].effort_for("grand") == LEVELS["level-3"].effort


def test_whoever_is_nearly_sure_to_win_does_not_dither() -> None:
    weighed = [Weighed(1, 0.9999), Weighed(2, 0.995), Weighed(3, 1.0)]
    assert {chosen(weighed, 0.2, Random(seed)) for seed in range(50)} == {3}


@pytest.fixture
def no_nets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.setattr(levels, "SHIPPED", tmp_path)
    shipped_net.cache_clear()
    yield tmp_path
    shipped_net.cache_clear()


@pytest.mark.parametrize("data", [None, b"nonsense"], ids=["missing", "broken"])
def test_without_a_net_greedy_plays_and_it_is_said(no_nets: Path, data: bytes | None) -> None:
    if data:
        (no_nets / "base.net").write_bytes(data)
    game = next(questions(1))
    bot = LevelBot(LEVELS["level-4"])
    assert bot.substitute("base") == "greedy"
    assert played_by("level-4", "base") == usual("base") == "greedy" and for_people("base") == ["keen", "greedy"]
    sight = Sight(game, game.asked, 1)
    with pytest.warns(UserWarning, match=r"base\.net .* greedy plays instead"):
        choice = bot.choose(sight, Random(3))
    assert choice == GreedyBot().choose(sight, Random(3))
