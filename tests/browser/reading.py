"""A person who hears the page and has a keyboard: everything that is known comes from the accessibility tree, as a screen reader
has it, and everything that is done is a key."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from browser.playing import SLOW, plain

MOST_TABS = 300  # from one end of a page to the other
PAUSE = 0.03  # seconds until it is listened again
TRY_AGAIN = 15.0  # seconds
PART = re.compile(r"""^(?P<indent> *)- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>[^:]*)""")


@dataclass(frozen=True)
class Heard:
    """A part of the page, as it is read out."""

    role: str
    name: str
    within: tuple[str, ...]  # the names of what it stands in, the nearest last
    is_disabled: bool


class Reader:
    def __init__(self, page: Page) -> None:
        self.page = page

    def read(self) -> list[Heard]:
        """All that there is, in the order in which it is read out."""
        return _parts(self.page.locator("body").aria_snapshot())

    def until(self, found: Callable[[list[Heard]], Any]) -> list[Heard]:
        """Listens until something is true of the page."""
        end = time.monotonic() + SLOW / 1000
        while not found(heard := self.read()):
            assert time.monotonic() < end, "\n".join(f"{one}" for one in heard if one.role in ("button", "heading"))
            time.sleep(PAUSE)
        return heard

    def after(self, heard: list[Heard]) -> list[Heard]:
        """Listens until something else is there. Whoever hears nothing new for long tries again."""
        end = time.monotonic() + TRY_AGAIN
        while (now := self.read()) == heard and time.monotonic() < end:
            time.sleep(PAUSE)
        return now

    def focused(self) -> Heard | None:
        """What has the focus, if it is something that can be pressed or chosen."""
        focus = self.page.locator(":focus")
        return next(iter(_parts(focus.aria_snapshot())), None) if focus.count() else None

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, role: str, name: str) -> Heard:
        """By the tabulator alone."""
        for _ in range(MOST_TABS):
            at = self.focused()
            if at and at.role == role and at.name.startswith(name):
                return at
            self.press("Tab")
        raise AssertionError(f"no {role} “{name}” can be reached by the keyboard")


def has(heard: list[Heard], role: str, name: str) -> bool:
    """Is there something of that role whose name begins so?"""
    return any(one.role == role and one.name.startswith(name) for one in heard)


def _parts(snapshot: str) -> list[Heard]:
    """Each line is a part; what stands further in is inside."""
    found: list[Heard] = []
    around: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        part = PART.match(line)
        if not part:
            continue
        indent = len(part["indent"])
        around = [one for one in around if one[0] < indent]
        name = plain(part["name"] or "").replace("\xa0", " ").replace("''", "'").replace('\\"', '"')
        found.append(Heard(part["role"], name, tuple(outer for _, outer in around if outer), "[disabled]" in part["states"]))
        around.append((indent, name))
    return found
