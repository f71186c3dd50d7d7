"""The pieces on a place: [R4] merchant on 4, r assistant, (R) family member, <R> companion, Gov, Smu, Cof, Cou, n neutral."""

from rich.text import Text

from bedesten.cli.drawing.style import BADGE, INK, LETTERS, NOBODYS, OFFICER, ink
from bedesten.cli.speech import t
from bedesten.engine.view import PlayerView, View


def legend_of(view: View) -> tuple[str, ...]:
    coffee = (t("terminal-legend-mocha"),) if view.coffee_trader else ()
    return (t("terminal-legend"), t("terminal-legend-goods"), *coffee, *((t("terminal-legend-letters"),) if view.courier else ()))


def whole_legend() -> list[str]:
    return [t(f"terminal-legend{part}") for part in ("", "-goods", "-mocha", "-letters")]


def pieces(view: View, place: int) -> list[Text]:
    found = [merchant(player) for player in view.players if player.merchant == place]
    found += [ink("[n]", NOBODYS) for at in view.neutral_merchants if at == place]
    found += [ink("Gov", OFFICER)] if view.governor == place else []
    found += [ink("Smu", OFFICER)] if view.smuggler == place else []
    found += [ink("Cof", OFFICER)] if view.coffee_trader == place else []
    found += [_barrier(view, place)] if place in view.barrier else []
    found += [ink("Cou", OFFICER)] if view.courier == place else []
    found += [ink(f"<{LETTERS[player.seat]}>", INK[player.seat]) for player in view.players if player.companion == place]
    found += [ink(f"({LETTERS[player.seat]})", INK[player.seat]) for player in view.players if player.family == place]
    found += [ink(LETTERS[player.seat].lower(), INK[player.seat]) for player in view.players if place in player.assistants]
    return found + [ink("n", NOBODYS) for at in view.neutral_assistants if at == place]


def _barrier(view: View, place: int) -> Text:
    """An arrow towards the other place."""
    where = {at: (row, column) for row, places in enumerate(view.grid) for column, at in enumerate(places)}
    (row, column), (other_row, other_column) = where[place], where[sum(view.barrier) - place]
    arrow = {(0, 1): "→", (0, -1): "←", (1, 0): "↓", (-1, 0): "↑"}[other_row - row, other_column - column]
    return ink(f"#{arrow}", INK[view.barrier_owner] if view.barrier_owner else NOBODYS)


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
