"""bedesten rules"""

import json
import re
from pathlib import Path

import pytest

from bedesten.cli.book.coverage import cited, clauses_by_box, coverage
from bedesten.engine.book import ORDER, found, topics
from cli.running import refused, run

ROOT = Path(__file__).parent.parent.parent


def test_everything_is_listed_in_groups() -> None:
    out = run("rules").out
    headings = [line for line in out.splitlines() if line and not line.startswith(" ")]
    assert [heading.lower() for heading in headings[: len(ORDER)]] == [group.lower() for group in ORDER]
    assert all(topic.names[0] in out and topic.title in out for topic in topics())


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("tea", "9 Tea House"),
        ("9", "9 Tea House"),
        ("P9", "9 Tea House"),
        ("Tea House", "9 Tea House"),
        (">tea-house", "9 Tea House"),
        ("16", "16 Gemstone Dealer"),
        ("sultan's palace", "13 Sultan’s Palace"),
        ("play:far", "“Long Walk”"),
        ("far", "“Long Walk”"),
        ("long walk", "“Long Walk”"),
        ("“Long Walk”", "“Long Walk”"),
        ("CARD-far", "“Long Walk”"),
        ("tile:red", "The red tile"),
        ("blue tile", "The blue tile"),
        ("governor", "The Governor"),
        ("P12", "12 Police Station"),
        ("P12-3", "12 Police Station"),
        ("TURN-7a", "Family members"),
        ("SET-11", "What you start with"),
        ("END-3", "Who wins"),
        ("caravan-leader", "Caravan leader"),
        ("NA-3", "Neutral assistants"),
        ("LAY-1", "Random layout"),
    ],
)
def test_names_are_understood(name: str, title: str) -> None:
    assert run("rules", *name.split()).out.startswith(title)
    assert found(name)[0].title == title


def test_a_clause_with_parts_brings_all_of_them() -> None:
    names = {topic.names[0] for topic in found("TURN-7")}
    assert names >= {"meeting-people", "family-members", "governor", "smuggler", "coffee-trader", "courier"}


def test_a_rule_has_words_and_clauses() -> None:
    out = run("rules", "9").out
    assert (
        re.sub(r"\s+", " ", out).strip() == "9 Tea House (P9) The more you dare, the more lira. "
        "Name a number from 3 to 12 and roll. Reach it and take that many lira, otherwise take 2."
    )
    assert all(topic.clauses and topic.text and not re.match(r"[A-Z]+-?\d", topic.text) for topic in topics())


def test_json() -> None:
    data = json.loads(run("rules", "--json").out)
    assert len(data) == len(topics()) and {"group", "title", "names", "text", "clauses", "note", "tables", "words"} == set(
        data[0]
    )
    assert [topic["title"] for topic in json.loads(run("rules", "tea", "--json").out)] == ["9 Tea House"]


def test_unknown_names_are_refused_with_what_is_near() -> None:
    assert "There is no rule “tee-house”. Similar names: tea-house" in refused("rules", "tee-house")
    assert "`bedesten rules` lists them all." in refused("rules", "zzzzzz")


def test_other_words_are_looked_up_in_the_rules() -> None:
    assert run("rules", "diagonally").out.startswith("Move (TURN-1")
    listed = run("rules", "merchant goes").out  # too many to be read one after the other
    assert "Bonus cards of Letters & Seals\n" in listed and "play:follow" in listed and "You don’t pay" not in listed


def test_the_list_is_in_the_order_of_the_book() -> None:
    out = run("rules").out
    names = [topic.names[0] for topic in topics() if topic.group == "the turn"]
    places = [re.search(rf"^  {name} ", out, re.MULTILINE) for name in names]
    assert all(places) and [found.start() for found in places if found] == sorted(found.start() for found in places if found)


# -- coverage


def test_all_clauses_are_listed_once() -> None:
    boxes = clauses_by_box()
    every = [clause for box in boxes.values() for clause in box]
    assert list(boxes) == ["base", "mocha", "letters", "variants"] and len(every) == len(set(every)) >= 209
    assert all(set(topic.clauses) <= set(every) for topic in topics())


def test_marks_are_found_on_tests_on_modules_and_on_parameters(tmp_path: Path) -> None:
    file = tmp_path / "test_x.py"
    file.write_text(
        'import pytest\npytestmark = pytest.mark.rule("OPT-1")\n'
        '@pytest.mark.rule("P9", "MOS-1")\ndef test_a(): pass\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("P8"))])\ndef test_b(n): pass\n'
        '# @pytest.mark.rule("P1")\ndef helper(): pass\n',
        encoding="utf-8",
    )
    assert dict(cited(file)) == {"test_a": ["OPT-1", "P9", "MOS-1"], "test_b": ["OPT-1", "P8"]}
    result = coverage(tmp_path)
    assert result.tests["P9"] == ["test_x.py::test_a"]
    assert "P1" in result.uncovered("base") and "P9" not in result.uncovered("base")


def test_coverage_is_told_box_by_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "There are no tests here" in refused("rules", "--coverage")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text('@pytest.mark.rule("P9", "XY-1")\ndef test_a(): pass\n', encoding="utf-8")
    out = run("rules", "--coverage").out
    assert "base: 1 of 104 clauses are cited by tests" in out and "mocha: 0 of " in out and "no clause: XY-1" in out
    assert run("rules", "--coverage", "--strict").code == 1
    data = json.loads(run("rules", "--coverage", "--json").out)
    assert data["boxes"]["base"]["clauses"] == 104 and "P8" in data["boxes"]["base"]["uncovered"]
    assert data["tests"]["P9"] == ["test_x.py::test_a"] and data["unknown"] == ["XY-1"]


def test_of_this_project_no_unknown_clause_is_cited() -> None:
    assert coverage(ROOT / "tests").unknown == []
