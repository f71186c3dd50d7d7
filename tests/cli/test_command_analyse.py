"""bedesten analyse"""

import json
import re
from pathlib import Path

import pytest

from bedesten import Game, write_record
from bedesten.texts import LANGUAGES, speaking
from bots.test_analysis import LAST_TURN, played
from cli.running import refused, run


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.bdn"
    file.write_text(write_record(played(LAST_TURN, ">tea-house leave act name:12 *1+1")), encoding="utf-8")
    return str(file)


def test_a_table_for_readers(record: str) -> None:
    result = run("analyse", record, "--quick")
    assert result.code == 0 and result.err == ""
    assert re.search(r"red +58\.3 +−2\.8 +−55\.6 +0\.0 +0\.0 ", result.out)
    assert "turn 63, event 3: better was 7 (" in result.out


def test_everything_for_programs(record: str) -> None:
    said = json.loads(run("analyse", record, "--json", "--quick").out)
    assert said["format"] == 1 and said["players"] == 3 and said["depth"] == "quick"
    (turn,) = said["turns"]
    assert turn["mark"] == "mistake" and turn["better"]["line"] == ["name:7"]
    assert turn["change"] == [a + b for a, b in zip(turn["luck"], turn["choices"], strict=True)]
    again = run("analyse", "-", "--json", "--quick", stdin=Path(record).read_text(encoding="utf-8"))
    assert json.loads(again.out) == said


def test_a_page_that_needs_nothing_else(record: str) -> None:
    page = run("analyse", record, "--html", "--quick").out
    assert page.startswith("<!doctype html>") and page.count("<polyline") == 3 and "Better: 7" in page
    assert not re.search(r"https?://|<script|<link|src=", page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_reader(record: str, language: str) -> None:
    spoken, english = speaking(language), speaking("en")
    page = run("analyse", record, "--html", "--quick", "--language", language).out
    table = run("analyse", record, "--quick", "--language", language).out
    assert f'<html lang="{language}">' in page
    said = [
        *(spoken(f"terminal-analysis-{key}") for key in ("by-turn", "parts", "turns")),
        spoken("terminal-analysis-explained", mistake="??", doubtful="?", good="!"),
        *(f"<th>{spoken(f'terminal-analysis-head-{key}')}" for key in ("player", "began", "change", "choices")),
        spoken("replay-mark-mistake"),
        spoken("replay-better", line="7"),
        spoken("colour-red"),
        spoken("terminal-analysis-percent", n=50),
    ]
    assert [text for text in said if text not in page] == []
    assert spoken("terminal-analysis-chances") in table and spoken("terminal-analysis-head-choices") in table
    assert f"58{spoken('terminal-analysis-point')}3" in page and f"58{spoken('terminal-analysis-point')}3" in table
    if language != "en":
        left = [key for key in ("by-turn", "parts", "turns") if english(f"terminal-analysis-{key}") in page]
        assert left == []


def test_names_are_shown_as_they_are(record: str, tmp_path: Path) -> None:
    text = Path(record).read_text(encoding="utf-8").replace("red=red", "'red=<b>A & B</b>'")
    page = run("analyse", "-", "--html", "--quick", stdin=text).out
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in page and "<b>" not in page


def test_deep_looks_at_more(record: str) -> None:
    normal, deep = (json.loads(run("analyse", record, "--json", *more).out) for more in ((), ("--deep",)))
    assert (normal["depth"], deep["depth"]) == ("normal", "deep")
    assert deep["turns"][0]["error"] < normal["turns"][0]["error"]


def test_bad_records_get_a_sentence(record: str) -> None:
    assert "isn’t over" in refused("analyse", "-", stdin=write_record(Game(seed=1)))
    assert "There is no file" in refused("analyse", "nowhere.bdn")
    assert refused("analyse", "-", stdin="hello")
    assert "not allowed with" in refused("analyse", record, "--json", "--html")
    assert "whole number" in refused("analyse", record, "--seconds", "0")
