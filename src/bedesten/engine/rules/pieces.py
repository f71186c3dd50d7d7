"""Setting a player's pieces on places; letters are delivered there."""

from bedesten.engine.language import *
from bedesten.engine.rules.letters.letters import deliver


def put_merchant(me: Player, place: int) -> None:
    """With the assistants under him."""
    me.merchant = place
    deliver(me)


def put_family(me: Player, place: int) -> None:
    me.family = place
    deliver(me)


def put_companion(me: Player, place: int) -> None:
    me.companion = place
    deliver(me)


def is_companion_out(me: Player) -> bool:
    """Is the companion on a place of the board?"""
    return GENERAL_SUPPLY < me.companion < OWN_SUPPLY


def has_left(game: State, me: Player) -> bool:
    """TURN-7. Has the acting piece left the place that it went to?"""
    return (me.merchant if game.piece == BY_MERCHANT else me.companion) != game.at
