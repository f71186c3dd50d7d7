"""What is installed: one wheel for Python 3.11 to 3.13, compiled; and the same game without a compiler."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from zipfile import ZipFile

import pytest

from project import container
from service.servers import free_port

ROOT = Path(__file__).parent.parent
PLAY = """
import bedesten
game = bedesten.Game(bedesten.Options(players=4, layout="random"), seed=1)
for _ in range(100):
    game.play(game.question.words[0])
from bedesten.engine.core import UNCOMPILED
print(bedesten.COMPILED, len(game.log), bedesten.write_record(game)[:10].split()[0], UNCOMPILED)
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


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("wheel"), BEDESTEN_COMPILE="must")


def test_one_wheel_serves_python_3_11_and_all_later_ones(made: Path, tmp_path: Path) -> None:
    assert "-cp311-abi3-" in made.name
    names = ZipFile(made).namelist()
    for part in (
        "py.typed",
        "engine/components.toml",
        "engine/assumed.toml",
        "engine/clauses.toml",
        "engine/_fast.abi3.so",
        "texts/uk/log.ftl",
    ):
        assert any(name.endswith(f"bedesten/{part}") for name in names), part
    page = ROOT / "src" / "bedesten" / "web" / "page"
    built = {f"bedesten/web/page/{path.relative_to(page).as_posix()}" for path in page.rglob("*") if path.is_file()}
    assert len(built) > 10 and built <= set(names), "the page in the browser, as it was built"
    here = played_by(sys.executable, made, tmp_path)
    assert here.startswith("True ")
    for other in ("python3.12", "python3.13"):
        if works(other):
            assert played_by(other, made, tmp_path) == here


def test_the_steps_of_the_container_without_a_container(made: Path, tmp_path: Path) -> None:
    """The wheel in a fresh environment, with the settings of the image: it is whole, serves, is healthy, and ends in order.

    What it needs besides comes from the environment of the tests: nothing is fetched."""
    home, data, port = tmp_path / "opt", tmp_path / "data", str(free_port())
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    install = [sys.executable, "-m", "pip", "--python", str(home), "install", "--quiet", "--no-deps", "--no-index", str(made)]
    subprocess.run(install, check=True)
    (packages,) = (home / "lib").glob("python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"))
    python = str(home / "bin" / "python")
    subprocess.run([python, str(ROOT / "tests" / "installed.py")], check=True, cwd=tmp_path)

    settings = {
        **os.environ,
        **container.settings(),
        "XDG_DATA_HOME": str(data),
        "BEDESTEN_HOST": "127.0.0.1",
        "BEDESTEN_PORT": port,
    }
    program, *arguments = container.command()
    with subprocess.Popen(
        [str(home / "bin" / program), *arguments], env=settings, cwd=tmp_path, stdout=subprocess.DEVNULL
    ) as server:
        try:
            check = [part.replace("8753", port) for part in container.health()]
            end = time.monotonic() + 240
            while subprocess.run([python, *check[1:]], capture_output=True).returncode and time.monotonic() < end:
                assert server.poll() is None, "the server has ended"
                time.sleep(0.3)
            subprocess.run([python, *check[1:]], check=True)
            assert (data / "bedesten" / "bedesten.db").is_file(), "in the volume of the image"
        finally:
            server.terminate()
        assert server.wait(60) == 0


def test_without_a_compiler_the_same_game_is_played(tmp_path: Path) -> None:
    without = played_by(sys.executable, wheel(tmp_path, CC="false"), tmp_path)
    compiled = subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True).stdout.strip()
    assert without.startswith("False ") and compiled.startswith("True ")
    assert without.split()[1:3] == compiled.split()[1:]
    assert "false" in without.split(maxsplit=3)[3], "what was wrong with the compiler"
