"""The pieces on a place: [R4] merchant on four assistants, r assistant, (R) family member, Gov, Smu, n neutral."""

from rich.text import Text

from bedesten.cli.drawing.style import BADGE, INK, LETTERS, NOBODYS, OFFICER, ink
from bedesten.engine.view import PlayerView, View

LEGEND = (
    "[R4] merchant on 4 assistants · r assistant · (R) family member · Gov, Smu · n neutral",
    "goods: R fabric · G spice · Y fruit · B jewellery · * any",
)


def pieces(view: View, place: int) -> list[Text]:
    found = [merchant(player) for player in view.players if player.merchant == place]
    found += [ink("[n]", NOBODYS) for at in view.neutral_merchants if at == place]
    found += [ink("Gov", OFFICER)] if view.governor == place else []
    found += [ink("Smu", OFFICER)] if view.smuggler == place else []
    found += [ink(f"({LETTERS[player.seat]})", INK[player.seat]) for player in view.players if player.family == place]
    found += [ink(LETTERS[player.seat].lower(), INK[player.seat]) for player in view.players if place in player.assistants]
    return found + [ink("n", NOBODYS) for at in view.neutral_assistants if at == place]


def merchant(player: PlayerView) -> Text:
    return ink(f"[{LETTERS[player.seat]}{len(player.stack)}]", BADGE[player.seat])


def set_in_lines(found: list[Text], width: int, lines: int) -> list[Text]:
    """In so many lines; what does not fit is counted: +2."""
    rows, i = [], 0
    for row in range(lines):
        line = ink()
        while i < len(found):
            is_stuck_on = line.plain.endswith("]") and found[i].plain.startswith("[")  # merchants stand close
            gap = 1 if line.cell_len and not is_stuck_on else 0
            more = len(found) - i - 1
            room = width - (3 if row == lines - 1 and more else 0)  # for " +n"
            if line.cell_len + gap + found[i].cell_len > room:
                break
            line.append(" " * gap).append_text(found[i])
            i += 1
        rows.append(line)
    if i < len(found):
        rows[-1].append(f" +{len(found) - i}")
    return rows
