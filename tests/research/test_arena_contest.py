"""Whole matches: the same whoever plays them, with whatever happens in between."""

from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from bedesten.engine.errors import Refused
from bedesten.engine.options import Options
from bedesten.research.arena.block import Block, play_block
from bedesten.research.arena.contest import contest
from bedesten.research.arena.crew import Playing, Workers
from bedesten.research.arena.log import opened
from bedesten.research.arena.match import Match
from bedesten.research.arena.report import Report
from bedesten.research.arena.sprt import FEWEST, Claims
from bedesten.research.loss import LOST, Told
from bots.programs import killer, program
from research.played import game

MATCH = Match(Options(2, layout="random"), ("keen", "random"), seed=5)


def untimed(report: Report) -> dict[str, Any]:
    return asdict(replace(report, bots={name: replace(of_bot, ms_per_turn=None) for name, of_bot in report.bots.items()}))


def backwards(match: Match, blocks: Iterable[int], told: Told) -> Playing:
    """Whoever is last is first."""
    yield from (play_block(match, number) for number in reversed(list(blocks)))


def test_it_does_not_matter_who_plays() -> None:
    told: list[str] = []
    by_one, by_two, by_another = (contest(MATCH, 6, crew, told=told.append) for crew in (backwards, Workers(2), Workers(1)))
    assert untimed(by_one) == untimed(by_two) == untimed(by_another) and told == []
    assert by_one.games == 6 and by_one.blocks == 3


def test_progress_is_told_in_games() -> None:
    told: list[int] = []
    contest(replace(MATCH, rounds=1), 7, progress=told.append)
    assert told == [2, 4, 6, 8]


def test_what_is_in_the_log_is_not_played_again(tmp_path: Path) -> None:
    file, match = str(tmp_path / "log"), replace(MATCH, rounds=10)
    with opened(file, match) as log:
        contest(match, 4, log=log)
    seen: list[int] = []

    def crew(match: Match, blocks: Iterable[int], told: Told) -> Playing:
        for number in blocks:
            seen.append(number)
            yield play_block(match, number)

    with opened(file, match) as log:
        more = contest(match, 8, crew, log)
    assert seen == [2, 3] and untimed(more) == untimed(contest(match, 8))
    with opened(file, match) as log:
        assert untimed(contest(match, 4, crew, log)) == untimed(contest(match, 4)) and seen == [2, 3]


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    """A program kills the worker that it plays with, once. Then everything is as if nothing had happened."""
    told: list[str] = []
    name = killer(tmp_path)
    match = Match(Options(2), (name, "keen"), rounds=2, seconds=60)
    with opened(str(tmp_path / "log"), match) as log:
        killed = contest(match, 8, Workers(2), log, told=told.append)
    assert told == [LOST] and killed.games == 8 and killed.faults == {}
    assert untimed(killed) == untimed(contest(match, 8))
    with opened(str(tmp_path / "log"), match) as log:
        assert sorted(log.blocks) == [0, 1, 2, 3]


def test_workers_that_die_again_and_again_are_given_up(tmp_path: Path) -> None:
    name = program(tmp_path, before="import os; os.kill(os.getppid(), 9)")
    match = Match(Options(2), (name, "keen"), rounds=1, seconds=60)
    with pytest.raises(Refused, match=r"Workers were lost 3 times in a row.*--workers 1"):
        contest(match, 2, Workers(1))


def sure_games(match: Match, number: int) -> Block:
    return Block(number, [game("".join(seats), [1 + (bot != "a") for bot in seats]) for seats in match.seatings(number)])


def test_a_sequential_test_ends_early_and_always_at_the_same_block() -> None:
    match, claims = Match(Options(3), ("a", "b")), Claims(0, 50)

    def crew(match: Match, blocks: Iterable[int], told: Told) -> Playing:
        for number in blocks:
            yield sure_games(match, number)

    def jumbled(match: Match, blocks: Iterable[int], told: Told) -> Playing:
        numbers = list(blocks)
        for number in [*numbers[50:90], *reversed(numbers[:50])]:
            yield sure_games(match, number)

    found, again = contest(match, 3000, crew, claims=claims), contest(match, 3000, jumbled, claims=claims)
    assert found == again and found.sprt and found.sprt.holds == "elo1"
    assert FEWEST <= found.blocks < 50 and found.games == 3 * found.blocks


def test_a_sequential_test_is_between_two() -> None:
    with pytest.raises(Refused, match="between two bots, the new one and the old one, not 3"):
        contest(Match(Options(3), ("a", "b", "c")), 3, claims=Claims())


def test_without_enough_games_it_is_not_clear() -> None:
    report = contest(replace(MATCH, rounds=1), 3, claims=Claims())
    assert report.sprt and report.sprt.holds is None and report.sprt.llr == 0
