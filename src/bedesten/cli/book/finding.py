"""Rules are found by what somebody types, as on the page: by a name, a clause, a word of a title, or by words of their text."""

import re
import unicodedata
from collections.abc import Callable

from bedesten.cli.book.translated import translated
from bedesten.engine.book import Topic, found, topics
from bedesten.engine.errors import Refused
from bedesten.texts import LANGUAGES, Language, MissingReader, speaking

_ALONE = str.maketrans({"ł": "l", "ß": "ss", "æ": "ae", "œ": "oe"})  # no accent that could be taken off


def found_in(name: str, language: Language) -> list[Topic]:
    """Names and clauses are the same everywhere. Titles and texts are looked through in this language, and if nothing is found
    there, in the others."""
    try:
        return [translated(topic, language) for topic in found(name)]
    except Refused:
        others = [code for code in LANGUAGES if code != language.code]
        for code in (language.code, *others):
            if hits := _said(code, name, _title) or _said(code, name, _everything):
                return [translated(topic, language) for topic in hits]
        raise


def _said(code: str, text: str, what: Callable[[Topic], str]) -> list[Topic]:
    """Every word that was typed begins a word of these."""
    try:
        language = speaking(code)
    except MissingReader:
        return []
    wanted = _plain(text).split()
    return [topic for topic in topics() if wanted and _begin(wanted, _words(what(translated(topic, language))))]


def _begin(wanted: list[str], there: set[str]) -> bool:
    return all(any(word.startswith(start) for word in there) for start in wanted)


def _title(topic: Topic) -> str:
    return topic.title


def _everything(topic: Topic) -> str:
    return f"{topic.group} {topic.title} {topic.note} {topic.text} {topic.words}"


def _words(text: str) -> set[str]:
    """Also the parts of one with a hyphen."""
    plain = _plain(text)
    return {*re.findall(r"[\w-]+", plain), *re.findall(r"\w+", plain)}


def _plain(text: str) -> str:
    """Case, accents and quotation marks make no difference."""
    letters = unicodedata.normalize("NFD", text.lower().translate(_ALONE))
    return re.sub(r"[’'“”„«»\"]", "", "".join(letter for letter in letters if not unicodedata.combining(letter)))
