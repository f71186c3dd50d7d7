"""Each place, card and tile is declared once, and says everything of itself that others need."""

from dataclasses import replace
from pathlib import Path

import pytest

from bedesten.engine import registry, things
from bedesten.engine.things import Place, declared_in


def test_everything_says_all_that_others_need() -> None:
    assert [*things.missing()] == []


def test_what_is_missing_is_named_by_file_and_key(monkeypatch: pytest.MonkeyPatch) -> None:
    embassy = next(place for place in things.PLACES if place.word == "embassy")
    without = replace(embassy, caption="", example="")
    monkeypatch.setattr(things, "THINGS", {without: things.THINGS[embassy]})
    assert [*things.missing()] == [
        "letters/embassy.py: Place 21 has no caption",
        "letters/embassy.py: Place 21 has no example",
    ]


def test_what_is_declared_has_a_rule_and_what_has_a_rule_is_declared() -> None:
    for kind, declared in (
        (registry.A_PLACE, things.PLACES),
        (registry.A_GUILD_CARD, things.GUILD_CARDS),
        (registry.A_KIOSK_TILE, things.KIOSK_TILES),
    ):
        assert [n for n in kind.things if kind.rules + n in registry.RULES] == [thing.number for thing in declared]
    assert {registry.A_CARD.rules + card.number for card in things.CARDS} <= set(registry.RULES)


def test_what_is_declared_in_a_file_belongs_to_the_box_of_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "letters" / "well.py"
    path.parent.mkdir()
    path.write_text('"""A well."""\n\nTHINGS = [Place(26, "Well", "water", instead_of=EMBASSY)]\n', encoding="utf-8")
    assert [*declared_in(path)] == [Place(26, "Well", "water", instead_of=21, box="letters")]
    path.write_text('THINGS = [\n    Place(26, "Well", "water"),\n    Place(27,\n]\n', encoding="utf-8")
    with pytest.raises(SyntaxError) as refused:
        [*declared_in(path)]
    assert refused.value.filename == str(path)
