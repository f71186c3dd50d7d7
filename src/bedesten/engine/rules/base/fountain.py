"""7 Fountain."""

from bedesten.engine.language import *
from bedesten.engine.rules.assistants import fetch_assistants
from bedesten.engine.rules.layout import has_letters

THINGS = [
    Place(
        FOUNTAIN,
        "Fountain",
        "your assistants come back to you",
        example="12: >fountain act fetch:fabric-warehouse fetch:post-office",
        glaze="service",
        picture="p7",
    ),
]


@place(FOUNTAIN)
def fountain(game: State, me: Player) -> Steps:
    """P7-1, P7-3, NA-4, LS-4. Any of your assistants, one by one, return from the board to your stack, wherever your merchant is.

    Your companion may come into your supply, from the board or from the general supply.
    """
    yield fetch_assistants(game, 1 if has_letters(game) else 0)
