"""Every clause of the base game is cited by at least one test, and no test cites a clause that does not exist."""

from pathlib import Path

from bedesten.cli.book.coverage import coverage


def test_no_clause_of_the_base_game_is_without_a_test() -> None:
    found = coverage(Path(__file__).parent)
    assert found.uncovered("base") == [] and found.unknown == []
