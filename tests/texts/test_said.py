"""Texts are said as somebody has reviewed them: a change is seen, in all languages."""

import pytest

from bedesten.texts import LANGUAGES
from texts.snapshots import COMMAND, HERE, snapshot


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_said_as_reviewed(language: str) -> None:
    reviewed = (HERE / f"{language}.txt").read_text(encoding="utf-8")
    differs = sorted(set(snapshot(language).splitlines()) ^ set(reviewed.splitlines()))
    assert differs == [], f"{COMMAND} writes {language}.txt anew: read what is different there"


def test_every_language_was_reviewed() -> None:
    assert sorted(path.stem for path in HERE.iterdir()) == sorted(LANGUAGES)
