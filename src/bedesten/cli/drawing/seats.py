"""The players: rubies, lira, wheelbarrow, cards, tiles, assistants. Hands are never shown here, only how many cards."""

from collections.abc import Sequence

from rich.text import Text

from bedesten.cli.drawing.style import CRESTS, GOODS, HERE, INK, LETTERS, QUIET, fitted, goods, ink, joined, rubies
from bedesten.engine.texts import counted
from bedesten.engine.view import PlayerView, View


def seats_beside(view: View, names: Sequence[str], width: int) -> list[Text]:
    """Four lines a player, for a column of its own."""
    lines: list[Text] = []
    for player, name in zip(view.players, names, strict=True):
        race = rubies(player.rubies, view.rubies_to_win)
        head = fitted(_name(view, player, name), width - race.cell_len - 1)
        out = ", ".join(map(str, player.assistants)) or "none"
        lines += [
            head + ink(" ") + race,
            ink("  ") + joined([ink(f"{player.lira} lira", "bold"), ink(counted(player.cards, "card")), _tiles(player)], " · "),
            ink("  ") + _wheelbarrow(player),
            ink(f"  stack {_stack(player)} · out: {out}", QUIET),
            ink(),
        ]
    return [fitted(line, width) for line in lines[:-1]]


def seats_below(view: View, names: Sequence[str], width: int) -> list[Text]:
    """One line a player."""
    longest = max(len(name) for name in names)
    lines = []
    for player, name in zip(view.players, names, strict=True):
        parts = [
            fitted(_name(view, player, name), min(longest, 12) + 6),
            rubies(player.rubies, view.rubies_to_win),
            ink(f"{player.lira:>2} lira", "bold"),
            _wheelbarrow(player),
            ink(f"{counted(player.cards, 'card'):<7}"),
            ink(f"stack {_stack(player)}"),
            _tiles(player) if player.tiles else ink(),
        ]
        lines.append(fitted(joined(parts, "  "), width) if width >= 60 else joined(parts))
    return lines


def _name(view: View, player: PlayerView, name: str) -> Text:
    sign = ink("▶", HERE) if view.turn_of == player.seat else ink(" ")
    return sign + ink(f"{CRESTS[player.seat]} {name} {LETTERS[player.seat]}", INK[player.seat])


def _wheelbarrow(player: PlayerView) -> Text:
    lanes = [
        goods(letter) + ink(str(player.goods[good]), "bold" if player.goods[good] else QUIET) for good, letter in GOODS.items()
    ]
    return joined([*lanes, ink(f"of {player.capacity}", QUIET)])


def _tiles(player: PlayerView) -> Text:
    letters = "".join(tile[0].upper() for tile in player.tiles)
    return ink("tiles ") + goods(letters) if letters else ink("no tiles", QUIET)


def _stack(player: PlayerView) -> str:
    neutral = player.stack.count("neutral")
    return str(len(player.stack)) + (f" ({neutral}n)" if neutral else "")
