"""Who has won, and what decided it."""

from collections.abc import Sequence

from rich.table import Table

from bedesten.cli.drawing.style import CRESTS, INK, RUBY, ink
from bedesten.cli.speech import spoken, t
from bedesten.engine.notation import SEATS
from bedesten.engine.standing import Standing

CRITERIA = ("rubies", "lira", "goods", "cards")  # END-3, in this order


def deciding(ranking: Sequence[Standing]) -> int | None:
    """The first criterion in which the winner is ahead of the second; None: they share it."""
    first, second = ranking[0].score, ranking[1].score
    return next((i for i in range(len(CRITERIA)) if first[i] != second[i]), None)


def verdict(ranking: Sequence[Standing], names: Sequence[str]) -> str:
    """As the page says it: who wins, and by what."""
    best = [names[place.seat] for place in ranking if place.rank == 1]
    at = deciding(ranking)
    if at is None:
        return f"{_shared(best)} {t('end-why-equal')}"
    winner, second, criterion = ranking[0], ranking[1], CRITERIA[at]
    ahead = winner.score[at] - second.score[at]
    wins = (
        t(f"end-you-win-by-{criterion}", n=ahead)
        if best[0] == t("scene-you")
        else t(f"end-wins-by-{criterion}", name=best[0], n=ahead)
    )
    why = {"rubies": winner.rubies} if at else {}
    return f"{wins} {t(f'end-why-{criterion}', **why, best=winner.score[at], other=second.score[at])}"


def _shared(best: list[str]) -> str:
    others = [name for name in best if name != t("scene-you")]
    return t("end-shared" if others == best else "end-you-share", names=spoken().listed(others))


def standings_table(ranking: Sequence[Standing], names: Sequence[str]) -> Table:
    """Columns in the order of the tie-break; the one that decided is marked."""
    decided = deciding(ranking)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column(t("end-player"))
    for i, criterion in enumerate(CRITERIA):
        sign, style = (" ←", RUBY) if i == decided else ("", "")
        table.add_column(t(f"end-column-{criterion}") + sign, justify="right", style=style)
    for place in ranking:
        colour = SEATS[place.seat]
        table.add_row(
            f"{place.rank}.",
            ink(f"{CRESTS[colour]} {names[place.seat]} ({t(f'colour-{colour}')})", INK[colour]),
            *map(str, place.score),
        )
    return table
