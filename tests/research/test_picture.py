"""The table as a picture and as text."""

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from bedesten.engine.core import Position
from bedesten.engine.options import RULE_SETS, Options
from bedesten.engine.start import start
from bedesten.engine.view import SPECTATOR, view
from bedesten.research.picture import SEAT_COLOURS, pixels, size_of, svg
from bedesten.research.table_text import table_text


def later(rules: str, players: int) -> Position:
    position = start(Options(players, rules), 3)
    for _ in range(200):
        position.push(position.random_choice(True))
    return position


@pytest.mark.parametrize("rules", RULE_SETS)
def test_both_pictures_show_the_same(rules: str) -> None:
    table = view(later(rules, 5), SPECTATOR)
    width, height = size_of(table)
    drawn = ET.fromstring(svg(table))
    assert drawn.attrib["viewBox"] == f"0 0 {width} {height}"
    painted = pixels(table)
    assert painted.shape == (height, width, 3) and painted.dtype == np.uint8
    fills = {element.attrib["fill"] for element in drawn}
    colours = {"#" + bytes(pixel).hex() for pixel in np.unique(painted.reshape(-1, 3), axis=0)}
    assert colours == fills and set(SEAT_COLOURS.values()) <= colours


@pytest.mark.parametrize("rules", RULE_SETS)
def test_text_shows_what_everybody_sees(rules: str) -> None:
    position = later(rules, 4)
    text = table_text(position)
    assert text.startswith(f"{rules}, round ") and text.count(" rubies, ") == 4
    for seed in range(5):  # whoever looks on does not know what anybody holds
        assert table_text(position.imagined(SPECTATOR, seed)) == text
