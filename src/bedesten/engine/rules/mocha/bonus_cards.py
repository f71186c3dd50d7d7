"""The bonus cards of Mocha & Baksheesh, and the Movement tile of the Tavern, which is used like one: when, and what they do."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.guild import *
from bedesten.engine.rules.moments import *

THINGS = [
    Card(CARD_COFFEE2, "coffee2", "g-C"),
    Card(CARD_GUILD, "guild", "i-guild"),
    Card(CARD_8LIRA, "8lira", "lira"),
    Card(CARD_SWAP, "swap", "i-swap"),
    Card(CARD_DICE_MOCHA, "dice-mocha", "d-1"),
    Card(CARD_SIX, "six", "d-1"),
    Card(CARD_CORNER, "corner", "i-turn"),
    Card(CARD_WAIN, "wain", "p1", again=WAINWRIGHT),
    Card(CARD_HOUSE, "house", "p20", again=COFFEE_HOUSE),
]


@playable(CARD_COFFEE2)
def at_free_moments(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment)


@card(CARD_COFFEE2)
def card_coffee2(game: State, me: Player) -> None:
    """MB-card-coffee2. Take 2 coffee."""
    me.coffee += 2


@playable(CARD_GUILD)
def with_coffee_for_the_guild(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) and me.coffee >= 2 and can_draw_guild(game)


@card(CARD_GUILD)
def card_guild(game: State, me: Player) -> Steps:
    """MB-card-guild. Pay 2 coffee and draw a guild card."""
    me.coffee -= 2
    yield draw_guild(game)


@playable(CARD_8LIRA)
def with_a_coffee(game: State, me: Player, card: int, moment: int) -> bool:
    return me.coffee >= 1 and (is_free(moment) or needs_lira(moment) or moment == LAST)


@card(CARD_8LIRA)
def card_8lira(game: State, me: Player) -> None:
    """MB-card-8lira. Pay 1 coffee and take 8 lira; you can also play it when you have to pay lira."""
    me.coffee -= 1
    me.lira += 8


@playable(CARD_SWAP)
def with_something_to_give(game: State, me: Player, card: int, moment: int) -> bool:
    return (is_free(moment) or moment == LAST) and has_good_or_coffee(me)


@card(CARD_SWAP)
def card_swap(game: State, me: Player) -> Steps:
    """MB-card-swap, MB-2. Give 1 to 3 goods or coffee, then take as many of other kinds, if you have room for them."""
    given = 0
    kinds = 0
    while given < 3:
        if given > 0:
            offer(game, ENOUGH)
        offer_goods_and_coffee(game, me)
        good = yield ask(game, ASK_SWAP_AWAY)
        if good == ENOUGH:
            break
        add_good_or_coffee(me, good, -1)
        given += 1
        kinds = kinds | 1 << good
    while given > 0 and fits_of_others(me, kinds):
        for good in range(GOODS + 1):
            if fits_of_kind(me, kinds, good):
                offer(game, TAKE + good)
        good = yield ask(game, ASK_SWAP_FOR)
        add_good_or_coffee(me, good, 1)
        given -= 1


def fits_of_kind(me: Player, kinds: int, good: int) -> bool:
    """Is it none of the kinds, and is there room for it?"""
    return not kinds >> good & 1 and (good == COFFEE or has_room(me, good))


def fits_of_others(me: Player, kinds: int) -> bool:
    for good in range(GOODS + 1):
        if fits_of_kind(me, kinds, good):
            return True
    return False


@playable(CARD_DICE_MOCHA)
def at_free_moments_or_last(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) or moment == LAST


@playable(CARD_SIX)
def after_a_roll(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == ROLLED and (game.first_die < 6 or 0 < game.second_die < 6)


@card(CARD_SIX)
def card_six(game: State, me: Player) -> Steps:
    """MB-card-six. After a roll on your turn that doesn’t move a piece: turn one die to 6."""
    if game.first_die < 6:
        offer(game, FIRST_TO_SIX)
    if 0 < game.second_die < 6:  # there may be a single one
        offer(game, SECOND_TO_SIX)
    if (yield ask(game, ASK_SIX)) == FIRST_TO_SIX:
        game.first_die = 6
    else:
        game.second_die = 6


@playable(MOVEMENT_TILE)
def before_the_move(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == MOVING and game.reach == 0


@card(MOVEMENT_TILE)
def movement_tile(game: State, me: Player) -> None:
    """MB-tavern-move, TURN-8. Instead of one or two steps go straight on as far as you like; not across another's barrier."""
    game.reach = 1 + MOVEMENT_TILE
