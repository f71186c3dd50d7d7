"""In which order the tests run, and how often those that repeat something repeat it."""

from collections import Counter
from random import Random

import pytest

SLOW = 5  # seconds, unless the mark says otherwise


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", metavar="SEED", help="run the tests in an order that follows from this seed")
    parser.addoption("--more", metavar="N", type=int, default=1, help="only tests that repeat something, N times as often")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if seed := config.getoption("--order"):
        terminalreporter.write_line(f"in random order: --order {seed}")


@pytest.fixture(scope="session")
def more(request: pytest.FixtureRequest) -> int:
    """How many times as often as usual a test repeats what it repeats: enough for every day is 1, `make soak` asks for more."""
    found: int = request.config.getoption("--more")
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The tests of a file stay together, for the sake of what they share."""
    if config.getoption("--more") > 1:
        config.hook.pytest_deselected(items=[item for item in items if not repeats(item)])
        items[:] = filter(repeats, items)
    if seed := config.getoption("--order"):
        shuffle(items, Random(seed))
    else:
        put_long_files_first(items)


def repeats(item: pytest.Item) -> bool:
    return "more" in getattr(item, "fixturenames", ())


def shuffle(items: list[pytest.Item], chance: Random) -> None:
    """Files in any order, and the tests of a file in any order."""
    place = {path: chance.random() for path in sorted({item.path for item in items})}
    items.sort(key=lambda item: (item.path, item.nodeid))
    items.sort(key=lambda item: (place[item.path], chance.random()))


def put_long_files_first(items: list[pytest.Item]) -> None:
    """So that at the end no worker sits over a long one while the others have nothing left to do."""
    lasts = Counter[str]()
    for item in items:
        if mark := item.get_closest_marker("slow"):
            lasts[str(item.path)] += mark.args[0] if mark.args else SLOW
    items.sort(key=lambda item: -lasts[str(item.path)])
