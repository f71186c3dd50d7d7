"""What `make docs` builds: every page is in its contents, and what the pages of the Python interface name exists.

The site itself is not built here: that needs packages which nothing else needs."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

import bedesten

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INTERFACE = sorted((DOCS / "api").glob("*.md"))


class Plain(yaml.SafeLoader):
    """Takes what names Python objects for nothing: only the contents matter here."""


Plain.add_multi_constructor("tag:yaml.org,2002:python/", lambda loader, suffix, node: None)


def contents() -> dict[str, list[str]]:
    site: dict[str, Any] = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Plain)
    return {title: [pages] if isinstance(pages, str) else pages for part in site["nav"] for title, pages in part.items()}


def brought() -> set[str]:
    """Pages that docs/site_pages.py brings from outside docs."""
    return set(re.findall(r'"([\w/]+\.md)"', (DOCS / "site_pages.py").read_text(encoding="utf-8")))


def test_every_page_is_in_the_contents() -> None:
    listed = {page for pages in contents().values() for page in pages}
    there = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    decisions = {page for page in there if page.startswith("decisions/")}  # listed by docs/site_pages.py
    for page in sorted(there - decisions - listed):
        pytest.fail(f"add {page} to a list under 'nav' of mkdocs.yml")
    assert listed - there <= brought(), "mkdocs.yml lists pages that are not there"


def documented() -> list[str]:
    return [name for page in INTERFACE for name in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("name", documented())
def test_what_the_pages_of_the_interface_name_exists(name: str) -> None:
    module, _, thing = name.rpartition(".")
    assert hasattr(import_module(module), thing), f"docs/api: `::: {name}` names nothing; say where it is now"


def test_every_public_name_is_on_the_page_of_the_engine() -> None:
    found = {name.rpartition(".")[2] for name in documented() if not name.startswith(("bedesten.bots", "bedesten.research"))}
    assert found == set(bedesten.__all__), "docs/api/engine.md"


def test_a_link_that_leads_nowhere_fails_the_site() -> None:
    """With --quiet warnings are not counted, and --strict does nothing."""
    (command,) = re.findall(r"mkdocs build.*", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert "--strict" in command and "--quiet" not in command
