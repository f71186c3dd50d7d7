"""Thinking: the search first, then playing on with the best options; the same in any number of threads, and honest."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bedesten.bots.bot import Sight
from bedesten.bots.thinking import DETAIL, Effort, Thinker, Weighed
from bedesten.engine.names.questions import ASK_MOVE
from engine.searching import FAST, deal_otherwise, questions, random_net

FEW = Effort(answers=60, worlds=24, margin=1.0, later_answers=20, rival_answers=10)


def thought(game: Any, effort: Effort = FEW, threads: int = 1, sight_seed: int = 1) -> list[Weighed]:
    return Thinker(random_net(FAST), effort, threads).weigh(Sight(game, game.asked, sight_seed), Random(2))


def test_the_search_alone_puts_the_best_first() -> None:
    for game in questions(3):
        found = thought(game, Effort(answers=100))
        assert [option.searched for option in found] == sorted((option.searched for option in found), reverse=True)
        assert all(option.worlds == 0 and option.chance == option.searched for option in found)
        assert {option.option for option in found} <= set(game.options)


def test_the_better_half_is_played_on_in_more_worlds() -> None:
    seen = 0
    for game in questions(4):
        found = thought(game)
        worlds = [option.worlds for option in found]
        assert worlds == sorted(worlds, reverse=True) and sum(n > 0 for n in worlds) <= FEW.options
        if len(found) > 2:
            assert worlds[0] > worlds[-1] and 0 <= found[0].error < 1
            seen += 1
        assert all(0 <= option.chance <= 1 for option in found)
    assert seen > 4


def test_whoever_is_clearly_behind_is_played_on_no_more() -> None:
    """By the differences in the same worlds, not by what the worlds themselves bring."""
    best = Weighed(1, 0.5, chunks=[0.6, 0.2, 0.5, 0.1, 0.7, 0.4])
    near, far, hardly = (Weighed(2, 0.5, chunks=[best.chunks[i] - less[i] for i in range(6)]) for less in BEHIND_BY)
    assert [option.is_behind(best) for option in (near, far, hardly)] == [False, True, True]
    early = Weighed(2, 0.5, chunks=far.chunks[:4])
    assert not early.is_behind(Weighed(1, 0.5, chunks=best.chunks[:4])), "four chunks are no evidence"


BEHIND_BY = ([0.2, -0.2, 0.1, -0.04, 0.06, -0.02], [0.1, 0.08, 0.12, 0.1, 0.08, 0.12], [0.001, -0.002] * 3)


def test_easy_questions_take_fewer_worlds() -> None:
    """With as many worlds as one likes it ends by itself, as soon as one option is left."""
    for game in questions(2):
        found = thought(game, replace(FEW, worlds=4000, options=2))
        assert found[0].worlds <= 2000
    assert min(thought(game, replace(FEW, worlds=4000, options=2))[0].worlds for game in questions(2)) < 1000


def test_in_any_number_of_threads_the_same_comes_out() -> None:
    for game in questions(2):
        assert thought(game) == thought(game, threads=2) == thought(game, threads=3)


def test_without_time_it_still_answers() -> None:
    for game in questions(2):
        found = thought(game, Effort(answers=60, worlds=10**6, seconds=0.0, margin=1.0, later_answers=20, rival_answers=10))
        assert found[0].option in game.options


def test_options_that_are_much_worse_are_not_played_on() -> None:
    for game in questions(2):
        assert all(option.worlds == 0 for option in thought(game, Effort(answers=60, worlds=24, margin=-1.0))[1:])


def test_where_to_go_is_played_on_with_more_options_than_what_to_do_there() -> None:
    """An option that is worse by more than a third of the margin is played on only if it is a place to go to."""
    far: dict[bool, int] = {True: 0, False: 0}
    for game in questions(20, apart=5):
        found = thought(game, replace(FEW, worlds=8, options=20))
        best = max(option.searched for option in found)
        for option in found:
            far[game.state.question == ASK_MOVE] += option.worlds > 0 and option.searched < best - DETAIL * FEW.margin
    assert far[True] > 0 == far[False]


@pytest.mark.rule("HID-1", "HID-2")
def test_it_does_not_peek() -> None:
    """In all rule sets: other hidden cards, another chance to come; the same thoughts, bit for bit."""
    exchanged = 0
    for game in questions(3):
        other = game.copy()
        exchanged += deal_otherwise(other, game.asked)
        other.reseed(99)
        assert thought(game) == thought(other)
    assert exchanged > 12
