"""Six languages say the same: every key, with the same values; and English can be read without anything else."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast

from bedesten.texts import LANGUAGES, best_of, from_environment, speaking
from bedesten.texts.files import written
from bedesten.texts.reader import Reader
from bedesten.texts.runtime import Runtime
from texts.patterns import TERMS, entries, patterns, uses, values_for

pytestmark = pytest.mark.slow(30)
OTHERS = [language for language in LANGUAGES if language != "en"]
BY_THE_RULES = "rule-"  # in English the docstrings of the rules say these


def test_the_small_reader_says_what_fluent_says() -> None:
    """Every key of English, with every number and word."""
    small, large = Reader("en"), Runtime("en")
    assert set(small.keys) == set(patterns("en"))
    for key, pattern in patterns("en").items():
        for values in values_for(pattern):
            assert small(key, **values) == large(key, **values), (key, values)


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_a_language_can_be_said(language: str) -> None:
    spoken = speaking(language)
    for key, pattern in patterns(language).items():
        for values in values_for(pattern):
            said = spoken(key, **values)
            assert said and not re.search(r"[{}]|\?\?\?", said), (key, values, said)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english_and_the_same_values(language: str) -> None:
    english = {key: set(uses(pattern)) for key, pattern in patterns("en").items()}
    there = {key: set(uses(pattern)) for key, pattern in patterns(language).items()}
    terms = {key for file in TERMS for key in _keys(language, file)}
    missing = sorted(key for key in english if key not in there)
    strange = sorted(
        key for key in there if key not in english and not key.startswith(BY_THE_RULES) and key.partition(".")[0] not in terms
    )
    other = {key: there[key] ^ english[key] for key in english if key in there and there[key] != english[key]}
    assert (missing, strange, other) == ([], [], {})


def _keys(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries(language, file)]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str) -> None:
    """Sentences of several words are not the same in two languages."""
    same = {
        entry.id.name
        for file in written(language)
        if file not in TERMS and file in written("en")
        for entry in entries(language, file)
        if _words(entry) > 3 and (english := _english(file, entry.id.name)) and entry.equals(english, ignored_fields=["comment"])
    }
    assert same == set()


def _english(file: str, key: str) -> ast.Message | None:
    return next((entry for entry in entries("en", file) if entry.id.name == key), None)


def _words(entry: ast.Message) -> int:
    texts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)] if entry.value else []
    return len(re.findall(r"[^\W\d]{2,}", " ".join(texts)))


def test_the_language_is_that_of_the_system() -> None:
    assert from_environment({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert from_environment({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert [from_environment({"LANG": lang}) for lang in ("C", "C.UTF-8", "ja_JP", "")] == ["en"] * 4
    assert best_of(["ja", "pl-PL", "de"]) == "pl"


def test_lists() -> None:
    assert speaking("en").listed(["Ada", "Grace", "Tomo"]) == "Ada, Grace and Tomo"
    assert speaking("uk").listed(["Ada", "Grace"]) == "Ada і Grace" and speaking("de").one_of([1, 2]) == "1 oder 2"
    assert speaking("en").listed([]) == ""


def test_without_fluent_english_is_said_all_the_same(tmp_path: Path) -> None:
    """As where the core is installed alone; the others say what is missing."""
    code = """
import json, sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
from bedesten import Game, Options, Refused
from bedesten.engine.book import found
from bedesten.texts import MissingReader, speaking
said = [found("tea-house")[0].text]
try:
    Game(Options(players=2, layout="short"), seed=7).play(">fountain")
except Refused as refused:
    said.append(refused.said[0].text)
try:
    speaking("uk")
except MissingReader as missing:
    said.append(str(missing))
print(json.dumps(said))
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=tmp_path)
    rule, refused, missing = json.loads(done.stdout)
    assert rule.startswith("Name a number from 3 to 12") and refused.startswith("Your merchant is at the Fountain")
    assert "pip install 'bedesten[languages]'" in missing
