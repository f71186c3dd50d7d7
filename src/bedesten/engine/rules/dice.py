"""Two dice."""

from bedesten.engine.language import *
from bedesten.engine.rules.moments import *


@rule
def roll(game: State, me: Player) -> Result:
    """Roll two dice; returns their sum."""
    pips = yield ask_fate(game, FATE_DICE)
    game.first_die = pips // 6 + 1
    game.second_die = pips % 6 + 1
    return game.first_die + game.second_die


@rule
def roll_at_place(game: State, me: Player) -> Result:
    """MOS-1. Roll two dice. With the red tile you may, once in your turn, turn one of them to 4 or roll both again."""
    rolled = yield roll(game)
    if not has_tile(game, me, RED):
        return rolled
    offer(game, KEEP)
    if game.first_die != 4:
        offer(game, TURN_FIRST)
    if game.second_die != 4:
        offer(game, TURN_SECOND)
    offer(game, ROLL)
    change = yield ask(game, ASK_DICE)
    if change == KEEP:
        return rolled
    use_tile(game, RED)
    if change == ROLL:
        yield roll(game)
    elif change == TURN_FIRST:
        game.first_die = 4
    else:
        game.second_die = 4
    return game.first_die + game.second_die
