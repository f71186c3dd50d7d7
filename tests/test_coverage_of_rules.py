"""Every clause of the boxes that are written is cited by at least one test, and no test cites a clause that does not exist."""

from pathlib import Path

import pytest

from bedesten.cli.book.coverage import coverage


@pytest.mark.slow(2)
@pytest.mark.parametrize("box", ["base", "mocha", "letters"])
def test_no_clause_is_without_a_test(box: str) -> None:
    found = coverage(Path(__file__).parent)
    assert found.uncovered(box) == [] and found.unknown == []
