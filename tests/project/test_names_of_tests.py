"""Every file of tests has a name of its own: of two with the same name in different folders, pytest imports only one."""

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_no_two_files_have_the_same_name() -> None:
    found = Counter(path.name for path in TESTS.rglob("test_*.py"))
    assert [name for name, times in found.items() if times > 1] == []
