"""Guild cards 1 to 11: goods, lira, cards, assistants, dice."""

from bedesten.engine.language import *
from bedesten.engine.rules.assistants import fetch_assistants
from bedesten.engine.rules.deck import draw
from bedesten.engine.rules.dice import roll_by_card
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.pieces import put_merchant

THINGS = [
    GuildCard(1, about=WAINWRIGHT),
    GuildCard(2),
    GuildCard(3),
    GuildCard(4),
    GuildCard(5),
    GuildCard(6),
    GuildCard(7),
    GuildCard(8, about=BLACK_MARKET),
    GuildCard(9, about=TEA_HOUSE),
    GuildCard(10),
    GuildCard(11),
]


@guild_possible(1)
def has_room_for_extension(game: State, me: Player) -> bool:
    return can_extend(me)


@guild_card(1)
def guild_1(game: State, me: Player) -> None:
    """MB-guild-1, P1-2. Take a free extension for your wheelbarrow."""
    add_extension(me)


@guild_card(2, 3, 4)
def guild_2_to_4(game: State, me: Player, card: int) -> Steps:
    """MB-guild-2, MB-guild-3, MB-guild-4. Fill your wheelbarrow with one good: card 2 with fabric, 3 with spice, 4 with fruit.

    Then take up to 3 goods, all different.
    """
    me.goods[card - 2] = capacity(me)
    yield take_different_goods(game, 3)


@guild_card(5)
def guild_5(game: State, me: Player) -> Steps:
    """MB-guild-5. Take 4 lira and up to 4 goods, all different."""
    me.lira += 4
    yield take_different_goods(game, 4)


@rule
def take_different_goods(game: State, me: Player, number: int) -> Steps:
    """MB-guild-2, MB-guild-5. Take up to so many goods, one of a kind."""
    taken = 0
    for _ in range(number):
        offer(game, ENOUGH)
        for good in range(GOODS):
            if has_room(me, good) and not taken >> good & 1:
                offer(game, TAKE + good)
        good = yield ask(game, ASK_UP_TO)
        if good == ENOUGH:
            return
        gain(me, good)
        taken = taken | 1 << good


@guild_possible(6)
def are_three_cards_left(game: State, me: Player) -> bool:
    return game.deck_n + game.discards_n >= 3


@guild_card(6)
def guild_6(game: State, me: Player) -> Steps:
    """MB-guild-6, MB-4. Draw 3 bonus cards. You can’t play it if fewer are left."""
    for _ in range(3):
        yield draw(game)


@guild_card(7)
def guild_7(game: State, me: Player) -> Steps:
    """MB-guild-7, NA-4. Your merchant goes to the Fountain with his stack; call back any of your own assistants.

    Then take another turn at once.
    """
    put_merchant(me, FOUNTAIN)
    yield fetch_assistants(game, 0)
    game.extra_turn = 1


@guild_card(8)
def guild_8(game: State, me: Player) -> Steps:
    """MB-guild-8, MB-card-six. Take 2 fabric, spice or fruit, then roll; 4 to 6 brings 1 jewellery, more brings 3."""
    good = yield ask_good(game, FRUIT)
    for _ in range(2):
        gain(me, good)
    rolled = yield roll_by_card(game)
    for _ in range(GUILD_JEWELS[rolled]):
        gain(me, JEWELLERY)


@guild_card(9)
def guild_9(game: State, me: Player) -> Steps:
    """MB-guild-9, MB-card-six. Name a number and roll, as at the Tea House, for twice as many lira; otherwise take 4."""
    offer_range(game, NAME + 3, NAME + 12)
    number = yield ask(game, ASK_NUMBER)
    rolled = yield roll_by_card(game)
    me.lira += 2 * number if rolled >= number else 4


@guild_possible(10)
def has_goods_for_15_lira(game: State, me: Player) -> bool:
    return me.goods[FABRIC] > 0 and me.goods[SPICE] > 0 and me.goods[FRUIT] > 0


@guild_card(10)
def guild_10(game: State, me: Player) -> None:
    """MB-guild-10. Pay 1 fabric, 1 spice and 1 fruit for 15 lira."""
    me.goods[FABRIC] -= 1
    me.goods[SPICE] -= 1
    me.goods[FRUIT] -= 1
    me.lira += 15


@guild_possible(11)
def has_goods_for_20_lira(game: State, me: Player) -> bool:
    return me.goods[FABRIC] > 0 and me.goods[SPICE] > 0 and me.goods[JEWELLERY] > 0


@guild_card(11)
def guild_11(game: State, me: Player) -> None:
    """MB-guild-11. Pay 1 jewellery, 1 fabric and 1 spice for 20 lira."""
    me.goods[FABRIC] -= 1
    me.goods[SPICE] -= 1
    me.goods[JEWELLERY] -= 1
    me.lira += 20
