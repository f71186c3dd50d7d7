"""English names of things, and the kinds of questions."""

from bedesten.engine import things
from bedesten.engine.names import questions as q
from bedesten.engine.vocabulary import named

PLACE_NAMES = {place.number: place.name for place in things.PLACES}
CARD_NAMES = {card.word: card.name for card in things.CARDS}
GUILD_NAMES = {card.number: card.name for card in things.GUILD_CARDS}
KIOSK_TILES = {tile.number: tile.caption for tile in things.KIOSK_TILES}  # what they do, in a few words
KINDS = {number: name.removeprefix("ask-") for number, name in named(q).items()}  # ASK_PAY_GOVERNOR -> pay-governor


def counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"
