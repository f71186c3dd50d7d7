"""One's own cards and tiles, and what they do."""

from rich.text import Text

from bedesten.cli.drawing.effects import card_effect, guild_effect, tavern_effect, tile_effect
from bedesten.cli.drawing.live import card_words, guild_words
from bedesten.cli.drawing.style import QUIET, goods, ink
from bedesten.cli.speech import t
from bedesten.engine.view import View
from bedesten.engine.wording import capital


def hand_line(view: View) -> Text:
    """All in one line."""
    line, guild = ink(f"{t('terminal-hand')}: ") + ink(card_words(own_cards(view)), "bold"), own_guild_cards(view)
    return line + ink(f" · {t('terminal-guild')}: ") + ink(guild_words(guild), "bold") if guild else line


def hand_lines(view: View) -> list[Text]:
    cards = own_cards(view)
    lines = [ink(t("terminal-hand" if cards else "terminal-hand-empty"), "bold")]
    for word in dict.fromkeys(cards):
        times = f" ×{cards.count(word)}" if cards.count(word) > 1 else ""
        lines.append(_line(f"{t('terminal-card', card=word)}{times}", card_effect(word)))
    for colour in own_tiles(view):
        name = ink(f" {t(f'mosque-{colour}')}", "bold")
        lines.append(ink("  ") + goods(colour[0].upper()) + name + ink(f"  {tile_effect(colour)}", QUIET))
    for card in own_guild_cards(view):
        lines.append(_line(f"{t('terminal-guild')} {card} “{t(f'guild-{card}')}”", guild_effect(card)))
    for tile in own_tavern_tiles(view):
        lines.append(_line(capital(t(f"tavern-{tile}")), tavern_effect(tile)))
    return lines


def _line(name: str, effect: str) -> Text:
    return ink(f"  {name}", "bold") + ink(f"  {effect}", QUIET)


def own_guild_cards(view: View) -> tuple[int, ...]:
    return next((player.guild for player in view.players if player.seat == view.seat), ())


def own_tavern_tiles(view: View) -> tuple[str, ...]:
    return next((player.tavern_tiles for player in view.players if player.seat == view.seat), ())


def own_cards(view: View) -> tuple[str, ...]:
    return next((player.hand for player in view.players if player.seat == view.seat), ())


def own_tiles(view: View) -> tuple[str, ...]:
    return next((player.tiles for player in view.players if player.seat == view.seat), ())
