"""The companion: a second piece to move."""

from bedesten.engine.language import *
from bedesten.engine.rules.pieces import *


@playable(SET_COMPANION)
def at_the_start(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == MOVING and me.companion == OWN_SUPPLY


@card(SET_COMPANION)
def set_companion(game: State, me: Player) -> None:
    """LS-4. At the start of your turn, put your companion from your supply beside your merchant; he may move at once."""
    put_companion(me, me.merchant)
