"""Where the system is another one: without the modules and functions that only POSIX has, everything can still be imported."""

import subprocess
import sys
from pathlib import Path

import pytest

from bedesten import system

WITHOUT = """
import multiprocessing, os, pkgutil, signal, sys
from importlib import import_module

for name in ("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for name in ("geteuid", "killpg", "setsid", "fork"):
    delattr(os, name)
del signal.SIGKILL
multiprocessing.get_all_start_methods = lambda: ["spawn"]

import bedesten
for module in pkgutil.walk_packages(bedesten.__path__, "bedesten."):
    if not module.name.endswith(("__main__", ".puffer")) and ".migrations" not in module.name:  # PufferLib is not in our lock
        import_module(module.name)

from bedesten import system
assert not system.is_root() and system.allow_files(65_536) == system.WITHOUT_LIMIT
"""


@pytest.mark.slow(3)
def test_everything_is_imported_without_what_only_posix_has() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("as_number", [True, False])
def test_a_file_is_held_by_one(tmp_path: Path, as_number: bool) -> None:
    path = tmp_path / "file"
    with path.open("a+") as one, path.open("a+") as other:
        assert system.lock(one.fileno() if as_number else one)
        assert not system.lock(other.fileno() if as_number else other)
        one.close()
        assert system.lock(other)
