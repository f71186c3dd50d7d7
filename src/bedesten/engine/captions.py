"""What places, bonus cards, guild cards, mosque tiles and tavern tiles bring, short enough to stand beside a name."""

from bedesten.engine import things
from bedesten.engine.notation import COLOURS
from bedesten.engine.texts import CARD_NAMES

PLACES = {place.number: place.caption for place in things.PLACES}
CARDS = {card.word: card.caption for card in things.CARDS}
GUILD_CARDS = {card.number: card.caption for card in things.GUILD_CARDS}
TAVERN_TILES = {tile.word: tile.caption for tile in things.TAVERN_TILES}
TILES = {COLOURS[tile.number]: tile.caption for tile in things.MOSQUE_TILES}


def card_title(word: str) -> str:
    return f"“{CARD_NAMES.get(word, word)}”"


def card_effect(word: str) -> str:
    return CARDS.get(word, "")
