"""`make new` in a copy of everything: what it writes is compiled, proved by its test, played, shown on the page, and removed."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bedesten.engine.things import PLACES
from browser.fixtures import browser, started, watch
from browser.playing import SLOW, place
from browser.tables import open_table
from web.server import Server

assert browser
ROOT = Path(__file__).parents[2]
BUILT = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.so", "*.egg-info"),
    *("build", "dist", "coverage", "node_modules", "made", "page", ".*-venv"),
)
THINGS = {  # of each kind one: its name and its box
    "place": ("Lighthouse", "letters"),
    "card": ("Night Market", "letters"),
    "guild": ("Old Friends", "mocha"),
    "tile": ("Small Change", "letters"),
}
PAGES = ["docs/architecture.md", "docs/notation.md", "docs/rules.md"]  # which follow from the rules
pytestmark = pytest.mark.slow(120)


@dataclass
class Copy:
    """Of the project; its tools are those of the project itself."""

    folder: Path
    written: dict[str, list[str]] = field(default_factory=dict)  # by kind: the files that `make new` names

    @property
    def environment(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder / 'tests'}"}

    def make(self, *targets: str) -> str:
        installed = ["-o", ".venv/installed", "-o", "client/node_modules/installed"]
        return self.run("make", "--no-print-directory", f"BIN={Path(sys.executable).parent}", *installed, *targets)

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)

    def run(self, *command: str) -> str:
        done = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    def digests(self) -> dict[str, str]:
        """Of all files that people write."""
        ignored = {"node_modules", "made", "page", ".venv", "build", "__pycache__", ".pytest_cache", ".ruff_cache"}
        paths = [path for path in self.folder.rglob("*") if path.is_file() and not ignored & set(path.parts)]
        made = {".so", ".pyx", ".c"}
        return {
            path.relative_to(self.folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in paths
            if path.suffix not in made
        }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    made = Copy(tmp_path_factory.mktemp("copy") / "bedesten")
    shutil.copytree(ROOT, made.folder, ignore=BUILT)
    (made.folder / ".venv").mkdir()
    (made.folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    yield made
    shutil.rmtree(made.folder)


def test_a_new_thing_is_written_compiled_played_shown_and_removed(copy: Copy, browser: Browser) -> None:
    before = copy.digests()
    for kind, (name, box) in THINGS.items():
        copy.written[kind] = copy.make("new", f"KIND={kind}", f"NAME={name}", f"BOX={box}").split()
    compared_with(copy, before)
    copy.make("build", "client")
    its_tests_pass(copy)
    it_is_played(copy)
    it_is_shown(copy, browser)
    remove(copy)
    assert copy.digests() == before


def compared_with(copy: Copy, before: dict[str, str]) -> None:
    """A place is eight files, and nothing else has changed but pages that follow from the rules; a card is also in its deck."""
    now = copy.digests()
    assert len(copy.written["place"]) == 8
    assert set(now) - set(before) == {path for paths in copy.written.values() for path in paths}
    assert sorted(path for path in before if now[path] != before[path]) == [*PAGES, "src/bedesten/engine/assumed.toml"]


def its_tests_pass(copy: Copy) -> None:
    """Each uncompiled and compiled; and whatever asks for something that is missing."""
    written = [path for paths in copy.written.values() for path in paths if path.startswith("tests/")]
    others = ["tests/engine/test_things.py", "tests/engine/test_examples.py", "tests/engine/machinery/test_ranges.py"]
    about_names = [f"tests/docs/test_docs.py::test_every_{what}_is_documented_with_its_number" for what in ("answer", "name")]
    pages = [*about_names, "tests/docs/test_map.py", "tests/test_coverage_of_rules.py"]
    assert len(written) == len(THINGS)
    copy.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *written, *others, *pages)
    copy.run(sys.executable, "-m", "ruff", "check", "--quiet", "src", "tests")
    copy.run(sys.executable, "-m", "ruff", "format", "--check", "--quiet", "src", "tests")


def it_is_played(copy: Copy) -> None:
    """Whole games, compiled: somebody goes to the new place and acts there; and one in which everything new may happen."""
    figures = {
        rules: json.loads(
            copy.python("-m", "bedesten.cli", "simulate", "--rules", rules, *layout, "--bots", "keen", "--games", "50", "--json")
        )
        for rules, layout in {"letters": ["--layout", "lighthouse"], "grand": []}.items()
    }
    assert all(found["compiled"] and found["unfinished"] < found["games"] for found in figures.values())
    assert figures["letters"]["actions"]["lighthouse"] > 0 and "embassy" not in figures["letters"]["actions"]
    assert figures["letters"]["cards"]["night-market"] > 0


def it_is_shown(copy: Copy, browser: Browser) -> None:
    """At a table, in English and in a language into which nobody has translated it yet; and in the rules."""
    house = started(Server(copy.folder.parent / "house", environment={"PYTHONPATH": copy.environment["PYTHONPATH"]}))
    wrong: list[str] = []
    try:
        for language in ("en", "uk"):
            context = browser.new_context(base_url=house.url, locale=language, reduced_motion="reduce")
            page = context.new_page()
            page.set_default_timeout(SLOW)
            watch(page, wrong, house.url)
            page.goto("/")
            page.locator("main h1").first.wait_for()
            bots = ({"kind": "bot", "name": "Grace"}, {"kind": "bot", "name": "Mary"})
            page.goto(f"/table/{open_table(page, house, *bots, rules='letters', layout='lighthouse')}")
            new = place(page, len(PLACES) + 1)
            expect(new).to_contain_text(re.compile("Light\u00ad?house"), timeout=SLOW)
            expect(new.locator(".data")).to_contain_text("2")
            expect(new.locator(".ill use")).to_have_attribute("href", "#art-vault")
            page.goto("/rules")
            for name in ("Lighthouse", "Night Market", "Old Friends"):
                expect(page.get_by_text(name).first).to_be_attached(timeout=SLOW)
            context.close()
    finally:
        house.kill()
    assert wrong == []


def remove(copy: Copy) -> None:
    """The files that were written, the card from its deck, and then the pages anew."""
    for path in (path for paths in copy.written.values() for path in paths):
        (copy.folder / path).unlink()
    deck = copy.folder / "src" / "bedesten" / "engine" / "assumed.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace("\nnight_market = 1", ""), encoding="utf-8")
    write_pages(copy)


def write_pages(copy: Copy) -> None:
    """Those that follow from the rules."""
    for page in ("rules", "notation", "map"):
        command = [sys.executable, f"tests/docs/{page}_page.py"]
        subprocess.run(command, cwd=copy.folder, env=copy.environment | {"BEDESTEN_PURE": "1"}, check=True)
