"""The map in docs/architecture.md: every file in a line, which is the first sentence of the file itself.
`python tests/docs/map_page.py` writes it anew."""

import ast
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
COMMAND = "python tests/docs/map_page.py"
PACKAGE = ROOT / "src" / "bedesten"
FOLDERS = [*(PACKAGE / name for name in ("engine", "bots", "service", "web", "texts")), ROOT / "client" / "src"]
BUILT = PACKAGE / "web" / "page"
SUFFIXES = {".py", ".toml", ".ts", ".svelte", ".css", ".svg", ".ftl", ".net"}
WORDLESS = {
    ".svg": "a picture that styles use",
    ".net": "a net that is shipped",
    ".ftl": "texts",
}  # what has no room for a sentence
START, END = f"<!-- map: written by `{COMMAND}` -->\n", "<!-- end of the map -->\n"


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted(folder.rglob("*"), key=by_folder) if path.suffix in SUFFIXES]
    return [path for path in found if path.stat().st_size and not path.is_relative_to(BUILT) and path == shown(path)]


def by_folder(path: Path) -> tuple[Path, str]:
    return path.parent, path.name


def shown(path: Path) -> Path:
    """Texts are the same files in each language: English stands for all, or the first that has one."""
    if path.suffix != ".ftl":
        return path
    return min(path.parents[1].glob(f"*/{path.name}"), key=lambda text: (text.parent.name != "en", text))


def name_of(path: Path) -> str:
    named = path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else ROOT).as_posix()
    return re.sub(r"/\w+/([\w-]+\.ftl)$", r"/*/\1", named)


def sentence_of(path: Path) -> str:
    """The first one of the docstring, or of the comment at the head."""
    text = path.read_text(encoding="utf-8", errors="replace")  # a net is no text
    if path.suffix == ".py":
        said = ast.get_docstring(ast.parse(text)) or ""
    elif path.suffix in (".toml", ".ftl"):
        said = " ".join(line.strip("# ") for line in re.match(r"(?:#.*\n)*", text)[0].splitlines())  # type: ignore[index]
    else:
        head = re.match(r"(?:<svg[^>]*>\s*)?(?:/\*+(.*?)\*/|<!--(.*?)-->|//(.*?)\n)", text, re.DOTALL)
        said = next((part for part in head.groups() if part), "") if head else ""
    first = re.match(r".*?[.?!](?=\s|$)|.*", " ".join(said.split()))
    return (first[0] if first else "").rstrip(".").replace("|", "\\|") or WORDLESS.get(path.suffix, "")


def row(path: Path) -> str:
    return f"| `{name_of(path)}` | {sentence_of(path)} |"


def lines() -> Iterator[str]:
    for folder, paths in groupby(files(), lambda path: name_of(path).rpartition("/")[0]):
        yield f"\n| `{folder}` | |"
        yield "|---|---|"
        yield from map(row, paths)


def page() -> str:
    before, start, rest = PAGE.read_text(encoding="utf-8").partition(START)
    assert start, f"docs/architecture.md has lost the line {START}"
    return before + start + "\n".join(lines()) + "\n\n" + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
