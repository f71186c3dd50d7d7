"""Every test begins in English, whatever the system speaks and whichever language the test before has chosen."""

import os

import pytest

from bedesten.cli.speech import choose_language


def pytest_configure() -> None:
    os.environ["LC_ALL"] = "C.UTF-8"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    choose_language([])
