"""7 Fountain."""

from bedesten.engine.language import *
from bedesten.engine.rules.assistants import *


@place(FOUNTAIN)
def fountain(game: State, me: Player) -> Steps:
    """P7-1, P7-3, NA-4. Any of your assistants, one by one, return from the board to your stack, wherever your merchant is."""
    while me.assistants > 0:
        offer(game, ENOUGH)
        offer_assistants(game, me)
        place = yield ask(game, ASK_FETCH)
        if place == ENOUGH:
            return
        bring_back(me, place)
