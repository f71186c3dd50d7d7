"""Every rule is tested uncompiled and compiled."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import pytest

from bedesten.engine import position
from bedesten.engine.sources import fingerprint
from engine.table import Engine, Table

pytest_plugins = ["seeded", "running", "english"]  # chance, order, language
if sys.platform != "win32":
    pytest_plugins += ["service.fixtures", "browser.fixtures"]  # real servers for the tests of the house, a real browser


def compiled() -> Any:
    """The compiled unit; without it the tests of the engine prove only half, so they fail."""
    assert find_spec("bedesten.engine._fast"), "build first: the rules are not compiled"
    fast = import_module("bedesten.engine._fast")
    assert fingerprint() == fast.FINGERPRINT, "build first: the compiled rules are stale"
    return fast


ENGINES: dict[str, Engine] = {"pure": position.Position, "fast": compiled().Position}


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Engine:
    return ENGINES[request.param]


class At(Protocol):
    def __call__(self, place: str = "fountain", rule: str = "action", **options: Any) -> Table: ...


@pytest.fixture
def at(engine: Engine) -> At:
    """A table at which red carries out a rule at a place: at("tea-house", lira=3)."""

    def table(place: str = "fountain", rule: str = "action", **options: Any) -> Table:
        return Table(engine, place, rule, **options)

    return table
