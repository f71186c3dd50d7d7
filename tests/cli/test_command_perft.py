"""bedesten perft"""

import json

import pytest

from bedesten import Game, Options, Position
from bedesten.engine.perft import branches, divided, perft
from cli.running import refused, run
from perft.test_perft import BEGINNINGS


def walked(position: Position, depth: int) -> int:
    """The same in another way: with checked answers, one after the other, from copies of the beginning."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(depth):
        longer = []
        for way in ways:
            twin = position.copy()
            for choice in way:
                twin.answer(choice)
            longer += [(*way, choice) for choice in (twin.options or [outcome for outcome, _ in twin.chances])]
        ways = longer
    return len(ways)


def test_it_counts_sequences() -> None:
    position = Game(Options(players=3), 1).position
    assert all(perft(position, depth) == walked(position, depth) for depth in range(4))
    assert sum(divided(position, 3).values()) == perft(position, 3) and list(divided(position, 1)) == position.options
    assert divided(position, 0) == {} and perft(position, 0) == 1


def test_fate_branches_once_for_each_outcome_and_the_position_stays_as_it_was() -> None:
    start = Position(3, 1, open_fate=True)
    key = start.key()
    assert len(branches(start)) == 3 and perft(start, 2) == 3 * 36 and perft(start, 3) == 3 * 36 * 36
    assert start.key() == key


def test_nothing_follows_the_end_of_a_game() -> None:
    from random import Random

    from cli.running import willing

    game, random = Game(Options(players=4), 9), Random(9)
    while not game.over:
        game.play(willing(game, random))
    assert perft(game.position, 1) == 0 and perft(game.position, 3) == 0


@pytest.mark.parametrize("rules", ["base", "letters"])
def test_the_command_shows_the_split_and_the_sum(rules: str) -> None:
    tables = json.loads(BEGINNINGS.read_text(encoding="utf-8"))
    table = next(table for table in tables if (table["rules"], table["players"], table["variants"]) == (rules, 3, []))
    out = run("perft", "--rules", rules, "--depth", "3").out
    assert f"{table['counts'][2]:,}  sequences of 3 answers" in out and "  >post-office\n" in out
    data = json.loads(run("perft", "--rules", rules, "--depth", "3", "--json").out)
    assert data["total"] == table["counts"][2] == sum(data["split"].values())
    assert (data["rules"], data["players"], data["layout"], data["variants"]) == (rules, 3, table["layout"], [])
    assert (data["seed"], data["depth"]) == (1, 3)


@pytest.mark.parametrize("depth", ["0", "10", "deep"])
def test_a_depth_that_is_none_is_refused(depth: str) -> None:
    assert f"--depth: it must be a whole number from 1 to 9, not '{depth}'." in refused("perft", "--depth", depth)
