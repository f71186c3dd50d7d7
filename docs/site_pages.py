"""What the site of `make docs` shows besides docs/: pages from outside it, the examples, and a list of all decisions."""

import re
from os.path import relpath
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
DECISIONS = sorted((DOCS / "decisions").glob("*.md"))
BROUGHT = {
    ROOT / "README.md": "index.md",
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "CHANGELOG.md": "changelog.md",
    ROOT / "SECURITY.md": "security.md",
    ROOT / "client" / "README.md": "client.md",
    **{path: f"examples/{path.name}" for path in sorted((ROOT / "examples").iterdir()) if path.suffix in {".py", ".ipynb"}},
}
PLACES = BROUGHT | {DOCS / "decisions": "decisions/index.md"}


def on_config(config: Any) -> None:
    decisions = next(part["Decisions"] for part in config.nav if "Decisions" in part)
    decisions += [path.relative_to(DOCS).as_posix() for path in DECISIONS]


def on_files(files: Files, config: Any) -> None:
    for path, place in BROUGHT.items():
        files.append(File.generated(config, place, abs_src_path=str(path)))
    files.append(File.generated(config, "decisions/index.md", content=list_of_decisions()))


def list_of_decisions() -> str:
    titles = [(path.name, path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")) for path in DECISIONS]
    return "# Decisions and their reasons\n\n" + "".join(f"- [{title}]({name})\n" for name, title in titles)


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Links lead to where pages stand on the site."""
    place = page.file.src_uri
    here = next((path for path, brought in BROUGHT.items() if brought == place), DOCS / place)
    return re.sub(r"(?<=\]\()[^)\s:#]+(?=[)#])", lambda link: moved(link[0], here, place), markdown)


def moved(target: str, here: Path, place: str) -> str:
    there = (here.parent / target).resolve()
    if there in PLACES or there.is_relative_to(DOCS):
        found = PLACES.get(there) or there.relative_to(DOCS).as_posix()
        return Path(relpath(found, Path(place).parent)).as_posix()
    return target
