"""What cards and tiles do, short enough to stand beside a name: English as it is declared with them, or translated."""

from bedesten.cli.speech import spoken, t
from bedesten.engine.captions import CARDS, GUILD_CARDS, TAVERN_TILES, TILES


def card_effect(word: str) -> str:
    return _said(f"effect-{word}", CARDS.get(word, ""))


def guild_effect(card: int) -> str:
    return _said(f"effect-guild-{card}", GUILD_CARDS[card])


def tile_effect(colour: str) -> str:
    return _said(f"rule-tile-{colour}.note", TILES[colour])


def tavern_effect(tile: str) -> str:
    return _said(f"rule-{tile}-tile.note", TAVERN_TILES[tile])


def _said(key: str, english: str) -> str:
    return english if spoken().code == "en" or not spoken().knows(key) else t(key)
