"""What is said to people, in six languages, as Fluent files: the page and the terminal read the same.

>>> english = speaking("en")
>>> english("place-9.to"), english("count-assistant", n=2)
('to the Tea House', '2\\xa0assistants')
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache

from bedesten.texts.files import LANGUAGES
from bedesten.texts.reader import Reader
from bedesten.texts.speech import Language
from bedesten.version import to_install

__all__ = ["LANGUAGES", "Language", "MissingReader", "from_environment", "of_system", "speaking"]


class MissingReader(LookupError):
    """English can be read without anything else; other languages cannot."""

    def __init__(self, library: str | None) -> None:
        super().__init__(library)
        self.library = library

    def __str__(self) -> str:
        return speaking("en")("refusal-language-missing", library=self.library, command=to_install("languages"))


@cache
def speaking(language: str) -> Language:
    """English is read by a small reader of our own, which needs nothing and is quick; the others by fluent.runtime."""
    if language == "en":
        return Reader("en")
    try:
        from bedesten.texts.runtime import Runtime
    except ModuleNotFoundError as missing:
        raise MissingReader(missing.name) from None
    return Runtime(language)


def from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system speaks: uk_UA.UTF-8 is uk. English, if there are no texts in it."""
    found = os.environ if environment is None else environment
    set_to = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := found.get(name))), "")
    return best_of([set_to])


def of_system() -> Language:
    """If what reads it is not installed: English."""
    try:
        return speaking(from_environment())
    except MissingReader:
        return speaking("en")


def best_of(wanted: Iterable[str]) -> str:
    """The first of the wanted languages (de_AT, fr) that there is."""
    tags = (tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), "en")
