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
    """MOS-1. Roll two dice. Once per turn, the red tile lets you turn one of them to 4 or roll both again."""
    yield roll(game)
    while has_tile(game, me, RED) or may_hold_six(game, me):
        offer(game, KEEP)
        if has_tile(game, me, RED):
            offer_red_tile(game)
        change = yield ask_or_play(game, me, ASK_DICE, ROLLED)
        if change == KEEP:
            break
        use_tile(game, RED)
        if change == ROLL:
            yield roll(game)
        elif change == TURN_FIRST:
            game.first_die = 4
        else:
            game.second_die = 4
    return game.first_die + game.second_die


def offer_red_tile(game: State) -> None:
    if game.first_die != 4:
        offer(game, TURN_FIRST)
    if game.second_die != 4:
        offer(game, TURN_SECOND)
    offer(game, ROLL)


@rule
def roll_by_card(game: State, me: Player) -> Result:
    """MB-card-six. Roll two dice for a card: the red tile is for places, but a card may still turn a die to 6."""
    yield roll(game)
    if may_hold_six(game, me):
        offer(game, KEEP)
        yield ask_or_play(game, me, ASK_DICE, ROLLED)
    return game.first_die + game.second_die


@rule
def roll_die(game: State, me: Player) -> Result:
    """KT-16, MB-card-six. Roll a single die; a card may still turn it to 6."""
    game.first_die = yield ask_fate(game, FATE_DIE)
    game.second_die = 0
    if may_hold_six(game, me):
        offer(game, KEEP)
        yield ask_or_play(game, me, ASK_DICE, ROLLED)
    return game.first_die


def may_hold_six(game: State, me: Player) -> bool:
    """Is it their turn, and could they have the card that turns a die to 6? Anybody with cards is asked, whatever they are."""
    return me.hand_n > 0 and BONUS_CARDS[game.rules][game.letters_deck][CARD_SIX] > 0 and game.turn_of == me.seat
