"""The terminal in other languages: by --language, wherever it stands, or as the system speaks."""

import pytest

from bedesten.cli import main
from bedesten.texts import speaking
from cli.running import refused, run


@pytest.mark.parametrize(
    "language, question, rule, wrong",
    [
        ("de", "Wohin geht dein Kaufmann?", "9 Teestube (P9)", "„99“ ist keine der Antworten"),
        ("uk", "Куди йде ваш купець?", "9 Чайхана (P9)", "«99» — не одна з відповідей"),
    ],
)
def test_a_game_is_played_in_it(language: str, question: str, rule: str, wrong: str) -> None:
    out = run("--language", language, "play", "--seed", "3", stdin="99\nrules 9\nhelp\nlog\n").out.replace("\u00a0", " ")
    assert question in out and rule in out and wrong in out.replace("\n", " ")
    assert speaking("en")("question-move") not in out and "Your hand" not in out


def test_rules_are_found_by_their_names_in_it() -> None:
    assert "9 Чайхана (P9)" in run("rules", "чайхана", "--language", "uk").out
    assert "Salon de thé" in run("rules", "tea", "--language=fr").out


def test_the_system_decides_if_nothing_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert main(["rules", "9"]) == 0 and "Herbaciarnia" in capsys.readouterr().out
    assert main(["play", "--from", "nowhere.bdn"]) == 2 and "Nie ma pliku „nowhere.bdn”." in capsys.readouterr().err


def test_a_language_that_there_is_not() -> None:
    assert refused("rules", "--language", "xx") == "There is no language “xx”; there are en, de, fr, pl, ru and uk."
