"""What a browser loads before a page stands there, as the build says: which files, and how large they are as they are sent."""

import json
import re
from pathlib import Path
from typing import Any

from bedesten.web.page import PAGE_FOLDER, START_PAGE

PARTS = Path(__file__).parents[2] / "client" / "made" / "parts.json"
LIMITS = {"start": 60_000, "table": 200_000}  # bytes, packed
TEXTS = "virtual:texts/"
LATER = {  # what the build calls the parts that a page loads besides the first ones
    "start": [],
    "table": ["src/pages/table/TablePage.svelte", "src/art/sprite-later.svg?raw", f"{TEXTS}{{language}}/pages/table/TablePage"],
}
BESIDE = ["icon.svg", "bedesten.webmanifest"]  # named by the page itself


def all_parts() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(PARTS.read_text(encoding="utf-8"))
    return found


def first_load(page: str, language: str) -> dict[str, int]:
    """By the names of the files: the page, what it names, and whatever that imports."""
    html = (PAGE_FOLDER / START_PAGE).read_text(encoding="utf-8")
    files = {START_PAGE, *BESIDE, *re.findall(r'="/(assets/[^"]+)"', html)}
    for part in parts([f"{TEXTS}{language}", *(part.format(language=language) for part in LATER[page])]):
        files |= {part["file"], *part.get("css", [])}
    files |= {name for file in files if file.endswith(".css") for name in _pictures(file)}
    return {file: size(file) for file in files}


def parts(names: list[str]) -> list[dict[str, Any]]:
    """These parts of the build, and all that they import."""
    built, todo, found = all_parts(), list(names), dict[str, dict[str, Any]]()
    while todo:
        name = todo.pop()
        if name not in found:
            found[name] = built[name]
            todo += built[name].get("imports", [])
    return list(found.values())


def _pictures(style: str) -> list[str]:
    return re.findall(r"url\(/(assets/[^)]+)\)", (PAGE_FOLDER / style).read_text(encoding="utf-8"))


def size(file: str) -> int:
    packed = PAGE_FOLDER / f"{file}.br"
    return (packed if packed.exists() else PAGE_FOLDER / file).stat().st_size


def largest(files: dict[str, int], n: int = 10) -> str:
    lines = sorted(((size, file) for file, size in files.items()), reverse=True)[:n]
    return "\n".join(f"{size:8,} {file}" for size, file in lines)
