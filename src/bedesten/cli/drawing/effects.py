"""What cards and tiles do, short enough to stand beside a name."""

from bedesten.cli.speech import spoken, t
from bedesten.engine.captions import TAVERN_TILES, TILES


def card_effect(word: str) -> str:
    """Nothing, of a card that is hidden."""
    return t(f"effect-{word}") if spoken().knows(f"effect-{word}") else ""


def guild_effect(card: int) -> str:
    return t(f"effect-guild-{card}")


def tile_effect(colour: str) -> str:
    return _said(f"rule-tile-{colour}.note", TILES[colour])


def tavern_effect(tile: str) -> str:
    return _said(f"rule-{tile}-tile.note", TAVERN_TILES[tile])


def _said(key: str, english: str) -> str:
    """English is declared with the tile."""
    return t(key) if spoken().knows(key) else english
