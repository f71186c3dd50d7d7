"""Guild cards 12 to 20: what places do, cheaper or from afar; and coffee."""

from bedesten.engine.language import *
from bedesten.engine.rules.base.mosques import take_tile
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.guild import draw_guild
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.mocha.tavern import *
from bedesten.engine.rules.pieces import put_family
from bedesten.engine.rules.rubies import take_ruby

THINGS = [
    GuildCard(12),
    GuildCard(13, about=SULTANS_PALACE),
    GuildCard(14, about=SMALL_MOSQUE),
    GuildCard(15, about=GREAT_MOSQUE),
    GuildCard(16, about=GEMSTONE_DEALER),
    GuildCard(17),
    GuildCard(18, about=GUILD_HALL),
    GuildCard(19, about=TAVERN),
    GuildCard(20, about=COFFEE_HOUSE),
]


@guild_card(12)
def guild_12(game: State, me: Player) -> Steps:
    """MB-guild-12, MB-4, TURN-10. Use the action of any place where it is possible.

    Then your family member goes to the Police Station if it is elsewhere, without a reward.
    """
    for place in range(1, PLACES + 1):
        if is_on_board(game, place) and is_possible(game, me, place):
            offer(game, AT + place)
    place = yield ask_always(game, ASK_PLACE)
    game.acting = place
    yield action_of(game, place)
    put_family(me, POLICE_STATION)


@guild_possible(13)
def has_six_goods(game: State, me: Player) -> bool:
    return goods_in_all(me) >= 6


@guild_card(13)
def guild_13(game: State, me: Player) -> Steps:
    """MB-guild-13, MB-2. Pay any 6 goods for the next ruby of the Sultan’s Palace."""
    yield pay_any_goods(game, 6)
    take_ruby(game, me, SULTANS_PALACE)


@guild_possible(14)
def can_take_small_tile_for_one(game: State, me: Player) -> bool:
    return can_take_tile_for_one(game, me, RED) or can_take_tile_for_one(game, me, GREEN)


@guild_possible(15)
def can_take_great_tile_for_one(game: State, me: Player) -> bool:
    return can_take_tile_for_one(game, me, YELLOW) or can_take_tile_for_one(game, me, BLUE)


def can_take_tile_for_one(game: State, me: Player, colour: int) -> bool:
    return game.next_tile[colour] > 0 and me.goods[colour] > 0 and not me.tiles >> colour & 1


@guild_card(14, 15)
def guild_14_and_15(game: State, me: Player, card: int) -> Steps:
    """MB-guild-14, MB-guild-15. Take a tile you don’t have for 1 of its good, whatever number it shows. A pair earns you a ruby.

    Card 14 is for the Small Mosque, card 15 for the Great Mosque.
    """
    which = card - SMALL_MOSQUE
    for colour in range(2 * which, 2 * which + 2):
        if can_take_tile_for_one(game, me, colour):
            offer(game, TILE + colour)
    colour = yield ask(game, ASK_TILE)
    take_tile(game, me, colour)


@guild_possible(16)
def has_15_lira(game: State, me: Player) -> bool:
    return me.lira >= 15


@guild_card(16)
def guild_16(game: State, me: Player) -> None:
    """MB-guild-16. Pay 15 lira for the next ruby of the Gemstone Dealer, then take 1 coffee for each ruby you have."""
    me.lira -= 15
    take_ruby(game, me, GEMSTONE_DEALER)
    me.coffee += me.rubies


@guild_card(17)
def guild_17(game: State, me: Player) -> None:
    """MB-guild-17. Take 5 coffee."""
    me.coffee += 5


@guild_possible(18)
def are_two_guild_cards_left(game: State, me: Player) -> bool:
    return bits(game.guild_deck) + bits(game.guild_pile) >= 2


@guild_card(18)
def guild_18(game: State, me: Player) -> Steps:
    """MB-guild-18, MB-4. Take 1 coffee and draw 2 guild cards. You can’t play it if fewer are left besides this one."""
    me.coffee += 1
    for _ in range(2):
        yield draw_guild(game)


@guild_possible(19)
def can_order_cheaper(game: State, me: Player) -> bool:
    return can_order(game, me, me.coffee + 1)


@guild_card(19)
def guild_19(game: State, me: Player) -> Steps:
    """MB-guild-19. Use the Tavern’s action once or twice, for the same thing or another; 1 coffee cheaper in all."""
    game.cheaper = 1
    yield tavern(game)
    if can_use_tavern(game, me):
        offer(game, ENOUGH)
        offer(game, ACT)
        if (yield ask(game, ASK_TAVERN_AGAIN)) == ACT:
            game.acting = TAVERN
            yield tavern(game)


@guild_possible(20)
def has_half_the_coffee(game: State, me: Player) -> bool:
    return me.coffee >= half_coffee_price(game)


def half_coffee_price(game: State) -> int:
    """Rounded up."""
    return (game.coffee_price + 1) // 2


@guild_card(20)
def guild_20(game: State, me: Player) -> None:
    """MB-guild-20. Take the next ruby of the Coffee House for half its price, rounded up."""
    me.coffee -= half_coffee_price(game)
    take_ruby(game, me, COFFEE_HOUSE)
