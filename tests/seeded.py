"""Every test has chance of its own, which follows from its name: whatever happens in it happens again, whichever tests have run
before."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from chance import CHANCE, install


def pytest_configure() -> None:
    install(CHANCE)
    settings.register_profile("tests", derandomize=True, deadline=None, database=None)
    settings.load_profile("tests")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    CHANCE.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Iterator[None]:
    """What several tests share does not depend on which of them comes first."""
    seed = CHANCE.seed
    if fixturedef.scope != "function":
        CHANCE.begin(f"{request.node.nodeid} {fixturedef.argname} {getattr(request, 'param_index', 0)}")
    try:
        return (yield)
    finally:
        CHANCE.begin(seed)
