"""What is installed: one wheel for Python 3.11 to 3.13, compiled; and the same game without a compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
PLAY = """
import bedesten
game = bedesten.Game(bedesten.Options(players=4, layout="random"), seed=1)
for _ in range(100):
    game.play(game.question.words[0])
print(bedesten.COMPILED, len(game.log), bedesten.write_record(game)[:10].split()[0])
"""
pytestmark = pytest.mark.slow


def wheel(folder: Path, **environment: str) -> Path:
    """Built from a copy of the sources, so that nothing here is touched."""
    source = folder / "source"
    shutil.copytree(
        ROOT, source, ignore=shutil.ignore_patterns(".*", "build", "dist", "*.so", "tests", "node_modules", "*.egg-info")
    )
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(source),
    ]
    subprocess.run(command, check=True, env=os.environ | environment)
    (made,) = folder.glob("*.whl")
    return made


def played_by(python: str, made: Path, folder: Path) -> str:
    """Install the wheel alone, without anything else, and play."""
    home = folder / Path(python).name
    subprocess.run([python, "-m", "venv", str(home)], check=True)
    subprocess.run([str(home / "bin" / "pip"), "install", "--quiet", "--no-deps", "--no-index", str(made)], check=True)
    done = subprocess.run(
        [str(home / "bin" / "python"), "-W", "error", "-c", PLAY], check=True, capture_output=True, text=True, cwd=folder
    )
    return done.stdout.strip()


def works(python: str) -> bool:
    found = shutil.which(python)
    return found is not None and subprocess.run([found, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0


def test_one_wheel_serves_python_3_11_and_all_later_ones(tmp_path: Path) -> None:
    made = wheel(tmp_path, BEDESTEN_COMPILE="must")
    assert "-cp311-abi3-" in made.name
    names = ZipFile(made).namelist()
    for part in ("py.typed", "engine/components.toml", "engine/assumed.toml", "engine/clauses.toml", "engine/_fast.abi3.so"):
        assert any(name.endswith(f"bedesten/{part}") for name in names), part
    page = ROOT / "src" / "bedesten" / "web" / "page"
    built = {f"bedesten/web/page/{path.relative_to(page).as_posix()}" for path in page.rglob("*") if path.is_file()}
    assert len(built) > 10 and built <= set(names), "the page in the browser, as it was built"
    here = played_by(sys.executable, made, tmp_path)
    assert here.startswith("True ")
    for other in ("python3.12", "python3.13"):
        if works(other):
            assert played_by(other, made, tmp_path) == here


def test_without_a_compiler_the_same_game_is_played(tmp_path: Path) -> None:
    without = played_by(sys.executable, wheel(tmp_path, CC="false"), tmp_path)
    compiled = subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True).stdout.strip()
    assert without.startswith("False ") and compiled.startswith("True ")
    assert without.split()[1:] == compiled.split()[1:]
