"""The language of the terminal: --language, or that of the system."""

from collections.abc import Sequence
from itertools import pairwise

from bedesten.engine.errors import Refused, says
from bedesten.texts import LANGUAGES, Language, MissingReader, of_system, speaking
from bedesten.version import to_install

LANGUAGE = "--language"
HELP = f"speak {', '.join(LANGUAGES)}; otherwise as the system does (LC_ALL, LANG)"


class _Voice:
    language: Language | None = None


def choose_language(argv: Sequence[str]) -> None:
    """Wherever it stands: before the first word is said."""
    _Voice.language = None
    for word, following in pairwise([*argv, ""]):
        name, sign, value = word.partition("=")
        if name == LANGUAGE and (code := value if sign else following):
            _speak(code)


def _speak(code: str) -> None:
    if code not in LANGUAGES:
        raise Refused(says("no-language", language=code, known=list(LANGUAGES)))
    try:
        _Voice.language = speaking(code)
    except MissingReader as missing:
        raise Refused(says("language-missing", library=missing.library, command=to_install("languages"))) from None


def spoken() -> Language:
    if _Voice.language is None:
        _Voice.language = of_system()
    return _Voice.language


def t(key: str, **values: object) -> str:
    """The text of a key in the language of the terminal."""
    return spoken()(key, **values)


def refused_text(refused: Refused) -> str:
    said = refused.in_words(spoken())
    return f"{said} ({refused.clause})" if refused.clause else said
