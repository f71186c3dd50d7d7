"""Who has won, and what decided it."""

from collections.abc import Sequence

from rich.table import Table

from bedesten.cli.drawing.style import CRESTS, INK, RUBY, ink
from bedesten.engine.notation import SEATS
from bedesten.engine.standing import Standing

CRITERIA = ("rubies", "lira", "goods", "cards")  # END-3, in this order


def deciding(ranking: Sequence[Standing]) -> int | None:
    """The first criterion in which the winner is ahead of the second; None: they share it."""
    first, second = ranking[0].score, ranking[1].score
    return next((i for i in range(len(CRITERIA)) if first[i] != second[i]), None)


def verdict(ranking: Sequence[Standing], names: Sequence[str]) -> str:
    best = [names[place.seat] for place in ranking if place.rank == 1]
    if len(best) > 1:
        return f"{' and '.join(best)} share the win: equal in rubies, lira, goods and cards."
    winner, second, at = ranking[0], ranking[1], deciding(ranking)
    wins = "You win" if best[0] == "You" else f"{best[0]} wins"
    if not at:
        return f"{wins} with {winner.rubies} rubies to {second.rubies}."
    equal = " and ".join(CRITERIA[:at]) if at < 3 else "rubies, lira and goods"
    other = "you" if names[second.seat] == "You" else names[second.seat]
    return f"{wins}: equal to {other} in {equal}, but ahead in {CRITERIA[at]}, {winner.score[at]} to {second.score[at]}."


def standings_table(ranking: Sequence[Standing], names: Sequence[str]) -> Table:
    """Columns in the order of the tie-break; the one that decided is marked."""
    decided = deciding(ranking)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column("player")
    for i, criterion in enumerate(CRITERIA):
        table.add_column(criterion + (" ←" if i == decided else ""), justify="right", style=RUBY if i == decided else "")
    for place in ranking:
        colour = SEATS[place.seat]
        table.add_row(
            f"{place.rank}.", ink(f"{CRESTS[colour]} {names[place.seat]} ({colour})", INK[colour]), *map(str, place.score)
        )
    return table
