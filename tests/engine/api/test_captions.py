"""What cards bring, in a few words."""

import pytest

from bedesten.engine.captions import card_effect


@pytest.mark.parametrize(
    ("card", "names"), [("7lira", ["a good", "coffee"]), ("neutral", ["Governor", "Smuggler", "courier", "coffee trader"])]
)
def test_nobody_and_nothing_is_left_out(card: str, names: list[str]) -> None:
    assert all(name in card_effect(card) for name in names)
