"""What was counted in many games, as tables."""

from rich.console import Console
from rich.table import Table

from bedesten.bots.simulation import Simulation
from bedesten.cli.drawing.style import BAD, ink
from bedesten.engine.notation import PLACES, SEATS
from bedesten.engine.texts import CARD_NAMES, GUILD_NAMES, PLACE_NAMES, counted

_GUILD_CARDS = {f"guild:{card}": name for card, name in GUILD_NAMES.items()}
_PLACES = {word: PLACE_NAMES[place] for place, word in PLACES.items()}


def print_figures(console: Console, figures: Simulation) -> None:
    _print_head(console, figures)
    finished = figures.games - figures.unfinished
    seats = {f"{SEATS[seat]} ({bot})": figures.wins_by_seat[seat] for seat, bot in enumerate(figures.bots)}
    _print_shares(console, "wins by seat", seats, finished)
    if len(figures.wins_by_bot) > 1:
        _print_shares(console, "wins by bot", figures.wins_by_bot, finished)
    players = figures.games * figures.players
    _print_means(console, "rubies from", figures.ruby_sources, players)
    _print_means(console, "actions", figures.actions, players)
    _print_means(console, "cards played", figures.cards, players)
    if figures.guild_cards:
        _print_means(console, "guild cards", figures.guild_cards, players)


def _print_head(console: Console, figures: Simulation) -> None:
    games, variants = counted(figures.games, "game"), "".join(f", {name}" for name in figures.variants)
    uncompiled = "" if figures.compiled else " (the rules run uncompiled)"
    console.print(ink(f"{games} of {figures.players} players, {figures.layout} layout{variants}", "bold"))
    console.print(
        ink(
            f"{figures.mean_rounds:.1f} rounds a game · {figures.games_per_s:,.1f} games/s · "
            f"{figures.decisions_per_s:,.0f} decisions/s{uncompiled}"
        )
    )
    if figures.remark:
        console.print(ink(f"{figures.remark} --rounds N lets them go on longer.", BAD))


def _print_shares(console: Console, title: str, counts: dict[str, float], games: int) -> None:
    """Shared wins are divided, so there may be parts of a game."""
    rows = [(name, f"{n:,.0f}" if n == round(n) else f"{n:,.1f}", f"{n / max(1, games):.1%}") for name, n in counts.items()]
    _print_table(console, (title, "games", "share"), rows)


def _print_means(console: Console, title: str, counts: dict[str, int], players: int) -> None:
    """The most frequent first, and how often a player has it in a game."""
    often = sorted(((_title(name), n) for name, n in counts.items() if n), key=lambda pair: -pair[1])
    _print_table(console, (title, "in all", "a player"), [(name, f"{n:,}", f"{n / players:.2f}") for name, n in often])


def _title(word: str) -> str:
    return _PLACES.get(word) or CARD_NAMES.get(word) or _GUILD_CARDS.get(word) or word.replace("-", " ").capitalize()


def _print_table(console: Console, heads: tuple[str, str, str], rows: list[tuple[str, str, str]]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(heads[0], min_width=20)
    for head in heads[1:]:
        table.add_column(head, justify="right", min_width=8)
    for row in rows:
        table.add_row(*row)
    console.print()
    console.print(table)
