"""A build that fails says so: in a working copy it ends there; what comes from elsewhere runs as plain Python, and knows why."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bedesten.cli import overview

ROOT = Path(__file__).parents[3]
RULE = "src/bedesten/engine/rules/base/tea_house.py"
HELPER = '''

def dearest(me: Player) -> int:
    """A helper that changes something, and is called while a question is put."""
    me.lira += 1
    return NAME + 12
'''
BROKEN = f"{RULE}:{{line}}: tea_house, line {{line}}: dearest changes something in a question"


def copy(folder: Path) -> Path:
    """Of all that is needed to build."""
    unneeded = shutil.ignore_patterns("*.so", "__pycache__", "page", "uncompiled.txt")
    shutil.copytree(ROOT / "src" / "bedesten", folder / "src" / "bedesten", ignore=unneeded)
    for name in ("setup.py", "pyproject.toml", "Makefile", "README.md", "LICENSE", "requirements.lock"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


def break_law(folder: Path) -> str:
    """A rule changes something while it asks, by way of a helper; returns the sentence that says so."""
    file = folder / RULE
    text = file.read_text(encoding="utf-8")
    broken = text.replace("offer_range(game, NAME + 3, NAME + 12)", "offer_range(game, NAME + 3, dearest(me))") + HELPER
    assert "dearest(me))" in broken
    file.write_text(broken, encoding="utf-8")
    return BROKEN.format(line=broken[: broken.index("dearest(me))")].count("\n") + 1)


def run(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    without = {name: value for name, value in os.environ.items() if not name.startswith(("BEDESTEN_", "MAKE", "PYTHONPATH"))}
    return subprocess.run(command, cwd=folder, env=without | environment, capture_output=True, text=True)


def without_cython(folder: Path) -> str:
    """A path on which there is none that works."""
    (folder / "broken").mkdir()
    (folder / "broken" / "Cython.py").write_text('raise ImportError("no Cython here")')
    return str(folder / "broken")


@pytest.fixture
def working_copy(tmp_path: Path) -> Path:
    """In which everything is installed, but not built."""
    copy(tmp_path)
    (tmp_path / ".git").mkdir()
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    for stamp in ("locked", "installed"):
        (tmp_path / ".venv" / stamp).touch()
    return tmp_path


@pytest.mark.slow(3)
def test_make_build_ends_with_the_sentence_file_and_line_as_often_as_it_is_asked(working_copy: Path) -> None:
    sentence = break_law(working_copy)
    for _ in range(2):
        done = run(working_copy, "make", "build")
        said = [line for line in done.stderr.splitlines() if not line.startswith("make")]
        assert done.returncode != 0 and said[-1] == f"The engine cannot be compiled. {sentence}"
        assert "Nothing to be done" not in done.stdout


def test_what_is_missing_for_a_build_ends_it_too(working_copy: Path) -> None:
    done = run(working_copy, "make", "build", PYTHONPATH=without_cython(working_copy))
    assert done.returncode != 0 and "The engine cannot be compiled. ImportError: no Cython here" in done.stderr


def test_the_laws_are_checked_when_rules_are_imported(tmp_path: Path) -> None:
    sentence = break_law(copy(tmp_path))
    done = run(tmp_path, sys.executable, "-c", "import bedesten.engine.rules", PYTHONPATH="src")
    assert done.returncode != 0 and done.stderr.splitlines()[-1] == f"SyntaxError: {sentence.partition(': ')[2]}"
    assert RULE in done.stderr


@pytest.mark.slow(1)
def test_elsewhere_the_reason_is_kept_and_shown(tmp_path: Path) -> None:
    copy(tmp_path)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = run(tmp_path, *build, PYTHONPATH=without_cython(tmp_path))
    assert done.returncode == 0 and "not compiled" in done.stderr
    asked = "from bedesten.cli.overview import version_line; print(version_line())"
    said = run(tmp_path, sys.executable, "-c", asked, PYTHONPATH="src")
    first, second = said.stdout.splitlines()
    assert first.endswith("(not compiled: the rules run as plain Python)") and second == "ImportError: no Cython here"


def test_what_is_compiled_has_no_reason_to_show() -> None:
    assert "\n" not in overview.version_line()
