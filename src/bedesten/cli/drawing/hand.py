"""One's own cards and tiles, and what they do."""

from rich.text import Text

from bedesten.cli.drawing.live import card_words, guild_words
from bedesten.cli.drawing.style import QUIET, goods, ink
from bedesten.engine.captions import GUILD_CARDS, TAVERN_TILES, TILES, card_effect, card_title
from bedesten.engine.texts import GUILD_NAMES
from bedesten.engine.view import View


def hand_line(view: View) -> Text:
    """All in one line."""
    line = ink("Your hand: ") + ink(card_words(own_cards(view)), "bold")
    return line + ink(" · guild: ") + ink(guild_words(own_guild_cards(view)), "bold") if own_guild_cards(view) else line


def hand_lines(view: View) -> list[Text]:
    cards, tiles = own_cards(view), own_tiles(view)
    lines = [ink("Your hand" if cards else "Your hand is empty.", "bold")]
    for word in dict.fromkeys(cards):
        times = f" ×{cards.count(word)}" if cards.count(word) > 1 else ""
        lines.append(ink(f"  {card_title(word)}{times}", "bold") + ink(f"  {card_effect(word)}", QUIET))
    for colour in tiles:
        lines.append(ink("  ") + goods(colour[0].upper()) + ink(f" {colour} tile", "bold") + ink(f"  {TILES[colour]}", QUIET))
    for card in own_guild_cards(view):
        lines.append(ink(f"  guild {card} “{GUILD_NAMES[card]}”", "bold") + ink(f"  {GUILD_CARDS[card]}", QUIET))
    for tile in own_tavern_tiles(view):
        lines.append(ink(f"  {tile.title()} tile", "bold") + ink(f"  {TAVERN_TILES[tile]}", QUIET))
    return lines


def own_guild_cards(view: View) -> tuple[int, ...]:
    return next((player.guild for player in view.players if player.seat == view.seat), ())


def own_tavern_tiles(view: View) -> tuple[str, ...]:
    return next((player.tavern_tiles for player in view.players if player.seat == view.seat), ())


def own_cards(view: View) -> tuple[str, ...]:
    return next((player.hand for player in view.players if player.seat == view.seat), ())


def own_tiles(view: View) -> tuple[str, ...]:
    return next((player.tiles for player in view.players if player.seat == view.seat), ())
