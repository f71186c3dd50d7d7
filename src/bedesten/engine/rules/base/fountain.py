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
    """P7-1, P7-3, NA-4, LS-4. Call any of your assistants back to your stack, one by one, wherever your merchant is.

    You may also take your companion into your supply, from the board or from the general supply.
    """
    yield fetch_assistants(game, 1 if has_letters(game) else 0)
