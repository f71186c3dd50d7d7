"""The players: rubies, lira, wheelbarrow, cards, tiles, assistants, coffee, letters. Hands are never shown here, only how many
cards."""

from collections.abc import Sequence

from rich.text import Text

from bedesten.cli.drawing.sentences import counted, drawn
from bedesten.cli.drawing.style import CRESTS, GOODS, HERE, INK, LETTERS, QUIET, fitted, goods, ink, joined, rubies
from bedesten.cli.speech import t
from bedesten.engine.view import PlayerView, View


def seats_beside(view: View, names: Sequence[str], width: int) -> list[Text]:
    """Four lines a player, for a column of its own; a fifth for letters."""
    lines: list[Text] = []
    for player, name in zip(view.players, names, strict=True):
        race = rubies(player.rubies, view.rubies_to_win)
        head = fitted(_name(view, player, name), width - race.cell_len - 1)
        out = t("terminal-out", places=", ".join(map(str, player.assistants)) or "–")
        lines += [
            head + ink(" ") + race,
            ink("  ") + joined([counted(player.lira, "lira", "bold"), counted(player.cards, "card"), _tiles(player)], " · "),
            ink("  ") + joined([_wheelbarrow(player), *_coffee(view, player)], " · "),
            ink(f"  {_stack(player)} · {out}", QUIET),
            *[ink("  ") + part for part in _letters(view, player)],
            ink(),
        ]
    return [fitted(line, width) for line in lines[:-1]]


def seats_below(view: View, names: Sequence[str], width: int) -> list[Text]:
    """One line a player; what expansions bring stands in a second one, unless there is room for all of them beside the rest."""
    longest = max(len(name) for name in names)
    lines: list[Text] = []
    extras: list[Text] = []
    for player, name in zip(view.players, names, strict=True):
        parts = [
            fitted(_name(view, player, name), min(longest, 12) + 6),
            rubies(player.rubies, view.rubies_to_win),
            ink(" " * (player.lira < 10)) + counted(player.lira, "lira", "bold"),
            _wheelbarrow(player),
            fitted(counted(player.cards, "card"), max(counted(n, "card").cell_len for n in range(10))),
            ink(_stack(player)),
            _tiles(player) if player.tiles else ink(),
        ]
        lines.append(joined(parts, "  " if width >= 60 else " "))
        extras.append(joined([*_coffee(view, player), *_letters(view, player)], " · "))
    lines = _with_extras(lines, extras, width) if any(extra.cell_len for extra in extras) else lines
    return [fitted(line, width) for line in lines] if width >= 60 else lines


def _with_extras(lines: list[Text], extras: list[Text], width: int) -> list[Text]:
    start = max(line.cell_len for line in lines) + 2
    if start + max(extra.cell_len for extra in extras) <= width:
        return [fitted(line, start) + extra for line, extra in zip(lines, extras, strict=True)]
    return [row for line, extra in zip(lines, extras, strict=True) for row in (line, ink("   ") + extra)]


def _name(view: View, player: PlayerView, name: str) -> Text:
    sign = ink("▶", HERE) if view.turn_of == player.seat else ink(" ")
    return sign + ink(f"{CRESTS[player.seat]} {name} {LETTERS[player.seat]}", INK[player.seat])


def _wheelbarrow(player: PlayerView) -> Text:
    lanes = [
        goods(letter) + ink(str(player.goods[good]), "bold" if player.goods[good] else QUIET) for good, letter in GOODS.items()
    ]
    return joined([*lanes, ink(t("terminal-capacity", n=player.capacity), QUIET)])


def _coffee(view: View, player: PlayerView) -> list[Text]:
    """And what else Mocha & Baksheesh brings, if it is played."""
    if not view.coffee_price:
        return []
    tiles = "".join(f" {tile[0].upper()}" for tile in player.tavern_tiles)
    return [counted(player.coffee, "coffee", "bold") + ink(f", {t('terminal-guild-cards', n=player.guild_cards)}{tiles}")]


def _letters(view: View, player: PlayerView) -> list[Text]:
    """And what else Letters & Seals brings, if it is played."""
    if not view.courier:
        return []
    held = " ".join(player.letters)
    letters = t("terminal-letters", letters=held, seals=player.seals) if held else t("terminal-no-letters")
    return [ink(letters) + ink(f" · {t('terminal-companion-at', place=player.companion)}" if player.companion else "")]


def _tiles(player: PlayerView) -> Text:
    letters = "".join(tile[0].upper() for tile in player.tiles)
    return drawn("terminal-tiles", tiles=goods(letters)) if letters else ink(t("terminal-no-tiles"), QUIET)


def _stack(player: PlayerView) -> str:
    neutral = player.stack.count("neutral")
    return t("terminal-stack", stack=str(len(player.stack)) + (f" ({neutral}n)" if neutral else ""))
