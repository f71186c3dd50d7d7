"""The bonus cards of Letters & Seals: when they may be played, and what they do."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.layout import *
from bedesten.engine.rules.letters.letters import *
from bedesten.engine.rules.letters.walking import spots_for_family
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.people import *
from bedesten.engine.rules.pieces import *

THINGS = [
    Card(CARD_LETTER, "letter", "i-letter"),
    Card(CARD_DICE_LETTERS, "dice-letters", "d-1"),
    Card(CARD_7LIRA, "7lira", "lira"),
    Card(CARD_GOOD3_RED, "good3-red", "g-R"),
    Card(CARD_GOOD3_GREEN, "good3-green", "g-G"),
    Card(CARD_GOOD3_YELLOW, "good3-yellow", "g-Y"),
    Card(CARD_COPY, "copy", "i-copy"),
    Card(CARD_WALK, "walk", "i-walk"),
    Card(CARD_FOLLOW, "follow", "i-step"),
    Card(CARD_COMPANION2, "companion2", "m-companion"),
    Card(CARD_NEUTRAL, "neutral", "m-governor"),
    Card(CARD_MOSQUE, "mosque", "p15"),
    Card(CARD_SECRET, "secret", "p24", again=SECRET_SOCIETY),
    Card(CARD_ANYWHERE, "anywhere", "i-flag"),
    Card(CARD_GOOD3_BLUE, "good3-blue", "g-B"),
]


@playable(CARD_LETTER)
def while_there_are_letters(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) and can_take_letter(game)


@card(CARD_LETTER)
def card_letter(game: State, me: Player) -> Steps:
    """LS-card-letter. Take a letter."""
    yield take_letter(game)


@playable(CARD_DICE_LETTERS, CARD_GOOD3_RED, CARD_GOOD3_GREEN, CARD_GOOD3_YELLOW, CARD_GOOD3_BLUE)
def freely_and_last(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) or moment == LAST


@card(CARD_GOOD3_RED, CARD_GOOD3_GREEN, CARD_GOOD3_YELLOW, CARD_GOOD3_BLUE)
def card_good3(game: State, me: Player, card: int) -> None:
    """LS-card-good3. Take the good shown and 3 lira."""
    gain(me, JEWELLERY if card == CARD_GOOD3_BLUE else card - CARD_GOOD3_RED)
    me.lira += 3


@playable(CARD_7LIRA)
def with_a_good_or_coffee(game: State, me: Player, card: int, moment: int) -> bool:
    return (is_free(moment) or needs_lira(moment) or moment == LAST) and has_good_or_coffee(me)


@card(CARD_7LIRA)
def card_7lira(game: State, me: Player) -> Steps:
    """LS-card-7lira, LS-9. Sell a good or coffee for 7 lira; you can also play it when you have to pay lira."""
    offer_goods_and_coffee(game, me)
    good = yield ask(game, ASK_GIVE)
    add_good_or_coffee(me, good, -1)
    me.lira += 7


# -- copying


@playable(CARD_COPY)
def when_its_model_is(game: State, me: Player, card: int, moment: int) -> bool:
    if game.discards_n == 0:
        return False
    top = game.discards[game.discards_n - 1]
    return top != CARD_COPY and is_playable(game, me, top, moment)


@card(CARD_COPY)
def card_copy(game: State, me: Player) -> Steps:
    """LS-card-copy. Counts as the card on top of the discard pile, if you could play that now. You can’t copy a copy.

    That card stays where it is; this one goes on the pile once its effect is over.
    """
    yield effect_of(game, game.discards[game.discards_n - 1])


# -- instead of the move


@playable(CARD_WALK)
def where_family_can_walk(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == MOVING and game.reach == 0 and spots_for_family(game, me) > 0


@playable(CARD_FOLLOW)
def if_somebody_is_elsewhere(game: State, me: Player, card: int, moment: int) -> bool:
    if moment == MOVING and game.reach == 0:
        for seat in range(game.players_n):
            if game.players[seat].merchant != me.merchant:
                return True
    return False


@playable(CARD_COMPANION2)
def if_companion_is_out(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == MOVING and game.reach == 0 and is_companion_out(me)


@playable(CARD_ANYWHERE)
def with_three_lira(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == MOVING and game.reach == 0 and me.lira >= 3


@card(CARD_WALK, CARD_FOLLOW, CARD_COMPANION2)
def card_instead_of_moving(game: State, me: Player, card: int) -> None:
    """LS-card-walk, LS-card-follow, LS-card-companion2, TURN-8. Another way to move this turn; one such card per turn.

    Walk: your family member goes to a neighbouring place and uses its action; that is the whole turn. Not from or to the
    Police Station. Follow: your merchant goes where another player’s merchant is, and doesn’t pay that one. Companion: he
    goes 2 steps instead of 1.
    """
    game.reach = 1 + card


@card(CARD_ANYWHERE)
def card_anywhere(game: State, me: Player) -> None:
    """LS-card-anywhere. Pay 3 lira, and your merchant goes to any other place."""
    me.lira -= 3
    game.reach = 1 + CARD_ANYWHERE


# -- people


@playable(CARD_NEUTRAL)
def whenever_free(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment)


@card(CARD_NEUTRAL)
def card_neutral(game: State, me: Player) -> Steps:
    """LS-card-neutral, MB-tavern-meet. Trade with the Governor, the Smuggler, the courier or the coffee trader, wherever
    he is, at his usual price.

    The Encounter tile doesn’t make it free: this isn’t an encounter. Then roll to move him on. You can still meet him this turn.
    """
    if can_draw(game):
        offer(game, GOVERNOR)
    offer(game, SMUGGLER)
    if can_take_letter(game):
        offer(game, COURIER)
    if game.trader > 0 and can_pay_trader(me):
        offer(game, COFFEE_TRADER)
    whom = yield ask(game, ASK_PERSON)
    if whom == GOVERNOR:
        yield governor(game, 0)
    elif whom == SMUGGLER:
        yield smuggler(game, 0)
    elif whom == COURIER:
        yield courier(game, 0)
    else:
        yield coffee_trader(game, 0)


# -- once more


@playable(CARD_MOSQUE)
def directly_after_a_mosque(game: State, me: Player, card: int, moment: int) -> bool:
    after_small = is_after(moment, SMALL_MOSQUE) and is_possible(game, me, SMALL_MOSQUE)
    return after_small or (is_after(moment, GREAT_MOSQUE) and is_possible(game, me, GREAT_MOSQUE))


@card(CARD_MOSQUE)
def card_mosque(game: State, me: Player) -> Steps:
    """LS-card-mosque, CARD-again. Right after the action of a mosque: use the same one again."""
    yield action_of(game, game.acting)


@playable(CARD_SECRET)
def directly_after_the_society(game: State, me: Player, card: int, moment: int) -> bool:
    return is_after(moment, SECRET_SOCIETY) and is_possible(game, me, SECRET_SOCIETY)


@card(CARD_SECRET)
def card_secret(game: State, me: Player) -> Steps:
    """LS-card-secret, CARD-again. Right after the action of the Secret Society: use it again."""
    yield action_of(game, SECRET_SOCIETY)
