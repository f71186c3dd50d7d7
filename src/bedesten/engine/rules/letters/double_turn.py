"""The double turn."""

from bedesten.engine.language import *
from bedesten.engine.rules.letters.letters import *


@rule
def double_turn(game: State, me: Player) -> Steps:
    """LS-8. At the end of your turn, once in a round: discard letters worth 3 seals, and take another turn at once."""
    if game.doubled >> me.seat & 1 or seals(me) < DOUBLE_TURN_SEALS[0]:
        return
    offer(game, ENOUGH)
    offer(game, PAY)
    if (yield ask(game, ASK_DOUBLE_TURN)) == ENOUGH:
        return
    yield pay_seals(game, DOUBLE_TURN_SEALS[0])
    game.doubled += 1 << me.seat
    game.extra_turn = 1
