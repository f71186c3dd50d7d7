"""The dice cards of the two expansions."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import draw
from bedesten.engine.rules.dice import roll_by_card
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.layout import has_mocha
from bedesten.engine.rules.letters.letters import take_letter


@card(CARD_DICE_MOCHA)
def card_dice_mocha(game: State, me: Player) -> Steps:
    """MB-card-dice. Roll two dice: a low roll brings lira, a high one coffee."""
    rolled = yield roll_by_card(game)
    yield take_rewards(game, 0, rolled)


@card(CARD_DICE_LETTERS)
def card_dice_letters(game: State, me: Player) -> Steps:
    """LS-card-dice. Roll two dice and take what the card shows for that roll: lira, letters."""
    rolled = yield roll_by_card(game)
    yield take_rewards(game, 1, rolled)


@rule
def take_rewards(game: State, me: Player, box: int, rolled: int) -> Steps:
    """MB-card-dice, LS-card-dice, LS-9. What a dice card shows for a roll; in some copies also goods and bonus cards."""
    me.lira += DICE_LIRA[box][rolled]
    if has_mocha(game):
        me.coffee += DICE_COFFEE[box][rolled]
    for good in range(GOODS):
        for _ in range(DICE_GOODS[box][rolled][good]):
            gain(me, good)
    for _ in range(DICE_ANY[box][rolled]):
        yield take_good(game)
    for _ in range(DICE_LETTERS[box][rolled]):
        yield take_letter(game)
    for _ in range(DICE_CARDS[box][rolled]):
        yield draw(game)
